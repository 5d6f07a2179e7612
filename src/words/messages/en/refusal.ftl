# Why something was not done.

line-too-long = A line has at most { $most } characters.
bad-ladder = Write at most six numbers from 1 to 99, such as 50 80 95.
bad-hour = An hour is a number from 0 to 23.
rewind-undone = That action was taken back: choose one that still stands.
bad-league-name = A name has 1 to { $most } characters, on one line.
description-too-long = The description has at most { $most } bytes.
bad-start = The start must be in the future, within a year.
rules-stand = The season has started, so its rules can no longer change.
divisions-stand = Divisions can only be chosen before the season starts.
no-such-division = There is no such division.
not-in-season = This player is not in the season.
season-is-over = The season is over.
is-organiser = { $name } is an organiser already.
no-such-player = There is no player of that name.
not-following = { $name } does not follow this competition. Ask them to press Follow on its page first.
season-not-running = Only a running season can be paused.
season-not-paused = The season is not paused.
bad-result = Give all { $most } players a place and a score; one of them must be first.
bad-words = Write something of at most { $most } bytes.
replace-while-running = Players can only be replaced while the season runs.
has-place = { $name } already has a place in this season.
results-stand = Results can only be corrected while the season runs.
bots-too-late = Bots sign up before the start, like everybody else.
too-many-bots = A season has at most { $most } bots.
too-many-entries = At most { $most } may sign up.
no-such-game = There is no such game here.
bad-seats = { $game } cannot be played with { $seats } at the table.
bad-times = Those times make no sense: choose between an hour and a year, with at most a week of grace.
bad-weeks = A season lasts 1 to 52 weeks.
bad-sign-up = Sign-up lasts 1 to 90 days, and nobody can confirm before it opens.
bad-drop-outs = The number of drop-outs that ends a season must be from 1 to 20.
tie-break-twice = Name each tie-break only once.
bad-matches = Everybody plays 1 to 40 matches.
bad-promotion = More would be promoted and relegated than a division has players.
bad-points = Points by place are { $most } numbers from 1000 to 0, the best first, such as { $example }.
bad-division-size = A division has { $least } to { $most } players.
bad-swiss = A Swiss tournament has 1 to 20 rounds; its final is for 2 to { $most } players, or 0 for no final.
bad-groups = A group has { $least } to { $most } players, and not all of them advance.
bad-advance = From each table, 1 to { $most } players can advance.
signed-up-already = You have signed up already.
season-full = The season is full.
plan-too-long = A plan has at most { $most } steps.
plan-is-empty = There is no step in your plan yet.
notes-too-long = Notes have at most { $most } bytes.
orders-too-long = Standing orders have at most { $most } bytes.
bad-hook = The address of a webhook begins with https:// or http://.
own-seat = That is your own seat: leave the table instead.
bad-talk = Say something of at most { $most } bytes.
title-too-long = A title has at most { $most } bytes, on one line.
too-few-people = One seat is yours; only the others can be bots.
seated-already = You already have a seat at this table.
same-name = Somebody with your name sits at this table.
password-too-short = A password has at least 8 characters.
password-too-long = A password has at most 200 characters.
password-too-common = That password is too easy to guess. Choose another: three or four unrelated words make a good one.
log-in-wrong = That address, password or code is not right.
address-unusable = That address cannot be used.
wrong-password = That is not your password.
wrong-code = That code is not right.
name-taken = That name is taken.
name-looks-taken = That name looks too much like { $other }. Choose one that nobody can mistake.
reserved-name = That name is kept for the service itself. Choose another.
factor-on-already = Two-factor login is on already: turn it off first.
bad-name = A name has 1 to 30 letters, digits, spaces or hyphens, all in one script, and no comma, colon or bracket.
bad-address = That is not an email address.
no-such-zone = There is no such time zone.
too-many-tokens = You have { $most } tokens: delete one first.
not-away = You are not on holiday.
too-many-days = { $count ->
    [one] You have 1 day of holiday left this year.
   *[other] You have { $count } days of holiday left this year.
}
bad-rewind = Only a running match can be rewound, and only to an earlier action.
player-seated = That player already has a seat at this table.
vacation-how-long = Write how many days, for example: vacation 5 days
remind-how = Write: remind off, or: remind on
only-organisers = Only its organisers may do that.
sign-up-closed = Sign-up is not open.
not-signed-up = You have not signed up.
only-players-nudge = Only players of the table may nudge.
nobody-waits = Nobody is waiting for { $name } now.
waits-for-you = The others are waiting for you.
too-early-to-nudge = Give { $name } an hour first.
away-now = { $name } is on holiday, and the clock has stopped.
nudged-already = { $name } was nudged already; once a day is enough.
match-is-over = The match is over.
only-opener = Only the player who opened the table may do that.
match-started = The match has started.
nobody-asks = The table is not asking who is here at the moment.
only-players-invite = Only players of an open table may invite.
only-players-talk = Only players may talk at a table.
too-unreliable = This table asks for a larger share of turns on time than you have so far.
no-free-seat = There is no free seat.
match-not-running = The match is not running.
other-data = This match was dealt from the data { $dealt } of { $game }, and the site now runs with { $here }. Nothing is lost: the match goes on when its operator starts the site with those data again.
does-not-replay = The record of match { $id } does not replay: line { $number } is refused.
by-the-rules = { $words }
match-not-started = The match has not started yet.
no-seat = You have no seat in this match.
match-is-paused = The match is paused.
not-found = There is nothing here, or it is not for you to see.
not-signed-in = You have to log in first.
stale = The match has moved on since you looked.
too-many-tries = Too many tries. Wait a while, then try again.
busy = Many people are logging in right now. Nothing was changed: try again in a few seconds.
log-in-locked = Somebody has tried too many wrong passwords for this address in the last hour. Log in with a browser you have used here before, or ask for a new password: the link we email lets you in.
links-sent = We have sent several links to this address within the hour, and they still work. Open the newest one, or ask again later.
too-many-tables = You have opened many tables in the last hour. Wait a while before you open another.
too-many-open-tables = You already have { $count ->
    [one] 1 table
   *[other] { $count } tables
} waiting for players. Let one of them fill, or leave one, before you open another.
too-many-invitations = You have sent { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
} in the last hour. Wait a while before you send more, or share the link to the table.
too-many-wishes = You have changed your mind often in the last hour. Wait a while, then choose what you would like to play.
too-many-leagues = You have started many leagues and tournaments in the last hour. Wait a while before you start another.
too-many-messages = You have sent { $count ->
    [one] 1 message
   *[other] { $count } messages
} in the last hour. Wait a while before you send another.
too-much-talk = You have said a great deal in the last hour. Wait a while before you say more.
token-reads = This token may only read.
no-such-plan = There is no such format of competition.
no-such-tie-break = There is no such tie-break.
start-missing = Say when it starts.
another-seat = You have another seat now.
unknown-word = ‘{ $word }’ is not one of: { $known }
set-aside = What is stored here cannot be read. It is set aside until an admin has looked at it; nothing is lost, and no clock is running.
set-aside-short = set aside
everybody-is-here = The match has begun: everybody is here.
not-a-number = ‘{ $text }’ is not a number that can be used here.
not-a-start = Give the start as a day and a time.
seats-from-one = Seats are counted from 1.

# The sandbox
sandbox-too-long = A sandbox takes at most { $most } actions. Start over from here.
sandbox-record-too-long = This record is too long to be opened.
sandbox-record-broken = Line { $line } of the record cannot be played: { $why }

# The coach
coach-bots-only = A bot gives advice only where all others at the table are bots and nothing is rated.
coach-not-now = There is nothing for you to decide now. Ask again when it is your turn.
coach-busy = The bots have a lot to think about just now. Try again in a minute.
analysis-not-over = The match is not over yet. Come back for the analysis when it is.
