# D'autres façons de s'asseoir : à plusieurs sur un appareil, sur un téléviseur, par-dessus une épaule.

hotseat = Plusieurs personnes sur cet appareil
hotseat-another = Quelqu’un d’autre sur cet appareil :
hotseat-about = Vous vous passez l’appareil ; les mains sont cachées entre les tours.
hotseat-hand-to = Passez l’appareil à { $name }.
hotseat-i-am = C’est moi, { $name } : montrer ma main
hotseat-wait = C’est aux autres de jouer.
hotseat-look = Ou regarder en tant que :
hotseat-hand-of = Voici la main de { $name }.
hotseat-cover = La cacher
screen-open = Afficher sur un téléviseur
screen-scan = Scannez ceci avec votre téléphone et asseyez-vous.
screen-hands = Votre main est sur votre téléphone.
behind = Regarder par-dessus votre épaule
behind-talk = Regarder par-dessus l'épaule
behind-about = Qui a votre lien voit ce que vous voyez et peut vous parler, mais ne joue pas et ne dit rien aux autres. Tout le monde sait combien ils sont.
behind-invite = Inviter quelqu’un à regarder par-dessus votre épaule
behind-invitation = Envoyez ce lien à qui peut voir votre main. Il n’est montré qu’une fois :
behind-dismiss = Renvoyer tout le monde
behind-dismiss-sure = Plus personne ne doit regarder par-dessus votre épaule ?
behind-many = { $many ->
    [one] Une personne regarde par-dessus l’épaule de { $name }
   *[other] { $many } personnes regardent par-dessus l’épaule de { $name }
}
behind-you-look = Vous regardez par-dessus l’épaule de { $name }.
behind-go = Ne plus regarder
behind-invited = { $name } vous invite à regarder par-dessus son épaule.
behind-invited-about = Vous voyez ce que voit { $name } et pouvez lui parler, mais à personne d’autre à la table, et vous ne jouez pas. Pour cette partie, vous restez derrière cette place.
behind-come = Regarder par-dessus l’épaule de { $name }
behind-say = Chuchoter quelque chose
behind-whispers = Ce qui se dit derrière cette place
refusal-which-seat = Vous avez plusieurs places ici : dites laquelle.
refusal-sit-down-first = Asseyez-vous d’abord vous-même.
refusal-looks-behind = Vous ne faites que regarder par-dessus une épaule.
refusal-not-behind = Cela reste entre un joueur et ceux qui sont derrière lui.
refusal-unknown-invitation = Cette invitation n’est pas valable, ou ne l’est plus.
refusal-sits-here = Vous êtes vous-même à cette table.
refusal-looked-elsewhere = Vous avez regardé par-dessus une autre épaule à cette table.
refusal-too-many-behind = { $most } personnes regardent déjà par-dessus cette épaule.
refusal-behind-says-nothing = Qui regarde par-dessus une épaule ne dit rien à la table.
privacy-sitting = Les noms de ceux qui partagent votre appareil à une table ; qui peut regarder par-dessus votre épaule, et ce qui s’y dit : aussi longtemps que la table.
