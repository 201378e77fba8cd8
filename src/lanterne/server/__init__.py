"""The table in the browser: tables, seats, storage, web socket. Knows games only through the kernel."""
