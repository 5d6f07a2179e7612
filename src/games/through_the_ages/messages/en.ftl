# Through the Ages in English: sentences first, then the names and texts of the cards.

source-rules = Rules: the rulebook of the 2015 edition. Where it is silent a ruling was made; each is written down and tested.
source-cards = Card values: the rulebook where it prints them, otherwise public card lists compared with pictures of the printed cards.

age-a = Age A
age-i = Age I
age-ii = Age II
age-iii = Age III
age-iv = Age IV
food = food
resources = resources
progress = Round { $round }, { $age }
progress-last = Round { $round } of { $last }, Age IV
match-ends = The match is over.

# What happened
takes = { $seat } takes { $card } for { $cost } { $cost ->
    [one] civil action
   *[other] civil actions
}.
increases-population = { $seat } increases the population for { $cost } food.
gains-population = { $seat } gains a worker.
loses-population = { $seat } loses an unused worker.
loses-worker = { $seat } loses the worker on { $card }.
loses-blue = { $seat } returns a blue token to the box.
loses-token = { $seat } gives up the token on { $card }.
loses-civil-actions = { $seat } loses { $count } civil { $count ->
    [one] action
   *[other] actions
}.
covers-with = { $seat } covers a stage with the token from { $card }.
builds = { $seat } builds { $card } for { $cost } resources.
builds-stages = { $seat } builds { $count ->
    [one] a stage
   *[other] { $count } stages
} of { $card } for { $cost } resources.
completes-wonder = { $seat } completes { $card }.
upgrades = { $seat } upgrades { $from } to { $to } for { $cost } resources.
destroys = { $seat } destroys a building on { $card }.
disbands = { $seat } disbands a unit of { $card }.
develops = { $seat } develops { $card } for { $cost } science.
revolution = A revolution in the civilisation of { $seat }: { $card }.
partner-pays = { $seat } pays { $amount } science for the cooperation.
plays-leader = { $seat } puts { $card } in charge.
tucks-homer = { $seat } puts Homer under { $card }.
leader-leaves = { $card } leaves the civilisation of { $seat }.
wonder-leaves = { $seat } loses the unfinished { $card }.
plays-card = { $seat } plays { $card }.
plays-tactic = { $seat } plays the tactic { $card }.
copies-tactic = { $seat } copies the tactic { $card }.
tactic-common = { $card } is now a common tactic.
churchill-funds = { $seat } has { $science } science and { $resources } resources for military units this turn.
hammurabi-lends = { $seat } uses a military action as a civil one.
trades = { $seat } trades 1 { $goods } along the trade routes.
scores-culture = { $seat } scores { $amount } culture.
loses-culture = { $seat } loses { $amount } culture.
scores-science = { $seat } scores { $amount } science.
gains-goods = { $seat } gains { $amount } { $goods }.
loses-goods = { $seat } loses { $amount } { $goods }.
produces = { $seat } produces { $amount } { $goods }.
corruption = Corruption costs { $seat } { $amount } resources.
consumption = The people of { $seat } eat { $amount } food.
starves = { $missing } food is missing: { $seat } starves.
uprising = An uprising: { $seat } produces nothing this turn.
ends-turn = { $seat } ends the turn.
draws = { $seat } draws { $count } military { $count ->
    [one] card
   *[other] cards
}.
draws-own = You draw { $count ->
    [0] no military card
   *[other] { $cards }
}.
discards = { $seat } discards a military card of { $age }.
discards-own = You discard { $card }.
row-swept = { $cards } leave the card row.
age-begins = { $age } begins.
last-round-known = Round { $round } is the last one.
final-event = { $card } is scored.
event-revealed = The event is { $card }.
events-shuffled = The future events become the current ones.
prepares = { $seat } prepares an event of { $age }.
prepares-own = You prepare { $card }.
aggresses = { $seat } plays { $card } against { $rival } with strength { $strength }.
aggression-succeeds = { $card } of { $seat } against { $rival } succeeds.
defends = { $seat } stops { $card } of { $attacker } with { $count } { $count ->
    [one] card
   *[other] cards
}, { $others } of them face down.
takes-science = { $seat } takes { $amount } science from { $rival }.
takes-culture = { $seat } takes { $amount } culture from { $rival }.
takes-yellow = { $seat } takes { $count } yellow { $count ->
    [one] token
   *[other] tokens
} from { $rival }.
takes-technology = { $seat } takes { $card } from { $rival }.
raid-destroys = { $seat } destroys a building of { $rival } on { $card }.
annexes = { $seat } takes the colony { $card } from { $rival }.
declares-war = { $seat } declares { $card } on { $rival }.
war-resolved = { $card }: { $seat } has strength { $own }, { $rival } has { $theirs }.
offers = { $seat } offers { $partner } the pact { $card }.
accepts = { $seat } accepts: { $card } is in force.
refuses = { $seat } refuses { $card }; it goes back to { $partner }.
pact-ends = { $card } between { $seat } and { $partner } ends.
bids = { $seat } bids { $bid } for { $card }.
passes = { $seat } passes on { $card }.
wins-auction = { $seat } wins { $card } with { $bid }.
nobody-colonizes = Nobody colonises { $card }.
sends = { $seat } sends { $units } { $units ->
    [one] unit
   *[other] units
} and { $cards } { $cards ->
    [one] card
   *[other] cards
}: a force of { $force }.
colonizes = { $card } is now a colony of { $seat }.
loses-colony = { $seat } loses the colony { $card }.
ruins = { $card } of { $seat } falls into ruins.
agreement-price = { $seat } gives up the next political action.
civ-nothing = { $seat } makes no use of it.
resigns = { $seat } resigns.

