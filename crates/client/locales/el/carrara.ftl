### The Palaces of Carrara: its things, and what people do with them.

## Things

# Neuter, as the names of colours.
carrara-color-white = λευκό
carrara-color-yellow = κίτρινο
carrara-color-red = κόκκινο
carrara-color-green = πράσινο
carrara-color-blue = μπλε
carrara-color-dark = { $edition ->
        [first] μαύρο
       *[second] μωβ
    }
# The letter that stands on a brick. Two of them need a second letter to differ.
carrara-letter-white = Λ
carrara-letter-yellow = Κι
carrara-letter-red = Κο
carrara-letter-green = Π
carrara-letter-blue = Μ
carrara-letter-dark = { $edition ->
        [first] Μα
       *[second] Μω
    }
carrara-brick-white = λευκός κύβος
carrara-brick-yellow = κίτρινος κύβος
carrara-brick-red = κόκκινος κύβος
carrara-brick-green = πράσινος κύβος
carrara-brick-blue = μπλε κύβος
carrara-brick-dark = { $edition ->
        [first] μαύρος κύβος
       *[second] μωβ κύβος
    }
# Parts of a list such as “2 × λευκό, 1 × πράσινο”: the same in every case, so that they fit into every sentence.
carrara-count-white = { $count } × λευκό
carrara-count-yellow = { $count } × κίτρινο
carrara-count-red = { $count } × κόκκινο
carrara-count-green = { $count } × πράσινο
carrara-count-blue = { $count } × μπλε
carrara-count-dark = { $edition ->
        [first] { $count } × μαύρο
       *[second] { $count } × μωβ
    }

carrara-city-livorno = Livorno
carrara-city-pisa = Pisa
carrara-city-lucca = Lucca
carrara-city-viareggio = Viareggio
carrara-city-massa = Massa
carrara-city-lerici = Lerici

carrara-type-library = βιβλιοθήκη
carrara-type-cathedral = καθεδρικός ναός
carrara-type-palace = παλάτι
carrara-type-gate = αψίδα
carrara-type-castle = κάστρο
carrara-type-villa = βίλα
carrara-types-library = βιβλιοθήκες
carrara-types-cathedral = καθεδρικοί ναοί
carrara-types-palace = παλάτια
carrara-types-gate = αψίδες
carrara-types-castle = κάστρα
carrara-types-villa = βίλες
carrara-building =
    { $carries ->
        [decoration] { $kind } { $value } με διακόσμηση
        [statue] { $kind } { $value } με άγαλμα
        [both] { $kind } { $value } με διακόσμηση και άγαλμα
       *[nothing] { $kind } { $value }
    }
carrara-own = { $building } ({ $city })

carrara-object-book = βιβλίο
carrara-object-chalice = κύπελλο
carrara-object-crown = στέμμα
carrara-object-gate = πύλη
carrara-object-flag = σημαία
carrara-object-arms = θυρεός
carrara-held-book = { $count ->
        [one] { $count } βιβλίο
       *[other] { $count } βιβλία
    }
carrara-held-chalice = { $count ->
        [one] { $count } κύπελλο
       *[other] { $count } κύπελλα
    }
carrara-held-crown = { $count ->
        [one] { $count } στέμμα
       *[other] { $count } στέμματα
    }
carrara-held-gate = { $count ->
        [one] { $count } πύλη
       *[other] { $count } πύλες
    }
carrara-held-flag = { $count ->
        [one] { $count } σημαία
       *[other] { $count } σημαίες
    }
carrara-held-arms = { $count ->
        [one] { $count } θυρεός
       *[other] { $count } θυρεοί
    }
carrara-piece-book = βιβλίο
carrara-piece-chalice = κύπελλο
carrara-piece-crown = στέμμα
carrara-piece-gate = πύλη
carrara-piece-flag = σημαία
carrara-piece-arms = θυρεός
carrara-piece-white-statue = λευκό άγαλμα
carrara-piece-yellow-statue = κίτρινο άγαλμα
carrara-piece-red-statue = κόκκινο άγαλμα
carrara-piece-green-statue = πράσινο άγαλμα
carrara-piece-blue-statue = μπλε άγαλμα
carrara-piece-purple-statue = μωβ άγαλμα
carrara-piece-gold-statue = χρυσό άγαλμα
carrara-no-piece = τίποτα
carrara-stored = { $piece } (αποθήκη)
carrara-warehouse = αποθήκη

