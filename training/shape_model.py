"""Numbers of the shape model, written to WORK/shape.json: `shape_model.py --data DIR --work DIR --clinical DIR`.

guard: each of the 19 from the other 18, from the training films. regress: apices, molar and premolar from the 15 points
that shapes19.csv shares with the films. template: what is left, placed by similarity and the neighbours' own offsets."""

import argparse
import csv
import json
import os

import numpy as np

from data import ORDER, films, held_out
from schedule import frame
from views import CANONICAL_S_NA, apply, fit, robust_fit

NOISE = 1.5 * CANONICAL_S_NA / 71.8  # the error of detected points, canonical mm; makes the regressions robust to it
TARGETS = ["L1RootTip", "U1RootTip", "MolarPoint", "PremolarPoint"]
SHARED = [n for n in ORDER if n not in ("UpperLip", "LowerLip", "Subnasale", "SoftTissuePog")]
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


def read_shapes(path):
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    return {n: np.array([[float(r[n + "_x"]), float(r[n + "_y"])] for r in rows]) for n in SHARED + TARGETS}


def regressions(cases, mean):
    """Each target from the 15 shared points in their robust frame: weights [2,31], mean error and p68 with noisy inputs."""
    mean15 = mean[[ORDER.index(n) for n in SHARED]]
    points = np.stack([cases[n] for n in SHARED], 1)
    # Facing left in some frames: turned over, so that one table serves.
    flip = points[:, 0, 0] > points[:, 1, 0]
    frames, inputs = [], []
    random = np.random.default_rng(5)
    for p, f in zip(points, flip):
        p = p * (-1, 1) if f else p
        clean = fit(p, mean15)
        noisy = p + random.normal(0, NOISE / np.sqrt(2), p.shape) / np.hypot(*clean[:, 0])
        frame = robust_fit(noisy, mean15)
        frames.append(frame), inputs.append((apply(frame, noisy) - mean15).reshape(-1))
    inputs, found = np.array(inputs), {}
    for name in TARGETS:
        aim = np.array([apply(m, (t * (-1, 1) if f else t)[None])[0] for m, t, f in zip(frames, cases[name], flip)])
        left = np.zeros(len(aim))
        for train, test in folds(len(aim)):
            w = ridge(inputs[train], aim[train], 5.0 * len(train) / 100)
            left[test] = np.linalg.norm(aim[test] - inputs[test] @ w[:, :-1].T - w[:, -1], axis=1)
        found[name] = {"weights": ridge(inputs, aim, 5.0 * len(aim) / 100).tolist(), "mean": left.mean(),
                       "p68": np.percentile(left, 68), "p90": np.percentile(left, 90)}
    return found


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
             "shared": SHARED, "regress": regressions(read_shapes(os.path.join(given.data, "ceph/shapes/shapes19.csv")), mean),
             "template": {"places": places, "reach": REACH, **template_spread(shapes, mean, known)}}
    with open(os.path.join(given.work, "shape.json"), "w") as out:
        json.dump(table, out)
    print("guard", dict(zip(ORDER, spread.round(2))))
    placed_on = robust_fit(known, mean)
    for name, r in table["regress"].items():
        print(name, {k: round(v, 2) for k, v in r.items() if k != "weights"}, "at", np.round([w[-1] for w in r["weights"]], 1))
    print({n: np.round(apply(placed_on, np.array([places[n]]))[0], 1).tolist() for n in ("U1RootTip", "L1RootTip", "U6Mesial", "U6Distal", "L6Mesial", "L6Distal", "U1IncisalTip")})
    print("template", {k: round(v, 2) for k, v in table["template"].items() if k != "places"})


if __name__ == "__main__":
    main()
