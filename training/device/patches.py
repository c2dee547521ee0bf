"""Batches for one patch network of all 54 points: the 19 known ones at the fine step, the further ones at the fine step and at twice the step.

Rows of the network as in train_further.py (19, then 35 fine, then 35 wide). Whose reading a sample is goes with it as a hand (0: nobody's, or
not told): each hand has offsets of its own to the rows, so that readers who mean another place do not pull the rest with them."""

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from cutting import about, apply, compose, inverse, turning
from moods import Mood, develop, erased, normalised
from spectrum import Spectrum, spread_over
from further import FURTHER
from nets import LANDMARKS, Film, Fine
from train_fine import MAP, MAP_STEP, PATCH, PATCH_STEP, SIGMA, WIDE, WIDE_STEP
from train_further import ROWS, WIDER
from views import fit

KNOWN, FIRST = 0.4, 0.24  # shares of a batch: the 19; first looks at further points
TRUST = (0.0, 1.0, 0.8, 0.5)
UNTOLD = 0.15  # share of readings whose hand is not told
TURN, SIZE, SQUEEZE = 13.0, 0.08, 0.03
WILD = 1.6  # times these with the lever `wild`


class HandedFilm(Film):
    def __init__(self, width, rows, hands):
        super().__init__(width, rows)
        self.rows = rows
        self.scale_by, self.shift_by = nn.Embedding(rows * hands, width), nn.Embedding(rows * hands, width)
        nn.init.zeros_(self.scale_by.weight), nn.init.zeros_(self.shift_by.weight)

    def forward(self, x, asked):
        row, hand = asked
        told = (hand > 0).float()[:, None]
        own = hand * self.rows + row
        scale = self.scale(row) + told * self.scale_by(own)
        shift = self.shift(row) + told * self.shift_by(own)
        return F.relu(x * (1 + scale[:, :, None, None]) + shift[:, :, None, None])

    def folded(self, hand):
        """Rows as this hand would have them: {"scale.weight", "shift.weight"}."""
        mine = slice(hand * self.rows, (hand + 1) * self.rows)
        return {"scale.weight": self.scale.weight + self.scale_by.weight[mine], "shift.weight": self.shift.weight + self.shift_by.weight[mine]}


def handed(hands):
    net = Fine(ROWS, contrast=True)
    for name, width in (("film2", 96), ("film1", 48), ("film0", 32)):
        setattr(net, name, HandedFilm(width, ROWS, hands + 1))
    return net


def folded(net, hand):
    """State of a plain Fine(ROWS) whose further rows read as one hand and whose 19 are nobody's."""
    state = {k: v for k, v in net.state_dict().items() if "_by." not in k}
    for name in ("film2", "film1", "film0"):
        for key, value in getattr(net, name).folded(hand).items():
            rows = state[f"{name}.{key}"].clone()
            rows[LANDMARKS:] = value[LANDMARKS:].detach()
            state[f"{name}.{key}"] = rows
    return state


