"""Fit the error model on held-out predictions and report its cross-fitted coverage: `calibrate.py --work DIR` (after evaluate.py).

log mean error = intercept of the landmark + slopes x log signs, a gamma model (log link) fitted by re-weighted least squares."""

import argparse
import json
import os

import numpy as np

from shape_model import folds

OFFSETS = np.array([0, 0, 0.3, 0.05, 0.3, 0.3])  # as in packages/detect/confidence.ts
SHRINK, SLOPE_SHRINK = 8.0, 4.0  # films' worth of pull towards the common intercept, towards no slope
LANDMARKS = 19


def design(signs):
    """[films,19,6] -> rows [films*19, 6+1+19]: log signs, one, landmark."""
    logs = np.log(signs + OFFSETS).reshape(-1, signs.shape[-1])
    which = np.tile(np.eye(LANDMARKS), (len(signs), 1))
    return np.hstack([logs, np.ones((len(logs), 1)), which])


def learn(signs, errors):
    a, y = design(signs), np.maximum(errors.reshape(-1), 0.03)
    count = signs.shape[-1]
    centre = a[:, :count].mean(0)
    b = a.copy()
    b[:, :count] -= centre
    pull = np.diag([SLOPE_SHRINK] * count + [0.0] + [SHRINK] * LANDMARKS)
    w = np.zeros(b.shape[1])
    w[count] = np.log(y.mean())
    for _ in range(60):
        eta = b @ w
        # Errors beyond four times the expected pull no harder than that: one lost film must not set the slopes.
        step = np.clip((y - np.exp(eta)) / np.exp(eta), -1, 3)
        w = w + 0.5 * np.linalg.solve(b.T @ b + pull, b.T @ step - pull @ w)
    ratio = np.log(y / np.exp(b @ w))
    median, q68, q84 = np.percentile(ratio, (50, 68, 84))
    intercepts = w[count] + w[count + 1:] - centre @ w[:count] + median
    return {"slopes": w[:count].tolist(), "intercepts": intercepts.tolist(), "sigma": q84 - median, "bound": q68 - median}


def bound(model, signs):
    log = np.log(signs + OFFSETS) @ np.array(model["slopes"]) + np.array(model["intercepts"])
    return np.exp(log + model["bound"])


def report(errors, bounds, mm4):
    """Coverage, and how many of the large errors lie among the least confident 15 % of points."""
    doubtful = bounds >= np.quantile(bounds, 0.85)
    large = errors > mm4
    rank = lambda v: np.argsort(np.argsort(v.reshape(-1)))
    return {"coverage": 100 * (errors <= bounds).mean(), "over4mm": int(large.sum()),
            "over4mmInLeastConfident15": 100 * (large & doubtful).sum() / max(large.sum(), 1),
            "rankCorrelation": np.corrcoef(rank(errors), rank(bounds))[0, 1]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    given = parser.parse_args()
    kept = np.load(os.path.join(given.work, "predictions.npz"))
    signs, errors = kept["signs"], kept["canonical"]
    crossed = np.zeros_like(errors)
    for train, test in folds(len(errors), 8):
        crossed[test] = bound(learn(signs[train], errors[train]), signs[test])
    # Over 4 mm is judged in each film's own millimetres.
    to_mm = (kept["mm"] * np.linalg.norm(kept["found"] - kept["truth"], axis=2).sum(1) / errors.sum(1))[:, None]
    every = report(errors * to_mm, crossed * to_mm, 4.0)
    isbi = kept["kept"] < 300
    figures = {"how": "8-fold cross-fitting by film over the held-out films", "all": every,
               "isbi": report((errors * to_mm)[isbi], (crossed * to_mm)[isbi], 4.0),
               "hamedan": report((errors * to_mm)[~isbi], (crossed * to_mm)[~isbi], 4.0)}
    for key in ("all", "isbi", "hamedan"):
        print(key, {k: round(float(v), 2) for k, v in figures[key].items()})
    model = learn(signs, errors)
    print({k: np.round(v, 2).tolist() for k, v in model.items()})
    with open(os.path.join(given.work, "confidence.json"), "w") as out:
        json.dump(model, out, default=float)
    path = os.path.join(given.work, "figures.json")
    with open(path) as file:
        all_figures = json.load(file)
    with open(path, "w") as out:
        json.dump({**all_figures, "calibration": figures}, out, default=float)


if __name__ == "__main__":
    main()
