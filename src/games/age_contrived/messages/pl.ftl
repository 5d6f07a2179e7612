# An Age Contrived in Polish.

promise = Przepuszczaj energię przez własną maszynę: niech napędza budowniczych, prowadzi figury i przerzuca mosty na wspólnej mapie. Monumenty rosną wspólnym wysiłkiem, a punktuje to, co z nimi zwiążesz.

## Sources

source-rules = Tury, akcje, budowa, postacie, osiągnięcia i punktacja są zgodne z wydaną instrukcją.
source-map = Mapa, fragmenty monumentów, podział energii i miejsca na kaflach początkowych pochodzą z publicznie dostępnego programu napisanego według przedpremierowej instrukcji.
source-reconstructed = Odtworzone i być może inne niż w twoim egzemplarzu: symbole na kaflach początkowych, wszystkie ulepszone kafle transmutujące, koszty w puli kafli, premie monumentów i mostów, większość kafelków ulepszonych akcji, karty szybkiego startu i niektóre pola fragmentów. Operator może podstawić poprawiony plik danych.

## Options

option-divine_wind = Boski wiatr
option-divine_wind-off = Bez modułu.
option-divine_wind-on = Każdy gracz ma kafelek boskiego wiatru: zużyty od razu uzupełnia dwa kafle, zachowany jest wart 5 punktów.
option-start_energy = Energia początkowa
option-start_energy-quick = Według karty szybkiego startu postaci.
option-start_energy-free = Rozmieszczana w tajemnicy przez wszystkich jednocześnie.
option-neutral_bridges = Neutralne mosty
option-neutral_bridges-dealt = Rozdane na ścieżki między zewnętrznymi regionami a środkiem.
option-neutral_bridges-draft = Kładzione kolejno przez graczy, począwszy od ostatniego.
option-characters = Postacie
option-characters-dealt = Rozdane losowo.
option-characters-chosen = Wybierane kolejno, począwszy od pierwszego gracza.
option-abilities = Zdolności
option-abilities-on = Ze zdolnościami postaci i punktacją ich ostatnich mostów.
option-abilities-off = Prostsza gra bez nich: mosty służą tylko dla swoich premii.

## Names

compass = kompas
magnet = magnes
rose = róża
primal = pierwotna
any-kind = dowolny rodzaj
any = dowolna
boot = but
monument = monument
pillar = filar
boot2 = podwójny but
monument2 = podwójny monument
pillar2 = podwójny filar
mt = tor monumentu
pt = tor filaru
nothing = nic
aureon = Aureon
ignotas = Ignotas
multanec = Multanec
rusne = Rusné
freyith = Freyith
about-aureon = Podróżnik: chodzi dalej i uzupełnia kafle po podróżach
about-ignotas = Strażnik: zapełnia większą część maszyny i przestawia jej energię
about-multanec = Rzemieślnik: budując i wiążąc energię, dostaje coś po drodze
about-rusne = Bastion: energia pierwotna potrafi wszystko, a zyski nie przepadają
about-freyith = Kierująca: energia pierwotna przybiera każdą postać, a ona sama się teleportuje
aureon-1 = aktywowana energia pierwotna daje ruch do 2
aureon-2 = raz w turze 1 krok więcej
aureon-3 = uzupełnij jeden aktywny kafel
ignotas-1 = energia pierwotna położona na pozycji 2 doładowuje żeton
ignotas-2 = krok 4 zapełnia też kafel, który był pierwszy
ignotas-3 = przestaw energię w swojej maszynie
multanec-1 = energia pierwotna rozstawiona na fragmencie sprowadza jeszcze jedną z twojej puli
multanec-2 = każde związanie daje ruch o 1 albo doładowanie
multanec-3 = połóż 1 energię ze swojej puli w puli kafli lub na osiągnięciu
rusne-1 = energia pierwotna wykonuje dowolny z twoich kafelków akcji
rusne-2 = na koniec tury jedna zyskana energia trafia od razu na wolne miejsce
rusne-3 = przestaw swoje kafelki przekaźników
freyith-1 = aktywowana energia pierwotna działa jak rodzaj swojego pola
freyith-2 = teleportacja zamiast ruchu
freyith-3 = przenieś 1 związaną energię do regionu, w którym jesteś
quarry = Kamieniołom
sea = Morze
mountain = Góry
forest = Las
plains = Równiny
center = Środek
beacon = Latarnia Anfirien
library = Biblioteka Valduin
gate = Wrota Eridonic
forge = Kuźnia Namarillion
fortress = Twierdza Kolym Thrin
ship = Statek Tolinthry
short-beacon = Latarnia
short-library = Biblioteka
short-gate = Wrota
short-forge = Kuźnia
short-fortress = Twierdza
short-ship = Statek
economics = Ekonomia
engineering = Inżynieria
institutions = Administracja
literature = Literatura
mathematics = Matematyka
philosophy = Filozofia
action_1 = rozstawienie z 4 lub 5 albo doładowanie
action_2 = pozyskanie do 2 albo reorganizacja do 2
action_3 = rozstawienie z 2 lub 3
action_4 = ruch o 2 albo 1 na torze
action_5 = dowolny z twoich kafelków 1–4
ua_1a = rozstawienie z 4 i 5 albo doładowanie
ua_1b = rozstawienie z 4 lub 5 oraz doładowanie
ua_2a = pozyskanie do 2 po 1 albo reorganizacja do 4
ua_2b = pozyskanie do 2 po 1 oraz reorganizacja do 2
ua_3a = rozstawienie z 2 i 3
ua_3b = rozstawienie z 2 lub 3 oraz reorganizacja do 2
ua_4a = ruch o 3 albo 2 na torze
ua_4b = ruch o 2 oraz 1 na torze
mb_bridge = premia mostu
mb_action = premia akcji
mb_relay = premia przekaźnika
mb_tile = premia kafla
mb_refill = premia uzupełnienia
mb_move = premia ruchu
nb_action = neutralny most (ulepszona akcja)
nb_relay = neutralny most (przekaźnik)
nb_bridge = neutralny most (most)
nb_any = neutralny most (premia dowolnego monumentu)
nb_move = neutralny most (ruch)
ach_monument_symbols = 2 symbole monumentu
ach_pillar_symbols = 2 symbole filaru
ach_boot_symbols = 4 symbole buta
ach_three_kinds = 3 związane rodzaje
ach_three_monuments = związane: 3 monumenty
ach_three_in_region = 3 związane w regionie
ach_each_gained = zyskany każdy rodzaj
ach_three_relays = 3 przekaźniki
ach_three_upgraded_actions = 3 ulepszone akcje
tile-plain = kafel { $top }/{ $bottom }
tile-with = kafel { $top }/{ $bottom } ({ $symbols })
tile-plain-accusative = kafel { $top }/{ $bottom }
tile-with-accusative = kafel { $top }/{ $bottom } ({ $symbols })
tile-at = { $place }: { $tile }
between = między regionami { $one } i { $other }
the-bridge = most { $between }
the-space = pole { $region } { $number }
the-top-row = górny rząd pozycji { $position }
the-bottom-row = dolny rząd pozycji { $position }
the-position = pozycja { $position }
the-spare = nieaktywne miejsce { $name }
the-market = pula kafli
the-monument = monument { $monument }
the-segment = pole { $space } monumentu „{ $monument }”
the-pillar = filar { $pillar }
your-track = twój { $track }
bonus-energy = zyskaj: { $kinds }
bonus-bridge = połóż swój następny most
bonus-action = weź kafelek ulepszonej akcji
bonus-relay = weź przekaźnik
bonus-tile = weź skrajny prawy kafel z puli
bonus-refill = uzupełnij kafel na koniec tury
bonus-move = ruch do { $n }
bonus-mt = tor monumentu do { $n }
bonus-pt = tor filaru do { $n }
bonus-any = premia dowolnego monumentu
bonus-copy = premia innego mostu
energy-of-kind = { $kind }
energy-from = { $kind }: { $place }
energy-as = { $kind } jako { $acts }
at-market = pula kafli
at-segment = pole { $space } monumentu „{ $monument }”
at-left = lewe pole osiągnięcia „{ $achievement }”
at-right = prawe pole osiągnięcia „{ $achievement }”

