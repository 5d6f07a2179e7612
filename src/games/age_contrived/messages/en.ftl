# An Age Contrived in English.

## Sources

source-rules = Turns, actions, building, characters, achievements and scoring follow the published rulebook.
source-map = The map, the segments of the monuments, the split of the energies and the slots of the starting tiles come from a public engine written from the pre-release rulebook.
source-reconstructed = Reconstructed, and perhaps different in your copy: the symbols on starting tiles, all upgraded transmutation tiles, market costs, the bonuses of monument tiles and bridges, most upgraded action tiles, quick-start cards and some segment spaces. An operator can put a corrected data file in their place.

## Options

option-divine_wind = Divine wind
option-divine_wind-off = Without the module.
option-divine_wind-on = Each player has a divine wind tile: spent, it refills two tiles at once; kept, it is worth 5 points.
option-start_energy = Starting energy
option-start_energy-quick = As the quick-start card of the character says.
option-start_energy-free = Chosen in secret by all players at once.
option-neutral_bridges = Neutral bridges
option-neutral_bridges-dealt = Dealt to the paths between the outer regions and the centre.
option-neutral_bridges-draft = Placed by the players in turn, from the last player on.
option-characters = Characters
option-characters-dealt = Dealt at random.
option-characters-chosen = Chosen in turn, from the first player on.
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
about-rusne = the Bastion: primal energy does everything, gains are kept
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
nb_action = neutral bridge N1
nb_relay = neutral bridge N2
nb_bridge = neutral bridge N3
nb_any = neutral bridge N4
nb_move = neutral bridge N5

ach_monument_symbols = 2 monument symbols
ach_pillar_symbols = 2 pillar symbols
ach_boot_symbols = 4 boot symbols
ach_three_kinds = 3 kinds bound
ach_three_monuments = bound at 3 monuments
ach_three_in_region = 3 bound in a region
ach_each_gained = each kind gained
ach_three_relays = 3 relays
ach_three_upgraded_actions = 3 upgraded actions

tile-plain = tile { $top }/{ $bottom }
tile-with = tile { $top }/{ $bottom } with { $symbols }
tile-at = { $place } ({ $tile })

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

decide-character = Choose your character.
decide-start = Place your starting energy in secret, then end.
decide-draft = Place a neutral bridge.
decide-turn = Your turn: convey a tile, or use energy for an action.
decide-second = Convey your other tile too, or go on.
decide-relays = Resolve your relays, in any order.
decide-fill = Fill the tiles you conveyed, then end.
decide-action = Use more energy, or end.
decide-resolve = Choose what is built next.
decide-part = Resolve: { $action }.
decide-deploy = Place the deployed energy.
decide-reposition = Reposition up to { $left } more.
decide-acquire = Acquire: { $owed } still to pay with energy from the market.
decide-add = { $by } took a tile: you may add 1 energy to the market.
decide-move = Move: { $left ->
    [one] 1 step
   *[other] { $left } steps
  } left.
decide-track = Move on your { $track }: { $left } left.
decide-bonus = Take the bonus or not: { $bonus }.
decide-extra = Your primal energy brings one more to the { $monument }.
decide-bound = You bound energy: move 1, recharge, or neither.
decide-benefit = Segment { $number } of the { $monument } is built: gain, and release your energy.
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

kind-setup = Setting up
kind-convey = Convey
kind-relays = Relays
kind-fill = Fill
kind-use = Use energy
kind-deploy = Deploy
kind-recharge = Recharge
kind-reposition = Reposition
kind-acquire = Acquire
kind-move = Move
kind-track = Track
kind-bind = Bind
kind-bridge = Bridge
kind-bonus = Bonus
kind-build = Build
kind-gain = Gain
kind-release = Release
kind-add = Market
kind-ability = Ability
kind-refill = Refill
kind-end = Finish

price-market = { $cost } from the market

## What an action does

