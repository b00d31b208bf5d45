### Looking back: how a game ended, its replay, its analysis.

## The final score, line by line.
score-track = ΠΝ μέσα στο παιχνίδι
score-track-from = { $places ->
    [0] κανένα σκοράρισμα
    [one] ένα σκοράρισμα
   *[other] { $places } σκοραρίσματα
}
score-objects = Αντικείμενα
score-objects-from = { $count ->
    [0] κανένα
    [one] ένα αντικείμενο
   *[other] { $count } αντικείμενα
}
score-buildings = Κτίρια
score-buildings-from = { $count ->
    [0] κανένα
    [one] ένα κτίριο αξίας { $value }
   *[other] { $count } κτίρια, συνολική αξία { $value }
}
score-bonus = Κάρτα μπόνους
score-bonus-from = { $coins ->
    [one] και ένα νόμισμα
   *[other] και { $coins } νομίσματα
}
score-coins = Νομίσματα
score-coins-from = { $coins ->
    [0] κανένα νόμισμα
    [one] ένα νόμισμα, 1 ΠΝ για κάθε { $rate }
   *[other] { $coins } νομίσματα, 1 ΠΝ για κάθε { $rate }
}
score-decorations = Διακοσμήσεις
score-decorations-from = { $count ->
    [0] καμία
    [one] μία διακόσμηση
   *[other] { $count } διακοσμήσεις
}
score-statues = Αγάλματα
score-statues-from = { $count ->
    [0] κανένα
    [one] ένα άγαλμα
   *[other] { $count } αγάλματα
}
score-palace = Παλάτι { $number }
score-palace-from = { $floors ->
    [one] ένας όροφος
    [2] δύο όροφοι
   *[other] { $floors } όροφοι: { $windows ->
        [one] ένα παράθυρο
       *[other] { $windows } παράθυρα
    }{ $height ->
        [0] {""}
       *[other] {" "}+ { $height } για το ύψος
    }{ $material ->
        [0] {""}
       *[other] {" "}+ { $material } για ένα υλικό
    }
}
score-total = Σύνολο
score-tie-bricks = Κύβοι που απέμειναν
score-tie-money = Περισσότερα χρήματα σε ένα νόμισμα
score-tie-decided = Τα σύνολα είναι ίσα: κρίνει αυτό.
score-tie-shared = Τα σύνολα είναι ίσα, το ίδιο κι αυτό: κερδίζουν μαζί.
score-nothing = –

## The end of a game.
over-label = Το αποτέλεσμα
over-won = { $self ->
    [yes] Κερδίζεις!
   *[no] { $who } κερδίζει
}
over-shared = Κερδίζουν μαζί: { $who }
over-names-last = { $first } και { $last }
over-names-more = { $first }, { $rest }
over-lead = { $points ->
    [one] με { $total } ΠΝ και διαφορά ενός πόντου
   *[other] με { $total } ΠΝ και διαφορά { $points } πόντων
}
over-tied = με { $total } ΠΝ, μετά από ισοπαλία
over-show = Δείξε το αποτέλεσμα
over-close = Πίσω στο τραπέζι
over-score = Τελικό σκορ
over-skip = Δείξε τα όλα μαζί
over-rematch = Παίξε ξανά
over-rematch-open = Πήγαινε στο επόμενο παιχνίδι
over-replay = Δες την επανάληψη
over-analysis = Ανάλυση
over-record = Λήψη του παιχνιδιού
over-fair = Ήταν δίκαιες οι κληρώσεις;
over-fair-text = Κάθε κλήρωση προκύπτει από έναν μυστικό αριθμό. Το αποτύπωμά του (hash) φαινόταν πριν από την πρώτη κλήρωση· τώρα φαίνεται και ο ίδιος. Ο καθένας μπορεί να ελέγξει όλες τις κληρώσεις με το αρχείο του παιχνιδιού:
over-fair-hash = Αποτύπωμα (hash)
over-fair-seed = Μυστικός αριθμός
over-fair-command = Εντολή

## Charts.
chart-label = Διαγράμματα
chart-score = Σκορ
chart-score-about = Τι θα είχε ο καθένας αν το παιχνίδι τελείωνε εκεί
chart-coins = Νομίσματα
chart-coins-about = Πόσα νομίσματα είχε ο καθένας
chart-money = Χρήματα
chart-money-about = Η αξία των καρτών χρημάτων που κρατούσε ο καθένας
chart-chance = Πιθανότητα νίκης
chart-chance-about = Εκτίμηση του υπολογιστή, από όσα μπορούσε να ξέρει ο παίκτης που αποφάσιζε
chart-step = Βήμα
chart-step-value = Βήμα { $at } από { $of }
chart-value = { $name } { $value }
chart-reading = { $at }: { $values }
chart-read = { $chart }, βήμα βήμα
chart-keys = Διάβασέ το βήμα βήμα με τα βέλη.
chart-table = Ως πίνακας
chart-goto = Δες το βήμα { $at }
chart-percent = { $share }%

