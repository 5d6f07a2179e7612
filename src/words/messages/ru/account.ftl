# Ways in, the profile, and how a player hears of things.

email-address = Эл. почта
password = Пароль
password-yours = Ваш пароль
factor-code = Код
log-in-factor = У меня двухфакторный вход
log-in-lost = Не помню пароль
log-out = Выйти
log-out-everywhere = Выйти везде
log-out-everywhere-words = Завершает все сеансы и отключает токены ваших программ, адреса ленты и календаря и ссылки в уже отправленных вам письмах.
sign-up-first = Добро пожаловать. Создайте учётную запись админа
sign-up-name = Имя, которое увидят другие
sign-up-password = Пароль, не меньше 8 знаков
sign-up-known = Уже есть учётная запись?
sign-up-done = Проверьте почту
sign-up-sent = Мы отправили письмо на { $address }. Откройте ссылку из него, выберите пароль — и можно играть.
sign-up-sent-again = Мы отправили ещё одно письмо на { $address }. Откройте самую новую ссылку.
sign-up-mailbox = Открыть почтовый ящик этого компьютера
sign-up-no-email = Письма нет?
sign-up-no-email-words = Оно может идти минуту или попасть в спам.
sign-up-again = Отправить ещё раз
sign-up-correct = В адресе ошибка
sign-up-correct-button = Отправить на этот адрес
confirm-address = Подтвердите адрес
confirm-address-words = Выберите пароль, и можно играть.
confirm-address-button = Подтвердить и войти
dead-link = Эта ссылка больше не работает
dead-link-words = Она уже использована, устарела или заменена новой. Войдите или запросите другую.
reset = Новый пароль
reset-words = Мы отправим ссылку на адрес вашей учётной записи.
reset-button = Прислать ссылку
reset-address = Ваша эл. почта
reset-asked = Проверьте почту
reset-asked-words = Если у этого адреса есть учётная запись, письмо со ссылкой уже в пути.
reset-password = Ваш новый пароль
reset-password-words = Не меньше 8 знаков. Все сеансы, токены ваших программ, адреса ленты и календаря и прежние ссылки в наших письмах перестанут работать.
reset-password-button = Задать пароль
change-address = Смена адреса
change-address-words = Согласие нужно с обоих адресов.
change-address-button = Подтвердить
change-address-asked = Два письма в пути
change-address-asked-words = Одно на старый адрес, другое на новый. Когда согласие придёт с обоих, адрес сменится.
change-address-done = Готово
change-address-done-words = У вашей учётной записи теперь новый адрес.
change-address-half = Спасибо
change-address-half-words = Теперь нужно согласие с другого адреса.
deleted = До свидания
deleted-words = Ваша учётная запись удалена. В ваших партиях остаётся место без имени.

dead-address = Наши письма до вас не доходят, и мы перестали писать на ваш адрес. Почтовый сервер ответил:
dead-address-retry = Попробовать снова

# The profile
profile = Ваш профиль
profile-public = Ваша публичная страница
profile-settings = Настройки
profile-zone = Часовой пояс
profile-language = Язык
profile-replies = Игра ответом на письмо
profile-replies-words = Ответьте на письмо о вашем ходе, и мы сыграем строки, которые вы напишете, если ответ пришёл с вашего адреса.
profile-replies-any = Принимать ответы с любого адреса: сыграть сможет любой, у кого есть письмо
profile-away = Отпуск
profile-is-away = Вы в отпуске: { $left }.
profile-away-words = Пока вы в отпуске, ваши часы стоят. В этом году у вас { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
    [many] осталось { $count } дней
   *[other] осталось { $count } дня
}.
profile-away-days = Сколько дней, с этой минуты
profile-away-start = Уйти в отпуск
profile-away-back = Закончить отпуск сейчас
profile-tokens = Токены для программ
profile-token-new = Ваш новый токен, показывается один раз:
profile-token-plays = может читать и играть
profile-token-reads = может читать
profile-token-delete = Удалить
profile-token-label = Для чего он
profile-token-may-play = Он может играть за меня
profile-token-make = Создать токен
profile-factor = Двухфакторный вход
profile-factor-on = Включён.
profile-factor-words = Добавьте это в приложение-аутентификатор и введите код, который оно покажет:
profile-factor-offer = Настроить
profile-factor-start = Включить
profile-factor-stop = Выключить
profile-address-new = Новый адрес
profile-address-change = Сменить адрес
profile-leave = Выйти или уйти совсем
profile-delete = Удалить учётную запись
profile-delete-words = В ваших партиях останется место без имени.
profile-delete-now = Удалить навсегда

