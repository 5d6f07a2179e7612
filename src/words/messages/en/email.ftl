# Emails.

# Answers to replies
log-line = { $name } ({ $line })
log-line-says = { $name } ({ $line }): { $says }
log-line-end = { $name } ends the turn.
log-line-end-says = { $name } ends the turn. { $says }
reply-played = { $name }, your reply was played.
reply-played-some = { $name }, your reply was played up to the line that was refused.
reply-played-none = { $name }, nothing in your reply was played.
reply-empty = { $name }, there was nothing to play in your reply.
reply-asked = { $name }, here is what you asked for.
reply-all-done = { $name }, it is done.
reply-did = What you did
reply-followed = What followed
reply-hand-over = Nothing is left to choose, so your turn ends by itself in { $minutes } minutes. Reply ‘undo’ before that to take your last action back.
reply-played-actions = { $name }, the actions in your reply were played.
reply-passed = Skipped, because it is neither an action nor a command
reply-say = To say it at the table, reply with this line
reply-say-line = say { $words }
command-help = help
command-board = board
command-legal = legal
command-undo = undo
command-stop = stop
command-preview = preview { $line }
command-vacation = { $days ->
    [one] vacation 1 day
   *[other] vacation { $days } days
}
command-vacation-unclear = vacation
command-back = vacation off
command-remind-on = remind on
command-remind-off = remind off
command-remind-unclear = remind
reply-back = Welcome back: your clocks run again, and the days you did not use are yours to take later.
reply-done = Done
reply-refused = Refused
reply-over-already = Not needed, because your turn had already ended
reply-left = Not tried, because it came after that line
reply-behind = Not played, because the match has moved on since that email
reply-news = What happened meanwhile
reply-help = What you can write
reply-notation = How actions are written in { $game }
reply-legal = Everything you can do
reply-nothing = Nothing now: it is not your turn.
reply-choice = { $line }: { $what }
reply-choice-priced = { $line }: { $what } ({ $price })
reply-preview = Preview
reply-would = { $line } would do this:
reply-would-refuse = { $line } would be refused. { $why }
reply-away = { $count ->
    [one] You are on holiday for 1 day, and your clocks have stopped.
   *[other] You are on holiday for { $count } days, and your clocks have stopped.
}
reply-said = You said: { $words }
reply-reminders-on = You will get reminders again.
reply-reminders-off = You will get no more reminders. To have them back, write: remind on
reply-stopped = You will get no more emails when it is your turn. You can turn them on again on your profile page.
notation = ‘{ $line }’
help-lines = Write one action per line, as the email shows them. They are played in order.
help-order = The first that is refused stops the rest; what was played before it stands.
help-board = `board`: the board as it is now
help-legal = `legal`: everything you can do
help-preview = `preview LINE`: what an action would do
help-undo = `undo`: takes back your last action
help-say = `say WORDS`: says something at the table
help-vacation = `vacation 5 days`: takes a holiday; your clocks stop
help-vacation-off = `vacation off`: ends a holiday early; the days left can be taken later
help-remind = `remind off`: no more reminders (`remind on`: reminders again)
help-stop = `stop`: no more emails when it is your turn

signature = Turnpost, heavy board games by email
server-hangs-up = the mail server hung up
given-up = given up after { $count ->
    [one] 1 try
   *[other] { $count } tries
}: { $words }
hook-answered = it answered { $status }
hook-unknown-host = the host is not known, or is not on the public network
hook-too-slow = it did not answer in time
hook-no-connection = the connection failed
drop-dead-address = the address is dead
drop-nothing-left = there was nothing left to tell
dead-complaint = Your mail provider reports that you marked our emails as unwanted.
dead-refused = { $words }
hook-failed = The last call failed: { $words }
hook-slow = { $count ->
    [one] The last call was answered only after 1 second: answer at once, and do the work afterwards
   *[other] The last call was answered only after { $count } seconds: answer at once, and do the work afterwards
}
drop-visited = you have visited since

