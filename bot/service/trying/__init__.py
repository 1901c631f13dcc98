"""Trying out: lines that a person plays on a private copy of a table, both sides by themselves."""
