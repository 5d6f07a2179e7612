# The command line.

cli-cannot-write = не удаётся записать { $file }
cli-no-seat = места { $number } нет: за столом места от 1 до { $count }
cli-cannot-open = не удаётся открыть { $file }
cli-cannot-read = не удаётся прочитать { $file }
cli-record-line = { $file }, строка { $line }: { $reason }
cli-game-data-form = --game-data принимает ИГРА=ФАЙЛ, а не { $given }
cli-game-data-game = --game-data: игры { $game } нет; список выводит `turnpost games`
cli-game-data-read = не удаётся прочитать данные игры { $game } из { $file }
cli-game-data-wrong = данные игры { $game } в { $file }: { $error }
cli-deal-count = { $count ->
    [one] { $count }.
    [few] { $count }.
    [many] { $count }.
   *[other] { $count }.
} { $order }
cli-deal-counts = { $counts }. { $order }
cli-deal-by = игроков { $players }: { $count }
cli-deal-example = например, «{ $line }»
cli-deal-begins = например, «{ $line }»; остальное раскладывает зерно
cli-game = { $name } ({ $slug }), игроков: от { $least } до { $most }
cli-cannot-make = не удаётся создать { $file }
cli-no-game = игры «{ $game }» нет: выберите из { $games }
cli-option = пишите --option ID=ЗНАЧЕНИЕ, а не «{ $option }»
cli-violations = { $count ->
    [one] в { $count } партии из { $all } нарушено правило, которое должно соблюдаться
    [few] в { $count } партиях из { $all } нарушено правило, которое должно соблюдаться
    [many] в { $count } партиях из { $all } нарушено правило, которое должно соблюдаться
   *[other] в { $count } партии из { $all } нарушено правило, которое должно соблюдаться
}
cli-backup-exists = { $file } уже существует: резервная копия ничего не перезаписывает
cli-restore-postgres = базу данных PostgreSQL восстанавливайте с помощью pg_restore
cli-no-backup = { $file } — не резервная копия: { $error }
cli-in-use = { $file } используется: сначала остановите сервис и всё, что ещё его открыло
cli-replace = { $file }: последнее изменение { $changed } UTC. Заменить? Старая база сохранится. [y/N]
cli-nothing-replaced = ничего не заменено: ответьте y или укажите --yes
cli-old-kept = Старая база данных сохранена: { $file }
cli-restored = { $file }: данные восстановлены из резервной копии
cli-out-of-time = сервис не отвечает, или часы этого компьютера сбились
cli-cannot-replace = не удаётся заменить базу данных
cli-mail-too-long = сообщение слишком длинное; предел в байтах: { $most }
cli-no-reply-domain = без --reply-domain письма не читаются
cli-no-reader = по этому адресу письма здесь никто не читает
cli-cannot-open-database = не удаётся открыть базу данных { $database }
cli-database-newer = эту базу данных изменила более поздняя версия Turnpost: запустите её или восстановите резервную копию
cli-database-older = эта база данных от более ранней версии: сначала выполните `turnpost migrate`
cli-migrated = { $count ->
    [0] База данных в порядке.
    [one] База данных в порядке. Внесено { $count } изменение.
    [few] База данных в порядке. Внесены { $count } изменения.
    [many] База данных в порядке. Внесено { $count } изменений.
   *[other] База данных в порядке. Внесено { $count } изменения.
}
cli-copy-same = оба адреса — одна и та же база данных
cli-copy-full = { $database } не пуста: есть строки в { $table }
cli-copy-count = { $table }: строк там { $there }, а здесь { $here }
cli-copy-replay = партия { $id } не воспроизводится до своей позиции
cli-copied = Скопировано строк: { $rows }, таблиц: { $tables }. { $matches ->
    [one] Воспроизведена { $matches } партия
    [few] Воспроизведены { $matches } партии
    [many] Воспроизведено { $matches } партий
   *[other] Воспроизведено { $matches } партии
}, всё совпадает.
cli-cannot-listen = не удаётся слушать { $address }: выберите другой адрес с помощью --bind
cli-reply-domain-missing = чтобы принимать ответы по почте, укажите в --reply-domain, куда они приходят
cli-cannot-listen-mail = не удаётся принимать письма на { $address }
cli-no-name-servers = нет серверов имён
greeting = Turnpost работает: { $url }
greeting-demo = Вход: { $address }, пароль { $password }
greeting-admin = Создайте учётную запись админа: { $url }
greeting-mailbox = Письма остаются в локальном почтовом ящике: { $url }
cli-waits-without-email = { $count ->
    [one] { $count } место ждёт без письма
    [few] { $count } места ждут без письма
    [many] { $count } мест ждут без письма
   *[other] { $count } места ждут без письма
}
cli-letters = { $count ->
    [one] { $count } письмо записано в { $folder }
    [few] { $count } письма записаны в { $folder }
    [many] { $count } писем записано в { $folder }
   *[other] { $count } письма записано в { $folder }
}
cli-bad-certificate = сертификат и его ключ использовать нельзя
cli-waits-well = У каждого места, которое ждёт, есть письмо.
cli-token-label = создан в командной строке
cli-user = { $id }	{ $name }	{ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
cli-admin = { $id }	{ $name } (админ)	{ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
cli-match = { $id }	{ $game }	{ $status }	{ $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
}
cli-league = { $id }	{ $name }	{ $game }	сезон { $season }	{ $state }	{ $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
doctor-wrong = { $count ->
    [one] нужно исправить { $count } пункт
    [few] нужно исправить { $count } пункта
    [many] нужно исправить { $count } пунктов
   *[other] нужно исправить { $count } пункта
}
doctor-clock-wrong = здесь { $now } UTC, но в одной партии ход был { $at }: настройте часы (timedatectl set-ntp true)
doctor-clock-well = { $now } UTC
doctor-database-well = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, { $matches ->
    [one] { $matches } недавняя партия
    [few] { $matches } недавние партии
    [many] { $matches } недавних партий
   *[other] { $matches } недавней партии
}, { $emails ->
    [one] { $emails } письмо ждёт
    [few] { $emails } письма ждут
    [many] { $emails } писем ждут
   *[other] { $emails } письма ждут
}
doctor-waits-well = у каждого места, которое ждёт, есть письмо
doctor-waits-wrong = эти места ждут без письма: { $seats }
doctor-no-server = почтового сервера нет: письма остаются в локальном почтовом ящике. Задайте --smtp smtp://user:password@host:587?tls=required
doctor-server-well = соединение и вход удались
doctor-server-wrong = { $error }. Проверьте сервер, порт, пользователя и пароль в --smtp
doctor-sender-wrong = письма приходят от { $sender }: укажите в --mail-from свой адрес
doctor-dns-silent = сервер имён недоступен, поэтому проверить это не удалось
doctor-record-well = у { $name } есть запись
doctor-not-signed = письма не подписаны: создайте ключ командой `openssl genrsa -out dkim.pem 2048` и задайте --dkim-key dkim.pem (если не подписывает ваш почтовый сервер)
doctor-record-unknown = { $why }. { $what }
doctor-key-well = у { $name } наш ключ
doctor-publish-mx = опубликуйте  { $name }. MX { $record }  (сервер, который принимает ответы)
doctor-reply-mx = MX домена ответов
doctor-reply-spf = SPF домена ответов
doctor-reply-dmarc = DMARC домена ответов
doctor-publish = опубликуйте  { $name }. TXT "{ $record }"
doctor-settings = настройки
doctor-database = база данных
doctor-stored = сохранённые данные
doctor-clock = часы
doctor-waits = ожидание
doctor-sender = отправитель
doctor-server = почтовый сервер
doctor-dns = DNS
doctor-secrets = секреты
doctor-secrets-well = файлы читает только их владелец
doctor-secrets-wrong = эти файлы могут прочитать другие на этом компьютере: chmod 600 { $files }
doctor-spf = SPF
doctor-dkim = DKIM
doctor-dmarc = DMARC
config-data = не удаётся создать папку данных { $folder }
config-sender = отправитель { $from } — не адрес эл. почты
config-dkim-read = не удаётся прочитать ключ DKIM { $file }
config-dkim = { $file } — не ключ RSA в формате PEM: { $error }
config-root = не удаётся прочитать корневой сертификат { $file }
config-smtp = адрес почтового сервера должен выглядеть как smtp://user:password@host:587?tls=required, а его корневой сертификат, если он есть, должен быть в формате PEM
config-base-url = базовый URL должен начинаться с http:// или https://, а указан { $url }
config-proxies = --behind-proxy принимает число прокси на пути или их адреса, а не «{ $given }»
demo-bots = Партия с ботами
demo-open = Заходите сыграть
demo-club = Воскресный клуб
demo-league = Воскресная лига
demo-league-words = Неспешный сезон для всех, кто любит подумать.
doctor-stored-well = всё, что идёт, читается
doctor-stored-wrong = это отложено, пока не станет читаться: { $rows }
doctor-outbox = исходящие
doctor-outbox-well = { $count ->
    [0] ни одно письмо не опаздывает
    [one] пора отправить { $count } письмо, ждёт недолго
    [few] пора отправить { $count } письма, ждут недолго
    [many] пора отправить { $count } писем, ждут недолго
   *[other] пора отправить { $count } письма, ждут недолго
}
doctor-outbox-wrong = { $count ->
    [one] пора отправить { $count } письмо
    [few] пора отправить { $count } письма
    [many] пора отправить { $count } писем
   *[other] пора отправить { $count } письма
}, самое старое ждёт { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}: работает ли узел, у которого --worker-share не 0?
doctor-troubles = фоновые задачи
doctor-troubles-well = ничего не застряло
doctor-troubles-wrong = { $count ->
    [one] застряла { $count } задача
    [few] застряли { $count } задачи
    [many] застряло { $count } задач
   *[other] застряло { $count } задачи
}: { $list }
doctor-worker = фоновый процесс
doctor-bots = боты
doctor-bots-well = могут занимать { $share } % всех ядер, в { $threads ->
    [one] { $threads } потоке
    [few] { $threads } потоках
    [many] { $threads } потоках
   *[other] { $threads } потока
}
doctor-worker-none = этот узел оставляет ботов, часы и письма другим: хотя бы один должен ими заниматься
doctor-address = адрес
doctor-address-well = { $url }
doctor-address-here = { $url }, только для этого компьютера; задайте --base-url https://…, когда играть будут и другие
doctor-address-open = { $url } не шифруется, а по нему идут пароли: поставьте перед ним прокси с HTTPS и задайте --base-url https://…
doctor-address-proxy = похоже, впереди стоит прокси: задайте --behind-proxy, иначе у всех посетителей один адрес и один предел попыток
doctor-postgresql = PostgreSQL
doctor-postgresql-well = версия { $version }, соединений занято { $used } из { $most }
doctor-postgresql-clock = её часы и наши расходятся, в секундах: { $seconds }; настройте и те и другие (timedatectl set-ntp true)
doctor-postgresql-connections = занято { $used } из { $most } соединений, а этому узлу нужно { $own }: увеличьте max_connections или уменьшите --database-connections
cli-language = Языка «{ $given }» здесь нет: en, pl или ru.
cli-emails-refused = { $count ->
    [0] Ни одно письмо не отклонено.
    [one] Отклонено { $count } письмо:
    [few] Отклонено { $count } письма:
    [many] Отклонено { $count } писем:
   *[other] Отклонено { $count } письма:
}