carrara-wheel = τροχός
carrara-wheel-inner = εσωτερικός τροχός
carrara-location = θέση { $number }: { $bricks }
carrara-brick-at = { $brick }, θέση { $number }, { $price ->
        [one] 1 νόμισμα
       *[other] { $price } νομίσματα
    }
carrara-bought = { $bricks } ({ $price ->
        [0] δωρεάν
        [one] 1 νόμισμα
       *[other] { $price } νομίσματα
    })
carrara-stack = { $count ->
        [0] η στοίβα είναι άδεια
        [one] 1 κτίριο στη στοίβα
       *[other] { $count } κτίρια στη στοίβα
    }
carrara-place-urban = αστικά κτίρια
carrara-place-rural = αγροτικά κτίρια
carrara-place-money = θέση χρημάτων (από { $coins } νομίσματα και πάνω, 1 ΠΝ για κάθε { $rate } νομίσματα)
carrara-place-statues = αγάλματα σε { $first } και { $second }
carrara-improvement = { $place } ({ $reward } για κάθε μονάδα αξίας)
carrara-improved-livorno = Livorno
carrara-improved-pisa = Pisa
carrara-improved-lucca = Lucca
carrara-improved-viareggio = Viareggio
carrara-improved-massa = Massa
carrara-improved-lerici = Lerici
carrara-improved-urban = αστικά κτίρια
carrara-improved-rural = αγροτικά κτίρια
carrara-space = θέση μπόνους { $number } ({ $bonus })
carrara-open-area = ανοιχτή περιοχή της Αυλής
carrara-bonus-decoration = μια διακόσμηση της επιλογής σου
carrara-bonus-gold = ένα χρυσό άγαλμα

carrara-coins = { $count ->
        [one] 1 νόμισμα
       *[other] { $count } νομίσματα
    }
carrara-points = { $count } ΠΝ
carrara-free = 0 νομίσματα
carrara-nothing = τίποτα
carrara-and = { $first } και { $second }

## Kinds of action

carrara-kind-turn = Γύρισε τον τροχό
carrara-kind-turn-both = Γύρισε και τους δύο τροχούς
carrara-kind-spin = Γύρισε τον εσωτερικό τροχό
carrara-kind-buy = Αγόρασε κύβους
carrara-kind-broke = Πάρε 2 νομίσματα
carrara-kind-stuck = Πάρε 2 νομίσματα
carrara-kind-build = Χτίσε
carrara-kind-upgrade = Αναβάθμισε κτίριο
carrara-kind-improve = Πάρε βελτίωση
carrara-kind-court = Σκόραρε
carrara-kind-score = Σκόραρε
carrara-kind-pass = Πάσο
carrara-kind-take = Πάρε
carrara-kind-place = Βάλε το σε κτίριο
carrara-kind-store = Αποθήκευσέ το
carrara-kind-swap = Αποθήκευσέ το στη θέση άλλου
carrara-kind-decline = Μην το πάρεις
carrara-kind-move = Μετάφερε από την αποθήκη
carrara-kind-purchase = Αγόρασε διακόσμηση ή άγαλμα
carrara-kind-object = Αγόρασε αντικείμενο
carrara-kind-announce = Ανακοίνωσε το τέλος
carrara-kind-end = Τέλος σειράς

## What is to be done

carrara-task-setting-up = Το παιχνίδι στήνεται.
carrara-task-drawing = Γίνεται κλήρωση.
carrara-task-other =
    { $phase ->
        [buy] { $who } αγοράζει κύβους.
        [improve] { $who } διαλέγει βελτίωση.
        [piece] { $who } τοποθετεί ένα κομμάτι.
        [score] { $who } σκοράρει.
        [after] { $who } ολοκληρώνει τη σειρά.
       *[start] { $who } διαλέγει ενέργεια.
    }