class Drawer:
    """Samples of the films `mine`; the readings of films in `spared` are left out, too."""

    def __init__(self, packed, films, mine, spared, device, heavy, levers=()):
        self.films, self.device, self.heavy, self.levers = films, device, heavy, levers
        mean = packed["mean"]
        exact = np.array([fit(t, mean) for t in packed["truth"]])
        tensor = lambda v, kind=torch.float32: torch.tensor(np.array(v), dtype=kind, device=device)
        self.truth, self.exact = tensor(packed["truth"]), tensor(exact)
        self.mine = tensor(mine, torch.long)
        odds = np.where(packed["hamedan"][mine], 1.6, 1.0)
        self.odds = tensor(odds / odds.sum())
        rows = packed["readings"]
        rows = rows[np.isin(rows[:, 0], mine) & ~np.isin(rows[:, 0], spared)]
        count = np.bincount(rows[:, 1].astype(int), minlength=len(FURTHER))
        self.readings = tensor(rows)
        self.even = tensor(1.0 / count[rows[:, 1].astype(int)]) if len(rows) else None

    def chosen(self, n):
        """Film, row, point (film pixels), wide look, hand and trust of n samples."""
        device, known = self.device, round(n * KNOWN)
        film = self.mine[torch.multinomial(self.odds, known, True)]
        which = torch.randint(LANDMARKS, (known,), device=device)
        row = self.readings[torch.multinomial(self.even, n - known, True)]
        wide = torch.rand(n - known, device=device) < FIRST / (1 - KNOWN)
        hand = row[:, 5].long() * (torch.rand(n - known, device=device) >= UNTOLD)
        trust = torch.tensor(TRUST, device=device)[row[:, 4].long()]
        zeros = torch.zeros(known, device=device)
        return (torch.cat([film, row[:, 0].long()]), torch.cat([which, LANDMARKS + row[:, 1].long() + wide.long() * len(FURTHER)]),
                torch.cat([self.truth[film, which], row[:, 2:4]]), torch.cat([zeros.bool(), wide]), torch.cat([zeros.long(), hand]),
                torch.cat([zeros + 1, trust]))

    def batch(self, n):
        device = self.device
        film, row, point, wide, hand, trust = self.chosen(n)
        exact, much = self.exact[film], WILD if "wild" in self.levers else 1.0
        here = apply(exact, point[:, None])[:, 0]
        size = torch.exp(torch.randn(n, device=device) * SIZE * much - wide.float() * float(np.log(WIDER)))
        linear = turning((torch.rand(n, device=device) * 2 - 1) * float(np.radians(TURN * much)), size)
        by, slant = (torch.randn(n, device=device) * SQUEEZE * much for _ in range(2))
        squeeze = torch.stack([torch.stack([1 + by, slant], 1), torch.stack([torch.zeros_like(by), 1 - by], 1)], 1)
        to_view = compose(about(here, squeeze @ linear), exact)
        far = torch.where(torch.rand(n, device=device) < 0.84, 2.0, 4.0)[:, None]
        centre = here + (torch.randn(n, 2, device=device) * far).clamp(-10, 10)
        mood, back, views = Mood(n, device, 1.0 if "wild" in self.levers else self.heavy), inverse(to_view), []
        spectrum = Spectrum(n, device, "bands" in self.levers, "filters" in self.levers) if {"bands", "filters"} & set(self.levers) else None
        for count, step in ((PATCH, PATCH_STEP), (WIDE, WIDE_STEP)):
            grid = torch.zeros(n, 2, 3, device=device)
            grid[:, 0, 0] = grid[:, 1, 1] = step
            grid[:, :, 2] = centre - (count - 1) / 2 * step
            view = self.films.cut(film, compose(back, grid), count, count)[0]
            views.append(develop(spread_over(view, spectrum, step) if spectrum else view, mood, step / PATCH_STEP))
        views[0] = erased(views[0], 0.12)
        at = (here - centre) / MAP_STEP + (MAP - 1) / 2
        return normalised(views[0]), normalised(views[1]), at, row, hand, trust


def loss(net, drawn):
    patch, wide, at, row, hand, trust = drawn
    last = torch.channels_last
    with torch.autocast(patch.device.type, dtype=torch.bfloat16):
        logits = net(patch.contiguous(memory_format=last), wide.contiguous(memory_format=last), (row, hand))[:, 0]
    logits = logits.float()
    count = torch.arange(MAP, device=at.device, dtype=torch.float32)
    axis = lambda c: torch.exp(-0.5 * ((count - c[:, None]) / SIGMA) ** 2)
    across, down = axis(at[:, 0]), axis(at[:, 1])
    across, down = across / (across.sum(-1, True) + 1e-9), down / (down.sum(-1, True) + 1e-9)
    log = F.log_softmax(logits.reshape(len(at), -1), -1).reshape(-1, MAP, MAP)
    entropy = -(torch.einsum("nhw,nw->nh", log, across) * down).sum(-1)
    p = log.exp()
    mean = torch.stack([(p.sum(1) * count).sum(-1), (p.sum(2) * count).sum(-1)], -1)
    each = entropy + 0.05 * F.smooth_l1_loss(mean, at, reduction="none").sum(-1)
    return (each * trust).sum() / trust.sum(), (mean - at).norm(dim=-1).mean().detach()
