# Les mots du jeu des mots secrets.
game-name = Mots
ask-spell = Quel mot épelez-vous ?
event-spelled = Le siège { $seat } épelle { $word }.
cause-spelled = tous les mots sont connus
cause-abandoned = quelqu’un abandonne
help-spell = a, b, c : la lettre suivante ; back : une de moins
error-word-letter = « { $got } » n’est pas une lettre de cet alphabet.
error-word-length = Un mot a trois lettres.
DR-WORD-01 = Trois lettres.
