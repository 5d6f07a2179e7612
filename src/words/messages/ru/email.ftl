# Emails.

# Answers to replies
log-line = { $name } ({ $line })
log-line-says = { $name } ({ $line }): { $says }
log-line-end = { $name } заканчивает ход.
log-line-end-says = { $name } заканчивает ход. { $says }
reply-played = { $name }, всё из вашего ответа сыграно.
reply-played-some = { $name }, из вашего ответа сыграно всё до отклонённой строки.
reply-played-none = { $name }, из вашего ответа ничего не сыграно.
reply-empty = { $name }, в вашем ответе не было ничего, что можно сыграть.
reply-asked = { $name }, вот то, о чём вы спросили.
reply-all-done = { $name }, готово.
reply-did = Что вы сделали
reply-followed = Что было дальше
reply-hand-over = Выбирать больше не из чего, поэтому ваш ход закончится сам через { $minutes ->
    [one] { $minutes } мин.
    [few] { $minutes } мин.
    [many] { $minutes } мин.
   *[other] { $minutes } мин.
} Чтобы отменить последнее действие, успейте ответить «отмена».
reply-played-actions = { $name }, действия из вашего ответа сыграны.
reply-passed = Пропущено, потому что это не действие и не команда
reply-say = Чтобы сказать это за столом, ответьте такой строкой
reply-say-line = сказать { $words }
command-help = помощь
command-board = поле
command-legal = ходы
command-undo = отмена
command-stop = стоп
command-preview = просмотр { $line }
command-vacation = { $days ->
    [one] отпуск { $days } день
    [few] отпуск { $days } дня
    [many] отпуск { $days } дней
   *[other] отпуск { $days } дня
}
command-vacation-unclear = отпуск
command-back = отпуск выкл
command-remind-on = напоминания вкл
command-remind-off = напоминания выкл
command-remind-unclear = напоминания
reply-back = С возвращением: ваши часы снова идут, а неиспользованные дни можно взять позже.
reply-done = Готово
reply-refused = Отклонено
reply-over-already = Не понадобилось, потому что ваш ход уже закончился
reply-left = Не сыграно, потому что стоит после этой строки
reply-behind = Не сыграно, потому что с того письма партия ушла вперёд
reply-news = Что произошло за это время
reply-help = Что можно написать
reply-notation = Как записываются действия: { $game }
reply-legal = Всё, что вы можете сделать
reply-nothing = Сейчас ничего: не ваш ход.
reply-choice = { $line }: { $what }
reply-choice-priced = { $line }: { $what } ({ $price })
reply-preview = Что будет
reply-would = { $line } сделает вот что:
reply-would-refuse = Нельзя: { $line }. { $why }
reply-away = { $count ->
    [one] Отпуск на { $count } день начался: ваши часы стоят.
    [few] Отпуск на { $count } дня начался: ваши часы стоят.
    [many] Отпуск на { $count } дней начался: ваши часы стоят.
   *[other] Отпуск на { $count } дня начался: ваши часы стоят.
}
reply-said = Вы сказали: { $words }
reply-reminders-on = Напоминания снова будут приходить.
reply-reminders-off = Напоминаний больше не будет. Чтобы их вернуть, напишите: напоминания вкл
reply-stopped = Писем о вашем ходе больше не будет. Включить их снова можно в профиле.
notation = «{ $line }»
help-lines = Пишите по одному действию в строке, так, как они показаны в письме. Они выполняются по порядку.
help-order = Первое отклонённое останавливает остальные; то, что сыграно до него, остаётся в силе.
help-board = `поле`: как сейчас выглядит поле
help-legal = `ходы`: всё, что вы можете сделать
help-preview = `просмотр СТРОКА`: к чему приведёт действие
help-undo = `отмена`: отменить ваше последнее действие
help-say = `сказать СЛОВА`: сказать что-нибудь за столом
help-vacation = `отпуск 5 дней`: уйти в отпуск; ваши часы остановятся
help-vacation-off = `отпуск выкл`: вернуться раньше; остаток дней можно взять позже
help-remind = `напоминания выкл`: без напоминаний (`напоминания вкл`: снова с ними)
help-stop = `стоп`: больше никаких писем о вашем ходе

