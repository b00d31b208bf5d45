### Palazzo: its things, what can be done with them, and what happens.

## Things

palazzo-brick = τούβλο
palazzo-sandstone = ψαμμίτης
palazzo-marble = μάρμαρο
palazzo-brick-letter = Τ
palazzo-sandstone-letter = Ψ
palazzo-marble-letter = Μ
# Plural, so that “φιορίνια 4” is the same in every case.
palazzo-florin = φιορίνια
palazzo-ducat = δουκάτα
palazzo-lira = λιρέτες
palazzo-florin-letter = Φ
palazzo-ducat-letter = Δ
palazzo-lira-letter = Λ
palazzo-tile = όροφος { $floor } ({ $material }, { $windows ->
    [one] { $windows } παράθυρο
   *[other] { $windows } παράθυρα
 })
palazzo-coin = { $currency } { $value }
palazzo-certificate = γραμμάτιο { $value }
palazzo-several = { $count } × { $thing }
palazzo-triplet = τριπλέτα με { $value }άρια
palazzo-triplet-of-certificates = τριπλέτα με γραμμάτια
palazzo-quarry = λατομείο { $number }
palazzo-palace = παλάτι { $number }
palazzo-floor-of-palace = { $tile }, παλάτι { $number }
palazzo-new-palace = νέο παλάτι
palazzo-discard = εκτός παιχνιδιού
palazzo-nothing = τίποτα
palazzo-list = { $first }, { $rest }
palazzo-list-last = { $first } και { $second }

## Kinds of action

palazzo-kind-money = Πάρε χρήματα
palazzo-kind-draw = Αγορά ή δημοπρασία
palazzo-kind-rebuild = Ανακατασκευή
palazzo-kind-take-out = Βγάλε πλακίδιο από παλάτι
palazzo-kind-insert = Βάλε μονό πλακίδιο σε παλάτι
palazzo-kind-remove = Βγάλε μονό πλακίδιο από το παιχνίδι
palazzo-kind-buy = Αγόρασε
palazzo-kind-auction = Κάνε δημοπρασία
palazzo-kind-bid = Κάνε προσφορά
palazzo-kind-pass = Πάσο

## What is to be done

palazzo-task-set-up = Το παιχνίδι στήνεται.
palazzo-task-reveal = Αποκαλύπτονται κάρτες ή πλακίδια.
palazzo-task-turn = { $self ->
    [yes] Η σειρά σου: πάρε χρήματα, κάνε αγορά ή δημοπρασία, ή κάνε ανακατασκευή.
   *[no] { $who } διαλέγει: χρήματα, αγορά ή δημοπρασία, ή ανακατασκευή.
 }
palazzo-task-draft = { $self ->
    [yes] { $count ->
        [one] Πάρε μία από τις ανοιχτές κάρτες.
       *[other] Πάρε δύο από τις ανοιχτές κάρτες.
     }
   *[no] { $count ->
        [one] { $who } παίρνει μία από τις ανοιχτές κάρτες.
       *[other] { $who } παίρνει δύο από τις ανοιχτές κάρτες.
     }
 }
palazzo-task-offer = { $self ->
    [yes] Αγόρασε ένα ή δύο πλακίδια, με { $price } το καθένα, ή { $count ->
        [1] βγάλε σε δημοπρασία το πλακίδιο από το { $quarry }
        [2] βγάλε σε δημοπρασία και τα δύο πλακίδια από το { $quarry }
        [3] βγάλε σε δημοπρασία τα τρία πλακίδια από το { $quarry }
       *[other] μοίρασε τα { $count } πλακίδια από το { $quarry }: όλοι παίρνουν από ένα
     }.
   *[no] { $who } αγοράζει πλακίδια, με { $price } το καθένα, ή διαλέγει το { $quarry }.
 }
palazzo-task-offer-auction = { $self ->
    [yes] Η αποθήκη είναι άδεια: βγάλε σε δημοπρασία τα πλακίδια από το { $quarry }.
   *[no] { $who } πρέπει να βγάλει σε δημοπρασία τα πλακίδια από το { $quarry }.
 }
