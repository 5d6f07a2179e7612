# An Age Contrived in Russian.

promise = Пропускайте энергию через собственную машину и двигайте ею строителей, фигуры и мосты на общей карте. Монументы растут общим трудом, а очки приносит то, что вы с ними свяжете.

## Sources

source-rules = Ходы, действия, строительство, персонажи, достижения и подсчёт очков соответствуют изданным правилам.
source-map = Карта, сегменты монументов, распределение энергии и ячейки начальных плиток взяты из общедоступной программы, написанной по предварительной версии правил.
source-reconstructed = Восстановлены и могут отличаться от вашего экземпляра: символы начальных плиток, все улучшенные плитки трансмутации, цены рынка, бонусы монументов и мостов, большинство улучшенных действий, карты быстрого старта и некоторые поля сегментов. Владелец сайта может подключить исправленный файл данных.

## Options

option-divine_wind = Божественный ветер
option-divine_wind-off = Без модуля.
option-divine_wind-on = У каждого игрока есть плитка божественного ветра: потраченная, она сразу пополняет две плитки, сохранённая приносит 5 очков.
option-start_energy = Начальная энергия
option-start_energy-quick = Как на карте быстрого старта персонажа.
option-start_energy-free = Все размещают её тайно и одновременно.
option-neutral_bridges = Нейтральные мосты
option-neutral_bridges-dealt = Разложены на путях между внешними регионами и центром.
option-neutral_bridges-draft = Игроки кладут их по очереди, начиная с последнего.
option-characters = Персонажи
option-characters-dealt = Раздаются случайно.
option-characters-chosen = Выбираются по очереди, начиная с первого игрока.
option-abilities = Способности
option-abilities-on = Со способностями персонажей и подсчётом очков за последние мосты.
option-abilities-off = Более простая игра без них: мосты дают только свои бонусы.

## Names

compass = компас
magnet = магнит
rose = роза
primal = первозданная
any-kind = любой вид
any = любая
boot = сапог
monument = монумент
pillar = столп
boot2 = двойной сапог
monument2 = двойной монумент
pillar2 = двойной столп
mt = трек монументов
pt = трек столпов
nothing = ничего
aureon = Ауреон
ignotas = Игнотас
multanec = Мультанек
rusne = Русне
freyith = Фрейит
about-aureon = Странник: ходит дальше и пополняет плитки после странствий
about-ignotas = Страж: заполняет большую часть машины и переставляет её энергию
about-multanec = Мастер: строя и связывая энергию, получает дары по пути
about-rusne = Бастион: первозданная энергия умеет всё, а полученное сохраняется
about-freyith = Проводница: первозданная энергия принимает любой облик, а сама она телепортируется
aureon-1 = активированная первозданная энергия даёт движение до 2
aureon-2 = раз в ход на 1 шаг больше
aureon-3 = пополните одну активную плитку
ignotas-1 = первозданная энергия, положенная на позицию 2, перезаряжает маркер
ignotas-2 = шаг 4 заполняет и плитку, которая была первой
ignotas-3 = переставьте энергию своей машины
multanec-1 = первозданная энергия, размещённая на сегменте, приводит ещё одну из вашего пула
multanec-2 = каждое связывание даёт движение на 1 или перезарядку
multanec-3 = положите 1 энергию из своего пула на рынок или на достижение
rusne-1 = первозданная энергия выполняет любую вашу плитку действия
rusne-2 = в конце хода одна полученная энергия сразу занимает свободную ячейку
rusne-3 = переставьте свои реле
freyith-1 = активированная первозданная энергия действует как вид своего поля
freyith-2 = телепортация вместо движения
freyith-3 = перенесите 1 связанную энергию в регион, где вы находитесь
quarry = Карьер
sea = Море
mountain = Горы
forest = Лес
plains = Равнины
center = Центр
beacon = Маяк Анфириен
library = Библиотека Валдуина
gate = Эридонские врата
forge = Кузница Намариллион
fortress = Крепость Колим-Трин
ship = Корабль Толинтры
short-beacon = Маяк
short-library = Библиотека
short-gate = Врата
short-forge = Кузница
short-fortress = Крепость
short-ship = Корабль
economics = Экономика
engineering = Инженерия
institutions = Институты
literature = Литература
mathematics = Математика
philosophy = Философия
action_1 = размещение с 4 или 5 либо перезарядка
action_2 = приобретение до 2 либо перестановка до 2
action_3 = размещение с 2 или 3
action_4 = движение на 2 либо 1 на треке
action_5 = любая из ваших плиток 1–4
ua_1a = размещение с 4 и 5 либо перезарядка
ua_1b = размещение с 4 или 5 и перезарядка
ua_2a = приобретение до 2 по 1 либо перестановка до 4
ua_2b = приобретение до 2 по 1 и перестановка до 2
ua_3a = размещение с 2 и 3
ua_3b = размещение с 2 или 3 и перестановка до 2
ua_4a = движение на 3 либо 2 на треке
ua_4b = движение на 2 и 1 на треке
mb_bridge = бонус моста
mb_action = бонус действия
mb_relay = бонус реле
mb_tile = бонус плитки
mb_refill = бонус пополнения
mb_move = бонус движения
nb_action = нейтральный мост (улучшенное действие)
nb_relay = нейтральный мост (реле)
nb_bridge = нейтральный мост (мост)
nb_any = нейтральный мост (бонус любого монумента)
nb_move = нейтральный мост (движение)
ach_monument_symbols = 2 символа монумента
ach_pillar_symbols = 2 символа столпа
ach_boot_symbols = 4 символа сапога
ach_three_kinds = 3 связанных вида
ach_three_monuments = связь у 3 монументов
ach_three_in_region = 3 связанных в регионе
ach_each_gained = получен каждый вид
ach_three_relays = 3 реле
ach_three_upgraded_actions = 3 улучш. действия
tile-plain = плитка { $top }/{ $bottom }
tile-with = плитка { $top }/{ $bottom } ({ $symbols })
tile-plain-accusative = плитку { $top }/{ $bottom }
tile-with-accusative = плитку { $top }/{ $bottom } ({ $symbols })
tile-at = { $place }: { $tile }
between = между регионами { $one } и { $other }
the-bridge = мост { $between }
the-space = поле { $region } { $number }
the-top-row = верхний ряд позиции { $position }
the-bottom-row = нижний ряд позиции { $position }
the-position = позиция { $position }
the-spare = неактивное место { $name }
the-market = рынок
the-monument = монумент «{ $monument }»
the-segment = поле { $space } монумента «{ $monument }»
the-pillar = столп «{ $pillar }»
your-track = ваш { $track }
bonus-energy = энергия: { $kinds }
bonus-bridge = следующий мост
bonus-action = улучшенное действие
bonus-relay = реле
bonus-tile = крайняя правая плитка рынка
bonus-refill = пополнение плитки в конце хода
bonus-move = движение до { $n }
bonus-mt = трек монументов до { $n }
bonus-pt = трек столпов до { $n }
bonus-any = бонус любого монумента
bonus-copy = бонус другого моста
energy-of-kind = { $kind }
energy-from = { $kind }: { $place }
energy-as = { $kind } как { $acts }
at-market = рынок
at-segment = поле { $space } монумента «{ $monument }»
at-left = левое поле достижения «{ $achievement }»
at-right = правое поле достижения «{ $achievement }»

