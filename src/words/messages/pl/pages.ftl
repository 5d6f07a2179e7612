# The frame of every page, and pages that belong to no match, league or account.

site = Turnpost
page-title = { $title } – Turnpost
foot-motto = ciężkie gry planszowe, akcja po akcji
foot-nav = O serwisie
next-turn = Następna tura
foot-games = Gry i zasady
foot-api = API
skip = Przejdź do treści
nav = Menu główne
languages = Język
my-matches = Moje partie
lobby = Poczekalnia
leagues = Ligi
ratings = Rankingi
admin = Administracja
log-in = Zaloguj się
sign-up = Załóż konto

game = Gra
games = Gry
speed = Tempo
player = Gracz
players = Gracze
players-fact = graczy
match = Partia
matches = Partie
name = Nazwa
board = Plansza
board-text = Plansza jako tekst
log = Dziennik
yes = tak
no = nie
save = Zapisz
players-count = { $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } graczy
}
players-range = od { $least } do { $most } graczy
open-table = Otwórz stół
find-table = Znajdź stół
play-now = Zagraj teraz
play-bot = Zagraj teraz z botem

# The front page
front-title = Ciężkie gry planszowe przez e-mail
front-promise = Ciężkie gry planszowe, akcja po akcji
front-how = E-mail daje znać, że to twoja tura. Zagraj w minutę, z linku albo odpowiadając na wiadomość, i wróć do swoich spraw. Turnpost zna wszystkie zasady.
front-free = Za darmo, z otwartym kodem, bez reklam.
front-picture = { $game }: partia w pełnym toku
front-mail-subject = Twoja tura: { $game } ({ $stage })
front-mail-to = Od: Turnpost, do: { $name }
front-mail-answer = Twoja odpowiedź
front-games = Cztery gry, pełne zasady
front-bot = Zagraj z botem
front-learn = Naucz się
front-bot-which = { $game }: zagraj z botem
front-find-which = { $game }: znajdź stół
front-tables = Stoły, które czekają na graczy
front-no-tables = Teraz nie czeka żaden stół. Otwórz własny i wyślij link znajomym.
front-free-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnych miejsc
}
front-join = Dołącz
front-join-which = Dołącz: { $game } #{ $id }
front-why = Dlaczego gracze tu zostają
front-why-try = Wypróbuj, potem zagraj.
front-why-try-words = Każda akcja pokazuje swoją cenę i skutek na planszy, zanim ją potwierdzisz, a do końca tury możesz ją cofnąć.
front-why-plan = Planuj, gdy czekasz.
front-why-plan-words = Przygotuj następną turę. Zagramy ją, jeśli nadal będzie możliwa.
front-why-league = Ligi i rankingi.
front-why-league-words = Sezony z awansami, uczciwy zegar i urlopy, które go zatrzymują.
front-why-back = Spójrz wstecz.
front-why-back-words = Przejdź krok po kroku dowolną partię i podziel się każdą jej chwilą: wystarczy link.
games-words = Każda z pełnymi zasadami, z botem na próbę i ze stołami, które czekają na graczy.
game-turns = około { $count ->
    [one] 1 tury na gracza
    [few] { $count } tur na gracza
    [many] { $count } tur na gracza
   *[other] { $count } tur na gracza
}

# Lists of matches
match-and-number = { $game } #{ $id }
match-titled = { $game } #{ $id }, { $title }
mine-none = Nie grasz jeszcze w żadnej partii.
mine-none-words = Bot ma dla ciebie czas od zaraz i gra tak szybko jak ty. Możesz też znaleźć stół z ludźmi: e-mail da ci znać, kiedy przyjdzie twoja tura.
mine-learn = Przeczytaj zasady
mine-all-played = Nic na ciebie nie czeka. Napiszemy, gdy przyjdzie twoja tura.
mine-turns = Twoja tura w { $count ->
    [one] 1 partii
    [few] { $count } partiach
    [many] { $count } partiach
   *[other] { $count } partiach
}
mine-bot = Zagraj z botem
mine-you = Ty
mine-no-clock = bez zegara
mine-play = Graj
mine-play-which = Graj: { $game } #{ $id }
mine-others = Czekamy na innych
mine-awaited = { $names }, { $since }
mine-open = Stoły, które czekają na graczy
mine-lately = Niedawno zakończone
mine-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
mine-result-first = { $score }, dalej: { $others }
mine-result-after = { $score }, wyżej: { $others }
mine-all-over = Wszystkie zakończone partie ({ $count })
finished = Zakończone partie
finished-running = Trwające partie
finished-none = Żadna z twoich partii jeszcze się nie skończyła.
finished-none-words = Skończona partia zostaje tutaj z wynikiem, zmianą rankingu i każdym krokiem.
item-open = { $free ->
    [one] 1 wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnych miejsc z { $seats }
} · { $speed }
item-open-mine = czeka na graczy
item-paused = wstrzymana
item-turn = twoja tura
item-turn-left = twoja tura: { $left }
item-waiting = czekamy na innych
item-waits-for = czekamy: { $names }
item-place = miejsce { $place }, { $score ->
    [one] 1 punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktów
}
item-result = { $name } { $score }
item-abandoned = przerwana
item-expired = zamknięty: za mało graczy
item-over = zakończona
lobby-rated = Partie, w których gra co najmniej dwoje ludzi, liczą się do rankingu.
lobby-fitting = Tylko stoły, do których mogę dołączyć
lobby-open = Otwarte stoły
lobby-none = Teraz żaden stół nie jest otwarty.
lobby-substitutes = Miejsca dla zastępców
lobby-running = Partie do oglądania
lobby-over = Zakończone
filter = Filtruj
filter-all = wszystkie
filter-any = dowolne
filter-fast = godziny na turę
filter-daily = około dnia na turę
filter-slow = kilka dni na turę
filter-untimed = bez zegara

