# Ways in, the profile, and how a player hears of things.

email-address = Adres e-mail
password = Hasło
password-yours = Twoje hasło
factor-code = Kod
log-in-factor = Używam logowania dwuskładnikowego
log-in-lost = Nie pamiętam hasła
log-out = Wyloguj się
log-out-everywhere = Wyloguj się wszędzie
log-out-everywhere-words = Kończy wszystkie sesje i unieważnia tokeny twoich programów, adresy kanału i kalendarza oraz linki w wysłanych dotąd e-mailach.
sign-up-first = Witamy: załóż konto administratora
sign-up-name = Nazwa, którą widzą inni
sign-up-password = Hasło, co najmniej 8 znaków
sign-up-known = Masz już konto?
sign-up-done = Sprawdź pocztę
sign-up-sent = Wysłaliśmy e-mail na adres { $address }. Otwórz link, który w nim jest, wybierz hasło i gotowe.
sign-up-sent-again = Wysłaliśmy kolejny e-mail na adres { $address }. Otwórz najnowszy link w swojej skrzynce.
sign-up-mailbox = Otwórz skrzynkę tego komputera
sign-up-no-email = Nie ma e-maila?
sign-up-no-email-words = To może potrwać minutę; zajrzyj też do spamu.
sign-up-again = Wyślij jeszcze raz
sign-up-correct = W adresie jest błąd
sign-up-correct-button = Wyślij na ten adres
confirm-address = Potwierdź swój adres
confirm-address-words = Wybierz hasło i możesz grać.
confirm-address-button = Potwierdź i zaloguj się
dead-link = Ten link już nie działa
dead-link-words = Został już użyty, jest za stary albo zastąpił go nowszy. Zaloguj się lub poproś o nowy.
reset = Wybierz nowe hasło
reset-words = Wyślemy link na adres e-mail twojego konta.
reset-button = Wyślij mi link
reset-address = Twój adres e-mail
reset-asked = Sprawdź pocztę
reset-asked-words = Jeśli ten adres ma konto, e-mail z linkiem jest już w drodze.
reset-password = Twoje nowe hasło
reset-password-words = Co najmniej 8 znaków. Wszystkie sesje, tokeny twoich programów, adresy kanału i kalendarza oraz starsze linki z naszych e-maili przestaną działać.
reset-password-button = Ustaw hasło
change-address = Zmiana adresu
change-address-words = Zgoda musi nadejść z obu adresów.
change-address-button = Zgadzam się
change-address-asked = Dwa e-maile są w drodze
change-address-asked-words = Jeden na stary adres, drugi na nowy. Gdy oba się zgodzą, adres się zmieni.
change-address-done = Gotowe
change-address-done-words = Twoje konto ma teraz nowy adres.
change-address-half = Dziękujemy
change-address-half-words = Teraz potrzebna jest zgoda z drugiego adresu.
deleted = Do widzenia
deleted-words = Twoje konto zostało usunięte. W twoich partiach zostaje miejsce bez nazwy.

dead-address = Nasze e-maile do ciebie nie docierają, więc przestaliśmy pisać na twój adres. Odpowiedź serwera poczty:
dead-address-retry = Spróbuj ponownie

# The profile
profile = Twój profil
profile-public = Twoja publiczna strona
profile-settings = Ustawienia
profile-zone = Strefa czasowa
profile-language = Język
profile-replies = Gra przez odpowiedzi
profile-replies-words = Odpowiedz na e-mail o swojej turze, a zagramy wiersze z odpowiedzi, o ile przyjdzie ona z twojego własnego adresu.
profile-replies-any = Przyjmuj odpowiedzi z każdego adresu: grać może każdy, kto ma e-mail
profile-away = Urlop
profile-is-away = Masz urlop: { $left }.
profile-away-words = W czasie urlopu twoje zegary stoją. W tym roku masz jeszcze { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
}.
profile-away-days = Liczba dni od teraz
profile-away-start = Zacznij urlop
profile-away-back = Już jestem: zakończ urlop
profile-tokens = Tokeny dla programów
profile-token-new = Twój nowy token, widoczny tylko ten jeden raz:
profile-token-plays = może czytać i grać
profile-token-reads = może czytać
profile-token-delete = Usuń
profile-token-label = Do czego służy
profile-token-may-play = Może grać za mnie
profile-token-make = Utwórz token
profile-factor = Logowanie dwuskładnikowe
profile-factor-on = Jest włączone.
profile-factor-words = Dodaj to do aplikacji uwierzytelniającej, a potem wpisz kod, który pokaże:
profile-factor-offer = Skonfiguruj
profile-factor-start = Włącz
profile-factor-stop = Wyłącz
profile-address-new = Nowy adres
profile-address-change = Zmień adres
profile-leave = Wyloguj się lub usuń konto
profile-delete = Usuń moje konto
profile-delete-words = W twoich partiach zostaje miejsce bez nazwy.
profile-delete-now = Usuń na dobre

