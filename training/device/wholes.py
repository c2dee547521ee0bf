"""Batches for the coarse network: whole films, cropped, turned and re-developed at random, and canonical views with the errors of a first pass."""

import numpy as np
import torch
from torch.nn import functional as F

from cutting import about, apply, compose, inverse, turning
from moods import Mood, develop, erased, normalised
from train_coarse import SIGMA, STRIDE
from views import CENTRE, COARSE_HIGH, COARSE_WIDE, ZOOM, fit


class Drawer:
    def __init__(self, packed, films, mine, device, heavy):
        self.films, self.device, self.heavy = films, device, heavy
        tensor = lambda v, kind=torch.float32: torch.tensor(np.array(v), dtype=kind, device=device)
        self.truth = tensor(packed["truth"])
        self.exact = tensor([fit(t, packed["mean"]) for t in packed["truth"]])
        self.size = tensor(packed["whole"])  # high, wide
        self.mine = tensor(mine, torch.long)
        odds = np.where(packed["hamedan"][mine], 1.6, 1.0)
        self.odds = tensor(odds / odds.sum())

    def cropped(self, film):
        """Boxes [n,4] left, top, right, bottom: sides cut by chance, the vault more deeply, never through a landmark."""
        points, (high, wide) = self.truth[film], self.size[film].unbind(1)
        (left, top), (right, bottom) = points.amin(1).unbind(1), points.amax(1).unbind(1)
        n = len(film)
        cut = torch.rand(n, 4, device=self.device) ** 2 * (torch.rand(n, 4, device=self.device) < torch.tensor((0.3, 0.5, 0.3, 0.3), device=self.device))
        return torch.stack([cut[:, 0] * (left - 10).clamp(min=0), cut[:, 1] * (top - 10).clamp(min=0),
                            wide - 1 - cut[:, 2] * (wide - 11 - right).clamp(min=0), high - 1 - cut[:, 3] * (high - 11 - bottom).clamp(min=0)], 1)

    def whole(self, film):
        """Film -> view through a letterbox over a cropped film, then turned, sized and shifted; and the box."""
        n, device = len(film), self.device
        box = self.cropped(film)
        wide, high = box[:, 2] - box[:, 0] + 1, box[:, 3] - box[:, 1] + 1
        scale = torch.minimum(COARSE_WIDE / wide, COARSE_HIGH / high)
        middle = torch.tensor([(COARSE_WIDE - 1) / 2, (COARSE_HIGH - 1) / 2], device=device)
        shift = middle - scale[:, None] * (box[:, :2] + box[:, 2:]) / 2
        boxed = torch.cat([torch.eye(2, device=device) * scale[:, None, None], shift[:, :, None]], 2)
        angle = torch.where(torch.rand(n, device=device) < 0.15, torch.randn(n, device=device) * 20, torch.rand(n, device=device) * 26 - 13)
        linear = turning(angle * float(np.pi / 180), torch.exp(torch.rand(n, device=device) * 0.5 - 0.3))
        centre = torch.tensor([COARSE_WIDE / 2, COARSE_HIGH / 2], device=device).expand(n, 2)
        return compose(about(centre, linear, torch.randn(n, 2, device=device) * 8), boxed), box

    def canonical(self, film):
        n, device = len(film), self.device
        zoom = torch.zeros(n, 2, 3, device=device)
        zoom[:, 0, 0] = zoom[:, 1, 1] = 1 / ZOOM
        zoom[:, :, 2] = torch.tensor(CENTRE, device=device)
        linear = turning(torch.randn(n, device=device) * float(np.radians(4)), torch.exp(torch.randn(n, device=device) * 0.05))
        off = about(torch.tensor(CENTRE, device=device).expand(n, 2), linear, torch.randn(n, 2, device=device) * 2.5 / ZOOM)
        return compose(compose(off, zoom), self.exact[film])

    def batch(self, n):
        device, half = self.device, n // 2
        film = self.mine[torch.multinomial(self.odds, n, True)]
        matrix, box = self.whole(film[:half])
        matrix = torch.cat([matrix, self.canonical(film[half:])])
        everything = torch.tensor([-1e6, -1e6, 1e6, 1e6], device=device).expand(n - half, 4)
        box = torch.cat([box, everything])
        fill = torch.rand(n, device=device) * 255 * (torch.rand(n, device=device) < 1 / 3)
        fill[half:] = 0
        view, at = self.films.cut(film, inverse(matrix), COARSE_WIDE, COARSE_HIGH, fill)
        inside = ((at >= box[:, None, None, :2]) & (at <= box[:, None, None, 2:])).all(-1)
        view = torch.where(inside, view, fill[:, None, None])
        view = erased(develop(view, Mood(n, device, self.heavy)), 0.2)
        return normalised(view), (apply(matrix, self.truth[film]) - (STRIDE - 1) / 2) / STRIDE


def loss(net, drawn, pull=0.05):
    view, points = drawn
    with torch.autocast(view.device.type, dtype=torch.bfloat16):
        maps = net(view.contiguous(memory_format=torch.channels_last))
    maps = maps.float()
    n, k, high, wide = maps.shape
    rows, columns = (torch.arange(c, device=maps.device, dtype=torch.float32) for c in (high, wide))
    inside = ((points > 0) & (points < torch.tensor([wide - 1.0, high - 1.0], device=maps.device))).all(-1).float()
    axis = lambda count, c: torch.exp(-0.5 * ((count - c[..., None]) / SIGMA) ** 2)
    down, across = axis(rows, points[..., 1]), axis(columns, points[..., 0])
    down, across = down / (down.sum(-1, True) + 1e-9), across / (across.sum(-1, True) + 1e-9)
    log = F.log_softmax(maps.reshape(n, k, -1), -1).reshape(n, k, high, wide)
    entropy = -(torch.einsum("nkhw,nkw->nkh", log, across) * down).sum(-1)
    p = log.exp()
    mean = torch.stack([(p.sum(2) * columns).sum(-1), (p.sum(3) * rows).sum(-1)], -1)
    each = entropy + pull * F.smooth_l1_loss(mean, points, reduction="none").sum(-1)
    total = inside.sum() + 1e-6
    return (each * inside).sum() / total, (((mean - points).norm(dim=-1) * inside).sum() / total).detach()
