# A match, a table before the match starts, and the terms of both.

seats = Seats
match-next = Next match waiting for you
match-by-link = You followed the link in an email, which opens only this turn. Log in for table talk, notes and plans.
match-over = The match is over.
match-paused = The match is paused.
match-waits-for = Waiting for { $name }
match-nudge = Nudge { $name }
match-open-seat = A seat in this match is free for a substitute.
match-open-seat-words = Below is the board as everybody sees it. Once you take the seat, you also see what is hidden from the others.
match-take-over = Take over the seat
match-news = Since your last turn
match-see-news = See what happened
match-stale = The match has moved on since you looked, so nothing was played. Here is what changed; look again, then choose.
match-leave = Leave the match for good
match-fingerprint = Fingerprint of the seed:
open-seat = Wanted: a substitute for { $name }.
open-seat-role = Wanted: a substitute for { $name } ({ $roles }).
open-seat-standing = { $count ->
    [one] 1 point
   *[other] { $count } points
}, place { $place } of { $seats }.

menu-type = Or type it
menu-play = Play
menu-why-not = Why not something else?
preview-points = { $name }: { $now } → { $count ->
    [one] 1 point
   *[other] { $count } points
}
preview-pays = You pay
preview-gets = You get
preview-income = Next income
preview-end = The match ends.
preview-next = Next to decide: { $names }.
preview-final = You cannot take this back.
# What happens begins with a name; to whoever it is about it is said in the second person. Each verb of the
# games, as it stands after a name, and to the reader; the word after which another verb may follow.
preview-you = You { $does }
preview-and = and
preview-verbs =
    accepts accept, acquires acquire, activates activate, adds add, advances advance, attacks attack, becomes become,
    began began, bids bid, binds bind, builds build, completes complete, converts convert, conveys convey,
    copies copy, covers cover, declares declare, declines decline, destroys destroy, develops develop,
    disbands disband, discards discard, draws draw, ends end, exchanges exchange, exhausts exhaust, feeds feed,
    fills fill, finds find, founds found, gains gain, gives give, goes go, has have, improves improve, increases increase, is are,
    loses lose, makes make, may may, moves move, offers offer, passes pass, pays pay, places place, plays play,
    prepares prepare, produces produce, puts put, raises raise, reaches reach, rearranges rearrange, recharges recharge,
    refuses refuse, removes remove, resigns resign, returns return, rises rise, sacrifices sacrifice, scores score,
    sees see, sends send, spends spend, starts start, stops stop, succeeds succeed, takes take, teleports teleport,
    turns turn, upgrades upgrade, uses use, will will, wins win
undo = Take back your last action

log-title = { $game } #{ $id }: log
log-automatic = played automatically
log-whole = The whole log
log-step = Step through
log-record = The record
moment-title = { $game } #{ $id }, action { $number }
moment-of = action { $number } of { $last }
moment-nav = Steps
moment-before = Back
moment-after = Forward
moment-now = To the match
moment-taken-back = An action was taken back here.
chart-points = Points over time
charts = Charts
charts-title = { $game } #{ $id }: charts
charts-all = More numbers over time
charts-none = Nothing to draw yet: charts begin with the first actions.
chart-points-words = Points of each player over time
talk = Table talk
talk-field = Say something
talk-send = Send
talk-notice = Notice from the site
notes = Your private notes
notes-words = Only you see them
orders = Standing orders
orders-field = For decisions outside your turn, one per line
orders-known = What this game understands; change the numbers as you like:

agree = Pause, abandon, leave
agree-pause = Ask for a pause
agree-resume = Ask to resume
agree-abandon = Ask to abandon
agree-nothing = Withdraw my request
agree-words = It happens as soon as all players ask for the same thing.
wish-pause = asks for a pause
wish-resume = asks to resume
wish-abandon = asks to abandon
wish-here = is here

plan-steps = { $count ->
    [0] You have no plan.
    [one] 1 step.
   *[other] { $count } steps.
}
plan-steps-queued = { $count ->
    [one] 1 step, queued.
   *[other] { $count } steps, queued.
}
plan-try = Try things out
plan-words = Try your next actions here. Only you see them.
plan-guessed = Until your turn comes, what the others will do is a guess.
plan-broken = The rest cannot be played here.
plan-stop = Take it out of the queue
plan-clear = Start over
plan-queued = Your plan is queued.

