# An Age Contrived in English.

## Sources

promise = Move energy through a device of your own, and let it drive builders, figures and bridges on a shared map. Monuments rise by common work, and what you bind to them scores.
source-rules = Turns, actions, building, characters, achievements and scoring follow the published rulebook.
source-map = The map, the segments of the monuments, the split of the energies and the slots of the starting tiles come from a public engine written from the pre-release rulebook.
source-reconstructed = Reconstructed, and perhaps different in your copy: the symbols on starting tiles, all upgraded transmutation tiles, market costs, the bonuses of monument tiles and bridges, most upgraded action tiles, quick-start cards and some segment spaces. An operator can use a corrected data file instead.

## Options

option-divine_wind = Divine wind
option-divine_wind-off = Without the module.
option-divine_wind-on = Each player has a divine wind tile: spent, it refills two tiles at once; kept, it is worth 5 points.
option-start_energy = Starting energy
option-start_energy-quick = As on the character’s quick-start card.
option-start_energy-free = Chosen in secret by all players at once.
option-neutral_bridges = Neutral bridges
option-neutral_bridges-dealt = Dealt to the paths between the outer regions and the centre.
option-neutral_bridges-draft = Placed by the players in turn, starting with the last player.
option-characters = Characters
option-characters-dealt = Dealt at random.
option-characters-chosen = Chosen in turn, starting with the first player.
option-abilities = Abilities
option-abilities-on = With the abilities of the characters and the scoring of their last bridges.
option-abilities-off = A simpler game without them: bridges are used for their bonuses only.

## Names

compass = compass
magnet = magnet
rose = rose
primal = primal
any-kind = any kind
any = any
boot = boot
monument = monument
pillar = pillar
boot2 = double boot
monument2 = double monument
pillar2 = double pillar
mt = monument track
pt = pillar track
nothing = nothing

aureon = Aureon
ignotas = Ignotas
multanec = Multanec
rusne = Rusné
freyith = Freyith
about-aureon = the Traveller: walks further, and refills after journeys
about-ignotas = the Guardian: fills more of the device, and rearranges it
about-multanec = the Artisan: builds and binds with gifts on the way
about-rusne = the Bastion: primal energy does everything, and gains are kept
about-freyith = the Guide: primal energy takes any shape, and she teleports
aureon-1 = activated primal energy moves you up to 2
aureon-2 = once a turn, 1 step more
aureon-3 = refill one active tile
ignotas-1 = primal energy placed on position 2 recharges
ignotas-2 = step 4 also fills the tile that was first
ignotas-3 = rearrange the energy of your device
multanec-1 = a primal energy deployed on a segment brings one more from your pool
multanec-2 = each bind lets you move 1 or recharge
multanec-3 = put 1 energy from your pool in the market or on an achievement
rusne-1 = primal energy resolves any of your action tiles
rusne-2 = one gained energy goes straight in a slot at the end of the turn
rusne-3 = rearrange your relay tiles
freyith-1 = activated primal energy acts as the kind of its space
freyith-2 = teleport instead of moving
freyith-3 = move 1 bound energy to the region you are in

quarry = Quarry
sea = Sea
mountain = Mountain
forest = Forest
plains = Plains
center = Centre
beacon = Anfirien Beacon
library = Library of Valduin
gate = Eridonic Gate
forge = Namarillion Forge
fortress = Fortress of Kolym Thrin
ship = Ship of Tolinthra
short-beacon = Beacon
short-library = Library
short-gate = Gate
short-forge = Forge
short-fortress = Fortress
short-ship = Ship
economics = Economics
engineering = Engineering
institutions = Institutions
literature = Literature
mathematics = Mathematics
philosophy = Philosophy

action_1 = deploy from 4 or 5, or recharge
action_2 = acquire up to 2, or reposition up to 2
action_3 = deploy from 2 or 3
action_4 = move 2, or 1 on a track
action_5 = any of your tiles 1 to 4
ua_1a = deploy from 4 and 5, or recharge
ua_1b = deploy from 4 or 5, and recharge
ua_2a = acquire up to 2 at 1 each, or reposition up to 4
ua_2b = acquire up to 2 at 1 each, and reposition up to 2
ua_3a = deploy from 2 and 3
ua_3b = deploy from 2 or 3, and reposition up to 2
ua_4a = move 3, or 2 on a track
ua_4b = move 2, and 1 on a track

mb_bridge = bridge bonus
mb_action = action bonus
mb_relay = relay bonus
mb_tile = tile bonus
mb_refill = refill bonus
mb_move = movement bonus
nb_action = neutral bridge for an upgraded action
nb_relay = neutral bridge for a relay
nb_bridge = neutral bridge for another bridge
nb_any = neutral bridge for any monument bonus
nb_move = neutral bridge for movement

ach_monument_symbols = 2 monument symbols
ach_pillar_symbols = 2 pillar symbols
ach_boot_symbols = 4 boot symbols
ach_three_kinds = 3 kinds bound
ach_three_monuments = bound at 3 monuments
ach_three_in_region = 3 bound in a region
ach_each_gained = each kind gained
ach_three_relays = 3 relays
ach_three_upgraded_actions = 3 upgraded actions

