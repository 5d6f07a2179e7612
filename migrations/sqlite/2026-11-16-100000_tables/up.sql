-- The data that a match was dealt from, where an operator may replace them.
ALTER TABLE matches ADD COLUMN data TEXT NOT NULL DEFAULT '';
-- What the seat plays as, separated by blanks: results are counted by it.
ALTER TABLE seats ADD COLUMN roles TEXT NOT NULL DEFAULT '';