# A table before it starts
table-expired = Not enough players joined in time, so the table was closed.
table-due-open = It starts as soon as every seat is taken, and an email tells you so. Open for players: { $left }
table-due-start = Start: { $left }
table-due-here = To say that you are here: { $left }
table-join = Take a seat
table-sign-up = Sign up and join
table-cost = Joining is free and takes a name and an email address; you can leave the table at any time before it starts.
table-log-in = Log in to join
table-here = I am here
table-leave = Leave the table
table-terms = Terms
table-option = { $option }: { $value }
table-invite = Invite
table-invite-link = Send this link to friends:
table-link = Link to the table
table-copy = Copy
table-copied = Copied
table-code = Scan with a phone
play-again-short = Again
play-again-which = Play { $game } #{ $id } again with the same people
table-invite-address = Or their email address
table-invite-send = Send an invitation
seat-free = free
seat-you = (you)
seat-put-bot = Put a bot here
seat-empty = Empty the seat
seat-move-up = Move { $name } up
order-random = seats and first player at random
order-first-listed = the first on the list plays first, the others are seated at random
order-listed = seated as listed, first player at random
order-all-listed = seated as listed, the first on the list plays first

# Forms of tables and leagues
form-options = Options of { $game }
form-title = Title (optional)
form-level = How strong bots are
bot-newcomer = for newcomers
bot-club = club player
bot-strong = strong
form-bots = Bots among them
form-game = Which game?
form-company = With whom?
form-everybody = With anybody
form-everybody-words = The table is in the lobby, and anybody can take a seat.
form-friends = With friends
form-friends-words = You get a link to send. Nobody else can find the table.
form-with-bots = With bots
form-with-bots-words = It starts at once. Bots answer within seconds.
form-pace = How quickly?
form-first-match = Use the recommended first set-up, where the game has one
form-more = More
form-visibility-default = as chosen above
form-title-words = Shown in lists beside the game.
form-bots-words = With people, bots can fill some of the seats.
form-seating-words = Who sits where can matter.
form-reliability-words = Keeps out players who often miss their turns; 0 lets everybody in.
form-grace-words = How long the clock waits before it starts.
form-drop-out-words = You drop out by leaving, or by running out of time.
form-start-words = For matches that start at a set time.
form-seating = Seating
form-at-random = at random
form-seating-chosen = as you arrange it
form-first = First player
form-first-words = Playing first is worth more in some games than in others.
form-first-chosen = whoever you put first
form-visibility = Who may join
form-public = everybody: the table is in the lobby
form-unlisted = anybody with the link, who may also watch
form-invitation = by invitation only
form-reliability = Minimum share of turns on time, in %
form-time = Time
form-own-turn = My own time per turn
form-own-turn-words = Every turn has these hours.
form-own-bank = My own bank
form-own-bank-words = Time that you use as you like over the whole match; each turn adds a little.
form-turn-hours = Hours per turn
form-bank-hours = Bank at the start, in hours
form-increment-hours = Added after each turn, in hours
form-cap-hours = Most the bank can hold, in hours
form-grace = Grace at the start of each turn, in minutes
form-sleeps = The clock stops during each player’s night
form-sleeps-words = From 23:00 to 7:00 where the player lives.
form-drop-out = When somebody drops out
form-drop-out-bot = a bot plays on
form-drop-out-substitute = a substitute may take the seat
form-start = Start at this time ({ $zone }), not when the table is full
form-confirm = Everybody confirms before it starts
form-confirm-words = When the table is full, everybody confirms that they are here. Anybody who does not loses the seat.

# How long a turn may take
speed-choice-fast = Fast: 8 hours per turn
speed-choice-daily = Daily: 24 hours per turn
speed-choice-relaxed = Relaxed: 3 days per turn
speed-choice-slow = Slow: 7 days per turn
speed-choice-bank = A bank of 10 days, plus 12 hours for each turn
speed-choice-untimed = No clock
speed-untimed = no clock
speed-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} per turn
speed-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
} per turn
speed-bank = a bank of { $bank }, plus { $count ->
    [one] 1 hour
   *[other] { $count } hours
} per turn

