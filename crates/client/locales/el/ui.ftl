### The interface around the games.

app-name = Palazzi
app-tagline = Τα Παλάτια της Carrara και το Palazzo, με δυνατούς αντιπάλους και με φίλους

nav-play = Παίξε
nav-games = Τα παιχνίδια σου
nav-lobby = Λόμπι
nav-learn = Μάθε
nav-rules = Κανόνες
nav-ladder = Κατάταξη
nav-settings = Ρυθμίσεις
nav-profile = Προφίλ
nav-skip = Μετάβαση στο περιεχόμενο
nav-menu = Μενού

start-play-now = Παίξε τώρα
start-level = Επίπεδο
start-ruleset = Παιχνίδι
start-continue = Συνέχισε να παίζεις
start-friends = Παίξε με φίλους
start-learn = Μάθε παίζοντας

ruleset-carrara-1e = Τα Παλάτια της Carrara
ruleset-carrara-1e-expansion = Τα Παλάτια της Carrara με επέκταση
ruleset-carrara-2e = Τα Παλάτια της Carrara, δεύτερη έκδοση
ruleset-carrara-2e-advanced = Τα Παλάτια της Carrara, δεύτερη έκδοση, προχωρημένη εκδοχή
ruleset-palazzo = Palazzo
ruleset-carrara-1e-about = Αγόρασε μάρμαρο, χτίσε και διάλεξε τη σωστή στιγμή για να σκοράρεις. Το λιτό κλασικό παιχνίδι.
ruleset-carrara-1e-expansion-about = Κάρτες που αλλάζουν κάθε φορά τους στόχους, μεγάλα κτίρια και βελτιώσεις.
ruleset-carrara-2e-about = Η Αυλή του Βασιλιά, μνημεία και βασιλικές επισκέψεις.
ruleset-carrara-2e-advanced-about = Δύο τροχοί, αγάλματα, διακοσμήσεις και ολόκληρη η Αυλή.
ruleset-palazzo-about = Κάνε προσφορές, αγόρασε και ανακατασκεύασε παλάτια, όροφο με όροφο.

level-novice = Αρχάριος
level-apprentice = Μαθητευόμενος
level-journeyman = Κάλφας
level-mason = Χτίστης
level-builder = Μάστορας
level-architect = Αρχιτέκτονας
level-master = Μαέστρος
level-novice-about = Για τα πρώτα σου παιχνίδια. Για καθετί που μπορεί να κάνει βλέπει έναν μόνο τρόπο.
level-apprentice-about = Για όποιον ξέρει πια τους κανόνες. Για καθετί βλέπει δύο τρόπους.
level-journeyman-about = Για όποιον έχει λίγη εμπειρία. Για καθετί βλέπει τρεις τρόπους.
level-mason-about = Για όποιον έχει μεγάλη εμπειρία. Για καθετί βλέπει τους περισσότερους τρόπους.
level-builder-about = Για δυνατούς παίκτες. Δεν του ξεφεύγει τίποτα και παίζει αμέσως.
level-architect-about = Για πολύ δυνατούς παίκτες. Σκέφτεται λίγο μπροστά.
level-master-about = Ο δυνατότερος απ’ όλους. Σκέφτεται όσο πιο μπροστά προλαβαίνει.

seat-you = Εσύ
seat-nobody = Ελεύθερη θέση
seat-bot = { $level } (υπολογιστής)
seat-number = Παίκτης { $seat }

table-loading = Το τραπέζι ετοιμάζεται …
table-lost = Η σύνδεση χάθηκε. Νέα προσπάθεια …
table-not-found = Δεν υπάρχει τέτοιο τραπέζι
table-not-opened = Το τραπέζι δεν μπορεί να ανοίξει τώρα
table-turn-yours = Η σειρά σου
table-turn-other = Παίζει: { $name }
table-confirm = Επιβεβαίωση
table-undo = Αναίρεση
table-hint = Υπόδειξη
table-log = Ιστορικό
table-chat = Συνομιλία
table-market = Αγορά
table-players = Παίκτες
table-over = Το παιχνίδι τελείωσε
table-text-mode = Το ταμπλό ως κείμενο
table-why-rule = Κανόνας { $rule }
table-choose = Επιλογή

