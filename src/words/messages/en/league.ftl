# Leagues and tournaments.

leagues-and-tournaments = Leagues and tournaments
leagues-new = Start a competition
leagues-are = A league plays in seasons, in divisions of similar strength: after each season the best move up and the last move down.
tournaments-are = A tournament has a beginning and a winner: everybody against everybody, Swiss rounds, groups, or a knock-out.
leagues-none = No sign-up is open right now. Anybody with an account can start a league or a tournament.
leagues-sign-up = Sign-up is open
leagues-running = Running
leagues-announced = Announced
leagues-over = Finished
league-item-what = tables of { $seats }, { $speed }
league-item-tournament = tournament
league-item-announced = { $what }: sign-up opens { $at }
league-item-sign-up = { $what }: { $players } so far, starts { $at }
league-item-paused = { $what }: { $players }, paused
league-item-running = { $what }: { $players }, until { $at }
league-item-won = { $what }: won by { $winner }
league-item-called-off = { $what }: called off

# The page of a season
season-number = season { $number }
season-titled = Season { $number }
season-former = for { $name }
season-tables = Tables
season-table = Table
season-table-number = Table { $number }
season-seats = Seats, in order
season-state = State
season-corrected = corrected by an organiser
season-follow = Follow
season-unfollow = Stop following
season-follow-words = We will tell you when sign-up opens, and organisers may ask you to take over from somebody.
season-progress = { $over } of { $count ->
    [one] 1 match
   *[other] { $count } matches
} finished
season-agree = What you agree to
season-join = Sign up under these rules
season-confirm = Confirm that I will play
season-withdraw = Withdraw
season-log-in = Log in to sign up
season-entrants = Signed up: { $count }
season-round = Round { $number }
season-round-of = Round { $number } of { $all }
season-bracket = The bracket
season-byes = Byes:
season-more = Cross table and schedule
season-schedule = Schedule: { $count ->
    [one] 1 table
   *[other] { $count } tables
}
season-rules = The rules
season-organisers = organised by { $names }
season-exports = For programs:
season-csv = standings as CSV
season-json = everything as JSON
season-feed = feed
season-calendar = calendar
seasons-past = Past seasons
seasons-other = Other seasons
division = Division { $number }
standings = Standings
standings-rank = Rank
standings-points = Points
standings-range = Can finish
standings-mark = Status
standings-wins = Wins
standings-shares = Shares
standings-ties = Ties are broken by: { $ties }.
rank-range = { $best }–{ $worst }
mark-dropped = dropped out
mark-up = ▲ up
mark-down = ▼ down
mark-winner = ★ winner
cross-table = Cross table
cross-table-words = Each mark is a meeting: 1 ahead, 0 behind, ½ tied, ○ not over. Columns are ranks.
cross-open = not over
cross-ahead = ahead of them
cross-behind = behind them
cross-tied = tied
season-chart = Points after each match that ended
season-at = { $at } ({ $zone })
season-announced = Sign-up opens { $opens }; the season starts { $starts }.
season-sign-up = Sign-up is open. The season starts { $starts }.
season-paused = The organisers have paused the season: no clock runs.
season-round-over = All matches of the round are over.
season-all-over = All matches are over. The season closes { $closes }.
season-late = It should have ended { $ends }: { $count ->
    [one] 1 match is late
   *[other] { $count } matches are late
}.
season-running = It started { $starts } and lasts until { $ends }.
season-over = It ended { $at }.
season-won = won by { $name }
season-called-off = called off
season-runs = running
season-starts = starts { $at }
result-place = place { $place } with { $score ->
    [one] 1 point
   *[other] { $score } points
}
result-none = no result
result-dropped = dropped out
table-state-over = finished { $at }
table-state-void = not finished, does not count
table-state-late = late
table-state-running = running
table-state-starting = about to start
own-signed = You have signed up. We will ask you to confirm before the start.
own-confirmed = You have signed up and confirmed.
own-left-out = You signed up but did not confirm, so the season started without you.
own-dropped = You are out of the season.
own-playing = You are playing in this season.
entry-signed = signed up
entry-confirmed = confirmed
entry-left-out = left out
entry-playing = playing
entry-dropped = dropped out

