# Age of Innovation («Век Инноваций») по-русски.

## Sources

promise = Стройте и учитесь в краю семи земель: возводите школы и университеты, поднимайтесь в четырёх науках и разрабатывайте инновации, о которых мечтали соперники. Шесть раундов; побеждает тот, у кого больше очков.
source-rules = Правила следуют изданной книге правил. Где её переводы расходятся, верны значения, напечатанные на компонентах.
source-components = Карты, поля планирования, общие планшеты и жетоны взяты с опубликованных снимков компонентов; жетоны «Оценка территории» для игры вдвоём известны только по одному описанию.
source-reconstructed = Восстановлено и, возможно, отличается от вашего экземпляра: места мостов малой карты. Их заменяет файл владельца сайта или строки «deal» в записи партии (правила 16.1).

## Options

option-map = Карта
option-map-standard = Сторона для этого числа игроков: малая для двоих, большая для троих и более.
option-map-small = Малая сторона для троих: более тесная игра.
option-distribution = Подготовка
option-distribution-sets = Карточка планирования, фракция и бонус раунда собраны в готовые наборы.
option-distribution-draft = Карточки планирования, фракции и дворцы разбирают по одному; затем каждый берёт бонус раунда.
option-faction_values = Значения фракций
option-faction_values-original = Как в первом издании.
option-faction_values-revised_2024 = Жетоны 2024 года: другие очки у Иллюзионистов, Кротов и Навигаторов.

## Terrains, disciplines, buildings

desert = пустыня
plains = равнина
swamp = болото
lake = озеро
forest = лес
mountain = горы
wasteland = пустошь
river = река
banking = банковское дело
law = право
engineering = инженерное дело
medicine = медицина
workshop = мастерская
guild = гильдия
school = школа
university = университет
palace = дворец
tower = башня
monument = монумент
sailing = мореходство
terraforming = терраформинг
tunnel = туннель
fly = полёт

## Planning boards

board_desert = Пустыня
board_plains = Равнина
board_swamp = Болото
board_lake = Озеро
board_forest = Лес
board_mountain = Горы
board_wasteland = Пустошь
about-board_desert = бесплатная лопата в начале
about-board_plains = шаг терраформинга стоит 1 монету вместо 5
about-board_swamp = в начале учёный и больше энергии
about-board_lake = в начале мореходство 1
about-board_forest = в начале 1 уровень в каждой дисциплине и больше энергии
about-board_mountain = доход больше на 2 монеты, первая гильдия 3 монеты
about-board_wasteland = в начале 4 инструмента и книга; вторая инновация без доплаты

## Factions

blessed = Благословенные
felines = Фелины
goblins = Гоблины
illusionists = Иллюзионисты
inventors = Изобретатели
lizards = Ящеры
moles = Кроты
monks = Монахи
navigators = Навигаторы
omar = Омары
philosophers = Философы
psychics = Ясновидцы
about-blessed = 1 уровень в каждой дисциплине; в бонусе за науку на 3 уровня больше
about-felines = каждый жетон города приносит 3 уровня и книгу
about-goblins = 2 монеты за каждую лопату
about-illusionists = действия с энергией дешевле на 1 и приносят очки
about-inventors = в начале компетенция
about-lizards = каждый жетон города приносит бесплатные лопату и мастерскую
about-moles = туннели за 1 инструмент и очки; мосты за 1 инструмент, и над сушей
about-monks = в начале университет и компетенция
about-navigators = очки за каждую мастерскую у реки
about-omar = в начале башня; доход 2 энергии, 2 монеты
about-philosophers = на книгу больше с каждой компетенцией; раз в раунд книга
about-psychics = раз в раунд 5 энергии и второе действие

## Round bonus tiles

bon_river = Бонус реки
bon_scholar = Бонус учёного
bon_guild = Бонус гильдии
bon_palace = Бонус дворца
bon_spade = Бонус лопаты
bon_bridge = Бонус моста
bon_step = Бонус уровня
bon_school = Бонус школы
bon_power = Бонус энергии
bon_coins = Бонус монет
about-bon_river = мореходство больше на 1; 2 очка за каждую мастерскую у реки
about-bon_scholar = доход 1 учёный; 2 очка за каждого отправленного учёного
about-bon_guild = доход 3 энергии; 3 очка за каждую построенную гильдию
about-bon_palace = доход 1 инструмент; пас: 4 очка за каждый дворец и университет
about-bon_spade = доход 1 книга; раз в раунд: 1 бесплатная лопата
about-bon_bridge = доход 1 книга; раз в раунд: бесплатный мост
about-bon_step = доход 2 инструмента; раз в раунд: 1 уровень
about-bon_school = доход 4 монеты; пас: 1 уровень за каждую школу
about-bon_power = доход 4 энергии, 2 монеты
about-bon_coins = доход 6 монет

## Competencies

comp_tool_step = Инструмент и уровень
comp_vp_coins = Очки и монеты
comp_book_power = Книга и энергия
comp_instant = Удача
comp_spades = Две лопаты
comp_annex = Пристройки
comp_power = Источник
comp_scholar_vp = Обучение
comp_tower = Башня
comp_city_vp = Слава городов
comp_edge = Пограничье
comp_lowest = Кругозор
about-comp_tool_step = доход 1 инструмент, 1 уровень
about-comp_vp_coins = доход 3 очка, 2 монеты
about-comp_book_power = доход 1 книга, 1 энергия
about-comp_instant = сразу 1 инструмент, 5 очков, 2 монеты
about-comp_spades = сразу: 2 бесплатные лопаты
about-comp_annex = сразу 2 пристройки
about-comp_power = раз в раунд: 4 энергии
about-comp_scholar_vp = 2 очка за каждого отправленного учёного
about-comp_tower = сразу башня; доход 2 энергии, 2 монеты
about-comp_city_vp = пас: 2 очка за каждый жетон города
about-comp_edge = 3 очка за каждую мастерскую на границе
about-comp_lowest = пас: столько очков, каков ваш низший уровень

## Innovations

deus_ex_machina = Deus Ex Machina
trade_routes = Торговые пути
professors = Профессора
architecture = Архитектура
league_of_cities = Лига городов
census = Перепись населения
libraries = Библиотеки
colleges = Учебные заведения
sewerage = Канализация
communication = Коммуникации
steam_power = Паровая энергия
steelworks = Стальные работы
neutral_workshop = Новая мастерская
neutral_guild = Новая гильдия
neutral_school = Новая школа
neutral_university = Новый университет
neutral_palace = Новый дворец
neutral_monument = Монумент
about-deus_ex_machina = книга и 1 уровень в каждой дисциплине; раз в раунд: 1 бесплатная лопата
about-trade_routes = пас: 2 очка за каждую гильдию
about-professors = раз в раунд: 1 учёный, 3 очка
about-architecture = 10 очков, 1 уровень за каждый вид ваших зданий
about-league_of_cities = 5 очков за каждый жетон города
about-census = 8, 12 или 18 очков за 7, 9 или 11 зданий
about-libraries = очки: сумма двух ваших высших уровней
about-colleges = 5 очков за каждую школу
about-sewerage = 2 очка за каждую мастерскую
about-communication = 8, 12 или 18 очков за 4, 5 или 6 отдельных групп
about-steam_power = 1 учёный, шаг терраформинга, шаг мореходства
about-steelworks = 8, 12 или 18 очков за 1, 2 или 3 моста
about-neutral_workshop = нейтральная мастерская; доход 3 инструмента
about-neutral_guild = нейтральная гильдия; доход 5 монет
about-neutral_school = нейтральная школа и компетенция
about-neutral_university = нейтральный университет; доход 2 очка
about-neutral_palace = нейтральный дворец, 2 новых токена силы; доход 4 энергии
about-neutral_monument = монумент ценностью 4, 7 очков

