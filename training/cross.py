"""Cross-validation by film and with a source left out: `cross.py --data DIR --work DIR [--folds 2] [--leave-out isbi,hamedan]`.

Every network here is trained from scratch by train_coarse.py and train_fine.py with the same --fold or --leave-out; the guard of
the shape model is fitted on the same training films. Pools the folds; writes WORK/cross.npz and WORK/cross.json, which export.py puts into the card."""

import argparse
import json
import os

import cv2
import numpy as np
import torch

from data import films, open_cache, split, split_name
from evaluate import by_source, predict
from figures import tell
from predict import Detector, load
from shape_model import guard


# Of a source that was never seen every third ISBI film is enough to tell.
STEP = {"isbi": 3, "hamedan": 1}


def schedule(path):
    """Steps and minutes that a training took, from the last line of its log."""
    with open(path + ".log") as file:
        last = json.loads(file.readlines()[-1])
    return {"steps": last["step"], "minutes": round(last["seconds"] / 60, 1)}


def outside(work, every, levels, which, step=1):
    """Predictions of the films a split leaves out (every `step`-th), by networks that did not see them; and how these were trained."""
    train, test = split(every, **which)
    test = test[::step]
    name = split_name(**which)
    coarse, kept = load("coarse", os.path.join(work, f"coarse{name}.pt"))
    fine, same = load("fine", os.path.join(work, f"fine{name}.pt"))
    assert np.allclose(kept["mean"], same["mean"]), "coarse and fine network saw different films"
    mean = np.array(kept["mean"])
    weights, spread = guard([every[i]["truth"] for i in train], mean)
    detector = Detector(coarse, [fine], mean, {"weights": weights, "spread": spread})
    kept = os.path.join(work, f"cross{name}.npz")
    if not os.path.exists(kept) or os.path.getmtime(kept) < os.path.getmtime(os.path.join(work, f"fine{name}.pt")):
        rows = predict(detector, [every[i] for i in test], [levels[i] for i in test])
        np.savez(kept, **rows)
    rows = dict(np.load(kept))
    how = {"trainedOn": len(train), "coarse": schedule(os.path.join(work, "coarse" + name)), "fine": schedule(os.path.join(work, "fine" + name))}
    return {**rows, "film": np.array(test)}, how


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--folds", type=int, default=2, help="0: none")
    parser.add_argument("--leave-out", default="hamedan,isbi")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    table, how, never, parts = {}, {}, {}, []
    for k in range(given.folds):
        rows, how[f"fold {k + 1}"] = outside(given.work, every, levels, {"fold": f"{k + 1}/{given.folds}"})
        parts.append(rows)
    if parts:
        pooled = {key: np.concatenate([p[key] for p in parts]) for key in parts[0]}
        np.savez(os.path.join(given.work, "cross.npz"), **pooled)
        # Against the truth these networks were trained on: the kept rows of older ones hold the plain mean of the readers.
        mine = [{**every[i], "truth": truth} for i, truth in zip(pooled["film"], pooled["truth"])]
        for name, figures in by_source(pooled["found"], mine).items():
            table[name + "Folds"] = figures
            tell(f"{given.folds} folds by film: {name}", figures)
    for source in filter(None, given.leave_out.split(",")):
        rows, how[f"without {source}"] = outside(given.work, every, levels, {"leave_out": source}, STEP[source])
        never[source] = by_source(rows["found"], [every[i] for i in rows["film"]])[source]
        tell(f"{source} by networks that never saw it", never[source])
    # How long each network was trained, and the source that was never seen: told beside the folds, not among them.
    table["crossValidation"] = {"trainings": how, "neverSeen": never}
    with open(os.path.join(given.work, "cross.json"), "w") as out:
        json.dump(table, out, default=float)


if __name__ == "__main__":
    main()
