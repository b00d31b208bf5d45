market-open = area libera
market-sold = venduto
market-left = restano { $count }
market-taken = { $building }: di { $who }