tile-plain = { $top }/{ $bottom } tile
tile-with = { $top }/{ $bottom } tile with { $symbols }
tile-plain-accusative = { $top }/{ $bottom } tile
tile-with-accusative = { $top }/{ $bottom } tile with { $symbols }
tile-at = the { $tile } at { $place }
between = between { $one } and { $other }
the-bridge = the bridge { $between }
the-space = { $region } { $number }
the-top-row = the top row of position { $position }
the-bottom-row = the bottom row of position { $position }
the-position = position { $position }
the-spare = the inactive place { $name }
the-market = the market
the-monument = the { $monument }
the-segment = space { $space } of the { $monument }
the-pillar = the pillar of { $pillar }
your-track = your { $track }

bonus-energy = gain { $kinds }
bonus-bridge = place your next bridge
bonus-action = take an upgraded action tile
bonus-relay = take a relay
bonus-tile = take the rightmost market tile
bonus-refill = refill a tile at the end of the turn
bonus-move = move up to { $n }
bonus-mt = monument track up to { $n }
bonus-pt = pillar track up to { $n }
bonus-any = the bonus of any monument tile
bonus-copy = the bonus of another bridge

energy-of-kind = a { $kind }
energy-from = a { $kind } from { $place }
energy-as = the { $kind } as { $acts }
at-market = in the market
at-segment = on space { $space } of the { $monument }
at-left = on the left of ‘{ $achievement }’
at-right = on the right of ‘{ $achievement }’

## What is to be decided

topic-character = A character
topic-start = Starting energy, in secret
topic-draft = A neutral bridge
topic-turn = Convey a tile, or use energy
topic-convey = A convey turn
topic-actions = Actions
topic-segments = Segments that are built
topic-add = Energy for the market
topic-bonus = A bonus: { $bonus }
topic-benefit = A segment that is built: { $monument }
topic-refill = A tile to refill
topic-three = An ability
decide-character = Choose your character.
decide-start = Place your starting energy in secret, then end.
decide-draft = Place a neutral bridge.
decide-turn = Convey a tile, or use energy for an action.
decide-second = Convey your other tile as well, or go on.
decide-relays = Resolve your relays, in any order.
decide-fill = Fill the tiles you conveyed, then end.
decide-action = Use more energy, or end.
decide-resolve = Choose which segment is built next.
decide-part = Resolve: { $action }.
decide-deploy = Still to deploy: { $kinds }.
decide-reposition = Reposition up to { $left } more, or stop.
decide-acquire = Acquire: { $owed } still to pay with energy from the market.
decide-add = { $by } took a tile: you may add 1 energy to the market.
decide-move = Move: { $left ->
    [one] 1 step
   *[other] { $left } steps
  } left.
decide-track = { $left ->
    [0] Bind the energy on top of your { $track }, or leave it there
   *[other] Move on your { $track }: { $left } left
  }.
decide-bonus = Take the bonus or leave it: { $bonus }.
decide-extra = Your primal energy brings one more to the { $monument }.
decide-bound = You bound energy: move 1, recharge, or neither.
decide-benefit = { $monument }, segment { $number }: gain, and release your energy.
decide-refill = Refill { $left ->
    [0] the tile
    [one] one tile
   *[other] { $left } tiles
  }, then end.
decide-keep = Put one gained energy in a slot{ $left ->
    [0] {""}
   *[other] , and refill
  }, then end.
decide-three = Your ability: { $ability }.

## Groups of the menu

kind-setup = Choose a character
kind-convey = Convey
kind-relays = Relays
kind-fill = Fill
kind-wind = Divine wind
kind-use = Use energy
kind-upgrade = Upgraded action
kind-deploy = Deploy
kind-recharge = Recharge
kind-reposition = Reposition
kind-acquire = Take a tile
kind-pay = Pay
kind-move = Move
kind-mt = Monument track
kind-pt = Pillar track
kind-track = Track
kind-bind = Bind
kind-tie = Bind
kind-bridge = Bridge
kind-bonus = Bonus
kind-copy = Copy a bridge
kind-build = Build
kind-patron = Build as patron
kind-gain = Gain
kind-release = Release
kind-add = Add to the market
kind-ability = Ability
kind-refill = Refill
kind-leave = Leave it
kind-leave-empty = Leave it empty
kind-leave-relays = Leave the relays
kind-stop = Nothing more
kind-end = Finish

price-market = { $cost } from the market

## What an action does

do-character = { $character }, { $about }
do-start = a { $kind } in { $place }
do-neutral = ‘{ $bonus }’ { $site }
do-convey = convey { $at }, the { $tile }
do-convey-second = spend the marker and convey { $at } as well, the { $tile }
do-relay-boot = move up to { $total } with your boot relays
do-relay-monument = up to { $total } on the monument track with your relays
do-relay-pillar = up to { $total } on the pillar track with your relays
do-relay-done = leave the remaining relays
do-fill = put { $energy } in { $row }
do-fill-none = leave the conveyed tiles empty
do-wind = divine wind: put { $energy } in { $row }
do-use = use the { $kind } of position { $position }: { $action }
do-deploy = deploy { $count ->
    [0] nothing
   *[other] { $count } energy
  } from position { $positions }