palazzo-task-offer-empty = { $self ->
    [yes] Αγόρασε ένα ή δύο πλακίδια, με { $price } το καθένα, ή κάνε δημοπρασία: τα λατομεία είναι άδεια, άρα δεν θα συμβεί τίποτα.
   *[no] { $who } αγοράζει πλακίδια, με { $price } το καθένα, ή αφήνει τη σειρά να τελειώσει.
 }
palazzo-task-auction = { $self ->
    [yes] Κάνε προσφορά τουλάχιστον { $least } ή πήγαινε πάσο. Υψηλότερη προσφορά: { $highest } ({ $players }).
   *[no] { $who } κάνει προσφορά τουλάχιστον { $least } ή πηγαίνει πάσο. Υψηλότερη προσφορά: { $highest } ({ $players }).
 }
palazzo-task-build = { $self ->
    [yes] Για τοποθέτηση: { $tiles }. Στην κορυφή παλατιού, ως νέο παλάτι ή εκτός παιχνιδιού.
   *[no] { $who } τοποθετεί: { $tiles }.
 }
palazzo-task-pick = { $self ->
    [yes] Πάρε ένα από τα πλακίδια.
   *[no] { $who } παίρνει ένα από τα πλακίδια.
 }
palazzo-task-won = { $self ->
    [yes] Κερδίζεις με { $points } ΠΝ!
   *[no] { $who } κερδίζει με { $points } ΠΝ.
 }
palazzo-task-shared = Κερδίζουν μαζί με { $points } ΠΝ: { $players }.

## What an action does

palazzo-do-money = Αποκάλυψε { $count } κάρτες χρημάτων· παίρνεις δύο, όλοι οι άλλοι από μία.
palazzo-do-draw = Αποκάλυψε δύο πλακίδια, έπειτα κάνε αγορά ή δημοπρασία.
palazzo-do-take = Πάρε: { $cards }.
palazzo-do-buy = Αγόρασε με { $price }: { $tiles }. Πληρωμή: { $cards }{ $over ->
    [0] .
   *[other] · { $over } παραπάνω, χωρίς ρέστα.
 }
palazzo-do-auction = Βγάλε σε δημοπρασία από το { $quarry }: { $tiles }. Την ανοίγεις με το γραμμάτιο αξίας 3.
palazzo-do-distribute = Όλοι παίρνουν από ένα πλακίδιο από το { $quarry }, πρώτα εσύ: { $tiles }.
palazzo-do-auction-nothing = Δημοπρασία χωρίς πλακίδια: τα λατομεία είναι άδεια και η σειρά σου τελειώνει.
palazzo-do-bid = Κάνε προσφορά { $amount }. Προσθέτεις: { $cards }.
palazzo-do-pass = Πήγαινε πάσο και πάρε πίσω τις κάρτες σου.
palazzo-do-pick = Πάρε: { $tiles }.
palazzo-do-place = Βάλε στο { $palace }: { $tiles }. { $change ->
    [0] Οι ΠΝ δεν αλλάζουν.
   *[other] Κερδίζεις { $change } ΠΝ.
 }
palazzo-do-place-new = Άρχισε νέο παλάτι: { $tiles }. −5 ΠΝ ώσπου να ψηλώσει.
palazzo-do-place-discard = Βγάλε από το παιχνίδι: { $tiles }.
palazzo-do-take-out = Βγάλε από το { $palace }: { $tiles }. Πληρωμή: { $cards }. Αλλαγή: { $signed } ΠΝ.
palazzo-do-insert = Βάλε στο { $palace }: { $tiles }. Πληρωμή: { $cards }. Αλλαγή: { $signed } ΠΝ.
palazzo-do-remove = Βγάλε από το παιχνίδι: { $tiles }. Πληρωμή: { $cards }. Αλλαγή: { $signed } ΠΝ.

## What has happened

