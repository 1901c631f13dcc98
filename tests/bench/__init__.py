"""The bench: ratios inside one run, since machines are noisy; never a timed test."""
