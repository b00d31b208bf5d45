### Games that are kept on this device.

local-delete = Elimina
local-delete-sure = Elimina per sempre
local-keep = Conserva
local-save = Salva come file
local-upload = Carica sul server
local-uploaded = Ora è sul server
local-import = Apri un file
local-unreadable = { $count ->
        [one] Non è stato possibile leggere una partita.
       *[other] Non è stato possibile leggere { $count } partite.
    }
local-won = Vittoria: { $name }, con { $points ->
        [one] un punto
       *[other] { $points } punti
    }

hand-over = Tocca a { $name }
hand-over-about = Passa il dispositivo. Nessun altro dovrebbe guardare.
hand-over-ready = Sono { $name }
