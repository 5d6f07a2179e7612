DROP TABLE any_senders;
DROP TABLE dead_addresses;
DROP TABLE seen_messages;
DROP TABLE reply_tokens;
