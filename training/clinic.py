"""A clinic's own tracings: the .zip (or its unpacked folder) that `sella export` writes -> films for retraining.

Of every record with a lateral film and a tracing of that film, those are taken in which all 19 landmarks were placed or confirmed by
hand (origin `manual`); a landmark left as the detector put it would only teach the network what it already says. Without a scale
S-Na counts as 71.8 mm. Films facing left are turned over. DICOM originals are left out: convert them first."""

import json
import os
import zipfile

import numpy as np

from data import ORDER

S_NA_MM = 71.8
READABLE = (".jpg", ".jpeg", ".png", ".tif", ".tiff", ".bmp", ".webp")


def unpack(path):
    """The folder of an export; a ZIP is unpacked beside itself, once, so that every later command finds the same files."""
    if os.path.isdir(path):
        return path
    folder = path + ".unpacked"
    if not os.path.isdir(folder):
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder)  # extractall drops absolute and parent paths
    return folder


def is_film(image):
    return image.get("type") == "Lateral_Ceph" and image.get("deletedAt") is None


def film_of(record):
    """The image whose very pixels a record's tracing lies on, or None."""
    for image in filter(is_film, record.get("images") or []):
        # The tracing names its film by the hash in the original's file name, one that was turned or cropped otherwise; older ones by none.
        if (record.get("cephFilm") or "") in image["file"]:
            return image
    return None


def landmarks(record):
    """Landmark -> stored point of a record's tracing; empty without one."""
    stored = json.loads(record.get("cephPoints") or "{}")
    return {p["landmark"]: p for p in stored.get("Lateral_Ceph", []) if p.get("isActive", True)}


def clinic_share(found, mine):
    """How many of the films trained on are a clinic's own; export.py tells it on the card."""
    return sum(found[i]["source"] == "clinic" for i in mine)


def clinic_films(path):
    """Dicts as data.films() gives them (source `clinic`, one reader); says what was left out."""
    folder, found, left = unpack(path), [], {"no tracing or film": 0, "traced on an edited or other film": 0, "landmarks not checked": 0, "file not readable": 0}
    with open(os.path.join(folder, "records.json"), encoding="utf-8") as file:
        records = json.load(file)
    for record in sorted(records, key=lambda r: r["uuid"]):
        image, points = film_of(record), landmarks(record)
        if not points or record.get("deletedAt") is not None or not any(map(is_film, record.get("images") or [])):
            left["no tracing or film"] += 1
        elif image is None:
            left["traced on an edited or other film"] += 1
        elif any(n not in points or points[n].get("origin") != "manual" for n in ORDER):
            left["landmarks not checked"] += 1
        elif not image["file"].lower().endswith(READABLE) or not os.path.isfile(os.path.join(folder, image["file"])):
            left["file not readable"] += 1
        else:
            truth = np.array([[float(points[n]["x"]), float(points[n]["y"])] for n in ORDER])
            mirrored = bool(truth[0, 0] > truth[1, 0])
            if mirrored:
                truth[:, 0] = image["width"] - 1 - truth[:, 0]
            mm = image.get("mmPerPixel") or S_NA_MM / np.linalg.norm(truth[1] - truth[0])
            found.append(dict(source="clinic", name=record["uuid"], path=os.path.join(folder, image["file"]), mm=mm,
                              readers=truth[None], truth=truth, mirrored=mirrored))
    print(f"clinic: {len(found)} films taken, left out: {left}")
    return found