# Play now
play-now-words = Powiedz nam, w co chcesz zagrać. Gdy tylko zbierze się dość chętnych na to samo, partia się zacznie, a my wyślemy ci e-mail.
play-now-join = Stań w kolejce
play-now-own = Czekasz na
play-now-wanted = { $game }, { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsc
}, { $speed }
play-now-leave = Nie czekaj dłużej
play-now-leave-what = Nie czekaj dłużej: { $wanted }
play-now-queues = Czekają teraz
play-now-none = Nikt nie czeka. Zacznij kolejkę albo znajdź stół w poczekalni.
play-now-waiting = Czeka
play-now-how = Jak dobieramy graczy
play-now-rule = Partia zaczyna się, gdy czeka dość osób, których rankingi różnią się najwyżej o { $gap }; najpierw siadają ci, którym do siebie najbliżej. Za każdy dzień, który ktoś z nich czeka, dopuszczamy o { $more } więcej. Po { $anybody } dniach masz pierwszeństwo i grasz z tymi, którym do ciebie najbliżej. W czasie urlopu kolejka cię pomija. Gdy dostajesz miejsce, znikasz ze wszystkich kolejek tej gry, a po { $count ->
    [one] 1 dniu
    [few] { $count } dniach
    [many] { $count } dniach
   *[other] { $count } dniach
} przestajemy szukać.

# The page of a game
game-title = { $game }: zasady
game-always-ends = Według zasad każda partia kiedyś się kończy.
game-may-not-end = Według zasad partia może się nigdy nie skończyć, dlatego gracze mogą się umówić, że ją przerwą.
game-contents = Spis treści
rules-of = { $game }: pełne zasady
rules-complete = Pełne zasady
rules-find = Szukaj w zasadach
rules-find-button = Szukaj
rules-example = Przykład.
rules-example-try = Wypróbuj
rules-found = { $count ->
    [one] 1 rozdział, w którym jest „{ $words }”
    [few] { $count } rozdziały, w których jest „{ $words }”
    [many] { $count } rozdziałów, w których jest „{ $words }”
   *[other] { $count } rozdziałów, w których jest „{ $words }”
}
rules-found-none = Wpisz jedno słowo albo nazwę elementu, tak jak na planszy.
sheet = Ściągawka
sheet-of = { $game }: ściągawka
game-fact-turns = tur na gracza
game-fact-minutes = { $minutes } min
game-fact-a-turn = na turę
game-fact-running = w toku
game-watch = Obejrzyj partię
game-watch-which = { $game } #{ $id }: przejdź krok po kroku
game-best = Najwyżej w rankingu
game-best-none = Nikt nie ma jeszcze dość partii rankingowych.
game-rulings-short = Rozstrzygnięcia
game-sources-short = Źródła
game-options = Warianty
game-orders = Stałe polecenia odpowiadają na decyzje, które wypadają poza twoją turą. Ustawiasz je na stronie partii, po jednym w wierszu; liczby zmieniaj, jak chcesz.
game-components = Elementy gry
game-rulings = Rozstrzygnięcia, wersja zasad { $version }
game-rulings-words = Jak gramy to, co instrukcja pozostawia otwarte, i dlaczego. Partia zachowuje wersję zasad, z którą się zaczęła.
game-rules-version = Wersja { $version }
game-ruling-later = Obowiązuje od wersji { $version }.
match-hand-over = Nie ma już nic do wyboru, więc twoja tura skończy się sama { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
} po ostatniej akcji. Do tego czasu możesz tę akcję cofnąć.
match-rules = Wersja zasad { $version }
game-sources = Skąd pochodzą zasady i wartości
game-reconstructed = Te wiersze danych są odtworzone, a nie przepisane z elementów gry:
game-data-table = Tabela
game-data-lines = Wiersze
game-data-version = Dane nowych partii:

