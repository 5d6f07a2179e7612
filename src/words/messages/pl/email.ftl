# Emails.

# Answers to replies
log-line = { $name } ({ $line })
log-line-says = { $name } ({ $line }): { $says }
log-line-end = { $name } kończy turę.
log-line-end-says = { $name } kończy turę. { $says }
reply-played = { $name }, twoja odpowiedź została zagrana.
reply-played-some = { $name }, z twojej odpowiedzi zagrano wszystko aż do wiersza, którego nie można było wykonać.
reply-played-none = { $name }, nic z twojej odpowiedzi nie zostało zagrane.
reply-empty = { $name }, w twojej odpowiedzi nie było nic do zagrania.
reply-asked = { $name }, oto odpowiedź na twoją prośbę.
reply-all-done = { $name }, gotowe.
reply-did = Twoje akcje
reply-followed = Co było dalej
reply-hand-over = Nie ma już nic do wyboru, więc twoja tura skończy się sama za { $minutes ->
    [one] 1 minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minut
}. Aby cofnąć ostatnią akcję, odpowiedz przedtem „undo” albo „cofnij”.
reply-played-actions = { $name }, akcje z twojej odpowiedzi zostały zagrane.
reply-passed = Pominięte, bo to ani akcja, ani polecenie
reply-say = Aby powiedzieć to przy stole, odpowiedz tym wierszem
reply-say-line = powiedz { $words }
command-help = pomoc
command-board = plansza
command-legal = ruchy
command-undo = cofnij
command-stop = wypisz
command-preview = podgląd { $line }
command-vacation = { $days ->
    [one] urlop 1 dzień
    [few] urlop { $days } dni
    [many] urlop { $days } dni
   *[other] urlop { $days } dni
}
command-vacation-unclear = urlop
command-back = urlop wyłącz
command-remind-on = przypominaj włącz
command-remind-off = przypominaj wyłącz
command-remind-unclear = przypominaj
reply-back = Witaj z powrotem: twoje zegary znów idą, a niewykorzystane dni urlopu zostają na później.
reply-done = Gotowe
reply-refused = Odrzucone
reply-over-already = Zbędne, bo twoja tura już się skończyła
reply-left = Tych wierszy już nie próbowaliśmy
reply-behind = Nie zagrano, bo od tamtego e-maila partia poszła dalej
reply-news = Co się tymczasem stało
reply-help = Co możesz napisać
reply-notation = { $game }: jak zapisuje się akcje
reply-legal = Wszystko, co możesz zrobić
reply-nothing = Teraz nic: to nie twoja tura.
reply-choice = { $line }: { $what }
reply-choice-priced = { $line }: { $what } ({ $price })
reply-preview = Podgląd
reply-would = { $line } – skutek byłby taki:
reply-would-refuse = { $line } – tej akcji nie można by wykonać. { $why }
reply-away = { $count ->
    [one] Masz urlop przez 1 dzień: twoje zegary stoją.
    [few] Masz urlop przez { $count } dni: twoje zegary stoją.
    [many] Masz urlop przez { $count } dni: twoje zegary stoją.
   *[other] Masz urlop przez { $count } dni: twoje zegary stoją.
}
reply-said = Twoje słowa: { $words }
reply-reminders-on = Znów będziesz dostawać przypomnienia.
reply-reminders-off = Nie będzie więcej przypomnień. Aby wróciły, napisz: przypominaj włącz
reply-stopped = Nie będzie więcej e-maili o twojej turze. Możesz je znów włączyć na stronie swojego profilu.
notation = „{ $line }”
help-lines = Pisz po jednej akcji w wierszu, tak jak w e-mailu. Wykonujemy je po kolei.
help-order = Pierwsza, której nie można wykonać, zatrzymuje resztę; to, co zagrano przed nią, zostaje.
help-board = `board` (`plansza`): plansza w tej chwili
help-legal = `legal` (`ruchy`): wszystko, co możesz zrobić
help-preview = `preview WIERSZ` (`podgląd WIERSZ`): jaki skutek miałaby akcja
help-undo = `undo` (`cofnij`): cofasz swoją ostatnią akcję
help-say = `say SŁOWA` (`powiedz SŁOWA`): mówisz coś przy stole
help-vacation = `vacation 5 days` (`urlop 5 dni`): bierzesz urlop; twoje zegary stoją
help-vacation-off = `vacation off` (`urlop wyłącz`): kończysz urlop przed czasem; pozostałe dni zostają na później
help-remind = `remind off` (`przypominaj wyłącz`): koniec przypomnień (`remind on`, `przypominaj włącz`: znów przypomnienia)
help-stop = `stop` (`wypisz`): koniec e-maili o twojej turze

