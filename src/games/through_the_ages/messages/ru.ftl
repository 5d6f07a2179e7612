# Through the Ages in Russian: sentences first, then the names and texts of the cards.
promise = Проведите цивилизацию от древности до наших дней. Собирайте лидеров, чудеса и технологии, кормите народ, заботьтесь о его счастье и не отставайте в силе. Побеждает тот, у кого больше культуры.
source-rules = Правила: книга правил издания 2015 года. Там, где она молчит, мы приняли решение; каждое записано и проверено.
source-cards = Значения карт: книга правил, где она их приводит, иначе общедоступные списки карт, сверенные с фотографиями. Файл владельца сайта может заменить любое из них (правила 18).
age-a = эпоха A
age-i = эпоха I
age-ii = эпоха II
age-iii = эпоха III
age-iv = эпоха IV
food = пища
resources = ресурсы
progress = Раунд { $round }, { $age }
progress-last = Раунд { $round } из { $last }, эпоха IV
match-ends = Партия окончена.

# What happened
takes = { $seat } берёт карту «{ $card }» за { $cost ->
    [one] { $cost } гражданское действие
    [few] { $cost } гражданских действия
    [many] { $cost } гражданских действий
   *[other] { $cost } гражданских действий
}.
increases-population = { $seat } увеличивает население за { $cost ->
    [one] { $cost } пищу.
    [few] { $cost } пищи.
    [many] { $cost } пищи.
   *[other] { $cost } пищи.
}
gains-population = { $seat } получает рабочего.
loses-population = { $seat } теряет свободного рабочего.
loses-worker = { $seat } теряет рабочего с карты «{ $card }».
loses-blue = { $seat } возвращает синюю фишку в коробку.
loses-token = { $seat } отдаёт фишку с карты «{ $card }».
loses-civil-actions = { $seat } теряет { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}.
covers-with = { $seat } закрывает этап фишкой с карты «{ $card }».
builds = { $seat } строит { $cost ->
    [0] бесплатно
    [one] за { $cost } ресурс
    [few] за { $cost } ресурса
    [many] за { $cost } ресурсов
   *[other] за { $cost } ресурсов
}: { $card }.
builds-stages = { $seat } строит { $count ->
    [one] этап
    [few] { $count } этапа
    [many] { $count } этапов
   *[other] { $count } этапов
} чуда «{ $card }» { $cost ->
    [0] бесплатно
    [one] за { $cost } ресурс
    [few] за { $cost } ресурса
    [many] за { $cost } ресурсов
   *[other] за { $cost } ресурсов
}.
completes-wonder = { $seat } завершает чудо «{ $card }».
upgrades = { $seat } улучшает { $cost ->
    [0] бесплатно
    [one] за { $cost } ресурс
    [few] за { $cost } ресурса
    [many] за { $cost } ресурсов
   *[other] за { $cost } ресурсов
}: { $from } → { $to }.
destroys = { $seat } разрушает здание: { $card }.
disbands = { $seat } распускает отряд: { $card }.
develops = { $seat } разрабатывает карту «{ $card }» { $cost ->
    [0] бесплатно.
    [one] за { $cost } науку.
    [few] за { $cost } науки.
    [many] за { $cost } науки.
   *[other] за { $cost } науки.
}
revolution = { $seat } объявляет революцию: { $card }.
partner-pays = { $seat } платит за научное сотрудничество: { $amount ->
    [one] { $amount } наука
    [few] { $amount } науки
    [many] { $amount } науки
   *[other] { $amount } науки
}.
plays-leader = { $seat } избирает лидера: { $card }.
tucks-homer = { $seat } кладёт Гомера под чудо «{ $card }».
leader-leaves = { $seat } теряет лидера: { $card }.
wonder-leaves = { $seat } теряет недостроенное чудо: { $card }.
plays-card = { $seat } играет карту «{ $card }».
plays-tactic = { $seat } играет тактику «{ $card }».
copies-tactic = { $seat } копирует тактику «{ $card }».
tactic-common = «{ $card }» теперь общая тактика.
churchill-funds = { $seat } получает в этот ход на военные отряды: { $science } науки и { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}.
hammurabi-lends = { $seat } использует военное действие как гражданское.
hammurabi-promises = { $seat } оплатит следующее гражданское действие военным; до тех пор ничего не тратится.
trade-promised = { $seat } при следующей оплате использует торговые пути, отдав: { $goods }; до тех пор ничего не тратится.
trades = { $seat } использует торговые пути, отдавая: { $goods }.
scores-culture = { $seat } получает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} культуры.
loses-culture = { $seat } теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} культуры.
scores-science = { $seat } получает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} науки.
gains = { $seat } получает { $what }.
loses = { $seat } теряет { $what }.
makes = { $seat } производит { $what }.
goods-food = { $amount ->
    [one] { $amount } пищу
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
}
goods-resources = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
}
corruption = { $seat } теряет { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
} (коррупция).
corruption-food = { $seat } теряет { $amount ->
    [one] { $amount } пищу
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
} (коррупция).
consumption = { $seat } кормит население: { $amount ->
    [one] { $amount } пища
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
}.
starves = { $seat }: голод, не хватает пищи: { $missing }.
uprising = Восстание: { $seat } ничего не производит в этот ход.
ends-turn = { $seat } заканчивает ход.
draws = { $seat } берёт { $count ->
    [one] { $count } военную карту
    [few] { $count } военные карты
    [many] { $count } военных карт
   *[other] { $count } военных карт
}.
draws-own = { $seat } { $count ->
    [0] не берёт военных карт
    [one] берёт военную карту: { $cards }
    [few] берёт военные карты: { $cards }
    [many] берёт военные карты: { $cards }
   *[other] берёт военные карты: { $cards }
}.
discards = { $seat } сбрасывает военную карту ({ $age }).
discards-own = { $seat } сбрасывает карту «{ $card }».
row-swept = Из ряда карт убрано: { $cards }.
age-begins = Начинается { $age }.
last-round-known = Последним будет раунд { $round }.
final-event = Подсчёт: { $card }.
final-part = { $seat } получает за это { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} культуры.
event-revealed = Событие: { $card }.
events-shuffled = Будущие события становятся текущими.
prepares = { $seat } готовит событие ({ $age }).
prepares-card = { $seat } готовит событие «{ $card }».
aggresses = { $seat } играет агрессию «{ $card }», цель: { $rival }, сила: { $strength }.
aggression-succeeds = { $seat }: агрессия «{ $card }» удалась, соперник: { $rival }.
defends = { $seat } отражает агрессию «{ $card }» (играет { $attacker }): { $open ->
    [0] { $others ->
    [one] { $others } карта рубашкой вверх
    [few] { $others } карты рубашкой вверх
    [many] { $others } карт рубашкой вверх
   *[other] { $others } карт рубашкой вверх
}
   *[other] { $others ->
    [0] { $cards }
    [one] { $cards } и { $others } карта рубашкой вверх
    [few] { $cards } и { $others } карты рубашкой вверх
    [many] { $cards } и { $others } карт рубашкой вверх
   *[other] { $cards } и { $others } карт рубашкой вверх
}
}.
takes-science = { $seat } забирает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} науки у соперника ({ $rival }).
takes-culture = { $seat } забирает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
    [many] { $amount } очков
   *[other] { $amount } очка
} культуры у соперника ({ $rival }).
takes-yellow = { $seat } забирает { $count ->
    [one] { $count } жёлтую фишку
    [few] { $count } жёлтые фишки
    [many] { $count } жёлтых фишек
   *[other] { $count } жёлтых фишек
} у соперника ({ $rival }).
takes-technology = { $seat } забирает технологию «{ $card }» у соперника ({ $rival }).
raid-destroys = { $seat } разрушает здание соперника ({ $rival }): { $card }.
annexes = { $seat } забирает колонию «{ $card }» у соперника ({ $rival }).
declares-war = { $seat } объявляет войну: «{ $card }», соперник: { $rival }.
war-resolved = { $card }: { $seat }, сила { $own }; { $rival }, сила { $theirs }.
offers = { $seat } предлагает пакт «{ $card }»; партнёр: { $partner }.
accepts = { $seat } принимает: пакт «{ $card }» в силе.
refuses = { $seat } отклоняет пакт «{ $card }»; карту возвращает себе { $partner }.
pact-ends = Пакт «{ $card }» прекращается: { $seat }, { $partner }.
bids = { $seat } ставит { $bid }: { $card }.
passes = { $seat } пасует: { $card }.
wins-auction = { $seat } выигрывает торг со ставкой { $bid }: { $card }.
nobody-colonizes = Никто не колонизирует территорию «{ $card }».
sends = { $seat } отправляет { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
    [many] { $units } отрядов
   *[other] { $units } отрядов
}{ $open ->
    [0] { "" }
   *[other] , карты: { $cards }
}{ $others ->
    [0] { "" }
    [one] , { $others } карту рубашкой вверх
    [few] , { $others } карты рубашкой вверх
    [many] , { $others } карт рубашкой вверх
   *[other] , { $others } карт рубашкой вверх
}; сила колонизации: { $force }.
colonizes = { $seat } основывает колонию: { $card }.
loses-colony = { $seat } теряет колонию: { $card }.
ruins = { $seat }: чудо «{ $card }» превращается в руины.
agreement-price = { $seat } отказывается от следующего политического действия.
civ-nothing = { $seat } этим не пользуется.
resigns = { $seat } сдаётся.

# As logs of earlier versions say it
gains-goods = { $seat }: { $goods } +{ $amount }.
loses-goods = { $seat }: { $goods } −{ $amount }.
produces = { $seat } производит: { $goods }, { $amount }.

# Questions
ask-action = Ваши действия: гражданских { $civil }, военных { $military }.
ask-politics = Выполните одно политическое действие или ни одного.
ask-second-politics = Юлий Цезарь раз за партию позволяет второе политическое действие. Откажитесь — и оно останется на потом.
ask-politics-lost = От этого политического действия вы отказались: переходите к своим действиям.
ask-defend = { $seat } играет против вас карту «{ $card }» с силой { $strength }: защищайтесь или нет.
ask-plunder = Сколько вы забираете у соперника ({ $seat })? Всего не больше { $amount }.
ask-raid = Какое здание соперника ({ $seat }) вы разрушаете?
ask-annex = Какую колонию соперника ({ $seat }) вы забираете?
ask-infiltrate = Что теряет { $seat }: лидера или недостроенное чудо?
ask-spoils = Ваша добыча у соперника ({ $seat }): { $left } науки. Возьмите особые технологии по их цене в науке, остальное — наукой.
ask-pact = { $seat } предлагает вам пакт «{ $card }»; { $side }. Принимаете?
ask-first-bid = Можно колонизировать территорию «{ $card }»: сделайте ставку или спасуйте.
ask-bid = { $card }: высшая ставка { $bid }. Поставьте больше или спасуйте.
ask-send = Колонизируйте территорию «{ $card }» силой не меньше { $bid }: выберите отряды и карты и отправьте их.
ask-lose = Какого рабочего вы теряете?
ask-token = С какой карты вы отдаёте синюю фишку?
ask-cover = Ваш синий банк пуст: с какой карты взять фишку для этапа?
ask-market = Возьмите { $food } пищи или { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}.
ask-gain-mix = Вы получаете всего { $amount }: сколько из них пищи?
ask-lose-mix = Вы теряете всего { $amount }: сколько из них пищи?
ask-build-free = Построить бесплатно: { $card }?
ask-civilization = Можно увеличить население, построить или разработать технологию на { $discount } дешевле и без действия.
ask-destroy = Какое своё здание вы разрушаете?
ask-terror = Какое городское здание соперника ({ $seat }) вы разрушаете?
ask-ruin = Какое ваше чудо превращается в руины?
ask-free = Какую колонию вы теряете?
ask-agreement = Возьмите карты из ряда не больше чем на { $left ->
    [one] { $left } гражданское действие
    [few] { $left } гражданских действия
    [many] { $left } гражданских действий
   *[other] { $left } гражданских действий
} или «agreement done». Если взять хоть одну, вы теряете следующее политическое действие.
ask-discard = Сбросьте { $count ->
    [one] { $count } военную карту
    [few] { $count } военные карты
    [many] { $count } военных карт
   *[other] { $count } военных карт
}.
topic-politics = Политика
topic-actions = Действия: гражданских { $civil }, военных { $military }
topic-defend = Защита от карты «{ $card }» ({ $seat })
topic-spoils = Добыча после атаки
topic-pact = Ответ на пакт «{ $card }»
topic-bid = Ставка: { $card }
topic-send = Сила для колонизации территории «{ $card }»
topic-gain = Что взять
topic-lose = Что отдать
topic-event = Возможности события
topic-discard = Карты для сброса
ask-nothing = Решать нечего.
side-a = вы берёте сторону A
side-b = вы берёте сторону B
side-same = обе стороны одинаковы

