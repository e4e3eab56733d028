# L'analyse d'une partie.

analysis = Analyse
analysis-played = Joué : { $move }. Mieux aurait été : { $better }.
analysis-figures = { $better } au lieu de { $chance } : { $cost } ± { $error } points de pourcentage
analysis-clear = clairement moins bon
analysis-likely = sans doute moins bon
analysis-noise = dans la marge d'erreur
analysis-about = Une recherche revoit chaque décision de la partie, d'après ce que chaque joueur pouvait savoir alors. Cela prend environ une minute.
analysis-ask = Analyser
analysis-running = La partie est en cours d'analyse …
analysis-waiting = L'analyse va commencer …
analysis-may-leave = Vous pouvez quitter cette page : l'analyse continue, et vous la retrouverez ici.
analysis-chances = Chances de gagner estimées
analysis-chances-about = Telles qu'un spectateur, qui ne voit la main de personne, les jugerait. Ce sont les estimations d'une recherche, pas des faits.
analysis-chances-table = Les chances en tableau
analysis-after-line = Après le moment
analysis-turning-points = Tournants
analysis-turning-points-about = Les décisions qui ont coûté le plus, chacune jugée d'après ce que le joueur pouvait savoir alors. ± dit de combien l'estimation varie d'un calcul à l'autre ; le calcul lui-même peut se tromper.
analysis-no-cost = Aucune décision ne semble avoir coûté quoi que ce soit.
analysis-noise-count = Dans la marge d'erreur : { $count }
analysis-round = Manche { $number }, coup { $line }
analysis-week = Semaine { $number }, coup { $line }
analysis-line = Coup { $line }
chart-round = manche
chart-week = semaine
chart-line = moment de la partie