problem-not-fetched = Αυτό το μέρος του Palazzi δεν μπόρεσε να φορτωθεί.
problem-try-again = Δοκίμασε ξανά
problem-bad-request = Αυτό δεν διαβάζεται.
problem-unauthorized = Πρώτα συνδέσου.
problem-forbidden = Αυτό δεν μπορείς να το κάνεις εσύ.
problem-not-found = Δεν βρέθηκε.
problem-conflict = Το παιχνίδι προχώρησε στο μεταξύ: ξανακοίτα το τραπέζι.
problem-too-large = Είναι πάρα πολλά μαζί.
problem-refused = Αυτό δεν γίνεται.
problem-too-many = Πάρα πολλές φορές: περίμενε λίγο.
problem-unavailable = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Τίποτα δεν χάθηκε.

page-loading = Μια στιγμή …
page-missing = Εδώ δεν υπάρχει τίποτα
page-missing-about = Ίσως υπάρχει λάθος στη διεύθυνση, ή ό,τι υπήρχε εδώ έχει διαγραφεί.
page-to-start = Στην αρχική σελίδα
start-summary = { $game }, { $bots ->
        [0] { $people } παίκτες σε αυτή τη συσκευή
        [one] με αντίπαλο έναν υπολογιστή ({ $level })
       *[other] με αντιπάλους { $bots } υπολογιστές ({ $level })
    }
start-players = Παίκτες
start-people = Παίκτες σε αυτή τη συσκευή
start-lobby = Βρες συμπαίκτες

status-open = περιμένει παίκτες
status-playing = σε εξέλιξη
status-over = τελείωσε
status-closed = έκλεισε

games-your-turn = Σε περιμένουν
games-going-on = Σε εξέλιξη
games-finished = Τελείωσαν
games-here = Σε αυτή τη συσκευή
games-all = Παιχνίδια
games-none = Κανένα ακόμη.
lobby-open = Περιμένουν παίκτες
lobby-playing = Σε εξέλιξη: παρακολούθησέ τα

new-title = Στήσε ένα τραπέζι
new-open = Άνοιξε το τραπέζι
new-clock = Χρόνος
new-cards = Κάρτες (κενό: με κλήρωση)
new-public = Όλοι βρίσκουν το τραπέζι στο λόμπι
new-screens-open = Χωρίς παραπετάσματα: όλα ανοιχτά
new-shuffle = Οι θέσεις κληρώνονται
new-wait = Αναμονή για όποιον φύγει (αλλιώς συνεχίζει ο υπολογιστής)
new-rated = Μετράει για την κατάταξη
new-rated-needs-account = Με λογαριασμό, τα παιχνίδια μπορούν να μετρούν για την κατάταξη.
clock-none = Χωρίς όριο
clock-turn-minute = Ένα λεπτό ανά σειρά
clock-turn-day = Μία μέρα ανά σειρά
clock-turn-three-days = Τρεις μέρες ανά σειρά
clock-game-quarter = 15 λεπτά για το παιχνίδι, συν 10 δευτερόλεπτα ανά σειρά
clock-game-half = 30 λεπτά για το παιχνίδι, συν 15 δευτερόλεπτα ανά σειρά
clock-turn-other = { $seconds } δευτερόλεπτα ανά σειρά
clock-game-other = { $seconds } δευτερόλεπτα για το παιχνίδι, συν { $bonus } ανά σειρά

account-title = Λογαριασμός
account-name = Όνομα
account-password = Κωδικός
account-sign-in = Σύνδεση
account-sign-up = Νέος λογαριασμός
account-sign-out = Αποσύνδεση
account-why = Για να παίξεις δεν χρειάζεσαι λογαριασμό. Αν έχεις, βρίσκεις τα παιχνίδια, τις βαθμολογίες και τις ρυθμίσεις σου όπου κι αν συνδεθείς.
account-guest = Παίζεις ως επισκέπτης: { $name }.
account-signed-in = Έχεις συνδεθεί ως { $name }.