# The menu
kind-answer = Ответить
kind-take = Взять
kind-grow = Население
kind-build = Построить
kind-upgrade = Улучшить
kind-wonder = Чудо
kind-develop = Разработать
kind-revolt = Революция
kind-leader = Лидер
kind-play = Сыграть
kind-recruit = Нанять
kind-rearm = Перевооружить
kind-tactic = Тактика
kind-copy = Копировать
kind-churchill = Черчилль
kind-exchange = Обменять
kind-pay = Выбрать фишки
kind-destroy = Разрушить
kind-disband = Распустить
kind-prepare = Подготовить
kind-attack = Атаковать
kind-war = Объявить войну
kind-offer = Предложить пакт
kind-unpact = Расторгнуть пакт
kind-retire = Отставка
kind-nopol = Без политики
kind-defend = Защищаться
kind-bid = Ставка
kind-send = Отправить
kind-discard = Сбросить
kind-lose = Отдать
kind-end = Закончить ход
kind-resign = Сдаться
variant-liner = бесплатно (Океанские лайнеры)
variant-muster = с новым рабочим (Барбаросса)
variant-to = на: { $card }
variant-stages = { $count ->
    [one] { $count } этап
    [few] { $count } этапа
    [many] { $count } этапов
   *[other] { $count } этапов
}
variant-goods = { $goods }
variant-tuck = а Гомер — под чудо «{ $wonder }»
variant-churchill-culture = культура
variant-churchill-military = наука и ресурсы для отрядов
variant-attack = { $seat }, { $own } : { $theirs }
variant-offer = { $seat }
variant-offer-a = { $seat }, вы — A
variant-offer-b = { $seat }, вы — B
do-nopol = Без политического действия; перейти к своим действиям
do-event = Подготовить событие: { $card }
do-aggress = { $card }, цель: { $seat }
do-war = Объявить войну: { $card }, соперник: { $seat }
do-offer = Предложить пакт: { $card }, партнёр: { $seat }; { $side }
do-unpact = Расторгнуть пакт: { $card }
do-alexander = Отправить Александра в отставку за жёлтую фишку
do-columbus = Колумб колонизирует: { $card }
do-resign = Сдаться: вы выходите из партии и проигрываете
do-take = Взять: { $card } (место { $space })
do-pop = Увеличить население
do-build = Построить: { $card }
do-upgrade = Улучшить: { $from } → { $to }
do-bach = Превратить: { $from } → { $to } (Бах)
do-stage = Построить { $count ->
    [one] этап
    [few] { $count } этапа
    [many] { $count } этапов
   *[other] { $count } этапов
} чуда
do-develop = Разработать: { $card }
do-revolt = Революция: { $card }
do-destroy = Разрушить здание: { $card }
do-disband = Распустить отряд: { $card }
do-leader = Избрать лидера: { $card }
do-leader-tuck = Избрать лидера: { $card }, а Гомера положить под чудо «{ $wonder }»
do-play = Сыграть: { $card }
do-play-for = Сыграть: { $card } ({ $goods })
do-play-order = { $card } — { $order }
do-tactic = Сыграть тактику: { $card }
do-copy = Скопировать тактику: { $card }
do-muster = Барбаросса: новый рабочий становится отрядом: { $card }
do-churchill-culture = Черчилль: получить культуру
do-churchill-military = Черчилль: наука и ресурсы для отрядов
do-liner = Океанские лайнеры: бесплатный рабочий
do-hammurabi = Использовать военное действие как гражданское (Хаммурапи)
do-trade = Использовать торговые пути для следующей оплаты
do-pay = Оплатить в следующий раз фишкой с карты «{ $card }»
do-end = Закончить ход
do-defend = Защищаться картой «{ $card }»: +{ $value }
do-defend-none = Не защищаться
do-defend-done = Защищаться выбранными картами
do-plunder = Забрать { $food ->
    [one] { $food } пищу
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
} и { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}
do-plunder-food = Забрать { $food ->
    [one] { $food } пищу
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
}
do-plunder-resources = Забрать { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}
do-plunder-none = Ничего не забирать
do-raid = Разрушить здание: { $card }
do-raid-done = Больше ничего не разрушать
do-annex = Забрать: { $card }
do-infiltrate-leader = Убрать лидера
do-infiltrate-wonder = Убрать недостроенное чудо
do-spoils = Забрать: { $card }
do-spoils-done = Остальное взять наукой
do-accept = Принять пакт
do-refuse = Отклонить пакт
do-bid = Поставить { $bid }
do-pass = Пас
do-send = Отправить: { $card }
do-send-discard = Сбросить для колонизации: { $card } (Кук)
do-send-done = Отправить выбранные силы
do-lose = Потерять рабочего: { $card }
do-token = Отдать фишку: { $card }
do-choose-food = Взять пищу
do-choose-resources = Взять ресурсы
do-choose-mix = { $food ->
    [one] { $food } пища
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
} и { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}
do-choose-mix-food = { $food ->
    [one] { $food } пища
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
}
do-choose-mix-resources = { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
}
do-choose-mix-none = Ничего
do-yes = Да
do-no = Нет
do-civ-none = Не пользоваться
do-terror = Разрушить здание: { $card } ({ $seat })
do-ruin = В руины: { $card }
do-free = Отдать: { $card }
do-agreement = Взять карту с места { $space }
do-agreement-done = Больше карт не брать
do-discard = Сбросить: { $card }
price-civil = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}
price-civil-food = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}, { $amount ->
    [one] { $amount } пища
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
}
price-civil-resources = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}, { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
}
price-civil-science = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}, { $amount ->
    [one] { $amount } наука
    [few] { $amount } науки
    [many] { $amount } науки
   *[other] { $amount } науки
}
price-food = { $amount ->
    [one] { $amount } пища
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
}
price-science = { $amount ->
    [one] { $amount } наука
    [few] { $amount } науки
    [many] { $amount } науки
   *[other] { $amount } науки
}
price-resources = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
}
price-military = { $count ->
    [one] { $count } военное действие
    [few] { $count } военных действия
    [many] { $count } военных действий
   *[other] { $count } военных действий
}
price-military-resources = { $count ->
    [one] { $count } военное действие
    [few] { $count } военных действия
    [many] { $count } военных действий
   *[other] { $count } военных действий
}, { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
}
price-revolution = все гражданские действия, { $amount ->
    [one] { $amount } наука
    [few] { $amount } науки
    [many] { $amount } науки
   *[other] { $amount } науки
}
why-not = «{ $line }»: { $reason }

