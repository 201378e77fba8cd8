# What the server says around every game.

## Storage

error-storage-address = “{ $got }” is no address of a database. Write sqlite:FILE, or postgresql://NAME@HOST/DATABASE with signs such as @ in a password written %40.
error-storage-driver = A package is missing to speak with PostgreSQL. Install it with “pip install psycopg[binary]”, or use sqlite:FILE.
error-storage-connect = Cannot reach { $place }: { $why }. Check that the database runs, its address, the name and the password.
error-storage-foreign = { $place } is not a database of Lanterne. Choose another one.
error-storage-damaged = { $place } is damaged ({ $why }). Put an older copy in its place, or move it away and begin anew.
error-storage-newer = { $place } was written by a newer Lanterne (version { $version }; this one knows { $known }). Update Lanterne and try again.
error-storage-busy = Another program keeps { $place } locked. Close it and try again.
error-storage-failed = { $place } cannot be read or written: { $why }. Check the space left and the permissions, then try again.
