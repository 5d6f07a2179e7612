# Age of Innovation (Era Innowacji) po polsku.

## Sources

promise = Buduj i ucz się w krainie siedmiu terenów: wznoś szkoły i uniwersytety, awansuj w czterech dyscyplinach i wprowadzaj innowacje, na które mieli ochotę przeciwnicy. Sześć rund; wygrywa, kto ma najwięcej punktów.
source-rules = Zasady są takie jak w wydanej instrukcji. Gdzie jej tłumaczenia się różnią, liczą się wartości wydrukowane na elementach.
source-components = Mapy, plansze planowania, plansze wspólne i żetony odczytano z publicznych zdjęć elementów; żetony punktowania obszaru gry dla dwóch graczy pochodzą tylko z jednego opisu.
source-reconstructed = Odtworzone i być może inne w twoim egzemplarzu: miejsca mostów małej mapy. Zastępuje je plik operatora serwisu albo wiersze „deal” w zapisie partii (zasady 16.1).

## Options

option-map = Mapa
option-map-standard = Strona dla tej liczby graczy: mała dla dwóch, duża dla trzech i więcej.
option-map-small = Mała strona dla trzech graczy: ciaśniejsza gra.
option-distribution = Przygotowanie
option-distribution-sets = Karta planowania, frakcja i premia rundy tworzą gotowe zestawy.
option-distribution-draft = Karty planowania, frakcje i pałace wybiera się kolejno po jednym; potem każdy bierze premię rundy.
option-faction_values = Wartości frakcji
option-faction_values-original = Jak w pierwszym wydaniu.
option-faction_values-revised_2024 = Żetony z 2024 roku: inne punkty dla Iluzjonistów, Kretów i Nawigatorów.

## Terrains, disciplines, buildings

desert = pustynia
plains = równina
swamp = bagno
lake = jezioro
forest = las
mountain = góra
wasteland = pustkowie
river = rzeka
banking = bankowość
law = prawo
engineering = inżynieria
medicine = medycyna
workshop = warsztat
guild = gildia
school = szkoła
university = uniwersytet
palace = pałac
tower = wieża
monument = monument
sailing = żegluga
terraforming = przekształcanie terenu
tunnel = tunel
fly = lot

## Planning boards

board_desert = Pustynia
board_plains = Równina
board_swamp = Bagno
board_lake = Jezioro
board_forest = Las
board_mountain = Góra
board_wasteland = Pustkowie
about-board_desert = darmowa łopata na początku
about-board_plains = postęp w przekształcaniu kosztuje 1 monetę zamiast 5
about-board_swamp = na początku uczony i więcej mocy
about-board_lake = na początku żegluga 1
about-board_forest = na początku 1 poziom w każdej dyscyplinie i więcej mocy
about-board_mountain = dochód o 2 monety wyższy, pierwsza gildia 3 monety
about-board_wasteland = na początku 4 narzędzia i księga; druga innowacja bez dopłaty

## Factions

blessed = Błogosławieni
felines = Kotołaki
goblins = Gobliny
illusionists = Iluzjoniści
inventors = Wynalazcy
lizards = Jaszczury
moles = Krety
monks = Mnisi
navigators = Nawigatorzy
omar = Arystokraci
philosophers = Filozofowie
psychics = Widzący
about-blessed = 1 poziom w każdej dyscyplinie; premia za naukę liczy 3 poziomy więcej
about-felines = każdy żeton miasta daje 3 poziomy i księgę
about-goblins = 2 monety za każdą użytą łopatę
about-illusionists = zaklęcia tańsze o 1 i dają punkty
about-inventors = na początku kompetencja
about-lizards = każdy żeton miasta daje darmową łopatę i darmowy warsztat
about-moles = tunele za 1 narzędzie i punkty; mosty za 1 narzędzie, także nad lądem
about-monks = na początku uniwersytet i kompetencja
about-navigators = punkty za każdy warsztat nad rzeką
about-omar = na początku wieża; dochód 2 mocy, 2 monety
about-philosophers = księga więcej z każdą kompetencją; raz na rundę księga
about-psychics = raz na rundę 5 mocy i druga akcja

## Round bonus tiles

bon_river = Premia rzeki
bon_scholar = Premia uczonego
bon_guild = Premia gildii
bon_palace = Premia pałacu
bon_spade = Premia łopaty
bon_bridge = Premia mostu
bon_step = Premia poziomu
bon_school = Premia szkoły
bon_power = Premia mocy
bon_coins = Premia monet
about-bon_river = żegluga większa o 1; 2 punkty za każdy warsztat nad rzeką
about-bon_scholar = dochód 1 uczony; 2 punkty za każdego wysłanego uczonego
about-bon_guild = dochód 3 mocy; 3 punkty za każdą zbudowaną gildię
about-bon_palace = dochód 1 narzędzie; pas: 4 punkty za każdy pałac i uniwersytet
about-bon_spade = dochód 1 księga; raz na rundę: 1 darmowa łopata
about-bon_bridge = dochód 1 księga; raz na rundę: darmowy most
about-bon_step = dochód 2 narzędzia; raz na rundę: 1 poziom
about-bon_school = dochód 4 monety; pas: 1 poziom za każdą szkołę
about-bon_power = dochód 4 mocy, 2 monety
about-bon_coins = dochód 6 monet

## Competencies

comp_tool_step = Narzędzie i poziom
comp_vp_coins = Punkty i monety
comp_book_power = Księga i moc
comp_instant = Łut szczęścia
comp_spades = Dwie łopaty
comp_annex = Pawilony
comp_power = Źródło mocy
comp_scholar_vp = Nauczanie
comp_tower = Wieża
comp_city_vp = Duma miast
comp_edge = Pogranicze
comp_lowest = Rozległość
about-comp_tool_step = dochód 1 narzędzie, 1 poziom
about-comp_vp_coins = dochód 3 punkty, 2 monety
about-comp_book_power = dochód 1 księga, 1 moc
about-comp_instant = od razu 1 narzędzie, 5 punktów, 2 monety
about-comp_spades = od razu 2 darmowe łopaty
about-comp_annex = od razu 2 pawilony
about-comp_power = raz na rundę: 4 mocy
about-comp_scholar_vp = 2 punkty za każdego wysłanego uczonego
about-comp_tower = od razu wieża; dochód 2 mocy, 2 monety
about-comp_city_vp = pas: 2 punkty za każdy żeton miasta
about-comp_edge = 3 punkty za każdy warsztat na granicy
about-comp_lowest = pas: punkty równe najniższemu poziomowi

## Innovations

deus_ex_machina = Deus Ex Machina
trade_routes = Szlaki Handlowe
professors = Profesorowie
architecture = Architektura
league_of_cities = Liga Miast
census = Spis ludności
libraries = Biblioteki
colleges = Kolegia
sewerage = Kanalizacja
communication = Komunikacja
steam_power = Potęga pary
steelworks = Stal
neutral_workshop = Nowy warsztat
neutral_guild = Nowa gildia
neutral_school = Nowa szkoła
neutral_university = Nowy uniwersytet
neutral_palace = Nowy pałac
neutral_monument = Monument
about-deus_ex_machina = księga i 1 poziom w każdej dyscyplinie; raz na rundę: 1 darmowa łopata
about-trade_routes = pas: 2 punkty za każdą gildię
about-professors = raz na rundę: 1 uczony, 3 punkty
about-architecture = 10 punktów, 1 poziom za każdy rodzaj twoich budynków
about-league_of_cities = 5 punktów za każdy żeton miasta
about-census = 8, 12 albo 18 punktów za 7, 9 albo 11 budynków
about-libraries = punkty równe sumie dwóch najwyższych poziomów
about-colleges = 5 punktów za każdą szkołę
about-sewerage = 2 punkty za każdy warsztat
about-communication = 8, 12 albo 18 punktów za 4, 5 albo 6 osobnych grup
about-steam_power = 1 uczony, krok przekształcania, krok żeglugi
about-steelworks = 8, 12 albo 18 punktów za 1, 2 albo 3 mosty
about-neutral_workshop = neutralny warsztat; dochód 3 narzędzia
about-neutral_guild = neutralna gildia; dochód 5 monet
about-neutral_school = neutralna szkoła i kompetencja
about-neutral_university = neutralny uniwersytet; dochód 2 punkty
about-neutral_palace = neutralny pałac, 2 nowe znaczniki mocy; dochód 4 mocy
about-neutral_monument = monument o wartości 4, 7 punktów

