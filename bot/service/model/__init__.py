"""Tables as values: positions, changes, clocks and what follows from them; pure, without I/O."""