palazzo-event-builder-placed = Ο αρχιμάστορας ξεκινά στο { $quarry }.
palazzo-event-laid-out = Τα πρώτα πλακίδια: { $tiles }.
palazzo-event-dealt = { $self ->
    [yes] Παίρνεις για αρχή: { $cards }.
   *[no] { $who } παίρνει για αρχή: { $cards }.
 }
palazzo-event-dealt-hidden = { $self ->
    [yes] Παίρνεις για αρχή { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
     }.
   *[no] { $who } παίρνει για αρχή { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
     }.
 }
palazzo-event-money-revealed = { $reshuffled ->
    [yes] Η στοίβα απόρριψης ανακατεύεται. Αποκαλύπτονται: { $cards }.
   *[no] Αποκαλύπτονται: { $cards }.
 }
palazzo-event-money-taken = { $self ->
    [yes] Παίρνεις: { $cards }.
   *[no] { $who } παίρνει: { $cards }.
 }
palazzo-event-tiles-revealed = Στην αποθήκη έρχεται { $first }, στο { $quarry } έρχεται { $second }.
palazzo-event-warehouse-and-rider = Στην αποθήκη έρχεται { $tiles }, και εμφανίζεται ένας ιππέας.
palazzo-event-rider-and-quarry = Εμφανίζεται ένας ιππέας, και στο { $quarry } έρχεται { $tiles }.
palazzo-event-two-riders = Εμφανίζονται δύο ιππείς.
palazzo-event-bought = { $self ->
    [yes] Αγοράζεις: { $tiles }.
   *[no] { $who } αγοράζει: { $tiles }.
 } { $amount ->
    [0] Δεν κοστίζει τίποτα.
   *[other] Πληρωμή: { $cards }, σύνολο { $amount }.
 }
palazzo-event-builder-moved = Ο αρχιμάστορας πηγαίνει στο { $quarry }.
palazzo-event-auction-opened = { $self ->
    [yes] Βγάζεις σε δημοπρασία: { $tiles }.
   *[no] { $who } βγάζει σε δημοπρασία: { $tiles }.
 }
palazzo-event-nothing-to-auction = { $self ->
    [yes] Δεν βρίσκεις πλακίδιο για δημοπρασία.
   *[no] { $who } δεν βρίσκει πλακίδιο για δημοπρασία.
 }
palazzo-event-raised = { $self ->
    [yes] Κάνεις προσφορά { $amount }. Προσθέτεις: { $cards }.
   *[no] { $who } κάνει προσφορά { $amount }. Προσθέτει: { $cards }.
 }
palazzo-event-passed = { $self ->
    [yes] Πηγαίνεις πάσο.
   *[no] { $who } πηγαίνει πάσο.
 }
palazzo-event-passed-and-took-back = { $self ->
    [yes] Πηγαίνεις πάσο και παίρνεις πίσω: { $cards }.
   *[no] { $who } πηγαίνει πάσο και παίρνει πίσω: { $cards }.
 }
palazzo-event-won = { $self ->
    [yes] Κερδίζεις τη δημοπρασία με { $amount }: { $tiles }.
   *[no] { $who } κερδίζει τη δημοπρασία με { $amount }: { $tiles }.
 }
palazzo-event-distribution-opened = { $self ->
    [yes] Διαλέγεις πλακίδιο και έπειτα παίρνουν όλοι οι άλλοι από ένα: { $tiles }.
   *[no] { $who } διαλέγει πλακίδιο και έπειτα παίρνουν όλοι οι άλλοι από ένα: { $tiles }.
 }
palazzo-event-picked = { $self ->
    [yes] Παίρνεις: { $tiles }.
   *[no] { $who } παίρνει: { $tiles }.
 }
palazzo-event-left-over = { $count ->
    [one] Περισσεύει και βγαίνει από το παιχνίδι: { $tiles }.
   *[other] Περισσεύουν και βγαίνουν από το παιχνίδι: { $tiles }.
 }
palazzo-event-placed = { $self ->
    [yes] Βάζεις στο { $palace }: { $tiles }.
   *[no] { $who } βάζει στο { $palace }: { $tiles }.
 }