## What is to be decided

topic-character = Персонаж
topic-start = Начальная энергия, втайне
topic-draft = Нейтральный мост
topic-turn = Вдвинуть плитку или использовать энергию
topic-convey = Ход с вдвиганием плиток
topic-actions = Действия
topic-segments = Строящиеся сегменты
topic-add = Энергия на рынок
topic-bonus = Бонус: { $bonus }
topic-benefit = Строящийся сегмент: { $monument }
topic-refill = Пополнение плитки
topic-three = Способность
decide-character = Выберите своего персонажа.
decide-start = Тайно разместите начальную энергию, затем закончите.
decide-draft = Положите нейтральный мост.
decide-turn = Вдвиньте плитку или используйте энергию для действия.
decide-second = Вдвиньте и вторую плитку или продолжайте.
decide-relays = Выполните реле в любом порядке.
decide-fill = Заполните вдвинутые плитки, затем закончите.
decide-action = Используйте ещё энергию или закончите.
decide-resolve = Выберите, какой сегмент строится следующим.
decide-part = Выполните: { $action }.
decide-deploy = Осталось разместить: { $kinds }.
decide-reposition = Перестановка: перенесите ещё до { $left } или остановитесь.
decide-acquire = Приобретение: осталось заплатить { $owed } энергией с рынка.
decide-add = { $by } берёт плитку: вы можете добавить 1 энергию на рынок.
decide-move = Движение: { $left ->
    [one] остался 1 шаг
    [few] осталось { $left } шага
    [many] осталось { $left } шагов
   *[other] осталось { $left } шагов
}.
decide-track = { $left ->
    [0] Вершина, { $track }: свяжите энергию или оставьте её
   *[other] Движение, { $track }: осталось { $left }
  }.
decide-bonus = Возьмите бонус или откажитесь от него: { $bonus }.
decide-extra = Ваша первозданная энергия приводит ещё одну: { $monument }.
decide-bound = Энергия связана: движение на 1, перезарядка или ничего.
decide-benefit = { $monument }, сегмент { $number }: получите награду и освободите свою энергию.
decide-refill = Пополните { $left ->
    [0] плитку
    [one] одну плитку
    [few] { $left } плитки
    [many] { $left } плиток
   *[other] { $left } плиток
}, затем закончите.
decide-keep = Положите одну полученную энергию в ячейку{ $left ->
    [0] { "" }
   *[other] {" "}и пополните плитки
}, затем закончите.
decide-three = Ваша способность: { $ability }.

## Groups of the menu

kind-setup = Выбор персонажа
kind-convey = Вдвинуть
kind-relays = Реле
kind-fill = Заполнить
kind-wind = Божественный ветер
kind-use = Использовать энергию
kind-upgrade = Улучшенное действие
kind-deploy = Разместить
kind-recharge = Перезарядить
kind-reposition = Переставить
kind-acquire = Взять плитку
kind-pay = Заплатить
kind-move = Движение
kind-mt = Трек монументов
kind-pt = Трек столпов
kind-track = Трек
kind-bind = Связать
kind-tie = Связать
kind-bridge = Мост
kind-bonus = Бонус
kind-copy = Повторить мост
kind-build = Построить
kind-patron = Построить как покровитель
kind-gain = Награда
kind-release = Освободить
kind-add = Добавить на рынок
kind-ability = Способность
kind-refill = Пополнить
kind-leave = Отказаться
kind-leave-empty = Оставить пустым
kind-leave-relays = Пропустить реле
kind-stop = Ничего больше
kind-end = Закончить
price-market = { $cost } с рынка

## What an action does