carrara-task-start = Η σειρά σου: αγόρασε κύβους, χτίσε ή σκόραρε.
carrara-task-start-or-pass = Η σειρά σου: αγόρασε κύβους, χτίσε, σκόραρε ή πήγαινε πάσο.
carrara-task-last-turn = Η τελευταία σου σειρά: αγόρασε κύβους, χτίσε, σκόραρε ή πήγαινε πάσο.
carrara-task-visit = { $who } ξεκίνησε βασιλική επίσκεψη. Σκόραρε τώρα με τον δείκτη σου από τη { $space }· αν κάνεις κάτι άλλο, ο δείκτης πηγαίνει στην ανοιχτή περιοχή.
carrara-task-buy = Διάλεξε κύβους από μία θέση του τροχού. Έχεις { $coins ->
        [one] 1 νόμισμα
       *[other] { $coins } νομίσματα
    }.
carrara-task-improve = Διάλεξε μια βελτίωση.
carrara-task-take = Άδειασες τη θέση { $number }: πάρε τη διακόσμηση ή το άγαλμα που δείχνει, ή τίποτα.
carrara-task-take-decoration = Πάρε μια διακόσμηση της επιλογής σου.
carrara-task-in-hand = Νέο κομμάτι: { $piece }. { $room ->
        [full] Βάλε το σε κτίριο όπου ταιριάζει. Οι αποθήκες σου είναι γεμάτες.
       *[free] Βάλε το σε { $kind ->
            [decoration] κτίριο του είδους του
            [gold] οποιοδήποτε κτίριο χωρίς άγαλμα
           *[statue] κτίριο σε πόλη που δέχεται το χρώμα του
        } ή αποθήκευσέ το.
    }
carrara-task-score = Διάλεξε τι θα σκοράρεις.
carrara-task-after = { $what ->
        [object] Μπορείς ακόμη να αγοράσεις ένα αντικείμενο με { $price } νομίσματα, ή να τελειώσεις τη σειρά σου.
        [piece] Μπορείς ακόμη να αγοράσεις μια διακόσμηση ή ένα άγαλμα με { $price } νομίσματα, ή να τελειώσεις τη σειρά σου.
       *[nothing] Θέλεις να κάνεις κάτι άλλο πριν τελειώσει η σειρά σου;
    }
carrara-task-won = Το παιχνίδι τελείωσε: { $self ->
        [yes] κερδίζεις!
       *[no] κερδίζει { $who }.
    }
carrara-task-shared = Το παιχνίδι τελείωσε. Κερδίζουν μαζί: { $winners }.

## What an action would do

carrara-action-turn = Γύρισε τον τροχό για να γεμίσει, έπειτα αγόρασε κύβους.
carrara-action-turn-both = Γύρισε και τους δύο τροχούς για να γεμίσουν, έπειτα αγόρασε κύβους.
carrara-action-spin = Γύρισε μόνο τον εσωτερικό τροχό, έπειτα αγόρασε κύβους.
carrara-action-buy = Αγόρασε από τη θέση { $number } με { $price }: { $bricks }.
carrara-action-broke = Τα νομίσματά σου δεν φτάνουν για κανέναν κύβο: πάρε 2 νομίσματα.
carrara-action-stuck = Δεν μπορείς να κάνεις τίποτα: πάρε 2 νομίσματα.
carrara-action-build = Χτίσε στην πόλη { $city }: { $building }, με { $bricks }.
carrara-action-upgrade = Αναβάθμισε στην πόλη { $city }: { $old } γίνεται { $new }, με { $bricks }.
carrara-action-improve = Πάρε βελτίωση: { $improvement }.
carrara-action-visit = Ξεκίνα βασιλική επίσκεψη στη { $space }, έπειτα σκόραρε.
carrara-action-follow = Ακολούθησε τη βασιλική επίσκεψη στη { $space }, έπειτα σκόραρε.
carrara-action-open-marker = Σκόραρε με δείκτη από την ανοιχτή περιοχή, χωρίς μπόνους.
carrara-action-score = Σκόραρε: { $place }. Παίρνεις { $pay }{ $objects ->
        [0] .
        [one] {" "}και 1 αντικείμενο.
       *[other] {" "}και { $objects } αντικείμενα.
    }