# Refusals
unreadable = «{ $line }» не удаётся прочитать. Напишите действие так, как в списке возможных действий.
no-number = «{ $word }» — не то число, которое здесь подходит.
no-seat = «{ $word }» — не игрок: напишите от @1 до @4.
no-space = В ряду карт нет места { $space }: места от 1 до 13.
no-card = Ни одна подходящая карта не начинается с «{ $word }».
many-cards = С «{ $word }» начинается несколько карт: напишите название полнее.
wrong-card = Карту «{ $word }» здесь использовать нельзя.
side-missing = У пакта «{ $card }» две стороны: добавьте «as a» или «as b» для своей стороны.
not-now = Сейчас это невозможно.
no-answer = Это не ответ на вопрос. { $prompt }
first-round = В первом раунде можно только брать карты и закончить ход.
empty-space = Место { $space } пусто.
too-few-civil = Для этого { $need ->
    [one] нужно { $need } гражданское действие
    [few] нужны { $need } гражданских действия
    [many] нужно { $need } гражданских действий
   *[other] нужно { $need } гражданских действий
}, а у вас { $have }.
too-few-military = Для этого { $need ->
    [one] нужно { $need } военное действие
    [few] нужны { $need } военных действия
    [many] нужно { $need } военных действий
   *[other] нужно { $need } военных действий
}, а у вас { $have }.
too-few-goods = Это стоит { $goods }, а у вас { $have }.
too-little-science = Это стоит { $need } науки, а у вас { $have }.
picks-too-few = Выбранные фишки стоят { $goods }, а заплатить нужно { $need }. Выберите больше или отмените выбор.
picks-too-many = При цене { $need } выбранные фишки оставили бы на сдачу { $goods }: выберите меньше.
picks-inexact = Выбранными фишками нельзя заплатить точно { $goods }, а другими можно.
no-token-to-pick = На карте «{ $card }» не осталось фишек для выбора.
no-choice-of-tokens = Все такие фишки лежат на карте «{ $card }»: выбирать не из чего.
civil-hand-full = У вас на руке гражданских карт: { $held }, а предел { $limit }. Сначала сыграйте одну.
leader-of-age-taken = Лидера этой эпохи вы уже брали.
technology-twice = У вас уже есть эта технология: { $card }.
wonder-unfinished = Завершите своё чудо, прежде чем брать следующее.
yellow-bank-empty = Ваш жёлтый банк пуст.
not-in-play = Карты «{ $card }» нет в вашей цивилизации.
not-in-hand = Карты «{ $card }» нет у вас на руке.
no-worker-on = На карте «{ $card }» нет рабочего.
no-unused-worker = У вас нет свободного рабочего: сначала увеличьте население.
urban-limit = Ваша форма правления позволяет столько городских зданий одного типа: { $limit }, а у вас { $count }.
no-upgrade = Улучшить нельзя: { $from } → { $to }. Тип должен быть тем же, а уровень выше.
no-conversion = Бах не может превратить: { $from } → { $to }. Это должны быть городское здание и театр не ниже его уровнем.
no-bach = Только Бах превращает здания в театры.
bach-used = Бах уже превратил здание в театр в этот ход.
no-unfinished-wonder = У вас нет недостроенного чуда.
too-many-stages = Нельзя построить сразу столько этапов ({ $count }): ваш предел { $limit }, а { $left ->
    [one] остался { $left }
    [few] осталось { $left }
    [many] осталось { $left }
   *[other] осталось { $left }
}.
no-token-for-stage = Каждому этапу нужна синяя фишка: требуется { $count }, а у вас { $tokens }.
partner-cannot-pay = У партнёра нет { $need } науки на ваше сотрудничество: { $partner }.
no-government = Карта «{ $card }» — не форма правления.
revolution-needs-all = Революция требует всех гражданских действий ({ $need }), а у вас { $have }.
disband-units = { $card } — отряд: его распускают.
no-homer = Под чудо можно положить только заменённого Гомера.
wonder-not-completed = «{ $card }» — не ваше завершённое чудо.
no-barbarossa = Это может только Барбаросса.
no-churchill = Это может только Черчилль.
churchill-used = Выбор Черчилля в этот ход уже сделан.
no-hammurabi = Только Хаммурапи может использовать военное действие как гражданское.
hammurabi-used = Хаммурапи делает это раз в ход; уже сделано или обещано.
no-liner = У вас нет Океанских лайнеров.
liner-used = Океанские лайнеры уже привезли рабочего в этот ход.
no-trade-routes = У вас нет Договора о торговых путях.
trade-used = Торговые пути перевозят один товар за ход; он уже использован или обещан.
tactic-changed = В этот ход тактика уже сыграна или скопирована.
not-common = «{ $card }» — не общая тактика.
tactic-already-yours = Тактика «{ $card }» уже ваша.
taken-this-turn = Карта «{ $card }» взята в этот ход: сыграйте её позже.
card-cannot-order = Эту карту нельзя использовать для такого действия.
card-has-no-choice = Такого выбора у этой карты нет.
card-needs-choice = Напишите, для чего карта, например «play rich_land_a : build bronze» или «play reserves_i food».
civ-no-units = Событие позволяет строить только фермы, шахты и городские здания.
politics-lost = От этого политического действия вы отказались.
no-rival = Это не соперник в этой партии.
no-such-pact = Вы не участвуете в пакте «{ $card }».
gandhi-does-not-attack = Ганди не нападает.
nothing-to-take = { $seat }: картой «{ $card }» забрать нечего.
pact-forbids-attack = Пакт «{ $card }» запрещает нападения между вами.
rival-not-weaker = { $seat }, сила { $theirs }, а у вашей атаки { $own }: нужно больше.
rival-protected = Этой цивилизации нельзя объявить войну, она утратила суверенитет: { $seat }.
no-war-in-last-round = В последнем раунде войну объявить нельзя.
no-alexander = Александр — не ваш лидер.
no-columbus = Колумб — не ваш лидер.
no-resignation-now = В эпоху IV сдаться нельзя.
bid-range = Ставка от { $least } до { $most } или пас.
defence-not-enough = Сила атаки { $need }, а вашей защиты { $have }; можно использовать не больше { $limit ->
    [one] { $limit } карты
    [few] { $limit } карт
    [many] { $limit } карт
   *[other] { $limit } карт
}.
force-too-small = Ваша сила { $force }, а ставка { $bid }; нужен хотя бы один отряд.
loss-does-not-fit = Вы теряете всего { $amount } из своих запасов: пища { $food }, ресурсы { $resources }.

# The board
class-farm = ферма
class-mine = шахта
class-lab = лаборатория
class-temple = храм
class-library = библиотека
class-arena = арена
class-theater = театр
class-infantry = пехота
class-cavalry = кавалерия
class-artillery = артиллерия
class-air-force = авиация
class-government = форма правления
class-special = особая технология
class-leader = лидер
class-wonder = чудо света
class-action = действие
class-event = событие
class-territory = территория
class-aggression = агрессия
class-war = война
class-pact = пакт
class-tactic = тактика
class-bonus = бонус
sum-food = пища +{ $amount }
sum-resources = рес. +{ $amount }
sum-science = наука { $amount }
sum-culture = культура { $amount }
sum-strength = сила { $amount }
sum-happy = счастье { $amount }
sum-civil = гражд. { $amount }
sum-military = воен. { $amount }
sum-blue = син. { $amount }
sum-yellow = жёлт. { $amount }
sum-colonization = колониз. { $amount }
sum-technology = { $science } н., { $resources } рес.:
sum-government = { $science } ({ $revolution }) н.: гражд. { $civil }, воен. { $military }, предел { $limit }
sum-science-cost = { $science } н.:
sum-construction = этапов сразу: { $stages }; городские здания эпох I, II, III дешевле на { $one }, { $two }, { $three }
sum-stages = { $stages }:
sum-tactic = { $infantry } пех., { $cavalry } кав., { $artillery } арт.: { $strength }
sum-bonus = защита { $defence }, колонизация { $colonization }
text-decks = Осталось карт: гражданских { $civil }, военных { $military }.
text-events = Текущие события: { $current }; будущие: { $future }.
text-tactics = Общие тактики: { $cards }.
text-own-events = Подготовленные вами события: { $cards }.
text-next-event = Верхнее текущее событие: { $cards }.
text-auction = { $card }: { $seat } ставит { $bid }.
text-auction-open = { $card }: ставок ещё нет.
text-table = культура | наука | сила | счастье | пища | ресурсы
text-actions = { $civil }/{ $civil_total } гражд., { $military }/{ $military_total } воен.; свободных { $unused }, банк: жёлтых { $yellow }, синих { $blue }
text-civil-hand = Рука: { $cards }
text-military-hand = Военные карты: { $cards }
text-resigned = вне игры
text-ruined = { " " }(руины)
list-politics = Фаза политики: { $seat }.
list-actions = Фаза действий: { $seat }.
list-over = Партия окончена.
list-start = Первый игрок: { $seat }.
list-discards = Сброшено военных карт: эпоха A { $a }, I { $one }, II { $two }, III { $three }.
list-past = Прошедшие события: { $cards }.
list-attack = { $seat } атакует: { $card }, сила { $strength }; защищается { $rival }.
list-rival = Текущее решение касается игрока: { $seat }.
list-chosen = Пока выбрано: { $cards }.
list-picks = Фишки для следующей оплаты: { $cards }.
list-economy = недовольных { $discontent }; потребление { $consumption }, коррупция { $corruption }
list-limits = пределы: городских зданий одного типа { $urban }, гражданских карт { $civil }, военных карт { $military } (сейчас { $held })
list-for-units = для отрядов в этот ход: ресурсы { $resources }, наука { $science }
list-own-tactic = { $card }, своя: армий { $armies }, устаревших { $outdated }
list-common-tactic = { $card }, общая: армий { $armies }, устаревших { $outdated }
list-homer = Гомер лежит под чудом «{ $card }»
list-pact = { $card }, партнёр { $seat }: { $side }
list-side-a = здесь сторона A
list-side-b = здесь сторона B
list-side-same = обе стороны одинаковы
list-shown = показано с руки: { $cards }
list-no-politics = теряет следующую фазу политики
list-cards = Что делают открытые карты, по названию и id
list-card = { $card } ({ $id }), { $age }, { $class }: { $about }
label-culture = Культура
label-science = Наука
label-strength = Сила
label-happy = Счастье
label-food = Пища
label-resources = Ресурсы
label-workers = Свободные
label-tactics = Общие тактики
label-next-event = Следующее событие
label-uprising = восстание
label-ruins = в руинах
label-homer = с Гомером
label-exclusive = своя