do-character = { $character }, { $about }
do-start = { $kind }: { $place }
do-neutral = «{ $bonus }» { $site }
do-convey = вдвинуть { $at } — { $tile }
do-convey-second = потратить маркер и вдвинуть ещё { $at } — { $tile }
do-relay-boot = движение до { $total } по реле сапога
do-relay-monument = до { $total } на треке монументов по реле
do-relay-pillar = до { $total } на треке столпов по реле
do-relay-done = не выполнять остальные реле
do-fill = положить энергию ({ $energy }) в { $row }
do-fill-none = оставить вдвинутые плитки пустыми
do-wind = божественный ветер: положить энергию ({ $energy }) в { $row }
do-use = использовать энергию ({ $kind }) позиции { $position }: { $action }
do-deploy = разместить с позиции { $positions }: { $count ->
    [0] без энергии
    [one] { $count } энергию
    [few] { $count } энергии
    [many] { $count } энергий
   *[other] { $count } энергий
}
do-place = положить энергию ({ $kind }): { $target }
do-recharge = перезарядить свой маркер канала
do-reposition = перенести энергию ({ $energy }) → { $target }
do-acquire = приобрести { $tile }; взамен: { $place }
do-pay = заплатить энергией: { $kind }
do-move = двигать свою фигуру
do-track = движение: ваш { $track }
do-step = идти на { $place }
do-skip = пройти через { $place }
do-step-bridge = идти на { $place }: { $bonus }
do-skip-bridge = пройти через { $place }: { $bonus }
do-teleport = телепортироваться на { $place }
do-teleport-facing = телепортироваться на { $place }, взгляд на { $towards }
do-put = положить энергию ({ $energy }) на трек
do-up = { $track }: поднять энергию ({ $kind }) на поле { $space }
do-up-top = { $track }: поднять энергию ({ $kind }) на вершину
do-bind-monument = связать энергию: монумент «{ $monument }»
do-bind-pillar = связать энергию: столп «{ $pillar }»
do-wind-back = вернуть энергию ({ $track }) и забрать божественный ветер
do-stop = ничего больше
do-stop-on = остановиться: { $place }
do-bridge = мост { $level }, сторона { $side }, { $site }: { $bonus }
do-bridge-discard = убрать мост и сохранить его способность
do-action = плитка { $code }: { $action }
do-relay = реле ({ $symbol }) над позицией { $slot }
do-relay-double = двойное реле ({ $symbol }) над позицией { $slot }
do-tile = { $tile } взамен: { $place }
do-note-refill = пополнить плитку в конце хода
do-copy = { $bonus }
do-as = как мост { $site }: { $bonus }
do-gain-kind = получить: { $kind }
do-gain-energy = получить показанную энергию
do-gain-shown = получить: { $kinds }
do-gain-none = ничего не получать: на сегменте нет энергии
do-gain-bonus = взять бонус: { $bonus }
do-gain-no = ничего не получать
do-no = отказаться
do-resolve = построить сейчас: { $monument }
do-patron = как покровитель построить сегмент монумента «{ $monument }»
do-patron-no = не использовать жетон покровителя
do-tie = связать энергию: { $kind }
do-exhaust = истощить энергию: { $energy }
do-release-place = положить энергию ({ $energy }): { $target }
do-release-slot = положить энергию ({ $energy }) в { $row }
do-release-move = использовать энергию ({ $energy }) для движения до 2
do-release-track = использовать энергию ({ $energy }), { $track }: до 2
do-add = добавить на рынок энергию ({ $energy })
do-add-no = ничего не добавлять
do-extra = положить энергию ({ $energy }): { $target }
do-keep = положить полученную энергию ({ $kind }) в { $row }
do-keep-no = истощить всю полученную энергию
do-lift = взять всё в руку и разложить заново
do-three-relay = реле ({ $relay }) над позицией { $slot }
do-three-bound = перенести связанную энергию ({ $kind }): { $from } → { $to }
do-end = закончить ход
do-end-part = готово
do-end-start = оставить так

## What happened

puts-market = { $seat } кладёт энергию ({ $kind }) на рынок.
puts-segment = { $seat } кладёт энергию ({ $kind }) на сегмент { $number } монумента «{ $monument }».
completes = { $seat } завершает сегмент { $number } монумента «{ $monument }».
puts-achievement = { $seat } связывает энергию ({ $kind }) на достижении «{ $achievement }».
binds-monument = { $seat } связывает энергию ({ $kind }) у монумента «{ $monument }».
binds-pillar = { $seat } связывает энергию ({ $kind }) на столпе «{ $pillar }».
becomes-patron = { $seat } берёт жетон покровителя монумента «{ $monument }».
gains = { $seat } получает энергию ({ $kind }).
gains-nothing = { $seat }: в резерве больше нет энергии ({ $kind }).
recharges = { $seat } перезаряжает маркер канала.
fills = { $seat } кладёт энергию ({ $kind }) в { $row }.
fills-together = { $seat } заполняет ячейки: { $things }.
fills-thing = { $kind }
steps = { $seat } идёт на { $place }.
skips = { $seat } проходит через { $place }.
teleports = { $seat } телепортируется на { $place }.
wind-returns = { $seat } возвращает энергию ({ $kind }) и забирает божественный ветер.
wind-spends = { $seat } тратит божественный ветер.
puts-track = { $seat } кладёт энергию ({ $kind }) на { $track }.
raises = { $seat } поднимает энергию до поля { $height } ({ $track }).
discards-bridge = { $seat } убирает из игры мост { $level }.
notes-refill = { $seat } пополнит плитку в конце хода.
places-bridge = { $seat } кладёт мост { $level }, сторона { $side }, { $site }.
takes-action = { $seat } берёт плитку действия: { $action }.
takes-relay = { $seat } берёт реле ({ $symbol }) для позиции { $slot }.
takes-tile = { $seat } берёт { $tile } ({ $place }).
tile-drawn = На рынок приходит { $tile }.
pays = { $seat } платит энергией с рынка ({ $kind }).
adds = { $seat } добавляет на рынок энергию ({ $kind }).
adds-nothing = { $seat } ничего не добавляет на рынок.
conveys = { $seat } вдвигает { $tile }.
spends-marker = { $seat } тратит маркер канала.
uses = { $seat } использует энергию ({ $kind }, { $row }): { $action }.
patron-builds = { $seat } как покровитель строит сегмент монумента «{ $monument }».
built = Сегмент { $number } монумента «{ $monument }» построен.
last-segment = Последний сегмент построен: игра идёт, пока у всех не будет поровну ходов.
ties = { $seat } свяжет энергию ({ $kind }).
takes-bonus = { $seat } вместо энергии берёт { $bonus }.
forgoes = { $seat } ничего не получает.
releases = { $seat } истощает энергию ({ $kind }).
activates = { $seat } активирует энергию ({ $kind }).
keeps = { $seat } кладёт полученную энергию ({ $kind }) в { $row }.
moves-bound = { $seat } переносит связанную энергию ({ $kind }): { $from } → { $to }.
rearranges = { $seat } берёт всё в руку и раскладывает заново.
chooses-character = { $seat } выбирает персонажа: { $character }.
starts-with = Вы кладёте энергию ({ $kind }): { $place }.
start-ready = { $seat }: начальная энергия размещена.
start-revealed = Вся начальная энергия открыта.
drafts = { $seat } кладёт { $bridge } { $site }.
match-ends = Партия окончена.

## Why not