## Palaces

palace_1 = Дворец 1
palace_2 = Дворец 2
palace_3 = Дворец 3
palace_4 = Дворец 4
palace_5 = Дворец 5
palace_6 = Дворец 6
palace_7 = Дворец 7
palace_8 = Дворец 8
palace_9 = Дворец 9
palace_10 = Дворец 10
palace_11 = Дворец 11
palace_12 = Дворец 12
palace_13 = Дворец 13
palace_14 = Дворец 14
palace_15 = Дворец 15
palace_16 = Дворец 16
palace_17 = Дворец 17
about-palace_1 = доход 5 энергии; раз в раунд: 2 инструмента
about-palace_2 = раз в раунд: 2 бесплатные лопаты
about-palace_3 = доход 2 энергии; раз в раунд: школа становится гильдией, 3 очка, 1 инструмент
about-palace_4 = доход 2 энергии; раз в раунд: мастерская становится гильдией
about-palace_5 = доход 4 энергии; сразу компетенция
about-palace_6 = доход 2 энергии, 1 книга; раз в раунд: 2 уровня в одной дисциплине
about-palace_7 = доход 4 энергии; пас: 3 очка за каждую школу
about-palace_8 = доход 2 монеты, 2 энергии, 1 инструмент; города уже при ценности 6
about-palace_9 = доход 1 учёный; полёты через 1 или 2 гекса за 1 учёного, 5 очков
about-palace_10 = доход 6 монет; сразу 12 энергии, 2 книги
about-palace_11 = доход 1 инструмент; сразу жетон города
about-palace_12 = доход 8 энергии; 2 очка за каждую построенную мастерскую
about-palace_13 = раз в раунд: 1 книга, 3 монеты; 3 очка за каждую построенную гильдию
about-palace_14 = доход 6 энергии; 2 шага мореходства; города через гекс реки
about-palace_15 = доход 6 энергии; сразу 2 бесплатные лопаты, 2 моста, 2 книги
about-palace_16 = доход 2 энергии, 1 книга; сразу гильдия на любом свободном гексе родных земель
about-palace_17 = доход 2 энергии; сразу 10 очков

## City tiles

city_tools = Город инструментов
city_spades = Город лопат
city_books = Город книг
city_coins = Город монет
city_steps = Город знаний
city_power = Город энергии
city_scholar = Город учёного
about-city_tools = 4 очка, 3 инструмента
about-city_spades = 5 очков, 2 бесплатные лопаты
about-city_books = 5 очков, 2 книги
about-city_coins = 6 очков, 6 монет
about-city_steps = 7 очков, 1 уровень в каждой дисциплине
about-city_power = 8 очков, 8 энергии
about-city_scholar = 8 очков, 1 учёный

## Scoring tiles

rs_workshop_law = 2 очка за каждую мастерскую
rs_spade_engineering = 2 очка за каждую лопату
rs_workshop_banking = 2 очка за каждую мастерскую
rs_step_medicine = 1 очко за каждый уровень
rs_guild_law = 3 очка за каждую гильдию
rs_city_engineering = 5 очков за каждый жетон города
rs_guild_medicine = 3 очка за каждую гильдию
rs_track_engineering = 3 очка за каждый шаг мореходства или терраформинга
rs_school_banking = 4 очка за каждую школу
rs_innovation_law = 5 очков за каждую инновацию
rs_palace_medicine = 5 очков за каждый дворец и университет
rs_palace_banking = 5 очков за каждый дворец и университет
bonus-rs_workshop_law = 1 учёный за 3 ур. права
bonus-rs_spade_engineering = 1 монета за 1 ур. инж. дела
bonus-rs_workshop_banking = 4 энергии за 3 ур. банк. дела
bonus-rs_step_medicine = 1 книга за 3 ур. медицины
bonus-rs_guild_law = 1 книга за 3 ур. права
bonus-rs_city_engineering = 1 лопата за 4 ур. инж. дела
bonus-rs_guild_medicine = 1 лопата за 4 ур. медицины
bonus-rs_track_engineering = 1 учёный за 3 ур. инж. дела
bonus-rs_school_banking = 1 монета за 1 ур. банк. дела
bonus-rs_innovation_law = 3 энергии за 2 ур. права
bonus-rs_palace_medicine = 1 инструмент за 2 ур. медицины
bonus-rs_palace_banking = 1 инструмент за 2 ур. банк. дела
fs_workshop = 2 очка за каждую мастерскую
fs_guild = 3 очка за каждую гильдию
fs_school = 4 очка за каждую школу
fs_edge = 3 очка за каждую мастерскую на границе

## Actions for all

pow_bridge = мост
pow_scholar = учёный
pow_tools = 2 инструмента
pow_coins = 7 монет
pow_spade1 = 1 бесплатная лопата
pow_spade2 = 2 бесплатные лопаты
book_power = 5 энергии
book_steps = 2 уровня в одной дисциплине
book_coins = 6 монет
book_guild = мастерская становится гильдией
book_vp = 2 очка за каждую гильдию
book_spades = 3 бесплатные лопаты
about-pow_bridge = построить мост
about-pow_scholar = получить 1 учёного
about-pow_tools = получить 2 инструмента
about-pow_coins = получить 7 монет
about-pow_spade1 = терраформинг и строительство с 1 бесплатной лопатой
about-pow_spade2 = терраформинг и строительство с 2 бесплатными лопатами
about-book_power = получить 5 энергии
about-book_steps = подняться на 2 уровня в одной дисциплине
about-book_coins = получить 6 монет
about-book_guild = модернизировать мастерскую до гильдии бесплатно
about-book_vp = получить 2 очка за каждую гильдию
about-book_spades = терраформинг и строительство с 3 бесплатными лопатами

## Amounts

n-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
n-tools = { $n ->
    [one] { $n } инструмент
    [few] { $n } инструмента
    [many] { $n } инструментов
   *[other] { $n } инструмента
}
n-scholars = { $n ->
    [one] { $n } учёный
    [few] { $n } учёных
    [many] { $n } учёных
   *[other] { $n } учёного
}
n-power = { $n ->
    [one] { $n } энергия
    [few] { $n } энергии
    [many] { $n } энергии
   *[other] { $n } энергии
}
n-tokens = { $n ->
    [one] { $n } новый токен силы
    [few] { $n } новых токена силы
    [many] { $n } новых токенов силы
   *[other] { $n } нового токена силы
}
n-annexes = { $n ->
    [one] { $n } пристройка
    [few] { $n } пристройки
    [many] { $n } пристроек
   *[other] { $n } пристройки
}
n-books = { $n ->
    [one] { $n } книга
    [few] { $n } книги
    [many] { $n } книг
   *[other] { $n } книги
}
n-books-any = любые ×{ $n }
n-books-of = { $discipline } ×{ $n }
price = { $parts }

## What happened

