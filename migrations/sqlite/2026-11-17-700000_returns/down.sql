DROP TABLE return_tokens;
