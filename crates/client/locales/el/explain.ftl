### Carrara: what every thing on the table is, what it is worth now, and what is missing.

explain-not-here = Δεν υπάρχει σε αυτή την έκδοση του παιχνιδιού.
explain-of = { $what }: { $who }
explain-or = { $first } ή { $second }

## What is missing

explain-bricks-needed = { $count ->
        [one] 1 κύβος
       *[other] { $count } κύβοι
    }
explain-buildings-needed = { $count ->
        [one] 1 κτίριο
       *[other] { $count } κτίρια
    }
explain-more-bricks = { $count ->
        [one] 1 κύβος ακόμη ({ $colors })
       *[other] { $count } κύβοι ακόμη ({ $colors })
    }
explain-more-coins = { $count ->
        [one] 1 νόμισμα ακόμη
       *[other] { $count } νομίσματα ακόμη
    }
explain-more-buildings = { $count ->
        [one] 1 κτίριο ακόμη
       *[other] { $count } κτίρια ακόμη
    }
explain-any-color = κάθε χρώμα
explain-missing = Λείπουν: { $missing }.

## The wheel

explain-turn-must = Πριν από κάθε αγορά ο τροχός γυρίζει κατά μία θέση.
explain-turn-may = Πριν αγοράσεις, μπορείς να γυρίσεις τον τροχό κατά μία θέση.
explain-turn-affordable = Πριν αγοράσεις, μπορείς να γυρίσεις τον τροχό κατά μία θέση. Αν δεν σου φτάνουν τα νομίσματα για κανέναν κύβο, πρέπει.
explain-turn-both = Πριν αγοράσεις, γυρίζεις κατά μία θέση και τους δύο τροχούς ή μόνο τον εσωτερικό.
explain-turn-prices = Από τη θέση I ως τη VI οι κύβοι γίνονται φτηνότεροι. Όσοι περνούν από τη VI στην I είναι πάλι ακριβοί.
explain-turn-next = Όταν ο τροχός γυρίσει ξανά:
explain-refill = { $count ->
        [0] Ο τροχός έχει 11 κύβους: δεν προστίθεται κανένας.
        [one] Έπειτα τραβιέται 1 κύβος από το σακούλι για τη θέση I, ώστε ο τροχός να έχει 11.
       *[other] Έπειτα τραβιούνται έως { $count } κύβοι από το σακούλι για τη θέση I, ώσπου ο τροχός να έχει 11.
    }
explain-refill-empty = Το σακούλι είναι άδειο: δεν προστίθενται κύβοι.
explain-prices = Τιμές στη θέση { $number }: { $prices }.
explain-inner = Όταν γυρίζει μόνος του, ο εσωτερικός τροχός μετακινεί μόνο τα αγάλματα. Οι κύβοι μένουν όπου είναι και δεν προστίθενται άλλοι.
explain-location = Θέση { $number }
explain-location-buy = Σε μία σειρά αγοράζεις από μία μόνο θέση, όσους κύβους θέλεις και μπορείς να πληρώσεις.
explain-location-empty = Αν αγοράσεις όλους τους κύβους που απομένουν εδώ, μπορείς να πάρεις τη διακόσμηση ή το άγαλμα που δείχνει η θέση, αν υπάρχει στο απόθεμα.
explain-brick-here = { $count ->
        [0] Εδώ δεν υπάρχει κύβος αυτού του χρώματος.
        [one] Εδώ υπάρχει 1 κύβος αυτού του χρώματος.
       *[other] Εδώ υπάρχουν { $count } κύβοι αυτού του χρώματος.
    }
explain-brick-next = Όταν ο τροχός γυρίσει ξανά: { $price ->
        [0] δωρεάν
        [one] 1 νόμισμα
       *[other] { $price } νομίσματα
    } στη θέση { $number }.
explain-bag = Σακούλι
explain-bag-about = Από το σακούλι γεμίζει ο τροχός, και οι κύβοι που πληρώνονται επιστρέφουν σε αυτό. Το περιεχόμενό του είναι κρυφό.
explain-coins-left = Σου μένουν: { $coins }.

## Buildings

explain-cost = { $count ->
        [one] Κοστίζει 1 κύβο, σε χρώμα που δέχεται η πόλη.
       *[other] Κοστίζει { $count } κύβους, σε χρώματα που δέχεται η πόλη.
    }
explain-landscape = { $landscape ->
        [urban] Αστικό κτίριο.
       *[rural] Αγροτικό κτίριο.
    }
