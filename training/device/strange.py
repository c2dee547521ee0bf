"""How well the stated errors hold on a source never seen, with and without the growth of `familiar.py`: `strange.py --data DIR --work WORK --judged DIR --readings ../readings`.

The error model is that of calibrate.py and calibrate_further.py, learned on the other source alone, of films read by networks of the folds; the looks of
the films judge how strange a film is to that source alone. Prints the share within the stated error; nothing is fitted to the source judged."""

import argparse
import json
import os

import cv2
import numpy as np

import cutting  # noqa: F401  (finds the programs beside this folder)
import calibrate
import calibrate_further
from data import films, open_cache
from familiar import FROM, LIMIT, look_of, source_of
from further import FURTHER, REGION, REGIONS, name_of, readings

GROWTH = (1.0, 1.6, LIMIT)


def looks_of(every, levels, judged, path):
    """[films,16], in the order of `every`; kept, since it takes minutes."""
    if not os.path.exists(path):
        matrix = {int(i): m for rows in judged for i, m in zip(rows["film"], rows["matrix"])}
        np.save(path, np.array([look_of(levels[i], matrix[i]) for i in range(len(every))]))
    return np.load(path)


def strangeness(looks, mine, source):
    """Mahalanobis distance of films from a source, per root of the number of signs."""
    centre, inverse = source_of(looks[source])
    off = looks[mine] - centre
    return np.sqrt(np.einsum("fi,ij,fj->f", off, inverse, off) / looks.shape[1])


def read_rows(every, rows, read):
    """Errors of the further points against the mean of the readings: film, point, signs, canonical, to_mm."""
    found = []
    for n, i in enumerate(rows["film"]):
        matrix = rows["matrix"][n]
        scale = np.sqrt(abs(np.linalg.det(matrix[:, :2])))
        for k, name in enumerate(FURTHER):
            given = read.get(name_of(every[i]), {}).get(name)
            if given is not None:
                found.append((i, k, np.linalg.norm(rows["further"][n, k] - given[:, :2].mean(0)) * scale, rows["to_mm"][n], *rows["doubt"][n, k]))
    table = np.array(found)
    return {"film": table[:, 0].astype(int), "landmark": table[:, 1].astype(int), "canonical": table[:, 2], "to_mm": table[:, 3], "signs": table[:, 4:]}


def share(errors, bounds):
    return round(100 * float((errors <= bounds).mean()), 1)


def main():
    parser = argparse.ArgumentParser()
    for option in ("--data", "--work", "--judged", "--readings"):
        parser.add_argument(option, required=True)
    given = parser.parse_args()
    cv2.setNumThreads(2)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    kept = {name: dict(np.load(os.path.join(given.judged, f"judged-{name}.npz"))) for name in ("fold1", "fold2", "isbi", "hamedan")}
    looks = looks_of(every, levels, (kept["fold1"], kept["fold2"]), os.path.join(given.work, "looks.npy"))
    source, read = np.array([f["source"] for f in every]), readings(given.readings)
    told = {}
    for strange, known in (("hamedan", "isbi"), ("isbi", "hamedan")):
        folds = {k: np.concatenate([kept[f][k] for f in ("fold1", "fold2")]) for k in kept["fold1"]}
        own = {k: v[source[folds["film"]] == known] for k, v in folds.items()}
        rows = kept[strange]
        far = strangeness(looks, rows["film"], source == known)
        print(f"{strange}, never seen: distance / {FROM} median {np.median(far / FROM):.2f}, over 1 on {100 * (far > FROM).mean():.0f} %")
        model = calibrate.learn(own["signs"], own["canonical"])
        bounds = calibrate.bound(model, rows["signs"])
        mine, theirs = read_rows(every, own, read), read_rows(every, rows, read)
        fitted = calibrate_further.learn(mine["signs"], mine["landmark"], mine["canonical"])
        other = calibrate_further.bounds_of(fitted, theirs["signs"], theirs["landmark"])
        by_film = dict(zip(rows["film"], far))
        for limit in GROWTH:
            grown = np.clip(far / FROM, 1, limit)
            each = np.array([np.clip(by_film[i] / FROM, 1, limit) for i in theirs["film"]])
            inside = theirs["canonical"] <= other * each
            regions = {r: round(100 * float(inside[[REGION[FURTHER[k]] == r for k in theirs["landmark"]]].mean()), 1) for r in REGIONS}
            if limit == LIMIT:
                wide = rows["to_mm"][:, None]
                told[f"without-{strange}"] = {**calibrate.report(rows["canonical"] * wide, bounds * grown[:, None] * wide, 4.0),
                                              "withoutGrowth": share(rows["canonical"], bounds), "further": round(100 * float(inside.mean()), 1)}
            print(f"  grown at most {limit}: the 19 {share(rows['canonical'], bounds * grown[:, None])} %, further {round(100 * float(inside.mean()), 1)} % {regions}")
        mm = theirs["canonical"] * theirs["to_mm"]
        print("  further, mm:", {r: round(float(mm[[REGION[FURTHER[k]] == r for k in theirs["landmark"]]].mean()), 2) for r in REGIONS})
    with open(os.path.join(given.work, "strange.json"), "w") as out:
        json.dump(told, out, default=float)
    pooled = read_rows(every, folds, read)
    for name in ("isbi", "hamedan"):
        mine = source[pooled["film"]] == name
        mm = (pooled["canonical"] * pooled["to_mm"])[mine]
        which = np.array([REGION[FURTHER[k]] for k in pooled["landmark"][mine]])
        print(f"folds, {name}: further, mm", {r: (round(float(mm[which == r].mean()), 2), round(float(np.median(mm[which == r])), 2), int((which == r).sum())) for r in REGIONS})


if __name__ == "__main__":
    main()
