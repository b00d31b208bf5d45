### Looking back: how a game ended, its replay, its analysis.

## The final score, line by line.
score-track = Points on the track
score-track-from = { $places ->
    [0] nothing scored
    [one] one place scored
   *[other] { $places } places scored
}
score-objects = Objects
score-objects-from = { $count ->
    [0] none
    [one] one object
   *[other] { $count } objects
}
score-buildings = Buildings
score-buildings-from = { $count ->
    [0] none
    [one] one building of value { $value }
   *[other] { $count } buildings, value { $value }
}
score-bonus = Bonus card
score-bonus-from = { $coins ->
    [one] and one coin
   *[other] and { $coins } coins
}
score-coins = Coins
score-coins-from = { $coins ->
    [0] no coins
    [one] one coin, { $rate } for a point
   *[other] { $coins } coins, { $rate } for a point
}
score-decorations = Decorations
score-decorations-from = { $count ->
    [0] none
    [one] one decoration
   *[other] { $count } decorations
}
score-statues = Statues
score-statues-from = { $count ->
    [0] none
    [one] one statue
   *[other] { $count } statues
}
score-palace = Palace { $number }
score-palace-from = { $floors ->
    [one] one floor
    [2] two floors
   *[other] { $floors } floors: { $windows ->
        [one] one window
       *[other] { $windows } windows
    }{ $height ->
        [0] {""}
       *[other] {" "}+ { $height } for the height
    }{ $material ->
        [0] {""}
       *[other] {" "}+ { $material } for one material
    }
}
score-total = Total
score-tie-bricks = Bricks left
score-tie-money = Most money in one currency
score-tie-decided = The totals are equal: this decides.
score-tie-shared = The totals are equal, and so is this: the victory is shared.
score-nothing = –

## The end of a game.
over-label = The result
over-won = { $self ->
    [yes] You win
   *[no] { $who } wins
}
over-shared = { $who } share the victory
over-names-last = { $first } and { $last }
over-names-more = { $first }, { $rest }
over-lead = { $points ->
    [one] with { $total } points, one ahead
   *[other] with { $total } points, { $points } ahead
}
over-tied = with { $total } points, after a tie
over-show = Show the result
over-close = Back to the table
over-score = Final score
over-skip = Show all at once
over-rematch = Play again
over-rematch-open = Go to the next game
over-replay = Watch the replay
over-analysis = Analysis
over-record = Download the game
over-fair = Were the draws fair?
over-fair-text = Every draw follows from a secret seed. Its hash was shown before the first draw; now the seed is shown too. Anybody can check all draws with the downloaded game:
over-fair-hash = Hash
over-fair-seed = Seed
over-fair-command = Command

## Charts.
chart-label = Charts
chart-score = Score
chart-score-about = What everybody would have if the game had ended there
chart-coins = Coins
chart-coins-about = Coins that everybody held
chart-money = Money
chart-money-about = The value of the money cards that everybody held
chart-chance = Win chance
chart-chance-about = Estimated by the bots from what the player to decide could know
chart-step = Step
chart-step-value = Step { $at } of { $of }
chart-value = { $name } { $value }
chart-reading = { $at }: { $values }
chart-read = { $chart }, step by step
chart-keys = Use the arrow keys to read it step by step.
chart-table = As a table
chart-goto = Look at step { $at }
chart-percent = { $share } %

## The replay.
replay-title = Replay
replay-loading = Reading the game …
replay-of = { $ruleset }: { $names }
replay-running = This game still runs: you see what you could see at that time.
replay-position = Step { $at } of { $of }
replay-start = Before the first step
replay-slider = Step of the game
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $factor } ×
replay-to-move = { $self ->
    [yes] Your decision
   *[no] { $who } decides
}
replay-drawing = Something is drawn
replay-over = The game is over
replay-moves = Steps
replay-charts = Charts
replay-open = All hands open
replay-seat = From the seat of
replay-share = Copy link
replay-copied = Copied
replay-table = To the table
replay-keys = Arrow keys step, Home and End jump, the space bar plays and pauses.
replay-hints = Bots
replay-hints-title = What the bots think
replay-hints-ask = Ask the bots
replay-hints-asking = The bots think …
replay-hints-nobody = There is nothing to decide here.
replay-hints-action = Action
replay-hints-chance = Win chance
replay-hints-points = Final points
replay-hints-played = was played
replay-hints-about = Estimates, by what { $who } could know at this point.
replay-open-title = Look back upon a game
replay-open-text = Open the file of a game (.game) from your disk, or drop it here. It is replayed by the rules step by step.
replay-open-choose = Choose a file
replay-open-reading = Reading { $name } …
replay-open-wrong = { $name } cannot be replayed: { $reason }
replay-open-large = { $name } is too large for a game.
replay-open-games = Your finished games are listed under “Your games”.
replay-missing = There is no such game
replay-not-opened = The game cannot be opened

## The analysis.
analysis-title = Analysis
analysis-start = Look into every decision
analysis-text = The bots compare every decision with the best one they find, by what the player could know at that time. It takes a moment.
analysis-running = { $total ->
    [0] The bots look into the game …
   *[other] { $done } of { $total } decisions
}
analysis-progress = Progress of the analysis
analysis-stopped = The analysis was stopped before it was complete.
analysis-none = Nothing changed a win chance by 5 % or more.
analysis-turning = Turning points
analysis-turning-number = Turning point { $number }
analysis-accuracy = How well everybody decided
analysis-decisions = Decisions
analysis-precision = Accuracy
analysis-mean-loss = Mean loss
analysis-mistakes = What could have been better
analysis-mistakes-of = { $self ->
    [yes] Your decisions
   *[no] { $who }
}
analysis-no-mistakes = { $self ->
    [yes] You gave nothing away.
   *[no] { $who } gave nothing away.
}
analysis-better = Better:
analysis-luck = What luck changed
analysis-luck-none = The draws changed hardly anything.
analysis-luck-sum-about = All draws of the game together
analysis-decided-between = { $self ->
    [yes] You decided between the others
   *[no] { $who } decided between the others
}
analysis-of-luck = Luck
analysis-grades = By the win chance that a decision gave away: good from 1 %, an inaccuracy from 5 %, a mistake from 10 %, a blunder from 20 %. All values are estimates.
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
grades-best = Best
grades-good = Good
grades-inaccuracy = Inaccuracies
grades-mistake = Mistakes
grades-blunder = Blunders