takes-set = { $seat } берёт набор: { $board }, { $faction }, { $bonus }.
takes = { $seat } берёт «{ $tile }».
starts-at = { $seat } ставит начальное здание на { $hex }: { $building }.
round-begins = Раунд { $round }: { $tile }.
area-revealed = Территория неигровой фракции, в зданиях: { $size }.
builds = { $seat } строит здание на { $hex }: { $building }.
builds-neutral = { $seat } строит на { $hex } нейтральное здание: { $building }.
terraforms = { $seat } меняет землю { $hex }: теперь { $terrain } ({ $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопаты
    [many] { $spades } лопат
   *[other] { $spades } лопаты
}).
no-place = { $seat }: нейтральное здание поставить некуда ({ $building }).
founds = { $seat } основывает город вокруг { $hex }.
bridges = { $seat } строит мост от { $a } до { $b }.
annexes = { $seat } ставит пристройку на { $hex }.
scores = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $why }).
gains = { $seat } получает: { $what }.
gains-from = { $seat } получает: { $what } ({ $from }).
gains-books = { $seat } получает { $count ->
    [one] { $count } книгу
    [few] { $count } книги
    [many] { $count } книг
   *[other] { $count } книги
} ({ $discipline }).
rises = { $seat } поднимается до уровня { $level } ({ $discipline }).
advances = { $seat } делает шаг по шкале: { $track }.
sends = { $seat } отправляет учёного ({ $discipline }).
innovates = { $seat } разрабатывает инновацию «{ $tile }».
uses = { $seat } выполняет особое действие: { $tile }.
uses-power = { $seat } выполняет действие с энергией: { $tile }.
uses-book = { $seat } выполняет действие с книгой: { $tile }.
burns = { $seat } жертвует токеном силы.
converts = { $seat } обменивает: { $what }.
may-accept = { $seat } может взять { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}{ $points ->
    [0] {""}
    [one] {" "}за { $points } очко
    [few] {" "}за { $points } очка
    [many] {" "}за { $points } очков
   *[other] {" "}за { $points } очка
}.
accepts = { $seat } получает { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}{ $points ->
    [0] {""}
    [one] {" "}за { $points } очко
    [few] {" "}за { $points } очка
    [many] {" "}за { $points } очков
   *[other] {" "}за { $points } очка
}.
declines = { $seat } отказывается от { $power } энергии.
lapses = Предложение пропадает ({ $seat }, энергия: { $power }): в чашах нет места.
passes = { $seat } пасует.
passes-taking = { $seat } пасует и берёт жетон «{ $tile }»{ $coins ->
    [0] {""}
    [one] {" "}с { $coins } монетой
    [few] {" "}с { $coins } монетами
    [many] {" "}с { $coins } монетами
   *[other] {" "}с { $coins } монеты
}.
science-bonus = { $seat } получает бонус за науку ({ $discipline }).
final-points = { $seat }, итоговые очки: { $area } за территорию размером { $size }, { $science } за науку, { $resources } за ресурсы.

## What to decide

topic-offer = Предложение энергии: { $power } ({ $by })
topic-rest = Остаток действия
topic-set = Набор
topic-draft = Карточка планирования, фракция или дворец
topic-draft-bonus = Жетон «Бонус раунда»
topic-start = Начальное здание
topic-end = Конец хода
decide-set = Возьмите набор.
decide-draft = Выберите карточку планирования, фракцию или дворец.
decide-draft-bonus = Возьмите жетон «Бонус раунда».
decide-start = Поставьте начальное здание.
decide-action = Раунд { $round }: выполните действие или спасуйте.
decide-end = Обменяйте, что хотите, и закончите ход.
decide-offer = Здание на { $hex } рядом с вами ({ $by }): взять { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}{ $points ->
    [0] {""}
    [one] {" "}за { $points } очко
    [few] {" "}за { $points } очка
    [many] {" "}за { $points } очков
   *[other] {" "}за { $points } очка
}?
decide-any = Сделайте выбор.
decide-order = Решите в любом порядке: { $all }
decide-books = Выберите { $count ->
    [one] { $count } книгу.
    [few] { $count } книги, одну за другой.
    [many] { $count } книг, одну за другой.
   *[other] { $count } книги, одну за другой.
}
decide-levels = Выберите { $count ->
    [one] дисциплину для { $count } уровня.
    [few] дисциплины для { $count } уровней, одну за другой.
    [many] дисциплины для { $count } уровней, одну за другой.
   *[other] дисциплины для { $count } уровня, одну за другой.
}
decide-levels-one = Выберите одну дисциплину для { $count ->
    [one] { $count } уровня.
    [few] { $count } уровней.
    [many] { $count } уровней.
   *[other] { $count } уровня.
}
decide-levels-more = Подняться ещё на один уровень ({ $discipline })?
decide-key = Использовать ключ и подняться до уровня 8 ({ $discipline })?
decide-competency = Возьмите компетенцию.
decide-palace = Возьмите жетон дворца.
decide-place = Поставьте своё здание: { $building }.
decide-city = Возьмите жетон города.
decide-dig = Терраформинг и строительство: { $count ->
    [one] { $count } бесплатная лопата.
    [few] { $count } бесплатные лопаты.
    [many] { $count } бесплатных лопат.
   *[other] { $count } бесплатной лопаты.
}
decide-dig-on = { $count ->
    [0] Стройте на изменённом гексе или остановитесь.
    [one] Стройте, копайте дальше (ещё { $count } бесплатная лопата) или остановитесь.
    [few] Стройте, копайте дальше (ещё { $count } бесплатные лопаты) или остановитесь.
    [many] Стройте, копайте дальше (ещё { $count } бесплатных лопат) или остановитесь.
   *[other] Стройте, копайте дальше (ещё { $count } бесплатной лопаты) или остановитесь.
}
decide-bridges = Постройте { $count ->
    [one] мост.
    [few] до { $count } мостов.
    [many] до { $count } мостов.
   *[other] до { $count } моста.
}
decide-spades = Примените { $count ->
    [one] { $count } лопату.
    [few] { $count } лопаты.
    [many] { $count } лопат.
   *[other] { $count } лопаты.
}
decide-pay = Заплатите ещё { $count ->
    [one] { $count } книгу любого цвета.
    [few] { $count } книги любого цвета.
    [many] { $count } книг любого цвета.
   *[other] { $count } книги любого цвета.
}
decide-replace = Выберите здание для замены: { $from } → { $to }.

## The menu

kind-setup = Выбрать
kind-place = Поставить здание
kind-books = Выбрать книгу
kind-levels = Поднять уровень
kind-take = Взять жетон
kind-pay = Заплатить книгой
kind-upgrade = Модернизация
kind-city = Основать город
kind-bridge = Построить мост
kind-accept = Взять энергию
kind-decline = Отказаться
kind-convert = Обмен
kind-build = Построить мастерскую
kind-dig = Копать
kind-advance = Шаг по шкале
kind-innovate = Инновация
kind-send = Отправить учёного
kind-power = Действие с энергией
kind-book = Действие с книгой
kind-use = Особое действие
kind-annex = Поставить пристройку
kind-leave = Отказаться
kind-pass = Спасовать
kind-end = Закончить ход

variant-to = Новое здание: { $to }
variant-replace = Бесплатно
variant-build = Построить мастерскую
variant-whole = До конца: { $goal }
variant-dig-build = До конца ({ $goal }) и построить мастерскую
variant-partly = Только до: { $goal }
variant-city = Город вокруг { $hex }
variant-city-via = Город через реку
variant-key = Использовать ключ
variant-no-key = Оставить ключ
variant-level = 1 уровень
variant-sailing = Мореходство
variant-digging = Терраформинг
variant-return = 1 уровень, учёный возвращается в запас
variant-send = { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}

