# A match, a table before the match starts, and the terms of both.

seats = Места
match-next = Следующая партия ждёт вас
match-by-link = Вы пришли по ссылке из письма: она открывает только этот ход. Войдите, чтобы видеть чат стола, заметки и планы.
match-over = Партия окончена.
match-paused = Партия на паузе.
match-waits-for = Ждём: { $name }
match-nudge = Поторопить: { $name }
match-open-seat = В этой партии есть свободное место для замены.
match-open-seat-words = Ниже поле, каким его видят все. Заняв место, вы увидите и то, что скрыто от остальных.
match-take-over = Занять место
match-news = После вашего последнего хода
match-see-news = Посмотреть, что было
match-stale = Пока вы смотрели, партия ушла вперёд, поэтому ничего не сыграно. Вот что изменилось; взгляните и выберите снова.
match-leave = Покинуть партию навсегда
match-fingerprint = Отпечаток зерна случайности:
open-seat = Нужна замена: { $name }.
open-seat-role = Нужна замена: { $name } ({ $roles }).
open-seat-standing = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}, место { $place } из { $seats }.

menu-type = Ввод
menu-play = Сыграть
menu-why-not = Чего сейчас нельзя и почему
preview-points = { $name }: { $now } → { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
preview-pays = Платите
preview-gets = Получаете
preview-income = Доход
preview-end = Партия заканчивается.
preview-next = Дальше решает: { $names }.
preview-final = Это нельзя отменить.
preview-you = Вы { $does }
preview-and = и
preview-verbs =
    активирует активируете, атакует атакуете, берёт берёте, вдвигает вдвигаете, возвращает возвращаете,
    воспользуется воспользуетесь, выбирает выбираете, выигрывает выигрываете, выполняет выполняете, готовит готовите,
    делает делаете, добавляет добавляете, достигает достигаете, жертвует жертвуете, забирает забираете, завершает завершаете,
    заполняет заполняете, заканчивает заканчиваете, закрывает закрываете, играет играете, идёт идёте, избирает избираете,
    использует используете, истощает истощаете, кладёт кладёте, копирует копируете, кормит кормите, меняет меняете,
    может можете, начинает начинаете, обменивает обмениваете, объявляет объявляете, оплатит оплатите,
    основывает основываете, отдаёт отдаёте, отказывается отказываетесь, отклоняет отклоняете, отправляет отправляете,
    отражает отражаете, пасует пасуете, перезаряжает перезаряжаете, переносит переносите, платит платите,
    повышает повышаете, поднимает поднимаете, поднимается поднимаетесь, получает получаете, пользуется пользуетесь,
    пополнит пополните, предлагает предлагаете, принимает принимаете, приобретает приобретаете,
    производит производите, проходит проходите, разрабатывает разрабатываете, разрушает разрушаете,
    раскладывает раскладываете, распускает распускаете, сбрасывает сбрасываете, свяжет свяжете, связывает связываете,
    сдаётся сдаётесь, ставит ставите, строит строите, телепортируется телепортируетесь, теряет теряете,
    тратит тратите, тянет тянете, убирает убираете, увеличивает увеличиваете, улучшает улучшаете
undo = Отменить последнее действие

log-title = { $game } #{ $id }: журнал
log-automatic = сыграно автоматически
log-whole = Весь журнал
log-step = По шагам
log-record = Запись
moment-title = { $game } #{ $id }, действие { $number }
moment-of = действие { $number } из { $last }
moment-nav = Шаги
moment-before = Назад
moment-after = Вперёд
moment-now = К партии
moment-taken-back = Здесь действие было отменено.
chart-points = Очки по ходу партии
charts = Графики
charts-title = { $game } #{ $id }: графики
charts-all = Другие числа по ходу партии
charts-none = Рисовать пока нечего: графики начинаются с первых действий.
chart-points-words = Очки каждого игрока по ходу партии
talk = Чат стола
talk-field = Сказать
talk-send = Отправить
talk-notice = Сообщение сайта
notes = Ваши личные заметки
notes-words = Их видите только вы
orders = Постоянные распоряжения
orders-field = Для решений вне вашего хода, по одному в строке
orders-known = Что понимает эта игра; числа меняйте как хотите:

agree = Пауза, прерывание, выход
agree-pause = Попросить о паузе
agree-resume = Попросить продолжить
agree-abandon = Попросить прервать
agree-nothing = Отозвать просьбу
agree-words = Это произойдёт, когда об этом попросят все игроки.
wish-pause = просит паузу
wish-resume = просит продолжить
wish-abandon = просит прервать
wish-here = на месте

plan-steps = { $count ->
    [0] Плана нет.
    [one] { $count } шаг.
    [few] { $count } шага.
    [many] { $count } шагов.
   *[other] { $count } шага.
}
plan-steps-queued = { $count ->
    [one] { $count } шаг, в очереди.
    [few] { $count } шага, в очереди.
    [many] { $count } шагов, в очереди.
   *[other] { $count } шага, в очереди.
}
plan-try = Попробовать
plan-words = Попробуйте здесь свои следующие действия. Их видите только вы.
plan-guessed = Пока не наступил ваш ход, действия остальных — лишь догадка.
plan-broken = Остальное здесь сыграть нельзя.
plan-stop = Убрать из очереди
plan-clear = Начать заново
plan-queued = Ваш план в очереди.

# A table before it starts
table-expired = Игроков набралось слишком мало, и стол закрыт.
table-due-open = Партия начнётся, как только все места будут заняты, и письмо сообщит вам об этом. Стол ждёт игроков: { $left }
table-due-start = Начало: { $left }
table-due-here = Чтобы подтвердить присутствие: { $left }
table-join = Сесть за стол
table-sign-up = Зарегистрироваться и сесть
table-cost = Это бесплатно, нужны только имя и адрес почты; до начала можно в любой момент встать из-за стола.
table-log-in = Войти и сесть
table-here = Я на месте
table-leave = Встать из-за стола
table-terms = Условия
table-option = { $option }: { $value }
table-invite = Пригласить
table-invite-link = Отправьте эту ссылку друзьям:
table-link = Ссылка на стол
table-copy = Копировать
table-copied = Скопировано
table-code = Отсканируйте телефоном
play-again-short = Ещё раз
play-again-which = Ещё раз тем же составом: { $game } #{ $id }
table-invite-address = Или их эл. почта
table-invite-send = Отправить приглашение
seat-free = свободно
seat-you = (вы)
seat-put-bot = Посадить бота
seat-empty = Освободить место
seat-move-up = Выше: { $name }
order-random = места и первый игрок случайно
order-first-listed = первый в списке ходит первым, остальные садятся случайно
order-listed = места по списку, первый игрок случайно
order-all-listed = места по списку, первый в списке ходит первым

# Forms of tables and leagues
form-options = Настройки: { $game }
form-title = Название (не обязательно)
form-level = Сила ботов
bot-newcomer = для новичков
bot-club = клубный игрок
bot-strong = сильный
form-bots = Из них ботов
form-game = Какая игра?
form-company = С кем?
form-everybody = С кем угодно
form-everybody-words = Стол виден в лобби; сесть может любой.
form-friends = С друзьями
form-friends-words = Вы получите ссылку, чтобы её разослать. Больше никто стол не найдёт.
form-with-bots = С ботами
form-with-bots-words = Начинается сразу. Боты отвечают за секунды.
form-pace = Как быстро?
form-first-match = Рекомендованная первая расстановка, если в игре она есть
form-more = Ещё
form-visibility-default = как выбрано выше
form-title-words = Показывается в списках рядом с игрой.
form-bots-words = Вместе с людьми часть мест могут занять боты.
form-seating-words = Кто где сидит, бывает важно.
form-reliability-words = Не пускает тех, кто часто пропускает ходы; 0 пускает всех.
form-grace-words = Сколько времени часы стоят, прежде чем пойти.
form-drop-out-words = Игрок выбывает, если уходит или если его время вышло.
form-start-words = Для партий, которые начинаются в назначенный час.
form-seating = Рассадка
form-at-random = случайно
form-seating-chosen = как вы расставите
form-first = Первый игрок
form-first-words = В одних играх первый ход даёт больше, в других меньше.
form-first-chosen = кого вы поставите первым
form-visibility = Кто может сесть
form-public = все: стол виден в лобби
form-unlisted = любой, у кого есть ссылка; смотреть тоже можно
form-invitation = только по приглашению
form-reliability = Минимальная доля ходов в срок, в %
form-time = Время
form-own-turn = Своё время на ход
form-own-turn-words = Столько часов на каждый ход.
form-own-bank = Свой банк времени
form-own-bank-words = Время на всю партию, тратьте его как хотите; каждый ход немного добавляет.
form-turn-hours = Часов на ход
form-bank-hours = Банк в начале, в часах
form-increment-hours = Прибавка за каждый ход, в часах
form-cap-hours = Предел банка, в часах
form-grace = Отсрочка в начале каждого хода, в минутах
form-sleeps = Ночью у игрока его часы стоят
form-sleeps-words = С 23:00 до 7:00 там, где живёт игрок.
form-drop-out = Если кто-то выбыл
form-drop-out-bot = доигрывает бот
form-drop-out-substitute = место может занять замена
form-start = Начать в это время ({ $zone }), а не когда заняты все места
form-confirm = Перед началом все подтверждают, что на месте
form-confirm-words = Когда заняты все места, все подтверждают, что они на месте. Кто не подтвердит, освобождает место.

# How long a turn may take
speed-choice-fast = Быстро: 8 часов на ход
speed-choice-daily = Ежедневно: 24 часа на ход
speed-choice-relaxed = Спокойно: 3 дня на ход
speed-choice-slow = Медленно: 7 дней на ход
speed-choice-bank = Банк 10 дней и ещё 12 часов за каждый ход
speed-choice-untimed = Без часов
speed-untimed = без часов
speed-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
} на ход
speed-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
} на ход
speed-bank = банк { $bank } и ещё { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
} за ход

