# Age of Innovation in English.

## Sources

promise = Build and learn your way across a land of seven terrains: raise schools and universities, advance in four sciences, and make the inventions that your rivals wanted. Six rounds; the most points win.
source-rules = The rules follow the published rulebook. Where its translations differ, the values printed on the components count.
source-components = Maps, planning boards, displays and tiles were read off public pictures of the components; the area tiles of the two-player game come from one description only.
source-reconstructed = Reconstructed, and perhaps different in your copy: the bridge sites of the small map. An operator’s file or the deal lines of a match replace them (rules 16.1).

## Options

option-map = Map
option-map-standard = The side for this number of players: small for two, large for three and more.
option-map-small = The small side for three players: the tighter game.
option-distribution = Setting up
option-distribution-sets = Planning card, faction and round bonus come as ready-made sets.
option-distribution-draft = Planning cards, factions and palaces are drafted one by one; then everybody takes a round bonus.
option-faction_values = Faction values
option-faction_values-original = As first printed.
option-faction_values-revised_2024 = The tiles of 2024: other points for Illusionists, Moles and Navigators.

## Terrains, disciplines, buildings

desert = desert
plains = plains
swamp = swamp
lake = lake
forest = forest
mountain = mountain
wasteland = wasteland
river = river
banking = banking
law = law
engineering = engineering
medicine = medicine
workshop = workshop
guild = guild
school = school
university = university
palace = palace
tower = tower
monument = monument
sailing = sailing
terraforming = terraforming
tunnel = a tunnel
fly = a flight

## Planning boards

board_desert = Desert
board_plains = Plains
board_swamp = Swamp
board_lake = Lake
board_forest = Forest
board_mountain = Mountain
board_wasteland = Wasteland
about-board_desert = a free spade at the start
about-board_plains = improving terraforming costs 1 coin instead of 5
about-board_swamp = starts with a scholar and more power
about-board_lake = starts with sailing 1
about-board_forest = starts 1 level up in every discipline, with more power
about-board_mountain = 2 coins more income, first guild 3 coins
about-board_wasteland = starts with 4 tools and a book; second innovation without surcharge

## Factions

blessed = Blessed
felines = Felines
goblins = Goblins
illusionists = Illusionists
inventors = Inventors
lizards = Lizards
moles = Moles
monks = Monks
navigators = Navigators
omar = Omar
philosophers = Philosophers
psychics = Psychics
about-blessed = 1 level in each discipline; the science bonus counts 3 levels more
about-felines = each city tile brings 3 levels and a book
about-goblins = 2 coins for each spade used
about-illusionists = power actions cost 1 less and score points
about-inventors = starts with a competency
about-lizards = each city tile brings a free spade and a free workshop
about-moles = tunnels for 1 tool and points; bridges for 1 tool, also over land
about-monks = starts with a university and a competency
about-navigators = points for each workshop beside the river
about-omar = starts with a tower; income 2 power, 2 coins
about-philosophers = a book more with each competency; once a round a book
about-psychics = once a round 5 power and a second action

## Round bonus tiles

bon_river = River bonus
bon_scholar = Scholar bonus
bon_guild = Guild bonus
bon_palace = Palace bonus
bon_spade = Spade bonus
bon_bridge = Bridge bonus
bon_step = Level bonus
bon_school = School bonus
bon_power = Power bonus
bon_coins = Coin bonus
about-bon_river = sailing counts 1 more; 2 points for each workshop beside the river
about-bon_scholar = income 1 scholar; 2 points for each scholar sent
about-bon_guild = income 3 power; 3 points for each guild built
about-bon_palace = income 1 tool; passing: 4 points for each palace and university
about-bon_spade = income 1 book; once a round: dig with 1 free spade
about-bon_bridge = income 1 book; once a round: a free bridge
about-bon_step = income 2 tools; once a round: 1 level
about-bon_school = income 4 coins; passing: 1 level for each school
about-bon_power = income 4 power, 2 coins
about-bon_coins = income 6 coins

## Competencies

comp_tool_step = Tool and level
comp_vp_coins = Points and coins
comp_book_power = Book and power
comp_instant = Windfall
comp_spades = Two spades
comp_annex = Annexes
comp_power = Power well
comp_scholar_vp = Teaching
comp_tower = Tower
comp_city_vp = City pride
comp_edge = Frontier
comp_lowest = Breadth
about-comp_tool_step = income 1 tool, 1 level
about-comp_vp_coins = income 3 points, 2 coins
about-comp_book_power = income 1 book, 1 power
about-comp_instant = at once 1 tool, 5 points, 2 coins
about-comp_spades = at once: dig with 2 free spades
about-comp_annex = at once 2 annexes
about-comp_power = once a round: 4 power
about-comp_scholar_vp = 2 points for each scholar sent
about-comp_tower = a tower at once; income 2 power, 2 coins
about-comp_city_vp = passing: 2 points for each city tile
about-comp_edge = 3 points for each workshop at the edge
about-comp_lowest = passing: points equal to your lowest level

## Innovations

deus_ex_machina = Deus Ex Machina
trade_routes = Trade Routes
professors = Professors
architecture = Architecture
league_of_cities = League of Cities
census = Census
libraries = Libraries
colleges = Colleges
sewerage = Sewerage
communication = Communication
steam_power = Steam Power
steelworks = Steelworks
neutral_workshop = New Workshop
neutral_guild = New Guild
neutral_school = New School
neutral_university = New University
neutral_palace = New Palace
neutral_monument = Monument
about-deus_ex_machina = a book and 1 level in each discipline; once a round: dig with 1 free spade
about-trade_routes = passing: 2 points for each guild
about-professors = once a round: 1 scholar, 3 points
about-architecture = 10 points, 1 level for each kind of building you have
about-league_of_cities = 5 points for each city tile
about-census = 8, 12 or 18 points for 7, 9 or 11 buildings
about-libraries = points equal to your two highest levels
about-colleges = 5 points for each school
about-sewerage = 2 points for each workshop
about-communication = 8, 12 or 18 points for 4, 5 or 6 separate groups
about-steam_power = 1 scholar, a terraforming step, a sailing step
about-steelworks = 8, 12 or 18 points for 1, 2 or 3 bridges
about-neutral_workshop = a neutral workshop; income 3 tools
about-neutral_guild = a neutral guild; income 5 coins
about-neutral_school = a neutral school and a competency
about-neutral_university = a neutral university; income 2 points
about-neutral_palace = a neutral palace, 2 new power tokens; income 4 power
about-neutral_monument = a monument of value 4, 7 points

