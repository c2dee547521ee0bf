"""Figures of a set of films from found points, truth and readers: errors, success rates, angles, classes, the readers themselves."""

import numpy as np

from classes import BORDERS, classes, measures
from data import ORDER

LIMITS = (2, 2.5, 3, 4)
DEGREES = {"SNA": "SNA", "SNB": "SNB", "ANB": "ANB", "FMA": "FH-MP"}  # FMA of the clinic: Frankfort to mandibular plane


def summary(errors):
    """errors in mm, any shape -> mean, median, success rates in percent."""
    flat = np.asarray(errors).reshape(-1)
    return {"mean": flat.mean(), "median": np.median(flat), **{f"within{l}": 100 * (flat < l).mean() for l in LIMITS}}


def degrees(found, truth, mm):
    """Mean absolute differences in degrees of SNA, SNB, ANB, FMA."""
    a, b = measures(found, mm), measures(truth, mm)
    return {name: np.abs((a[key] - b[key] + 180) % 360 - 180).mean() for name, key in DEGREES.items()}


def agreement(found, truth, mm):
    """Percent of films in the same class, for each of the eight measures and on the mean."""
    a, b = classes(measures(found, mm)), classes(measures(truth, mm))
    each = {name: 100 * (a[name] == b[name]).mean() for name in BORDERS}
    return {**each, "mean": np.mean(list(each.values()))}


def figures(found, films):
    """Figures of one source: found [n,19,2] in pixels, films as data.films() gives them; two-reader films only where readers count."""
    truth = np.array([f["truth"] for f in films])
    mm = films[0]["mm"]
    pixels = np.linalg.norm(found - truth, axis=2)
    errors = pixels * mm
    sn = np.linalg.norm(truth[:, 0] - truth[:, 1], axis=1)
    both = np.array([f["readers"][:2] for f in films if len(f["readers"]) > 1])
    middle = both.mean(1)
    between = np.linalg.norm(both[:, 0] - both[:, 1], axis=2) * mm
    landmarks = {n: {**summary(errors[:, k]), "readersApart": between[:, k].mean()} for k, n in enumerate(ORDER)}
    return {"films": len(films), **summary(errors), "worstFilm": errors.mean(1).max(), "over4mm": int((errors > 4).sum()),
            "percentOfSNa": (100 * pixels / sn[:, None]).mean(), "readersApart": between.mean(),
            "oneReaderToMean": between.mean() / 2, "landmarks": landmarks,
            "degrees": degrees(found, truth, mm), "classes": agreement(found, truth, mm),
            "readers": {"apart": summary(between), "oneToMean": summary(between / 2), "degreesApart": degrees(both[:, 0], both[:, 1], mm),
                        "degreesOneToMean": degrees(both[:, 0], middle, mm), "classesApart": agreement(both[:, 0], both[:, 1], mm),
                        "classesOneToMean": agreement(both[:, 0], middle, mm)}}


def tell(name, table):
    """Prints the short form."""
    print(name, {k: round(float(v), 2) for k, v in table.items() if not isinstance(v, dict)})
    for part in ("degrees", "classes"):
        print(" ", part, {k: round(float(v), 2) for k, v in table[part].items()})
    print("  landmarks", {n: round(float(v["mean"]), 2) for n, v in table["landmarks"].items()}, flush=True)