# Questions
ask-action = Your actions: { $civil } civil and { $military } military are left. ‘end’ ends your turn.
ask-politics = Politics: one political action, or none (‘nopol’).
ask-second-politics = Julius Caesar allows a second political action, once in the game; ‘nopol’ keeps it for later.
ask-politics-lost = You gave up this political action: go on with ‘nopol’.
ask-defence = { $seat } attacks with { $card } and strength { $strength }: add cards until you match it and close with ‘defend done’, or choose ‘defend none’.
ask-plunder = How much do you take from { $seat }? At most { $amount } together.
ask-raid = Which building of { $seat } do you destroy?
ask-annex = Which colony of { $seat } do you take?
ask-infiltrate = What does { $seat } lose: the leader or the unfinished wonder?
ask-spoils = You won { $left } from { $seat }: take special technologies at their science cost, the rest is science.
ask-pact = { $seat } offers you { $card }; { $side }. Do you accept?
ask-first-bid = { $card } can be colonised: bid a force or pass.
ask-bid = { $card }: the highest bid is { $bid }. Bid more or pass.
ask-send = You colonise { $card } with a force of at least { $bid }: choose units and cards, then ‘send done’.
ask-lose = Which worker do you lose?
ask-token = From which card do you give up a blue token?
ask-cover = Your blue bank is empty: from which card comes the token for the stage?
ask-market = Take { $food } food or { $resources } resources.
ask-gain-mix = You gain { $amount } in all: how much of it is food?
ask-lose-mix = You lose { $amount } in all: how much of it is food?
ask-build-free = Do you build { $card } for free?
ask-civilization = You may grow, build or develop for { $discount } less, without an action.
ask-destroy = Which of your own buildings do you destroy?
ask-terror = Which urban building of { $seat } do you destroy?
ask-ruin = Which of your wonders falls into ruins?
ask-free = Which colony do you lose?
ask-agreement = Take cards from the row for { $left } civil actions in all, or ‘agreement done’. Taking any costs your next political action.
ask-discard = Discard { $count } military { $count ->
    [one] card
   *[other] cards
}.
ask-nothing = Nothing is asked.
side-a = you take side A
side-b = you take side B
side-same = both sides are alike

# The menu
kind-answer = Your answer
kind-take = Card row
kind-people = Population
kind-build = Buildings
kind-destroy = Destroy
kind-military = Military
kind-cards = Action cards
kind-leader = Leader
kind-wonder = Wonder
kind-technology = Technologies
kind-pay = Payment
kind-end = Go on
kind-resign = Leave the match
kind-politics = Politics
do-nopol = No political action; go on to your actions
do-event = Prepare { $card } as an event
do-aggress = { $card } against { $seat }
do-war = Declare { $card } on { $seat }
do-offer = Offer { $seat } the pact { $card }; { $side }
do-unpact = Cancel { $card }
do-alexander = Retire Alexander for a yellow token
do-columbus = Let Columbus colonise { $card }
do-resign = Resign: you leave the match and lose it
do-take = Take { $card } (space { $space })
do-pop = Increase the population
do-build = Build { $card }
do-upgrade = Upgrade { $from } to { $to }
do-bach = Turn { $from } into { $to } (Bach)
do-stage = Build { $count ->
    [one] a stage
   *[other] { $count } stages
} of your wonder
do-develop = Develop { $card }
do-revolt = Revolution: { $card }
do-destroy = Destroy a building on { $card }
do-disband = Disband a unit of { $card }
do-leader = Put { $card } in charge
do-leader-tuck = Put { $card } in charge and Homer under { $wonder }
do-play = Play { $card }
do-play-for = Play { $card } for { $goods }
do-play-order = { $card }: { $order }
do-tactic = Play the tactic { $card }
do-copy = Copy the tactic { $card }
do-muster = Barbarossa: a new worker becomes { $card }
do-churchill-culture = Churchill: score culture
do-churchill-military = Churchill: science and resources for units
do-liner = Ocean Liner Service: a free worker
do-hammurabi = Use a military action as a civil one (Hammurabi)
do-trade = Use the trade routes for your next payment
do-pay = Pay next with a token from { $card }
do-end = End your turn
do-defend = Defend with { $card }: +{ $value }
do-defend-none = Do not defend
do-defend-done = Defend with the cards chosen
do-plunder = Take { $food } food and { $resources } resources
do-raid = Destroy a building on { $card }
do-raid-done = Destroy nothing more
do-annex = Take { $card }
do-infiltrate-leader = Remove the leader
do-infiltrate-wonder = Remove the unfinished wonder
do-spoils = Take { $card }
do-spoils-done = Take the rest in science
do-accept = Accept the pact
do-refuse = Refuse the pact
do-bid = Bid { $bid }
do-pass = Pass
do-send = Send { $card }
do-send-discard = Discard { $card } for the force (Cook)
do-send-done = Send the force chosen
do-lose = Lose a worker on { $card }
do-token = Give up a token on { $card }
do-choose-food = Take food
do-choose-resources = Take resources
do-choose-mix = { $food } food and { $resources } resources
do-yes = Yes
do-no = No
do-civ-none = Make no use of it
do-terror = Destroy a building of { $seat } on { $card }
do-ruin = Ruin { $card }
do-free = Give up { $card }
do-agreement = Take the card on space { $space }
do-agreement-done = Take no more cards
do-discard = Discard { $card }
price-civil = { $count } civil { $count ->
    [one] action
   *[other] actions
}
price-civil-food = { $count } civil action, { $amount } food
price-civil-resources = { $count } civil action, { $amount } resources
price-civil-science = { $count } civil action, { $amount } science
price-food = { $amount } food
price-resources = { $amount } resources
price-military = { $count } military { $count ->
    [one] action
   *[other] actions
}
price-military-resources = { $count } military action, { $amount } resources
price-revolution = all civil actions, { $amount } science
why-not = { $line }: { $reason }