do-place = put the { $kind } { $target }
do-recharge = recharge your channel marker
do-reposition = take { $energy } and put it { $target }
do-acquire = acquire the { $tile } in place of { $place }
do-pay = pay a { $kind }
do-move = move your figure
do-track = move on your { $track }
do-step = go to { $place }
do-skip = pass through { $place }
do-step-bridge = go to { $place }: { $bonus }
do-skip-bridge = pass over { $place }: { $bonus }
do-teleport = teleport to { $place }
do-teleport-facing = teleport to { $place }, facing { $towards }
do-put = put { $energy } on the track
do-up = raise the { $kind } to space { $space } of the { $track }
do-up-top = raise the { $kind } to the top of the { $track }
do-bind-monument = bind the energy at the { $monument }
do-bind-pillar = bind the energy at the pillar of { $pillar }
do-wind-back = return the energy of your { $track } and take divine wind back
do-stop = nothing more
do-stop-on = stop on { $place }
do-bridge = bridge { $level }, side { $side }, { $site }: { $bonus }
do-bridge-discard = remove the bridge and keep its ability
do-action = tile { $code }: { $action }
do-relay = { $symbol } relay above position { $slot }
do-relay-double = double { $symbol } relay above position { $slot }
do-tile = the { $tile } in place of { $place }
do-note-refill = refill a tile at the end of the turn
do-copy = { $bonus }
do-as = like the bridge { $site }: { $bonus }
do-gain-kind = gain a { $kind }
do-gain-energy = gain the energy shown
do-gain-shown = gain: { $kinds }
do-gain-none = gain nothing: this segment shows no energy
do-gain-bonus = take the bonus: { $bonus }
do-gain-no = gain nothing
do-no = leave it
do-resolve = build the { $monument } next
do-patron = as patron, build the segment of the { $monument }
do-patron-no = do not use the patron token
do-tie = bind the { $kind }
do-exhaust = exhaust { $energy }
do-release-place = put { $energy } { $target }
do-release-slot = put { $energy } in { $row }
do-release-move = use { $energy } to move up to 2
do-release-track = use { $energy } for up to 2 on the { $track }
do-add = add { $energy } to the market
do-add-no = add nothing
do-extra = put { $energy } { $target }
do-keep = put the gained { $kind } in { $row }
do-keep-no = exhaust all gained energy
do-lift = take everything in hand and rearrange it
do-three-relay = { $relay } relay above position { $slot }
do-three-bound = move the { $kind } from { $from } to { $to }
do-end = end your turn
do-end-part = done
do-end-start = keep this placement

## What happened

puts-market = { $seat } puts a { $kind } in the market.
puts-segment = { $seat } puts a { $kind } on segment { $number } of the { $monument }.
completes = { $seat } completes segment { $number } of the { $monument }.
puts-achievement = { $seat } binds a { $kind } at the achievement ‘{ $achievement }’.
binds-monument = { $seat } binds a { $kind } at the { $monument }.
binds-pillar = { $seat } binds a { $kind } at the pillar of { $pillar }.
becomes-patron = { $seat } becomes patron of the { $monument }.
gains = { $seat } gains a { $kind }.
gains-nothing = { $seat } has no { $kind } left to gain.
recharges = { $seat } recharges the channel marker.
fills = { $seat } puts a { $kind } in { $row }.
fills-together = { $seat } fills slots: { $things }.
fills-thing = { $kind }
steps = { $seat } goes to { $place }.
skips = { $seat } passes through { $place }.
teleports = { $seat } teleports to { $place }.
wind-returns = { $seat } returns a { $kind } and takes divine wind back.
wind-spends = { $seat } spends divine wind.
puts-track = { $seat } puts a { $kind } on the { $track }.
raises = { $seat } raises the energy on the { $track } to space { $height }.
discards-bridge = { $seat } removes bridge { $level } from the game.
notes-refill = { $seat } will refill a tile at the end of the turn.
places-bridge = { $seat } places bridge { $level }, side { $side }, { $site }.
takes-action = { $seat } takes the action tile { $action }.
takes-relay = { $seat } takes a { $symbol } relay for position { $slot }.
takes-tile = { $seat } takes a { $tile } for { $place }.
tile-drawn = A { $tile } comes to the market.
pays = { $seat } pays a { $kind } from the market.
adds = { $seat } adds a { $kind } to the market.
adds-nothing = { $seat } adds nothing to the market.
conveys = { $seat } conveys a { $tile }.
spends-marker = { $seat } spends the channel marker.
uses = { $seat } uses a { $kind } from { $row }: { $action }.
patron-builds = { $seat } builds a segment of the { $monument } as patron.
built = Segment { $number } of the { $monument } is built.
last-segment = The last segment is built: play goes on until everybody has had the same number of turns.
ties = { $seat } is going to bind the { $kind }.
takes-bonus = { $seat } takes the { $bonus } instead of energy.
forgoes = { $seat } gains nothing.
releases = { $seat } exhausts a { $kind }.
activates = { $seat } activates a { $kind }.
keeps = { $seat } puts the gained { $kind } in { $row }.
moves-bound = { $seat } moves a bound { $kind } from { $from } to { $to }.
rearranges = { $seat } takes everything in hand and rearranges it.
chooses-character = { $seat } plays { $character }.
starts-with = You place a { $kind } in { $place }.
start-ready = { $seat } has placed the starting energy.
start-revealed = All starting energy is shown.
drafts = { $seat } places the { $bridge } { $site }.
match-ends = The match is over.

## Why not

