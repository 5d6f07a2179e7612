# The frame of every page, and pages that belong to no match, league or account.

site = Turnpost
page-title = { $title } – Turnpost
foot-motto = heavy board games, one action at a time
foot-nav = About
next-turn = Next turn
foot-games = Games and rules
foot-api = API
skip = Skip to content
nav = Main
languages = Language
my-matches = My matches
lobby = Lobby
leagues = Leagues
ratings = Ratings
admin = Admin
log-in = Log in
sign-up = Sign up

game = Game
games = Games
speed = Speed
player = Player
players = Players
players-fact = players
match = Match
matches = Matches
name = Name
board = Board
board-text = The board as text
log = Log
yes = yes
no = no
save = Save
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-range = { $least } to { $most } players
open-table = Open a table
find-table = Find a table
play-now = Play now
play-bot = Play a bot now

# The front page
front-title = Heavy board games by email
front-promise = Heavy board games, one action at a time
front-how = An email tells you that it is your turn. Play in a minute, from its link or by reply, and get on with your day. Turnpost knows every rule.
front-free = Free, open source, no ads.
front-picture = A match of { $game } in full swing
front-mail-subject = Your turn: { $game } ({ $stage })
front-mail-to = Turnpost to { $name }
front-mail-answer = You reply
front-games = Four games, complete rules
front-bot = Play a bot
front-learn = Learn it
front-bot-which = Play a bot at { $game }
front-find-which = Find a table for { $game }
front-tables = Tables waiting for players
front-no-tables = No table is waiting right now. Open one, and send the link to your friends.
front-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
front-join = Join
front-join-which = Join { $game } #{ $id }
front-why = Why people stay
front-why-try = Try it, then play it.
front-why-try-words = Every action shows its price and its effect on the board before you confirm it, and you can take it back until your turn ends.
front-why-plan = Plan while you wait.
front-why-plan-words = Queue your next turn. It is played if it still can be.
front-why-league = Leagues and ratings.
front-why-league-words = Seasons with promotion, an honest clock, and holidays that stop it.
front-why-back = Look back.
front-why-back-words = Step through any match, and share any moment with a link.
games-words = Each with its complete rules, a bot to try it against, and tables waiting for players.
game-turns = about { $count ->
    [one] 1 turn each
   *[other] { $count } turns each
}

# Lists of matches
match-and-number = { $game } #{ $id }
match-titled = { $game } #{ $id }, { $title }
mine-none = You are not in a match yet.
mine-none-words = A bot has time for you now and plays as quickly as you do. Or find a table with people: an email tells you when it is your turn.
mine-learn = Read the rules
mine-all-played = Nothing is waiting for you. We will email you when it is your turn.
mine-turns = Your turn in { $count ->
    [one] 1 match
   *[other] { $count } matches
}
mine-bot = Play a bot
mine-you = You
mine-no-clock = no clock
mine-play = Play
mine-play-which = Play { $game } #{ $id }
mine-others = Waiting for others
mine-awaited = { $names }, { $since }
mine-open = Tables waiting for players
mine-lately = Recently finished
mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
mine-result-first = { $score }, ahead of { $others }
mine-result-after = { $score }, behind { $others }
mine-all-over = All finished matches ({ $count })
finished = Finished matches
finished-running = Running matches
finished-none = None of your matches is finished yet.
finished-none-words = A finished match stays here with its result, its rating change and every step of it.
item-open = { $free ->
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
} · { $speed }
item-open-mine = waiting for players
item-paused = paused
item-turn = your turn
item-turn-left = your turn: { $left }
item-waiting = waiting for others
item-waits-for = waiting for { $names }
item-place = place { $place }, { $score ->
    [one] 1 point
   *[other] { $score } points
}
item-result = { $name } { $score }
item-abandoned = abandoned
item-expired = closed: too few players
item-over = finished
lobby-rated = Matches between two or more people are rated.
lobby-fitting = Only tables I may join
lobby-open = Open tables
lobby-none = No table is open right now.
lobby-substitutes = Seats for a substitute
lobby-running = Matches to watch
lobby-over = Finished
filter = Filter
filter-all = all
filter-any = any
filter-fast = hours per turn
filter-daily = about a day per turn
filter-slow = days per turn
filter-untimed = no clock

