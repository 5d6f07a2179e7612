# Terra Nova по-русски.

## Sources

promise = Десять фракций заселяют долину с пятью видами земель. Каждая живёт только на одном из них и превращает в него то, что находит. Пять раундов; побеждает тот, у кого больше очков.
source-rules = Правила — по изданной книге правил; цены, жетоны и способности указаны в ней.
source-components = Взято с напечатанных компонентов: земли, реки и места мостов лицевой стороны; доходы планшетов, начальные монеты и шкала мореходства; доходы жетонов бонуса B, E, F и G, причём F под сомнением (2 энергии или 2 монеты); какие жетоны раундов встречаются дважды (дом и фактория).
source-reconstructed = Восстановлено и, возможно, отличается от вашего экземпляра: земли стороны для двоих и её метки для нейтральных домов, дома первой игры и её жетоны раундов 4 и 5. Их заменяет файл владельца сайта или строки «deal» в записи партии (правила 16.1).

## Options

option-setup = Подготовка
option-setup-free = Все по очереди выбирают фракцию, дома и жетон.
option-setup-first_game = Рекомендованная первая игра: заданные дома, жетоны и небольшой набор фракций.
option-turn_order = Порядок хода
option-turn_order-clockwise = По часовой стрелке от того, кто первым спасовал в прошлом раунде.
option-turn_order-pass_order = В том порядке, в котором пасовали в прошлом раунде.
option-neutral = Нейтральные дома для двоих
option-neutral-none = Нет.
option-neutral-planner = Планировщик: один цвет, выпавший в начале, ставит на пути до четырёх домов.
option-neutral-lucky_digger = Удачливый копатель: перед каждым доходом оба игрока тянут и ставят по нейтральному дому.

## Names

lake = озеро
forest = лес
wasteland = пустошь
desert = пустыня
swamp = болото
river = река

water_sprites = Духи воды
sea_dogs = Морские волки
golems = Големы
fire_sprites = Духи огня
leprechauns = Лепреконы
inventors = Изобретатели
fairies = Феи
druids = Друиды
sun_worshippers = Почитатели солнца
sand_cats = Песчаные коты

about-water_sprites = озеро; на 4 очка больше за каждый город
about-sea_dogs = озеро; города и через один гекс реки
about-golems = пустошь; очки за фактории при пасе
about-fire_sprites = пустошь; действия с энергией дешевле на 1
about-leprechauns = болото; 2 энергии за каждую лопату
about-inventors = болото; энергия, когда другие строят дом
about-fairies = лес; на 2 энергии больше с каждым доходом
about-druids = лес; 3 энергии стоят 2 очка
about-sun_worshippers = пустыня; третий дом в начале
about-sand_cats = пустыня; монеты, когда другие улучшают

left-water_sprites = раз в раунд бесплатный дом на любом свободном озере
left-sea_dogs = сразу шаг мореходства
left-golems = ни одному гексу не нужно больше 1 лопаты
left-fire_sprites = сразу бесплатный дом у края карты
left-leprechauns = сразу 6 энергии
left-inventors = за 6 энергии фактория на любом досягаемом гексе
left-fairies = раз в раунд, за 2 энергии, бесплатная лопата
left-druids = при пасе 2 энергии за каждое поселение
left-sun_worshippers = раз в раунд соседний гекс становится пустыней
left-sand_cats = фактории стоят 5 или 7
right-water_sprites = города уже при ценности 6
right-sea_dogs = раз в раунд бесплатная фактория
right-golems = города уже при ценности 6
right-fire_sprites = при пасе 1 очко за каждое поселение у края
right-leprechauns = города уже при ценности 6
right-inventors = 2 очка за каждый построенный дом
right-fairies = города уже при ценности 6
right-druids = 3 очка за каждое улучшение до фактории
right-sun_worshippers = города уже при ценности 6
right-sand_cats = при пасе 1 очко за каждое здание вдали от реки

bon_a = доход 2 монеты; раз в раунд бесплатная лопата
bon_b = доход 6 монет
bon_c = доход 3 энергии; мореходство больше на 1
bon_d = доход 3 монеты, 3 энергии
bon_e = доход 4 энергии; пас: 4 очка за каждый дворец
bon_f = доход 2 энергии; пас: 2 очка за каждую факторию
bon_g = доход 2 монеты; пас: 1 очко за каждый дом
bon_h = доход 3 энергии; пас: 3 очка за каждый шаг мореходства

rs_house_1 = 2 очка за каждый построенный дом
rs_house_2 = 2 очка за каждый построенный дом
rs_trading_post_1 = 3 очка за каждое улучшение до фактории
rs_trading_post_2 = 3 очка за каждое улучшение до фактории
rs_palace = 5 очков за каждое улучшение до дворца
rs_town = 5 очков за каждый основанный город
rs_sailing = 2 очка за каждый шаг мореходства
rs_spade = 2 очка за каждую лопату