## Palaces

palace_1 = Pałac 1
palace_2 = Pałac 2
palace_3 = Pałac 3
palace_4 = Pałac 4
palace_5 = Pałac 5
palace_6 = Pałac 6
palace_7 = Pałac 7
palace_8 = Pałac 8
palace_9 = Pałac 9
palace_10 = Pałac 10
palace_11 = Pałac 11
palace_12 = Pałac 12
palace_13 = Pałac 13
palace_14 = Pałac 14
palace_15 = Pałac 15
palace_16 = Pałac 16
palace_17 = Pałac 17
about-palace_1 = dochód 5 mocy; raz na rundę: 2 narzędzia
about-palace_2 = raz na rundę: 2 darmowe łopaty
about-palace_3 = dochód 2 mocy; raz na rundę: szkoła staje się gildią, 3 punkty, 1 narzędzie
about-palace_4 = dochód 2 mocy; raz na rundę: warsztat staje się gildią
about-palace_5 = dochód 4 mocy; od razu kompetencja
about-palace_6 = dochód 2 mocy, 1 księga; raz na rundę: 2 poziomy w jednej dyscyplinie
about-palace_7 = dochód 4 mocy; pas: 3 punkty za każdą szkołę
about-palace_8 = dochód 2 monety, 2 mocy, 1 narzędzie; miasta od wartości 6
about-palace_9 = dochód 1 uczony; loty nad 1 lub 2 heksami za 1 uczonego, 5 punktów
about-palace_10 = dochód 6 monet; od razu 12 mocy, 2 księgi
about-palace_11 = dochód 1 narzędzie; od razu żeton miasta
about-palace_12 = dochód 8 mocy; 2 punkty za każdy zbudowany warsztat
about-palace_13 = raz na rundę: 1 księga, 3 monety; 3 punkty za każdą zbudowaną gildię
about-palace_14 = dochód 6 mocy; 2 kroki żeglugi; miasta przez heks rzeki
about-palace_15 = dochód 6 mocy; od razu 2 darmowe łopaty, 2 mosty, 2 księgi
about-palace_16 = dochód 2 mocy, 1 księga; od razu gildia na dowolnym wolnym heksie preferowanego terenu
about-palace_17 = dochód 2 mocy; od razu 10 punktów

## City tiles

city_tools = Miasto narzędzi
city_spades = Miasto łopat
city_books = Miasto ksiąg
city_coins = Miasto monet
city_steps = Miasto wiedzy
city_power = Miasto mocy
city_scholar = Miasto uczonego
about-city_tools = 4 punkty, 3 narzędzia
about-city_spades = 5 punktów, 2 darmowe łopaty
about-city_books = 5 punktów, 2 księgi
about-city_coins = 6 punktów, 6 monet
about-city_steps = 7 punktów, 1 poziom w każdej dyscyplinie
about-city_power = 8 punktów, 8 mocy
about-city_scholar = 8 punktów, 1 uczony

## Scoring tiles

rs_workshop_law = 2 punkty za każdy warsztat
rs_spade_engineering = 2 punkty za każdą łopatę
rs_workshop_banking = 2 punkty za każdy warsztat
rs_step_medicine = 1 punkt za każdy poziom
rs_guild_law = 3 punkty za każdą gildię
rs_city_engineering = 5 punktów za każdy żeton miasta
rs_guild_medicine = 3 punkty za każdą gildię
rs_track_engineering = 3 punkty za każdy krok żeglugi lub przekształcania
rs_school_banking = 4 punkty za każdą szkołę
rs_innovation_law = 5 punktów za każdą innowację
rs_palace_medicine = 5 punktów za każdy pałac i uniwersytet
rs_palace_banking = 5 punktów za każdy pałac i uniwersytet
bonus-rs_workshop_law = 1 uczony za 3 poz. prawa
bonus-rs_spade_engineering = 1 moneta za 1 poz. inżynierii
bonus-rs_workshop_banking = 4 mocy za 3 poz. bankowości
bonus-rs_step_medicine = 1 księga za 3 poz. medycyny
bonus-rs_guild_law = 1 księga za 3 poz. prawa
bonus-rs_city_engineering = 1 łopata za 4 poz. inżynierii
bonus-rs_guild_medicine = 1 łopata za 4 poz. medycyny
bonus-rs_track_engineering = 1 uczony za 3 poz. inżynierii
bonus-rs_school_banking = 1 moneta za 1 poz. bankowości
bonus-rs_innovation_law = 3 mocy za 2 poz. prawa
bonus-rs_palace_medicine = 1 narzędzie za 2 poz. medycyny
bonus-rs_palace_banking = 1 narzędzie za 2 poz. bankowości
fs_workshop = 2 punkty za każdy warsztat
fs_guild = 3 punkty za każdą gildię
fs_school = 4 punkty za każdą szkołę
fs_edge = 3 punkty za każdy warsztat na granicy

## Actions for all

pow_bridge = most
pow_scholar = uczony
pow_tools = 2 narzędzia
pow_coins = 7 monet
pow_spade1 = 1 darmowa łopata
pow_spade2 = 2 darmowe łopaty
book_power = 5 mocy
book_steps = 2 poziomy w jednej dyscyplinie
book_coins = 6 monet
book_guild = warsztat staje się gildią
book_vp = 2 punkty za każdą gildię
book_spades = 3 darmowe łopaty
about-pow_bridge = zbuduj most
about-pow_scholar = zyskaj 1 uczonego
about-pow_tools = zyskaj 2 narzędzia
about-pow_coins = zyskaj 7 monet
about-pow_spade1 = przekształcaj i buduj z 1 darmową łopatą
about-pow_spade2 = przekształcaj i buduj z 2 darmowymi łopatami
about-book_power = zyskaj 5 mocy
about-book_steps = awansuj o 2 poziomy w jednej dyscyplinie
about-book_coins = zyskaj 6 monet
about-book_guild = rozbuduj warsztat do gildii za darmo
about-book_vp = zdobądź 2 punkty za każdą gildię
about-book_spades = przekształcaj i buduj z 3 darmowymi łopatami

## Amounts

n-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
n-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
n-tools = { $n ->
    [one] 1 narzędzie
    [few] { $n } narzędzia
    [many] { $n } narzędzi
   *[other] { $n } narzędzia
}
n-scholars = { $n ->
    [one] 1 uczony
    [few] { $n } uczonych
    [many] { $n } uczonych
   *[other] { $n } uczonego
}
n-power = { $n ->
    [one] 1 moc
    [few] { $n } mocy
    [many] { $n } mocy
   *[other] { $n } mocy
}
n-tokens = { $n ->
    [one] 1 nowy znacznik mocy
    [few] { $n } nowe znaczniki mocy
    [many] { $n } nowych znaczników mocy
   *[other] { $n } nowego znacznika mocy
}
n-annexes = { $n ->
    [one] 1 pawilon
    [few] { $n } pawilony
    [many] { $n } pawilonów
   *[other] { $n } pawilonu
}
n-books = { $n ->
    [one] 1 księga
    [few] { $n } księgi
    [many] { $n } ksiąg
   *[other] { $n } księgi
}
n-books-any = dowolne ×{ $n }
n-books-of = { $discipline } ×{ $n }
price = { $parts }

## What happened