not-now = Сейчас этого сделать нельзя. Сначала ответьте на вопрос.
must-act = Прежде чем закончить ход, вдвиньте плитку или используйте энергию.
turn-begun = Ход — либо для сдвига, либо для действий, и этот уже начат.
pool-lacks = В вашем истощённом пуле нет энергии: { $kind }.
pool-is-empty = Ваш истощённый пул пуст: укажите, откуда берётся энергия, например c@mk.
pool-not-empty = В вашем истощённом пуле ещё есть энергия ({ $count }): брать из другого места можно, только когда пул пуст.
tile-being-filled = Плитка, которая сейчас заполняется, не может отдать энергию, а вы просите: { $energy }. Возьмите энергию в другом месте или оставьте ячейку пустой.
not-there = У вас нет там энергии ({ $kind }): { $place }.
not-in-play = Монумент «{ $monument }» не участвует в игре.
monument-finished = Монумент «{ $monument }» уже построен.
segment-closed = Сегмент монумента «{ $monument }» завершён: он будет построен в конце хода.
space-taken = Это место уже занято: { $space }.
space-wants = Это поле принимает: { $asked } или первозданная, но не: { $kind }.
right-space-closed = При двух игроках правое поле достижений закрыто.
achievement-once = У вас уже есть энергия на достижении «{ $achievement }».
achievement-kind = У вас уже есть на достижении энергия этого вида: { $kind }. Каждый вид кладётся один раз.
achievement-needs = Для достижения «{ $achievement }» нужно { $needs }, а у вас { $has }.
row-full = Нет свободной ячейки: { $row }.
no-steps = Движения больше не осталось.
no-way = Фигура не может пойти отсюда на { $place }. Она может пойти на: { $exits }.
no-teleport = Телепортироваться может только Фрейит со второй способностью.
teleport-late = Телепортация заменяет всё движение, а это уже начато.
bad-facing = Фигуру нельзя так поставить: { $place }.
passing = Фигура здесь только проходит: сначала идите на другое поле.
skip-empty = Здесь никого больше нет ({ $place }), поэтому просто пройти нельзя.
not-on-top = Энергия не на верхнем поле этого трека.
out-of-reach = В регионе { $region } нет ни вашей фигуры, ни вашего моста.
pillar-once = У вас уже есть энергия на столпе «{ $pillar }».
pillar-full = На столпе «{ $pillar }» нет свободных полей.
no-wind = Эта партия играется без божественного ветра.
wind-held = Ваша плитка божественного ветра уже у вас.
wind-spent = Ваша плитка божественного ветра потрачена.
wind-tiles = Божественный ветер пополняет не больше стольких плиток: { $count }.
track-taken = На этом треке уже есть энергия.
track-empty = На этом треке нет энергии: сначала положите её.
track-top = Энергия наверху: свяжите её в регионе, где вы находитесь.
bridge-of-other = Мост { $site } принадлежит другому: { $owner }.
action-gone = Таких плиток действия не осталось: { $action }.
action-upgraded = Ваша плитка действия на позиции { $position } уже улучшена.
relay-gone = Таких реле не осталось: { $symbol }.
relay-slot-taken = Над позицией { $slot } уже есть реле.
no-such-bonus = Этого бонуса нет на поле, или сейчас он ничего вам не даёт.
no-such-bridge = Мост { $site } отсюда повторить нельзя.
not-this-bonus = Бонус этого не даёт.
already-paying = Вы уже платите: больше плиток взять нельзя.
enough-tiles = За один раз можно взять не больше стольких плиток: { $max }.
slot-empty = На месте { $slot } нет плитки.
tile-twice = Эта плитка уже заменяется: { $tile }.
too-dear = Это стоит { $cost ->
    [one] { $cost } энергию
    [few] { $cost } энергии
    [many] { $cost } энергий
   *[other] { $cost } энергий
} с рынка, а у вас там { $has }.
market-lacks = У вас на рынке нет энергии: { $kind }.
pay-first = Сначала заплатите: ещё { $owed } вашей энергией на рынке.
from-market-to-market = Эта энергия уже на рынке.
fill-closed = Вы уже решили оставить плитки пустыми.
not-inserted = Плитка на позиции { $position } не была вдвинута в этот ход.
too-late-to-convey = Для второй плитки поздно: ход уже продолжился.
marker-exhausted = Ваш маркер канала истощён, поэтому вдвигается только одна плитка.
relays-first = Сначала выполните реле или напишите «relay done».
pushed-out = Только что вытолкнутую плитку нельзя вдвинуть снова.
no-relay = Эти реле ничего вам не дают: { $symbol }.
row-lacks = Там нет энергии ({ $kind }): { $row }.
name-a-tile = Позиция 5 выполняет любую вашу плитку: напишите, например, «use 5b.c as 2».
own-tile-only = Позиция { $position } выполняет только свою плитку действия.
choose-a-part = Выберите одно из действий плитки.
not-on-tile = Этого нет на этой плитке действия: { $tile }.
deploy-first = Сначала разместите выбранную энергию.
deploy-lacks = Сейчас такая энергия не размещается: { $kind }.
cannot-reposition = Эту энергию переставить нельзя: { $energy }. Она должна быть вашей, лежать на рынке или на открытом сегменте и ещё не переставляться.
same-segment = Её нужно положить на тот же сегмент.
not-completed = Этот сегмент не завершён.
no-patron = Сейчас вы не можете построить это жетоном покровителя.
resolve-first = Сначала постройте завершённые сегменты.
tie-first = Сначала выберите, какую свою энергию вы связываете, например «tie r».
nothing-to-tie = Здесь вы ничего не связываете или выбор уже сделан.
not-on-segment = Там нет вашей энергии для освобождения: { $energy }.
no-such-activation = Эту энергию нельзя так активировать: { $kind }.
gain-first = Сначала выберите награду или «gain no».
release-first = Нужно освободить ещё { $count ->
    [one] { $count } энергию
    [few] { $count } энергии
    [many] { $count } энергий
   *[other] { $count } энергий
}.
release-rest-first = Осталось освободить { $count ->
    [one] { $count } вашу энергию
    [few] { $count } ваши энергии
    [many] { $count } ваших энергий
   *[other] { $count } ваших энергий
}: награда берётся до всех освобождений или после них, но не между ними.
gained-already = Награда уже выбрана.
gain-kind = Выберите «gain energy» с видом, если можно получить любой, «gain bonus» или «gain no».
no-refill-left = Пополнений не осталось.
not-aside = Такая полученная энергия не отложена: { $kind }.
nothing-aside = Полученной отложенной энергии нет.
figure-elsewhere = Вашей фигуры нет в этом регионе.
still-in-hand = Осталось разложить ещё { $count }.
not-this-ability = Ваша способность этого не делает.
other-data = Эта партия начата с файлом данных { $dealt }, а этот сервер играет с { $here }.
deal-level = На месте «{ $tile }» должна быть плитка уровня { $level }: уровень I лежит на II, а II на III.
character-taken = Этот персонаж уже занят: { $owner }, { $character }.
start-market-full = Ваша начальная энергия для рынка уже размещена.
start-position = Начальная энергия ({ $count }) кладётся на позиции с 1 по { $last }.
start-missing = Осталось разместить { $count ->
    [one] { $count } начальную энергию
    [few] { $count } начальные энергии
    [many] { $count } начальных энергий
   *[other] { $count } начальных энергий
}.
neutral-gone = Этот нейтральный мост уже положен.
site-taken = Мост { $site } уже есть.
start-region-has-bridge = Мост { $site } касался бы начального региона, где уже есть нейтральный мост.
why-no-action = В нижних рядах нет энергии, поэтому ход действий невозможен.
why-no-second = Для второй плитки нужен заряженный маркер канала.
why-no-acquire = Для приобретения нужно не меньше { $cost } вашей энергии на рынке, а у вас { $has }.

