"""The 19 landmarks of films by networks that saw none of their source, all films at once on the card: `assay.py --packed FILMS.npz --weights DIR --split isbi
--fines patches-isbi,patches-isbi-bands`. Each network
alone, all together, and the first and second sharing the looks out as the product does. What judge.py measures film by film with the product's steps, for choosing among many recipes; the figure to be told is judge.py's."""

import argparse
import os

import cv2
import numpy as np
import torch

import patches
from cutting import Films, compose, inverse, turning
from judge import left_out
from moods import normalised
from nets import LANDMARKS, Coarse, fine_of
from predict import COARSE_REACH, FINE_REACH, GUARD, LOOKS
from shape_model import guard
from train import films_of
from train_fine import MAP, MAP_STEP, PATCH, PATCH_STEP, WIDE, WIDE_STEP
from unpack import known_rows, taken_in
from views import CENTRE, COARSE_HIGH, COARSE_WIDE, ZOOM, apply, letterbox, robust_fit
from views import compose as compose_one
from views import inverse as inverse_one

HAND = 1


def decoded(maps, reach):
    """[n,h,w] logits -> points [n,2]: the softmax's mean in a window about its peak, as predict.decode."""
    n, high, wide = maps.shape
    p = maps.reshape(n, -1).softmax(1)
    peak = p.argmax(1)
    y0, x0 = peak // wide, peak % wide
    p = p.reshape(n, high, wide)
    ys, xs = torch.arange(high, device=maps.device), torch.arange(wide, device=maps.device)
    window = p * ((ys - y0[:, None]).abs() <= reach)[:, :, None] * ((xs - x0[:, None]).abs() <= reach)[:, None, :]
    share = window.sum((1, 2))
    return torch.stack([(window.sum(1) * xs).sum(1) / share, (window.sum(2) * ys).sum(1) / share], 1)