takes-set = { $seat } bierze zestaw: { $board }, { $faction }, { $bonus }.
takes = { $seat } bierze „{ $tile }”.
starts-at = { $seat } zaczyna na { $hex }: { $building }.
round-begins = Runda { $round }: { $tile }.
area-revealed = Obszar frakcji niezależnej, w budynkach: { $size }.
builds = { $seat } buduje na { $hex }: { $building }.
builds-neutral = { $seat } stawia na { $hex } budynek neutralny: { $building }.
terraforms = { $seat } przekształca { $hex }: teraz { $terrain } ({ $spades ->
    [one] 1 łopata
    [few] { $spades } łopaty
    [many] { $spades } łopat
   *[other] { $spades } łopaty
}).
no-place = { $seat } nie ma gdzie postawić budynku neutralnego ({ $building }).
founds = { $seat } zakłada miasto wokół { $hex }.
bridges = { $seat } buduje most z { $a } do { $b }.
annexes = { $seat } dostawia pawilon na { $hex }.
scores = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $why }).
gains = { $seat } zyskuje: { $what }.
gains-from = { $seat } zyskuje: { $what } ({ $from }).
gains-books = { $seat } zyskuje { $count ->
    [one] 1 księgę
    [few] { $count } księgi
    [many] { $count } ksiąg
   *[other] { $count } księgi
} ({ $discipline }).
rises = { $seat } wchodzi na poziom { $level } ({ $discipline }).
advances = { $seat } robi krok na torze: { $track }.
sends = { $seat } wysyła uczonego ({ $discipline }).
innovates = { $seat } wprowadza innowację „{ $tile }”.
uses = { $seat } wykonuje akcję specjalną: { $tile }.
uses-power = { $seat } rzuca zaklęcie: { $tile }.
uses-book = { $seat } wykonuje akcję księgi: { $tile }.
burns = { $seat } poświęca znacznik mocy.
converts = { $seat } zamienia: { $what }.
may-accept = { $seat } może wziąć { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}{ $points ->
    [0] {""}
    [one] {" "}za 1 punkt
    [few] {" "}za { $points } punkty
    [many] {" "}za { $points } punktów
   *[other] {" "}za { $points } punktu
}.
accepts = { $seat } zyskuje { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}{ $points ->
    [0] {""}
    [one] {" "}za 1 punkt
    [few] {" "}za { $points } punkty
    [many] {" "}za { $points } punktów
   *[other] {" "}za { $points } punktu
}.
declines = { $seat } odrzuca { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}.
lapses = Oferta { $power } mocy przepada ({ $seat }): w naczyniach nie ma na nią miejsca.
passes = { $seat } pasuje.
passes-taking = { $seat } pasuje i bierze żeton „{ $tile }”{ $coins ->
    [0] {""}
    [one] {" "}z 1 monetą
    [few] {" "}z { $coins } monetami
    [many] {" "}z { $coins } monetami
   *[other] {" "}z { $coins } monety
}.
science-bonus = { $seat } dostaje premię za naukę ({ $discipline }).
final-points = { $seat } na koniec: { $area } za obszar wielkości { $size }, { $science } za naukę, { $resources } za zasoby.

## What to decide

topic-offer = Oferta mocy: { $power } ({ $by })
topic-rest = Reszta akcji
topic-set = Zestaw
topic-draft = Karta planowania, frakcja albo pałac
topic-draft-bonus = Żeton premii rundy
topic-start = Budynek początkowy
topic-end = Koniec tury
decide-set = Weź zestaw.
decide-draft = Wybierz kartę planowania, frakcję albo pałac.
decide-draft-bonus = Weź żeton premii rundy.
decide-start = Postaw budynek początkowy.
decide-action = Runda { $round }: wykonaj akcję albo spasuj.
decide-end = Zamień, co chcesz, i zakończ turę.
decide-offer = Budynek na { $hex } obok ciebie ({ $by }): bierzesz { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}{ $points ->
    [0] {""}
    [one] {" "}za 1 punkt
    [few] {" "}za { $points } punkty
    [many] {" "}za { $points } punktów
   *[other] {" "}za { $points } punktu
}?
decide-any = Wybierz.
decide-order = Rozstrzygnij w dowolnej kolejności: { $all }
decide-books = Wybierz { $count ->
    [one] księgę.
    [few] { $count } księgi, jedną po drugiej.
    [many] { $count } ksiąg, jedną po drugiej.
   *[other] { $count } księgi, jedną po drugiej.
}
decide-levels = Wybierz { $count ->
    [one] dyscyplinę, w której awansujesz o 1 poziom.
    [few] dyscypliny dla { $count } poziomów, jedną po drugiej.
    [many] dyscypliny dla { $count } poziomów, jedną po drugiej.
   *[other] dyscypliny dla { $count } poziomu, jedną po drugiej.
}
decide-levels-one = Wybierz jedną dyscyplinę, w której awansujesz o { $count ->
    [one] 1 poziom.
    [few] { $count } poziomy.
    [many] { $count } poziomów.
   *[other] { $count } poziomu.
}
decide-levels-more = Awansować o kolejny poziom ({ $discipline })?
decide-key = Użyć klucza, aby wejść na poziom 8 ({ $discipline })?
decide-competency = Weź kompetencję.
decide-palace = Weź żeton pałacu.
decide-place = Postaw swój budynek: { $building }.
decide-city = Weź żeton miasta.
decide-dig = Przekształcaj i buduj z { $count ->
    [one] 1 darmową łopatą.
    [few] { $count } darmowymi łopatami.
    [many] { $count } darmowymi łopatami.
   *[other] { $count } darmowej łopaty.
}
decide-dig-on = { $count ->
    [0] Buduj na przekształconym heksie albo skończ.
    [one] Buduj, kop dalej (jeszcze 1 darmowa łopata) albo skończ.
    [few] Buduj, kop dalej (jeszcze { $count } darmowe łopaty) albo skończ.
    [many] Buduj, kop dalej (jeszcze { $count } darmowych łopat) albo skończ.
   *[other] Buduj, kop dalej (jeszcze { $count } darmowej łopaty) albo skończ.
}
decide-bridges = Zbuduj { $count ->
    [one] most.
    [few] najwyżej { $count } mosty.
    [many] najwyżej { $count } mostów.
   *[other] najwyżej { $count } mostu.
}
decide-spades = Użyj { $count ->
    [one] 1 łopaty.
    [few] { $count } łopat.
    [many] { $count } łopat.
   *[other] { $count } łopaty.
}
decide-pay = Zapłać jeszcze { $count ->
    [one] 1 księgę dowolnego koloru.
    [few] { $count } księgi dowolnego koloru.
    [many] { $count } ksiąg dowolnego koloru.
   *[other] { $count } księgi dowolnego koloru.
}
decide-replace = Wybierz budynek do zamiany: { $from } → { $to }.

## The menu

kind-setup = Wybierz
kind-place = Postaw budynek
kind-books = Wybierz księgę
kind-levels = Awansuj o poziom
kind-take = Weź żeton
kind-pay = Zapłać księgą
kind-upgrade = Rozbuduj
kind-city = Załóż miasto
kind-bridge = Zbuduj most
kind-accept = Weź moc
kind-decline = Odrzuć
kind-convert = Zamień
kind-build = Zbuduj warsztat
kind-dig = Kop
kind-advance = Postęp
kind-innovate = Innowacja
kind-send = Wyślij uczonego
kind-power = Zaklęcie
kind-book = Akcja księgi
kind-use = Akcja specjalna
kind-annex = Dostaw pawilon
kind-leave = Zrezygnuj
kind-pass = Spasuj
kind-end = Koniec

variant-to = Cel: { $to }
variant-replace = Za darmo
variant-build = Zbuduj warsztat
variant-whole = Aż do: { $goal }
variant-dig-build = Aż do: { $goal }, i zbuduj warsztat
variant-partly = Tylko do: { $goal }
variant-city = Miasto wokół { $hex }
variant-city-via = Miasto przez rzekę
variant-key = Użyj klucza
variant-no-key = Zachowaj klucz
variant-level = 1 poziom
variant-sailing = Żegluga
variant-digging = Kopanie
variant-return = 1 poziom, uczony wraca do puli
variant-send = { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
}