## Notation

others-first = Перед «{ $line }» должен решить кто-то другой. Остальное отправьте потом.
bad-line = Такого действия в этой игре нет: «{ $line }». Напишите его так, как в списке возможных действий.
bad-word = Слово «{ $word }» здесь непонятно.
bad-energy = «{ $word }» — не энергия: c компас, m магнит, r роза, p первозданная.
bad-place = На карте нет поля «{ $word }».
bad-site = Нет места для моста «{ $word }».
bad-monument = Нет монумента «{ $word }»: BE, LI, GA, FO, FT, SH.
bad-region = Нет региона «{ $word }»: Q, S, M, F, P, C.
bad-number = «{ $word }» — не то число, которое здесь подходит.
bad-row = «{ $word }» — не ряд: с 1t по 5t верхний, с 1b по 5b нижний.
bad-target = «{ $word }» — не место для энергии: mk, FO.1, A4L.
bad-spare = «{ $word }» — не одна из двух ваших неактивных плиток, x и y.
bad-character = Нет персонажа «{ $word }».

## Board

drawing-title = Поле «An Age Contrived», ход { $turn }
word-market = Рынок
word-achievements = Достижения
word-actions = Улучшенные действия
word-tiles = Плитки трансмутации
word-action-tiles = Плитки действий
word-relays = Реле
word-charged = заряжен
word-exhausted = истощён
word-pool = истощено
word-reserve = резерв
word-bridge-waits = мост ещё не положен
word-bridge-placed = мост положен
word-bridges = мосты
word-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}
text-over = Партия окончена.
text-setup = Подготовка
text-turn = Ход { $turn }
text-ending = Ход { $turn }, один из последних
text-bound = связано
text-bridges = Мосты
text-pillars = Столпы
text-patron = покровитель:
text-patron-here = покровитель
text-began = Первый игрок: { $first }.
text-order = Первый игрок: { $first }; сейчас ходит: { $active }.
text-with-wind = Игра с божественным ветром.
text-no-abilities = Игра без способностей.
text-secret = Начальная энергия тайно размещается.
text-to-come = далее
text-bonuses = Бонусы
text-neutrals = Нейтральные мосты, ещё не положенные
text-actions = Плитки действий
text-points = очки: полученные виды { $gained }, монументы { $monuments }, столпы { $pillars }, мост { $bridge }, достижения { $achievements }, рынок { $market }
text-points-wind = божественный ветер { $wind }
text-aside = отложено { $energy }
text-refills = предстоит пополнений: { $count }
text-ready = готово
scores-per-pillar-energy = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за каждую энергию на столпах там, не больше { $cap }
scores-two-in-each-region = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за 2 связанные энергии в каждом из двух регионов
scores-per-kind = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за каждый связанный там вид, не больше { $cap }
scores-three-kinds = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за 3 вида у одного монумента там
scores-per-pair = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за каждую пару у монументов там
scores-two-primals = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за 2 связанные там первозданные
scores-per-primal = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за каждую связанную там первозданную, не больше { $cap }
scores-four-in-one-region = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за 4 связанные энергии в одном из регионов
scores-per-same-kind = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за каждую связанную там энергию вашего лучшего вида, не больше { $cap }
scores-five = { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
    [many] { $vp } очков
   *[other] { $vp } очков
} за 5 связанных там энергий
text-legend = c компас, m магнит, r роза, p первозданная, * любая. Пул и резерв считают c/m/r/p. Плитки: номер начальной плитки или уровень I–III, ячейки верхнего/нижнего ряда, затем символы b сапог, m монумент, p столп. После сегмента !A: завершил игрок A. Позиции: позиция:плитка действия+реле. Фигура >: смотрит на.
column-points = очки
column-figure = фигура
column-pool = пул
column-reserve = резерв
column-market = рынок
column-mt = mt
column-pt = pt
column-bridges = I II III

## Standing orders

order-auto-add-c-m-r = Когда приобретают другие, добавлять первый из этих видов энергии, что есть в вашем пуле: компас, магнит, роза.
order-auto-add-no = Когда приобретают другие, ничего не добавлять.
order-auto-add-ask = Спрашивать меня каждый раз.
order-auto-gain-energy = Когда кто-то строит сегмент с вашим участием, получать показанную энергию, если она ещё есть в резерве; спрашивать, когда вид любой.
order-auto-gain-energy-c-m-r-p = То же, а когда вид любой, получать первый из этих, что ещё есть в резерве: компас, магнит, роза, первозданная.
order-auto-gain-ask = Спрашивать меня каждый раз.
order-auto-release-exhaust = Когда кто-то строит сегмент с вашим участием, после награды истощать всю вашу энергию на нём.
order-auto-release-market = То же, но компасы класть на рынок.
order-auto-release-ask = Спрашивать меня каждый раз.

## What is dealt, and in which order

component-monuments = Монументы в игре, кроме Крепости, в любом порядке; их бонусы идут в том же порядке.
component-monument_bonuses = Плитки бонусов: сначала Крепости, затем выбранных монументов по порядку.
component-achievements = Выбранные плитки достижений, слева направо.
component-market_tiles = Плитки рынка справа, сначала место 4.
component-tile_stack = Стопка плиток трансмутации сверху вниз: уровень I, затем II, затем III.
component-characters = Персонажи, начиная с места 1.
component-first_region = Начальный регион места 1; остальные по часовой стрелке.
component-home_bridges = Нейтральные мосты начальных регионов, начиная с места 1.
component-other_bridges = Нейтральные мосты остальных регионов, по часовой стрелке от Карьера.

## Panels

