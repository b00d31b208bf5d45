market-open = open area
market-sold = sold
market-left = { $count } left
market-taken = { $building }: belongs to { $who }
