# Through the Ages in Polish: sentences first, then the names and texts of the cards.
promise = Poprowadź cywilizację od starożytności po współczesność. Zbieraj liderów, cuda i technologie, żyw ludność, dbaj o jej zadowolenie i nigdy nie bądź najsłabszą z cywilizacji. Wygrywa największa kultura.
source-rules = Zasady: instrukcja wydania z 2015 roku. Tam, gdzie milczy, podjęliśmy rozstrzygnięcie; każde jest spisane i sprawdzone.
source-cards = Wartości kart: instrukcja tam, gdzie je podaje, poza tym publiczne listy kart porównane ze zdjęciami drukowanych kart. Plik operatora może zastąpić każdą z nich (zasady 18).
age-a = era A
age-i = era I
age-ii = era II
age-iii = era III
age-iv = era IV
food = żywność
resources = surowce
progress = Runda { $round }, { $age }
progress-last = Runda { $round } z { $last }, era IV
match-ends = Partia się skończyła.

# What happened
takes = { $seat } bierze kartę „{ $card }” za { $cost ->
    [one] { $cost } akcję cywilną
    [few] { $cost } akcje cywilne
    [many] { $cost } akcji cywilnych
   *[other] { $cost } akcji cywilnych
}.
increases-population = { $seat } zwiększa populację za { $cost ->
    [one] { $cost } żywność.
    [few] { $cost } żywności.
    [many] { $cost } żywności.
   *[other] { $cost } żywności.
}
gains-population = { $seat } zyskuje robotnika.
loses-population = { $seat } traci wolnego robotnika.
loses-worker = { $seat } traci robotnika z karty „{ $card }”.
loses-blue = { $seat } odkłada niebieski znacznik do pudełka.
loses-token = { $seat } oddaje znacznik z karty „{ $card }”.
loses-civil-actions = { $seat } traci { $count ->
    [one] { $count } akcję cywilną
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}.
covers-with = { $seat } zakrywa etap znacznikiem z karty „{ $card }”.
builds = { $seat } buduje za { $cost ->
    [0] darmo
    [one] { $cost } surowiec
    [few] { $cost } surowce
    [many] { $cost } surowców
   *[other] { $cost } surowców
}: { $card }.
builds-stages = { $seat } buduje { $count ->
    [one] etap
    [few] { $count } etapy
    [many] { $count } etapów
   *[other] { $count } etapów
} cudu „{ $card }” za { $cost ->
    [0] darmo
    [one] { $cost } surowiec
    [few] { $cost } surowce
    [many] { $cost } surowców
   *[other] { $cost } surowców
}.
completes-wonder = { $seat } kończy budowę cudu „{ $card }”.
upgrades = { $seat } ulepsza za { $cost ->
    [0] darmo
    [one] { $cost } surowiec
    [few] { $cost } surowce
    [many] { $cost } surowców
   *[other] { $cost } surowców
}: { $from } → { $to }.
destroys = { $seat } niszczy budynek: { $card }.
disbands = { $seat } rozwiązuje jednostkę: { $card }.
develops = { $seat } wynajduje za { $cost ->
    [0] darmo
    [one] { $cost } naukę
    [few] { $cost } nauki
    [many] { $cost } nauki
   *[other] { $cost } nauki
}: { $card }.
revolution = { $seat } ogłasza rewolucję: { $card }.
partner-pays = { $seat } płaci za współpracę naukową: { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}.
plays-leader = { $seat } powołuje lidera: { $card }.
tucks-homer = { $seat } wsuwa Homera pod cud „{ $card }”.
leader-leaves = { $seat } traci lidera: { $card }.
wonder-leaves = { $seat } traci cud w budowie: { $card }.
plays-card = { $seat } zagrywa kartę „{ $card }”.
plays-tactic = { $seat } zagrywa taktykę „{ $card }”.
copies-tactic = { $seat } kopiuje taktykę „{ $card }”.
tactic-common = „{ $card }” jest teraz wspólną taktyką.
churchill-funds = { $seat } ma w tej turze na jednostki wojskowe: { $science } nauki i { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}.
hammurabi-lends = { $seat } używa akcji militarnej jako cywilnej.
hammurabi-promises = { $seat } opłaci następną akcję cywilną akcją militarną; do tego czasu nic nie jest wydane.
trade-promised = { $seat } przy następnej płatności skorzysta ze szlaków handlowych, oddając: { $goods }; do tego czasu nic nie jest wydane.
trades = { $seat } korzysta ze szlaków handlowych, oddając: { $goods }.
scores-culture = { $seat } zdobywa { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} kultury.
loses-culture = { $seat } traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} kultury.
scores-science = { $seat } zdobywa { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} nauki.
gains = { $seat } zyskuje { $what }.
loses = { $seat } traci { $what }.
makes = { $seat } produkuje { $what }.
goods-food = { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
}
goods-resources = { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
}
corruption = { $seat } traci { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
} (korupcja).
corruption-food = { $seat } traci { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
} (korupcja).
consumption = { $seat } żywi ludność: { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
}.
starves = { $seat } nie ma czym wyżywić ludności, brakuje żywności: { $missing }.
uprising = Powstanie: { $seat } nic w tej turze nie produkuje.
ends-turn = { $seat } kończy turę.
draws = { $seat } dobiera { $count ->
    [one] { $count } kartę militarną
    [few] { $count } karty militarne
    [many] { $count } kart militarnych
   *[other] { $count } kart militarnych
}.
draws-own = { $seat } { $count ->
    [0] nie dobiera karty militarnej
    [one] dobiera kartę militarną: { $cards }
    [few] dobiera karty militarne: { $cards }
    [many] dobiera karty militarne: { $cards }
   *[other] dobiera karty militarne: { $cards }
}.
discards = { $seat } odrzuca kartę militarną ({ $age }).
discards-own = { $seat } odrzuca kartę „{ $card }”.
row-swept = Z toru kart usunięto: { $cards }.
age-begins = Rozpoczyna się { $age }.
last-round-known = Ostatnia będzie runda { $round }.
final-event = Punktowanie: { $card }.
final-part = { $seat } zdobywa za to { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} kultury.
event-revealed = Wydarzenie: { $card }.
events-shuffled = Przyszłe wydarzenia stają się aktualnymi.
prepares = { $seat } planuje wydarzenie ({ $age }).
prepares-card = { $seat } planuje wydarzenie „{ $card }”.
aggresses = { $seat } zagrywa agresję „{ $card }”, cel: { $rival }, siła: { $strength }.
aggression-succeeds = Agresja „{ $card }” się udaje: atakuje { $seat }, traci { $rival }.
defends = { $seat } odpiera agresję „{ $card }” (atakuje { $attacker }): { $open ->
    [0] { $others ->
    [one] { $others } zakryta karta
    [few] { $others } zakryte karty
    [many] { $others } zakrytych kart
   *[other] { $others } zakrytych kart
}
   *[other] { $others ->
    [0] { $cards }
    [one] { $cards } oraz { $others } zakryta karta
    [few] { $cards } oraz { $others } zakryte karty
    [many] { $cards } oraz { $others } zakrytych kart
   *[other] { $cards } oraz { $others } zakrytych kart
}
}.
takes-science = { $seat } { $amount ->
    [0] nie odbiera nauki; przeciwnik:
    [one] odbiera { $amount } punkt nauki; traci
    [few] odbiera { $amount } punkty nauki; traci
    [many] odbiera { $amount } punktów nauki; traci
   *[other] odbiera { $amount } punktu nauki; traci
} { $rival }.
takes-culture = { $seat } { $amount ->
    [0] nie odbiera kultury; przeciwnik:
    [one] odbiera { $amount } punkt kultury; traci
    [few] odbiera { $amount } punkty kultury; traci
    [many] odbiera { $amount } punktów kultury; traci
   *[other] odbiera { $amount } punktu kultury; traci
} { $rival }.
takes-yellow = { $seat } odbiera { $count ->
    [one] { $count } żółty znacznik
    [few] { $count } żółte znaczniki
    [many] { $count } żółtych znaczników
   *[other] { $count } żółtych znaczników
}; traci { $rival }.
takes-technology = { $seat } odbiera technologię „{ $card }”; traci { $rival }.
raid-destroys = { $seat } niszczy budynek „{ $card }”; traci { $rival }.
annexes = { $seat } odbiera kolonię „{ $card }”; traci { $rival }.
declares-war = { $seat } wypowiada wojnę „{ $card }”; przeciwnik: { $rival }.
war-resolved = { $card }: { $seat } ma siłę { $own }, { $rival } ma siłę { $theirs }.
offers = { $seat } oferuje pakt „{ $card }”; partner: { $partner }.
accepts = { $seat } przyjmuje: pakt „{ $card }” obowiązuje.
refuses = { $seat } odrzuca pakt „{ $card }”; kartę odzyskuje { $partner }.
pact-ends = Pakt „{ $card }” wygasa: { $seat }, { $partner }.
bids = { $seat } licytuje { $bid }: { $card }.
passes = { $seat } pasuje: { $card }.
wins-auction = { $seat } wygrywa licytację stawką { $bid }: { $card }.
nobody-colonizes = Nikt nie kolonizuje terytorium „{ $card }”.
sends = { $seat } wysyła { $units ->
    [one] { $units } jednostkę
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostek
}{ $open ->
    [0] { "" }
   *[other] , karty: { $cards }
}{ $others ->
    [0] { "" }
    [one] , { $others } zakrytą kartę
    [few] , { $others } zakryte karty
    [many] , { $others } zakrytych kart
   *[other] , { $others } zakrytych kart
}; siły kolonizacyjne: { $force }.
colonizes = { $seat } zakłada kolonię: { $card }.
loses-colony = { $seat } traci kolonię: { $card }.
ruins = { $seat }: cud „{ $card }” obraca się w ruinę.
agreement-price = { $seat } rezygnuje z następnej akcji politycznej.
civ-nothing = { $seat } z tego nie korzysta.
resigns = { $seat } rezygnuje z gry.

# As logs of earlier versions say it
gains-goods = { $seat }: { $goods } +{ $amount }.
loses-goods = { $seat }: { $goods } −{ $amount }.
produces = { $seat } produkuje: { $goods } +{ $amount }.

# Questions
ask-action = Twoje akcje: { $civil ->
    [one] { $civil } cywilna
    [few] { $civil } cywilne
    [many] { $civil } cywilnych
   *[other] { $civil } cywilnych
}, { $military ->
    [one] { $military } militarna
    [few] { $military } militarne
    [many] { $military } militarnych
   *[other] { $military } militarnych
}.
ask-politics = Wykonaj jedną akcję polityczną albo żadnej.
ask-second-politics = Juliusz Cezar pozwala raz w partii na drugą akcję polityczną. Jeśli zrezygnujesz, zachowasz ją na później.
ask-politics-lost = Ta akcja polityczna przepadła: przejdź do swoich akcji.
ask-defend = { $seat } zagrywa przeciw tobie kartę „{ $card }” z siłą { $strength }: broń się albo na to pozwól.
ask-plunder = Ile zabierasz? Traci { $seat }, razem najwyżej { $amount }.
ask-raid = Który budynek niszczysz? Traci { $seat }.
ask-annex = Którą kolonię zabierasz? Traci { $seat }.
ask-infiltrate = Co traci { $seat }: lidera czy cud w budowie?
ask-spoils = Zdobycz: { $left } nauki; traci { $seat }. Weź specjalne technologie po ich koszcie w nauce, resztę jako naukę.
ask-pact = { $seat } oferuje ci pakt „{ $card }”; { $side }. Przyjmujesz?
ask-first-bid = Można skolonizować terytorium „{ $card }”: podaj stawkę albo spasuj.
ask-bid = { $card }: najwyższa stawka to { $bid }. Przebij albo spasuj.
ask-send = Skolonizuj terytorium „{ $card }” siłami co najmniej { $bid }: wybierz jednostki i karty, potem je wyślij.
ask-lose = Którego robotnika tracisz?
ask-token = Z której karty oddajesz niebieski znacznik?
ask-cover = Twój niebieski bank jest pusty: z której karty weźmiesz znacznik na etap?
ask-market = Weź { $food } żywności albo { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}.
ask-gain-mix = Zyskujesz razem { $amount }: ile z tego to żywność?
ask-lose-mix = Tracisz razem { $amount }: ile z tego to żywność?
ask-build-free = Czy budujesz za darmo: { $card }?
ask-civilization = Możesz zwiększyć populację, budować lub wynaleźć technologię o { $discount } taniej i bez akcji.
ask-destroy = Który ze swoich budynków niszczysz?
ask-terror = Który budynek publiczny niszczysz? Traci { $seat }.
ask-ruin = Który z twoich cudów obraca się w ruinę?
ask-free = Którą kolonię tracisz?
ask-agreement = Weź karty z toru najwyżej za { $left ->
    [one] { $left } akcję cywilną
    [few] { $left } akcje cywilne
    [many] { $left } akcji cywilnych
   *[other] { $left } akcji cywilnych
} albo „agreement done”. Wzięcie choć jednej kosztuje następną akcję polityczną.
ask-discard = Odrzuć { $count ->
    [one] { $count } kartę militarną
    [few] { $count } karty militarne
    [many] { $count } kart militarnych
   *[other] { $count } kart militarnych
}.
topic-politics = Polityka
topic-actions = Akcje: { $civil ->
    [one] { $civil } cywilna
    [few] { $civil } cywilne
    [many] { $civil } cywilnych
   *[other] { $civil } cywilnych
}, { $military ->
    [one] { $military } militarna
    [few] { $military } militarne
    [many] { $military } militarnych
   *[other] { $military } militarnych
}
topic-defend = Obrona przed kartą „{ $card }” ({ $seat })
topic-spoils = Łupy z ataku
topic-pact = Odpowiedź na pakt „{ $card }”
topic-bid = Licytacja: { $card }
topic-send = Siły kolonizujące terytorium „{ $card }”
topic-gain = Co wziąć
topic-lose = Co oddać
topic-event = Możliwości z wydarzenia
topic-discard = Karty do odrzucenia
ask-nothing = Nie ma czego rozstrzygać.
side-a = bierzesz stronę A
side-b = bierzesz stronę B
side-same = obie strony są takie same

