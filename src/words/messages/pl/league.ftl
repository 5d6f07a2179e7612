# Leagues and tournaments.

leagues-and-tournaments = Ligi i turnieje
leagues-new = Załóż rozgrywki
leagues-are = Liga gra sezonami, w dywizjach równych sobie: po każdym sezonie najlepsi awansują, a ostatni spadają.
tournaments-are = Turniej ma początek i zwycięzcę: każdy z każdym, system szwajcarski, grupy albo drabinka.
leagues-none = Teraz nie ma otwartych zapisów. Każdy, kto ma konto, może założyć ligę albo turniej.
leagues-sign-up = Otwarte zapisy
leagues-running = W toku
leagues-announced = Zapowiedziane
leagues-over = Zakończone
league-item-what = graczy przy stole: { $seats }, { $speed }
league-item-tournament = turniej
league-item-announced = { $what }; początek zapisów: { $at }
league-item-sign-up = { $what }; dotąd { $players }, start: { $at }
league-item-paused = { $what }; { $players }, przerwa
league-item-running = { $what }; { $players }, do { $at }
league-item-won = { $what }; wygrana: { $winner }
league-item-called-off = { $what }; odwołane

# The page of a season
season-number = sezon { $number }
season-titled = Sezon { $number }
season-former = (poprzednio { $name })
season-tables = Stoły
season-table = Stół
season-table-number = Stół { $number }
season-seats = Miejsca po kolei
season-state = Stan
season-corrected = poprawione przez organizatora
season-follow = Obserwuj
season-unfollow = Przestań obserwować
season-follow-words = Damy ci znać, gdy ruszą zapisy, a organizatorzy będą mogli poprosić cię o przejęcie czyjegoś miejsca.
season-progress = Zakończone: { $over } z { $count ->
    [one] 1 partii
    [few] { $count } partii
    [many] { $count } partii
   *[other] { $count } partii
}
season-agree = Na co się zgadzasz
season-join = Zapisz się na tych zasadach
season-confirm = Potwierdzam, że zagram
season-withdraw = Wycofaj się
season-log-in = Zaloguj się, by się zapisać
season-entrants = Na liście: { $count }
season-round = Runda { $number }
season-round-of = Runda { $number } z { $all }
season-bracket = Drabinka
season-byes = Wolny los:
season-more = Tabela krzyżowa i terminarz
season-schedule = Terminarz: { $count ->
    [one] 1 stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołów
}
season-rules = Zasady
season-organisers = organizacja: { $names }
season-exports = Dla programów:
season-csv = tabela jako CSV
season-json = wszystko jako JSON
season-feed = kanał
season-calendar = kalendarz
seasons-past = Poprzednie sezony
seasons-other = Inne sezony
division = Dywizja { $number }
standings = Tabela
standings-rank = Poz.
standings-points = Punkty
standings-range = Możliwe
standings-mark = Status
standings-wins = Wygrane
standings-shares = Udziały
standings-ties = O kolejności przy równej liczbie punktów rozstrzygają: { $ties }.
rank-range = { $best }–{ $worst }
mark-dropped = odpada
mark-up = ▲ awans
mark-down = ▼ spadek
mark-winner = ★ wygrana
cross-table = Tabela krzyżowa
cross-table-words = Każdy znak to spotkanie: 1 wyżej, 0 niżej, ½ remis, ○ nieskończone. Kolumny to pozycje.
cross-open = nieskończone
cross-ahead = wyżej
cross-behind = niżej
cross-tied = remis
season-chart = Punkty po każdej zakończonej partii
season-at = { $at } ({ $zone })
season-announced = Początek zapisów: { $opens }; start sezonu: { $starts }.
season-sign-up = Zapisy są otwarte. Start sezonu: { $starts }.
season-paused = Organizatorzy wstrzymali sezon: żaden zegar nie idzie.
season-round-over = Wszystkie partie rundy się skończyły.
season-all-over = Wszystkie partie się skończyły. Zamknięcie sezonu: { $closes }.
season-late = Planowany koniec: { $ends }; { $count ->
    [one] 1 partia się spóźnia
    [few] { $count } partie się spóźniają
    [many] { $count } partii się spóźnia
   *[other] { $count } partii się spóźnia
}.
season-running = Początek: { $starts }, koniec: { $ends }.
season-over = Koniec: { $at }.
season-won = wygrana: { $name }
season-called-off = odwołany
season-runs = trwa
season-starts = start: { $at }
result-place = { $place }. miejsce, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktów
}
result-none = bez wyniku
result-dropped = odpada
table-state-over = koniec: { $at }
table-state-void = nieskończona, nie liczy się
table-state-late = spóźniona
table-state-running = trwa
table-state-starting = zaraz się zacznie
own-signed = Jesteś na liście. Przed startem poprosimy o potwierdzenie.
own-confirmed = Jesteś na liście, a twój udział jest potwierdzony.
own-left-out = Twój udział nie został potwierdzony, więc sezon zaczął się bez ciebie.
own-dropped = Jesteś poza sezonem.
own-playing = Grasz w tym sezonie.
entry-signed = na liście
entry-confirmed = udział potwierdzony
entry-left-out = bez udziału
entry-playing = gra
entry-dropped = odpada

