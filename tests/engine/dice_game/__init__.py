import pytest

pytest.register_assert_rewrite("tests.engine.dice_game.casebook")
