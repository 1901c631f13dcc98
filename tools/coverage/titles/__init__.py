"""Tags to count, in addition to kinds of actions and events; one module per game, named by its id."""
