### Games that are kept on this device.

local-delete = Διαγραφή
local-delete-sure = Οριστική διαγραφή
local-keep = Να μείνει
local-save = Αποθήκευση σε αρχείο
local-upload = Ανέβασμα στον διακομιστή
local-uploaded = Βρίσκεται πια στον διακομιστή
local-import = Άνοιγμα αρχείου
local-unreadable = { $count ->
    [one] Ένα παιχνίδι δεν διαβάζεται.
   *[other] { $count } παιχνίδια δεν διαβάζονται.
}
local-won = Νίκη με { $points } ΠΝ: { $name }

hand-over = Τώρα παίζει: { $name }
hand-over-about = Δώσε τη συσκευή. Κανείς άλλος δεν πρέπει να κοιτάζει.
hand-over-ready = Εδώ { $name }