# The menu
kind-answer = Odpowiedz
kind-take = Weź
kind-grow = Zwiększ populację
kind-build = Buduj
kind-upgrade = Ulepsz
kind-wonder = Cud
kind-develop = Wynajdź
kind-revolt = Rewolucja
kind-leader = Lider
kind-play = Zagraj
kind-recruit = Rekrutuj
kind-rearm = Przezbrój
kind-tactic = Taktyka
kind-copy = Kopiuj
kind-churchill = Churchill
kind-exchange = Wymień
kind-pay = Wybierz znaczniki
kind-destroy = Zniszcz
kind-disband = Rozwiąż
kind-prepare = Planuj
kind-attack = Atakuj
kind-war = Wypowiedz wojnę
kind-offer = Oferuj pakt
kind-unpact = Anuluj pakt
kind-retire = Odwołaj
kind-nopol = Bez polityki
kind-defend = Broń się
kind-bid = Licytuj
kind-send = Wyślij
kind-discard = Odrzuć
kind-lose = Oddaj
kind-end = Zakończ turę
kind-resign = Zrezygnuj z gry
variant-liner = za darmo (Żegluga transoceaniczna)
variant-muster = z nowym robotnikiem (Barbarossa)
variant-to = na: { $card }
variant-stages = { $count ->
    [one] { $count } etap
    [few] { $count } etapy
    [many] { $count } etapów
   *[other] { $count } etapów
}
variant-goods = { $goods }
variant-tuck = a Homer pod cud „{ $wonder }”
variant-churchill-culture = kultura
variant-churchill-military = nauka i surowce na jednostki
variant-attack = { $seat }, { $own } : { $theirs }
variant-offer = { $seat }
variant-offer-a = { $seat }, ty jako A
variant-offer-b = { $seat }, ty jako B
do-nopol = Bez akcji politycznej; przejdź do swoich akcji
do-event = Zaplanuj wydarzenie: { $card }
do-aggress = { $card }, cel: { $seat }
do-war = Wypowiedz wojnę: { $card }, przeciwnik: { $seat }
do-offer = Zaoferuj pakt: { $card }, partner: { $seat }; { $side }
do-unpact = Anuluj pakt: { $card }
do-alexander = Odwołaj Aleksandra za żółty znacznik
do-columbus = Niech Kolumb skolonizuje: { $card }
do-resign = Zrezygnuj: opuszczasz partię i przegrywasz
do-take = Weź: { $card } (pole { $space })
do-pop = Zwiększ populację
do-build = Buduj: { $card }
do-upgrade = Ulepsz: { $from } → { $to }
do-bach = Zamień: { $from } → { $to } (Bach)
do-stage = Buduj { $count ->
    [one] etap
    [few] { $count } etapy
    [many] { $count } etapów
   *[other] { $count } etapów
} cudu
do-develop = Wynajdź: { $card }
do-revolt = Rewolucja: { $card }
do-destroy = Zniszcz budynek: { $card }
do-disband = Rozwiąż jednostkę: { $card }
do-leader = Powołaj lidera: { $card }
do-leader-tuck = Powołaj lidera: { $card }, a Homera wsuń pod cud „{ $wonder }”
do-play = Zagraj: { $card }
do-play-for = Zagraj: { $card } ({ $goods })
do-play-order = { $card } – { $order }
do-tactic = Zagraj taktykę: { $card }
do-copy = Skopiuj taktykę: { $card }
do-muster = Barbarossa: nowy robotnik zostaje jednostką: { $card }
do-churchill-culture = Churchill: zdobądź kulturę
do-churchill-military = Churchill: nauka i surowce na jednostki
do-liner = Żegluga transoceaniczna: darmowy robotnik
do-hammurabi = Użyj akcji militarnej jako cywilnej (Hammurabi)
do-trade = Skorzystaj ze szlaków handlowych przy następnej płatności
do-pay = Zapłać następnym razem znacznikiem z karty „{ $card }”
do-end = Zakończ turę
do-defend = Broń się kartą „{ $card }”: +{ $value }
do-defend-none = Nie broń się
do-defend-done = Broń się wybranymi kartami
do-plunder = Weź { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
} i { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}
do-plunder-food = Weź { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
do-plunder-resources = Weź { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}
do-plunder-none = Nie bierz nic
do-raid = Zniszcz budynek: { $card }
do-raid-done = Nie niszcz nic więcej
do-annex = Zabierz: { $card }
do-infiltrate-leader = Usuń lidera
do-infiltrate-wonder = Usuń cud w budowie
do-spoils = Zabierz: { $card }
do-spoils-done = Resztę weź jako naukę
do-accept = Przyjmij pakt
do-refuse = Odrzuć pakt
do-bid = Licytuj { $bid }
do-pass = Pasuj
do-send = Wyślij: { $card }
do-send-discard = Odrzuć na siły kolonizacyjne: { $card } (Cook)
do-send-done = Wyślij wybrane siły
do-lose = Strać robotnika: { $card }
do-token = Oddaj znacznik: { $card }
do-choose-food = Weź żywność
do-choose-resources = Weź surowce
do-choose-mix = { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
} i { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}
do-choose-mix-food = { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
}
do-choose-mix-resources = { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
}
do-choose-mix-none = Nic
do-yes = Tak
do-no = Nie
do-civ-none = Nie korzystaj
do-terror = Zniszcz budynek: { $card } ({ $seat })
do-ruin = Obróć w ruinę: { $card }
do-free = Oddaj: { $card }
do-agreement = Weź kartę z pola { $space }
do-agreement-done = Nie bierz więcej kart
do-discard = Odrzuć: { $card }
price-civil = { $count ->
    [one] { $count } akcja cywilna
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}
price-civil-food = { $count ->
    [one] { $count } akcja cywilna
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}, { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
}
price-civil-resources = { $count ->
    [one] { $count } akcja cywilna
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}, { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
}
price-civil-science = { $count ->
    [one] { $count } akcja cywilna
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}, { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}
price-food = { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
}
price-science = { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}
price-resources = { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
}
price-military = { $count ->
    [one] { $count } akcja militarna
    [few] { $count } akcje militarne
    [many] { $count } akcji militarnych
   *[other] { $count } akcji militarnych
}
price-military-resources = { $count ->
    [one] { $count } akcja militarna
    [few] { $count } akcje militarne
    [many] { $count } akcji militarnych
   *[other] { $count } akcji militarnych
}, { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
}
price-revolution = wszystkie akcje cywilne, { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}
why-not = „{ $line }”: { $reason }

# Refusals
unreadable = Nie da się odczytać „{ $line }”. Napisz akcję tak, jak na liście możliwych akcji.
no-number = „{ $word }” nie jest liczbą, która tu pasuje.
no-seat = „{ $word }” nie jest graczem: napisz od @1 do @4.
no-space = Na torze kart nie ma pola { $space }: pola mają numery od 1 do 13.
no-card = Żadna pasująca tu karta nie zaczyna się od „{ $word }”.
many-cards = Kilka kart zaczyna się od „{ $word }”: napisz więcej liter nazwy.
wrong-card = Karty „{ $word }” nie można tu użyć.
side-missing = Pakt „{ $card }” ma dwie strony: dodaj „as a” lub „as b”, zależnie od swojej strony.
not-now = W tej chwili to niemożliwe.
no-answer = To nie jest odpowiedź na pytanie. { $prompt }
first-round = W pierwszej rundzie można tylko brać karty i zakończyć turę.
empty-space = Pole { $space } jest puste.
too-few-civil = To wymaga { $need ->
    [one] { $need } akcji cywilnej
    [few] { $need } akcji cywilnych
    [many] { $need } akcji cywilnych
   *[other] { $need } akcji cywilnych
}, a masz { $have }.
too-few-military = To wymaga { $need ->
    [one] { $need } akcji militarnej
    [few] { $need } akcji militarnych
    [many] { $need } akcji militarnych
   *[other] { $need } akcji militarnych
}, a masz { $have }.
too-few-goods = To kosztuje { $goods }, a masz { $have }.
too-little-science = To kosztuje { $need } nauki, a masz { $have }.
picks-too-few = Wybrane znaczniki są warte { $goods }, a trzeba zapłacić { $need }. Wybierz ich więcej albo cofnij wybór.
picks-too-many = Przy cenie { $need } z wybranych znaczników reszta wyniosłaby { $goods }: wybierz ich mniej.
picks-inexact = Wybranymi znacznikami nie da się dokładnie zapłacić { $goods }, a innymi można.
no-token-to-pick = Na karcie „{ $card }” nie ma już znacznika do wybrania.
no-choice-of-tokens = Wszystkie takie znaczniki leżą na karcie „{ $card }”: nie ma czego wybierać.
civil-hand-full = Masz na ręce kart cywilnych: { $held }, a limit to { $limit }. Najpierw zagraj jedną z nich.
leader-of-age-taken = Lider tej ery został już przez ciebie wzięty.
technology-twice = Masz już tę technologię: { $card }.
wonder-unfinished = Zanim weźmiesz następny cud, dokończ ten w budowie.
yellow-bank-empty = Twój żółty bank jest pusty.
not-in-play = Karty „{ $card }” nie ma w twojej cywilizacji.
not-in-hand = Karty „{ $card }” nie masz na ręce.
no-worker-on = Na karcie „{ $card }” nie ma robotnika.
no-unused-worker = Nie masz wolnego robotnika: najpierw zwiększ populację.
urban-limit = Twój ustrój pozwala na tyle budynków publicznych jednego rodzaju: { $limit }, a masz { $count }.
no-upgrade = Nie można ulepszyć: { $from } → { $to }. Rodzaj musi być ten sam, a poziom wyższy.
no-conversion = Bach nie może zamienić: { $from } → { $to }. Musi to być budynek publiczny i teatr co najmniej tego samego poziomu.
no-bach = Tylko Bach zamienia budynki w teatry.
bach-used = W tej turze Bach zamienił już budynek w teatr.
no-unfinished-wonder = Nie masz cudu w budowie.
too-many-stages = Nie można naraz zbudować tylu etapów ({ $count }): limit to { $limit }, a { $left ->
    [one] został { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
}.
no-token-for-stage = Każdy etap wymaga niebieskiego znacznika: potrzeba { $count }, a masz { $tokens }.
partner-cannot-pay = { $partner } nie ma { $need } nauki na waszą współpracę.
no-government = Karta „{ $card }” nie jest ustrojem.
revolution-needs-all = Rewolucja wymaga wszystkich akcji cywilnych ({ $need }), a masz { $have }.
disband-units = { $card } to jednostka: można ją rozwiązać.
no-homer = Pod cud można wsunąć tylko zastąpionego Homera.
wonder-not-completed = „{ $card }” nie jest twoim ukończonym cudem.
no-barbarossa = Może to zrobić tylko Barbarossa.
no-churchill = Może to zrobić tylko Churchill.
churchill-used = W tej turze wybór Churchilla jest już dokonany.
no-hammurabi = Tylko Hammurabi może użyć akcji militarnej jako cywilnej.
hammurabi-used = Hammurabi robi to raz w turze; już to zrobił lub obiecał.
no-liner = Nie masz Żeglugi transoceanicznej.
liner-used = W tej turze Żegluga transoceaniczna przywiozła już robotnika.
no-trade-routes = Nie masz Umowy o szlakach handlowych.
trade-used = Szlaki handlowe przewożą jedno dobro na turę; jest już użyte lub obiecane.
tactic-changed = W tej turze taktyka jest już zagrana lub skopiowana.
not-common = „{ $card }” nie jest wspólną taktyką.
tactic-already-yours = Masz już taktykę „{ $card }”.
taken-this-turn = Karta „{ $card }” jest wzięta w tej turze: zagraj ją w późniejszej.
card-cannot-order = Tej karty nie można użyć do takiej akcji.
card-has-no-choice = Ta karta nie daje takiego wyboru.
card-needs-choice = Napisz, do czego służy karta, na przykład „play rich_land_a : build bronze” lub „play reserves_i food”.
civ-no-units = To wydarzenie pozwala tylko na farmy, kopalnie i budynki publiczne.
politics-lost = Ta akcja polityczna przepadła.
no-rival = To nie jest przeciwnik w tej partii.
no-such-pact = Nie uczestniczysz w pakcie „{ $card }”.
gandhi-does-not-attack = Gandhi nie atakuje.
nothing-to-take = { $seat } nie ma nic, co można by zabrać kartą „{ $card }”.
pact-forbids-attack = Pakt „{ $card }” zabrania ataków między wami.
rival-not-weaker = { $seat } ma siłę { $theirs }, a twój atak { $own }: musi być większy.
rival-protected = Tej cywilizacji nie można wypowiedzieć wojny, bo utraciła suwerenność: { $seat }.
no-war-in-last-round = W ostatniej rundzie nie można wypowiedzieć wojny.
no-alexander = Aleksander nie jest twoim liderem.
no-columbus = Kolumb nie jest twoim liderem.
no-resignation-now = W erze IV nie można zrezygnować z gry.
bid-range = Podaj stawkę od { $least } do { $most } albo spasuj.
defence-not-enough = Atak ma siłę { $need }, a twoja obrona { $have }; możesz użyć najwyżej { $limit ->
    [one] { $limit } karty
    [few] { $limit } kart
    [many] { $limit } kart
   *[other] { $limit } kart
}.
force-too-small = Twoje siły to { $force }, a stawka { $bid }; musi wyruszyć co najmniej jedna jednostka.
loss-does-not-fit = Tracisz razem { $amount } ze swoich zapasów: żywność { $food }, surowce { $resources }.

# The board
class-farm = farma
class-mine = kopalnia
class-lab = laboratorium
class-temple = świątynia
class-library = biblioteka
class-arena = arena
class-theater = teatr
class-infantry = piechota
class-cavalry = kawaleria
class-artillery = artyleria
class-air-force = lotnictwo
class-government = ustrój
class-special = specjalna technologia
class-leader = lider
class-wonder = cud świata
class-action = akcja
class-event = wydarzenie
class-territory = terytorium
class-aggression = agresja
class-war = wojna
class-pact = pakt
class-tactic = taktyka
class-bonus = bonus
sum-food = +{ $amount } żywn.
sum-resources = +{ $amount } sur.
sum-science = { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}
sum-culture = { $amount ->
    [one] { $amount } kultura
    [few] { $amount } kultury
    [many] { $amount } kultury
   *[other] { $amount } kultury
}
sum-strength = { $amount ->
    [one] { $amount } siła
    [few] { $amount } siły
    [many] { $amount } siły
   *[other] { $amount } siły
}
sum-happy = { $amount ->
    [one] { $amount } zadowolenie
    [few] { $amount } zadowolenia
    [many] { $amount } zadowolenia
   *[other] { $amount } zadowolenia
}
sum-civil = { $amount } cyw.
sum-military = { $amount } mil.
sum-blue = { $amount } nieb.
sum-yellow = { $amount } żółt.
sum-colonization = { $amount } koloniz.
sum-technology = { $science } n., { $resources } sur.:
sum-government = { $science } ({ $revolution }) n.: { $civil } cyw., { $military } mil., limit { $limit }
sum-science-cost = { $science } n.:
sum-construction = do { $stages } etapów naraz; budynki publiczne er I, II, III tańsze o { $one }, { $two }, { $three }
sum-stages = { $stages }:
sum-tactic = { $infantry } piech., { $cavalry } kaw., { $artillery } art.: { $strength }
sum-bonus = obrona { $defence }, kolonizacja { $colonization }
text-decks = Pozostałe karty: cywilne { $civil }, militarne { $military }.
text-events = Aktualne wydarzenia: { $current }; przyszłe: { $future }.
text-tactics = Wspólne taktyki: { $cards }.
text-own-events = Twoje zaplanowane wydarzenia: { $cards }.
text-next-event = Na wierzchu aktualnych wydarzeń: { $cards }.
text-auction = { $card }: { $seat } licytuje { $bid }.
text-auction-open = { $card }: jeszcze bez stawki.
text-table = kultura | nauka | siła | zadow. | żywność | surowce
text-actions = { $civil }/{ $civil_total } cyw., { $military }/{ $military_total } mil.; wolni { $unused }, bank: żółte { $yellow }, niebieskie { $blue }
text-civil-hand = Ręka: { $cards }
text-military-hand = Karty militarne: { $cards }
text-resigned = rezygnacja
text-ruined = { " " }(ruiny)
list-politics = Faza polityczna: { $seat }.
list-actions = Faza akcji: { $seat }.
list-over = Partia się skończyła.
list-start = Gracz rozpoczynający: { $seat }.
list-discards = Odrzucone karty militarne: era A { $a }, I { $one }, II { $two }, III { $three }.
list-past = Minione wydarzenia: { $cards }.
list-attack = { $seat } atakuje: { $card }, siła { $strength }; broni się { $rival }.
list-rival = Otwarta decyzja dotyczy gracza: { $seat }.
list-chosen = Dotąd wybrane: { $cards }.
list-picks = Znaczniki do następnej płatności: { $cards }.
list-economy = niezadowoleni { $discontent }; konsumpcja { $consumption }, korupcja { $corruption }
list-limits = limity: budynki publiczne jednego rodzaju { $urban }, karty cywilne { $civil }, karty militarne { $military } (teraz { $held })
list-for-units = na jednostki w tej turze: surowce { $resources }, nauka { $science }
list-own-tactic = { $card }, własna: armie { $armies }, przestarzałe { $outdated }
list-common-tactic = { $card }, wspólna: armie { $armies }, przestarzałe { $outdated }
list-homer = Homer leży pod cudem „{ $card }”
list-pact = { $card }, partner { $seat }: { $side }
list-side-a = tu strona A
list-side-b = tu strona B
list-side-same = obie strony takie same
list-shown = pokazane z ręki: { $cards }
list-no-politics = traci następną fazę polityczną
list-cards = Co robią jawne karty, według nazwy i id
list-card = { $card } ({ $id }), { $age }, { $class }: { $about }
label-culture = Kultura
label-science = Nauka
label-strength = Siła
label-happy = Zadowolenie
label-food = Żywność
label-resources = Surowce
label-workers = Wolni
label-tactics = Wspólne taktyki
label-next-event = Następne wydarzenie
label-uprising = powstanie
label-ruins = w ruinie
label-homer = z Homerem
label-exclusive = własna

# Panels
panel-row = Tor kart
panel-standing = Stan gry
panel-mat = karty w grze
panel-hand = Ręka
panel-rival = w grze
panel-contest = Do rozstrzygnięcia
panel-prepare = Do zaplanowania
panel-forecast = Jeśli zakończysz teraz
panel-score = Kultura według źródeł
score-before = przed końcowymi wydarzeniami
score-other = laboratoria Billa Gatesa
score-total = razem
piles-left = zostało: cywilne { $civil }, militarne { $military }
piles-events = Wydarzenia
piles-then = potem
label-actions = Pozostałe akcje
label-banks = Banki
label-cards = Ręka
label-unused = Wolni robotnicy
label-common = wspólna
label-shown = widoczne:
class-people = populacja
value-of = z { $total }
value-none = brak
value-stages = { $built }/{ $stages }
value-limit = limit { $limit }
value-for-units = na jednostki
value-armies = { $whose }, { $fresh ->
    [0] bez armii
    [one] { $fresh } armia
    [few] { $fresh } armie
    [many] { $fresh } armii
   *[other] { $fresh } armii
}{ $old ->
    [0] { "" }
   *[other] , przestarzałe: { $old }
}
value-chosen = { $count ->
    [one] wybrana
    [few] wybrane: { $count }
    [many] wybranych: { $count }
   *[other] wybranych: { $count }
}
hand-count = cywilne { $civil } z { $civil_limit }, militarne { $military } z { $military_limit }
hand-excess = do odrzucenia przed dobraniem: { $count }
hand-events = Twoje wydarzenia w stosach:
full-people = { $unused ->
    [0] Brak wolnych robotników
    [one] { $unused } wolny robotnik
    [few] { $unused } wolni robotnicy
    [many] { $unused } wolnych robotników
   *[other] { $unused } wolnych robotników
}, a w banku { $bank ->
    [one] { $bank } żółty znacznik
    [few] { $bank } żółte znaczniki
    [many] { $bank } żółtych znaczników
   *[other] { $bank } żółtych znaczników
}. Im mniej ich tam zostaje, tym więcej żywności kosztuje nowy robotnik i tym więcej je ludność: { $eaten } na turę. Potrzeba { $needed ->
    [one] { $needed } ikony zadowolenia
    [few] { $needed } ikon zadowolenia
    [many] { $needed } ikon zadowolenia
   *[other] { $needed } ikon zadowolenia
}, a jest { $happy }. { $discontent ->
    [0] Nikt nie jest niezadowolony.
    [one] { $discontent } robotnik jest niezadowolony: trzymaj jednego wolnego, inaczej wybuchnie powstanie.
    [few] { $discontent } robotnicy są niezadowoleni: trzymaj tylu wolnych, inaczej wybuchnie powstanie.
    [many] { $discontent } robotników jest niezadowolonych: trzymaj tylu wolnych, inaczej wybuchnie powstanie.
   *[other] { $discontent } robotników jest niezadowolonych: trzymaj tylu wolnych, inaczej wybuchnie powstanie.
}
fact-now = Teraz
fact-else = Jeśli się uda
fact-send = Wysyłasz
fact-get = Zyskujesz
fact-need = Potrzeba
fact-rivals = Przeciwnicy
defence-holds = { $own } przeciw { $theirs }: atak się nie udaje, strat nie ma
defence-fails = { $own } przeciw { $theirs }: do odparcia brakuje { $short }
defence-limit = Twoje karty: { $used } z { $limit }, tyle co twoje akcje militarne
defence-hopeless = Twoje karty go nie powstrzymają.
loss-culture-to = tracisz { $lost ->
    [one] { $lost } punkt
    [few] { $lost } punkty
    [many] { $lost } punktów
   *[other] { $lost } punktu
} kultury: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-science-to = tracisz { $lost ->
    [one] { $lost } punkt
    [few] { $lost } punkty
    [many] { $lost } punktów
   *[other] { $lost } punktu
} nauki: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-goods = tracisz żywność i surowce, razem { $lost }: { $before } → { $after }
stakes-culture = kultura: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
stakes-science = nauka: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
before-after = { $before } → { $after }
loss-worker = tracisz robotnika
loss-buildings = { $count ->
    [one] jeden z twoich budynków publicznych zostaje zniszczony
    [few] najwyżej { $count } twoje budynki publiczne zostają zniszczone
    [many] najwyżej { $count } twoich budynków publicznych zostaje zniszczonych
   *[other] najwyżej { $count } twoich budynków publicznych zostaje zniszczonych
}
loss-colony = { $count ->
    [one] tracisz swoją kolonię
    [few] tracisz jedną ze swoich kolonii
    [many] tracisz jedną ze swoich kolonii
   *[other] tracisz jedną ze swoich kolonii
}
loss-leader = tracisz lidera albo cud w budowie
bids-units = Jednostki
bids-ships = Statki
bids-cards = Karty
bids-state = Stan
bids-highest = stawka { $bid }
bids-cannot = nie może licytować
bids-passed = pas
bids-next = licytuje
bids-waits = w grze
rivals-reach = { $seat } może dojść do { $force }{ $cards ->
    [0] { "" }
    [one] , { $cards } karta na ręce
    [few] , { $cards } karty na ręce
    [many] , { $cards } kart na ręce
   *[other] , { $cards } kart na ręce
}
rivals-none = nikt nie ma jednostki do wysłania: wygrywa każda stawka
force-list = { $parts }
force-units = { $count } × { $card }
force-discards = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
    [many] { $count } odrzuconych
   *[other] { $count } odrzuconych
}
send-nothing = jeszcze nic
send-need = siły { $bid } i co najmniej jedna jednostka
pact-sides = Druga strona bierze { $theirs }, ty bierzesz { $yours }.
pact-as-a = · ty jako A
pact-as-b = To samo, ty jako B
discard-count = Do odrzucenia { $count ->
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
    [many] jeszcze { $count } kart
   *[other] jeszcze { $count } kart
}: na ręce { $held }, limit { $limit }
politics-heading = { $card } · { $text }
versus = { $own } : { $theirs }
step-politics = Polityka
step-actions = Akcje
step-end = Koniec tury
ending-unused = akcje niewykorzystane
ending-uprising = powstanie: brak produkcji
ending-hunger = brakuje żywności: { $missing }
ending-eaten = zjedzone: { $amount }
ending-corruption = korupcja: { $amount }
ending-discard = odrzuć { $count }
ending-draw = dobierz { $count }
ending-discard-draw = odrzuć { $discard }, dobierz { $draw }
war-heading = { $card }: { $seat } – { $rival }
stake-none = Na razie nikt nie wygrywa.
stake-science = Na razie { $seat } zdobywa { $amount } nauki lub technologie za tyle. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-yellow = Na razie { $seat } odbiera { $amount ->
    [one] { $amount } żółty znacznik
    [few] { $amount } żółte znaczniki
    [many] { $amount } żółtych znaczników
   *[other] { $amount } żółtych znaczników
}. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-culture = Na razie { $seat } odbiera { $amount } kultury. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
sign-culture = { $count ->
    [one] { $count } kultura
    [few] { $count } kultury
    [many] { $count } kultury
   *[other] { $count } kultury
}
sign-science = { $count ->
    [one] { $count } nauka
    [few] { $count } nauki
    [many] { $count } nauki
   *[other] { $count } nauki
}
sign-strength = { $count ->
    [one] { $count } siła
    [few] { $count } siły
    [many] { $count } siły
   *[other] { $count } siły
}
sign-happy = { $count ->
    [one] { $count } ikona zadowolenia
    [few] { $count } ikony zadowolenia
    [many] { $count } ikon zadowolenia
   *[other] { $count } ikon zadowolenia
}
sign-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
    [many] { $count } żywności
   *[other] { $count } żywności
}
sign-resources = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowców
}
sign-civil = { $count ->
    [one] { $count } akcja cywilna
    [few] { $count } akcje cywilne
    [many] { $count } akcji cywilnych
   *[other] { $count } akcji cywilnych
}
sign-military = { $count ->
    [one] { $count } akcja militarna
    [few] { $count } akcje militarne
    [many] { $count } akcji militarnych
   *[other] { $count } akcji militarnych
}
sign-worker = { $count ->
    [one] { $count } żółty znacznik
    [few] { $count } żółte znaczniki
    [many] { $count } żółtych znaczników
   *[other] { $count } żółtych znaczników
}
sign-blue = { $count ->
    [one] { $count } niebieski znacznik
    [few] { $count } niebieskie znaczniki
    [many] { $count } niebieskich znaczników
   *[other] { $count } niebieskich znaczników
}
sign-stage = etap za { $count }
sign-stage-built = etap za { $count }, zbudowany
sign-bar = { $count }
sign-back = karta militarna, era { $count }
sign-ship = { $count } do kolonizacji
sign-mine = { $count ->
   *[one] { $count } kopalnia
    [few] { $count } kopalnie
    [many] { $count } kopalń
    [other] { $count } kopalń
}
sign-lab = { $count ->
   *[one] { $count } laboratorium
    [few] { $count } laboratoria
    [many] { $count } laboratoriów
    [other] { $count } laboratoriów
}
sign-temple = { $count ->
   *[one] { $count } świątynia
    [few] { $count } świątynie
    [many] { $count } świątyń
    [other] { $count } świątyń
}
sign-library = { $count ->
   *[one] { $count } biblioteka
    [few] { $count } biblioteki
    [many] { $count } bibliotek
    [other] { $count } bibliotek
}
sign-arena = { $count ->
   *[one] { $count } arena
    [few] { $count } areny
    [many] { $count } aren
    [other] { $count } aren
}
sign-theatre = { $count ->
   *[one] { $count } teatr
    [few] { $count } teatry
    [many] { $count } teatrów
    [other] { $count } teatrów
}
sign-infantry = piechota { $count }
sign-cavalry = kawaleria { $count }
sign-artillery = artyleria { $count }
sign-aircraft = lotnictwo { $count }
sign-government = { $count ->
   *[one] { $count } ustrój
    [few] { $count } ustroje
    [many] { $count } ustrojów
    [other] { $count } ustrojów
}
sign-special = { $count ->
   *[one] { $count } specjalna technologia
    [few] { $count } specjalne technologie
    [many] { $count } specjalnych technologii
    [other] { $count } specjalnych technologii
}
sign-leader = { $count ->
   *[one] { $count } lider
    [few] { $count } liderzy
    [many] { $count } liderów
    [other] { $count } liderów
}
sign-wonder = { $count ->
   *[one] { $count } cud
    [few] { $count } cuda
    [many] { $count } cudów
    [other] { $count } cudów
}
sign-action = { $count ->
   *[one] { $count } karta akcji
    [few] { $count } karty akcji
    [many] { $count } kart akcji
    [other] { $count } kart akcji
}
sign-event = wydarzenie, era { $count }
sign-territory = { $count ->
   *[one] { $count } terytorium
    [few] { $count } terytoria
    [many] { $count } terytoriów
    [other] { $count } terytoriów
}
sign-aggression = { $count ->
   *[one] { $count } agresja
    [few] { $count } agresje
    [many] { $count } agresji
    [other] { $count } agresji
}
sign-war = { $count ->
   *[one] { $count } wojna
    [few] { $count } wojny
    [many] { $count } wojen
    [other] { $count } wojen
}
sign-pact = { $count ->
   *[one] { $count } pakt
    [few] { $count } pakty
    [many] { $count } paktów
    [other] { $count } paktów
}
sign-tactic = { $count ->
   *[one] { $count } taktyka
    [few] { $count } taktyki
    [many] { $count } taktyk
    [other] { $count } taktyk
}
sign-defence = { $count } do obrony