## Palaces

palace_1 = Palace 1
palace_2 = Palace 2
palace_3 = Palace 3
palace_4 = Palace 4
palace_5 = Palace 5
palace_6 = Palace 6
palace_7 = Palace 7
palace_8 = Palace 8
palace_9 = Palace 9
palace_10 = Palace 10
palace_11 = Palace 11
palace_12 = Palace 12
palace_13 = Palace 13
palace_14 = Palace 14
palace_15 = Palace 15
palace_16 = Palace 16
palace_17 = Palace 17
about-palace_1 = income 5 power; once a round: 2 tools
about-palace_2 = once a round: dig with 2 free spades
about-palace_3 = income 2 power; once a round: a school becomes a guild, 3 points, 1 tool
about-palace_4 = income 2 power; once a round: a workshop becomes a guild
about-palace_5 = income 4 power; at once a competency
about-palace_6 = income 2 power, 1 book; once a round: 2 levels in one discipline
about-palace_7 = income 4 power; passing: 3 points for each school
about-palace_8 = income 2 coins, 2 power, 1 tool; cities from a value of 6
about-palace_9 = income 1 scholar; flights over 1 or 2 hexes for 1 scholar, 5 points
about-palace_10 = income 6 coins; at once 12 power, 2 books
about-palace_11 = income 1 tool; at once a city tile
about-palace_12 = income 8 power; 2 points for each workshop built
about-palace_13 = once a round: 1 book, 3 coins; 3 points for each guild built
about-palace_14 = income 6 power; 2 sailing steps; cities over a river hex
about-palace_15 = income 6 power; at once 2 free spades, 2 bridges, 2 books
about-palace_16 = income 2 power, 1 book; at once a guild on any free native hex
about-palace_17 = income 2 power; at once 10 points

## City tiles

city_tools = Tool city
city_spades = Spade city
city_books = Book city
city_coins = Coin city
city_steps = Learned city
city_power = Power city
city_scholar = Scholar city
about-city_tools = 4 points, 3 tools
about-city_spades = 5 points, dig with 2 free spades
about-city_books = 5 points, 2 books
about-city_coins = 6 points, 6 coins
about-city_steps = 7 points, 1 level in each discipline
about-city_power = 8 points, 8 power
about-city_scholar = 8 points, 1 scholar

## Scoring tiles

rs_workshop_law = 2 points for each workshop
rs_spade_engineering = 2 points for each spade
rs_workshop_banking = 2 points for each workshop
rs_step_medicine = 1 point for each level
rs_guild_law = 3 points for each guild
rs_city_engineering = 5 points for each city tile
rs_guild_medicine = 3 points for each guild
rs_track_engineering = 3 points for each sailing or terraforming step
rs_school_banking = 4 points for each school
rs_innovation_law = 5 points for each innovation
rs_palace_medicine = 5 points for each palace and university
rs_palace_banking = 5 points for each palace and university
bonus-rs_workshop_law = 1 scholar for every 3 levels of law
bonus-rs_spade_engineering = 1 coin for each level of engineering
bonus-rs_workshop_banking = 4 power for every 3 levels of banking
bonus-rs_step_medicine = 1 book for every 3 levels of medicine
bonus-rs_guild_law = 1 book for every 3 levels of law
bonus-rs_city_engineering = 1 spade for every 4 levels of engineering
bonus-rs_guild_medicine = 1 spade for every 4 levels of medicine
bonus-rs_track_engineering = 1 scholar for every 3 levels of engineering
bonus-rs_school_banking = 1 coin for each level of banking
bonus-rs_innovation_law = 3 power for every 2 levels of law
bonus-rs_palace_medicine = 1 tool for every 2 levels of medicine
bonus-rs_palace_banking = 1 tool for every 2 levels of banking
fs_workshop = 2 points for each workshop
fs_guild = 3 points for each guild
fs_school = 4 points for each school
fs_edge = 3 points for each workshop at the edge

## Actions for all

pow_bridge = a bridge
pow_scholar = a scholar
pow_tools = 2 tools
pow_coins = 7 coins
pow_spade1 = 1 free spade
pow_spade2 = 2 free spades
book_power = 5 power
book_steps = 2 levels in one discipline
book_coins = 6 coins
book_guild = a workshop becomes a guild
book_vp = 2 points for each guild
book_spades = 3 free spades
about-pow_bridge = build a bridge
about-pow_scholar = gain 1 scholar
about-pow_tools = gain 2 tools
about-pow_coins = gain 7 coins
about-pow_spade1 = terraform and build with 1 free spade
about-pow_spade2 = terraform and build with 2 free spades
about-book_power = gain 5 power
about-book_steps = rise 2 levels in one discipline
about-book_coins = gain 6 coins
about-book_guild = upgrade a workshop to a guild for free
about-book_vp = score 2 points for each guild
about-book_spades = terraform and build with 3 free spades

## Amounts

n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
n-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
n-tools = { $n ->
    [one] 1 tool
   *[other] { $n } tools
}
n-scholars = { $n ->
    [one] 1 scholar
   *[other] { $n } scholars
}
n-power = { $n } power
n-tokens = { $n ->
    [one] 1 new power token
   *[other] { $n } new power tokens
}
n-annexes = { $n ->
    [one] 1 annex
   *[other] { $n } annexes
}
n-books = { $n ->
    [one] 1 book
   *[other] { $n } books
}
n-books-any = { $n } of any colour
n-books-of = { $n } { $discipline }
price = { $parts }

## What happened

