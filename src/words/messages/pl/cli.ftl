# The command line.

cli-cannot-write = nie można zapisać pliku { $file }
cli-no-seat = nie ma miejsca { $number }: stół ma miejsca od 1 do { $count }
cli-cannot-open = nie można otworzyć pliku { $file }
cli-cannot-read = nie można odczytać pliku { $file }
cli-record-line = { $file }, wiersz { $line }: { $reason }
cli-game-data-form = --game-data przyjmuje GRA=PLIK, a nie { $given }
cli-game-data-game = --game-data: nie ma gry { $game }; listę podaje `turnpost games`
cli-game-data-read = nie można odczytać danych gry { $game } z pliku { $file }
cli-game-data-wrong = dane gry { $game } w pliku { $file }: { $error }
cli-deal-count = { $count ->
    [one] 1.
    [few] { $count }.
    [many] { $count }.
   *[other] { $count }.
} { $order }
cli-deal-counts = { $counts }. { $order }
cli-deal-by = graczy { $players }: { $count }
cli-deal-example = na przykład „{ $line }”
cli-deal-begins = na przykład „{ $line }”; pozostałe rozdaje ziarno losowości
cli-game = { $name } ({ $slug }), od { $least } do { $most } graczy
cli-cannot-make = nie można utworzyć { $file }
cli-no-game = nie ma gry „{ $game }”: do wyboru są { $games }
cli-option = napisz --option ID=WARTOŚĆ, a nie „{ $option }”
cli-violations = { $count ->
    [one] 1 partia z { $all } złamała regułę, która musi obowiązywać
    [few] { $count } partie z { $all } złamały regułę, która musi obowiązywać
    [many] { $count } partii z { $all } złamało regułę, która musi obowiązywać
   *[other] { $count } partii z { $all } złamało regułę, która musi obowiązywać
}
cli-backup-exists = { $file } istnieje: kopia zapasowa niczego nie nadpisuje
cli-restore-postgres = bazę PostgreSQL przywraca pg_restore
cli-no-backup = { $file } nie jest kopią zapasową: { $error }
cli-in-use = { $file } jest w użyciu: najpierw zatrzymaj serwis i wszystko, co jeszcze go używa
cli-replace = Ostatnia zmiana { $file }: { $changed } UTC. Zastąpić? Stary plik zostanie zachowany. [y/N]
cli-nothing-replaced = niczego nie zastąpiono: odpowiedz y albo podaj --yes
cli-old-kept = Stara baza danych jest zachowana jako { $file }
cli-restored = { $file } zawiera teraz dane z kopii zapasowej
cli-out-of-time = serwisu nie ma albo zegar tego komputera przeskoczył
cli-cannot-replace = nie można zastąpić bazy danych
cli-mail-too-long = wiadomość ma więcej bajtów niż { $most }
cli-no-reply-domain = bez --reply-domain nie czytamy e-maili
cli-no-reader = pod tym adresem nikt tu nie czyta e-maili
cli-cannot-open-database = nie można otworzyć bazy danych { $database }
cli-database-newer = tę bazę danych zmieniła późniejsza wersja Turnpost: uruchom tamtą wersję albo przywróć kopię zapasową
cli-database-older = ta baza danych jest z wcześniejszej wersji: najpierw uruchom `turnpost migrate`
cli-migrated = { $count ->
    [0] Baza danych jest aktualna.
    [one] Baza danych jest aktualna. Wprowadzono 1 zmianę.
    [few] Baza danych jest aktualna. Wprowadzono { $count } zmiany.
    [many] Baza danych jest aktualna. Wprowadzono { $count } zmian.
   *[other] Baza danych jest aktualna. Wprowadzono { $count } zmian.
}
cli-copy-same = oba adresy to ta sama baza danych
cli-copy-full = { $database } nie jest pusta: są wiersze w tabeli { $table }
cli-copy-count = { $table }: wierszy tam { $there }, tutaj { $here }
cli-copy-replay = odtworzenie partii { $id } nie prowadzi do jej pozycji
cli-copied = Skopiowane wiersze: { $rows }, tabele: { $tables }. { $matches ->
    [one] 1 partia odtworzona i zgodna
    [few] { $matches } partie odtworzone i zgodne
    [many] { $matches } partii odtworzonych i zgodnych
   *[other] { $matches } partii odtworzonych i zgodnych
}.
cli-cannot-listen = nie można nasłuchiwać pod adresem { $address }: wybierz inny przez --bind
cli-reply-domain-missing = aby przyjmować odpowiedzi e-mailem, podaj w --reply-domain, dokąd idą
cli-cannot-listen-mail = nie można nasłuchiwać poczty pod adresem { $address }
cli-no-name-servers = brak serwerów nazw
greeting = Turnpost działa pod adresem { $url }
greeting-demo = Zaloguj się jako { $address } z hasłem { $password }
greeting-admin = Załóż konto administratora: { $url }
greeting-mailbox = E-maile zostają w lokalnej skrzynce: { $url }
cli-waits-without-email = { $count ->
    [one] 1 miejsce czeka bez e-maila
    [few] { $count } miejsca czekają bez e-maila
    [many] { $count } miejsc czeka bez e-maila
   *[other] { $count } miejsc czeka bez e-maila
}
cli-letters = { $count ->
    [one] 1 e-mail zapisany w { $folder }
    [few] { $count } e-maile zapisane w { $folder }
    [many] { $count } e-maili zapisanych w { $folder }
   *[other] { $count } e-maili zapisanych w { $folder }
}
cli-bad-certificate = certyfikatu i jego klucza nie można użyć
cli-waits-well = Każde miejsce, które czeka, ma swój e-mail.
cli-token-label = utworzony w powłoce
cli-user = { $id }	{ $name }	{ $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}
cli-admin = { $id }	{ $name } (administrator)	{ $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}
cli-match = { $id }	{ $game }	{ $status }	{ $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
cli-league = { $id }	{ $name }	{ $game }	sezon { $season }	{ $state }	{ $count ->
    [one] 1 gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } graczy
}
doctor-wrong = { $count ->
    [one] 1 rzecz do naprawienia
    [few] { $count } rzeczy do naprawienia
    [many] { $count } rzeczy do naprawienia
   *[other] { $count } rzeczy do naprawienia
}
doctor-clock-wrong = tutaj jest { $now } UTC, ale ruch w partii był o { $at }: ustaw zegar (timedatectl set-ntp true)
doctor-clock-well = { $now } UTC
doctor-database-well = { $players ->
    [one] 1 gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } graczy
}, { $matches ->
    [one] 1 niedawna partia
    [few] { $matches } niedawne partie
    [many] { $matches } niedawnych partii
   *[other] { $matches } niedawnych partii
}, { $emails ->
    [one] 1 oczekujący e-mail
    [few] { $emails } oczekujące e-maile
    [many] { $emails } oczekujących e-maili
   *[other] { $emails } oczekujących e-maili
}
doctor-waits-well = każde miejsce, które czeka, ma swój e-mail
doctor-waits-wrong = te czekają bez e-maila: { $seats }
doctor-no-server = brak serwera poczty: e-maile zostają w lokalnej skrzynce. Ustaw --smtp smtp://user:password@host:587?tls=required
doctor-server-well = połączono i zalogowano
doctor-server-wrong = { $error }. Sprawdź host, port, użytkownika i hasło w --smtp
doctor-sender-wrong = nadawcą e-maili jest { $sender }: ustaw w --mail-from własny adres
doctor-dns-silent = serwer nazw jest nieosiągalny, więc nie można było tego sprawdzić
doctor-record-well = { $name } ma rekord
doctor-not-signed = e-maile nie są podpisane: utwórz klucz przez `openssl genrsa -out dkim.pem 2048` i ustaw --dkim-key dkim.pem (chyba że podpisuje twój serwer poczty)
doctor-record-unknown = { $why }. { $what }
doctor-key-well = { $name } ma nasz klucz
doctor-publish-mx = opublikuj  { $name }. MX { $record }  (serwer, który przyjmuje odpowiedzi)
doctor-reply-mx = MX domeny odpowiedzi
doctor-reply-spf = SPF domeny odpowiedzi
doctor-reply-dmarc = DMARC domeny odpowiedzi
doctor-publish = opublikuj  { $name }. TXT "{ $record }"
doctor-settings = ustawienia
doctor-database = baza danych
doctor-stored = zapisane dane
doctor-clock = zegar
doctor-waits = oczekiwanie
doctor-sender = nadawca
doctor-server = serwer poczty
doctor-dns = DNS
doctor-secrets = sekrety
doctor-secrets-well = pliki czyta tylko ich właściciel
doctor-secrets-wrong = inni na tym komputerze mogą czytać te pliki: chmod 600 { $files }
doctor-spf = SPF
doctor-dkim = DKIM
doctor-dmarc = DMARC
config-data = nie można utworzyć folderu danych { $folder }
config-sender = nadawca { $from } nie jest adresem e-mail
config-dkim-read = nie można odczytać klucza DKIM { $file }
config-dkim = { $file } nie jest kluczem RSA w formacie PEM: { $error }
config-root = nie można odczytać certyfikatu głównego { $file }
config-smtp = adres serwera poczty musi wyglądać jak smtp://user:password@host:587?tls=required, a jego certyfikat główny, jeśli jest, musi być w formacie PEM
config-base-url = bazowy URL musi zaczynać się od http:// albo https://, a brzmi { $url }
config-proxies = --behind-proxy przyjmuje liczbę przeskoków albo adresy serwerów proxy, a nie „{ $given }”
demo-bots = Partia z botami
demo-open = Chodź zagrać
demo-club = Klub niedzielny
demo-league = Liga niedzielna
demo-league-words = Powolny sezon dla wszystkich, którzy lubią pomyśleć.
doctor-stored-well = wszystko, co się toczy, da się odczytać
doctor-stored-wrong = to jest odłożone, dopóki nie da się odczytać: { $rows }
doctor-outbox = skrzynka nadawcza
doctor-outbox-well = { $count ->
    [0] żaden e-mail się nie spóźnia
    [one] 1 e-mail do wysłania, od niedawna
    [few] { $count } e-maile do wysłania, od niedawna
    [many] { $count } e-maili do wysłania, od niedawna
   *[other] { $count } e-maili do wysłania, od niedawna
}
doctor-outbox-wrong = { $count ->
    [one] 1 e-mail
    [few] { $count } e-maile
    [many] { $count } e-maili
   *[other] { $count } e-maili
} do wysłania, najstarszy od { $minutes ->
    [one] 1 minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minut
}: czy działa węzeł, którego --worker-share nie jest 0?
doctor-troubles = zadania w tle
doctor-troubles-well = nic nie utknęło
doctor-troubles-wrong = { $count ->
    [one] 1 rzecz utknęła
    [few] { $count } rzeczy utknęły
    [many] { $count } rzeczy utknęło
   *[other] { $count } rzeczy utknęło
}: { $list }
doctor-worker = praca w tle
doctor-bots = boty
doctor-bots-well = mogą używać { $share } % wszystkich rdzeni, w { $threads ->
    [one] 1 wątku
    [few] { $threads } wątkach
    [many] { $threads } wątkach
   *[other] { $threads } wątku
}
doctor-worker-none = ten węzeł zostawia boty, zegary i e-maile innym: co najmniej jeden musi je obsługiwać
doctor-address = adres
doctor-address-well = { $url }
doctor-address-here = { $url }, tylko dla tego komputera; gdy mają grać inni, ustaw --base-url https://…
doctor-address-open = { $url } nie jest szyfrowany, a idą tamtędy hasła: postaw z przodu proxy z HTTPS i ustaw --base-url https://…
doctor-address-proxy = z przodu chyba stoi proxy: ustaw --behind-proxy, inaczej wszyscy odwiedzający mają wspólny adres i wspólny limit prób
doctor-postgresql = PostgreSQL
doctor-postgresql-well = wersja { $version }, połączenia w użyciu: { $used } z { $most }
doctor-postgresql-clock = różnica między jej zegarem a naszym, w sekundach: { $seconds }; ustaw oba (timedatectl set-ntp true)
doctor-postgresql-connections = połączenia w użyciu: { $used } z { $most }, a ten węzeł chce { $own }: zwiększ max_connections albo zmniejsz --database-connections
cli-language = Nie ma tu języka „{ $given }”: en, pl albo ru.
cli-emails-refused = { $count ->
    [0] Żaden e-mail nie został odrzucony.
    [one] Odrzucono 1 e-mail:
    [few] Odrzucono { $count } e-maile:
    [many] Odrzucono { $count } e-maili:
   *[other] Odrzucono { $count } e-maila:
}
