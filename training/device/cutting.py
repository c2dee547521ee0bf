"""Films held on the device, and views cut from them in batches. Matrices are [n,2,3] on column points; film pixels are those of the whole film
(a pixel's centre is the whole number), of which levels 1 to 3 (a half, a quarter, an eighth) are held."""

import os
import sys

import cv2
import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from data import halve

LEVELS = (1, 2, 3)


def compose(outer, inner):
    linear = outer[:, :, :2] @ inner[:, :, :2]
    return torch.cat([linear, outer[:, :, :2] @ inner[:, :, 2:] + outer[:, :, 2:]], 2)


def inverse(matrix):
    linear = torch.linalg.inv(matrix[:, :, :2])
    return torch.cat([linear, -linear @ matrix[:, :, 2:]], 2)


def apply(matrix, points):
    """[n,2,3] on [n,k,2] -> [n,k,2]."""
    return points @ matrix[:, :, :2].transpose(1, 2) + matrix[:, None, :, 2]


def turning(angle, scale):
    """[n,2,2] of angles (radians) and scales."""
    c, s = scale * torch.cos(angle), scale * torch.sin(angle)
    return torch.stack([torch.stack([c, -s], 1), torch.stack([s, c], 1)], 1)


def about(centre, linear, shift=0.0):
    """[n,2,3] that turns by `linear` [n,2,2] about `centre` [n,2], then shifts."""
    return torch.cat([linear, (centre + shift - (linear @ centre[:, :, None])[:, :, 0])[:, :, None]], 2)


class Films:
    def __init__(self, packed, device):
        ends = packed["ends"]
        table, parts, at = [], [], 0
        for start, end in zip(np.append(0, ends[:-1]), ends):
            picture, row = cv2.imdecode(packed["bytes"][start:end], cv2.IMREAD_GRAYSCALE), []
            for level in LEVELS:
                if level > 1:
                    picture = halve(picture)
                row.append((at, *picture.shape))
                parts.append(picture.reshape(-1))
                at += picture.size
            table.append(row)
        self.pixels = torch.from_numpy(np.concatenate(parts)).to(device)
        self.table = torch.tensor(table, device=device)

    def cut(self, which, to_film, wide, high, fill=None):
        """Views [n,high,wide] (grey 0..255) of films `which` [n]; `to_film` maps view pixels to film pixels; bilinear from the coarsest level not
        coarser than the view, as views.cut. `fill` [n] stands outside the film. Also the film coordinates [n,high,wide,2]."""
        device = to_film.device
        scale = torch.sqrt(torch.abs(torch.linalg.det(to_film[:, :, :2])))
        level = torch.floor(torch.log2(scale) + 1e-6).clamp(LEVELS[0], LEVELS[-1]).long()
        at, rows, columns = self.table[which, level - LEVELS[0]].unbind(1)
        y, x = torch.meshgrid(torch.arange(high, device=device, dtype=torch.float32), torch.arange(wide, device=device, dtype=torch.float32), indexing="ij")
        grid = torch.stack([x, y], -1).reshape(1, -1, 2)
        film = apply(to_film, grid)
        size = (2.0 ** level)[:, None, None]
        here = (film - (size / 2 - 0.5)) / size
        corner = torch.floor(here)
        part = here - corner
        corner = corner.long()
        fill = torch.zeros(len(which), device=device) if fill is None else fill
        seen = 0
        for dx in (0, 1):
            for dy in (0, 1):
                cx, cy = corner[..., 0] + dx, corner[..., 1] + dy
                inside = (cx >= 0) & (cy >= 0) & (cx < columns[:, None]) & (cy < rows[:, None])
                index = at[:, None] + cy.clamp(min=0) * columns[:, None] + cx.clamp(min=0)
                grey = torch.where(inside, self.pixels[torch.where(inside, index, at[:, None])].float(), fill[:, None])
                share = (part[..., 0] if dx else 1 - part[..., 0]) * (part[..., 1] if dy else 1 - part[..., 1])
                seen = seen + share * grey
        return seen.reshape(-1, high, wide), film.reshape(-1, high, wide, 2)