explain-its-object = Το αντικείμενό του: { $object }.
explain-its-decoration = Η διακόσμησή του: { $object }.
explain-eight = Όποιος το χτίσει παίρνει αμέσως μια βελτίωση.
explain-at-once = Αφού δεν σου απομένουν δείκτες, το χτίσιμό του σου δίνει αμέσως { $points } ΠΝ.
explain-onto = Μπορεί να μπει και πάνω σε δικό σου κτίριο του ίδιου είδους, με 8 μείον την αξία εκείνου.
explain-replace = Μπορεί και να αντικαταστήσει δικό σου κτίριο μικρότερης αξίας: πληρώνεις μόνο τη διαφορά.
explain-enough = Έχεις τους κύβους.
explain-brings = { $short ->
        [0] Σκοράρισμα: { $before } → { $after }.
        [one] Σκοράρισμα: { $before } → { $after }, με 1 κτίριο ακόμη.
       *[other] Σκοράρισμα: { $before } → { $after }, με { $short } κτίρια ακόμη.
    }
explain-scored-by = Έγινε σκοράρισμα ({ $who }).
explain-has-scored = έκανε το σκοράρισμα
explain-owner = Ανήκει: { $who }.
explain-decorated = Η διακόσμηση αυξάνει την αξία του κατά 1.
explain-with-statue = Το άγαλμά του μετράει στο τέλος για την πλειοψηφία ({ $city }).
explain-covered = { $count ->
        [one] Το μνημείο του είδους του μπορεί να μπει πάνω του με 1 κύβο.
       *[other] Το μνημείο του είδους του μπορεί να μπει πάνω του με { $count } κύβους.
    }

## Cities

explain-accepts = Δέχεται κύβους του χρώματός της και όλων των ακριβότερων: { $colors }.
explain-exchange = Δύο κύβοι του αμέσως φτηνότερου χρώματος ({ $color }) μετρούν για έναν.
explain-accept-title = { $brick }, { $city }
explain-accept = { $how ->
        [yes] Εδώ μετράει για έναν κύβο.
        [pair] Εδώ δύο τέτοιοι μετρούν για έναν κύβο.
       *[no] Εδώ δεν γίνεται δεκτός.
    }
explain-you-have = Έχεις: { $bricks }.
explain-reward = Αποδίδει { $reward } για κάθε μονάδα αξίας των κτιρίων.
explain-reward-improved = Με τη βελτίωση που έχει: { $printed } → { $improved } για κάθε μονάδα αξίας.
explain-reward-possible = Η βελτίωσή της: { $printed } → { $improved } για κάθε μονάδα αξίας.
explain-power = { $count ->
        [0] Οι κύβοι σου δεν φτάνουν εδώ για κανένα κτίριο.
       *[other] Οι κύβοι σου φτάνουν εδώ για αξία έως { $count }.
    }
explain-improvement-left = Όταν χτίζεις κτίριο αξίας 8, παίρνεις μία από τις βελτιώσεις που απομένουν.
explain-improvement-brings = { $place }: τώρα για σένα { $before } → { $after }.
explain-has-improvement = την έχει

## Places to score

explain-place-city = Μια πόλη τη σκοράρει ένας μόνο παίκτης σε όλο το παιχνίδι. Χρειάζονται εκεί { $need } δικά του κτίρια.
explain-place-own = Κάθε παίκτης μπορεί να το σκοράρει μία φορά.
explain-place-money = Χρειάζονται { $coins } νομίσματα, που τα δείχνεις και τα κρατάς. Στο τέλος κάθε { $rate } νομίσματα αξίζουν 1 ΠΝ. Για έναν μόνο παίκτη.
explain-money-now = Έχεις { $coins }: στο τέλος θα άξιζαν { $after } ΠΝ αντί για { $before }.
explain-place-statues = Μετρούν τα κτίριά σου με άγαλμα σε αυτές τις δύο πόλεις. Κάθε παίκτης μπορεί να το σκοράρει μία φορά.
explain-objects = Αντικείμενα που παίρνεις μαζί: { $objects }.
explain-no-building = Κανένα κτίριο γι’ αυτό ακόμη.
explain-other-money = Μόνο μία θέση χρημάτων ο καθένας.

## The court

explain-court-about = Με τον δείκτη σου από εδώ μπορείς να σκοράρεις: πρώτα παίρνεις το μπόνους, έπειτα διαλέγεις τι σκοράρεις.
explain-court-marker = { $here ->
        [yes] ο δείκτης είναι εδώ
       *[no] ο δείκτης έχει φύγει
    }