do-tile = { $tile }: { $about }
do-set = { $board } / { $faction } / { $bonus }
do-competency = { $tile }: { $about } ({ $discipline }: { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
}{ $books ->
    [0] {""}
    [one] {" "}i 1 księga
    [few] {" "}i { $books } księgi
    [many] {" "}i { $books } ksiąg
   *[other] {" "}i { $books } księgi
})
do-book = Księga: { $discipline }
do-level = Wejdź na poziom { $level } ({ $discipline })
do-no-level = Bez dalszych poziomów
do-key = Użyj klucza i wejdź na poziom 8 ({ $discipline })
do-no-key = Zachowaj klucz i zostań na poziomie 7 ({ $discipline })
do-place = Postaw na { $hex }: { $building }
do-pay = Zapłać księgą: { $discipline }
do-replace = Zamień budynek na { $hex }
do-city-via = Załóż miasto przez { $hex }
do-city-via-leaving = Załóż miasto przez { $hex } i zrezygnuj z reszty kopania
do-bridge = Most z { $a } do { $b }
do-none = Nic więcej
do-accept = Weź { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
}{ $points ->
    [0] {" "}za darmo
    [one] {" "}za 1 punkt
    [few] {" "}za { $points } punkty
    [many] {" "}za { $points } punktów
   *[other] {" "}za { $points } punktu
}
do-decline = Odrzuć
do-burn = Poświęć znacznik z naczynia II i przenieś drugi do naczynia III
do-convert-scholar = 5 mocy na uczonego
do-convert-book = 5 mocy na księgę ({ $discipline })
do-convert-tool = 3 mocy na narzędzie
do-convert-coin = 1 moc na monetę
do-convert-scholar-tool = 1 uczonego na narzędzie
do-convert-tool-coin = 1 narzędzie na monetę
do-convert-book-coin = 1 księgę ({ $discipline }) na monetę
do-build = Zbuduj warsztat na { $hex }
do-dig = Przekształć { $hex }: { $goal }
do-dig-build = Przekształć { $hex } ({ $goal }) i zbuduj warsztat
do-leap = { $what }, { $leap }
do-upgrade = Rozbuduj { $hex }: { $to }
do-sail = Żegluga { $value }{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}{ $books ->
    [0] {""}
    [one] , 1 księga
    [few] , { $books } księgi
    [many] , { $books } ksiąg
   *[other] , { $books } księgi
}
do-terraform = Przekształcanie terenu: { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
    [many] { $tools } narzędzi
   *[other] { $tools } narzędzia
} za każdą łopatę{ $points ->
    [0] {""}
    [one] , 1 punkt
    [few] , { $points } punkty
    [many] , { $points } punktów
   *[other] , { $points } punktu
}{ $books ->
    [0] {""}
    [one] , 1 księga
    [few] , { $books } księgi
    [many] , { $books } ksiąg
   *[other] , { $books } księgi
}
do-send = Wyślij uczonego ({ $discipline }): { $steps ->
    [one] 1 poziom
    [few] { $steps } poziomy
    [many] { $steps } poziomów
   *[other] { $steps } poziomu
}
do-send-back = Odłóż uczonego do puli: 1 poziom ({ $discipline })
do-action = { $about }
do-use = { $tile }: { $about }
do-annex = Pawilon na { $hex }
do-pass = Spasuj
do-pass-taking = Spasuj i weź żeton { $tile }{ $coins ->
    [0] {""}
    [one] {" "}(1 moneta)
    [few] {" "}({ $coins } monety)
    [many] {" "}({ $coins } monet)
   *[other] {" "}({ $coins } monety)
}
do-end = Zakończ turę
why-not = { $kind }: { $which }. { $why }

## Why not

unknown-word = Ta gra nie zna „{ $word }”.
unreadable = Nie da się odczytać „{ $line }”. Napisz akcję tak, jak na liście tego, co możesz zrobić.
bad-hex = „{ $word }” nie jest heksem: heksy lądu mają nazwy takie jak E4, a heksy rzeki takie jak r17.
deal-data = Nie ma tu tabel wskazanych przez „deal data”. Są: printed, { $known }.
deal-site = { $site } nie jest miejscem mostu małej mapy: to dwa heksy lądu z dokładnie dwiema pozycjami heksów między nimi, każda para jeden raz.
deal-final-score = { $tile }: ten żeton nie może być finałowy, bo pokazuje ten sam budynek co żeton rundy 6.
deal-round-score = { $tile }: ten żeton nie może tam leżeć. W rundach 5 i 6 nie ma łopat, a w rundach od 1 do 5 nigdy nie ma wszystkich trzech żetonów jednej dyscypliny.
nothing-to-decide = Nie masz teraz nic do rozstrzygnięcia.
answer-offer-first = Najpierw odpowiedz na ofertę { $number }: accept { $number } albo decline { $number }.
decide-first = Najpierw trzeba rozstrzygnąć coś innego.
act-first = Przed końcem tury wykonaj akcję albo spasuj.
acted-already = Akcja tej tury jest już za tobą. Zamień, co chcesz, albo zakończ turę.
not-now = Teraz nie można tego zrobić.
set-gone = Tego nie ma już do wzięcia.
draft-owned = Masz już jeden taki element.
no-such-start = Nie zaczynasz z takim budynkiem: { $building }.
start-enough = Wszystkie takie budynki początkowe już stoją ({ $building }: { $most }).
is-river = { $hex } to rzeka.
no-such-hex = Na tej mapie nie ma heksu { $hex }.
is-built-on = Na { $hex } stoi już budynek.
already-native = { $hex } to już twój preferowany teren.
wrong-way = Na krótszej drodze z { $hex } do preferowanego terenu ({ $native }) nie ma takiego terenu: { $goal }.
not-native = { $hex } to nie { $native }.
out-of-reach = { $hex } jest poza twoim zasięgiem.
no-leap = Nie możesz użyć: { $leap }.
one-leap = W jednej akcji tylko jeden tunel albo lot.
leap-distance = { $hex } nie leży w odległości, na którą pozwala { $leap }.
no-further-hex = W tej akcji nie można przekształcić kolejnego heksu.
no-bought-on-second = Na drugim heksie działają tylko darmowe łopaty: potrzeba { $spades }, a zostało { $free ->
    [one] 1.
    [few] { $free }.
    [many] { $free }.
   *[other] { $free }.
}
build-on-first = Warsztat musi stanąć na pierwszym przekształconym heksie.
none-left = Nie masz już takiego budynku: { $building }.
too-dear = To kosztuje: { $needed }. Masz: { $held }.
too-few-spades = To wymaga { $spades ->
    [one] 1 łopaty
    [few] { $spades } łopat
    [many] { $spades } łopat
   *[other] { $spades } łopaty
}, a zostało { $left ->
    [one] 1.
    [few] { $left }.
    [many] { $left }.
   *[other] { $left }.
}
dug-this-turn = { $hex } był przekształcany w tej turze.
no-book-left = Nie ma już takich ksiąg: { $discipline }.
no-such-book = Nie masz takiej księgi: { $discipline }.
level-needed = Weź co najmniej jeden poziom albo cofnij akcję.
same-discipline = Te poziomy idą do jednej dyscypliny.
needs-key = Poziom 8 ({ $discipline }) wymaga klucza: najpierw załóż miasto.
level-blocked = Twój poziom to { $level } ({ $discipline }), a wyżej droga jest zamknięta.
owns-already = Masz już: { $tile }.
no-copy-left = Nie ma już: { $tile }.
not-on-offer = Nie ma do wzięcia: { $tile }.
no-bridge-left = Nie masz już mostów.
no-bridge-there = Nie możesz zbudować mostu z { $a } do { $b }: potrzeba wolnego miejsca z twoim budynkiem na jednym końcu.
no-bridge-action = Tylko Krety budują mosty osobną akcją.
not-your = Na { $hex } nie ma twojego budynku do zamiany ({ $building }).
not-yours = Na { $hex } nie ma twojego budynku.
is-neutral = Budynek na { $hex } jest neutralny i nie można go rozbudować.
no-such-upgrade = Takiej rozbudowy nie ma: { $from } → { $to }.
track-end = To już koniec toru: { $track }.
innovations-full = Masz już największą liczbę innowacji: { $most }.
needs-books = Potrzebne księgi: { $needed } ({ $discipline }), a masz { $held }.
needs-more-books = Potrzebne księgi, razem: { $needed }, a masz { $held }.
no-scholar = Nie masz uczonego.
no-scholar-left = Wszyscy twoi uczeni są już w grze.
no-tool = Nie masz narzędzia.
no-space = Nie ma wolnego pola za { $steps } poz. ({ $discipline }).
no-annex = Nie masz pawilonu.
has-annex = Na { $hex } stoi już pawilon.
used-already = Już użyte w tej rundzie: { $tile }.
not-in-play = Tego nie ma w tej partii: { $tile }.
not-held = Nie masz: { $tile }.
no-special = { $tile }: tu nie ma akcji specjalnej.
brings-nothing = To nic by ci teraz nie dało.
pass-last-round = W ostatniej rundzie przy pasowaniu nie bierze się żetonu: napisz samo „pass”.
pass-needs-tile = Podaj żeton premii rundy, który bierzesz, na przykład pass bon_coins.
pass-not-offered = Nie leży obok planszy: { $tile }.
burn-two = Do poświęcenia trzeba dwóch znaczników w naczyniu II.
no-river-cities = Nie możesz zakładać miast przez rzekę.
no-such-river = { $hex } nie jest heksem rzeki.
river-taken = Przez { $hex } leży już miasto.
no-city-left = Nie ma już żetonów miast.
no-city-over = Twoje grupy przy { $hex } nie tworzą miasta.
buy-differs = W wierszu jest kupionych łopat: { $said }, a trzeba { $needed }.
pay-differs = Podane księgi nie pasują do ceny.
wrong-rate = To nie jest właściwy kurs zamiany.