signature = Turnpost, серьёзные настольные игры по почте
server-hangs-up = почтовый сервер обрывает связь
given-up = { $count ->
    [one] отправка прекращена после { $count } попытки
    [few] отправка прекращена после { $count } попыток
    [many] отправка прекращена после { $count } попыток
   *[other] отправка прекращена после { $count } попытки
}: { $words }
hook-answered = ответ: { $status }
hook-unknown-host = сервер неизвестен или находится не в открытой сети
hook-too-slow = ответ не пришёл вовремя
hook-no-connection = соединиться не удалось
drop-dead-address = адрес не работает
drop-nothing-left = сообщать стало не о чём
dead-complaint = Ваша почтовая служба сообщает, что вы отметили наши письма как нежелательные.
dead-refused = { $words }
hook-failed = Последний вызов не удался: { $words }
hook-slow = { $count ->
    [one] Ответ на последний вызов пришёл только через { $count } секунду: отвечайте сразу, а работу делайте потом
    [few] Ответ на последний вызов пришёл только через { $count } секунды: отвечайте сразу, а работу делайте потом
    [many] Ответ на последний вызов пришёл только через { $count } секунд: отвечайте сразу, а работу делайте потом
   *[other] Ответ на последний вызов пришёл только через { $count } секунды: отвечайте сразу, а работу делайте потом
}
drop-visited = вы с тех пор заходили на сайт

# Emails about turns, and why one is not sent
drop-nobody = сообщать некому
drop-no-talk = остальные ничего не сказали
drop-over = партия окончена
drop-paused = партия на паузе
drop-seat = на этом месте другой игрок
drop-played = вы уже сыграли
drop-late = время вышло
drop-away = вы в отпуске
drop-digest-planned = войдёт в следующую сводку
match-quoted = { $name }, «{ $title }»
until = { $at } ({ $city }), ещё { $span }
turn-subject = Ваш ход: { $name }
turn = { $who }, ваш ход: { $titled }.
turn-until = Время на ход: до { $until }.
turn-decision = Ваше решение: { $about }
turn-by-reply =
    Чтобы сыграть по почте, ответьте на это письмо, например, такой строкой:
    { $line }
still-subject = Всё ещё ваш ход: { $name }, ещё { $span }
still-subject-untimed = Всё ещё ваш ход: { $name }
nudge-subject = { $by } ждёт вашего хода: { $name }
map-picture = { $name }: карта; она описана в текстовой части письма
map-picture-last = { $name }: карта в конце партии; что на ней лежит, описано в текстовой части письма
board-picture = { $name }: положение на столе; оно описано в текстовой части письма
board-picture-last = { $name }: положение в конце партии; оно описано в текстовой части письма
reminder = { $who }, партия всё ещё ждёт вашего хода: { $titled }.
nudge = { $who }, { $by } ждёт вашего хода: { $titled }.
stop-turns = Отключить письма о моём ходе
stop-reminders = Отключить напоминания
offer-priced = { $what } ({ $price })
offers-few = Что вы можете сделать
offers-links = По ссылке вы сначала увидите действие, а сыграете его одной кнопкой.
offers-some = Что вы можете сделать ({ $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}; здесь самые частые)