panel-sites = Монументы и столпы
panel-map = Карта
panel-goals = Цели и запасы
panel-score = Очки, если бы игра закончилась сейчас
panel-score-end = Очки по источникам
panel-contest = Что решается
stage-monuments = Построено монументов: { $now } из { $of }
stage-last = Последние ходы
word-or = или
word-then = затем
word-finishes = завершает
word-supports = участвует
word-as-patron = как покровитель
word-no-monument = нет монумента
word-inactive = неактивна
word-pool-short = Пул
word-reserve-short = Резерв
word-market-energy = Энергия на рынке
word-characters = Персонажи
word-neutrals = Нейтральные мосты для выкладки
word-bonuses = Значки бонусов
word-stack-empty = плиток больше нет
word-level-left = { $level } { $count }
word-slot = Рынок { $slot }
word-slot-of = Рынок { $slot }: { $tile }
word-top = Верх позиции { $position }
word-bottom = Низ позиции { $position }
word-marker = Маркер канала
word-may-convey = вдвинуть
word-spare = Неактивная плитка { $name }
word-use = { $position }: { $action }
word-position = Позиция { $position }
word-ability = Способность { $level }
word-patron-of = покровитель монумента «{ $monument }»
word-wind = божественный ветер
word-wind-spent = божественный ветер потрачен
word-segment-of = сегмент { $number } из { $of }
word-relay-of = Реле: { $symbol }
word-left-worth = { $points }×
word-right-worth = { $points }
points-total = Итого
points-kinds = Полностью полученные виды
points-monuments = Энергия, связанная у монументов
points-pillars = Энергия на столпах
points-bridge = Мост III
points-achievements = Достижения
points-market = Энергия на рынке
points-wind = Сохранённый божественный ветер
symbol-boot = сапог
symbol-monument = монумент
symbol-pillar = столп
so-many = { $count } × { $what }
rank-spare = Начальная плитка
rank-start = Начальная плитка { $number }
rank-upgraded = Улучшенная плитка уровня { $level }
energy-of-seat = { $kind } ({ $seat })
spot-bridge = Мост { $one } – { $other }
spot-gap = { $one } – { $other }, моста ещё нет
holds-bridge = нейтральный мост: { $bonus }
holds-own-bridge = мост { $level } ({ $seat }): { $bonus }
holds-figure = фигура: { $seat }
plate-action_1 = разм. 4/5 или заряд
plate-action_2 = прио. 2 или пер. 2
plate-action_3 = разместить 2/3
plate-action_4 = ход 2 или трек 1
plate-action_5 = любая из 1–4
plate-ua_1a = разм. 4+5 или заряд
plate-ua_1b = разм. 4/5 и заряд
plate-ua_2a = прио. за 1 или пер. 4
plate-ua_2b = прио. за 1, пер. 2
plate-ua_3a = разместить 2+3
plate-ua_3b = разм. 2/3, пер. 2
plate-ua_4a = ход 3 или трек 2
plate-ua_4b = ход 2 и трек 1

## Pieces in full

about-monument = Монумент, регион { $region }, { $segments ->
    [one] { $segments } сегмент
    [few] { $segments } сегмента
    [many] { $segments } сегментов
   *[other] { $segments } сегментов
}.
about-segment = Сверху сегмент { $number }. Его три поля принимают: { $spaces }; первозданная подходит к любому полю.
about-gain = Когда он построен, каждый, у кого на нём есть энергия, получает: { $kinds }, или вместо этого берёт бонус: { $bonus }.
about-bonus-only = Когда он построен, каждый, у кого на нём есть энергия, может взять бонус: { $bonus }.
about-later = Сегмент { $number } принимает: { $spaces }, и даёт: { $kinds }.
about-later-bonus = Сегмент { $number } принимает: { $spaces }, и даёт только бонус.
about-finished = Он построен: класть на него больше нельзя, но здесь всё ещё можно связать энергию с трека монументов.
about-completed = Сегмент завершает { $seat }; он будет построен в конце хода, а до тех пор ничего нельзя ни добавить, ни забрать.
about-patron-token = Здесь лежит жетон покровителя: его берёт тот, кто связывает здесь вторую энергию и ещё не имеет такого жетона.
about-bound = Связано здесь — { $seat }: { $kinds }.
about-no-monument = Монумент «{ $monument }» в этой партии не участвует.
about-pillar-free = Столп «{ $pillar }» пуст. На нём можно связать энергию с вершины трека столпов, если там ваша фигура или ваш мост.
about-pillar = На столпе «{ $pillar }»: { $held }.
about-tile = { $rank }: { $top ->
    [one] { $top } ячейка
    [few] { $top } ячейки
    [many] { $top } ячеек
   *[other] { $top } ячеек
} в верхнем ряду и { $bottom ->
    [one] { $bottom } ячейка
    [few] { $bottom } ячейки
    [many] { $bottom } ячеек
   *[other] { $bottom } ячеек
} в нижнем.
about-symbols = Символы: { $symbols }. Под реле с тем же символом плитка даёт движение при сдвиге, а её символы учитываются в достижениях.
about-no-symbols = Символов на ней нет.
about-active = Энергию верхнего ряда можно разместить на поле; энергия нижнего ряда идёт на действие позиции.
about-inactive = Она неактивна: энергии на ней нет, пока вы не вдвинете её на позицию 1. Энергия течёт вправо, и то, что выпадает с позиции 5, уходит в ваш пул.
about-relay = Над ней лежит реле ({ $relay }): при сдвиге, если на плитке под ним есть этот символ, { $gives }, не больше чем на { $symbols } плюс символы плитки.
about-no-relay = Реле над ней нет.
relay-boot-moves = движется ваша фигура
relay-monument-moves = растёт ваш трек монументов
relay-pillar-moves = растёт ваш трек столпов
about-action = Действие { $code }: { $action }.
about-mode-all = Можно выполнить все, каждое один раз, в любом порядке.
about-upgrade = Заменяет базовое действие позиции { $position }. Осталось копий: { $left }.
about-relays-left = Осталось в стопке: { $left }. Реле кладётся над одной из ваших позиций и остаётся там.
means-deploy = Размещение: положите всю энергию верхнего ряда плитки, одну за другой, на рынок, на подходящие поля сегментов или на достижения.
means-recharge = Заряженный маркер канала позволяет вдвинуть обе неактивные плитки за один ход.
means-acquire = Приобретение: заплатите своей энергией на рынке за одну или две плитки; каждая заменяет одну из ваших семи.
means-acquire-cheap = Каждая плитка стоит вам только 1.
means-reposition = Перестановка: перенесите свою энергию с рынка или с незавершённых сегментов в другие такие места или на достижения.
means-move = Движение: ваша фигура проходит не больше стольких полей; на мосту можно взять его бонус.
means-track = Трек: положите энергию из пула на нижнее поле или поднимите ту, что уже есть; с вершины она связывается там, где ваша фигура или ваш мост.
means-any-tile = Энергия на позиции 5 выполняет любое из ваших действий 1–4.
means-mt = С вершины трека монументов энергия связывается у монумента в регионе, где есть ваша фигура или ваш мост.
means-pt = С вершины трека столпов энергия связывается на столпе в регионе, где есть ваша фигура или ваш мост.
means-gain = Энергия переходит из вашего резерва в ваш пул.
means-bridge = Положите свой младший мост на разрыв, на нейтральный мост или на другой свой мост; способность под ним сразу становится вашей.
means-upgrade = Возьмите любое улучшенное действие; оно заменяет базовое на своей позиции.
means-relay = Возьмите верхнее реле любой стопки и положите над позицией без реле.
means-tile = Возьмите бесплатно крайнюю правую плитку рынка; она заменяет одну из ваших семи.
means-refill = В конце хода заполните из своего пула свободные ячейки одной активной плитки.
means-any-bonus = Выполните бонус любого монумента в игре.
means-copy = Выполните бонус другого моста на поле, кроме мостов уровня III.
means-build = Начиная с игрока слева от завершившего, каждый, у кого на сегменте есть энергия, получает награду и освобождает её; завершивший — последний, он связывает одну энергию.
about-achievement = Достижение: { $achievement }. Когда вы размещаете, переставляете или активируете компас и условие выполнено, эту энергию можно положить сюда. Она остаётся связанной до конца.
about-left = Левое поле: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
} за каждую вашу связанную энергию этого вида, где бы она ни была.
about-right = Правое поле: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очков
}.
about-progress = { $seat }: { $has } из { $needs }.
about-marker = Маркер канала { $state }.
about-character = { $character }, { $about }.
about-ability = { $level }: { $ability }.
about-covered = Её ещё закрывает мост { $level }: она заработает, когда он будет положен.
about-bridge-at = Действует: мост { $level } лежит { $site }.
about-bridge-gone = Действует: мост { $level } убран из игры.
about-scoring = Мост III, сторона { $side }, в двух соединённых им регионах: { $scores }.
about-patron = Покровитель монумента «{ $monument }»: раз в каждый свой ход сдвига можно построить любой сегмент как есть, пустой или заполненный частично.
about-wind = Божественный ветер: потраченный в ход сдвига, он сразу пополняет две активные плитки; сохранённый до конца, приносит 5 очков.
about-pool = { $count } × { $kind } в истощённом пуле, из которого заполняются плитки.
about-reserve = { $count } × { $kind } в резерве, ещё не получено. Полностью полученный вид приносит очки и перезаряжает ваш маркер.
about-track-held = Энергия ({ $kind }) стоит на поле { $height } из { $top }.
about-track-empty = Трек пуст; на нём { $top ->
    [one] { $top } поле
    [few] { $top } поля
    [many] { $top } полей
   *[other] { $top } полей
}.
about-market = Каждой лежащей здесь энергией платят за плитки; в конце она приносит 1 очко.
about-market-held = { $seat }, здесь: { $kinds }.
about-market-none = { $seat }: здесь ничего.
about-slot = Стоит { $cost ->
    [one] { $cost } вашу энергию
    [few] { $cost } ваши энергии
    [many] { $cost } ваших энергий
   *[other] { $cost } ваших энергий
} на рынке.
about-slot-empty = Для этого места плиток не осталось.
about-neutral = Нейтральный мост; кто его пересекает, может взять бонус: { $bonus }.
why-row-empty = В нижнем ряду нет энергии, использовать здесь нечего.