## What is to be decided

topic-character = Postać
topic-start = Energia początkowa, w tajemnicy
topic-draft = Neutralny most
topic-turn = Rozwijanie kafla albo użycie energii
topic-convey = Rozwijanie kafli
topic-actions = Akcje
topic-segments = Powstające fragmenty
topic-add = Energia do puli kafli
topic-bonus = Premia: { $bonus }
topic-benefit = Powstający fragment: { $monument }
topic-refill = Uzupełnianie kafla
topic-three = Zdolność
decide-character = Wybierz swoją postać.
decide-start = Rozmieść w tajemnicy energię początkową, potem zakończ.
decide-draft = Połóż neutralny most.
decide-turn = Rozwiń kafel albo użyj energii do akcji.
decide-second = Rozwiń także drugi kafel albo przejdź dalej.
decide-relays = Wykonaj przekaźniki w dowolnej kolejności.
decide-fill = Zapełnij rozwinięte kafle, potem zakończ.
decide-action = Użyj kolejnej energii albo zakończ.
decide-resolve = Wybierz, który fragment powstaje następny.
decide-part = Wykonaj: { $action }.
decide-deploy = Do rozstawienia: { $kinds }.
decide-reposition = Reorganizacja: przenieś jeszcze do { $left } albo przerwij.
decide-acquire = Pozyskanie: do zapłaty energią z puli kafli zostało { $owed }.
decide-add = { $by } bierze kafel: możesz dołożyć 1 energię do puli kafli.
decide-move = Ruch: { $left ->
    [one] został 1 krok
    [few] zostały { $left } kroki
    [many] zostało { $left } kroków
   *[other] zostało { $left } kroków
}.
decide-track = { $left ->
    [0] Szczyt ({ $track }): zwiąż energię albo ją zostaw
   *[other] Ruch ({ $track }): zostało { $left }
  }.
decide-bonus = Weź premię albo z niej zrezygnuj: { $bonus }.
decide-extra = Twoja energia pierwotna sprowadza jeszcze jedną: { $monument }.
decide-bound = Energia związana: ruch o 1, doładowanie albo nic.
decide-benefit = { $monument }, fragment { $number }: wybierz zysk i zwolnij swoją energię.
decide-refill = Uzupełnij { $left ->
    [0] kafel
    [one] jeden kafel
    [few] { $left } kafle
    [many] { $left } kafli
   *[other] { $left } kafli
}, potem zakończ.
decide-keep = Połóż jedną zyskaną energię na wolnym miejscu{ $left ->
    [0] { "" }
   *[other] {" "}i uzupełnij kafle
}, potem zakończ.
decide-three = Twoja zdolność: { $ability }.

## Groups of the menu

kind-setup = Wybierz postać
kind-convey = Rozwiń
kind-relays = Przekaźniki
kind-fill = Zapełnij
kind-wind = Boski wiatr
kind-use = Użyj energii
kind-upgrade = Ulepszona akcja
kind-deploy = Rozstaw
kind-recharge = Doładuj
kind-reposition = Reorganizuj
kind-acquire = Weź kafel
kind-pay = Zapłać
kind-move = Ruch
kind-mt = Tor monumentu
kind-pt = Tor filaru
kind-track = Tor
kind-bind = Zwiąż
kind-tie = Zwiąż
kind-bridge = Most
kind-bonus = Premia
kind-copy = Powtórz most
kind-build = Buduj
kind-patron = Buduj jako opiekun
kind-gain = Zysk
kind-release = Zwolnij
kind-add = Dołóż do puli kafli
kind-ability = Zdolność
kind-refill = Uzupełnij
kind-leave = Zrezygnuj
kind-leave-empty = Zostaw puste
kind-leave-relays = Zrezygnuj z przekaźników
kind-stop = Nic więcej
kind-end = Zakończ
price-market = { $cost } z puli kafli

## What an action does

