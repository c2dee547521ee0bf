"""Where the further points are expected, once for each split of judge.py: `shapes.py --data DIR --work WORK --readings ../readings --out SHAPES`
(after regress_further.py, with network A's answers on the films read in WORK/read).

SHAPES/SPLIT.json: the regression fitted without the films that the split leaves out, its penalties and bounds those of regress_further.py. A point
that the other films hardly hold (Co with one source left out) keeps the regression of the films not kept apart."""

import json
import os

import numpy as np

import cutting  # noqa: F401  (finds the programs beside this folder)
from data import by_film, films, held_out, open_cache
from evaluate import open_detector
from further import FURTHER, apart, name_of, readings
from read_films import states
from regress_further import NOISE, fitted, rows_of
from schedule import arguments

FEWEST = 6  # films


def left_out(every):
    """{split: names of films}, as judge.py leaves them out."""
    kept = apart(every, held_out(every))
    folds = {f"fold{n}": {name_of(every[i]) for i in by_film(every, n, 2)} for n in (1, 2)}
    sources = {source: kept | {name_of(f) for f in every if f["source"] == source} for source in ("isbi", "hamedan")}
    return {"apart": kept, **folds, **sources}


def main():
    given = arguments(steps=0, batch=0, rate=0, more={"--readings": "readings", "--out": "shapes"})
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    found, read = states(given, every, levels, open_detector(given.work, "coarse", ["fine"])), readings(given.readings)
    at = lambda name: os.path.join(given.work, name)
    with open(at("shape-apart.json")) as file:
        shape = json.load(file)
    with open(at("further-shape.json")) as file:
        penalties = {name: row["penalty"] for name, row in json.load(file).items()}
    mean = np.array(shape["mean"])
    rows = {name: rows_of(state, read[name], mean) for name, state in found.items()}
    os.makedirs(given.out, exist_ok=True)
    for split, spared in left_out(every).items():
        regress = dict(shape["regress"])
        for name in FURTHER:
            mine = [row for film, row in rows.items() if name in row["at"] and film not in spared]
            if len(mine) >= FEWEST:
                regress[name] = {**regress[name], "weights": fitted(mine, name, penalties[name] * NOISE ** 2).tolist()}
        with open(os.path.join(given.out, split + ".json"), "w") as out:
            json.dump({**shape, "regress": regress}, out, default=float)


if __name__ == "__main__":
    main()