palazzo-event-placed-new = { $self ->
    [yes] Αρχίζεις νέο παλάτι: { $tiles }.
   *[no] { $who } αρχίζει νέο παλάτι: { $tiles }.
 }
palazzo-event-discarded = { $self ->
    [yes] Βγάζεις από το παιχνίδι: { $tiles }.
   *[no] { $who } βγάζει από το παιχνίδι: { $tiles }.
 }
palazzo-event-taken-out = { $self ->
    [yes] Βγάζεις από το { $palace }: { $tiles }. Πληρωμή: { $cards }.
   *[no] { $who } βγάζει από το { $palace }: { $tiles }. Πληρωμή: { $cards }.
 }
palazzo-event-inserted = { $self ->
    [yes] Βάζεις το { $single } στο { $palace }. Πληρωμή: { $cards }.
   *[no] { $who } βάζει το { $single } στο { $palace }. Πληρωμή: { $cards }.
 }
palazzo-event-removed = { $self ->
    [yes] Βγάζεις από το παιχνίδι το { $single }. Πληρωμή: { $cards }.
   *[no] { $who } βγάζει από το παιχνίδι το { $single }. Πληρωμή: { $cards }.
 }
palazzo-event-over-riders = Φτάνει ο πέμπτος ιππέας: το παιχνίδι τελείωσε.
palazzo-event-over-quiet = Για πολλή ώρα κανείς δεν αποκάλυψε πλακίδια: το παιχνίδι τελείωσε.

## Why something is not possible

palazzo-no-chance-first = Πρώτα πρέπει να αποκαλυφθεί κάτι.
palazzo-no-turn-of-other = Τώρα αποφασίζει άλλος παίκτης.
palazzo-no-over = Το παιχνίδι τελείωσε.
palazzo-no-not-now = Αυτή τη στιγμή δεν γίνεται: «{ $action }».
palazzo-no-not-now-at-all = Αυτό δεν γίνεται αυτή τη στιγμή.
palazzo-no-cards = Πρέπει να αποκαλυφθούν { $needed } κάρτες χρημάτων, αλλά η τράπουλα και η στοίβα απόρριψης έχουν μόνο { $held }.
palazzo-no-take-count = { $expected ->
    [one] Παίρνεις μία από τις ανοιχτές κάρτες
   *[other] Παίρνεις { $expected } από τις ανοιχτές κάρτες
 }, όχι { $found }.
palazzo-no-not-revealed = Δεν είναι στις ανοιχτές κάρτες: { $cards }. Υπάρχουν: { $market }.
palazzo-no-not-in-hand = Δεν έχεις στο χέρι σου: { $cards }.
palazzo-no-not-in-warehouse = Δεν είναι στην αποθήκη: { $tiles }. Μόνο ό,τι βρίσκεται εκεί αγοράζεται.
palazzo-no-two-currencies = Μια πληρωμή έχει μονές κάρτες ενός μόνο νομίσματος, όχι { $first } και { $second }.
palazzo-no-underpaid = Η αγορά ({ $tiles }) κοστίζει { $price }, αλλά η πληρωμή ({ $cards }) είναι μόνο { $amount }.
palazzo-no-bid-too-low = Έτσι η προσφορά σου γίνεται { $amount }· πρέπει να ξεπεράσει την υψηλότερη, που είναι { $highest }.
palazzo-no-not-to-pick = Δεν είναι στα πλακίδια της επιλογής: { $tile }. Υπάρχουν: { $lot }.
palazzo-no-not-to-place = Δεν είναι στα πλακίδια για τοποθέτηση: { $tile }. Υπάρχουν: { $lot }.
palazzo-no-palace = { $owned ->
    [0] Δεν έχεις ακόμη παλάτι.
   *[other] Δεν υπάρχει τέτοιο παλάτι· έχεις { $owned }.
 }
