# Words for the toy of secret words.
game-name = Words
ask-spell = Which word do you spell?
event-spelled = Seat { $seat } spells { $word }.
cause-spelled = all words are out
cause-abandoned = somebody gave up
help-spell = a, b, c: the next letter; back: one less
error-word-letter = “{ $got }” is no letter of this alphabet.
error-word-length = A word has three letters.
DR-WORD-01 = Three letters.