## Variants

with-kind = { $kind }
with-use = { $kind }: { $action }
with-wind = { $energy }, божественный ветер
with-acquire = взамен: { $place }
with-slot = над позицией { $slot }
with-relay = реле: { $relay }
with-side = сторона { $side }: { $bonus }
with-facing = взгляд на { $towards }
with-release = { $energy }: { $what }
with-passing = пройти дальше
with-stopping = остановиться там
with-monument = { $monument }
the-energy = { $kind }
answer-in-row = { $row }
do-walk = идти на { $place }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шагов
}

## Questions

ask-segment = { $monument }: строится сегмент { $number }
ask-acquire = { $seat } приобретает: к оплате { $owed }
ask-acquire-pick = { $tile }, место: { $place }
ask-add = { $by } берёт плитку: { $seat } может добавить 1 энергию на рынок
ask-bridge = { $seat } кладёт мост { $level }
ask-bridge-side = сторона { $side }: { $bonus }
ask-bridge-ability = Открывает способность { $level }: { $ability }.
ask-bonus = { $seat } может взять бонус: { $bonus }
ask-walk = { $seat }: движение
ask-why = Почему { $count }
ask-why-relay = реле ({ $relay }): { $gives }, на плитке под ним ещё { $symbols ->
    [one] { $symbols } сапог
    [few] { $symbols } сапога
    [many] { $symbols } сапог
   *[other] { $symbols } сапога
  }
ask-reach = Досягаемо
ask-reach-bridge = { $place }, { $steps ->
    [one] { $steps } шаг отсюда
    [few] { $steps } шага отсюда
    [many] { $steps } шагов отсюда
   *[other] { $steps } шага отсюда
  }: { $bonus }
row-tie = Связать
row-release = Освободить: { $kind }
row-pay = Заплатить
row-add = Добавить
row-add-kind = Добавить: { $kind }
row-step = Следующий шаг
answer-shown = показанная энергия
answer-bonus = вместо этого бонус
answer-exhaust = истощить
answer-move = движение 2
answer-track = { $track }
answer-from = { $kind }, откуда: { $place }
answer-place = { $place }
answer-as = как мост { $site }
answer-space = { $monument }, поле { $space }
answer-step = { $place }
answer-step-towards = { $place }, в сторону: { $region }
answer-bridge = мост, регион { $region }: { $bonus }
answer-nothing = ничего

## Signs, as they are said

