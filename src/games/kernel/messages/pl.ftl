# Co mówi sam silnik gier, po polsku.

not-your-turn = To nie twoja tura. Teraz decyduje: { $seats }.
bot-name = { $name } (bot)
match-over = Partia się skończyła.
topic-action = Akcja
refused-near = { $why } Możesz zagrać: { $lines }.
empty-line = Nie ma tu żadnej akcji. Wpisz jedną z listy tego, co możesz zrobić.
nothing-to-undo = Nie ma czego cofnąć: twoja tura się skończyła, ktoś inny podjął już decyzję albo ujawniono coś zakrytego.
unknown-order = W tej grze nie ma stałego polecenia „{ $order }”.

bad-seed = „{ $word }” nie może być ziarnem losowości: ziarno to od 1 do 64 liter i cyfr.
component-start_player = Numer miejsca, które zaczyna, licząc od 1.
component-data = Nazwa tabel, z których rozdaje się partię. Pomiń ją, aby użyć tabel tego serwisu.

deal-needs-seed = Zapis nie ma ziarna losowości, więc potrzebuje wiersza „deal { $component }: …”.
deal-unknown = W tej partii nie rozdaje się niczego o nazwie „{ $component }”.
deal-count = „deal { $component }”: trzeba podać { $count }, a jest { $given ->
    [one] 1.
    [few] { $given }.
    [many] { $given }.
   *[other] { $given }.
}
deal-begins = „deal { $component }” podaje tylko { $given } z { $count }. Podaj wszystkie albo ziarno, które rozda resztę.
deal-twice = „{ $item }” występuje zbyt wiele razy w „deal { $component }”.
deal-item = „{ $item }” nie może znaleźć się w „{ $component }”. Do wyboru: { $pool }.
option-unknown = Ta gra nie ma wariantu „{ $option }”.
option-value = „{ $value }” nie jest wartością wariantu { $option }. Do wyboru: { $values }.
option-players = Wariant { $option } nie może mieć wartości { $value } przy { $players ->
    [one] 1 graczu.
    [few] { $players } graczach.
    [many] { $players } graczach.
   *[other] { $players } gracza.
}
rules-version = Ten serwis nie zna wersji { $version } zasad gry { $game }.
player-count = { $game }: liczba graczy od { $least } do { $most }, a nie { $players }.
unknown-game = Nie ma tu gry „{ $game }”. Są: { $games }.

record-too-big = Zapis ma { $size } bajtów; granica to { $limit }.
record-not-utf8 = Zapis nie jest tekstem UTF-8.
record-line-too-long = Wiersz jest dłuższy niż { $limit } bajtów.
record-no-colon = W wierszu musi być dwukropek: „game: …”, „players: …” albo „Nazwa: akcja”.
record-late-header = „{ $key }” musi stać przed pierwszą akcją.
record-twice = „{ $key }” występuje po raz drugi.
record-bad-name = „{ $name }” nie może być tu nazwą gracza. Nazwy muszą się od siebie różnić, nie mogą być puste ani dłuższe niż 60 bajtów i nie mogą zawierać przecinka, dwukropka, średnika ani znaku #.
record-no-players = Wiersz „players: …” musi stać przed pierwszą akcją.
record-unknown-player = Przy stole nie ma nikogo o nazwie „{ $name }”. Gracze: { $players }.
record-missing = W zapisie brakuje wiersza „{ $key }: …”.
record-bad-number = „{ $word }” nie jest liczbą.

what-you-can-do = Co możesz zrobić ({ $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
})

