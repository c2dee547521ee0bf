"""Run the detector over the held-out films and write predictions.npz and figures.json: `evaluate.py --data DIR --work DIR --fine fine,fineb`."""

import argparse
import json
import os

import cv2
import numpy as np
import torch

from data import ORDER, films, held_out, open_cache
from predict import Detector, load

SIGNS = ("fine", "coarse", "shift", "scatter", "surprise", "film")
LIMITS = (2, 2.5, 3, 4)


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


def summary(errors):
    """errors in mm, any shape -> mean, median, success rates in percent."""
    flat = np.asarray(errors).reshape(-1)
    return {"mean": flat.mean(), "median": np.median(flat), **{f"within{l}": 100 * (flat < l).mean() for l in LIMITS}}


def angle(points, a, vertex, b):
    p, v, q = (points[:, ORDER.index(n)] for n in (a, vertex, b))
    turn = np.arctan2(*(p - v).T[::-1]) - np.arctan2(*(q - v).T[::-1])
    return np.degrees(np.abs((turn + np.pi) % (2 * np.pi) - np.pi))


def angles(points):
    """SNA, SNB, ANB, FMA in degrees of [n,19,2] films facing right."""
    sna, snb = angle(points, "S", "Na", "A"), angle(points, "S", "Na", "B")
    line = lambda a, b: points[:, ORDER.index(b)] - points[:, ORDER.index(a)]
    fh, mp = line("Po", "Or"), line("Go", "Me")
    return {"SNA": sna, "SNB": snb, "ANB": sna - snb,
            "FMA": np.degrees(np.arctan2(mp[:, 1], mp[:, 0]) - np.arctan2(fh[:, 1], fh[:, 0]))}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    kept = held_out(every)
    detector = open_detector(given.work, given.coarse, given.fine.split(","))
    states = [detector.detect(levels[i]) for i in kept]
    found = np.array([s["points"] for s in states])
    truth = np.array([every[i]["truth"] for i in kept])
    mm = np.array([every[i]["mm"] for i in kept])
    units = np.array([np.linalg.norm(s["fine"][0] - s["fine"][1]) / np.linalg.norm(s["points"][0] - s["points"][1]) for s in states])
    pixels = np.linalg.norm(found - truth, axis=2)
    source = np.array([every[i]["source"] for i in kept])
    readers = np.array([every[i]["readers"][:2] for i in kept])
    between = np.linalg.norm(readers[:, 0] - readers[:, 1], axis=2) * mm[:, None]
    np.savez(os.path.join(given.work, "predictions.npz"), found=found, truth=truth, mm=mm, kept=kept,
             signs=[signs(detector, s) for s in states], canonical=pixels * units[:, None], spread=[s["spread"] for s in states],
             residual=[s["residual1"] for s in states], surprise=[s["surprise"] for s in states])
    figures = {}
    for name in ("isbi", "hamedan"):
        mine = source == name
        errors = pixels[mine] * mm[mine, None]
        sn = np.linalg.norm(truth[mine, 0] - truth[mine, 1], axis=1)
        is_, was = angles(found[mine]), angles(truth[mine])
        figures[name] = {"films": int(mine.sum()), "heldOut": [every[i]["name"] for i in np.array(kept)[mine]], **summary(errors), "worstFilm": errors.mean(1).max(),
                         "percentOfSNa": (100 * pixels[mine] / sn[:, None]).mean(),
                         "readersApart": between[mine].mean(), "oneReaderToMean": between[mine].mean() / 2,
                         "landmarks": {n: {"mean": errors[:, k].mean(), "within2": 100 * (errors[:, k] < 2).mean(),
                                           "readersApart": between[mine][:, k].mean()} for k, n in enumerate(ORDER)},
                         "degrees": {a: np.abs(is_[a] - was[a]).mean() for a in is_}}
        print(name, {k: round(v, 3) for k, v in figures[name].items() if not isinstance(v, (dict, list))},
              {k: round(v, 2) for k, v in figures[name]["degrees"].items()})
        print({n: round(v["mean"], 2) for n, v in figures[name]["landmarks"].items()})
    figures["how"] = f"{len(kept)} films drawn by seed, never trained on, the same for every figure; truth = mean of two readers"
    with open(os.path.join(given.work, "figures.json"), "w") as out:
        json.dump(figures, out, default=float)


if __name__ == "__main__":
    main()