# About the account
confirm-subject = Подтвердите адрес
confirm = { $name }, добро пожаловать в Turnpost.
confirm-open = Откройте ссылку, чтобы подтвердить, что адрес ваш, и выбрать пароль:
confirm-link = Подтвердить
confirm-lasts = Ссылка действует { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}. Если вы не регистрировались, не обращайте внимания на это письмо: ничего не произойдёт.
known-subject = У вас уже есть учётная запись
known = { $name }, кто-то пытался зарегистрироваться с вашим адресом. Возможно, это были вы.
known-words = У вас уже есть учётная запись. Если вы не помните пароль, запросите новый.
known-reset = Новый пароль
reset-subject = Выберите новый пароль
reset-email = { $name }, вы запросили новый пароль.
reset-open = Откройте ссылку, чтобы его выбрать:
reset-link = Выбрать
reset-lasts = Ссылка сработает один раз и действует { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}. Если вы её не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.
address-subject = Смена адреса
address = { $name }, мы получили просьбу сменить адрес вашей учётной записи на { $address }.
address-link = Подтвердить
address-open = Откройте ссылку, чтобы согласиться. Согласие нужно и со старого адреса.
address-new-ignore = Если вы об этом ничего не знаете, не обращайте внимания на это письмо: ничего не произойдёт.
address-old-subject = Кто-то хочет сменить адрес вашей учётной записи
address-old = { $name }, кто-то просит сменить этот адрес вашей учётной записи на { $address }.
address-old-open = Если это вы, откройте ссылку, чтобы согласиться:
address-old-warning = Если это не вы, не открывайте её. Ваш пароль знает кто-то ещё: войдите и выберите новый, тогда адрес останется прежним.
warning-subject = Ответ, который не принят
warning = { $name }, на одно из ваших писем пришёл ответ, но ничего не сыграно.
warning-about = { $name }, на письмо ({ $about }) пришёл ответ с адреса { $from }, но ничего не сыграно.
foreign-subject = Ваш ответ не принят: { $about }
foreign = Ваш ответ не принят: { $about }.
foreign-words = Он пришёл с адреса { $from }, а письмо, на которое вы ответили, было отправлено на другой. Если место ваше, ответьте с того адреса или разрешите другие адреса в профиле. Если письмо вам кто-то переслал, место принадлежит ему.
foreign-once = Сегодня мы больше не ответим на этот адрес.
warning-foreign = Ответ пришёл не с вашего адреса. Если это вы, ответьте со своего адреса или разрешите другие в профиле. Если это не вы, письмо есть у кого-то ещё, и по его ссылкам можно сыграть за вас, пока не придёт следующее: сыграйте поскорее и не пересылайте наши письма.
warning-unproven = Он пришёл от вашего имени, но ничто не доказывает, что его отправили вы. Если это вы, отправьте его через свою почтовую службу или сыграйте на странице.
again-subject = Мы снова вам пишем
again = { $name }, это письмо до вас дошло, значит, мы снова пишем на ваш адрес.
trouble-subject = Требуется ваше внимание
trouble = { $name }, что-то застряло: { $work }.
trouble-words = Мы продолжаем попытки, всё реже и реже, а остальное работает. Больше писем об этом не будет; прошёл ли сбой, видно на странице админа.
admin-page = Страница админа
trouble-bots = боты партии { $item }
trouble-analysis = разбор партии { $item }
trouble-late = часы партии { $item }
trouble-remind = напоминания партии { $item }
trouble-due = начало стола { $item }
trouble-season = сезон { $item }
trouble-queues = составление партий из очередей
trouble-sweep = уборка старого
trouble-mail = письмо { $item }
trouble-refusals = почтовый сервер отклоняет наши письма
trouble-queue = одна из очередей
trouble-wish = старая заявка игрока { $item }
trouble-waits = места, которые ждут без письма
trouble-inbox = чтение ответов
trouble-loop = фоновая работа
trouble-clock = часы этого компьютера
trouble-other = { $work } { $item }
clock-jumped-on = Часы ушли вперёд на { $span }. Мы им не верим и считаем время сами. Если через десять минут ничего не изменится, мы последуем за ними, и все часы и сроки сдвинутся вместе с ними.
clock-jumped-back = Часы ушли назад на { $span }. Мы им не верим и считаем время сами. Если через десять минут ничего не изменится, мы последуем за ними, и все часы и сроки сдвинутся вместе с ними.
outage-subject = Сайт не работал: ваши сроки сдвинуты
outage = { $name }, сайт не работал { $span }.
outage-words = Просим прощения. Никто от этого не пострадал: все часы и сроки сдвинуты на столько же, и никто не лишился места.
waited-subject = Партия не нашлась
waited = { $name }, желающих набралось слишком мало: { $game }, мест: { $seats }.
waited-words = Прошло две недели, и мы прекратили поиск. Попробуйте снова, например с другим темпом или числом мест, или откройте стол в лобби.

# About a table
invitation-subject = { $by } приглашает вас сыграть: { $game }
invitation = { $by } приглашает вас сыграть: { $game }.
invitation-terms = { $titled }: { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}, { $speed }. За столом: { $names }.
invitation-what = Turnpost — сайт, где в { $game } и другие серьёзные настольные игры играют днями и неделями: когда наступает ваш ход, приходит письмо с полем, а вы играете на странице или ответом на письмо.
invitation-cost = Участие бесплатное, нужны только имя и этот адрес. Сколько времени даётся на ход, написано выше; до начала партии из-за стола можно встать когда угодно.
invitation-link = Посмотреть и присоединиться
stop-invitations = Больше никаких приглашений на этот адрес
talk-line = { $name }: { $words }
talk-subject = Чат стола: { $name }
talk-heading = Чат стола, { $titled }:
talk-link = Ответить
talk-by-reply =
    Чтобы ответить прямо отсюда, начните строку ответа словом «сказать», например:
    сказать Хороший ход
