DROP TABLE queue;
DROP TABLE tallies;
DROP TABLE rated_matches;
DROP TABLE ratings;
DROP TABLE drop_outs;
ALTER TABLE seats DROP COLUMN is_substitute;
