"""The shape regression of the further points, in place of the old tables' columns: `regress_further.py --data DIR --work DIR --readings readings`.

Each further point by ridge from the 19 detected ones (network A's own answers) in their robust frame; the penalty is that of inputs wrong by
NOISE, so that films on which A was trained teach no more exactness than a new film has. Left over, film by film left out: the stated
bound. Writes `regress` and `shared` of WORK/shape.json and WORK/further-shape.json (figures)."""

import json
import os

import cv2
import numpy as np
import torch

from data import MM, ORDER, films, held_out, open_cache
from evaluate import open_detector
from further import FURTHER, REGION, REGIONS, apart, readings
from read_films import states
from schedule import arguments
from shape_model import ridge
from views import CANONICAL_S_NA, apply, robust_fit

NOISE = 1.5 * CANONICAL_S_NA / 71.8
S_NA_MM = 71.8


def inputs_of(points, mean):
    """The 19 points' offsets [38] from the mean shape in their own robust frame, and that frame (canonical -> frame)."""
    own = robust_fit(points, mean)
    return (apply(own, points) - mean).reshape(-1), own


def rows_of(state, read, mean):
    """Inputs [38]; targets {name: [2]} and trust in the frame; the film's mm a frame unit."""
    flat, own = inputs_of(state["points"], mean)
    to_frame = lambda p: apply(own, apply(state["to_canonical"], p))
    scale = np.sqrt(abs(np.linalg.det(own[:, :2]) * np.linalg.det(state["to_canonical"][:, :2])))
    return dict(flat=flat, mm=state["film"]["mm"] / scale, source=state["film"]["source"],
                at={name: to_frame(read[name][:, :2].mean(0)[None])[0] for name in FURTHER if name in read})


def fitted(rows, name, penalty):
    """Weights [2,39] from the rows (films) on which the point was read."""
    a, b = np.array([r["flat"] for r in rows]), np.array([r["at"][name] for r in rows])
    middle = b.mean(0)
    w = ridge(a, b - middle, len(a) * penalty)
    w[:, -1] += middle
    return w


def left_out(rows, name, penalty):
    """What is left [films,2] where each film in turn is left out (frame units)."""
    return np.array([rows[i]["at"][name] - said(fitted(rows[:i] + rows[i + 1:], name, penalty), rows[i]) for i in range(len(rows))])


def said(weights, row):
    return weights[:, :-1] @ row["flat"] + weights[:, -1]


def main():
    given = arguments(steps=0, batch=0, rate=0, more={"--readings": "readings"})
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    found = states(given, every, levels, open_detector(given.work, "coarse", ["fine"]))
    read, kept = readings(given.readings), apart(every, held_out(every))
    with open(os.path.join(given.work, "shape.json")) as file:
        shape = json.load(file)
    mean = np.array(shape["mean"])
    rows = {name: rows_of(state, read[name], mean) for name, state in found.items()}
    table, regress, honest_too = {}, {}, {}
    for name in FURTHER:
        mine = [(film, row) for film, row in rows.items() if name in row["at"]]
        use = [row for _, row in mine]
        penalties = {p: left_out(use, name, p * NOISE ** 2) for p in (1, 3, 10, 30)}
        best = min(penalties, key=lambda p: np.linalg.norm(penalties[p], axis=1).mean())
        left = penalties[best]
        errors = np.linalg.norm(left, axis=1)
        test = [i for i, (film, _) in enumerate(mine) if film in kept]
        train = [row for film, row in mine if film not in kept]
        without = fitted(train, name, best * NOISE ** 2)
        honest = [np.linalg.norm(use[i]["at"][name] - said(without, use[i])) * use[i]["mm"] for i in test]
        by = {s: float(np.mean([e * r["mm"] for e, r in zip(errors, use) if r["source"] == s] or [np.nan])) for s in MM}
        regress[name] = {"weights": fitted(use, name, best * NOISE ** 2).tolist(), "mean": errors.mean(),
                         "p68": float(np.percentile(errors, 68)), "p90": float(np.percentile(errors, 90))}
        honest_too[name] = {**regress[name], "weights": without.tolist()}
        table[name] = {"films": len(use), "penalty": best, "mean": by, "p68": regress[name]["p68"] * np.mean([r["mm"] for r in use]),
                       "apart": {"films": len(test), "mean": float(np.mean(honest)) if test else None}}
        print(name, json.dumps(table[name], default=lambda v: round(float(v), 2)))
    shape.update(shared=ORDER, regress=regress)
    with open(os.path.join(given.work, "shape.json"), "w") as out:
        json.dump(shape, out, default=float)
    # For evaluate_further.py: the same without the films kept apart.
    with open(os.path.join(given.work, "shape-apart.json"), "w") as out:
        json.dump({**shape, "regress": honest_too}, out, default=float)
    with open(os.path.join(given.work, "further-shape.json"), "w") as out:
        json.dump(table, out, default=float)


if __name__ == "__main__":
    main()
