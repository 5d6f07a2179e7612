# A match, a table before the match starts, and the terms of both.

seats = Miejsca
match-next = Następna partia, która na ciebie czeka
match-by-link = Jesteś tu z linku w e-mailu, który otwiera tylko tę turę. Zaloguj się, by mieć rozmowę przy stole, notatki i plany.
match-over = Partia się skończyła.
match-paused = Partia jest wstrzymana.
match-waits-for = Czekamy: { $name }
match-nudge = Ponaglij: { $name }
match-open-seat = Miejsce w tej partii czeka na zastępcę.
match-open-seat-words = Poniżej widać planszę tak, jak widzą ją wszyscy. Gdy przejmiesz miejsce, zobaczysz też to, co zakryte przed innymi.
match-take-over = Przejmij miejsce
match-news = Od twojej ostatniej tury
match-see-news = Zobacz, co się stało
match-stale = Od twojego ostatniego spojrzenia partia poszła dalej, więc nic nie zostało zagrane. Oto, co się zmieniło; spójrz jeszcze raz i wybierz.
match-leave = Opuść partię na dobre
match-fingerprint = Odcisk ziarna losowości:
open-seat = Miejsce do przejęcia: { $name }.
open-seat-role = Miejsce do przejęcia: { $name } ({ $roles }).
open-seat-standing = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}, miejsce { $place } z { $seats }.

