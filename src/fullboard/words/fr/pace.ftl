# Le rythme : combien de temps on peut réfléchir, et ce que disent les pendules.

pace = Rythme
pace-live = En direct
pace-live-move = En direct · { $move } par coup
pace-live-bank = En direct · { $bank } chacun + { $move } par coup
pace-live-bank-only = En direct · { $bank } chacun
pace-days = Sur plusieurs jours · { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par coup
pace-weekends = sans les week-ends
pace-about = En direct, on s'assied ensemble ; sur plusieurs jours, chacun joue quand il a le temps et se fait appeler quand c'est son tour.
pace-none = en direct, sans pendule
new-weekends = Week-ends
new-weekends-on = comptent, dans les parties sur plusieurs jours
new-weekends-off = libres : les pendules s'arrêtent
new-holidays = Vacances
new-holidays-usual = 14 jours par an, dans les parties sur plusieurs jours
new-holidays-none = aucune
new-holidays-days = { $days } jours par an
new-holidays-about = Les jours où quelqu'un a pris congé, sa pendule s'arrête.
new-late = Quand le temps est écoulé
new-late-bot = un bot joue le coup, et prend la place la fois d'après
new-late-end = la partie s'arrête
duration-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
duration-hours = { $hours } h
duration-minutes = { $minutes } min
duration-minutes-seconds = { $minutes } min { $seconds } s
duration-seconds = { $seconds } s
clocks = Pendules
clock-low = Encore { $left } pour jouer.
clock-give = Plus de temps pour { $name }
clock-holidays = Vacances ici : { $days } jours par an et par personne.
notice-late = Le temps de { $name } est écoulé : un bot joue ce coup.
notice-timeout = Le temps de { $name } est de nouveau écoulé : un bot joue à sa place.
notice-ended = Le temps de { $name } est écoulé : la partie est terminée.
refusal-clock-decides = À ce rythme, personne n'a besoin d'être là : c'est la pendule qui décide.
refusal-no-clock-running = Sa pendule ne tourne pas.
refusal-time-from-others = C'est aux autres de donner du temps.
refusal-time-enough = On lui en a déjà donné bien assez.
refusal-unknown-zone = Ce fuseau horaire n'existe pas.
refusal-bad-pace = Un rythme s'écrit « live », « live 60 », « live 600+20 » ou « days 2 ».
refusal-bad-holidays = Dans les parties sur plusieurs jours, on peut prendre jusqu'à { $most } jours de congé par an.
refusal-bad-days-off = Les congés se donnent par dates, à partir d'aujourd'hui et un an à l'avance au plus.
refusal-too-many-holidays = Cela ferait plus de { $most } jours de congé dans l'année.
times-download = Compte rendu avec les heures