carrara-action-score-money = Πάρε: { $place }. Στο τέλος, κάθε { $rate } νομίσματα αξίζουν 1 ΠΝ.
carrara-action-pass-freely = Πήγαινε πάσο.
carrara-action-pass = Πήγαινε πάσο και πάρε 2 νομίσματα.
carrara-action-take-nothing = Μην πάρεις τίποτα.
carrara-action-take = Πάρε: { $piece }.
carrara-action-place = Βάλε το σε κτίριο: { $building } ({ $city }).
carrara-action-store = Βάλε το σε αποθήκη.
carrara-action-swap = Αποθήκευσε το νέο κομμάτι και απόρριψε το παλιό: { $piece }.
carrara-action-decline = Μην το πάρεις.
carrara-action-move = Μετάφερε από την αποθήκη σε κτίριο: { $piece } → { $building } ({ $city }).
carrara-action-purchase = Αγόρασε με { $price } και βάλε σε κτίριο: { $piece } → { $building } ({ $city }).
carrara-action-object = Αγόρασε με { $price }: { $object }.
carrara-action-announce = Ανακοίνωσε το τέλος του παιχνιδιού και πάρε 5 ΠΝ.
carrara-action-end = Τελείωσε τη σειρά σου.

## What has happened

carrara-event-cards-drawn = Τραβήχτηκαν οι κάρτες: κύρια κάρτα { $top }, κάρτα αντικειμένων { $object }, κάρτα κτιρίων { $building }, κάρτα μπόνους { $bonus }.
carrara-event-wheel-set = Στη θέση I του τροχού ξεκινά: { $object }.
carrara-event-tile-revealed = Αποκαλύπτεται: { $building }.
carrara-event-wheel-turned = Ο τροχός γυρίζει.
carrara-event-inner-wheel-turned = Ο εσωτερικός τροχός γυρίζει.
carrara-event-bricks-drawn = Νέοι κύβοι στον τροχό: { $bricks }.
carrara-event-bricks-bought = { $self ->
        [yes] Αγοράζεις από τη θέση { $number } με { $price }: { $bricks }.
       *[no] { $who } αγοράζει από τη θέση { $number } με { $price }: { $bricks }.
    }
carrara-event-coins-taken = { $self ->
        [yes] Παίρνεις { $count ->
            [one] 1 νόμισμα
           *[other] { $count } νομίσματα
        }.
       *[no] { $who } παίρνει { $count ->
            [one] 1 νόμισμα
           *[other] { $count } νομίσματα
        }.
    }
carrara-event-built = { $self ->
        [yes] Χτίζεις στην πόλη { $city }: { $building }, με { $bricks }.
       *[no] { $who } χτίζει στην πόλη { $city }: { $building }, με { $bricks }.
    }
carrara-event-upgraded = { $self ->
        [yes] Αναβαθμίζεις στην πόλη { $city }: { $old } γίνεται { $new }, με { $bricks }.
       *[no] { $who } αναβαθμίζει στην πόλη { $city }: { $old } γίνεται { $new }, με { $bricks }.
    }
carrara-event-improved = { $self ->
        [yes] Παίρνεις βελτίωση: { $improvement }.
       *[no] { $who } παίρνει βελτίωση: { $improvement }.
    }
carrara-event-points-taken = { $self ->
        [yes] Παίρνεις { $count } ΠΝ.
       *[no] { $who } παίρνει { $count } ΠΝ.
    }
carrara-event-visit-opened = { $self ->
        [yes] Ξεκινάς βασιλική επίσκεψη στη θέση μπόνους { $number }.
       *[no] { $who } ξεκινά βασιλική επίσκεψη στη θέση μπόνους { $number }.
    }
carrara-event-visit-ended = { $self ->
        [yes] Η βασιλική επίσκεψή σου τελειώνει.
       *[no] { $who }: η βασιλική επίσκεψη τελειώνει.
    }
carrara-event-marker-moved = { $self ->
        [yes] Ο δείκτης σου πηγαίνει από τη θέση μπόνους { $number } στην ανοιχτή περιοχή.
       *[no] { $who }: ο δείκτης πηγαίνει από τη θέση μπόνους { $number } στην ανοιχτή περιοχή.
    }
