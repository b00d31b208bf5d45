### Games that are kept on this device.

local-delete = Delete
local-delete-sure = Delete for ever
local-keep = Keep
local-save = Save as a file
local-upload = Put it on the server
local-uploaded = It is at the server now
local-import = Open a file
local-unreadable = { $count ->
    [one] One game cannot be read.
   *[other] { $count } games cannot be read.
}
local-won = { $name } won with { $points ->
    [one] one point
   *[other] { $points } points
}

hand-over = It is { $name }’s turn
hand-over-about = Hand over the device. Nobody else should look.
hand-over-ready = I am { $name }