menu-type = Wpisz
menu-play = Zagraj
menu-why-not = Dlaczego nie coś innego?
preview-points = { $name }: { $now } → { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
preview-pays = Płacisz
preview-gets = Zyskujesz
preview-income = Następny dochód
preview-end = Partia się kończy.
preview-next = Następna decyzja: { $names }.
preview-final = Tego nie da się cofnąć.
preview-you = { $does }
preview-and = i
preview-verbs =
    aktywuje aktywujesz, atakuje atakujesz, bierze bierzesz, buduje budujesz, dobiera dobierasz, dokłada dokładasz,
    dostaje dostajesz, dostawia dostawiasz, doładowuje doładowujesz, idzie idziesz, kopiuje kopiujesz,
    korzysta korzystasz, kończy kończysz, kładzie kładziesz, licytuje licytujesz, losuje losujesz, ma masz,
    może możesz, niszczy niszczysz, odbiera odbierasz, oddaje oddajesz, odkłada odkładasz, odpiera odpierasz,
    odrzuca odrzucasz, odzyskuje odzyskujesz, oferuje oferujesz, ogłasza ogłaszasz, opłaci opłacisz, pasuje pasujesz,
    planuje planujesz, pobiera pobierasz, podnosi podnosisz, powołuje powołujesz, pozyskuje pozyskujesz,
    poświęca poświęcasz, produkuje produkujesz, przechodzi przechodzisz, przekształca przekształcasz,
    przenosi przenosisz, przyjmuje przyjmujesz, płaci płacisz, rezygnuje rezygnujesz, robi robisz, rozwija rozwijasz,
    rozwiązuje rozwiązujesz, rzuca rzucasz, skorzysta skorzystasz, stawia stawiasz, teleportuje teleportujesz,
    traci tracisz, umieszcza umieszczasz, układa układasz, ulepsza ulepszasz, usuwa usuwasz, uzupełni uzupełnisz, używa używasz,
    wchodzi wchodzisz, wiąże wiążesz, wkłada wkładasz, wprowadza wprowadzasz, wsuwa wsuwasz, wybiera wybierasz,
    wyczerpuje wyczerpujesz, wygrywa wygrywasz, wykonuje wykonujesz, wymienia wymieniasz, wynajduje wynajdujesz,
    wypowiada wypowiadasz, wysyła wysyłasz, zaczyna zaczynasz, zagrywa zagrywasz, zakrywa zakrywasz,
    zakłada zakładasz, zapełnia zapełniasz, zamienia zamieniasz, zdobywa zdobywasz, zmienia zmieniasz, zostaje zostajesz, zużywa zużywasz,
    zwiąże zwiążesz, zwiększa zwiększasz, zwraca zwracasz, zyskuje zyskujesz, żywi żywisz
undo = Cofnij ostatnią akcję

log-title = { $game } #{ $id }: dziennik
log-automatic = zagrane automatycznie
log-whole = Cały dziennik
log-step = Krok po kroku
log-record = Zapis partii
moment-title = { $game } #{ $id }, akcja { $number }
moment-of = akcja { $number } z { $last }
moment-nav = Kroki
moment-before = Wstecz
moment-after = Dalej
moment-now = Do partii
moment-taken-back = Tu cofnięto akcję.
chart-points = Przebieg punktów
charts = Wykresy
charts-title = { $game } #{ $id }: wykresy
charts-all = Inne liczby w czasie
charts-none = Nie ma jeszcze czego rysować: wykresy zaczynają się od pierwszych akcji.
chart-points-words = Punkty każdego gracza w czasie
talk = Rozmowa przy stole
talk-field = Powiedz coś
talk-send = Wyślij
talk-notice = Wiadomość od serwisu
notes = Twoje prywatne notatki
notes-words = Widzisz je tylko ty
orders = Stałe polecenia
orders-field = Na decyzje poza twoją turą, po jednym w wierszu
orders-known = Co ta gra rozumie; liczby zmieniaj, jak chcesz:

agree = Wstrzymaj, przerwij, opuść
agree-pause = Poproś o przerwę
agree-resume = Poproś o wznowienie
agree-abandon = Poproś o przerwanie partii
agree-nothing = Wycofaj moją prośbę
agree-words = Stanie się tak, gdy wszyscy gracze poproszą o to samo.
wish-pause = prosi o przerwę
wish-resume = prosi o wznowienie
wish-abandon = prosi o przerwanie partii
wish-here = jest tutaj

plan-steps = { $count ->
    [0] Nie masz planu.
    [one] 1 krok.
    [few] { $count } kroki.
    [many] { $count } kroków.
   *[other] { $count } kroków.
}
plan-steps-queued = { $count ->
    [one] 1 krok, czeka na turę.
    [few] { $count } kroki, czekają na turę.
    [many] { $count } kroków, czeka na turę.
   *[other] { $count } kroków, czeka na turę.
}
plan-try = Wypróbuj
plan-words = Wypróbuj tu swoje następne akcje. Widzisz je tylko ty.
plan-guessed = Dopóki nie przyjdzie twoja tura, ruchy innych są domysłem.
plan-broken = Reszty nie da się tu zagrać.
plan-stop = Wycofaj plan
plan-clear = Zacznij od nowa
plan-queued = Twój plan czeka na turę.

# A table before it starts
table-expired = Zebrało się za mało graczy, więc stół został zamknięty.
table-due-open = Partia zaczyna się, gdy tylko wszystkie miejsca są zajęte, a e-mail da ci znać. Stół czeka na graczy: { $left }
table-due-start = Start: { $left }
table-due-here = Na potwierdzenie obecności: { $left }
table-join = Zajmij miejsce
table-sign-up = Załóż konto i dołącz
table-cost = Dołączenie jest bezpłatne i wymaga tylko nazwy i adresu e-mail; do startu można w każdej chwili odejść od stołu.
table-log-in = Zaloguj się, by dołączyć
table-here = Jestem
table-leave = Odejdź od stołu
table-terms = Warunki
table-option = { $option }: { $value }
table-invite = Zaproś
table-invite-link = Wyślij ten link znajomym:
table-link = Link do stołu
table-copy = Kopiuj
table-copied = Skopiowano
table-code = Zeskanuj telefonem
play-again-short = Jeszcze raz
play-again-which = { $game } #{ $id }: zagraj jeszcze raz w tym samym gronie
table-invite-address = Albo adres e-mail
table-invite-send = Wyślij zaproszenie
seat-free = wolne
seat-you = (ty)
seat-put-bot = Posadź tu bota
seat-empty = Zwolnij miejsce
seat-move-up = Przesuń wyżej: { $name }
order-random = miejsca i pierwszy gracz losowo
order-first-listed = zaczyna pierwsza osoba z listy, pozostali siadają losowo
order-listed = miejsca według listy, pierwszy gracz losowo
order-all-listed = miejsca według listy, zaczyna pierwsza osoba z niej

# Forms of tables and leagues
form-options = Warianty: { $game }
form-title = Tytuł (nieobowiązkowy)
form-level = Poziom botów
bot-newcomer = dla początkujących
bot-club = gracz klubowy
bot-strong = mocny
form-bots = W tym botów
form-game = W co gramy?
form-company = Z kim?
form-everybody = Z każdym chętnym
form-everybody-words = Stół jest w poczekalni; kto chce, zajmuje miejsce.
form-friends = Ze znajomymi
form-friends-words = Dostaniesz link do wysłania. Nikt inny nie znajdzie stołu.
form-with-bots = Z botami
form-with-bots-words = Zaczyna się od razu. Boty odpowiadają w kilka sekund.
form-pace = W jakim tempie?
form-first-match = Zalecane przygotowanie pierwszej partii, jeśli gra je ma
form-more = Więcej
form-visibility-default = jak wybrano wyżej
form-title-words = Widać go na listach obok gry.
form-bots-words = W partii z ludźmi boty mogą zająć część miejsc.
form-seating-words = To, kto gdzie siedzi, może mieć znaczenie.
form-reliability-words = Nie wpuszcza graczy, którzy często nie grają tur na czas; 0 wpuszcza wszystkich.
form-grace-words = Tyle zegar czeka, zanim ruszy.
form-drop-out-words = Odpada, kto opuszcza partię albo komu skończył się czas.
form-start-words = Dla partii, które zaczynają się o umówionej godzinie.
form-seating = Miejsca przy stole
form-at-random = losowo
form-seating-chosen = tak, jak je ułożysz
form-first = Pierwszy gracz
form-first-words = W jednych grach pierwszeństwo znaczy więcej, w innych mniej.
form-first-chosen = pierwsza osoba na twojej liście
form-visibility = Kto może dołączyć
form-public = każdy: stół jest w poczekalni
form-unlisted = każdy, kto ma link; może też oglądać
form-invitation = tylko zaproszeni
form-reliability = Najmniejszy udział tur na czas, w %
form-time = Czas
form-own-turn = Własny czas na turę
form-own-turn-words = Tyle godzin ma każda tura.
form-own-bank = Własny bank czasu
form-own-bank-words = Czas na całą partię, do użycia, jak chcesz; każda tura dodaje trochę.
form-turn-hours = Godziny na turę
form-bank-hours = Bank czasu na początku, w godzinach
form-increment-hours = Dodawane po każdej turze, w godzinach
form-cap-hours = Największy bank czasu, w godzinach
form-grace = Zwłoka na początku każdej tury, w minutach
form-sleeps = Zegar staje na czas nocy gracza
form-sleeps-words = Od 23:00 do 7:00 tam, gdzie mieszka gracz.
form-drop-out = Gdy ktoś odpadnie
form-drop-out-bot = dalej gra bot
form-drop-out-substitute = miejsce może przejąć zastępca
form-start = Start o ustalonej porze (czas: { $zone }), a nie gdy stół się zapełni
form-confirm = Przed startem każdy potwierdza, że jest
form-confirm-words = Gdy stół jest pełny, każdy zgłasza, że jest. Kto tego nie zrobi, zwalnia miejsce.

# How long a turn may take
speed-choice-fast = Szybko: 8 godzin na turę
speed-choice-daily = Codziennie: 24 godziny na turę
speed-choice-relaxed = Spokojnie: 3 dni na turę
speed-choice-slow = Powoli: 7 dni na turę
speed-choice-bank = Bank 10 dni i 12 godzin za każdą turę
speed-choice-untimed = Bez zegara
speed-untimed = bez zegara
speed-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
} na turę
speed-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
} na turę
speed-bank = bank na { $bank } i { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
} za każdą turę