# Emails about turns, and why one is not sent
drop-nobody = there was nobody to tell
drop-no-talk = the others said nothing
drop-over = the match is over
drop-paused = the match is paused
drop-seat = the seat has another player
drop-played = you have played in the meantime
drop-late = the time is up
drop-away = you are on holiday
drop-digest-planned = it goes out with the next digest
match-quoted = { $name }, “{ $title }”
until = { $at } ({ $city }), { $span } from now
turn-subject = Your turn: { $name }
turn = { $who }, it is your turn in { $titled }.
turn-until = You have until { $until }.
turn-decision = Your decision: { $about }
turn-by-reply =
    To play by reply, answer this email with a line such as this:
    { $line }
still-subject = Still your turn: { $name }, { $span } left
still-subject-untimed = Still your turn: { $name }
nudge-subject = { $by } is waiting for your turn: { $name }
map-picture = The map of { $name }; the text part of this email describes it
map-picture-last = The map of { $name } at the end; the text part of this email describes it
board-picture = The board of { $name }; the text part of this email describes it
board-picture-last = The board of { $name } at the end; the text part of this email describes it
reminder = { $who }, { $titled } is still waiting for your turn.
nudge = { $who }, { $by } is waiting for your turn in { $titled }.
stop-turns = Stop emails when it is my turn
stop-reminders = Stop reminders
offer-priced = { $what } ({ $price })
offers-few = What you can do
offers-links = Each link shows you the action first; one button plays it.
offers-some = What you can do ({ $count ->
    [one] 1 action
   *[other] { $count } actions
}; the most common)

# About the account
confirm-subject = Confirm your address
confirm = { $name }, welcome to Turnpost.
confirm-open = Open this to confirm that the address is yours and to choose a password:
confirm-link = Confirm
confirm-lasts = The link works for { $count ->
    [one] 1 hour
   *[other] { $count } hours
}. If you did not sign up, ignore this email, and nothing will happen.
known-subject = You already have an account
known = { $name }, somebody tried to sign up with your address. Perhaps it was you.
known-words = You already have an account. If you forgot the password, ask for a new one.
known-reset = New password
reset-subject = Choose a new password
reset-email = { $name }, you asked for a new password.
reset-open = Open this to choose it:
reset-link = Choose
reset-lasts = The link works once, for { $count ->
    [one] 1 hour
   *[other] { $count } hours
}. If you did not ask for it, ignore this email: your password stays as it is.
address-subject = Change of address
address = { $name }, you asked us to use { $address } for your account.
address-link = Agree
address-open = Open this to agree. The old address must agree as well.
address-new-ignore = If you know nothing of this, ignore this email, and nothing will happen.
address-old-subject = Somebody wants to change the address of your account
address-old = { $name }, somebody asked us to use { $address } for your account instead of this address.
address-old-open = If that was you, open this to agree:
address-old-warning = If it was not you, do not open it. Somebody else knows your password: log in, choose a new one, and nothing will change.
warning-subject = A reply that was not played
warning = { $name }, one of your emails was answered, but nothing was played.
warning-about = { $name }, an email about { $about } was answered from { $from }, but nothing was played.
foreign-subject = Your reply was not played: { $about }
foreign = Your reply about { $about } was not played.
foreign-words = It came from { $from }, and the email that you answered was sent to another address. If the seat is yours, reply from that address, or allow other addresses on your profile page. If somebody forwarded the email to you, the seat is theirs.
foreign-once = We will not answer that address again today.
warning-foreign = The reply came from an address other than yours. If it was you, reply from your own address, or allow others on your profile page. If it was not you, somebody else has that email, and its links play for you until the next one reaches you: play soon, and do not forward our emails.
warning-unproven = It claims to come from you, but nothing proves it. If you did send it, use your own mail provider, or play on the page.
again-subject = We are writing to you again
again = { $name }, this email reached you, so we are writing to your address again.
trouble-subject = Something needs your attention
trouble = { $name }, this is stuck: { $work }.
trouble-words = We keep trying, at longer and longer intervals, and everything else goes on. This is the only email about it; the admin page shows whether it is over.
admin-page = Admin page
trouble-bots = bots of match { $item }
trouble-analysis = the analysis of match { $item }
trouble-late = clocks of match { $item }
trouble-remind = reminders of match { $item }
trouble-due = start of table { $item }
trouble-season = season { $item }
trouble-queues = making matches from the queues
trouble-sweep = clearing out what is old
trouble-mail = email { $item }
trouble-refusals = a mail server is refusing our emails
trouble-queue = one of the queues
trouble-wish = an old queue request of player { $item }
trouble-waits = seats that are waiting with no email
trouble-inbox = reading replies
trouble-loop = the background work
trouble-clock = the clock of this machine
trouble-other = { $work } { $item }
clock-jumped-on = The clock jumped { $span } ahead. We do not trust it, and count the time ourselves. If it has not come back in ten minutes, we will follow it, and all clocks and deadlines will move with it.
clock-jumped-back = The clock jumped back by { $span }. We do not trust it, and count the time ourselves. If it has not recovered in ten minutes, we will follow it, and all clocks and deadlines will move with it.
outage-subject = We were offline, and your deadlines have moved
outage = { $name }, we were offline for { $span }.
outage-words = We are sorry. Nobody loses by it: every clock and every deadline has been put back by the same amount, and nobody lost a seat.
waited-subject = No match was found
waited = { $name }, we could not find enough players for { $game } with { $seats } seats.
waited-words = After two weeks we have stopped looking. Try again, perhaps with another speed or number of seats, or open a table in the lobby.

