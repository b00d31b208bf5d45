### Ο πελάτης για το τερματικό.

terminal-quit = Έξοδος
terminal-help = Βοήθεια
terminal-scroll = Κύλιση
terminal-point = Διάλεξέ το
terminal-board = Ταμπλό
terminal-score = Σκορ
terminal-log = Ιστορικό
terminal-look = Άλλοι παίκτες
terminal-change = Αλλαγή
terminal-join = Συμμετοχή
terminal-renew = Ανανέωση
terminal-jump = Στο βήμα
terminal-people = Άτομα (ελεύθερες θέσεις)
terminal-field-table = Τραπέζι ή σύνδεσμος:
terminal-field-file = Αναπαραγωγή αρχείου (.game):
terminal-delete-sure = Πάτησε x άλλη μία φορά για οριστική διαγραφή του παιχνιδιού.
terminal-saved = Αποθηκεύτηκε ως { $file }
terminal-saved-before = Το αρχείο { $file } υπάρχει ήδη.
terminal-not-saved = Το { $file } δεν μπορεί να αποθηκευτεί: { $reason }
terminal-hidden = +? : και ό,τι κρύβεται πίσω από το παραπέτασμα.
terminal-score-now = Αν το παιχνίδι τελείωνε τώρα
terminal-too-small = Αυτό το παράθυρο έχει { $width } × { $height } χαρακτήρες. Μεγάλωσέ το: χρειάζονται { $least_width } × { $least_height }.
terminal-decoration = διακ
terminal-gold = χρυσ*

terminal-help-about = Όλα γίνονται με το πληκτρολόγιο και με το ποντίκι: διάλεξε κάτι από τη λίστα κάτω από το ταμπλό ή κάτι πάνω στο ταμπλό. Ό,τι δεν γίνεται, σου λέει το γιατί.
terminal-help-digits = διάλεξε από τη λίστα
terminal-help-arrows = κινήσου στη λίστα, στους κύβους ή στο ταμπλό
terminal-help-enter = διάλεξε· κάνε ό,τι γράφει μετά το ✓
terminal-help-back = ένα βήμα πίσω
terminal-help-plus = ένας κύβος περισσότερος ή λιγότερος στην αγορά και στην πληρωμή· τα ← → διαλέγουν χρώμα
terminal-help-board = διάλεξε κάτι πάνω στο ταμπλό με τα βέλη
terminal-help-hint = τι θα έκαναν δυνατοί παίκτες, με την πιθανότητα νίκης
terminal-help-undo = πάρε πίσω την τελευταία ενέργεια, αν τίποτα δεν τραβήχτηκε ή φανερώθηκε
terminal-help-score = πόσους πόντους θα είχε ο καθένας τώρα
terminal-help-log = όλα όσα έγιναν
terminal-help-look = δες την πλευρά άλλου παίκτη
terminal-help-scroll = κύλισε ό,τι δεν χωράει στο παράθυρο
terminal-help-after = μετά το παιχνίδι: αποθήκευση σε αρχείο, αναπαραγωγή, νέο παιχνίδι
terminal-help-chat = γράψε στους άλλους σε έναν διακομιστή
terminal-help-quit = έξοδος· τα παιχνίδια αυτής της συσκευής μένουν αποθηκευμένα και μπορείς να τα συνεχίσεις. Το Ctrl-C τερματίζει το πρόγραμμα.

terminal-signs = Σύμβολα
terminal-sign-coins = νομίσματα, πόντοι νίκης, δείκτες σκοραρίσματος που απομένουν
terminal-sign-marks = επιλεγμένο· μέρος όσων θα έκανε το ✓. Ό,τι είναι υπογραμμισμένο μπορεί να επιλεγεί.
terminal-sign-plaques = σκοραρίστηκε από τον παίκτη A· υπάρχει ένα από τα τρία κτίρια· δεν γίνεται
terminal-sign-pieces = κτίριο με διακόσμηση, με άγαλμα
terminal-sign-visit = η βασιλική επίσκεψη
terminal-sign-palazzo = παράθυρο, αρχιμάστορας, ιππέας· = είναι παλάτι από ένα υλικό
terminal-sign-players = αποφασίζει, πόντοι αν τελείωνε τώρα, κάρτες στο χέρι
