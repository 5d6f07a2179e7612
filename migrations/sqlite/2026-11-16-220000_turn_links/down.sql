DROP INDEX links_of_subject;
DELETE FROM links WHERE purpose = 'turn';