## The drawing and the text board

word-board = Plansza Age of Innovation
word-round = Runda { $round } z { $rounds }
word-all-rounds = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
word-round-short = Runda { $round }
word-setup = Przygotowanie
word-over = Partia się skończyła
word-science = Nauka
word-rounds = Rundy: punkty w rundzie — premia za naukę po niej
word-actions = Zaklęcia i akcje księgi (wspólne, raz na rundę)
word-sets = Zestawy
word-draft = Do wyboru
word-innovations = Innowacje: nazwa, księgi koloru + dowolne
word-taken = zajęta
word-competencies = Kompetencje: poziomy i księgi ich pól
word-palaces = Pałace
word-cities = Żetony miast
word-market = Żetony premii rundy obok planszy
word-book-supply = Księgi w puli: bankowość { $b }, prawo { $l }, inżynieria { $e }, medycyna { $m }
word-players = W kolejności tury
word-passed = pas
word-sailing = żegluga { $value }
word-spade-price = { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
    [many] { $tools } narzędzi
   *[other] { $tools } narzędzia
} za łopatę
word-keys = wolne klucze { $free } z { $all }
word-extras = mosty ×{ $bridges }, pawilony ×{ $annexes }
word-income = następny dochód: { $parts }
word-area = obszar { $area }
word-neutral = Niezależna
word-legend = litera: teren; cyfra: gracz; w g s u p t m: budynek; ' pawilon; * miasto
word-terrain-legend = D pustynia  P równina  S bagno  L jezioro  F las  M góra  W pustkowie
word-bridges = Mosty: { $list }
word-now = Runda { $round } z { $rounds }: { $tile }
word-bonus-now = Premia za naukę: { $bonus }
column-vp = pkt
column-coins = mon
column-tools = narz
column-scholars = ucz
column-power = moc
column-books = b/l/e/m
column-levels = poziom

## Standing orders
order-offers-always = Przyjmuj każdą ofertę mocy.
order-offers-free = Przyjmuj oferty, które nie kosztują punktów; o inne pytaj.
order-offers-up-to-3-for-2 = Przyjmuj do 3 mocy za najwyżej 2 punkty; o więcej pytaj.
order-offers-always-ask-if-wasted = Przyjmuj, ale pytaj, jeśli część mocy by przepadła.
order-offers-never = Odrzucaj każdą ofertę mocy.
order-offers-off = Pytaj mnie za każdym razem.

## The lists after the text board

text-power-action = { $id }: { $about }, { $price } mocy
text-power-action-used = { $id }: { $about }, { $price } mocy, w tej rundzie użyte
text-book-action = { $id }: { $about }, { $price ->
    [one] 1 księga
    [few] { $price } księgi
    [many] { $price } ksiąg
   *[other] { $price } księgi
}
text-book-action-used = { $id }: { $about }, { $price ->
    [one] 1 księga
    [few] { $price } księgi
    [many] { $price } ksiąg
   *[other] { $price } księgi
}, w tej rundzie użyta
text-on-it = na nim { $coins }
text-competency = { $entry }; { $discipline } { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
}, { $books ->
    [0] bez księgi
    [one] 1 księga
    [few] { $books } księgi
    [many] { $books } ksiąg
   *[other] { $books } księgi
}; zostało { $left }
text-spaces = { $discipline }: wolne pola uczonych { $free }
text-offer = Oferta { $number }: { $power ->
    [one] 1 moc
    [few] { $power } mocy
    [many] { $power } mocy
   *[other] { $power } mocy
} ({ $to }), bo buduje { $by }
text-specials = do użycia: { $list }
text-specials-used = użyte: { $list }
text-supply = uczeni w puli { $scholars }
text-pieces = zostały budynki { $pieces }
text-levels = { $n ->
    [one] 1 poziom
    [few] { $n } poziomy
    [many] { $n } poziomów
   *[other] { $n } poziomu
}

## What is dealt, and in which order

component-bridge_sites = Miejsca mostów małej mapy, każde przez swoje dwa heksy, w dowolnej kolejności.
component-round_scores = Żetony punktowania rundy, od rundy 1 do rundy 6.
component-final_score = Żeton, który leży przy rundzie 6 obok jej żetonu punktowania.
component-book_actions = Akcje księgi w grze, w dowolnej kolejności.
component-competencies = Kompetencje, od pól bankowości do pól medycyny, w każdej dyscyplinie od 3 poziomów do 1.
component-innovations = Innowacje: najpierw górne pola bankowości, prawa, inżynierii i medycyny, potem ich dolne pola, jeśli plansza je ma, na końcu pola dwóch dyscyplin.
component-palaces = Żetony pałaców w grze obok Pałacu 17, w dowolnej kolejności.
component-set_factions = Frakcje zestawów pustyni, równiny, bagna, jeziora, lasu, góry i pustkowia.
component-set_bonuses = Żetony premii rundy zestawów pustyni, równiny, bagna, jeziora, lasu, góry i pustkowia.
component-draft_boards = Karty planowania do wyboru, w dowolnej kolejności.
component-draft_factions = Frakcje do wyboru, w dowolnej kolejności.
component-draft_bonuses = Żetony premii rundy do wyboru, w dowolnej kolejności.
component-area = Żeton punktowania obszaru gry dla dwóch graczy, przed końcem niewidoczny dla nikogo.

## Panels

word-map = Mapa
word-terrains = Tereny
word-factions = Frakcje
word-boards = Plansze planowania
word-bonuses = Żetony premii rundy
word-power-and-books = Zaklęcia i akcje księgi
word-round-tiles = Żetony rund
word-offer = Rundy, akcje i żetony
word-rounds-title = Punkty i nauka według rund
word-round-tile = Żeton rundy
full-word-round-tile = Żeton rundy.
word-now-points = Teraz
then-bonus = Potem { $bonus }.
then-final = Oraz { $tile }.
tab-actions = Akcje
tab-competencies = Kompetencje
tab-innovations = Innowacje
tab-palaces = Pałace, miasta
word-bonus-to-take = Żetony premii do wzięcia przy pasowaniu
word-draft-boards = Karty planowania do wyboru
word-draft-factions = Frakcje do wyboru
word-draft-palaces = Pałace do wyboru
word-draft-bonuses = Żetony premii rundy do wzięcia
scholar-space = { $discipline }: { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
}
word-scholar-spaces = Uczeni
word-points-from = Punkty według źródeł
word-points = punkty
word-coins = monety
word-tools = narzędzia
word-scholars = uczeni
word-power-bowls = moc w naczyniach I/II/III
word-no-board = wybiera
word-nothing = nic
mat-title = { $board }, { $faction }
mat-title-board = { $board }
books-banking = księgi bankowości
books-law = księgi prawa
books-engineering = księgi inżynierii
books-medicine = księgi medycyny
plural-workshop = warsztaty
plural-guild = gildie
plural-school = szkoły
plural-palace = pałace
plural-university = uniwersytety
sign-house = { $count ->
    [one] 1 warsztat
    [few] { $count } warsztaty
    [many] { $count } warsztatów
   *[other] { $count } warsztaty
}
sign-post = { $count ->
    [one] 1 gildia
    [few] { $count } gildie
    [many] { $count } gildii
   *[other] { $count } gildie
}
sign-town = { $count ->
    [one] 1 żeton miasta
    [few] { $count } żetony miast
    [many] { $count } żetonów miast
   *[other] { $count } żetony miast
}
sign-banking = bankowość { $count }
sign-law = prawo { $count }
sign-engineering = inżynieria { $count }
sign-medicine = medycyna { $count }

when-income = dochód
when-now = od razu
when-once = raz na rundę
when-passing = pas
word-each = w każdej
word-a = za
word-in-one = w jednej
word-a-shape = za rodzaj bud.
word-at-edge = na granicy
word-at-river = nad rzeką
word-sent = wysłanych
word-competency = kompetencja
word-city-value = miasta od { $value }
word-river-cities = miasta przez rzekę
word-tunnel = tunel
word-flight = lot
word-bridge-for = most za
word-power-actions = zaklęcia
word-science-bonus = premia za naukę
word-dig-step = krok kopania
word-extra-action = i akcja
word-tokens = { $n ->
    [one] 1 znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znacznika
}
word-top-levels = dwa najwyższe poz.
word-buildings = budynki
word-lowest = najniższy

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, na granicy
spot-site = { $from }-{ $to }, miejsce mostu
holds = { $kind } ({ $seat })
holds-neutral = budynek neutralny: { $kind } ({ $seat })
holds-annex = {" "}z pawilonem
holds-city = , w mieście
holds-river-city = miasto przez rzekę
holds-bridge = most ({ $seat })

