"""Tables as values: positions, changes, clocks and automatic answers; pure, without I/O."""