## The replay.
replay-title = Επανάληψη
replay-loading = Το παιχνίδι διαβάζεται …
replay-of = { $ruleset }: { $names }
replay-running = Το παιχνίδι συνεχίζεται ακόμη: βλέπεις ό,τι μπορούσες να δεις εκείνη τη στιγμή.
replay-position = Βήμα { $at } από { $of }
replay-start = Πριν από το πρώτο βήμα
replay-slider = Βήμα του παιχνιδιού
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-forward = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-turn-back = Στην προηγούμενη σειρά
replay-turn-forward = Στην επόμενη σειρά
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-speed = Ταχύτητα
replay-speed-value = { $factor } ×
replay-to-move = { $self ->
    [yes] Αποφασίζεις εσύ
   *[no] Αποφασίζει: { $who }
}
replay-drawing = Γίνεται κλήρωση
replay-over = Το παιχνίδι τελείωσε
replay-moves = Βήματα
replay-charts = Διαγράμματα
replay-open = Όλα τα χέρια ανοιχτά
replay-seat = Από τη θέση του παίκτη
replay-share = Αντιγραφή συνδέσμου
replay-copied = Αντιγράφηκε
replay-table = Στο τραπέζι
replay-keys = Βέλη: ένα βήμα. Home και End: αρχή και τέλος. Διάστημα: αναπαραγωγή και παύση.
replay-hints = Υπολογιστής
replay-hints-title = Τι σκέφτεται ο υπολογιστής
replay-hints-ask = Ρώτα τον υπολογιστή
replay-hints-asking = Ο υπολογιστής σκέφτεται …
replay-hints-nobody = Εδώ δεν υπάρχει τίποτα να αποφασιστεί.
replay-hints-action = Ενέργεια
replay-hints-chance = Πιθανότητα νίκης
replay-hints-points = Τελικοί πόντοι
replay-hints-played = παίχτηκε
replay-hints-about = Εκτιμήσεις, από όσα μπορούσε να ξέρει ο παίκτης σε αυτό το σημείο ({ $who }).
replay-open-title = Ξαναδές ένα παιχνίδι
replay-open-text = Άνοιξε το αρχείο ενός παιχνιδιού (.game) από τον δίσκο σου ή άφησέ το εδώ. Παίζεται ξανά βήμα βήμα, σύμφωνα με τους κανόνες.
replay-open-choose = Διάλεξε αρχείο
replay-open-reading = Διαβάζεται: { $name } …
replay-open-wrong = Το { $name } δεν μπορεί να παιχτεί ξανά: { $reason }
replay-open-large = Το { $name } είναι πολύ μεγάλο για παιχνίδι.
replay-open-games = Τα τελειωμένα παιχνίδια σου είναι στη σελίδα «Τα παιχνίδια σου».
replay-missing = Δεν υπάρχει τέτοιο παιχνίδι
replay-not-opened = Το παιχνίδι δεν μπορεί να ανοίξει

## The analysis.
analysis-title = Ανάλυση
analysis-start = Εξέτασε κάθε απόφαση
analysis-text = Ο υπολογιστής συγκρίνει κάθε απόφαση με την καλύτερη που βρίσκει, από όσα μπορούσε να ξέρει ο παίκτης εκείνη τη στιγμή. Θέλει λίγη ώρα.
analysis-running = { $total ->
    [0] Ο υπολογιστής εξετάζει το παιχνίδι …
   *[other] { $done } από { $total } αποφάσεις
}
analysis-progress = Πρόοδος της ανάλυσης
analysis-stopped = Η ανάλυση διακόπηκε πριν ολοκληρωθεί.
analysis-none = Τίποτα δεν άλλαξε κάποια πιθανότητα νίκης κατά 5% ή περισσότερο.
analysis-turning = Κρίσιμες στιγμές
analysis-turning-number = Κρίσιμη στιγμή { $number }
analysis-accuracy = Πόσο καλά αποφάσισε ο καθένας
analysis-decisions = Αποφάσεις
analysis-precision = Ακρίβεια
analysis-mean-loss = Μέση απώλεια
analysis-mistakes = Τι θα μπορούσε να είναι καλύτερο
analysis-mistakes-of = { $self ->
    [yes] Οι αποφάσεις σου
   *[no] { $who }
}
analysis-no-mistakes = { $self ->
    [yes] Δεν χάρισες τίποτα.
   *[no] { $who } δεν χάρισε τίποτα.
}
analysis-better = Καλύτερα:
analysis-luck = Τι άλλαξε η τύχη
analysis-luck-none = Οι κληρώσεις δεν άλλαξαν σχεδόν τίποτα.
analysis-luck-sum-about = Όλες οι κληρώσεις του παιχνιδιού μαζί
analysis-decided-between = { $self ->
    [yes] Η απόφασή σου έκρινε ανάμεσα στους άλλους
   *[no] { $who }: η απόφαση έκρινε ανάμεσα στους άλλους
}
analysis-of-luck = Τύχη
analysis-grades = Με βάση την πιθανότητα νίκης που χάρισε μια απόφαση: καλή από 1%, ανακρίβεια από 5%, λάθος από 10%, γκάφα από 20%. Όλες οι τιμές είναι εκτιμήσεις.
grade-best = άριστη
grade-good = καλή
grade-inaccuracy = ανακρίβεια
grade-mistake = λάθος
grade-blunder = γκάφα
grades-best = Άριστες
grades-good = Καλές
grades-inaccuracy = Ανακρίβειες
grades-mistake = Λάθη
grades-blunder = Γκάφες
