# Les réseaux, et comment ils apprennent.

usage-train =
    Apprend à un réseau à jouer à GAME : d'abord par les parties d'un maître, puis par des parties contre lui-même.

    Un entraînement vit dans un dossier et se poursuit là où il en est. Il demande PyTorch : pip install 'fullboard[train]'.
usage-train-generations = S'entraîner jusqu'à ce qu'autant de générations soient terminées ; celle du maître porte le numéro 0.
usage-train-folder = Où vit l'entraînement : ses réglages, son état, son journal et le meilleur réseau.
usage-train-teacher = Le bot imité d'abord ; hard@100 réfléchit 100 itérations par coup.
usage-train-lessons = Nombre de décisions du maître à étudier.
usage-train-rounds = Combien de fois une génération joue et apprend.
usage-train-decisions = Nombre de décisions à chaque fois.
usage-train-parts = En combien de parts se joue un tour, chacune avec ses propres parties ; ce qui est appris en dépend.
usage-train-gate = Parties contre le meilleur réseau jusque-là, et parmi des bots gloutons.
usage-train-layers = Nombre d'unités des deux couches.
usage-train-rate = La vitesse d'apprentissage.
usage-train-entropy = Combien il est récompensé de garder l'esprit ouvert.
usage-train-epochs = Combien de fois chaque tour est parcouru.
usage-train-stage = D'autres réglages à partir d'une génération, comme 3:rate=0.002,epochs=2 ; peut être donné plusieurs fois.
usage-train-jobs = Combien de parts sont jouées à la fois ; ce qui est appris n'en dépend pas.
usage-train-engine = Où l'on joue : dans des processus de cette machine ou sur une grappe Ray.
usage-train-plot = Dessiner le déroulement de l'entraînement (.svg, .png ou .pdf).
train-done = { $generations } générations, { $matches } parties.
train-best = La meilleure est la génération { $generation }, dans { $file }. Sans recherche, elle gagne { $share } parmi des bots gloutons (intervalle à 95 % : de { $low } à { $high }).
command-net-missing = il n'y a pas de réseau { $file }
command-not-a-net = { $file } n'est pas un réseau
command-net-damaged = le réseau { $file } est abîmé : ses poids ne sont pas ceux avec lesquels il a été écrit
command-net-of-another-game = le réseau { $file } est fait pour { $found }, pas pour { $wanted }
command-net-of-other-players = le réseau { $file } a appris à { $found } joueurs, pas à { $wanted }
command-net-of-another-edition = le réseau { $file } a appris avec un autre matériel
command-net-of-other-options = le réseau { $file } a appris avec d'autres options
command-net-of-other-features = le réseau { $file } lit d'autres nombres (version { $found }) que ceux du jeu (version { $wanted })
command-bad-layers = les couches sont deux nombres d'unités de 1 à { $most }, comme 128,64, pas { $layers }
command-bad-setting = { $setting } ne peut pas valoir { $value }
command-bad-stage = { $stage } n'est pas une étape : c'est une génération et des réglages, comme 3:rate=0.002,epochs=2 ; réglages connus : { $known }
command-another-course = le dossier { $folder } contient un entraînement avec d'autres réglages ; poursuivez-le avec ceux-là, ou choisissez un autre dossier
command-training-folder = le dossier { $folder } ne peut pas servir : { $reason }
command-training-missing = l'entraînement demande : pip install '{ $install }'