# Panels
panel-row = Ряд карт
panel-standing = Положение
panel-mat = карты в игре
panel-hand = Рука
panel-rival = в игре
panel-contest = Решение
panel-prepare = Подготовка события
panel-forecast = Если закончить сейчас
panel-score = Культура по источникам
score-before = до финальных событий
score-other = лаборатории Билла Гейтса
score-total = итого
piles-left = осталось: гражд. { $civil }, воен. { $military }
piles-events = События
piles-then = затем
label-actions = Осталось действий
label-banks = Банки
label-cards = Рука
label-unused = Свободные рабочие
label-common = общая
label-shown = видно:
class-people = население
value-of = из { $total }
value-none = нет
value-stages = { $built }/{ $stages }
value-limit = предел { $limit }
value-for-units = для отрядов
value-armies = { $whose }, { $fresh ->
    [0] без армий
    [one] { $fresh } армия
    [few] { $fresh } армии
    [many] { $fresh } армий
   *[other] { $fresh } армий
}{ $old ->
    [0] { "" }
   *[other] , устаревших: { $old }
}
value-chosen = { $count ->
    [one] выбрана
    [few] выбрано: { $count }
    [many] выбрано: { $count }
   *[other] выбрано: { $count }
}
hand-count = гражданских { $civil } из { $civil_limit }, военных { $military } из { $military_limit }
hand-excess = сбросить перед добором: { $count }
hand-events = Ваши события в стопках:
full-people = { $unused ->
    [0] Свободных рабочих нет
    [one] { $unused } свободный рабочий
    [few] { $unused } свободных рабочих
    [many] { $unused } свободных рабочих
   *[other] { $unused } свободных рабочих
}, а в банке { $bank ->
    [one] { $bank } жёлтая фишка
    [few] { $bank } жёлтые фишки
    [many] { $bank } жёлтых фишек
   *[other] { $bank } жёлтых фишек
}. Чем меньше их там остаётся, тем дороже новый рабочий и тем больше ест население: { $eaten } за ход. Нужно { $needed ->
    [one] { $needed } счастливое лицо
    [few] { $needed } счастливых лица
    [many] { $needed } счастливых лиц
   *[other] { $needed } счастливых лиц
}, а есть { $happy }. { $discontent ->
    [0] Недовольных нет.
    [one] { $discontent } рабочий недоволен: держите одного свободным, иначе будет восстание.
    [few] { $discontent } рабочих недовольны: держите столько же свободными, иначе будет восстание.
    [many] { $discontent } рабочих недовольны: держите столько же свободными, иначе будет восстание.
   *[other] { $discontent } рабочих недовольны: держите столько же свободными, иначе будет восстание.
}
fact-now = Сейчас
fact-else = Если удастся
fact-send = Отправляете
fact-get = Получаете
fact-need = Нужно
fact-rivals = Соперники
defence-holds = { $own } против { $theirs }: атака отбита, потерь нет
defence-fails = { $own } против { $theirs }: чтобы отбить, не хватает { $short }
defence-limit = Ваши карты: { $used } из { $limit }, по числу ваших военных действий
defence-hopeless = Вашими картами её не отбить.
loss-culture-to = вы теряете { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
    [many] { $lost } очков
   *[other] { $lost } очка
} культуры: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-science-to = вы теряете { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
    [many] { $lost } очков
   *[other] { $lost } очка
} науки: { $before } → { $after }; { $seat }: { $theirs } → { $gained }
loss-goods = вы теряете пищу и ресурсы, всего { $lost }: { $before } → { $after }
stakes-culture = культура: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
stakes-science = наука: { $rival } { $before } → { $after }, { $seat } { $theirs } → { $gained }
before-after = { $before } → { $after }
loss-worker = вы теряете рабочего
loss-buildings = { $count ->
    [one] одно из ваших городских зданий разрушено
    [few] разрушено до { $count } ваших городских зданий
    [many] разрушено до { $count } ваших городских зданий
   *[other] разрушено до { $count } ваших городских зданий
}
loss-colony = { $count ->
    [one] вы теряете свою колонию
    [few] вы теряете одну из своих колоний
    [many] вы теряете одну из своих колоний
   *[other] вы теряете одну из своих колоний
}
loss-leader = вы теряете лидера или недостроенное чудо
bids-units = Отряды
bids-ships = Корабли
bids-cards = Карты
bids-state = Статус
bids-highest = ставка { $bid }
bids-cannot = не может ставить
bids-passed = пас
bids-next = ставит
bids-waits = в торге
rivals-reach = { $seat } может дойти до { $force }{ $cards ->
    [0] { "" }
    [one] , { $cards } карта на руке
    [few] , { $cards } карты на руке
    [many] , { $cards } карт на руке
   *[other] , { $cards } карт на руке
}
rivals-none = ни у кого нет отрядов: любая ставка выигрывает
force-list = { $parts }
force-units = { $count } × { $card }
force-discards = { $count ->
    [one] { $count } сброшенная
    [few] { $count } сброшенные
    [many] { $count } сброшенных
   *[other] { $count } сброшенных
}
send-nothing = пока ничего
send-need = сила { $bid } и хотя бы один отряд
pact-sides = Другая сторона берёт { $theirs }, вы берёте { $yours }.
pact-as-a = · вы — A
pact-as-b = То же, вы — B
discard-count = Сбросить ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}: на руке { $held }, предел { $limit }
politics-heading = { $card } · { $text }
versus = { $own } : { $theirs }
step-politics = Политика
step-actions = Действия
step-end = Конец хода
ending-unused = действия не использованы
ending-uprising = восстание: без производства
ending-hunger = не хватает пищи: { $missing }
ending-eaten = съедено: { $amount }
ending-corruption = коррупция: { $amount }
ending-discard = сбросить { $count }
ending-draw = взять { $count }
ending-discard-draw = сбросить { $discard }, взять { $draw }
war-heading = { $card }: { $seat } — { $rival }
stake-none = При нынешней силе никто не выигрывает.
stake-science = При нынешней силе { $seat } получает { $amount } науки или технологии на столько же. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-yellow = При нынешней силе { $seat } забирает { $amount ->
    [one] { $amount } жёлтую фишку
    [few] { $amount } жёлтые фишки
    [many] { $amount } жёлтых фишек
   *[other] { $amount } жёлтых фишек
}. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
stake-culture = При нынешней силе { $seat } забирает { $amount } культуры. { $seat }: { $before } → { $after }, { $rival }: { $theirs } → { $left }.
sign-culture = { $count ->
    [one] { $count } культура
    [few] { $count } культуры
    [many] { $count } культуры
   *[other] { $count } культуры
}
sign-science = { $count ->
    [one] { $count } наука
    [few] { $count } науки
    [many] { $count } науки
   *[other] { $count } науки
}
sign-strength = { $count ->
    [one] { $count } сила
    [few] { $count } силы
    [many] { $count } силы
   *[other] { $count } силы
}
sign-happy = { $count ->
    [one] { $count } счастливое лицо
    [few] { $count } счастливых лица
    [many] { $count } счастливых лиц
   *[other] { $count } счастливых лиц
}
sign-food = { $count ->
    [one] { $count } пища
    [few] { $count } пищи
    [many] { $count } пищи
   *[other] { $count } пищи
}
sign-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурсов
}
sign-civil = { $count ->
    [one] { $count } гражданское действие
    [few] { $count } гражданских действия
    [many] { $count } гражданских действий
   *[other] { $count } гражданских действий
}
sign-military = { $count ->
    [one] { $count } военное действие
    [few] { $count } военных действия
    [many] { $count } военных действий
   *[other] { $count } военных действий
}
sign-worker = { $count ->
    [one] { $count } жёлтая фишка
    [few] { $count } жёлтые фишки
    [many] { $count } жёлтых фишек
   *[other] { $count } жёлтых фишек
}
sign-blue = { $count ->
    [one] { $count } синяя фишка
    [few] { $count } синие фишки
    [many] { $count } синих фишек
   *[other] { $count } синих фишек
}
sign-stage = этап за { $count }
sign-stage-built = этап за { $count }, построен
sign-bar = { $count }
sign-back = военная карта, эпоха { $count }
sign-ship = { $count } к колонизации
sign-mine = { $count ->
   *[one] { $count } шахта
    [few] { $count } шахты
    [many] { $count } шахт
    [other] { $count } шахт
}
sign-lab = { $count ->
   *[one] { $count } лаборатория
    [few] { $count } лаборатории
    [many] { $count } лабораторий
    [other] { $count } лабораторий
}
sign-temple = { $count ->
   *[one] { $count } храм
    [few] { $count } храма
    [many] { $count } храмов
    [other] { $count } храмов
}
sign-library = { $count ->
   *[one] { $count } библиотека
    [few] { $count } библиотеки
    [many] { $count } библиотек
    [other] { $count } библиотек
}
sign-arena = { $count ->
   *[one] { $count } арена
    [few] { $count } арены
    [many] { $count } арен
    [other] { $count } арен
}
sign-theatre = { $count ->
   *[one] { $count } театр
    [few] { $count } театра
    [many] { $count } театров
    [other] { $count } театров
}
sign-infantry = пехота { $count }
sign-cavalry = кавалерия { $count }
sign-artillery = артиллерия { $count }
sign-aircraft = авиация { $count }
sign-government = { $count ->
   *[one] { $count } форма правления
    [few] { $count } формы правления
    [many] { $count } форм правления
    [other] { $count } форм правления
}
sign-special = { $count ->
   *[one] { $count } особая технология
    [few] { $count } особые технологии
    [many] { $count } особых технологий
    [other] { $count } особых технологий
}
sign-leader = { $count ->
   *[one] { $count } лидер
    [few] { $count } лидера
    [many] { $count } лидеров
    [other] { $count } лидеров
}
sign-wonder = { $count ->
   *[one] { $count } чудо
    [few] { $count } чуда
    [many] { $count } чудес
    [other] { $count } чудес
}
sign-action = { $count ->
   *[one] { $count } карта действия
    [few] { $count } карты действия
    [many] { $count } карт действия
    [other] { $count } карт действия
}
sign-event = событие, эпоха { $count }
sign-territory = { $count ->
   *[one] { $count } территория
    [few] { $count } территории
    [many] { $count } территорий
    [other] { $count } территорий
}
sign-aggression = { $count ->
   *[one] { $count } агрессия
    [few] { $count } агрессии
    [many] { $count } агрессий
    [other] { $count } агрессий
}
sign-war = { $count ->
   *[one] { $count } война
    [few] { $count } войны
    [many] { $count } войн
    [other] { $count } войн
}
sign-pact = { $count ->
   *[one] { $count } пакт
    [few] { $count } пакта
    [many] { $count } пактов
    [other] { $count } пактов
}
sign-tactic = { $count ->
   *[one] { $count } тактика
    [few] { $count } тактики
    [many] { $count } тактик
    [other] { $count } тактик
}
sign-defence = { $count } к защите

