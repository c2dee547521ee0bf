"""The detector in Python, step for step what packages/detect does: used for figures, calibration and parity.

orient -> coarse on the letterboxed film -> robust fit -> coarse on the canonical view -> outlier guard -> fine patches."""

import numpy as np
import torch

from augment import about
from nets import LANDMARKS, Coarse, fine_of
from train_fine import MAP, MAP_STEP, pair
from views import (COARSE_HIGH, COARSE_WIDE, apply, compose, cut, inverse, letterbox, normalise, robust_fit, zoom)

COARSE_REACH, FINE_REACH = 6, 9  # half width in map pixels of the window whose mean is the landmark
# Looks of the fine stage: shift x and y (canonical mm), turn (degrees), log of the size; one straight, then pairs that cancel.
LOOKS = [[(0, 0, 0, 0)], [(1.3, 0.8, 6, 0.06), (-1.3, -0.8, -6, 0.06)], [(0.8, -1.3, -6, -0.06), (-0.8, 1.3, 6, -0.06)]]
GUARD = 4.0  # spreads off the ridge prediction at which a coarse point is replaced
NO_PEAK = 30  # view pixels of spread at which a map shows no peak


def shared_out(count):
    """The five looks, dealt in turn to `count` fine networks so that several take no longer than one; rows as in a card's numbers
    (which give the network's name)."""
    assert count <= len(LOOKS), f"{count} fine networks, but looks for {len(LOOKS)} only"
    return [{"shift": look[:2], "turn": look[2], "size": look[3], "network": n % count} for n, own in enumerate(LOOKS) for look in own]


def load(kind, path):
    kept = torch.load(path)
    if kind == "fine":
        return fine_of(kept["weights"]).to(memory_format=torch.channels_last), kept
    net = Coarse().eval()
    net.load_state_dict(kept["weights"])
    return net.to(memory_format=torch.channels_last), kept


def decode(logits, reach):
    """[k,h,w] logits -> points [k,2] (map pixels): mean of the softmax in a window about its peak; spread [k]: root of
    the summed variance of the whole map; peak [k]: the softmax's share inside the window."""
    points, spreads, shares = [], [], []
    for map_ in logits:
        high, wide = map_.shape
        p = np.exp(map_ - map_.max())
        p /= p.sum()
        y0, x0 = np.unravel_index(p.argmax(), p.shape)
        ys, xs = np.arange(high), np.arange(wide)
        top, left = max(0, y0 - reach), max(0, x0 - reach)
        window = p[top:y0 + reach + 1, left:x0 + reach + 1]
        share = window.sum()
        x = (window.sum(0) * xs[left:x0 + reach + 1]).sum() / share
        y = (window.sum(1) * ys[top:y0 + reach + 1]).sum() / share
        column, row = p.sum(0), p.sum(1)
        variance = (column * (xs - (column * xs).sum()) ** 2).sum() + (row * (ys - (row * ys).sum()) ** 2).sum()
        points.append((x, y)), spreads.append(np.sqrt(variance)), shares.append(share)
    return np.array(points), np.array(spreads), np.array(shares)


def orientation(wide, high, turn=0, mirrored=False):
    """Given picture -> upright picture: mirrored left to right first, then turned clockwise by `turn` degrees; with its size."""
    first = np.array([[-1.0, 0, wide - 1], [0, 1, 0]]) if mirrored else np.eye(3)[:2]
    turned = {0: [[1, 0, 0], [0, 1, 0]], 90: [[0, -1, high - 1], [1, 0, 0]],
              180: [[-1, 0, wide - 1], [0, -1, high - 1]], 270: [[0, 1, 0], [-1, 0, wide - 1]]}[turn]
    return compose(np.array(turned, float), first), ((high, wide) if turn in (90, 270) else (wide, high))


