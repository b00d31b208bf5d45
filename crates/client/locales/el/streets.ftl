### The own streets of Carrara: cities, places to score, supply.

streets-scored = σκοραρίστηκε
streets-taken = πιασμένη
streets-scored-of = σκοραρίσματα: { $used } από { $of }
streets-scored-by = Έγινε σκοράρισμα: { $who }
streets-improved-by = Τη βελτίωση έχει: { $who }
streets-needs-buildings = { $have } από { $need } κτίρια
streets-needs-coins = { $have } από { $need } νομίσματα
streets-no-building = Κανένα κτίριο ακόμη
streets-other-money = Μόνο μία θέση χρημάτων ο καθένας
streets-no-marker = Δεν έχει μείνει δείκτης
streets-markers = { $court } Αυλή · { $open } ανοιχτή · { $used } σε χρήση
streets-money = Θέση χρημάτων
streets-hand = Στο χέρι
streets-pile = { $color }: { $count ->
        [one] 1 κύβος
       *[other] { $count } κύβοι
    }{ $paid ->
        [0] {""}
       *[other] {", "}από αυτούς { $paid } για πληρωμή
    }
streets-coins-left = { $count ->
        [one] μένει 1 νόμισμα
       *[other] μένουν { $count } νομίσματα
    }
streets-close = Κλείσιμο
streets-choose-city = Διάλεξε αυτή την πόλη
streets-score-city = Σκόραρε αυτή την πόλη
streets-improve-city = Βελτίωση
streets-cards = Κάρτες

## What the cards of the expansion ask and pay, in a few words

short-top-1-asks = { $need } σκοραρίσματα
short-top-2-asks = { $need } με αξία 5 ή 8
short-top-3-asks = { $need } σκοραρισμένες πόλεις
short-top-4-asks = { $need } κτίρια
short-top-5-asks = { $need } νομίσματα
short-top-6-asks = { $need } ΠΝ
short-top-1-pays = μόνο συνθήκη
short-top-2-pays = μόνο συνθήκη
short-top-3-pays = μόνο συνθήκη
short-top-4-pays = μόνο συνθήκη
short-top-6-pays = μόνο συνθήκη
short-top-5-pays = 1 ΠΝ ανά 2 νομίσματα, όχι 5
short-object-1-asks = { $need } αντικείμενα
short-object-2-asks = 3 ζευγάρια
short-object-3-asks = 2 τριάδες ίδιων
short-object-4-asks = 4 ίδια
short-object-5-asks = 4 ίδια και ένα ζευγάρι
short-object-6-asks = 4 διαφορετικά
short-object-7-asks = 2 σειρές των 3
short-object-8-asks = 3 ζευγάρια
short-object-1-pays = 3 ΠΝ το καθένα
short-object-2-pays = ζευγάρι 5, άλλα 1
short-object-3-pays = τριάδα 7, άλλα 1
short-object-4-pays = 1, 3, 6, 10, 15, 21
short-object-5-pays = μαζί 20, άλλα 1
short-object-6-pays = 1, 3, 7, 12, 18, 24
short-object-7-pays = σειρά 8, άλλα 1
short-object-8-pays = γινόμενο 3 ομάδων
short-building-1-asks = αξία { $need }
short-building-2-asks = 2 σε 3 πόλεις
short-building-3-asks = 3 σε 2 πόλεις
short-building-4-asks = 4 σε μία πόλη
short-building-5-asks = ένα με αξία 8
short-building-6-asks = { $need } αγροτικά
short-building-7-asks = { $need } αστικά
short-building-8-asks = 2 σε 3 πόλεις
short-building-9-asks = { $need } αστικά, { $need } αγροτικά
short-building-1-pays = η αξία τους σε ΠΝ
short-building-2-pays = ανά 2:
short-building-3-pays = ανά 3:
short-building-4-pays = ανά 4:
short-building-5-pays = κάθε:
short-building-6-pays = 6 ΠΝ το καθένα
short-building-7-pays = 3 ΠΝ το καθένα
short-building-8-pays = γινόμενο 3 πόλεων
short-building-9-pays = αξία των ζευγαριών
short-bonus-2-pays = οι δύο καλύτερες πόλεις σου ξανά
short-bonus-3-pays = τα δύο καλύτερα είδη σου ξανά
short-bonus-4-pays = το χαμηλότερο κάθε είδους
short-bonus-5-pays = 9 ΠΝ: τα περισσότερα σε 3 + 3 πόλεις
short-bonus-6-pays = τα περισσότερα ανά πόλη:
short-bonus-7-pays = το χαμηλότερο ανά πόλη
short-bonus-8-pays = 9 ΠΝ τα περισσότερα αστικά, 9 αγροτικά
short-bonus-9-pays = 9 ΠΝ τα περισσότερα κάθε είδους