# What the site itself says and writes down
table-rewound = Administrator cofnął partię do akcji { $number }.
# What is written into logs: who, and what was done
audit-line = { $who }: { $what }
audit-rewound = cofnięto do akcji { $number }
audit-seat-given = miejsce { $seat } przydzielono: { $name }
audit-sent-again = { $count ->
    [one] wysłano ponownie 1 odrzucony e-mail
    [few] wysłano ponownie { $count } odrzucone e-maile
    [many] wysłano ponownie { $count } odrzuconych e-maili
   *[other] wysłano ponownie { $count } odrzuconych e-maili
}
audit-seat-bot = miejsce { $seat } przydzielono botowi
table-changed = Administrator zmienił coś przy stole: { $what }.
plan-changed = Twój plan zatrzymał się przed „{ $line }”: teraz znaczy to „{ $what }” ({ $price }).
plan-changed-free = Twój plan zatrzymał się przed „{ $line }”: teraz znaczy to „{ $what }”.
plan-refused = Twój plan zatrzymał się przed „{ $line }”: { $why }
plan-touched = Twój plan się zatrzymał: { $who } działa w miejscu { $place }, o którym mówi plan.
gone-late = { $name }: czas się skończył
gone-left = { $name } już nie gra
gone-season = { $name } jest poza sezonem
gone-nobody = Nie znalazł się zastępca ({ $name })
gone-bot = { $gone }. Dalej gra bot.
gone-substitute = { $gone }. Miejsce czeka na zastępcę.
audit-dropped = poza sezonem: { $name }
table-taken-over = { $name } przejmuje miejsce.
table-outage = Nie było nas przez { $span }. Ten czas wraca do wszystkich zegarów i terminów.
audit-outage = przerwa w działaniu przez { $span }; wszystko, co biegnie, przesunięto o tyle samo
audit-clock-on = zegar tego komputera przeskoczył do przodu o { $span }; wszystko, co biegnie, przesunięto o tyle samo
audit-clock-back = zegar tego komputera cofnął się o { $span }, a z nim wszystko, co biegnie
table-paused = Wszyscy się zgadzają: partia jest wstrzymana.
table-resumed = Wszyscy się zgadzają: gramy dalej.
table-abandoned = Wszyscy się zgadzają: partia jest przerwana.
table-absent = { $name }: bez potwierdzenia obecności. Miejsce znów jest wolne.
audit-closed = zamknięto sezon: kolejność jest ostateczna
audit-opened = otwarto zapisy na sezon { $number }
audit-founded = założono rozgrywki
audit-rules = zmieniono zasady
audit-moved = do dywizji { $division } przydzielono: { $name }
audit-unmoved = dywizję znów ustala rozstawienie: { $name }
audit-closed-early = zamknięto sezon przed czasem
audit-called-off = odwołano sezon
audit-repeats = następny sezon otworzy się sam
audit-last = ten sezon będzie ostatni
audit-organiser = nowy organizator: { $name }
table-season-paused = Organizatorzy wstrzymali sezon.
table-season-resumed = Sezon toczy się dalej.
audit-paused = wstrzymano sezon
audit-resumed = wznowiono sezon
audit-replaced = { $former }: miejsce przejmuje { $name }
table-replaced = Zmiana: { $former } odchodzi, dalej gra { $name }.
league-table-title = { $name }, sezon { $season }, dywizja { $division }, stół { $number }
tournament-table-title = { $name }, runda { $round }, stół { $number }
audit-division-table = dywizja { $division }, stół { $number }
audit-round-table = runda { $round }, stół { $number }
audit-uncorrected = wycofano poprawkę: { $table }
audit-corrected = poprawiono wynik: { $table }: { $results }
audit-wrote = { $count ->
    [one] wiadomość do 1 gracza: { $words }
    [few] wiadomość do { $count } graczy: { $words }
    [many] wiadomość do { $count } graczy: { $words }
   *[other] wiadomość do { $count } graczy: { $words }
}
audit-bots = { $count ->
    [one] zapisano 1 bota
    [few] zapisano { $count } boty
    [many] zapisano { $count } botów
   *[other] zapisano { $count } botów
}
audit-round = skojarzono rundę { $number }
audit-postponed = przesunięto start o tydzień: za mało potwierdzeń
audit-started = rozpoczęto sezon: { $players ->
    [one] 1 gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } graczy
} w { $divisions ->
    [one] 1 dywizji
    [few] { $divisions } dywizjach
    [many] { $divisions } dywizjach
   *[other] { $divisions } dywizjach
}