# The texts of cards
short-farm = { $food ->
    [one] { $food } пища
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
} за рабочего
short-mine = { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} за рабочего
short-lab = { $science ->
    [one] { $science } наука
    [few] { $science } науки
    [many] { $science } науки
   *[other] { $science } науки
} за рабочего
short-faces = { $culture ->
    [one] { $culture } культура
    [few] { $culture } культуры
    [many] { $culture } культуры
   *[other] { $culture } культуры
}, { $happy ->
    [one] { $happy } счастье
    [few] { $happy } счастья
    [many] { $happy } счастья
   *[other] { $happy } счастья
}
short-library = { $science ->
    [one] { $science } наука
    [few] { $science } науки
    [many] { $science } науки
   *[other] { $science } науки
}, { $culture ->
    [one] { $culture } культура
    [few] { $culture } культуры
    [many] { $culture } культуры
   *[other] { $culture } культуры
}
short-arena = { $strength ->
    [one] { $strength } сила
    [few] { $strength } силы
    [many] { $strength } силы
   *[other] { $strength } силы
}, { $happy ->
    [one] { $happy } счастье
    [few] { $happy } счастья
    [many] { $happy } счастья
   *[other] { $happy } счастья
}
short-unit = { $strength ->
    [one] { $strength } сила
    [few] { $strength } силы
    [many] { $strength } силы
   *[other] { $strength } силы
} за отряд
short-air-force = { $strength ->
    [one] { $strength } сила
    [few] { $strength } силы
    [many] { $strength } силы
   *[other] { $strength } силы
}; удваивает армию
short-government = действия: гражд. { $civil }, воен. { $military }
short-law = +{ $civil ->
    [one] { $civil } гражданское действие
    [few] { $civil } гражданских действия
    [many] { $civil } гражданских действий
   *[other] { $civil } гражданских действий
}
short-law-blue = +{ $civil } гражд. { $civil ->
    [one] действие
    [few] действия
    [many] действий
   *[other] действий
}, { $blue } син.
short-warfare = { $strength ->
    [one] { $strength } сила
    [few] { $strength } силы
    [many] { $strength } силы
   *[other] { $strength } силы
}, { $military } воен. { $military ->
    [one] действие
    [few] действия
    [many] действий
   *[other] действий
}
short-exploration = { $strength ->
    [one] { $strength } сила
    [few] { $strength } силы
    [many] { $strength } силы
   *[other] { $strength } силы
}, { $ships } к колонизации
short-construction = этапов чуда: { $stages }, дешевле город
short-tactic = { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
    [many] { $units } отрядов
   *[other] { $units } отрядов
}: { $strength }{ $old ->
    [0] { "" }
   *[other] , старые { $old }
}
short-bonus = защита +{ $defence }, колонизация +{ $ships }
full-farm = Рабочий здесь стоит { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} и производит { $food ->
    [one] { $food } пищу
    [few] { $food } пищи
    [many] { $food } пищи
   *[other] { $food } пищи
} за ход; столько же стоит синяя фишка на карте.
full-mine = Рабочий здесь стоит { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} и производит { $made ->
    [one] { $made } ресурс
    [few] { $made } ресурса
    [many] { $made } ресурсов
   *[other] { $made } ресурсов
} за ход; столько же стоит синяя фишка на карте.
full-urban = Рабочий здесь стоит { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} и даёт: { $gives }. Форма правления ограничивает число городских зданий каждого типа.
full-unit = Отряд стоит { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} и военное действие, его сила { $strength }. Отряды составляют армии по вашей тактике.
full-air-force = Отряд стоит { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурсов
} и военное действие, его сила { $strength }. Он не входит в армию, но удваивает то, что тактика даёт за одну из них.
full-starting = Она есть у вас с начала.
full-developed = Разработка стоит 1 гражданское действие и { $science } науки.
full-government = { $civil ->
    [one] { $civil } гражданское действие
    [few] { $civil } гражданских действия
    [many] { $civil } гражданских действий
   *[other] { $civil } гражданских действий
}, { $military ->
    [one] { $military } военное действие
    [few] { $military } военных действия
    [many] { $military } военных действий
   *[other] { $military } военных действий
}, предел городских зданий одного типа: { $limit }.
full-new-government = Разработка стоит гражданское действие и { $science } науки; революция — все гражданские действия и { $revolution ->
    [one] { $revolution } науку.
    [few] { $revolution } науки.
    [many] { $revolution } науки.
   *[other] { $revolution } науки.
}
full-construction = Одним гражданским действием можно построить несколько этапов чуда, не больше { $stages }. Городские здания эпохи I дешевле на { $one }, эпохи II на { $two }, эпохи III на { $three }.
full-special = Её заменяет более поздняя технология того же вида.
full-gives = В игре даёт: { $gives }.
full-wonder = Цена этапов в ресурсах: { $stages }; каждый требует гражданского действия и синей фишки из банка.
full-territory = За колонизацию сразу: { $now }; пока колония ваша: { $kept }.
full-tactic = Армия: { $units }; добавляет к силе { $strength }.
full-outdated = Если в ней есть отряд старше карты не меньше чем на две эпохи, добавляет { $strength }.
full-tactic-use = Розыгрыш стоит 1 военное действие. До вашего следующего хода она только ваша; потом каждый может скопировать её за 2.
full-bonus = При защите даёт { $defence }, при колонизации { $ships }.
full-event = Подготовка — политическое действие и даёт культуру по номеру эпохи; событие произойдёт позже и коснётся всех.
full-aggression = Стоит { $count ->
    [one] { $count } военное действие
    [few] { $count } военных действия
    [many] { $count } военных действий
   *[other] { $count } военных действий
}, и вы должны быть сильнее; соперник может защищаться картами.
full-war = Объявление стоит { $count ->
    [one] { $count } военное действие
    [few] { $count } военных действия
    [many] { $count } военных действий
   *[other] { $count } военных действий
}; исход решает сила в начале вашего следующего хода.
full-action = Розыгрыш стоит 1 гражданское действие и возможен только в один из следующих ходов после взятия.
full-pact = Предлагается как политическое действие; действует, пока один из вас его не расторгнет.
full-pact-sided = Предлагается как политическое действие с выбранной вами стороной; действует, пока один из вас его не расторгнет.
gives-culture = { $amount ->
    [one] { $amount } культура
    [few] { $amount } культуры
    [many] { $amount } культуры
   *[other] { $amount } культуры
}
gives-science = { $amount ->
    [one] { $amount } наука
    [few] { $amount } науки
    [many] { $amount } науки
   *[other] { $amount } науки
}
gives-strength = { $amount ->
    [one] { $amount } сила
    [few] { $amount } силы
    [many] { $amount } силы
   *[other] { $amount } силы
}
gives-happy = { $amount ->
    [one] { $amount } счастливое лицо
    [few] { $amount } счастливых лица
    [many] { $amount } счастливых лиц
   *[other] { $amount } счастливых лиц
}
gives-civil = { $amount ->
    [one] { $amount } гражданское действие
    [few] { $amount } гражданских действия
    [many] { $amount } гражданских действий
   *[other] { $amount } гражданских действий
}
gives-military = { $amount ->
    [one] { $amount } военное действие
    [few] { $amount } военных действия
    [many] { $amount } военных действий
   *[other] { $amount } военных действий
}
gives-yellow = { $amount ->
    [one] { $amount } жёлтая фишка
    [few] { $amount } жёлтые фишки
    [many] { $amount } жёлтых фишек
   *[other] { $amount } жёлтых фишек
}
gives-blue = { $amount ->
    [one] { $amount } синяя фишка
    [few] { $amount } синие фишки
    [many] { $amount } синих фишек
   *[other] { $amount } синих фишек
}
gives-ships = { $amount } к каждой силе колонизации
gives-food = { $amount ->
    [one] { $amount } пища
    [few] { $amount } пищи
    [many] { $amount } пищи
   *[other] { $amount } пищи
}
gives-resources = { $amount ->
    [one] { $amount } ресурс
    [few] { $amount } ресурса
    [many] { $amount } ресурсов
   *[other] { $amount } ресурсов
}
gives-workers = { $amount ->
    [one] { $amount } рабочий
    [few] { $amount } рабочих
    [many] { $amount } рабочих
   *[other] { $amount } рабочих
}
gives-cards = { $amount ->
    [one] { $amount } военная карта
    [few] { $amount } военные карты
    [many] { $amount } военных карт
   *[other] { $amount } военных карт
}
gives-infantry = пехота: { $amount }
gives-cavalry = кавалерия: { $amount }
gives-artillery = артиллерия: { $amount }
gives-less = −{ $what }

# technology
agriculture = Земледелие
irrigation = Ирригация
selective_breeding = Селекция
mechanized_agriculture = Механизация земледелия
bronze = Бронза
iron = Железо
coal = Уголь
oil = Нефть
philosophy = Философия
alchemy = Алхимия
scientific_method = Научный метод
computers = Компьютеры
religion = Религия
theology = Богословие
organized_religion = Организованная религия
printing_press = Печатный станок
journalism = Журналистика
multimedia = Мультимедиа
bread_and_circuses = Хлеб и зрелища
team_sports = Командный спорт
professional_sports = Профессиональный спорт
drama = Драма
opera = Опера
movies = Кино
warriors = Воины
swordsmen = Мечники
riflemen = Стрелки
modern_infantry = Современная пехота
knights = Рыцари
cavalrymen = Кавалеристы
tanks = Танки
cannon = Пушки
rockets = Ракеты
air_forces = Военно-воздушные силы

# government
despotism = Деспотизм
monarchy = Монархия
theocracy = Теократия
constitutional_monarchy = Конституционная монархия
republic = Республика
communism = Коммунизм
fundamentalism = Фундаментализм
democracy = Демократия

# special
code_of_laws = Свод законов
justice_system = Судебная система
civil_service = Государственная служба
warfare = Военное дело
strategy = Стратегия
military_theory = Теория войны
cartography = Картография
navigation = Навигация
satellites = Спутники
masonry = Каменная кладка
architecture = Архитектура
engineering = Инженерное дело

# leader
alexander_the_great = Александр Македонский
short-alexander_the_great = +1 силы за отряд
text-alexander_the_great = +1 силы за каждый ваш военный отряд. Политическое действие: уберите его из игры и добавьте в свой жёлтый банк 1 жёлтую фишку из коробки.
aristotle = Аристотель
short-aristotle = 1 наука за взятие технол.
text-aristotle = Каждый раз, когда вы берёте из ряда карту технологии, получите 1 очко науки.
hammurabi = Хаммурапи
short-hammurabi = Военное действие за гражданское
text-hammurabi = Раз в ход одно военное действие может оплатить одно гражданское. Взятие лидера из ряда стоит на 1 гражданское действие меньше.
homer = Гомер
short-homer = 1 ресурс за ход для отрядов
text-homer = Каждый ход 1 дополнительный ресурс на постройку или улучшение военных отрядов. При замене его можно положить под завершённое чудо, у которого становится на 1 счастливое лицо больше; гражданское действие тогда не возвращается.
julius_caesar = Юлий Цезарь
short-julius_caesar = Раз: 2-е полит. действие
text-julius_caesar = Раз за партию после политического действия можно выполнить ещё одно в той же фазе.
moses = Моисей
short-moses = Население на 1 дешевле
text-moses = Увеличение населения стоит на 1 пищу меньше.
christopher_columbus = Христофор Колумб
short-christopher_columbus = Раз колонизирует без отрядов
text-christopher_columbus = Политическое действие: уберите его из игры и колонизируйте территорию с руки, не отправляя отрядов.
frederick_barbarossa = Фридрих Барбаросса
short-frederick_barbarossa = Рабочий и отряд сразу, дешевле
text-frederick_barbarossa = За 1 военное действие увеличьте население и постройте военный отряд, на 1 пищу и 1 ресурс дешевле.
genghis_khan = Чингисхан
short-genghis_khan = 3 культуры в первой двойке
text-genghis_khan = В армиях каждый отряд пехоты может считаться кавалерией. В конце своего хода получите 3 очка культуры, если вы среди двух сильнейших (ничьи в вашу пользу).
joan_of_arc = Жанна д’Арк
short-joan_of_arc = Счастье храмов — сила
text-joan_of_arc = +1 силы за каждое счастливое лицо ваших храмов и формы правления. В начале своей фазы политики можно посмотреть верхнее текущее событие.
leonardo_da_vinci = Леонардо да Винчи
short-leonardo_da_vinci = Наука; 1 ресурс за технологию
text-leonardo_da_vinci = Ваша лучшая лаборатория или библиотека производит ещё столько науки, каков её уровень. Каждый раз, разрабатывая технологию, получайте 1 ресурс.
michelangelo = Микеланджело
short-michelangelo = 1 культура за счастье
text-michelangelo = Храмы, театры и чудеса производят дополнительно 1 очко культуры за каждое своё счастливое лицо. Беря чудо, вы не доплачиваете за уже завершённые.
isaac_newton = Исаак Ньютон
short-isaac_newton = Наука; действие за технологию
text-isaac_newton = Ваша лучшая лаборатория или библиотека производит ещё столько науки, каков её уровень. Каждый раз, разрабатывая технологию, возвращайте 1 потраченное гражданское действие.
james_cook = Джеймс Кук
short-james_cook = Культура за колонии
text-james_cook = При колонизации можно сбросить до 2 военных карт, +1 за каждую. Ваша первая колония производит 2 очка культуры, каждая следующая 1.
johann_sebastian_bach = Иоганн Себастьян Бах
short-johann_sebastian_bach = Театры: +1 культуры
text-johann_sebastian_bach = Каждый театр производит дополнительно 1 очко культуры. Технологии театров стоят на 2 очка науки меньше. Раз в ход гражданским действием можно улучшить любое городское здание до театра того же или более высокого уровня.
maximilien_robespierre = Максимилиан Робеспьер
short-maximilien_robespierre = Революция за военные дейст.
text-maximilien_robespierre = Революция стоит всех ваших военных действий вместо всех гражданских. Объявляя её, получите 3 очка культуры.
napoleon_bonaparte = Наполеон Бонапарт
short-napoleon_bonaparte = +2 силы за вид отрядов
text-napoleon_bonaparte = +2 силы за каждый имеющийся у вас вид военных отрядов.
william_shakespeare = Уильям Шекспир
short-william_shakespeare = 2 культуры за пару с театром
text-william_shakespeare = С библиотекой: театры стоят на 1 ресурс меньше, а их технологии — на 1 очко науки; с театром то же для библиотек. Каждая пара «библиотека и театр» производит дополнительно 2 очка культуры.
albert_einstein = Альберт Эйнштейн
short-albert_einstein = Наука; 3 культ. за технологию
text-albert_einstein = Ваша лучшая лаборатория или библиотека производит ещё столько науки, каков её уровень. Каждый раз, разрабатывая технологию, получайте 3 очка культуры.
bill_gates = Билл Гейтс
short-bill_gates = Лаборатории дают и ресурсы
text-bill_gates = Каждая лаборатория производит и ресурсы по своему уровню. Когда он покидает игру или партия кончается, получите культуру, равную этому дополнительному производству.
charlie_chaplin = Чарли Чаплин
short-charlie_chaplin = Лучший театр удвоен
text-charlie_chaplin = Ваш лучший театр производит вдвое больше культуры.
mahatma_gandhi = Махатма Ганди
short-mahatma_gandhi = Без атак; другие платят 2×
text-mahatma_gandhi = Вы не можете играть агрессии и войны. Соперники платят за нападение на вас вдвое больше военных действий.
sid_meier = Сид Мейер
short-sid_meier = Лаборатории: культура
text-sid_meier = Каждая лаборатория производит культуру по своему уровню и на 1 очко науки меньше.
winston_churchill = Уинстон Черчилль
short-winston_churchill = 3 культуры или по 3 на отряды
text-winston_churchill = Каждый ход выберите: 3 очка культуры или 3 очка науки и 3 ресурса на технологии военных отрядов и на постройку и улучшение отрядов.

