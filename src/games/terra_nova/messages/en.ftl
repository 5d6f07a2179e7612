# Terra Nova in English.

## Sources

promise = Ten factions settle a valley of five kinds of land. Each lives on one of them only, and turns what it finds into its own. Five rounds; the most points win.
source-rules = The rules follow the published rulebook; prices, tiles and abilities are stated there.
source-components = Read off the printed components: the terrain, rivers and bridge places of the front; the incomes of the mats, starting coins and the sailing track; the incomes of the bonus tiles B, E, F and G, of which F is in doubt (2 power or 2 coins); which round tiles come twice (house and trading post).
source-reconstructed = Reconstructed, and perhaps different in your copy: the terrain of the side for two players and its marks for neutral houses, the houses of the first game, and its round tiles of rounds 4 and 5. An operator’s file or the deal lines of a match replace them (rules 16.1).

## Options

option-setup = Setting up
option-setup-free = Everybody chooses a faction, houses and a tile in turn.
option-setup-first_game = The recommended first game: fixed houses, tiles and a small set of factions.
option-turn_order = Turn order
option-turn_order-clockwise = Clockwise from the first to pass in the previous round.
option-turn_order-pass_order = In the order in which players passed in the previous round.
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
about-fairies = forest; 2 more power with every income
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
word-round = Round { $round } of { $rounds }
word-rounds = { $rounds } rounds
word-setup = Setting up
word-over = The match is over
word-power-actions = Power actions
word-bonus-tiles = Bonus tiles beside the board
word-round-tiles = Round tiles
word-coins = coins
word-points = points
word-sailing = sailing
word-bridges = bridges
word-towns = town tiles
word-passed = passed
word-no-faction = no faction yet
named-tile = tile { $tile }
named-bonus-tile = bonus tile { $tile }
named-post = trading post
named-left = left palace
named-right = right palace
special-spade = free spade
special-lake = lake house
special-post = free post
special-fairy = fairy spade
special-sun = sun
special-invent = invented post
picture-title = Terra Nova, the board

## Prompts

topic-neutral = A neutral house
topic-faction = A faction
topic-house = A starting house
topic-bonus = A bonus tile
topic-rest = The rest of an action
topic-town = The tile of a new town
topic-end = The end of the turn
topic-window = Power to exchange before the round ends
decide-neutral = Place a neutral { $colour } house on a marked hex.
decide-faction = Choose a faction.
decide-house = Place a starting house on your home terrain.
decide-bonus = Take a bonus tile.
decide-action = Take an action (round { $round }).
decide-spade = Use the second spade on another hex, or give it up.
decide-edge = Place the free house at the edge of the map, or do without it.
decide-freesail = Take the free sailing step, or do without it.
decide-town = Choose the tile of your new town.
decide-end = Exchange power if you like, then end your turn.
decide-window = Exchange power before the round ends, or end your turn.

## Menu

kind-faction = Choose a faction
kind-house = Starting house
kind-bonus = Take a bonus tile
kind-neutral = Place a neutral house
kind-exchange = Exchange power
kind-town = Found a town
kind-build = Build a house
kind-dig = Dig and build
kind-upgrade = Upgrade
kind-invent = Invent a trading post
kind-sail = Sail to { $to }
kind-bridge = Build a bridge
kind-power-coins = Take { $coins } coins
kind-leave = Do without
kind-pass = Pass
kind-end = End

variant-build = Build a house
variant-lake = Lake house, free
variant-edge = Free house
variant-with-house = { $with } and a house
variant-only = { $with } only
variant-buy = { $spades ->
    [one] Bought spade
   *[other] { $spades } bought spades
}
variant-power-spade = Power action: 1 spade
variant-power-spade2 = Power action: 2 spades
variant-bonus-spade = Spade of tile A
variant-fairy = Fairy spade
variant-sun = Sun
variant-second = Second spade
variant-post = Trading post
variant-free-post = Trading post, free
variant-left = Left palace: { $about }
variant-right = Right palace: { $about }
variant-for-coins = Pay coins
variant-for-power = Power action for { $power }
variant-free-step = Free step
variant-town = Town tile: { $tile }

