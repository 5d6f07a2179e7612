-- What names that look alike have in common; empty for whoever came before, until the next start.
ALTER TABLE players ADD COLUMN name_skeleton TEXT;
CREATE UNIQUE INDEX players_skeleton ON players (name_skeleton);
