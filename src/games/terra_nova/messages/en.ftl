# Terra Nova in English.

## Sources

source-rules = The rules follow the published rulebook; prices, tiles and abilities are stated there.
source-components = Map, mat incomes, starting coins and the sailing track were read off the printed components.
source-reconstructed = Reconstructed, and perhaps different in your copy: the marks for neutral houses on the side for two players, the houses of the first game, and its scoring tiles of rounds 4 and 5.

## Options

option-setup = Setting up
option-setup-free = Factions, houses and tiles are chosen in turn.
option-setup-first_game = The recommended first game: fixed houses, tiles and a small set of factions.
option-turn_order = Turn order
option-turn_order-clockwise = Clockwise from whoever passed first in the round before.
option-turn_order-pass_order = In the order of passing in the round before.
option-neutral = Neutral houses for two players
option-neutral-none = None.
option-neutral-planner = Planner: one colour, drawn at the start, puts up to four houses in the way.
option-neutral-lucky_digger = Lucky Digger: before each income both players draw and place a neutral house.

## Names

lake = lake
forest = forest
wasteland = wasteland
desert = desert
swamp = swamp
river = river

water_sprites = Water Sprites
sea_dogs = Sea Dogs
golems = Golems
fire_sprites = Fire Sprites
leprechauns = Leprechauns
inventors = Inventors
fairies = Fairies
druids = Druids
sun_worshippers = Sun Worshippers
sand_cats = Sand Cats

about-water_sprites = lake; 4 more points for each town
about-sea_dogs = lake; may found towns across one river hex
about-golems = wasteland; points for trading posts on passing
about-fire_sprites = wasteland; power actions cost 1 power less
about-leprechauns = swamp; 2 power for each spade used
about-inventors = swamp; power whenever others build a house
about-fairies = forest; 2 power in each income
about-druids = forest; 3 power are worth 2 points
about-sun_worshippers = desert; a third house at the start
about-sand_cats = desert; coins whenever others upgrade

left-water_sprites = once a round a free house on any free lake
left-sea_dogs = a sailing step at once
left-golems = no hex needs more than 1 spade
left-fire_sprites = a free house at the edge of the map at once
left-leprechauns = 6 power at once
left-inventors = for 6 power, a trading post on any hex in reach
left-fairies = once a round, for 2 power, a free spade
left-druids = 2 power for each settlement on passing
left-sun_worshippers = once a round a hex beside you becomes desert
left-sand_cats = trading posts cost 5 or 7
right-water_sprites = towns from a value of 6
right-sea_dogs = once a round a free trading post
right-golems = towns from a value of 6
right-fire_sprites = 1 point for each settlement at the edge on passing
right-leprechauns = towns from a value of 6
right-inventors = 2 points for each house you build
right-fairies = towns from a value of 6
right-druids = 3 points for each upgrade to a trading post
right-sun_worshippers = towns from a value of 6
right-sand_cats = 1 point for each building away from the river on passing

bon_a = income 2 coins; once a round a free spade
bon_b = income 6 coins
bon_c = income 3 power; sailing counts 1 more
bon_d = income 3 coins, 3 power
bon_e = income 4 power; 4 points for each palace on passing
bon_f = income 2 power; 2 points for each trading post on passing
bon_g = income 2 coins; 1 point for each house on passing
bon_h = income 3 power; 3 points for each sailing step on passing

rs_house_1 = 2 points for each house built
rs_house_2 = 2 points for each house built
rs_trading_post_1 = 3 points for each upgrade to a trading post
rs_trading_post_2 = 3 points for each upgrade to a trading post
rs_palace = 5 points for each upgrade to a palace
rs_town = 5 points for each town founded
rs_sailing = 2 points for each sailing step
rs_spade = 2 points for each spade used

town_coins = 5 points, 6 coins
town_power = 6 points, 8 power
town_points = 9 points
town_sailing = 4 points, 1 sailing step

## Short words for the drawing

tile-house = house
tile-post = post
tile-palace = palace
tile-town = town
tile-sailing = sailing
tile-spade = spade
word-round = Round { $round } of { $rounds }
word-setup = Setting up
word-over = The match is over
word-power-actions = Power actions
word-bonus-tiles = Bonus tiles beside the board
word-round-tiles = Round tiles
word-used = used
word-coins = coins
word-points = points
word-sailing = sailing
word-bridges = bridges
word-towns = town tiles
word-next-income = next income
word-passed = passed
word-no-faction = no faction yet
word-free = free
special-spade = free spade
special-lake = lake house
special-post = free post
special-fairy = fairy spade
special-sun = sun
special-invent = invented post
picture-title = Terra Nova, the board

## Prompts

decide-neutral = place a neutral { $colour } house on a marked hex.
decide-faction = choose a faction.
decide-house = place a starting house on your home terrain.
decide-bonus = take a bonus tile.
decide-action = take an action (round { $round }).
decide-spade = use the second spade on another hex, or leave it.
decide-edge = place the free house at the edge of the map, or leave it.
decide-freesail = take the free sailing step, or leave it.
decide-town = choose the tile of your new town.
decide-end = exchange power if you like, then end your turn.
decide-window = exchange power before the round ends, or end.