# Play now
play-now-words = Tell us what you would like to play. As soon as enough others want the same, the match starts and we email you.
play-now-join = Join the queue
play-now-own = You are waiting for
play-now-wanted = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $speed }
play-now-leave = Stop waiting
play-now-leave-what = Stop waiting for { $wanted }
play-now-queues = Waiting now
play-now-none = Nobody is waiting. Be the first, or find a table in the lobby.
play-now-waiting = Waiting
play-now-how = How matches are made
play-now-rule = A match starts when enough people are waiting whose ratings differ by at most { $gap }; those closest together are seated first. For each day that one of them has been waiting, the gap may be { $more } wider. After { $anybody } days you come first and play whoever is nearest. While you are on holiday you are passed over. Once you have a seat you leave all queues of that game, and after { $count ->
    [one] 1 day
   *[other] { $count } days
} we stop looking.

# The page of a game
game-title = { $game }: rules
game-always-ends = Under these rules every match comes to an end.
game-may-not-end = Under these rules a match might never end, so the players may agree to abandon it.
game-contents = Contents
rules-of = { $game }: the complete rules
rules-complete = The complete rules
rules-find = Search the rules
rules-find-button = Search
rules-example = Example.
rules-example-try = Try it from here
rules-found = { $count ->
    [one] 1 section with ‘{ $words }’
   *[other] { $count } sections with ‘{ $words }’
}
rules-found-none = Try one word only, or the name of the piece as it appears on the board.
sheet = Cheat sheet
sheet-of = { $game }: cheat sheet
game-fact-turns = turns each
game-fact-minutes = { $minutes } min
game-fact-a-turn = a turn
game-fact-running = running
game-watch = Watch one
game-watch-which = { $game } #{ $id }: step through it
game-best = Best rated
game-best-none = Nobody has enough rated matches yet.
game-rulings-short = Rulings
game-sources-short = Sources
game-options = Options
game-orders = Standing orders answer decisions that come up outside your turn. You set them on the page of a match, one per line; change the numbers as you like.
game-components = Components
game-rulings = Rulings, rules version { $version }
game-rulings-words = How we play what the rulebook leaves open, and why. A match keeps the version of the rules that it began with.
game-rules-version = Version { $version }
game-ruling-later = In force from version { $version }.
match-hand-over = Nothing is left to choose, so your turn ends by itself { $minutes } minutes after your last action. Until then you can take it back.
match-rules = Rules version { $version }
game-sources = Where the rules and values come from
game-reconstructed = These lines of the data are reconstructed rather than copied from the components:
game-data-table = Table
game-data-lines = Lines
game-data-version = Data of new matches:

# Ratings
ratings-words = Each game has its own ratings. A finished match compares every person in it with every other; bots are left out. Everybody starts at 25.0 ± 8.3, and the uncertainty shrinks with each match. To be listed, play { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
}.
ratings-listed = Listed players
ratings-yours = Your rating
ratings-none = none yet
ratings-counts = What counts
ratings-rule-people = A match counts if at least two people played it to the end. Abandoned matches do not count.
ratings-rule-drop-out = If you drop out, you are rated as last, even if a bot or a substitute finishes for you.
ratings-rule-substitute = If you take over a seat in a running match, you can only gain from the result.
rating = { $rating } ± { $uncertainty } after { $count ->
    [one] 1 match
   *[other] { $count } matches
}
rating-none-yet = You have no rating here yet. Play { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
} to be listed.
rating-own = Your rating: { $rating }.
rating-own-missing = Your rating: { $rating }. { $count ->
    [one] One more rated match
   *[other] { $count } more rated matches
} and you are listed.
rating-way = From { $first } to { $last } over { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
}, between { $lowest } and { $highest }.
rating-chart = Rating after each rated match, with its uncertainty
rating-chart-line = rating
board-title = { $game }: ratings
board-order = Sorted by the cautious estimate: rating − 2 × uncertainty. To be listed, play { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
}.
board-empty = Nobody has played { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
} yet.
board-cautious = Cautious
board-rating = Rating
board-statistics = What was played, and how it went
board-statistics-words = Only seats held by people in rated matches. A shared first place counts as a win.
board-seats = By seat
board-all = all
column-role = Played as
column-seat = Seat
column-played = Played
column-won = Won
column-points = Average points
column-place = Average place
seat-number = Seat { $number }
percent = { $number }%
export-csv = CSV

