"""Standing orders: their kinds, how they are given, and how they answer reaction windows."""