# What the site itself says and writes down
table-rewound = Админ откатил партию до действия { $number }.
# What is written into logs: who, and what was done
audit-line = { $who }: { $what }
audit-rewound = откат до действия { $number }
audit-seat-given = место { $seat } отдано, новый игрок: { $name }
audit-sent-again = { $count ->
    [one] снова отправлено { $count } отклонённое письмо
    [few] снова отправлены { $count } отклонённых письма
    [many] снова отправлено { $count } отклонённых писем
   *[other] снова отправлено { $count } отклонённого письма
}
audit-seat-bot = место { $seat } отдано боту
table-changed = Админ изменил стол: { $what }.
plan-changed = Ваш план остановился перед «{ $line }»: теперь это значит «{ $what }» ({ $price }).
plan-changed-free = Ваш план остановился перед «{ $line }»: теперь это значит «{ $what }».
plan-refused = Ваш план остановился перед «{ $line }»: { $why }
plan-touched = Ваш план остановился: вас опережает { $who } ({ $place }).
gone-late = { $name }: время вышло
gone-left = { $name } больше не играет
gone-season = { $name } больше не участвует в сезоне
gone-nobody = Замены не нашлось ({ $name })
gone-bot = { $gone }. Доигрывает бот.
gone-substitute = { $gone }. Место свободно для замены.
audit-dropped = из сезона исключается игрок: { $name }
table-taken-over = { $name } занимает место в партии.
table-outage = Сайт не работал { $span }. Это время возвращено всем часам и всем срокам.
audit-outage = сайт не работал { $span }; всё, что идёт, сдвинуто на столько же
audit-clock-on = часы этого компьютера ушли вперёд на { $span }; всё, что идёт, сдвинуто на столько же
audit-clock-back = часы этого компьютера ушли назад на { $span }, и с ними всё, что идёт
table-paused = Все согласны: партия на паузе.
table-resumed = Все согласны: партия продолжается.
table-abandoned = Все согласны: партия прервана.
table-absent = Не на месте: { $name }. Место снова свободно.
audit-closed = сезон закрыт: места окончательны
audit-opened = открыта запись, сезон { $number }
audit-founded = соревнование создано
audit-rules = правила изменены
audit-moved = { $name }: дивизион { $division }
audit-unmoved = { $name }: дивизион снова по посеву
audit-closed-early = сезон закрыт досрочно
audit-called-off = сезон отменён
audit-repeats = следующий сезон откроется сам
audit-last = этот сезон последний
audit-organiser = новый организатор: { $name }
table-season-paused = Организаторы поставили сезон на паузу.
table-season-resumed = Сезон продолжается.
audit-paused = сезон на паузе
audit-resumed = сезон продолжается
audit-replaced = замена: { $former } → { $name }
table-replaced = Замена игрока: { $former } → { $name }.
league-table-title = { $name }, сезон { $season }, дивизион { $division }, стол { $number }
tournament-table-title = { $name }, тур { $round }, стол { $number }
audit-division-table = дивизион { $division }, стол { $number }
audit-round-table = тур { $round }, стол { $number }
audit-uncorrected = исправление отозвано: { $table }
audit-corrected = исправлено: { $table }: { $results }
audit-wrote = { $count ->
    [one] сообщение, { $count } получатель: { $words }
    [few] сообщение, { $count } получателя: { $words }
    [many] сообщение, { $count } получателей: { $words }
   *[other] сообщение, { $count } получателя: { $words }
}
audit-bots = { $count ->
    [one] записан { $count } бот
    [few] записаны { $count } бота
    [many] записано { $count } ботов
   *[other] записано { $count } бота
}
audit-round = составлены столы, тур { $number }
audit-postponed = начало отложено на неделю: слишком мало подтверждений
audit-started = сезон начат: { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $divisions ->
    [one] { $divisions } дивизион
    [few] { $divisions } дивизиона
    [many] { $divisions } дивизионов
   *[other] { $divisions } дивизиона
}