stop-talk = Отключить письма с чатом стола
look-at-match = Открыть партию
look-at-table = Открыть стол
look-at-season = Открыть страницу сезона
over-subject-won = Победа: { $names }. { $name }
over-subject-you = Вы победили: { $name }
over-subject-won-resigned = Победа, соперники сдались: { $names }. { $name }
over-subject-you-resigned = Вы победили, соперники сдались: { $name }
over-subject-nobody = Партия окончена: { $name }
over-how = { $titled }: { $how }
won-you = вы победили, счёт { $top }:{ $next }.
won-you-resigned = вы победили, потому что остальные сдались.
won-by = побеждает { $names }, счёт { $top }:{ $next }.
won-alone = побеждает { $names }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}.
won-shared = первое место делят { $names }, { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}.
won-resigned = побеждает { $names }, потому что остальные сдались.
won-nobody = партия окончена.
over-rating-up = Ваш рейтинг вырос с { $before } до { $after } (+{ $by }).
over-rating-down = Ваш рейтинг снизился с { $before } до { $after } (−{ $by }).
over-again = Сыграть ещё раз
over-line = { $place }. { $name }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
stop-tables = Отключить письма с новостями моих столов
table-news = Новости: { $titled }
begins = Коротко
begins-clock = Часы: { $speed }
begins-order = Места по порядку: { $names }
begins-first = Начинает: { $names }
started-words = Все места заняты, и партия началась. Когда наступит ваш ход, вы получите письмо.
started-subject = Партия началась: { $name }
here-subject = Подтвердите, что вы на месте: { $name }
here = Все места заняты. Откройте стол и подтвердите, что вы на месте; тогда партия начнётся.
here-until = Время подтвердить: до { $until }; потом ваше место освободится для других.
absent-subject = Ваше место снова свободно: { $name }
absent = Вы не подтвердили вовремя, что вы на месте, поэтому ваше место снова свободно.
late-subject = Время вышло: { $name }
gone-subject = Доигрывает бот: { $name }
late = { $words }
dropped-bot = Ваше время вышло, и за вас доигрывает бот. За партией по-прежнему можно следить на её странице. Если темп оказался слишком быстрым, выберите в следующий раз помедленнее или перед отъездом уйдите в отпуск: ваши часы остановятся до вашего возвращения.
dropped-substitute = Ваше время вышло, и ваше место ждёт замены. За партией по-прежнему можно следить на её странице. Если темп оказался слишком быстрым, выберите в следующий раз помедленнее или перед отъездом уйдите в отпуск: ваши часы остановятся до вашего возвращения.
seat-given-subject = На вашем месте новый игрок: { $name }
seat-given = Админ передал ваше место, новый игрок: { $to }. За партией по-прежнему можно следить на её странице; если это для вас неожиданность, напишите владельцу сайта.
seat-given-bot = Админ передал ваше место боту. За партией по-прежнему можно следить на её странице; если это для вас неожиданность, напишите владельцу сайта.
seat-got-subject = Вы играете: { $name }
seat-got = Админ дал вам место в этой партии. Посмотрите на поле, пока не наступил ваш ход; если место вам не нужно, покиньте партию на её странице.
seat-taken-subject = Вы больше не за столом: { $name }
seat-taken = До начала партии вас убрали из-за стола; так решил тот, кто его открыл. В лобби можно сесть за другой стол.
substitute-subject = Нужна замена: { $name }
substitute = { $words } Занять место можно на странице партии.
expired-subject = Стол закрыт: { $name }
rewound-subject = Откат партии: { $name }
rewound = Админ откатил партию к более раннему действию.
head-talk = { $titled }: новое в чате стола.
head-here = { $titled }: все места заняты; подтвердите, что вы на месте, и партия начнётся.
head-absent = { $titled }: вы не подтвердили, что вы на месте, и место свободно.
head-started = { $titled }: партия началась.
head-over = { $titled }: партия окончена.
head-late = { $titled }: у кого-то вышло время или кто-то ушёл.
head-dropped = { $titled }: ваше время вышло.
head-seat-lost = { $titled }: у вас там больше нет места.
head-seat-got = { $titled }: теперь у вас там есть место.
head-expired = { $titled }: игроков набралось слишком мало.
head-rewound = { $titled }: откат к более раннему действию.