signature = Turnpost, ciężkie gry planszowe przez e-mail
server-hangs-up = serwer poczty zrywa połączenie
given-up = zaniechano po { $count ->
    [one] 1 próbie
    [few] { $count } próbach
    [many] { $count } próbach
   *[other] { $count } próbach
}: { $words }
hook-answered = odpowiedź: { $status }
hook-unknown-host = host jest nieznany albo nie należy do sieci publicznej
hook-too-slow = brak odpowiedzi na czas
hook-no-connection = połączenie się nie udało
drop-dead-address = adres nie działa
drop-nothing-left = nie było już o czym pisać
dead-complaint = Twój dostawca poczty zgłasza, że nasze e-maile oznaczono na twoim koncie jako niechciane.
dead-refused = { $words }
hook-failed = Ostatnie wywołanie się nie udało: { $words }
hook-slow = { $count ->
    [one] Odpowiedź na ostatnie wywołanie przyszła dopiero po 1 sekundzie: odpowiadaj od razu, a pracę wykonuj potem
    [few] Odpowiedź na ostatnie wywołanie przyszła dopiero po { $count } sekundach: odpowiadaj od razu, a pracę wykonuj potem
    [many] Odpowiedź na ostatnie wywołanie przyszła dopiero po { $count } sekundach: odpowiadaj od razu, a pracę wykonuj potem
   *[other] Odpowiedź na ostatnie wywołanie przyszła dopiero po { $count } sekundach: odpowiadaj od razu, a pracę wykonuj potem
}
drop-visited = od tego czasu była wizyta na stronie

# Emails about turns, and why one is not sent
drop-nobody = nie ma kogo powiadomić
drop-no-talk = inni nic nie powiedzieli
drop-over = partia się skończyła
drop-paused = partia jest wstrzymana
drop-seat = na tym miejscu gra ktoś inny
drop-played = tymczasem tura została zagrana
drop-late = czas minął
drop-away = masz urlop
drop-digest-planned = wyjdzie z następnym zestawieniem
match-quoted = { $name }, „{ $title }”
until = { $at } ({ $city }), jeszcze { $span }
turn-subject = Twoja tura: { $name }
turn = { $who }, to twoja tura: { $titled }.
turn-until = Masz czas do { $until }.
turn-decision = Twoja decyzja: { $about }
turn-by-reply =
    Aby zagrać przez odpowiedź, odpisz na ten e-mail na przykład tak:
    { $line }
still-subject = Wciąż twoja tura: { $name }, jeszcze { $span }
still-subject-untimed = Wciąż twoja tura: { $name }
nudge-subject = { $by } czeka na twoją turę: { $name }
map-picture = Mapa: { $name }; opisuje ją część tekstowa tego e-maila
map-picture-last = Mapa na koniec: { $name }; co na niej leży, mówi część tekstowa tego e-maila
board-picture = Sytuacja na stole: { $name }; opisuje ją część tekstowa tego e-maila
board-picture-last = Sytuacja na koniec: { $name }; opisuje ją część tekstowa tego e-maila
reminder = { $who }, to wciąż twoja tura: { $titled }.
nudge = { $who }, { $by } czeka na twoją turę: { $titled }.
stop-turns = Wyłącz e-maile o mojej turze
stop-reminders = Wyłącz przypomnienia
offer-priced = { $what } ({ $price })
offers-few = Co możesz zrobić
offers-links = Każdy link najpierw pokazuje akcję, a jeden przycisk ją zagrywa.
offers-some = Co możesz zrobić ({ $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}; tu najczęstsze)