# How a player hears of things
channels = E-maile i inne kanały
channels-about = O czym ci piszemy
channels-each-match = Dla każdej partii możesz wybrać inaczej, w menu jej strony.
channels-reminders = Przypomnienia
channels-ladder = Gdy minie tyle twojego czasu, w procentach
channels-ladder-none = brak
channels-ladder-why = Jedno przypomnienie, gdy zostaje ćwierć twojego czasu: dość wcześnie, by zagrać, i dość rzadko, by je czytać.
channels-quiet-why = Od 22 do 8, o ile nie wybierzesz inaczej, bo gra nie powinna nikogo budzić. Tylko o terminie, który wypada w nocy, uprzedzamy, zanim minie.
channels-digest-why = O 8, żeby można było zaplanować dzień. Wymienia wszystkie tury, które czekają, od najpilniejszej; o tym, co nie może czekać, piszemy od razu.
channels-quiet = Godziny ciszy
channels-quiet-words = Godziny twojego dnia ({ $zone }). To, co w nie wypada, przychodzi, gdy się skończą. Dwie takie same godziny wyłączają ciszę.
channels-quiet-from = Od
channels-quiet-to = do
channels-digest = Zestawienie
channels-digest-when = Kiedy przychodzi
channels-digest-daily = codziennie
channels-digest-visit = od razu, a potem nic aż do mojej wizyty
channels-digest-hour = Godzina codziennego zestawienia
channels-hook = Webhook
channels-hook-words = Pod ten adres wysyłamy te same wiadomości. Puste pole go wyłącza.
channels-hook-url = Adres
channels-hook-form = Format
channels-hook-secret = Sekret podpisu
channels-hook-signature = Nagłówek x-turnpost-signature to HMAC-SHA256 treści z tym sekretem:
channels-feed = Kanał i kalendarz
channels-feed-new = Twoje nowe adresy, widoczne tylko ten jeden raz. Kto je ma, widzi, które partie na ciebie czekają.
channels-feed-atom = Kanał:
channels-feed-calendar = Kalendarz:
channels-feed-on = Są włączone. Nowe adresy zastąpią stare.
channels-feed-words = Tajne adresy dla czytnika kanałów i dla kalendarza z twoimi terminami.
channels-feed-make = Utwórz nowe adresy
channels-feed-stop = Wyłącz
match-emails = E-maile o partii { $id }
match-emails-inherited = jak dla wszystkich partii: { $choice }
match-emails-mute = Wycisz tę partię: żadnych e-maili
match-emails-back = Wróć do partii
match-emails-all = Dla wszystkich partii
stop-emails = Koniec tych e-maili
stop-emails-words = Naciśnij przycisk, a nie będziemy już wysyłać: { $what }.
stop-emails-button = Nie wysyłajcie
stop-emails-done = Gotowe
stopped-undo = Zmień, co dostajesz
stopped-invitations = Na ten adres nie przyjdą już zaproszenia. Kto chce z tobą zagrać, nadal może ci wysłać link do stołu.
stop-emails-done-words = Nie będziemy już wysyłać: { $what }. Możesz to zmienić na stronie swojego profilu.

# What became of emails
emails-sent = E-maile wysłane do ciebie
emails-match = partia { $id }
email-state-sending = w trakcie wysyłania
email-state-retry = następna próba: { $at }
email-state-due = zaplanowany: { $at }
email-state-queued = w kolejce
email-state-digest = czeka na zestawienie
email-state-sent = wysłany
email-state-sent-at = wysłany: { $at }
email-state-refused = odrzucony
email-state-dropped = niewysłany