do-character = { $character }, { $about }
do-start = { $kind }: { $place }
do-neutral = „{ $bonus }” { $site }
do-convey = rozwiń { $at }: { $tile }
do-convey-second = zużyj żeton kanału i rozwiń także { $at }: { $tile }
do-relay-boot = ruch do { $total } dzięki przekaźnikom buta
do-relay-monument = do { $total } na torze monumentu dzięki przekaźnikom
do-relay-pillar = do { $total } na torze filaru dzięki przekaźnikom
do-relay-done = zrezygnuj z pozostałych przekaźników
do-fill = włóż energię ({ $energy }) w { $row }
do-fill-none = zostaw rozwinięte kafle puste
do-wind = boski wiatr: włóż energię ({ $energy }) w { $row }
do-use = użyj energii ({ $kind }) z pozycji { $position }: { $action }
do-deploy = rozstaw z pozycji { $positions }: { $count ->
    [0] bez energii
    [one] { $count } energia
    [few] { $count } energie
    [many] { $count } energii
   *[other] { $count } energii
}
do-place = połóż energię ({ $kind }): { $target }
do-recharge = doładuj swój żeton kanału
do-reposition = przenieś energię ({ $energy }) → { $target }
do-acquire = pozyskaj { $tile } w zamian za: { $place }
do-pay = zapłać energią: { $kind }
do-move = porusz swoją figurą
do-track = ruch: twój { $track }
do-step = idź na { $place }
do-skip = przejdź przez { $place }
do-step-bridge = idź na { $place }: { $bonus }
do-skip-bridge = przejdź przez { $place }: { $bonus }
do-teleport = teleportuj się na { $place }
do-teleport-facing = teleportuj się na { $place }, zwrot w stronę: { $towards }
do-put = połóż energię ({ $energy }) na torze
do-up = { $track }: podnieś energię ({ $kind }) na pole { $space }
do-up-top = { $track }: podnieś energię ({ $kind }) na szczyt
do-bind-monument = zwiąż energię: monument { $monument }
do-bind-pillar = zwiąż energię: filar { $pillar }
do-wind-back = zwróć energię ({ $track }) i odzyskaj boski wiatr
do-stop = nic więcej
do-stop-on = zatrzymaj się: { $place }
do-bridge = most { $level }, strona { $side }, { $site }: { $bonus }
do-bridge-discard = usuń most i zachowaj jego zdolność
do-action = kafelek { $code }: { $action }
do-relay = przekaźnik ({ $symbol }) nad pozycją { $slot }
do-relay-double = podwójny przekaźnik ({ $symbol }) nad pozycją { $slot }
do-tile = { $tile } w zamian za: { $place }
do-note-refill = uzupełnij kafel na koniec tury
do-copy = { $bonus }
do-as = jak most { $site }: { $bonus }
do-gain-kind = zyskaj: { $kind }
do-gain-energy = zyskaj pokazaną energię
do-gain-shown = zyskaj: { $kinds }
do-gain-none = nic nie zyskuj: ten fragment nie pokazuje energii
do-gain-bonus = weź premię: { $bonus }
do-gain-no = nic nie zyskuj
do-no = zrezygnuj
do-resolve = buduj teraz: { $monument }
do-patron = jako opiekun zbuduj fragment monumentu „{ $monument }”
do-patron-no = nie używaj żetonu opiekuna
do-tie = zwiąż energię: { $kind }
do-exhaust = wyczerp energię: { $energy }
do-release-place = połóż energię ({ $energy }): { $target }
do-release-slot = włóż energię ({ $energy }) w { $row }
do-release-move = użyj energii ({ $energy }) do ruchu do 2
do-release-track = użyj energii ({ $energy }), { $track }: do 2
do-add = dołóż do puli kafli energię ({ $energy })
do-add-no = nic nie dokładaj
do-extra = połóż energię ({ $energy }): { $target }
do-keep = włóż zyskaną energię ({ $kind }) w { $row }
do-keep-no = wyczerp całą zyskaną energię
do-lift = weź wszystko do ręki i ułóż na nowo
do-three-relay = przekaźnik ({ $relay }) nad pozycją { $slot }
do-three-bound = przenieś związaną energię ({ $kind }): { $from } → { $to }
do-end = zakończ turę
do-end-part = gotowe
do-end-start = zostaw tak, jak jest

## What happened

puts-market = { $seat } umieszcza energię ({ $kind }) w puli kafli.
puts-segment = { $seat } kładzie energię ({ $kind }) na fragmencie { $number } monumentu „{ $monument }”.
completes = { $seat } kończy fragment { $number } monumentu „{ $monument }”.
puts-achievement = { $seat } wiąże energię ({ $kind }) na osiągnięciu „{ $achievement }”.
binds-monument = { $seat } wiąże energię ({ $kind }) przy monumencie „{ $monument }”.
binds-pillar = { $seat } wiąże energię ({ $kind }) na filarze „{ $pillar }”.
becomes-patron = { $seat } zostaje opiekunem monumentu „{ $monument }”.
gains = { $seat } zyskuje energię: { $kind }.
gains-nothing = { $seat } nie ma już czego zyskać: { $kind }.
recharges = { $seat } doładowuje żeton kanału.
fills = { $seat } wkłada energię ({ $kind }) w { $row }.
fills-together = { $seat } zapełnia miejsca: { $things }.
fills-thing = { $kind }
steps = { $seat } idzie na { $place }.
skips = { $seat } przechodzi przez { $place }.
teleports = { $seat } teleportuje się na { $place }.
wind-returns = { $seat } zwraca energię ({ $kind }) i odzyskuje boski wiatr.
wind-spends = { $seat } zużywa boski wiatr.
puts-track = { $seat } kładzie energię ({ $kind }) na { $track }.
raises = { $seat } podnosi energię na pole { $height } ({ $track }).
discards-bridge = { $seat } usuwa z gry most { $level }.
notes-refill = { $seat } uzupełni kafel na koniec tury.
places-bridge = { $seat } kładzie most { $level }, strona { $side }, { $site }.
takes-action = { $seat } bierze kafelek akcji: { $action }.
takes-relay = { $seat } bierze przekaźnik ({ $symbol }) na pozycję { $slot }.
takes-tile = { $seat } bierze { $tile }; miejsce: { $place }.
tile-drawn = Do puli trafia { $tile }.
pays = { $seat } płaci energią z puli kafli: { $kind }.
adds = { $seat } dokłada do puli kafli energię: { $kind }.
adds-nothing = { $seat } nic nie dokłada do puli kafli.
conveys = { $seat } rozwija { $tile }.
spends-marker = { $seat } zużywa żeton kanału.
uses = { $seat } używa energii ({ $kind }, { $row }): { $action }.
patron-builds = { $seat } jako opiekun buduje fragment monumentu „{ $monument }”.
built = Fragment { $number } monumentu „{ $monument }” jest zbudowany.
last-segment = Ostatni fragment stoi: gra trwa, aż wszyscy rozegrają tyle samo tur.
ties = { $seat } zwiąże energię: { $kind }.
takes-bonus = { $seat } wybiera zamiast energii: { $bonus }.
forgoes = { $seat } nic nie zyskuje.
releases = { $seat } wyczerpuje energię: { $kind }.
activates = { $seat } aktywuje energię: { $kind }.
keeps = { $seat } wkłada zyskaną energię ({ $kind }) w { $row }.
moves-bound = { $seat } przenosi związaną energię ({ $kind }): { $from } → { $to }.
rearranges = { $seat } bierze wszystko do ręki i układa na nowo.
chooses-character = { $seat } wybiera postać: { $character }.
starts-with = Kładziesz energię ({ $kind }): { $place }.
start-ready = { $seat } ma już rozmieszczoną energię początkową.
start-revealed = Cała energia początkowa jest już jawna.
drafts = { $seat } kładzie { $bridge } { $site }.
match-ends = Partia się skończyła.

## Why not