do-tile = { $tile }: { $about }
do-set = { $board } / { $faction } / { $bonus }
do-competency = { $tile }: { $about } ({ $discipline }: { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}{ $books ->
    [0] {""}
    [one] {" "}и { $books } книга
    [few] {" "}и { $books } книги
    [many] {" "}и { $books } книг
   *[other] {" "}и { $books } книги
})
do-book = Книга: { $discipline }
do-level = Подняться до уровня { $level } ({ $discipline })
do-no-level = Больше уровней не нужно
do-key = Использовать ключ и подняться до уровня 8 ({ $discipline })
do-no-key = Оставить ключ и остаться на уровне 7 ({ $discipline })
do-place = Поставить на { $hex }: { $building }
do-pay = Заплатить книгой: { $discipline }
do-replace = Заменить здание на { $hex }
do-city-via = Основать город через { $hex }
do-city-via-leaving = Основать город через { $hex } и не копать дальше
do-bridge = Мост от { $a } до { $b }
do-none = Больше ничего
do-accept = Взять { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}{ $points ->
    [0] {" "}бесплатно
    [one] {" "}за { $points } очко
    [few] {" "}за { $points } очка
    [many] {" "}за { $points } очков
   *[other] {" "}за { $points } очка
}
do-decline = Отказаться
do-burn = Пожертвовать токеном из чаши II, другой переложить в чашу III
do-convert-scholar = 5 энергии → учёный
do-convert-book = 5 энергии → книга ({ $discipline })
do-convert-tool = 3 энергии → инструмент
do-convert-coin = 1 энергия → монета
do-convert-scholar-tool = 1 учёный → инструмент
do-convert-tool-coin = 1 инструмент → монета
do-convert-book-coin = 1 книга ({ $discipline }) → монета
do-build = Построить мастерскую на { $hex }
do-dig = Изменить { $hex }: { $goal }
do-dig-build = Изменить { $hex } ({ $goal }) и построить мастерскую
do-leap = { $what }, { $leap }
do-upgrade = Модернизировать { $hex }: { $to }
do-sail = Мореходство { $value }{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}{ $books ->
    [0] {""}
    [one] , { $books } книга
    [few] , { $books } книги
    [many] , { $books } книг
   *[other] , { $books } книги
}
do-terraform = Терраформинг: { $tools ->
    [one] { $tools } инструмент
    [few] { $tools } инструмента
    [many] { $tools } инструментов
   *[other] { $tools } инструмента
} за каждую лопату{ $points ->
    [0] {""}
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
}{ $books ->
    [0] {""}
    [one] , { $books } книга
    [few] , { $books } книги
    [many] , { $books } книг
   *[other] , { $books } книги
}
do-send = Отправить учёного ({ $discipline }): { $steps ->
    [one] { $steps } уровень
    [few] { $steps } уровня
    [many] { $steps } уровней
   *[other] { $steps } уровня
}
do-send-back = Вернуть учёного в запас: 1 уровень ({ $discipline })
do-action = { $about }
do-use = { $tile }: { $about }
do-annex = Пристройка на { $hex }
do-pass = Спасовать
do-pass-taking = Спасовать и взять жетон { $tile }{ $coins ->
    [0] {""}
    [one] {" "}({ $coins } монета)
    [few] {" "}({ $coins } монеты)
    [many] {" "}({ $coins } монет)
   *[other] {" "}({ $coins } монеты)
}
do-end = Закончить ход
why-not = { $kind }: { $which }. { $why }

## Why not

unknown-word = «{ $word }» в этой игре неизвестно.
unreadable = «{ $line }» не удаётся прочитать. Напишите действие так, как в списке возможных действий.
bad-hex = «{ $word }» — не гекс: гексы суши называются как E4, гексы реки — как r17.
deal-data = Таблиц, указанных в «deal data», здесь нет. Есть: printed, { $known }.
deal-site = { $site } — не место моста малой карты: это два гекса суши, между которыми ровно две позиции гексов, каждая пара один раз.
deal-final-score = { $tile }: этот жетон не может быть финальным, на нём то же здание, что на жетоне раунда 6.
deal-round-score = { $tile }: этот жетон не может там лежать. В раундах 5 и 6 нет лопат, а в раундах с 1 по 5 никогда не бывает всех трёх жетонов одной дисциплины.
nothing-to-decide = Сейчас вам нечего решать.
answer-offer-first = Сначала ответьте на предложение { $number }: accept { $number } или decline { $number }.
decide-first = Сначала нужно решить другое.
act-first = До конца хода выполните действие или спасуйте.
acted-already = Вы уже выполнили действие. Обменяйте, что хотите, или закончите ход.
not-now = Сейчас это невозможно.
set-gone = Это уже взято.
draft-owned = Один такой компонент у вас уже есть.
no-such-start = Вы не начинаете с таким зданием: { $building }.
start-enough = Все такие начальные здания уже стоят ({ $building }: { $most }).
is-river = { $hex } — река.
no-such-hex = Гекса { $hex } на этой карте нет.
is-built-on = На { $hex } уже стоит здание.
already-native = { $hex } — уже ваши родные земли.
wrong-way = На коротком пути { $hex } такой земли нет: { $goal }. Цель — { $native }.
not-native = { $hex } — не { $native }.
out-of-reach = { $hex } вне вашей досягаемости.
no-leap = Вам недоступно: { $leap }.
one-leap = В одном действии только один туннель или полёт.
leap-distance = { $hex } не на том расстоянии, которое даёт { $leap }.
no-further-hex = В этом действии больше нельзя менять гексы.
no-bought-on-second = На втором гексе годятся только бесплатные лопаты: нужно { $spades }, а осталось { $free ->
    [one] { $free }.
    [few] { $free }.
    [many] { $free }.
   *[other] { $free }.
}
build-on-first = Мастерская должна стоять на первом изменённом гексе.
none-left = У вас больше нет такого здания: { $building }.
too-dear = Это стоит: { $needed }. У вас: { $held }.
too-few-spades = Для этого { $spades ->
    [one] нужна { $spades } лопата
    [few] нужны { $spades } лопаты
    [many] нужно { $spades } лопат
   *[other] нужно { $spades } лопаты
}, а осталось { $left ->
    [one] { $left }.
    [few] { $left }.
    [many] { $left }.
   *[other] { $left }.
}
dug-this-turn = { $hex } изменён в этот ход.
no-book-left = Таких книг больше нет: { $discipline }.
no-such-book = У вас нет такой книги: { $discipline }.
level-needed = Возьмите хотя бы один уровень или отмените действие.
same-discipline = Эти уровни идут в одну дисциплину.
needs-key = Для уровня 8 нужен ключ ({ $discipline }): сначала основайте город.
level-blocked = Ваш уровень — { $level } ({ $discipline }), и выше пути нет.
owns-already = У вас уже есть: { $tile }.
no-copy-left = Больше не осталось: { $tile }.
not-on-offer = Сейчас этого взять нельзя: { $tile }.
no-bridge-left = У вас не осталось мостов.
no-bridge-there = Мост от { $a } до { $b } построить нельзя: нужно свободное место с вашим зданием на одном из концов.
no-bridge-action = Только Кроты строят мосты отдельным действием.
not-your = На { $hex } нет вашего здания, которое можно заменить ({ $building }).
not-yours = На { $hex } нет вашего здания.
is-neutral = Здание на { $hex } нейтральное, модернизировать его нельзя.
no-such-upgrade = Такой модернизации нет: { $from } → { $to }.
track-end = Это конец шкалы: { $track }.
innovations-full = Инноваций у вас { $most }, больше нельзя.
needs-books = Нужно книг: { $needed } ({ $discipline }), а у вас { $held }.
needs-more-books = Всего нужно книг: { $needed }, а у вас { $held }.
no-scholar = У вас нет учёного.
no-scholar-left = Все ваши учёные уже в игре.
no-tool = У вас нет инструмента.
no-space = Свободного места на { $steps } ур. нет ({ $discipline }).
no-annex = У вас нет пристройки.
has-annex = На { $hex } уже есть пристройка.
used-already = Уже использовано в этом раунде: { $tile }.
not-in-play = В этой партии этого нет: { $tile }.
not-held = У вас нет: { $tile }.
no-special = { $tile }: здесь нет особого действия.
brings-nothing = Сейчас это вам ничего не даст.
pass-last-round = В последнем раунде при пасе жетон не берут: напишите просто «pass».
pass-needs-tile = Назовите жетон «Бонус раунда», который берёте, например pass bon_coins.
pass-not-offered = Не лежит у поля: { $tile }.
burn-two = Для жертвы нужны два токена в чаше II.
no-river-cities = Вам нельзя основывать города через реку.
no-such-river = { $hex } — не гекс реки.
river-taken = Через { $hex } уже лежит город.
no-city-left = Жетонов городов не осталось.
no-city-over = Ваши группы у { $hex } не составляют города.
buy-differs = В строке куплено лопат: { $said }, а нужно { $needed }.
pay-differs = Названные книги не подходят к цене.
wrong-rate = Это не тот курс обмена.