not-now = You cannot do that now. Answer the question first.
must-act = Convey a tile or use energy before you end your turn.
turn-begun = A turn is either for conveying or for actions, and this one has begun.
pool-lacks = There is no { $kind } in your exhausted pool.
pool-is-empty = Your exhausted pool is empty: name where the energy comes from, such as c@mk.
pool-not-empty = There is still energy in your exhausted pool ({ $count }): only an empty pool lets you take energy from elsewhere.
tile-being-filled = A tile that is being filled cannot give energy, and you asked for { $energy }. Take energy from elsewhere, or leave the slot empty.
not-there = You have no { $kind } there: { $place }.
not-in-play = The { $monument } is not in play.
monument-finished = The { $monument } is finished.
segment-closed = The segment of the { $monument } is completed: it is built at the end of the turn.
space-taken = There is already an energy { $space }.
space-wants = That space takes a { $asked } or a primal, not a { $kind }.
right-space-closed = The right space of achievements is closed with two players.
achievement-once = You already have an energy at ‘{ $achievement }’.
achievement-kind = You already have a { $kind } at an achievement; each kind can go to one only.
achievement-needs = The achievement ‘{ $achievement }’ needs { $needs }, and you have { $has }.
row-full = There is no empty slot in { $row }.
no-steps = No movement is left.
no-way = The figure cannot go to { $place } from here. It can go to { $exits }.
no-teleport = Only Freyith with her second ability can teleport.
teleport-late = Teleporting takes the place of the whole movement, and this one has begun.
bad-facing = A figure cannot be put on { $place } like that.
passing = The figure is only passing here: go on to another space first.
skip-empty = Nobody else is on { $place }, so it cannot be passed through.
not-on-top = The energy is not on the top space of that track.
out-of-reach = Neither your figure nor a bridge of yours is in { $region }.
pillar-once = You already have an energy at the pillar of { $pillar }.
pillar-full = The pillar of { $pillar } has no open space left.
no-wind = This match is played without divine wind.
wind-held = You already hold your divine wind tile.
wind-spent = Your divine wind tile is spent.
wind-tiles = Divine wind refills { $count } tiles, not more.
track-taken = There is already an energy on that track.
track-empty = There is no energy on that track: put one first.
track-top = The energy is on top: bind it in a region where you are.
bridge-of-other = The bridge { $site } belongs to { $owner }.
action-gone = No copy of { $action } is left.
action-upgraded = Your action tile at position { $position } is already upgraded.
relay-gone = No { $symbol } relay is left.
relay-slot-taken = There is already a relay above position { $slot }.
no-such-bonus = That bonus tile is not on the board, or gives you nothing now.
no-such-bridge = The bridge { $site } cannot be copied from here.
not-this-bonus = The bonus does not give that.
already-paying = You are already paying: no more tiles now.
enough-tiles = You may take at most { $max } tiles at once.
slot-empty = There is no tile in slot { $slot }.
tile-twice = That tile is already being replaced: { $tile }.
too-dear = That costs { $cost ->
    [one] 1 energy
   *[other] { $cost } energies
} in the market, and you have { $has } there.
market-lacks = You have no { $kind } in the market.
pay-first = Pay first: { $owed } more from your energies in the market.
from-market-to-market = That energy is already in the market.
fill-closed = You have chosen to leave the tiles empty.
not-inserted = The tile on position { $position } was not conveyed this turn.
too-late-to-convey = It is too late for a second tile: you have gone on.
marker-exhausted = Your channel marker is exhausted, so you convey one tile only.
relays-first = Resolve your relays first, or write ‘relay done’.
pushed-out = The tile that was just pushed out cannot be conveyed again.
no-relay = Your { $symbol } relays yield nothing.
row-lacks = There is no { $kind } in { $row }.
name-a-tile = Position 5 resolves any of your tiles: write for example ‘use 5b.c as 2’.
own-tile-only = Position { $position } resolves its own action tile only.
choose-a-part = Choose one of the actions of the tile.
not-on-tile = That is not on this action tile: { $tile }.
deploy-first = Place the deployed energy first.
deploy-lacks = No { $kind } is being deployed.
cannot-reposition = You cannot reposition { $energy }: it must be yours, in the market or on an open segment, and not moved yet.
same-segment = It must go on the same segment.
not-completed = That segment is not completed.
no-patron = You cannot build that with a patron token now.
resolve-first = Build the completed segments first.
tie-first = Pick first which of your energies you bind.
nothing-to-tie = You bind nothing here, or have picked already.
not-on-segment = There is no { $energy } of yours to release there.
no-such-activation = A { $kind } cannot be activated like that.
gain-first = Choose your gain first, or ‘gain no’.
release-first = { $count ->
    [one] One more energy
   *[other] { $count } more energies
  } must be released.
release-rest-first = { $count ->
    [one] One of your energies is still to be released: the gain comes before all releases or after them, not in between.
   *[other] { $count } of your energies are still to be released: the gain comes before all releases or after them, not in between.
}
gained-already = You have already chosen your gain.
gain-kind = Name a kind where any may be gained, and none where the segment shows what you gain.
no-refill-left = No refill is left.
not-aside = No gained { $kind } is set aside.
nothing-aside = No gained energy is set aside.
figure-elsewhere = Your figure is not in that region.
still-in-hand = You still have { $count } in hand to place.
not-this-ability = Your ability does not do that.
other-data = This match was dealt from the data file { $dealt }, and this server plays with { $here }.
deal-level = A tile of level { $level } comes where ‘{ $tile }’ stands: level I lies on II, and II on III.
character-taken = { $owner } already plays { $character }.
start-market-full = Your starting energy for the market is already placed.
start-position = The { $count } starting energies go in positions 1 to { $last }.
start-missing = { $count ->
    [one] One starting energy is
   *[other] { $count } starting energies are
  } still to be placed.