do-faction = Play the { $faction }: { $about }
do-house = Starting house on { $hex }
do-bonus = Take tile { $tile }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}: { $about }
do-pass = Pass and take tile { $tile }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}: { $about }
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
do-no-spade = Give up the second spade
do-post = Trading post on { $hex }
do-palace = Palace ({ $side }) on { $hex }: { $about }
side-left = left
side-right = right
do-invent = Trading post on { $hex }, turned into swamp
do-sail = Sailing { $sailing }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-not-sail = Do without the sailing step
do-bridge = Bridge { $site }
do-power-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
do-edge = Free house on { $hex }
do-no-edge = Do without the free house
do-end = End your turn
do-end-window = Done exchanging
why-not = { $what }: { $reason }
why-not-which = { $what }: { $which }. { $reason }

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
neutral-house = A neutral { $colour } house is placed on { $hex }.
draws-neutral = { $seat } draws a neutral { $colour } house.
neutral-discarded = No marked { $colour } hex is free: the house is discarded.
round-begins = Round { $round } begins: { $tile }.
income = { $seat } takes income: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $power ->
    [0] {""}
   *[other] , { $power } power
}.
builds = { $seat } builds a house on { $hex } ({ $price }).
transforms = { $seat } turns { $hex } into { $terrain } ({ $price }).
transforms-and-builds = { $seat } turns { $hex } into { $terrain } and builds a house there ({ $price }).
upgrades-to-post = { $seat } upgrades { $hex } to a trading post ({ $price }).
upgrades-to-palace = { $seat } upgrades { $hex } to the { $side } palace ({ $price }).
invents = { $seat } builds a trading post on { $hex } ({ $price }).
spade-lost = The second spade is lost: no other hex in reach needs just one.
edge-house = { $seat } builds a free house on { $hex }, at the edge of the map.
bridges = { $seat } builds the bridge { $site } ({ $price }).
pays-for-sailing = { $seat } improves sailing ({ $price }).
sails = { $seat } now has sailing { $sailing }.
exchanges = { $seat } exchanges { $power } power for { $power ->
    [one] 1 coin.
   *[other] { $power } coins.
}
exchanges-points = { $seat } exchanges { $power } power for { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
passes = { $seat } passes and takes bonus tile { $tile }.
founds = { $seat } founds a town at { $hex } with the town tile ‘{ $tile }’.
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

one-action-only = You have taken your action for this turn. Exchange power if you like, then send ‘end’.
action-first = A turn needs one action before it ends. If there is nothing you want to do, pass.
nothing-to-follow = Nothing is waiting for ‘{ $line }’ now.
first-decide = Something else comes first: { $what }
too-few-coins = That costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, and you have { $coins }: you are { $missing } short.
too-little-power = That costs { $price } power, and you have { $power } in bowl III.
exchange-nothing = Exchange at least 1 power, or none at all.
points-for-druids = Only the Druids exchange power for points.
points-by-rate = Points come for every { $rate } power, and { $power } is not a multiple of { $rate }.
colour-taken = The { $colour } factions are out: { $seat } plays one.
colour-neutral = The { $colour } factions are out: their colour is neutral in this match.
not-in-first-game = The first game is played with: { $set }.
deal-data = The tables named by ‘deal data’ are not here. There are: printed, { $known }.
deal-map = Row { $row } of the two-player side does not fit: nine rows of ten letters (L F W D S, R for river), with the rivers of the front.
deal-marks = The neutral marks do not fit: twenty different hexes, four of each terrain as printed on the two-player side.
deal-first-houses = The houses of the first game do not fit: for each of its factions in turn, its starting houses on home terrain.
first-game-alone = The first game is played without neutral houses: leave one of the two options out.
bonus-not-there = Tile { $tile } does not lie beside the board. There are: { $tiles }.
not-marked = No neutral { $colour } house can go on { $hex }. Free marks: { $hexes }.
is-river = { $hex } is river: nothing can stand there.
occupied = { $seat } has a building on { $hex }.
occupied-neutral = A neutral house stands on { $hex }.
not-home = { $hex } is { $terrain }, and your home terrain is { $home }.
is-home-already = { $hex } is your home terrain already: use ‘build’.
build-implied = { $hex } is your home terrain: no spade is needed, so you can only build a house there.
out-of-reach = { $hex } is out of reach: it must lie next to a building of yours{ $sailing ->
    [0] .
    [one] , or across 1 river hex.
   *[other] , or across at most { $sailing } river hexes.
}
second-out-of-reach = { $hex } was not in reach before this action.
second-needs-two = { $hex } needs { $spades } spades, and only one is left.
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
power-action-used = The power action ‘{ $action }’ has been used this round.
special-not-yours = The special action ‘{ $action }’ is not yours: it needs its palace or its bonus tile.
special-used = You have used the special action ‘{ $action }’ this round.
town-tile-used = You have used the town tile ‘{ $tile }’ already. Left: { $left }.
town-where = Say which town: ‘at’ and one of { $hexes }.
river-towns-not-yours = Only the Sea Dogs found towns across a river hex.
not-a-river = { $hex } is not a river hex.
river-used = A town of yours lies across { $hex } already.
river-one-group = Fewer than two groups of yours lie beside { $hex }.
river-in-town = A group beside { $hex } belongs to a town already.
town-too-small = That makes { $buildings } buildings of value { $value }; a town needs { $least } of value { $needed }.

## Notation

unreadable = ‘{ $line }’ is not an action of this game. Write one as in the list of what you can do.
unknown-hex = There is no hex ‘{ $word }’: rows are A to I, columns 1 to 10.
unknown-site = ‘{ $word }’ is not a place for a bridge. Name its two ends.
unknown-faction = There is no faction ‘{ $word }’.
unknown-tile = There is no round tile ‘{ $word }’.
unknown-bonus-tile = There is no bonus tile ‘{ $word }’.
unknown-town-tile = There is no town tile ‘{ $word }’.
unknown-upgrade = ‘{ $word }’ is not an upgrade: write post, left or right.
unknown-number = ‘{ $word }’ is not a number.

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
legend-kind = small letter + owner: a building; 2 post, 3L 3R palaces, n neutral
legend-marks = * town, ~A* river town of A, ' marked for a neutral house
legend-bridges = Bridges:

## Power actions, in short

power-bridge3 = Bridge
power-bridge4 = Bridge
power-sail = Sail
power-coins = Seven coins
power-spade = One spade
power-spade2 = Two spades

## Standing orders
order-roundend-3 = At the end of each round, exchange up to 3 power for coins.
order-roundend-keep-2 = At the end of each round, exchange all power but 2 for coins.
order-roundend-points = Druids: at the end of each round, exchange power for points.
order-roundend-points-keep-2 = Druids: exchange power for points, but keep at least 2.
order-roundend-off = Ask me each time.

## The lists after the text board

text-bonus-tile = { $tile }{ $coins ->
    [0] {""}
    [one] {" "}with 1 coin
   *[other] {" "}with { $coins } coins
}: { $about }
text-power-action = { $action }: { $power } power
text-power-action-used = { $action }: { $power } power, used this round
text-neutral-colour = Neutral: { $colour }
text-left-palace = left palace stands: { $about }
text-left-palace-open = left palace, not built: { $about }
text-right-palace = right palace stands: { $about }
text-right-palace-open = right palace, not built: { $about }
text-holds-tile = bonus tile { $tile }: { $about }
text-special = special { $action }: { $about }
text-special-used = special { $action }: { $about }, used this round
text-income = next income { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $power } power
text-bridges = { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
} left
text-town-tiles = town tiles left: { $tiles }
text-territory = largest territory { $size }

## What is dealt, and in which order

component-round_scoring_tiles = The round tiles, from round 1 to round 5.
component-bonus_tiles = The bonus tiles in play, in any order.
component-neutral_colour = The colour of the neutral houses.
component-neutral_draws_1 = The colours of round 1 in the order in which they are drawn.
component-neutral_draws_2 = The colours of round 2 in the order in which they are drawn.
component-neutral_draws_3 = The colours of round 3 in the order in which they are drawn.
component-neutral_draws_4 = The colours of round 4 in the order in which they are drawn.
component-neutral_draws_5 = The colours of round 5 in the order in which they are drawn.
component-two_player_map = The terrain of the two-player side, row A to row I, ten letters each: L lake, F forest, W wasteland, D desert, S swamp, R river.
component-neutral_marks = The marked hexes of the two-player side, four of each terrain, in any order.
component-first_game_houses = The starting houses of the first game, faction by faction.

## Panels

word-map = Map
word-offer = Rounds, power actions, bonus tiles
word-points-this-round = Points this round
word-now = Now
word-round-short = Round { $round }
word-bonus-to-take = Bonus tiles to take when you pass
word-your-town-tiles = Your town tiles: choose one
word-terrains = Land
word-factions = Factions
word-bonus-tiles-all = Bonus tiles
word-town-tiles-all = Town tiles
word-special-actions = Special actions
word-once-a-round = once a round
word-reach = reach
word-passing = passing
word-each = for
word-in-turn-order = In turn order
word-points-from = Points by source
word-power-bowls = power in bowls I/II/III
word-houses = houses
word-posts = trading posts
word-palaces = palaces
word-towns-founded = towns
word-tile = Tile
word-post = trading post
word-left-palace = left palace
word-right-palace = right palace
word-left-palace-name = Left palace
word-right-palace-name = Right palace
mat-title = { $faction }, { $ability }

for-house = for each house.
for-post = for each upgrade to a trading post.
for-palace = for each palace.
for-town = for each town.
for-sailing = for each sailing step.
for-spade = for each spade.

n-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
stock-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}; the next income brings { $next }.
stock-power = Power: the next income brings { $next }.
stock-bowl = Bowl { $bowl }: { $count ->
    [one] 1 power token
   *[other] { $count } power tokens
}. Gained power moves from I to II, then from II to III; only bowl III pays, and what it pays goes back to I.
stock-sailing = Sailing { $sailing }: you reach across that many river hexes. The number below a step is its points.
slot-house = house
slot-post = trading post
slot-left = left palace
slot-right = right palace
slot-open = The { $kind } stands on the map. Income: { $coins ->
    [0] { $power ->
        [0] nothing
       *[other] { $power } power
    }
    [one] 1 coin{ $power ->
        [0] {""}
       *[other] , { $power } power
    }
   *[other] { $coins } coins{ $power ->
        [0] {""}
       *[other] , { $power } power
    }
}.
slot-covered = Covered by a { $kind }. Once it stands on the map, income: { $coins ->
    [0] { $power ->
        [0] nothing
       *[other] { $power } power
    }
    [one] 1 coin{ $power ->
        [0] {""}
       *[other] , { $power } power
    }
   *[other] { $coins } coins{ $power ->
        [0] {""}
       *[other] , { $power } power
    }
}.
slot-towns = { $left } of { $all }
full-area = The largest area of buildings within reach of each other has a size of { $size }. At the end the three largest score { $first }, { $second } and { $third } points; this one would score { $now } now.
full-towns = { $towns ->
    [0] No town yet.
    [one] 1 town.
   *[other] { $towns } towns.
} Town tiles left, each for one town: { $tiles }.
full-towns-none = { $towns ->
    [one] 1 town
   *[other] { $towns } towns
}: all your town tiles are used.

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, at the edge
spot-marked = { $hex }, { $terrain }, marked for a neutral house
spot-site = { $from }-{ $to }, bridge site
holds = { $kind } of { $seat }
holds-in-town = { $kind } of { $seat }, in a town
holds-neutral = neutral house ({ $colour })
holds-river-town = a town of { $seat } across the river
holds-bridge = bridge of { $seat }

