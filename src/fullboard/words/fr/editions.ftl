# Ce qui peut clocher dans le matériel d'un jeu.

edition-bad-toml = la ligne { $line } n'est pas du TOML valable
edition-bad-encoding = la ligne { $line } n'est pas du texte UTF-8
edition-edition-too-large = elle dépasse { $most } octets
edition-edition-twice = une édition est déjà choisie
edition-unknown-edition = l'édition { $edition } n'existe pas ; il y a : { $known }
edition-edition-name-taken = le nom { $edition } est pris : donnez-en un autre
edition-no-own-editions = ce jeu se joue uniquement avec son propre matériel
edition-bad-name = un nom n'a que des lettres, des chiffres et des traits d'union, 40 au plus
edition-not-a-table = il faut une table ici
edition-not-a-list = il faut une liste ici
edition-not-plain-data = elle contient des valeurs qui ne sont ni du texte ni des nombres simples
edition-out-of-range = il faut ici un nombre entier de { $least } à { $most }
edition-value-out-of-range = il faut ici des nombres entiers de { $least } à { $most }
edition-fault-at = { $path } : { $fault }
