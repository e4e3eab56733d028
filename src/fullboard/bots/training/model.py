"""The net as PyTorch knows it, and how it becomes a file."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from fullboard.bots.netfiles import NetHeading
from fullboard.bots.training.symmetry import Label, labels, tied, tied_bias, unit_labels
from fullboard.core.features import Features

RULED_OUT = -1e9
SMALL = 0.01  # the spread of the first weights of an output


class TiedLinear(nn.Module):
    """A layer in which weights are equal where exchanging what is alike demands it."""

    def __init__(self, inputs: Sequence[Label], outputs: Sequence[Label], spread: float = 0.0) -> None:
        super().__init__()
        places, biases = torch.from_numpy(tied(outputs, inputs)), torch.from_numpy(tied_bias(outputs))
        self.places: Tensor
        self.biases: Tensor
        self.register_buffer("places", places, persistent=False)
        self.register_buffer("biases", biases, persistent=False)
        spread = spread or float(len(inputs)) ** -0.5
        self.free = nn.Parameter(torch.empty(int(places.max()) + 1).uniform_(-spread, spread))
        self.free_bias = nn.Parameter(torch.zeros(int(biases.max()) + 1))

    @property
    def weight(self) -> Tensor:
        """All weights, those to one output side by side."""
        return self.free[self.places]

    @property
    def bias(self) -> Tensor:
        """All biases."""
        return self.free_bias[self.biases]

    def forward(self, given: Tensor) -> Tensor:
        """The sums of all outputs."""
        return nn.functional.linear(given, self.weight, self.bias)


class Model(nn.Module):
    """Two layers of rectified units, and two outputs: shares of the win and a taste for moves."""

    def __init__(self, features: Features, heading: NetHeading, moves: Sequence[str]) -> None:
        super().__init__()
        usual = [1.0 / block.usual for block in features.blocks for _ in block.items]
        self.scale: Tensor
        self.register_buffer("scale", torch.tensor(usual, dtype=torch.float32), persistent=False)
        alike = exchangeable(features)
        rows = labels(features.names(), alike)
        hidden, top = (unit_labels(units, len(alike)) for units in heading.layers)
        self.first = TiedLinear(rows, hidden)
        self.second = TiedLinear(hidden, top)
        self.value = TiedLinear(top, [Label(f"seat {seat}") for seat in range(heading.players)], SMALL)
        self.policy = TiedLinear(top, labels(moves, alike), SMALL)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of everybody's shares and of how likely each move is."""
        units = torch.relu(self.second(torch.relu(self.first(rows.float() * self.scale))))
        tastes = self.policy(units).masked_fill(masks == 0, RULED_OUT)
        return torch.log_softmax(self.value(units), 1), torch.log_softmax(tastes, 1)

    def weights(self) -> list[float]:
        """All weights in the order in which a file has them, for numbers as they stand in a row."""
        with torch.no_grad():
            parts = [
                (self.first.weight * self.scale).T,
                self.first.bias,
                self.second.weight.T,
                self.second.bias,
                self.value.weight,
                self.value.bias,
                self.policy.weight,
                self.policy.bias,
            ]
            whole: Any = np.concatenate([part.contiguous().numpy().ravel() for part in parts])
        return [float(weight) for weight in whole.astype(np.float16)]


def exchangeable(features: Features) -> list[str]:
    """The words in the names of entries and moves that may be exchanged without changing the game."""
    return list(features.alike)