# What emails are about
about-turn = Twoja tura
about-reminder = Przypomnienie
about-nudge = Ponaglenie
about-talk = Rozmowa przy stole
about-here = Czy jesteś?
about-absent = Miejsce zwolnione
about-started = Początek partii
about-over = Koniec partii
about-late = Komuś skończył się czas
about-substitute = Potrzebny zastępca
about-dropped = Czas minął
about-expired = Stół zamknięty
about-rewound = Partia cofnięta
about-foreign = Odpowiedź na wiadomość z obcego adresu
about-seat = Zmiana twojego miejsca
about-league-open = Początek zapisów
about-league-confirm = Potwierdź udział
about-league-later = Start przesunięty
about-league-started = Początek sezonu
about-league-round = Początek rundy
about-league-week = Tabela tygodnia
about-league-over = Koniec sezonu
about-league-message = Wiadomość od organizatora
about-league-replaced = Zmiana gracza
about-league-entry = Zmiana twojego miejsca w lidze
about-league-clocks = Liga wstrzymana lub wznowiona
about-digest = Zestawienie
about-hook = Webhook
about-confirm = Potwierdź swój adres
about-known = Masz już konto
about-reset = Nowe hasło
about-address = Zmiana adresu
about-answer = Odpowiedź na twoją odpowiedź
about-invitation = Zaproszenie

# What a player can hear of, and how
event-turn = Moja tura
event-turn-why = Jeden e-mail na każdą turę, żeby nie trzeba było zaglądać; żadnego, gdy patrzysz na partię albo gdy tura wraca w ciągu minuty i grasz dalej.
event-reminder = Przypomnienia i ponaglenia
event-reminder-why = Od razu, bo spóźnione przypomnienie nie pomaga.
event-talk = Rozmowa przy stole
event-talk-why = Od razu, żeby pytanie przy stole nie zostało bez odpowiedzi; kilka wypowiedzi przychodzi w jednym e-mailu.
event-table = Wieści od stołu: start, koniec, odejścia
event-table-why = Od razu, bo początek i koniec zdarzają się rzadko i warto o nich wiedzieć.
event-league = Ligi i turnieje: zapisy, start, tabela, koniec
event-league-why = Od razu, bo zapisy i potwierdzenia mają termin.
choice-email = e-mail od razu
choice-digest = w zestawieniu
choice-none = bez e-maila
hook-json = JSON, podpisany
hook-discord = Discord
hook-slack = Slack

# What stopping an email stops
stops-turn = e-maile o twojej turze
stops-reminder = przypomnienia
stops-talk = e-maile z rozmową przy stole
stops-table = e-maile z wieściami od twoich stołów
stops-league = e-maile o ligach i turniejach
stops-digest = zestawienie
stops-invitations = zaproszenia na ten adres

# Guests: they play before they sign up
guest-name = Gość
guest-cannot = Gość gra tylko z botami. Załóż konto, by grać i rozmawiać z ludźmi; twoje partie przejdą razem z tobą.
guest-too-often = W ciągu ostatniej godziny z twojej sieci zaczęto zbyt wiele partii. Załóż konto albo spróbuj później.
guest-too-many = Gra teraz tylu gości, że nie ma miejsca dla kolejnego. Załóż konto, a zagrasz od razu.
guest-too-many-matches = Gość może mieć najwyżej { $count ->
    [one] 1 partię
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}. Załóż konto, by je zachować i zacząć następne.
guest-keep = Zachowaj tę partię
guest-keep-words = Napiszemy do ciebie, gdy przyjdzie twoja tura, a partia będzie na każdym urządzeniu. Bez adresu zostaje w tej przeglądarce do { $until }.
guest-keep-button = Zachowaj
guest-sign-up = Twoja partia przechodzi na konto, a my napiszemy, gdy przyjdzie twoja tura.
sign-up-joins = Potwierdź adres, a masz miejsce przy stole.
guest-your-match = Twoja partia
guest-go-on = Wróć do swojej partii