palazzo-no-not-higher = Το πλακίδιο ({ $tile }) δεν είναι ψηλότερο από τον όροφο { $top }, την κορυφή στο { $palace }.
palazzo-no-not-in-palace = Δεν βρίσκεται στο { $palace }: { $tile }.
palazzo-no-only-tile = Είναι το μοναδικό πλακίδιο του παλατιού και δεν μπορείς να το βγάλεις: { $tile }.
palazzo-no-not-single = Μόνο ένα μονό πλακίδιο μπαίνει σε άλλο παλάτι ή βγαίνει από το παιχνίδι· το { $palace } έχει { $floors ->
    [one] { $floors } όροφο
   *[other] { $floors } ορόφους
 }.
palazzo-no-into-itself = Ένα πλακίδιο δεν μπαίνει στον εαυτό του.
palazzo-no-floor-taken = Το { $palace } έχει ήδη όροφο { $floor }· δεν χωράει: { $tile }.
palazzo-no-card-for-rebuild = Η ανακατασκευή κοστίζει μία κάρτα χρημάτων, και δεν έχεις καμία.
palazzo-no-such-card-for-rebuild = Η ανακατασκευή κοστίζει μία κάρτα χρημάτων· δεν έχεις στο χέρι σου: { $card }.
palazzo-no-other-quarry = Ο αρχιμάστορας πηγαίνει στο επόμενο λατομείο με πλακίδια: { $quarry }.
palazzo-no-quarry-now = Τα πλακίδια ενός λατομείου βγαίνουν σε δημοπρασία αφού αποκαλυφθούν δύο πλακίδια.

## The board

palazzo-certificate-letter = Γ
palazzo-warehouse = Αποθήκη
palazzo-each = { $price } το καθένα
palazzo-for-sale = { $tile }, τιμή { $price }
palazzo-next = επόμενο
palazzo-quarry-label = Λατομείο { $number }: { $tiles }. { $windows ->
    [0] Εδώ δεν μπορεί να έρθει πλακίδιο.
    [one] Το επόμενο πλακίδιο έρχεται εδώ αν έχει ένα παράθυρο.
   *[other] Το επόμενο πλακίδιο έρχεται εδώ αν έχει { $windows } παράθυρα.
 }{ $next ->
    [yes] { " " }Εδώ θα γινόταν μια δημοπρασία.
   *[no] { "" }
 }
palazzo-riders = Ιππείς: { $count } από { $last }· ο τελευταίος τελειώνει το παιχνίδι.
palazzo-stacks = Στοίβες I, II και III, πλακίδια που απομένουν: { $count }
palazzo-landing = { $windows ->
    [one] Το επόμενο πλακίδιο έρχεται εδώ αν έχει ένα παράθυρο.
   *[other] Το επόμενο πλακίδιο έρχεται εδώ αν έχει { $windows } παράθυρα.
 }
palazzo-deck = Χρήματα: { $deck } στην τράπουλα, { $discards } στη στοίβα απόρριψης
palazzo-quiet-turns = Συνεχόμενες σειρές χωρίς νέα πλακίδια: { $count } από { $last }· στις { $last } το παιχνίδι τελειώνει.
palazzo-to-come = Πλακίδια που απομένουν
palazzo-to-come-caption = Ανά όροφο: τα παράθυρα κάθε πλακιδίου
palazzo-reconstructed = Το ποια πλακίδια είναι σε ποια στοίβα έχει συμπληρωθεί κατ’ εκτίμηση: οι κανόνες δεν το αναφέρουν.
palazzo-own-palaces = Παλάτια
palazzo-own-money = Τα χρήματά σου
palazzo-no-palaces-yet = Κανένα παλάτι ακόμη. Αγόρασε πλακίδια από την αποθήκη ή κέρδισέ τα σε δημοπρασία.
palazzo-worth = { $floors ->
    [one] { $floors } όροφος
   *[other] { $floors } όροφοι
 }, { $windows ->
    [one] { $windows } παράθυρο
   *[other] { $windows } παράθυρα
 }{ $material ->
    [one] , ένα υλικό
   *[mixed] { "" }
 }: { $points } ΠΝ