do-character = { $character }, { $about }
do-start = a { $kind } at { $place }
do-neutral = ‘{ $bonus }’ on { $site }
do-convey = convey the { $tile }
do-convey-second = spend the marker and convey the { $tile } too
do-relay-boot = move up to { $total } by your boot relays
do-relay-monument = up to { $total } on the monument track by your relays
do-relay-pillar = up to { $total } on the pillar track by your relays
do-relay-done = leave the relays that are left
do-fill = put { $energy } in { $row }
do-fill-none = leave the conveyed tiles empty
do-wind = divine wind: put { $energy } in { $row }
do-use = use the { $kind } of position { $position }: { $action }
do-deploy = deploy { $count ->
    [0] nothing
   *[other] { $count } energy
  } from { $positions }
do-place = put the { $kind } { $target }
do-recharge = recharge your channel marker
do-reposition = move { $energy } to a place { $target }
do-acquire = acquire the { $tile } in place of { $place }
do-pay = pay a { $kind }
do-move = move your figure
do-track = move on your { $track }
do-step = go to { $place }
do-skip = pass through { $place }
do-step-bridge = go to the bridge { $place }: { $bonus }
do-skip-bridge = pass over the bridge { $place }: { $bonus }
do-teleport = teleport to { $place }
do-teleport-facing = teleport to { $place }, facing { $towards }
do-put = put { $energy } on the track
do-up = raise the energy by one
do-bind-monument = bind the energy at the { $monument }
do-bind-pillar = bind the energy at the pillar of { $pillar }
do-wind-back = return the energy of your { $track } and take divine wind back
do-stop = nothing more
do-bridge = bridge { $level }, side { $side }, on { $site }: { $bonus }
do-bridge-discard = remove the bridge and keep its ability
do-action = tile { $code }: { $action }
do-relay = { $symbol } relay above position { $slot }
do-relay-double = double { $symbol } relay above position { $slot }
do-tile = the { $tile } in place of { $place }
do-note-refill = refill a tile at the end of the turn
do-copy = { $bonus }
do-as = as { $site }: { $bonus }
do-gain-kind = gain a { $kind }
do-gain-energy = gain the energy shown
do-gain-shown = gain { $kinds }
do-gain-none = gain nothing: this segment shows no energy
do-gain-bonus = take the bonus: { $bonus }
do-gain-no = gain nothing
do-no = no, thank you
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
becomes-patron = { $seat } is patron of the { $monument }.
gains = { $seat } gains a { $kind }.
gains-nothing = { $seat } has no { $kind } left to gain.
recharges = { $seat }’s channel marker is charged.
fills = { $seat } puts a { $kind } in { $row }.
steps = { $seat } goes to { $place }.
skips = { $seat } passes through { $place }.
teleports = { $seat } teleports to { $place }.
wind-returns = { $seat } returns a { $kind } and takes divine wind back.
wind-spends = { $seat } spends divine wind.
puts-track = { $seat } puts a { $kind } on the { $track }.
raises = { $seat }’s { $track } rises to { $height }.
discards-bridge = { $seat } removes bridge { $level } from the game.
notes-refill = { $seat } will refill a tile at the end of the turn.
places-bridge = { $seat } places bridge { $level }{ $side } on { $site }.
takes-action = { $seat } takes the action tile { $action }.
takes-relay = { $seat } takes a { $symbol } relay for position { $slot }.
takes-tile = { $seat } takes a { $tile } in place of { $place }.
tile-drawn = A { $tile } comes to the market.
pays = { $seat } pays a { $kind } from the market.
adds = { $seat } adds a { $kind } to the market.
adds-nothing = { $seat } adds nothing to the market.
conveys = { $seat } conveys a { $tile }.
spends-marker = { $seat } spends the channel marker.
uses = { $seat } uses a { $kind } of { $row }: { $action }.
patron-builds = { $seat } builds a segment of the { $monument } as patron.
built = Segment { $number } of the { $monument } is built.
last-segment = The last segment stands: everybody plays until all have had the same number of turns.
ties = { $seat } will bind the { $kind }.
takes-bonus = { $seat } takes the { $bonus }.
forgoes = { $seat } gains nothing.
releases = { $seat } exhausts a { $kind }.
activates = { $seat } activates a { $kind }.
keeps = { $seat } puts the gained { $kind } in { $row }.
moves-bound = { $seat } moves a bound { $kind } from { $from } to { $to }.
rearranges = { $seat } rearranges.
chooses-character = { $seat } plays { $character }.
starts-with = You place a { $kind } at { $place }.
start-ready = { $seat } has placed the starting energy.
start-revealed = All starting energy is revealed.
drafts = { $seat } places the { $bridge } on { $site }.
match-ends = The match is over.

