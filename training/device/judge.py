"""Films read by networks that did not see them, many at a time: `judge.py --packed films.npz --weights DIR --shapes DIR --out DIR --jobs fold1,fold2,isbi`.

On the processors of the machine with the card. For each split the films it left out (of the source ISBI every third) through coarse and patch networks of that split, five looks,
and the further points after shapes/SPLIT.json (regress_further.py without these films). Writes OUT/judged-SPLIT.npz: what evaluate.py and
evaluate_further.py keep, one row a film, the further points of every film."""

import argparse
import json
import os
from multiprocessing import get_context

import cv2
import numpy as np
import torch

import patches
from data import halve
from evaluate import signs
from further_looks import read_further
from nets import Coarse, fine_of
from predict import Detector
from shape_model import guard
from train import films_of
from unpack import known_rows, taken_in
from views import apply, inverse

EVERY = {"isbi": 3}
HAND = 1  # t1
held = {}


def left_out(packed, split):
    if split in ("fold1", "fold2"):
        return packed[split]
    if split == "apart":
        return packed["apart"]
    return np.flatnonzero(packed["hamedan"] == (split == "hamedan"))[::EVERY.get(split, 1)]


def begin(packed, weights, shapes, split):
    """Everything a process needs, before it is forked."""
    torch.set_num_threads(1), cv2.setNumThreads(1)
    ends = packed["ends"]
    held.update(packed=packed, starts=np.append(0, ends[:-1]), ends=ends)
    mine, _ = films_of(packed, split)
    guards = guard([packed["truth"][i] for i in mine], packed["mean"])
    coarse, _ = taken_in(Coarse(), os.path.join(weights, f"wholes-{split}.npz"))
    net, _ = taken_in(patches.handed(len(packed["hands"])), os.path.join(weights, f"patches-{split}.npz"))
    state = patches.folded(net, HAND)
    fine, further = fine_of(known_rows(state)), fine_of(state)
    held["detector"] = Detector(coarse, [fine], packed["mean"], {"weights": guards[0], "spread": guards[1]})
    held["further"] = {name: further for name in ("joint", "further")}
    path = os.path.join(shapes, split + ".json")
    held["shape"] = json.load(open(path)) if os.path.exists(path) else None


def pyramid(i):
    packed = held["packed"]
    half = cv2.imdecode(packed["bytes"][held["starts"][i]:held["ends"][i]], cv2.IMREAD_GRAYSCALE)
    high, wide = packed["whole"][i]
    # The whole film is needed by the smallest heads only, and then hardly finer than its half.
    grown = cv2.warpAffine(half, np.array([[2, 0, 0.5], [0, 2, 0.5]]), (int(wide), int(high)), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return [grown, half, quarter := halve(half), halve(quarter)]


def judged(i):
    levels, detector, packed = pyramid(i), held["detector"], held["packed"]
    state = detector.detect(levels)
    matrix = state["to_canonical"]
    scale = np.sqrt(abs(np.linalg.det(matrix[:, :2])))
    pixels = np.linalg.norm(state["points"] - packed["truth"][i], axis=1)
    row = dict(film=i, found=state["points"], straight=state["straight"], truth=packed["truth"][i], mm=packed["mm"][i], signs=signs(detector, state),
               canonical=pixels * scale, to_mm=packed["mm"][i] / scale, matrix=matrix)
    if held["shape"]:
        at, doubt = read_further(held["further"], levels, matrix, state["fine"], held["shape"])
        row |= dict(further=apply(inverse(matrix), at), doubt=doubt)
    return row


def main():
    parser = argparse.ArgumentParser()
    for option in ("--packed", "--weights", "--shapes", "--out", "--jobs"):
        parser.add_argument(option, required=True)
    parser.add_argument("--processes", type=int, default=16)
    parser.add_argument("--first", type=int, default=0, help="so many films only, to try it out")
    given = parser.parse_args()
    packed = dict(np.load(given.packed))
    for split in given.jobs.split(","):
        begin(packed, given.weights, given.shapes, split)
        mine = left_out(packed, split)[:given.first or None]
        with get_context("fork").Pool(given.processes) as pool:
            rows = pool.map(judged, [int(i) for i in mine], chunksize=1)
        np.savez(os.path.join(given.out, f"judged-{split}.npz"), **{k: np.array([r[k] for r in rows]) for k in rows[0]})
        mm = np.array([r["canonical"] * r["to_mm"] for r in rows])
        print(split, len(rows), "films", round(float(mm.mean()), 3), "mm", round(100 * float((mm < 2).mean()), 1), "%", flush=True)


if __name__ == "__main__":
    main()
