# Что говорит сам движок игр, по-русски.

not-your-turn = Сейчас не ваш ход. Решает: { $seats }.
bot-name = { $name } (бот)
match-over = Партия окончена.
topic-action = Действие
refused-near = { $why } Можно сыграть: { $lines }.
empty-line = Здесь нет действия. Напишите одно из списка того, что вы можете сделать.
nothing-to-undo = Отменить нечего: ваш ход закончился, кто-то уже принял решение после вас или открылось что-то скрытое.
unknown-order = В этой игре нет постоянного распоряжения «{ $order }».

bad-seed = «{ $word }» не может быть зерном случайности: зерно — это от 1 до 64 букв и цифр.
component-start_player = Номер места, которое начинает, считая с 1.
component-data = Название таблиц, по которым раскладывается партия. Пропустите, чтобы взять таблицы этого сайта.

deal-needs-seed = В записи нет зерна случайности, поэтому ей нужна строка «deal { $component }: …».
deal-unknown = В этой партии не раскладывается ничего под названием «{ $component }».
deal-count = «deal { $component }»: нужно { $count }, а указано { $given ->
    [one] { $given }.
    [few] { $given }.
    [many] { $given }.
   *[other] { $given }.
}
deal-begins = В «deal { $component }» указано только { $given } из { $count }. Укажите все или зерно, которое разложит остальное.
deal-twice = «{ $item }» встречается в «deal { $component }» слишком часто.
deal-item = «{ $item }» не может войти в «{ $component }». Можно выбрать: { $pool }.
option-unknown = В этой игре нет настройки «{ $option }».
option-value = «{ $value }» не подходит для настройки { $option }. Можно выбрать: { $values }.
option-players = Настройка { $option } не может иметь значение { $value } при числе игроков { $players ->
    [one] { $players }.
    [few] { $players }.
    [many] { $players }.
   *[other] { $players }.
}
rules-version = Этот сайт не знает версии { $version } правил игры { $game }.
player-count = { $game }: число игроков от { $least } до { $most }, а не { $players }.
unknown-game = Игры «{ $game }» здесь нет. Есть: { $games }.

record-too-big = Размер записи в байтах: { $size }; предел: { $limit }.
record-not-utf8 = Запись — не текст в кодировке UTF-8.
record-line-too-long = Строка длиннее допустимого; предел в байтах: { $limit }.
record-no-colon = В строке нужно двоеточие: «game: …», «players: …» или «Имя: действие».
record-late-header = «{ $key }» должно стоять до первого действия.
record-twice = «{ $key }» встречается второй раз.
record-bad-name = «{ $name }» здесь не может быть именем игрока. Имена должны отличаться друг от друга, не быть пустыми или длиннее 60 байт и не содержать запятой, двоеточия, точки с запятой и знака #.
record-no-players = Строка «players: …» должна стоять до первого действия.
record-unknown-player = За столом нет никого с именем «{ $name }». Игроки: { $players }.
record-missing = В записи нет строки «{ $key }: …».
record-bad-number = «{ $word }» — не число.

what-you-can-do = Что вы можете сделать ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
})

# Signs, as they are said: with a number, a word, or nothing in front of them.
sign-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
sign-power = { $count ->
    [one] { $count } энергия
    [few] { $count } энергии
    [many] { $count } энергии
   *[other] энергия { $count }
}
sign-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очки
}
sign-house = { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
sign-post = { $count ->
    [one] { $count } фактория
    [few] { $count } фактории
    [many] { $count } факторий
   *[other] { $count } фактории
}
sign-palace = { $count ->
    [one] { $count } дворец
    [few] { $count } дворца
    [many] { $count } дворцов
   *[other] { $count } дворцы
}
sign-school = { $count ->
    [one] { $count } школа
    [few] { $count } школы
    [many] { $count } школ
   *[other] { $count } школы
}
sign-university = { $count ->
    [one] { $count } университет
    [few] { $count } университета
    [many] { $count } университетов
   *[other] { $count } университеты
}
sign-tower = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
sign-monument = { $count ->
    [one] { $count } монумент
    [few] { $count } монумента
    [many] { $count } монументов
   *[other] { $count } монументы
}
sign-annex = { $count ->
    [one] { $count } пристройка
    [few] { $count } пристройки
    [many] { $count } пристроек
   *[other] { $count } пристройки
}
sign-spade = { $count ->
    [one] { $count } лопата
    [few] { $count } лопаты
    [many] { $count } лопат
   *[other] { $count } лопаты
}
sign-sail = мореходство { $count }
sign-bridge = { $count ->
    [one] { $count } мост
    [few] { $count } моста
    [many] { $count } мостов
   *[other] { $count } мосты
}
sign-tool = { $count ->
    [one] { $count } инструмент
    [few] { $count } инструмента
    [many] { $count } инструментов
   *[other] { $count } инструменты
}
sign-scholar = { $count ->
    [one] { $count } учёный
    [few] { $count } учёных
    [many] { $count } учёных
   *[other] { $count } учёных
}
sign-book = { $count ->
    [one] { $count } книга
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
}
sign-key = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
    [many] { $count } ключей
   *[other] { $count } ключи
}
sign-town = { $count ->
    [one] { $count } город
    [few] { $count } города
    [many] { $count } городов
   *[other] { $count } города
}
sign-level = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
    [many] { $count } уровней
   *[other] { $count } уровни
}
sign-idea = { $count ->
    [one] { $count } инновация
    [few] { $count } инновации
    [many] { $count } инноваций
   *[other] { $count } инновации
}
sign-worker = { $count ->
    [one] { $count } рабочий
    [few] { $count } рабочих
    [many] { $count } рабочих
   *[other] { $count } рабочих
}
sign-tile = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетоны
}
sign-edge = { $count } у края
sign-group = { $count ->
    [one] { $count } группа
    [few] { $count } группы
    [many] { $count } групп
   *[other] { $count } группы
}
sign-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
sign-crown = { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
sign-disc = { $count ->
    [one] { $count } диск
    [few] { $count } диска
    [many] { $count } дисков
   *[other] { $count } диски
}
sign-ring = { $count ->
    [one] { $count } кольцо
    [few] { $count } кольца
    [many] { $count } колец
   *[other] { $count } кольца
}
sign-swap = обмен { $count }
sign-pass = пас { $count }
sign-plus = плюс { $count }
sign-up = вверх { $count }
sign-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
sign-end = конец { $count }
sign-talk = разговор { $count }
sign-back = назад { $count }
sign-menu = меню { $count }
sign-first = первая { $count }
sign-previous = предыдущая { $count }
sign-next = следующая { $count }
sign-last = последняя { $count }
sign-clock = время { $count }
sign-close = закрыть { $count }
sign-tick = готово { $count }