carrara-event-scored = { $self ->
        [yes] Σκοράρεις: { $place } ({ $pay }).
       *[no] { $who } σκοράρει: { $place } ({ $pay }).
    }
carrara-event-scored-money = { $self ->
        [yes] Βάζεις έναν δείκτη στη { $place }. Τα νομίσματα μετρούν στο τέλος.
       *[no] { $who } βάζει έναν δείκτη στη { $place }. Τα νομίσματα μετρούν στο τέλος.
    }
carrara-event-objects-taken = { $self ->
        [yes] Παίρνεις { $count ->
            [one] 1 αντικείμενο
           *[other] { $count } αντικείμενα
        }: { $object }.
       *[no] { $who } παίρνει { $count ->
            [one] 1 αντικείμενο
           *[other] { $count } αντικείμενα
        }: { $object }.
    }
carrara-event-object-bought = { $self ->
        [yes] Αγοράζεις με { $price }: { $object }.
       *[no] { $who } αγοράζει με { $price }: { $object }.
    }
carrara-event-piece-taken = { $self ->
        [yes] Παίρνεις: { $piece }.
       *[no] { $who } παίρνει: { $piece }.
    }
carrara-event-piece-placed = { $self ->
        [yes] Βάζεις σε κτίριο: { $piece } → { $building } ({ $city }).
       *[no] { $who } βάζει σε κτίριο: { $piece } → { $building } ({ $city }).
    }
carrara-event-piece-stored = { $self ->
        [yes] Αποθηκεύεις: { $piece }.
       *[no] { $who } αποθηκεύει: { $piece }.
    }
carrara-event-piece-given-up = { $self ->
        [yes] Δεν κρατάς το κομμάτι: { $piece }.
       *[no] { $who } δεν κρατά το κομμάτι: { $piece }.
    }
carrara-event-piece-bought = { $self ->
        [yes] Αγοράζεις με { $price }: { $piece }.
       *[no] { $who } αγοράζει με { $price }: { $piece }.
    }
carrara-event-end-announced = { $self ->
        [yes] Ανακοινώνεις το τέλος. Ο γύρος θα ολοκληρωθεί.
       *[no] { $who } ανακοινώνει το τέλος. Ο γύρος θα ολοκληρωθεί.
    }
carrara-event-end-triggered = { $self ->
        [yes] Ενεργοποιείς το τέλος. Όλοι οι άλλοι έχουν μία σειρά ακόμη.
       *[no] { $who } ενεργοποιεί το τέλος. Όλοι οι άλλοι έχουν μία σειρά ακόμη.
    }
carrara-event-game-over = Το παιχνίδι τελείωσε.

## Why something is not possible

carrara-refusal-over = Το παιχνίδι τελείωσε.
carrara-refusal-chance-first = Πρώτα πρέπει να γίνει η κλήρωση.
carrara-refusal-other-turn = Δεν είναι η σειρά σου.
carrara-refusal-not-in-ruleset = Η ενέργεια «{ $kind }» δεν υπάρχει σε αυτή την εκδοχή του παιχνιδιού.
carrara-refusal-no-bricks = Ο τροχός και το σακούλι είναι άδεια.
carrara-refusal-empty-wheel = Ο τροχός είναι άδειος: πρέπει πρώτα να γυρίσει.
carrara-refusal-must-turn = Ο τροχός πρέπει να γυρίσει πριν αγοράσεις.
carrara-refusal-nothing-affordable = Με { $coins ->
        [one] 1 νόμισμα
       *[other] { $coins } νομίσματα
    } δεν μπορείς να αγοράσεις κανέναν κύβο του τροχού.
carrara-refusal-something-affordable = Τα νομίσματά σου φτάνουν για κάποιον κύβο, άρα πρέπει να αγοράσεις τουλάχιστον έναν.
carrara-refusal-nothing-bought = Πρέπει να αγοράσεις τουλάχιστον έναν κύβο.
carrara-refusal-not-on-wheel = Στη θέση { $number } δεν υπάρχει { $wanted }. Κύβοι εκεί: { $held }.
carrara-refusal-too-dear = Στη θέση { $number } η αγορά ({ $wanted }) κοστίζει { $price ->
        [one] 1 νόμισμα
       *[other] { $price } νομίσματα
    }· έχεις { $coins }.
