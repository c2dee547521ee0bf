"""How the films of each source look, so that one unlike all of them is told: `familiar.py --data DIR --work WORK --readings readings --numbers NUMBERS.json`.

The signs are those of packages/detect/film/device-look.ts, of every film read (after read_films.states). Mean and inverse covariance of each
source (the diagonal raised by a twentieth) go into `familiar` of the numbers. Told besides: each film's distance from its own source without
it, and from the other source, which is what a device never seen amounts to."""

import json
import os

import cv2
import numpy as np

from data import films, open_cache
from evaluate import open_detector
from read_films import states
from schedule import arguments
from views import apply, compose, cut, inverse

WHOLE, MIDDLE = np.array([[2.0, 0, 150], [0, 2.0, 90]]), np.array([[8.0, 0, 240], [0, 8.0, 0]])  # canonical mm -> the two views
SIDE, ABOUT, LEAST = 240, 120, 0.05
RAISED = 0.05  # share of the diagonal added to it
FROM, LIMIT = 1.4, 2.0  # distance from which the stated errors grow, and the largest factor


def steps(greys):
    """Mean size of the steps to the right and down."""
    return (np.abs(np.diff(greys, axis=1))[:-1].mean() + np.abs(np.diff(greys, axis=0))[:, :-1].mean()) / 2


def grain_of(film, to_canonical):
    """Logarithms of the film's own grain about the middle of the face: neighbours, two pixels, the four neighbours."""
    x, y = np.round(apply(inverse(to_canonical), np.array([[-15.0, 15.0]]))[0]).astype(int)
    high, wide = film.shape
    top, end, left, right = max(2, y - ABOUT), min(high - 2, y + ABOUT), max(2, x - ABOUT), min(wide - 2, x + ABOUT)
    at = lambda dx, dy: film[top + dy:end + dy, left + dx:right + dx].astype(float)
    own, size = at(0, 0), lambda v: float(np.abs(v).mean())
    near = size(at(1, 0) - own) + size(at(0, 1) - own)
    over = size(at(1, 0) - at(-1, 0)) + size(at(0, 1) - at(0, -1))
    corner = size(4 * own - at(1, 0) - at(-1, 0) - at(0, 1) - at(0, -1))
    log = np.log(np.array([near / 2, over / 2, corner]) + LEAST)
    return [log[0], log[1] - log[0], log[2] - log[0]]


def look_of(levels, to_canonical):
    """The 16 signs of device-look.ts, in its order."""
    face, fine = (cut(levels, compose(view, to_canonical), SIDE, SIDE).astype(float) for view in (WHOLE, MIDDLE))
    spread = np.log(face.std() + 1)
    quantiles = [np.sort(face.reshape(-1))[int(q * (face.size - 1))] / 255 for q in (0.05, 0.25, 0.5, 0.75, 0.95)]
    grain, greys = [steps(fine)], face
    for _ in range(4):
        grain.append(steps(greys))
        greys = (greys[::2, ::2] + greys[1::2, ::2] + greys[::2, 1::2] + greys[1::2, 1::2]) / 4
    relative = [np.log(g + LEAST) - spread for g in grain]
    return [*quantiles, spread, *relative, (face < 3).mean(), (face > 245).mean(), *grain_of(levels[0], to_canonical)]


def source_of(looks):
    """Mean [k] and inverse covariance [k,k] of looks [n,k]."""
    spread = np.cov(looks.T)
    return looks.mean(0), np.linalg.inv(spread + RAISED * np.diag(np.diag(spread)) + 1e-5 * np.eye(len(spread)))


def distance(source, looks):
    """Mahalanobis distance [n] per square root of the number of signs."""
    off = looks - source[0]
    return np.sqrt(np.einsum("ij,jk,ik->i", off, source[1], off) / looks.shape[1])


def told(name, mine, others):
    """What the distances say of one source."""
    own = np.array([distance(source_of(np.delete(mine, i, 0)), mine[i:i + 1])[0] for i in range(len(mine))])
    away = distance(source_of(mine), others)
    print(name, "own: median, 90, 95, 99 %", np.percentile(own, (50, 90, 95, 99)).round(2), f"beyond {100 * (own > FROM).mean():.1f} %",
          "| other: 1, 5, 50 %", np.percentile(away, (1, 5, 50)).round(2), f"beyond {100 * (away > FROM).mean():.1f} %",
          f"median factor {np.median(np.clip(away / FROM, 1, LIMIT)):.2f}")


def main():
    given = arguments(steps=0, batch=0, rate=0, more={"--readings": "readings", "--numbers": ""})
    cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    found = states(given, every, levels, open_detector(given.work, "coarse", ["fine"]))
    names = sorted({film.split("/")[0] for film in found})
    looks = {n: np.array([look_of(levels[s["index"]], s["to_canonical"]) for film, s in found.items() if film.startswith(n + "/")]) for n in names}
    for name, mine in looks.items():
        told(name, mine, np.vstack([v for n, v in looks.items() if n != name]))
    sources = [{"mean": m.round(4).tolist(), "inverse": np.round(i, 3).tolist()} for m, i in map(source_of, looks.values())]
    with open(given.numbers) as file:
        numbers = json.load(file)
    numbers["familiar"] = {"sources": sources, "from": FROM, "limit": LIMIT}
    with open(given.numbers, "w") as out:
        json.dump(numbers, out)


if __name__ == "__main__":
    main()