## Menu

kind-setup = Setting up
kind-exchange = Exchange power
kind-town = Found a town
kind-build = Build a house
kind-transform = Make habitable
kind-power = Power action
kind-special = Special action
kind-upgrade = Upgrade
kind-sail = Sailing
kind-bridge = Bridge
kind-pass = Pass
kind-end = End

do-faction = Play the { $faction }: { $about }
do-house = Starting house on { $hex }
do-bonus = Take tile { $tile }: { $about }{ $coins ->
    [0] {""}
   *[other] , and { $coins } coins on it
}
do-pass = Pass and take tile { $tile }: { $about }{ $coins ->
    [0] {""}
    [one] , and the coin on it
   *[other] , and the { $coins } coins on it
}
do-neutral = Neutral house on { $hex }
do-exchange = { $power } power for { $power ->
    [one] 1 coin
   *[other] { $power } coins
}
do-exchange-points = { $power } power for points
do-river-town = Town across the river hex { $hex }: { $tile }
do-town = Town tile: { $tile }
do-town-at = Town of { $hex }: { $tile }
do-build = House on { $hex }
do-transform = Turn { $hex } from { $terrain } into { $home } ({ $spades ->
    [0] no spade
    [one] 1 spade
   *[other] { $spades } spades
})
do-transform-build = Turn { $hex } from { $terrain } into { $home } ({ $spades ->
    [0] no spade
    [one] 1 spade
   *[other] { $spades } spades
}) and build a house
do-no-spade = Leave the second spade
do-post = Trading post on { $hex }
do-palace = Palace ({ $side }) on { $hex }: { $about }
do-invent = Trading post on { $hex }, made habitable
do-sail = Sailing { $sailing }, { $points } points
do-not-sail = Leave the sailing step
do-bridge = Bridge { $site }
do-power-coins = { $coins } coins
do-edge = Free house on { $hex }
do-no-edge = Leave the free house
do-end = End your turn
do-end-window = Done with exchanging
why-not = { $line }: { $reason }

price-free = free
price-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
price-power = { $power } power
price-both = { $power } power, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}

## Events

chooses = { $seat } plays the { $faction }.
starts-on = { $seat } starts on { $hex }.
takes-bonus = { $seat } takes bonus tile { $tile }.
neutral-house = A neutral { $colour } house goes on { $hex }.
draws-neutral = { $seat } draws a neutral { $colour } house.
neutral-discarded = No marked { $colour } hex is free: the house is discarded.
round-begins = Round { $round } begins: { $tile }.
income = { $seat } gets { $coins } coins and { $power } power as income.
builds = { $seat } builds a house on { $hex } ({ $price }).
transforms = { $seat } turns { $hex } into { $terrain } ({ $price }).
transforms-and-builds = { $seat } turns { $hex } into { $terrain } and builds a house there ({ $price }).
upgrades-to-post = { $seat } puts a trading post on { $hex } ({ $price }).
upgrades-to-palace = { $seat } builds the { $side } palace on { $hex } ({ $price }).
invents = { $seat } puts a trading post on { $hex } ({ $price }).
edge-house = { $seat } puts a free house on { $hex } at the edge of the map.
bridges = { $seat } builds the bridge { $site } ({ $price }).
pays-for-sailing = { $seat } improves sailing ({ $price }).
sails = { $seat } now has sailing { $sailing }.
exchanges = { $seat } exchanges { $power } power for coins.
exchanges-points = { $seat } exchanges { $power } power for { $points } points.
passes = { $seat } passes and takes bonus tile { $tile }.
founds = { $seat } founds a town ({ $hex }) with the { $tile } tile.
gains-coins = { $seat } gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $why }).
gains-power = { $seat } gains { $power } power ({ $why }).
scores = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $why }).

why-round-tile = round tile
why-ability = faction ability
why-palace = palace
why-neighbour = neighbour
why-sailing = sailing track
why-town-tile = town tile
why-power-action = power action
why-bonus-tile = bonus tile
why-coins-on-tile = coins on the tile
why-money = money
why-territory = territory

## Refusals

