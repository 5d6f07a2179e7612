# Through the Ages in English: sentences first, then the names and texts of the cards.

promise = Lead a civilisation from antiquity to modern times. Draft leaders, wonders and technologies, feed your people and keep them content, and never be the weakest. The most culture wins.
source-rules = Rules: the rulebook of the 2015 edition. Where it is silent we made a ruling; each is written down and tested.
source-cards = Card values: the rulebook where it prints them, otherwise public card lists compared with pictures of the printed cards. An operator’s file replaces any of them (rules 18).

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
builds = { $seat } builds { $card } for { $cost ->
    [0] free
    [one] 1 resource
   *[other] { $cost } resources
}.
builds-stages = { $seat } builds { $count ->
    [one] a stage
   *[other] { $count } stages
} of { $card } for { $cost ->
    [0] free
    [one] 1 resource
   *[other] { $cost } resources
}.
completes-wonder = { $seat } completes { $card }.
upgrades = { $seat } upgrades { $from } to { $to } for { $cost ->
    [0] free
    [one] 1 resource
   *[other] { $cost } resources
}.
destroys = { $seat } destroys a building: { $card }.
disbands = { $seat } disbands a unit: { $card }.
develops = { $seat } develops { $card } for { $cost ->
    [0] free
   *[other] { $cost } science
}.
revolution = { $seat } declares a revolution: { $card }.
partner-pays = { $seat } pays { $amount } science towards the cooperation.
plays-leader = { $seat } puts { $card } in charge.
tucks-homer = { $seat } puts Homer under { $card }.
leader-leaves = { $seat } loses the leader { $card }.
wonder-leaves = { $seat } loses the unfinished { $card }.
plays-card = { $seat } plays { $card }.
plays-tactic = { $seat } plays the tactic { $card }.
copies-tactic = { $seat } copies the tactic { $card }.
tactic-common = { $card } is now a common tactic.
churchill-funds = { $seat } has { $science } science and { $resources } resources for military units this turn.
hammurabi-lends = { $seat } uses a military action as a civil one.
hammurabi-promises = { $seat } will pay for the next civil action with a military one; nothing is spent until then.
trade-promised = { $seat } will use the trade routes for the next payment, giving { $goods }; nothing is spent until then.
trades = { $seat } uses the trade routes, giving { $goods }.
scores-culture = { $seat } scores { $amount } culture.
loses-culture = { $seat } loses { $amount } culture.
scores-science = { $seat } scores { $amount } science.
gains = { $seat } gains { $what }.
loses = { $seat } loses { $what }.
makes = { $seat } produces { $what }.
goods-food = { $amount } food
goods-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
corruption = { $seat } loses { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} to corruption.
corruption-food = { $seat } loses { $amount } food to corruption.
consumption = { $seat } feeds the people: { $amount } food.
starves = { $seat } is { $missing } food short, and people starve.
uprising = Uprising: { $seat } produces nothing this turn.
ends-turn = { $seat } ends the turn.
draws = { $seat } draws { $count } military { $count ->
    [one] card
   *[other] cards
}.
draws-own = { $seat } draws { $count ->
    [0] no military card
   *[other] { $cards }
}.
discards = { $seat } discards a military card of { $age }.
discards-own = { $seat } discards { $card }.
row-swept = Gone from the card row: { $cards }.
age-begins = { $age } begins.
last-round-known = Round { $round } will be the last.
final-event = { $card } is scored.
final-part = { $seat } scores { $amount } culture for it.
event-revealed = Event: { $card }.
events-shuffled = The future events become the current events.
prepares = { $seat } prepares an event of { $age }.
prepares-card = { $seat } prepares { $card }.
aggresses = { $seat } plays { $card } against { $rival } with strength { $strength }.
aggression-succeeds = { $seat } succeeds with { $card } against { $rival }.
defends = { $seat } stops { $attacker }’s { $card } with { $open ->
    [0] { $others ->
        [one] a card face down
       *[other] { $others } cards face down
    }
   *[other] { $others ->
        [0] { $cards }
        [one] { $cards } and a card face down
       *[other] { $cards } and { $others } cards face down
    }
}.
takes-science = { $seat } takes { $amount ->
    [0] no science
   *[other] { $amount } science
} from { $rival }.
takes-culture = { $seat } takes { $amount ->
    [0] no culture
   *[other] { $amount } culture
} from { $rival }.
takes-yellow = { $seat } takes { $count } yellow { $count ->
    [one] token
   *[other] tokens
} from { $rival }.
takes-technology = { $seat } takes { $card } from { $rival }.
raid-destroys = { $seat } destroys one of { $rival }’s buildings: { $card }.
annexes = { $seat } takes the colony { $card } from { $rival }.
declares-war = { $seat } declares { $card } on { $rival }.
war-resolved = { $card }: { $seat } has strength { $own }, { $rival } has strength { $theirs }.
offers = { $seat } offers { $partner } the pact { $card }.
accepts = { $seat } accepts: { $card } is in force.
refuses = { $seat } refuses { $card }; it goes back to { $partner }.
pact-ends = { $card } between { $seat } and { $partner } ends.
bids = { $seat } bids { $bid } for { $card }.
passes = { $seat } passes on { $card }.
wins-auction = { $seat } wins { $card } with a bid of { $bid }.
nobody-colonizes = Nobody colonises { $card }.
sends = { $seat } sends { $units } { $units ->
    [one] unit
   *[other] units
}{ $open ->
    [0] { "" }
   *[other] { " with " }{ $cards }
}{ $others ->
    [0] { "" }
    [one] { " and a card face down" }
   *[other] { " and " }{ $others } cards face down
}: a force of { $force }.
colonizes = { $card } is now a colony of { $seat }.
loses-colony = { $seat } loses the colony { $card }.
ruins = { $seat } sees a wonder fall into ruins: { $card }.
agreement-price = { $seat } gives up the next political action.
civ-nothing = { $seat } makes no use of it.
resigns = { $seat } resigns.

# As logs of earlier versions say it
gains-goods = { $seat } gains { $amount } { $goods }.
loses-goods = { $seat } loses { $amount } { $goods }.
produces = { $seat } produces { $amount } { $goods }.

