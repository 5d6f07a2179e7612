# The command line.

cli-cannot-write = cannot write { $file }
cli-no-seat = there is no seat { $number }: the table has seats 1 to { $count }
cli-cannot-open = cannot open { $file }
cli-cannot-read = cannot read { $file }
cli-record-line = { $file }, line { $line }: { $reason }
cli-game-data-form = --game-data takes GAME=FILE, not { $given }
cli-game-data-game = --game-data: there is no game { $game }; `turnpost games` lists them
cli-game-data-read = cannot read the data of { $game } in { $file }
cli-game-data-wrong = the data of { $game } in { $file }: { $error }
cli-deal-count = { $count ->
    [one] 1.
   *[other] { $count }.
} { $order }
cli-deal-counts = { $counts }. { $order }
cli-deal-by = { $players } players: { $count }
cli-deal-example = for example ‘{ $line }’
cli-deal-begins = for example ‘{ $line }’; the seed deals the others
cli-game = { $name } ({ $slug }), { $least } to { $most } players
cli-cannot-make = cannot make { $file }
cli-no-game = there is no game ‘{ $game }’: choose from { $games }
cli-option = write --option ID=VALUE, not ‘{ $option }’
cli-violations = { $count ->
    [one] 1 of { $all } matches broke a rule that must hold
   *[other] { $count } of { $all } matches broke a rule that must hold
}
cli-backup-exists = { $file } exists: a backup overwrites nothing
cli-restore-postgres = restore a PostgreSQL database with pg_restore
cli-no-backup = { $file } is not a backup: { $error }
cli-in-use = { $file } is in use: stop the service first, and whatever else has it open
cli-replace = { $file } was last changed at { $changed } UTC. Replace it? The old one is kept. [y/N]
cli-nothing-replaced = nothing was replaced: answer y, or give --yes
cli-old-kept = The old database is kept as { $file }
cli-restored = { $file } has been restored from the backup
cli-out-of-time = the service is not there, or the clock of this machine has jumped
cli-cannot-replace = cannot replace the database
cli-mail-too-long = the message has more than { $most } bytes
cli-no-reply-domain = without --reply-domain, no email is read
cli-no-reader = no email is read at this address
cli-cannot-open-database = cannot open the database { $database }
cli-database-newer = a later version of Turnpost has changed this database: run that version, or restore a backup
cli-database-older = this database is of an earlier version: run `turnpost migrate` first
cli-migrated = { $count ->
    [0] The database is up to date.
    [one] The database is up to date. 1 change was made.
   *[other] The database is up to date. { $count } changes were made.
}
cli-copy-same = the two addresses are the same database
cli-copy-full = { $database } is not empty: it has rows in { $table }
cli-copy-count = { $table } has { $there } rows there and { $here } here
cli-copy-replay = match { $id } does not replay to its position
cli-copied = Copied { $rows } rows of { $tables } tables. { $matches ->
    [one] 1 match was
   *[other] { $matches } matches were
} replayed and agree.
cli-cannot-listen = cannot listen on { $address }: choose another address with --bind
cli-reply-domain-missing = to take replies by email, say with --reply-domain where they go
cli-cannot-listen-mail = cannot listen for email on { $address }
cli-no-name-servers = no name servers
greeting = Turnpost runs at { $url }
greeting-demo = Log in as { $address } with the password { $password }
greeting-admin = Create the admin’s account: { $url }
greeting-mailbox = Emails are kept in the local mailbox: { $url }
cli-waits-without-email = { $count ->
    [one] 1 seat is waiting with no email
   *[other] { $count } seats are waiting with no email
}
cli-letters = { $count ->
    [one] 1 email written to { $folder }
   *[other] { $count } emails written to { $folder }
}
cli-bad-certificate = the certificate and its key cannot be used
cli-waits-well = Every seat that is waiting has its email.
cli-token-label = made in the shell
cli-user = { $id }	{ $name }	{ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
cli-admin = { $id }	{ $name } (admin)	{ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
cli-match = { $id }	{ $game }	{ $status }	{ $count ->
    [one] 1 action
   *[other] { $count } actions
}
cli-league = { $id }	{ $name }	{ $game }	season { $season }	{ $state }	{ $count ->
    [one] 1 player
   *[other] { $count } players
}
doctor-wrong = { $count ->
    [one] 1 thing to fix
   *[other] { $count } things to fix
}
doctor-clock-wrong = it is { $now } UTC here, but a match moved at { $at }: set the clock (timedatectl set-ntp true)
doctor-clock-well = { $now } UTC
doctor-database-well = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $matches ->
    [one] 1 recent match
   *[other] { $matches } recent matches
}, { $emails ->
    [one] 1 email waiting
   *[other] { $emails } emails waiting
}
doctor-waits-well = every seat that is waiting has its email
doctor-waits-wrong = these are waiting with no email: { $seats }
doctor-no-server = no mail server: emails stay in the local mailbox. Set --smtp smtp://user:password@host:587?tls=required
doctor-server-well = connected and logged in
doctor-server-wrong = { $error }. Check host, port, user and password of --smtp
doctor-sender-wrong = emails come from { $sender }: set --mail-from to an address of yours
doctor-dns-silent = the name server cannot be reached, so this could not be looked up
doctor-record-well = { $name } has a record
doctor-not-signed = emails are not signed: make a key with `openssl genrsa -out dkim.pem 2048` and set --dkim-key dkim.pem (unless your mail server signs)
doctor-record-unknown = { $why }. { $what }
doctor-key-well = { $name } has our key
doctor-publish-mx = publish  { $name }. MX { $record }  (the server that takes replies)
doctor-reply-mx = MX of the reply domain
doctor-reply-spf = SPF of the reply domain
doctor-reply-dmarc = DMARC of the reply domain
doctor-publish = publish  { $name }. TXT "{ $record }"
doctor-settings = settings
doctor-database = database
doctor-stored = stored data
doctor-clock = clock
doctor-waits = waits
doctor-sender = sender
doctor-server = mail server
doctor-dns = DNS
doctor-secrets = secrets
doctor-secrets-well = only their owner can read the files
doctor-secrets-wrong = others on this machine can read these files: chmod 600 { $files }
doctor-spf = SPF
doctor-dkim = DKIM
doctor-dmarc = DMARC
config-data = cannot make the data folder { $folder }
config-sender = the sender { $from } is not an email address
config-dkim-read = cannot read the DKIM key { $file }
config-dkim = { $file } is not an RSA key in PEM form: { $error }
config-root = cannot read the root certificate { $file }
config-smtp = the address of the mail server must look like smtp://user:password@host:587?tls=required, and its root certificate, if any, must be in PEM form
config-base-url = the base URL must begin with http:// or https://, but is { $url }
config-proxies = --behind-proxy takes the number of hops, or the addresses of the proxies, not ‘{ $given }’
demo-bots = A match against bots
demo-open = Come and play
demo-club = Sunday club
demo-league = Sunday league
demo-league-words = A slow season for everybody who likes to think.
doctor-stored-well = everything that runs can be read
doctor-stored-wrong = these are set aside until they can be read: { $rows }
doctor-outbox = outbox
doctor-outbox-well = { $count ->
    [0] no email is overdue
    [one] 1 email has just fallen due
   *[other] { $count } emails have just fallen due
}
doctor-outbox-wrong = { $count ->
    [one] 1 email is
   *[other] { $count } emails are
} due, the oldest for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}: is a node running whose --worker-share is not 0?
doctor-troubles = background work
doctor-troubles-well = nothing is stuck
doctor-troubles-wrong = { $count ->
    [one] 1 thing is
   *[other] { $count } things are
} stuck: { $list }
doctor-worker = worker
doctor-bots = bots
doctor-bots-well = they may use { $share } % of all cores, on { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}
doctor-worker-none = this node leaves bots, clocks and emails to others: at least one must do them
doctor-address = address
doctor-address-well = { $url }
doctor-address-here = { $url }, for this machine alone; set --base-url https://… when others are to play
doctor-address-open = { $url } is not encrypted, and passwords travel over it: put a proxy with HTTPS in front and set --base-url https://…
doctor-address-proxy = a proxy seems to be in front: set --behind-proxy, or all visitors share one address and one limit of tries
doctor-postgresql = PostgreSQL
doctor-postgresql-well = version { $version }, { $used } of { $most } connections in use
doctor-postgresql-clock = its clock and ours are { $seconds } seconds apart: set both (timedatectl set-ntp true)
doctor-postgresql-connections = { $used } of { $most } connections are in use, and this node wants { $own }: raise max_connections or lower --database-connections
cli-language = There is no language ‘{ $given }’ here: en, pl or ru.
cli-emails-refused = { $count ->
    [0] No email was refused.
    [one] 1 email was refused:
   *[other] { $count } emails were refused:
}