town_coins = 5 очков, 6 монет
town_power = 6 очков, 8 энергии
town_points = 9 очков
town_sailing = 4 очка, 1 шаг мореходства

## Short words for the drawing

tile-house = дом
word-round = Раунд { $round } из { $rounds }
word-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
word-setup = Подготовка
word-over = Партия окончена
word-power-actions = За энергию
word-bonus-tiles = Жетоны бонуса у поля
word-round-tiles = Жетоны раундов
word-coins = монеты
word-points = очки
word-sailing = мореходство
word-bridges = мосты
word-towns = жетоны городов
word-passed = пас
word-no-faction = фракции пока нет
named-tile = жетон { $tile }
named-bonus-tile = жетон бонуса { $tile }
named-post = фактория
named-left = левый дворец
named-right = правый дворец
special-spade = бесплатная лопата
special-lake = дом на озере
special-post = бесплатная фактория
special-fairy = лопата фей
special-sun = солнце
special-invent = изобретённая фактория
picture-title = Terra Nova, поле

## Prompts

topic-neutral = Нейтральный дом
topic-faction = Фракция
topic-house = Начальный дом
topic-bonus = Жетон бонуса
topic-rest = Остаток действия
topic-town = Жетон нового города
topic-end = Конец хода
topic-window = Обмен энергии до конца раунда
decide-neutral = Поставьте нейтральный дом ({ $colour }) на отмеченный гекс.
decide-faction = Выберите фракцию.
decide-house = Поставьте начальный дом на родную землю.
decide-bonus = Возьмите жетон бонуса.
decide-action = Выполните действие (раунд { $round }).
decide-spade = Примените вторую лопату на другом гексе или откажитесь от неё.
decide-edge = Поставьте бесплатный дом у края карты или откажитесь от него.
decide-freesail = Сделайте бесплатный шаг мореходства или откажитесь от него.
decide-town = Выберите жетон нового города.
decide-end = Обменяйте энергию, если хотите, и закончите ход.
decide-window = Обменяйте энергию до конца раунда или закончите ход.

## Menu

kind-faction = Выбрать фракцию
kind-house = Начальный дом
kind-bonus = Взять жетон бонуса
kind-neutral = Поставить нейтральный дом
kind-exchange = Обменять энергию
kind-town = Основать город
kind-build = Построить дом
kind-dig = Копать и строить
kind-upgrade = Улучшить
kind-invent = Изобрести факторию
kind-sail = Мореходство до { $to }
kind-bridge = Построить мост
kind-power-coins = { $coins ->
    [one] Взять { $coins } монету
    [few] Взять { $coins } монеты
    [many] Взять { $coins } монет
   *[other] Взять { $coins } монеты
}
kind-leave = Отказаться
kind-pass = Спасовать
kind-end = Закончить ход

variant-build = Построить дом
variant-lake = Дом на озере, бесплатно
variant-edge = Бесплатный дом
variant-with-house = { $with } и дом
variant-only = { $with }, без дома
variant-buy = { $spades ->
    [one] Купленная лопата
    [few] { $spades } купленные лопаты
    [many] { $spades } купленных лопат
   *[other] { $spades } купленной лопаты
}
variant-power-spade = Энергия: 1 лопата
variant-power-spade2 = Энергия: 2 лопаты
variant-bonus-spade = Лопата жетона A
variant-fairy = Лопата фей
variant-sun = Солнце
variant-second = Вторая лопата
variant-post = Фактория
variant-free-post = Фактория бесплатно
variant-left = Левый дворец: { $about }
variant-right = Правый дворец: { $about }
variant-for-coins = Заплатить монетами
variant-for-power = Действие с энергией за { $power }
variant-free-step = Бесплатный шаг
variant-town = Жетон города: { $tile }