# The board
piece-choose = Выбрать
piece-close = Закрыть
piece-age = Эпоха { $age }
seats-in-order = Порядок

# The frame of the match page
skip-actions = К действиям
skip-board = К полю
skip-log = К журналу
status-left = ещё { $span }
status-past = Просмотр
status-over = Окончена
status-paused = Пауза
status-yours = Ваш ход
status-decision = Ваше решение
status-while = ходит { $name }
bar-next = Дальше
bar-menu = Меню
bar-rules = Правила
step-first = Первое действие
step-back = На действие назад
step-on = На действие вперёд
step-now = К текущей позиции
step-of = { $number } из { $last }
score = Очки по источникам
talk-panel = Журнал, чат и план
tab-news = Новое
tab-talk = Чат
tab-plan = План
talk-empty = Пока все молчат.
told-yours = { $points } вам
log-empty = Пока ничего не произошло.
log-filter = Поиск в журнале
refused = Не сыграно.
refused-possible = Там можно:
watching = Вы зритель. Войдите, чтобы играть свои партии.
wait-look-again = Посмотреть, что изменилось
wait-others = Ваши другие партии
plan-next = Ваш следующий ход
plan-heading = План следующего хода
plan-nothing-played = Это только проба. На самом деле ничего не сыграно, и никто этого не видит.
plan-sandbox = Попробовать и за других
plan-first = Выберите первое действие на поле или ниже.
plan-drop = Убрать шаг { $number }
plan-fails = Остановится, если
plan-fails-places = кто-то раньше вас сделает что-нибудь здесь: { $places }, или цена шага изменится. Тогда мы спросим вас.
plan-fails-price = шаг станет невозможен или его цена изменится. Тогда мы спросим вас.
plan-play-it = Сыграть в мой ход
plan-add = Добавить в план
plan-add-and-end = Добавить и закончить ход
plan-done = Готово
wait-usual = обычно отвечает за { $span }
answer-next-time = В следующий раз не спрашивать
news-step = По шагам на поле
rematch-too-early = Партия ещё не окончена.
table-again = Новый стол на тех же условиях: партия #{ $id }. Открывает { $name }.
past-by = Действие { $number }: { $name }
past-heading = Действие { $number }
moment-slider = К действию
moment-stages = Части партии
moment-go = Перейти
moment-address = Адрес этой страницы ведёт к этому моменту.
moment-keys = Клавиши: ← и → — на одно действие, P — показ подряд.
moment-watch = Показать подряд
jump = Части страницы
jump-mat = Вы
jump-sites = Монументы
jump-rivals = Соперники
act-sheet = Действия
act-back = Назад к выбору
act-steps = Что вы выбрали
act-one-back = На шаг назад
act-take-out = убрать
act-play-so-far = Сыграть досюда
act-always = Всегда отвечать так
act-play-and-end = Сыграть и закончить ход
act-play-and-finish = Сыграть и закончить
act-undo = Отменить
act-end = Закончить ход
act-finish = Закончить
act-hint = Enter — сыграть; чтобы изменить, выберите другое место.
act-rule = Правило:
act-hint-asks = Выберите одно из отмеченных мест.
plan-hint = Enter — добавить; чтобы изменить, выберите другое место.
menu-places = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
menu-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
}
menu-choices = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
menu-or = или
menu-from = от
menu-and-more = { $count ->
    [one] { $what }; или ещё { $count }
    [few] { $what }; или ещё { $count }
    [many] { $what }; или ещё { $count }
   *[other] { $what }; или ещё { $count }
}
points = очки
end-won = { $count ->
    [one] Победа: { $names }
    [few] Победу делят { $names }
    [many] Победу делят { $names }
   *[other] Победу делят { $names }
}
end-won-by = { $points ->
    [one] { $name } побеждает с отрывом в { $points } очко
    [few] { $name } побеждает с отрывом в { $points } очка
    [many] { $name } побеждает с отрывом в { $points } очков
   *[other] { $name } побеждает с отрывом в { $points } очка
}
end-you = Ваше место: { $place ->
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] пятое
}, { $points ->
    [0] очков столько же
    [one] отставание { $points } очко
    [few] отставание { $points } очка
    [many] отставание { $points } очков
   *[other] отставание { $points } очка
}.
end-best-source = { $name }: главный источник очков — «{ $source }», { $points } из { $total }.
end-place = { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
}
end-rating = рейтинг
end-turns = Переломные моменты
end-turn = Действие { $number }
end-again = Ещё раз
end-again-same = Ещё раз тем же составом
end-fair = Раздача была честной: проверьте зерно
end-fair-words = Отпечаток ниже был виден с первого действия. В записи партии есть зерно: этот отпечаток — его SHA-256.
end-share = Картинка на память
abandon-means = Если об этом попросят все игроки, партия сразу закончится без результата. До тех пор просьбу можно отозвать.
abandon-sure = Попросить прервать партию
leave-means = Вы отдаёте своё место навсегда. Доиграет бот или замена, это считается выбыванием, и вернуться нельзя.
leave-sure = Покинуть партию
live-moved = Партия ушла вперёд.
live-your-turn = Ваш ход.
live-preview = Что будет:
live-offline = Не отправлено. Проверьте соединение и попробуйте ещё раз; ваш выбор сохранён.
keys = Клавиши
keys-kinds = Выбрать вид действия
keys-arrows = Переходить по доступным местам
keys-enter = Сыграть то, на что вы смотрите
keys-play-only = Сыграть, не заканчивая ход
keys-escape = На уровень назад
keys-type = Ввести действие
keys-ends = К первому действию или к текущей позиции
keys-watch = При просмотре: показать подряд
keys-step = Назад и вперёд по партии
keys-off = Отключить горячие клавиши