# Ratings
ratings-words = Każda gra ma własny ranking. Zakończona partia porównuje każdą osobę z każdą inną; boty się nie liczą. Wszyscy zaczynają od 25,0 ± 8,3, a niepewność maleje z każdą partią. Na liście są gracze, którzy mają za sobą co najmniej { $count ->
    [one] 1 partię rankingową
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
}.
ratings-listed = Gracze na liście
ratings-yours = Twój ranking
ratings-none = jeszcze brak
ratings-counts = Co się liczy
ratings-rule-people = Partia się liczy, jeśli co najmniej dwie osoby dograły ją do końca. Przerwane partie się nie liczą.
ratings-rule-drop-out = Jeśli odpadasz, liczy ci się ostatnie miejsce, nawet gdy bot albo zastępca dogra partię za ciebie.
ratings-rule-substitute = Jeśli przejmujesz miejsce w trwającej partii, jej wynik może ci tylko pomóc.
rating = { $rating } ± { $uncertainty } po { $count ->
    [one] 1 partii
    [few] { $count } partiach
    [many] { $count } partiach
   *[other] { $count } partiach
}
rating-none-yet = Nie masz tu jeszcze rankingu. Aby trafić na listę, zagraj { $count ->
    [one] 1 partię rankingową
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
}.
rating-own = Twój ranking: { $rating }.
rating-own-missing = Twój ranking: { $rating }. Jeszcze { $count ->
    [one] 1 partia rankingowa
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
} i trafisz na listę.
rating-way = Od { $first } do { $last } przez { $count ->
    [one] 1 partię rankingową
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
}, w przedziale od { $lowest } do { $highest }.
rating-chart = Ranking po każdej partii rankingowej, z niepewnością
rating-chart-line = ranking
board-title = { $game }: ranking
board-order = Kolejność według ostrożnej oceny: ranking − 2 × niepewność. Aby trafić na listę, zagraj { $count ->
    [one] 1 partię rankingową
    [few] { $count } partie rankingowe
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
}.
board-empty = Nikt nie ma jeszcze za sobą { $count ->
    [one] 1 partii rankingowej
    [few] { $count } partii rankingowych
    [many] { $count } partii rankingowych
   *[other] { $count } partii rankingowych
}.
board-cautious = Ocena
board-rating = Ranking
board-statistics = Czym grano i z jakim wynikiem
board-statistics-words = Tylko miejsca ludzi w partiach rankingowych. Dzielone pierwsze miejsce liczy się jako wygrana.
board-seats = Według miejsca przy stole
board-all = wszystkie
column-role = Rola
column-seat = Miejsce
column-played = Partie
column-won = Wygrane
column-points = Średnia punktów
column-place = Średnia lokata
seat-number = Miejsce { $number }
percent = { $number }%
export-csv = CSV

# The page of a player
player-since = Konto założone: { $month }
player-no-turns = jeszcze bez tur
player-pace = średnio { $span } na turę
player-new = nowe konto
player-reliability = { $percent }% tur na czas
player-drop-outs = { $count ->
    [0] bez porzuceń
    [one] 1 porzucenie
    [few] { $count } porzucenia
    [many] { $count } porzuceń
   *[other] { $count } porzuceń
}
player-results = Wyniki
player-game-and-role = Gra i frakcja
player-no-match = Jeszcze żadnej publicznej partii.
player-season = { $name }, sezon { $number }
player-rank = { $rank }. pozycja
player-rank-division = { $rank }. pozycja, dywizja { $division }
player-season-running = trwa
player-season-missed = bez udziału
player-season-signed-up = na liście

# Feeds and calendars
feed-title = Tury: { $name }
feed-turn = Twoja tura: { $what }
feed-until = Do { $until }.
feed-untimed = Bez zegara.
calendar-deadline = Termin: { $what }
calendar-moment = { $season }: { $what }
calendar-sign-up = początek zapisów
calendar-start = start
calendar-end = koniec