# Signs, as they are said: with a number, a word, or nothing in front of them.
sign-coin = { $count ->
    [one] 1 moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
sign-power = { $count ->
    [one] 1 moc
    [few] { $count } mocy
    [many] { $count } mocy
   *[other] moc { $count }
}
sign-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punkty
}
sign-house = { $count ->
    [one] 1 dom
    [few] { $count } domy
    [many] { $count } domów
   *[other] { $count } domy
}
sign-post = { $count ->
    [one] 1 fabryka
    [few] { $count } fabryki
    [many] { $count } fabryk
   *[other] { $count } fabryki
}
sign-palace = { $count ->
    [one] 1 pałac
    [few] { $count } pałace
    [many] { $count } pałaców
   *[other] { $count } pałace
}
sign-school = { $count ->
    [one] 1 szkoła
    [few] { $count } szkoły
    [many] { $count } szkół
   *[other] { $count } szkoły
}
sign-university = { $count ->
    [one] 1 uniwersytet
    [few] { $count } uniwersytety
    [many] { $count } uniwersytetów
   *[other] { $count } uniwersytety
}
sign-tower = { $count ->
    [one] 1 wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieże
}
sign-monument = { $count ->
    [one] 1 monument
    [few] { $count } monumenty
    [many] { $count } monumentów
   *[other] { $count } monumenty
}
sign-annex = { $count ->
    [one] 1 pawilon
    [few] { $count } pawilony
    [many] { $count } pawilonów
   *[other] { $count } pawilony
}
sign-spade = { $count ->
    [one] 1 łopata
    [few] { $count } łopaty
    [many] { $count } łopat
   *[other] { $count } łopaty
}
sign-sail = żegluga { $count }
sign-bridge = { $count ->
    [one] 1 most
    [few] { $count } mosty
    [many] { $count } mostów
   *[other] { $count } mosty
}
sign-tool = { $count ->
    [one] 1 narzędzie
    [few] { $count } narzędzia
    [many] { $count } narzędzi
   *[other] { $count } narzędzia
}
sign-scholar = { $count ->
    [one] 1 uczony
    [few] { $count } uczonych
    [many] { $count } uczonych
   *[other] { $count } uczonych
}
sign-book = { $count ->
    [one] 1 księga
    [few] { $count } księgi
    [many] { $count } ksiąg
   *[other] { $count } księgi
}
sign-key = { $count ->
    [one] 1 klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucze
}
sign-town = { $count ->
    [one] 1 miasto
    [few] { $count } miasta
    [many] { $count } miast
   *[other] { $count } miasta
}
sign-level = { $count ->
    [one] 1 poziom
    [few] { $count } poziomy
    [many] { $count } poziomów
   *[other] { $count } poziomy
}
sign-idea = { $count ->
    [one] 1 innowacja
    [few] { $count } innowacje
    [many] { $count } innowacji
   *[other] { $count } innowacje
}
sign-worker = { $count ->
    [one] 1 robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotników
}
sign-tile = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetony
}
sign-edge = { $count } na krawędzi
sign-group = { $count ->
    [one] 1 grupa
    [few] { $count } grupy
    [many] { $count } grup
   *[other] { $count } grupy
}
sign-card = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
sign-crown = { $count ->
    [one] 1 korona
    [few] { $count } korony
    [many] { $count } koron
   *[other] { $count } korony
}
sign-disc = { $count ->
    [one] 1 krążek
    [few] { $count } krążki
    [many] { $count } krążków
   *[other] { $count } krążki
}
sign-ring = { $count ->
    [one] 1 pierścień
    [few] { $count } pierścienie
    [many] { $count } pierścieni
   *[other] { $count } pierścienie
}
sign-swap = wymiana { $count }
sign-pass = pas { $count }
sign-plus = plus { $count }
sign-up = w górę { $count }
sign-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
sign-end = koniec { $count }
sign-talk = rozmowa { $count }
sign-back = wstecz { $count }
sign-menu = menu { $count }
sign-first = pierwsza { $count }
sign-previous = poprzednia { $count }
sign-next = następna { $count }
sign-last = ostatnia { $count }
sign-clock = czas { $count }
sign-close = zamknij { $count }
sign-tick = gotowe { $count }