neutral-gone = That neutral bridge is already placed.
site-taken = There is already a bridge { $site }.
start-region-has-bridge = A bridge { $site } would touch a start region that already has a neutral bridge.

why-no-action = You have no energy in a bottom row, so there is no action turn.
why-no-second = A second tile needs a charged channel marker.
why-no-acquire = Acquiring needs at least { $cost } of your energies in the market, and you have { $has }.

## Notation

others-first = Somebody else must decide before ‘{ $line }’. Send the rest of the line after that.
bad-line = ‘{ $line }’ is not an action of this game. Write one as in the list of what you can do.
bad-word = ‘{ $word }’ is not understood here.
bad-energy = ‘{ $word }’ is not an energy.
bad-place = There is no space ‘{ $word }’ on the map.
bad-site = There is no bridge site ‘{ $word }’.
bad-monument = There is no monument ‘{ $word }’.
bad-region = There is no region ‘{ $word }’.
bad-number = ‘{ $word }’ is not a number that fits here.
bad-row = ‘{ $word }’ is not a row.
bad-target = ‘{ $word }’ is not a place for energy.
bad-spare = ‘{ $word }’ is not one of your two inactive tiles, x and y.
bad-character = There is no character ‘{ $word }’.

## Board

drawing-title = The board of An Age Contrived, turn { $turn }
word-market = Market
word-achievements = Achievements
word-actions = Upgraded actions
word-tiles = Transmutation tiles
word-action-tiles = Action tiles
word-relays = Relays
word-charged = charged
word-exhausted = exhausted
word-pool = exhausted
word-reserve = reserve
word-bridge-waits = bridge still to place
word-bridge-placed = bridge placed
word-bridges = bridges
word-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-over = The match is over.
text-setup = Setting up
text-turn = Turn { $turn }
text-ending = Turn { $turn }, one of the last
text-bound = bound
text-bridges = Bridges
text-pillars = Pillars
text-patron = patron of
text-patron-here = patron
text-began = { $first } began.
text-order = { $first } began; { $active } is to play.
text-with-wind = Played with divine wind.
text-no-abilities = Played without abilities.
text-secret = Starting energy is being placed in secret.
text-to-come = next
text-bonuses = Bonuses
text-neutrals = Neutral bridges to be placed
text-actions = Action tiles
text-points = points: gained kinds { $gained }, monuments { $monuments }, pillars { $pillars }, bridge { $bridge }, achievements { $achievements }, market { $market }
text-points-wind = divine wind { $wind }
text-aside = set aside { $energy }
text-refills = refills to come: { $count }
text-ready = ready
scores-per-pillar-energy = { $vp } points for each pillar energy there, at most { $cap }
scores-two-in-each-region = { $vp } points for 2 bound in each of the two regions
scores-per-kind = { $vp } points for each kind bound there, at most { $cap }
scores-three-kinds = { $vp } points for 3 kinds at one monument there
scores-per-pair = { $vp } points for each pair at monuments there
scores-two-primals = { $vp } points for 2 bound primals there
scores-per-primal = { $vp } points for each bound primal there, at most { $cap }
scores-four-in-one-region = { $vp } points for 4 bound in one of the regions
scores-per-same-kind = { $vp } points for each bound energy of your best kind there, at most { $cap }
scores-five = { $vp } points for 5 bound there
text-legend = c compass, m magnet, r rose, p primal, * any. Pool and reserve count c/m/r/p. Tiles: number of a starting tile or level I to III, slots of top/bottom row, then symbols b boot, m monument, p pillar. Behind a segment !A: completed by A. Positions are written position:action tile+relay. Figure >: faces.
column-points = points
column-figure = figure
column-pool = pool
column-reserve = reserve
column-market = market
column-mt = mt
column-pt = pt
column-bridges = I II III

## Standing orders
order-auto-add-c-m-r = When others acquire, add the first of these kinds of energy that you have in your pool: compass, magnet, rose.
order-auto-add-no = When others acquire, add nothing.
order-auto-add-ask = Ask me each time.
order-auto-gain-energy = When somebody builds a segment that you support, gain the energy it shows, if your reserve still has some; ask me where it may be any kind.
order-auto-gain-energy-c-m-r-p = The same, and where the energy may be any kind, gain the first of these kinds that your reserve still has: compass, magnet, rose, primal.
order-auto-gain-ask = Ask me each time.
order-auto-release-exhaust = When somebody builds a segment that you support, exhaust all your energy on it as soon as you have gained.
order-auto-release-market = The same, but put compasses in the market.
order-auto-release-ask = Ask me each time.

## What is dealt, and in which order

component-monuments = The monuments in play beside the fortress, in any order; their bonus tiles come in the same order.
component-monument_bonuses = The bonus tiles: that of the fortress, then those of the drawn monuments in their order.
component-achievements = The achievement tiles that are drawn, from left to right.
component-market_tiles = The tiles of the market from the right, slot 4 first.
component-tile_stack = The stack of transmutation tiles from the top down: level I, then II, then III.
component-characters = The characters, from seat 1 on.
component-first_region = The start region of seat 1; the others follow clockwise.
component-home_bridges = The neutral bridges of the start regions, from seat 1 on.
component-other_bridges = The neutral bridges of the other regions, clockwise from the quarry.