not-now = Teraz nie można tego zrobić. Najpierw odpowiedz na pytanie.
must-act = Zanim zakończysz turę, rozwiń kafel albo użyj energii.
turn-begun = Tura służy albo rozwijaniu, albo akcjom, a ta już się zaczęła.
pool-lacks = W twojej wyczerpanej puli nie ma energii: { $kind }.
pool-is-empty = Twoja wyczerpana pula jest pusta: podaj, skąd pochodzi energia, na przykład c@mk.
pool-not-empty = W twojej wyczerpanej puli jest jeszcze energia ({ $count }): skądinąd można ją brać tylko wtedy, gdy pula jest pusta.
tile-being-filled = Kafel, który właśnie się zapełnia, nie może oddać energii, a prosisz o: { $energy }. Weź energię skądinąd albo zostaw miejsce puste.
not-there = Nie masz tam energii ({ $kind }): { $place }.
not-in-play = Monument „{ $monument }” nie bierze udziału w grze.
monument-finished = Monument „{ $monument }” jest już zbudowany.
segment-closed = Fragment monumentu „{ $monument }” jest ukończony: powstanie na koniec tury.
space-taken = To miejsce jest już zajęte: { $space }.
space-wants = To pole przyjmuje: { $asked } lub pierwotna, a nie: { $kind }.
right-space-closed = W grze dwuosobowej prawe pole osiągnięć jest zamknięte.
achievement-once = Masz już energię na osiągnięciu „{ $achievement }”.
achievement-kind = Masz już na osiągnięciu energię tego rodzaju: { $kind }. Każdy rodzaj można położyć tylko raz.
achievement-needs = Osiągnięcie „{ $achievement }” wymaga { $needs }, a masz { $has }.
row-full = Nie ma wolnego miejsca: { $row }.
no-steps = Nie masz już ruchu.
no-way = Figura nie może stąd pójść na { $place }. Może pójść na: { $exits }.
no-teleport = Teleportować się może tylko Freyith z drugą zdolnością.
teleport-late = Teleportacja zastępuje cały ruch, a ten już się zaczął.
bad-facing = Figury nie można tak postawić: { $place }.
passing = Figura tylko tędy przechodzi: idź najpierw na inne pole.
skip-empty = Nikogo innego tu nie ma ({ $place }), więc nie można tędy tylko przejść.
not-on-top = Energia nie jest na najwyższym polu tego toru.
out-of-reach = W regionie { $region } nie ma ani twojej figury, ani twojego mostu.
pillar-once = Masz już energię na filarze „{ $pillar }”.
pillar-full = Na filarze „{ $pillar }” nie ma już wolnego pola.
no-wind = Ta partia jest bez boskiego wiatru.
wind-held = Masz już swój kafelek boskiego wiatru.
wind-spent = Twój kafelek boskiego wiatru jest zużyty.
wind-tiles = Boski wiatr uzupełnia najwyżej tyle kafli: { $count }.
track-taken = Na tym torze jest już energia.
track-empty = Na tym torze nie ma energii: najpierw ją połóż.
track-top = Energia jest na szczycie: zwiąż ją w regionie, w którym jesteś.
bridge-of-other = Most { $site } należy do kogoś innego: { $owner }.
action-gone = Nie ma już kafelków akcji: { $action }.
action-upgraded = Twój kafelek akcji na pozycji { $position } jest już ulepszony.
relay-gone = Nie ma już takich przekaźników: { $symbol }.
relay-slot-taken = Nad pozycją { $slot } jest już przekaźnik.
no-such-bonus = Tego kafelka premii nie ma na planszy albo nic ci teraz nie daje.
no-such-bridge = Mostu { $site } nie można stąd powtórzyć.
not-this-bonus = Premia tego nie daje.
already-paying = Już płacisz: nie można wziąć kolejnego kafla.
enough-tiles = Naraz można wziąć najwyżej tyle kafli: { $max }.
slot-empty = Na miejscu { $slot } nie ma kafla.
tile-twice = Ten kafel jest już wymieniany: { $tile }.
too-dear = To kosztuje { $cost ->
    [one] { $cost } energię
    [few] { $cost } energie
    [many] { $cost } energii
   *[other] { $cost } energii
} z puli kafli, a masz tam { $has }.
market-lacks = Nie masz w puli kafli energii: { $kind }.
pay-first = Najpierw zapłać: jeszcze { $owed } z twojej energii w puli kafli.
from-market-to-market = Ta energia już jest w puli kafli.
fill-closed = Wybrano już pozostawienie pustych kafli.
not-inserted = Kafel na pozycji { $position } nie był w tej turze rozwinięty.
too-late-to-convey = Za późno na drugi kafel: tura poszła już dalej.
marker-exhausted = Twój żeton kanału jest wyczerpany, więc rozwijasz tylko jeden kafel.
relays-first = Najpierw wykonaj przekaźniki albo napisz „relay done”.
pushed-out = Kafla, który właśnie wypadł, nie można od razu rozwinąć.
no-relay = Te przekaźniki nic ci nie dają: { $symbol }.
row-lacks = Nie ma tam energii ({ $kind }): { $row }.
name-a-tile = Pozycja 5 wykonuje dowolny z twoich kafelków: napisz na przykład „use 5b.c as 2”.
own-tile-only = Pozycja { $position } wykonuje tylko własny kafelek akcji.
choose-a-part = Wybierz jedną z akcji kafelka.
not-on-tile = Tego nie ma na tym kafelku akcji: { $tile }.
deploy-first = Najpierw umieść rozstawianą energię.
deploy-lacks = Nie rozstawiasz teraz takiej energii: { $kind }.
cannot-reposition = Tej energii nie możesz przenieść: { $energy }. Musi być twoja, leżeć w puli kafli lub na otwartym fragmencie i nie być jeszcze przenoszona.
same-segment = Musi trafić na ten sam fragment.
not-completed = Ten fragment nie jest ukończony.
no-patron = Teraz nie możesz tego zbudować żetonem opiekuna.
resolve-first = Najpierw zbuduj ukończone fragmenty.
tie-first = Najpierw wybierz, którą ze swoich energii wiążesz, na przykład „tie r”.
nothing-to-tie = Nic tu nie wiążesz albo wybór jest już dokonany.
not-on-segment = Nie ma tam twojej energii do zwolnienia: { $energy }.
no-such-activation = Tej energii nie można tak aktywować: { $kind }.
gain-first = Najpierw wybierz zysk albo „gain no”.
release-first = Trzeba jeszcze zwolnić { $count ->
    [one] { $count } energię
    [few] { $count } energie
    [many] { $count } energii
   *[other] { $count } energii
}.
release-rest-first = Do zwolnienia { $count ->
    [one] została jeszcze { $count } twoja energia
    [few] zostały jeszcze { $count } twoje energie
    [many] zostało jeszcze { $count } twoich energii
   *[other] zostało jeszcze { $count } twoich energii
}: zysk jest przed wszystkimi zwolnieniami albo po nich, nie pomiędzy.
gained-already = Zysk jest już wybrany.
gain-kind = Wybierz „gain energy” z rodzajem, gdy można zyskać dowolny, „gain bonus” albo „gain no”.
no-refill-left = Nie ma już uzupełnień.
not-aside = Nie ma odłożonej energii: { $kind }.
nothing-aside = Nie ma odłożonej energii.
figure-elsewhere = Twojej figury nie ma w tym regionie.
still-in-hand = Do rozłożenia zostało jeszcze { $count }.
not-this-ability = Twoja zdolność tego nie robi.
other-data = Ta partia jest rozdana z pliku danych { $dealt }, a ten serwer gra z plikiem { $here }.
deal-level = W miejscu „{ $tile }” powinien być kafel poziomu { $level }: poziom I leży na II, a II na III.
character-taken = Ta postać jest już zajęta: { $owner }, { $character }.
start-market-full = Twoja początkowa energia w puli kafli już leży.
start-position = Energie początkowe ({ $count }) trafiają na pozycje od 1 do { $last }.
start-missing = Do rozmieszczenia { $count ->
    [one] została jeszcze { $count } energia początkowa
    [few] zostały jeszcze { $count } energie początkowe
    [many] zostało jeszcze { $count } energii początkowych
   *[other] zostało jeszcze { $count } energii początkowych
}.
neutral-gone = Ten neutralny most już leży.
site-taken = Już jest most { $site }.
start-region-has-bridge = Most { $site } dotykałby regionu początkowego, który ma już neutralny most.
why-no-action = W dolnych rzędach nie masz energii, więc tura akcji jest niemożliwa.
why-no-second = Drugi kafel wymaga naładowanego żetonu kanału.
why-no-acquire = Pozyskanie wymaga tylu twoich energii w puli kafli: { $cost }, a masz { $has }.

