### Games that are kept on this device.

local-delete = Löschen
local-delete-sure = Endgültig löschen
local-keep = Behalten
local-save = Als Datei speichern
local-upload = Auf den Server laden
local-uploaded = Liegt jetzt auf dem Server
local-import = Datei öffnen
local-unreadable = { $count ->
    [one] Eine Partie ist nicht lesbar.
   *[other] { $count } Partien sind nicht lesbar.
}
local-won = Gewonnen: { $name } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}

hand-over = Am Zug: { $name }
hand-over-about = Gib das Gerät weiter. Niemand sonst sollte hinsehen.
hand-over-ready = Weiter als { $name }
