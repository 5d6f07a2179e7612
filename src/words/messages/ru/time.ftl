# Moments, spans, numbers and lists.

# «мин» and the masculine words keep their form in «5 мин назад», «за 1 час», «ещё 1 день».
minutes = { $count ->
    [one] { $count } мин
    [few] { $count } мин
    [many] { $count } мин
   *[other] { $count } мин
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
less-than-a-minute = меньше минуты
span-of-two = { $long } { $short }

just-now = только что
ago = { $span } назад
left = ещё { $span }, до { $until }
time-is-up = время вышло
since-time = с { $time }
since-morning = с утра
since-yesterday = { $part ->
    [1] со вчерашнего утра
    [2] со вчерашнего дня
   *[3] со вчерашнего вечера
}
since-day = { $day ->
    [2] со
   *[1] с
} { $day } { month } ({ weekday })

weekday = { $weekday ->
    [1] пн
    [2] вт
    [3] ср
    [4] чт
    [5] пт
    [6] сб
   *[7] вс
}
month = { $month ->
    [1] янв
    [2] фев
    [3] мар
    [4] апр
    [5] мая
    [6] июн
    [7] июл
    [8] авг
    [9] сен
    [10] окт
    [11] ноя
   *[12] дек
}
moment = { weekday } { $day } { month }, { $time }
moment-dated = { weekday } { $day } { month } { $year }, { $time }
moment-exact = { weekday } { $day } { month } { $year }, { $time } { $zone }
month-and-year = { $month ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[12] декабрь
} { $year }

list-next = { $list }, { $next }
list-last = { $list } и { $last }
decimal = { $whole },{ $part }
