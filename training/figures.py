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


def against(found, truth, mm):
    """Figures of found points [n,19,2] against a truth [n,19,2], both in pixels."""
    pixels = np.linalg.norm(found - truth, axis=2)
    errors = pixels * mm
    sn = np.linalg.norm(truth[:, 0] - truth[:, 1], axis=1)
    return {**summary(errors), "worstFilm": errors.mean(1).max(), "over4mm": int((errors > 4).sum()),
            "percentOfSNa": (100 * pixels / sn[:, None]).mean(),
            "landmarks": {n: summary(errors[:, k]) for k, n in enumerate(ORDER)},
            "degrees": degrees(found, truth, mm), "classes": agreement(found, truth, mm)}


def figures(found, films):
    """Figures of one source: found [n,19,2] in pixels, films as data.films() gives them; two-reader films only where readers count.

    Against the truth that the networks follow; `toReadersMean`: against the plain mean of the readers, as others publish it."""
    truth, middle = (np.array(t) for t in zip(*((f["truth"], f["readers"].mean(0)) for f in films)))
    mm = films[0]["mm"]
    both = np.array([f["readers"][:2] for f in films if len(f["readers"]) > 1])
    between = np.linalg.norm(both[:, 0] - both[:, 1], axis=2) * mm
    table = against(found, truth, mm)
    for k, name in enumerate(ORDER):
        table["landmarks"][name]["readersApart"] = between[:, k].mean()
    return {"films": len(films), **table, "readersApart": between.mean(), "oneReaderToMean": between.mean() / 2,
            "toReadersMean": against(found, middle, mm),
            "readers": {"apart": summary(between), "oneToMean": summary(between / 2), "degreesApart": degrees(both[:, 0], both[:, 1], mm),
                        "degreesOneToMean": degrees(both[:, 0], both.mean(1), mm), "classesApart": agreement(both[:, 0], both[:, 1], mm),
                        "classesOneToMean": agreement(both[:, 0], both.mean(1), mm)}}


def tell(name, table):
    """Prints the short form."""
    for title, part in ((name, table), (f"{name}, to the mean of the readers", table["toReadersMean"])):
        print(title, {k: round(float(v), 2) for k, v in part.items() if not isinstance(v, dict)})
        for rest in ("degrees", "classes"):
            print(" ", rest, {k: round(float(v), 2) for k, v in part[rest].items()})
        print("  landmarks", {n: round(float(v["mean"]), 2) for n, v in part["landmarks"].items()}, flush=True)
