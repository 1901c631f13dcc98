"""The titles under test, each with its own types; `TITLES` are all titles of the bot."""

from bot.titles import dice_game, falling_skies, miniatures, new_wave, titles

MINIATURES = miniatures.title()
DICE_GAME = dice_game.title()
FALLING_SKIES = falling_skies.title()
NEW_WAVE = new_wave.title()
TITLES = titles()