source-rounds = Rounds
source-sailing = Sailing
source-towns = Towns
source-bonus = Bonus
source-ability = Ability
source-palaces = Palaces
source-territory = Area
source-money = Money
source-total = Total

ability-water_sprites = 4 more points for each town
ability-sea_dogs = towns across a river hex
ability-golems = points for posts on passing
ability-fire_sprites = power actions 1 cheaper
ability-leprechauns = 2 power for each spade
ability-inventors = power when others build
ability-fairies = 2 power each income
ability-druids = 3 power for 2 points
ability-sun_worshippers = a third starting house
ability-sand_cats = coins when others upgrade

full-faction = { $ability } Left palace: { $left } Right palace: { $right }
full-water_sprites = Home terrain lake. Each town you found scores 4 more points.
full-sea_dogs = Home terrain lake. In your turn, groups of yours beside the same river hex may found a town together.
full-golems = Home terrain wasteland. When you pass you score 2 points for one or two trading posts on the map, 3 for three, 4 for four.
full-fire_sprites = Home terrain wasteland. Power actions cost you 1 power less.
full-leprechauns = Home terrain swamp. You gain 2 power for each spade you use.
full-inventors = Home terrain swamp. You gain 1 power (2 with two players) whenever another faction builds a house.
full-fairies = Home terrain forest. You gain 2 more power with every income.
full-druids = Home terrain forest. You may exchange 3 power for 2 points, as often as you like.
full-sun_worshippers = Home terrain desert. You start with a third house, and with 5 coins.
full-sand_cats = Home terrain desert. You gain 1 coin (2 with two players) whenever another faction upgrades a building.
full-left-water_sprites = once a round, build a free house on any free hex that is lake now, wherever it lies.
full-left-sea_dogs = when it is built you may take a free sailing step.
full-left-golems = no hex needs more than 1 spade from you.
full-left-fire_sprites = when it is built you may put a free house on any free hex at the edge of the map, which becomes wasteland.
full-left-leprechauns = when it is built you gain 6 power.
full-left-inventors = for 6 power, as often as you like, a free hex in reach becomes swamp and gets a trading post.
full-left-fairies = once a round, for 2 power, dig and build with 1 free spade.
full-left-druids = when you pass you gain 2 power for each of your settlements.
full-left-sun_worshippers = once a round, a free hex beside a building of yours becomes desert without a spade; you may build a house there for its price.
full-left-sand_cats = your trading posts cost 5 coins next to another faction and 7 elsewhere.
full-right-water_sprites = your towns need a value of 6 instead of 7.
full-right-sea_dogs = once a round, a house becomes a trading post for free.
full-right-golems = your towns need a value of 6 instead of 7.
full-right-fire_sprites = when you pass you score 1 point for each of your settlements at the edge of the map.
full-right-leprechauns = your towns need a value of 6 instead of 7.
full-right-inventors = you score 2 points for each house you build.
full-right-fairies = your towns need a value of 6 instead of 7.
full-right-druids = you score 3 points for each house that you upgrade to a trading post.
full-right-sun_worshippers = your towns need a value of 6 instead of 7.
full-right-sand_cats = when you pass you score 1 point for each building of yours that is not beside the river.