# wonder
colossus = Колосс
short-colossus = 2 силы, 1 к колонизации
hanging_gardens = Висячие сады
short-hanging_gardens = 1 культура, 2 счастья
library_of_alexandria = Александрийская библиотека
short-library_of_alexandria = На руке по 1 карте больше
text-library_of_alexandria = На руке можно держать на 1 гражданскую и 1 военную карту больше.
pyramids = Пирамиды
short-pyramids = +1 гражданское действие
great_wall = Великая стена
short-great_wall = Пехота, пушки: +1 силы
text-great_wall = +1 силы за каждый ваш отряд пехоты и артиллерии.
st_peters_basilica = Собор Святого Петра
short-st_peters_basilica = источники счастья: +1
text-st_peters_basilica = Каждая другая карта или рабочий, дающие хотя бы одно счастливое лицо, дают на одно больше.
taj_mahal = Тадж-Махал
short-taj_mahal = Дешевле с новым лидером
text-taj_mahal = Взятие стоит на 2 гражданских действия меньше, если в этот ход вы заменили лидера.
universitas_carolina = Карлов университет
short-universitas_carolina = 1 культура, 2 науки
eiffel_tower = Эйфелева башня
short-eiffel_tower = 4 культуры, 1 счастье
kremlin = Кремль
short-kremlin = 2 культуры, по 1 действию
ocean_liner_service = Океанские лайнеры
short-ocean_liner_service = Бесплатный рабочий в ход
text-ocean_liner_service = Раз в каждую свою фазу действий получите 1 рабочего без действия и пищи.
transcontinental_railroad = Трансконтинентальная дорога
short-transcontinental_railroad = Лучшая шахта вдвойне
text-transcontinental_railroad = Один рабочий на вашей лучшей шахте производит 2 синие фишки вместо 1.
fast_food_chains = Сети фастфуда
short-fast_food_chains = Культура за рабочих
text-fast_food_chains = При завершении получите 1 очко культуры за рабочего в отряде или городском здании и 2 за рабочего на ферме или шахте.
first_space_flight = Первый полёт в космос
short-first_space_flight = Культура за уровни технол.
text-first_space_flight = При завершении получите 1 очко культуры за каждый уровень каждой своей технологии в игре.
hollywood = Голливуд
short-hollywood = Театры и библиотеки ×2
text-hollywood = При завершении получите вдвое больше культуры, чем производят ваши театры и библиотеки.
internet = Интернет
short-internet = Культура за здания
text-internet = При завершении получите столько культуры, сколько культуры и науки производят ваши городские здания и сколько силы они дают.

# action
cultural_heritage_a = Культурное наследие A
short-cultural_heritage_a = 4 культуры, 1 наука
text-cultural_heritage_a = Получите 1 очко науки и 4 очка культуры.
engineering_genius_a = Инженерный гений A
short-engineering_genius_a = Этап чуда на 2 дешевле
text-engineering_genius_a = Постройте один этап чуда на 2 ресурса дешевле.
frugality_a = Бережливость A
short-frugality_a = Население, потом 1 пища
text-frugality_a = Увеличьте население; после оплаты получите 1 пищу.
patriotism_a = Патриотизм A
short-patriotism_a = +1 военное, 1 на отряды
text-patriotism_a = В этот ход: 1 дополнительный ресурс на постройку и улучшение военных отрядов и 1 дополнительное военное действие.
rich_land_a = Богатые земли A
short-rich_land_a = Ферма, шахта на 1 дешевле
text-rich_land_a = Постройте или улучшите ферму или шахту на 1 ресурс дешевле.
stockpile_a = Запасы
short-stockpile_a = 1 пища и 1 ресурс
text-stockpile_a = Получите 1 ресурс и 1 пищу.
urban_growth_a = Рост городов A
short-urban_growth_a = Городское здание −1
text-urban_growth_a = Постройте или улучшите городское здание на 1 ресурс дешевле.
breakthrough_i = Технологический прорыв I
short-breakthrough_i = Разработка, потом 2 науки
text-breakthrough_i = Разработайте технологию; после оплаты получите 2 очка науки.
cultural_heritage_i = Культурное наследие I
short-cultural_heritage_i = 2 культуры, 2 науки
text-cultural_heritage_i = Получите 2 очка науки и 2 очка культуры.
engineering_genius_i = Инженерный гений I
short-engineering_genius_i = Этап чуда на 3 дешевле
text-engineering_genius_i = Постройте один этап чуда на 3 ресурса дешевле.
frugality_i = Бережливость I
short-frugality_i = Население, потом 2 пищи
text-frugality_i = Увеличьте население; после оплаты получите 2 пищи.
patriotism_i = Патриотизм I
short-patriotism_i = +1 военное, 2 на отряды
text-patriotism_i = В этот ход: 2 дополнительных ресурса на постройку и улучшение военных отрядов и 1 дополнительное военное действие.
reserves_i = Резервы I
short-reserves_i = 2 ресурса или 2 пищи
text-reserves_i = Получите 2 ресурса или 2 пищи.
rich_land_i = Богатые земли I
short-rich_land_i = Ферма, шахта на 2 дешевле
text-rich_land_i = Постройте или улучшите ферму или шахту на 2 ресурса дешевле.
urban_growth_i = Рост городов I
short-urban_growth_i = Городское здание −2
text-urban_growth_i = Постройте или улучшите городское здание на 2 ресурса дешевле.
breakthrough_ii = Технологический прорыв II
short-breakthrough_ii = Разработка, потом 3 науки
text-breakthrough_ii = Разработайте технологию; после оплаты получите 3 очка науки.
efficient_upgrade_ii = Эффективное улучшение II
short-efficient_upgrade_ii = Улучшение на 3 дешевле
text-efficient_upgrade_ii = Улучшите ферму, шахту или городское здание на 3 ресурса дешевле.
engineering_genius_ii = Инженерный гений II
short-engineering_genius_ii = Этап чуда на 4 дешевле
text-engineering_genius_ii = Постройте один этап чуда на 4 ресурса дешевле.
frugality_ii = Бережливость II
short-frugality_ii = Население, потом 3 пищи
text-frugality_ii = Увеличьте население; после оплаты получите 3 пищи.
patriotism_ii = Патриотизм II
short-patriotism_ii = +1 военное, 3 на отряды
text-patriotism_ii = В этот ход: 3 дополнительных ресурса на постройку и улучшение военных отрядов и 1 дополнительное военное действие.
reserves_ii = Резервы II
short-reserves_ii = 3 ресурса или 3 пищи
text-reserves_ii = Получите 3 ресурса или 3 пищи.
revolutionary_idea_ii = Революционная идея II
short-revolutionary_idea_ii = 4 науки
text-revolutionary_idea_ii = Получите 4 очка науки.
rich_land_ii = Богатые земли II
short-rich_land_ii = Ферма, шахта на 3 дешевле
text-rich_land_ii = Постройте или улучшите ферму или шахту на 3 ресурса дешевле.
urban_growth_ii = Рост городов II
short-urban_growth_ii = Городское здание −3
text-urban_growth_ii = Постройте или улучшите городское здание на 3 ресурса дешевле.
wave_of_nationalism_ii = Волна национализма
short-wave_of_nationalism_ii = Слабым отряды дешевле
text-wave_of_nationalism_ii = За каждую цивилизацию сильнее вашей у вас в этот ход дополнительные ресурсы на постройку и улучшение военных отрядов: 6 при двух игроках, 3 при трёх, 2 при четырёх.
efficient_upgrade_iii = Эффективное улучшение III
short-efficient_upgrade_iii = Улучшение на 4 дешевле
text-efficient_upgrade_iii = Улучшите ферму, шахту или городское здание на 4 ресурса дешевле.
endowment_for_the_arts_iii = Покровительство искусствам
short-endowment_for_the_arts_iii = Культура за тех, кто впереди
text-endowment_for_the_arts_iii = Получите культуру за каждую цивилизацию, у которой больше очков культуры: 6 при двух игроках, 3 при трёх, 2 при четырёх.
engineering_genius_iii = Инженерный гений III
short-engineering_genius_iii = Этап чуда на 5 дешевле
text-engineering_genius_iii = Постройте один этап чуда на 5 ресурсов дешевле.
military_build_up_iii = Гонка вооружений
short-military_build_up_iii = Слабым отряды дешевле
text-military_build_up_iii = За каждую цивилизацию сильнее вашей у вас в этот ход дополнительные ресурсы на постройку и улучшение военных отрядов: 8 при двух игроках, 5 при трёх, 3 при четырёх.
patriotism_iii = Патриотизм III
short-patriotism_iii = +1 военное, 4 на отряды
text-patriotism_iii = В этот ход: 4 дополнительных ресурса на постройку и улучшение военных отрядов и 1 дополнительное военное действие.
reserves_iii = Резервы III
short-reserves_iii = 4 ресурса или 4 пищи
text-reserves_iii = Получите 4 ресурса или 4 пищи.
revolutionary_idea_iii = Революционная идея III
short-revolutionary_idea_iii = 6 науки
text-revolutionary_idea_iii = Получите 6 очков науки.
urban_growth_iii = Рост городов III
short-urban_growth_iii = Городское здание −4
text-urban_growth_iii = Постройте или улучшите городское здание на 4 ресурса дешевле.