# What the site itself says and writes down
table-rewound = An admin rewound the match to action { $number }.
# What is written into logs: who, and what was done
audit-line = { $who } { $what }
audit-rewound = rewound to action { $number }
audit-seat-given = gave seat { $seat } to { $name }
audit-sent-again = { $count ->
    [one] sent 1 refused email again
   *[other] sent { $count } refused emails again
}
audit-seat-bot = gave seat { $seat } to a bot
table-changed = An admin changed the table: { $what }.
plan-changed = Your plan stopped before ‘{ $line }’: it now means ‘{ $what }’ ({ $price }).
plan-changed-free = Your plan stopped before ‘{ $line }’: it now means ‘{ $what }’.
plan-refused = Your plan stopped before ‘{ $line }’: { $why }
plan-touched = Your plan stopped, because { $who } did something at { $place } first.
gone-late = { $name } ran out of time
gone-left = { $name } has left
gone-season = { $name } is out of the season
gone-nobody = No substitute was found for { $name }
gone-bot = { $gone }: a bot plays on.
gone-substitute = { $gone }: the seat is free for a substitute.
audit-dropped = took { $name } out of the season
table-taken-over = { $name } takes over the seat.
table-outage = We were offline for { $span }. Every clock and every deadline has been put back by the same amount.
audit-outage = was offline for { $span }; everything that was running has been put back by as much
audit-clock-on = saw the clock of this machine jump ahead by { $span }; everything that was running has been put back by as much
audit-clock-back = saw the clock of this machine jump back by { $span }, and moved everything that was running with it
table-paused = Everybody agrees: the match is paused.
table-resumed = Everybody agrees: the match goes on.
table-abandoned = Everybody agrees: the match is abandoned.
table-absent = { $name } did not confirm: the seat is free again.
audit-closed = closed the season: the ranks are final
audit-opened = opened sign-up for season { $number }
audit-founded = started the competition
audit-rules = changed the rules
audit-moved = put { $name } into division { $division }
audit-unmoved = left { $name }’s division to the seeding
audit-closed-early = closed the season early
audit-called-off = called the season off
audit-repeats = set the next season to open by itself
audit-last = made this the last season
audit-organiser = made { $name } an organiser
table-season-paused = The organisers have paused the season.
table-season-resumed = The season goes on.
audit-paused = paused the season
audit-resumed = resumed the season
audit-replaced = { $name } took over from { $former }
table-replaced = { $name } has taken over from { $former }.
league-table-title = { $name }, season { $season }, division { $division }, table { $number }
tournament-table-title = { $name }, round { $round }, table { $number }
audit-division-table = division { $division }, table { $number }
audit-round-table = round { $round }, table { $number }
audit-uncorrected = took back the correction of { $table }
audit-corrected = corrected { $table }: { $results }
audit-wrote = { $count ->
    [one] wrote to 1 player: { $words }
   *[other] wrote to { $count } players: { $words }
}
audit-bots = { $count ->
    [one] signed up 1 bot
   *[other] signed up { $count } bots
}
audit-round = paired round { $number }
audit-postponed = postponed the start by a week: too few players have confirmed
audit-started = started the season: { $players ->
    [one] 1 player
   *[other] { $players } players
} in { $divisions ->
    [one] 1 division
   *[other] { $divisions } divisions
}

# The board
piece-choose = Choose
piece-close = Close
piece-age = Age { $age }
seats-in-order = In turn order

# The frame of the match page
skip-actions = Skip to actions
skip-board = Skip to the board
skip-log = Skip to the log
status-left = { $span } left
status-past = Looking back
status-over = Finished
status-paused = Paused
status-yours = Your turn
status-decision = Your decision
status-while = while { $name } plays
bar-next = Next match
bar-menu = Menu
bar-rules = Rules
step-first = First action
step-back = One action back
step-on = One action on
step-now = To the present
step-of = { $number } of { $last }
score = Points by source
talk-panel = Log, talk and plan
tab-news = Since your turn
tab-talk = Talk
tab-plan = Plan
talk-empty = Nobody has spoken yet.
told-yours = { $points } for you
log-empty = Nothing has happened yet.
log-filter = Find in the log
refused = Not played.
refused-possible = Possible there:
watching = You are watching. Log in to play matches of your own.
wait-look-again = See whether anything has happened
wait-others = Your other matches
plan-next = Your next turn
plan-heading = Plan your next turn
plan-nothing-played = You are trying things out. Nothing is played, and nobody sees it.
plan-sandbox = Try the others’ actions too
plan-first = Choose your first action, on the board or below.
plan-drop = Remove step { $number }
plan-fails = Stops if
plan-fails-places = somebody does something at { $places } first, or a step no longer costs the same. Then we ask you.
plan-fails-price = a step is no longer possible or no longer costs the same. Then we ask you.
plan-play-it = Play it when my turn comes
plan-add = Add to the plan
plan-add-and-end = Add, and end the turn
plan-done = Done
wait-usual = usually answers within { $span }
answer-next-time = Next time, without asking
news-step = Step through it on the board
rematch-too-early = The match is not over yet.
table-again = { $name } has opened a new table with the same terms: match #{ $id }.
past-by = Action { $number }: { $name }
past-heading = Action { $number }
moment-slider = Go to action
moment-stages = Parts of the match
moment-go = Go
moment-address = The address of this page leads to this moment.
moment-keys = Keys: ← and → go one action, P plays on.
moment-watch = Let it play
jump = Parts of the page
jump-mat = You
jump-sites = Monuments
jump-rivals = Rivals
act-sheet = Actions
act-back = Back to the choices
act-steps = What you have chosen
act-one-back = One step back
act-take-out = take it out again
act-play-so-far = Play up to here
act-always = Always answer like this
act-play-and-end = Play and end turn
act-play-and-finish = Play and finish
act-undo = Take back
act-end = End turn
act-finish = Finish
act-hint = Enter plays it; choose another place to change it.
act-rule = The rule:
act-hint-asks = Go on with one of the marked places.
plan-hint = Enter adds it; choose another place to change it.
menu-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
menu-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
menu-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
menu-or = or
menu-from = from
menu-and-more = { $count ->
    [one] { $what }; or 1 more
   *[other] { $what }; or { $count } more
}
points = points
end-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
end-won-by = { $points ->
    [one] { $name } wins by 1 point
   *[other] { $name } wins by { $points } points
}
end-you = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $points ->
    [0] level on points
    [one] 1 point behind
   *[other] { $points } points behind
}.
end-best-source = Where { $name } scored most: { $source }, { $points } of { $total } points.
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-rating = rating
end-turns = Turning points
end-turn = Action { $number }
end-again = Play again
end-again-same = Play again, same table
end-fair = The deal was fair: check the seed
end-fair-words = The fingerprint below was shown from the first action on. The record holds the seed: its SHA-256 is this fingerprint.
end-share = Picture to share
abandon-means = If all players ask for it, the match ends at once without a result. Until then you can withdraw your request.
abandon-sure = Ask to abandon the match
leave-means = You give up your seat for good. A bot or a substitute plays on, it counts as dropping out, and you cannot come back.
leave-sure = Leave the match
live-moved = The match has moved on.
live-your-turn = It is your turn.
live-preview = Preview:
live-offline = Not sent. Check your connection and try again; your choice is still here.
keys = Keys
keys-kinds = Choose a kind of action
keys-arrows = Move between the places you can use
keys-enter = Play what you are looking at
keys-play-only = Play it, and keep the turn
keys-escape = Back one level
keys-type = Type an action
keys-ends = To the first action, or to the present
keys-watch = While looking back: let it play
keys-step = Step back and forward through the match
keys-off = Turn off single-key shortcuts

