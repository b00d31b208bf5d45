again-shown = This is what the others did since your last turn.
