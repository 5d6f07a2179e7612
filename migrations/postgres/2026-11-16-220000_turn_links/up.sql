-- A turn link belongs to a match and a seat, whatever the number of the turn.
UPDATE links SET subject = rtrim(rtrim(subject, '0123456789'), ':') WHERE purpose = 'turn';
DROP INDEX links_of_player;
CREATE INDEX links_of_player ON links (player_id, purpose, subject);