# The board
piece-choose = Wybierz
piece-close = Zamknij
piece-age = Era { $age }
seats-in-order = Kolejność

# The frame of the match page
skip-actions = Przejdź do akcji
skip-board = Przejdź do planszy
skip-log = Przejdź do dziennika
status-left = jeszcze { $span }
status-past = Spojrzenie wstecz
status-over = Zakończona
status-paused = Wstrzymana
status-yours = Twoja tura
status-decision = Twoja decyzja
status-while = gra { $name }
bar-next = Następna partia
bar-menu = Menu
bar-rules = Zasady
step-first = Pierwsza akcja
step-back = Jedna akcja wstecz
step-on = Jedna akcja dalej
step-now = Do teraźniejszości
step-of = { $number } z { $last }
score = Punkty według źródeł
talk-panel = Dziennik, rozmowa i plan
tab-news = Od twojej tury
tab-talk = Rozmowa
tab-plan = Plan
talk-empty = Nikt się jeszcze nie odezwał.
told-yours = { $points } dla ciebie
log-empty = Jeszcze nic się nie wydarzyło.
log-filter = Szukaj w dzienniku
refused = Nie zagrano.
refused-possible = Tam można:
watching = Oglądasz. Zaloguj się, by grać własne partie.
wait-look-again = Sprawdź, czy coś się zmieniło
wait-others = Twoje inne partie
plan-next = Twoja następna tura
plan-heading = Zaplanuj następną turę
plan-nothing-played = To tylko próba. Nic nie zostaje zagrane i nikt tego nie widzi.
plan-sandbox = Wypróbuj też akcje innych
plan-first = Wybierz pierwszą akcję, na planszy albo poniżej.
plan-drop = Usuń krok { $number }
plan-fails = Zatrzyma się, jeśli
plan-fails-places = ktoś wcześniej zrobi coś tutaj: { $places }, albo krok będzie miał inną cenę. Wtedy zapytamy.
plan-fails-price = krok nie będzie już możliwy albo będzie miał inną cenę. Wtedy zapytamy.
plan-play-it = Zagraj, gdy przyjdzie moja tura
plan-add = Dodaj do planu
plan-add-and-end = Dodaj i zakończ turę
plan-done = Gotowe
wait-usual = zwykle odpowiada w { $span }
answer-next-time = Następnym razem bez pytania
news-step = Prześledź to na planszy
rematch-too-early = Partia jeszcze się nie skończyła.
table-again = { $name } otwiera nowy stół na tych samych warunkach: partia #{ $id }.
past-by = Akcja { $number }: { $name }
past-heading = Akcja { $number }
moment-slider = Przejdź do akcji
moment-stages = Części partii
moment-go = Przejdź
moment-address = Adres tej strony prowadzi do tej chwili.
moment-keys = Klawisze: ← i → to jedna akcja, P odtwarza dalej.
moment-watch = Odtwarzaj
jump = Części strony
jump-mat = Ty
jump-sites = Monumenty
jump-rivals = Przeciwnicy
act-sheet = Akcje
act-back = Wróć do wyboru
act-steps = Twój wybór
act-one-back = Krok wstecz
act-take-out = usuń
act-play-so-far = Zagraj dotąd
act-always = Zawsze tak odpowiadaj
act-play-and-end = Zagraj i zakończ turę
act-play-and-finish = Zagraj i zakończ
act-undo = Cofnij
act-end = Zakończ turę
act-finish = Zakończ
act-hint = Enter zagrywa; wybierz inne miejsce, by to zmienić.
act-rule = Zasada:
act-hint-asks = Wybierz jedno z zaznaczonych miejsc.
plan-hint = Enter dodaje do planu; wybierz inne miejsce, by to zmienić.
menu-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}
menu-ways = { $count ->
    [one] 1 sposób
    [few] { $count } sposoby
    [many] { $count } sposobów
   *[other] { $count } sposobów
}
menu-choices = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
menu-or = albo
menu-from = od
menu-and-more = { $count ->
    [one] { $what }; albo jeszcze 1
    [few] { $what }; albo jeszcze { $count }
    [many] { $what }; albo jeszcze { $count }
   *[other] { $what }; albo jeszcze { $count }
}
points = punkty
end-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygraną dzielą { $names }
    [many] Wygraną dzielą { $names }
   *[other] Wygraną dzielą { $names }
}
end-won-by = { $points ->
    [one] { $name } wygrywa o 1 punkt
    [few] { $name } wygrywa o { $points } punkty
    [many] { $name } wygrywa o { $points } punktów
   *[other] { $name } wygrywa o { $points } punktów
}
end-you = Masz { $place ->
    [2] drugie
    [3] trzecie
    [4] czwarte
   *[other] piąte
} miejsce, { $points ->
    [0] z taką samą liczbą punktów
    [one] o 1 punkt za zwycięzcą
    [few] o { $points } punkty za zwycięzcą
    [many] o { $points } punktów za zwycięzcą
   *[other] o { $points } punktów za zwycięzcą
}.
end-best-source = { $name }, najwięcej punktów: { $source }, { $points } z { $total }.
end-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
end-rating = ranking
end-turns = Punkty zwrotne
end-turn = Akcja { $number }
end-again = Zagraj jeszcze raz
end-again-same = Jeszcze raz, ten sam stół
end-fair = Rozdanie było uczciwe: sprawdź ziarno
end-fair-words = Odcisk poniżej był widoczny od pierwszej akcji. Zapis partii zawiera ziarno: ten odcisk to jego SHA-256.
end-share = Obrazek do pokazania
abandon-means = Jeśli poproszą o to wszyscy gracze, partia skończy się od razu, bez wyniku. Do tego czasu możesz wycofać prośbę.
abandon-sure = Poproś o przerwanie partii
leave-means = Oddajesz swoje miejsce na dobre. Dalej gra bot albo zastępca, liczy się to jako porzucenie i nie można wrócić.
leave-sure = Opuść partię
live-moved = Partia poszła dalej.
live-your-turn = Twoja tura.
live-preview = Podgląd:
live-offline = Nie wysłano. Sprawdź połączenie i spróbuj ponownie; twój wybór nadal tu jest.
keys = Klawisze
keys-kinds = Wybór rodzaju akcji
keys-arrows = Przejście między dostępnymi miejscami
keys-enter = Zagranie tego, co widać w podglądzie
keys-play-only = Zagranie bez kończenia tury
keys-escape = Poziom wyżej
keys-type = Wpisanie akcji
keys-ends = Do pierwszej akcji albo do teraźniejszości
keys-watch = Przy spojrzeniu wstecz: odtwarzanie
keys-step = Krok wstecz i dalej przez partię
keys-off = Wyłącz skróty jednoklawiszowe