sign-compass = { $count ->
   *[one] { $count } компас
    [few] { $count } компаса
    [many] { $count } компасов
    [other] { $count } компасов
}
sign-magnet = { $count ->
   *[one] { $count } магнит
    [few] { $count } магнита
    [many] { $count } магнитов
    [other] { $count } магнитов
}
sign-rose = { $count ->
   *[one] { $count } роза
    [few] { $count } розы
    [many] { $count } роз
    [other] { $count } роз
}
sign-primal = { $count ->
   *[one] { $count } первозданная
    [few] { $count } первозданные
    [many] { $count } первозданных
    [other] { $count } первозданных
}
sign-any = { $count ->
   *[one] { $count } любая
    [few] { $count } любые
    [many] { $count } любых
    [other] { $count } любых
}
sign-boot = { $count ->
   *[one] { $count } сапог
    [few] { $count } сапога
    [many] { $count } сапог
    [other] { $count } сапог
}
sign-obelisk = { $count ->
   *[one] { $count } монумент
    [few] { $count } монумента
    [many] { $count } монументов
    [other] { $count } монументов
}
sign-pillar = { $count ->
   *[one] { $count } столп
    [few] { $count } столпа
    [many] { $count } столпов
    [other] { $count } столпов
}
sign-span = { $count ->
   *[one] { $count } мост
    [few] { $count } моста
    [many] { $count } мостов
    [other] { $count } мостов
}
sign-relay = { $count ->
   *[one] { $count } реле
    [few] { $count } реле
    [many] { $count } реле
    [other] { $count } реле
}
sign-refill = { $count ->
   *[one] { $count } пополнение
    [few] { $count } пополнения
    [many] { $count } пополнений
    [other] { $count } пополнений
}
sign-slots = { $count ->
   *[one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
    [other] { $count } плиток
}
sign-deploy = { $count } размещение
sign-charge = { $count } заряд
sign-gear = { $count ->
   *[one] { $count } улучшенное действие
    [few] { $count } улучшенных действия
    [many] { $count } улучшенных действий
    [other] { $count } улучшенных действий
}
sign-laurel = { $count ->
   *[one] { $count } достижение
    [few] { $count } достижения
    [many] { $count } достижений
    [other] { $count } достижений
}
sign-stall = { $count } энергии на рынке
sign-kinds = { $count } энергии
sign-copy = { $count } повтор
sign-wind = { $count } божественный ветер
sign-segment = { $count ->
    [one] { $count } сегмент
    [few] { $count } сегмента
    [many] { $count } сегментов
   *[other] { $count } сегментов
}
sign-bind = { $count } связывание
sign-figure = { $count ->
   *[one] { $count } фигура
    [few] { $count } фигуры
    [many] { $count } фигур
    [other] { $count } фигур
}
sign-convey = { $count } сдвиг
sign-nothing = { $count } ничего
sign-shift = { $count } перестановка

# A guided first match
lesson-aim = Побеждает тот, у кого больше всего очков, когда построен последний монумент. Большую их часть приносит энергия, связанная у монументов и на столпах.
lesson-built = Строится сегмент с вашей энергией. Возьмите прибыль: энергию, которую он показывает, или бонус монумента; затем каждую вашу энергию на нём истощите или активируйте по её виду. Что раньше, решаете вы.
lesson-built-done = Вот что даёт помощь: когда сегмент строится, прибыль получает каждый, чья энергия на нём лежит.
lesson-convey = В вашей машине пять плиток в ряд. За ход вы либо делаете сдвиг, либо действуете. Для сдвига вдвиньте слева плитку, лежащую рядом с машиной: всё сдвинется на одно место вправо. Заполните её, прежде чем закончить ход.
lesson-convey-done = Машина сдвинулась, а реле над ней могли дать вам движение.
lesson-fill = Заполните новую плитку, прежде чем закончить ход: для каждой ячейки выберите энергию из своего пула. Компас, магнит и роза потом делают разное; первозданная подходит везде.
lesson-fill-done = Ячейка заполнена. То, что выпадает справа, возвращается в ваш пул.
lesson-act = Чтобы действовать, истощите одну энергию нижнего ряда. Её позиция говорит, какое это действие. В такой ход можно действовать сколько угодно раз.
lesson-act-done = Так одна энергия становится одним действием.
lesson-deploy = Энергия, использованная на позиции 1 или 3, размещает: то, что лежит в верхнем ряду, идёт на сегмент монумента. Заполненный сегмент строится, и все, кто помог, получают награду.
lesson-deploy-done = Ваша энергия лежит на монументе. Кто заполнит последнее поле, свяжет там одну из своих.
lesson-move = Энергия, использованная на позиции 4, двигает фигуру по путям туда, куда она смотрит. Проход по мосту даёт его бонус.
lesson-move-done = От места фигуры зависит, в каком регионе вы можете связать энергию.
lesson-track = Позиция 4 позволяет и поднимать энергию по треку монументов или столпов. С вершины она связывается в регионе, где есть ваша фигура или ваш мост.
lesson-track-done = Она поднимается шаг за шагом; на треке помещается одна энергия за раз.
lesson-bridge = Положите один из трёх своих мостов: это позволяет бонус со знаком моста, на карте или у монумента. Каждый даёт бонус тому, кто его пересекает, а третий приносит очки в конце.
lesson-bridge-done = Ваш мост считается в обоих регионах, которые соединяет, как если бы там стояла ваша фигура.
lesson-bind = Свяжите энергию у монумента или на столпе — с вершины трека или завершив сегмент: именно связанная энергия приносит в конце больше всего очков.
lesson-bind-done = Связанная энергия остаётся. У каждого монумента очки приносят первые три ваши энергии, так что распределяйте их.
lesson-end = Партия заканчивается, когда построен последний участвующий монумент. До тех пор связывайте энергию, получайте её виды целиком и следите за достижениями.

## Reasons of the bots: what an action brings or costs

reason-points = очки сразу
reason-energy = энергия
reason-device = улучшенная машина
reason-segments = энергия на сегментах
reason-tracks = треки
reason-reach = доступные монументы и столпы
reason-bridges = мосты
reason-walk = путь к мосту
reason-patron = жетон покровителя
reason-market = энергия на рынке
reason-achievements = достижения

# Строка-другая для письма
brief-segment = Сегмент { $number } из { $of }: { $spaces }.
brief-held = { $kind } ({ $seat })
brief-free = { $kind } (свободно)
brief-gain = Кто помогает, получает: { $kinds }, или берёт бонус: { $bonus }.
brief-bonus = Кто помогает, берёт бонус: { $bonus }.
brief-completed = Завершён — { $seat }; строится в конце хода.
brief-finished = Все сегменты построены.
brief-patron = Здесь лежит жетон покровителя.
brief-top = верхний ряд: { $kinds }
brief-bottom = нижний ряд: { $kinds }
brief-relay = реле: { $relay }
brief-slot = { $tile }, цена { $cost }