# The texts of cards
short-farm = { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
} na robotnika
short-mine = { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} na robotnika
short-lab = { $science ->
    [one] { $science } nauka
    [few] { $science } nauki
    [many] { $science } nauki
   *[other] { $science } nauki
} na robotnika
short-faces = { $culture ->
    [one] { $culture } kultura
    [few] { $culture } kultury
    [many] { $culture } kultury
   *[other] { $culture } kultury
}, { $happy ->
    [one] { $happy } zadowolenie
    [few] { $happy } zadowolenia
    [many] { $happy } zadowolenia
   *[other] { $happy } zadowolenia
}
short-library = { $science ->
    [one] { $science } nauka
    [few] { $science } nauki
    [many] { $science } nauki
   *[other] { $science } nauki
}, { $culture ->
    [one] { $culture } kultura
    [few] { $culture } kultury
    [many] { $culture } kultury
   *[other] { $culture } kultury
}
short-arena = { $strength ->
    [one] { $strength } siła
    [few] { $strength } siły
    [many] { $strength } siły
   *[other] { $strength } siły
}, { $happy ->
    [one] { $happy } zadowolenie
    [few] { $happy } zadowolenia
    [many] { $happy } zadowolenia
   *[other] { $happy } zadowolenia
}
short-unit = { $strength ->
    [one] { $strength } siła
    [few] { $strength } siły
    [many] { $strength } siły
   *[other] { $strength } siły
} za jednostkę
short-air-force = { $strength ->
    [one] { $strength } siła
    [few] { $strength } siły
    [many] { $strength } siły
   *[other] { $strength } siły
}; podwaja armię
short-government = akcje cyw.: { $civil }, mil.: { $military }
short-law = +{ $civil ->
    [one] { $civil } akcja cywilna
    [few] { $civil } akcje cywilne
    [many] { $civil } akcji cywilnych
   *[other] { $civil } akcji cywilnych
}
short-law-blue = +{ $civil ->
    [one] { $civil } akcja
    [few] { $civil } akcje
    [many] { $civil } akcji
   *[other] { $civil } akcji
} cyw., { $blue } nieb.
short-warfare = { $strength ->
    [one] { $strength } siła
    [few] { $strength } siły
    [many] { $strength } siły
   *[other] { $strength } siły
}, { $military ->
    [one] { $military } akcja
    [few] { $military } akcje
    [many] { $military } akcji
   *[other] { $military } akcji
} mil.
short-exploration = { $strength ->
    [one] { $strength } siła
    [few] { $strength } siły
    [many] { $strength } siły
   *[other] { $strength } siły
}, { $ships } do kolonizacji
short-construction = { $stages } etapy cudu, tańsze miasto
short-tactic = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
    [many] { $units } jednostek
   *[other] { $units } jednostek
}: { $strength }{ $old ->
    [0] { "" }
   *[other] , stare { $old }
}
short-bonus = obrona +{ $defence }, kolonizacja +{ $ships }
full-farm = Robotnik kosztuje tu { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} i produkuje { $food ->
    [one] { $food } żywność
    [few] { $food } żywności
    [many] { $food } żywności
   *[other] { $food } żywności
} na turę; tyle samo jest wart niebieski znacznik na karcie.
full-mine = Robotnik kosztuje tu { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} i produkuje { $made ->
    [one] { $made } surowiec
    [few] { $made } surowce
    [many] { $made } surowców
   *[other] { $made } surowców
} na turę; tyle samo jest wart niebieski znacznik na karcie.
full-urban = Robotnik kosztuje tu { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} i daje: { $gives }. Ustrój ogranicza liczbę budynków publicznych każdego rodzaju.
full-unit = Jednostka kosztuje { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} i akcję militarną, a jej siła to { $strength }. Jednostki tworzą armie według twojej taktyki.
full-air-force = Jednostka kosztuje { $resources ->
    [one] { $resources } surowiec
    [few] { $resources } surowce
    [many] { $resources } surowców
   *[other] { $resources } surowców
} i akcję militarną, a jej siła to { $strength }. Nie należy do armii, ale podwaja to, co taktyka daje za jedną z nich.
full-starting = Masz ją od początku.
full-developed = Wynalezienie kosztuje akcję cywilną i { $science } nauki.
full-government = { $civil ->
    [one] { $civil } akcja cywilna
    [few] { $civil } akcje cywilne
    [many] { $civil } akcji cywilnych
   *[other] { $civil } akcji cywilnych
}, { $military ->
    [one] { $military } akcja militarna
    [few] { $military } akcje militarne
    [many] { $military } akcji militarnych
   *[other] { $military } akcji militarnych
}, limit budynków publicznych jednego rodzaju: { $limit }.
full-new-government = Wprowadzenie kosztuje akcję cywilną i { $science } nauki; rewolucja kosztuje wszystkie akcje cywilne i { $revolution ->
    [one] { $revolution } naukę.
    [few] { $revolution } nauki.
    [many] { $revolution } nauki.
   *[other] { $revolution } nauki.
}
full-construction = Jedną akcją cywilną można zbudować kilka etapów cudu, najwyżej { $stages }. Budynki publiczne ery I są tańsze o { $one }, ery II o { $two }, ery III o { $three }.
full-special = Zastępuje ją późniejsza technologia tego samego rodzaju.
full-gives = W grze daje: { $gives }.
full-wonder = Koszt etapów w surowcach: { $stages }; każdy wymaga akcji cywilnej i niebieskiego znacznika z banku.
full-territory = Kto je skolonizuje, dostaje od razu: { $now }; na stałe: { $kept }.
full-tactic = Armia: { $units }; dodaje do siły { $strength }.
full-outdated = Jeśli jest w niej jednostka starsza od karty o co najmniej dwie ery, dodaje { $strength }.
full-tactic-use = Zagranie kosztuje akcję militarną. Do twojej następnej tury jest tylko twoja; potem każdy może ją skopiować za 2.
full-bonus = W obronie warta { $defence }, w siłach kolonizacyjnych { $ships }.
full-event = Zaplanowanie jej jako akcja polityczna daje kulturę równą jej erze; wydarzenie nastąpi później i dotyczy wszystkich.
full-aggression = Kosztuje { $count ->
    [one] { $count } akcję militarną
    [few] { $count } akcje militarne
    [many] { $count } akcji militarnych
   *[other] { $count } akcji militarnych
}, a twoja siła musi być większa; przeciwnik może się bronić kartami.
full-war = Wypowiedzenie kosztuje { $count ->
    [one] { $count } akcję militarną
    [few] { $count } akcje militarne
    [many] { $count } akcji militarnych
   *[other] { $count } akcji militarnych
}; wojnę rozstrzyga siła na początku twojej następnej tury.
full-action = Zagranie kosztuje akcję cywilną, w turze późniejszej niż wzięcie.
full-pact = Oferuje się go jako akcję polityczną; trwa, dopóki ktoś z was go nie anuluje.
full-pact-sided = Oferuje się go jako akcję polityczną, z wybraną przez siebie stroną; trwa, dopóki ktoś z was go nie anuluje.
gives-culture = { $amount ->
    [one] { $amount } kultura
    [few] { $amount } kultury
    [many] { $amount } kultury
   *[other] { $amount } kultury
}
gives-science = { $amount ->
    [one] { $amount } nauka
    [few] { $amount } nauki
    [many] { $amount } nauki
   *[other] { $amount } nauki
}
gives-strength = { $amount ->
    [one] { $amount } siła
    [few] { $amount } siły
    [many] { $amount } siły
   *[other] { $amount } siły
}
gives-happy = { $amount ->
    [one] { $amount } ikona zadowolenia
    [few] { $amount } ikony zadowolenia
    [many] { $amount } ikon zadowolenia
   *[other] { $amount } ikon zadowolenia
}
gives-civil = { $amount ->
    [one] { $amount } akcja cywilna
    [few] { $amount } akcje cywilne
    [many] { $amount } akcji cywilnych
   *[other] { $amount } akcji cywilnych
}
gives-military = { $amount ->
    [one] { $amount } akcja militarna
    [few] { $amount } akcje militarne
    [many] { $amount } akcji militarnych
   *[other] { $amount } akcji militarnych
}
gives-yellow = { $amount ->
    [one] { $amount } żółty znacznik
    [few] { $amount } żółte znaczniki
    [many] { $amount } żółtych znaczników
   *[other] { $amount } żółtych znaczników
}
gives-blue = { $amount ->
    [one] { $amount } niebieski znacznik
    [few] { $amount } niebieskie znaczniki
    [many] { $amount } niebieskich znaczników
   *[other] { $amount } niebieskich znaczników
}
gives-ships = { $amount } do każdych sił kolonizacyjnych
gives-food = { $amount ->
    [one] { $amount } żywność
    [few] { $amount } żywności
    [many] { $amount } żywności
   *[other] { $amount } żywności
}
gives-resources = { $amount ->
    [one] { $amount } surowiec
    [few] { $amount } surowce
    [many] { $amount } surowców
   *[other] { $amount } surowców
}
gives-workers = { $amount ->
    [one] { $amount } robotnik
    [few] { $amount } robotnicy
    [many] { $amount } robotników
   *[other] { $amount } robotników
}
gives-cards = { $amount ->
    [one] { $amount } karta militarna
    [few] { $amount } karty militarne
    [many] { $amount } kart militarnych
   *[other] { $amount } kart militarnych
}
gives-infantry = piechota: { $amount }
gives-cavalry = kawaleria: { $amount }
gives-artillery = artyleria: { $amount }
gives-less = −{ $what }