class Detector:
    def __init__(self, coarse, fines, mean, guard=None):
        self.coarse, self.fines, self.mean, self.guard = coarse, fines, mean, guard
        self.looks = shared_out(len(fines))

    def maps(self, views):
        with torch.no_grad():
            return self.coarse(torch.from_numpy(np.array([normalise(v) for v in views]))[:, None]).numpy()

    def coarse_points(self, levels, matrix, negative=False):
        """Landmarks in film pixels, spreads in view pixels, of one coarse view through `matrix`."""
        view = cut(levels, matrix, COARSE_WIDE, COARSE_HIGH, 255 if negative else 0)
        points, spread, share = decode(self.maps([255 - view if negative else view])[0], COARSE_REACH)
        return apply(inverse(matrix), points * 2 + 0.5), spread * 2, share

    def residual(self, points, to_canonical):
        """Robust distance of points from the mean shape: mean, each capped at 30 (canonical mm)."""
        return np.minimum(np.linalg.norm(apply(to_canonical, points) - self.mean, axis=1), 30).mean()

    def missing(self, points, spread, size):
        """Landmarks that are not seen: off the picture, or without a peak on their map."""
        return int((((points < 0) | (points > np.array(size) - 1)).any(1) | (spread > NO_PEAK)).sum())

    def first(self, levels, turn=0, mirrored=False, negative=False):
        """Pass 0 in one orientation: film -> canonical, residual and mean spread (view pixels)."""
        high, wide = levels[0].shape
        upright, size = orientation(wide, high, turn, mirrored)
        points, spread, share = self.coarse_points(levels, compose(letterbox(*size), upright), negative)
        oriented = apply(upright, points)
        to_canonical = robust_fit(oriented, self.mean)
        return dict(turn=turn, mirrored=mirrored, negative=negative, residual=self.residual(oriented, to_canonical),
                    spread=spread.mean(), share=share.mean(), to_canonical=compose(to_canonical, upright),
                    points=points, upright=upright, missing=self.missing(points, spread, (wide, high)),
                    surprised=self.surprised(apply(to_canonical, oriented)))

    def second(self, levels, start):
        """Pass 1 in the canonical frame, its points guarded; all in canonical mm of a re-fitted frame."""
        upright, (high, wide) = start["upright"], levels[0].shape
        points, spread, share = self.coarse_points(levels, zoom(start["to_canonical"]), start["negative"])
        oriented = apply(upright, points)
        fitted = robust_fit(oriented, self.mean)
        to_canonical = compose(fitted, upright)
        at = apply(to_canonical, points)
        surprise = np.zeros(LANDMARKS)
        if self.guard is not None:
            at, surprise = self.guarded(at)
        return dict(start, to_canonical=to_canonical, at=at, spread1=spread, share1=share, surprise=surprise,
                    residual1=self.residual(oriented, fitted), missing1=self.missing(points, spread, (wide, high)),
                    surprised1=surprise.mean())

    def surprise(self, at):
        """Ridge prediction [19,2] of each point from the others and its distance in spreads [19]."""
        flat = np.append((at - self.mean).reshape(-1), 1.0)
        predicted = np.einsum("kcj,j->kc", self.guard["weights"], flat) + self.mean
        return predicted, np.linalg.norm(at - predicted, axis=1) / self.guard["spread"]

    def surprised(self, at):
        """The mean surprise of a look; 0 without a guard to judge by."""
        return self.surprise(at)[1].mean() if self.guard is not None else 0.0

    def guarded(self, at):
        """The worst offender beyond GUARD spreads is replaced by its prediction, up to five times."""
        at, original = at.copy(), self.surprise(at)[1]
        for _ in range(5):
            predicted, far = self.surprise(at)
            worst = far.argmax()
            if far[worst] < GUARD:
                break
            at[worst] = predicted[worst]
        return at, original

    def fine(self, levels, state):
        """Fine points (canonical mm) about the guarded coarse ones: the mean of the looks, whose scatter is a sign of doubt."""
        matrix, looks = state["to_canonical"], [self.look(levels, state, look) for look in self.looks]
        each = np.array([l[0] for l in looks])
        at = each.mean(0)
        return dict(state, fine=at, spread2=np.mean([l[1] for l in looks], 0), share2=np.mean([l[2] for l in looks], 0),
                    scatter=np.sqrt(((each - at) ** 2).sum(-1).mean(0)), points=apply(inverse(matrix), at),
                    straight=apply(inverse(matrix), each[0]))

    def look(self, levels, state, look):
        """The patches through one fine network, with the frame shifted, turned and sized."""
        patches, wides, turns, centres = [], [], [], state["at"] + look["shift"]
        for centre in centres:
            turn = about(centre, np.radians(look["turn"]), np.exp(look["size"]), (0, 0))
            views = pair(levels, compose(turn, state["to_canonical"]), centre)
            patch, wide = (normalise(255 - v if state["negative"] else v) for v in views)
            patches.append(patch), wides.append(wide), turns.append(inverse(turn))
        tensors = [torch.from_numpy(np.array(v))[:, None] for v in (patches, wides)]
        with torch.no_grad():
            maps = self.fines[look["network"]](*tensors, torch.arange(LANDMARKS)).numpy()[:, 0]
        found, spread, share = decode(maps, FINE_REACH)
        seen = centres + (found - (MAP - 1) / 2) * MAP_STEP
        return np.array([apply(t, p[None])[0] for t, p in zip(turns, seen)]), spread * MAP_STEP, share

    def detect(self, levels):
        return self.fine(levels, self.second(levels, self.first(levels)))