takes-set = { $seat } takes the { $board } board with the { $faction } and the { $bonus }.
takes = { $seat } takes ‘{ $tile }’.
starts-at = { $seat } starts with a { $building } on { $hex }.
round-begins = Round { $round }: { $tile }.
area-revealed = The neutral faction has an area of { $size } buildings.
builds = { $seat } builds a { $building } on { $hex }.
builds-neutral = { $seat } builds a neutral { $building } on { $hex }.
terraforms = { $seat } turns { $hex } into { $terrain } ({ $spades ->
    [one] 1 spade
   *[other] { $spades } spades
}).
no-place = { $seat } finds no place for the neutral { $building }.
founds = { $seat } founds a city around { $hex }.
bridges = { $seat } builds a bridge from { $a } to { $b }.
annexes = { $seat } adds an annex on { $hex }.
scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).
gains = { $seat } gains { $what }.
gains-from = { $seat } gains { $what } ({ $from }).
gains-books = { $seat } gains { $count ->
    [one] 1 book
   *[other] { $count } books
} of { $discipline }.
rises = { $seat } rises to level { $level } in { $discipline }.
advances = { $seat } advances in { $track }.
sends = { $seat } sends a scholar to { $discipline }.
innovates = { $seat } develops { $tile }.
uses = { $seat } takes a special action: { $tile }.
uses-power = { $seat } takes a power action: { $tile }.
uses-book = { $seat } takes a book action: { $tile }.
burns = { $seat } sacrifices a power token.
converts = { $seat } converts { $what }.
may-accept = { $seat } may take { $power } power{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}.
accepts = { $seat } gains { $power } power{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}.
declines = { $seat } declines { $power } power.
lapses = The offer of { $power } power to { $seat } lapses: the bowls have no room for it.
passes = { $seat } passes.
passes-taking = { $seat } passes and takes the { $tile }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}.
science-bonus = { $seat } gains the science bonus for { $discipline }.
final-points = Final points of { $seat }: { $area } for an area of { $size }, { $science } for science, { $resources } for resources.

## What to decide

topic-offer = An offer of { $power } power ({ $by })
topic-rest = The rest of an action
topic-set = A set
topic-draft = A planning card, a faction or a palace
topic-draft-bonus = A round bonus tile
topic-start = A starting building
topic-end = The end of the turn
decide-set = Take a set.
decide-draft = Draft a planning card, a faction or a palace.
decide-draft-bonus = Take a round bonus tile.
decide-start = Place a starting building.
decide-action = Round { $round }: take an action or pass.
decide-end = Convert what you like, then end your turn.
decide-offer = Take { $power } power from { $by }’s building on { $hex }{ $points ->
    [0] {""}
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}?
decide-any = Make your choice.
decide-order = Settle these in any order you like: { $all }
decide-books = Choose { $count ->
    [one] a book.
   *[other] { $count } books, one by one.
}
decide-levels = Choose { $count ->
    [one] a discipline for 1 level.
   *[other] disciplines for { $count } levels, one by one.
}
decide-levels-one = Choose one discipline for { $count ->
    [one] 1 level.
   *[other] { $count } levels.
}
decide-levels-more = Go up another level in { $discipline }?
decide-key = Use a key to enter level 8 in { $discipline }?
decide-competency = Take a competency.
decide-palace = Take a palace tile.
decide-place = Place your { $building }.
decide-city = Take a city tile.
decide-dig = Terraform and build with { $count ->
    [one] 1 free spade.
   *[other] { $count } free spades.
}
decide-dig-on = { $count ->
    [0] Build on the land you have dug, or stop.
    [one] Build, go on digging (1 free spade left), or stop.
   *[other] Build, go on digging ({ $count } free spades left), or stop.
}
decide-bridges = Build { $count ->
    [one] a bridge.
   *[other] up to { $count } bridges.
}
decide-spades = Use { $count ->
    [one] 1 spade.
   *[other] { $count } spades.
}
decide-pay = Pay { $count ->
    [one] 1 more book of any colour.
   *[other] { $count } more books of any colour.
}
decide-replace = Choose the { $from } that becomes a { $to }.

## The menu

kind-setup = Choose
kind-place = Place a building
kind-books = Choose a book
kind-levels = Go up a level
kind-take = Take a tile
kind-pay = Pay with a book
kind-upgrade = Upgrade
kind-city = Found a city
kind-bridge = Build a bridge
kind-accept = Take the power
kind-decline = Decline
kind-convert = Convert
kind-build = Build a workshop
kind-dig = Dig
kind-advance = Advance
kind-innovate = Innovate
kind-send = Send a scholar
kind-power = Power action
kind-book = Book action
kind-use = Special action
kind-annex = Place an annex
kind-leave = Do without
kind-pass = Pass
kind-end = End

variant-to = To a { $to }
variant-replace = For free
variant-build = Build a workshop
variant-whole = All the way to { $goal }
variant-dig-build = To { $goal }, and build a workshop
variant-partly = Only to { $goal }
variant-city = City around { $hex }
variant-city-via = City over the river
variant-key = Use a key
variant-no-key = Keep the key
variant-level = 1 level
variant-sailing = Sailing
variant-digging = Digging
variant-return = 1 level, the scholar goes back
variant-send = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}

