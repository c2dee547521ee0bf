"""Train the coarse network on whole films and canonical views: `train_coarse.py --data DIR --work DIR`."""

import numpy as np
import torch

from augment import blank_outside, canonical_view, density, erase, film_view
from clinic import clinic_share
from data import films, open_cache, split
from losses import map_loss
from nets import Coarse
from schedule import Trainer, arguments, frame
from views import COARSE_HIGH, COARSE_WIDE, apply, cut, fit, normalise

STRIDE = 2
SIGMA = 1.6  # map pixels, about 2.4 mm on a whole film


def sample(film, levels, mean, random):
    """One view [320,256] and its landmarks in map pixels [19,2]."""
    high, wide = levels[0].shape
    if random.random() < 0.5:
        matrix, box = film_view(wide, high, film["truth"], random)
        fill = int(random.choice([0, 0, random.integers(256)]))
        view = blank_outside(cut(levels, matrix, COARSE_WIDE, COARSE_HIGH, fill), matrix, box, fill)
    else:
        matrix = canonical_view(fit(film["truth"], mean), random)
        view = cut(levels, matrix, COARSE_WIDE, COARSE_HIGH, 0)
    view = density(view, random)
    if random.random() < 0.2:
        view = erase(view, random)
    return normalise(view), (apply(matrix, film["truth"]) - (STRIDE - 1) / 2) / STRIDE


def main():
    given = arguments(steps=9000, batch=8, rate=2.5e-3)
    every = films(given.data, given.clinic)
    levels = open_cache(every, given.work + "/cache")
    mine, _ = split(every, given.fold, given.leave_out, given.everything)
    mean = frame(given, [every[i]["truth"] for i in mine])
    # The second source is a fifth of the films: drawn 1.6 times as often, so that neither definition is drowned.
    odds = np.array([1.6 if every[i]["source"] == "hamedan" else 1.0 for i in mine])
    random = np.random.default_rng(given.seed)

    def batch():
        views, points = zip(*(sample(every[i], levels[i], mean, random)
                              for i in random.choice(mine, given.batch, p=odds / odds.sum())))
        return torch.from_numpy(np.array(views, np.float32))[:, None], torch.from_numpy(np.array(points, np.float32))

    def loss(net, drawn):
        views, points = drawn
        with torch.autocast("cpu", dtype=torch.bfloat16):
            maps = net(views.contiguous(memory_format=torch.channels_last))
        return map_loss(maps.float(), points, SIGMA)

    Trainer(Coarse, given, given.work + "/coarse").run(batch, loss, {"mean": mean.tolist(), "clinic": clinic_share(every, mine)})


if __name__ == "__main__":
    main()
