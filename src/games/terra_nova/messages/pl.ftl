# Terra Nova po polsku.

## Sources

promise = Dziesięć frakcji zasiedla dolinę o pięciu rodzajach terenu. Każda żyje tylko na jednym z nich i zmienia w niego to, co zastaje. Pięć rund; wygrywa, kto ma najwięcej punktów.
source-rules = Zasady są takie jak w wydanej instrukcji; podaje ona ceny, żetony i umiejętności.
source-components = Odczytane z drukowanych elementów: teren, rzeki i miejsca mostów przedniej strony; dochody mat, monety początkowe i tor żeglugi; dochody żetonów bonusowych B, E, F i G, przy czym F jest niepewny (2 mocy albo 2 monety); które żetony rund występują podwójnie (dom i fabryka).
source-reconstructed = Odtworzone i być może inne w twoim egzemplarzu: teren strony dla dwóch graczy i jej oznaczenia dla neutralnych domów, domy pierwszej partii oraz jej żetony rund 4 i 5. Zastępuje je plik operatora serwisu albo wiersze „deal” w zapisie partii (zasady 16.1).

## Options

option-setup = Przygotowanie
option-setup-free = Każdy po kolei wybiera frakcję, domy i żeton.
option-setup-first_game = Zalecana pierwsza partia: ustalone domy, żetony i mały zestaw frakcji.
option-turn_order = Kolejność tur
option-turn_order-clockwise = Zgodnie z ruchem wskazówek zegara od gracza, który pierwszy spasował w poprzedniej rundzie.
option-turn_order-pass_order = W kolejności pasowania w poprzedniej rundzie.
option-neutral = Neutralne domy dla dwóch graczy
option-neutral-none = Brak.
option-neutral-planner = Planista: jeden kolor, losowany na początku, zagradza drogę najwyżej czterema domami.
option-neutral-lucky_digger = Szczęśliwy Kopacz: przed każdym dochodem obaj gracze losują i stawiają neutralny dom.

## Names

lake = jezioro
forest = las
wasteland = pustkowie
desert = pustynia
swamp = bagno
river = rzeka

water_sprites = Wodne Sprity
sea_dogs = Wilki Morskie
golems = Golemy
fire_sprites = Ogniste Sprity
leprechauns = Leprechauny
inventors = Wynalazcy
fairies = Wróżki
druids = Druidzi
sun_worshippers = Czciciele Słońca
sand_cats = Piaskowe Koty

about-water_sprites = jezioro; 4 punkty więcej za każde miasto
about-sea_dogs = jezioro; miasta także przez jeden heks rzeki
about-golems = pustkowie; punkty za fabryki przy pasowaniu
about-fire_sprites = pustkowie; akcje mocy tańsze o 1
about-leprechauns = bagno; 2 mocy za każdą użytą łopatę
about-inventors = bagno; moc, gdy inni budują dom
about-fairies = las; 2 mocy więcej przy każdym dochodzie
about-druids = las; 3 mocy są warte 2 punkty
about-sun_worshippers = pustynia; trzeci dom na początku
about-sand_cats = pustynia; monety, gdy inni ulepszają

left-water_sprites = raz na rundę darmowy dom na dowolnym wolnym jeziorze
left-sea_dogs = od razu krok żeglugi
left-golems = żaden heks nie wymaga więcej niż 1 łopaty
left-fire_sprites = od razu darmowy dom na krawędzi planszy
left-leprechauns = od razu 6 mocy
left-inventors = za 6 mocy fabryka na dowolnym heksie w zasięgu
left-fairies = raz na rundę darmowa łopata za 2 mocy
left-druids = przy pasowaniu 2 mocy za każde osiedle
left-sun_worshippers = raz na rundę sąsiedni heks staje się pustynią
left-sand_cats = fabryki kosztują 5 albo 7
right-water_sprites = miasta od wartości 6
right-sea_dogs = raz na rundę darmowa fabryka
right-golems = miasta od wartości 6
right-fire_sprites = przy pasowaniu 1 punkt za każde osiedle na krawędzi
right-leprechauns = miasta od wartości 6
right-inventors = 2 punkty za każdy zbudowany dom
right-fairies = miasta od wartości 6
right-druids = 3 punkty za każde ulepszenie do fabryki
right-sun_worshippers = miasta od wartości 6
right-sand_cats = przy pasowaniu 1 punkt za każdy budynek z dala od rzeki

bon_a = dochód 2 monety; raz na rundę darmowa łopata
bon_b = dochód 6 monet
bon_c = dochód 3 mocy; żegluga większa o 1
bon_d = dochód 3 monety, 3 mocy
bon_e = dochód 4 mocy; pas: 4 punkty za każdy pałac
bon_f = dochód 2 mocy; pas: 2 punkty za każdą fabrykę
bon_g = dochód 2 monety; pas: 1 punkt za każdy dom
bon_h = dochód 3 mocy; pas: 3 punkty za każdy krok żeglugi