do-faction = Играть за фракцию «{ $faction }»: { $about }
do-house = Начальный дом на { $hex }
do-bonus = Взять жетон { $tile }{ $coins ->
    [0] {""}
    [one] {" "}с { $coins } монетой
    [few] {" "}с { $coins } монетами
    [many] {" "}с { $coins } монетами
   *[other] {" "}с { $coins } монетами
}: { $about }
do-pass = Спасовать и взять жетон { $tile }{ $coins ->
    [0] {""}
    [one] {" "}с { $coins } монетой
    [few] {" "}с { $coins } монетами
    [many] {" "}с { $coins } монетами
   *[other] {" "}с { $coins } монетами
}: { $about }
do-neutral = Нейтральный дом на { $hex }
do-exchange = { $power ->
    [one] { $power } энергия
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
} → { $power ->
    [one] { $power } монета
    [few] { $power } монеты
    [many] { $power } монет
   *[other] { $power } монеты
}
do-exchange-points = { $power } энергии → очки
do-river-town = Город через гекс реки { $hex }: { $tile }
do-town = Жетон города: { $tile }
do-town-at = Город у { $hex }: { $tile }
do-build = Дом на { $hex }
do-transform = { $hex }: { $terrain } → { $home } ({ $spades ->
    [0] без лопаты
    [one] { $spades } лопата
    [few] { $spades } лопаты
    [many] { $spades } лопат
   *[other] { $spades } лопаты
})
do-transform-build = { $hex }: { $terrain } → { $home } ({ $spades ->
    [0] без лопаты
    [one] { $spades } лопата
    [few] { $spades } лопаты
    [many] { $spades } лопат
   *[other] { $spades } лопаты
}) и дом
do-no-spade = Отказаться от второй лопаты
do-post = Фактория на { $hex }
do-palace = Дворец ({ $side }) на { $hex }: { $about }
side-left = левый
side-right = правый
do-invent = Фактория на { $hex }, который становится болотом
do-sail = Мореходство { $sailing }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
do-not-sail = Отказаться от шага мореходства
do-bridge = Мост { $site }
do-power-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
do-edge = Бесплатный дом на { $hex }
do-no-edge = Отказаться от бесплатного дома
do-end = Закончить ход
do-end-window = Закончить обмен
why-not = { $what }: { $reason }
why-not-which = { $what }: { $which }. { $reason }

price-free = бесплатно
price-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
price-power = { $power ->
    [one] { $power } энергия
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}
price-both = { $power ->
    [one] { $power } энергия
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}

## Events

chooses = { $seat } выбирает фракцию «{ $faction }».
starts-on = { $seat } начинает на { $hex }.
takes-bonus = { $seat } берёт жетон бонуса { $tile }.
neutral-house = На { $hex } встаёт нейтральный дом ({ $colour }).
draws-neutral = { $seat } тянет нейтральный дом ({ $colour }).
neutral-discarded = Свободного отмеченного гекса нет ({ $colour }): дом сбрасывается.
round-begins = Начинается раунд { $round }: { $tile }.
income = { $seat } получает доход: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}{ $power ->
    [0] {""}
    [one] , { $power } энергия
    [few] , { $power } энергии
    [many] , { $power } энергии
   *[other] , { $power } энергии
}.
builds = { $seat } строит дом на { $hex } ({ $price }).
transforms = { $seat } меняет землю { $hex }: теперь { $terrain } ({ $price }).
transforms-and-builds = { $seat } меняет землю { $hex } (теперь { $terrain }) и строит там дом ({ $price }).
upgrades-to-post = { $seat } улучшает { $hex } до фактории ({ $price }).
upgrades-to-palace = { $seat } улучшает { $hex }: { $side } дворец ({ $price }).
invents = { $seat } строит факторию на { $hex } ({ $price }).
spade-lost = Вторая лопата пропадает: ни одному другому досягаемому гексу не нужна ровно одна.
edge-house = { $seat } ставит бесплатный дом на { $hex }, у края карты.
bridges = { $seat } строит мост { $site } ({ $price }).
pays-for-sailing = { $seat } повышает мореходство ({ $price }).
sails = { $seat } достигает мореходства { $sailing }.
exchanges = { $seat } обменивает { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
} на { $power ->
    [one] { $power } монету.
    [few] { $power } монеты.
    [many] { $power } монет.
   *[other] { $power } монеты.
}
exchanges-points = { $seat } обменивает { $power } энергии на { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
passes = { $seat } пасует и берёт жетон бонуса { $tile }.
founds = { $seat } основывает город у { $hex } с жетоном «{ $tile }».
gains-coins = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} ({ $why }).
gains-power = { $seat } получает { $power ->
    [one] { $power } энергию
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
} ({ $why }).
scores = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} ({ $why }).

why-round-tile = жетон раунда
why-ability = способность фракции
why-palace = дворец
why-neighbour = сосед
why-sailing = шкала мореходства
why-town-tile = жетон города
why-power-action = действие с энергией
why-bonus-tile = жетон бонуса
why-coins-on-tile = монеты на жетоне
why-money = деньги
why-territory = территория

## Refusals