## The drawing and the text board

word-board = Поле Age of Innovation
word-round = Раунд { $round } из { $rounds }
word-all-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
word-round-short = Раунд { $round }
word-setup = Подготовка
word-over = Партия окончена
word-science = Наука
word-rounds = Раунды: очки в раунде — бонус за науку после него
word-actions = Действия с энергией и книгами, раз в раунд на всех
word-sets = Наборы
word-draft = На выбор
word-innovations = Инновации: название, книги цвета + любые
word-taken = занята
word-competencies = Компетенции: уровни и книги их ячеек
word-palaces = Дворцы
word-cities = Жетоны городов
word-market = Жетоны «Бонус раунда» у поля
word-book-supply = Книги в запасе: банк. дело { $b }, право { $l }, инж. дело { $e }, медицина { $m }
word-players = В порядке хода
word-passed = пас
word-sailing = мореходство { $value }
word-spade-price = { $tools ->
    [one] { $tools } инструмент
    [few] { $tools } инструмента
    [many] { $tools } инструментов
   *[other] { $tools } инструмента
} за лопату
word-keys = свободных ключей { $free } из { $all }
word-extras = мосты ×{ $bridges }, пристройки ×{ $annexes }
word-income = следующий доход: { $parts }
word-area = территория { $area }
word-neutral = Неигровая
word-legend = буква: земля; цифра: место; w g s u p t m: здание; ' пристр.; * город
word-terrain-legend = D пустыня  P равнина  S болото  L озеро  F лес  M горы  W пустошь
word-bridges = Мосты: { $list }
word-now = Раунд { $round } из { $rounds }: { $tile }
word-bonus-now = Бонус за науку: { $bonus }
column-vp = очки
column-coins = мон
column-tools = инст
column-scholars = уч
column-power = энерг
column-books = b/l/e/m
column-levels = уровни

## Standing orders
order-offers-always = Принимать каждое предложение энергии.
order-offers-free = Принимать предложения, которые не стоят очков; об остальных спрашивать.
order-offers-up-to-3-for-2 = Принимать до 3 энергии за 2 очка и меньше; о большем спрашивать.
order-offers-always-ask-if-wasted = Принимать, но спрашивать, если часть энергии пропадёт.
order-offers-never = Отказываться от каждого предложения энергии.
order-offers-off = Спрашивать меня каждый раз.

## The lists after the text board

text-power-action = { $id }: { $about }, { $price } энергии
text-power-action-used = { $id }: { $about }, { $price } энергии, в этом раунде использовано
text-book-action = { $id }: { $about }, { $price ->
    [one] { $price } книга
    [few] { $price } книги
    [many] { $price } книг
   *[other] { $price } книги
}
text-book-action-used = { $id }: { $about }, { $price ->
    [one] { $price } книга
    [few] { $price } книги
    [many] { $price } книг
   *[other] { $price } книги
}, в этом раунде использовано
text-on-it = на нём { $coins }
text-competency = { $entry }; { $discipline } { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}, { $books ->
    [0] без книг
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}; осталось { $left }
text-spaces = { $discipline }: свободные места для учёных { $free }
text-offer = Предложение { $number }: { $power } энергии ({ $to }), строит { $by }
text-specials = доступно: { $list }
text-specials-used = использовано: { $list }
text-supply = учёных в запасе { $scholars }
text-pieces = осталось зданий { $pieces }
text-levels = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
    [many] { $n } уровней
   *[other] { $n } уровня
}

## What is dealt, and in which order

component-bridge_sites = Места мостов малой карты, каждое двумя гексами, в любом порядке.
component-round_scores = Жетоны «Очки раунда», с раунда 1 по раунд 6.
component-final_score = Жетон, который лежит на раунде 6 рядом с его жетоном «Очки раунда».
component-book_actions = Действия с книгами в игре, в любом порядке.
component-competencies = Компетенции, от ячеек банковского дела до ячеек медицины, в каждой дисциплине от 3 уровней до 1.
component-innovations = Инновации: сначала верхние ячейки банковского дела, права, инженерного дела и медицины, потом их нижние ячейки, если они есть, затем ячейки двух дисциплин.
component-palaces = Жетоны дворцов в игре, кроме Дворца 17, в любом порядке.
component-set_factions = Фракции наборов пустыни, равнины, болота, озера, леса, гор и пустоши.
component-set_bonuses = Жетоны «Бонус раунда» наборов пустыни, равнины, болота, озера, леса, гор и пустоши.
component-draft_boards = Карточки планирования на выбор, в любом порядке.
component-draft_factions = Фракции на выбор, в любом порядке.
component-draft_bonuses = Жетоны «Бонус раунда» на выбор, в любом порядке.
component-area = Жетон «Оценка территории» для игры вдвоём, до конца его никто не видит.

## Panels

word-map = Карта
word-terrains = Местность
word-factions = Фракции
word-boards = Поля планирования
word-bonuses = Жетоны «Бонус раунда»
word-power-and-books = Действия с энергией и книгами
word-round-tiles = Жетоны раундов
word-offer = Раунды, действия и жетоны
word-rounds-title = Очки и наука по раундам
word-round-tile = Жетон раунда
full-word-round-tile = Жетон раунда.
word-now-points = Сейчас
then-bonus = Затем { $bonus }.
then-final = И { $tile }.
tab-actions = Действия
tab-competencies = Компетенции
tab-innovations = Инновации
tab-palaces = Жетоны
word-bonus-to-take = Жетоны бонуса, которые берут при пасе
word-draft-boards = Карточки планирования на выбор
word-draft-factions = Фракции на выбор
word-draft-palaces = Дворцы на выбор
word-draft-bonuses = Жетоны «Бонус раунда» на выбор
scholar-space = { $discipline }: { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}
word-scholar-spaces = Учёные
word-points-from = Очки по источникам
word-points = очки
word-coins = монеты
word-tools = инструменты
word-scholars = учёные
word-power-bowls = энергия в чашах I/II/III
word-no-board = выбирает
word-nothing = ничего
mat-title = { $board }, { $faction }
mat-title-board = { $board }
books-banking = книги банковского дела
books-law = книги права
books-engineering = книги инженерного дела
books-medicine = книги медицины
plural-workshop = мастерские
plural-guild = гильдии
plural-school = школы
plural-palace = дворцы
plural-university = университеты
sign-house = { $count ->
    [one] { $count } мастерская
    [few] { $count } мастерские
    [many] { $count } мастерских
   *[other] { $count } мастерские
}
sign-post = { $count ->
    [one] { $count } гильдия
    [few] { $count } гильдии
    [many] { $count } гильдий
   *[other] { $count } гильдии
}
sign-town = { $count ->
    [one] { $count } жетон города
    [few] { $count } жетона городов
    [many] { $count } жетонов городов
   *[other] { $count } жетоны городов
}
sign-banking = банковское дело { $count }
sign-law = право { $count }
sign-engineering = инженерное дело { $count }
sign-medicine = медицина { $count }

when-income = доход
when-now = сразу
when-once = раз в раунд
when-passing = пас
word-each = в каждой
word-a = за
word-in-one = в одной
word-a-shape = за вид здания
word-at-edge = на границе
word-at-river = у реки
word-sent = отправлен
word-competency = компетенция
word-city-value = города от { $value }
word-river-cities = города через реку
word-tunnel = туннель
word-flight = полёт
word-bridge-for = мост за
word-power-actions = действия с эн.
word-science-bonus = бонус за науку
word-dig-step = терраформинг
word-extra-action = и действие
word-tokens = { $n ->
    [one] { $n } токен
    [few] { $n } токена
    [many] { $n } токенов
   *[other] { $n } токена
}
word-top-levels = два высших уровня
word-buildings = здания
word-lowest = низший

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, на границе
spot-site = { $from }-{ $to }, место моста
holds = { $kind } ({ $seat })
holds-neutral = нейтральное здание: { $kind } ({ $seat })
holds-annex = {" "}с пристройкой
holds-city = , в городе
holds-river-city = город через реку
holds-bridge = мост ({ $seat })