# The digest
digest-turn = { $titled }: до { $until }
digest-play = К партии { $name }
digest-subject-news = Ваши партии: новости
digest-subject-turns = Ваши партии: { $count ->
    [one] { $count } ход ждёт
    [few] { $count } хода ждут
    [many] { $count } ходов ждут
   *[other] { $count } хода ждут
}
digest-subject-until = Ваши партии: { $count ->
    [one] { $count } ход ждёт
    [few] { $count } хода ждут
    [many] { $count } ходов ждут
   *[other] { $count } хода ждут
}, ещё { $span }
digest-news = { $name }, вот что нового за вашими столами.
digest-turns = { $count ->
    [one] { $name }, вас ждёт { $count } партия.
    [few] { $name }, вас ждут { $count } партии.
    [many] { $name }, вас ждут { $count } партий.
   *[other] { $name }, вас ждут { $count } партии.
}
digest-heading = Новости
stop-digest = Отключить сводку
drop-nothing-waits = ничего больше не ждёт
answer-subject = Re: Ваш ход: { $name }
answer-to = Re: { $subject }
answer-your-turn = Ваш ход
answer-offers = Часть того, что вы можете сделать: ответьте одной из этих строк
head-league-open = { $title }: открыта запись.
head-league-confirm = { $title }: подтвердите участие.
head-league-later = { $title }: начало отложено.
head-league-started = { $title }: сезон начался.
head-league-round = { $title }: начался следующий тур.
head-league-week = { $title }: новая таблица.
head-league-over = { $title }: сезон окончен.
head-league-message = { $title }: { $words }
head-league-out = { $title }: вы больше не участвуете.
head-league-moved = { $title }: организатор выбрал ваш дивизион.
head-league-paused = { $title }: пауза.
head-league-resumed = { $title }: сезон продолжается.
head-league-replaced = { $title }: один игрок заменён другим.

