DROP INDEX links_of_player;
CREATE INDEX links_of_player ON links (player_id, purpose);
DELETE FROM links WHERE purpose = 'turn';