do-tile = { $tile }: { $about }
do-set = { $board } / { $faction } / { $bonus }
do-competency = { $tile }: { $about } (with { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} of { $discipline }{ $books ->
    [0] {""}
    [one] {" "}and 1 book
   *[other] {" "}and { $books } books
})
do-book = A book of { $discipline }
do-level = Rise to { $level } in { $discipline }
do-no-level = No more levels
do-key = Use a key and rise to 8 in { $discipline }
do-no-key = Keep the key and stay at 7 in { $discipline }
do-place = Place the { $building } on { $hex }
do-pay = Pay a book of { $discipline }
do-replace = Replace the building on { $hex }
do-city-via = Found a city over { $hex }
do-city-via-leaving = Found a city over { $hex }, and give up the rest of the digging
do-bridge = A bridge from { $a } to { $b }
do-none = No more
do-accept = Gain { $power } power{ $points ->
    [0] {" "}for nothing
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
}
do-decline = Decline
do-burn = Sacrifice a token from bowl II and move another to bowl III
do-convert-scholar = 5 power into a scholar
do-convert-book = 5 power into a book of { $discipline }
do-convert-tool = 3 power into a tool
do-convert-coin = 1 power into a coin
do-convert-scholar-tool = 1 scholar into a tool
do-convert-tool-coin = 1 tool into a coin
do-convert-book-coin = 1 book of { $discipline } into a coin
do-build = Build a workshop on { $hex }
do-dig = Turn { $hex } into { $goal }
do-dig-build = Turn { $hex } into { $goal } and build a workshop
do-leap = { $what } by { $leap }
do-upgrade = Upgrade { $hex } to a { $to }
do-sail = Sailing { $value }{ $points ->
    [0] {""}
   *[other] , { $points } points
}{ $books ->
    [0] {""}
   *[other] , { $books } books
}
do-terraform = Terraforming: { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} for each spade{ $points ->
    [0] {""}
   *[other] , { $points } points
}{ $books ->
    [0] {""}
   *[other] , { $books } books
}
do-send = Send a scholar to { $discipline }: { $steps } levels
do-send-back = Return a scholar: 1 level of { $discipline }
do-action = { $about }
do-use = { $tile }: { $about }
do-annex = An annex on { $hex }
do-pass = Pass
do-pass-taking = Pass and take the { $tile }{ $coins ->
    [0] {""}
    [one] {" "}(1 coin)
   *[other] {" "}({ $coins } coins)
}
do-end = End your turn
why-not = { $kind }: { $which }. { $why }

## Why not

unknown-word = ‘{ $word }’ is not known in this game.
unreadable = ‘{ $line }’ cannot be read. Write an action as in the list of what you can do.
bad-hex = ‘{ $word }’ is not a hex: land hexes are called like E4, river hexes like r17.
deal-data = The tables named by ‘deal data’ are not here. There are: printed, { $known }.
deal-site = { $site } is not a bridge site of the small map: two land hexes with exactly two hex positions between them, each pair once.
deal-final-score = { $tile } cannot be the final tile: it shows the same building as the tile of round 6.
deal-round-score = { $tile } cannot lie there: no spades in rounds 5 and 6, and never all three tiles of a discipline in rounds 1 to 5.
nothing-to-decide = You have nothing to decide now.
answer-offer-first = Answer offer { $number } first: accept { $number } or decline { $number }.
decide-first = Something else must be decided first.
act-first = Take an action before you end your turn, or pass.
acted-already = You have taken your action. Convert what you like, or end your turn.
not-now = That cannot be done now.
set-gone = That is no longer there to take.
draft-owned = You have one of these already.
no-such-start = You do not start with a { $building }.
start-enough = You have placed all { $most } of these ({ $building }).
is-river = { $hex } is river.
no-such-hex = There is no { $hex } on this map.
is-built-on = { $hex } has a building.
already-native = { $hex } is your native terrain already.
wrong-way = { $hex } does not pass through { $goal } on the short way to { $native }.
not-native = { $hex } is not { $native }.
out-of-reach = { $hex } is out of your reach.
no-leap = You cannot use { $leap }.
one-leap = Only one tunnel or flight in one action.
leap-distance = { $hex } is not at the right distance for { $leap }.
no-further-hex = No further hex can be terraformed in this action.
no-bought-on-second = A second hex takes free spades only: it needs { $spades }, and { $free ->
    [one] 1 is left.
   *[other] { $free } are left.
}
build-on-first = The workshop must stand on the first hex you terraformed.
none-left = You have no { $building } left.
too-dear = That costs { $needed }, and you have { $held }.
too-few-spades = That takes { $spades ->
    [one] 1 spade
   *[other] { $spades } spades
}, and { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
}
dug-this-turn = { $hex } was terraformed this turn.
no-book-left = There is no book of { $discipline } left.
no-such-book = You have no book of { $discipline }.
level-needed = Take at least one level, or take the action back.
same-discipline = These levels go into one discipline.
needs-key = Level 8 of { $discipline } needs a key: found a city first.
level-blocked = You are at { $level } in { $discipline }, and the way up is closed.
owns-already = You have { $tile } already.
no-copy-left = No { $tile } is left.
not-on-offer = { $tile } is not on offer.
no-bridge-left = You have no bridge left.
no-bridge-there = You cannot build a bridge from { $a } to { $b }: it needs a free site with your building at one end.
no-bridge-action = Only the Moles build bridges as an action of their own.
not-your = { $hex } has no { $building } of yours that can be replaced.
not-yours = { $hex } has no building of yours.
is-neutral = The building on { $hex } is neutral and cannot be upgraded.
no-such-upgrade = A { $from } cannot become a { $to }.
track-end = You are at the end of the { $track } track.
innovations-full = You have { $most } innovations, and that is the limit.
needs-books = That takes { $needed } books of { $discipline }, and you have { $held }.
needs-more-books = That takes { $needed } books in all, and you have { $held }.
no-scholar = You have no scholar.
no-scholar-left = All your scholars are in play.
no-tool = You have no tool.
no-space = No space for { $steps } levels is free in { $discipline }.
no-annex = You have no annex.
has-annex = { $hex } has an annex already.
used-already = Already used this round: { $tile }.
not-in-play = Not in play in this match: { $tile }.
not-held = You do not have { $tile }.
no-special = { $tile } has no special action.
brings-nothing = That would bring you nothing now.
pass-last-round = Nobody takes a tile when passing in the last round: just pass.
pass-needs-tile = Name the round bonus tile that you take.
pass-not-offered = The { $tile } is not in the market.
burn-two = A sacrifice takes two tokens in bowl II.
no-river-cities = You cannot found cities over the river.
no-such-river = { $hex } is not a river hex.
river-taken = A city already lies across { $hex }.
no-city-left = No city tile is left.
no-city-over = Your groups beside { $hex } do not make a city.
buy-differs = The line says { $said } bought spades, but it takes { $needed }.
pay-differs = The books you name do not match the price.
wrong-rate = That is not the rate of exchange.