rs_house_1 = 2 punkty za każdy zbudowany dom
rs_house_2 = 2 punkty za każdy zbudowany dom
rs_trading_post_1 = 3 punkty za każde ulepszenie do fabryki
rs_trading_post_2 = 3 punkty za każde ulepszenie do fabryki
rs_palace = 5 punktów za każde ulepszenie do pałacu
rs_town = 5 punktów za każde założone miasto
rs_sailing = 2 punkty za każdy krok żeglugi
rs_spade = 2 punkty za każdą użytą łopatę

town_coins = 5 punktów, 6 monet
town_power = 6 punktów, 8 mocy
town_points = 9 punktów
town_sailing = 4 punkty, 1 krok żeglugi

## Short words for the drawing

tile-house = dom
word-round = Runda { $round } z { $rounds }
word-rounds = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
word-setup = Przygotowanie
word-over = Partia się skończyła
word-power-actions = Akcje mocy
word-bonus-tiles = Żetony bonusowe obok planszy
word-round-tiles = Żetony rund
word-coins = monety
word-points = punkty
word-sailing = żegluga
word-bridges = mosty
word-towns = żetony miast
word-passed = pas
word-no-faction = jeszcze bez frakcji
named-tile = żeton { $tile }
named-bonus-tile = żeton bonusowy { $tile }
named-post = fabryka
named-left = lewy pałac
named-right = prawy pałac
special-spade = darmowa łopata
special-lake = dom na jeziorze
special-post = darmowa fabryka
special-fairy = łopata Wróżek
special-sun = słońce
special-invent = wynaleziona fabryka
picture-title = Terra Nova, plansza

## Prompts

topic-neutral = Neutralny dom
topic-faction = Frakcja
topic-house = Dom początkowy
topic-bonus = Żeton bonusowy
topic-rest = Reszta akcji
topic-town = Żeton nowego miasta
topic-end = Koniec tury
topic-window = Wymiana mocy przed końcem rundy
decide-neutral = Postaw neutralny dom ({ $colour }) na oznaczonym heksie.
decide-faction = Wybierz frakcję.
decide-house = Postaw dom początkowy na swoim terenie domowym.
decide-bonus = Weź żeton bonusowy.
decide-action = Wykonaj akcję (runda { $round }).
decide-spade = Użyj drugiej łopaty na innym heksie albo z niej zrezygnuj.
decide-edge = Postaw darmowy dom na krawędzi planszy albo z niego zrezygnuj.
decide-freesail = Weź darmowy krok żeglugi albo z niego zrezygnuj.
decide-town = Wybierz żeton nowego miasta.
decide-end = Wymień moc, jeśli chcesz, i zakończ turę.
decide-window = Wymień moc przed końcem rundy albo zakończ turę.

## Menu

kind-faction = Wybierz frakcję
kind-house = Dom początkowy
kind-bonus = Weź żeton bonusowy
kind-neutral = Postaw neutralny dom
kind-exchange = Wymień moc
kind-town = Załóż miasto
kind-build = Zbuduj dom
kind-dig = Przygotuj teren i buduj
kind-upgrade = Ulepsz
kind-invent = Wynajdź fabrykę
kind-sail = Żegluga do { $to }
kind-bridge = Zbuduj most
kind-power-coins = { $coins ->
    [one] Weź 1 monetę
    [few] Weź { $coins } monety
    [many] Weź { $coins } monet
   *[other] Weź { $coins } monety
}
kind-leave = Zrezygnuj
kind-pass = Spasuj
kind-end = Koniec

variant-build = Zbuduj dom
variant-lake = Dom na jeziorze, za darmo
variant-edge = Darmowy dom
variant-with-house = { $with } i dom
variant-only = { $with }, bez domu
variant-buy = { $spades ->
    [one] Kupiona łopata
    [few] { $spades } kupione łopaty
    [many] { $spades } kupionych łopat
   *[other] { $spades } kupionej łopaty
}
variant-power-spade = Akcja mocy: 1 łopata
variant-power-spade2 = Akcja mocy: 2 łopaty
variant-bonus-spade = Łopata żetonu A
variant-fairy = Łopata wróżek
variant-sun = Słońce
variant-second = Druga łopata
variant-post = Fabryka
variant-free-post = Fabryka za darmo
variant-left = Lewy pałac: { $about }
variant-right = Prawy pałac: { $about }
variant-for-coins = Zapłać monetami
variant-for-power = Akcja mocy za { $power }
variant-free-step = Darmowy krok
variant-town = Żeton miasta: { $tile }

