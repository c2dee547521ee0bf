"""The two looks at the further points, step for step what packages/detect does: from where the regression expects a point, in views twice as
wide; then at the fine step from where that look found it."""

import os

import numpy as np
import torch

from augment import about
from further import FURTHER
from nets import LANDMARKS, fine_of
from predict import FINE_REACH, decode
from regress_further import inputs_of
from train_fine import MAP, MAP_STEP, pair
from train_further import WIDER
from views import apply, compose, inverse, normalise

LOOKS = ({"shift": (0, 0), "turn": 0, "size": -float(np.log(WIDER)), "network": "joint", "row": len(FURTHER)},
         {"shift": (0, 0), "turn": 0, "size": 0.0, "network": "further", "row": 0})
# Weight of (distance from what is expected / its bound) squared against the logits, look by look.
HOLD = (0.15, 0.3)
SIGNS = ("fine", "coarse", "shift", "scatter", "surprise", "film")


def open_further(work):
    """The networks of LOOKS by their names, WORK/NAME.pt; a checkpoint holds the rows of the 19 before those of the further points."""
    nets = {name: fine_of(torch.load(os.path.join(work, name + ".pt"))["weights"]) for name in dict.fromkeys(look["network"] for look in LOOKS)}
    return {name: net.to(memory_format=torch.channels_last) for name, net in nets.items()}


def expected(points, shape):
    """Where the regression expects the further points [35,2], canonical mm, and its bounds [35]."""
    flat, own = inputs_of(points, np.array(shape["mean"]))
    there = np.array([np.array(shape["regress"][n]["weights"]) @ np.append(flat, 1.0) for n in FURTHER])
    return apply(inverse(own), there), np.array([shape["regress"][n]["p68"] for n in FURTHER])


def look(net, levels, to_canonical, centres, how, start, bound, hold):
    """Points [35,2], spreads [35] (canonical mm) of one look, its maps weighed by where the points are expected."""
    centres = centres + how["shift"]
    size = np.exp(how["size"])
    patches, wides, turns = [], [], []
    for centre in centres:
        turn = about(centre, np.radians(how["turn"]), size, (0, 0))
        patch, wide = (normalise(v) for v in pair(levels, compose(turn, to_canonical), centre))
        patches.append(patch), wides.append(wide), turns.append(inverse(turn))
    with torch.no_grad():
        rows = LANDMARKS + how["row"] + torch.arange(len(centres))
        maps = net(*(torch.from_numpy(np.array(v))[:, None] for v in (patches, wides)), rows).numpy()[:, 0]
    grid = np.stack(np.meshgrid(np.arange(MAP), np.arange(MAP)), -1)
    for map_, centre, turn, there, unsure in zip(maps, centres, turns, start, bound):
        places = apply(turn, centre + (grid.reshape(-1, 2) - (MAP - 1) / 2) * MAP_STEP)
        map_ -= (hold * ((places - there) ** 2).sum(1) / unsure ** 2).reshape(MAP, MAP)
    found, spread, _ = decode(maps, FINE_REACH)
    seen = centres + (found - (MAP - 1) / 2) * MAP_STEP
    return np.array([apply(t, p[None])[0] for t, p in zip(turns, seen)]), spread * MAP_STEP / size


def read_further(nets, levels, to_canonical, points, shape):
    """Points [35,2] canonical mm, and the signs of doubt [35,6] in the order of SIGNS."""
    start, bound = expected(points, shape)
    first, wide = look(nets[LOOKS[0]["network"]], levels, to_canonical, start, LOOKS[0], start, bound, HOLD[0])
    at, fine = look(nets[LOOKS[1]["network"]], levels, to_canonical, first, LOOKS[1], start, bound, HOLD[1])
    surprise = np.linalg.norm(at - start, axis=1) / bound
    return at, np.stack([fine, wide, np.linalg.norm(at - first, axis=1), np.zeros(len(at)), surprise, np.full(len(at), surprise.mean())], 1)