carrara-refusal-action-possible = Μπορείς ακόμη να κάνεις κάτι.
carrara-refusal-no-announcement = Πάσο μπορείς να πας μόνο αφού ανακοινωθεί το τέλος.
carrara-refusal-not-offered = Αυτό το κτίριο δεν είναι διαθέσιμο: { $building }.
carrara-refusal-not-owned = Δεν μπορείς να πληρώσεις { $paid }. Οι κύβοι σου: { $owned }.
carrara-refusal-not-accepted = Η πόλη { $city } δεν δέχεται { $refused }.
carrara-refusal-wrong-count = { $city }, { $building }: { $need ->
        [one] χρειάζεται 1 κύβος
       *[other] χρειάζονται { $need } κύβοι
    }· μπορείς να δώσεις { $given }.
carrara-refusal-no-such-building = Δεν έχεις στην πόλη { $city } τέτοιο κτίριο: { $building }.
carrara-refusal-not-higher = Η αναβάθμιση χρειάζεται μεγαλύτερη αξία: δεν γίνεται { $old } → { $new }.
carrara-refusal-not-its-monument = Αναβάθμιση γίνεται μόνο με το μνημείο του ίδιου είδους, όχι { $old } → { $new }.
carrara-refusal-improvement-taken = Αυτή η βελτίωση δεν υπάρχει πια: { $improvement }.
carrara-refusal-no-marker = Δεν σου έχει μείνει δείκτης.
carrara-refusal-no-such-place = Σε αυτή την εκδοχή του παιχνιδιού δεν υπάρχει τέτοιο σκοράρισμα: { $place }.
carrara-refusal-scored = Το σκοράρισμα έχει ήδη γίνει: { $place }.
carrara-refusal-too-few-buildings = Στην πόλη { $city } χρειάζεσαι { $need } κτίρια· { $own ->
        [0] δεν έχεις ακόμη κανένα.
        [one] έχεις 1.
       *[other] έχεις { $own }.
    }
carrara-refusal-no-building-for = Δεν έχεις κτίριο γι’ αυτό: { $place }.
carrara-refusal-too-few-coins = Χρειάζονται { $need } νομίσματα· έχεις { $coins }.
carrara-refusal-second-money-space = Έχεις ήδη μια θέση χρημάτων.
carrara-refusal-no-place = Δεν υπάρχει κάτι που μπορείς να σκοράρεις.
carrara-refusal-no-marker-on = Δεν έχεις δείκτη στη θέση μπόνους { $number }.
carrara-refusal-no-open-marker = Δεν έχεις δείκτη στην ανοιχτή περιοχή.
carrara-refusal-other-visit = Σε αυτή τη βασιλική επίσκεψη μπορείς να χρησιμοποιήσεις μόνο τον δείκτη σου στη θέση μπόνους { $number }.
carrara-refusal-court-first = Διάλεξε πρώτα έναν δείκτη σου στην Αυλή.
carrara-refusal-place-not-available = Δεν μπορείς να το σκοράρεις ακόμη: { $place }.
carrara-refusal-piece-not-offered = Δεν μπορείς να το πάρεις εδώ: { $piece }.
carrara-refusal-does-not-fit = Δεν ταιριάζει: { $piece } → { $building } ({ $city }).
carrara-refusal-warehouses-full = Και οι δύο αποθήκες είναι γεμάτες.
carrara-refusal-need-not-swap = Μπορείς να το τοποθετήσεις ή να το αποθηκεύσεις χωρίς να απορρίψεις τίποτα: { $piece }.
carrara-refusal-not-stored = Δεν υπάρχει στις αποθήκες σου: { $piece }.
carrara-refusal-stored-this-turn = Το αποθήκευσες σε αυτή τη σειρά σου: { $piece }.
carrara-refusal-second-purchase = Μπορείς να αγοράσεις μόνο ένα σε κάθε σειρά σου.
carrara-refusal-too-poor = Κοστίζει { $price } νομίσματα· έχεις { $coins }.
carrara-refusal-not-in-supply = Δεν υπάρχει πια στο απόθεμα: { $piece }.
carrara-refusal-not-for-sale = Έχει ήδη πουληθεί: { $object }.
carrara-refusal-end-triggered = Το τέλος είναι ήδη βέβαιο.
carrara-refusal-conditions-not-met = Δεν εκπληρώνεις και τις τρεις συνθήκες.
carrara-refusal-needless-bricks = Η ενέργεια «{ $kind }» δεν χρειάζεται κύβους.