# event
development_of_agriculture = Развитие земледелия
short-development_of_agriculture = Все получают 2 пищи
text-development_of_agriculture = Каждая цивилизация получает 2 пищи.
development_of_crafts = Развитие ремёсел
short-development_of_crafts = Все получают 2 ресурса
text-development_of_crafts = Каждая цивилизация получает 2 ресурса.
development_of_markets = Развитие рынков
short-development_of_markets = Все: 2 пищи или 2 ресурса
text-development_of_markets = Каждый игрок выбирает: 2 пищи или 2 ресурса.
development_of_politics = Развитие политики
short-development_of_politics = Все берут 3 военные карты
text-development_of_politics = Каждый игрок берёт 3 военные карты.
development_of_religion = Развитие религии
short-development_of_religion = Бесплатный храм для всех
text-development_of_religion = Каждый игрок со свободным рабочим может бесплатно построить храм эпохи A.
development_of_science = Развитие науки
short-development_of_science = Все получают 2 науки
text-development_of_science = Каждая цивилизация получает 2 очка науки.
development_of_settlement = Развитие поселений
short-development_of_settlement = Все получают рабочего
text-development_of_settlement = Каждая цивилизация получает 1 рабочего.
development_of_trade_routes = Развитие торговых путей
short-development_of_trade_routes = Все: 1 наука и по 1 товару
text-development_of_trade_routes = Каждая цивилизация получает 1 очко науки, 1 пищу и 1 ресурс.
development_of_warfare = Развитие военного дела
short-development_of_warfare = Бесплатные Воины всем
text-development_of_warfare = Каждый игрок со свободным рабочим может бесплатно построить отряд Воинов.
development_of_civilization = Развитие цивилизации
short-development_of_civilization = Каждый: что-то на 1 дешевле
text-development_of_civilization = Каждый игрок может увеличить население, построить ферму, шахту или городское здание или разработать технологию на 1 пищу, ресурс или науку дешевле.
barbarians = Варвары
short-barbarians = Богат и слаб: −рабочий
text-barbarians = Если цивилизация с наибольшим числом очков культуры — одна из двух слабейших, она теряет 1 рабочего.
border_conflict = Пограничный конфликт
short-border_conflict = Слабейший теряет здание
text-border_conflict = Слабейшая цивилизация разрушает одно своё городское здание, ферму или шахту; сильнейшая получает 3 ресурса.
crusades = Крестовые походы
short-crusades = Сильнейший +4, слабейший −4
text-crusades = Сильнейшая цивилизация получает 4 очка культуры, слабейшая теряет 4 очка культуры.
cultural_influence = Культурное влияние
short-cultural_influence = Прирост культуры ещё раз
text-cultural_influence = Каждая цивилизация получает культуру в размере своего прироста.
foray = Набег
short-foray = Двое сильнейших: 3 товара
text-foray = Каждая из двух сильнейших цивилизаций получает пищу и ресурсы, всего 3.
good_harvest = Богатый урожай
short-good_harvest = Все производят пищу
text-good_harvest = Каждая цивилизация сейчас производит пищу; без коррупции и потребления.
immigration = Иммиграция
short-immigration = Счастливейшие: рабочий
text-immigration = Все цивилизации с наибольшим числом счастливых лиц получают по 1 рабочему.
new_deposits = Новые месторождения
short-new_deposits = Все производят ресурсы
text-new_deposits = Каждая цивилизация сейчас производит ресурсы; без коррупции.
pestilence = Мор
short-pestilence = Все теряют рабочего
text-pestilence = Каждая цивилизация теряет 1 рабочего.
raiders = Разбойники
short-raiders = Двое слабейших: −2 товара
text-raiders = Каждая из двух слабейших цивилизаций теряет пищу и ресурсы, всего 2.
rats = Крысы
short-rats = Вся пища пропадает
text-rats = Каждая цивилизация теряет всю накопленную пищу.
rebellion = Мятеж
short-rebellion = Действия за недовольных
text-rebellion = Каждая цивилизация сразу тратит без пользы 2 гражданских действия за каждого недовольного рабочего.
reign_of_terror = Власть террора
short-reign_of_terror = Слабейший: −1 рабочий
text-reign_of_terror = Слабейшая цивилизация теряет 1 рабочего.
scientific_breakthrough = Научный прорыв
short-scientific_breakthrough = Прирост науки ещё раз
text-scientific_breakthrough = Каждая цивилизация получает науку в размере своего прироста.
uncertain_borders = Зыбкие границы
short-uncertain_borders = Сильнейший: жёлтая фишка
text-uncertain_borders = Сильнейшая цивилизация забирает 1 жёлтую фишку из жёлтого банка слабейшей.
civil_unrest = Гражданские волнения
short-civil_unrest = Недовольный: −4 культуры
text-civil_unrest = Каждая цивилизация теряет 4 очка культуры за каждого недовольного рабочего; все, у кого их больше всего, возвращают также 1 синюю фишку в коробку. Без последствий, если недовольных нет ни у кого.
cold_war = Холодная война
short-cold_war = Двое сильнейших: 6 науки
text-cold_war = Две сильнейшие цивилизации получают по 6 очков науки.
crime_wave = Волна преступности
short-crime_wave = Двое слабейших: −3 культуры
text-crime_wave = Две слабейшие цивилизации теряют по 3 очка культуры и возвращают по 1 синей фишке в коробку.
economic_progress = Экономический прогресс
short-economic_progress = У всех производство
text-economic_progress = Каждая цивилизация: коррупция, производство пищи, потребление, производство ресурсов.
emigration = Эмиграция
short-emigration = Уходит половина недовольных
text-emigration = Каждая цивилизация теряет половину своих недовольных рабочих с округлением вверх.
iconoclasm = Иконоборчество
short-iconoclasm = Уходят лидеры прошлых эпох
text-iconoclasm = Каждый лидер не из текущей эпохи удаляется из игры.
independence_declaration = Декларация независимости
short-independence_declaration = Слабейший теряет колонию
text-independence_declaration = Слабейшая цивилизация теряет 1 колонию по своему выбору.
international_agreement = Международное соглашение
short-international_agreement = Сильнейший: карты на 5
text-international_agreement = Сильнейшая цивилизация может взять гражданские карты на сумму до 5 гражданских действий, отказавшись от следующего политического действия; затем ряд сдвигается и пополняется.
national_pride = Национальная гордость
short-national_pride = Первый по культуре: +5
text-national_pride = Цивилизация с наибольшим числом очков культуры получает 5 очков культуры.
politics_of_strength = Политика силы
short-politics_of_strength = Сильный +5 карт, слабый −3
text-politics_of_strength = Сильнейшая цивилизация берёт 5 военных карт, слабейшая сбрасывает 3. В эпоху IV вместо этого: +5 и −3 культуры.
popularization_of_science = Популяризация науки
short-popularization_of_science = Культура по науке
text-popularization_of_science = Каждая цивилизация получает культуру в размере своего прироста науки.
prosperity = Процветание
short-prosperity = 1 пища за счастье
text-prosperity = Каждая цивилизация получает 1 пищу за каждое счастливое лицо (не больше 8).
ravages_of_time = Разрушительное время
short-ravages_of_time = Древние чудеса рушатся
text-ravages_of_time = Каждый игрок переворачивает одно завершённое чудо эпохи A или I; оно теряет свойства и производит 2 очка культуры.
refugees = Беженцы
short-refugees = Сильнейший +, слабейший −
text-refugees = Сильнейшая цивилизация получает 3 очка культуры и 1 рабочего; слабейшая теряет 3 очка культуры и 1 рабочего.
terrorism = Терроризм
short-terrorism = Последний рушит здания
text-terrorism = Цивилизация с наименьшим числом очков культуры разрушает по 1 городскому зданию каждой другой цивилизации.
impact_of_agriculture = Влияние земледелия
short-impact_of_agriculture = Культура за пищу
text-impact_of_agriculture = Каждая цивилизация получает культуру по производству пищи и ещё 4, если оно больше потребления.
impact_of_architecture = Влияние архитектуры
short-impact_of_architecture = Культура за уровни зданий
text-impact_of_architecture = Каждая цивилизация получает 1 очко культуры за каждый уровень каждого своего городского здания.
impact_of_balance = Влияние равновесия
short-impact_of_balance = 2× худшее производство
text-impact_of_balance = Каждая цивилизация получает удвоенное наименьшее из своих производств: науки, культуры, пищи и ресурсов.
impact_of_colonies = Влияние колоний
short-impact_of_colonies = 3 культуры за колонию
text-impact_of_colonies = Каждая цивилизация получает 3 очка культуры за каждую свою колонию.
impact_of_competition = Влияние соперничества
short-impact_of_competition = Культура за отряды, арены
text-impact_of_competition = Каждая цивилизация получает 1 очко культуры за каждый уровень каждого своего военного отряда и арены.
impact_of_government = Влияние власти
short-impact_of_government = Культура за действия
text-impact_of_government = Каждая цивилизация получает 2 очка культуры за каждое своё гражданское действие и 1 за каждое военное.
impact_of_happiness = Влияние счастья
short-impact_of_happiness = 2 культуры за счастье
text-impact_of_happiness = Каждая цивилизация получает 2 очка культуры за каждое счастливое лицо, не больше 16, и теряет 2 за каждого недовольного рабочего.
impact_of_industry = Влияние промышленности
short-impact_of_industry = Культура за шахты
text-impact_of_industry = Каждая цивилизация получает культуру по числу ресурсов, которые производят её шахты.
impact_of_population = Влияние населения
short-impact_of_population = Культура за рабочих
text-impact_of_population = Каждая цивилизация получает 2 очка культуры за каждого довольного рабочего сверх 10.
impact_of_progress = Влияние прогресса
short-impact_of_progress = Власть и особые технол.
text-impact_of_progress = Каждая цивилизация получает 2 очка культуры за каждый уровень своей формы правления и особых технологий.
impact_of_science = Влияние науки
short-impact_of_science = Культура по месту в науке
text-impact_of_science = Цивилизации получают культуру по месту в производстве науки: 15, 10, 5 и 0 при четырёх игроках; 14, 7 и 0 при трёх; 10 и 0 при двух.
impact_of_strength = Влияние силы
short-impact_of_strength = Культура по месту в силе
text-impact_of_strength = Цивилизации получают культуру по месту в силе: 15, 10, 5 и 0 при четырёх игроках; 14, 7 и 0 при трёх; 10 и 0 при двух.
impact_of_technology = Влияние технологий
short-impact_of_technology = 4 культуры за технол. III
text-impact_of_technology = Каждая цивилизация получает 4 очка культуры за каждую свою технологию эпохи III в игре.
impact_of_variety = Влияние разнообразия
short-impact_of_variety = 2 культуры за вид
text-impact_of_variety = Каждая цивилизация получает 2 очка культуры за каждый свой вид военных отрядов, каждый тип городских зданий и каждую особую технологию.
impact_of_wonders = Влияние чудес
short-impact_of_wonders = Культура за чудеса
text-impact_of_wonders = Каждое завершённое чудо даёт культуру: 5 за эпоху A, 4 за эпоху I, 3 за эпоху II, 2 за эпоху III.

# territory
developed_territory_i = Развитая территория I
short-developed_territory_i = 3 науки сейчас, фишки
historic_territory_i = Историческая территория I
short-historic_territory_i = 6 культуры сейчас, 1 счаст.
inhabited_territory_i = Обитаемая территория I
short-inhabited_territory_i = 1 рабочий сейчас, 2 жёлтые
strategic_territory_i = Стратегическая территория I
short-strategic_territory_i = 3 карты сейчас, 2 силы
vast_territory_i = Обширная территория I
short-vast_territory_i = 3 пищи сейчас, 3 жёлтые
wealthy_territory_i = Богатая территория I
short-wealthy_territory_i = 5 ресурсов сейчас, 3 синие
developed_territory_ii = Развитая территория II
short-developed_territory_ii = 5 науки сейчас, фишки
historic_territory_ii = Историческая территория II
short-historic_territory_ii = 11 культуры сейчас, 2 счаст.
inhabited_territory_ii = Обитаемая территория II
short-inhabited_territory_ii = 2 рабочих сейчас, 3 жёлтые
strategic_territory_ii = Стратегическая территория II
short-strategic_territory_ii = 5 карт сейчас, 4 силы
vast_territory_ii = Обширная территория II
short-vast_territory_ii = 4 пищи сейчас, 4 жёлтые
wealthy_territory_ii = Богатая территория II
short-wealthy_territory_ii = 9 ресурсов сейчас, 4 синие

