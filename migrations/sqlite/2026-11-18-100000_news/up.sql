-- What nodes tell each other where they cannot be called: which matches have just moved.
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    node TEXT NOT NULL,
    words TEXT NOT NULL,
    at TIMESTAMP NOT NULL
);
