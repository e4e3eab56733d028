"""The net as PyTorch knows it, and how it becomes a file."""

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from fullboard.bots.netfiles import Heading
from fullboard.core.features import Features

RULED_OUT = -1e9


class Model(nn.Module):
    """Two layers of rectified units, and two outputs: shares of the win and a taste for moves."""

    def __init__(self, features: Features, heading: Heading) -> None:
        super().__init__()
        hidden, top = heading.layers
        usual = [1.0 / block.usual for block in features.blocks for _ in block.items]
        self.scale: Tensor
        self.register_buffer("scale", torch.tensor(usual, dtype=torch.float32))
        self.first = nn.Linear(int(features.size), hidden)
        self.second = nn.Linear(hidden, top)
        self.value = nn.Linear(top, heading.players)
        self.policy = nn.Linear(top, heading.moves)
        for last in (self.value, self.policy):
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

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
