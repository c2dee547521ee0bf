"""Compare what the product says with what Python says with the same networks: `sella detect FILMS --json | parity.py --data DIR --work DIR
--source isbi --fine fine,fineb`. Any films of one source; the card names the held-out ones."""

import argparse
import json
import os
import sys

import cv2
import numpy as np
import torch

from data import ORDER, films, open_cache
from evaluate import open_detector
from further import FURTHER
from further_looks import open_further, read_further
from views import apply, inverse


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--source", required=True, choices=["isbi", "hamedan"])
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine", help="as given to export.py")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    every = films(given.data)
    levels = open_cache(every, os.path.join(given.work, "cache"))
    places = {f["name"]: i for i, f in enumerate(every) if f["source"] == given.source}
    detector = open_detector(given.work, given.coarse, given.fine.split(","))
    apart, off, middle, further = [], [], [], []
    with open(os.path.join(given.work, "shape.json")) as file:
        shape = json.load(file)
    nets = open_further(given.work)
    for line in sys.stdin:
        if not line.startswith("{"):
            continue
        answer = json.loads(line)
        film = every[places[os.path.basename(answer["image"])]]
        points = np.array([[answer["landmarks"][k]["x"], answer["landmarks"][k]["y"]] for k in ORDER])
        state = detector.detect(levels[places[film["name"]]])
        here, matrix = state["points"], state["to_canonical"]
        there = apply(inverse(matrix), read_further(nets, levels[places[film["name"]]], matrix, apply(matrix, points), shape)[0])
        further += [film["mm"] * np.hypot(answer["landmarks"][k]["x"] - x, answer["landmarks"][k]["y"] - y)
                    for k, (x, y) in zip(FURTHER, there) if k in answer["landmarks"]]
        for errors, other in ((apart, here), (off, film["truth"]), (middle, film["readers"].mean(0))):
            errors.append(np.linalg.norm(points - other, axis=1) * film["mm"])
    print(f"{len(further)} further points, from the product's own 19: mean {np.mean(further):.3f} mm, median {np.median(further):.3f}, largest {np.max(further):.3f} mm")
    within = lambda errors: f"{np.mean(errors):.3f} mm, {100 * (np.array(errors) < 2).mean():.1f} % within 2 mm"
    print(f"{len(apart)} films: product against Python mean {np.mean(apart):.3f} mm, largest {np.max(apart):.3f} mm; "
          f"product against the truth followed {within(off)}; against the mean of the readers {within(middle)}")


if __name__ == "__main__":
    main()
