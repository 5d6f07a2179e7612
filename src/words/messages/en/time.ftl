# Moments, spans, numbers and lists.

minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
less-than-a-minute = less than a minute
span-of-two = { $long } { $short }

just-now = just now
ago = { $span } ago
left = { $span } left, until { $until }
time-is-up = time is up
since-time = since { $time }
since-morning = since this morning
since-yesterday = { $part ->
    [1] since yesterday morning
    [2] since yesterday afternoon
   *[3] since yesterday evening
}
since-day = since { weekday } { $day } { month }

weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
moment = { weekday } { $day } { month }, { $time }
moment-dated = { weekday } { $day } { month } { $year }, { $time }
moment-exact = { weekday } { $day } { month } { $year }, { $time } { $zone }
month-and-year = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

list-next = { $list }, { $next }
list-last = { $list } and { $last }
decimal = { $whole }.{ $part }