# technology
agriculture = Rolnictwo
irrigation = Irygacja
selective_breeding = Hodowla selektywna
mechanized_agriculture = Zmechanizowane rolnictwo
bronze = Brąz
iron = Żelazo
coal = Węgiel
oil = Ropa naftowa
philosophy = Filozofia
alchemy = Alchemia
scientific_method = Metoda naukowa
computers = Komputery
religion = Religia
theology = Teologia
organized_religion = Zorganizowana religia
printing_press = Prasa drukarska
journalism = Dziennikarstwo
multimedia = Multimedia
bread_and_circuses = Chleb i igrzyska
team_sports = Sporty drużynowe
professional_sports = Sport zawodowy
drama = Teatr
opera = Opera
movies = Kino
warriors = Wojownicy
swordsmen = Miecznicy
riflemen = Strzelcy
modern_infantry = Nowoczesna piechota
knights = Rycerze
cavalrymen = Kawalerzyści
tanks = Czołgi
cannon = Armaty
rockets = Rakiety
air_forces = Siły powietrzne

# government
despotism = Tyrania
monarchy = Monarchia
theocracy = Teokracja
constitutional_monarchy = Monarchia konstytucyjna
republic = Republika
communism = Komunizm
fundamentalism = Fundamentalizm
democracy = Demokracja