stock-coins = { $n ->
    [one] { $n } монета.
    [few] { $n } монеты.
    [many] { $n } монет.
   *[other] { $n } монеты.
}
stock-tools = { $n ->
    [one] { $n } инструмент.
    [few] { $n } инструмента.
    [many] { $n } инструментов.
   *[other] { $n } инструмента.
}
stock-scholars = { $n ->
    [one] { $n } учёный
    [few] { $n } учёных
    [many] { $n } учёных
   *[other] { $n } учёного
}; в вашем запасе ещё { $supply }.
stock-books = { $n ->
    [one] { $n } книга ({ $discipline }).
    [few] { $n } книги ({ $discipline }).
    [many] { $n } книг ({ $discipline }).
   *[other] { $n } книги ({ $discipline }).
}
stock-power = Энергия: следующий доход — { $next }.
stock-bowl = Чаша { $bowl }: { $n ->
    [one] { $n } токен силы
    [few] { $n } токена силы
    [many] { $n } токенов силы
   *[other] { $n } токена силы
}. Полученная энергия идёт из I в II, потом из II в III; платят только из чаши III, и потраченное возвращается в I.
stock-sailing = Мореходство { $value }: столько гексов реки вы можете пересечь. Шкала: { $steps }. Шаг стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} и { $scholars ->
    [one] { $scholars } учёного
    [few] { $scholars } учёных
    [many] { $scholars } учёных
   *[other] { $scholars } учёного
}.
stock-digging = Лопата стоит { $tools ->
    [one] { $tools } инструмент
    [few] { $tools } инструмента
    [many] { $tools } инструментов
   *[other] { $tools } инструмента
}. Шкала: { $steps }. Шаг стоит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, 1 инструмент и 1 учёного.
stock-bridges = { $n ->
    [one] Остался { $n } мост.
    [few] Осталось { $n } моста.
    [many] Осталось { $n } мостов.
   *[other] Осталось { $n } моста.
}
stock-annexes = { $n ->
    [one] Можно поставить { $n } пристройку.
    [few] Можно поставить { $n } пристройки.
    [many] Можно поставить { $n } пристроек.
   *[other] Можно поставить { $n } пристройки.
}
stock-keys = Свободных ключей: { $free } из { $all }. Ключ открывает уровень 8 одной дисциплины.
stock-area = Ваша крупнейшая территория: { $n ->
    [one] { $n } здание
    [few] { $n } здания
    [many] { $n } зданий
   *[other] { $n } здания
}.
slot-open = Стоит на карте: { $kind }. Доход: { $what }.
slot-covered = Закрывает это поле: { $kind }. Когда встанет на карту, доход: { $what }.
price-workshop = Мастерская стоит 1 инструмент и 2 монеты.
price-guild = Мастерская становится гильдией за 2 инструмента и 6 монет, а рядом с чужим зданием — за 2 инструмента и 3 монеты.
price-school = Гильдия становится школой за 3 инструмента и 5 монет; с ней берут компетенцию.
price-palace = Гильдия становится дворцом за 4 инструмента и 6 монет.
price-university = Школа становится университетом за 5 инструментов и 8 монет; с ним берут компетенцию.
slot-palace = Это поле закрывает дворец. Построив его, вы берёте жетон дворца: на нём сказано, что он приносит.

full-discipline = С уровня { $level } приносит с каждым доходом { $income }. Уровни 3, 5, 7 и 12 один раз дают 1, 2, 2 и 3 энергии. Для уровня 8 нужен ключ, а уровень 12 достаётся одному игроку. В конце три высших уровня дают 8, 4 и 2 очка. В запасе { $books ->
    [one] { $books } книга
    [few] { $books } книги
    [many] { $books } книг
   *[other] { $books } книги
}.
full-neutral-level = Неигровая фракция на уровне { $level }.
income-banking = 3 монеты
income-law = 6 энергии
income-engineering = 1 инструмент
income-medicine = 3 очка
full-space = Отправьте сюда учёного насовсем: { $levels } ур. ({ $discipline }).
full-space-taken = Здесь стоит учёный: { $levels } ур. уже заняты ({ $discipline }).
full-column = Компетенции этого столбца дают уровни или уровни и книги этой дисциплины: { $discipline }.
full-competency-reward = Когда вы её берёте ({ $discipline }): { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
    [many] { $levels } уровней
   *[other] { $levels } уровня
}{ $books ->
    [0] {""}
    [one] {" "}и { $books } книга
    [few] {" "}и { $books } книги
    [many] {" "}и { $books } книг
   *[other] {" "}и { $books } книги
}.
full-own-price = Ваша цена: { $books } и любые ×{ $any }{ $coins ->
    [0] {""}
    [one] , и { $coins } монета, потому что у вас нет дворца
    [few] , и { $coins } монеты, потому что у вас нет дворца
    [many] , и { $coins } монет, потому что у вас нет дворца
   *[other] , и { $coins } монеты, потому что у вас нет дворца
}.
full-taken = Кто-то уже разработал эту инновацию.
full-word-taken = Кто-то уже разработал эту инновацию.
full-used-by = Уже использовано в этом раунде ({ $seat }).
full-palace-waits = Действует, когда построен ваш дворец.
full-round-tile = { $about }, в своём раунде; после него { $bonus }.
full-round = Раунд { $round }: { $about }. После него: { $bonus }.
full-last-round = Раунд { $round }: { $about }, а также { $last }.
full-set = { $board } { $faction }: { $about } { $bonus }: { $bonus_about }
full-banking = Банковское дело.
full-law = Право.
full-engineering = Инженерное дело.
full-medicine = Медицина.

source-start = Старт
source-rounds = Раунды
source-cities = Города
source-innovations = Иннов.
source-competencies = Комп.
source-palace = Дворец
source-bonus = Бонус
source-faction = Фракция
source-tracks = Шкалы
source-actions = Действ.
source-power = Энерг.
source-science = Наука
source-area = Терр.
source-resources = Рес.
source-total = Итого

title-pow_bridge = Мост
title-pow_scholar = Учёный
title-pow_tools = 2 инструмента
title-pow_coins = Семь монет
title-pow_spade1 = Одна лопата
title-pow_spade2 = Две лопаты
title-book_power = 5 энергии
title-book_steps = Два уровня
title-book_coins = Шесть монет
title-book_guild = Гильдия даром
title-book_vp = Очки за гильдии
title-book_spades = Три лопаты
head-banking = Банк
head-law = Право
head-engineering = Инженер.
head-medicine = Медицина
title-banking = Банк. дело
title-law = Право
title-engineering = Инж. дело
title-medicine = Медицина
short-bon_river = Река
short-bon_scholar = Учёный
short-bon_guild = Гильдия
short-bon_palace = Дворец
short-bon_spade = Лопата
short-bon_bridge = Мост
short-bon_step = Уровень
short-bon_school = Школа
short-bon_power = Энергия
short-bon_coins = Монеты
for-rs_workshop_law = за каждую мастерскую.
for-rs_spade_engineering = за каждую лопату.
for-rs_workshop_banking = за каждую мастерскую.
for-rs_step_medicine = за каждый уровень.
for-rs_guild_law = за каждую гильдию.
for-rs_city_engineering = за каждый жетон города.
for-rs_guild_medicine = за каждую гильдию.
for-rs_track_engineering = за каждый шаг мореходства или терраформинга.
for-rs_school_banking = за каждую школу.
for-rs_innovation_law = за каждую инновацию.
for-rs_palace_medicine = за каждый дворец и университет.
for-rs_palace_banking = за каждый дворец и университет.