stock-coins = { $n ->
    [one] 1 moneta.
    [few] { $n } monety.
    [many] { $n } monet.
   *[other] { $n } monety.
}
stock-tools = { $n ->
    [one] 1 narzędzie.
    [few] { $n } narzędzia.
    [many] { $n } narzędzi.
   *[other] { $n } narzędzia.
}
stock-scholars = { $n ->
    [one] 1 uczony
    [few] { $n } uczonych
    [many] { $n } uczonych
   *[other] { $n } uczonego
}; w twojej puli jeszcze { $supply }.
stock-books = { $n ->
    [one] 1 księga ({ $discipline }).
    [few] { $n } księgi ({ $discipline }).
    [many] { $n } ksiąg ({ $discipline }).
   *[other] { $n } księgi ({ $discipline }).
}
stock-power = Moc: następny dochód to { $next }.
stock-bowl = Naczynie { $bowl }: { $n ->
    [one] 1 znacznik mocy
    [few] { $n } znaczniki mocy
    [many] { $n } znaczników mocy
   *[other] { $n } znacznika mocy
}. Zyskana moc przechodzi z I do II, potem z II do III; płaci się tylko z naczynia III, a wydana moc wraca do I.
stock-sailing = Żegluga { $value }: sięgasz przez tyle heksów rzeki. Tor: { $steps }. Krok kosztuje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} i { $scholars ->
    [one] 1 uczonego
    [few] { $scholars } uczonych
    [many] { $scholars } uczonych
   *[other] { $scholars } uczonego
}.
stock-digging = Łopata kosztuje { $tools ->
    [one] 1 narzędzie
    [few] { $tools } narzędzia
    [many] { $tools } narzędzi
   *[other] { $tools } narzędzia
}. Tor: { $steps }. Krok kosztuje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, 1 narzędzie i 1 uczonego.
stock-bridges = { $n ->
    [one] Został 1 most.
    [few] Zostały { $n } mosty.
    [many] Zostało { $n } mostów.
   *[other] Zostało { $n } mostu.
}
stock-annexes = { $n ->
    [one] 1 pawilon do dostawienia.
    [few] { $n } pawilony do dostawienia.
    [many] { $n } pawilonów do dostawienia.
   *[other] { $n } pawilonu do dostawienia.
}
stock-keys = Wolne klucze: { $free } z { $all }. Klucz otwiera poziom 8 jednej dyscypliny.
stock-area = Twój największy obszar: { $n ->
    [one] 1 budynek
    [few] { $n } budynki
    [many] { $n } budynków
   *[other] { $n } budynku
}.
slot-open = Stoi na mapie: { $kind }. Dochód: { $what }.
slot-covered = Zakrywa to pole: { $kind }. Gdy stanie na mapie, dochód: { $what }.
price-workshop = Warsztat kosztuje 1 narzędzie i 2 monety.
price-guild = Warsztat rozbudowuje się do gildii za 2 narzędzia i 6 monet, a obok cudzego budynku za 2 narzędzia i 3 monety.
price-school = Gildię rozbudowuje się do szkoły za 3 narzędzia i 5 monet; dochodzi do tego kompetencja.
price-palace = Gildię rozbudowuje się do pałacu za 4 narzędzia i 6 monet.
price-university = Szkołę rozbudowuje się do uniwersytetu za 5 narzędzi i 8 monet; dochodzi do tego kompetencja.
slot-palace = To pole zakrywa pałac. Budując go, bierzesz żeton pałacu: na nim widać, co daje.

full-discipline = Od poziomu { $level } przy każdym dochodzie daje { $income }. Wejście na poziom 3, 5, 7 i 12 daje raz 1, 2, 2 i 3 mocy. Poziom 8 wymaga klucza, a poziom 12 należy do jednego gracza. Na koniec trzy najwyższe poziomy dają 8, 4 i 2 punkty. W puli { $books ->
    [one] jest 1 księga
    [few] są { $books } księgi
    [many] jest { $books } ksiąg
   *[other] jest { $books } księgi
}.
full-neutral-level = Frakcja niezależna jest na poziomie { $level }.
income-banking = 3 monety
income-law = 6 mocy
income-engineering = 1 narzędzie
income-medicine = 3 punkty
full-space = Wyślij tu uczonego na stałe: { $levels } poz. ({ $discipline }).
full-space-taken = Stoi tu uczony: { $levels } poz. zajęte ({ $discipline }).
full-column = Kompetencje tej kolumny dają poziomy albo poziomy i księgi tej dyscypliny: { $discipline }.
full-competency-reward = Gdy ją bierzesz ({ $discipline }): { $levels ->
    [one] 1 poziom
    [few] { $levels } poziomy
    [many] { $levels } poziomów
   *[other] { $levels } poziomu
}{ $books ->
    [0] {""}
    [one] {" "}i 1 księga
    [few] {" "}i { $books } księgi
    [many] {" "}i { $books } ksiąg
   *[other] {" "}i { $books } księgi
}.
full-own-price = Twoja cena: { $books } oraz dowolne ×{ $any }{ $coins ->
    [0] {""}
    [one] , i 1 moneta, bo nie masz pałacu
    [few] , i { $coins } monety, bo nie masz pałacu
    [many] , i { $coins } monet, bo nie masz pałacu
   *[other] , i { $coins } monety, bo nie masz pałacu
}.
full-taken = Ktoś już wprowadził tę innowację.
full-word-taken = Ktoś już wprowadził tę innowację.
full-used-by = Już użyte w tej rundzie ({ $seat }).
full-palace-waits = Działa, gdy stoi twój pałac.
full-round-tile = { $about }, w swojej rundzie; po niej { $bonus }.
full-round = Runda { $round }: { $about }. Po niej: { $bonus }.
full-last-round = Runda { $round }: { $about } oraz { $last }.
full-set = { $board } { $faction }: { $about } { $bonus }: { $bonus_about }
full-banking = Bankowość.
full-law = Prawo.
full-engineering = Inżynieria.
full-medicine = Medycyna.

source-start = Start
source-rounds = Rundy
source-cities = Miasta
source-innovations = Innow.
source-competencies = Komp.
source-palace = Pałac
source-bonus = Premia
source-faction = Frakcja
source-tracks = Tory
source-actions = Akcje
source-power = Moc
source-science = Nauka
source-area = Obszar
source-resources = Zasoby
source-total = Razem

title-pow_bridge = Most
title-pow_scholar = Uczony
title-pow_tools = 2 narzędzia
title-pow_coins = Siedem monet
title-pow_spade1 = Jedna łopata
title-pow_spade2 = Dwie łopaty
title-book_power = Pięć mocy
title-book_steps = Dwa poziomy
title-book_coins = Sześć monet
title-book_guild = Darmowa gildia
title-book_vp = Punkty za gildie
title-book_spades = Trzy łopaty
head-banking = Bankow.
head-law = Prawo
head-engineering = Inżynieria
head-medicine = Medycyna
title-banking = Bankowość
title-law = Prawo
title-engineering = Inżynieria
title-medicine = Medycyna
short-bon_river = Rzeka
short-bon_scholar = Uczony
short-bon_guild = Gildia
short-bon_palace = Pałac
short-bon_spade = Łopata
short-bon_bridge = Most
short-bon_step = Poziom
short-bon_school = Szkoła
short-bon_power = Moc
short-bon_coins = Monety
for-rs_workshop_law = za każdy warsztat.
for-rs_spade_engineering = za każdą łopatę.
for-rs_workshop_banking = za każdy warsztat.
for-rs_step_medicine = za każdy poziom.
for-rs_guild_law = za każdą gildię.
for-rs_city_engineering = za każdy żeton miasta.
for-rs_guild_medicine = za każdą gildię.
for-rs_track_engineering = za każdy krok żeglugi lub przekształcania.
for-rs_school_banking = za każdą szkołę.
for-rs_innovation_law = za każdą innowację.
for-rs_palace_medicine = za każdy pałac i uniwersytet.
for-rs_palace_banking = za każdy pałac i uniwersytet.

## All of a tile in words

