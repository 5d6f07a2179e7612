# What the kernel itself says, in English.

not-your-turn = It is not your turn: { $seats } must decide.
bot-name = { $name } (bot)
match-over = The match is over.
topic-action = An action
refused-near = { $why } You can play: { $lines }.
empty-line = There is no action here. Write one from the list of what you can do.
nothing-to-undo = Nothing of yours can be taken back: your turn has ended, somebody else has decided since, or something hidden was revealed.
unknown-order = This game has no standing order ‘{ $order }’.

bad-seed = ‘{ $word }’ cannot be a seed: a seed is 1 to 64 letters and digits.
component-start_player = The number of the seat that begins, counted from 1.
component-data = The name of the tables that the match is dealt from. Leave it out for those of this site.

deal-needs-seed = The record has no seed, so it needs a line ‘deal { $component }: …’.
deal-unknown = Nothing called ‘{ $component }’ is dealt in this match.
deal-count = ‘deal { $component }’ needs { $count }, but { $given ->
    [one] 1 is given.
   *[other] { $given } are given.
}
deal-begins = ‘deal { $component }’ gives only { $given } of { $count }. Give them all, or a seed that deals the rest.
deal-twice = ‘{ $item }’ appears too often in ‘deal { $component }’.
deal-item = ‘{ $item }’ cannot be dealt as { $component }. Choose from: { $pool }.
option-unknown = This game has no option ‘{ $option }’.
option-value = ‘{ $value }’ is not a value of the option { $option }. Choose from: { $values }.
option-players = The option { $option } cannot be { $value } with { $players ->
    [one] 1 player.
   *[other] { $players } players.
}
rules-version = This site does not know version { $version } of the rules of { $game }.
player-count = { $game } is for { $least } to { $most } players, not { $players }.
unknown-game = There is no game ‘{ $game }’ here. There are: { $games }.

record-too-big = The record has { $size } bytes; the limit is { $limit }.
record-not-utf8 = The record is not UTF-8 text.
record-line-too-long = The line is longer than { $limit } bytes.
record-no-colon = A line needs a colon: ‘game: …’, ‘players: …’ or ‘Name: action’.
record-late-header = ‘{ $key }’ must come before the first action.
record-twice = ‘{ $key }’ appears a second time.
record-bad-name = ‘{ $name }’ cannot be a player’s name here. Names must differ from each other, must not be empty or longer than 60 bytes, and must not contain a comma, colon, semicolon or #.
record-no-players = The line ‘players: …’ must come before the first action.
record-unknown-player = Nobody called ‘{ $name }’ is at the table. The players are: { $players }.
record-missing = The record has no line ‘{ $key }: …’.
record-bad-number = ‘{ $word }’ is not a number.

what-you-can-do = What you can do ({ $count ->
    [one] 1 action
   *[other] { $count } actions
})

# Signs, as they are said: with a number, a word, or nothing in front of them.
sign-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
sign-power = { $count } power
sign-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
sign-house = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
sign-post = { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
}
sign-palace = { $count ->
    [one] 1 palace
   *[other] { $count } palaces
}
sign-school = { $count ->
    [one] 1 school
   *[other] { $count } schools
}
sign-university = { $count ->
    [one] 1 university
   *[other] { $count } universities
}
sign-tower = { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
sign-monument = { $count ->
    [one] 1 monument
   *[other] { $count } monuments
}
sign-annex = { $count ->
    [one] 1 annex
   *[other] { $count } annexes
}
sign-spade = { $count ->
    [one] 1 spade
   *[other] { $count } spades
}
sign-sail = { $count } sailing
sign-bridge = { $count ->
    [one] 1 bridge
   *[other] { $count } bridges
}
sign-tool = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
sign-scholar = { $count ->
    [one] 1 scholar
   *[other] { $count } scholars
}
sign-book = { $count ->
    [one] 1 book
   *[other] { $count } books
}
sign-key = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
sign-town = { $count ->
    [one] 1 town
   *[other] { $count } towns
}
sign-level = { $count ->
    [one] 1 level
   *[other] { $count } levels
}
sign-idea = { $count ->
    [one] 1 innovation
   *[other] { $count } innovations
}
sign-worker = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
sign-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
sign-edge = { $count } at the edge
sign-group = { $count ->
    [one] 1 group
   *[other] { $count } groups
}
sign-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sign-crown = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
}
sign-disc = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
sign-ring = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
sign-swap = exchange { $count }
sign-pass = pass { $count }
sign-plus = plus { $count }
sign-up = up { $count }
sign-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
sign-end = end { $count }
sign-talk = { $count } said
sign-back = back { $count }
sign-menu = menu { $count }
sign-first = first { $count }
sign-previous = previous { $count }
sign-next = next { $count }
sign-last = last { $count }
sign-clock = { $count } time
sign-close = close { $count }
sign-tick = { $count } done