## Notation

others-first = Przed „{ $line }” musi zdecydować ktoś inny. Resztę wyślij później.
bad-line = „{ $line }” nie jest akcją tej gry. Napisz akcję tak, jak na liście możliwych akcji.
bad-word = „{ $word }” nic tu nie znaczy.
bad-energy = „{ $word }” nie jest energią: c kompas, m magnes, r róża, p pierwotna.
bad-place = Na mapie nie ma pola „{ $word }”.
bad-site = Nie ma miejsca na most „{ $word }”.
bad-monument = Nie ma monumentu „{ $word }”: BE, LI, GA, FO, FT, SH.
bad-region = Nie ma regionu „{ $word }”: Q, S, M, F, P, C.
bad-number = „{ $word }” nie jest liczbą, która tu pasuje.
bad-row = „{ $word }” nie jest rzędem: od 1t do 5t górny, od 1b do 5b dolny.
bad-target = „{ $word }” nie jest miejscem na energię: mk, FO.1, A4L.
bad-spare = „{ $word }” nie jest żadnym z twoich dwóch nieaktywnych kafli, x i y.
bad-character = Nie ma postaci „{ $word }”.

## Board

drawing-title = Plansza An Age Contrived, tura { $turn }
word-market = Pula kafli
word-achievements = Osiągnięcia
word-actions = Ulepszone akcje
word-tiles = Kafle transmutujące
word-action-tiles = Kafelki akcji
word-relays = Przekaźniki
word-charged = naładowany
word-exhausted = wyczerpany
word-pool = wyczerpana
word-reserve = rezerwa
word-bridge-waits = most do położenia
word-bridge-placed = most położony
word-bridges = mosty
word-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
text-over = Partia się skończyła.
text-setup = Przygotowanie
text-turn = Tura { $turn }
text-ending = Tura { $turn }, jedna z ostatnich
text-bound = związane
text-bridges = Mosty
text-pillars = Filary
text-patron = opiekun:
text-patron-here = opiekun
text-began = Pierwszy gracz: { $first }.
text-order = Pierwszy gracz: { $first }; teraz gra: { $active }.
text-with-wind = Gra z boskim wiatrem.
text-no-abilities = Gra bez zdolności.
text-secret = Trwa tajne rozmieszczanie energii początkowej.
text-to-come = dalej
text-bonuses = Premie
text-neutrals = Neutralne mosty do położenia
text-actions = Kafelki akcji
text-points = punkty: zyskane rodzaje { $gained }, monumenty { $monuments }, filary { $pillars }, most { $bridge }, osiągnięcia { $achievements }, pula kafli { $market }
text-points-wind = boski wiatr { $wind }
text-aside = odłożone { $energy }
text-refills = uzupełnienia do wykonania: { $count }
text-ready = gotowe
scores-per-pillar-energy = { $vp } pkt za każdą energię na tamtejszych filarach, najwyżej { $cap }
scores-two-in-each-region = { $vp } pkt za 2 związane w każdym z obu regionów
scores-per-kind = { $vp } pkt za każdy rodzaj tam związany, najwyżej { $cap }
scores-three-kinds = { $vp } pkt za 3 rodzaje przy jednym tamtejszym monumencie
scores-per-pair = { $vp } pkt za każdą parę przy tamtejszych monumentach
scores-two-primals = { $vp } pkt za 2 związane tam energie pierwotne
scores-per-primal = { $vp } pkt za każdą związaną tam pierwotną, najwyżej { $cap }
scores-four-in-one-region = { $vp } pkt za 4 związane w jednym z regionów
scores-per-same-kind = { $vp } pkt za każdą związaną tam energię twojego najliczniejszego rodzaju, najwyżej { $cap }
scores-five = { $vp } pkt za 5 tam związanych
text-legend = c kompas, m magnes, r róża, p pierwotna, * dowolna. Pula i rezerwa liczą c/m/r/p. Kafle: numer kafla początkowego albo poziom I–III, miejsca w górnym/dolnym rzędzie, potem symbole b but, m monument, p filar. Za fragmentem !A: ukończony przez A. Pozycje: pozycja:kafelek akcji+przekaźnik. Figura >: zwrócona w stronę.
column-points = punkty
column-figure = figura
column-pool = pula
column-reserve = rezerwa
column-market = p.kafli
column-mt = mt
column-pt = pt
column-bridges = I II III

## Standing orders

order-auto-add-c-m-r = Gdy inni pozyskują, dołóż pierwszy z tych rodzajów energii, jaki masz w puli: kompas, magnes, róża.
order-auto-add-no = Gdy inni pozyskują, nic nie dokładaj.
order-auto-add-ask = Pytaj mnie za każdym razem.
order-auto-gain-energy = Gdy ktoś buduje fragment, który wspierasz, zyskaj pokazaną energię, jeśli masz ją jeszcze w rezerwie; pytaj, gdy rodzaj jest dowolny.
order-auto-gain-energy-c-m-r-p = To samo, a gdy rodzaj jest dowolny, zyskaj pierwszy z tych, jaki masz jeszcze w rezerwie: kompas, magnes, róża, pierwotna.
order-auto-gain-ask = Pytaj mnie za każdym razem.
order-auto-release-exhaust = Gdy ktoś buduje fragment, który wspierasz, po zysku wyczerp całą swoją energię z tego fragmentu.
order-auto-release-market = To samo, ale kompasy kładź w puli kafli.
order-auto-release-ask = Pytaj mnie za każdym razem.

## What is dealt, and in which order

component-monuments = Monumenty w grze poza Twierdzą, w dowolnej kolejności; ich kafelki premii idą w tej samej kolejności.
component-monument_bonuses = Kafelki premii: najpierw Twierdzy, potem wylosowanych monumentów po kolei.
component-achievements = Wylosowane kafelki osiągnięć, od lewej do prawej.
component-market_tiles = Kafle w puli od prawej, najpierw miejsce 4.
component-tile_stack = Stos kafli transmutujących od góry: poziom I, potem II, potem III.
component-characters = Postacie, począwszy od miejsca 1.
component-first_region = Region początkowy miejsca 1; pozostałe idą zgodnie z ruchem wskazówek zegara.
component-home_bridges = Neutralne mosty regionów początkowych, począwszy od miejsca 1.
component-other_bridges = Neutralne mosty pozostałych regionów, zgodnie z ruchem wskazówek zegara od Kamieniołomu.

## Panels

