# Who plays as each level, and who teaches.

character-nino = Νίνο
character-nino-about = Χτίζει ό,τι του φαίνεται ωραίο και χαίρεται όταν κερδίζεις.
character-bice = Μπίτσε
character-bice-about = Λατρεύει τις ευκαιρίες, ξεχνά τους πόντους.
character-celio = Τσέλιο
character-celio-about = Μετρά δύο φορές, παίζει μία, κοκκινίζει αν τον δεις.
character-tufo = Μάστρο Τούφο
character-tufo-about = Δεν πληρώνει ποτέ παραπάνω. Ούτε για πέτρα ούτε για τίποτα.
character-brina = Καπιτάν Μπρίνα
character-brina-about = Σου παίρνει τον τροχό από τα χέρια και χαμογελά.
character-perla = Ντόνα Πέρλα
character-perla-about = Περιμένει, και μετά παίρνει την πόλη που ήθελες.
character-orso = Νόνο Όρσο
character-orso-about = Το έχει ξαναδεί αυτό το τραπέζι. Ολόκληρο.
character-menta = Θεία Μέντα
character-menta-about = Σου μαθαίνει το παιχνίδι, μια κίνηση τη φορά.

# A character and how strong it plays; the second one at a table.
character-level = { $name } · { $level }
character-nth = { $name } { $number }

portrait-title = Πορτρέτο
portrait-about = Οι άλλοι το βλέπουν δίπλα στο όνομά σου.
portrait-no = Χωρίς πορτρέτο
portrait-number = Πορτρέτο { $number }