do-faction = Graj frakcją { $faction }: { $about }
do-house = Dom początkowy na { $hex }
do-bonus = Weź żeton { $tile }{ $coins ->
    [0] {""}
    [one] {" "}z 1 monetą
    [few] {" "}z { $coins } monetami
    [many] {" "}z { $coins } monetami
   *[other] {" "}z { $coins } monetami
}: { $about }
do-pass = Spasuj i weź żeton { $tile }{ $coins ->
    [0] {""}
    [one] {" "}z 1 monetą
    [few] {" "}z { $coins } monetami
    [many] {" "}z { $coins } monetami
   *[other] {" "}z { $coins } monetami
}: { $about }
do-neutral = Neutralny dom na { $hex }
do-exchange = { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
} na { $power ->
    [one] 1 monetę
    [few] { $power } monety
    [many] { $power } monet
   *[other] { $power } monety
}
do-exchange-points = { $power } mocy na punkty
do-river-town = Miasto przez heks rzeki { $hex }: { $tile }
do-town = Żeton miasta: { $tile }
do-town-at = Miasto przy { $hex }: { $tile }
do-build = Dom na { $hex }
do-transform = { $hex }: { $terrain } → { $home } ({ $spades ->
    [0] bez łopaty
    [one] 1 łopata
    [few] { $spades } łopaty
    [many] { $spades } łopat
   *[other] { $spades } łopaty
})
do-transform-build = { $hex }: { $terrain } → { $home } ({ $spades ->
    [0] bez łopaty
    [one] 1 łopata
    [few] { $spades } łopaty
    [many] { $spades } łopat
   *[other] { $spades } łopaty
}) i dom
do-no-spade = Zrezygnuj z drugiej łopaty
do-post = Fabryka na { $hex }
do-palace = { $side ->
    [lewy] Lewy
   *[other] Prawy
} pałac na { $hex }: { $about }
side-left = lewy
side-right = prawy
do-invent = Fabryka na { $hex }, który staje się bagnem
do-sail = Żegluga { $sailing }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
do-not-sail = Zrezygnuj z kroku żeglugi
do-bridge = Most { $site }
do-power-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
do-edge = Darmowy dom na { $hex }
do-no-edge = Zrezygnuj z darmowego domu
do-end = Zakończ turę
do-end-window = Koniec wymiany
why-not = { $what }: { $reason }
why-not-which = { $what }: { $which }. { $reason }

price-free = za darmo
price-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
price-power = { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}
price-both = { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}, { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}

## Events

chooses = { $seat } wybiera frakcję { $faction }.
starts-on = { $seat } zaczyna na { $hex }.
takes-bonus = { $seat } bierze żeton bonusowy { $tile }.
neutral-house = Na { $hex } staje neutralny dom ({ $colour }).
draws-neutral = { $seat } losuje neutralny dom ({ $colour }).
neutral-discarded = Żaden oznaczony heks nie jest wolny ({ $colour }): dom odpada.
round-begins = Zaczyna się runda { $round }: { $tile }.
income = { $seat } pobiera dochód: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}{ $power ->
    [0] {""}
    [one] , 1 moc
    [few] , { $power } mocy
    [many] , { $power } mocy
   *[other] , { $power } mocy
}.
builds = { $seat } buduje dom na { $hex } ({ $price }).
# Z pięciu terenów tylko pustynia zmienia się w bierniku.
transforms = { $seat } zamienia { $hex } w { $terrain ->
    [pustynia] pustynię
   *[other] { $terrain }
} ({ $price }).
transforms-and-builds = { $seat } zamienia { $hex } w { $terrain ->
    [pustynia] pustynię
   *[other] { $terrain }
} i buduje tam dom ({ $price }).
upgrades-to-post = { $seat } ulepsza { $hex } do fabryki ({ $price }).
upgrades-to-palace = { $seat } ulepsza { $hex }: { $side } pałac ({ $price }).
invents = { $seat } buduje fabrykę na { $hex } ({ $price }).
spade-lost = Druga łopata przepada: żaden inny heks w zasięgu nie wymaga dokładnie jednej.
edge-house = { $seat } stawia darmowy dom na { $hex }, na krawędzi planszy.
bridges = { $seat } buduje most { $site } ({ $price }).
pays-for-sailing = { $seat } zwiększa żeglugę ({ $price }).
sails = { $seat } ma teraz żeglugę { $sailing }.
exchanges = { $seat } wymienia { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
} na { $power ->
    [one] 1 monetę.
    [few] { $power } monety.
    [many] { $power } monet.
   *[other] { $power } monety.
}
exchanges-points = { $seat } wymienia { $power } mocy na { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
passes = { $seat } pasuje i bierze żeton bonusowy { $tile }.
founds = { $seat } zakłada miasto przy { $hex } z żetonem „{ $tile }”.
gains-coins = { $seat } zyskuje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} ({ $why }).
gains-power = { $seat } zyskuje { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
} ({ $why }).
scores = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $why }).

why-round-tile = żeton rundy
why-ability = umiejętność frakcji
why-palace = pałac
why-neighbour = sąsiad
why-sailing = tor żeglugi
why-town-tile = żeton miasta
why-power-action = akcja mocy
why-bonus-tile = żeton bonusowy
why-coins-on-tile = monety na żetonie
why-money = monety na koniec
why-territory = terytorium

## Refusals