one-action-only = Вы уже выполнили действие этого хода. Обменяйте энергию, если хотите, и отправьте «end».
action-first = До конца хода нужно выполнить одно действие. Если делать нечего, спасуйте.
nothing-to-follow = Строка «{ $line }» сейчас ничего не решает.
first-decide = Сначала нужно решить другое: { $what }
too-few-coins = Это стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а у вас { $coins }: не хватает { $missing }.
too-little-power = Это стоит { $price ->
    [one] { $price } энергию
    [few] { $price } энергии
    [many] { $price } энергии
   *[other] { $price } энергии
}, а в чаше III у вас { $power }.
exchange-nothing = Обменяйте хотя бы 1 энергию или не обменивайте ничего.
points-for-druids = Только Друиды обменивают энергию на очки.
points-by-rate = Очки даются за каждые { $rate } энергии, а { $power } не делится на { $rate }.
colour-taken = Фракции этой земли ({ $colour }) заняты: за одну из них играет { $seat }.
colour-neutral = Фракции этой земли ({ $colour }) недоступны: их цвет в этой партии нейтральный.
not-in-first-game = В первой игре можно выбрать: { $set }.
deal-data = Таблиц, указанных в «deal data», здесь нет. Есть: printed, { $known }.
deal-map = Ряд { $row } стороны для двоих не подходит: нужны девять рядов по десять букв (L F W D S, R — река), с реками как на лицевой стороне.
deal-marks = Нейтральные метки не подходят: нужны двадцать разных гексов, по четыре каждой земли, напечатанной на стороне для двоих.
deal-first-houses = Дома первой игры не подходят: для каждой её фракции по очереди укажите начальные дома на родной земле.
first-game-alone = Первая игра идёт без нейтральных домов: откажитесь от одной из двух настроек.
bonus-not-there = Жетона { $tile } нет у поля. Есть: { $tiles }.
not-marked = Нейтральный дом ({ $colour }) нельзя поставить на { $hex }. Свободные метки: { $hexes }.
is-river = { $hex } — река: там ничего не построить.
occupied = На { $hex } уже стоит здание ({ $seat }).
occupied-neutral = На { $hex } стоит нейтральный дом.
not-home = На { $hex } — { $terrain }, а ваша родная земля — { $home }.
is-home-already = { $hex } уже ваша родная земля: напишите «build».
build-implied = { $hex } — ваша родная земля: лопата не нужна, можно только построить дом.
out-of-reach = { $hex } вне досягаемости: гекс должен лежать рядом с вашим зданием{ $sailing ->
    [0] .
    [one] {" "}или через { $sailing } гекс реки.
    [few] {" "}или не дальше чем через { $sailing } гекса реки.
    [many] {" "}или не дальше чем через { $sailing } гексов реки.
   *[other] {" "}или не дальше чем через { $sailing } гекса реки.
}
second-out-of-reach = { $hex } не был досягаем до этого действия.
second-needs-two = Для { $hex } нужно лопат: { $spades }, а осталась одна.
no-second-spade = Лопаты на второй гекс нет, или ни одному другому досягаемому гексу не нужна ровно одна.
one-house-only = Этим действием уже построен его единственный дом.
build-where = Укажите, где встанет дом: «build» и один из двух гексов.
not-beside-own = { $hex } не граничит ни с одним вашим зданием.
not-a-lake = { $hex } — { $terrain }, а не озеро.
not-at-edge = { $hex } не у края карты.
no-own-house = На { $hex } нет вашего дома.
no-own-post = На { $hex } нет вашей фактории.
palace-stands = Ваш { $side } дворец уже стоит на { $hex }.
no-house-left = Все ваши дома ({ $all }) на поле. Улучшение вернёт один.
no-post-left = Все ваши фактории ({ $all }) на поле. Дворец вернёт одну.
sailing-at-end = Ваше мореходство уже { $most }, это конец шкалы.
no-bridge-left = Все ваши мосты ({ $all }) построены.
site-taken = Мост { $site } уже построен ({ $seat }).
bridge-without-building = Ни на одном конце { $site } нет вашего здания.
power-action-used = Действие с энергией «{ $action }» в этом раунде уже использовано.
special-not-yours = Особое действие «{ $action }» вам недоступно: для него нужен свой дворец или жетон бонуса.
special-used = Вы уже использовали особое действие «{ $action }» в этом раунде.
town-tile-used = Жетон города «{ $tile }» уже использован. Остались: { $left }.
town-where = Укажите, какой город: «at» и один из гексов: { $hexes }.
river-towns-not-yours = Только Морские волки основывают города через гекс реки.
not-a-river = { $hex } — не гекс реки.
river-used = Через { $hex } уже проходит ваш город.
river-one-group = У { $hex } меньше двух ваших групп.
river-in-town = Группа у { $hex } уже входит в город.
town-too-small = Зданий будет { $buildings }, их ценность { $value }; городу нужно не меньше { $least } ценностью { $needed }.

