market-open = open deel
market-sold = verkocht
market-left = nog { $count }
market-taken = { $building }: van { $who }
