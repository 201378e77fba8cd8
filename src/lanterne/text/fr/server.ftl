# Ce que le serveur dit autour de chaque jeu.

## Le stockage

error-storage-address = « { $got } » n’est pas l’adresse d’une base de données. Écrivez sqlite:FICHIER, ou postgresql://NOM@MACHINE/BASE, en notant « %40 » un signe comme @ dans un mot de passe.
error-storage-driver = Il manque un paquet pour parler à PostgreSQL. Installez-le avec « pip install psycopg[binary] », ou utilisez sqlite:FICHIER.
error-storage-connect = Impossible de joindre { $place } : { $why }. Vérifiez que la base de données tourne, son adresse, le nom et le mot de passe.
error-storage-foreign = { $place } n’est pas une base de données de Lanterne. Choisissez-en une autre.
error-storage-damaged = { $place } est abîmé ({ $why }). Mettez une copie plus ancienne à sa place, ou déplacez-le pour repartir de zéro.
error-storage-newer = { $place } vient d’une version plus récente de Lanterne (version { $version } ; celle-ci connaît { $known }). Mettez Lanterne à jour et réessayez.
error-storage-busy = Un autre programme garde { $place } verrouillé. Fermez-le et réessayez.
error-storage-failed = Impossible de lire ou d’écrire { $place } : { $why }. Vérifiez la place restante et les droits, puis réessayez.