# special
code_of_laws = Kodeks
justice_system = System sądownictwa
civil_service = Służba cywilna
warfare = Sztuka wojenna
strategy = Strategia
military_theory = Teoria wojskowości
cartography = Kartografia
navigation = Nawigacja
satellites = Satelity
masonry = Murarstwo
architecture = Architektura
engineering = Inżynieria

# leader
alexander_the_great = Aleksander Macedoński
short-alexander_the_great = +1 siły za jednostkę
text-alexander_the_great = +1 siły za każdą twoją jednostkę wojskową. Akcja polityczna: usuń go z gry i dodaj do swojego żółtego banku 1 żółty znacznik z pudełka.
aristotle = Arystoteles
short-aristotle = 1 nauka za wziętą techn.
text-aristotle = Za każdym razem, gdy bierzesz z toru kartę technologii, zyskujesz 1 punkt nauki.
hammurabi = Hammurabi
short-hammurabi = Akcja militarna jako cywilna
text-hammurabi = Raz w turze jedna akcja militarna może opłacić jedną akcję cywilną. Wzięcie lidera z toru kosztuje o 1 akcję cywilną mniej.
homer = Homer
short-homer = 1 surowiec na wojsko co turę
text-homer = Co turę 1 dodatkowy surowiec na budowę lub ulepszenie jednostek wojskowych. Gdy zostaje zastąpiony, można wsunąć go pod ukończony cud, który ma wtedy o 1 ikonę zadowolenia więcej; akcja cywilna wtedy nie wraca.
julius_caesar = Juliusz Cezar
short-julius_caesar = Raz: druga akcja polityczna
text-julius_caesar = Raz w partii po akcji politycznej możesz wykonać jeszcze jedną w tej samej fazie.
moses = Mojżesz
short-moses = Populacja o 1 taniej
text-moses = Zwiększenie populacji kosztuje o 1 żywność mniej.
christopher_columbus = Krzysztof Kolumb
short-christopher_columbus = Raz kolonizuje bez jednostek
text-christopher_columbus = Akcja polityczna: usuń go z gry i skolonizuj terytorium z ręki, nie wysyłając jednostek.
frederick_barbarossa = Fryderyk Barbarossa
short-frederick_barbarossa = Robotnik i wojsko taniej
text-frederick_barbarossa = Za 1 akcję militarną zwiększ populację i zbuduj jednostkę wojskową, o 1 żywność i 1 surowiec taniej.
genghis_khan = Czyngis-chan
short-genghis_khan = 3 kultury w czołowej dwójce
text-genghis_khan = W armiach każda jednostka piechoty może liczyć się jako kawaleria. Na koniec swojej tury zyskujesz 3 punkty kultury, jeśli jesteś wśród dwóch najsilniejszych (remisy na twoją korzyść).
joan_of_arc = Joanna d’Arc
short-joan_of_arc = Zadowolenie świątyń to siła
text-joan_of_arc = +1 siły za każdą ikonę zadowolenia twoich świątyń i ustroju. Na początku swojej fazy politycznej możesz podejrzeć wierzchnie aktualne wydarzenie.
leonardo_da_vinci = Leonardo da Vinci
short-leonardo_da_vinci = Nauka; technol.: 1 surowiec
text-leonardo_da_vinci = Twoje najlepsze laboratorium lub biblioteka produkuje dodatkowo naukę równą swojemu poziomowi. Za każdym razem, gdy wynajdujesz technologię, zyskujesz 1 surowiec.
michelangelo = Michał Anioł
short-michelangelo = 1 kultura za zadowolenie
text-michelangelo = Świątynie, teatry i cuda produkują dodatkowo 1 punkt kultury za każdą swoją ikonę zadowolenia. Biorąc cud, nie dopłacasz za cuda już ukończone.
isaac_newton = Isaac Newton
short-isaac_newton = Nauka; zwrot akcji za techn.
text-isaac_newton = Twoje najlepsze laboratorium lub biblioteka produkuje dodatkowo naukę równą swojemu poziomowi. Za każdym razem, gdy wynajdujesz technologię, odzyskujesz 1 zużytą akcję cywilną.
james_cook = James Cook
short-james_cook = Kultura za kolonie
text-james_cook = Kolonizując, możesz odrzucić do 2 kart militarnych po +1 za każdą. Twoja pierwsza kolonia produkuje 2 punkty kultury, każda następna 1.
johann_sebastian_bach = Jan Sebastian Bach
short-johann_sebastian_bach = Teatry: +1 kultury
text-johann_sebastian_bach = Każdy teatr produkuje dodatkowo 1 punkt kultury. Technologie teatrów kosztują o 2 punkty nauki mniej. Raz w turze akcja cywilna może ulepszyć dowolny budynek publiczny na teatr tego samego lub wyższego poziomu.
maximilien_robespierre = Maximilien Robespierre
short-maximilien_robespierre = Rewolucja za akcje militarne
text-maximilien_robespierre = Rewolucja kosztuje wszystkie twoje akcje militarne zamiast wszystkich cywilnych. Ogłaszając ją, zyskujesz 3 punkty kultury.
napoleon_bonaparte = Napoleon Bonaparte
short-napoleon_bonaparte = +2 siły za rodzaj jednostek
text-napoleon_bonaparte = +2 siły za każdy rodzaj jednostek wojskowych, który masz.
william_shakespeare = William Szekspir
short-william_shakespeare = 2 kultury za parę z teatrem
text-william_shakespeare = Z biblioteką: teatry kosztują o 1 surowiec, a ich technologie o 1 punkt nauki mniej; z teatrem to samo dotyczy bibliotek. Każda para biblioteka–teatr produkuje dodatkowo 2 punkty kultury.
albert_einstein = Albert Einstein
short-albert_einstein = Nauka; 3 kultury za technologię
text-albert_einstein = Twoje najlepsze laboratorium lub biblioteka produkuje dodatkowo naukę równą swojemu poziomowi. Za każdym razem, gdy wynajdujesz technologię, zyskujesz 3 punkty kultury.
bill_gates = Bill Gates
short-bill_gates = Laboratoria dają też surowce
text-bill_gates = Każde laboratorium produkuje też surowce równe swojemu poziomowi. Gdy opuszcza grę albo gra się kończy, zyskujesz kulturę równą tej dodatkowej produkcji.
charlie_chaplin = Charlie Chaplin
short-charlie_chaplin = Najlepszy teatr podwójnie
text-charlie_chaplin = Twój najlepszy teatr produkuje dwa razy więcej kultury.
mahatma_gandhi = Mahatma Gandhi
short-mahatma_gandhi = Bez ataków; inni płacą 2×
text-mahatma_gandhi = Nie możesz zagrywać agresji ani wojen. Przeciwnicy płacą za atak na ciebie dwa razy więcej akcji militarnych.
sid_meier = Sid Meier
short-sid_meier = Laboratoria: kultura
text-sid_meier = Każde laboratorium produkuje kulturę równą swojemu poziomowi i o 1 punkt nauki mniej.
winston_churchill = Winston Churchill
short-winston_churchill = 3 kultury albo 3 i 3 na wojsko
text-winston_churchill = Co turę wybierz: 3 punkty kultury albo 3 punkty nauki i 3 surowce na technologie jednostek wojskowych oraz na budowę i ulepszanie jednostek.

