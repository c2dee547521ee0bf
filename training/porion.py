"""Porion by either definition: `porion.py --data DIR --work DIR --fine fine,fineb` (after cross.py with both sources left out).

ISBI readers mark the bony ear canal (anatomic), Hamedan readers the top of the ear-rod ring (machine). The fine networks that never
saw one source know the other's definition only; they are put into the product beside the pooled one. Where the doctor wants the
definition that a film's own readers do not follow, no reader says what is right: the bound is then how far this network's points
scatter about their mean difference from the readers of the source it never saw. That holds its own error there and the true
variation between the definitions. Writes WORK/porion.json."""

import argparse
import json
import os

import cv2
import numpy as np
import torch

from data import ORDER, films, held_out, open_cache
from evaluate import open_detector
from predict import FINE_REACH, decode, load
from train_fine import MAP, MAP_STEP, pair
from views import normalise

PO = ORDER.index("Po")
NETWORKS = {"anatomic": "fine-without-hamedan", "machine": "fine-without-isbi"}
OWN = {"anatomic": "isbi", "machine": "hamedan"}


def place(net, levels, state):
    """Porion in canonical mm by one network, one straight look about the guarded coarse point."""
    start = state["at"][PO]
    patch, wide = (torch.from_numpy(normalise(v))[None, None] for v in pair(levels, state["to_canonical"], start))
    with torch.no_grad():
        points, _, _ = decode(net(patch, wide, torch.tensor([PO])).numpy()[:, 0], FINE_REACH)
    return start + (points[0] - (MAP - 1) / 2) * MAP_STEP


def misses(data, work, coarse, fines):
    """Held-out films of each source -> [films,3,2]: both definitions' porion and the pooled one, off the readers' (canonical mm)."""
    every = films(data)
    levels = open_cache(every, os.path.join(work, "cache"))
    detector = open_detector(work, coarse, fines)
    nets = [load("fine", os.path.join(work, path + ".pt"))[0] for path in NETWORKS.values()]
    found = {source: [] for source in OWN.values()}
    for i in held_out(every):
        state = detector.detect(levels[i])
        matrix = state["to_canonical"]
        truth = matrix[:, :2] @ every[i]["truth"][PO] + matrix[:, 2]
        found[every[i]["source"]].append([*(place(net, levels[i], state) - truth for net in nets), state["fine"][PO] - truth])
    return found


def strange(work, away):
    """What a network that knows the other definition finds on a source it never saw, off its readers: [films,2], canonical mm."""
    rows = dict(np.load(os.path.join(work, f"cross-without-{away}.npz")))
    return (rows["found"] - rows["truth"])[:, PO] * (rows["mm"] / rows["to_mm"])[:, None]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine", help="the shipped fine networks, separated by commas")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    at = lambda name: os.path.join(given.work, name)
    found = {name: np.array(rows) for name, rows in misses(given.data, given.work, given.coarse, given.fine.split(",")).items()}
    table = {}
    for n, name in enumerate(NETWORKS):
        own = found[OWN[name]]
        away = strange(given.work, next(s for s in OWN.values() if s != OWN[name]))
        scatter = np.linalg.norm(away - away.mean(0), axis=1)
        errors = np.linalg.norm(own[:, n], axis=1)
        nearest = np.linalg.norm(own[:, 2:3] - own[:, :2], axis=2).argmin(1)
        # x forward, y down: how far this definition lies from the readers of the other source.
        table[name] = {"p68": np.percentile(scatter, 68), "own": {"films": len(own), "mean": errors.mean(), "p68": np.percentile(errors, 68)},
                       "toldApart": 100 * (nearest == n).mean(),
                       "fromOtherReaders": {"films": len(away), "mean": away.mean(0).tolist(), "spread": away.std(0).tolist()}}
        print(name, json.dumps(table[name], default=float))
    with open(at("porion.json"), "w") as out:
        json.dump(table, out, default=float)


if __name__ == "__main__":
    main()
