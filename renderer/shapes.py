"""A picture as a value: the shapes a scene is made of."""