panel-sites = Monumenty i filary
panel-map = Mapa
panel-goals = Cele i zasoby
panel-score = Punkty, gdyby partia skończyła się teraz
panel-score-end = Punkty według źródeł
panel-contest = Do rozstrzygnięcia
stage-monuments = Zbudowane monumenty: { $now } z { $of }
stage-last = Ostatnie tury
word-or = lub
word-then = potem
word-finishes = kończy
word-supports = wspiera
word-as-patron = jako opiekun
word-no-monument = bez monumentu
word-inactive = nieaktywny
word-pool-short = Pula
word-reserve-short = Rezerwa
word-market-energy = Energia w puli kafli
word-characters = Postacie
word-neutrals = Neutralne mosty do położenia
word-bonuses = Znaki premii
word-stack-empty = nie ma więcej kafli
word-level-left = { $level } { $count }
word-slot = Pula { $slot }
word-slot-of = Pula { $slot }: { $tile }
word-top = Góra pozycji { $position }
word-bottom = Dół pozycji { $position }
word-marker = Żeton kanału
word-may-convey = rozwiń
word-spare = Nieaktywny kafel { $name }
word-use = { $position }: { $action }
word-position = Pozycja { $position }
word-ability = Zdolność { $level }
word-patron-of = opiekun monumentu „{ $monument }”
word-wind = boski wiatr
word-wind-spent = boski wiatr zużyty
word-segment-of = fragment { $number } z { $of }
word-relay-of = Przekaźniki: { $symbol }
word-left-worth = { $points }×
word-right-worth = { $points }
points-total = Razem
points-kinds = W całości zyskane rodzaje
points-monuments = Energia związana przy monumentach
points-pillars = Energia na filarach
points-bridge = Most III
points-achievements = Osiągnięcia
points-market = Energia w puli kafli
points-wind = Zachowany boski wiatr
symbol-boot = but
symbol-monument = monument
symbol-pillar = filar
so-many = { $count } × { $what }
rank-spare = Kafel początkowy
rank-start = Kafel początkowy { $number }
rank-upgraded = Ulepszony kafel poziomu { $level }
energy-of-seat = { $kind } ({ $seat })
spot-bridge = Most { $one } – { $other }
spot-gap = { $one } – { $other }, jeszcze bez mostu
holds-bridge = neutralny most: { $bonus }
holds-own-bridge = most { $level } ({ $seat }): { $bonus }
holds-figure = figura: { $seat }
plate-action_1 = rozstaw 4/5 lub ład.
plate-action_2 = pozysk. 2 lub reorg. 2
plate-action_3 = rozstaw 2/3
plate-action_4 = ruch 2 lub tor 1
plate-action_5 = dowolna z 1–4
plate-ua_1a = rozstaw 4+5 lub ład.
plate-ua_1b = rozstaw 4/5 i ładuj
plate-ua_2a = poz. za 1 lub reorg. 4
plate-ua_2b = poz. za 1, reorg. 2
plate-ua_3a = rozstaw 2+3
plate-ua_3b = rozstaw 2/3, reorg. 2
plate-ua_4a = ruch 3 lub tor 2
plate-ua_4b = ruch 2 i tor 1

## Pieces in full