## The drawing and the text board

word-board = The board of Age of Innovation
word-round = Round { $round } of { $rounds }
word-all-rounds = { $rounds } rounds
word-round-short = Round { $round }
word-setup = Setting up
word-over = The match is over
word-science = Science
word-rounds = Rounds: points in the round — science bonus after it
word-actions = Power and book actions, once a round for all
word-sets = Sets
word-draft = To be drafted
word-innovations = Innovations: name, books of a colour + any
word-taken = taken
word-competencies = Competencies: levels and books of their slots
word-palaces = Palaces
word-cities = City tiles
word-market = Round bonus tiles beside the board
word-book-supply = Books in the supply: { $b } banking, { $l } law, { $e } engineering, { $m } medicine
word-players = In turn order
word-passed = passed
word-sailing = sailing { $value }
word-spade-price = { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} a spade
word-keys = keys { $free } of { $all } free
word-extras = bridges ×{ $bridges }, annexes ×{ $annexes }
word-income = next income: { $parts }
word-area = area { $area }
word-neutral = Neutral
word-legend = capital: terrain; digit: seat; w g s u p t m: building; ' annex; * city
word-terrain-legend = D desert  P plains  S swamp  L lake  F forest  M mountain  W wasteland
word-bridges = Bridges: { $list }
word-now = Round { $round } of { $rounds }: { $tile }
word-bonus-now = Science bonus: { $bonus }
column-vp = pts
column-coins = coin
column-tools = tool
column-scholars = sch
column-power = power
column-books = b/l/e/m
column-levels = levels

## Standing orders
order-offers-always = Accept every offer of power.
order-offers-free = Accept an offer that costs no points; ask me about the others.
order-offers-up-to-3-for-2 = Accept up to 3 power for up to 2 points; ask me about more.
order-offers-always-ask-if-wasted = Accept, but ask me if part of the power would be wasted.
order-offers-never = Decline every offer of power.
order-offers-off = Ask me each time.

## The lists after the text board

text-power-action = { $id }: { $about }, { $price } power
text-power-action-used = { $id }: { $about }, { $price } power, used this round
text-book-action = { $id }: { $about }, { $price ->
    [one] 1 book
   *[other] { $price } books
}
text-book-action-used = { $id }: { $about }, { $price ->
    [one] 1 book
   *[other] { $price } books
}, used this round
text-on-it = { $coins } on it
text-competency = { $entry }; { $discipline } { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}, { $books ->
    [0] no book
    [one] 1 book
   *[other] { $books } books
}; { $left } left
text-spaces = { $discipline }: free scholar spaces { $free }
text-offer = Offer { $number }: { $power } power for { $to }, because { $by } built
text-specials = may use { $list }
text-specials-used = used { $list }
text-supply = scholars in supply { $scholars }
text-pieces = pieces left { $pieces }
text-levels = { $n ->
    [one] 1 level
   *[other] { $n } levels
}

## What is dealt, and in which order

component-bridge_sites = The bridge sites of the small map, each by its two hexes, in any order.
component-round_scores = The round score tiles, from round 1 to round 6.
component-final_score = The tile that lies on round 6 beside its round score tile.
component-book_actions = The book actions in play, in any order.
component-competencies = The competencies, from the slots of banking to those of medicine, each discipline from 3 levels down to 1.
component-innovations = The innovations: first the upper slots of banking, law, engineering and medicine, then their lower slots if the display has them, then those for two disciplines.
component-palaces = The palace tiles in play beside Palace 17, in any order.
component-set_factions = The factions of the sets of desert, plains, swamp, lake, forest, mountain and wasteland.
component-set_bonuses = The round bonus tiles of the sets of desert, plains, swamp, lake, forest, mountain and wasteland.
component-draft_boards = The planning cards of the draft, in any order.
component-draft_factions = The factions of the draft, in any order.
component-draft_bonuses = The round bonus tiles of the draft, in any order.
component-area = The area tile that the two-player game is scored with, seen by nobody before the end.

## Panels

word-map = Map
word-terrains = Land
word-factions = Factions
word-boards = Planning boards
word-bonuses = Round bonus tiles
word-power-and-books = Power and book actions
word-round-tiles = Round tiles
word-offer = Rounds, actions and tiles
word-rounds-title = Points and science, by round
word-round-tile = Round tile
full-word-round-tile = A round tile.
word-now-points = Now
then-bonus = Then { $bonus }.
then-final = And { $tile }.
tab-actions = Actions
tab-competencies = Competencies
tab-innovations = Innovations
tab-palaces = Palaces, cities
word-bonus-to-take = Bonus tiles to take when you pass
word-draft-boards = Planning cards to draft
word-draft-factions = Factions to draft
word-draft-palaces = Palaces to draft
word-draft-bonuses = Round bonus tiles to take
scholar-space = { $discipline }: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
word-scholar-spaces = Scholars
word-points-from = Points by source
word-points = points
word-coins = coins
word-tools = tools
word-scholars = scholars
word-power-bowls = power in bowls I/II/III
word-no-board = choosing
word-nothing = nothing
mat-title = { $board }, { $faction }
mat-title-board = { $board }
books-banking = books of banking
books-law = books of law
books-engineering = books of engineering
books-medicine = books of medicine
plural-workshop = workshops
plural-guild = guilds
plural-school = schools
plural-palace = palaces
plural-university = universities
sign-house = { $count ->
    [one] 1 workshop
   *[other] { $count } workshops
}
sign-post = { $count ->
    [one] 1 guild
   *[other] { $count } guilds
}
sign-town = { $count ->
    [one] 1 city tile
   *[other] { $count } city tiles
}
sign-banking = { $count } banking
sign-law = { $count } law
sign-engineering = { $count } engineering
sign-medicine = { $count } medicine

