DROP INDEX analyses_open;
DROP TABLE analyses;
