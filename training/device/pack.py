"""Everything a graphics card trains on in one file: `pack.py --data DIR --readings ../readings --models ../../packages/detect/models --out FILE.npz`.

Films at half their size as WebP (no view of training is finer), the readers' landmarks, the readings of the further points with the hand
that made them, the fixed split, and the mean shape of the shipped weights, so that the frame stays what it is."""

import argparse
import csv
import glob
import json
import os
import sys

import cv2
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from data import by_film, films, halve, held_out, read_grey
from further import FURTHER, apart, name_of
from restart import landmark_files

QUALITY = 92


def hands(folder):
    """File names of the readings without ending, t1 first: one hand each. Hand 0 of the network is nobody's."""
    names = [os.path.basename(p)[:-4] for p in glob.glob(os.path.join(folder, "*.csv"))]
    return sorted(names, key=lambda n: (n != "t1", n))


def rows_of_readings(folder, places):
    """[readings,6]: film, further point, x, y (film pixels), sure (1 to 3), hand (from 1)."""
    rows = []
    for hand, name in enumerate(hands(folder), 1):
        with open(os.path.join(folder, name + ".csv"), newline="") as file:
            for row in csv.DictReader(file):
                if row["film"] in places and row["landmark"] in FURTHER:
                    rows.append((places[row["film"]], FURTHER.index(row["landmark"]), float(row["x"]), float(row["y"]), float(row["sure"]), hand))
    return np.array(rows, np.float64)


def main():
    parser = argparse.ArgumentParser()
    for option in ("--data", "--readings", "--models", "--out"):
        parser.add_argument(option, required=True)
    given = parser.parse_args()
    every = films(given.data)
    coded, sizes = [], []
    for film in every:
        picture = read_grey(film["path"])
        half = halve(picture)
        sizes.append(picture.shape)
        coded.append(cv2.imencode(".webp", half, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])[1])
    places = {name_of(f): i for i, f in enumerate(every)}
    kept = held_out(every)
    with open(os.path.join(given.models, landmark_files(given.models)["numbers"]["file"])) as file:
        mean = np.array(json.load(file)["mean"])
    np.savez(given.out, bytes=np.concatenate(coded), ends=np.cumsum([len(c) for c in coded]), whole=np.array(sizes),
             truth=np.array([f["truth"] for f in every]), mm=np.array([f["mm"] for f in every]),
             hamedan=np.array([f["source"] == "hamedan" for f in every]), readings=rows_of_readings(given.readings, places),
             hands=np.array(hands(given.readings)), mean=mean, held=np.array(kept),
             apart=np.array(sorted({places[n] for n in apart(every, kept)})),
             fold1=np.array(by_film(every, 1, 2)), fold2=np.array(by_film(every, 2, 2)))
    print(len(every), "films,", os.path.getsize(given.out) / 1e6, "MB")


if __name__ == "__main__":
    main()