full-board_desert = Plansza planowania, preferowany teren: pustynia. Na początku masz 1 darmową łopatę.
full-board_plains = Plansza planowania, preferowany teren: równina. Krok przekształcania terenu kosztuje cię 1 monetę zamiast 5.
full-board_swamp = Plansza planowania, preferowany teren: bagno. Zaczynasz z uczonym i z 9 znacznikami mocy w naczyniu II.
full-board_lake = Plansza planowania, preferowany teren: jezioro. Zaczynasz z żeglugą 1, a kończysz na 3.
full-board_forest = Plansza planowania, preferowany teren: las. Zaczynasz o 1 poziom wyżej w każdej dyscyplinie i z 8 znacznikami mocy w naczyniu II.
full-board_mountain = Plansza planowania, preferowany teren: góra. Twój dochód jest wyższy o 2 monety, a pierwsza gildia daje 3 monety.
full-board_wasteland = Plansza planowania, preferowany teren: pustkowie. Zaczynasz z 4 narzędziami i wybraną księgą; druga innowacja nie kosztuje dodatkowej księgi.
full-blessed = Na początku 1 poziom w każdej dyscyplinie. W premii za naukę po każdej rundzie twój poziom liczy się o 3 wyżej.
full-felines = Na początku 1 poziom bankowości i medycyny. Każdy żeton miasta daje 3 dowolne poziomy i 1 księgę.
full-goblins = Na początku 1 poziom bankowości i inżynierii oraz 1 narzędzie. Zyskujesz 2 monety za każdą użytą łopatę, w każdej fazie.
full-illusionists = Na początku 2 poziomy medycyny. Zaklęcia kosztują cię o 1 moc mniej i dają punkty.
full-inventors = Na początku żeton kompetencji.
full-lizards = Na początku 2 dowolne poziomy. Każdy żeton miasta daje darmową łopatę i darmowy warsztat na dowolnym heksie preferowanego terenu w zasięgu.
full-moles = Na początku 2 poziomy inżynierii. Za 1 narzędzie kopiesz tunel do heksu za jednym innym i zdobywasz za to punkty. Jako akcję budujesz most za 1 narzędzie, także nad lądem. Na koniec budynki w odległości tunelu liczą się jako połączone.
full-monks = Na początku 1 poziom prawa, uniwersytet zamiast warsztatów i żeton kompetencji.
full-navigators = Na początku 3 poziomy prawa. Zdobywasz punkty za każdy warsztat zbudowany nad rzeką.
full-omar = Na początku 1 poziom bankowości i inżynierii oraz neutralna wieża jako trzeci budynek. Dochód 2 mocy i 2 monety.
full-philosophers = Na początku 2 poziomy bankowości. Każda kompetencja daje o 1 księgę swojej kolumny więcej. Raz na rundę, jako twoja akcja: 1 dowolna księga.
full-psychics = Na początku 1 poziom bankowości i medycyny oraz 1 narzędzie. Raz na rundę: 5 mocy, a potem druga akcja w tej samej turze.
full-bon_river = W twoich turach żegluga sięga o 1 heks rzeki dalej. 2 punkty za każdy warsztat zbudowany nad rzeką.
full-bon_scholar = Dochód 1 uczony. 2 punkty za każdym razem, gdy wysyłasz uczonego.
full-bon_guild = Dochód 3 mocy. 3 punkty za każdą zbudowaną gildię.
full-bon_palace = Dochód 1 narzędzie. Przy pasowaniu: 4 punkty za każdy twój pałac i każdy uniwersytet.
full-bon_spade = Dochód 1 księga. Raz na rundę, jako twoja akcja: przekształcaj i buduj z 1 darmową łopatą.
full-bon_bridge = Dochód 1 księga. Raz na rundę, jako twoja akcja: darmowy most.
full-bon_step = Dochód 2 narzędzia. Raz na rundę, jako twoja akcja: 1 dowolny poziom.
full-bon_school = Dochód 4 monety. Przy pasowaniu: 1 dowolny poziom za każdą twoją szkołę.
full-bon_power = Dochód 4 mocy i 2 monety.
full-bon_coins = Dochód 6 monet.
full-comp_tool_step = Dochód 1 narzędzie i 1 dowolny poziom.
full-comp_vp_coins = Dochód 3 punkty i 2 monety.
full-comp_book_power = Dochód 1 dowolna księga i 1 moc.
full-comp_instant = Od razu 1 narzędzie, 5 punktów i 2 monety.
full-comp_spades = Od razu: przekształcaj i buduj z 2 darmowymi łopatami.
full-comp_annex = Od razu 2 pawilony. Jako akcję dostawiasz pawilon do budynku: przy zakładaniu miasta liczy się on o 1 więcej.
full-comp_power = Raz na rundę, jako twoja akcja: 4 mocy.
full-comp_scholar_vp = 2 punkty za każdym razem, gdy wysyłasz uczonego.
full-comp_tower = Od razu neutralna wieża na heksie w zasięgu. Dochód 2 mocy i 2 monety.
full-comp_city_vp = Przy pasowaniu: 2 punkty za każdy twój żeton miasta.
full-comp_edge = 3 punkty za każdy warsztat zbudowany na heksie granicznym.
full-comp_lowest = Przy pasowaniu: tyle punktów, ile wynosi najniższy z twoich czterech poziomów.
full-deus_ex_machina = Od razu 1 dowolna księga i 1 poziom w każdej dyscyplinie. Raz na rundę, jako twoja akcja: przekształcaj i buduj z 1 darmową łopatą.
full-trade_routes = Przy pasowaniu: 2 punkty za każdą twoją gildię.
full-professors = Raz na rundę, jako twoja akcja: 1 uczony i 3 punkty.
full-architecture = Od razu 10 punktów oraz 1 dowolny poziom za każdy rodzaj budynku, który masz na mapie.
full-league_of_cities = Od razu 5 punktów za każdy twój żeton miasta.
full-census = Od razu 8, 12 albo 18 punktów, jeśli masz co najmniej 7, 9 albo 11 budynków.
full-libraries = Od razu tyle punktów, ile wynosi suma twoich dwóch najwyższych poziomów.
full-colleges = Od razu 5 punktów za każdą twoją szkołę.
full-sewerage = Od razu 2 punkty za każdy twój warsztat.
full-communication = Od razu 8, 12 albo 18 punktów, jeśli twoje budynki tworzą co najmniej 4, 5 albo 6 osobnych grup.
full-steam_power = Od razu 1 uczony, krok przekształcania terenu i krok żeglugi, oba z nagrodami.
full-steelworks = Od razu 8, 12 albo 18 punktów za 1, 2 albo 3 twoje mosty.
full-neutral_workshop = Od razu: zbuduj neutralny warsztat na wolnym heksie w zasięgu. Dochód 3 narzędzia.
full-neutral_guild = Od razu: zbuduj neutralną gildię na wolnym heksie w zasięgu. Dochód 5 monet.
full-neutral_school = Od razu: zbuduj neutralną szkołę na wolnym heksie w zasięgu i weź kompetencję.
full-neutral_university = Od razu: zbuduj neutralny uniwersytet na wolnym heksie w zasięgu. Nie daje kompetencji. Dochód 2 punkty.
full-neutral_palace = Od razu: zbuduj neutralny pałac na wolnym heksie w zasięgu i włóż 2 nowe znaczniki mocy do naczynia III. Nie daje żetonu pałacu. Dochód 4 mocy.
full-neutral_monument = Od razu: zbuduj monument na wolnym heksie w zasięgu i zdobądź 7 punktów. Dla miasta liczy się za 4.
full-palace_1 = Dochód 5 mocy. Raz na rundę, jako twoja akcja: 2 narzędzia.
full-palace_2 = Raz na rundę, jako twoja akcja: przekształcaj i buduj z 2 darmowymi łopatami.
full-palace_3 = Dochód 2 mocy. Raz na rundę, jako twoja akcja: twoja szkoła staje się gildią; 3 punkty i 1 narzędzie.
full-palace_4 = Dochód 2 mocy. Raz na rundę, jako twoja akcja: warsztat za darmo staje się gildią.
full-palace_5 = Dochód 4 mocy. Od razu kompetencja.
full-palace_6 = Dochód 2 mocy i 1 księga. Raz na rundę, jako twoja akcja: do 2 poziomów w jednej dyscyplinie.
full-palace_7 = Dochód 4 mocy. Przy pasowaniu: 3 punkty za każdą twoją szkołę.
full-palace_8 = Dochód 2 monety, 2 mocy i 1 narzędzie. Twoje miasta wymagają wartości 6 zamiast 7.
full-palace_9 = Dochód 1 uczony. Za 1 uczonego, budując lub kopiąc, lecisz nad jednym lub dwoma heksami i zdobywasz 5 punktów. Na koniec budynki w odległości lotu liczą się jako połączone.
full-palace_10 = Dochód 6 monet. Od razu 12 mocy i 2 księgi.
full-palace_11 = Dochód 1 narzędzie. Od razu dowolny żeton miasta, bez miasta.
full-palace_12 = Dochód 8 mocy. 2 punkty za każdy zbudowany warsztat.
full-palace_13 = Raz na rundę, jako twoja akcja: 1 księga i 3 monety. 3 punkty za każdą zbudowaną gildię.
full-palace_14 = Dochód 6 mocy. Od razu 2 kroki żeglugi z nagrodami. Możesz zakładać miasta przez jeden heks rzeki.
full-palace_15 = Dochód 6 mocy. Od razu, w dowolnej kolejności: przekształcaj i buduj z 2 darmowymi łopatami, do 2 mostów i 2 księgi.
full-palace_16 = Dochód 2 mocy i 1 księga. Od razu: gildia z twojej planszy na dowolnym wolnym heksie preferowanego terenu, gdziekolwiek, jeśli nie był w tej turze przekształcany.
full-palace_17 = Dochód 2 mocy. Od razu 10 punktów. Zawsze jest do wzięcia.
full-city_tools = Klucz, 4 punkty i 3 narzędzia.
full-city_spades = Klucz, 5 punktów oraz przekształcanie i budowa z 2 darmowymi łopatami.
full-city_books = Klucz, 5 punktów i 2 dowolne księgi.
full-city_coins = Klucz, 6 punktów i 6 monet.
full-city_steps = Klucz, 7 punktów i 1 poziom w każdej dyscyplinie.
full-city_power = Klucz, 8 punktów i 8 mocy.
full-city_scholar = Klucz, 8 punktów i 1 uczony.
full-pow_bridge = Za 3 mocy jeden gracz na rundę buduje most.
full-pow_scholar = Za 3 mocy jeden gracz na rundę zyskuje uczonego.
full-pow_tools = Za 4 mocy jeden gracz na rundę zyskuje 2 narzędzia.
full-pow_coins = Za 4 mocy jeden gracz na rundę zyskuje 7 monet.
full-pow_spade1 = Za 4 mocy jeden gracz na rundę przekształca i buduje z 1 darmową łopatą.
full-pow_spade2 = Za 6 mocy jeden gracz na rundę przekształca i buduje z 2 darmowymi łopatami.
full-book_power = Za 1 księgę dowolnego koloru jeden gracz na rundę zyskuje 5 mocy.
full-book_steps = Za 1 księgę dowolnego koloru jeden gracz na rundę awansuje o 2 poziomy w jednej dyscyplinie.
full-book_coins = Za 2 księgi dowolnego koloru jeden gracz na rundę zyskuje 6 monet.
full-book_guild = Za 2 księgi dowolnego koloru jeden gracz na rundę za darmo rozbudowuje warsztat do gildii.
full-book_vp = Za 2 księgi dowolnego koloru jeden gracz na rundę zdobywa 2 punkty za każdą swoją gildię.
full-book_spades = Za 3 księgi dowolnego koloru jeden gracz na rundę przekształca i buduje z 3 darmowymi łopatami.