## Panels

panel-sites = Monuments and pillars
panel-map = Map
panel-goals = Goals and supplies
panel-score = Points if it ended now
panel-score-end = Points by source
panel-contest = To decide
stage-monuments = { $now } of { $of } monuments finished
stage-last = The last turns
word-or = or
word-then = then
word-finishes = finishes
word-supports = supports
word-as-patron = as patron
word-no-monument = no monument
word-inactive = inactive
word-pool-short = Pool
word-reserve-short = Reserve
word-market-energy = Energy in the market
word-characters = Characters
word-neutrals = Neutral bridges to place
word-bonuses = Bonus signs
word-stack-empty = no more tiles
word-level-left = { $level } { $count }
word-slot = Market { $slot }
word-slot-of = Market { $slot }: { $tile }
word-top = Top of { $position }
word-bottom = Bottom of { $position }
word-marker = Channel marker
word-may-convey = convey
word-spare = Inactive tile { $name }
word-use = { $position }: { $action }
word-position = Position { $position }
word-ability = Ability { $level }
word-patron-of = patron of the { $monument }
word-wind = divine wind
word-wind-spent = divine wind spent
word-segment-of = segment { $number } of { $of }
word-relay-of = Relays with { $symbol }
word-left-worth = { $points }×
word-right-worth = { $points }
points-total = Total
points-kinds = Kinds gained completely
points-monuments = Energy bound at monuments
points-pillars = Energy on pillars
points-bridge = Bridge III
points-achievements = Achievements
points-market = Energy in the market
points-wind = Divine wind kept
symbol-boot = boot
symbol-monument = monument
symbol-pillar = pillar
so-many = { $count } × { $what }
rank-spare = Starting tile
rank-start = Starting tile { $number }
rank-upgraded = Upgraded tile of level { $level }
energy-of-seat = { $kind } of { $seat }
spot-bridge = Bridge { $one } – { $other }
spot-gap = { $one } – { $other }, no bridge yet
holds-bridge = neutral bridge: { $bonus }
holds-own-bridge = bridge { $level } of { $seat }: { $bonus }
holds-figure = figure of { $seat }

plate-action_1 = deploy 4/5 or recharge
plate-action_2 = acquire 2 or repos. 2
plate-action_3 = deploy 2/3
plate-action_4 = move 2 or track 1
plate-action_5 = any of 1 to 4
plate-ua_1a = deploy 4+5 or recharge
plate-ua_1b = deploy 4/5 and recharge
plate-ua_2a = acq. at 1 or repos. 4
plate-ua_2b = acq. at 1, repos. 2
plate-ua_3a = deploy 2+3
plate-ua_3b = deploy 2/3, repos. 2
plate-ua_4a = move 3 or track 2
plate-ua_4b = move 2 and track 1

## Pieces in full

about-monument = A monument of the { $region } with { $segments ->
    [one] 1 segment
   *[other] { $segments } segments
}.
about-segment = Segment { $number } is on top. Its three spaces take { $spaces }; a primal fits every space.
about-gain = When it is built, everybody with energy on it gains { $kinds }, or takes the bonus instead: { $bonus }.
about-bonus-only = When it is built, everybody with energy on it may take the bonus: { $bonus }.
about-later = Segment { $number } takes { $spaces } and gives { $kinds }.
about-later-bonus = Segment { $number } takes { $spaces } and gives the bonus only.
about-finished = It is finished: nothing more can be put on it, but energy can still be bound here from a monument track.
about-completed = The segment is completed by { $seat } and is built at the end of the turn; until then nothing can be added or taken.
about-patron-token = The patron token lies here: the first player without one to bind a second energy here takes it.
about-bound = { $seat } has bound here: { $kinds }.
about-no-monument = The { $monument } is not in play in this match.
about-pillar-free = The pillar of { $pillar } is empty. An energy from the top of a pillar track can be bound on it where your figure or a bridge of yours is.
about-pillar = On the pillar of { $pillar }: { $held }.
about-tile = { $rank }: { $top ->
    [one] 1 slot
   *[other] { $top } slots
  } in the top row and { $bottom ->
    [one] 1 slot
   *[other] { $bottom } slots
  } in the bottom row.
