# Said by the characters, in their own voice; at most 60 characters.

remark-nino-greets = Γεια! Έφερα το δικό μου κουβαδάκι!
remark-nino-scores = Πόσα πολλά! Όλα δικά μου;
remark-nino-robbed = Αχ, μόλις την είχα βάψει!
remark-nino-builds = Είναι πιο ψηλό από μένα!
remark-nino-broke = Στις τσέπες μου έχω μόνο ψίχουλα.
remark-nino-bricks = Κάντε πέρα! Πέφτει η στοίβα!
remark-nino-announces = Κοντεύουμε! Ή μήπως πάτησα κάτι;
remark-nino-wins = Κέρδισα; ΚΕΡΔΙΣΑ! Πάμε πάλι;
remark-nino-loses = Κέρδισες! Ζήτω!

remark-bice-greets = Έχει προσφορές σήμερα η πέτρα;
remark-bice-scores = Χα! Θυμήθηκα να μετρήσω πόντους!
remark-bice-robbed = Την είχα στη λίστα μου. Για αύριο.
remark-bice-builds = Και το πήρα μισοτιμής!
remark-bice-broke = Όλα σε ευκαιρίες. Δεν μετανιώνω.
remark-bice-bricks = Σε τέτοια τιμή τα παίρνω όλα.
remark-bice-announces = Τελειώνει; Μα έχω κι άλλα κουπόνια!
remark-bice-wins = Η αγορά της ζωής μου!
remark-bice-loses = Μάθημα και τζάμπα. Λατρεύω τα τζάμπα!

remark-celio-greets = Καλημέρα. Τα μέτρησα όλα. Δύο φορές.
remark-celio-scores = Μας κάνει … ω. Τόσα πολλά;
remark-celio-robbed = Μα την είχα στις σημειώσεις μου!
remark-celio-builds = Στέκεται. Το ξαναμέτρησα.
remark-celio-broke = Κατά τους υπολογισμούς μου: μηδέν. Σωστά.
remark-celio-bricks = Τρία, τέσσερα … όχι, από την αρχή.
remark-celio-announces = Αν μετράω σωστά, τελειώνουμε σύντομα.
remark-celio-wins = Κέρδισα; Το ελέγχει κάποιος;
remark-celio-loses = Σωστά τα μέτρησα. Εσύ καλύτερα.

remark-tufo-greets = Κάτσε. Η πέτρα κοστίζει, τα λόγια όχι.
remark-tufo-scores = Τίμια πληρωμή για τίμια πέτρα.
remark-tufo-robbed = Χμ. Πολύ φτηνά σου ήρθε αυτό.
remark-tufo-builds = Αυτό θα στέκει και σε τριακόσια χρόνια.
remark-tufo-broke = Άδειο πουγκί, ήσυχη συνείδηση.
remark-tufo-bricks = Όποιος περιμένει, την παίρνει τζάμπα.
remark-tufo-announces = Φτάνει. Κάθε σπίτι θέλει και στέγη.
remark-tufo-wins = Γερή δουλειά, και ούτε νόμισμα παραπάνω.
remark-tufo-loses = Πλήρωσες πιο πολλά. Άξιζε τον κόπο.

remark-brina-greets = Κάτω τα χέρια απ’ το τιμόνι. Οδηγώ εγώ.
remark-brina-scores = Θησαυρός στο αμπάρι!
remark-brina-robbed = Ρεσάλτο στο λιμάνι μου! Μπράβο σου.
remark-brina-builds = Αυτό φαίνεται κι από το πέλαγος.
remark-brina-broke = Άμπωτη στο ταμείο.
remark-brina-bricks = Φόρτωνε, το σκαρί αντέχει κι άλλα!
remark-brina-announces = Στεριά! Τελευταία βόλτα!
remark-brina-wins = Έτσι παίρνουν ένα λιμάνι.
remark-brina-loses = Είχες καλύτερο άνεμο. Θα ξανάρθω!

remark-perla-greets = Ξεκίνα. Έχω όλη τη μέρα.
remark-perla-scores = Η υπομονή ανταμείβεται. Συνήθως.
remark-perla-robbed = Τι σβέλτα χέρια. Θα το θυμάμαι.
remark-perla-builds = Κάτι μικρό, να χαίρεται το μάτι.
remark-perla-broke = Μια κυρία δεν κρατά μετρητά.
remark-perla-bricks = Στείλ’ τα στο σπίτι, αν έχεις την καλοσύνη.
remark-perla-announces = Να τελειώνουμε; Κρυώνει ο καφές.
remark-perla-wins = Ήταν απόλαυση να παίζω μαζί σου.
remark-perla-loses = Έπαιξες υπέροχα. Και το εννοώ.

remark-orso-greets = Α, πάλι αυτό το τραπέζι. Χαίρομαι.
remark-orso-scores = Ε; Α, ναι. Όπως τη χρονιά της πλημμύρας.
remark-orso-robbed = Μου το ’κανε κι ο αδελφός μου κάποτε.
remark-orso-builds = Θα άρεσε στους παλιούς μαστόρους.
remark-orso-broke = Ήμουν και φτωχότερος. Και κοιμόμουν καλά.
remark-orso-bricks = Προσοχή στη μέση. Τη δική μου, λέω.
remark-orso-announces = Πέρασε η ώρα. Μια γύρα ακόμα.
remark-orso-wins = Την επόμενη την κερδίζεις. Την έχω δει.
remark-orso-loses = Επιτέλους, κάτι καινούργιο. Μπράβο!
