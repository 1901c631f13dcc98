title-name = Salvage
title-goal = Pick parts, bid for wrecks: the most points win.
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-white = White
option-coins = Coins
purse = { $coins } coins
part-name = part { $number }

kind-pick = Pick a part
action-pick = Pick { $part }
slot-part = Which part?
kind-bid = Bid
action-bid = Bid { $coins }
slot-coins = How many coins?
kind-leave = Leave the auction
action-leave = Leave the auction
kind-drop = Drop a part
action-drop = Drop { $part }

event-got-pack = Your pack: { $parts }.
event-took = You take { $part }.
event-passed = Everyone takes a part. Left in each pack: { $left }.
event-wreck-found = A wreck worth { $worth } points is up for auction.
event-was-bid = { $seat } bids { $coins }.
event-left = { $seat } leaves the auction.
event-sold = { $seat } pays { $coins } for the wreck and scores { $worth }.
event-dropped = { $seat } drops a part.

decision-which-part = { $seats }: which part?
decision-your-bid = { $seats }: bid more than { $bid } for { $worth } points?
decision-drop-one = { $seats }: which part do you drop?
outcome-scrapped = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
  }

verb-bid = Bid coins for the wreck
slot-bid-coins = How many coins

view-round = Round { $value }.
view-points = Points: { $value }.
view-coins = Coins: { $value }.
view-held = Parts in hand: { $value }.
view-waiting = To answer: { $value }.
hand-text = Your parts: { $hand }. Your pack: { $pack }.