name-bonus = Tile { $tile }
full-bon_a = Income 2 coins. Once a round, dig and build with 1 free spade; if a hex needs two, you may buy the second.
full-bon_b = Income 6 coins.
full-bon_c = Income 3 power. In your turns your sailing reaches 1 river hex further; it does not count for points.
full-bon_d = Income 3 coins and 3 power.
full-bon_e = Income 4 power. When you pass you score 4 points for each palace of yours on the map.
full-bon_f = Income 2 power. When you pass you score 2 points for each trading post of yours on the map.
full-bon_g = Income 2 coins. When you pass you score 1 point for each house of yours on the map.
full-bon_h = Income 3 power. When you pass you score 3 points for each step you have made on the sailing track.
full-round-tile = { $about }, in its round.
full-round = Round { $round }: { $about }.

full-power-action = For { $power } power, one player a round { $what }
full-power-action-used = For { $power } power, one player a round { $what } { $seat } has used it this round.
full-power-bridge3 = builds a bridge.
full-power-bridge4 = builds a bridge.
full-power-sail = takes a sailing step, with its points.
full-power-coins = takes 7 coins.
full-power-spade = digs and builds with 1 free spade; if a hex needs two, the second may be bought.
full-power-spade2 = digs with 2 free spades, on one hex or on two, and may build one house there for its price.

