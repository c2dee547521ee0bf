"""How far two readings of one film lie apart: `repeatability.py [--readings readings] [--card CARD.json] [--without r5,r6]`.

Mean distance in mm of every pair of readings of a point by different readers, per point and source. With --card the table goes into the
card's `figures.twoReadings`, and beside the network's error of each point (`readersApart`, both sources, five pairs or more, as
calibrate_further.py has it); without, it is only told. --without leaves readers out, by their names in the files."""

import argparse
import csv
import glob
import json
import os
from itertools import combinations

import numpy as np

from further import FURTHER, REGION

MM = {"isbi": 0.1, "hamedan": 1 / 7.87}  # as the sources state it, mm a pixel


def places(folder, without=()):
    """{(film, landmark): [(reader, x, y)]} of the further points, film pixels."""
    read = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.csv"))):
        with open(path, newline="") as file:
            for row in csv.DictReader(file):
                if row["landmark"] in REGION and row["reader"] not in without:
                    read.setdefault((row["film"], row["landmark"]), []).append((row["reader"], float(row["x"]), float(row["y"])))
    return read


def pairs(read):
    """{landmark: [(film, mm apart)]} over every two readings of one point by different readers."""
    apart = {name: [] for name in FURTHER}
    for (film, name), rows in read.items():
        for (one, *a), (other, *b) in combinations(rows, 2):
            if one != other:
                apart[name].append((film, float(np.hypot(a[0] - b[0], a[1] - b[1])) * MM[film.split("/")[0]]))
    return apart


def summary(rows, least=3):
    """Mean of at least so many pairs, or nothing."""
    return {"mean": round(float(np.mean([mm for _, mm in rows])), 2), "pairs": len(rows)} if len(rows) >= least else None


def table(apart):
    """{landmark: mean, pairs, films, and per source mean and pairs}."""
    told = {}
    for name, rows in apart.items():
        whole = summary(rows)
        if whole:
            sources = {s: summary([r for r in rows if r[0].startswith(s)]) for s in MM}
            told[name] = {**whole, "films": len({film for film, _ in rows}), **{s: v for s, v in sources.items() if v}}
    return told


def write(path, films, apart, told):
    """Puts the table into a card."""
    with open(path) as file:
        card = json.load(file)
    figures = card["figures"]
    every = [mm for rows in apart.values() for _, mm in rows]
    figures["twoReadings"] |= {"films": films, "readersApart": round(float(np.mean(every)), 2), "landmarks": told}
    for source in MM:
        for name, row in figures[f"{source}Read"]["landmarks"].items():
            row.pop("readersApart", None)
            if name in told and told[name]["pairs"] >= 5:
                row["readersApart"] = told[name]["mean"]
    with open(path, "w") as out:
        json.dump(card, out, indent=1, ensure_ascii=False)
        out.write("\n")


def main():
    given = argparse.ArgumentParser()
    given.add_argument("--readings", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "readings"))
    given.add_argument("--card")
    given.add_argument("--without", default="")
    given = given.parse_args()
    apart = pairs(places(given.readings, given.without.split(",")))
    told = table(apart)
    films = {film for rows in apart.values() for film, _ in rows}
    print(len(films), "films read more than once:", {s: sum(film.startswith(s) for film in films) for s in MM})
    for name, row in told.items():
        print(name.ljust(20), *(f"{k} {v['mean']:.2f} ({v['pairs']})" for k, v in (("both", row), *((s, row[s]) for s in MM if s in row))))
    if given.card:
        write(given.card, len(films), apart, told)


if __name__ == "__main__":
    main()