# The sandbox: try things, nothing counts
sandbox = Песочница
sandbox-player = Игрок { $number }
sandbox-title = { $game }: песочница
sandbox-try = Попробовать отсюда
sandbox-words = Пробуйте что угодно, за любое место. Ничего не считается, и отменять можно сколько угодно.
sandbox-imagined = То, чего вы не видите в партии, здесь придумано.
sandbox-for = Дальше: { $name }
sandbox-over = Партия была бы окончена.
sandbox-plan = Сделать это планом
sandbox-back = Отменить
sandbox-afresh = Начать заново
sandbox-share = Ссылка на эту позицию
sandbox-tried = Уже сделано
sandbox-new = Другая расстановка
sandbox-seats = Места
sandbox-deal = Разложить
sandbox-record = Открыть запись
sandbox-record-words = Вставьте запись партии или её начало.
sandbox-open = Открыть

# A guided first match
lesson-title = Ваша первая партия
lesson-of = Целей достигнуто: { $reached } из { $of }
lesson-welcome = Добро пожаловать. Цели займут около получаса, и партия подождёт, если вы прервётесь. Играйте как хотите: годится любое действие, которое разрешают правила, а здесь вы прочтёте, что из него следует.
lesson-other = Так тоже хорошо. Со следующей целью можно не спешить.
lesson-later = Если сейчас этого нет среди возможных действий, сделайте пока что-нибудь другое.
lesson-none = Пока ничего нового. Играйте как хотите.
lesson-all = Цели закончились: вы знаете, как устроена игра. Доиграйте партию сейчас или в другой день либо сыграйте с людьми.
lesson-over = Это была целая партия. Теперь вы знаете игру: найдите, с кем сыграть, или прочитайте в правилах об остальном.
lesson-begin = Учиться, играя