# Questions
ask-action = Your actions: { $civil } civil, { $military } military left.
ask-politics = Take one political action, or none.
ask-second-politics = Julius Caesar allows a second political action, once in the match. Take none and you keep it for later.
ask-politics-lost = You gave up this political action: go on to your actions.
ask-defend = { $seat } plays { $card } against you with strength { $strength }: defend, or let it happen.
ask-plunder = How much do you take from { $seat }? At most { $amount } in all.
ask-raid = Which building of { $seat } do you destroy?
ask-annex = Which colony of { $seat } do you take?
ask-infiltrate = What does { $seat } lose: the leader or the unfinished wonder?
ask-spoils = You won { $left } science from { $seat }: take special technologies at their science cost, and the rest as science.
ask-pact = { $seat } offers you { $card }; { $side }. Do you accept?
ask-first-bid = { $card } can be colonised: bid a force or pass.
ask-bid = { $card }: the highest bid is { $bid }. Bid more or pass.
ask-send = Colonise { $card } with a force of at least { $bid }: choose units and cards, then send them.
ask-lose = Which worker do you lose?
ask-token = From which card do you give up a blue token?
ask-cover = Your blue bank is empty: which card gives the token for the stage?
ask-market = Take { $food } food or { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
ask-gain-mix = You gain { $amount } in all: how much of it is food?
ask-lose-mix = You lose { $amount } in all: how much of it is food?
ask-build-free = Do you build { $card } for free?
ask-civilization = You may grow, build or develop for { $discount } less, without an action.
ask-destroy = Which of your own buildings do you destroy?
ask-terror = Which urban building of { $seat } do you destroy?
ask-ruin = Which of your wonders falls into ruins?
ask-free = Which colony do you lose?
ask-agreement = Take cards from the row for up to { $left ->
    [one] 1 civil action
   *[other] { $left } civil actions
}, or ‘agreement done’. Taking any costs your next political action.
ask-discard = Discard { $count } military { $count ->
    [one] card
   *[other] cards
}.
topic-politics = Politics
topic-actions = Actions: { $civil } civil, { $military } military left
topic-defend = Defence against { $card } ({ $seat })
topic-spoils = The spoils of an attack
topic-pact = An answer to a pact: { $card }
topic-bid = A bid for { $card }
topic-send = The force that colonises { $card }
topic-gain = What to take
topic-lose = What to give up
topic-event = What an event allows
topic-discard = Cards to discard
ask-nothing = There is nothing to decide.
side-a = you take side A
side-b = you take side B
side-same = both sides are alike

# The menu
kind-answer = Answer
kind-take = Take
kind-grow = Grow
kind-build = Build
kind-upgrade = Upgrade
kind-wonder = Wonder
kind-develop = Develop
kind-revolt = Revolution
kind-leader = Leader
kind-play = Play
kind-recruit = Recruit
kind-rearm = Rearm
kind-tactic = Tactic
kind-copy = Copy
kind-churchill = Churchill
kind-exchange = Exchange
kind-pay = Choose tokens
kind-destroy = Destroy
kind-disband = Disband
kind-prepare = Prepare
kind-attack = Attack
kind-war = Declare war
kind-offer = Offer pact
kind-unpact = Cancel pact
kind-retire = Retire
kind-nopol = Skip politics
kind-defend = Defend
kind-bid = Bid
kind-send = Send
kind-discard = Discard
kind-lose = Give up
kind-end = End turn
kind-resign = Resign
variant-liner = free with the Ocean Liner Service
variant-muster = with a new worker (Barbarossa)
variant-to = to { $card }
variant-stages = { $count ->
    [one] 1 stage
   *[other] { $count } stages
}
variant-goods = { $goods }
variant-tuck = and Homer under { $wonder }
variant-churchill-culture = culture
variant-churchill-military = science and resources for units
variant-attack = { $seat }, { $own } : { $theirs }
variant-offer = { $seat }
variant-offer-a = { $seat }, you as A
variant-offer-b = { $seat }, you as B
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
do-destroy = Destroy a building: { $card }
do-disband = Disband a unit: { $card }
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
do-liner = Gain a free worker from the Ocean Liner Service
do-hammurabi = Use a military action as a civil one (Hammurabi)
do-trade = Use the trade routes for your next payment
do-pay = Pay next with a token from { $card }
do-end = End your turn
do-defend = Defend with { $card }: +{ $value }
do-defend-none = Do not defend
do-defend-done = Defend with the cards chosen
do-plunder = Take { $food } food and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
do-plunder-food = Take { $food } food
do-plunder-resources = Take { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
do-plunder-none = Take nothing
do-raid = Destroy a building: { $card }
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
do-choose-mix = { $food } food and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
do-choose-mix-food = { $food } food
do-choose-mix-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
do-choose-mix-none = Nothing
do-yes = Yes
do-no = No
do-civ-none = Leave it
do-terror = Destroy one of { $seat }’s buildings: { $card }
do-ruin = Ruin { $card }
do-free = Give up { $card }
do-agreement = Take the card on space { $space }
do-agreement-done = Take no more cards
do-discard = Discard { $card }
price-civil = { $count } civil { $count ->
    [one] action
   *[other] actions
}
price-civil-food = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}, { $amount } food
price-civil-resources = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}, { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
price-civil-science = { $count ->
    [one] 1 civil action
   *[other] { $count } civil actions
}, { $amount } science
price-food = { $amount } food
price-science = { $amount } science
price-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
price-military = { $count } military { $count ->
    [one] action
   *[other] actions
}
price-military-resources = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
}, { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
price-revolution = all civil actions, { $amount } science
why-not = { $line }: { $reason }

# Refusals
unreadable = ‘{ $line }’ cannot be read. Write an action as in the list of what you can do.
no-number = ‘{ $word }’ is not a number that fits here.
no-seat = ‘{ $word }’ is not a player: write @1 to @4.
no-space = The card row has no space { $space }: its spaces are 1 to 13.
no-card = No card that fits here begins with ‘{ $word }’.
many-cards = Several cards begin with ‘{ $word }’: write more of the name.
wrong-card = The card ‘{ $word }’ cannot be used here.
side-missing = { $card } has two sides: add ‘as a’ or ‘as b’ for the side you take.
not-now = That is not possible at this moment.
no-answer = That does not answer the question. { $prompt }
first-round = In the first round you can only take cards and end your turn.
empty-space = Space { $space } is empty.
too-few-civil = That needs { $need ->
    [one] 1 civil action
   *[other] { $need } civil actions
} and you have { $have }.
too-few-military = That needs { $need ->
    [one] 1 military action
   *[other] { $need } military actions
} and you have { $have }.
too-few-goods = That costs { $goods }, and you have { $have }.
too-little-science = That costs { $need } science, and you have { $have }.
picks-too-few = The tokens you picked are worth { $goods } and { $need } must be paid. Pick more, or take the picks back.
picks-too-many = The tokens you picked would leave { $goods } in change for a price of { $need }: pick fewer.
picks-inexact = The tokens you picked cannot pay { $goods } exactly, and others can.
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
urban-limit = Your government allows { $limit } urban buildings of each type, and you have { $count }.
no-upgrade = { $from } cannot become { $to }: the type must be the same and the level higher.
no-conversion = Bach cannot turn { $from } into { $to }: it must be an urban building and a theatre of at least its level.
no-bach = Only Bach turns buildings into theatres.
bach-used = Bach has already turned a building into a theatre this turn.
no-unfinished-wonder = You have no unfinished wonder.
too-many-stages = You cannot build { $count } stages at once: your limit is { $limit }, and { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
no-token-for-stage = Each stage needs a blue token: you need { $count } and have { $tokens }.
partner-cannot-pay = { $partner } cannot pay the { $need } science of your cooperation.
no-government = { $card } is not a government.
revolution-needs-all = A revolution takes all { $need } civil actions and you have { $have }.
disband-units = { $card } is a unit: disband it.
no-homer = Only a replaced Homer can go under a wonder.
wonder-not-completed = { $card } is not one of your completed wonders.
no-barbarossa = Only Barbarossa can do that.
no-churchill = Only Churchill can do that.
churchill-used = Churchill has already chosen this turn.
no-hammurabi = Only Hammurabi can use a military action as a civil one.
hammurabi-used = Hammurabi does that once a turn, and it is done or promised.
no-liner = You have no Ocean Liner Service.
liner-used = The Ocean Liner Service has already brought a worker this turn.
no-trade-routes = You have no Trade Routes Agreement.
trade-used = The trade routes carry one good a turn, and it is used or promised.
tactic-changed = You have already played or copied a tactic this turn.
not-common = { $card } is not a common tactic.
tactic-already-yours = { $card } is already your tactic.
taken-this-turn = You took { $card } this turn: play it in a later one.
card-cannot-order = This card cannot be used for that action.
card-has-no-choice = This card leaves no such choice.
card-needs-choice = Say what the card is used for.
civ-no-units = This event allows farms, mines and urban buildings only.
politics-lost = You gave up this political action.
no-rival = That is not a rival in this match.
no-such-pact = You have no part in { $card }.
gandhi-does-not-attack = Gandhi does not attack.
nothing-to-take = { $seat } has nothing that { $card } could take.
pact-forbids-attack = { $card } forbids attacks between you.
rival-not-weaker = { $seat } has strength { $theirs } and you would attack with { $own }: it must be more.
rival-protected = Nobody may declare war on { $seat }, who gave up sovereignty.
no-war-in-last-round = No war can be declared in the last round.
no-alexander = Alexander is not your leader.
no-columbus = Columbus is not your leader.
no-resignation-now = You cannot resign in Age IV.
bid-range = Bid from { $least } to { $most }, or pass.
defence-not-enough = The attack has strength { $need } and you reach { $have }; you may use { $limit ->
    [one] 1 card
   *[other] { $limit } cards
} in all.
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
sum-technology = { $science } sc., { $resources } res.:
sum-government = { $science } ({ $revolution }) sc.: { $civil } civil, { $military } military, limit { $limit }
sum-science-cost = { $science } sc.:
sum-construction = { $stages } stages at once; urban buildings of Ages I, II, III cost { $one }, { $two }, { $three } less
sum-stages = { $stages }:
sum-tactic = { $infantry } inf., { $cavalry } cav., { $artillery } art.: { $strength }
sum-bonus = defence { $defence }, colonisation { $colonization }
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
list-politics = { $seat } is in the politics phase.
list-actions = { $seat } is in the action phase.
list-over = The match is over.
list-start = { $seat } began the first round.
list-discards = Military cards discarded: Age A { $a }, I { $one }, II { $two }, III { $three }.
list-past = Past events: { $cards }.
list-attack = { $seat } attacks { $rival } with { $card } and strength { $strength }.
list-rival = The open decision is about { $seat }.
list-chosen = Chosen so far: { $cards }.
list-picks = Tokens for the next payment: { $cards }.
list-economy = { $discontent } discontent; consumption { $consumption }, corruption { $corruption }
list-limits = at most { $urban } urban buildings of a type, { $civil } civil cards in hand, { $military } military cards (now { $held })
list-for-units = for units this turn: resources { $resources }, science { $science }
list-own-tactic = { $card }, exclusive: armies { $armies }, outdated { $outdated }
list-common-tactic = { $card }, common: armies { $armies }, outdated { $outdated }
list-homer = Homer lies under { $card }
list-pact = { $card } with { $seat }: { $side }
list-side-a = side A here
list-side-b = side B here
list-side-same = both sides alike
list-shown = shown from the hand: { $cards }
list-no-politics = loses the next politics phase
list-cards = What the open cards do, by name and id
list-card = { $card } ({ $id }), { $age }, { $class }: { $about }
label-culture = Culture
label-science = Science
label-strength = Strength
label-happy = Happy
label-food = Food
label-resources = Resources
label-workers = Unused
label-tactics = Common tactics
label-next-event = Next event
label-uprising = uprising
label-ruins = in ruins
label-homer = with Homer
label-exclusive = own

# Panels
panel-row = Card row
panel-standing = Standing
panel-mat = cards in play
panel-hand = Hand
panel-rival = in play
panel-contest = To decide
panel-prepare = Prepare
panel-forecast = If you end now
panel-score = Culture by source
score-before = before the final events
score-other = Bill Gates’s labs
score-total = total
piles-left = { $civil } civil, { $military } military left
piles-events = Events
piles-then = then
label-actions = Actions left
label-banks = Banks
label-cards = Hand
label-unused = Unused workers
label-common = common
label-shown = seen:
class-people = population
value-of = of { $total }
value-none = none
value-stages = { $built }/{ $stages }
value-limit = limit { $limit }
value-for-units = for units
value-armies = { $whose }, { $fresh ->
    [0] no army
    [one] 1 army
   *[other] { $fresh } armies
}{ $old ->
    [0] { "" }
   *[other] , { $old } outdated
}
value-chosen = { $count ->
    [one] chosen
   *[other] { $count } chosen
}
hand-count = { $civil } of { $civil_limit } civil, { $military } of { $military_limit } military
hand-excess = discard { $count } before you draw
hand-events = Your events in the piles:
full-people = { $unused ->
    [0] No unused worker
    [one] 1 unused worker
   *[other] { $unused } unused workers
}, and { $bank ->
    [one] 1 yellow token
   *[other] { $bank } yellow tokens
} in the bank. The fewer are left there, the more food a new worker costs, and the more the people eat: { $eaten } each turn. They want { $needed ->
    [one] 1 happy face
   *[other] { $needed } happy faces
} and have { $happy }. { $discontent ->
    [0] Nobody is discontent.
    [one] 1 worker is discontent: keep one unused, or there is an uprising.
   *[other] { $discontent } workers are discontent: keep as many unused, or there is an uprising.
}
fact-now = Now
fact-else = If it succeeds
fact-send = You send
fact-get = You get
fact-need = Needed
fact-rivals = Rivals
defence-holds = { $own } against { $theirs }: the attack fails, and nothing is lost
defence-fails = { $own } against { $theirs }: { $short } more would stop it
defence-limit = Your cards: { $used } of { $limit }, as many as your military actions
defence-hopeless = Your cards cannot stop it.
loss-culture-to = you lose { $lost } culture: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-science-to = you lose { $lost } science: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-goods = you lose { $lost } food and resources: { $before } → { $after } in all
stakes-culture = culture: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
stakes-science = science: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
before-after = { $before } → { $after }
loss-worker = you lose a worker
loss-buildings = { $count ->
    [one] one of your urban buildings is destroyed
   *[other] up to { $count } of your urban buildings are destroyed
}
loss-colony = { $count ->
    [one] you lose your colony
   *[other] you lose one of your colonies
}
loss-leader = you lose your leader or your unfinished wonder
bids-units = Units
bids-ships = Ships
bids-cards = Cards
bids-state = State
bids-highest = bids { $bid }
bids-cannot = cannot bid
bids-passed = passed
bids-next = to bid
bids-waits = still in
rivals-reach = { $seat } reaches { $force }{ $cards ->
    [0] { "" }
    [one] , with 1 card in hand
   *[other] , with { $cards } cards in hand
}
rivals-none = no rival has a unit to send: any bid wins
force-list = { $parts }
force-units = { $count } { $card }
force-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
send-nothing = nothing yet
send-need = a force of { $bid } with at least one unit
pact-sides = They take side { $theirs }, you take side { $yours }.
pact-as-a = · you as A
pact-as-b = The same, you as B
discard-count = { $count ->
    [one] One more card to discard
   *[other] { $count } more cards to discard
}: { $held } in hand, limit { $limit }
politics-heading = { $card } · { $text }
versus = { $own } : { $theirs }
step-politics = Politics
step-actions = Actions
step-end = End of turn
ending-unused = actions unused
ending-uprising = uprising: nothing is produced
ending-hunger = { $missing } food missing
ending-eaten = { $amount } eaten
ending-corruption = { $amount } lost to corruption
ending-discard = discard { $count }
ending-draw = draw { $count }
ending-discard-draw = discard { $discard }, draw { $draw }
war-heading = { $card }: { $seat } against { $rival }
stake-none = As things stand, nobody wins.
stake-science = As things stand, { $seat } wins { $amount } science, or technologies for it. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-yellow = As things stand, { $seat } takes { $amount ->
    [one] 1 yellow token
   *[other] { $amount } yellow tokens
}. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-culture = As things stand, { $seat } takes { $amount } culture. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
sign-culture = { $count } culture
sign-science = { $count } science
sign-strength = { $count } strength
sign-happy = { $count ->
    [one] { $count } happy face
   *[other] { $count } happy faces
}
sign-food = { $count } food
sign-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
sign-civil = { $count ->
    [one] { $count } civil action
   *[other] { $count } civil actions
}
sign-military = { $count ->
    [one] { $count } military action
   *[other] { $count } military actions
}
sign-worker = { $count ->
    [one] { $count } yellow token
   *[other] { $count } yellow tokens
}
sign-blue = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}
sign-stage = stage for { $count }
sign-stage-built = stage for { $count }, built
sign-bar = { $count }
sign-back = military card of Age { $count }
sign-ship = { $count } to colonise
sign-mine = { $count ->
   *[one] { $count } mine
    [other] { $count } mines
}
sign-lab = { $count ->
   *[one] { $count } lab
    [other] { $count } labs
}
sign-temple = { $count ->
   *[one] { $count } temple
    [other] { $count } temples
}
sign-library = { $count ->
   *[one] { $count } library
    [other] { $count } libraries
}
sign-arena = { $count ->
   *[one] { $count } arena
    [other] { $count } arenas
}
sign-theatre = { $count ->
   *[one] { $count } theatre
    [other] { $count } theatres
}
sign-infantry = { $count } infantry
sign-cavalry = { $count } cavalry
sign-artillery = { $count } artillery
sign-aircraft = { $count } air force
sign-government = { $count ->
   *[one] { $count } government
    [other] { $count } governments
}
sign-special = { $count ->
   *[one] { $count } special technology
    [other] { $count } special technologies
}
sign-leader = { $count ->
   *[one] { $count } leader
    [other] { $count } leaders
}
sign-wonder = { $count ->
   *[one] { $count } wonder
    [other] { $count } wonders
}
sign-action = { $count ->
   *[one] { $count } action card
    [other] { $count } action cards
}
sign-event = event of Age { $count }
sign-territory = { $count ->
   *[one] { $count } territory
    [other] { $count } territories
}
sign-aggression = { $count ->
   *[one] { $count } aggression
    [other] { $count } aggressions
}
sign-war = { $count ->
   *[one] { $count } war
    [other] { $count } wars
}
sign-pact = { $count ->
   *[one] { $count } pact
    [other] { $count } pacts
}
sign-tactic = { $count ->
   *[one] { $count } tactic
    [other] { $count } tactics
}
sign-defence = { $count } in a defence

# The texts of cards
short-farm = { $food } food per worker
short-mine = { $resources } { $resources ->
    [one] resource
   *[other] resources
} per worker
short-lab = { $science } science per worker
short-faces = { $culture } culture, { $happy } happy each
short-library = { $science } science, { $culture } culture each
short-arena = { $strength } strength, { $happy } happy each
short-unit = { $strength } strength each
short-air-force = { $strength } strength; doubles an army
short-government = { $civil } civil and { $military } military actions
short-law = { $civil } more civil { $civil ->
    [one] action
   *[other] actions
}
short-law-blue = { $civil } civil { $civil ->
    [one] action
   *[other] actions
}, { $blue } blue tokens
short-warfare = { $strength } strength, { $military } military { $military ->
    [one] action
   *[other] actions
}
short-exploration = { $strength } strength, { $ships } to colonise
short-construction = { $stages } wonder stages, urban cheaper
short-tactic = { $units } units give { $strength }{ $old ->
    [0] { "" }
   *[other] , old ones { $old }
}
short-bonus = +{ $defence } to defend, +{ $ships } to colonise
full-farm = A worker here costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and produces { $food } food each turn; a blue token on the card is worth as much.
full-mine = A worker here costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and produces { $made ->
    [one] 1 resource
   *[other] { $made } resources
} each turn; a blue token on the card is worth as much.
full-urban = A worker here costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and gives { $gives }. Your government limits the urban buildings of each type.
full-unit = A unit costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and a military action, and has strength { $strength }. Units form armies by your tactic.
full-air-force = A unit costs { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
} and a military action, and has strength { $strength }. It belongs to no army, but doubles what your tactic adds for one.
full-starting = You begin with it.
full-developed = Developing it takes a civil action and { $science } science.
full-government = { $civil ->
    [one] 1 civil action
   *[other] { $civil } civil actions
}, { $military ->
    [one] 1 military action
   *[other] { $military } military actions
}, and at most { $limit } urban buildings of a type.
full-new-government = Developing it takes a civil action and { $science } science; a revolution takes all civil actions and { $revolution } science.
full-construction = You may build up to { $stages } stages of a wonder with one civil action. Urban buildings of Age I cost { $one } less, of Age II { $two } less, of Age III { $three } less.
full-special = A later technology of its kind replaces it.
full-gives = In play it gives { $gives }.
full-wonder = Its stages cost { $stages } resources; each takes a civil action and a blue token from your bank.
full-territory = Colonise it to get { $now } at once and { $kept } for as long as you keep it.
full-tactic = An army of { $units } adds { $strength } to your strength.
full-outdated = With a unit at least two ages older than the card, it adds { $strength }.
full-tactic-use = Playing it takes a military action. It is yours alone until your next turn; then anyone may copy it for 2.
full-bonus = Worth { $defence } in a defence, or { $ships } in a force that colonises.
full-event = Preparing it as a political action brings culture equal to its age; it comes up later, for everyone.
full-aggression = It takes { $count } military { $count ->
    [one] action
   *[other] actions
}, and you must be stronger; the rival may defend with cards.
full-war = Declaring it takes { $count } military { $count ->
    [one] action
   *[other] actions
}; it is resolved at the start of your next turn, by strength.
full-action = Playing it takes a civil action, in a later turn than taking it.
full-pact = Offered as a political action; it lasts until one of you cancels it.
full-pact-sided = Offered as a political action, with the side you choose; it lasts until one of you cancels it.
gives-culture = { $amount } culture
gives-science = { $amount } science
gives-strength = { $amount } strength
gives-happy = { $amount } { $amount ->
    [one] happy face
   *[other] happy faces
}
gives-civil = { $amount } civil { $amount ->
    [one] action
   *[other] actions
}
gives-military = { $amount } military { $amount ->
    [one] action
   *[other] actions
}
gives-yellow = { $amount } yellow { $amount ->
    [one] token
   *[other] tokens
}
gives-blue = { $amount } blue { $amount ->
    [one] token
   *[other] tokens
}
gives-ships = { $amount } for each force that colonises
gives-food = { $amount } food
gives-resources = { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
gives-workers = { $amount } { $amount ->
    [one] worker
   *[other] workers
}
gives-cards = { $amount ->
    [one] 1 military card
   *[other] { $amount } military cards
}
gives-infantry = { $amount } infantry
gives-cavalry = { $amount } cavalry
gives-artillery = { $amount } artillery
gives-less = { $what } less

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
short-alexander_the_great = +1 strength for each unit
text-alexander_the_great = +1 strength for each of your military units. Political action: remove him from play and add 1 yellow token from the box to your yellow bank.
aristotle = Aristotle
short-aristotle = 1 science for techs you take
text-aristotle = Each time you take a technology card from the card row, score 1 science.
hammurabi = Hammurabi
short-hammurabi = Military action used as civil
text-hammurabi = Once per turn one military action may pay for one civil action. Taking a leader from the row costs 1 civil action less.
homer = Homer
short-homer = 1 resource for units each turn
text-homer = Each turn 1 extra resource for building or upgrading military units. When replaced he may be put under a completed wonder, which then has 1 more happy face; no civil action is then returned.
julius_caesar = Julius Caesar
short-julius_caesar = Once: a second political act
text-julius_caesar = Once in the match, after a political action, play another political action in the same phase.
moses = Moses
short-moses = Growing costs 1 food less
text-moses = Increasing your population costs 1 food less.
christopher_columbus = Christopher Columbus
short-christopher_columbus = Colonises once without units
text-christopher_columbus = Political action: remove him from play and colonise a territory card from your hand without sending units.
frederick_barbarossa = Frederick Barbarossa
short-frederick_barbarossa = Grow and recruit as one, cheaper
text-frederick_barbarossa = For 1 military action increase your population and build a military unit, for 1 food and 1 resource less.
genghis_khan = Genghis Khan
short-genghis_khan = 3 culture if in the top two
text-genghis_khan = For armies each infantry unit may count as cavalry. At the end of your turn score 3 culture if you are one of the two strongest (ties in your favour).
joan_of_arc = Joan of Arc
short-joan_of_arc = Temple faces are strength
text-joan_of_arc = +1 strength per happy face of your temples and your government. At the start of your politics phase you may look at the top current event.
leonardo_da_vinci = Leonardo da Vinci
short-leonardo_da_vinci = Lab bonus; tech: 1 resource
text-leonardo_da_vinci = Your best lab or library produces extra science equal to its level. Each time you develop a technology gain 1 resource.
michelangelo = Michelangelo
short-michelangelo = 1 culture for each happy face
text-michelangelo = Temples, theatres and wonders produce 1 extra culture per happy face on them. Taking a wonder costs you nothing extra for those you have completed.
isaac_newton = Isaac Newton
short-isaac_newton = Lab bonus; tech: 1 civil back
text-isaac_newton = Your best lab or library produces extra science equal to its level. Each time you develop a technology get 1 spent civil action back.
james_cook = James Cook
short-james_cook = Culture for colonies
text-james_cook = When colonising you may discard up to 2 military cards for +1 each. Your first colony produces 2 culture, each further colony 1.
johann_sebastian_bach = J. S. Bach
short-johann_sebastian_bach = Theatres +1 culture
text-johann_sebastian_bach = Each theatre produces 1 extra culture. Theatre technologies cost 2 science less. Once per turn a civil action may upgrade any urban building to a theatre of the same or a higher level.
maximilien_robespierre = Maximilien Robespierre
short-maximilien_robespierre = Revolt with military actions
text-maximilien_robespierre = A revolution costs all your military actions instead of all your civil actions. Score 3 culture when you declare one.
napoleon_bonaparte = Napoleon Bonaparte
short-napoleon_bonaparte = +2 strength for each unit type
text-napoleon_bonaparte = +2 strength for each different type of military unit you have.
william_shakespeare = William Shakespeare
short-william_shakespeare = Library-theatre pairs: 2 culture
text-william_shakespeare = With a library: theatres cost 1 resource less and theatre technologies 1 science less; with a theatre the same for libraries. Each library-theatre pair produces 2 extra culture.
albert_einstein = Albert Einstein
short-albert_einstein = Lab bonus; tech: 3 culture
text-albert_einstein = Your best lab or library produces extra science equal to its level. Each time you develop a technology score 3 culture.
bill_gates = Bill Gates
short-bill_gates = Labs also yield resources
text-bill_gates = Each lab also produces resources equal to its level. When he leaves play, or at the end of the match, score culture equal to this extra production.
charlie_chaplin = Charlie Chaplin
short-charlie_chaplin = Best theatre doubled
text-charlie_chaplin = Your best theatre produces twice as much culture.
mahatma_gandhi = Mahatma Gandhi
short-mahatma_gandhi = Cannot attack; rivals pay twice
text-mahatma_gandhi = You may not play aggressions or wars. Rivals pay twice the military actions to attack you.
sid_meier = Sid Meier
short-sid_meier = Labs: culture, 1 science less
text-sid_meier = Each lab produces culture equal to its level and 1 science less.
winston_churchill = Winston Churchill
short-winston_churchill = 3 culture, or 3 and 3 for units
text-winston_churchill = Each turn choose: score 3 culture; or have 3 science and 3 resources for developing military unit technologies and for building or upgrading units.

# wonder
colossus = Colossus
short-colossus = 2 strength, 1 to colonise
hanging_gardens = Hanging Gardens
short-hanging_gardens = 1 culture, 2 happy
library_of_alexandria = Library of Alexandria
short-library_of_alexandria = Hold 1 more card of each kind
text-library_of_alexandria = You may hold 1 more civil card and 1 more military card.
pyramids = Pyramids
short-pyramids = 1 more civil action
great_wall = Great Wall
short-great_wall = Infantry and guns +1 strength
text-great_wall = +1 strength for each of your infantry and artillery units.
st_peters_basilica = St. Peter's Basilica
short-st_peters_basilica = 1 more face for each source
text-st_peters_basilica = Every other card or worker that gives at least one happy face gives one more.
taj_mahal = Taj Mahal
short-taj_mahal = Cheaper after a new leader
text-taj_mahal = Taking it costs 2 civil actions less if you replaced your leader this turn.
universitas_carolina = Universitas Carolina
short-universitas_carolina = 1 culture, 2 science
eiffel_tower = Eiffel Tower
short-eiffel_tower = 4 culture, 1 happy
kremlin = Kremlin
short-kremlin = 2 culture, 1 of each action
ocean_liner_service = Ocean Liner Service
short-ocean_liner_service = A free worker each turn
text-ocean_liner_service = Once in each of your action phases gain 1 population without action or food.
transcontinental_railroad = Transcontinental Railroad
short-transcontinental_railroad = Best mine works twice
text-transcontinental_railroad = One worker on your best mine produces 2 blue tokens instead of 1.
fast_food_chains = Fast Food Chains
short-fast_food_chains = Culture for each worker
text-fast_food_chains = On completion score 1 culture per worker in a military unit or urban building and 2 per worker on a farm or mine.
first_space_flight = First Space Flight
short-first_space_flight = Culture for tech levels
text-first_space_flight = On completion score 1 culture per level of each of your technologies in play.
hollywood = Hollywood
short-hollywood = Twice theatres and libraries
text-hollywood = On completion score twice the culture produced by your theatres and libraries.
internet = Internet
short-internet = Culture for all urban output
text-internet = On completion score the culture and science produced by your urban buildings plus the strength they give.

# action
cultural_heritage_a = Cultural Heritage A
short-cultural_heritage_a = 4 culture, 1 science
text-cultural_heritage_a = Score 1 science and 4 culture.
engineering_genius_a = Engineering Genius A
short-engineering_genius_a = Wonder stage 2 cheaper
text-engineering_genius_a = Build one stage of a wonder for 2 resources less.
frugality_a = Frugality A
short-frugality_a = Grow, then gain 1 food
text-frugality_a = Increase your population; after paying gain 1 food.
patriotism_a = Patriotism A
short-patriotism_a = +1 military, 1 for units
text-patriotism_a = This turn: 1 extra resource for building and upgrading military units and 1 extra military action.
rich_land_a = Rich Land A
short-rich_land_a = Farm or mine 1 cheaper
text-rich_land_a = Build or upgrade a farm or mine for 1 resource less.
stockpile_a = Stockpile
short-stockpile_a = 1 food and 1 resource
text-stockpile_a = Gain 1 resource and 1 food.
urban_growth_a = Urban Growth A
short-urban_growth_a = Urban building 1 cheaper
text-urban_growth_a = Build or upgrade an urban building for 1 resource less.
breakthrough_i = Breakthrough I
short-breakthrough_i = Develop, then 2 science
text-breakthrough_i = Develop a technology; after paying score 2 science.
cultural_heritage_i = Cultural Heritage I
short-cultural_heritage_i = 2 culture, 2 science
text-cultural_heritage_i = Score 2 science and 2 culture.
engineering_genius_i = Engineering Genius I
short-engineering_genius_i = Wonder stage 3 cheaper
text-engineering_genius_i = Build one stage of a wonder for 3 resources less.
frugality_i = Frugality I
short-frugality_i = Grow, then gain 2 food
text-frugality_i = Increase your population; after paying gain 2 food.
patriotism_i = Patriotism I
short-patriotism_i = +1 military, 2 for units
text-patriotism_i = This turn: 2 extra resources for building and upgrading military units and 1 extra military action.
reserves_i = Reserves I
short-reserves_i = 2 resources or 2 food
text-reserves_i = Gain either 2 resources or 2 food.
rich_land_i = Rich Land I
short-rich_land_i = Farm or mine 2 cheaper
text-rich_land_i = Build or upgrade a farm or mine for 2 resources less.
urban_growth_i = Urban Growth I
short-urban_growth_i = Urban building 2 cheaper
text-urban_growth_i = Build or upgrade an urban building for 2 resources less.
breakthrough_ii = Breakthrough II
short-breakthrough_ii = Develop, then 3 science
text-breakthrough_ii = Develop a technology; after paying score 3 science.
efficient_upgrade_ii = Efficient Upgrade II
short-efficient_upgrade_ii = Upgrade 3 cheaper
text-efficient_upgrade_ii = Upgrade a farm, mine or urban building for 3 resources less.
engineering_genius_ii = Engineering Genius II
short-engineering_genius_ii = Wonder stage 4 cheaper
text-engineering_genius_ii = Build one stage of a wonder for 4 resources less.
frugality_ii = Frugality II
short-frugality_ii = Grow, then gain 3 food
text-frugality_ii = Increase your population; after paying gain 3 food.
patriotism_ii = Patriotism II
short-patriotism_ii = +1 military, 3 for units
text-patriotism_ii = This turn: 3 extra resources for building and upgrading military units and 1 extra military action.
reserves_ii = Reserves II
short-reserves_ii = 3 resources or 3 food
text-reserves_ii = Gain either 3 resources or 3 food.
revolutionary_idea_ii = Revolutionary Idea II
short-revolutionary_idea_ii = 4 science
text-revolutionary_idea_ii = Score 4 science.
rich_land_ii = Rich Land II
short-rich_land_ii = Farm or mine 3 cheaper
text-rich_land_ii = Build or upgrade a farm or mine for 3 resources less.
urban_growth_ii = Urban Growth II
short-urban_growth_ii = Urban building 3 cheaper
text-urban_growth_ii = Build or upgrade an urban building for 3 resources less.
wave_of_nationalism_ii = Wave of Nationalism
short-wave_of_nationalism_ii = Units cheaper if you are weak
text-wave_of_nationalism_ii = For each civilisation stronger than yours you have extra resources this turn for building and upgrading military units: 6 with two players, 3 with three, 2 with four.
efficient_upgrade_iii = Efficient Upgrade III
short-efficient_upgrade_iii = Upgrade 4 cheaper
text-efficient_upgrade_iii = Upgrade a farm, mine or urban building for 4 resources less.
endowment_for_the_arts_iii = Endowment for the Arts
short-endowment_for_the_arts_iii = Culture for each richer rival
text-endowment_for_the_arts_iii = Score culture for each civilisation with more culture points than you: 6 with two players, 3 with three, 2 with four.
engineering_genius_iii = Engineering Genius III
short-engineering_genius_iii = Wonder stage 5 cheaper
text-engineering_genius_iii = Build one stage of a wonder for 5 resources less.
military_build_up_iii = Military Build-Up
short-military_build_up_iii = Units cheaper if you are weak
text-military_build_up_iii = For each civilisation stronger than yours you have extra resources this turn for building and upgrading military units: 8 with two players, 5 with three, 3 with four.
patriotism_iii = Patriotism III
short-patriotism_iii = +1 military, 4 for units
text-patriotism_iii = This turn: 4 extra resources for building and upgrading military units and 1 extra military action.
reserves_iii = Reserves III
short-reserves_iii = 4 resources or 4 food
text-reserves_iii = Gain either 4 resources or 4 food.
revolutionary_idea_iii = Revolutionary Idea III
short-revolutionary_idea_iii = 6 science
text-revolutionary_idea_iii = Score 6 science.
urban_growth_iii = Urban Growth III
short-urban_growth_iii = Urban building 4 cheaper
text-urban_growth_iii = Build or upgrade an urban building for 4 resources less.

# event
development_of_agriculture = Development of Agriculture
short-development_of_agriculture = All gain 2 food
text-development_of_agriculture = Each civilisation gains 2 food.
development_of_crafts = Development of Crafts
short-development_of_crafts = All gain 2 resources
text-development_of_crafts = Each civilisation gains 2 resources.
development_of_markets = Development of Markets
short-development_of_markets = All: 2 food or 2 resources
text-development_of_markets = Each player chooses 2 food or 2 resources.
development_of_politics = Development of Politics
short-development_of_politics = All draw 3 military cards
text-development_of_politics = Each player draws 3 military cards.
development_of_religion = Development of Religion
short-development_of_religion = A free temple for all
text-development_of_religion = Each player with an unused worker may build an Age A temple for free.
development_of_science = Development of Science
short-development_of_science = All score 2 science
text-development_of_science = Each civilisation scores 2 science.
development_of_settlement = Development of Settlement
short-development_of_settlement = All gain a worker
text-development_of_settlement = Each civilisation gains 1 population.
development_of_trade_routes = Development of Trade Routes
short-development_of_trade_routes = All: 1 science, 1 of each good
text-development_of_trade_routes = Each civilisation scores 1 science and gains 1 food and 1 resource.
development_of_warfare = Development of Warfare
short-development_of_warfare = Free Warriors for all
text-development_of_warfare = Each player with an unused worker may build a Warriors unit for free.
development_of_civilization = Development of Civilisation
short-development_of_civilization = Each does one thing 1 cheaper
text-development_of_civilization = Each player may increase population, or build a farm, mine or urban building, or develop a technology, for 1 food, resource or science less.
barbarians = Barbarians
short-barbarians = Rich and weak: lose a worker
text-barbarians = If the civilisation with the most culture points is one of the two weakest it loses 1 population.
border_conflict = Border Conflict
short-border_conflict = Weakest loses a building
text-border_conflict = The weakest destroys one of its own urban buildings, farms or mines; the strongest gains 3 resources.
crusades = Crusades
short-crusades = Strongest +4, weakest −4
text-crusades = The strongest scores 4 culture; the weakest loses 4 culture.
cultural_influence = Cultural Influence
short-cultural_influence = Culture rating is scored again
text-cultural_influence = Each civilisation scores culture equal to its culture rating.
foray = Foray
short-foray = Two strongest gain 3 goods
text-foray = Each of the two strongest gains 3 food and resources in all.
good_harvest = Good Harvest
short-good_harvest = All produce food
text-good_harvest = Each civilisation produces food now; no corruption, no consumption.
immigration = Immigration
short-immigration = The happiest gain a worker
text-immigration = All civilisations with the most happy faces gain 1 population.
new_deposits = New Deposits
short-new_deposits = All produce resources
text-new_deposits = Each civilisation produces resources now; no corruption.
pestilence = Pestilence
short-pestilence = All lose a worker
text-pestilence = Each civilisation loses 1 population.
raiders = Raiders
short-raiders = Two weakest lose 2 goods
text-raiders = Each of the two weakest loses 2 food and resources in all.
rats = Rats
short-rats = All stored food is lost
text-rats = Each civilisation loses all stored food.
rebellion = Rebellion
short-rebellion = Discontent costs civil actions
text-rebellion = Each civilisation at once spends 2 civil actions for each discontent worker, to no effect.
reign_of_terror = Reign of Terror
short-reign_of_terror = Weakest loses a worker
text-reign_of_terror = The weakest civilisation loses 1 population.
scientific_breakthrough = Scientific Breakthrough
short-scientific_breakthrough = Science rating is scored again
text-scientific_breakthrough = Each civilisation scores science equal to its science rating.
uncertain_borders = Uncertain Borders
short-uncertain_borders = Strongest takes a yellow token
text-uncertain_borders = The strongest takes 1 yellow token from the yellow bank of the weakest.
civil_unrest = Civil Unrest
short-civil_unrest = Discontent costs 4 culture each
text-civil_unrest = Each civilisation loses 4 culture per discontent worker; all with the most discontent workers also return 1 blue token to the box. No effect if nobody has discontent workers.
cold_war = Cold War
short-cold_war = Two strongest: 6 science
text-cold_war = The two strongest score 6 science.
crime_wave = Crime Wave
short-crime_wave = Two weakest lose 3 culture
text-crime_wave = The two weakest lose 3 culture and return 1 blue token to the box.
economic_progress = Economic Progress
short-economic_progress = All run a production
text-economic_progress = Each civilisation: corruption, food production, consumption, resource production.
emigration = Emigration
short-emigration = Half of the discontent leave
text-emigration = Each civilisation loses half of its discontent workers, rounded up.
iconoclasm = Iconoclasm
short-iconoclasm = Leaders of older ages leave
text-iconoclasm = Each leader that is not from the current age is removed from play.
independence_declaration = Independence Declaration
short-independence_declaration = Weakest loses a colony
text-independence_declaration = The weakest loses 1 colony of its choice.
international_agreement = International Agreement
short-international_agreement = Strongest takes cards for 5
text-international_agreement = The strongest may take civil cards worth up to 5 civil actions, giving up its next political action; then the row is slid and refilled.
national_pride = National Pride
short-national_pride = Culture leader scores 5
text-national_pride = The civilisation with the most culture points scores 5 culture.
politics_of_strength = Politics of Strength
short-politics_of_strength = Strong draw 5, weak discard 3
text-politics_of_strength = The strongest draws 5 military cards, the weakest discards 3. In Age IV: +5 and −3 culture instead.
popularization_of_science = Popularisation of Science
short-popularization_of_science = Culture as much as science
text-popularization_of_science = Each civilisation scores culture equal to its science rating.
prosperity = Prosperity
short-prosperity = 1 food for each happy face
text-prosperity = Each civilisation gains 1 food per happy face (max 8).
ravages_of_time = Ravages of Time
short-ravages_of_time = Old wonders fall
text-ravages_of_time = Each player turns one completed Age A or I wonder face down; it loses its effects and produces 2 culture.
refugees = Refugees
short-refugees = Strongest gains, weakest loses
text-refugees = The strongest scores 3 culture and gains 1 population; the weakest loses 3 culture and 1 population.
terrorism = Terrorism
short-terrorism = Poorest destroys buildings
text-terrorism = The civilisation with the fewest culture points destroys 1 urban building of each other civilisation.
impact_of_agriculture = Impact of Agriculture
short-impact_of_agriculture = Culture for food
text-impact_of_agriculture = Each civilisation scores culture equal to the food it produces, and 4 more if that exceeds its consumption.
impact_of_architecture = Impact of Architecture
short-impact_of_architecture = Culture for urban levels
text-impact_of_architecture = Each civilisation scores 1 culture for each level of each of its urban buildings.
impact_of_balance = Impact of Balance
short-impact_of_balance = Twice the lowest output
text-impact_of_balance = Each civilisation scores twice the lowest of its science, culture, food and resource production.
impact_of_colonies = Impact of Colonies
short-impact_of_colonies = 3 culture for each colony
text-impact_of_colonies = Each civilisation scores 3 culture for each of its colonies.
impact_of_competition = Impact of Competition
short-impact_of_competition = Culture for unit levels
text-impact_of_competition = Each civilisation scores 1 culture for each level of each of its military units and arenas.
impact_of_government = Impact of Government
short-impact_of_government = Culture for actions
text-impact_of_government = Each civilisation scores 2 culture for each of its civil actions and 1 for each of its military actions.
impact_of_happiness = Impact of Happiness
short-impact_of_happiness = 2 culture per happy face
text-impact_of_happiness = Each civilisation scores 2 culture for each happy face, at most 16, and loses 2 for each discontent worker.
impact_of_industry = Impact of Industry
short-impact_of_industry = Culture for mine output
text-impact_of_industry = Each civilisation scores culture equal to the resources that its mines produce.
impact_of_population = Impact of Population
short-impact_of_population = Culture for content workers
text-impact_of_population = Each civilisation scores 2 culture for each content worker above 10.
impact_of_progress = Impact of Progress
short-impact_of_progress = Government and special levels
text-impact_of_progress = Each civilisation scores 2 culture for each level of its government and its special technologies.
impact_of_science = Impact of Science
short-impact_of_science = Culture by rank in science
text-impact_of_science = Civilisations score culture by their rank in science production: 15, 10, 5 and 0 with four players; 14, 7 and 0 with three; 10 and 0 with two.
impact_of_strength = Impact of Strength
short-impact_of_strength = Culture by rank in strength
text-impact_of_strength = Civilisations score culture by their rank in strength: 15, 10, 5 and 0 with four players; 14, 7 and 0 with three; 10 and 0 with two.
impact_of_technology = Impact of Technology
short-impact_of_technology = 4 culture per Age III tech
text-impact_of_technology = Each civilisation scores 4 culture for each of its Age III technologies in play.
impact_of_variety = Impact of Variety
short-impact_of_variety = 2 culture for each type
text-impact_of_variety = Each civilisation scores 2 culture for each type of military unit, each type of urban building and each special technology that it has.
impact_of_wonders = Impact of Wonders
short-impact_of_wonders = Culture for wonders
text-impact_of_wonders = Each completed wonder scores 5 culture if it is of Age A, 4 if of Age I, 3 if of Age II, 2 if of Age III.

# territory
developed_territory_i = Developed Territory I
short-developed_territory_i = 3 science now, tokens later
historic_territory_i = Historic Territory I
short-historic_territory_i = 6 culture now, 1 happy
inhabited_territory_i = Inhabited Territory I
short-inhabited_territory_i = 1 worker now, 2 yellow tokens
strategic_territory_i = Strategic Territory I
short-strategic_territory_i = 3 cards now, 2 strength
vast_territory_i = Vast Territory I
short-vast_territory_i = 3 food now, 3 yellow tokens
wealthy_territory_i = Wealthy Territory I
short-wealthy_territory_i = 5 resources now, 3 blue tokens
developed_territory_ii = Developed Territory II
short-developed_territory_ii = 5 science now, tokens later
historic_territory_ii = Historic Territory II
short-historic_territory_ii = 11 culture now, 2 happy
inhabited_territory_ii = Inhabited Territory II
short-inhabited_territory_ii = 2 workers now, 3 yellow tokens
strategic_territory_ii = Strategic Territory II
short-strategic_territory_ii = 5 cards now, 4 strength
vast_territory_ii = Vast Territory II
short-vast_territory_ii = 4 food now, 4 yellow tokens
wealthy_territory_ii = Wealthy Territory II
short-wealthy_territory_ii = 9 resources now, 4 blue tokens

# aggression
enslave_i = Enslave
short-enslave_i = Rival loses a worker
text-enslave_i = The rival loses 1 population; you gain 2 resources and 2 food.
plunder_i = Plunder I
short-plunder_i = Take 3 goods
text-plunder_i = The rival loses up to 3 resources and food in all, as you choose; you gain the same.
raid_i = Raid I
short-raid_i = Destroy a building
text-raid_i = Destroy 1 urban building of level 0 or 1; gain resources equal to half its cost, rounded up.
annex_ii = Annex
short-annex_ii = Take a colony
text-annex_ii = Take one colony with its permanent effect.
infiltrate_ii = Infiltrate
short-infiltrate_ii = Remove leader or wonder
text-infiltrate_ii = Remove the rival’s leader or unfinished wonder; score 3 culture for each level of it.
plunder_ii = Plunder II
short-plunder_ii = Take 5 goods
text-plunder_ii = The rival loses up to 5 resources and food in all, as you choose; you gain the same.
raid_ii = Raid II
short-raid_ii = Destroy up to 2 buildings
text-raid_ii = Destroy up to 2 urban buildings: one of at most level 2, one of at most level 1; gain half their total cost, rounded up.
spy_ii = Spy
short-spy_ii = Take 5 science
text-spy_ii = Take up to 5 science.
armed_intervention_iii = Armed Intervention
short-armed_intervention_iii = Take up to 7 culture
text-armed_intervention_iii = Take up to 7 culture.
plunder_iii = Plunder III
short-plunder_iii = Take 7 goods
text-plunder_iii = The rival loses up to 7 resources and food in all, as you choose; you gain the same.
raid_iii = Raid III
short-raid_iii = Destroy up to 2 buildings
text-raid_iii = Destroy up to 2 urban buildings: one of at most level 3, one of at most level 2; gain half their total cost, rounded up.

# war
war_over_technology = War over Technology
short-war_over_technology = Win science or technologies
text-war_over_technology = The victor takes science equal to the advantage; special technologies may be taken instead at their science cost.
war_over_territory = War over Territory
short-war_over_territory = Win yellow tokens
text-war_over_territory = The victor takes 1 yellow token, and 1 more for each full 5 of the advantage.
war_over_culture = War over Culture
short-war_over_culture = Win 5 culture plus the lead
text-war_over_culture = The victor takes 5 culture plus culture equal to the advantage.

# pact
open_borders_agreement = Open Borders Agreement
short-open_borders_agreement = Both: 1 military action
text-open_borders_agreement = Each has 1 more military action. If one attacks the other the attacker has +2 strength for that attack.
trade_routes_agreement = Trade Routes Agreement
short-trade_routes_agreement = Trade 1 food or resource a turn
text-trade_routes_agreement = Each turn A may use 1 food as 1 resource; B may use 1 resource as 1 food.
acceptance_of_supremacy = Acceptance of Supremacy
short-acceptance_of_supremacy = A +1, B −1 resource
text-acceptance_of_supremacy = You cannot attack each other. A produces 1 resource more, B 1 resource less.
international_trade_agreement = International Trade Agreement
short-international_trade_agreement = A +1 resource, B +1 food
text-international_trade_agreement = A produces 1 resource more, B 1 food more.
promise_of_military_protection = Promise of Military Protection
short-promise_of_military_protection = A +1 culture, B +4 strength
text-promise_of_military_protection = A produces 1 culture more. B has +4 strength and produces 1 culture less. Ends if one attacks the other.
scientific_cooperation = Scientific Cooperation
short-scientific_cooperation = Develop 2 cheaper
text-scientific_cooperation = Developing a technology costs 2 science less and the other pays 1 science; impossible if the other cannot pay.
international_tourism = International Tourism
short-international_tourism = Culture for their wonders
text-international_tourism = Each produces 1 culture per completed wonder of the other.
loss_of_sovereignty = Loss of Sovereignty
short-loss_of_sovereignty = A +2, B −2 culture; no war
text-loss_of_sovereignty = You cannot attack each other. A produces 2 culture more, B 2 less. Nobody can declare war on B.
military_pact = Military Pact
short-military_pact = Both: +3 strength
text-military_pact = Each has +3 strength. Ends if one attacks the other.
peace_treaty = Peace Treaty
short-peace_treaty = No attacks; both +1 culture
text-peace_treaty = You cannot attack each other. Each produces 1 culture more.

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
order-bid-upto-5 = Bid for a territory up to 5 strength, then pass.
order-pass = Pass in every auction for a territory.
order-defend-none = Spend no card on defence when attacked.
order-refuse = Refuse every pact you are offered.

## What is dealt, and in which order

deal-data = This match was dealt from card values that this server does not have; it has { $known }.
component-civil_a = The civil cards of Age A as they come into the card row, from space 1 on.
component-civil_i = The civil deck of Age I from its top card down.
component-civil_ii = The civil deck of Age II from its top card down.
component-civil_iii = The civil deck of Age III from its top card down.
component-events_a = The events of Age A: those that lie on the board from the top down, then those that stay in the box.
component-military_i = The military deck of Age I from its top card down.
component-military_ii = The military deck of Age II from its top card down.
component-military_iii = The military deck of Age III from its top card down.
component-reshuffles = A key for decks that are shuffled again: any letters and digits.

# A guided first match
lesson-aim = You lead a civilisation from antiquity to the present. Whoever has the most culture at the end wins; wonders, leaders, temples and events bring it.
lesson-defend = You are attacked. Cards from your hand raise your strength for this fight; if it reaches the attacker’s, nothing happens. Give cards that are worth less to you than the loss, or let it happen.
lesson-defend-done = The attack is decided. More strength on the board keeps attackers away, and spares your cards.
lesson-bid = A territory is auctioned. You bid strength: whoever bids most loses units worth that much, helped by bonus cards, and keeps the territory. Pass when your army is worth more to you.
lesson-bid-done = What the territory brings stands on its card, at once and for as long as it is yours.
lesson-discard = Your hand is full: at the end of your turn you keep as many military cards as you have military actions. Give away what you can use least; bonus cards help in a defence.
lesson-discard-done = The rest of your hand is yours to keep. A card that you play in time need not be given away.
lesson-take = The cards in the row at the top are what your civilisation may learn. Take one: the first five cost one civil action, the next four two, the last four three. In the first round there is nothing else to do; leaders and wonders of Age A are worth having.
lesson-take-done = The card is yours. A wonder lies in front of you at once; everything else is in your hand until you play it.
lesson-end-turn = End your turn when your actions are used up. Your farms make food, your mines resources, your labs science; the forecast shows it before you end.
lesson-end-turn-done = That is how a turn goes: politics, actions, production.
lesson-develop = Play what you have taken: elect a leader, raise a stage of your wonder for resources, or use an action card.
lesson-develop-done = Your civilisation has grown. Read the card again: what it gives counts from now on.
lesson-grow = Raise your population for food: one of your yellow tokens becomes a worker who waits for employment.
lesson-grow-done = A worker waits to be employed. The more people you have, the more happy faces you need.
lesson-build = Put a worker who waits to work: build a farm, a mine, a lab or a temple for resources.
lesson-build-done = Another worker works for you, and what the card gives counts from now on.
lesson-politics = Your turn begins with politics. With an event among your military cards you may prepare it: it comes back later, for everybody, so see whom it rewards. Without one, go on to your actions.
lesson-politics-done = Politics is over for this turn; now come the actions.
lesson-technology = Develop a technology: its card comes from the row, its price is science. Farms, mines, buildings and units bring something when workers are on them; governments and special technologies work at once.
lesson-technology-done = The technology is yours. If it needs workers, build on it, or move one up from an older card.
lesson-army = Do not be the weakest. Build a unit, or play a tactic that makes an army of what you have.
lesson-army-done = Strength decides events, aggressions and wars. You need not be the strongest, but you must not fall far behind.
lesson-upgrade = Upgrade: for the difference in resources a worker moves from an older card to a better one of the same kind.
lesson-upgrade-done = The same worker brings more now: so a civilisation grows without more people to feed.
lesson-tokens = Blue tokens are your stock: on farms they are food, on mines resources. The fewer are left in the bank, the more corruption takes. Yellow tokens are your people.
lesson-people = Watch two lines of your board: the happy faces that you need, and the food that your people eat. Too few faces and the turn produces nothing; too little food costs culture.
lesson-events = The events that were prepared begin to come up. Compare strength and culture before each of them.
lesson-end = The last rounds: events of Age III that are left are scored at the end. Spend what you have on culture now.

## Reasons of the bots: what an action brings or costs

reason-points = culture at once
reason-culture = culture each turn
reason-science = science
reason-food = food
reason-resources = resources
reason-people = workers and happiness
reason-strength = strength
reason-actions = actions
reason-government = government and special technologies
reason-leader = leader
reason-wonders = wonders
reason-colonies = colonies
reason-cards = cards in hand
reason-events = final events