# About a table
invitation-subject = { $by } invites you to play { $game }
invitation = { $by } invites you to play { $game }.
invitation-terms = { $titled }: { $count ->
    [one] 1 seat
   *[other] { $count } seats
}, { $speed }. At the table: { $names }.
invitation-what = Turnpost is a site for playing { $game } and other heavy board games over days or weeks: an email shows you the board when it is your turn, and you play on the page or by reply.
invitation-cost = Joining is free; all you need is a name and this address. How long each turn may take is written above; you can leave the table at any time before it starts.
invitation-link = Look and join
stop-invitations = No more invitations to this address
talk-line = { $name }: { $words }
talk-subject = Table talk: { $name }
talk-heading = Table talk in { $titled }:
talk-link = Answer
talk-by-reply =
    To answer from here, reply with a line that begins with ‘say’, such as this:
    say Well played
stop-talk = Stop emails with table talk
look-at-match = Open the match
look-at-table = Open the table
look-at-season = Open the season page
over-subject-won = { $names } won: { $name }
over-subject-you = You won: { $name }
over-subject-won-resigned = { $names } won by resignation: { $name }
over-subject-you-resigned = You won by resignation: { $name }
over-subject-nobody = Match over: { $name }
over-how = { $titled }: { $how }
won-you = you won, { $top } to { $next }.
won-you-resigned = you won, as everybody else resigned.
won-by = { $names } won, { $top } to { $next }.
won-alone = { $names } won with { $count ->
    [one] 1 point
   *[other] { $count } points
}.
won-shared = { $names } share first place with { $count ->
    [one] 1 point
   *[other] { $count } points
}.
won-resigned = { $names } won, as everybody else resigned.
won-nobody = the match is over.
over-rating-up = Your rating went up from { $before } to { $after } (+{ $by }).
over-rating-down = Your rating went down from { $before } to { $after } (−{ $by }).
over-again = Play again
over-line = { $place }. { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
stop-tables = Stop emails with news from my tables
table-news = News from { $titled }
begins = At a glance
begins-clock = Clock: { $speed }
begins-order = Seats, in order: { $names }
begins-first = First to play: { $names }
started-words = The table is full and the match has begun. You will get an email when it is your turn.
started-subject = Match started: { $name }
here-subject = Say that you are here: { $name }
here = The table is full. Open it and say that you are here, and the match starts.
here-until = You have until { $until }; after that your seat is free for others.
absent-subject = Your seat is free again: { $name }
absent = You did not say in time that you were here, so your seat is free again.
late-subject = Time is up: { $name }
gone-subject = A bot plays on: { $name }
late = { $words }
dropped-bot = Your time ran out, and a bot plays on in your seat. You can still follow the match on its page. If the clock was too fast for you, choose a slower one next time, or take a holiday before you go away: your clocks stop until you are back.
dropped-substitute = Your time ran out, and your seat is free for a substitute. You can still follow the match on its page. If the clock was too fast for you, choose a slower one next time, or take a holiday before you go away: your clocks stop until you are back.
seat-given-subject = Your seat has a new player: { $name }
seat-given = An admin gave your seat to { $to }. You can still follow the match on its page; if this surprises you, write to the people who run the site.
seat-given-bot = An admin gave your seat to a bot. You can still follow the match on its page; if this surprises you, write to the people who run the site.
seat-got-subject = You have a seat: { $name }
seat-got = An admin gave you a seat in this match. Look at the board before it is your turn; if you do not want the seat, leave the match on its page.
seat-taken-subject = Your seat is gone: { $name }
seat-taken = The player who opened the table removed you from it before the start. You can join another table in the lobby.
substitute-subject = Substitute wanted: { $name }
substitute = { $words } Anybody can take it over on the match page.
expired-subject = Table closed: { $name }
rewound-subject = Match rewound: { $name }
rewound = An admin rewound the match to an earlier action.
head-talk = { $titled }: there is talk at the table.
head-here = { $titled } is full: say that you are here, and it starts.
head-absent = { $titled }: you did not say that you were here, so the seat is free.
head-started = { $titled } has begun.
head-over = { $titled } is over.
head-late = { $titled }: somebody ran out of time or left.
head-dropped = { $titled }: your time ran out.
head-seat-lost = { $titled }: you no longer have a seat there.
head-seat-got = { $titled }: you have a seat there now.
head-expired = { $titled } found too few players.
head-rewound = { $titled } was rewound to an earlier action.

# The digest
digest-turn = { $titled }: until { $until }
digest-play = Play { $name }
digest-subject-news = Your matches: news
digest-subject-turns = Your matches: { $count ->
    [one] 1 turn waiting
   *[other] { $count } turns waiting
}
digest-subject-until = Your matches: { $count ->
    [one] 1 turn waiting
   *[other] { $count } turns waiting
}, { $span } left
digest-news = { $name }, here is what is new at your tables.
digest-turns = { $count ->
    [one] { $name }, one match is waiting for you.
   *[other] { $name }, { $count } matches are waiting for you.
}
digest-heading = News
stop-digest = Stop the digest
drop-nothing-waits = nothing is waiting any more
answer-subject = Re: Your turn: { $name }
answer-to = Re: { $subject }
answer-your-turn = It is your turn
answer-offers = Some of what you can do (reply with one of these lines)
head-league-open = { $title }: sign-up is open.
head-league-confirm = { $title }: confirm that you will play.
head-league-later = { $title } starts later.
head-league-started = { $title } has started.
head-league-round = { $title }: the next round has started.
head-league-week = { $title }: there are new standings.
head-league-over = { $title } is over.
head-league-message = { $title }: { $words }
head-league-out = { $title }: you are no longer in it.
head-league-moved = { $title }: an organiser chose your division.
head-league-paused = { $title } is paused.
head-league-resumed = { $title } has resumed.
head-league-replaced = { $title }: one player was replaced by another.

# About a season
season-quoted = “{ $title }”
drop-sign-up-over = sign-up is over
drop-confirmed = you have confirmed, or withdrawn
league-open-subject = Sign-up is open for { $title }
league-open = { $name }, you can sign up for { $title }.
league-open-words = It starts on { $starts }.
league-confirm-subject = Will you play in { $title }?
league-confirm = { $name }, { $title } is about to start. Will you play?
league-confirm-words = It starts on { $starts }. Open its page and confirm; if you do not, you are left out.
league-later-subject = { $title } starts later
league-later = { $name }, { $title } has too few players to start.
league-later-words = The start is now { $starts }. Bring a friend, and confirm if you have not done so yet.
league-left-out-subject = { $title } has started without you
league-left-out = { $name }, { $title } has started without you.
league-left-out-words = You signed up but did not confirm. We hope to see you next time.
league-started-subject = { $title } has started
league-started = { $name }, { $title } has started.
league-round-subject = Round { $number } of { $title }
league-round = { $name }, round { $number } of { $title } has started.
league-week-subject = Week { $week } of { $title }
league-week = { $name }, here are the standings of { $title }.
league-called-off-subject = { $title } was called off
league-called-off = { $name }, { $title } was called off.
league-over-subject = { $title } is over
league-over = { $name }, { $title } is over.
league-message-subject = To the players of { $title }
league-message = { $name }, an organiser of { $title } writes to all players.
league-replaced-subject = You were replaced in { $title }
league-replaced = { $name }, { $by } has taken over from you in { $title }.
league-replaced-words = An organiser has given your seats to them.
league-replaces-subject = You are now playing in { $title }
league-replaces = { $name }, you are taking over from { $former } in { $title }.
league-out-subject = You are out of { $title }
league-out = { $name }, you are out of { $title }.
league-out-rule = You ran out of time or left a match { $count ->
    [one] once
   *[other] { $count } times
}, and under the rules of the season you are out.
league-out-organiser = An organiser has taken you out of the season.
league-out-list = An organiser took your name off the list before the start.
league-out-bots = Bots play on in your seats. You keep what you have won so far.
league-out-substitutes = Your seats are free for substitutes. You keep what you have won so far.
league-out-next = You can sign up for the next season. If you think this is a mistake, write to the organisers: their names are on the page.
league-out-ask = If you think this is a mistake, write to the organisers: their names are on the page.
league-moved-subject = Your division in { $title }
league-moved = { $name }, an organiser has chosen your division in { $title }.
league-moved-words = You start in division { $number }. If you think this is a mistake, write to the organisers: their names are on the page.
league-unmoved-words = Your division follows from last season and your rating again.
league-paused-subject = { $title } is paused
league-paused = { $name }, { $title } is paused.
league-paused-words = All clocks have stopped, and nobody loses time. We will email you when it resumes.
league-resumed-subject = { $title } has resumed
league-resumed = { $name }, { $title } has resumed.
league-resumed-words = If it is your turn, you have your full time again and get a separate email.
drop-runs-again = it has resumed
drop-paused-again = it is paused again
stop-leagues = Stop emails about leagues and tournaments
league-division = You are in division { $number } with { $count ->
    [one] 1 other player
   *[other] { $count } other players
}. If you play first at a table, you get a separate email.
league-tables = Your tables, in seat order
league-table = Your table, in seat order
league-own-tables = Your tables
league-all-tables = All tables
league-all-divisions = All divisions
league-bye = You have a bye.
league-no-round = You do not play in this round.
league-standings = The standings
league-standings-division = The standings of division { $number }
league-final = The final standings
league-final-division = The final standings of division { $number }
board-place = place
board-player = player
board-points = points
board-played = played
board-range = can finish
league-rank = Your rank is { $rank }.
league-promoted = Your rank is { $rank }. You are promoted to division { $number }.
league-relegated = Your rank is { $rank }. You are relegated to division { $number }.
league-stays = Your rank is { $rank }. You stay in division { $number }.
hook-turn = { $name }, it is your turn in { $titled }
hook-reminder = { $name }, { $titled } is still waiting for your turn
hook-nudge = { $name }, the table asks for your turn in { $titled }
hook-started = { $titled } has begun
hook-over = { $titled } is over
hook-talk = There is table talk in { $titled }
hook-dropped = { $name }, your time ran out in { $titled }
hook-text = { $words }: { $url }
hook-off = Switched off after { $count ->
    [one] 1 failure
   *[other] { $count } failures
}. { $note }
head-nudge = { $titled }: { $by } asks for your turn.
drop-match-unknown = the match is not known
hook-here = { $name }, say that you are here, and { $titled } starts
hook-absent = { $name }, your seat at { $titled } is free again
hook-late = Somebody ran out of time or left { $titled }
hook-seat-lost = You no longer have a seat in { $titled }
hook-seat-got = { $name }, you have a seat in { $titled }
hook-expired = { $titled } found too few players
hook-rewound = { $titled } was rewound to an earlier action

# Examples, for whoever looks at all emails before anybody gets them
gallery-talk = Well played, Ana
gallery-league = Winter league
gallery-message = Bo: Play fair, and on time.
gallery-server = 550 5.7.1 Your server is on a blocklist