player-ratings = Βαθμολογίες
player-rating = Βαθμολογία
player-uncertainty = Αβεβαιότητα
player-games = Παιχνίδια
player-wins = Νίκες
player-figures = Στατιστικά
player-best = Καλύτερο σκορ
player-average = Μέσο σκορ
ladder-people = Με ανθρώπους
ladder-bots = Με υπολογιστές
ladder-against-bots = { $game }, με υπολογιστές
ladder-empty = Κανείς δεν έχει παίξει ακόμη παιχνίδι για την κατάταξη.
ladder-place = Θέση
ladder-player = Παίκτης

settings-language = Γλώσσα
settings-theme = Εμφάνιση
settings-text-mode-about = Διαβάζεις αντί να κοιτάς: όλα όσα έχει το ταμπλό γράφονται σε λίστες, για αναγνώστες οθόνης και για όποιον προτιμά τις λέξεις.
settings-notify = Ειδοποίηση όταν έρχεται η σειρά σου
theme-system = Όπως το σύστημα
theme-light = Φωτεινή
theme-dark = Σκούρα

waiting-title = Αναμονή για παίκτες
waiting-invited = { $count ->
        [one] Σε προσκαλεί: { $names }
       *[other] Σε προσκαλούν: { $names }
    }
waiting-holdings = Υπάρχοντα
waiting-holdings-hidden = πίσω από παραπετάσματα
waiting-holdings-open = ανοιχτά για όλους
waiting-invite = Στείλε αυτόν τον σύνδεσμο σε όποιον θέλεις να παίξει. Ο ίδιος ισχύει και για όποιον θέλει να παρακολουθήσει.
waiting-copy = Αντιγραφή συνδέσμου
waiting-copied = Αντιγράφηκε
waiting-sit = Κάθισε
waiting-add-bot = Πρόσθεσε υπολογιστή

table-title = Τραπέζι
table-rated = για την κατάταξη
table-replay = Επανάληψη
table-side = Ιστορικό, συνομιλία, τραπέζι
table-about = Τραπέζι
table-link = Σύνδεσμος για αυτό το τραπέζι
table-fair = Δίκαιες κληρώσεις
table-fair-about = Κάθε κλήρωση προκύπτει από έναν μυστικό αριθμό. Το αποτύπωμά του (hash) φαίνεται από την αρχή, ο ίδιος στο τέλος: τότε μπορεί ο καθένας να ελέγξει όλες τις κληρώσεις.
table-ask-takeback = Ζήτα να πάρεις πίσω την ενέργεια
table-takeback-question = Συμφωνείς να αναιρεθεί η τελευταία ενέργεια;
table-takeback-yes = Ναι
table-takeback-no = Όχι
table-pause = Παύση
table-resume = Συνέχεια
table-leave = Αποχώρηση
table-leave-sure = Ναι, αποχώρηση: τη θέση σου παίρνει υπολογιστής
table-away = Λείπεις από το τραπέζι. Η θέση σου κρατιέται για σένα.
table-come-back = Επιστροφή
table-let-bot = Να παίξει υπολογιστής για: { $name }
table-unread = { $count ->
        [one] 1 νέο
       *[other] { $count } νέα
    }
table-rematch = Παίξε ξανά
table-close = Κλείσε το τραπέζι
table-chat-say = Πες κάτι
table-chat-send = Αποστολή

hint-about = Τι θα έκανε εδώ ένας δυνατός παίκτης, με εκτίμηση για την πιθανότητα νίκης και τους τελικούς πόντους.
hint-thinking = Σκέφτεται …
hint-chance = { $chance }% · { $points } ΠΝ
hint-take = Κάνε το

log-started = Το παιχνίδι αρχίζει.
log-takeback-asked = { $name } ζητά να πάρει πίσω την τελευταία ενέργεια.
log-takeback-agreed = { $name } συμφωνεί.
log-takeback-refused = { $name } δεν συμφωνεί.
log-time-over = Τέλος χρόνου: { $name }.
log-paused = { $name } σταμάτησε τα ρολόγια.
log-resumed = { $name } ξεκίνησε πάλι τα ρολόγια.
log-closed = Το τραπέζι έκλεισε.
recent-again = Δείξε τα ξανά
keys-title = Πλήκτρα
keys-back = Ένα βήμα πίσω

seat-same-name = { $name } { $seat }