# The sandbox: try things, nothing counts
sandbox = Piaskownica
sandbox-player = Gracz { $number }
sandbox-title = { $game }: piaskownica
sandbox-try = Wypróbuj od tego miejsca
sandbox-words = Próbuj, czego chcesz, za każde miejsce. Nic się nie liczy i możesz cofnąć, ile zechcesz.
sandbox-imagined = To, czego nie widać w partii, jest tu zmyślone.
sandbox-for = Następna osoba: { $name }
sandbox-over = Partia byłaby skończona.
sandbox-plan = Zaplanuj to
sandbox-back = Cofnij
sandbox-afresh = Zacznij od nowa
sandbox-share = Link do tej pozycji
sandbox-tried = Próby do tej pory
sandbox-new = Inne przygotowanie
sandbox-seats = Miejsca
sandbox-deal = Rozdaj
sandbox-record = Otwórz zapis
sandbox-record-words = Wklej zapis partii albo jego początek.
sandbox-open = Otwórz

# A guided first match
lesson-title = Twoja pierwsza partia
lesson-of = Cele: { $reached } z { $of }
lesson-welcome = Witaj. Cele zajmują około pół godziny, a partia poczeka, jeśli przerwiesz. Graj, jak chcesz: dobra jest każda akcja, na którą pozwalają zasady, a tutaj przeczytasz, co z niej wynika.
lesson-other = Tak też można. Na następny cel masz jeszcze czas.
lesson-later = Jeśli teraz nie ma tego do wyboru, zrób najpierw coś innego.
lesson-none = Na razie nic nowego. Graj dalej, jak chcesz.
lesson-all = To już koniec celów: wiesz, jak działa ta gra. Dokończ partię, teraz albo innego dnia, albo zagraj z ludźmi.
lesson-over = To była cała partia. Znasz już tę grę: znajdź ludzi do wspólnego grania albo przeczytaj, co zasady mówią o reszcie.
lesson-begin = Naucz się, grając

