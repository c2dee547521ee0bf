"""The eight classes of the ISBI 2015 challenge (Wang et al., Medical Image Analysis 2016), to score against its films only.

What the challenge calls FMA is SN to Go-Gn; its MW is the straight distance of the incisal tips, whose 0 to 2 mm have no published
class and count as edge to edge. Points are film pixels [n,19,2] of films facing right."""

import numpy as np

from data import ORDER

# Borders of the ascending ranges; the middle range (of MW: the third) includes its borders.
BORDERS = {"ANB": (3.2, 5.7), "SNB": (74.6, 78.7), "SNA": (79.4, 83.2), "ODI": (68.4, 80.5), "APDI": (77.6, 85.2),
           "FHI": (0.65, 0.75), "FMA": (26.8, 31.4), "MW": (0.0, 2.0, 4.5)}


def at(points, name):
    return points[:, ORDER.index(name)]


def direction(points, a, b):
    """Degrees of a -> b, y up."""
    x, y = (at(points, b) - at(points, a)).T
    return np.degrees(np.arctan2(-y, x))


def wrap(degrees):
    return (degrees + 180) % 360 - 180


def between(points, a, vertex, b):
    return np.abs(wrap(direction(points, vertex, a) - direction(points, vertex, b)))


def length(points, a, b):
    return np.linalg.norm(at(points, a) - at(points, b), axis=1)


def measures(points, mm):
    """Every value the classes and the figures need: degrees, a ratio (FHI), mm (MW); arrays [n]."""
    fh, palate = direction(points, "Po", "Or"), direction(points, "PNS", "ANS")
    tilt = wrap(fh - palate)  # positive where the palate tips downward at the front
    ab, facial = direction(points, "B", "A"), direction(points, "Pog", "Na")
    mandible = direction(points, "Me", "Go")
    upper, lower = at(points, "U1IncisalTip"), at(points, "L1IncisalTip")
    sna, snb = between(points, "S", "Na", "A"), between(points, "S", "Na", "B")
    return {"SNA": sna, "SNB": snb, "ANB": sna - snb,
            "ODI": wrap(mandible - ab) + tilt, "APDI": wrap(facial - fh) + wrap(ab - facial) + tilt,
            "FHI": length(points, "S", "Go") / length(points, "Na", "Me"),
            "FMA": wrap(direction(points, "S", "Na") - direction(points, "Go", "Gn")),
            "MW": np.where(upper[:, 0] >= lower[:, 0], 1, -1) * length(points, "U1IncisalTip", "L1IncisalTip") * mm,
            "FH-MP": wrap(fh - direction(points, "Go", "Me"))}


def classes(values):
    """Class of each measure, counted from the lowest range; arrays [n]."""
    found = {}
    for name, borders in BORDERS.items():
        v = np.round(values[name], 4)
        if name == "MW":
            found[name] = (v >= 0).astype(int) + (v >= 2) + (v > 4.5)
        else:
            found[name] = (v >= borders[0]).astype(int) + (v > borders[1])
    return found