about-symbols = It shows { $symbols }. Under a relay with the same symbol it gives movement when you convey, and its symbols count for achievements.
about-no-symbols = It shows no symbol.
about-active = Energy in the top row can be deployed to the board; energy in the bottom row is used for the action of the position.
about-inactive = It is inactive: it holds no energy until you convey it to position 1. The energy flows to the right, and what falls out of position 5 goes to your pool.
about-relay = Above it lies a relay ({ $relay }): when you convey and the tile below shows the symbol, { $gives }, up to { $symbols } and the symbols of the tile.
about-no-relay = No relay lies above it.
relay-boot-moves = your figure moves
relay-monument-moves = your monument track rises
relay-pillar-moves = your pillar track rises
about-action = Action { $code }: { $action }.
about-mode-all = You may do all of these, each once, in any order.
about-upgrade = It replaces the basic action at position { $position }. Copies left: { $left }.
about-relays-left = Left on this stack: { $left }. A relay is put above one of your positions and stays there.
means-deploy = Deploy: place all energy of the top row of the tile, one after another, in the market, on fitting spaces of segments, or on achievements.
means-recharge = A charged channel marker lets you convey both inactive tiles in one turn.
means-acquire = Acquire: pay with your energies in the market for up to two of its tiles, each of which takes the place of one of your seven.
means-acquire-cheap = Each tile costs you only 1.
means-reposition = Reposition: move your own energies from the market or from unfinished segments to other such places or to achievements.
means-move = Move: your figure walks up to that many spaces; on a bridge you may take its bonus.
means-track = Track: put an energy from your pool on the lowest space, or raise the one that is there; from the top it is bound where your figure or a bridge of yours is.
means-any-tile = Energy in position 5 carries out any of your actions 1 to 4.
means-mt = From the top of the monument track an energy is bound at a monument in a region where your figure or a bridge of yours is.
means-pt = From the top of the pillar track an energy is bound on a pillar in a region where your figure or a bridge of yours is.
means-gain = The energy goes from your reserve to your pool.
means-bridge = Put your lowest bridge on a gap, on a neutral bridge, or on another bridge of yours; the ability under it is yours at once.
means-upgrade = Take any upgraded action; it replaces the basic one of its position.
means-relay = Take the top relay of any stack and put it above a position without one.
means-tile = Take the rightmost tile of the market without paying; it takes the place of one of your seven.
means-refill = At the end of the turn, fill the empty slots of one active tile from your pool.
means-any-bonus = Carry out the bonus of any monument in play.
means-copy = Carry out the bonus of another bridge on the board that is not of level III.
means-build = From the left of the player who finished it, everybody with energy on the segment gains and releases; that player comes last and binds one energy.
about-achievement = Achievement: { $achievement }. When you deploy, reposition or activate a compass and meet it, you may put that energy here. It stays bound to the end.
about-left = Left space: { $points } points for each bound energy of yours of that kind, anywhere.
about-right = Right space: { $points } points.
about-progress = { $seat } has { $has } of { $needs }.
about-marker = The channel marker is { $state }.
about-character = { $character }, { $about }.
about-ability = { $level }: { $ability }.
about-covered = Bridge { $level } still covers it: it works once that bridge is placed.
about-bridge-at = It works: bridge { $level } lies { $site }.
about-bridge-gone = It works: bridge { $level } was removed from the game.
about-scoring = Bridge III, side { $side }, in the two regions that it joins: { $scores }.
about-patron = Patron of the { $monument }: once in each of your convey turns you may have any segment built as it is, empty or partly filled.
about-wind = Divine wind: spent in a convey turn, it refills two active tiles at once; kept to the end, it is worth 5 points.
about-pool = { $count } × { $kind } in the exhausted pool, from which tiles are filled.
about-reserve = { $count } × { $kind } in the reserve, still to be gained. A kind that you gain completely scores and recharges your marker.
about-track-held = A { $kind } stands on space { $height } of { $top }.
about-track-empty = The track is empty; it has { $top ->
    [one] 1 space
   *[other] { $top } spaces
}.
about-market = Each energy that lies here pays for tiles, and is worth 1 point at the end.
about-market-held = { $seat } has here: { $kinds }.
about-market-none = { $seat } has none here.
about-slot = It costs { $cost ->
    [one] 1 of your energies
   *[other] { $cost } of your energies
} in the market.
about-slot-empty = No tile is left for this place.
about-neutral = A neutral bridge; anybody who crosses it may take its bonus: { $bonus }.
why-row-empty = The bottom row holds no energy, so there is nothing to use here.

## Variants

with-kind = a { $kind }
with-use = { $kind }: { $action }
with-wind = { $energy } by divine wind
with-acquire = in place of { $place }
with-slot = above position { $slot }
with-relay = { $relay } relay
with-side = side { $side }: { $bonus }
with-facing = facing { $towards }
with-release = { $energy }: { $what }
with-passing = pass through
with-stopping = stop there
with-monument = the { $monument }
the-energy = { $kind }
answer-in-row = in { $row }
do-walk = go to { $place } in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }

## Questions

ask-segment = { $monument }: segment { $number } is built
ask-acquire = { $seat } acquires: { $owed } to pay
ask-acquire-pick = the { $tile } for { $place }
ask-add = { $by } took a tile: { $seat } may add 1 energy to the market
ask-bridge = { $seat } places bridge { $level }
ask-bridge-side = side { $side }: { $bonus }
ask-bridge-ability = Opens ability { $level }: { $ability }.
ask-bonus = { $seat } may take a bonus: { $bonus }
ask-walk = { $seat } moves
ask-why = Why { $count }
ask-why-relay = { $relay } relay: { $gives }, and { $symbols ->
    [one] 1 boot
   *[other] { $symbols } boots
  } on the tile below it
ask-reach = Reach
ask-reach-bridge = { $place }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } away: { $bonus }
row-tie = Bind
row-release = Release the { $kind }
row-pay = Pay with
row-add = Add
row-add-kind = Add a { $kind }
row-step = Next step
answer-shown = the energy shown
answer-bonus = the bonus instead
answer-exhaust = exhaust
answer-move = move 2
answer-track = { $track }
answer-from = { $kind } from { $place }
answer-place = { $place }
answer-as = as { $site }
answer-space = { $monument }, space { $space }
answer-step = { $place }
answer-step-towards = { $place }, towards the { $region }
answer-bridge = bridge to the { $region }: { $bonus }
answer-nothing = nothing