# About the account
confirm-subject = Potwierdź swój adres
confirm = { $name }, witamy w Turnpost.
confirm-open = Otwórz ten link, by potwierdzić, że adres należy do ciebie, i wybrać hasło:
confirm-link = Potwierdź
confirm-lasts = Link działa przez { $count ->
    [one] 1 godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
}. Jeśli to nie ty zakładasz konto, zignoruj ten e-mail: nic się nie stanie.
known-subject = Masz już konto
known = { $name }, ktoś próbował założyć konto z twoim adresem. Może to ty.
known-words = Masz już konto. Jeśli nie pamiętasz hasła, poproś o nowe.
known-reset = Nowe hasło
reset-subject = Wybierz nowe hasło
reset-email = { $name }, dostaliśmy prośbę o nowe hasło do twojego konta.
reset-open = Otwórz ten link, by je wybrać:
reset-link = Wybierz hasło
reset-lasts = Link jest jednorazowy i działa przez { $count ->
    [one] 1 godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
}. Jeśli to nie twoja prośba, zignoruj ten e-mail: hasło zostanie takie, jakie jest.
address-subject = Zmiana adresu
address = { $name }, dostaliśmy prośbę, by twoje konto miało adres { $address }.
address-link = Zgadzam się
address-open = Otwórz ten link, by się zgodzić. Zgoda musi nadejść też ze starego adresu.
address-new-ignore = Jeśli nic o tym nie wiesz, zignoruj ten e-mail: nic się nie zmieni.
address-old-subject = Ktoś chce zmienić adres twojego konta
address-old = { $name }, ktoś prosi, by twoje konto miało zamiast tego adresu { $address }.
address-old-open = Jeśli to twoja prośba, otwórz ten link, by się zgodzić:
address-old-warning = Jeśli nie twoja, nie otwieraj go. Ktoś zna twoje hasło: zaloguj się i wybierz nowe, a adres pozostanie bez zmian.
warning-subject = Odpowiedź, której nie przyjęliśmy
warning = { $name }, na jeden z twoich e-maili przyszła odpowiedź, ale nic nie zostało zagrane.
warning-about = { $name }, na e-mail ({ $about }) przyszła odpowiedź z adresu { $from }, ale nic nie zostało zagrane.
foreign-subject = Nie przyjęliśmy twojej odpowiedzi: { $about }
foreign = Nie przyjęliśmy twojej odpowiedzi: { $about }.
foreign-words = Przyszła z adresu { $from }, a e-mail, którego dotyczy, wysłaliśmy na inny adres. Jeśli to twoje miejsce, odpowiedz z tamtego adresu albo zezwól na inne adresy na stronie swojego profilu. Jeśli ktoś przesłał ci ten e-mail dalej, miejsce należy do tej osoby.
foreign-once = Dziś już nie odpowiemy na ten adres.
warning-foreign = Odpowiedź przyszła z adresu innego niż twój. Jeśli jest od ciebie, odpowiedz z własnego adresu albo zezwól na inne na stronie swojego profilu. Jeśli nie, ktoś inny ma ten e-mail, a linki z niego grają za ciebie, póki nie przyjdzie następny: zagraj wkrótce i nie przesyłaj naszych e-maili dalej.
warning-unproven = Przyszła w twoim imieniu, ale nic nie dowodzi, że jest od ciebie. Jeśli jest, wyślij ją przez własnego dostawcę poczty albo zagraj na stronie.
again-subject = Znów do ciebie piszemy
again = { $name }, ten e-mail do ciebie dotarł, więc znów piszemy na twój adres.
trouble-subject = Coś wymaga twojej uwagi
trouble = { $name }, coś się zacięło: { $work }.
trouble-words = Próbujemy dalej, w coraz dłuższych odstępach, a cała reszta działa. To jedyny e-mail w tej sprawie; strona administracji pokazuje, czy już po kłopocie.
admin-page = Strona administracji
trouble-bots = boty partii { $item }
trouble-analysis = analiza partii { $item }
trouble-late = zegary partii { $item }
trouble-remind = przypomnienia partii { $item }
trouble-due = start stołu { $item }
trouble-season = sezon { $item }
trouble-queues = dobieranie partii z kolejek
trouble-sweep = usuwanie tego, co stare
trouble-mail = e-mail { $item }
trouble-refusals = serwer poczty odrzuca nasze e-maile
trouble-queue = jedna z kolejek
trouble-wish = dawne zgłoszenie gracza { $item } do kolejki
trouble-waits = miejsca, które czekają bez e-maila
trouble-inbox = czytanie odpowiedzi
trouble-loop = praca w tle
trouble-clock = zegar tego komputera
trouble-other = { $work } { $item }
clock-jumped-on = Zegar przeskoczył o { $span } do przodu. Nie ufamy mu i sami liczymy czas. Jeśli za dziesięć minut nadal tak będzie, pójdziemy za nim, a z nami wszystkie zegary i terminy.
clock-jumped-back = Zegar cofnął się o { $span }. Nie ufamy mu i sami liczymy czas. Jeśli za dziesięć minut nadal tak będzie, pójdziemy za nim, a z nami wszystkie zegary i terminy.
outage-subject = Była przerwa: twoje terminy są przesunięte
outage = { $name }, nie było nas przez { $span }.
outage-words = Przepraszamy. Nikt na tym nie traci: wszystkie zegary i terminy są przesunięte o tyle samo i nikt nie stracił miejsca.
waited-subject = Nie znaleźliśmy partii
waited = { $name }, za mało osób czekało na taką partię: { $game }, liczba miejsc: { $seats }.
waited-words = Po dwóch tygodniach przestaliśmy szukać. Spróbuj ponownie, może z innym tempem lub liczbą miejsc, albo otwórz stół w poczekalni.