# Refusals
unreadable = ‘{ $line }’ cannot be read. Write an action such as ‘take 3’, ‘build bronze’ or ‘end’.
no-number = ‘{ $word }’ is no number that fits here.
no-seat = ‘{ $word }’ is no player: write @1 to @4.
no-space = The card row has no space { $space }: its spaces are 1 to 13.
no-card = No card that fits here begins with ‘{ $word }’.
many-cards = Several cards begin with ‘{ $word }’: write more of the name.
wrong-card = ‘{ $word }’ is a card that cannot stand here.
side-missing = { $card } has two sides: add ‘as a’ or ‘as b’ for the side you take.
not-now = That is not possible at this moment.
no-answer = That is no answer here. { $prompt }
first-round = In the first round you can only take cards and end your turn.
empty-space = Space { $space } is empty.
too-few-civil = That needs { $need } civil actions and you have { $have }.
too-few-military = That needs { $need } military actions and you have { $have }.
too-few-goods = That costs { $need } { $goods } and you have { $have }.
too-little-science = That costs { $need } science and you have { $have }.
picks-too-few = The tokens you picked are worth { $worth } { $goods } and { $need } are due. Pick more, or take the picks back.
picks-too-many = The tokens you picked would leave { $change } { $goods } in change for a price of { $need }: pick fewer.
picks-inexact = The tokens you picked cannot pay { $need } { $goods } exactly, and others can.
no-token-to-pick = There is no token left to pick on { $card }.
no-choice-of-tokens = All such tokens lie on { $card }: the payment needs no choice.
civil-hand-full = You hold { $held } civil cards and may hold { $limit }. Play one first.
leader-of-age-taken = You have already taken a leader of that age.
technology-twice = You already have { $card }.
wonder-unfinished = Finish your wonder before you take another.
yellow-bank-empty = Your yellow bank is empty.
not-in-play = { $card } is not in play in your civilisation.
not-in-hand = { $card } is not in your hand.
no-worker-on = There is no worker on { $card }.
no-unused-worker = You have no unused worker: increase your population first.
urban-limit = Your government allows { $limit } urban buildings of a type and you have { $count }.
no-upgrade = { $from } cannot become { $to }: the type must be the same and the level higher.
no-conversion = Bach cannot turn { $from } into { $to }: it must be an urban building and a theatre of at least its level.
no-bach = Only Bach turns buildings into theatres.
bach-used = Bach has already turned a building into a theatre this turn.
no-unfinished-wonder = You have no unfinished wonder.
too-many-stages = You cannot build { $count } stages at once: your limit is { $limit }, and { $left } are left.
no-token-for-stage = { $count } stages need as many blue tokens and you have { $tokens }.
partner-cannot-pay = { $partner } cannot pay the { $need } science of your cooperation.
no-government = { $card } is no government.
revolution-needs-all = A revolution takes all { $need } civil actions and you have { $have }.
disband-units = { $card } is a unit: disband it.
no-homer = Only a replaced Homer can go under a wonder.
wonder-not-completed = { $card } is not one of your completed wonders.
no-barbarossa = Only Barbarossa can do that.
no-churchill = Only Churchill can do that.
churchill-used = Churchill has already chosen this turn.
no-hammurabi = Only Hammurabi can use a military action as a civil one.
hammurabi-used = Hammurabi has already done that this turn.
no-liner = You have no Ocean Liner Service.
liner-used = The Ocean Liner Service has already brought a worker this turn.
no-trade-routes = You have no Trade Routes Agreement.
trade-used = You have already used the trade routes this turn.
tactic-changed = You have already played or copied a tactic this turn.
not-common = { $card } is not a common tactic.
tactic-already-yours = { $card } is already your tactic.
taken-this-turn = You took { $card } this turn: play it in a later one.
card-cannot-order = The card cannot be used for that action.
card-has-no-choice = The card leaves no such choice.
card-needs-choice = Say what the card is used for, such as ‘play rich_land_a : build bronze’ or ‘play reserves_i food’.
civ-no-units = The event allows farms, mines and urban buildings only.
politics-lost = You gave up this political action.
no-rival = That is no rival in this match.
no-such-pact = You have no part in { $card }.
gandhi-does-not-attack = Gandhi does not attack.
pact-forbids-attack = { $card } forbids attacks between you.
rival-not-weaker = { $seat } has strength { $theirs } and you would attack with { $own }: it must be more.
rival-protected = Nobody may declare war on { $seat }, who gave up sovereignty.
no-war-in-last-round = No war can be declared in the last round.
no-alexander = Alexander is not your leader.
no-columbus = Columbus is not your leader.
no-resignation-now = Nobody can resign in Age IV.
bid-range = Bid from { $least } to { $most }, or pass.
defence-not-enough = The attack has strength { $need } and you reach { $have }; you may use { $limit } cards in all.
force-too-small = Your force is { $force } and your bid was { $bid }; at least one unit must go.
loss-does-not-fit = You lose { $amount } of your { $food } food and { $resources } resources in all.