# wonder
colossus = Kolos
short-colossus = 2 siły, 1 do kolonizacji
hanging_gardens = Wiszące ogrody
short-hanging_gardens = 1 kultura, 2 zadowolenia
library_of_alexandria = Biblioteka Aleksandryjska
short-library_of_alexandria = Po 1 karcie więcej na ręce
text-library_of_alexandria = Możesz mieć na ręce o 1 kartę cywilną i 1 kartę militarną więcej.
pyramids = Piramidy
short-pyramids = +1 akcja cywilna
great_wall = Wielki mur
short-great_wall = Piechota, działa: +1 siły
text-great_wall = +1 siły za każdą twoją jednostkę piechoty i artylerii.
st_peters_basilica = Bazylika św. Piotra
short-st_peters_basilica = +1 zadowolenia na źródło
text-st_peters_basilica = Każda inna karta lub robotnik, który daje co najmniej jedną ikonę zadowolenia, daje o jedną więcej.
taj_mahal = Tadż Mahal
short-taj_mahal = Tańszy po nowym liderze
text-taj_mahal = Wzięcie kosztuje o 2 akcje cywilne mniej, jeśli w tej turze twój lider został zastąpiony.
universitas_carolina = Uniwersytet Karola
short-universitas_carolina = 1 kultura, 2 nauki
eiffel_tower = Wieża Eiffla
short-eiffel_tower = 4 kultury, 1 zadowolenie
kremlin = Kreml
short-kremlin = 2 kultury, po 1 akcji
ocean_liner_service = Żegluga transoceaniczna
short-ocean_liner_service = Darmowy robotnik co turę
text-ocean_liner_service = Raz w każdej swojej fazie akcji zyskujesz 1 robotnika bez akcji i bez żywności.
transcontinental_railroad = Kolej transkontynentalna
short-transcontinental_railroad = Najlepsza kopalnia ×2
text-transcontinental_railroad = Jeden robotnik w twojej najlepszej kopalni produkuje 2 niebieskie znaczniki zamiast 1.
fast_food_chains = Sieci barów szybkiej obsługi
short-fast_food_chains = Kultura za robotników
text-fast_food_chains = Po ukończeniu zyskujesz 1 punkt kultury za robotnika w jednostce lub budynku publicznym i 2 za robotnika na farmie lub w kopalni.
first_space_flight = Pierwszy lot w kosmos
short-first_space_flight = Kultura za poziomy techn.
text-first_space_flight = Po ukończeniu zyskujesz 1 punkt kultury za każdy poziom każdej swojej technologii w grze.
hollywood = Hollywood
short-hollywood = Teatry i biblioteki ×2
text-hollywood = Po ukończeniu zyskujesz dwa razy tyle kultury, ile produkują twoje teatry i biblioteki.
internet = Internet
short-internet = Kultura za budynki
text-internet = Po ukończeniu zyskujesz tyle kultury, ile wynosi produkcja kultury i nauki twoich budynków publicznych oraz siła, którą dają.

# action
cultural_heritage_a = Dziedzictwo kulturowe A
short-cultural_heritage_a = 4 kultury, 1 nauka
text-cultural_heritage_a = Zyskujesz 1 punkt nauki i 4 punkty kultury.
engineering_genius_a = Geniusz inżynierii A
short-engineering_genius_a = Etap cudu o 2 taniej
text-engineering_genius_a = Zbuduj jeden etap cudu o 2 surowce taniej.
frugality_a = Oszczędność A
short-frugality_a = Populacja, potem 1 żywność
text-frugality_a = Zwiększ populację; po zapłaceniu zyskujesz 1 żywność.
patriotism_a = Patriotyzm A
short-patriotism_a = +1 militarna, 1 na jednostki
text-patriotism_a = W tej turze: 1 dodatkowy surowiec na budowę i ulepszanie jednostek wojskowych i 1 dodatkowa akcja militarna.
rich_land_a = Bogate ziemie A
short-rich_land_a = Farma, kopalnia o 1 taniej
text-rich_land_a = Zbuduj lub ulepsz farmę lub kopalnię o 1 surowiec taniej.
stockpile_a = Zapasy
short-stockpile_a = 1 żywność i 1 surowiec
text-stockpile_a = Zyskujesz 1 surowiec i 1 żywność.
urban_growth_a = Rozwój miast A
short-urban_growth_a = Budynek publ. o 1 taniej
text-urban_growth_a = Zbuduj lub ulepsz budynek publiczny o 1 surowiec taniej.
breakthrough_i = Przełom technologiczny I
short-breakthrough_i = Wynajdź, potem 2 nauki
text-breakthrough_i = Wynajdź technologię; po zapłaceniu zyskujesz 2 punkty nauki.
cultural_heritage_i = Dziedzictwo kulturowe I
short-cultural_heritage_i = 2 kultury, 2 nauki
text-cultural_heritage_i = Zyskujesz 2 punkty nauki i 2 punkty kultury.
engineering_genius_i = Geniusz inżynierii I
short-engineering_genius_i = Etap cudu o 3 taniej
text-engineering_genius_i = Zbuduj jeden etap cudu o 3 surowce taniej.
frugality_i = Oszczędność I
short-frugality_i = Populacja, potem 2 żywności
text-frugality_i = Zwiększ populację; po zapłaceniu zyskujesz 2 żywności.
patriotism_i = Patriotyzm I
short-patriotism_i = +1 militarna, 2 na jednostki
text-patriotism_i = W tej turze: 2 dodatkowe surowce na budowę i ulepszanie jednostek wojskowych i 1 dodatkowa akcja militarna.
reserves_i = Rezerwy I
short-reserves_i = 2 surowce albo 2 żywności
text-reserves_i = Zyskujesz 2 surowce albo 2 żywności.
rich_land_i = Bogate ziemie I
short-rich_land_i = Farma, kopalnia o 2 taniej
text-rich_land_i = Zbuduj lub ulepsz farmę lub kopalnię o 2 surowce taniej.
urban_growth_i = Rozwój miast I
short-urban_growth_i = Budynek publ. o 2 taniej
text-urban_growth_i = Zbuduj lub ulepsz budynek publiczny o 2 surowce taniej.
breakthrough_ii = Przełom technologiczny II
short-breakthrough_ii = Wynajdź, potem 3 nauki
text-breakthrough_ii = Wynajdź technologię; po zapłaceniu zyskujesz 3 punkty nauki.
efficient_upgrade_ii = Wydajne ulepszenie II
short-efficient_upgrade_ii = Ulepszenie o 3 taniej
text-efficient_upgrade_ii = Ulepsz farmę, kopalnię lub budynek publiczny o 3 surowce taniej.
engineering_genius_ii = Geniusz inżynierii II
short-engineering_genius_ii = Etap cudu o 4 taniej
text-engineering_genius_ii = Zbuduj jeden etap cudu o 4 surowce taniej.
frugality_ii = Oszczędność II
short-frugality_ii = Populacja, potem 3 żywności
text-frugality_ii = Zwiększ populację; po zapłaceniu zyskujesz 3 żywności.
patriotism_ii = Patriotyzm II
short-patriotism_ii = +1 militarna, 3 na jednostki
text-patriotism_ii = W tej turze: 3 dodatkowe surowce na budowę i ulepszanie jednostek wojskowych i 1 dodatkowa akcja militarna.
reserves_ii = Rezerwy II
short-reserves_ii = 3 surowce albo 3 żywności
text-reserves_ii = Zyskujesz 3 surowce albo 3 żywności.
revolutionary_idea_ii = Rewolucyjny pomysł II
short-revolutionary_idea_ii = 4 nauki
text-revolutionary_idea_ii = Zyskujesz 4 punkty nauki.
rich_land_ii = Bogate ziemie II
short-rich_land_ii = Farma, kopalnia o 3 taniej
text-rich_land_ii = Zbuduj lub ulepsz farmę lub kopalnię o 3 surowce taniej.
urban_growth_ii = Rozwój miast II
short-urban_growth_ii = Budynek publ. o 3 taniej
text-urban_growth_ii = Zbuduj lub ulepsz budynek publiczny o 3 surowce taniej.
wave_of_nationalism_ii = Fala nacjonalizmu
short-wave_of_nationalism_ii = Tańsze wojsko dla słabych
text-wave_of_nationalism_ii = Za każdą cywilizację silniejszą od twojej masz w tej turze dodatkowe surowce na budowę i ulepszanie jednostek wojskowych: 6 przy dwóch graczach, 3 przy trzech, 2 przy czterech.
efficient_upgrade_iii = Wydajne ulepszenie III
short-efficient_upgrade_iii = Ulepszenie o 4 taniej
text-efficient_upgrade_iii = Ulepsz farmę, kopalnię lub budynek publiczny o 4 surowce taniej.
endowment_for_the_arts_iii = Mecenat sztuki
short-endowment_for_the_arts_iii = Kultura za bogatszych
text-endowment_for_the_arts_iii = Zyskujesz kulturę za każdą cywilizację, która ma więcej punktów kultury: 6 przy dwóch graczach, 3 przy trzech, 2 przy czterech.
engineering_genius_iii = Geniusz inżynierii III
short-engineering_genius_iii = Etap cudu o 5 taniej
text-engineering_genius_iii = Zbuduj jeden etap cudu o 5 surowców taniej.
military_build_up_iii = Wyścig zbrojeń
short-military_build_up_iii = Tańsze wojsko dla słabych
text-military_build_up_iii = Za każdą cywilizację silniejszą od twojej masz w tej turze dodatkowe surowce na budowę i ulepszanie jednostek wojskowych: 8 przy dwóch graczach, 5 przy trzech, 3 przy czterech.
patriotism_iii = Patriotyzm III
short-patriotism_iii = +1 militarna, 4 na jednostki
text-patriotism_iii = W tej turze: 4 dodatkowe surowce na budowę i ulepszanie jednostek wojskowych i 1 dodatkowa akcja militarna.
reserves_iii = Rezerwy III
short-reserves_iii = 4 surowce albo 4 żywności
text-reserves_iii = Zyskujesz 4 surowce albo 4 żywności.
revolutionary_idea_iii = Rewolucyjny pomysł III
short-revolutionary_idea_iii = 6 nauki
text-revolutionary_idea_iii = Zyskujesz 6 punktów nauki.
urban_growth_iii = Rozwój miast III
short-urban_growth_iii = Budynek publ. o 4 taniej
text-urban_growth_iii = Zbuduj lub ulepsz budynek publiczny o 4 surowce taniej.