# About a table
invitation-subject = { $by } zaprasza cię do gry: { $game }
invitation = { $by } zaprasza cię do gry: { $game }.
invitation-terms = { $titled }: { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsc
}, { $speed }. Przy stole: { $names }.
invitation-what = Turnpost to serwis, w którym gra się w { $game } i inne ciężkie gry planszowe przez dni lub tygodnie: gdy przychodzi twoja tura, e-mail pokazuje ci planszę, a ty grasz na stronie albo odpowiadając.
invitation-cost = Udział jest bezpłatny; wystarczą nazwa gracza i ten adres. Ile czasu jest na turę, widać wyżej; przed startem możesz w każdej chwili odejść od stołu.
invitation-link = Zobacz i dołącz
stop-invitations = Nie wysyłajcie więcej zaproszeń na ten adres
talk-line = { $name }: { $words }
talk-subject = Rozmowa przy stole: { $name }
talk-heading = Przy stole { $titled }:
talk-link = Odpowiedz
talk-by-reply =
    Aby odpowiedzieć stąd, zacznij wiersz odpowiedzi od „powiedz”, na przykład tak:
    powiedz Ładnie zagrane
stop-talk = Wyłącz e-maile z rozmowami przy stole
look-at-match = Otwórz partię
look-at-table = Otwórz stół
look-at-season = Otwórz stronę sezonu
over-subject-won = Wygrana: { $names } – { $name }
over-subject-you = Wygrywasz: { $name }
over-subject-won-resigned = Wygrana po rezygnacji pozostałych: { $names } – { $name }
over-subject-you-resigned = Wygrywasz po rezygnacji pozostałych: { $name }
over-subject-nobody = Koniec partii: { $name }
over-how = { $titled }: { $how }
won-you = wygrywasz, { $top } do { $next }.
won-you-resigned = wygrywasz, bo pozostali zrezygnowali.
won-by = wygrywa { $names }, { $top } do { $next }.
won-alone = wygrywa { $names }, { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}.
won-shared = pierwsze miejsce dzielą { $names }: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}.
won-resigned = wygrywa { $names }, bo pozostali zrezygnowali.
won-nobody = partia się skończyła.
over-rating-up = Twój ranking wzrósł z { $before } do { $after } (+{ $by }).
over-rating-down = Twój ranking spadł z { $before } do { $after } (−{ $by }).
over-again = Zagraj jeszcze raz
over-line = { $place }. { $name }: { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktów
}
stop-tables = Wyłącz e-maile z wieściami od moich stołów
table-news = Wieści: { $titled }
begins = W skrócie
begins-clock = Zegar: { $speed }
begins-order = Miejsca po kolei: { $names }
begins-first = Zaczyna: { $names }
started-words = Stół jest pełny i partia się zaczęła. Gdy przyjdzie twoja tura, dostaniesz e-mail.
started-subject = Początek partii: { $name }
here-subject = Potwierdź, że jesteś: { $name }
here = Wszystkie miejsca są zajęte. Otwórz stół i potwierdź, że jesteś; wtedy zaczniemy.
here-until = Masz czas do { $until }; potem twoje miejsce zwolni się dla innych.
absent-subject = Twoje miejsce jest znów wolne: { $name }
absent = Potwierdzenie obecności nie przyszło na czas, więc twoje miejsce znów jest wolne.
late-subject = Czas minął: { $name }
gone-subject = Dalej gra bot: { $name }
late = { $words }
dropped-bot = Twój czas się skończył i na twoim miejscu gra dalej bot. Partię możesz nadal śledzić na jej stronie. Jeśli zegar jest dla ciebie za szybki, wybierz następnym razem wolniejszy albo przed wyjazdem weź urlop: wtedy twoje zegary stoją.
dropped-substitute = Twój czas się skończył i twoje miejsce czeka na zastępcę. Partię możesz nadal śledzić na jej stronie. Jeśli zegar jest dla ciebie za szybki, wybierz następnym razem wolniejszy albo przed wyjazdem weź urlop: wtedy twoje zegary stoją.
seat-given-subject = Na twoim miejscu gra już ktoś inny: { $name }
seat-given = Administrator przekazał twoje miejsce. Gra na nim teraz { $to }. Partię możesz nadal śledzić na jej stronie; jeśli cię to dziwi, napisz do prowadzących serwis.
seat-given-bot = Administrator przekazał twoje miejsce botowi. Partię możesz nadal śledzić na jej stronie; jeśli cię to dziwi, napisz do prowadzących serwis.
seat-got-subject = Grasz: { $name }
seat-got = Administrator dał ci miejsce w tej partii. Obejrzyj planszę, zanim przyjdzie twoja tura; jeśli nie chcesz tego miejsca, opuść partię na jej stronie.
seat-taken-subject = Nie masz już miejsca: { $name }
seat-taken = Osoba, która otworzyła stół, zwolniła twoje miejsce przed startem. W poczekalni możesz dołączyć do innego stołu.
substitute-subject = Potrzebny zastępca: { $name }
substitute = { $words } Kto chce przejąć miejsce, znajdzie je na stronie partii.
expired-subject = Stół zamknięty: { $name }
rewound-subject = Partia cofnięta: { $name }
rewound = Administrator cofnął partię do wcześniejszej akcji.
head-talk = { $titled }: przy stole trwa rozmowa.
head-here = { $titled }: stół jest pełny. Potwierdź, że jesteś, a zaczniemy.
head-absent = { $titled }: bez twojego potwierdzenia miejsce znów jest wolne.
head-started = { $titled }: partia się zaczęła.
head-over = { $titled }: partia się skończyła.
head-late = { $titled }: komuś skończył się czas albo ktoś odszedł.
head-dropped = { $titled }: twój czas się skończył.
head-seat-lost = { $titled }: nie masz już tam miejsca.
head-seat-got = { $titled }: masz tam teraz miejsce.
head-expired = { $titled }: zebrało się za mało graczy.
head-rewound = { $titled }: partia cofnięta do wcześniejszej akcji.

