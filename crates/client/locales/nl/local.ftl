### Games that are kept on this device.

local-delete = Verwijderen
local-delete-sure = Voorgoed verwijderen
local-keep = Bewaren
local-save = Opslaan als bestand
local-upload = Op de server zetten
local-uploaded = Staat nu op de server
local-import = Bestand openen
local-unreadable = { $count ->
    [one] Eén partij kan niet worden gelezen.
   *[other] { $count } partijen kunnen niet worden gelezen.
}
local-won = Winst: { $name }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

hand-over = { $name } is aan de beurt
hand-over-about = Geef het apparaat door. Alle anderen kijken even weg.
hand-over-ready = Ik ben { $name }