about-monument = Monument, region { $region }, { $segments ->
    [one] { $segments } fragment
    [few] { $segments } fragmenty
    [many] { $segments } fragmentów
   *[other] { $segments } fragmentów
}.
about-segment = Na wierzchu leży fragment { $number }. Jego trzy pola przyjmują: { $spaces }; pierwotna pasuje na każde pole.
about-gain = Gdy powstanie, każdy, kto ma na nim energię, zyskuje: { $kinds }, albo bierze zamiast tego premię: { $bonus }.
about-bonus-only = Gdy powstanie, każdy, kto ma na nim energię, może wziąć premię: { $bonus }.
about-later = Fragment { $number }: pola { $spaces }; daje: { $kinds }.
about-later-bonus = Fragment { $number }: pola { $spaces }; daje tylko premię.
about-finished = Jest zbudowany: nic więcej nie można na nim położyć, ale wciąż można tu związać energię z toru monumentu.
about-completed = Fragment jest ukończony ({ $seat }): powstanie na koniec tury, a do tego czasu nic nie można dołożyć ani zabrać.
about-patron-token = Leży tu żeton opiekuna: bierze go ten, kto jako pierwszy zwiąże tu drugą energię i nie ma jeszcze takiego żetonu.
about-bound = Związane tutaj – { $seat }: { $kinds }.
about-no-monument = Monument „{ $monument }” nie bierze udziału w tej partii.
about-pillar-free = Filar { $pillar } jest pusty. Energię ze szczytu toru filaru można na nim związać, jeśli jest tam twoja figura lub twój most.
about-pillar = Na filarze „{ $pillar }”: { $held }.
about-tile = { $rank }: { $top ->
    [one] { $top } miejsce
    [few] { $top } miejsca
    [many] { $top } miejsc
   *[other] { $top } miejsc
} w górnym rzędzie i { $bottom ->
    [one] { $bottom } miejsce
    [few] { $bottom } miejsca
    [many] { $bottom } miejsc
   *[other] { $bottom } miejsc
} w dolnym.
about-symbols = Symbole: { $symbols }. Pod przekaźnikiem z tym samym symbolem kafel daje ruch podczas rozwijania, a jego symbole liczą się do osiągnięć.
about-no-symbols = Nie ma na nim symbolu.
about-active = Energię z górnego rzędu można rozstawić na planszy; energii z dolnego rzędu używa się do akcji danej pozycji.
about-inactive = Jest nieaktywny: nie mieści energii, dopóki nie rozwiniesz go na pozycję 1. Energia płynie w prawo, a to, co wypadnie z pozycji 5, trafia do twojej puli.
about-relay = Nad nim leży przekaźnik ({ $relay }): gdy rozwijasz, a kafel pod nim ma ten symbol, { $gives }, najwyżej o { $symbols } plus symbole kafla.
about-no-relay = Nie leży nad nim przekaźnik.
relay-boot-moves = rusza się twoja figura
relay-monument-moves = rośnie twój tor monumentu
relay-pillar-moves = rośnie twój tor filaru
about-action = Akcja { $code }: { $action }.
about-mode-all = Możesz wykonać wszystkie, każdą raz, w dowolnej kolejności.
about-upgrade = Zastępuje podstawową akcję na pozycji { $position }. Pozostałe egzemplarze: { $left }.
about-relays-left = Zostało w tym stosie: { $left }. Przekaźnik kładzie się nad jedną ze swoich pozycji i tam zostaje.
means-deploy = Rozstawienie: umieść całą energię z górnego rzędu kafla, jedną po drugiej, w puli kafli, na pasujących polach fragmentów lub na osiągnięciach.
means-recharge = Naładowany żeton kanału pozwala rozwinąć oba nieaktywne kafle w jednej turze.
means-acquire = Pozyskanie: zapłać swoją energią z puli kafli za najwyżej dwa kafle; każdy zastępuje jeden z twoich siedmiu.
means-acquire-cheap = Każdy kafel kosztuje cię tylko 1.
means-reposition = Reorganizacja: przenieś swoją energię z puli kafli lub z nieukończonych fragmentów w inne takie miejsca lub na osiągnięcia.
means-move = Ruch: twoja figura przechodzi najwyżej tyle pól; na moście możesz wziąć jego premię.
means-track = Tor: połóż energię z puli na najniższym polu albo podnieś tę, która już tam jest; ze szczytu zostaje związana tam, gdzie jest twoja figura lub twój most.
means-any-tile = Energia na pozycji 5 wykonuje dowolną z twoich akcji 1–4.
means-mt = Ze szczytu toru monumentu energia zostaje związana przy monumencie w regionie, gdzie jest twoja figura lub twój most.
means-pt = Ze szczytu toru filaru energia zostaje związana na filarze w regionie, gdzie jest twoja figura lub twój most.
means-gain = Energia przechodzi z twojej rezerwy do twojej puli.
means-bridge = Połóż swój najniższy most na brakującym odcinku, na neutralnym moście lub na innym swoim moście; zdolność pod nim działa od razu.
means-upgrade = Weź dowolny kafelek ulepszonej akcji; zastępuje podstawowy na swojej pozycji.
means-relay = Weź wierzchni przekaźnik z dowolnego stosu i połóż nad pozycją, która go nie ma.
means-tile = Weź za darmo skrajny prawy kafel z puli; zastępuje jeden z twoich siedmiu.
means-refill = Na koniec tury zapełnij ze swojej puli wolne miejsca jednego aktywnego kafla.
means-any-bonus = Wykonaj premię dowolnego monumentu w grze.
means-copy = Wykonaj premię innego mostu na planszy, z wyjątkiem mostów poziomu III.
means-build = Począwszy od gracza na lewo od kończącego, każdy, kto ma energię na fragmencie, zyskuje i zwalnia; kończący jest ostatni i wiąże jedną energię.
about-achievement = Osiągnięcie: { $achievement }. Gdy rozstawiasz, reorganizujesz lub aktywujesz kompas i spełniasz warunek, możesz położyć tu tę energię. Zostaje związana do końca.
about-left = Lewe pole: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
} za każdą twoją związaną energię tego rodzaju, gdziekolwiek jest.
about-right = Prawe pole: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
about-progress = { $seat }: { $has } z { $needs }.
about-marker = Żeton kanału jest { $state }.
about-character = { $character }, { $about }.
about-ability = { $level }: { $ability }.
about-covered = Zakrywa ją jeszcze most { $level }: zadziała po położeniu tego mostu.
about-bridge-at = Działa: most { $level } leży { $site }.
about-bridge-gone = Działa: most { $level } został usunięty z gry.
about-scoring = Most III, strona { $side }, w dwóch regionach, które łączy: { $scores }.
about-patron = Opiekun monumentu „{ $monument }”: raz w każdej swojej turze rozwinięcia możesz zbudować dowolny fragment taki, jaki jest, pusty albo częściowo zapełniony.
about-wind = Boski wiatr: zużyty w turze rozwinięcia od razu uzupełnia dwa aktywne kafle; zachowany do końca jest wart 5 punktów.
about-pool = { $count } × { $kind } w wyczerpanej puli, z której zapełnia się kafle.
about-reserve = { $count } × { $kind } w rezerwie, do zyskania. Rodzaj zyskany w całości punktuje i doładowuje twój żeton kanału.
about-track-held = Energia ({ $kind }) stoi na polu { $height } z { $top }.
about-track-empty = Tor jest pusty; ma { $top ->
    [one] { $top } pole
    [few] { $top } pola
    [many] { $top } pól
   *[other] { $top } pól
}.
about-market = Każda leżąca tu energia służy do płacenia za kafle i na koniec jest warta 1 punkt.
about-market-held = { $seat } ma tutaj: { $kinds }.
about-market-none = { $seat } nic tu nie ma.
about-slot = Kosztuje { $cost ->
    [one] { $cost } twoją energię
    [few] { $cost } twoje energie
    [many] { $cost } twoich energii
   *[other] { $cost } twoich energii
} z puli kafli.
about-slot-empty = Na to miejsce nie ma już kafla.
about-neutral = Neutralny most; kto go przekracza, może wziąć premię: { $bonus }.
why-row-empty = W dolnym rzędzie nie ma energii, więc nie ma tu czego użyć.

## Variants

with-kind = { $kind }
with-use = { $kind }: { $action }
with-wind = { $energy }, boski wiatr
with-acquire = w zamian za: { $place }
with-slot = nad pozycją { $slot }
with-relay = przekaźnik: { $relay }
with-side = strona { $side }: { $bonus }
with-facing = zwrot w stronę: { $towards }
with-release = { $energy }: { $what }
with-passing = przejdź dalej
with-stopping = zatrzymaj się tam
with-monument = { $monument }
the-energy = { $kind }
answer-in-row = { $row }
do-walk = idź na { $place }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroków
}

## Questions

ask-segment = { $monument }: powstaje fragment { $number }
ask-acquire = { $seat } pozyskuje: do zapłaty { $owed }
ask-acquire-pick = { $tile }, miejsce: { $place }
ask-add = { $by } bierze kafel: { $seat } może dołożyć 1 energię do puli kafli
ask-bridge = { $seat } kładzie most { $level }
ask-bridge-side = strona { $side }: { $bonus }
ask-bridge-ability = Odsłania zdolność { $level }: { $ability }.
ask-bonus = { $seat } może wziąć premię: { $bonus }
ask-walk = { $seat }: ruch
ask-why = Skąd { $count }
ask-why-relay = przekaźnik ({ $relay }): { $gives }, na kaflu pod nim jeszcze { $symbols ->
    [one] 1 but
    [few] { $symbols } buty
    [many] { $symbols } butów
   *[other] { $symbols } buta
  }
ask-reach = W zasięgu
ask-reach-bridge = { $place }, { $steps ->
    [one] 1 krok stąd
    [few] { $steps } kroki stąd
    [many] { $steps } kroków stąd
   *[other] { $steps } kroku stąd
  }: { $bonus }
row-tie = Zwiąż
row-release = Zwolnij: { $kind }
row-pay = Zapłać
row-add = Dołóż
row-add-kind = Dołóż: { $kind }
row-step = Następny krok
answer-shown = pokazana energia
answer-bonus = zamiast tego premia
answer-exhaust = wyczerp
answer-move = ruch 2
answer-track = { $track }
answer-from = { $kind }, źródło: { $place }
answer-place = { $place }
answer-as = jak most { $site }
answer-space = { $monument }, pole { $space }
answer-step = { $place }
answer-step-towards = { $place }, w stronę: { $region }
answer-bridge = most, region { $region }: { $bonus }
answer-nothing = nic

## Signs, as they are said