carrara-not-now-turn = Τον τροχό τον γυρίζεις στην αρχή της σειράς σου, για να αγοράσεις.
carrara-not-now-spin = Τον εσωτερικό τροχό τον γυρίζεις στην αρχή της σειράς σου, για να αγοράσεις.
carrara-not-now-buy = Κύβους αγοράζεις ως ενέργεια της σειράς σου.
carrara-not-now-broke = Παίρνεις 2 νομίσματα μόνο όταν τα δικά σου δεν φτάνουν για κανέναν κύβο.
carrara-not-now-stuck = Παίρνεις 2 νομίσματα μόνο όταν δεν μπορείς να κάνεις τίποτα.
carrara-not-now-build = Χτίζεις ως ενέργεια της σειράς σου, πριν από όλα τα άλλα.
carrara-not-now-upgrade = Αναβαθμίζεις ως ενέργεια της σειράς σου, πριν από όλα τα άλλα.
carrara-not-now-improve = Βελτίωση παίρνεις όταν χτίσεις κτίριο αξίας 8.
carrara-not-now-court = Σκοράρεις ως ενέργεια της σειράς σου, πριν από όλα τα άλλα.
carrara-not-now-score = Σκοράρεις ως ενέργεια της σειράς σου, πριν από όλα τα άλλα.
carrara-not-now-pass = Πάσο πηγαίνεις στην αρχή της σειράς σου.
carrara-not-now-take = Τώρα δεν υπάρχει κάτι να πάρεις.
carrara-not-now-place = Δεν έχεις κομμάτι στο χέρι.
carrara-not-now-store = Δεν έχεις κομμάτι στο χέρι.
carrara-not-now-swap = Δεν έχεις κομμάτι στο χέρι.
carrara-not-now-decline = Δεν έχεις κομμάτι στο χέρι.
carrara-not-now-move = Τα αποθηκευμένα κομμάτια τα μεταφέρεις στην αρχή της σειράς σου, μετά την ενέργειά σου ή όταν παίρνεις νέο κομμάτι.
carrara-not-now-purchase = Διακοσμήσεις και αγάλματα αγοράζεις στην αρχή της σειράς σου ή μετά την ενέργειά σου.
carrara-not-now-object = Αντικείμενα αγοράζεις μετά την ενέργειά σου.
carrara-not-now-announce = Το τέλος το ανακοινώνεις μετά την ενέργειά σου.
carrara-not-now-end = Η σειρά σου τελειώνει μετά την ενέργειά σου.

## The board

carrara-streets = Πόλεις
carrara-panels = Προβολή
carrara-buildings = Κτίρια
carrara-monuments = { $edition ->
        [first] Κτίρια αξίας 8
       *[second] Μνημεία
    }
carrara-improvements = Βελτιώσεις
carrara-court = Αυλή του Βασιλιά
carrara-open = ανοιχτή
carrara-objects = Αντικείμενα
carrara-ornaments = Διακοσμήσεις και αγάλματα
carrara-places = Είδη και άλλες τοποθεσίες σκοραρίσματος
carrara-holdings = Πίσω από το παραπέτασμα
carrara-hidden = Κρυμμένα πίσω από το παραπέτασμα
carrara-warehouses = Αποθήκες
carrara-in-hand = Στο χέρι: { $piece }
carrara-end = Πώς τελειώνει το παιχνίδι
carrara-look-at = Δες τις πόλεις: { $who }
carrara-hub = Γύρισε τον τροχό
carrara-bag-filled = Το σακούλι έχει κύβους.
carrara-bag-empty = Το σακούλι είναι άδειο.
carrara-wheel-title = Τροχός
carrara-reconstructed = Οι δημοσιευμένοι κανόνες δεν δίνουν αυτή την τιμή. Έχει συμπληρωθεί κατ’ εκτίμηση.
carrara-street = { $city }: δέχεται { $color } και ακριβότερα χρώματα, δίνει { $reward } για κάθε μονάδα αξίας
carrara-markers-left = { $count ->
        [0] Δεν απομένουν δείκτες
        [one] Απομένει 1 δείκτης
       *[other] Απομένουν { $count } δείκτες
    }