# The board
class-farm = farm
class-mine = mine
class-lab = lab
class-temple = temple
class-library = library
class-arena = arena
class-theater = theatre
class-infantry = infantry
class-cavalry = cavalry
class-artillery = artillery
class-air-force = air force
class-government = government
class-special = special technology
class-leader = leader
class-wonder = wonder
class-action = action
class-event = event
class-territory = territory
class-aggression = aggression
class-war = war
class-pact = pact
class-tactic = tactic
class-bonus = bonus
sum-food = +{ $amount } food
sum-resources = +{ $amount } res.
sum-science = { $amount } science
sum-culture = { $amount } culture
sum-strength = { $amount } strength
sum-happy = { $amount } happy
sum-civil = { $amount } civil
sum-military = { $amount } military
sum-blue = { $amount } blue
sum-yellow = { $amount } yellow
sum-colonization = { $amount } colonisation
sum-technology = { $science } sc. { $resources } res.:
sum-government = { $science } ({ $revolution }) sc.: { $civil } civil { $military } military, limit { $limit }
sum-science-cost = { $science } sc.:
sum-construction = { $stages } stages at once; urban buildings of Ages I, II, III cost { $one }, { $two }, { $three } less
sum-stages = { $stages }:
sum-tactic = { $infantry } inf. { $cavalry } cav. { $artillery } art.: { $strength }
sum-bonus = defence { $defence } colonisation { $colonization }
text-decks = Left to deal: { $civil } civil, { $military } military.
text-events = Current events: { $current }; future events: { $future }.
text-tactics = Common tactics: { $cards }.
text-own-events = You prepared: { $cards }.
text-next-event = On top of the current events: { $cards }.
text-auction = { $card }: { $seat } bids { $bid }.
text-auction-open = { $card }: no bid yet.
text-table = culture | science | strength | happy | food | resources
text-actions = { $civil }/{ $civil_total } civil, { $military }/{ $military_total } military; { $unused } unused, bank { $yellow } yellow, { $blue } blue
text-civil-hand = Hand: { $cards }
text-military-hand = Military cards: { $cards }
text-resigned = resigned
text-ruined = { " " }(ruins)
label-culture = Culture
label-science = Science
label-strength = Strength
label-happy = Happy
label-food = Food
label-resources = Resources
label-civil = Civil actions
label-military = Military actions
label-workers = Unused
label-yellow = Yellow bank
label-blue = Blue bank
label-price = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}
label-current-events = Current events
label-future-events = Future events
label-tactics = Common tactics
label-hand = Civil cards
label-military-hand = Military cards
label-prepared = You prepared
label-next-event = Next event
label-empty = empty
label-uprising = uprising
label-to-move = to play
label-armies = { $fresh } { $fresh ->
    [one] army
   *[other] armies
}, { $old } outdated
label-stages = { $built } of { $stages } stages
label-ruins = in ruins
label-homer = with Homer
label-exclusive = own
label-with = with { $name }
label-against = against { $name }
label-picked = Picked for payment
label-chosen = Chosen so far
label-auction = Auction
label-decks = { $civil } civil and { $military } military cards left

# technology
agriculture = Agriculture
irrigation = Irrigation
selective_breeding = Selective Breeding
mechanized_agriculture = Mechanised Agriculture
bronze = Bronze
iron = Iron
coal = Coal
oil = Oil
philosophy = Philosophy
alchemy = Alchemy
scientific_method = Scientific Method
computers = Computers
religion = Religion
theology = Theology
organized_religion = Organised Religion
printing_press = Printing Press
journalism = Journalism
multimedia = Multimedia
bread_and_circuses = Bread and Circuses
team_sports = Team Sports
professional_sports = Professional Sports
drama = Drama
opera = Opera
movies = Movies
warriors = Warriors
swordsmen = Swordsmen
riflemen = Riflemen
modern_infantry = Modern Infantry
knights = Knights
cavalrymen = Cavalrymen
tanks = Tanks
cannon = Cannon
rockets = Rockets
air_forces = Air Forces