# About a season
season-quoted = «{ $title }»
drop-sign-up-over = запись закончилась
drop-confirmed = вы подтвердили участие или отказались
league-open-subject = Открыта запись: { $title }
league-open = { $name }, открыта запись: { $title }.
league-open-words = Начало: { $starts }.
league-confirm-subject = Вы будете играть? { $title }
league-confirm = { $name }, скоро начало: { $title }. Вы будете играть?
league-confirm-words = Начало: { $starts }. Откройте страницу сезона и подтвердите участие; иначе сезон начнётся без вас.
league-later-subject = Начало отложено: { $title }
league-later = { $name }, для начала слишком мало игроков: { $title }.
league-later-words = Теперь начало: { $starts }. Приведите друга и подтвердите участие, если ещё не успели.
league-left-out-subject = Сезон начался без вас: { $title }
league-left-out = { $name }, сезон начался без вас: { $title }.
league-left-out-words = Вы записались, но не подтвердили участие. Надеемся увидеть вас в следующий раз.
league-started-subject = Сезон начался: { $title }
league-started = { $name }, сезон начался: { $title }.
league-round-subject = Тур { $number }: { $title }
league-round = { $name }, начался тур { $number }: { $title }.
league-week-subject = Неделя { $week }: { $title }
league-week = { $name }, вот новая таблица: { $title }.
league-called-off-subject = Сезон отменён: { $title }
league-called-off = { $name }, сезон отменён: { $title }.
league-over-subject = Сезон окончен: { $title }
league-over = { $name }, сезон окончен: { $title }.
league-message-subject = { $title }: всем игрокам
league-message = { $name }, { $title }: организатор пишет всем игрокам.
league-replaced-subject = Вам нашли замену: { $title }
league-replaced = { $name }, { $title }: за вас доигрывает { $by }.
league-replaced-words = Организатор передал ваши места этому игроку.
league-replaces-subject = Вы играете: { $title }
league-replaces = { $name }, { $title }: вы занимаете чужие места. Прежний игрок: { $former }.
league-out-subject = Вы больше не участвуете: { $title }
league-out = { $name }, вы больше не участвуете: { $title }.
league-out-rule = Ваше время вышло или вы покинули партию { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}; по правилам сезона на этом он для вас закончен.
league-out-organiser = Организатор исключил вас из сезона.
league-out-list = Организатор убрал ваше имя из списка до начала.
league-out-bots = На ваших местах доигрывают боты. Всё, что вы уже набрали, остаётся вашим.
league-out-substitutes = Ваши места ждут замены. Всё, что вы уже набрали, остаётся вашим.
league-out-next = Вы можете записаться на следующий сезон. Если вы считаете это ошибкой, напишите организаторам: их имена на странице.
league-out-ask = Если вы считаете это ошибкой, напишите организаторам: их имена на странице.
league-moved-subject = { $title }: ваш дивизион
league-moved = { $name }, { $title }: организатор выбрал ваш дивизион.
league-moved-words = Вы начинаете в дивизионе { $number }. Если вы считаете это ошибкой, напишите организаторам: их имена на странице.
league-unmoved-words = Ваш дивизион снова определяют прошлый сезон и ваш рейтинг.
league-paused-subject = Пауза: { $title }
league-paused = { $name }, сезон на паузе: { $title }.
league-paused-words = Все часы стоят, и никто не теряет времени. Когда сезон продолжится, вы получите письмо.
league-resumed-subject = Сезон продолжается: { $title }
league-resumed = { $name }, сезон продолжается: { $title }.
league-resumed-words = Если сейчас ваш ход, время на него отсчитывается заново, и вам придёт отдельное письмо.
drop-runs-again = сезон снова идёт
drop-paused-again = сезон снова на паузе
stop-leagues = Отключить письма о лигах и турнирах
league-division = Вы в дивизионе { $number }, и с вами { $count ->
    [one] ещё { $count } игрок
    [few] ещё { $count } игрока
    [many] ещё { $count } игроков
   *[other] ещё { $count } игрока
}. Тому, кто ходит первым, придёт отдельное письмо.
league-tables = Ваши столы, в порядке мест
league-table = Ваш стол, в порядке мест
league-own-tables = Ваши столы
league-all-tables = Все столы
league-all-divisions = Все дивизионы
league-bye = Этот тур вы пропускаете.
league-no-round = В этом туре вы не играете.
league-standings = Таблица
league-standings-division = Таблица, дивизион { $number }
league-final = Итоговая таблица
league-final-division = Итоговая таблица, дивизион { $number }
board-place = место
board-player = игрок
board-points = очки
board-played = партии
board-range = возможно
league-rank = Ваше место: { $rank }.
league-promoted = Ваше место: { $rank }. Вы поднимаетесь в дивизион { $number }.
league-relegated = Ваше место: { $rank }. Вы опускаетесь в дивизион { $number }.
league-stays = Ваше место: { $rank }. Вы остаётесь в дивизионе { $number }.
hook-turn = { $name }, ваш ход: { $titled }
hook-reminder = { $name }, партия всё ещё ждёт вашего хода: { $titled }
hook-nudge = { $name }, стол просит вас сделать ход: { $titled }
hook-started = Партия началась: { $titled }
hook-over = Партия окончена: { $titled }
hook-talk = Новое в чате стола: { $titled }
hook-dropped = { $name }, ваше время вышло: { $titled }
hook-text = { $words }: { $url }
hook-off = { $count ->
    [one] Выключен после { $count } сбоя.
    [few] Выключен после { $count } сбоев.
    [many] Выключен после { $count } сбоев.
   *[other] Выключен после { $count } сбоя.
} { $note }
head-nudge = { $titled }: { $by } просит вас сделать ход.
drop-match-unknown = партия неизвестна
hook-here = { $name }, подтвердите, что вы на месте, и партия начнётся: { $titled }
hook-absent = { $name }, ваше место снова свободно: { $titled }
hook-late = У кого-то вышло время или кто-то ушёл: { $titled }
hook-seat-lost = У вас больше нет места: { $titled }
hook-seat-got = { $name }, у вас есть место: { $titled }
hook-expired = Игроков набралось слишком мало: { $titled }
hook-rewound = Откат к более раннему действию: { $titled }

# Examples, for whoever looks at all emails before anybody gets them
gallery-talk = Хороший ход, Ana
gallery-league = Зимняя лига
gallery-message = Bo: Играйте честно и вовремя.
gallery-server = 550 5.7.1 Ваш сервер в чёрном списке
