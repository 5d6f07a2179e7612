# What the kernel itself says, in English.

not-your-turn = It is not your turn: { $seats } must decide.
match-over = The match is over.
empty-line = There is no action here. Write one, such as those in the list of what you can do.
nothing-to-undo = There is nothing of yours to take back: your turn has ended, somebody else has decided since, or something hidden was shown.
unknown-order = There is no standing order ‘{ $order }’ in this game.

bad-seed = ‘{ $word }’ cannot be a seed: a seed is 1 to 64 letters and digits.
deal-needs-seed = The record has no seed, so it needs a line ‘deal { $component }: …’.
deal-unknown = Nothing called ‘{ $component }’ is dealt in this match.
deal-count = ‘deal { $component }’ needs { $count }, and { $given } are given.
deal-twice = ‘{ $item }’ stands too often in ‘deal { $component }’.
deal-item = ‘{ $item }’ cannot be dealt as { $component }. There are: { $pool }.
option-unknown = This game has no option ‘{ $option }’.
option-value = ‘{ $value }’ is no value of the option { $option }. There are: { $values }.
option-players = The option { $option } cannot be { $value } with { $players } players.
rules-version = Version { $version } of the rules of { $game } is not known here.
player-count = { $game } is for { $least } to { $most } players, not { $players }.
unknown-game = There is no game ‘{ $game }’ here. There are: { $games }.

record-too-big = The record has { $size } bytes; the limit is { $limit }.
record-not-utf8 = The record is not UTF-8 text.
record-line-too-long = The line is longer than { $limit } bytes.
record-no-colon = A line needs a colon: ‘game: …’, ‘players: …’ or ‘Name: action’.
record-late-header = ‘{ $key }’ must stand before the first action.
record-twice = ‘{ $key }’ stands here a second time.
record-bad-name = ‘{ $name }’ cannot be a player’s name here: names are different from each other, not empty, at most 60 bytes, and have no comma, colon, semicolon or #.
record-no-players = The line ‘players: …’ must stand before the first action.
record-unknown-player = Nobody called ‘{ $name }’ is at the table: { $players }.
record-missing = The record has no ‘{ $key }: …’.
record-bad-number = ‘{ $word }’ is no number.

what-you-can-do = What you can do ({ $count ->
    [one] 1 action
   *[other] { $count } actions
})
