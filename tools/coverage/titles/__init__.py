"""Tags to count, beyond kinds of actions and events; one module per game that has some, named by its id."""