# A guided first match
lesson-aim = Wygrywa, kto po sześciu rundach ma najwięcej punktów. Najwięcej dają żetony rund, miasta, nauka i, na koniec, duże obszary.
lesson-offer = Ktoś zbudował obok ciebie, więc możesz wziąć moc: pierwsza jest za darmo, każda następna kosztuje punkt. Weź, jeśli ją wykorzystasz; możesz odmówić.
lesson-offer-done = Taka oferta przychodzi zawsze, gdy ktoś zbuduje obok ciebie: moc idzie z naczynia I do II i III, a z III można ją wydać.
lesson-set = Prowadzisz frakcję uczonych na jednym z siedmiu rodzajów terenu. Najpierw weź zestaw: krainę z planszą, frakcję z umiejętnością i żeton premii na pierwszą rundę.
lesson-set-done = Wiesz już, kim grasz. Twoja plansza pod mapą pokazuje, co przyniesie każdy budynek; dotknij pola, a przeczytasz, ile kosztuje.
lesson-start = Postaw to, z czym zaczynasz, na oznaczonym heksie: na swoim preferowanym terenie. Trzymaj się blisko innych: obok nich rozbudowa jest tańsza, a gdy tam budują, zyskujesz moc.
lesson-start-done = Początek gotowy. Dalej budujesz obok swoich budynków i za rzeką tak daleko, jak sięga twoja żegluga.
lesson-build = Zbuduj warsztat na oznaczonym heksie, za 1 narzędzie i 2 monety. Musi to być twój preferowany teren.
lesson-build-done = Warsztat stoi, a miejsce, które zwolnił na planszy, daje teraz dochód.
lesson-dig = Kop: łopaty zmieniają oznaczony heks w twój preferowany teren, a każda kosztuje narzędzia. Potem zbuduj tam warsztat, w tej samej turze albo później.
lesson-dig-done = Teren się zmienił. Gdy stanie się twoim preferowanym, może tu stanąć warsztat.
lesson-upgrade = Rozbuduj warsztat do gildii. Obok cudzego budynku jest taniej. Gildie stają się szkołami albo pałacem, a szkoła uniwersytetem.
lesson-upgrade-done = Rozbudowa daje inny dochód, a szkoły i pałac przynoszą żetony, które działają do końca.
lesson-science = Wyślij uczonego do jednej z czterech dyscyplin na planszy nauki. Poziomy dają moc teraz i punkty na koniec; żeton rundy nagradza jedną z dyscyplin.
lesson-science-done = Twój znacznik poszedł w górę. Poziom po poziomie daje moc, a wysoko także dochód.
lesson-competency = Weź kompetencję. Jej kolumna od razu daje poziomy albo poziomy i księgi jednej dyscypliny, a sam żeton działa do końca. Każda szkoła i uniwersytet też przynosi kompetencję.
lesson-competency-done = Kompetencja jest twoja do końca partii, a jej kolumna podniosła cię w nauce.
lesson-pass = Spasuj, gdy nic nie jest już warte swojej ceny. Zdobędziesz to, co daje twój żeton premii, oddasz go i weźmiesz inny na następną rundę.
lesson-pass-done = To był pas. Kolejność pasowania jest kolejnością tury następnej rundy.
lesson-power = Rzuć zaklęcie. Mocą z naczynia III płaci się za łopaty, uczonych, narzędzia, monety i mosty; każde zaklęcie służy w rundzie jednemu graczowi.
lesson-power-done = Moc wraca do naczynia I i krąży dalej.
lesson-innovate = Wprowadź innowację. Płaci się za nią księgami; dają je kompetencje, pałace i miasta. Każda innowacja jest tylko jedna.
lesson-innovate-done = Innowacja jest twoja do końca partii.
lesson-income = Nowa runda zaczyna się od dochodu: narzędzi, monet, mocy, ksiąg i uczonych z miejsc, które opuściły twoje budynki, i z żetonów. Plansza pokazuje, co przyniesie następna runda.
lesson-rounds = Każda runda ma żeton, który nagradza coś, co robisz, i dyscyplinę nagradzaną na jej końcu. Spójrz naprzód, zanim wybierzesz, co budować.
lesson-city = Załóż miasto: cztery połączone budynki o wartości mocy 7. Jego żeton daje punkty i klucz do najwyższych poziomów nauki.
lesson-city-done = Masz miasto. Jego klucz otwiera poziom 8 jednej dyscypliny.
lesson-end = Ostatnia runda. Największe połączone obszary dają 18, 12 i 6 punktów; każda dyscyplina 8, 4 i 2; pięć pozostałych zasobów to punkt.

## Reasons of the bots: what an action brings or costs

reason-points = punkty od razu
reason-goods = monety, narzędzia i uczeni
reason-books = księgi
reason-power = moc
reason-income = dochód w kolejnych rundach
reason-passing = punkty za pas
reason-specials = akcje specjalne
reason-science = nauka
reason-area = połączony obszar
reason-cities = droga do miasta i klucze
reason-buildings = budynki
reason-tiles = innowacje i kompetencje
reason-rounds = żetony punktowania kolejnych rund
reason-sailing = żegluga i przekształcanie
reason-land = tereny w zasięgu
reason-neighbours = sąsiedzi