# The organisers’ page
organise = Organizacja
organise-title = Organizacja: { $name }
organise-edit = Zmień zasady
organise-words = Wszystko, co się tu robi, trafia do dziennika, który widzą wszyscy. Organizować albo grać dalej za kogoś mogą tylko osoby, które obserwują rozgrywki.
organise-season = Sezon
organise-pause = Wstrzymaj: wszystkie zegary stają
organise-resume = Wznów
organise-last = Niech ten sezon będzie ostatni
organise-repeat = Niech następny sezon otworzy się sam
organise-call-off = Odwołaj
organise-call-off-words = Nikt nie gra, a wszyscy z listy dostają wiadomość.
organise-close = Zamknij sezon przed czasem
organise-close-words = Nieskończone partie nie będą się liczyć. Tego nie da się cofnąć.
organise-write = Napisz do wszystkich graczy
organise-write-words = Wiadomość
organise-bots = Boty
organise-bots-number = Ile botów zapisać
organise-bots-add = Dopisz do listy
organise-organiser = Kolejny organizator
organise-organiser-add = Dodaj do organizatorów
organise-change = Zmień
organise-division = Dywizja
organise-by-seeding = z rozstawienia
organise-move = Przenieś
organise-strike = Usuń z listy
organise-replace-by = Kto zastąpi
organise-replace = Zastąp
organise-drop = Usuń z sezonu
organise-preview = Dywizje, jakie byłyby teraz
organise-correct = Popraw wynik
organise-correct-words = Prawdziwy wynik zostaje zachowany obok. Nieskończona partia liczy się wtedy jako skończona.
organise-correct-now = Popraw
organise-uncorrect = Wróć do prawdziwego wyniku
organise-place-of = Miejsce: { $name }
organise-score-of = Wynik: { $name }
organise-division-table = Dywizja { $division }, stół { $number }
organise-round-table = Runda { $round }, stół { $number }

# The form that starts a competition
found-title = Załóż ligę lub turniej
found-edit = Zmień zasady
found-what = W co gramy
found-name = Nazwa
found-words = Opis (nieobowiązkowy)
found-seats = Graczy przy stole
found-form = Format
found-plan-league = Liga: sezony z dywizjami
found-plan-round-robin = Turniej: każdy z każdym
found-plan-swiss = Turniej: system szwajcarski
found-plan-groups = Turniej: grupy, potem faza finałowa
found-plan-elimination = Turniej: system pucharowy
found-matches = Partie dla każdego (liga, każdy z każdym)
found-of-league = Dla ligi
found-division-size = Najwięcej graczy w dywizji
found-promoted = Awansuje z każdej dywizji
found-relegated = Spada z każdej dywizji
found-repeats = Gdy sezon się zamyka, otwiera się następny
found-of-swiss = Dla turnieju szwajcarskiego
found-rounds = Rundy
found-cut = Gracze w finale (0: bez finału)
found-of-groups = Dla grup i systemu pucharowego
found-group-size = Najwięcej graczy w grupie
found-advance = Przechodzi dalej z każdej grupy lub stołu
found-scoring = Punktacja
found-scoring-places = punkty za miejsca
found-scoring-share = udział w wyniku zwycięzcy
found-points = Punkty za miejsca, od pierwszego (puste: zwykłe)
found-tie-first = Przy równej liczbie punktów rozstrzyga
found-tie-next = potem
found-tie-nothing = nic
found-starts = Start (czas: { $zone })
found-weeks = Długość w tygodniach
found-sign-up-days = Dni zapisów przed startem
found-confirm-days = Dni przed startem, w których wszyscy potwierdzają udział (0: bez potwierdzenia)
found-own-hours = Własna liczba godzin na turę
found-vacation = Urlopy zatrzymują zegary
found-drop-outs = Porzucenia
found-drop-outs-most = Tyle porzuceń kończy sezon gracza
found-fill-with-bots = Boty uzupełniają stoły, przy których byłyby wolne miejsca
found-now = Załóż

