"""The further points: which they are, the readings of them, and which films of these are kept apart.

`readings/*.csv`: reader, film, region, landmark, x, y, sure (film pixels; 1 clear, 2 doubtful, 3 guess). A film may have been read by several."""

import csv
import glob
import os

import numpy as np

REGIONS = {
    "teeth": "U1RootTip L1RootTip U6Mesial U6Distal L6Mesial L6Distal".split(),
    "profile": ("SoftTissueGlabella SoftTissueNa Prn Columella SoftTissueA LabraleSuperius Stms Stmi LabraleInferius "
                "SoftTissueB SoftTissueGn SoftTissueMe").split(),
    "base": "Ba Co Pt Ptm".split(),
    "neck": "C2_IP C2_ID C2_IA C3_IP C3_ID C3_IA C3_SP C3_SA C4_IP C4_ID C4_IA C4_SP C4_SA".split(),
}
FURTHER = [name for names in REGIONS.values() for name in names]
REGION = {name: region for region, names in REGIONS.items() for name in names}
# Beside the held-out films of data.py (on which network A's 19 points are honest), so that base and neck have enough to judge by.
APART = {"isbi/125.jpg", "isbi/230.jpg", "hamedan/041.jpg"}


def readings(folder):
    """{film "source/name": {landmark: [readings, 3] x, y, sure}} of every landmark read, in the order of the files."""
    read = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.csv"))):
        with open(path, newline="") as file:
            for row in csv.DictReader(file):
                try:
                    values = float(row["x"]), float(row["y"]), float(row["sure"])
                except (TypeError, ValueError):
                    continue  # a line that a reader is just writing
                read.setdefault(row["film"], {}).setdefault(row["landmark"], []).append(values)
    return {film: {name: np.array(rows) for name, rows in points.items()} for film, points in read.items()}


def name_of(film):
    return f"{film['source']}/{film['name']}"


def apart(every, kept):
    """Names of the films never fitted or trained on: the held-out ones (indices `kept`) and APART."""
    return {name_of(every[i]) for i in kept} | APART