# government
despotism = Despotism
monarchy = Monarchy
theocracy = Theocracy
constitutional_monarchy = Constitutional Monarchy
republic = Republic
communism = Communism
fundamentalism = Fundamentalism
democracy = Democracy

# special
code_of_laws = Code of Laws
justice_system = Justice System
civil_service = Civil Service
warfare = Warfare
strategy = Strategy
military_theory = Military Theory
cartography = Cartography
navigation = Navigation
satellites = Satellites
masonry = Masonry
architecture = Architecture
engineering = Engineering

# leader
alexander_the_great = Alexander the Great
text-alexander_the_great = +1 strength for each of your military units. Political action: remove him from play and add 1 yellow token from the box to your yellow bank.
aristotle = Aristotle
text-aristotle = Each time you take a technology card from the card row, score 1 science.
hammurabi = Hammurabi
text-hammurabi = Once per turn one military action may pay for one civil action. Taking a leader from the row costs 1 civil action less.
homer = Homer
text-homer = Each turn 1 extra resource for building or upgrading military units. When replaced he may be put under a completed wonder, which then has 1 more happy face; no civil action is then returned.
julius_caesar = Julius Caesar
text-julius_caesar = Once per game, after a political action, play another political action in the same phase.
moses = Moses
text-moses = Increasing your population costs 1 food less.
christopher_columbus = Christopher Columbus
text-christopher_columbus = Political action: remove him from play and colonise a territory card from your hand without sending units.
frederick_barbarossa = Frederick Barbarossa
text-frederick_barbarossa = For 1 military action increase your population and build a military unit, for 1 food and 1 resource less.
genghis_khan = Genghis Khan
text-genghis_khan = For armies each infantry unit may count as cavalry. At the end of your turn score 3 culture if you are one of the two strongest (ties in your favour).
joan_of_arc = Joan of Arc
text-joan_of_arc = +1 strength per happy face of your temples and your government. At the start of your politics phase you may look at the top current event.
leonardo_da_vinci = Leonardo da Vinci
text-leonardo_da_vinci = Your best lab or library produces extra science equal to its level. Each time you develop a technology gain 1 resource.
michelangelo = Michelangelo
text-michelangelo = Temples, theatres and wonders produce 1 extra culture per happy face on them. Taking wonders has no surcharge for completed wonders.
isaac_newton = Isaac Newton
text-isaac_newton = Your best lab or library produces extra science equal to its level. Each time you develop a technology get 1 spent civil action back.
james_cook = James Cook
text-james_cook = When colonising you may discard up to 2 military cards for +1 each. Your first colony produces 2 culture, each further colony 1.
johann_sebastian_bach = J. S. Bach
text-johann_sebastian_bach = Each theatre produces 1 extra culture. Theatre technologies cost 2 science less. Once per turn a civil action may upgrade any urban building to a theatre of the same or a higher level.
maximilien_robespierre = Maximilien Robespierre
text-maximilien_robespierre = A revolution costs all your military actions instead of all your civil actions. Score 3 culture when you declare one.
napoleon_bonaparte = Napoleon Bonaparte
text-napoleon_bonaparte = +2 strength for each different type of military unit you have.
william_shakespeare = William Shakespeare
text-william_shakespeare = With a library: theatres cost 1 resource less and theatre technologies 1 science less; with a theatre the same for libraries. Each library-theatre pair produces 2 extra culture.
albert_einstein = Albert Einstein
text-albert_einstein = Your best lab or library produces extra science equal to its level. Each time you develop a technology score 3 culture.
bill_gates = Bill Gates
text-bill_gates = Each lab also produces resources equal to its level. When he leaves play, or at the end of the game, score culture equal to this extra production.
charlie_chaplin = Charlie Chaplin
text-charlie_chaplin = Your best theatre produces twice as much culture.
mahatma_gandhi = Mahatma Gandhi
text-mahatma_gandhi = You may not play aggressions or wars. Rivals pay twice the military actions for an aggression or war against you.
sid_meier = Sid Meier
text-sid_meier = Each lab produces culture equal to its level and 1 science less.
winston_churchill = Winston Churchill
text-winston_churchill = Each turn choose: score 3 culture; or have 3 science and 3 resources for developing military unit technologies and for building or upgrading units.

# wonder
colossus = Colossus
hanging_gardens = Hanging Gardens
library_of_alexandria = Library of Alexandria
text-library_of_alexandria = You may hold 1 more civil card and 1 more military card.
pyramids = Pyramids
great_wall = Great Wall
text-great_wall = +1 strength for each of your infantry and artillery units.
st_peters_basilica = St. Peter's Basilica
text-st_peters_basilica = Every other card or worker that gives at least one happy face gives one more.
taj_mahal = Taj Mahal
text-taj_mahal = Taking it costs 2 civil actions less if you replaced your leader this turn.
universitas_carolina = Universitas Carolina
eiffel_tower = Eiffel Tower
kremlin = Kremlin
ocean_liner_service = Ocean Liner Service
text-ocean_liner_service = Once in each of your action phases gain 1 population without action or food.
transcontinental_railroad = Transcontinental Railroad
text-transcontinental_railroad = One worker on your best mine produces 2 blue tokens instead of 1.
fast_food_chains = Fast Food Chains
text-fast_food_chains = On completion score 1 culture per worker in a military unit or urban building and 2 per worker on a farm or mine.
first_space_flight = First Space Flight
text-first_space_flight = On completion score 1 culture per level of each of your technologies in play.
hollywood = Hollywood
text-hollywood = On completion score twice the culture produced by your theatres and libraries.
internet = Internet
text-internet = On completion score the culture and science produced by your urban buildings plus the strength they give.