# How a player hears of things
channels = Письма и другие каналы
channels-about = О чём мы вам пишем
channels-each-match = Для каждой партии можно выбрать иначе, в меню её страницы.
channels-reminders = Напоминания
channels-ladder = Когда истрачена такая часть вашего времени, в процентах
channels-ladder-none = нет
channels-ladder-why = Одно напоминание, когда осталась четверть вашего времени: достаточно рано, чтобы сыграть, и достаточно редко, чтобы его прочли.
channels-quiet-why = С 22 до 8, если вы не выбрали иначе: игра не должна никого будить. Только о сроке, который наступает ночью, мы сообщаем раньше.
channels-digest-why = В 8, чтобы вы могли спланировать день. В сводке все ходы, которые вас ждут, самые срочные первыми; о том, что не может ждать, мы сообщаем сразу.
channels-quiet = Тихие часы
channels-quiet-words = Часы по вашему времени ({ $zone }). Всё, что на них приходится, придёт, когда они закончатся. Чтобы тихих часов не было, выберите один и тот же час дважды.
channels-quiet-from = С
channels-quiet-to = до
channels-digest = Сводка
channels-digest-when = Когда приходит
channels-digest-daily = каждый день
channels-digest-visit = сразу, а потом ничего, пока я не зайду
channels-digest-hour = Час ежедневной сводки
channels-hook = Вебхук
channels-hook-words = Мы отправляем на этот адрес те же новости. Если не нужно, оставьте пустым.
channels-hook-url = Адрес
channels-hook-form = Формат
channels-hook-secret = Секрет подписи
channels-hook-signature = Заголовок x-turnpost-signature — это HMAC-SHA256 тела с этим секретом:
channels-feed = Лента и календарь
channels-feed-new = Ваши новые адреса, показываются один раз. Любой, у кого они есть, видит, какие партии вас ждут.
channels-feed-atom = Лента:
channels-feed-calendar = Календарь:
channels-feed-on = Включены. Новые адреса заменят старые.
channels-feed-words = Секретные адреса для программы чтения лент и для календаря ваших сроков.
channels-feed-make = Создать новые адреса
channels-feed-stop = Выключить
match-emails = Письма о партии { $id }
match-emails-inherited = как для всех партий: { $choice }
match-emails-mute = Заглушить эту партию: никаких писем
match-emails-back = Назад к партии
match-emails-all = Для всех партий
stop-emails = Отключить эти письма
stop-emails-words = Нажмите кнопку, и вы больше не будете получать { $what }.
stop-emails-button = Отключить
stop-emails-done = Готово
stopped-undo = Изменить, что получать
stopped-invitations = Приглашения на этот адрес больше не придут. Кто захочет с вами сыграть, всё равно сможет прислать вам ссылку на стол.
stop-emails-done-words = Вы больше не будете получать { $what }. Изменить это можно в профиле.

# What became of emails
emails-sent = Письма, отправленные вам
emails-match = партия { $id }
email-state-sending = отправляется
email-state-retry = новая попытка: { $at }
email-state-due = в очереди: { $at }
email-state-queued = в очереди
email-state-digest = ждёт вашей сводки
email-state-sent = отправлено
email-state-sent-at = отправлено: { $at }
email-state-refused = отклонено
email-state-dropped = не отправлено

# What emails are about
about-turn = Ваш ход
about-reminder = Напоминание
about-nudge = Вас торопят
about-talk = Чат стола
about-here = Вы на месте?
about-absent = Место освобождено
about-started = Партия началась
about-over = Партия окончена
about-late = У кого-то вышло время
about-substitute = Нужна замена
about-dropped = Время вышло
about-expired = Стол закрыт
about-rewound = Откат партии
about-foreign = Ответ на чужое письмо
about-seat = Изменение вашего места
about-league-open = Открыта запись
about-league-confirm = Подтвердите участие
about-league-later = Начало отложено
about-league-started = Сезон начался
about-league-round = Тур начался
about-league-week = Таблица недели
about-league-over = Сезон окончен
about-league-message = Сообщение организатора
about-league-replaced = Замена игрока
about-league-entry = Изменение вашего места в лиге
about-league-clocks = Пауза или продолжение лиги
about-digest = Сводка
about-hook = Вебхук
about-confirm = Подтвердите адрес
about-known = У вас уже есть учётная запись
about-reset = Новый пароль
about-address = Смена адреса
about-answer = Ответ на ваше письмо
about-invitation = Приглашение

# What a player can hear of, and how
event-turn = Мой ход
event-turn-why = Одно письмо на каждый ход, чтобы не приходилось заглядывать; если партия у вас перед глазами или ход вернулся за минуту и вы играете дальше, письма не будет.
event-reminder = Напоминания и просьбы поторопиться
event-reminder-why = Сразу: опоздавшее напоминание не поможет.
event-talk = Чат стола
event-talk-why = Сразу, чтобы вопрос за столом не остался без ответа; несколько реплик приходят одним письмом.
event-table = Новости стола: начало, конец, кто ушёл
event-table-why = Сразу: начало и конец случаются редко, и о них стоит знать.
event-league = Лиги и турниры: запись, начало, таблица, конец
event-league-why = Сразу: у записи и подтверждения есть срок.
choice-email = письмо сразу
choice-digest = в сводке
choice-none = без писем
hook-json = JSON с подписью
hook-discord = Discord
hook-slack = Slack

# What stopping an email stops
stops-turn = письма о вашем ходе
stops-reminder = напоминания
stops-talk = письма с чатом стола
stops-table = письма с новостями ваших столов
stops-league = письма о лигах и турнирах
stops-digest = сводку
stops-invitations = приглашения на этот адрес

# Guests: they play before they sign up
guest-name = Гость
guest-cannot = Гость играет только с ботами. Зарегистрируйтесь, чтобы играть и говорить с людьми; ваши партии останутся с вами.
guest-too-often = За последний час из вашей сети начато слишком много партий. Зарегистрируйтесь или попробуйте позже.
guest-too-many = Сейчас играет столько гостей, что для нового нет места. Зарегистрируйтесь, и можно будет играть сразу.
guest-too-many-matches = У гостя может быть не больше { $count ->
    [one] { $count } партии
    [few] { $count } партий
    [many] { $count } партий
   *[other] { $count } партии
}. Зарегистрируйтесь, чтобы сохранить их и начать новые.
guest-keep = Сохранить партию
guest-keep-words = Когда наступит ваш ход, мы пришлём письмо, и партия будет на любом вашем устройстве. Без адреса она хранится в этом браузере до { $until }.
guest-keep-button = Сохранить
guest-sign-up = Ваша партия останется с вами, и мы напишем вам, когда наступит ваш ход.

sign-up-joins = Подтвердите адрес, и место за столом ваше.
guest-your-match = Ваша партия
guest-go-on = Продолжить партию