# event
development_of_agriculture = Rozwój rolnictwa
short-development_of_agriculture = Wszyscy: 2 żywności
text-development_of_agriculture = Każda cywilizacja zyskuje 2 żywności.
development_of_crafts = Rozwój rzemiosła
short-development_of_crafts = Wszyscy: 2 surowce
text-development_of_crafts = Każda cywilizacja zyskuje 2 surowce.
development_of_markets = Rozwój handlu
short-development_of_markets = Wszyscy: 2 żywn. lub 2 surowce
text-development_of_markets = Każdy gracz wybiera: 2 żywności albo 2 surowce.
development_of_politics = Rozwój polityki
short-development_of_politics = Wszyscy: 3 karty militarne
text-development_of_politics = Każdy gracz dobiera 3 karty militarne.
development_of_religion = Rozwój religii
short-development_of_religion = Darmowa świątynia
text-development_of_religion = Każdy gracz, który ma wolnego robotnika, może za darmo zbudować świątynię ery A.
development_of_science = Rozwój nauki
short-development_of_science = Wszyscy: 2 nauki
text-development_of_science = Każda cywilizacja zyskuje 2 punkty nauki.
development_of_settlement = Rozwój osadnictwa
short-development_of_settlement = Wszyscy: robotnik
text-development_of_settlement = Każda cywilizacja zyskuje 1 robotnika.
development_of_trade_routes = Rozwój szlaków handlowych
short-development_of_trade_routes = Wszyscy: 1 nauka i po 1 dobru
text-development_of_trade_routes = Każda cywilizacja zyskuje 1 punkt nauki, 1 żywność i 1 surowiec.
development_of_warfare = Rozwój sztuki wojennej
short-development_of_warfare = Darmowi Wojownicy
text-development_of_warfare = Każdy gracz, który ma wolnego robotnika, może za darmo zbudować jednostkę Wojowników.
development_of_civilization = Rozwój cywilizacji
short-development_of_civilization = Każdy robi coś o 1 taniej
text-development_of_civilization = Każdy gracz może zwiększyć populację, zbudować farmę, kopalnię lub budynek publiczny albo wynaleźć technologię o 1 żywność, surowiec lub naukę taniej.
barbarians = Barbarzyńcy
short-barbarians = Bogaty i słaby: −robotnik
text-barbarians = Jeśli cywilizacja z największą liczbą punktów kultury jest jedną z dwóch najsłabszych, traci 1 robotnika.
border_conflict = Konflikt graniczny
short-border_conflict = Najsłabszy traci budynek
text-border_conflict = Najsłabsza cywilizacja niszczy jeden ze swoich budynków publicznych, farm lub kopalń; najsilniejsza zyskuje 3 surowce.
crusades = Krucjaty
short-crusades = Najsilniejszy +4, ostatni −4
text-crusades = Najsilniejsza cywilizacja zyskuje 4 punkty kultury, najsłabsza traci 4 punkty kultury.
cultural_influence = Wpływy kulturowe
short-cultural_influence = Przyrost kultury jeszcze raz
text-cultural_influence = Każda cywilizacja zyskuje kulturę równą wskaźnikowi przyrostu kultury.
foray = Wypad
short-foray = Najsilniejsi dwaj: 3 dobra
text-foray = Każda z dwóch najsilniejszych cywilizacji zyskuje żywność i surowce, razem 3.
good_harvest = Urodzaj
short-good_harvest = Produkcja żywności
text-good_harvest = Każda cywilizacja produkuje teraz żywność; bez korupcji i konsumpcji.
immigration = Imigracja
short-immigration = Najszczęśliwsi: robotnik
text-immigration = Wszystkie cywilizacje z największą liczbą ikon zadowolenia zyskują po 1 robotniku.
new_deposits = Nowe złoża
short-new_deposits = Produkcja surowców
text-new_deposits = Każda cywilizacja produkuje teraz surowce; bez korupcji.
pestilence = Zaraza
short-pestilence = Wszyscy tracą robotnika
text-pestilence = Każda cywilizacja traci 1 robotnika.
raiders = Najeźdźcy
short-raiders = Dwaj najsłabsi: −2 dobra
text-raiders = Każda z dwóch najsłabszych cywilizacji traci żywność i surowce, razem 2.
rats = Szczury
short-rats = Cała żywność przepada
text-rats = Każda cywilizacja traci całą zgromadzoną żywność.
rebellion = Rebelia
short-rebellion = Akcje za niezadowolonych
text-rebellion = Każda cywilizacja natychmiast wydaje bez skutku 2 akcje cywilne za każdego niezadowolonego robotnika.
reign_of_terror = Rządy terroru
short-reign_of_terror = Najsłabszy: −1 robotnik
text-reign_of_terror = Najsłabsza cywilizacja traci 1 robotnika.
scientific_breakthrough = Przełom naukowy
short-scientific_breakthrough = Przyrost nauki jeszcze raz
text-scientific_breakthrough = Każda cywilizacja zyskuje naukę równą wskaźnikowi przyrostu nauki.
uncertain_borders = Niepewne granice
short-uncertain_borders = Najsilniejszy: żółty znacznik
text-uncertain_borders = Najsilniejsza cywilizacja zabiera 1 żółty znacznik z żółtego banku najsłabszej.
civil_unrest = Niepokoje społeczne
short-civil_unrest = Niezadowolony: −4 kultury
text-civil_unrest = Każda cywilizacja traci 4 punkty kultury za każdego niezadowolonego robotnika; wszystkie z największą ich liczbą odkładają też 1 niebieski znacznik do pudełka. Bez skutku, jeśli nikt nie ma niezadowolonych robotników.
cold_war = Zimna wojna
short-cold_war = Najsilniejsi dwaj: 6 nauki
text-cold_war = Dwie najsilniejsze cywilizacje zyskują po 6 punktów nauki.
crime_wave = Fala przestępczości
short-crime_wave = Dwaj najsłabsi: −3 kultury
text-crime_wave = Dwie najsłabsze cywilizacje tracą po 3 punkty kultury i odkładają po 1 niebieskim znaczniku do pudełka.
economic_progress = Postęp gospodarczy
short-economic_progress = Wszyscy mają produkcję
text-economic_progress = Każda cywilizacja: korupcja, produkcja żywności, konsumpcja, produkcja surowców.
emigration = Emigracja
short-emigration = Odchodzi połowa niezadowol.
text-emigration = Każda cywilizacja traci połowę swoich niezadowolonych robotników, zaokrąglając w górę.
iconoclasm = Ikonoklazm
short-iconoclasm = Odchodzą dawni liderzy
text-iconoclasm = Każdy lider, który nie jest z bieżącej ery, zostaje usunięty z gry.
independence_declaration = Deklaracja niepodległości
short-independence_declaration = Najsłabszy traci kolonię
text-independence_declaration = Najsłabsza cywilizacja traci 1 kolonię według swojego wyboru.
international_agreement = Porozumienie międzynarodowe
short-international_agreement = Najsilniejszy: karty za 5
text-international_agreement = Najsilniejsza cywilizacja może wziąć karty cywilne warte razem do 5 akcji cywilnych, rezygnując z następnej akcji politycznej; potem tor kart przesuwa się i uzupełnia.
national_pride = Duma narodowa
short-national_pride = Lider kultury: +5 kultury
text-national_pride = Cywilizacja z największą liczbą punktów kultury zyskuje 5 punktów kultury.
politics_of_strength = Polityka siły
short-politics_of_strength = Silny +5 kart, słaby −3 karty
text-politics_of_strength = Najsilniejsza cywilizacja dobiera 5 kart militarnych, najsłabsza odrzuca 3. W erze IV zamiast tego: +5 i −3 kultury.
popularization_of_science = Popularyzacja nauki
short-popularization_of_science = Tyle kultury, ile nauki
text-popularization_of_science = Każda cywilizacja zyskuje kulturę równą wskaźnikowi przyrostu nauki.
prosperity = Dobrobyt
short-prosperity = Żywność za zadowolenie
text-prosperity = Każda cywilizacja zyskuje 1 żywność za każdą ikonę zadowolenia (najwyżej 8).
ravages_of_time = Upływ czasu
short-ravages_of_time = Stare cuda niszczeją
text-ravages_of_time = Każdy gracz odwraca jeden ukończony cud ery A lub I; traci on działanie i produkuje 2 punkty kultury.
refugees = Uchodźcy
short-refugees = Silny zyskuje, słaby traci
text-refugees = Najsilniejsza cywilizacja zyskuje 3 punkty kultury i 1 robotnika; najsłabsza traci 3 punkty kultury i 1 robotnika.
terrorism = Terroryzm
short-terrorism = Ostatni niszczy budynki
text-terrorism = Cywilizacja z najmniejszą liczbą punktów kultury niszczy 1 budynek publiczny każdej innej cywilizacji.
impact_of_agriculture = Wpływ rolnictwa
short-impact_of_agriculture = Kultura za żywność
text-impact_of_agriculture = Każda cywilizacja zyskuje kulturę równą produkcji żywności i jeszcze 4, jeśli jest ona większa od konsumpcji.
impact_of_architecture = Wpływ architektury
short-impact_of_architecture = Kultura za poziomy miast
text-impact_of_architecture = Każda cywilizacja zyskuje 1 punkt kultury za każdy poziom każdego swojego budynku publicznego.
impact_of_balance = Wpływ równowagi
short-impact_of_balance = 2× najniższa produkcja
text-impact_of_balance = Każda cywilizacja zyskuje dwukrotność najniższej ze swoich produkcji: nauki, kultury, żywności i surowców.
impact_of_colonies = Wpływ kolonii
short-impact_of_colonies = 3 kultury za kolonię
text-impact_of_colonies = Każda cywilizacja zyskuje 3 punkty kultury za każdą swoją kolonię.
impact_of_competition = Wpływ rywalizacji
short-impact_of_competition = Kultura za wojsko i areny
text-impact_of_competition = Każda cywilizacja zyskuje 1 punkt kultury za każdy poziom każdej swojej jednostki wojskowej i areny.
impact_of_government = Wpływ ustroju
short-impact_of_government = Kultura za akcje
text-impact_of_government = Każda cywilizacja zyskuje 2 punkty kultury za każdą swoją akcję cywilną i 1 za każdą akcję militarną.
impact_of_happiness = Wpływ zadowolenia
short-impact_of_happiness = 2 kultury za zadowolenie
text-impact_of_happiness = Każda cywilizacja zyskuje 2 punkty kultury za każdą ikonę zadowolenia, najwyżej 16, i traci 2 za każdego niezadowolonego robotnika.
impact_of_industry = Wpływ przemysłu
short-impact_of_industry = Kultura za kopalnie
text-impact_of_industry = Każda cywilizacja zyskuje kulturę równą surowcom, które produkują jej kopalnie.
impact_of_population = Wpływ populacji
short-impact_of_population = Kultura za robotników
text-impact_of_population = Każda cywilizacja zyskuje 2 punkty kultury za każdego zadowolonego robotnika powyżej 10.
impact_of_progress = Wpływ postępu
short-impact_of_progress = Ustrój i techn. specjalne
text-impact_of_progress = Każda cywilizacja zyskuje 2 punkty kultury za każdy poziom swojego ustroju i specjalnych technologii.
impact_of_science = Wpływ nauki
short-impact_of_science = Kultura wg miejsca w nauce
text-impact_of_science = Cywilizacje zyskują kulturę według miejsca w produkcji nauki: 15, 10, 5 i 0 przy czterech graczach; 14, 7 i 0 przy trzech; 10 i 0 przy dwóch.
impact_of_strength = Wpływ siły
short-impact_of_strength = Kultura wg miejsca w sile
text-impact_of_strength = Cywilizacje zyskują kulturę według miejsca w sile: 15, 10, 5 i 0 przy czterech graczach; 14, 7 i 0 przy trzech; 10 i 0 przy dwóch.
impact_of_technology = Wpływ technologii
short-impact_of_technology = 4 kultury za techn. ery III
text-impact_of_technology = Każda cywilizacja zyskuje 4 punkty kultury za każdą swoją technologię ery III w grze.
impact_of_variety = Wpływ różnorodności
short-impact_of_variety = 2 kultury za rodzaj
text-impact_of_variety = Każda cywilizacja zyskuje 2 punkty kultury za każdy swój rodzaj jednostek wojskowych, każdy rodzaj budynków publicznych i każdą specjalną technologię.
impact_of_wonders = Wpływ cudów
short-impact_of_wonders = Kultura za cuda
text-impact_of_wonders = Każdy ukończony cud daje kulturę: 5 z ery A, 4 z ery I, 3 z ery II, 2 z ery III.

# territory
developed_territory_i = Rozwinięte terytorium I
short-developed_territory_i = 3 nauki teraz, znaczniki
historic_territory_i = Historyczne terytorium I
short-historic_territory_i = 6 kultury teraz, 1 zadow.
inhabited_territory_i = Zamieszkane terytorium I
short-inhabited_territory_i = 1 robotnik teraz, 2 żółte
strategic_territory_i = Strategiczne terytorium I
short-strategic_territory_i = 3 karty teraz, 2 siły
vast_territory_i = Rozległe terytorium I
short-vast_territory_i = 3 żywności teraz, 3 żółte
wealthy_territory_i = Bogate terytorium I
short-wealthy_territory_i = 5 surowców teraz, 3 nieb.
developed_territory_ii = Rozwinięte terytorium II
short-developed_territory_ii = 5 nauki teraz, znaczniki
historic_territory_ii = Historyczne terytorium II
short-historic_territory_ii = 11 kultury teraz, 2 zadow.
inhabited_territory_ii = Zamieszkane terytorium II
short-inhabited_territory_ii = 2 robotników teraz, 3 żółte
strategic_territory_ii = Strategiczne terytorium II
short-strategic_territory_ii = 5 kart teraz, 4 siły
vast_territory_ii = Rozległe terytorium II
short-vast_territory_ii = 4 żywności teraz, 4 żółte
wealthy_territory_ii = Bogate terytorium II
short-wealthy_territory_ii = 9 surowców teraz, 4 nieb.

