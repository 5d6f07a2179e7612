DROP TABLE claims;
DROP TABLE troubles;
DROP INDEX seats_waiting;
DROP INDEX letters_by_age;
DROP INDEX outbox_by_age;
DROP INDEX outbox_one_digest;
DROP INDEX seats_once;
ALTER TABLE matches DROP COLUMN version;