one-action-only = You have taken your action of this turn. Exchange power if you like, then send ‘end’.
action-first = A turn needs one action before it ends. If there is nothing you want to do, pass.
nothing-to-follow = Nothing asks for ‘{ $line }’ now.
first-decide = Something else comes first: { $what }
too-few-coins = It costs { $price } coins and you have { $coins }: { $missing } are missing.
too-little-power = It costs { $price } power and you have { $power } in bowl III.
exchange-nothing = Exchange at least 1 power, or leave it.
points-for-druids = Only the Druids exchange power for points.
points-by-rate = Points come for every { $rate } power: { $power } is no multiple of it.
colour-taken = The { $colour } factions are out: { $seat } plays one.
colour-neutral = The { $colour } factions are out: their colour is neutral in this match.
not-in-first-game = The first game is played with: { $set }.
first-game-alone = The first game is played without neutral houses: leave one of the two options out.
bonus-not-there = Tile { $tile } does not lie beside the board. There are: { $tiles }.
not-marked = No neutral { $colour } house can go on { $hex }. Free marks: { $hexes }.
is-river = { $hex } is river: nothing can stand there.
occupied = { $seat } has a building on { $hex }.
occupied-neutral = A neutral house stands on { $hex }.
not-home = { $hex } is { $terrain } and your home is { $home }.
is-home-already = { $hex } is your home terrain already: use ‘build’.
build-implied = { $hex } is your home terrain: the spade is not needed, only a house can be built.
out-of-reach = { $hex } is not in reach: it is not next to a building of yours, nor over at most { $sailing } river hexes from one.
second-out-of-reach = { $hex } was not in reach before this action.
second-needs-two = { $hex } needs { $spades } spades, and one is left.
no-second-spade = No spade is left for a second hex, or no other hex that was in reach needs just one.
one-house-only = This action has built its one house already.
build-where = Say where the house goes: ‘build’ and one of the two hexes.
not-beside-own = { $hex } does not share a side with a building of yours.
not-a-lake = { $hex } is { $terrain }, not lake.
not-at-edge = { $hex } is not at the edge of the map.
no-own-house = There is no house of yours on { $hex }.
no-own-post = There is no trading post of yours on { $hex }.
palace-stands = Your { $side } palace stands on { $hex } already.
no-house-left = All { $all } of your houses are on the board. An upgrade brings one back.
no-post-left = All { $all } of your trading posts are on the board. A palace brings one back.
sailing-at-end = Your sailing is { $most } already, and that is the end of the track.
no-bridge-left = All { $all } of your bridges are built.
site-taken = { $seat } has built the bridge { $site }.
bridge-without-building = No building of yours stands at either end of { $site }.
power-action-used = The power action ‘{ $action }’ was used in this round.
special-not-yours = The special action ‘{ $action }’ is not yours: it needs its palace or its bonus tile.
special-used = You have used the special action ‘{ $action }’ in this round.
town-tile-used = You have used the town tile ‘{ $tile }’. Left: { $left }.
town-where = Say which town: ‘at’ and one of { $hexes }.
river-towns-not-yours = Only the Sea Dogs found towns across a river hex.
not-a-river = { $hex } is no river hex.
river-used = A town of yours lies across { $hex } already.
river-one-group = Fewer than two groups of yours lie beside { $hex }.
river-in-town = A group beside { $hex } belongs to a town already.
town-too-small = That makes { $buildings } buildings of value { $value }; a town needs { $least } of value { $needed }.

## Notation

unreadable = ‘{ $line }’ is no action of this game. Try ‘build C5’, ‘transform C5 build’, ‘upgrade C5 post’, ‘power coins’, ‘pass F’ or ‘end’.
unknown-hex = There is no hex ‘{ $word }’: rows are A to I, columns 1 to 10.
unknown-site = ‘{ $word }’ is no place for a bridge. Name its two ends, such as C3-D4.
unknown-faction = There is no faction ‘{ $word }’.
unknown-tile = There is no round tile ‘{ $word }’.
unknown-bonus-tile = There is no bonus tile ‘{ $word }’: they are A to H.
unknown-town-tile = There is no town tile ‘{ $word }’: coins, power, points or sailing.
unknown-upgrade = ‘{ $word }’ is no upgrade: post, left or right.
unknown-number = ‘{ $word }’ is no number.

## The text board

column-points = points
column-coins = coins
column-power = power
column-houses = house
column-posts = post
column-palaces = palace
column-sail = sail
column-towns = towns
column-tile = tile
legend-terrain = F forest, D desert, S swamp, W wasteland, L lake, ~ river
legend-kind = small letter + owner: a building; 2 post, 3 palace, * town, n neutral
legend-bridges = Bridges:

## Short texts on tiles; a line break is one on the tile

short-rs_house = house
    2 points
short-rs_trading_post = trading post
    3 points
short-rs_palace = palace
    5 points
short-rs_town = town
    5 points
short-rs_sailing = sailing step
    2 points
short-rs_spade = spade
    2 points
short-bon_a = 2c
    free spade
short-bon_b = 6c
short-bon_c = 3p
    sailing +1
short-bon_d = 3c 3p
short-bon_e = 4p
    4 per palace
short-bon_f = 2p
    2 per post
short-bon_g = 2c
    1 per house
short-bon_h = 3p
    3 per sailing
power-bridge3 = bridge
power-bridge4 = bridge
power-sail = sailing
power-coins = 7 coins
power-spade = 1 spade
power-spade2 = 2 spades

## Standing orders
order-roundend-3 = At the end of each round, turn up to 3 power into coins.
order-roundend-keep-2 = At the end of each round, turn all power but 2 into coins.
order-roundend-points = Druids: at the end of each round, turn power into points.
order-roundend-points-keep-2 = Druids: turn power into points, and keep at least 2.
order-roundend-off = Ask me each time.