# The digest
digest-turn = { $titled }: do { $until }
digest-play = Zagraj ({ $name })
digest-subject-news = Twoje partie: wieści
digest-subject-turns = Twoje partie: { $count ->
    [one] 1 tura czeka
    [few] { $count } tury czekają
    [many] { $count } tur czeka
   *[other] { $count } tur czeka
}
digest-subject-until = Twoje partie: { $count ->
    [one] 1 tura czeka
    [few] { $count } tury czekają
    [many] { $count } tur czeka
   *[other] { $count } tur czeka
}, jeszcze { $span }
digest-news = { $name }, oto wieści od twoich stołów.
digest-turns = { $count ->
    [one] { $name }, czeka na ciebie jedna partia.
    [few] { $name }, czekają na ciebie { $count } partie.
    [many] { $name }, czeka na ciebie { $count } partii.
   *[other] { $name }, czeka na ciebie { $count } partii.
}
digest-heading = Wieści
stop-digest = Wyłącz zestawienia
drop-nothing-waits = nic już nie czeka
answer-subject = Re: Twoja tura: { $name }
answer-to = Re: { $subject }
answer-your-turn = To twoja tura
answer-offers = Kilka z twoich możliwości (odpisz jednym z tych wierszy)
head-league-open = { $title }: zapisy są otwarte.
head-league-confirm = { $title }: potwierdź swój udział.
head-league-later = { $title }: start się przesuwa.
head-league-started = { $title }: zaczynamy.
head-league-round = { $title }: zaczęła się następna runda.
head-league-week = { $title }: jest nowa tabela.
head-league-over = { $title }: koniec.
head-league-message = { $title }: { $words }
head-league-out = { $title }: już cię tam nie ma.
head-league-moved = { $title }: organizator wybrał twoją dywizję.
head-league-paused = { $title }: przerwa.
head-league-resumed = { $title }: gramy dalej.
head-league-replaced = { $title }: jeden gracz zastąpił drugiego.

