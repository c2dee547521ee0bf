"""Numbers of the shape model, written to WORK/shape.json: `shape_model.py --data DIR --work DIR --clinical DIR`.

guard: each of the 19 from the other 18, from the training films. template: what nobody read on films, placed by similarity and the
neighbours' own offsets. The regression of what was read on films comes after (regress_further.py)."""

import argparse
import json
import os

import numpy as np

from data import ORDER, films, held_out
from schedule import frame
from views import CANONICAL_S_NA, apply, robust_fit

NOISE = 1.5 * CANONICAL_S_NA / 71.8  # the error of detected points, canonical mm; makes the regressions robust to it
SOFT = ("UpperLip", "LowerLip", "Subnasale", "SoftTissuePog")
REACH = 14.0  # canonical mm over which a template point follows its neighbours


def ridge(inputs, outputs, penalty):
    """Weights [outputs, inputs + 1] (last column the constant) of outputs on inputs."""
    a = np.hstack([inputs, np.ones((len(inputs), 1))])
    lift = np.eye(a.shape[1]) * penalty
    lift[-1, -1] = 0
    return np.linalg.solve(a.T @ a + lift, a.T @ outputs).T


def folds(count, parts=5, seed=7):
    which = np.random.default_rng(seed).permutation(count) % parts
    return [(np.flatnonzero(which != p), np.flatnonzero(which == p)) for p in range(parts)]


def guard(shapes, mean):
    """Weights [19,2,39] and cross-validated spread [19] (root mean square distance, canonical mm)."""
    flat = np.array([apply(robust_fit(s, mean), s) - mean for s in shapes]).reshape(len(shapes), -1)
    weights, spread = np.zeros((19, 2, 39)), np.zeros(19)
    for k in range(19):
        others = [j for j in range(38) if j // 2 != k]
        own = flat[:, 2 * k:2 * k + 2]
        left = []
        for train, test in folds(len(flat)):
            w = ridge(flat[train][:, others], own[train], len(train) * NOISE ** 2)
            left.append(own[test] - flat[test][:, others] @ w[:, :-1].T - w[:, -1])
        spread[k] = np.sqrt((np.concatenate(left) ** 2).sum(1).mean())
        weights[k][:, others + [38]] = ridge(flat[:, others], own, len(flat) * NOISE ** 2)
    return weights, spread


def follow(known, template_known, template_point):
    """A template point by the similarity of the known points plus their leftovers, weighted by nearness."""
    frame = robust_fit(template_known, known)
    left = known - apply(frame, template_known)
    base = apply(frame, template_point[None])[0]
    near = np.exp(-0.5 * ((apply(frame, template_known) - base) ** 2).sum(1) / REACH ** 2)
    return base + (near[:, None] * left).sum(0) / (near.sum() + 0.3)


def template_spread(shapes, mean, template):
    """Leave-one-landmark-out: error against the distance to the nearest known point, as a line (canonical mm)."""
    near, errors, which = [], [], []
    for shape in shapes[::3]:
        at = apply(robust_fit(shape, mean), shape)
        for k in range(19):
            others = [j for j in range(19) if j != k]
            errors.append(np.linalg.norm(follow(at[others], template[others], template[k]) - at[k]))
            near.append(np.linalg.norm(at[others] - at[k], axis=1).min())
            which.append(ORDER[k] in SOFT)
    near, errors = np.array(near), np.array(errors)
    slope, base = np.polyfit(near, errors, 1)
    fit_ = np.maximum(base + slope * near, 0.5)
    p68 = np.percentile(errors / fit_, 68)
    # Soft-tissue points stray further than bone at the same distance from a known point.
    soft = np.percentile((errors / fit_)[np.array(which)], 68) / p68
    return {"base": base, "slope": slope, "p68": p68, "soft": soft, "mean": errors.mean()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--clinical", required=True, help="folder of templates.json and landmarks.json")
    parser.add_argument("--start", default="", help="checkpoint whose frame is kept, as given to the networks that go on from it")
    given = parser.parse_args()
    every = films(given.data)
    kept = set(held_out(every))
    shapes = [f["truth"] for i, f in enumerate(every) if i not in kept]
    mean = frame(given, shapes)
    weights, spread = guard(shapes, mean)
    with open(os.path.join(given.clinical, "templates.json")) as file:
        template = json.load(file)["landmarks"]
    with open(os.path.join(given.clinical, "landmarks.json")) as file:
        placed = {row["key"] for row in json.load(file)["landmarks"] if row["kind"] == "primary"}
    places = {n: [p["x"], p["y"]] for n, p in template.items() if n in placed}
    known = np.array([places[n] for n in ORDER])
    table = {"order": ORDER, "mean": mean.tolist(), "guard": {"weights": weights.tolist(), "spread": spread.tolist()},
             "template": {"places": places, "reach": REACH, **template_spread(shapes, mean, known)}}
    with open(os.path.join(given.work, "shape.json"), "w") as out:
        json.dump(table, out)
    print("guard", dict(zip(ORDER, spread.round(2))))
    print("template", {k: round(v, 2) for k, v in table["template"].items() if k != "places"})


if __name__ == "__main__":
    main()