one-action-only = W tej turze masz już akcję za sobą. Wymień moc, jeśli chcesz, a potem wyślij „end”.
action-first = Przed końcem tury trzeba wykonać jedną akcję. Jeśli nie chcesz nic robić, spasuj.
nothing-to-follow = Nic teraz nie czeka na „{ $line }”.
first-decide = Najpierw coś innego: { $what }
too-few-coins = To kosztuje { $price ->
    [one] 1 monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, a masz { $coins }: brakuje { $missing }.
too-little-power = To kosztuje { $price } mocy, a w misie III masz { $power }.
exchange-nothing = Wymień przynajmniej 1 moc albo nic.
points-for-druids = Tylko Druidzi wymieniają moc na punkty.
points-by-rate = Punkty są za każde { $rate } mocy, a { $power } nie jest wielokrotnością { $rate }.
colour-taken = Frakcje tego terenu ({ $colour }) są zajęte: jedną z nich gra { $seat }.
colour-neutral = Frakcje tego terenu ({ $colour }) odpadają: ich kolor jest w tej partii neutralny.
not-in-first-game = W pierwszej partii są do wyboru: { $set }.
deal-data = Nie ma tu tabel wskazanych przez „deal data”. Są: printed, { $known }.
deal-map = Rząd { $row } strony dla dwóch graczy nie pasuje: potrzeba dziewięciu rzędów po dziesięć liter (L F W D S, R to rzeka), z rzekami jak na przedniej stronie.
deal-marks = Oznaczenia neutralne nie pasują: potrzeba dwudziestu różnych heksów, po cztery z każdego terenu wydrukowanego na stronie dla dwóch graczy.
deal-first-houses = Domy pierwszej partii nie pasują: dla każdej z jej frakcji po kolei podaj domy początkowe na terenie domowym.
first-game-alone = W pierwszej partii nie ma neutralnych domów: zrezygnuj z jednego z tych dwóch wariantów.
bonus-not-there = Żeton { $tile } nie leży obok planszy. Są: { $tiles }.
not-marked = Neutralny dom ({ $colour }) nie może stanąć na { $hex }. Wolne oznaczenia: { $hexes }.
is-river = { $hex } to rzeka: nic tam nie stanie.
occupied = Na { $hex } stoi już budynek ({ $seat }).
occupied-neutral = Na { $hex } stoi neutralny dom.
not-home = Na { $hex } jest { $terrain }, a twój teren domowy to { $home }.
is-home-already = { $hex } jest już twoim terenem domowym: użyj „build”.
build-implied = { $hex } to twój teren domowy: łopata nie jest potrzebna, można tylko zbudować dom.
out-of-reach = { $hex } jest poza zasięgiem: musi leżeć obok twojego budynku{ $sailing ->
    [0] .
    [one] {" "}albo za 1 heksem rzeki.
    [few] {" "}albo za najwyżej { $sailing } heksami rzeki.
    [many] {" "}albo za najwyżej { $sailing } heksami rzeki.
   *[other] {" "}albo za najwyżej { $sailing } heksami rzeki.
}
second-out-of-reach = { $hex } nie był w zasięgu przed tą akcją.
second-needs-two = { $hex } wymaga { $spades } łopat, a została tylko jedna.
no-second-spade = Nie ma już łopaty na drugi heks albo żaden inny heks w zasięgu nie wymaga dokładnie jednej.
one-house-only = Ta akcja zbudowała już swój jeden dom.
build-where = Podaj, gdzie stanie dom: „build” i jeden z dwóch heksów.
not-beside-own = { $hex } nie styka się bokiem z żadnym twoim budynkiem.
not-a-lake = { $hex } to { $terrain }, a nie jezioro.
not-at-edge = { $hex } nie leży na krawędzi planszy.
no-own-house = Na { $hex } nie ma twojego domu.
no-own-post = Na { $hex } nie ma twojej fabryki.
palace-stands = Twój { $side } pałac stoi już na { $hex }.
no-house-left = Wszystkie twoje domy ({ $all }) są na planszy. Ulepszenie zwróci jeden.
no-post-left = Wszystkie twoje fabryki ({ $all }) są na planszy. Pałac zwróci jedną.
sailing-at-end = Twoja żegluga to już { $most }, koniec toru.
no-bridge-left = Wszystkie twoje mosty ({ $all }) są zbudowane.
site-taken = Most { $site } jest już zbudowany ({ $seat }).
bridge-without-building = Na żadnym końcu { $site } nie stoi twój budynek.
power-action-used = Akcja mocy „{ $action }” jest już w tej rundzie wykorzystana.
special-not-yours = Akcja specjalna „{ $action }” nie jest twoja: wymaga swojego pałacu albo żetonu bonusowego.
special-used = Akcja specjalna „{ $action }” jest w tej rundzie już za tobą.
town-tile-used = Żeton miasta „{ $tile }” jest już wykorzystany. Zostały: { $left }.
town-where = Podaj, które miasto: „at” i jeden z { $hexes }.
river-towns-not-yours = Tylko Wilki Morskie zakładają miasta przez heks rzeki.
not-a-river = { $hex } nie jest heksem rzeki.
river-used = Przez { $hex } leży już twoje miasto.
river-one-group = Przy { $hex } leżą mniej niż dwie twoje grupy.
river-in-town = Grupa przy { $hex } należy już do miasta.
town-too-small = Budynków byłoby { $buildings }, o wartości { $value }; miasto wymaga co najmniej { $least } o wartości { $needed }.

## Notation

unreadable = „{ $line }” nie jest akcją tej gry. Napisz akcję tak, jak na liście tego, co możesz zrobić.
unknown-hex = Nie ma heksu „{ $word }”: rzędy od A do I, kolumny od 1 do 10.
unknown-site = „{ $word }” nie jest miejscem mostu. Podaj oba jego końce, na przykład C3-D4.
unknown-faction = Nie ma frakcji „{ $word }”.
unknown-tile = Nie ma żetonu rundy „{ $word }”.
unknown-bonus-tile = Nie ma żetonu bonusowego „{ $word }”.
unknown-town-tile = Nie ma żetonu miasta „{ $word }”.
unknown-upgrade = „{ $word }” nie jest ulepszeniem: napisz post, left albo right.
unknown-number = „{ $word }” nie jest liczbą.

## The text board

column-points = pkt
column-coins = mon
column-power = moc
column-houses = dom
column-posts = fab
column-palaces = pał
column-sail = żegl
column-towns = mia
column-tile = żet
legend-terrain = F las, D pustynia, S bagno, W pustkowie, L jezioro, ~ rzeka
legend-kind = mała litera + właściciel: budynek; 2 fabryka, 3L 3R pałace, n neutr.
legend-marks = * miasto, ~A* miasto rzeczne A, ' miejsce na neutralny dom
legend-bridges = Mosty:

## Power actions, in short

power-bridge3 = Most
power-bridge4 = Most
power-sail = Żegluga
power-coins = Siedem monet
power-spade = Jedna łopata
power-spade2 = Dwie łopaty

## Standing orders
order-roundend-3 = Na koniec każdej rundy wymień do 3 mocy na monety.
order-roundend-keep-2 = Na koniec każdej rundy wymień na monety całą moc oprócz 2.
order-roundend-points = Druidzi: na koniec każdej rundy wymień moc na punkty.
order-roundend-points-keep-2 = Druidzi: wymień moc na punkty, ale zostaw co najmniej 2.
order-roundend-off = Pytaj mnie za każdym razem.

## The lists after the text board

text-bonus-tile = { $tile }{ $coins ->
    [0] {""}
    [one] , 1 moneta
    [few] , { $coins } monety
    [many] , { $coins } monet
   *[other] , { $coins } monety
}: { $about }
text-power-action = { $action }: { $power } mocy
text-power-action-used = { $action }: { $power } mocy, w tej rundzie użyta
text-neutral-colour = Neutralny: { $colour }
text-left-palace = lewy pałac stoi: { $about }
text-left-palace-open = lewy pałac, niezbudowany: { $about }
text-right-palace = prawy pałac stoi: { $about }
text-right-palace-open = prawy pałac, niezbudowany: { $about }
text-holds-tile = żeton bonusowy { $tile }: { $about }
text-special = special { $action }: { $about }
text-special-used = special { $action }: { $about }, w tej rundzie użyta
text-income = następny dochód { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} i { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}
text-bridges = { $bridges ->
    [one] został 1 most
    [few] zostały { $bridges } mosty
    [many] zostało { $bridges } mostów
   *[other] zostało { $bridges } mostu
}
text-town-tiles = zostały żetony miast: { $tiles }
text-territory = największe terytorium { $size }

## What is dealt, and in which order

component-round_scoring_tiles = Żetony rund, od rundy 1 do rundy 5.
component-bonus_tiles = Żetony bonusowe w grze, w dowolnej kolejności.
component-neutral_colour = Kolor neutralnych domów.
component-neutral_draws_1 = Kolory rundy 1 w kolejności losowania.
component-neutral_draws_2 = Kolory rundy 2 w kolejności losowania.
component-neutral_draws_3 = Kolory rundy 3 w kolejności losowania.
component-neutral_draws_4 = Kolory rundy 4 w kolejności losowania.
component-neutral_draws_5 = Kolory rundy 5 w kolejności losowania.
component-two_player_map = Teren strony dla dwóch graczy, od rzędu A do rzędu I, po dziesięć liter: L jezioro, F las, W pustkowie, D pustynia, S bagno, R rzeka.
component-neutral_marks = Oznaczone heksy strony dla dwóch graczy, po cztery z każdego terenu, w dowolnej kolejności.
component-first_game_houses = Domy początkowe pierwszej partii, frakcja po frakcji.

## Panels

word-map = Mapa
word-offer = Rundy, akcje mocy, żetony bonusowe
word-points-this-round = Punkty w tej rundzie
word-now = Teraz
word-round-short = Runda { $round }
word-bonus-to-take = Żetony bonusowe do wzięcia przy pasowaniu
word-your-town-tiles = Twoje żetony miast: wybierz jeden
word-terrains = Tereny
word-factions = Frakcje
word-bonus-tiles-all = Żetony bonusowe
word-town-tiles-all = Żetony miast
word-special-actions = Akcje specjalne
word-once-a-round = raz na rundę
word-reach = zasięg
word-passing = pas
word-each = za
word-in-turn-order = W kolejności tur
word-points-from = Punkty według źródeł
word-power-bowls = moc w misach I/II/III
word-houses = domy
word-posts = fabryki
word-palaces = pałace
word-towns-founded = miasta
word-tile = Żeton
word-post = fabryka
word-left-palace = lewy pałac
word-right-palace = prawy pałac
word-left-palace-name = Lewy pałac
word-right-palace-name = Prawy pałac
mat-title = { $faction }, { $ability }

for-house = za każdy dom.
for-post = za każde ulepszenie do fabryki.
for-palace = za każdy pałac.
for-town = za każde miasto.
for-sailing = za każdy krok żeglugi.
for-spade = za każdą łopatę.

n-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
stock-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}; następny dochód: { $next }.
stock-power = Moc: następny dochód to { $next }.
stock-bowl = Misa { $bowl }: { $count ->
    [one] 1 żeton mocy
    [few] { $count } żetony mocy
    [many] { $count } żetonów mocy
   *[other] { $count } żetonu mocy
}. Zdobyta moc przechodzi z I do II, potem z II do III; płaci się tylko z misy III, a wydana moc wraca do I.
stock-sailing = Żegluga { $sailing }: sięgasz przez tyle heksów rzeki. Liczba pod krokiem to jego punkty.
slot-house = dom
slot-post = fabryka
slot-left = lewy pałac
slot-right = prawy pałac
slot-open = Stoi na mapie: { $kind }. Dochód: { $coins ->
    [0] { $power ->
        [0] nic
        [1] 1 moc
       *[other] { $power } mocy
    }
    [one] 1 moneta{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
    [few] { $coins } monety{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
    [many] { $coins } monet{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
   *[other] { $coins } monety{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
}.
slot-covered = Zakrywa to pole: { $kind }. Gdy stanie na mapie, dochód: { $coins ->
    [0] { $power ->
        [0] nic
        [1] 1 moc
       *[other] { $power } mocy
    }
    [one] 1 moneta{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
    [few] { $coins } monety{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
    [many] { $coins } monet{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
   *[other] { $coins } monety{ $power ->
        [0] {""}
        [1] , 1 moc
       *[other] , { $power } mocy
    }
}.
slot-towns = { $left } z { $all }
full-area = Największy obszar budynków we wzajemnym zasięgu ma wielkość { $size }. Na koniec trzy największe dają { $first }, { $second } i { $third } punkty; ten dałby teraz { $now }.
full-towns = { $towns ->
    [0] Jeszcze żadnego miasta.
    [one] 1 miasto.
    [few] { $towns } miasta.
    [many] { $towns } miast.
   *[other] { $towns } miasta.
} Zostały żetony, każdy na jedno miasto: { $tiles }.
full-towns-none = { $towns ->
    [one] 1 miasto
    [few] { $towns } miasta
    [many] { $towns } miast
   *[other] { $towns } miasta
}: wszystkie twoje żetony miast są wykorzystane.

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, na krawędzi
spot-marked = { $hex }, { $terrain }, miejsce na neutralny dom
spot-site = { $from }-{ $to }, miejsce mostu
holds = { $kind } ({ $seat })
holds-in-town = { $kind } ({ $seat }), w mieście
holds-neutral = neutralny dom ({ $colour })
holds-river-town = miasto przez rzekę ({ $seat })
holds-bridge = most ({ $seat })

source-rounds = Rundy
source-sailing = Żegluga
source-towns = Miasta
source-bonus = Bonus
source-ability = Frakcja
source-palaces = Pałace
source-territory = Terytorium
source-money = Monety
source-total = Razem

ability-water_sprites = 4 punkty więcej za miasto
ability-sea_dogs = miasta przez heks rzeki
ability-golems = pas: punkty za fabryki
ability-fire_sprites = akcje mocy tańsze o 1
ability-leprechauns = 2 mocy za każdą łopatę
ability-inventors = moc, gdy inni budują
ability-fairies = 2 mocy co dochód
ability-druids = 3 mocy za 2 punkty
ability-sun_worshippers = trzeci dom początkowy
ability-sand_cats = monety, gdy inni ulepszają

full-faction = { $ability } Lewy pałac: { $left } Prawy pałac: { $right }
full-water_sprites = Teren domowy: jezioro. Każde założone miasto daje 4 punkty więcej.
full-sea_dogs = Teren domowy: jezioro. W swojej turze twoje grupy przy tym samym heksie rzeki mogą razem założyć miasto.
full-golems = Teren domowy: pustkowie. Pasując, zdobywasz 2 punkty za jedną lub dwie fabryki na mapie, 3 za trzy, 4 za cztery.
full-fire_sprites = Teren domowy: pustkowie. Akcje mocy kosztują cię o 1 moc mniej.
full-leprechauns = Teren domowy: bagno. Zyskujesz 2 mocy za każdą użytą łopatę.
full-inventors = Teren domowy: bagno. Zyskujesz 1 moc (2 przy dwóch graczach) zawsze, gdy inna frakcja buduje dom.
full-fairies = Teren domowy: las. Przy każdym dochodzie zyskujesz 2 mocy więcej.
full-druids = Teren domowy: las. Możesz wymieniać 3 mocy na 2 punkty, dowolnie często.
full-sun_worshippers = Teren domowy: pustynia. Zaczynasz z trzecim domem i z 5 monetami.
full-sand_cats = Teren domowy: pustynia. Zyskujesz 1 monetę (2 przy dwóch graczach) zawsze, gdy inna frakcja ulepsza budynek.
full-left-water_sprites = raz na rundę zbuduj darmowy dom na dowolnym wolnym heksie, który jest teraz jeziorem, gdziekolwiek leży.
full-left-sea_dogs = po zbudowaniu możesz wziąć darmowy krok żeglugi.
full-left-golems = żaden heks nie wymaga od ciebie więcej niż 1 łopaty.
full-left-fire_sprites = po zbudowaniu możesz postawić darmowy dom na dowolnym wolnym heksie krawędzi planszy, który staje się pustkowiem.
full-left-leprechauns = po zbudowaniu zyskujesz 6 mocy.
full-left-inventors = za 6 mocy, dowolnie często, wolny heks w zasięgu staje się bagnem i staje na nim fabryka.
full-left-fairies = raz na rundę, za 2 mocy, przygotuj teren i buduj z 1 darmową łopatą.
full-left-druids = pasując, zyskujesz 2 mocy za każde swoje osiedle.
full-left-sun_worshippers = raz na rundę wolny heks obok twojego budynku staje się pustynią bez łopaty; możesz tam zbudować dom za jego cenę.
full-left-sand_cats = twoje fabryki kosztują 5 monet obok innej frakcji i 7 gdzie indziej.
full-right-water_sprites = twoje miasta wymagają wartości 6 zamiast 7.
full-right-sea_dogs = raz na rundę dom za darmo staje się fabryką.
full-right-golems = twoje miasta wymagają wartości 6 zamiast 7.
full-right-fire_sprites = pasując, zdobywasz 1 punkt za każde swoje osiedle na krawędzi planszy.
full-right-leprechauns = twoje miasta wymagają wartości 6 zamiast 7.
full-right-inventors = zdobywasz 2 punkty za każdy zbudowany przez siebie dom.
full-right-fairies = twoje miasta wymagają wartości 6 zamiast 7.
full-right-druids = zdobywasz 3 punkty za każdy dom, który ulepszasz do fabryki.
full-right-sun_worshippers = twoje miasta wymagają wartości 6 zamiast 7.
full-right-sand_cats = pasując, zdobywasz 1 punkt za każdy swój budynek, który nie leży nad rzeką.

name-bonus = Żeton { $tile }
full-bon_a = Dochód 2 monety. Raz na rundę przygotuj teren i buduj z 1 darmową łopatą; jeśli heks wymaga dwóch, drugą możesz kupić.
full-bon_b = Dochód 6 monet.
full-bon_c = Dochód 3 mocy. W twoich turach żegluga sięga o 1 heks rzeki dalej; nie liczy się to do punktów.
full-bon_d = Dochód 3 monety i 3 mocy.
full-bon_e = Dochód 4 mocy. Pasując, zdobywasz 4 punkty za każdy swój pałac na mapie.
full-bon_f = Dochód 2 mocy. Pasując, zdobywasz 2 punkty za każdą swoją fabrykę na mapie.
full-bon_g = Dochód 2 monety. Pasując, zdobywasz 1 punkt za każdy swój dom na mapie.
full-bon_h = Dochód 3 mocy. Pasując, zdobywasz 3 punkty za każdy swój krok na torze żeglugi.
full-round-tile = { $about }, w swojej rundzie.
full-round = Runda { $round }: { $about }.

full-power-action = Za { $power } mocy jeden gracz na rundę { $what }
full-power-action-used = Za { $power } mocy jeden gracz na rundę { $what } W tej rundzie już wykorzystana ({ $seat }).
full-power-bridge3 = buduje most.
full-power-bridge4 = buduje most.
full-power-sail = bierze krok żeglugi z jego punktami.
full-power-coins = bierze 7 monet.
full-power-spade = przygotowuje teren i buduje z 1 darmową łopatą; jeśli heks wymaga dwóch, drugą można kupić.
full-power-spade2 = zmienia teren 2 darmowymi łopatami, na jednym heksie albo na dwóch, i może tam zbudować jeden dom za jego cenę.

name-town_coins = Monety
name-town_power = Moc
name-town_points = Punkty
name-town_sailing = Żegluga
full-town_coins = Od razu 5 punktów i 6 monet.
full-town_power = Od razu 6 punktów i 8 mocy.
full-town_points = Od razu 9 punktów.
full-town_sailing = Od razu 4 punkty i krok żeglugi z jego punktami.

name-special-spade = Darmowa łopata
name-special-lake = Dom wodny
name-special-post = Fabryka gratis
name-special-fairy = Łopata wróżek
name-special-sun = Słońce
name-special-invent = Wynalazek
special-spade-short = z żetonu A
special-lake-short = na wolnym jeziorze
special-post-short = z domu
special-fairy-short = 2 mocy, 1 darmowa łopata
special-sun-short = sąsiedni heks staje się pustynią
special-invent-short = 6 mocy, fabryka
full-special-spade = Raz na rundę, jako twoja akcja: przygotuj teren i buduj z 1 darmową łopatą.
full-special-lake = Raz na rundę, jako twoja akcja: zbuduj darmowy dom na dowolnym wolnym heksie, który jest teraz jeziorem.
full-special-post = Raz na rundę, jako twoja akcja: dom za darmo staje się fabryką.
full-special-fairy = Raz na rundę, jako twoja akcja: za 2 mocy przygotuj teren i buduj z 1 darmową łopatą.
full-special-sun = Raz na rundę, jako twoja akcja: wolny heks obok twojego budynku staje się pustynią; dom na nim kosztuje tyle co zwykle.
full-special-invent = Jako twoja akcja, dowolnie często: za 6 mocy wolny heks w zasięgu staje się bagnem i staje na nim fabryka.

# A guided first match
lesson-aim = Wygrywa, kto po pięciu rundach ma najwięcej punktów. Najwięcej dają żetony rund, miasta i, na koniec, duże terytoria.
lesson-faction = Najpierw wybierz frakcję: każda żyje tylko na jednym z pięciu rodzajów terenu i ma własną umiejętność.
lesson-faction-done = Oto twój stół: mapa z pięcioma rodzajami terenu, pod nią twoja mata z frakcją oraz żetony tej partii. Twoje pierwsze domy już stoją, a każdy budynek, który schodzi z maty, odkrywa dochód.
lesson-build = Zbuduj dom. Wybierz oznaczony heks: na własnym terenie dom kosztuje 4 monety; inny teren trzeba najpierw zmienić, po 6 monet za łopatę albo akcją mocy.
lesson-build-done = Dom stoi. Kto ma obok budynek, zyskuje za darmo moc; tak samo zyskasz ty, gdy inni zbudują obok ciebie.
lesson-upgrade = Ulepsz dom do fabryki. Kosztuje to 10 monet, a obok cudzego budynku tylko 7. Fabryka co rundę daje monety i moc i prowadzi do pałacu.
lesson-upgrade-done = Fabryka stoi. Później za 14 monet stanie się jednym z twoich dwóch pałaców, a każdy z nich ma własną umiejętność.
lesson-power = Użyj mocy. Przechodzi ona z misy I do II, potem do III, a wydać można tylko tę z misy III. Spójrz na akcje mocy: każdej może w rundzie użyć tylko jeden gracz.
lesson-power-done = Wydana moc wraca z misy III do misy I i znów idzie w górę, gdy zyskujesz moc. Warto się pospieszyć: w tej rundzie nikt inny tej samej akcji mocy już nie użyje.
lesson-pass = Gdy nic nie jest już warte swojej ceny, spasuj. Zdobędziesz to, co daje twój żeton bonusowy, i weźmiesz inny na następną rundę. Kto pierwszy spasuje, zaczyna następną rundę.
lesson-pass-done = To był pas, a nowy żeton bonusowy jest twój na następną rundę. Na koniec rundy moc z misy III można zamienić na monety; to, co zachowasz, zostaje na następną rundę.
lesson-sail = Sięgnij dalej: krok żeglugi pozwala budować za większą liczbą heksów rzeki i od razu daje punkty; most łączy to, co leży po obu stronach.
lesson-sail-done = Twój zasięg urósł. Masz teraz do wyboru więcej heksów.
lesson-town = Załóż miasto: cztery lub więcej połączonych budynków o wartości co najmniej 7. Dom liczy się za 1, fabryka za 2, pałac za 3. Potem wybierzesz żeton miasta.
lesson-town-done = Masz miasto. Jego żeton jest twój na stałe, a miasto może rosnąć z tym, co obok niego zbudujesz.
lesson-income = Nowa runda zaczyna się od dochodu: monet i mocy ze wszystkiego, co zeszło z twojej maty, i z żetonu bonusowego. Liczby na macie pokazują, co przyniesie następna runda.
lesson-rounds = Spójrz na żetony rund: każda runda nagradza punktami coś innego. Buduj w tej rundzie, która za to płaci.
lesson-end = Ostatnia runda. Na koniec największe terytoria dają 12, 8 i 4 punkty, a każde 3 monety to punkt. Połącz, co się da, i spasuj.

## Reasons of the bots: what an action brings or costs

reason-points = punkty od razu
reason-purse = monety i moc
reason-income = dochód w kolejnych rundach
reason-passing = punkty za pas
reason-specials = akcje specjalne
reason-buildings = budynki
reason-sailing = żegluga
reason-territory = połączone terytorium
reason-towns = droga do miasta
reason-rounds = żetony kolejnych rund
reason-land = tereny w zasięgu
reason-neighbours = sąsiedzi
