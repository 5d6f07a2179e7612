-- Whoever plays before signing up is a guest, and kept until then; NULL for everybody with an account.
ALTER TABLE players ADD COLUMN guest_until TIMESTAMP;
CREATE INDEX players_guests ON players (guest_until) WHERE guest_until IS NOT NULL;