sign-compass = { $count ->
   *[one] { $count } kompas
    [few] { $count } kompasy
    [many] { $count } kompasów
    [other] { $count } kompasów
}
sign-magnet = { $count ->
   *[one] { $count } magnes
    [few] { $count } magnesy
    [many] { $count } magnesów
    [other] { $count } magnesów
}
sign-rose = { $count ->
   *[one] { $count } róża
    [few] { $count } róże
    [many] { $count } róż
    [other] { $count } róż
}
sign-primal = { $count ->
   *[one] { $count } pierwotna
    [few] { $count } pierwotne
    [many] { $count } pierwotnych
    [other] { $count } pierwotnych
}
sign-any = { $count ->
   *[one] { $count } dowolna
    [few] { $count } dowolne
    [many] { $count } dowolnych
    [other] { $count } dowolnych
}
sign-boot = { $count ->
   *[one] { $count } but
    [few] { $count } buty
    [many] { $count } butów
    [other] { $count } butów
}
sign-obelisk = { $count ->
   *[one] { $count } monument
    [few] { $count } monumenty
    [many] { $count } monumentów
    [other] { $count } monumentów
}
sign-pillar = { $count ->
   *[one] { $count } filar
    [few] { $count } filary
    [many] { $count } filarów
    [other] { $count } filarów
}
sign-span = { $count ->
   *[one] { $count } most
    [few] { $count } mosty
    [many] { $count } mostów
    [other] { $count } mostów
}
sign-relay = { $count ->
   *[one] { $count } przekaźnik
    [few] { $count } przekaźniki
    [many] { $count } przekaźników
    [other] { $count } przekaźników
}
sign-refill = { $count ->
   *[one] { $count } uzupełnienie
    [few] { $count } uzupełnienia
    [many] { $count } uzupełnień
    [other] { $count } uzupełnień
}
sign-slots = { $count ->
   *[one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
    [other] { $count } kafli
}
sign-deploy = { $count } rozstawienie
sign-charge = { $count } doładowanie
sign-gear = { $count ->
   *[one] { $count } ulepszona akcja
    [few] { $count } ulepszone akcje
    [many] { $count } ulepszonych akcji
    [other] { $count } ulepszonych akcji
}
sign-laurel = { $count ->
   *[one] { $count } osiągnięcie
    [few] { $count } osiągnięcia
    [many] { $count } osiągnięć
    [other] { $count } osiągnięć
}
sign-stall = { $count } energii w puli kafli
sign-kinds = { $count } energii
sign-copy = { $count } powtórzenie
sign-wind = { $count } boski wiatr
sign-segment = { $count ->
    [one] { $count } fragment
    [few] { $count } fragmenty
    [many] { $count } fragmentów
   *[other] { $count } fragmentów
}
sign-bind = { $count } związanie
sign-figure = { $count ->
   *[one] { $count } figura
    [few] { $count } figury
    [many] { $count } figur
    [other] { $count } figur
}
sign-convey = { $count } rozwinięcie
sign-nothing = { $count } nic
sign-shift = { $count } reorganizacja

# A guided first match
lesson-aim = Wygrywa, kto ma najwięcej punktów, gdy powstanie ostatni monument. Najwięcej daje energia związana przy monumentach i na filarach.
lesson-built = Powstaje fragment z twoją energią. Weź zysk: energię, którą pokazuje, albo premię monumentu; potem każdą położoną tam energię wyczerp albo aktywuj zależnie od rodzaju. Kolejność wybierasz ty.
lesson-built-done = Tyle daje pomoc: gdy fragment powstaje, zyskuje każdy, kto ma na nim energię.
lesson-convey = Twoja maszyna ma pięć kafli w rzędzie. W turze albo rozwijasz, albo wykonujesz akcje. Rozwijasz, wsuwając od lewej kafel leżący obok maszyny: wszystko przesuwa się o jedno miejsce w prawo. Zapełnij go, zanim zakończysz turę.
lesson-convey-done = Maszyna się przesunęła, a przekaźniki nad nią mogły dać ci ruch.
lesson-fill = Zapełnij nowy kafel, zanim zakończysz turę: na każde miejsce wybierz energię ze swojej puli. Kompas, magnes i róża robią później różne rzeczy; pierwotna pasuje wszędzie.
lesson-fill-done = Miejsce jest zapełnione. To, co wypada z prawej, wraca do twojej puli.
lesson-act = Aby wykonać akcję, wyczerp jedną energię z dolnego rzędu. Jej pozycja mówi, jaka to akcja. W takiej turze możesz działać tyle razy, ile chcesz.
lesson-act-done = Tak jedna energia staje się jedną akcją.
lesson-deploy = Energia użyta na pozycji 1 lub 3 rozstawia: to, co leży w górnym rzędzie, trafia na fragment monumentu. Pełny fragment powstaje, a zyskują wszyscy, którzy pomogli.
lesson-deploy-done = Twoja energia leży na monumencie. Kto zapełni ostatnie pole, wiąże tam jedną swoją.
lesson-move = Energia użyta na pozycji 4 porusza twoją figurę po ścieżkach, w stronę, w którą jest zwrócona. Przejście przez most daje jego premię.
lesson-move-done = Od miejsca figury zależy, w którym regionie możesz wiązać energię.
lesson-track = Pozycja 4 pozwala też podnosić energię na torze monumentu lub torze filaru. Ze szczytu wiąże się ją w regionie, w którym jest twoja figura lub twój most.
lesson-track-done = Wspina się krok po kroku; na torze mieści się jedna energia naraz.
lesson-bridge = Połóż jeden ze swoich trzech mostów: pozwala na to premia ze znakiem mostu, na mapie albo przy monumencie. Każdy daje premię temu, kto go przekracza, a trzeci punktuje na koniec.
lesson-bridge-done = Twój most liczy się w obu regionach, które łączy, tak jakby stała tam twoja figura.
lesson-bind = Zwiąż energię przy monumencie lub na filarze, ze szczytu toru albo kończąc fragment: to związana energia punktuje na koniec najwięcej.
lesson-bind-done = Związana energia zostaje. Przy każdym monumencie punktują pierwsze trzy twoje energie, więc warto je rozłożyć.
lesson-end = Partia kończy się, gdy powstanie ostatni monument w grze. Do tego czasu wiąż energię, zyskuj całe jej rodzaje i patrz na osiągnięcia.

## Reasons of the bots: what an action brings or costs

reason-points = punkty od razu
reason-energy = energia
reason-device = lepsza maszyna
reason-segments = energia na fragmentach
reason-tracks = tory
reason-reach = monumenty i filary w zasięgu
reason-bridges = mosty
reason-walk = droga do mostu
reason-patron = żeton opiekuna
reason-market = energia w puli kafli
reason-achievements = osiągnięcia

# Jedno lub dwa zdania do e-maila
brief-segment = Fragment { $number } z { $of }: { $spaces }.
brief-held = { $kind } ({ $seat })
brief-free = { $kind } (wolne)
brief-gain = Kto pomaga, zyskuje: { $kinds }, albo bierze premię: { $bonus }.
brief-bonus = Kto pomaga, bierze premię: { $bonus }.
brief-completed = Ukończony – { $seat }; powstanie na koniec tury.
brief-finished = Wszystkie fragmenty zbudowane.
brief-patron = Leży tu żeton opiekuna.
brief-top = górny rząd: { $kinds }
brief-bottom = dolny rząd: { $kinds }
brief-relay = przekaźnik: { $relay }
brief-slot = { $tile }, cena { $cost }
