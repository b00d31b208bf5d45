again-shown = Das haben die anderen seit deinem letzten Zug getan.