when-income = income
when-now = now
when-once = once a round
when-passing = passing
word-each = each
word-a = for
word-in-one = in one
word-a-shape = per kind built
word-at-edge = at the edge
word-at-river = at the river
word-sent = sent
word-competency = competency
word-city-value = cities from { $value }
word-river-cities = cities over river
word-tunnel = tunnel
word-flight = flight
word-bridge-for = bridge for
word-power-actions = power actions
word-science-bonus = science bonus
word-dig-step = dig step
word-extra-action = and an action
word-tokens = { $n } tokens
word-top-levels = two highest levels
word-buildings = buildings
word-lowest = lowest

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, at the edge
spot-site = { $from }-{ $to }, bridge site
holds = { $kind } of { $seat }
holds-neutral = neutral { $kind } of { $seat }
holds-annex = {" "}with an annex
holds-city = , in a city
holds-river-city = a city across the river
holds-bridge = bridge of { $seat }

stock-coins = { $n ->
    [one] 1 coin.
   *[other] { $n } coins.
}
stock-tools = { $n ->
    [one] 1 tool.
   *[other] { $n } tools.
}
stock-scholars = { $n ->
    [one] 1 scholar
   *[other] { $n } scholars
}; { $supply } more in your supply.
stock-books = { $n ->
    [one] 1 book of { $discipline }.
   *[other] { $n } books of { $discipline }.
}
stock-power = Power: the next income brings { $next }.
stock-bowl = Bowl { $bowl }: { $n ->
    [one] 1 power token
   *[other] { $n } power tokens
}. Gained power moves from I to II, then from II to III; only bowl III pays, and what it pays goes back to I.
stock-sailing = Sailing { $value }: you reach over that many river hexes. The track: { $steps }. A step costs { $coins } coins and { $scholars ->
    [one] 1 scholar
   *[other] { $scholars } scholars
}.
stock-digging = A spade costs { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
}. The track: { $steps }. A step costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, 1 tool and 1 scholar.
stock-bridges = { $n ->
    [one] 1 bridge left.
   *[other] { $n } bridges left.
}
stock-annexes = { $n ->
    [one] 1 annex to place.
   *[other] { $n } annexes to place.
}
stock-keys = { $free } of { $all } keys free. A key opens level 8 of a discipline.
stock-area = Your largest area: { $n ->
    [one] 1 building
   *[other] { $n } buildings
}.
slot-open = The { $kind } stands on the map. Income: { $what }.
slot-covered = Covered by a { $kind }. Once it stands on the map, income: { $what }.
price-workshop = A workshop costs 1 tool and 2 coins.
price-guild = A workshop becomes a guild for 2 tools and 6 coins, beside somebody else’s building for 2 tools and 3 coins.
price-school = A guild becomes a school for 3 tools and 5 coins; a competency comes with it.
price-palace = A guild becomes the palace for 4 tools and 6 coins.
price-university = A school becomes the university for 5 tools and 8 coins; a competency comes with it.
slot-palace = Covered by the palace. Build it, and you take a palace tile, which says what it brings.

full-discipline = From level { $level } on it brings { $income } with every income. Reaching level 3, 5, 7 or 12 gives 1, 2, 2 or 3 power once. Level 8 needs a key, and level 12 belongs to one player. At the end the three highest levels score 8, 4 and 2 points. { $books ->
    [one] 1 book is
   *[other] { $books } books are
} in the supply.
full-neutral-level = The neutral faction is at { $level }.
income-banking = 3 coins
income-law = 6 power
income-engineering = 1 tool
income-medicine = 3 points
full-space = Send a scholar here for good: { $levels } levels of { $discipline }.
full-space-taken = A scholar stands here: the { $levels } levels of { $discipline } are taken.
full-column = Competencies of this column bring levels, or levels and books, of { $discipline }.
full-competency-reward = When you take it: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} of { $discipline }{ $books ->
    [0] {""}
    [one] {" "}and 1 book of it
   *[other] {" "}and { $books } books of it
}.
full-own-price = Your price: { $books } and { $any } more of any colour{ $coins ->
    [0] {""}
   *[other] , and { $coins } coins because you have no palace
}.
full-taken = Somebody has developed this innovation.
full-word-taken = Somebody has developed this innovation.
full-used-by = { $seat } has used it this round.
full-palace-waits = It works once your palace stands.
full-round-tile = { $about }, in its round; after it { $bonus }.
full-round = Round { $round }: { $about }. After it: { $bonus }.
full-last-round = Round { $round }: { $about }, and { $last }.
full-set = { $board } { $faction }: { $about } { $bonus }: { $bonus_about }
full-banking = Banking.
full-law = Law.
full-engineering = Engineering.
full-medicine = Medicine.

source-start = Start
source-rounds = Rounds
source-cities = Cities
source-innovations = Innov.
source-competencies = Comp.
source-palace = Palace
source-bonus = Bonus
source-faction = Faction
source-tracks = Tracks
source-actions = Actions
source-power = Power
source-science = Science
source-area = Area
source-resources = Goods
source-total = Total

title-pow_bridge = Bridge
title-pow_scholar = Scholar
title-pow_tools = Two tools
title-pow_coins = Seven coins
title-pow_spade1 = One spade
title-pow_spade2 = Two spades
title-book_power = Five power
title-book_steps = Two levels
title-book_coins = Six coins
title-book_guild = Free guild
title-book_vp = Points for guilds
title-book_spades = Three spades
head-banking = Banking
head-law = Law
head-engineering = Engineer.
head-medicine = Medicine
title-banking = Banking
title-law = Law
title-engineering = Engineering
title-medicine = Medicine
short-bon_river = River
short-bon_scholar = Scholar
short-bon_guild = Guild
short-bon_palace = Palace
short-bon_spade = Spade
short-bon_bridge = Bridge
short-bon_step = Level
short-bon_school = School
short-bon_power = Power
short-bon_coins = Coins
for-rs_workshop_law = for each workshop.
for-rs_spade_engineering = for each spade.
for-rs_workshop_banking = for each workshop.
for-rs_step_medicine = for each level.
for-rs_guild_law = for each guild.
for-rs_city_engineering = for each city tile.
for-rs_guild_medicine = for each guild.
for-rs_track_engineering = for each sailing or terraforming step.
for-rs_school_banking = for each school.
for-rs_innovation_law = for each innovation.
for-rs_palace_medicine = for each palace and university.
for-rs_palace_banking = for each palace and university.