# The organisers’ page
organise = Organise
organise-title = Organise { $name }
organise-edit = Change the rules
organise-words = Everything done here is written to a log that everybody sees. Only people who follow the competition can become organisers or take over from somebody.
organise-season = The season
organise-pause = Pause: all clocks stop
organise-resume = Resume
organise-last = Make this the last season
organise-repeat = Let the next season open by itself
organise-call-off = Call it off
organise-call-off-words = Nobody plays, and everybody who signed up is told.
organise-close = Close the season early
organise-close-words = Matches that are not over will not count. This cannot be undone.
organise-write = Write to all players
organise-write-words = Message
organise-bots = Bots
organise-bots-number = How many bots to sign up
organise-bots-add = Sign them up
organise-organiser = Another organiser
organise-organiser-add = Make them an organiser
organise-change = Change
organise-division = Division
organise-by-seeding = by seeding
organise-move = Move
organise-strike = Remove from the list
organise-replace-by = Replace with
organise-replace = Replace
organise-drop = Take out of the season
organise-preview = The divisions as they would be now
organise-correct = Correct a result
organise-correct-words = The true result is kept beside it. A match that is not over then counts as over.
organise-correct-now = Correct it
organise-uncorrect = Back to the true result
organise-place-of = Place of { $name }
organise-score-of = Score of { $name }
organise-division-table = Division { $division }, table { $number }
organise-round-table = Round { $round }, table { $number }

# The form that starts a competition
found-title = Start a league or tournament
found-edit = Change the rules
found-what = What to play
found-name = Name
found-words = Description (optional)
found-seats = Players at a table
found-form = Format
found-plan-league = League: seasons with divisions
found-plan-round-robin = Tournament: round robin
found-plan-swiss = Tournament: Swiss
found-plan-groups = Tournament: groups, then a final stage
found-plan-elimination = Tournament: single elimination
found-matches = Matches for each player (league, round robin)
found-of-league = For a league
found-division-size = Most players in a division
found-promoted = Promoted from each division
found-relegated = Relegated from each division
found-repeats = The next season opens when one closes
found-of-swiss = For a Swiss tournament
found-rounds = Rounds
found-cut = Players in the final (0 for no final)
found-of-groups = For groups and single elimination
found-group-size = Most players in a group
found-advance = Advancing from each group or table
found-scoring = Scoring
found-scoring-places = points by place
found-scoring-share = share of the winner’s score
found-points = Points by place, first place first (empty for the usual ones)
found-tie-first = Ties are broken by
found-tie-next = then by
found-tie-nothing = nothing
found-starts = Starts at (time in { $zone })
found-weeks = Length in weeks
found-sign-up-days = Days of sign-up before the start
found-confirm-days = Days before the start in which everybody confirms (0 for no confirmation)
found-own-hours = My own hours per turn
found-vacation = Holidays stop the clocks
found-drop-outs = Drop-outs
found-drop-outs-most = This many drop-outs end a player’s season
found-fill-with-bots = Bots fill tables that would have free seats
found-now = Start it

# What everybody agrees to
weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}
fact-next = { $list }; { $next }
fact-tables = Tables
fact-tables-are = { $count ->
    [one] 1 player
   *[other] { $count } players
}, { $speed }
fact-options = Options
fact-form = Format
fact-length = Length
fact-scoring = Scoring
fact-ties = Ties
fact-ties-are = broken by { $ties }
fact-sign-up = Sign-up
fact-drop-outs = Drop-outs
fact-holidays = Holidays
fact-holidays-stop = they stop the clocks
fact-holidays-run = the clocks run on while you are on holiday
plan-league = league; divisions of up to { $size }, about { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} each, { $promoted } promoted and { $relegated } relegated
plan-round-robin = round robin, about { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} each
plan-swiss = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
plan-swiss-final = Swiss, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, then a final of the best { $cut }
plan-groups = groups of up to { $size }; the best { $advance } of each advance to the final stage
plan-elimination = single elimination; { $advance ->
    [one] the winner of each table advances
   *[other] the best { $advance } of each table advance
}
scoring-places = { $points } points by place; tied places share
scoring-share = your share of the winner’s score; 100 for the winner
ties-next = { $list }, then { $next }
tie-direct = results among those tied
tie-wins = first places
tie-share = the sum of shares of the winners’ scores
tie-opponents = the opponents’ points
tie-seeding = the seeding
sign-up-open = open for { $days ->
    [one] 1 day
   *[other] { $days } days
}
sign-up-confirm = open for { $days ->
    [one] 1 day
   *[other] { $days } days
}; we ask you to confirm { $confirm ->
    [one] 1 day
   *[other] { $confirm } days
} before the start, and you are left out if you do not
drop-out-bot = a bot plays on
drop-out-substitute = a substitute may take your seat
drop-out-league = if your time runs out or you leave a match, { $seat } and the match gives you nothing; { $number ->
    [one] your first drop-out ends your season, and you are relegated
   *[other] drop-out number { $number } ends your season, and you are relegated
}
drop-out-tournament = if your time runs out or you leave a match, { $seat } and the match gives you nothing; { $number ->
    [one] your first drop-out ends your tournament
   *[other] drop-out number { $number } ends your tournament
}
