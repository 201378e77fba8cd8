-- A database as version 1 wrote it. Never edited: every later version has to open it.
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO meta VALUES ('version', '1');
CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL, config TEXT NOT NULL, summary TEXT NOT NULL);
CREATE INDEX tables_listed ON tables (over, updated) WHERE listed = 1;
CREATE TABLE journal (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, idx INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_id, idx));
CREATE TABLE snapshots (table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, data TEXT NOT NULL);
CREATE TABLE links (secret TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, UNIQUE (table_id, seat));
CREATE TABLE holders (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat, person));
CREATE INDEX holders_person ON holders (person);
INSERT INTO tables VALUES ('old', 'mini-rogue', 1763294400.5, 1763294409.25, 1, 0, '{"seats":["me"],"name":"Andr\u00e9"}', '{"length":2}');
INSERT INTO journal VALUES ('old', 0, 1763294401.5, 'page-1', '{"answer":0}');
INSERT INTO journal VALUES ('old', 1, 1763294409.25, 'page-2', '{"answer":"go north"}');
INSERT INTO snapshots VALUES ('old', '{"at":1}');
INSERT INTO links VALUES ('5ec2e7', 'old', -1);
INSERT INTO holders VALUES ('old', 0, 'ann');
INSERT INTO holders VALUES ('old', -2, 'ann');
