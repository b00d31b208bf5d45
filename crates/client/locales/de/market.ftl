market-open = offener Bereich
market-sold = verkauft
market-left = noch { $count }
market-taken = { $building }: gehört { $who }