palazzo-palace-of = { $floors }: { $points } ΠΝ
palazzo-on-top = Κορυφή, παλάτι { $number }: { $change } ΠΝ
palazzo-begin-palace = Νέο παλάτι
palazzo-put-away = Εκτός παιχνιδιού
palazzo-reach = Μπορείς να προσφέρεις έως { $amount }.
palazzo-most = Μπορείς να πληρώσεις έως { $amount } με μία πληρωμή.
palazzo-known-to-others = { $all ->
    [one] Οι άλλοι ξέρουν τη μοναδική σου κάρτα.
   *[other] Κάρτες σου που ξέρουν οι άλλοι: { $count } από { $all }.
 }
palazzo-hand-of = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
 }· γνωστές: { $known }· άγνωστες: { $unknown }
palazzo-revealed = Ανοιχτά χρήματα
palazzo-auction = Δημοπρασία
palazzo-leads = προηγείται
palazzo-decides = αποφασίζει
palazzo-waits = συμμετέχει
palazzo-passed = πάσο
palazzo-opening = Η δημοπρασία ανοίγει με το γραμμάτιο αξίας 3.
palazzo-triplet-short = { $value }·{ $value }·{ $value }
palazzo-to-pick = Πάρε ένα
palazzo-to-place = Για τοποθέτηση
palazzo-left-to-pick = Μένουν για τους άλλους:
palazzo-score-player = Παίκτης
palazzo-score-palaces = Παλάτια
palazzo-score-points = ΠΝ
palazzo-score-money = Χρήματα
palazzo-wins = κερδίζει
palazzo-price = Τιμή { $amount }:
palazzo-pays = = { $amount }
palazzo-overpays = { $amount } παραπάνω
palazzo-bid-total = σύνολο { $amount }, έναντι { $highest }
palazzo-point-tile = Διάλεξε ένα πλακίδιο.
palazzo-point-floor = Διάλεξε ένα πλακίδιο από τα παλάτια σου.
palazzo-point-palace = Διάλεξε πού θα μπει.
palazzo-point-card = Διάλεξε τι παίρνεις.
palazzo-sheets = Περισσότερα από το τραπέζι

## The standing order

palazzo-order-none = Μυστική εντολή για την επόμενη δημοπρασία
palazzo-order-is-bid = Μυστική εντολή: προσφορά έως { $amount }
palazzo-order-is-pass = Μυστική εντολή: πάσο
palazzo-order-is-money = Μυστική εντολή: μετά πάρε χρήματα
palazzo-order-is-next = Μυστική εντολή για την επόμενη απόφασή σου
palazzo-order-secret = Δεν τη βλέπει κανείς άλλος. Εκτελείται για σένα όταν έρθει η ώρα, και ως τότε μπορείς να την ανακαλέσεις.
palazzo-order-bid-up-to = Προσφορά μόνο όσο χρειάζεται, έως
palazzo-order-bid = Κάνε προσφορές για μένα
palazzo-order-pass = Πάσο για μένα στην επόμενη δημοπρασία
palazzo-order-money = Πάρε χρήματα στην επόμενη σειρά μου
palazzo-order-always = ακόμη κι αν ως τότε υπάρχουν άλλα πλακίδια
palazzo-order-withdraw = Ανάκληση εντολής

## The board in words

palazzo-text-quarries = Λατομεία
palazzo-text-warehouse = Αποθήκη, { $price } για κάθε πλακίδιο
palazzo-text-supplies = Στοίβες και χρήματα
palazzo-text-builder-here = { $quarry } Ο αρχιμάστορας βρίσκεται εδώ.
palazzo-text-stack = Στοίβα { $stack }: { $count ->
    [one] { $count } πλακίδιο ορόφου
   *[other] { $count } πλακίδια ορόφων
 }
palazzo-text-to-come = Απομένουν, όροφος και παράθυρα ({ $material }): { $tiles }
palazzo-text-out = Εκτός παιχνιδιού: { $tiles }
palazzo-text-bid = { $who }: { $amount } με { $cards }· { $standing }
palazzo-text-hand = Χρήματα: { $cards }· έως { $amount } με μία πληρωμή
palazzo-text-palace = Παλάτι { $number }: { $tiles }· { $points } ΠΝ
palazzo-text-player = { $who }: { $points } ΠΝ
