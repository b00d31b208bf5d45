# Said by the characters, in their own voice; at most 60 characters.

remark-nino-greets = Hi! I brought my own bucket!
remark-nino-scores = Look at all that! Is it all mine?
remark-nino-robbed = Aw, I’d just finished painting it!
remark-nino-builds = It’s taller than me!
remark-nino-broke = Nothing in my pockets but crumbs.
remark-nino-bricks = Coming through! Wobbly pile!
remark-nino-announces = Nearly over! Or did I press something?
remark-nino-wins = I won? I WON! Again?
remark-nino-loses = You won! Hooray for you!

remark-bice-greets = Any stones on sale today?
remark-bice-scores = Ha! I remembered to score!
remark-bice-robbed = I was getting round to that one. Tomorrow.
remark-bice-builds = And I got it at half price!
remark-bice-broke = All spent on bargains. No regrets.
remark-bice-bricks = At that price I’ll take the lot.
remark-bice-announces = Wait, it ends? I still have coupons!
remark-bice-wins = Best deal of my life!
remark-bice-loses = A free lesson. I love free things!

remark-celio-greets = Good day. I’ve counted everything. Twice.
remark-celio-scores = That makes … oh. Oh my.
remark-celio-robbed = But I had that one in my notes!
remark-celio-builds = It stands. I measured it again.
remark-celio-broke = By my count I have nothing. Correct.
remark-celio-bricks = Three, four … no, start again.
remark-celio-announces = If my sums are right, it ends soon.
remark-celio-wins = I won? Could somebody check that?
remark-celio-loses = My sums were fine. Yours were better.

remark-tufo-greets = Sit down. Stone costs, talk is free.
remark-tufo-scores = Fair pay for honest stone.
remark-tufo-robbed = Hm. You got that too cheap.
remark-tufo-builds = That will stand three hundred years.
remark-tufo-broke = Empty purse, clear conscience.
remark-tufo-bricks = Wait long enough and it’s nearly free.
remark-tufo-announces = Enough. Every house needs a roof one day.
remark-tufo-wins = Well built, and not a coin too much.
remark-tufo-loses = You paid more than I would. Worth it.

remark-brina-greets = Hands off the helm. I’m steering.
remark-brina-scores = Treasure aboard!
remark-brina-robbed = Boarded in my own harbour! Nicely done.
remark-brina-builds = You’ll see that one from out at sea.
remark-brina-broke = Low tide in the cash box.
remark-brina-bricks = Load her up, she can carry more!
remark-brina-announces = Land ahoy! Last stretch!
remark-brina-wins = And that is how you take a port.
remark-brina-loses = You had the better wind. I’ll be back!

remark-perla-greets = Do begin. I have all day.
remark-perla-scores = Patience pays. It usually does.
remark-perla-robbed = How quick you are. I’ll remember that.
remark-perla-builds = A little something to look at.
remark-perla-broke = A lady never carries cash.
remark-perla-bricks = Have these sent to the house, please.
remark-perla-announces = Shall we finish? The coffee is getting cold.
remark-perla-wins = You were delightful opposition.
remark-perla-loses = Beautifully played. And I do mean it.

remark-orso-greets = Ah, this table again. Good to see you.
remark-orso-scores = Hm? Oh, yes. Just like in the flood year.
remark-orso-robbed = My brother did that to me once, too.
remark-orso-builds = The old masters would have liked it.
remark-orso-broke = I’ve been poorer. I slept better, too.
remark-orso-bricks = Mind the back. Mine, I mean.
remark-orso-announces = It’s getting late. One more round.
remark-orso-wins = You’ll win the next one. I’ve seen it.
remark-orso-loses = At last, something new. Well played!
