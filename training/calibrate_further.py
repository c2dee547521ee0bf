"""Error model and figures of the further points: `calibrate_further.py --data DIR --work DIR --readings readings` (after evaluate_further.py).

As calibrate.py: log mean error = intercept of the landmark + slopes x log signs, fitted on the readings of the films kept apart; coverage cross-fitted
by film. A landmark's intercept is pulled to its region's, a region's to all. Writes WORK/further.json, which export_further.py takes."""

import json
import os
from itertools import combinations

import numpy as np

from calibrate import OFFSETS
from data import MM
from further import FURTHER, REGION, REGIONS, readings
from further_looks import HOLD, LOOKS
from nets import LANDMARKS
from schedule import arguments
from shape_model import folds

PULLS = {"slope": 6.0, "region": 2.0, "landmark": 10.0}  # readings' worth of pull towards none
LIMIT = 3.0  # canonical mm of bound from which a point counts as not read

NAMES = list(REGIONS)
REGION_OF = np.array([NAMES.index(REGION[name]) for name in FURTHER])


def design(signs, landmark):
    logs = np.log(signs + OFFSETS)
    return np.hstack([logs, np.ones((len(logs), 1)), np.eye(len(NAMES))[REGION_OF[landmark]], np.eye(len(FURTHER))[landmark]])


def learn(signs, landmark, errors):
    a, y = design(signs, landmark), np.maximum(errors, 0.03)
    count = signs.shape[1]
    centre = a[:, :count].mean(0)
    a[:, :count] -= centre
    pull = np.diag([PULLS["slope"]] * count + [0.0] + [PULLS["region"]] * len(NAMES) + [PULLS["landmark"]] * len(FURTHER))
    w = np.zeros(a.shape[1])
    w[count] = np.log(y.mean())
    for _ in range(80):
        eta = a @ w
        step = np.clip((y - np.exp(eta)) / np.exp(eta), -1, 3)
        w = w + 0.5 * np.linalg.solve(a.T @ a + pull, a.T @ step - pull @ w)
    ratio = np.log(y / np.exp(a @ w))
    median, q68, q84 = np.percentile(ratio, (50, 68, 84))
    regions, landmarks = w[count + 1:count + 1 + len(NAMES)], w[count + 1 + len(NAMES):]
    intercepts = w[count] + regions[REGION_OF] + landmarks - centre @ w[:count] + median
    return {"slopes": w[:count].tolist(), "intercepts": intercepts.tolist(), "sigma": q84 - median, "bound": q68 - median}


def bounds_of(model, signs, landmark):
    return np.exp(np.log(signs + OFFSETS) @ np.array(model["slopes"]) + np.array(model["intercepts"])[landmark] + model["bound"])


def crossed(rows):
    bounds, names = np.zeros(len(rows["film"])), np.unique(rows["film"])
    for train, test in folds(len(names), len(names)):
        fit, judge = (np.isin(rows["film"], names[part]) for part in (train, test))
        model = learn(rows["signs"][fit], rows["landmark"][fit], rows["canonical"][fit])
        bounds[judge] = bounds_of(model, rows["signs"][judge], rows["landmark"][judge])
    return bounds


def figures(rows, mine, apart):
    mm = rows["canonical"][mine] * rows["to_mm"][mine]
    before, which = rows["before"][mine] * rows["to_mm"][mine], rows["landmark"][mine]
    table = {}
    for k, name in enumerate(FURTHER):
        if (which == k).any():
            table[name] = {"films": int((which == k).sum()), "mean": mm[which == k].mean(), "median": np.median(mm[which == k]),
                           "regression": before[which == k].mean(), **({"readersApart": apart[name]} if name in apart else {})}
    within = {f"within{limit}": 100 * (mm <= limit).mean() for limit in (2, 4)}
    regions = {r: mm[REGION_OF[which] == i].mean() for i, r in enumerate(NAMES)}
    return {"films": len(np.unique(rows["film"][mine])), "mean": mm.mean(), "median": np.median(mm), **within, "regions": regions, "landmarks": table}


def repeatability(read):
    """Mean distance in mm between two readings of a point by different readers."""
    found = {}
    for film, points in read.items():
        for name, rows in points.items():
            for a, b in combinations(rows[:, :2], 2):
                found.setdefault(name, []).append(np.linalg.norm(a - b) * MM[film.split("/")[0]])
    return {name: (float(np.mean(v)), len(v)) for name, v in found.items()}


def main():
    given = arguments(steps=0, batch=0, rate=0, more={"--readings": "readings"})
    rows = dict(np.load(os.path.join(given.work, "further-apart.npz")))
    mm = rows["canonical"] * rows["to_mm"]
    model, bounds = learn(rows["signs"], rows["landmark"], rows["canonical"]), crossed(rows)
    kept = rows["canonical"] <= bounds
    twice = repeatability(readings(given.readings))
    region = REGION_OF[rows["landmark"]]
    doubtful = bounds >= np.quantile(bounds, 0.85)
    calibration = {"coverage": 100 * kept.mean(), "regions": {r: 100 * kept[region == i].mean() for i, r in enumerate(NAMES)},
                   "sources": {s: 100 * kept[np.char.startswith(rows["film"], s)].mean() for s in MM},
                   "over4mm": int((mm > 4).sum()), "over4mmInLeastConfident15": 100 * (doubtful & (mm > 4)).sum() / max((mm > 4).sum(), 1)}
    unread = bounds > LIMIT
    print("calibration", json.dumps(calibration, default=lambda v: round(float(v), 1)))
    print("beyond the limit", unread.sum(), "of", len(unread), {r: int(unread[region == i].sum()) for i, r in enumerate(NAMES)},
          f"network {mm[unread].mean():.2f} regression {(rows['before'] * rows['to_mm'])[unread].mean():.2f}; read {mm[~unread].mean():.2f}")
    print({k: np.round(v, 2).tolist() for k, v in model.items()})
    print("two readings", {n: (round(a, 2), c) for n, (a, c) in twice.items()})
    sets = {f"{s}Read": figures(rows, np.char.startswith(rows["film"], s), {n: a for n, (a, c) in twice.items() if c >= 5}) for s in MM}
    for name, table in sets.items():
        print(name, json.dumps({k: v for k, v in table.items() if k != "landmarks"}, default=lambda v: round(float(v), 2)))
        print("  ", {n: (round(t["regression"], 2), round(t["mean"], 2)) for n, t in table["landmarks"].items()})
    looks = [{"shift": list(h["shift"]), "turn": h["turn"], "size": h["size"], "network": h["network"], "row": h["row"] + (LANDMARKS if h["network"] == "joint" else 0)} for h in LOOKS]
    numbers = {"order": FURTHER, "looks": looks, "hold": list(HOLD), "confidence": model, "limit": LIMIT}
    with open(os.path.join(given.work, "further.json"), "w") as out:
        json.dump({"numbers": numbers, "figures": {**sets, "readCalibration": calibration},
                   "kept": sorted(set(rows["film"].tolist()))}, out, default=float)


if __name__ == "__main__":
    main()
