"""A clinic's own tracings: the unpacked folder or the .zip that `sella export` writes -> films for retraining.

A tracing is a JSON object with an image (its file name inside the export) and landmarks {name: {x, y}} in the pixels of that
image, one file each or in lists of any depth. Only tracings that hold all 19 landmarks, none of them left as estimated,
are taken; without a scale S-Na counts as 71.8 mm.
Films facing left are left out: turn picture and points over first."""

import json
import os
import tempfile
import zipfile

import numpy as np

from data import ORDER

S_NA_MM = 71.8


def unpack(path):
    if os.path.isdir(path):
        return path
    folder = tempfile.mkdtemp(prefix="clinic-")
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder)  # extractall drops absolute and parent paths
    return folder


def tracings(node):
    """Every object with `landmarks` and an image name anywhere in a JSON value."""
    if isinstance(node, list):
        for part in node:
            yield from tracings(part)
    elif isinstance(node, dict):
        image = node.get("image") or node.get("file")
        if isinstance(image, str) and isinstance(node.get("landmarks"), dict):
            yield image, node
        else:
            yield from tracings(list(node.values()))


def clinic_films(path):
    """Dicts as data.films() gives them (source `clinic`, one reader)."""
    folder, found = unpack(path), []
    for where, _, names in sorted(os.walk(folder)):
        for name in sorted(n for n in names if n.endswith(".json")):
            with open(os.path.join(where, name), encoding="utf-8") as file:
                every = list(tracings(json.load(file)))
            for image, tracing in every:
                places = [os.path.join(where, image), os.path.join(folder, image)]
                picture = next((p for p in places if os.path.isfile(p)), None)
                points = tracing["landmarks"]
                if picture is None or any(n not in points or points[n].get("origin") == "estimated" for n in ORDER):
                    continue
                truth = np.array([[float(points[n]["x"]), float(points[n]["y"])] for n in ORDER])
                if truth[0, 0] > truth[1, 0]:
                    continue  # facing left: export it turned over first
                mm = tracing.get("mmPerPixel") or S_NA_MM / np.linalg.norm(truth[1] - truth[0])
                found.append(dict(source="clinic", name=image, path=picture, mm=mm, readers=truth[None], truth=truth))
    return found