# The coach
coach-ask = Что бы сделал бот?
coach-title = { $game } #{ $id }: совет бота
coach-thinking = Сильный бот думает и видит то же, что и вы.
coach-words = Сильный бот рассмотрел ваше решение и видел не больше вашего. Его доводы — что ход даёт и чего стоит, в очках по его оценке. Соглашаться не обязательно.
coach-none = Выбирать здесь не из чего.
coach-idea = { $place ->
    [1] Первый вариант
    [2] Второй вариант
   *[other] Вариант { $place }
}
coach-perhaps = Потом откроется что-то новое. Если всё пойдёт как ожидается:
coach-gains = За
coach-costs = Против
coach-follows = Что, вероятно, будет дальше
coach-step = { $name }: { $what }
coach-look = Посмотреть на поле
look-again = Проверить ещё раз

# What a bot makes of a match that is over
analysis = Разбор
analysis-see = Что бы сделал бот?
analysis-title = { $game } #{ $id }: разбор
analysis-words = Бот просматривает партию ход за ходом: сколько очков он ожидал бы и где сыграл бы иначе. Это занимает около минуты, а результат увидят все.
analysis-ask = Разобрать партию
analysis-progress = Просмотрено ходов: { $done } из { $of }.
analysis-expected = Ожидаемые очки по ходу партии
analysis-expected-words = Сколько было бы у каждого в конце, если бы отсюда все играли быстро. Это оценка: чем раньше, тем она грубее.
analysis-none = Заметно лучше бот бы не сыграл.
analysis-turn = После действия { $number }: { $name }
analysis-played = Сыграно
analysis-better = Бот сыграл бы
analysis-lost = По оценке бота, лучше примерно на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
