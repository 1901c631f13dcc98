"""Building blocks of the front end: messages, menus, buttons, replies and command building."""
