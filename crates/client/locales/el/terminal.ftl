### Ο πελάτης για το τερματικό.

terminal-quit = Έξοδος
terminal-help = Βοήθεια
terminal-scroll = Κύλιση
terminal-point = Δείξε το
terminal-board = Ταμπλό
terminal-score = Σκορ
terminal-log = Ιστορικό
terminal-look = Άλλοι παίκτες
terminal-change = Αλλαγή
terminal-join = Συμμετοχή
terminal-renew = Ανανέωση
terminal-jump = Στο βήμα
terminal-people = Άνθρωποι (ελεύθερες θέσεις)
terminal-field-table = Τραπέζι ή σύνδεσμος:
terminal-field-file = Αναπαραγωγή αρχείου (.game):
terminal-delete-sure = Πάτησε x άλλη μία φορά για να διαγραφεί η παρτίδα για πάντα.
terminal-saved = Αποθηκεύτηκε ως { $file }
terminal-saved-before = Το αρχείο { $file } υπάρχει ήδη.
terminal-not-saved = Το { $file } δεν μπορεί να αποθηκευτεί: { $reason }
terminal-hidden = +? : και ό,τι κρύβεται πίσω από το παραπέτασμα.
terminal-score-now = Αν η παρτίδα τελείωνε τώρα
terminal-too-small = Αυτό το παράθυρο έχει { $width } × { $height } χαρακτήρες. Μεγάλωσέ το: χρειάζονται { $least_width } × { $least_height }.
terminal-decoration = διακ
terminal-gold = χρυσ*

terminal-help-about = Όλα γίνονται με το πληκτρολόγιο και με το ποντίκι: δείξε ό,τι αναφέρεται κάτω από το ταμπλό ή τα πράγματα πάνω του. Ό,τι δεν γίνεται, λέει το γιατί.
terminal-help-digits = διάλεξε από τη λίστα
terminal-help-arrows = κινήσου στη λίστα, στα τούβλα ή στο ταμπλό
terminal-help-enter = διάλεξε· κάνε ό,τι γράφει μετά το ✓
terminal-help-back = ένα βήμα πίσω
terminal-help-plus = ένα τούβλο περισσότερο ή λιγότερο στην αγορά και στην πληρωμή· τα ← → διαλέγουν χρώμα
terminal-help-board = δείξε πράγματα στο ταμπλό με τα βέλη
terminal-help-hint = τι θα έκαναν δυνατοί παίκτες, με την πιθανότητα νίκης
terminal-help-undo = πάρε πίσω την τελευταία ενέργεια, αν τίποτα δεν τραβήχτηκε ή φανερώθηκε
terminal-help-score = πόσους πόντους θα είχε ο καθένας τώρα
terminal-help-log = όλα όσα έγιναν
terminal-help-look = δες την πλευρά άλλου παίκτη
terminal-help-scroll = κύλισε ό,τι είναι ψηλότερο από το παράθυρο
terminal-help-after = μετά την παρτίδα: αποθήκευση σε αρχείο, αναπαραγωγή, νέα παρτίδα
terminal-help-chat = γράψε στους άλλους σε έναν διακομιστή
terminal-help-quit = έξοδος· οι παρτίδες αυτής της συσκευής κρατιούνται και συνεχίζονται. Το Ctrl-C τερματίζει το πρόγραμμα.

terminal-signs = Σύμβολα
terminal-sign-coins = νομίσματα, πόντοι νίκης, δείκτες βαθμολόγησης που απομένουν
terminal-sign-marks = επιλεγμένο· μέρος όσων θα έκανε το ✓. Το υπογραμμισμένο μπορεί να δειχθεί.
terminal-sign-plaques = βαθμολογήθηκε από τον παίκτη A· ένα από τρία κτίρια· αδύνατο
terminal-sign-pieces = κτίριο με διακόσμηση, με άγαλμα
terminal-sign-visit = η βασιλική επίσκεψη
terminal-sign-palazzo = παράθυρο, αρχιμάστορας, ιππέας· = είναι παλάτι από ένα υλικό
terminal-sign-players = αποφασίζει, πόντοι αν τελείωνε τώρα, κάρτες στο χέρι