## Why not

not-now = That cannot be done now. Answer what you are asked first.
must-act = Convey a tile or use energy before you end your turn.
turn-begun = A turn is either for conveying or for actions, and this one has begun.
pool-lacks = There is no { $kind } in your exhausted pool.
pool-is-empty = Your exhausted pool is empty: name where the energy comes from, such as c@mk.
pool-not-empty = There are still { $count } in your exhausted pool: only an empty pool lets you take energy from elsewhere.
not-there = There is no { $kind } of yours at { $place }.
not-in-play = The { $monument } is not in play.
monument-finished = The { $monument } is finished.
segment-closed = The segment of the { $monument } is completed: it is built at the end of the turn.
space-taken = { $space } is taken.
space-wants = That space takes a { $asked } or a primal, not a { $kind }.
right-space-closed = The right space of achievements is closed with two players.
achievement-once = You have an energy at ‘{ $achievement }’ already.
achievement-kind = You have a { $kind } at an achievement already; each kind goes once.
achievement-needs = The achievement ‘{ $achievement }’ needs { $needs }, and you have { $has }.
row-full = Row { $row } has no empty slot.
no-steps = No movement is left.
no-way = The figure cannot go to { $place } from here. It can go to { $exits }.
no-teleport = Only Freyith with her second ability can teleport.
teleport-late = Teleporting takes the place of the whole movement, and this one has begun.
bad-facing = A figure cannot be put on { $place } like that.
passing = The figure is only passing here: go on to another space first.
skip-empty = Nobody else is on { $place }, so it cannot be passed through.
not-on-top = The energy is not on the top space of that track.
out-of-reach = Neither your figure nor a bridge of yours is in { $region }.
pillar-once = You have an energy at the pillar of { $pillar } already.
pillar-full = The pillar of { $pillar } has no open space left.
no-wind = This match is played without divine wind.
wind-held = You hold your divine wind tile already.
wind-spent = Your divine wind tile is spent.
wind-tiles = Divine wind refills { $count } tiles, not more.
track-taken = There is an energy on that track already.
track-empty = There is no energy on that track: put one first.
track-top = The energy is on top: bind it in a region where you are.
bridge-of-other = The bridge on { $site } belongs to { $owner }.
action-gone = No copy of { $action } is left.
action-upgraded = Your action tile at position { $position } is upgraded already.
relay-gone = No { $symbol } relay is left.
relay-slot-taken = There is a relay above position { $slot } already.
no-such-bonus = That bonus tile is not on the board, or gives you nothing now.
no-such-bridge = The bridge on { $site } cannot be copied from here.
not-this-bonus = The bonus does not give that.
already-paying = You are paying already: no further tile.
enough-tiles = At most { $max } tiles at once.
slot-empty = There is no tile in slot { $slot }.
tile-twice = The tile at { $tile } is replaced already.
too-dear = That costs { $cost } energies in the market, and you have { $has } there.
market-lacks = You have no { $kind } in the market.
pay-first = Pay first: { $owed } more from your energies in the market.
from-market-to-market = That energy is in the market already.
fill-closed = You have left the tiles empty.
not-inserted = The tile on position { $position } was not conveyed this turn.
too-late-to-convey = It is too late for a second tile: you have gone on.
marker-exhausted = Your channel marker is exhausted, so only one tile is conveyed.
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
cannot-reposition = { $energy } cannot be repositioned: it must be yours, in the market or on an open segment, and not moved yet.
same-segment = It must go on the same segment.
not-completed = That segment is not completed.
no-patron = You cannot build that with a patron token now.
resolve-first = Build the completed segments first.
tie-first = Pick first which of your energies you bind, such as ‘tie r’.
nothing-to-tie = You bind nothing here, or have picked already.
not-on-segment = There is no { $energy } of yours to release there.
no-such-activation = A { $kind } cannot be activated like that.
gain-first = Choose your gain first, or ‘gain no’.
release-first = { $count ->
    [one] One more energy
   *[other] { $count } more energies
  } must be released.