## All of a tile in words

full-board_desert = Поле планирования, родные земли — пустыня. В начале у вас 1 бесплатная лопата.
full-board_plains = Поле планирования, родные земли — равнина. Шаг терраформинга стоит вам 1 монету вместо 5.
full-board_swamp = Поле планирования, родные земли — болото. Вы начинаете с учёным и с 9 токенами силы в чаше II.
full-board_lake = Поле планирования, родные земли — озеро. Вы начинаете с мореходства 1, последний шаг — 3.
full-board_forest = Поле планирования, родные земли — лес. Вы начинаете на 1 уровень выше в каждой дисциплине и с 8 токенами силы в чаше II.
full-board_mountain = Поле планирования, родные земли — горы. Ваш доход больше на 2 монеты, а первая гильдия приносит 3 монеты.
full-board_wasteland = Поле планирования, родные земли — пустошь. Вы начинаете с 4 инструментами и книгой на выбор; за вторую инновацию лишней книги не платят.
full-blessed = В начале 1 уровень в каждой дисциплине. В бонусе за науку после каждого раунда ваш уровень считается на 3 выше.
full-felines = В начале 1 уровень в банковском деле и медицине. Каждый жетон города приносит 3 уровня на выбор и 1 книгу.
full-goblins = В начале 1 уровень в банковском и инженерном деле и 1 инструмент. Вы получаете 2 монеты за каждую применённую лопату, в любой фазе.
full-illusionists = В начале 2 уровня в медицине. Действия с энергией стоят вам на 1 энергию меньше и приносят очки.
full-inventors = В начале жетон компетенции.
full-lizards = В начале 2 уровня на выбор. Каждый жетон города приносит бесплатную лопату и бесплатную мастерскую на любом досягаемом гексе родных земель.
full-moles = В начале 2 уровня в инженерном деле. За 1 инструмент вы роете туннель к гексу за другим гексом и получаете за это очки. Отдельным действием вы строите мост за 1 инструмент, и над сушей тоже. В конце здания на расстоянии туннеля считаются соединёнными.
full-monks = В начале 1 уровень в праве, университет вместо мастерских и жетон компетенции.
full-navigators = В начале 3 уровня в праве. Вы получаете очки за каждую мастерскую, построенную у реки.
full-omar = В начале 1 уровень в банковском и инженерном деле и нейтральная башня третьим зданием. Доход 2 энергии и 2 монеты.
full-philosophers = В начале 2 уровня в банковском деле. Каждая компетенция приносит на 1 книгу своего столбца больше. Раз в раунд в качестве действия: 1 книга на выбор.
full-psychics = В начале 1 уровень в банковском деле и медицине и 1 инструмент. Раз в раунд: 5 энергии, а затем ещё одно действие в тот же ход.
full-bon_river = В ваши ходы мореходство дальше на 1 гекс реки. 2 очка за каждую мастерскую, построенную у реки.
full-bon_scholar = Доход 1 учёный. 2 очка всякий раз, когда вы отправляете учёного.
full-bon_guild = Доход 3 энергии. 3 очка за каждую построенную гильдию.
full-bon_palace = Доход 1 инструмент. При пасе: 4 очка за каждый ваш дворец и каждый университет.
full-bon_spade = Доход 1 книга. Раз в раунд в качестве действия: терраформинг и строительство с 1 бесплатной лопатой.
full-bon_bridge = Доход 1 книга. Раз в раунд в качестве действия: бесплатный мост.
full-bon_step = Доход 2 инструмента. Раз в раунд в качестве действия: 1 уровень на выбор.
full-bon_school = Доход 4 монеты. При пасе: 1 уровень на выбор за каждую вашу школу.
full-bon_power = Доход 4 энергии и 2 монеты.
full-bon_coins = Доход 6 монет.
full-comp_tool_step = Доход 1 инструмент и 1 уровень на выбор.
full-comp_vp_coins = Доход 3 очка и 2 монеты.
full-comp_book_power = Доход 1 книга на выбор и 1 энергия.
full-comp_instant = Сразу 1 инструмент, 5 очков и 2 монеты.
full-comp_spades = Сразу: терраформинг и строительство с 2 бесплатными лопатами.
full-comp_annex = Сразу 2 пристройки. Действием вы ставите пристройку к зданию: для города оно считается на 1 больше.
full-comp_power = Раз в раунд в качестве действия: 4 энергии.
full-comp_scholar_vp = 2 очка всякий раз, когда вы отправляете учёного.
full-comp_tower = Сразу нейтральная башня на досягаемом гексе. Доход 2 энергии и 2 монеты.
full-comp_city_vp = При пасе: 2 очка за каждый ваш жетон города.
full-comp_edge = 3 очка за каждую мастерскую, построенную на пограничном гексе.
full-comp_lowest = При пасе: столько очков, каков низший из ваших четырёх уровней.
full-deus_ex_machina = Сразу 1 книга на выбор и 1 уровень в каждой дисциплине. Раз в раунд в качестве действия: терраформинг и строительство с 1 бесплатной лопатой.
full-trade_routes = При пасе: 2 очка за каждую вашу гильдию.
full-professors = Раз в раунд в качестве действия: 1 учёный и 3 очка.
full-architecture = Сразу 10 очков и 1 уровень на выбор за каждый вид здания, который есть у вас на карте.
full-league_of_cities = Сразу 5 очков за каждый ваш жетон города.
full-census = Сразу 8, 12 или 18 очков, если у вас не меньше 7, 9 или 11 зданий.
full-libraries = Сразу столько очков, какова сумма двух ваших высших уровней.
full-colleges = Сразу 5 очков за каждую вашу школу.
full-sewerage = Сразу 2 очка за каждую вашу мастерскую.
full-communication = Сразу 8, 12 или 18 очков, если ваши здания составляют не меньше 4, 5 или 6 отдельных групп.
full-steam_power = Сразу 1 учёный, шаг терраформинга и шаг мореходства, оба с наградами.
full-steelworks = Сразу 8, 12 или 18 очков за 1, 2 или 3 ваших моста.
full-neutral_workshop = Сразу: постройте нейтральную мастерскую на свободном досягаемом гексе. Доход 3 инструмента.
full-neutral_guild = Сразу: постройте нейтральную гильдию на свободном досягаемом гексе. Доход 5 монет.
full-neutral_school = Сразу: постройте нейтральную школу на свободном досягаемом гексе и возьмите компетенцию.
full-neutral_university = Сразу: постройте нейтральный университет на свободном досягаемом гексе. Компетенции он не даёт. Доход 2 очка.
full-neutral_palace = Сразу: постройте нейтральный дворец на свободном досягаемом гексе и положите 2 новых токена силы в чашу III. Жетона дворца он не даёт. Доход 4 энергии.
full-neutral_monument = Сразу: постройте монумент на свободном досягаемом гексе и получите 7 очков. Для города он считается за 4.
full-palace_1 = Доход 5 энергии. Раз в раунд в качестве действия: 2 инструмента.
full-palace_2 = Раз в раунд в качестве действия: терраформинг и строительство с 2 бесплатными лопатами.
full-palace_3 = Доход 2 энергии. Раз в раунд в качестве действия: ваша школа становится гильдией; 3 очка и 1 инструмент.
full-palace_4 = Доход 2 энергии. Раз в раунд в качестве действия: мастерская бесплатно становится гильдией.
full-palace_5 = Доход 4 энергии. Сразу компетенция.
full-palace_6 = Доход 2 энергии и 1 книга. Раз в раунд в качестве действия: до 2 уровней в одной дисциплине.
full-palace_7 = Доход 4 энергии. При пасе: 3 очка за каждую вашу школу.
full-palace_8 = Доход 2 монеты, 2 энергии и 1 инструмент. Вашим городам хватает ценности 6 вместо 7.
full-palace_9 = Доход 1 учёный. За 1 учёного, строя или копая, вы перелетаете через один или два гекса и получаете 5 очков. В конце здания на расстоянии полёта считаются соединёнными.
full-palace_10 = Доход 6 монет. Сразу 12 энергии и 2 книги.
full-palace_11 = Доход 1 инструмент. Сразу жетон города на выбор, без города.
full-palace_12 = Доход 8 энергии. 2 очка за каждую построенную мастерскую.
full-palace_13 = Раз в раунд в качестве действия: 1 книга и 3 монеты. 3 очка за каждую построенную гильдию.
full-palace_14 = Доход 6 энергии. Сразу 2 шага мореходства с наградами. Вы можете основывать города через один гекс реки.
full-palace_15 = Доход 6 энергии. Сразу, в любом порядке: терраформинг и строительство с 2 бесплатными лопатами, до 2 мостов и 2 книги.
full-palace_16 = Доход 2 энергии и 1 книга. Сразу: гильдия с вашего поля на любом свободном гексе родных земель, где угодно, если его не меняли в этот ход.
full-palace_17 = Доход 2 энергии. Сразу 10 очков. Его всегда можно взять.
full-city_tools = Ключ, 4 очка и 3 инструмента.
full-city_spades = Ключ, 5 очков, терраформинг и строительство с 2 бесплатными лопатами.
full-city_books = Ключ, 5 очков и 2 книги на выбор.
full-city_coins = Ключ, 6 очков и 6 монет.
full-city_steps = Ключ, 7 очков и 1 уровень в каждой дисциплине.
full-city_power = Ключ, 8 очков и 8 энергии.
full-city_scholar = Ключ, 8 очков и 1 учёный.
full-pow_bridge = За 3 энергии один игрок за раунд строит мост.
full-pow_scholar = За 3 энергии один игрок за раунд получает учёного.
full-pow_tools = За 4 энергии один игрок за раунд получает 2 инструмента.
full-pow_coins = За 4 энергии один игрок за раунд получает 7 монет.
full-pow_spade1 = За 4 энергии один игрок за раунд копает и строит с 1 бесплатной лопатой.
full-pow_spade2 = За 6 энергии один игрок за раунд копает и строит с 2 бесплатными лопатами.
full-book_power = За 1 книгу любого цвета один игрок за раунд получает 5 энергии.
full-book_steps = За 1 книгу любого цвета один игрок за раунд поднимается на 2 уровня в одной дисциплине.
full-book_coins = За 2 книги любого цвета один игрок за раунд получает 6 монет.
full-book_guild = За 2 книги любого цвета один игрок за раунд бесплатно модернизирует мастерскую до гильдии.
full-book_vp = За 2 книги любого цвета один игрок за раунд получает 2 очка за каждую свою гильдию.
full-book_spades = За 3 книги любого цвета один игрок за раунд копает и строит с 3 бесплатными лопатами.