# What everybody agrees to
weeks = { $count ->
    [one] 1 tydzień
    [few] { $count } tygodnie
    [many] { $count } tygodni
   *[other] { $count } tygodni
}
fact-next = { $list }; { $next }
fact-tables = Stoły
fact-tables-are = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } graczy
}, { $speed }
fact-options = Warianty
fact-form = Format
fact-length = Długość
fact-scoring = Punktacja
fact-ties = Remisy
fact-ties-are = { $ties }
fact-sign-up = Zapisy
fact-drop-outs = Porzucenia
fact-holidays = Urlopy
fact-holidays-stop = zatrzymują zegary
fact-holidays-run = w czasie urlopu zegary idą dalej
plan-league = liga; najwięcej graczy w dywizji: { $size }; dla każdego około { $matches ->
    [one] 1 partii
    [few] { $matches } partii
    [many] { $matches } partii
   *[other] { $matches } partii
}; awans: { $promoted }, spadek: { $relegated }
plan-round-robin = każdy z każdym, dla każdego około { $matches ->
    [one] 1 partii
    [few] { $matches } partii
    [many] { $matches } partii
   *[other] { $matches } partii
}
plan-swiss = system szwajcarski, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}
plan-swiss-final = system szwajcarski, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rund
}, potem finał (liczba najlepszych: { $cut })
plan-groups = grupy; najwięcej graczy w grupie: { $size }; do fazy finałowej z każdej przechodzi najlepszych: { $advance }
plan-elimination = system pucharowy; { $advance ->
    [one] dalej przechodzi zwycięzca każdego stołu
    [few] dalej przechodzą { $advance } najlepsze osoby z każdego stołu
    [many] dalej przechodzi { $advance } najlepszych osób z każdego stołu
   *[other] dalej przechodzi { $advance } najlepszych osób z każdego stołu
}
scoring-places = punkty za miejsca: { $points }; przy remisie dzielone
scoring-share = twój udział w wyniku zwycięzcy; 100 dla zwycięzcy
ties-next = { $list }, potem { $next }
tie-direct = wyniki między remisującymi
tie-wins = pierwsze miejsca
tie-share = suma udziałów w wynikach zwycięzców
tie-opponents = punkty przeciwników
tie-seeding = rozstawienie
sign-up-open = otwarte przez { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}
sign-up-confirm = otwarte przez { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}; o potwierdzenie prosimy { $confirm ->
    [one] 1 dzień
    [few] { $confirm } dni
    [many] { $confirm } dni
   *[other] { $confirm } dni
} przed startem, a bez niego sezon rusza bez ciebie
drop-out-bot = dalej gra bot
drop-out-substitute = twoje miejsce może przejąć zastępca
drop-out-league = jeśli skończy ci się czas albo opuścisz partię, { $seat }, a partia nic ci nie daje; { $number ->
    [one] pierwsze porzucenie kończy twój sezon spadkiem
    [few] porzucenie numer { $number } kończy twój sezon spadkiem
    [many] porzucenie numer { $number } kończy twój sezon spadkiem
   *[other] porzucenie numer { $number } kończy twój sezon spadkiem
}
drop-out-tournament = jeśli skończy ci się czas albo opuścisz partię, { $seat }, a partia nic ci nie daje; { $number ->
    [one] pierwsze porzucenie kończy twój turniej
    [few] porzucenie numer { $number } kończy twój turniej
    [many] porzucenie numer { $number } kończy twój turniej
   *[other] porzucenie numer { $number } kończy twój turniej
}