# The coach
coach-ask = Co zrobiłby bot?
coach-title = { $game } #{ $id }: rada bota
coach-thinking = Silny bot się zastanawia, widząc to samo co ty.
coach-words = Silny bot przyjrzał się twojej decyzji i nie widział więcej niż ty. Jego powody to zyski i koszty tury, w punktach, jak je szacuje. Nie musisz się zgadzać.
coach-none = Nie ma tu nic do wyboru.
coach-idea = { $place ->
    [1] Pierwszy wybór
    [2] Drugi wybór
   *[other] Wybór { $place }
}
coach-perhaps = Potem odsłoni się coś nowego. Jeśli pójdzie zgodnie z planem:
coach-gains = Za
coach-costs = Przeciw
coach-follows = Co prawdopodobnie nastąpi
coach-step = { $name }: { $what }
coach-look = Zobacz na planszy
look-again = Sprawdź ponownie

# What a bot makes of a match that is over
analysis = Analiza
analysis-see = Co zrobiłby bot?
analysis-title = { $game } #{ $id }: analiza
analysis-words = Bot przegląda partię tura po turze: ilu punktów by się spodziewał i gdzie zagrałby inaczej. Zajmuje to około minuty, a wynik zostaje dla wszystkich.
analysis-ask = Przeanalizuj partię
analysis-progress = Obejrzane tury: { $done } z { $of }.
analysis-expected = Przebieg spodziewanych punktów
analysis-expected-words = Ile każdy miałby na końcu, gdyby od tego miejsca wszyscy grali szybko. To szacunek, tym mniej dokładny, im wcześniejszy.
analysis-none = Bot nie zagrałby niczego wyraźnie lepszego.
analysis-turn = Po akcji { $number }: { $name }
analysis-played = Zagrano
analysis-better = Bot zagrałby
analysis-lost = Według bota lepiej o mniej więcej { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