## Notation

unreadable = Такого действия в этой игре нет: «{ $line }». Напишите его так, как в списке возможных действий.
unknown-hex = Гекса «{ $word }» нет: ряды от A до I, столбцы от 1 до 10.
unknown-site = «{ $word }» — не место для моста. Назовите оба его конца, например C3-D4.
unknown-faction = Фракции «{ $word }» нет.
unknown-tile = Жетона раунда «{ $word }» нет.
unknown-bonus-tile = Жетона бонуса «{ $word }» нет.
unknown-town-tile = Жетона города «{ $word }» нет.
unknown-upgrade = «{ $word }» — не улучшение: напишите post, left или right.
unknown-number = «{ $word }» — не число.

## The text board

column-points = очки
column-coins = мон
column-power = энерг
column-houses = дом
column-posts = фак
column-palaces = двор
column-sail = море
column-towns = гор
column-tile = жет
legend-terrain = F лес, D пустыня, S болото, W пустошь, L озеро, ~ река
legend-kind = строчная буква + владелец: здание; 2 фактория, 3L 3R дворцы, n нейтр.
legend-marks = * город, ~A* речной город A, ' метка для нейтрального дома
legend-bridges = Мосты:

## Power actions, in short

power-bridge3 = Мост
power-bridge4 = Мост
power-sail = Море
power-coins = Семь монет
power-spade = Одна лопата
power-spade2 = Две лопаты

## Standing orders
order-roundend-3 = В конце каждого раунда обменивать до 3 энергии на монеты.
order-roundend-keep-2 = В конце каждого раунда обменивать на монеты всю энергию, кроме 2.
order-roundend-points = Друиды: в конце каждого раунда обменивать энергию на очки.
order-roundend-points-keep-2 = Друиды: обменивать энергию на очки, но оставлять не меньше 2.
order-roundend-off = Спрашивать меня каждый раз.

## The lists after the text board

text-bonus-tile = { $tile }{ $coins ->
    [0] {""}
    [one] , { $coins } монета
    [few] , { $coins } монеты
    [many] , { $coins } монет
   *[other] , { $coins } монеты
}: { $about }
text-power-action = { $action }: { $power } энергии
text-power-action-used = { $action }: { $power } энергии, в этом раунде использовано
text-neutral-colour = Нейтральный цвет: { $colour }
text-left-palace = левый дворец стоит: { $about }
text-left-palace-open = левый дворец не построен: { $about }
text-right-palace = правый дворец стоит: { $about }
text-right-palace-open = правый дворец не построен: { $about }
text-holds-tile = жетон бонуса { $tile }: { $about }
text-special = special { $action }: { $about }
text-special-used = special { $action }: { $about }, в этом раунде использовано
text-income = следующий доход { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} и { $power ->
    [one] { $power } энергия
    [few] { $power } энергии
    [many] { $power } энергии
   *[other] { $power } энергии
}
text-bridges = осталось: { $bridges ->
    [one] { $bridges } мост
    [few] { $bridges } моста
    [many] { $bridges } мостов
   *[other] { $bridges } моста
}
text-town-tiles = ещё не взяты жетоны городов: { $tiles }
text-territory = крупнейшая территория { $size }

## What is dealt, and in which order

component-round_scoring_tiles = Жетоны раундов, с раунда 1 по раунд 5.
component-bonus_tiles = Жетоны бонуса в игре, в любом порядке.
component-neutral_colour = Цвет нейтральных домов.
component-neutral_draws_1 = Цвета раунда 1 в том порядке, в каком они выпадают.
component-neutral_draws_2 = Цвета раунда 2 в том порядке, в каком они выпадают.
component-neutral_draws_3 = Цвета раунда 3 в том порядке, в каком они выпадают.
component-neutral_draws_4 = Цвета раунда 4 в том порядке, в каком они выпадают.
component-neutral_draws_5 = Цвета раунда 5 в том порядке, в каком они выпадают.
component-two_player_map = Земли стороны для двоих, от ряда A до ряда I, по десять букв: L озеро, F лес, W пустошь, D пустыня, S болото, R река.
component-neutral_marks = Отмеченные гексы стороны для двоих, по четыре каждой земли, в любом порядке.
component-first_game_houses = Начальные дома первой игры, фракция за фракцией.

## Panels