gained-already = You have chosen your gain already.
gain-kind = Choose ‘gain energy’ with a kind where any may be gained, ‘gain bonus’ or ‘gain no’.
no-refill-left = No refill is left.
not-aside = No gained { $kind } is set aside.
nothing-aside = No gained energy is set aside.
figure-elsewhere = Your figure is not in that region.
still-in-hand = { $count } more to place.
not-this-ability = Your ability does not do that.
other-data = This match was dealt from the data file { $dealt }, and this server plays with { $here }.
deal-level = A tile of level { $level } comes where ‘{ $tile }’ stands: level I lies on II, and II on III.
character-taken = { $owner } plays { $character } already.
start-market-full = Your starting energy for the market is placed.
start-position = The { $count } starting energies go in positions 1 to { $last }.
start-missing = { $count ->
    [one] One starting energy is
   *[other] { $count } starting energies are
  } still to be placed.
neutral-gone = That neutral bridge is placed already.
site-taken = There is a bridge on { $site } already.
start-region-has-bridge = { $site } touches a start region that has a neutral bridge already.

why-no-action = You have no energy in a bottom row, so there is no action turn.
why-no-second = A second tile needs a charged channel marker.
why-no-acquire = Acquiring needs at least { $cost } of your energies in the market, and you have { $has }.

## Notation

others-first = Somebody else must decide before ‘{ $line }’. Send the rest of the line afterwards.
bad-line = ‘{ $line }’ is no action of this game.
bad-word = ‘{ $word }’ is not understood here.
bad-energy = ‘{ $word }’ is no energy: c compass, m magnet, r rose, p primal.
bad-place = There is no space ‘{ $word }’ on the map.
bad-site = There is no bridge site ‘{ $word }’.
bad-monument = There is no monument ‘{ $word }’: BE, LI, GA, FO, FT, SH.
bad-region = There is no region ‘{ $word }’: Q, S, M, F, P, C.
bad-number = ‘{ $word }’ is not a number that fits here.
bad-row = ‘{ $word }’ is no row: 1t to 5t for the top, 1b to 5b for the bottom.
bad-target = ‘{ $word }’ is no place for energy: mk, FO.1, A4L.
bad-spare = ‘{ $word }’ is not one of your two inactive tiles, x and y.
bad-character = There is no character ‘{ $word }’.

## Board

drawing-title = The board of An Age Contrived, turn { $turn }
word-market = Market
word-achievements = Achievements
word-actions = Upgraded actions
word-relays = Relays
word-charged = charged
word-exhausted = exhausted
word-pool = exhausted
word-reserve = reserve
word-bridges = bridges
word-points = { $points } points
text-over = The match is over.
text-setup = Setting up
text-turn = Turn { $turn }
text-ending = Turn { $turn }, the last of them
text-bound = bound
text-bridges = Bridges
text-pillars = Pillars
text-patron = patron of
text-legend = c compass, m magnet, r rose, p primal, * any. Pool and reserve count c/m/r/p. Tiles: slots of top/bottom row, then symbols b boot, m monument, p pillar. Figure >: faces.
column-points = points
column-figure = figure
column-pool = pool
column-reserve = reserve
column-market = market
column-mt = mt
column-pt = pt
column-bridges = I II III

## Standing orders
order-auto-add-c-m-r = When others acquire, add the first of these kinds of energy that lies in your pool: c, m, r.
order-auto-add-no = When others acquire, add nothing.
order-auto-add-ask = Ask me each time.
