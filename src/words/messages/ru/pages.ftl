# The frame of every page, and pages that belong to no match, league or account.

site = Turnpost
page-title = { $title } – Turnpost
foot-motto = серьёзные настольные игры, действие за действием
foot-nav = О сайте
next-turn = Следующий ход
foot-games = Игры и правила
foot-api = API
skip = К содержанию
nav = Главное меню
languages = Язык
my-matches = Мои партии
lobby = Лобби
leagues = Лиги
ratings = Рейтинги
admin = Админ
log-in = Войти
sign-up = Регистрация

game = Игра
games = Игры
speed = Темп
player = Игрок
players = Игроки
players-fact = игроков
match = Партия
matches = Партии
name = Имя
board = Поле
board-text = Поле в виде текста
log = Журнал
yes = да
no = нет
save = Сохранить
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
players-range = игроков: от { $least } до { $most }
open-table = Открыть стол
find-table = Найти стол
play-now = Играть сейчас
play-bot = Сыграть с ботом

# The front page
front-title = Серьёзные настольные игры по почте
front-promise = Серьёзные настольные игры, действие за действием
front-how = Когда наступит ваш ход, придёт письмо. Сыграйте по ссылке из него или просто ответьте на письмо: минута — и можно вернуться к своим делам. Turnpost знает все правила.
front-free = Бесплатно, открытый код, без рекламы.
front-picture = { $game }: партия в самом разгаре
front-mail-subject = Ваш ход: { $game } ({ $stage })
front-mail-to = От: Turnpost, кому: { $name }
front-mail-answer = Ваш ответ
front-games = Четыре игры, полные правила
front-bot = Сыграть с ботом
front-learn = Обучение
front-bot-which = Сыграть с ботом: { $game }
front-find-which = Найти стол: { $game }
front-tables = Столы, которые ждут игроков
front-no-tables = Сейчас ни один стол не ждёт игроков. Откройте свой и отправьте ссылку друзьям.
front-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
front-join = Сесть
front-join-which = Сесть за стол: { $game } #{ $id }
front-why = Почему здесь остаются
front-why-try = Сначала попробуйте, потом играйте.
front-why-try-words = Каждое действие показывает цену и результат на поле ещё до подтверждения, и его можно отменить, пока ваш ход не закончен.
front-why-plan = Планируйте, пока ждёте.
front-why-plan-words = Поставьте следующий ход в очередь. Он будет сыгран, если останется возможным.
front-why-league = Лиги и рейтинги.
front-why-league-words = Сезоны с повышением, честные часы и отпуск, который их останавливает.
front-why-back = Возвращайтесь к сыгранному.
front-why-back-words = Просмотрите любую партию по шагам и поделитесь любым её моментом: у каждого есть адрес.
games-words = У каждой — полные правила, бот для пробы и столы, которые ждут игроков.
game-turns = примерно { $count ->
    [one] { $count } ход на игрока
    [few] { $count } хода на игрока
    [many] { $count } ходов на игрока
   *[other] { $count } хода на игрока
}

