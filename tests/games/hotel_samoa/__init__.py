"""Tests of Hotel Samoa."""