# The page of a player
player-since = Here since { $month }
player-no-turns = no turns yet
player-pace = { $span } per turn
player-new = new here
player-reliability = { $percent }% of turns on time
player-drop-outs = { $count ->
    [0] no drop-outs
    [one] 1 drop-out
   *[other] { $count } drop-outs
}
player-results = Results
player-game-and-role = Game and faction
player-no-match = No public matches yet.
player-season = { $name }, season { $number }
player-rank = rank { $rank }
player-rank-division = rank { $rank } in division { $division }
player-season-running = running
player-season-missed = did not play
player-season-signed-up = signed up

# Feeds and calendars
feed-title = { $name }’s turns
feed-turn = Your turn: { $what }
feed-until = Until { $until }.
feed-untimed = No clock.
calendar-deadline = Deadline: { $what }
calendar-moment = { $season }: { $what }
calendar-sign-up = sign-up opens
calendar-start = starts
calendar-end = ends

# The local mailbox
mailbox = Local mailbox
mailbox-words = No mail server is configured, so emails are kept here. Only this machine can see this page.
mailbox-to = to { $address },
mailbox-html = As a mail program shows it
mailbox-message = The whole message
mailbox-empty = No email yet.

# The admin’s page
admin-emails-again = { $count ->
    [one] 1 email will be sent again.
   *[other] { $count } emails will be sent again.
}
past-turn = That turn has been played
past-turn-words = { $name } played it, { $at }.
past-turn-link = To the match
admin-letters = Every kind of email
admin-letters-words = What people get, for every game, with made-up names. Any change to the program shows up here first.
admin-letters-account = Accounts
admin-letters-text = as text
admin-refused = Emails that were refused
admin-refused-to = To
admin-refused-about = About
admin-refused-why = What the server said
admin-refused-again = Send again
admin-refused-all = Send all of them again
admin-refused-gone = It contained a link that we do not keep; its recipient can ask for a new one.
admin-emails = { $count ->
    [0] No email is waiting to be sent.
    [one] 1 email is waiting to be sent.
   *[other] { $count } emails are waiting to be sent.
}
admin-unreadable = Set aside: this cannot be read
admin-troubles = Stuck
admin-trouble-what = What
admin-trouble-why = Why
admin-trouble-since = Since
admin-trouble-failures = Failures
admin-trouble-next = Next try
admin-find = Match number, name, title or address
admin-find-button = Search
newer = Newer
older = Older
admin-change = Change
admin-no-match = No match found.
admin-nobody = Nobody found.
admin-status = Status
admin-actions = Actions
admin-check = Check the replay
admin-rewind = Rewind
admin-rewind-to = to action
admin-seat = seat
admin-seat-to = to (empty for a bot)
admin-seat-give = Give
admin-people = People
admin-confirmed = Confirmed
admin-turns = Turns
admin-late = Late
admin-drop-outs = Drop-outs
admin-log = What admins did
admin-match = Match { $id }
admin-replay-agrees = The record leads to exactly the stored position.
admin-replay-differs = The record and the stored position differ.

# Errors
error-lobby = Go to the lobby
error-title-not-found = Not found
error-title-not-signed-in = Please log in
error-title-forbidden = Not allowed
error-title-invalid = That does not work
error-title-refused = The rules say no
error-title-stale = The match has moved on
error-title-too-many = Too many, too fast
error-title-busy = Very busy
error-title-set-aside = Set aside
error-title-broken = Something broke
error-title-database-away = We will be right back
error-title-unknown-outcome = We lost the thread
error-database-away = Our database cannot be reached at the moment. Nothing was changed. Please try again in a few seconds.
error-unknown-outcome = The connection to our database broke while we were saving. Your change may or may not have been saved. Please send it again: an action that was saved is not played twice.
error-title-unreadable = We cannot read that
error-broken = It is not your fault, and nothing was changed. Please try again in a moment.
error-form-too-large = The form is too large, or it was cut off.
error-form-only = Only forms are accepted here.
error-form-text = The form is not UTF-8 text.
error-form-field = A field of the form is missing or wrong.
error-body-too-slow = It took too long to send that, so we stopped waiting. Please try again.
error-misdirected = This service does not go by the name of { $name }. If you run it, set its name with --base-url, and any other names with --also-called.
error-foreign-form = This form did not come from a page of this site.
