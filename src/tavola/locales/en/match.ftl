# What the referee says, whatever the game.

match-refuse = The rules don’t allow that now ({ $clause }).
match-refuse-draw = That can’t be drawn now.
match-refuse-reopen = There is nothing to take back: you have not begun this choice, or it has been revealed.
match-refuse-undo = That can’t be undone: something was drawn or revealed, or somebody else has moved since.

match-sealed = { $name } has sealed a choice.
match-reopened = { $name } has taken the sealed choice back.
match-undone = { $name } takes the last move back.
match-chat = { $name }: “{ $text }”

match-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
match-lost = The game is lost.
match-and = { $first } and { $last }