# aggression
enslave_i = Zniewolenie
short-enslave_i = Przeciwnik traci robotnika
text-enslave_i = Przeciwnik traci 1 robotnika; zyskujesz 2 surowce i 2 żywności.
plunder_i = Grabież I
short-plunder_i = Zabierz 3 dobra
text-plunder_i = Przeciwnik traci razem do 3 surowców i żywności według twojego wyboru; zyskujesz tyle samo.
raid_i = Napad I
short-raid_i = Zniszcz budynek
text-raid_i = Zniszcz 1 budynek publiczny poziomu 0 lub 1; zyskujesz surowce równe połowie jego kosztu, zaokrąglając w górę.
annex_ii = Aneksja
short-annex_ii = Zabierz kolonię
text-annex_ii = Zabierz jedną kolonię wraz z jej stałym działaniem.
infiltrate_ii = Infiltracja
short-infiltrate_ii = Usuń lidera albo cud
text-infiltrate_ii = Usuń lidera lub cud w budowie przeciwnika; zyskujesz 3 punkty kultury za każdy jego poziom.
plunder_ii = Grabież II
short-plunder_ii = Zabierz 5 dóbr
text-plunder_ii = Przeciwnik traci razem do 5 surowców i żywności według twojego wyboru; zyskujesz tyle samo.
raid_ii = Napad II
short-raid_ii = Zniszcz do 2 budynków
text-raid_ii = Zniszcz do 2 budynków publicznych: jeden najwyżej poziomu 2, drugi najwyżej poziomu 1; zyskujesz połowę ich łącznego kosztu, zaokrąglając w górę.
spy_ii = Szpiegostwo
short-spy_ii = Zabierz 5 nauki
text-spy_ii = Zabierz do 5 punktów nauki.
armed_intervention_iii = Interwencja zbrojna
short-armed_intervention_iii = Zabierz do 7 kultury
text-armed_intervention_iii = Zabierz do 7 punktów kultury.
plunder_iii = Grabież III
short-plunder_iii = Zabierz 7 dóbr
text-plunder_iii = Przeciwnik traci razem do 7 surowców i żywności według twojego wyboru; zyskujesz tyle samo.
raid_iii = Napad III
short-raid_iii = Zniszcz do 2 budynków
text-raid_iii = Zniszcz do 2 budynków publicznych: jeden najwyżej poziomu 3, drugi najwyżej poziomu 2; zyskujesz połowę ich łącznego kosztu, zaokrąglając w górę.

# war
war_over_technology = Wojna o technologię
short-war_over_technology = Zdobądź naukę lub technologie
text-war_over_technology = Zwycięzca zabiera naukę równą przewadze; zamiast niej może brać specjalne technologie po ich koszcie w nauce.
war_over_territory = Wojna o terytorium
short-war_over_territory = Zdobądź żółte znaczniki
text-war_over_territory = Zwycięzca zabiera 1 żółty znacznik i jeszcze 1 za każde pełne 5 przewagi.
war_over_culture = Wojna o kulturę
short-war_over_culture = 5 kultury plus przewaga
text-war_over_culture = Zwycięzca zabiera 5 punktów kultury i jeszcze tyle, ile wynosi przewaga.

# pact
open_borders_agreement = Umowa o otwartych granicach
short-open_borders_agreement = Oboje: 1 akcja militarna
text-open_borders_agreement = Obie strony mają o 1 akcję militarną więcej. Jeśli jedna atakuje drugą, ma w tym ataku +2 siły.
trade_routes_agreement = Umowa o szlakach handlowych
short-trade_routes_agreement = Wymiana 1 dobra na turę
text-trade_routes_agreement = Co turę A może użyć 1 żywności jako 1 surowca; B może użyć 1 surowca jako 1 żywności.
acceptance_of_supremacy = Uznanie zwierzchnictwa
short-acceptance_of_supremacy = A +1, B −1 surowiec
text-acceptance_of_supremacy = Nie możecie się wzajemnie atakować. A produkuje o 1 surowiec więcej, B o 1 mniej.
international_trade_agreement = Międzynarodowa umowa handlowa
short-international_trade_agreement = A +1 surowiec, B +1 żywność
text-international_trade_agreement = A produkuje o 1 surowiec więcej, B o 1 żywność więcej.
promise_of_military_protection = Obietnica ochrony militarnej
short-promise_of_military_protection = A +1 kultury, B +4 siły
text-promise_of_military_protection = A produkuje o 1 punkt kultury więcej. B ma +4 siły i produkuje o 1 punkt kultury mniej. Wygasa, jeśli jedna strona zaatakuje drugą.
scientific_cooperation = Współpraca naukowa
short-scientific_cooperation = Technologie o 2 taniej
text-scientific_cooperation = Wynalezienie technologii kosztuje o 2 punkty nauki mniej, a druga strona płaci 1 punkt nauki; niemożliwe, jeśli nie może zapłacić.
international_tourism = Turystyka międzynarodowa
short-international_tourism = Kultura za cuda partnera
text-international_tourism = Każda strona produkuje 1 punkt kultury za każdy ukończony cud drugiej.
loss_of_sovereignty = Utrata suwerenności
short-loss_of_sovereignty = A +2, B −2 kultury; pokój
text-loss_of_sovereignty = Nie możecie się wzajemnie atakować. A produkuje o 2 punkty kultury więcej, B o 2 mniej. Nikt nie może wypowiedzieć wojny stronie B.
military_pact = Pakt militarny
short-military_pact = Oboje: +3 siły
text-military_pact = Obie strony mają +3 siły. Wygasa, jeśli jedna zaatakuje drugą.
peace_treaty = Traktat pokojowy
short-peace_treaty = Bez ataków; po +1 kultury
text-peace_treaty = Nie możecie się wzajemnie atakować. Każda strona produkuje o 1 punkt kultury więcej.

# tactic
fighting_band = Oddział bojowy
legion = Legion
medieval_army = Armia średniowieczna
phalanx = Falanga
heavy_cavalry = Ciężka kawaleria
mobile_artillery = Artyleria konna
fortifications = Fortyfikacje
conquistadors = Konkwistadorzy
defensive_army = Armia obronna
napoleonic_army = Armia napoleońska
classic_army = Armia klasyczna
entrenchments = Okopy
mechanized_army = Armia zmechanizowana
shock_troops = Oddziały szturmowe
modern_army = Nowoczesna armia

# bonus
bonus_i = Bonus militarny I
bonus_ii = Bonus militarny II
bonus_iii = Bonus militarny III

## Standing orders

order-bid-upto-5 = Licytuj o terytorium do siły 5, potem pasuj.
order-pass = Pasuj w każdej licytacji o terytorium.
order-defend-none = Nie wydawaj kart na obronę przed atakiem.
order-refuse = Odrzucaj każdy zaoferowany pakt.

## What is dealt, and in which order

deal-data = Ta partia jest rozdana z wartości kart, których ten serwer nie ma; ma { $known }.
component-civil_a = Karty cywilne ery A w kolejności trafiania na tor kart, od pola 1.
component-civil_i = Talia cywilna ery I od wierzchniej karty w dół.
component-civil_ii = Talia cywilna ery II od wierzchniej karty w dół.
component-civil_iii = Talia cywilna ery III od wierzchniej karty w dół.
component-events_a = Wydarzenia ery A: te na planszy od góry, potem te, które zostają w pudełku.
component-military_i = Talia militarna ery I od wierzchniej karty w dół.
component-military_ii = Talia militarna ery II od wierzchniej karty w dół.
component-military_iii = Talia militarna ery III od wierzchniej karty w dół.
component-reshuffles = Klucz do ponownego tasowania talii: dowolne litery i cyfry.

# A guided first match
lesson-aim = Prowadzisz cywilizację od starożytności do współczesności. Wygrywa, kto na koniec ma najwięcej kultury; dają ją cuda, liderzy, świątynie i wydarzenia.
lesson-defend = To agresja przeciw tobie. Karty z ręki zwiększają w niej twoją siłę; jeśli dorówna sile atakującego, nic się nie stanie. Oddaj karty mniej warte niż strata albo się nie broń.
lesson-defend-done = Agresja rozstrzygnięta. Więcej siły na planszy odstrasza napastników i oszczędza karty.
lesson-bid = Trwa licytacja terytorium. Licytujesz siłę: kto da najwięcej, traci tyle jednostek, ile trzeba, z pomocą kart premii, i zatrzymuje terytorium. Spasuj, jeśli armia jest dla ciebie cenniejsza.
lesson-bid-done = Co daje terytorium, jest na jego karcie: od razu i dopóki należy do właściciela.
lesson-discard = Masz za dużo kart: na koniec tury zostaje tyle kart militarnych, ile masz akcji militarnych. Odrzuć to, co przyda się najmniej; karty premii pomagają w obronie.
lesson-discard-done = Reszta zostaje na ręce. Karty zagranej w porę nie trzeba odrzucać.
lesson-take = Karty na torze u góry to wszystko, czego twoja cywilizacja może się nauczyć. Weź jedną: pierwsze pięć kosztuje jedną akcję cywilną, następne cztery dwie, ostatnie cztery trzy. W pierwszej rundzie nie robi się nic innego; warto mieć liderów i cuda ery A.
lesson-take-done = Karta jest twoja. Cud od razu leży przed tobą; wszystko inne masz na ręce, dopóki tego nie zagrasz.
lesson-end-turn = Zakończ turę, gdy zużyjesz akcje. Farmy produkują żywność, kopalnie surowce, laboratoria naukę; prognoza pokazuje to, zanim zakończysz.
lesson-end-turn-done = Tak przebiega tura: polityka, akcje, produkcja.
lesson-develop = Zagraj to, co masz: powołaj lidera, zbuduj etap cudu za surowce albo użyj karty akcji.
lesson-develop-done = Twoja cywilizacja się rozwinęła. Przeczytaj kartę jeszcze raz: to, co daje, liczy się od teraz.
lesson-grow = Zwiększ populację za żywność: jeden z twoich żółtych znaczników staje się wolnym robotnikiem.
lesson-grow-done = Wolny robotnik czeka na pracę. Im więcej ludzi, tym więcej ikon zadowolenia potrzebujesz.
lesson-build = Daj wolnemu robotnikowi pracę: zbuduj za surowce farmę, kopalnię, laboratorium lub świątynię.
lesson-build-done = Pracuje dla ciebie kolejny robotnik, a to, co daje karta, liczy się od teraz.
lesson-politics = Tura zaczyna się od polityki. Jeśli masz wśród kart militarnych wydarzenie, możesz je zaplanować: wróci później i dotknie wszystkich, więc sprawdź, komu sprzyja. Jeśli nie, przejdź do swoich akcji.
lesson-politics-done = Polityka w tej turze skończona; teraz akcje.
lesson-technology = Wynajdź technologię: kartę bierze się z toru, a płaci nauką. Farmy, kopalnie, budynki i jednostki działają, gdy są na nich robotnicy; ustroje i specjalne technologie od razu.
lesson-technology-done = Technologia jest twoja. Jeśli potrzebuje robotników, zbuduj coś na niej albo przenieś robotnika ze starszej karty.
lesson-army = Nie bądź najsłabszą cywilizacją. Zbuduj jednostkę albo zagraj taktykę, która z tego, co masz, tworzy armię.
lesson-army-done = Siła rozstrzyga wydarzenia, agresje i wojny. Nie musi być największa, ale nie może zostawać daleko w tyle.
lesson-upgrade = Ulepsz: za różnicę w surowcach robotnik przechodzi ze starszej karty na lepszą tego samego rodzaju.
lesson-upgrade-done = Ten sam robotnik daje teraz więcej: tak cywilizacja rośnie, choć nie przybywa ludzi do wyżywienia.
lesson-tokens = Niebieskie znaczniki to twoje zapasy: na farmach są żywnością, w kopalniach surowcami. Im mniej ich w banku, tym większa korupcja. Żółte znaczniki to twoi ludzie.
lesson-people = Patrz na dwa wiersze swojej planszy: potrzebne ikony zadowolenia i żywność, którą zjada ludność. Za mało zadowolenia to tura bez produkcji, za mało żywności kosztuje kulturę.
lesson-events = Zaczynają wracać zaplanowane wydarzenia. Przed każdym porównaj siłę i kulturę.
lesson-end = Ostatnie rundy: pozostałe wydarzenia ery III punktują na koniec. Teraz zamieniaj wszystko na kulturę.

## Reasons of the bots: what an action brings or costs

reason-points = kultura od razu
reason-culture = kultura co turę
reason-science = nauka
reason-food = żywność
reason-resources = surowce
reason-people = robotnicy i zadowolenie
reason-strength = siła
reason-actions = akcje
reason-government = ustrój i specjalne technologie
reason-leader = lider
reason-wonders = cuda
reason-colonies = kolonie
reason-cards = karty na ręce
reason-events = końcowe wydarzenia
