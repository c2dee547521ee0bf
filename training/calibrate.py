"""Fit the error model and report its cross-fitted coverage: `calibrate.py --work DIR` (after evaluate.py, and cross.py if run).

log mean error = intercept of the landmark + slopes x log signs, a gamma model (log link) fitted by re-weighted least squares."""

import argparse
import glob
import json
import os

import numpy as np

from shape_model import folds

OFFSETS = np.array([0, 0, 0.3, 0.05, 0.3, 0.3])  # as in packages/detect/passes/confidence.ts
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


def log_error(model, signs):
    return np.log(signs + OFFSETS) @ np.array(model["slopes"]) + np.array(model["intercepts"])


def bound(model, signs):
    return np.exp(log_error(model, signs) + model["bound"])


def report(errors, bounds, mm4):
    """Coverage, and how many of the large errors lie among the least confident 15 % of points."""
    doubtful = bounds >= np.quantile(bounds, 0.85)
    large = errors > mm4
    rank = lambda v: np.argsort(np.argsort(v.reshape(-1)))
    return {"coverage": 100 * (errors <= bounds).mean(), "over4mm": int(large.sum()),
            "over4mmInLeastConfident15": 100 * (large & doubtful).sum() / max(large.sum(), 1),
            "rankCorrelation": np.corrcoef(rank(errors), rank(bounds))[0, 1]}


def levelled(model, signs, errors):
    """The model's ordering kept, its level, scatter and bound set anew on other networks' errors."""
    ratio = np.log(np.maximum(errors, 0.03) / np.exp(log_error(model, signs)))
    median, q68, q84 = np.percentile(ratio, (50, 68, 84))
    return {**model, "intercepts": (np.array(model["intercepts"]) + median).tolist(), "sigma": q84 - median, "bound": q68 - median}


def crossed(signs, errors, fit):
    """Bounds of each film by a model that `fit(train, test)` made without it."""
    bounds = np.zeros_like(errors)
    for train, test in folds(len(errors), 8):
        bounds[test] = bound(fit(train, test), signs[test])
    return bounds


def by_source(errors, bounds, isbi):
    """Reports in mm over all films and of each source."""
    groups = {"all": np.ones(len(isbi), bool), "isbi": isbi, "hamedan": ~isbi}
    return {name: report(errors[mine], bounds[mine], 4.0) for name, mine in groups.items() if mine.any()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    given = parser.parse_args()
    at = lambda name: os.path.join(given.work, name)
    kept = dict(np.load(at("predictions.npz")))
    signs, errors, mm = kept["signs"], kept["canonical"], kept["to_mm"][:, None]
    isbi = np.isclose(kept["mm"], 0.1)
    if os.path.exists(at("cross.npz")):
        # The ordering from every film, each predicted by networks that did not see it; the level from the shipped networks.
        cross = dict(np.load(at("cross.npz")))
        others = cross["signs"], cross["canonical"]
        bounds = crossed(*others, lambda train, _: learn(others[0][train], others[1][train]))
        wide = cross["to_mm"][:, None]
        folded = by_source(others[1] * wide, bounds * wide, np.isclose(cross["mm"], 0.1))

        def fit(train, test):
            strange = ~np.isin(cross["film"], kept["kept"][test])
            return levelled(learn(others[0][strange], others[1][strange]), signs[train], errors[train])

        model = levelled(learn(*others), signs, errors)
        figures = {"how": "ordering learned on the cross-validation's films, level on the held-out ones, both without the films judged",
                   "crossValidation": {"how": "8-fold cross-fitting by film over the two-fold predictions", **folded}}
        for path in sorted(glob.glob(at("cross-without-*.npz"))):
            rows = dict(np.load(path))
            name = os.path.basename(path)[6:-4]
            figures[name] = report(rows["canonical"] * rows["to_mm"][:, None], bound(model, rows["signs"]) * rows["to_mm"][:, None], 4.0)
    else:
        fit = lambda train, _: learn(signs[train], errors[train])
        model = learn(signs, errors)
        figures = {"how": "8-fold cross-fitting by film over the held-out films"}
    figures.update(by_source(errors * mm, crossed(signs, errors, fit) * mm, isbi))
    for key, value in figures.items():
        print(key, json.dumps(value, default=lambda v: round(float(v), 3)))
    print({k: np.round(v, 2).tolist() for k, v in model.items()})
    with open(at("confidence.json"), "w") as out:
        json.dump(model, out, default=float)
    with open(at("figures.json")) as file:
        table = json.load(file)
    with open(at("figures.json"), "w") as out:
        json.dump({**table, "calibration": figures}, out, default=float)


if __name__ == "__main__":
    main()
