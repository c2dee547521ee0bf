"""Films, readers' landmarks, the fixed split, and the pyramid cache.

Coordinates are film pixels (x right, y down, a pixel's centre is the whole number); truth is the mean of the readers,
but for the landmarks of FOLLOWED."""

import argparse
import csv
import json
import os

import cv2
import numpy as np

ORDER = (
    "S Na Or Po A B Pog Me Gn Go L1IncisalTip U1IncisalTip UpperLip LowerLip Subnasale SoftTissuePog PNS ANS Ar"
).split()
# Millimetres a pixel: the ISBI convention (about a tenth too small) and the ruler visible on the Hamedan films.
MM = {"isbi": 0.1, "hamedan": 0.127}
# Where the ISBI readers differ by a definition rather than by chance, the reader (counted from 0) whose definition is Sella's own
# (landmarks table) and the second hospital's: the lower orbital rim, the deepest point above the chin, the foremost point of the chin.
# A network that never saw ISBI lies 1.6, 1.4 and 1.5 mm from this reader and 2.8, 4.0 and 7.4 mm from the other.
FOLLOWED = {"isbi": {"Or": 1, "B": 1, "SoftTissuePog": 1}}
LEVELS = 4
HELD = {"isbi": 36, "hamedan": 12}


def read_points(path):
    """CSV with a column pair NAME_x, NAME_y a landmark -> {image: [19,2] array}."""
    with open(path, newline="") as file:
        return {
            row["image"]: np.array([[float(row[n + "_x"]), float(row[n + "_y"])] for n in ORDER])
            for row in csv.DictReader(file)
        }


def followed(source, readers):
    """[readers,19,2] -> [19,2]: the mean of the readers, but for landmarks of which one reader's definition is followed."""
    truth = readers.mean(0)
    for name, reader in FOLLOWED.get(source, {}).items():
        truth[ORDER.index(name)] = readers[reader][ORDER.index(name)]
    return truth


def films(data, clinic=None):
    """Every film of DIR/ceph (if given), and of a clinic's export: dicts of source, name, path, mm, readers [r,19,2], truth [19,2]."""
    found = []
    for source, mm in MM.items() if data else ():
        folder = os.path.join(data, "ceph", source)
        first, second = (read_points(os.path.join(folder, f"reader{n}.csv")) for n in (1, 2))
        for name in sorted(first):
            readers = np.array([r[name] for r in (first, second) if name in r])
            found.append(dict(source=source, name=name, path=os.path.join(folder, name), mm=mm,
                              readers=readers, truth=followed(source, readers)))
    if clinic:
        from clinic import clinic_films
        found += clinic_films(clinic)
    return found


def held_out(found, seed=2026):
    """Indices kept for figures and calibration only, never trained on: 36 ISBI and 12 Hamedan films with two readers."""
    random = np.random.default_rng(seed)
    kept = []
    for source, count in HELD.items():
        mine = [i for i, f in enumerate(found) if f["source"] == source and len(f["readers"]) == 2]
        kept += sorted(random.choice(mine, count, replace=False).tolist()) if mine else []
    return kept


def by_film(found, part, parts, seed=2027):
    """Indices of one fold of `parts` (counted from 1): every source is shuffled by seed and dealt out in turn."""
    random, mine = np.random.default_rng(seed), []
    for source in sorted({f["source"] for f in found}):
        order = random.permutation([i for i, f in enumerate(found) if f["source"] == source])
        mine += order[part - 1::parts].tolist()
    return sorted(mine)


def split(found, fold="", leave_out="", everything=False):
    """Indices to train on and to test on: the fixed split, or `fold` "1/2" left out, or every film of one source; or all, none to test."""
    if everything:
        return list(range(len(found))), []
    if fold:
        test = by_film(found, *(int(n) for n in fold.split("/")))
    elif leave_out:
        test = [i for i, f in enumerate(found) if f["source"] == leave_out]
    else:
        test = held_out(found)
    # Leaving a source out spares the held-out films of the other, too: these networks serve the choice of a definition.
    kept = set(test) if fold else set(test) | set(held_out(found))
    return [i for i in range(len(found)) if i not in kept], test


def split_name(fold="", leave_out=""):
    """Suffix of what a split makes: "", "-fold1of2" or "-without-isbi"."""
    return f"-fold{fold.replace('/', 'of')}" if fold else f"-without-{leave_out}" if leave_out else ""


def halve(picture):
    """Mean of 2x2 blocks, an odd last row or column dropped, rounded half up."""
    high, wide = picture.shape[0] // 2 * 2, picture.shape[1] // 2 * 2
    p = picture[:high, :wide].astype(np.uint16)
    return ((p[0::2, 0::2] + p[0::2, 1::2] + p[1::2, 0::2] + p[1::2, 1::2] + 2) >> 2).astype(np.uint8)


def pyramid(picture):
    levels = [picture]
    while len(levels) < LEVELS:
        levels.append(halve(levels[-1]))
    return levels


def read_grey(path):
    """8-bit grey [h,w] after EXIF orientation; 16-bit films are stretched to their 0.1-99.9 percentiles."""
    picture = cv2.imread(path, cv2.IMREAD_ANYDEPTH | cv2.IMREAD_GRAYSCALE)
    if picture.dtype == np.uint8:
        return picture
    low, high = np.percentile(picture, (0.1, 99.9))
    return np.clip((picture - low) * (255.0 / max(high - low, 1)) + 0.5, 0, 255).astype(np.uint8)


def build_cache(found, folder):
    os.makedirs(folder, exist_ok=True)
    index, at = [], 0
    with open(os.path.join(folder, "pixels.bin"), "wb") as out:
        for film in found:
            entry = []
            picture = read_grey(film["path"])
            for level in pyramid(np.ascontiguousarray(picture[:, ::-1]) if film.get("mirrored") else picture):
                out.write(level.tobytes())
                entry.append([at, *level.shape])
                at += level.size
            index.append(entry)
    with open(os.path.join(folder, "index.json"), "w") as out:
        json.dump({"paths": [f["path"] for f in found], "levels": index}, out)


def open_cache(found, folder):
    """One list of uint8 levels (each half the one before) a film, memory mapped."""
    with open(os.path.join(folder, "index.json")) as file:
        index = json.load(file)
    assert index["paths"] == [f["path"] for f in found], "the cache was built from other films: build it again"
    pixels = np.memmap(os.path.join(folder, "pixels.bin"), np.uint8, "r")
    return [[pixels[a:a + h * w].reshape(h, w) for a, h, w in film] for film in index["levels"]]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="decode the films once into DIR/cache")
    parser.add_argument("--data", help="folder of the research films; a clinic may do without")
    parser.add_argument("--work", required=True)
    parser.add_argument("--clinic", help="zip or folder written by `sella export`")
    given = parser.parse_args()
    every = films(given.data, given.clinic)
    build_cache(every, os.path.join(given.work, "cache"))
    print(len(every), "films;", len(held_out(every)), "held out")
