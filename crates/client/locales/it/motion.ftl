again-shown = Ecco che cosa hanno fatto gli altri dal tuo ultimo turno.