# action
cultural_heritage_a = Cultural Heritage A
text-cultural_heritage_a = Score 1 science and 4 culture.
engineering_genius_a = Engineering Genius A
text-engineering_genius_a = Build one stage of a wonder for 2 resources less.
frugality_a = Frugality A
text-frugality_a = Increase your population; after paying gain 1 food.
patriotism_a = Patriotism A
text-patriotism_a = This turn: 1 extra resources for building and upgrading military units and 1 extra military action.
rich_land_a = Rich Land A
text-rich_land_a = Build or upgrade a farm or mine for 1 resources less.
stockpile_a = Stockpile
text-stockpile_a = Gain 1 resource and 1 food.
urban_growth_a = Urban Growth A
text-urban_growth_a = Build or upgrade an urban building for 1 resources less.
breakthrough_i = Breakthrough I
text-breakthrough_i = Develop a technology; after paying score 2 science.
cultural_heritage_i = Cultural Heritage I
text-cultural_heritage_i = Score 2 science and 2 culture.
engineering_genius_i = Engineering Genius I
text-engineering_genius_i = Build one stage of a wonder for 3 resources less.
frugality_i = Frugality I
text-frugality_i = Increase your population; after paying gain 2 food.
patriotism_i = Patriotism I
text-patriotism_i = This turn: 2 extra resources for building and upgrading military units and 1 extra military action.
reserves_i = Reserves I
text-reserves_i = Gain either 2 resources or 2 food.
rich_land_i = Rich Land I
text-rich_land_i = Build or upgrade a farm or mine for 2 resources less.
urban_growth_i = Urban Growth I
text-urban_growth_i = Build or upgrade an urban building for 2 resources less.
breakthrough_ii = Breakthrough II
text-breakthrough_ii = Develop a technology; after paying score 3 science.
efficient_upgrade_ii = Efficient Upgrade II
text-efficient_upgrade_ii = Upgrade a farm, mine or urban building for 3 resources less.
engineering_genius_ii = Engineering Genius II
text-engineering_genius_ii = Build one stage of a wonder for 4 resources less.
frugality_ii = Frugality II
text-frugality_ii = Increase your population; after paying gain 3 food.
patriotism_ii = Patriotism II
text-patriotism_ii = This turn: 3 extra resources for building and upgrading military units and 1 extra military action.
reserves_ii = Reserves II
text-reserves_ii = Gain either 3 resources or 3 food.
revolutionary_idea_ii = Revolutionary Idea II
text-revolutionary_idea_ii = Score 4 science.
rich_land_ii = Rich Land II
text-rich_land_ii = Build or upgrade a farm or mine for 3 resources less.
urban_growth_ii = Urban Growth II
text-urban_growth_ii = Build or upgrade an urban building for 3 resources less.
wave_of_nationalism_ii = Wave of Nationalism
text-wave_of_nationalism_ii = For each civilisation stronger than yours extra resources this turn for building and upgrading military units.
efficient_upgrade_iii = Efficient Upgrade III
text-efficient_upgrade_iii = Upgrade a farm, mine or urban building for 4 resources less.
endowment_for_the_arts_iii = Endowment for the Arts
text-endowment_for_the_arts_iii = Score culture for each civilisation with more culture points than you.
engineering_genius_iii = Engineering Genius III
text-engineering_genius_iii = Build one stage of a wonder for 5 resources less.
military_build_up_iii = Military Build-Up
text-military_build_up_iii = For each civilisation stronger than yours extra resources this turn for building and upgrading military units.
patriotism_iii = Patriotism III
text-patriotism_iii = This turn: 4 extra resources for building and upgrading military units and 1 extra military action.
reserves_iii = Reserves III
text-reserves_iii = Gain either 4 resources or 4 food.
revolutionary_idea_iii = Revolutionary Idea III
text-revolutionary_idea_iii = Score 6 science.
urban_growth_iii = Urban Growth III
text-urban_growth_iii = Build or upgrade an urban building for 4 resources less.

