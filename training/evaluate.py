"""Run the detector over the held-out films and write predictions.npz and figures.json: `evaluate.py --data DIR --work DIR --fine fine,fineb`.

Figures against the truth that is followed (data.FOLLOWED), and against the plain mean of the readers."""

import argparse
import json
import os

import cv2
import numpy as np
import torch

from data import ORDER, films, held_out, open_cache
from figures import figures, tell
from predict import Detector, load

SIGNS = ("fine", "coarse", "shift", "scatter", "surprise", "film")


def open_detector(work, coarse, fines):
    with open(os.path.join(work, "shape.json")) as file:
        shape = json.load(file)
    guard = {k: np.array(v) for k, v in shape["guard"].items()}
    nets = [load("fine", os.path.join(work, f + ".pt"))[0] for f in fines]
    return Detector(load("coarse", os.path.join(work, coarse + ".pt"))[0], nets, np.array(shape["mean"]), guard)


def signs(detector, state):
    """What confidence.ts reads, [19,6] in the order of SIGNS, canonical mm."""
    _, surprise = detector.surprise(state["fine"])
    return np.stack([state["spread2"], state["spread1"] * 0.53, np.linalg.norm(state["fine"] - state["at"], axis=1),
                     state["scatter"], surprise, np.full(len(surprise), surprise.mean())], 1)


def predict(detector, films, levels):
    """Arrays of one row a film, as calibrate.py reads them: points in pixels, signs, errors in canonical mm and in mm."""
    rows = []
    for film, pyramid in zip(films, levels):
        state = detector.detect(pyramid)
        scale = np.sqrt(abs(np.linalg.det(state["to_canonical"][:, :2])))  # canonical mm a film pixel
        pixels = np.linalg.norm(state["points"] - film["truth"], axis=1)
        rows.append(dict(found=state["points"], straight=state["straight"], truth=film["truth"], mm=film["mm"],
                         signs=signs(detector, state), canonical=pixels * scale, to_mm=film["mm"] / scale,
                         spread=state["spread1"].mean(), residual=state["residual1"], share=state["share2"],
                         surprise=state["surprise"], coarse_share=state["share1"]))
    return {key: np.array([row[key] for row in rows]) for key in rows[0]}


def by_source(found, films):
    """The figures of each source among the films."""
    names = np.array([f["source"] for f in films])
    return {name: figures(found[names == name], [f for f in films if f["source"] == name]) for name in dict.fromkeys(names)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine", help="the fine networks among which the looks are shared out, separated by commas")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    kept = held_out(every)
    detector = open_detector(given.work, given.coarse, given.fine.split(","))
    mine = [every[i] for i in kept]
    rows = predict(detector, mine, [levels[i] for i in kept])
    np.savez(os.path.join(given.work, "predictions.npz"), kept=kept, **rows)
    table = by_source(rows["found"], mine)
    for name in table:
        tell(name, table[name])
        table[name]["heldOut"] = [f["name"] for f in mine if f["source"] == name]
    with open(os.path.join(given.work, "figures.json"), "w") as out:
        json.dump(table, out, default=float)


if __name__ == "__main__":
    main()
