market-open = ανοιχτή περιοχή
market-sold = πουλήθηκε
market-left = μένουν { $count }
market-taken = { $building }: ανήκει στον παίκτη { $who }
