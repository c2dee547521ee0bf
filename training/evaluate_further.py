"""The further points on the films kept apart: `evaluate_further.py --data DIR --work DIR --readings readings` -> WORK/further.npz.

Signs and errors of every reading (mean of its readers) of a film kept apart; with --all of every film read, to see how much is learned by heart."""

import json
import os

import cv2
import numpy as np
import torch

from data import films, held_out, open_cache
from evaluate import open_detector
from further import FURTHER, REGION, REGIONS, apart, readings
from further_looks import expected, open_further, read_further
from read_films import states
from schedule import arguments
from views import apply


def main():
    given = arguments(steps=0, batch=0, rate=0, more={"--readings": "readings", "--which": "apart"})
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    read, kept = readings(given.readings), apart(every, held_out(every))
    found = states(given, every, levels, open_detector(given.work, "coarse", ["fine"]), kept if given.which == "apart" else None)
    with open(os.path.join(given.work, "shape-apart.json")) as file:
        shape = json.load(file)
    nets = open_further(given.work)
    rows = []
    for name, state in sorted(found.items()):
        if given.which == "apart" and name not in kept:
            continue
        to_canonical, film = state["to_canonical"], state["film"]
        at, signs = read_further(nets, levels[state["index"]], to_canonical, state["points"], shape)
        start, _ = expected(state["points"], shape)
        unit = film["mm"] / np.sqrt(abs(np.linalg.det(to_canonical[:, :2])))  # mm a canonical unit
        for k, landmark in enumerate(FURTHER):
            if landmark not in read[name]:
                continue
            truth = apply(to_canonical, read[name][landmark][:, :2].mean(0)[None])[0]
            rows.append((name, k, np.linalg.norm(at[k] - truth), np.linalg.norm(start[k] - truth), unit,
                         read[name][landmark][:, 2].min(), *signs[k], *(at[k] - truth)))
    film, rest = np.array([r[0] for r in rows]), np.array([r[1:] for r in rows], float)
    np.savez(os.path.join(given.work, f"further-{given.which}.npz"), film=film, landmark=rest[:, 0].astype(int), canonical=rest[:, 1],
             before=rest[:, 2], to_mm=rest[:, 3], sure=rest[:, 4], signs=rest[:, 5:11], off=rest[:, 11:13])
    tell(film, rest)


def tell(film, rest):
    mm, before = rest[:, 1] * rest[:, 3], rest[:, 2] * rest[:, 3]
    for region, names in REGIONS.items():
        for landmark in names:
            line = [landmark.ljust(20)]
            for source in ("isbi", "hamedan"):
                mine = (rest[:, 0] == FURTHER.index(landmark)) & np.char.startswith(film, source)
                if mine.any():
                    line.append(f"{source} {mine.sum():3d} {before[mine].mean():5.2f} -> {mm[mine].mean():5.2f} median {np.median(mm[mine]):5.2f} worst {mm[mine].max():5.1f}")
            print("  ".join(line))
        mine = np.array([REGION[FURTHER[int(k)]] == region for k in rest[:, 0]])
        print(region, mine.sum(), f"{before[mine].mean():.2f} -> {mm[mine].mean():.2f}, median {np.median(mm[mine]):.2f}")


if __name__ == "__main__":
    main()
