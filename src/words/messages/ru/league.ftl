# Leagues and tournaments.

leagues-and-tournaments = Лиги и турниры
leagues-new = Создать соревнование
leagues-are = Лига играет сезонами, в дивизионах равных соперников: после каждого сезона лучшие поднимаются, а последние опускаются.
tournaments-are = У турнира есть начало и победитель: круговая система, швейцарская, группы или игра на вылет.
leagues-none = Сейчас нигде не открыта запись. Создать лигу или турнир может любой, у кого есть учётная запись.
leagues-sign-up = Открыта запись
leagues-running = Идут
leagues-announced = Объявлены
leagues-over = Закончены
league-item-what = мест за столом: { $seats }, { $speed }
league-item-tournament = турнир
league-item-announced = { $what }: запись откроется { $at }
league-item-sign-up = { $what }: пока { $players }, начало { $at }
league-item-paused = { $what }: { $players }, пауза
league-item-running = { $what }: { $players }, до { $at }
league-item-won = { $what }, победа: { $winner }
league-item-called-off = { $what }: отмена

# The page of a season
season-number = сезон { $number }
season-titled = Сезон { $number }
season-former = вместо: { $name }
season-tables = Столы
season-table = Стол
season-table-number = Стол { $number }
season-seats = Места по порядку
season-state = Состояние
season-corrected = исправлено организатором
season-follow = Следить
season-unfollow = Перестать следить
season-follow-words = Вы узнаете об открытии записи, и организаторы смогут предложить вам доиграть за кого-то.
season-progress = Закончено: { $over } из { $count ->
    [one] { $count } партии
    [few] { $count } партий
    [many] { $count } партий
   *[other] { $count } партии
}
season-agree = На что вы соглашаетесь
season-join = Записаться по этим правилам
season-confirm = Подтвердить участие
season-withdraw = Отказаться
season-log-in = Войти и записаться
season-entrants = Записалось: { $count }
season-round = Тур { $number }
season-round-of = Тур { $number } из { $all }
season-bracket = Турнирная сетка
season-byes = Пропускают тур:
season-more = Таблица встреч и расписание
season-schedule = Расписание: { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
season-rules = Правила
season-organisers = организация: { $names }
season-exports = Для программ:
season-csv = таблица в CSV
season-json = всё в JSON
season-feed = лента
season-calendar = календарь
seasons-past = Прошлые сезоны
seasons-other = Другие сезоны
division = Дивизион { $number }
standings = Таблица
standings-rank = №
standings-points = Очки
standings-range = Возможно
standings-mark = Статус
standings-wins = Победы
standings-shares = Доли
standings-ties = При равенстве решает: { $ties }.
rank-range = { $best }–{ $worst }
mark-dropped = вне сезона
mark-up = ▲ выше
mark-down = ▼ ниже
mark-winner = ★ победа
cross-table = Таблица встреч
cross-table-words = Каждый знак — встреча: 1 выше, 0 ниже, ½ поровну, ○ не окончена. Столбцы — места.
cross-open = не окончена
cross-ahead = выше соперника
cross-behind = ниже соперника
cross-tied = поровну
season-chart = Очки после каждой законченной партии
season-at = { $at } ({ $zone })
season-announced = Запись откроется { $opens }; начало сезона: { $starts }.
season-sign-up = Запись открыта. Начало сезона: { $starts }.
season-paused = Организаторы поставили сезон на паузу: все часы стоят.
season-round-over = Все партии тура закончены.
season-all-over = Все партии закончены. Сезон закроется { $closes }.
season-late = Сезон должен был закончиться { $ends }: { $count ->
    [one] { $count } партия опаздывает
    [few] { $count } партии опаздывают
    [many] { $count } партий опаздывают
   *[other] { $count } партии опаздывают
}.
season-running = Начало: { $starts }; конец: { $ends }.
season-over = Сезон закончился: { $at }.
season-won = победа: { $name }
season-called-off = отменён
season-runs = идёт
season-starts = начало { $at }
result-place = { $place }-е место, { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
result-none = нет результата
result-dropped = вне партии
table-state-over = окончена: { $at }
table-state-void = не окончена, не считается
table-state-late = опаздывает
table-state-running = идёт
table-state-starting = вот-вот начнётся
own-signed = Вы записались. Перед началом мы попросим подтвердить участие.
own-confirmed = Вы записались и подтвердили участие.
own-left-out = Вы записались, но не подтвердили участие, и сезон начался без вас.
own-dropped = Вы больше не участвуете в сезоне.
own-playing = Вы играете в этом сезоне.
entry-signed = есть запись
entry-confirmed = участие подтверждено
entry-left-out = без подтверждения
entry-playing = играет
entry-dropped = вне сезона

# The organisers’ page
organise = Управление
organise-title = Управление: { $name }
organise-edit = Изменить правила
organise-words = Всё, что сделано здесь, попадает в журнал, который видят все. Стать организатором или доиграть за кого-то может только тот, кто следит за соревнованием.
organise-season = Сезон
organise-pause = Пауза: все часы встанут
organise-resume = Продолжить
organise-last = Сделать сезон последним
organise-repeat = Открывать следующий сезон автоматически
organise-call-off = Отменить сезон
organise-call-off-words = Никто не будет играть, и все, кто записался, узнают об этом.
organise-close = Закрыть сезон досрочно
organise-close-words = Незаконченные партии не будут считаться. Отменить это нельзя.
organise-write = Написать всем игрокам
organise-write-words = Сообщение
organise-bots = Боты
organise-bots-number = Сколько ботов записать
organise-bots-add = Записать
organise-organiser = Ещё один организатор
organise-organiser-add = Назначить
organise-change = Изменить
organise-division = Дивизион
organise-by-seeding = по посеву
organise-move = Перевести
organise-strike = Убрать из списка
organise-replace-by = Кем заменить
organise-replace = Заменить
organise-drop = Исключить из сезона
organise-preview = Какими были бы дивизионы сейчас
organise-correct = Исправить результат
organise-correct-words = Настоящий результат сохраняется рядом. Незаконченная партия тогда считается законченной.
organise-correct-now = Исправить
organise-uncorrect = Вернуть настоящий
organise-place-of = Место: { $name }
organise-score-of = Счёт: { $name }
organise-division-table = Дивизион { $division }, стол { $number }
organise-round-table = Тур { $round }, стол { $number }

# The form that starts a competition
found-title = Создать лигу или турнир
found-edit = Изменить правила
found-what = Во что играем
found-name = Название
found-words = Описание (не обязательно)
found-seats = Игроков за столом
found-form = Формат
found-plan-league = Лига: сезоны с дивизионами
found-plan-round-robin = Турнир: круговой
found-plan-swiss = Турнир: швейцарский
found-plan-groups = Турнир: группы, затем финальная часть
found-plan-elimination = Турнир: на выбывание
found-matches = Партий у каждого (лига, круговой турнир)
found-of-league = Для лиги
found-division-size = Наибольшее число игроков в дивизионе
found-promoted = Сколько игроков поднимается из дивизиона
found-relegated = Сколько игроков опускается из дивизиона
found-repeats = Следующий сезон открывается, когда закрыт прежний
found-of-swiss = Для швейцарского турнира
found-rounds = Туры
found-cut = Игроков в финале (0 — без финала)
found-of-groups = Для групп и игры на выбывание
found-group-size = Наибольшее число игроков в группе
found-advance = Сколько игроков проходит дальше из группы или от стола
found-scoring = Подсчёт
found-scoring-places = очки по местам
found-scoring-share = доля от счёта победителя
found-points = Очки по местам, начиная с первого (пусто — обычные)
found-tie-first = При равенстве решает
found-tie-next = затем
found-tie-nothing = ничего
found-starts = Начало (время: { $zone })
found-weeks = Длительность в неделях
found-sign-up-days = Сколько дней до начала открыта запись
found-confirm-days = За сколько дней до начала все подтверждают участие (0 — без подтверждения)
found-own-hours = Своё число часов на ход
found-vacation = Отпуск останавливает часы
found-drop-outs = Выбывания
found-drop-outs-most = После скольких выбываний сезон для игрока закончен
found-fill-with-bots = Боты занимают места, которые остались бы свободны
found-now = Создать

# What everybody agrees to
weeks = { $count ->
    [one] { $count } неделя
    [few] { $count } недели
    [many] { $count } недель
   *[other] { $count } недели
}
fact-next = { $list }; { $next }
fact-tables = Столы
fact-tables-are = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}, { $speed }
fact-options = Настройки
fact-form = Формат
fact-length = Длительность
fact-scoring = Подсчёт
fact-ties = При равенстве
fact-ties-are = решает { $ties }
fact-sign-up = Запись
fact-drop-outs = Выбывания
fact-holidays = Отпуск
fact-holidays-stop = останавливает часы
fact-holidays-run = пока вы в отпуске, часы идут
plan-league = лига; игроков в дивизионе до { $size }, у каждого примерно { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, повышение: { $promoted }, понижение: { $relegated }
plan-round-robin = круговой, у каждого примерно { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}
plan-swiss = швейцарский, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}
plan-swiss-final = швейцарский, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
    [many] { $rounds } туров
   *[other] { $rounds } тура
}, затем финал; лучших в нём: { $cut }
plan-groups = группы, игроков до { $size }; из каждой в финальную часть проходят лучшие: { $advance }
plan-elimination = на выбывание; { $advance ->
    [1] от каждого стола дальше проходит победитель
    [one] от каждого стола дальше проходят лучшие: { $advance }
    [few] от каждого стола дальше проходят лучшие: { $advance }
    [many] от каждого стола дальше проходят лучшие: { $advance }
   *[other] от каждого стола дальше проходят лучшие: { $advance }
}
scoring-places = очки по местам: { $points }; если место поделено, очки делятся поровну
scoring-share = ваша доля от счёта победителя; у победителя 100
ties-next = { $list }, затем { $next }
tie-direct = результат встреч между равными
tie-wins = число первых мест
tie-share = сумма долей от счёта победителей
tie-opponents = сумма очков соперников
tie-seeding = посев
sign-up-open = открыта { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
sign-up-confirm = открыта { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}; за { $confirm ->
    [one] { $confirm } день
    [few] { $confirm } дня
    [many] { $confirm } дней
   *[other] { $confirm } дня
} до начала мы просим подтвердить участие, иначе сезон начнётся без вас
drop-out-bot = доигрывает бот
drop-out-substitute = ваше место может занять замена
drop-out-league = если ваше время вышло или вы покинули партию, { $seat }, а партия не приносит вам очков; { $number ->
    [1] после первого же выбывания сезон для вас закончен, и вас ждёт понижение
    [one] после { $number }-го выбывания сезон для вас закончен, и вас ждёт понижение
    [few] после { $number }-го выбывания сезон для вас закончен, и вас ждёт понижение
    [many] после { $number }-го выбывания сезон для вас закончен, и вас ждёт понижение
   *[other] после { $number }-го выбывания сезон для вас закончен, и вас ждёт понижение
}
drop-out-tournament = если ваше время вышло или вы покинули партию, { $seat }, а партия не приносит вам очков; { $number ->
    [1] после первого же выбывания турнир для вас закончен
    [one] после { $number }-го выбывания турнир для вас закончен
    [few] после { $number }-го выбывания турнир для вас закончен
    [many] после { $number }-го выбывания турнир для вас закончен
   *[other] после { $number }-го выбывания турнир для вас закончен
}
