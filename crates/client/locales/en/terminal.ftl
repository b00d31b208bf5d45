### The terminal client.

terminal-quit = Leave
terminal-help = Help
terminal-scroll = Scroll
terminal-point = Point at it
terminal-board = Board
terminal-score = Scores
terminal-log = Log
terminal-look = Other players
terminal-change = Change
terminal-join = Join
terminal-renew = Look again
terminal-jump = Go to step
terminal-people = People (open seats)
terminal-field-table = Table or link:
terminal-field-file = Look back upon a file (.game):
terminal-delete-sure = Press x once more to delete the game for ever.
terminal-saved = Saved as { $file }
terminal-saved-before = There is a file { $file } already.
terminal-not-saved = { $file } cannot be saved: { $reason }
terminal-hidden = +? : and what is hidden behind the screen.
terminal-score-now = If the game ended now
terminal-too-small = This window has { $width } × { $height } characters. Please make it larger: { $least_width } × { $least_height } are needed.
terminal-decoration = deco
terminal-gold = gold*

terminal-help-about = Everything can be done by keyboard and by mouse: point at what is listed below the board, or at the things on the board. Whatever is not possible says why.
terminal-help-digits = choose what is listed
terminal-help-arrows = move among what is listed, among bricks, or on the board
terminal-help-enter = choose; do what stands behind ✓
terminal-help-back = one step back
terminal-help-plus = one brick more or less when buying or paying; ← → choose the colour
terminal-help-board = point at things on the board by arrow keys
terminal-help-hint = what strong players would do, with the chance to win
terminal-help-undo = take back the last action, as far as nothing was drawn or shown
terminal-help-score = what everybody would score now
terminal-help-log = everything that happened
terminal-help-look = look at the side of another player
terminal-help-scroll = scroll what is higher than the window
terminal-help-after = after the game: save it as a file, look back, play again
terminal-help-chat = write to the others at a server
terminal-help-quit = leave; games on this device are kept and can be gone on with. Ctrl-C ends the program.

terminal-signs = Signs
terminal-sign-coins = coins, victory points, scoring markers left
terminal-sign-marks = chosen; part of what ✓ would do. What is underlined can be pointed at.
terminal-sign-plaques = scored by player A; one of three buildings there; not possible
terminal-sign-pieces = a building with a decoration, with a statue
terminal-sign-visit = the royal visit
terminal-sign-palazzo = a window, the master builder, a rider; = is a palace of one material
terminal-sign-players = to decide, points if the game ended now, cards in hand