# The local mailbox
mailbox = Lokalna skrzynka
mailbox-words = Nie ustawiono serwera poczty, więc e-maile zostają tutaj. Tę stronę widać tylko na tym komputerze.
mailbox-to = do { $address },
mailbox-html = Tak, jak pokaże program pocztowy
mailbox-message = Cała wiadomość
mailbox-empty = Jeszcze żadnego e-maila.

# The admin’s page
admin-emails-again = { $count ->
    [one] 1 e-mail zostanie wysłany ponownie.
    [few] { $count } e-maile zostaną wysłane ponownie.
    [many] { $count } e-maili zostanie wysłanych ponownie.
   *[other] { $count } e-maili zostanie wysłanych ponownie.
}
past-turn = Ta tura jest już rozegrana
past-turn-words = { $name }, { $at }.
past-turn-link = Do partii
admin-letters = Wszystkie rodzaje e-maili
admin-letters-words = Co dostają gracze, dla każdej gry, ze zmyślonymi imionami. Zmianę programu widać najpierw tutaj.
admin-letters-account = Konta
admin-letters-text = jako tekst
admin-refused = Odrzucone e-maile
admin-refused-to = Do
admin-refused-about = Sprawa
admin-refused-why = Odpowiedź serwera
admin-refused-again = Wyślij ponownie
admin-refused-all = Wyślij ponownie wszystkie
admin-refused-gone = Był w nim link, którego nie przechowujemy: kto go potrzebuje, poprosi o nowy.
admin-emails = { $count ->
    [0] Żaden e-mail nie czeka na wysłanie.
    [one] 1 e-mail czeka na wysłanie.
    [few] { $count } e-maile czekają na wysłanie.
    [many] { $count } e-maili czeka na wysłanie.
   *[other] { $count } e-maili czeka na wysłanie.
}
admin-unreadable = Odłożone: tego nie da się odczytać
admin-troubles = Utknęło
admin-trouble-what = Co
admin-trouble-why = Dlaczego
admin-trouble-since = Od
admin-trouble-failures = Niepowodzenia
admin-trouble-next = Następna próba
admin-find = Numer partii, nazwa, tytuł lub adres
admin-find-button = Szukaj
newer = Nowsze
older = Starsze
admin-change = Zmień
admin-no-match = Żadna partia nie pasuje.
admin-nobody = Nikt nie pasuje.
admin-status = Stan
admin-actions = Akcje
admin-check = Sprawdź odtworzenie
admin-rewind = Cofnij
admin-rewind-to = do akcji
admin-seat = miejsce
admin-seat-to = dla (puste: bot)
admin-seat-give = Przydziel
admin-people = Ludzie
admin-confirmed = Potwierdzone
admin-turns = Tury
admin-late = Spóźnione
admin-drop-outs = Porzucenia
admin-log = Co robili administratorzy
admin-match = Partia { $id }
admin-replay-agrees = Zapis prowadzi dokładnie do przechowywanej pozycji.
admin-replay-differs = Zapis i przechowywana pozycja się różnią.

# Errors
error-lobby = Przejdź do poczekalni
error-title-not-found = Nie znaleziono
error-title-not-signed-in = Zaloguj się
error-title-forbidden = Niedozwolone
error-title-invalid = Tak się nie da
error-title-refused = Zasady na to nie pozwalają
error-title-stale = Partia poszła dalej
error-title-too-many = Za dużo, za szybko
error-title-busy = Duży ruch
error-title-set-aside = Odłożone
error-title-broken = Coś się zepsuło
error-title-database-away = Zaraz wracamy
error-title-unknown-outcome = Zgubiliśmy wątek
error-database-away = W tej chwili nie możemy się połączyć z naszą bazą danych. Nic się nie zmieniło. Spróbuj ponownie za kilka sekund.
error-unknown-outcome = Połączenie z naszą bazą danych zerwało się podczas zapisu. Mógł się udać albo nie. Wyślij to jeszcze raz: zapisana akcja nie zostanie zagrana podwójnie.
error-title-unreadable = Nie możemy tego odczytać
error-broken = To nie twoja wina i nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-form-too-large = Formularz jest za duży albo został ucięty.
error-form-only = Tutaj przyjmujemy tylko formularze.
error-form-text = Formularz nie jest tekstem w UTF-8.
error-form-field = Brakuje pola formularza albo jest w nim błąd.
error-body-too-slow = Przesyłanie trwało zbyt długo, więc przestaliśmy czekać. Spróbuj ponownie.
error-misdirected = Ten serwis nie nazywa się { $name }. Jeśli go prowadzisz, podaj jego nazwę w --base-url, a inne jego nazwy w --also-called.
error-foreign-form = Ten formularz nie pochodzi ze strony tego serwisu.