## Signs, as they are said

sign-compass = { $count ->
   *[one] { $count } compass
    [other] { $count } compasses
}
sign-magnet = { $count ->
   *[one] { $count } magnet
    [other] { $count } magnets
}
sign-rose = { $count ->
   *[one] { $count } rose
    [other] { $count } roses
}
sign-primal = { $count ->
   *[one] { $count } primal
    [other] { $count } primals
}
sign-any = { $count } any
sign-boot = { $count ->
   *[one] { $count } boot
    [other] { $count } boots
}
sign-obelisk = { $count ->
   *[one] { $count } monument
    [other] { $count } monuments
}
sign-pillar = { $count ->
   *[one] { $count } pillar
    [other] { $count } pillars
}
sign-span = { $count ->
   *[one] { $count } bridge
    [other] { $count } bridges
}
sign-relay = { $count ->
   *[one] { $count } relay
    [other] { $count } relays
}
sign-refill = { $count ->
   *[one] { $count } refill
    [other] { $count } refills
}
sign-slots = { $count ->
   *[one] { $count } tile
    [other] { $count } tiles
}
sign-deploy = { $count } deploy
sign-charge = { $count } charge
sign-gear = { $count ->
   *[one] { $count } upgraded action
    [other] { $count } upgraded actions
}
sign-laurel = { $count ->
   *[one] { $count } achievement
    [other] { $count } achievements
}
sign-stall = { $count } energy in the market
sign-kinds = { $count } energy
sign-copy = { $count } copy
sign-wind = { $count } divine wind
sign-segment = { $count ->
    [one] 1 segment
   *[other] { $count } segments
}
sign-bind = { $count } bind
sign-figure = { $count ->
   *[one] { $count } figure
    [other] { $count } figures
}
sign-convey = { $count } convey
sign-nothing = { $count } nothing
sign-shift = { $count } reposition

# A guided first match
lesson-aim = Whoever has the most points when the last monument is finished wins. Most of them come from energy that you bind at monuments and pillars.
lesson-built = A segment with your energy is built. Take its gain, the energy it shows or the bonus of the monument; then each energy you laid there is exhausted, or activated as its kind allows. You choose which comes first.
lesson-built-done = That is what helping brings: everybody with energy on a segment gains when it is built.
lesson-convey = Your device has five tiles in a row. In a turn you either convey or act. To convey, push a tile that lies beside the device in from the left: everything moves one place to the right. Fill it before you end the turn.
lesson-convey-done = The device has moved, and the relays above it may have moved you, too.
lesson-fill = Fill the new tile before you end the turn: choose an energy from your pool for each slot. Compass, magnet and rose do different things later; primal energy fits everywhere.
lesson-fill-done = A slot is filled. What falls out on the right comes back to your pool.
lesson-act = To act, exhaust one energy from a bottom row. Its position says which action it is. You may act as often as you like in such a turn.
lesson-act-done = That is how one energy becomes one action.
lesson-deploy = Energy used at position 1 or 3 deploys: what lies in a top row goes to a segment of a monument. When the segment is full it is built, and everybody who helped gains.
lesson-deploy-done = Your energy lies on the monument. The player who fills the last space binds one of their energies there.
lesson-move = Energy used at position 4 moves your figure along the paths, the way it faces. Crossing a bridge brings its bonus.
lesson-move-done = Where your figure stands decides in which region you can bind.
lesson-track = Position 4 also lets energy climb the monument track or the pillar track. From the top it is bound in a region where your figure or a bridge of yours stands.
lesson-track-done = It climbs step by step; a track carries one energy at a time.
lesson-bridge = Place one of your three bridges: a bonus with the sign of a bridge lets you, on the map or at a monument. Each brings a bonus to anybody who crosses it, and the third scores at the end.
lesson-bridge-done = A bridge of yours counts as your presence in both regions that it joins.
lesson-bind = Bind energy to a monument or a pillar, from the top of a track or by finishing a segment: bound energy is what scores most at the end.
lesson-bind-done = Bound energy stays. At each monument your first three score, so spread them.
lesson-end = The match ends when the last monument in play is finished. Until then bind, complete kinds of energy and look at the achievements.

## Reasons of the bots: what an action brings or costs

reason-points = points at once
reason-energy = energy
reason-device = a better device
reason-segments = energy on segments
reason-tracks = tracks
reason-reach = monuments and pillars in reach
reason-bridges = bridges
reason-walk = the way to a bridge
reason-patron = patron token
reason-market = energy in the market
reason-achievements = achievements

# A line or two for an email
brief-segment = Segment { $number } of { $of }: { $spaces }.
brief-held = { $kind } ({ $seat })
brief-free = { $kind } (free)
brief-gain = Everybody who helps gains { $kinds }, or takes the bonus: { $bonus }.
brief-bonus = Everybody who helps takes the bonus: { $bonus }.
brief-completed = Completed by { $seat }; it is built at the end of the turn.
brief-finished = All segments are built.
brief-patron = The patron token lies here.
brief-top = top row { $kinds }
brief-bottom = bottom row { $kinds }
brief-relay = relay { $relay }
brief-slot = { $tile }, price { $cost }
