DROP INDEX players_guests;
ALTER TABLE players DROP COLUMN guest_until;