# aggression
enslave_i = Порабощение
short-enslave_i = Соперник теряет рабочего
text-enslave_i = Соперник теряет 1 рабочего; вы получаете 2 ресурса и 2 пищи.
plunder_i = Грабёж I
short-plunder_i = Забрать 3 товара
text-plunder_i = Соперник теряет всего до 3 ресурсов и пищи по вашему выбору; вы получаете столько же.
raid_i = Налёт I
short-raid_i = Разрушить здание
text-raid_i = Разрушьте 1 городское здание уровня 0 или 1; получите ресурсы, равные половине его цены с округлением вверх.
annex_ii = Аннексия
short-annex_ii = Забрать колонию
text-annex_ii = Заберите одну колонию с её постоянным свойством.
infiltrate_ii = Диверсия
short-infiltrate_ii = Убрать лидера или чудо
text-infiltrate_ii = Уберите лидера или недостроенное чудо соперника; получите 3 очка культуры за каждый уровень.
plunder_ii = Грабёж II
short-plunder_ii = Забрать 5 товаров
text-plunder_ii = Соперник теряет всего до 5 ресурсов и пищи по вашему выбору; вы получаете столько же.
raid_ii = Налёт II
short-raid_ii = Разрушить до 2 зданий
text-raid_ii = Разрушьте до 2 городских зданий: одно не выше уровня 2, другое не выше уровня 1; получите половину их общей цены с округлением вверх.
spy_ii = Шпионаж
short-spy_ii = Забрать 5 науки
text-spy_ii = Заберите до 5 очков науки.
armed_intervention_iii = Вооружённое вмешательство
short-armed_intervention_iii = Забрать до 7 культуры
text-armed_intervention_iii = Заберите до 7 очков культуры.
plunder_iii = Грабёж III
short-plunder_iii = Забрать 7 товаров
text-plunder_iii = Соперник теряет всего до 7 ресурсов и пищи по вашему выбору; вы получаете столько же.
raid_iii = Налёт III
short-raid_iii = Разрушить до 2 зданий
text-raid_iii = Разрушьте до 2 городских зданий: одно не выше уровня 3, другое не выше уровня 2; получите половину их общей цены с округлением вверх.

# war
war_over_technology = Война за технологии
short-war_over_technology = Наука или технологии
text-war_over_technology = Победитель забирает науку, равную перевесу; вместо неё можно взять особые технологии по их цене в науке.
war_over_territory = Война за территорию
short-war_over_territory = Жёлтые фишки победителю
text-war_over_territory = Победитель забирает 1 жёлтую фишку и ещё 1 за каждые полные 5 перевеса.
war_over_culture = Война за культуру
short-war_over_culture = 5 культуры плюс перевес
text-war_over_culture = Победитель забирает 5 очков культуры и ещё столько, каков перевес.

# pact
open_borders_agreement = Договор об открытых границах
short-open_borders_agreement = Оба: 1 военное действие
text-open_borders_agreement = У обеих сторон на 1 военное действие больше. Если одна нападает на другую, у нападающей в этой атаке +2 силы.
trade_routes_agreement = Договор о торговых путях
short-trade_routes_agreement = Обмен 1 товара за ход
text-trade_routes_agreement = Каждый ход A может использовать 1 пищу как 1 ресурс; B — 1 ресурс как 1 пищу.
acceptance_of_supremacy = Признание верховенства
short-acceptance_of_supremacy = A +1, B −1 ресурс
text-acceptance_of_supremacy = Вы не можете нападать друг на друга. A производит на 1 ресурс больше, B на 1 меньше.
international_trade_agreement = Международный торговый договор
short-international_trade_agreement = A +1 ресурс, B +1 пища
text-international_trade_agreement = A производит на 1 ресурс больше, B на 1 пищу больше.
promise_of_military_protection = Обещание военной защиты
short-promise_of_military_protection = A +1 культуры, B +4 силы
text-promise_of_military_protection = A производит на 1 очко культуры больше. У B +4 силы и на 1 очко культуры меньше. Прекращается, если одна сторона нападает на другую.
scientific_cooperation = Научное сотрудничество
short-scientific_cooperation = Технологии на 2 дешевле
text-scientific_cooperation = Разработка технологии стоит на 2 очка науки меньше, а другая сторона платит 1 очко науки; невозможно, если она не может заплатить.
international_tourism = Международный туризм
short-international_tourism = Культура за чудеса партнёра
text-international_tourism = Каждая сторона производит 1 очко культуры за каждое завершённое чудо другой.
loss_of_sovereignty = Утрата суверенитета
short-loss_of_sovereignty = A +2, B −2 культуры; мир
text-loss_of_sovereignty = Вы не можете нападать друг на друга. A производит на 2 очка культуры больше, B на 2 меньше. Никто не может объявить войну стороне B.
military_pact = Военный пакт
short-military_pact = Оба: +3 силы
text-military_pact = У обеих сторон +3 силы. Прекращается, если одна нападает на другую.
peace_treaty = Мирный договор
short-peace_treaty = Без атак; обоим +1 культуры
text-peace_treaty = Вы не можете нападать друг на друга. Каждая сторона производит на 1 очко культуры больше.

# tactic
fighting_band = Боевой отряд
legion = Легион
medieval_army = Средневековая армия
phalanx = Фаланга
heavy_cavalry = Тяжёлая кавалерия
mobile_artillery = Конная артиллерия
fortifications = Укрепления
conquistadors = Конкистадоры
defensive_army = Оборонительная армия
napoleonic_army = Наполеоновская армия
classic_army = Классическая армия
entrenchments = Окопы
mechanized_army = Механизированная армия
shock_troops = Ударные войска
modern_army = Современная армия

# bonus
bonus_i = Военный бонус I
bonus_ii = Военный бонус II
bonus_iii = Военный бонус III

## Standing orders

order-bid-upto-5 = Торговаться за территорию до силы 5, затем пасовать.
order-pass = Пасовать в каждом торге за территорию.
order-defend-none = Не тратить карты на защиту при нападении.
order-refuse = Отклонять каждый предложенный пакт.

## What is dealt, and in which order

deal-data = Эта партия начата с данными карт, которых нет на этом сервере; здесь есть { $known }.
component-civil_a = Гражданские карты эпохи A в порядке выкладывания в ряд, с места 1.
component-civil_i = Гражданская колода эпохи I от верхней карты вниз.
component-civil_ii = Гражданская колода эпохи II от верхней карты вниз.
component-civil_iii = Гражданская колода эпохи III от верхней карты вниз.
component-events_a = События эпохи A: те, что на поле, сверху вниз, затем те, что остаются в коробке.
component-military_i = Военная колода эпохи I от верхней карты вниз.
component-military_ii = Военная колода эпохи II от верхней карты вниз.
component-military_iii = Военная колода эпохи III от верхней карты вниз.
component-reshuffles = Ключ для повторного перемешивания колод: любые буквы и цифры.

# A guided first match
lesson-aim = Вы ведёте цивилизацию от древности до наших дней. Побеждает тот, у кого в конце больше всего культуры; её приносят чудеса, лидеры, храмы и события.
lesson-defend = На вас нападают. Карты с руки увеличивают вашу силу в этой схватке; если она сравняется с силой нападающего, ничего не случится. Отдайте карты, которые дешевле потери, или не защищайтесь.
lesson-defend-done = Нападение решено. Больше силы на столе отпугивает нападающих и бережёт карты.
lesson-bid = Идёт аукцион за территорию. Ставят силу: кто поставит больше всех, теряет отряды на эту сумму, считая карты бонуса, и получает территорию. Пасуйте, если армия вам дороже.
lesson-bid-done = Что приносит территория, сказано на её карте: сразу и пока она чья-то.
lesson-discard = На руке лишнее: в конце хода остаётся столько военных карт, сколько у вас военных действий. Сбросьте наименее полезное; карты бонуса помогают в обороне.
lesson-discard-done = Остальное остаётся на руке. Карту, сыгранную вовремя, сбрасывать не придётся.
lesson-take = Карты в ряду наверху — то, чему может научиться ваша цивилизация. Возьмите одну: первые пять стоят одно гражданское действие, следующие четыре — два, последние четыре — три. В первом раунде больше ничего не делают; лидеры и чудеса эпохи A пригодятся.
lesson-take-done = Карта ваша. Чудо сразу лежит перед вами; всё остальное у вас на руке, пока вы его не сыграете.
lesson-end-turn = Закончите ход, когда действия потрачены. Фермы дают пищу, шахты ресурсы, лаборатории науку; прогноз показывает это заранее.
lesson-end-turn-done = Так идёт ход: политика, действия, производство.
lesson-develop = Сыграйте то, что взяли: изберите лидера, постройте этап чуда за ресурсы или используйте карту действия.
lesson-develop-done = Ваша цивилизация выросла. Прочтите карту ещё раз: то, что она даёт, действует с этого момента.
lesson-grow = Увеличьте население за пищу: одна из жёлтых фишек станет свободным рабочим.
lesson-grow-done = Свободный рабочий ждёт работы. Чем больше людей, тем больше нужно счастливых лиц.
lesson-build = Дайте свободному рабочему работу: постройте за ресурсы ферму, шахту, лабораторию или храм.
lesson-build-done = На вас работает ещё один рабочий, и то, что даёт карта, считается с этого момента.
lesson-politics = Ход начинается с политики. Если среди ваших военных карт есть событие, его можно подготовить: оно вернётся позже и коснётся всех, так что посмотрите, кому оно выгодно. Если нет, переходите к действиям.
lesson-politics-done = Политика в этот ход закончена; теперь действия.
lesson-technology = Разработайте технологию: карту берут из ряда, а платят наукой. Фермы, шахты, здания и отряды действуют, когда на них есть рабочие; формы правления и особые технологии — сразу.
lesson-technology-done = Технология ваша. Если ей нужны рабочие, постройте на ней или переведите рабочего со старой карты.
lesson-army = Не отставайте в силе. Постройте отряд или сыграйте тактику, которая составит армию из того, что есть.
lesson-army-done = Сила решает события, агрессии и войны. Быть сильнее всех не обязательно, но сильно отставать нельзя.
lesson-upgrade = Улучшите: за разницу в ресурсах рабочий переходит со старой карты на лучшую того же вида.
lesson-upgrade-done = Тот же рабочий теперь приносит больше: так цивилизация растёт, хотя едоков не прибавляется.
lesson-tokens = Синие фишки — ваши запасы: на фермах это пища, на шахтах ресурсы. Чем меньше их в банке, тем больше коррупция. Жёлтые фишки — ваш народ.
lesson-people = Следите за двумя строками своего планшета: нужными счастливыми лицами и пищей, которую ест народ. Мало счастья — ход без производства, мало пищи — потеря культуры.
lesson-events = Начинают приходить подготовленные события. Перед каждым сравните силу и культуру.
lesson-end = Последние раунды: оставшиеся события эпохи III подсчитываются в конце. Теперь тратьте всё на культуру.

## Reasons of the bots: what an action brings or costs

reason-points = культура сразу
reason-culture = культура каждый ход
reason-science = наука
reason-food = пища
reason-resources = ресурсы
reason-people = рабочие и счастье
reason-strength = сила
reason-actions = действия
reason-government = форма правления и особые технологии
reason-leader = лидер
reason-wonders = чудеса
reason-colonies = колонии
reason-cards = карты на руке
reason-events = последние события