explain-gold-left = { $count ->
        [0] Εδώ δεν απομένει χρυσό άγαλμα.
        [one] Εδώ απομένει 1 χρυσό άγαλμα.
       *[other] Εδώ απομένουν { $count } χρυσά αγάλματα.
    }
explain-open-about = Με έναν δείκτη από εδώ μπορείς να σκοράρεις σε κάθε σειρά σου κατά την οποία κανένας άλλος δεν έχει τον δείκτη Βασιλικής Επίσκεψης. Δεν δίνει μπόνους.
explain-markers = { $count ->
        [0] κανένας δείκτης
        [one] 1 δείκτης
       *[other] { $count } δείκτες
    }
explain-visit = Βασιλική επίσκεψη
explain-visit-about = Αν σκοράρεις όσο κανένας δεν έχει τον δείκτη Βασιλικής Επίσκεψης, τον παίρνεις. Ως την επόμενη σειρά σου οι άλλοι μπορούν να σκοράρουν μόνο με τον δικό τους δείκτη από την ίδια θέση, που τους δίνει το ίδιο μπόνους.
explain-visit-missed = Αν κάνουν κάτι άλλο, αυτός ο δείκτης πηγαίνει στην ανοιχτή περιοχή.
explain-visit-none = Τώρα κανένας δεν έχει τον δείκτη Βασιλικής Επίσκεψης.
explain-visit-now = { $who } έχει τον δείκτη Βασιλικής Επίσκεψης, στη θέση { $number }.
explain-visit-player = { $how ->
        [holds] έχει τον δείκτη Βασιλικής Επίσκεψης
        [can] έχει δείκτη εκεί
       *[cannot] δεν έχει δείκτη εκεί
    }

## Players

explain-bricks = Κύβοι
explain-coins = Νομίσματα
explain-points = Πόντοι νίκης
explain-scoring-markers = Δείκτες σκοραρίσματος
explain-estimate = Αν το παιχνίδι τελείωνε τώρα
explain-estimate-hidden = { $objects ->
        [yes] Νομίσματα και αντικείμενα είναι κρυφά και δεν μετρήθηκαν.
       *[no] Τα νομίσματα είναι κρυφά και δεν μετρήθηκαν.
    }
explain-coins-worth = Στο τέλος αξίζουν { $points } ΠΝ.
explain-rate = Στο τέλος κάθε { $rate } νομίσματα αξίζουν 1 ΠΝ.
explain-tie = Σε ισοβαθμία κρίνουν στο τέλος οι περισσότεροι κύβοι, όποιο χρώμα κι αν έχουν.
explain-accepted-in = Δεκτοί σε: { $cities }.
explain-scored-places = Σκοραρίσματα: { $places }.
explain-scored-nothing = Κανένα σκοράρισμα ακόμη.
explain-screen = { $objects ->
        [yes] Νομίσματα, κύβοι και αντικείμενα είναι πίσω από το παραπέτασμα: τα βλέπει μόνο όποιος τα έχει.
       *[no] Νομίσματα και κύβοι είναι πίσω από το παραπέτασμα: τα βλέπει μόνο όποιος τα έχει.
    }
explain-objects-worth = Όλα τα αντικείμενα μαζί αξίζουν { $points } ΠΝ στο τέλος.
explain-decorations-here = Πάνω σε κτίρια: { $count }, στο τέλος αξίζουν { $points } ΠΝ.
explain-marker-about = Κάθε σκοράρισμα χρειάζεται έναν δείκτη.
explain-markers-where = Στις θέσεις μπόνους: { $court }. Στην ανοιχτή περιοχή: { $open }.

## The end of the game

explain-condition = Συνθήκη { $number }
explain-card = { $card ->
        [top] Κύρια κάρτα
        [object] Κάρτα αντικειμένων
        [building] Κάρτα κτιρίων
       *[bonus] Κάρτα μπόνους
    }