word-map = Карта
word-offer = Раунды, энергия, жетоны бонуса
word-points-this-round = Очки в этом раунде
word-now = Сейчас
word-round-short = Раунд { $round }
word-bonus-to-take = Жетоны бонуса, которые берут при пасе
word-your-town-tiles = Ваши жетоны городов: выберите один
word-terrains = Местность
word-factions = Фракции
word-bonus-tiles-all = Жетоны бонуса
word-town-tiles-all = Жетоны городов
word-special-actions = Особые действия
word-once-a-round = раз в раунд
word-reach = зона
word-passing = пас
word-each = за
word-in-turn-order = В порядке хода
word-points-from = Очки по источникам
word-power-bowls = энергия в чашах I/II/III
word-houses = дома
word-posts = фактории
word-palaces = дворцы
word-towns-founded = города
word-tile = Жетон
word-post = фактория
word-left-palace = левый дворец
word-right-palace = правый дворец
word-left-palace-name = Левый дворец
word-right-palace-name = Правый дворец
mat-title = { $faction }, { $ability }

for-house = за каждый дом.
for-post = за каждое улучшение до фактории.
for-palace = за каждый дворец.
for-town = за каждый город.
for-sailing = за каждый шаг мореходства.
for-spade = за каждую лопату.

n-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
stock-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}; следующий доход: { $next }.
stock-power = Энергия: следующий доход — { $next }.
stock-bowl = Чаша { $bowl }: { $count ->
    [one] { $count } токен силы
    [few] { $count } токена силы
    [many] { $count } токенов силы
   *[other] { $count } токена силы
}. Полученная энергия идёт из I в II, потом из II в III; платят только из чаши III, и потраченное возвращается в I.
stock-sailing = Мореходство { $sailing }: столько гексов реки вы можете пересечь. Число под шагом — его очки.
slot-house = дом
slot-post = фактория
slot-left = левый дворец
slot-right = правый дворец
slot-open = Стоит на карте: { $kind }. Доход: { $coins ->
    [0] { $power ->
        [0] ничего
       *[other] { $power } энергии
    }
    [one] { $coins } монета{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
    [few] { $coins } монеты{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
    [many] { $coins } монет{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
   *[other] { $coins } монеты{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
}.
slot-covered = Закрывает это поле: { $kind }. Когда встанет на карту, доход: { $coins ->
    [0] { $power ->
        [0] ничего
       *[other] { $power } энергии
    }
    [one] { $coins } монета{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
    [few] { $coins } монеты{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
    [many] { $coins } монет{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
   *[other] { $coins } монеты{ $power ->
        [0] {""}
       *[other] , { $power } энергии
    }
}.
slot-towns = { $left } из { $all }
full-area = Размер крупнейшей области зданий, досягаемых друг для друга: { $size }. В конце три крупнейшие дают { $first }, { $second } и { $third } очка; эта дала бы сейчас { $now }.
full-towns = { $towns ->
    [0] Городов пока нет.
    [one] { $towns } город.
    [few] { $towns } города.
    [many] { $towns } городов.
   *[other] { $towns } города.
} Остались жетоны, каждый на один город: { $tiles }.
full-towns-none = { $towns ->
    [one] { $towns } город
    [few] { $towns } города
    [many] { $towns } городов
   *[other] { $towns } города
}: все ваши жетоны городов использованы.

spot = { $hex }, { $terrain }
spot-edge = { $hex }, { $terrain }, у края
spot-marked = { $hex }, { $terrain }, метка для нейтрального дома
spot-site = { $from }-{ $to }, место моста
holds = { $kind } ({ $seat })
holds-in-town = { $kind } ({ $seat }), в городе
holds-neutral = нейтральный дом ({ $colour })
holds-river-town = город через реку ({ $seat })
holds-bridge = мост ({ $seat })

source-rounds = Раунды
source-sailing = Море
source-towns = Города
source-bonus = Бонус
source-ability = Фракция
source-palaces = Дворцы
source-territory = Территория
source-money = Деньги
source-total = Итого

ability-water_sprites = на 4 очка больше за город
ability-sea_dogs = города через гекс реки
ability-golems = пас: очки за фактории
ability-fire_sprites = действия с энергией −1
ability-leprechauns = 2 энергии за лопату
ability-inventors = энергия за чужие дома
ability-fairies = 2 энергии в доход
ability-druids = 3 энергии за 2 очка
ability-sun_worshippers = третий начальный дом
ability-sand_cats = монеты за чужие улучшения

full-faction = { $ability } Левый дворец: { $left } Правый дворец: { $right }
full-water_sprites = Родная земля — озеро. Каждый основанный город приносит на 4 очка больше.
full-sea_dogs = Родная земля — озеро. В свой ход ваши группы у одного гекса реки могут вместе основать город.
full-golems = Родная земля — пустошь. При пасе вы получаете 2 очка за одну или две фактории на карте, 3 за три, 4 за четыре.
full-fire_sprites = Родная земля — пустошь. Действия с энергией стоят вам на 1 энергию меньше.
full-leprechauns = Родная земля — болото. Вы получаете 2 энергии за каждую применённую лопату.
full-inventors = Родная земля — болото. Вы получаете 1 энергию (2 при двух игроках) всякий раз, когда другая фракция строит дом.
full-fairies = Родная земля — лес. С каждым доходом вы получаете на 2 энергии больше.
full-druids = Родная земля — лес. Вы можете обменивать 3 энергии на 2 очка сколько угодно раз.
full-sun_worshippers = Родная земля — пустыня. Вы начинаете с третьим домом и с 5 монетами.
full-sand_cats = Родная земля — пустыня. Вы получаете 1 монету (2 при двух игроках) всякий раз, когда другая фракция улучшает здание.
full-left-water_sprites = раз в раунд постройте бесплатный дом на любом свободном гексе, который сейчас озеро, где бы он ни лежал.
full-left-sea_dogs = после постройки можно сделать бесплатный шаг мореходства.
full-left-golems = ни одному гексу не нужно от вас больше 1 лопаты.
full-left-fire_sprites = после постройки можно поставить бесплатный дом на любой свободный гекс у края карты; этот гекс становится пустошью.
full-left-leprechauns = после постройки вы получаете 6 энергии.
full-left-inventors = за 6 энергии, сколько угодно раз, свободный досягаемый гекс становится болотом, и на нём встаёт фактория.
full-left-fairies = раз в раунд, за 2 энергии, копайте и стройте с 1 бесплатной лопатой.
full-left-druids = при пасе вы получаете 2 энергии за каждое своё поселение.
full-left-sun_worshippers = раз в раунд свободный гекс рядом с вашим зданием становится пустыней без лопаты; там можно построить дом за его цену.
full-left-sand_cats = ваши фактории стоят 5 монет рядом с другой фракцией и 7 в других местах.
full-right-water_sprites = вашим городам хватает ценности 6 вместо 7.
full-right-sea_dogs = раз в раунд дом бесплатно становится факторией.
full-right-golems = вашим городам хватает ценности 6 вместо 7.
full-right-fire_sprites = при пасе вы получаете 1 очко за каждое своё поселение у края карты.
full-right-leprechauns = вашим городам хватает ценности 6 вместо 7.
full-right-inventors = вы получаете 2 очка за каждый построенный вами дом.
full-right-fairies = вашим городам хватает ценности 6 вместо 7.
full-right-druids = вы получаете 3 очка за каждый дом, который улучшаете до фактории.
full-right-sun_worshippers = вашим городам хватает ценности 6 вместо 7.
full-right-sand_cats = при пасе вы получаете 1 очко за каждое своё здание не у реки.

name-bonus = Жетон { $tile }
full-bon_a = Доход 2 монеты. Раз в раунд копайте и стройте с 1 бесплатной лопатой; если гексу нужны две, вторую можно купить.
full-bon_b = Доход 6 монет.
full-bon_c = Доход 3 энергии. В ваши ходы мореходство дальше на 1 гекс реки; на очки это не влияет.
full-bon_d = Доход 3 монеты и 3 энергии.
full-bon_e = Доход 4 энергии. При пасе вы получаете 4 очка за каждый свой дворец на карте.
full-bon_f = Доход 2 энергии. При пасе вы получаете 2 очка за каждую свою факторию на карте.
full-bon_g = Доход 2 монеты. При пасе вы получаете 1 очко за каждый свой дом на карте.
full-bon_h = Доход 3 энергии. При пасе вы получаете 3 очка за каждый свой шаг на шкале мореходства.
full-round-tile = { $about }, в своём раунде.
full-round = Раунд { $round }: { $about }.

full-power-action = За { $power } энергии один игрок за раунд { $what }
full-power-action-used = За { $power } энергии один игрок за раунд { $what } В этом раунде уже использовано ({ $seat }).
full-power-bridge3 = строит мост.
full-power-bridge4 = строит мост.
full-power-sail = делает шаг мореходства с его очками.
full-power-coins = берёт 7 монет.
full-power-spade = копает и строит с 1 бесплатной лопатой; если гексу нужны две, вторую можно купить.
full-power-spade2 = копает 2 бесплатными лопатами, на одном гексе или на двух, и может построить там один дом за его цену.

name-town_coins = Монеты
name-town_power = Энергия
name-town_points = Очки
name-town_sailing = Море
full-town_coins = Сразу 5 очков и 6 монет.
full-town_power = Сразу 6 очков и 8 энергии.
full-town_points = Сразу 9 очков.
full-town_sailing = Сразу 4 очка и шаг мореходства с его очками.

name-special-spade = Лопата даром
name-special-lake = Дом на озере
name-special-post = Фактория даром
name-special-fairy = Лопата фей
name-special-sun = Солнце
name-special-invent = Изобретение
special-spade-short = с жетона A
special-lake-short = на любом озере
special-post-short = из дома
special-fairy-short = 2 энергии, 1 лопата
special-sun-short = соседний гекс станет пустыней
special-invent-short = 6 энергии, фактория
full-special-spade = Раз в раунд в качестве действия: копайте и стройте с 1 бесплатной лопатой.
full-special-lake = Раз в раунд в качестве действия: постройте бесплатный дом на любом свободном гексе, который сейчас озеро.
full-special-post = Раз в раунд в качестве действия: дом бесплатно становится факторией.
full-special-fairy = Раз в раунд в качестве действия: за 2 энергии копайте и стройте с 1 бесплатной лопатой.
full-special-sun = Раз в раунд в качестве действия: свободный гекс рядом с вашим зданием становится пустыней; дом там стоит как обычно.
full-special-invent = В качестве действия, сколько угодно раз: за 6 энергии свободный досягаемый гекс становится болотом, и на нём встаёт фактория.

# A guided first match
lesson-aim = Побеждает тот, у кого после пяти раундов больше всего очков. Большую их часть приносят жетоны раундов, города и, в конце, большие территории.
lesson-faction = Сначала выберите фракцию: каждая живёт только на одном из пяти видов земли и имеет свою способность.
lesson-faction-done = Вот ваш стол: карта с пятью видами земли, под ней ваш планшет с фракцией, а также жетоны этой партии. Ваши первые дома уже стоят, а каждое здание, которое уходит с планшета, открывает доход.
lesson-build = Постройте дом. Выберите отмеченный гекс: на родной земле дом стоит 4 монеты; другую землю сначала нужно изменить, по 6 монет за лопату или действием с энергией.
lesson-build-done = Дом построен. Те, чьи здания стоят рядом, бесплатно получают энергию; так же получите её и вы, когда другие построят рядом с вами.
lesson-upgrade = Улучшите дом до фактории. Это стоит 10 монет, а рядом с чужим зданием только 7. Фактория каждый раунд приносит монеты и энергию и ведёт к дворцу.
lesson-upgrade-done = Фактория стоит. Позже за 14 монет она станет одним из двух ваших дворцов, и у каждого своё свойство.
lesson-power = Потратьте энергию. Она идёт из чаши I в II, затем в III, и потратить можно только то, что в чаше III. Посмотрите на действия с энергией: каждым за раунд может воспользоваться только один игрок.
lesson-power-done = Потраченная энергия возвращается из чаши III в чашу I и снова поднимается, когда вы получаете энергию. Быть первым выгодно: в этом раунде того же действия с энергией больше никто не выполнит.
lesson-pass = Когда ничто уже не стоит своей цены, пасуйте. Вы получите то, что даёт жетон бонуса, и возьмёте другой на следующий раунд. Кто первым спасует, начинает следующий раунд.
lesson-pass-done = Вы спасовали, и новый жетон бонуса ваш на следующий раунд. В конце раунда энергию из чаши III можно обменять на монеты; то, что вы оставите, сохранится на следующий раунд.
lesson-sail = Дотянитесь дальше: шаг мореходства позволяет строить через большее число гексов реки и сразу приносит очки; мост соединяет то, что лежит по обе стороны.
lesson-sail-done = Теперь вы дотягиваетесь дальше: вам открыто больше гексов.
lesson-town = Основайте город: четыре или больше соединённых здания ценностью не меньше 7. Дом считается за 1, фактория за 2, дворец за 3. Затем вы выберете жетон города.
lesson-town-done = Город основан. Его жетон ваш навсегда, а город растёт с тем, что вы построите рядом.
lesson-income = Новый раунд начинается с дохода: монеты и энергия от всего, что ушло с планшета, и от жетона бонуса. Числа на планшете показывают, что придёт в следующем раунде.
lesson-rounds = Посмотрите на жетоны раундов: каждый раунд награждает очками за своё. Стройте то, за что платит этот раунд.
lesson-end = Последний раунд. В конце крупнейшие связные территории дают 12, 8 и 4 очка, а каждые 3 монеты — одно очко. Соедините, что можете, и пасуйте.

## Reasons of the bots: what an action brings or costs

reason-points = очки сразу
reason-purse = монеты и энергия
reason-income = доход следующих раундов
reason-passing = очки за пас
reason-specials = особые действия
reason-buildings = постройки
reason-sailing = мореходство
reason-territory = связная территория
reason-towns = путь к городу
reason-rounds = жетоны следующих раундов
reason-land = доступные земли
reason-neighbours = соседи