carrara-estimate = { $hidden ->
        [yes] → { $points }+
       *[no] → { $points }
    }
carrara-estimate-long = { $hidden ->
        [yes] Αν το παιχνίδι τελείωνε τώρα: { $points } ΠΝ, και ό,τι είναι πίσω από το παραπέτασμα
       *[no] Αν το παιχνίδι τελείωνε τώρα: { $points } ΠΝ
    }
carrara-plaque = { $place }: απόδοση τώρα { $pay }{ $objects ->
        [0] {""}
        [one] {" "}και 1 αντικείμενο
       *[other] {" "}και { $objects } αντικείμενα
    }
carrara-plaque-scored = { $place }: έγινε σκοράρισμα ({ $who })
carrara-plaque-buildings = { $place }: κτίρια { $have } από { $need }, απόδοση τώρα: { $pay }
carrara-plaque-coins = { $place }: νομίσματα { $have } από { $need }
carrara-plaque-nothing = { $place }: κανένα κτίριο ακόμη
carrara-plaque-other-money = { $place }: μόνο μία θέση χρημάτων ο καθένας
carrara-plaque-no-marker = { $place }: δεν απομένει δείκτης, απόδοση τώρα: { $pay }
carrara-plaque-money = { $place }: απόδοση στο τέλος
carrara-plaque-money-no-marker = { $place }: δεν απομένει δείκτης, απόδοση στο τέλος
carrara-court-space = { $any ->
        [no] { $space }, κανένας δείκτης
       *[yes] { $space }, δείκτες: { $who }
    }
carrara-court-visited = { $any ->
        [no] { $space }, βασιλική επίσκεψη: { $holder }· κανένας δείκτης
       *[yes] { $space }, βασιλική επίσκεψη: { $holder }· δείκτες: { $who }
    }
carrara-object-stock = { $sale ->
        [yes] { $object }: πωλείται με { $price } νομίσματα, { $count } στο απόθεμα
       *[no] { $object }: δεν πωλείται πια, { $count } στο απόθεμα
    }
carrara-piece-stock = { $piece }: { $count } στο απόθεμα, { $price } νομίσματα
carrara-buildings-left = { $count ->
        [0] Δεν απομένουν κτίρια
        [one] Απομένει 1 κτίριο
       *[other] Απομένουν { $count } κτίρια
    }
carrara-announced = Ανακοινώθηκε το τέλος ({ $who }).
carrara-triggered = Ενεργοποιήθηκε το τέλος ({ $who }).
carrara-end-markers = Χρησιμοποιημένοι δείκτες: { $used } από { $of }
carrara-end-stack = { $count ->
        [0] Άδεια στοίβα
       *[other] { $count } στη στοίβα
    }
carrara-tray-buy = Αγορά από τη θέση { $number }
carrara-tray-pay = Πληρωμή
carrara-one-less = { $color }: ένας κύβος λιγότερος
carrara-one-more = { $color }: ένας κύβος ακόμη

## The board in words

carrara-text-location = { $count ->
        [0] Θέση { $number }: τίποτα.
       *[other] Θέση { $number }: { $bricks }. Τιμή ανά κύβο: { $prices }.
    }
carrara-text-symbols = Δείχνει: { $decoration } και { $statue }.
carrara-text-improvement = Βελτίωση: { $improvement }
carrara-text-bricks = Κύβοι: { $bricks }
carrara-text-objects = Αντικείμενα: { $objects }
carrara-text-stored = Αποθήκες: { $pieces }
carrara-text-street = { $city } (δέχεται { $color } και ακριβότερα, { $reward } ανά μονάδα): { $buildings }
carrara-text-places = Τοποθεσίες σκοραρίσματος: { $who }