explain-progress = { $goal ->
        [top-scorings] { $have } από { $need } σκοραρίσματα
        [top-high-buildings] { $have } από { $need } κτίρια αξίας 5 ή 8
        [top-cities] { $have } από { $need } σκοραρισμένες πόλεις
        [top-buildings] { $have } από { $need } κτίρια
        [top-coins] { $have } από { $need } νομίσματα
        [top-points] { $have } από { $need } ΠΝ
        [object-each] { $have } από { $need } αντικείμενα
        [object-triples] { $have } από { $need } τριάδες ίδιων αντικειμένων
        [object-alike] { $have } από { $need } ίδια αντικείμενα
        [object-pair-and-four] { $have } από { $need } συνδυασμούς από ζευγάρι και τετράδα
        [object-different] { $have } από { $need } διαφορετικά αντικείμενα
        [object-threes] { $have } από { $need } σετ με τρία διαφορετικά αντικείμενα
        [building-total-value] συνολική αξία { $have } από { $need }
        [building-threes] { $have } από { $need } πόλεις με τουλάχιστον 3 κτίρια
        [building-fours] { $have } από { $need } κτίρια σε μία πόλη
        [building-eights] { $have } από { $need } κτίρια αξίας 8
        [building-rural] { $have } από { $need } αγροτικά κτίρια
        [building-urban] { $have } από { $need } αστικά κτίρια
        [building-landscape-pairs] { $have } από { $need } ζευγάρια από αστικό και αγροτικό κτίριο
        [building-cities] { $have } από { $need } πόλεις με τουλάχιστον 2 κτίρια
       *[object-pairs] { $have } από { $need } ζευγάρια ίδιων αντικειμένων
    }
explain-pays-now = απόδοση τώρα: { $pay }
explain-end-announce = Αν μετά την ενέργειά σου εκπληρώνεις και τις τρεις συνθήκες, μπορείς να ανακοινώσεις το τέλος και να πάρεις 5 ΠΝ. Έπειτα ολοκληρώνεται ο γύρος.
explain-end-last = Το παιχνίδι τελειώνει και όταν παρθεί το τελευταίο από τα ανακατεμένα κτίρια.
explain-end-markers = Το τέλος έρχεται όταν ένας παίκτης έχει χρησιμοποιήσει όλους τους δείκτες του και η στοίβα είναι άδεια. Όποιος με τη σειρά του κάνει να ισχύουν και τα δύο παίρνει 5 ΠΝ· οι άλλοι έχουν μία σειρά ακόμη.
explain-stack = Κλειστά κτίρια. Όταν κάποιος παίρνει ένα κτίριο, στη θέση του ανοίγει το επόμενο.

## Objects, decorations and statues

explain-object-about = Παίρνεις αντικείμενα όταν σκοράρεις κτίρια του είδους τους. Μετά την ενέργειά σου μπορείς να αγοράσεις ένα που πωλείται ακόμη.
explain-object-type = Ανήκει στο είδος: { $kind }.
explain-object-more = Ένα ακόμη θα σου έδινε { $points } ΠΝ στο τέλος.
explain-decoration-about = Μπαίνει σε κτίριο του είδους της, μία σε καθένα, και αυξάνει την αξία του κατά 1 σε κάθε σκοράρισμα.
explain-decoration-worth = Στο τέλος 1, 2, 3, 4, 5, 6 ή 7 ίδιες στα κτίριά σου αξίζουν 2, 6, 12, 20, 30, 42 ή 56 ΠΝ.
explain-statue-about = Μπαίνει σε κτίριο σε πόλη που δέχεται κύβους του χρώματός του, ένα σε καθένα.
explain-statue-gold = Μπαίνει σε κτίριο σε οποιαδήποτε πόλη, ένα σε καθένα. Το παίρνεις μόνο από την Αυλή.
explain-statue-worth = Στο τέλος παίρνουν ΠΝ οι παίκτες με τα περισσότερα αγάλματα σε μια πόλη.
explain-supply = Στο απόθεμα: { $count }.
explain-purchase = Μία φορά σε κάθε σειρά σου μπορείς να αγοράσεις μια διακόσμηση ή ένα χρωματιστό άγαλμα με { $price }. Μπαίνει αμέσως σε κτίριο, το άγαλμα μόνο στην πόλη του δικού του χρώματος.
explain-warehouse = Κάθε μία από τις δύο αποθήκες φυλάει μια διακόσμηση ή ένα άγαλμα για επόμενη σειρά. Ό,τι είναι αποθηκευμένο δεν αξίζει τίποτα στο τέλος.
explain-warehouse-free = { $count ->
        [0] Και οι δύο αποθήκες είναι γεμάτες.
        [one] 1 αποθήκη είναι ελεύθερη.
       *[other] { $count } αποθήκες είναι ελεύθερες.
    }
explain-take-nothing = Μπορείς και να αφήσεις τα κομμάτια.
explain-payment = Οι κύβοι που πληρώνονται επιστρέφουν στο σακούλι.

## Values and rules

explain-value-court = Θέσεις μπόνους της Αυλής
explain-value-symbols = Σύμβολα στους τροχούς
explain-documented = Αυτή η τιμή έχει δημοσιευτεί ή έχει οριστεί για αυτό το τραπέζι.
explain-rules = Κανόνες
explain-rule = { $section }: { $words }
