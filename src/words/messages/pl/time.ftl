# Moments, spans, numbers and lists. Spans are in the accusative: „5 minut temu”, „jeszcze 1 godzinę”.

minutes = { $count ->
    [one] 1 minutę
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minut
}
hours = { $count ->
    [one] 1 godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godzin
}
days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dni
}
less-than-a-minute = niecałą minutę
span-of-two = { $long } { $short }

just-now = przed chwilą
ago = { $span } temu
left = jeszcze { $span }, do { $until }
time-is-up = czas minął
since-time = od { $time }
since-morning = od rana
since-yesterday = { $part ->
    [1] od wczorajszego rana
    [2] od wczorajszego popołudnia
   *[3] od wczorajszego wieczoru
}
since-day = od { weekday } { $day } { month }

weekday = { $weekday ->
    [1] pon.
    [2] wt.
    [3] śr.
    [4] czw.
    [5] pt.
    [6] sob.
   *[7] niedz.
}
month = { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maja
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
moment = { weekday } { $day } { month }, { $time }
moment-dated = { weekday } { $day } { month } { $year }, { $time }
moment-exact = { weekday } { $day } { month } { $year }, { $time } { $zone }
month-and-year = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }

list-next = { $list }, { $next }
list-last = { $list } i { $last }
decimal = { $whole },{ $part }
