DROP INDEX players_skeleton;
ALTER TABLE players DROP COLUMN name_skeleton;