# A guided first match
lesson-aim = Побеждает тот, у кого после шести раундов больше всего очков. Большую их часть приносят жетоны раундов, города, наука и, в конце, большие территории.
lesson-offer = Кто-то построил рядом с вами, и вам предлагают энергию: первая единица бесплатна, каждая следующая стоит очко. Берите, если потратите её; можно и отказаться.
lesson-offer-done = Такое предложение приходит всегда, когда рядом с вами строят: энергия идёт из чаши I в II и III, а из III её можно потратить.
lesson-set = Вы ведёте фракцию учёных на одном из семи видов земель. Сначала возьмите набор: край со своим полем, фракцию со способностью и жетон бонуса на первый раунд.
lesson-set-done = Теперь вы знаете, за кого играете. Ваше поле под картой показывает, что принесёт каждое здание; коснитесь ячейки, чтобы прочесть, сколько оно стоит.
lesson-start = Поставьте то, с чего начинаете, на отмеченный гекс: на родную землю. Держитесь ближе к другим: рядом с ними модернизация дешевле, а когда они там строят, вы получаете энергию.
lesson-start-done = Начало положено. Дальше вы строите рядом со своими зданиями и за рекой, насколько хватает мореходства.
lesson-build = Постройте мастерскую на отмеченном гексе за 1 инструмент и 2 монеты. Это должна быть родная земля.
lesson-build-done = Мастерская стоит, и место, которое она освободила на поле, теперь приносит доход.
lesson-dig = Копайте: лопаты превращают отмеченный гекс в родную землю, и каждая стоит инструментов. Потом постройте там мастерскую, в этот же ход или позже.
lesson-dig-done = Земля изменилась. Когда она станет родной, здесь можно поставить мастерскую.
lesson-upgrade = Модернизируйте мастерскую до гильдии. Рядом с чужим зданием это дешевле. Гильдии становятся школами или дворцом, а школа — университетом.
lesson-upgrade-done = Модернизация даёт другой доход, а школы и дворец приносят жетоны, которые действуют до конца.
lesson-science = Отправьте учёного в одну из четырёх дисциплин на шкале науки. Уровни дают энергию сейчас и очки в конце; жетон раунда награждает одну из дисциплин.
lesson-science-done = Ваш маркер поднялся. Уровень за уровнем он приносит энергию, а наверху и доход.
lesson-competency = Возьмите компетенцию. Её столбец сразу даёт уровни или уровни и книги одной дисциплины, а сам жетон действует до конца. Каждая школа и университет тоже приносят по компетенции.
lesson-competency-done = Компетенция ваша до конца партии, а её столбец поднял вас в науке.
lesson-pass = Пасуйте, когда ничто уже не стоит своей цены. Вы получите то, что даёт жетон бонуса, вернёте его и возьмёте другой на следующий раунд.
lesson-pass-done = Вы спасовали. Порядок пасов — порядок хода следующего раунда.
lesson-power = Выполните действие с энергией. Энергией из чаши III платят за лопаты, учёных, инструменты, монеты и мосты; каждым действием за раунд может воспользоваться один игрок.
lesson-power-done = Энергия возвращается в чашу I и снова идёт по кругу.
lesson-innovate = Разработайте инновацию. За неё платят книгами; их дают компетенции, дворцы и города. Каждая инновация только одна.
lesson-innovate-done = Эта инновация ваша до конца партии.
lesson-income = Новый раунд начинается с дохода: инструменты, монеты, энергия, книги и учёные с мест, которые освободили ваши здания, и с жетонов. Поле показывает, что придёт в следующем раунде.
lesson-rounds = У каждого раунда есть жетон, который награждает за что-то, и дисциплина, за которую награждают в его конце. Посмотрите вперёд, прежде чем выбирать, что строить.
lesson-city = Основайте город: четыре соединённых здания ценностью 7. Его жетон приносит очки и ключ к высшим уровням науки.
lesson-city-done = Город основан. Его ключ открывает уровень 8 одной дисциплины.
lesson-end = Последний раунд. Крупнейшие связные территории дают 18, 12 и 6 очков; каждая дисциплина 8, 4 и 2; пять оставшихся ресурсов — очко.

## Reasons of the bots: what an action brings or costs

reason-points = очки сразу
reason-goods = монеты, инструменты и учёные
reason-books = книги
reason-power = энергия
reason-income = доход следующих раундов
reason-passing = очки за пас
reason-specials = особые действия
reason-science = наука
reason-area = связная территория
reason-cities = путь к городу и ключи
reason-buildings = здания
reason-tiles = инновации и компетенции
reason-rounds = жетоны очков следующих раундов
reason-sailing = мореходство и терраформинг
reason-land = доступные земли
reason-neighbours = соседи