## All of a tile in words

full-board_desert = Planning board with native terrain desert. You dig 1 free spade at the start.
full-board_plains = Planning board with native terrain plains. A terraforming step costs you 1 coin instead of 5.
full-board_swamp = Planning board with native terrain swamp. You start with a scholar, and with 9 power tokens in bowl II.
full-board_lake = Planning board with native terrain lake. You start with sailing 1 and end at 3.
full-board_forest = Planning board with native terrain forest. You start 1 level up in every discipline, with 8 power tokens in bowl II.
full-board_mountain = Planning board with native terrain mountain. Your income is 2 coins higher, and your first guild brings 3 coins.
full-board_wasteland = Planning board with native terrain wasteland. You start with 4 tools and a book of your choice; your second innovation costs no extra book.
full-blessed = Starts with 1 level in each discipline. In the science bonus after each round your level counts 3 higher.
full-felines = Starts with 1 level in banking and medicine. Each city tile brings 3 levels of your choice and 1 book.
full-goblins = Starts with 1 level in banking and engineering and 1 tool. You gain 2 coins for each spade you use, in every phase.
full-illusionists = Starts with 2 levels in medicine. Power actions cost you 1 power less and score points.
full-inventors = Starts with a competency tile.
full-lizards = Starts with 2 levels of your choice. Each city tile brings a free spade and a free workshop on any native hex in reach.
full-moles = Starts with 2 levels in engineering. For 1 tool you tunnel to a hex behind one other, and score points for it. As your action you build a bridge for 1 tool, also over land. At the end, buildings a tunnel apart count as connected.
full-monks = Starts with 1 level in law, with a university instead of workshops, and with a competency tile.
full-navigators = Starts with 3 levels in law. You score points for each workshop you build beside the river.
full-omar = Starts with 1 level in banking and engineering, and with a neutral tower as third building. Income 2 power and 2 coins.
full-philosophers = Starts with 2 levels in banking. Each competency brings 1 more book of its column. Once a round, as your action: 1 book of your choice.
full-psychics = Starts with 1 level in banking and medicine and 1 tool. Once a round: 5 power, and then another action in the same turn.
full-bon_river = In your turns your sailing reaches 1 river hex further. 2 points for each workshop you build beside the river.
full-bon_scholar = Income 1 scholar. 2 points whenever you send a scholar.
full-bon_guild = Income 3 power. 3 points for each guild you build.
full-bon_palace = Income 1 tool. When you pass: 4 points for each palace and each university of yours.
full-bon_spade = Income 1 book. Once a round, as your action: dig and build with 1 free spade.
full-bon_bridge = Income 1 book. Once a round, as your action: a free bridge.
full-bon_step = Income 2 tools. Once a round, as your action: 1 level of your choice.
full-bon_school = Income 4 coins. When you pass: 1 level of your choice for each school of yours.
full-bon_power = Income 4 power and 2 coins.
full-bon_coins = Income 6 coins.
full-comp_tool_step = Income 1 tool and 1 level of your choice.
full-comp_vp_coins = Income 3 points and 2 coins.
full-comp_book_power = Income 1 book of your choice and 1 power.
full-comp_instant = At once 1 tool, 5 points and 2 coins.
full-comp_spades = At once: dig and build with 2 free spades.
full-comp_annex = At once 2 annexes. As an action you put one on a building: it counts 1 more for a city.
full-comp_power = Once a round, as your action: 4 power.
full-comp_scholar_vp = 2 points whenever you send a scholar.
full-comp_tower = At once a neutral tower on a hex in reach. Income 2 power and 2 coins.
full-comp_city_vp = When you pass: 2 points for each city tile of yours.
full-comp_edge = 3 points for each workshop you build at the edge of the map.
full-comp_lowest = When you pass: points equal to the lowest of your four levels.
full-deus_ex_machina = At once 1 book of your choice and 1 level in each discipline. Once a round, as your action: dig and build with 1 free spade.
full-trade_routes = When you pass: 2 points for each guild of yours.
full-professors = Once a round, as your action: 1 scholar and 3 points.
full-architecture = At once 10 points, and 1 level of your choice for each kind of building that you have on the map.
full-league_of_cities = At once 5 points for each city tile of yours.
full-census = At once 8, 12 or 18 points if you have at least 7, 9 or 11 buildings.
full-libraries = At once points equal to the sum of your two highest levels.
full-colleges = At once 5 points for each school of yours.
full-sewerage = At once 2 points for each workshop of yours.
full-communication = At once 8, 12 or 18 points if your buildings form at least 4, 5 or 6 separate groups.
full-steam_power = At once 1 scholar, a terraforming step and a sailing step, both with their rewards.
full-steelworks = At once 8, 12 or 18 points for 1, 2 or 3 bridges of yours.
full-neutral_workshop = At once: build the neutral workshop on a free hex in reach. Income 3 tools.
full-neutral_guild = At once: build the neutral guild on a free hex in reach. Income 5 coins.
full-neutral_school = At once: build the neutral school on a free hex in reach, and take a competency.
full-neutral_university = At once: build the neutral university on a free hex in reach. It brings no competency. Income 2 points.
full-neutral_palace = At once: build the neutral palace on a free hex in reach, and put 2 new power tokens into bowl III. It brings no palace tile. Income 4 power.
full-neutral_monument = At once: build the monument on a free hex in reach, and score 7 points. It counts 4 for a city.
full-palace_1 = Income 5 power. Once a round, as your action: 2 tools.
full-palace_2 = Once a round, as your action: dig and build with 2 free spades.
full-palace_3 = Income 2 power. Once a round, as your action: a school of yours becomes a guild; 3 points and 1 tool.
full-palace_4 = Income 2 power. Once a round, as your action: a workshop becomes a guild for free.
full-palace_5 = Income 4 power. At once a competency.
full-palace_6 = Income 2 power and 1 book. Once a round, as your action: up to 2 levels in one discipline.
full-palace_7 = Income 4 power. When you pass: 3 points for each school of yours.
full-palace_8 = Income 2 coins, 2 power and 1 tool. Your cities need a value of 6 instead of 7.
full-palace_9 = Income 1 scholar. For 1 scholar you fly over one or two hexes when you build or dig, and score 5 points. At the end, buildings a flight apart count as connected.
full-palace_10 = Income 6 coins. At once 12 power and 2 books.
full-palace_11 = Income 1 tool. At once a city tile of your choice, without a city.
full-palace_12 = Income 8 power. 2 points for each workshop you build.
full-palace_13 = Once a round, as your action: 1 book and 3 coins. 3 points for each guild you build.
full-palace_14 = Income 6 power. At once 2 sailing steps with their rewards. You may found cities across one river hex.
full-palace_15 = Income 6 power. At once, in any order: dig and build with 2 free spades, up to 2 bridges, and 2 books.
full-palace_16 = Income 2 power and 1 book. At once: a guild from your board on any free native hex, anywhere, that was not dug this turn.
full-palace_17 = Income 2 power. At once 10 points. It is always there to take.
full-city_tools = A key, 4 points and 3 tools.
full-city_spades = A key, 5 points, and dig and build with 2 free spades.
full-city_books = A key, 5 points and 2 books of your choice.
full-city_coins = A key, 6 points and 6 coins.
full-city_steps = A key, 7 points and 1 level in each discipline.
full-city_power = A key, 8 points and 8 power.
full-city_scholar = A key, 8 points and 1 scholar.
full-pow_bridge = For 3 power, one player a round builds a bridge.
full-pow_scholar = For 3 power, one player a round gains a scholar.
full-pow_tools = For 4 power, one player a round gains 2 tools.
full-pow_coins = For 4 power, one player a round gains 7 coins.
full-pow_spade1 = For 4 power, one player a round digs and builds with 1 free spade.
full-pow_spade2 = For 6 power, one player a round digs and builds with 2 free spades.
full-book_power = For 1 book of any colour, one player a round gains 5 power.
full-book_steps = For 1 book of any colour, one player a round rises 2 levels in one discipline.
full-book_coins = For 2 books of any colour, one player a round gains 6 coins.
full-book_guild = For 2 books of any colour, one player a round upgrades a workshop to a guild for free.
full-book_vp = For 2 books of any colour, one player a round scores 2 points for each guild of theirs.
full-book_spades = For 3 books of any colour, one player a round digs and builds with 3 free spades.