# event
development_of_agriculture = Development of Agriculture
text-development_of_agriculture = Each civilisation gains 2 food.
development_of_crafts = Development of Crafts
text-development_of_crafts = Each civilisation gains 2 resources.
development_of_markets = Development of Markets
text-development_of_markets = Each player chooses 2 food or 2 resources.
development_of_politics = Development of Politics
text-development_of_politics = Each player draws 3 military cards.
development_of_religion = Development of Religion
text-development_of_religion = Each player with an unused worker may build an Age A temple for free.
development_of_science = Development of Science
text-development_of_science = Each civilisation scores 2 science.
development_of_settlement = Development of Settlement
text-development_of_settlement = Each civilisation gains 1 population.
development_of_trade_routes = Development of Trade Routes
text-development_of_trade_routes = Each civilisation scores 1 science, gains 1 food and 1 resource.
development_of_warfare = Development of Warfare
text-development_of_warfare = Each player with an unused worker may build a Warriors unit for free.
development_of_civilization = Development of Civilization
text-development_of_civilization = Each player may increase population, or build a farm, mine or urban building, or develop a technology, for 1 food, resource or science less.
barbarians = Barbarians
text-barbarians = If the civilisation with the most culture points is one of the two weakest it loses 1 population.
border_conflict = Border Conflict
text-border_conflict = The weakest destroys one of its own urban buildings, farms or mines; the strongest gains 3 resources.
crusades = Crusades
text-crusades = The strongest scores 4 culture; the weakest loses 4 culture.
cultural_influence = Cultural Influence
text-cultural_influence = Each civilisation scores culture equal to its culture rating.
foray = Foray
text-foray = Each of the two strongest gains a total of 3 food and/or resources.
good_harvest = Good Harvest
text-good_harvest = Each civilisation produces food now; no corruption, no consumption.
immigration = Immigration
text-immigration = All civilisations with the most happy faces gain 1 population.
new_deposits = New Deposits
text-new_deposits = Each civilisation produces resources now; no corruption.
pestilence = Pestilence
text-pestilence = Each civilisation loses 1 population.
raiders = Raiders
text-raiders = Each of the two weakest loses a total of 2 food and/or resources.
rats = Rats
text-rats = Each civilisation loses all stored food.
rebellion = Rebellion
text-rebellion = Each civilisation at once spends 2 civil actions per discontent worker without effect.
reign_of_terror = Reign of Terror
text-reign_of_terror = The weakest civilisation loses 1 population.
scientific_breakthrough = Scientific Breakthrough
text-scientific_breakthrough = Each civilisation scores science equal to its science rating.
uncertain_borders = Uncertain Borders
text-uncertain_borders = The strongest takes 1 yellow token from the weakest's yellow bank.
civil_unrest = Civil Unrest
text-civil_unrest = Each civilisation loses 4 culture per discontent worker; all with the most discontent workers also return 1 blue token to the box. No effect if nobody has discontent workers.
cold_war = Cold War
text-cold_war = The two strongest score 6 science.
crime_wave = Crime Wave
text-crime_wave = The two weakest lose 3 culture and return 1 blue token to the box.
economic_progress = Economic Progress
text-economic_progress = Each civilisation: corruption, food production, consumption, resource production.
emigration = Emigration
text-emigration = Each civilisation loses half of its discontent workers, rounded up.
iconoclasm = Iconoclasm
text-iconoclasm = Each leader that is not from the current age is removed from play.
independence_declaration = Independence Declaration
text-independence_declaration = The weakest loses 1 colony of its choice.
international_agreement = International Agreement
text-international_agreement = The strongest may take civil cards worth up to 5 civil actions, giving up its next political action; then the row is slid and refilled.
national_pride = National Pride
text-national_pride = The civilisation with the most culture points scores 5 culture.
politics_of_strength = Politics of Strength
text-politics_of_strength = The strongest draws 5 military cards, the weakest discards 3. In Age IV: +5 culture and -3 culture instead.
popularization_of_science = Popularisation of Science
text-popularization_of_science = Each civilisation scores culture equal to its science rating.
prosperity = Prosperity
text-prosperity = Each civilisation gains 1 food per happy face (max 8).
ravages_of_time = Ravages of Time
text-ravages_of_time = Each player turns one completed Age A or I wonder face down; it loses its effects and produces 2 culture.
refugees = Refugees
text-refugees = The strongest scores 3 culture and gains 1 population; the weakest loses 3 culture and 1 population.
terrorism = Terrorism
text-terrorism = The civilisation with the least culture points destroys 1 urban building of each other civilisation.
impact_of_agriculture = Impact of Agriculture
text-impact_of_agriculture = Culture equal to food produced, +4 if that exceeds consumption.
impact_of_architecture = Impact of Architecture
text-impact_of_architecture = 1 culture per level of each urban building.
impact_of_balance = Impact of Balance
text-impact_of_balance = Twice the lowest of science, culture, food and resource production.
impact_of_colonies = Impact of Colonies
text-impact_of_colonies = 3 culture per colony.
impact_of_competition = Impact of Competition
text-impact_of_competition = 1 culture per level of each military unit and arena.
impact_of_government = Impact of Government
text-impact_of_government = 2 culture per civil action, 1 per military action.
impact_of_happiness = Impact of Happiness
text-impact_of_happiness = 2 culture per happy face (max 16), -2 per discontent worker.
impact_of_industry = Impact of Industry
text-impact_of_industry = Culture equal to the resources produced by mines.
impact_of_population = Impact of Population
text-impact_of_population = 2 culture per content worker above 10.
impact_of_progress = Impact of Progress
text-impact_of_progress = 2 culture per level of government and special technologies.
impact_of_science = Impact of Science
text-impact_of_science = Ranking by science rating.
impact_of_strength = Impact of Strength
text-impact_of_strength = Ranking by strength rating.
impact_of_technology = Impact of Technology
text-impact_of_technology = 4 culture per level III technology in play.
impact_of_variety = Impact of Variety
text-impact_of_variety = 2 culture per type of military unit, type of urban building, and special technology.
impact_of_wonders = Impact of Wonders
text-impact_of_wonders = Culture per completed wonder by age.

