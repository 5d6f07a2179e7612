DROP TABLE beats;