# Lists of matches
match-and-number = { $game } #{ $id }
match-titled = { $game } #{ $id }, { $title }
mine-none = Вы пока не играете ни в одной партии.
mine-none-words = Бот готов начать прямо сейчас и ходит так же быстро, как вы. Или найдите стол с людьми: о вашем ходе сообщит письмо.
mine-learn = Читать правила
mine-all-played = Вас ничего не ждёт. Когда наступит ваш ход, мы пришлём письмо.
mine-turns = Ваш ход: { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
mine-bot = Сыграть с ботом
mine-you = Вы
mine-no-clock = без часов
mine-play = Играть
mine-play-which = Играть: { $game } #{ $id }
mine-others = Ходят другие
mine-awaited = { $names }, { $since }
mine-open = Столы, которые ждут игроков
mine-lately = Недавно закончены
mine-place = { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
}
mine-result-first = { $score }, далее: { $others }
mine-result-after = { $score }, впереди: { $others }
mine-all-over = Все законченные партии ({ $count })
finished = Законченные партии
finished-running = Текущие партии
finished-none = Ни одна ваша партия ещё не закончена.
finished-none-words = Законченная партия остаётся здесь с результатом, изменением рейтинга и каждым шагом.
item-open = { $free ->
    [one] свободно { $free } место из { $seats }
    [few] свободно { $free } места из { $seats }
    [many] свободно { $free } мест из { $seats }
   *[other] свободно { $free } места из { $seats }
} · { $speed }
item-open-mine = ждёт игроков
item-paused = пауза
item-turn = ваш ход
item-turn-left = ваш ход: { $left }
item-waiting = ходят другие
item-waits-for = ждём: { $names }
item-place = место { $place }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
item-result = { $name } { $score }
item-abandoned = прервана
item-expired = закрыт: мало игроков
item-over = закончена
lobby-rated = Партии, где играют хотя бы два человека, идут в рейтинг.
lobby-fitting = Только столы, за которые мне можно сесть
lobby-open = Открытые столы
lobby-none = Сейчас нет открытых столов.
lobby-substitutes = Места для замены
lobby-running = Партии для просмотра
lobby-over = Закончены
filter = Отобрать
filter-all = все
filter-any = не важно
filter-fast = часы на ход
filter-daily = около суток на ход
filter-slow = дни на ход
filter-untimed = без часов

# Play now
play-now-words = Скажите, во что хотите сыграть. Как только наберётся достаточно желающих, партия начнётся и мы пришлём письмо.
play-now-join = Встать в очередь
play-now-own = Вы ждёте
play-now-wanted = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, { $speed }
play-now-leave = Не ждать
play-now-leave-what = Больше не ждать: { $wanted }
play-now-queues = Сейчас ждут
play-now-none = Никто не ждёт. Начните очередь или найдите стол в лобби.
play-now-waiting = Ждут
play-now-how = Как составляются партии
play-now-rule = Партия начинается, когда набирается достаточно игроков, чьи рейтинги отличаются не больше чем на { $gap }; первыми садятся самые близкие по силе. За каждый день ожидания любого из них допустимая разница растёт на { $more }. Через { $anybody ->
    [one] { $anybody } день
    [few] { $anybody } дня
    [many] { $anybody } дней
   *[other] { $anybody } дня
} вас сажают прежде других, с ближайшими по рейтингу. Пока вы в отпуске, очередь вас пропускает. Получив место, вы выходите из всех очередей этой игры. Мы прекращаем поиск через { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}.

# The page of a game
game-title = { $game }: правила
game-always-ends = По правилам любая партия когда-нибудь заканчивается.
game-may-not-end = По правилам партия может и не закончиться, поэтому игроки вправе договориться её прервать.
game-contents = Содержание
rules-of = { $game }: полные правила
rules-complete = Полные правила
rules-find = Поиск по правилам
rules-find-button = Найти
rules-example = Пример.
rules-example-try = Попробовать
rules-found = { $count ->
    [one] { $count } раздел, где есть «{ $words }»
    [few] { $count } раздела, где есть «{ $words }»
    [many] { $count } разделов, где есть «{ $words }»
   *[other] { $count } раздела, где есть «{ $words }»
}
rules-found-none = Попробуйте одно слово или название компонента, как оно написано на поле.
sheet = Памятка
sheet-of = { $game }: памятка
game-fact-turns = ходов у каждого
game-fact-minutes = { $minutes ->
    [one] { $minutes } мин
    [few] { $minutes } мин
    [many] { $minutes } мин
   *[other] { $minutes } мин
}
game-fact-a-turn = на ход
game-fact-running = идёт сейчас
game-watch = Посмотреть партию
game-watch-which = { $game } #{ $id }: просмотр по шагам
game-best = Лучшие по рейтингу
game-best-none = Пока ни у кого нет достаточного числа рейтинговых партий.
game-rulings-short = Разъяснения
game-sources-short = Источники
game-options = Настройки
game-orders = Постоянные распоряжения принимают за вас решения вне вашего хода. Их задают на странице партии, по одному в строке; числа меняйте как хотите.
game-components = Компоненты
game-rulings = Разъяснения, версия правил { $version }
game-rulings-words = Как мы играем то, что книга правил оставляет открытым, и почему. Партия до конца идёт по той версии правил, с которой началась.
game-rules-version = Версия { $version }
game-ruling-later = Действует с версии { $version }.
match-hand-over = Выбирать больше не из чего, поэтому ваш ход закончится сам: после вашего последнего действия должно пройти { $minutes ->
    [one] { $minutes } мин.
    [few] { $minutes } мин.
    [many] { $minutes } мин.
   *[other] { $minutes } мин.
} До тех пор его можно отменить.
match-rules = Версия правил { $version }
game-sources = Откуда взяты правила и значения
game-reconstructed = Эти строки данных восстановлены, а не списаны с компонентов:
game-data-table = Таблица
game-data-lines = Строки
game-data-version = Данные новых партий:

# Ratings
ratings-words = У каждой игры свой рейтинг. Законченная партия сравнивает каждого человека в ней с каждым другим; боты не считаются. Все начинают с 25,0 ± 8,3, и с каждой партией неопределённость уменьшается. Чтобы попасть в список, нужно сыграть { $count ->
    [one] { $count } рейтинговую партию
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}.
ratings-listed = Игроки в списке
ratings-yours = Ваш рейтинг
ratings-none = пока нет
ratings-counts = Что учитывается
ratings-rule-people = Партия идёт в зачёт, если до конца её доиграли хотя бы два человека. Прерванные партии не считаются.
ratings-rule-drop-out = Если вы выбыли, вам засчитывается последнее место, даже если за вас доигрывает бот или замена.
ratings-rule-substitute = Если вы занимаете место в идущей партии, её результат может только повысить ваш рейтинг.
rating = { $rating } ± { $uncertainty } ({ $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
})
rating-none-yet = У вас здесь ещё нет рейтинга. Чтобы попасть в список, нужно сыграть { $count ->
    [one] { $count } рейтинговую партию
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}.
rating-own = Ваш рейтинг: { $rating }.
rating-own-missing = Ваш рейтинг: { $rating }. Ещё { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
} — и вы в списке.
rating-way = От { $first } до { $last } за { $count ->
    [one] { $count } рейтинговую партию
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}, в пределах от { $lowest } до { $highest }.
rating-chart = Рейтинг после каждой рейтинговой партии и его неопределённость
rating-chart-line = рейтинг
board-title = { $game }: рейтинг
board-order = По осторожной оценке: рейтинг − 2 × неопределённость. Чтобы попасть в список, нужно сыграть { $count ->
    [one] { $count } рейтинговую партию
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}.
board-empty = Пока ни у кого нет нужного числа партий: требуется { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
    [many] { $count } рейтинговых партий
   *[other] { $count } рейтинговой партии
}.
board-cautious = Оценка
board-rating = Рейтинг
board-statistics = Чем играли и с каким успехом
board-statistics-words = Только места людей в рейтинговых партиях. Разделённое первое место считается победой.
board-seats = По местам
board-all = все
column-role = За кого
column-seat = Место
column-played = Сыграно
column-won = Победы
column-points = В среднем очков
column-place = Среднее место
seat-number = Место { $number }
percent = { $number } %
export-csv = CSV

# The page of a player
player-since = Регистрация: { $month }
player-no-turns = ходов ещё нет
player-pace = { $span } на ход
player-new = новичок
player-reliability = { $percent } % ходов в срок
player-drop-outs = { $count ->
    [0] партий не бросает
    [one] { $count } брошенная партия
    [few] { $count } брошенные партии
    [many] { $count } брошенных партий
   *[other] { $count } брошенной партии
}
player-results = Результаты
player-game-and-role = Игра и фракция
player-no-match = Открытых партий пока нет.
player-season = { $name }, сезон { $number }
player-rank = место { $rank }
player-rank-division = место { $rank }, дивизион { $division }
player-season-running = идёт
player-season-missed = без участия
player-season-signed-up = есть запись

# Feeds and calendars
feed-title = { $name }: ходы
feed-turn = Ваш ход: { $what }
feed-until = До { $until }.
feed-untimed = Без часов.
calendar-deadline = Срок: { $what }
calendar-moment = { $season }: { $what }
calendar-sign-up = открытие записи
calendar-start = начало
calendar-end = конец

# The local mailbox
mailbox = Локальный почтовый ящик
mailbox-words = Почтовый сервер не настроен, поэтому письма остаются здесь. Эту страницу видно только с этого компьютера.
mailbox-to = кому: { $address },
mailbox-html = Как в почтовой программе
mailbox-message = Сообщение целиком
mailbox-empty = Писем пока нет.

# The admin’s page
admin-emails-again = { $count ->
    [one] { $count } письмо отправляется снова.
    [few] { $count } письма отправляются снова.
    [many] { $count } писем отправляются снова.
   *[other] { $count } письма отправляются снова.
}
past-turn = Этот ход уже сыгран
past-turn-words = Ход сделан: { $name }, { $at }.
past-turn-link = К партии
admin-letters = Все виды писем
admin-letters-words = Что получают люди, для каждой игры, с вымышленными именами. Изменения программы видны здесь раньше всего.
admin-letters-account = Учётные записи
admin-letters-text = текстом
admin-refused = Отклонённые письма
admin-refused-to = Кому
admin-refused-about = О чём
admin-refused-why = Что ответил сервер
admin-refused-again = Отправить снова
admin-refused-all = Отправить все снова
admin-refused-gone = В письме была ссылка, которая не хранится: кому она нужна, тот запросит новую.
admin-emails = { $count ->
    [0] Ни одно письмо не ждёт отправки.
    [one] { $count } письмо ждёт отправки.
    [few] { $count } письма ждут отправки.
    [many] { $count } писем ждут отправки.
   *[other] { $count } письма ждут отправки.
}
admin-unreadable = Отложено: не читается
admin-troubles = Застряло
admin-trouble-what = Что
admin-trouble-why = Почему
admin-trouble-since = С каких пор
admin-trouble-failures = Сбои
admin-trouble-next = Новая попытка
admin-find = Номер партии, имя, название или адрес
admin-find-button = Найти
newer = Новее
older = Старше
admin-change = Изменить
admin-no-match = Подходящих партий нет.
admin-nobody = Никто не подходит.
admin-status = Состояние
admin-actions = Действия
admin-check = Проверить запись
admin-rewind = Откатить
admin-rewind-to = до действия
admin-seat = место
admin-seat-to = кому (пусто — боту)
admin-seat-give = Отдать
admin-people = Люди
admin-confirmed = Подтверждён
admin-turns = Ходы
admin-late = Опоздания
admin-drop-outs = Выбывания
admin-log = Что делали админы
admin-match = Партия { $id }
admin-replay-agrees = Запись приводит точно к сохранённой позиции.
admin-replay-differs = Запись и сохранённая позиция расходятся.

# Errors
error-lobby = В лобби
error-title-not-found = Не найдено
error-title-not-signed-in = Пожалуйста, войдите
error-title-forbidden = Нельзя
error-title-invalid = Так не получится
error-title-refused = Правила против
error-title-stale = Партия ушла вперёд
error-title-too-many = Слишком много и слишком быстро
error-title-busy = Большая нагрузка
error-title-set-aside = Отложено
error-title-broken = Что-то сломалось
error-title-database-away = Мы скоро вернёмся
error-title-unknown-outcome = Связь прервалась
error-database-away = База данных сейчас недоступна. Ничего не изменилось. Попробуйте ещё раз через несколько секунд.
error-unknown-outcome = Связь с базой данных прервалась во время сохранения. Возможно, всё сохранено, а возможно, нет. Отправьте ещё раз: сохранённое действие дважды не играется.
error-title-unreadable = Не удалось прочитать
error-broken = Вы ни при чём, и ничего не изменилось. Попробуйте ещё раз чуть позже.
error-form-too-large = Форма слишком велика или пришла не целиком.
error-form-only = Здесь принимаются только данные форм.
error-form-text = Данные формы — не текст в кодировке UTF-8.
error-form-field = Поле формы не заполнено или заполнено неверно.
error-body-too-slow = Отправка заняла слишком много времени, и мы перестали ждать. Попробуйте ещё раз.
error-misdirected = Этот сервис не называется { $name }. Если он ваш, укажите его имя в --base-url, а другие имена в --also-called.
error-foreign-form = Эта форма пришла не со страницы этого сайта.
