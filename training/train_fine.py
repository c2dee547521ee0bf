"""Train the shared fine network on landmark patches in the canonical frame: `train_fine.py --data DIR --work DIR`."""

import numpy as np
import torch

from augment import about, density, erase
from clinic import clinic_share
from data import films, open_cache, split
from losses import map_loss
from nets import LANDMARKS, Fine
from schedule import Trainer, arguments, frame
from views import apply, compose, cut, fit, normalise, similarity

PATCH, PATCH_STEP = 96, 0.25
WIDE, WIDE_STEP = 64, 1.0
MAP, MAP_STEP = 48, 0.5
SIGMA = 1.3  # map pixels, 0.65 canonical mm


def around(centre, size, step):
    """Canonical frame -> size x size view with the centre between its middle pixels."""
    middle = (size - 1) / 2
    return similarity(0.0, 1 / step, (middle - centre[0] / step, middle - centre[1] / step))


def pair(levels, to_canonical, centre):
    """Patch [96,96] at 0.25 and context [64,64] at 1 canonical mm about a canonical point, uint8."""
    return (cut(levels, compose(around(centre, PATCH, PATCH_STEP), to_canonical), PATCH, PATCH),
            cut(levels, compose(around(centre, WIDE, WIDE_STEP), to_canonical), WIDE, WIDE))


def sample(film, levels, mean, landmark, random):
    """Patch and context about a jittered centre in a jittered canonical frame; the landmark in map pixels [2]."""
    exact = fit(film["truth"], mean)
    turn = about(apply(exact, film["truth"])[landmark], np.radians(random.uniform(-12, 12)),
                 np.exp(random.normal(0, 0.07)), (0, 0))
    to_canonical = compose(turn, exact)
    at = apply(to_canonical, film["truth"])[landmark]
    far = 2.0 if random.random() < 0.85 else 4.0
    centre = at + np.clip(random.normal(0, far, 2), -9.5, 9.5)
    views = []
    mood = random.integers(2 ** 31)  # both views come from one film: the same density change
    for view in pair(levels, to_canonical, centre):
        view = density(view, np.random.default_rng(mood))
        views.append(view)
    if random.random() < 0.1:
        views[0] = erase(views[0], random)
    return normalise(views[0]), normalise(views[1]), (at - centre) / MAP_STEP + (MAP - 1) / 2


def main():
    given = arguments(steps=11000, batch=64, rate=2.5e-3)
    every = films(given.data, given.clinic)
    levels = open_cache(every, given.work + "/cache")
    mine, _ = split(every, given.fold, given.leave_out, given.everything)
    mean = frame(given, [every[i]["truth"] for i in mine])
    odds = np.array([1.6 if every[i]["source"] == "hamedan" else 1.0 for i in mine])
    random = np.random.default_rng(given.seed)

    def batch():
        chosen = random.choice(mine, given.batch, p=odds / odds.sum())
        which = random.integers(LANDMARKS, size=given.batch)
        patch, wide, at = zip(*(sample(every[i], levels[i], mean, k, random) for i, k in zip(chosen, which)))
        return (*(torch.from_numpy(np.array(v, np.float32))[:, None] for v in (patch, wide, at)),
                torch.from_numpy(which))

    def loss(net, drawn):
        patch, wide, at, which = drawn
        with torch.autocast("cpu", dtype=torch.bfloat16):
            maps = net(patch.contiguous(memory_format=torch.channels_last),
                       wide.contiguous(memory_format=torch.channels_last), which)
        return map_loss(maps.float(), at, SIGMA)

    Trainer(Fine, given, given.work + "/fine").run(batch, loss, {"mean": mean.tolist(), "clinic": clinic_share(every, mine)})


if __name__ == "__main__":
    main()