# The sandbox: try things, nothing counts
sandbox = Sandbox
sandbox-player = Player { $number }
sandbox-title = { $game }: sandbox
sandbox-try = Try things from here
sandbox-words = Try anything, for every seat. Nothing counts, and you can take back as much as you like.
sandbox-imagined = What you cannot see in the match is made up here.
sandbox-for = Next: { $name }
sandbox-over = The match would be over.
sandbox-plan = Make this my plan
sandbox-back = Take back
sandbox-afresh = Start over
sandbox-share = Link to this position
sandbox-tried = Tried so far
sandbox-new = Another set-up
sandbox-seats = Seats
sandbox-deal = Deal
sandbox-record = Open a record
sandbox-record-words = Paste the record of a match, or the beginning of one.
sandbox-open = Open

# A guided first match
lesson-title = Your first match
lesson-of = { $reached } of { $of } goals reached
lesson-welcome = Welcome. The goals take about half an hour, and the match waits for you if you stop in between. Play as you like: any action that the rules allow will do, and here you read what it led to.
lesson-other = That works, too. Take your time with the next goal.
lesson-later = If it is not on offer now, go on with something else first.
lesson-none = Nothing new for now. Play on as you like.
lesson-all = You have come to the end of the goals and know how the game works. Play the match out, now or another day, or go on with people.
lesson-over = That was a whole match. You know the game now: find people to play it with, or read what the rules say about the rest.
lesson-begin = Learn it by playing

# The coach
coach-ask = What would you do?
coach-title = { $game } #{ $id }: what would you do?
coach-thinking = A strong bot is thinking about it, with what you can see.
coach-words = A strong bot looked at your decision and saw no more than you do. It weighs what a turn brings and costs, in points by its own reckoning. You need not agree.
coach-none = There is nothing to choose here.
coach-idea = { $place ->
    [1] First choice
    [2] Second choice
   *[other] Choice { $place }
}
coach-perhaps = Then something new is revealed. If it turns out as expected:
coach-gains = For it
coach-costs = Against it
coach-follows = What would probably follow
coach-step = { $name }: { $what }
coach-look = Look at it on the board
look-again = Look again

# What a bot makes of a match that is over
analysis = Analysis
analysis-see = What would a bot have done?
analysis-title = { $game } #{ $id }: analysis
analysis-words = A bot looks at the match turn by turn: how many points it would have expected, and where it would have played something else. It takes a minute or so, and everybody can see the result.
analysis-ask = Analyse the match
analysis-progress = Turns looked at so far: { $done } of { $of }.
analysis-expected = Points expected over time
analysis-expected-words = What each would have had at the end if everybody had played on quickly from there. It is a guess, and the earlier the rougher.
analysis-none = The bot found nothing much better to play.
analysis-turn = After action { $number }: { $name }
analysis-played = Played
analysis-better = A bot would have played
analysis-lost = By the bot’s reckoning, better by about { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