class Bench:
    """Films of one split with the canonical frames and starts that the coarse network finds."""

    def __init__(self, packed, films, split, weights, device, first=0):
        self.films, self.device = films, device
        self.mine = left_out(packed, split)[:first or None]
        self.truth, self.mm = packed["truth"][self.mine], packed["mm"][self.mine]
        self.mean = packed["mean"]
        known, _ = films_of(packed, split)
        self.guard = guard([packed["truth"][i] for i in known], self.mean)
        self.which = torch.tensor(self.mine, device=device)
        net = taken_in(Coarse(), os.path.join(weights, f"wholes-{split}.npz"))[0].to(device)
        boxed = [letterbox(wide, high) for high, wide in packed["whole"][self.mine]]
        first_look = self.coarse(net, boxed)
        zooms = [compose_one(np.array([[1 / ZOOM, 0, CENTRE[0]], [0, 1 / ZOOM, CENTRE[1]]]), robust_fit(p, self.mean)) for p in first_look]
        second = self.coarse(net, zooms)
        self.matrix = [robust_fit(p, self.mean) for p in second]
        self.at = np.array([self.guarded(apply(m, p)) for m, p in zip(self.matrix, second)])

    def coarse(self, net, matrices):
        tensor = torch.tensor(np.array(matrices), dtype=torch.float32, device=self.device)
        view = self.films.cut(self.which, inverse(tensor), COARSE_WIDE, COARSE_HIGH)[0].round()
        with torch.no_grad():
            maps = torch.cat([net(normalised(v)) for v in view.split(25)])
        found = decoded(maps.flatten(0, 1), COARSE_REACH).reshape(len(matrices), LANDMARKS, 2).cpu().numpy() * 2 + 0.5
        return [apply(inverse_one(m), p) for m, p in zip(matrices, found.astype(float))]

    def guarded(self, at):
        weights, spread = self.guard
        at = at.copy()
        for _ in range(5):
            predicted = np.einsum("kcj,j->kc", weights, np.append((at - self.mean).reshape(-1), 1.0)) + self.mean
            far = np.linalg.norm(at - predicted, axis=1) / spread
            if far[worst := far.argmax()] < GUARD:
                break
            at[worst] = predicted[worst]
        return at

    def look(self, nets, look):
        """Canonical points [films,19,2] of one look, the maps of the networks averaged (logarithms)."""
        device, n = self.device, len(self.mine) * LANDMARKS
        film = self.which.repeat_interleave(LANDMARKS)
        to_canonical = torch.tensor(np.array(self.matrix), dtype=torch.float32, device=device).repeat_interleave(LANDMARKS, 0)
        centre = torch.tensor(self.at.reshape(-1, 2) + np.array(look[:2]), dtype=torch.float32, device=device)
        linear = turning(torch.full((n,), float(np.radians(look[2])), device=device), torch.full((n,), float(np.exp(look[3])), device=device))
        turn = torch.cat([linear, (centre - (linear @ centre[:, :, None])[:, :, 0])[:, :, None]], 2)
        back, views = inverse(compose(turn, to_canonical)), []
        for count, step in ((PATCH, PATCH_STEP), (WIDE, WIDE_STEP)):
            grid = torch.zeros(n, 2, 3, device=device)
            grid[:, 0, 0] = grid[:, 1, 1] = step
            grid[:, :, 2] = centre - (count - 1) / 2 * step
            views.append(normalised(self.films.cut(film, compose(back, grid), count, count)[0].round()))
        row, total = torch.arange(LANDMARKS, device=device).repeat(len(self.mine)), 0
        for net in nets:
            with torch.no_grad():
                maps = torch.cat([net(*part)[:, 0] for part in zip(*(v.split(475) for v in (*views, row)))])
            total = total + maps.flatten(1).log_softmax(1).reshape(maps.shape)
        seen = centre + (decoded(total / len(nets), FINE_REACH) - (MAP - 1) / 2) * MAP_STEP
        return ((torch.linalg.inv(linear) @ (seen - centre)[:, :, None])[:, :, 0] + centre).reshape(-1, LANDMARKS, 2).cpu().numpy().astype(float)

    def errors(self, at):
        found = np.array([apply(inverse_one(m), p) for m, p in zip(self.matrix, at)])
        return np.linalg.norm(found - self.truth, axis=2) * self.mm[:, None]

    def read(self, nets):
        """Errors [films,19], mm: mean of the five looks; `nets` holds the networks of each."""
        looks = [look for own in LOOKS for look in own]
        return self.errors(np.mean([self.look(own, look) for own, look in zip(nets, looks)], 0))


def tell(name, mm):
    print(f"{name:60s} {mm.mean():.3f} median {np.median(mm):.3f} <2 {100 * (mm < 2).mean():.1f} >6 {(mm > 6).sum():3d}  {' '.join(f'{v:.2f}' for v in mm.mean(0))}", flush=True)


def opened(path, hands, device):
    net, _ = taken_in(patches.handed(hands), path)
    return fine_of(known_rows(patches.folded(net, HAND))).to(device).to(memory_format=torch.channels_last)


def main():
    parser = argparse.ArgumentParser()
    for option in ("--packed", "--weights", "--split", "--fines"):
        parser.add_argument(option, required=True)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    cv2.setNumThreads(4)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    packed = dict(np.load(given.packed))
    bench = Bench(packed, Films(packed, device), given.split, given.weights, device, given.first)
    nets = {name: opened(os.path.join(given.weights, name + ".npz"), len(packed["hands"]), device) for name in given.fines.split(",")}
    tell(f"{given.split} coarse", bench.errors(bench.at))
    for name, net in nets.items():
        tell(name, bench.read([[net]] * 5))
    every = list(nets.values())
    tell("all together", bench.read([every] * 5))
    if len(every) > 1:
        tell("shared out", bench.read([[every[k]] for k in (0, 1, 1, 0, 0)]))


if __name__ == "__main__":
    main()