# About a season
season-quoted = „{ $title }”
drop-sign-up-over = zapisy się skończyły
drop-confirmed = udział jest już potwierdzony albo wycofany
league-open-subject = Zapisy otwarte: { $title }
league-open = { $name }, możesz się zapisać: { $title }.
league-open-words = Start: { $starts }.
league-confirm-subject = Czy zagrasz: { $title }?
league-confirm = { $name }, wkrótce start: { $title }. Czy zagrasz?
league-confirm-words = Start: { $starts }. Otwórz stronę sezonu i potwierdź; bez potwierdzenia sezon ruszy bez ciebie.
league-later-subject = Start się przesuwa: { $title }
league-later = { $name }, jest za mało graczy, by zacząć: { $title }.
league-later-words = Nowy start: { $starts }. Namów jeszcze kogoś i potwierdź swój udział, jeśli nie jest jeszcze potwierdzony.
league-left-out-subject = Początek bez ciebie: { $title }
league-left-out = { $name }, zaczęło się bez ciebie: { $title }.
league-left-out-words = Twój udział nie został potwierdzony. Do zobaczenia następnym razem.
league-started-subject = Początek: { $title }
league-started = { $name }, zaczynamy: { $title }.
league-round-subject = Runda { $number }: { $title }
league-round = { $name }, zaczęła się runda { $number }: { $title }.
league-week-subject = Tydzień { $week }: { $title }
league-week = { $name }, tak wygląda tabela: { $title }.
league-called-off-subject = Odwołano: { $title }
league-called-off = { $name }, odwołano rozgrywki: { $title }.
league-over-subject = Koniec: { $title }
league-over = { $name }, to już koniec: { $title }.
league-message-subject = { $title }: do wszystkich graczy
league-message = { $name }, { $title }: organizator pisze do wszystkich graczy.
league-replaced-subject = Ktoś gra za ciebie: { $title }
league-replaced = { $name }, { $title }: za ciebie gra dalej { $by }.
league-replaced-words = Organizator przekazał twoje miejsca tej osobie.
league-replaces-subject = Grasz: { $title }
league-replaces = { $name }, { $title }: przejmujesz cudze miejsca. Poprzedni gracz: { $former }.
league-out-subject = Jesteś poza sezonem: { $title }
league-out = { $name }, jesteś poza sezonem: { $title }.
league-out-rule = Skończył ci się czas albo doszło do opuszczenia partii ({ $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}); według zasad to dla ciebie koniec sezonu.
league-out-organiser = Organizator usunął cię z sezonu.
league-out-list = Organizator usunął cię z listy przed startem.
league-out-bots = Na twoich miejscach grają dalej boty. To, co już masz wygrane, zostaje twoje.
league-out-substitutes = Twoje miejsca czekają na zastępców. To, co już masz wygrane, zostaje twoje.
league-out-next = Możesz się zapisać na następny sezon. Jeśli to twoim zdaniem pomyłka, napisz do organizatorów: znajdziesz ich na stronie sezonu.
league-out-ask = Jeśli to twoim zdaniem pomyłka, napisz do organizatorów: znajdziesz ich na stronie sezonu.
league-moved-subject = { $title }: twoja dywizja
league-moved = { $name }, { $title }: organizator wybrał twoją dywizję.
league-moved-words = Zaczynasz w dywizji { $number }. Jeśli to twoim zdaniem pomyłka, napisz do organizatorów: znajdziesz ich na stronie sezonu.
league-unmoved-words = Twoja dywizja znów wynika z poprzedniego sezonu i z rankingu.
league-paused-subject = Przerwa: { $title }
league-paused = { $name }, mamy przerwę: { $title }.
league-paused-words = Wszystkie zegary stoją i nikt nie traci czasu. Gdy zagramy dalej, dostaniesz e-mail.
league-resumed-subject = Gramy dalej: { $title }
league-resumed = { $name }, gramy dalej: { $title }.
league-resumed-words = Jeśli to twoja tura, masz na nią znów pełny czas i dostajesz osobny e-mail.
drop-runs-again = rozgrywki znów trwają
drop-paused-again = znów jest przerwa
stop-leagues = Wyłącz e-maile o ligach i turniejach
league-division = Jesteś w dywizji { $number }, a z tobą { $count ->
    [one] 1 inny gracz
    [few] { $count } inni gracze
    [many] { $count } innych graczy
   *[other] { $count } innych graczy
}. Kto gra pierwszy, dostaje osobny e-mail.
league-tables = Twoje stoły, w kolejności miejsc
league-table = Twój stół, w kolejności miejsc
league-own-tables = Twoje stoły
league-all-tables = Wszystkie stoły
league-all-divisions = Wszystkie dywizje
league-bye = Masz wolny los.
league-no-round = W tej rundzie nie grasz.
league-standings = Tabela
league-standings-division = Tabela dywizji { $number }
league-final = Tabela końcowa
league-final-division = Tabela końcowa dywizji { $number }
board-place = miejsce
board-player = gracz
board-points = punkty
board-played = partie
board-range = możliwe
league-rank = Twoja pozycja: { $rank }.
league-promoted = Twoja pozycja: { $rank }. Awansujesz do dywizji { $number }.
league-relegated = Twoja pozycja: { $rank }. Spadasz do dywizji { $number }.
league-stays = Twoja pozycja: { $rank }. Zostajesz w dywizji { $number }.
hook-turn = { $name }, to twoja tura: { $titled }
hook-reminder = { $name }, to wciąż twoja tura: { $titled }
hook-nudge = { $name }, stół prosi o twoją turę: { $titled }
hook-started = Partia się zaczęła: { $titled }
hook-over = Partia się skończyła: { $titled }
hook-talk = Przy stole trwa rozmowa: { $titled }
hook-dropped = { $name }, twój czas się skończył: { $titled }
hook-text = { $words }: { $url }
hook-off = Wyłączony po { $count ->
    [one] 1 niepowodzeniu
    [few] { $count } niepowodzeniach
    [many] { $count } niepowodzeniach
   *[other] { $count } niepowodzeniach
}. { $note }
head-nudge = { $titled }: { $by } prosi o twoją turę.
drop-match-unknown = partia jest nieznana
hook-here = { $name }, potwierdź, że jesteś, a zaczniemy: { $titled }
hook-absent = { $name }, twoje miejsce znów jest wolne: { $titled }
hook-late = Komuś skończył się czas albo ktoś odszedł: { $titled }
hook-seat-lost = Nie masz już miejsca: { $titled }
hook-seat-got = { $name }, masz miejsce: { $titled }
hook-expired = Zebrało się za mało graczy: { $titled }
hook-rewound = Partia cofnięta do wcześniejszej akcji: { $titled }

# Examples, for whoever looks at all emails before anybody gets them
gallery-talk = Ładnie zagrane, Ana
gallery-league = Liga zimowa
gallery-message = Bo: Gramy uczciwie i na czas.
gallery-server = 550 5.7.1 Twój serwer jest na czarnej liście