# A guided first match
lesson-aim = Whoever has the most points after six rounds wins. The tiles of the rounds, cities, science and, at the end, large areas bring most of them.
lesson-offer = Somebody has built beside you, so you are offered power: the first is free, each further one costs a point. Take what you will use; you may decline.
lesson-offer-done = Such an offer comes whenever somebody builds beside you: power goes up from bowl I to II to III, and from III you can spend it.
lesson-set = You lead a faction of scholars on one of seven kinds of land. First take a set: a landscape with its board, a faction with its ability, and a bonus tile for the first round.
lesson-set-done = You know who you are. Your board, below the map, shows what each building will bring; touch a space to read what it costs.
lesson-start = Place what you begin with on a marked hex: land of your own kind. Stay near others: upgrades beside them are cheaper, and what they build there gives you power.
lesson-start-done = You have a start. You go on from there: beside your buildings, and as far across the river as your sailing reaches.
lesson-build = Build a workshop on a marked hex, for 1 tool and 2 coins. It must be land of your own kind.
lesson-build-done = Your workshop stands, and the space it left on your board now brings income.
lesson-dig = Dig: spades turn a marked hex into land of your own kind, and each costs tools. Then build a workshop there, in the same turn or later.
lesson-dig-done = The land has changed. Once it is of your own kind, a workshop can stand there.
lesson-upgrade = Turn a workshop into a guild. It is cheaper beside somebody else’s building. A guild can become a school or your palace, and a school the university.
lesson-upgrade-done = The upgrade brings other income, and schools and the palace bring tiles that work to the end.
lesson-science = Send a scholar to one of the four disciplines on the science board. Levels bring power now and points at the end; the round’s tile rewards one of them.
lesson-science-done = Your marker has moved up. Level by level it brings power and, high up, income.
lesson-competency = Take a competency. Its column brings levels, or levels and books, of one discipline at once; the tile itself works to the end. Each school and the university bring one, too.
lesson-competency-done = A competency is yours to the end of the match, and its column has raised you in science.
lesson-pass = Pass when nothing is worth its price any more. You score your bonus tile, put it back, and take another for the next round.
lesson-pass-done = You have passed. The order of passing is the turn order of the next round.
lesson-power = Use a power action. Power in bowl III pays for spades, scholars, tools, coins and bridges; each action can be used by one player a round.
lesson-power-done = The power goes back to bowl I and comes round again.
lesson-innovate = Develop an innovation. Books pay for it; they come from competencies, palaces and cities. There is only one of each.
lesson-innovate-done = An innovation is yours for the rest of the match.
lesson-income = A new round begins with income: tools, coins, power, books and scholars from the spaces that your buildings have left, and from your tiles. Your board shows what comes next round.
lesson-rounds = Each round has a tile that rewards something you do, and a discipline that is rewarded at its end. Look ahead before you choose what to build.
lesson-city = Found a city: four connected buildings with a power value of 7. Its tile brings points and a key for the highest levels of science.
lesson-city-done = A city. Its key opens level 8 of a discipline.
lesson-end = The last round. The largest connected areas score 18, 12 and 6; each discipline 8, 4 and 2; five resources left are a point.

## Reasons of the bots: what an action brings or costs

reason-points = points at once
reason-goods = coins, tools and scholars
reason-books = books
reason-power = power
reason-income = income of the rounds to come
reason-passing = points for passing
reason-specials = special actions
reason-science = science
reason-area = connected area
reason-cities = the way to a city, and keys
reason-buildings = buildings
reason-tiles = innovations and competencies
reason-rounds = round score tiles to come
reason-sailing = sailing and terraforming
reason-land = land in reach
reason-neighbours = neighbours
