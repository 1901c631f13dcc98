"""Standing orders: their kinds, how they are given, and how a chance to react is answered by them."""