# territory
developed_territory_i = Developed Territory I
historic_territory_i = Historic Territory I
inhabited_territory_i = Inhabited Territory I
strategic_territory_i = Strategic Territory I
vast_territory_i = Vast Territory I
wealthy_territory_i = Wealthy Territory I
developed_territory_ii = Developed Territory II
historic_territory_ii = Historic Territory II
inhabited_territory_ii = Inhabited Territory II
strategic_territory_ii = Strategic Territory II
vast_territory_ii = Vast Territory II
wealthy_territory_ii = Wealthy Territory II

# aggression
enslave_i = Enslave
text-enslave_i = Rival loses 1 population; you gain 2 resources and 2 food.
plunder_i = Plunder I
text-plunder_i = Rival loses up to 3 resources and/or food (your choice); you gain the same.
raid_i = Raid I
text-raid_i = Destroy 1 urban building of level 0-1; gain resources equal to half its cost, rounded up.
annex_ii = Annex
text-annex_ii = Take one colony with its permanent effect.
infiltrate_ii = Infiltrate
text-infiltrate_ii = Remove the rival's leader or unfinished wonder; score 3 culture per level of it.
plunder_ii = Plunder II
text-plunder_ii = Rival loses up to 5 resources and/or food (your choice); you gain the same.
raid_ii = Raid II
text-raid_ii = Destroy up to 2 urban buildings: one of level 0-2, one of level 0-1; gain half their total cost, rounded up.
spy_ii = Spy
text-spy_ii = Take up to 5 science.
armed_intervention_iii = Armed Intervention
text-armed_intervention_iii = Take up to 7 culture.
plunder_iii = Plunder III
text-plunder_iii = Rival loses up to 7 resources and/or food (your choice); you gain the same.
raid_iii = Raid III
text-raid_iii = Destroy up to 2 urban buildings: one of level 0-3, one of level 0-2; gain half their total cost, rounded up.

# war
war_over_technology = War over Technology
text-war_over_technology = The victor takes science equal to the advantage; special technologies may be taken instead at their science cost.
war_over_territory = War over Territory
text-war_over_territory = The victor takes 1 yellow token plus 1 per full 5 advantage.
war_over_culture = War over Culture
text-war_over_culture = The victor takes 5 culture plus culture equal to the advantage.

# pact
open_borders_agreement = Open Borders Agreement
text-open_borders_agreement = Each has 1 more military action. If one attacks the other the attacker has +2 strength for that attack.
trade_routes_agreement = Trade Routes Agreement
text-trade_routes_agreement = Each turn A may use 1 food as 1 resource; B may use 1 resource as 1 food.
acceptance_of_supremacy = Acceptance of Supremacy
text-acceptance_of_supremacy = They cannot attack each other. A produces 1 resource more, B 1 resource less.
international_trade_agreement = International Trade Agreement
text-international_trade_agreement = A produces 1 resource more, B 1 food more.
promise_of_military_protection = Promise of Military Protection
text-promise_of_military_protection = A produces 1 culture more. B has +4 strength and produces 1 culture less. Ends if one attacks the other.
scientific_cooperation = Scientific Cooperation
text-scientific_cooperation = Developing a technology costs 2 science less and the other pays 1 science; impossible if the other cannot pay.
international_tourism = International Tourism
text-international_tourism = Each produces 1 culture per completed wonder of the other.
loss_of_sovereignty = Loss of Sovereignty
text-loss_of_sovereignty = They cannot attack each other. A produces 2 culture more, B 2 less. No one can declare war on B.
military_pact = Military Pact
text-military_pact = Each has +3 strength. Ends if one attacks the other.
peace_treaty = Peace Treaty
text-peace_treaty = They cannot attack each other. Each produces 1 culture more.

# tactic
fighting_band = Fighting Band
legion = Legion
medieval_army = Medieval Army
phalanx = Phalanx
heavy_cavalry = Heavy Cavalry
mobile_artillery = Mobile Artillery
fortifications = Fortifications
conquistadors = Conquistadors
defensive_army = Defensive Army
napoleonic_army = Napoleonic Army
classic_army = Classic Army
entrenchments = Entrenchments
mechanized_army = Mechanised Army
shock_troops = Shock Troops
modern_army = Modern Army

# bonus
bonus_i = Military Bonus I
bonus_ii = Military Bonus II
bonus_iii = Military Bonus III

## Standing orders
order-bid-upto-5 = Bid for a territory as long as it costs at most 5 strength, then pass.
order-pass = Pass in every auction of a territory.
order-defend-none = Spend no card on defence when attacked.
order-refuse = Refuse every pact that is offered.