name-town_coins = Coins
name-town_power = Power
name-town_points = Points
name-town_sailing = Sailing
full-town_coins = 5 points and 6 coins, at once.
full-town_power = 6 points and 8 power, at once.
full-town_points = 9 points, at once.
full-town_sailing = 4 points and a sailing step with its points, at once.

name-special-spade = Free spade
name-special-lake = Lake house
name-special-post = Free post
name-special-fairy = Fairy spade
name-special-sun = Sun
name-special-invent = Invention
special-spade-short = of tile A
special-lake-short = on any free lake
special-post-short = from a house
special-fairy-short = 2 power, 1 free spade
special-sun-short = a hex beside you becomes desert
special-invent-short = 6 power, a trading post
full-special-spade = Once a round, as your action: dig and build with 1 free spade.
full-special-lake = Once a round, as your action: build a free house on any free hex that is lake now.
full-special-post = Once a round, as your action: a house becomes a trading post for free.
full-special-fairy = Once a round, as your action: for 2 power, dig and build with 1 free spade.
full-special-sun = Once a round, as your action: a free hex beside a building of yours becomes desert; a house there costs its price.
full-special-invent = As your action, as often as you like: for 6 power, a free hex in reach becomes swamp and gets a trading post.

# A guided first match
lesson-aim = Whoever has the most points after five rounds wins. The tiles of the rounds, towns and, at the end, large areas bring most of them.
lesson-faction = First choose your faction: each lives on only one of the five kinds of land on the map, and has an ability of its own.
lesson-faction-done = This is your table: the map with its five kinds of land, below it your mat with your faction, and the tiles of this match. Your first houses already stand, and each building that leaves your mat uncovers income.
lesson-build = Build a house. Choose a marked hex: on your own kind of land a house costs 4 coins; other land must be turned first, at 6 coins a spade or by a power action.
lesson-build-done = You have built. Anybody with a building beside it gained power for free, and so will you when others build beside you.
lesson-upgrade = Turn a house into a trading post. It costs 10 coins, or only 7 beside somebody else’s building. It brings coins and power every round, and it is the way to a palace.
lesson-upgrade-done = A trading post stands. Later 14 coins make it one of your two palaces, each with a power of its own.
lesson-power = Use power. It moves from bowl I to II to III, and only bowl III can be spent. Look at the power actions: each can be used by only one player in a round.
lesson-power-done = What you spend goes from bowl III back to bowl I, and climbs again when you gain power. Being first is worth something: nobody else can take the same power action this round.
lesson-pass = When nothing is worth its price any more, pass. You score what your bonus tile gives and take another one for the next round. The first to pass begins the next round.
lesson-pass-done = You have passed, and your new bonus tile is yours for the next round. At the end of the round power in bowl III can become coins; what you keep is still yours in the next round.
lesson-sail = Reach further: a step of sailing lets you build across more river spaces and scores points at once; a bridge joins what lies on both sides.
lesson-sail-done = Your reach has grown. More hexes are open to you now.
lesson-town = Found a town: four or more connected buildings with a value of at least 7. A house counts 1, a trading post 2, a palace 3. You then choose a town tile.
lesson-town-done = A town. Its tile is yours for good, and it can grow with what you build beside it.
lesson-income = A new round begins with income: coins and power from everything that has left your mat, and from your bonus tile. The numbers on your mat show what comes next round.
lesson-rounds = Look at the round tiles: each round rewards something else with points. Build it in the round that pays for it.
lesson-end = The last round. At the end the largest connected areas score 12, 8 and 4 points, and every 3 coins are a point. Connect what you can, then pass.

## Reasons of the bots: what an action brings or costs

reason-points = points at once
reason-purse = coins and power
reason-income = income of the rounds to come
reason-passing = points for passing
reason-specials = special actions
reason-buildings = buildings
reason-sailing = sailing
reason-territory = connected area
reason-towns = the way to a town
reason-rounds = round tiles to come
reason-land = land in reach
reason-neighbours = neighbours
