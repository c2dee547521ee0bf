"""Film checks on held-out films in wrong poses and on pictures that are no cephalogram: `checks.py --data DIR --work DIR [PICTURE...]`.

`--cross`: besides, every film by the networks of cross.py that had not seen it, and what its signs come to at most."""

import argparse
import itertools
import json
import os

import cv2
import numpy as np
import torch

from cross import STEP
from data import films, halve, held_out, open_cache, read_grey, split, split_name
from evaluate import open_detector
from predict import Detector, load
from shape_model import guard

SIGNS = ("spread", "residual", "missing", "surprise")  # view pixels, canonical mm, landmarks, spreads of the shape model
# As in packages/detect/passes/film-checks.ts.
LARGEST_SPREAD, LARGEST_RESIDUAL, MOST_MISSING, LARGEST_SURPRISE = 15, 8, 2, 3.5


def looks_like_ceph(spread, residual, missing, surprise):
    """One sharp peak a landmark, on the picture and in the places of a lateral cephalogram?"""
    return spread < LARGEST_SPREAD and residual < LARGEST_RESIDUAL and missing <= MOST_MISSING and surprise < LARGEST_SURPRISE


def deep(picture):
    levels = [picture]
    while min(levels[-1].shape) >= 300:
        levels.append(halve(levels[-1]))
    return levels


def find_pose(detector, levels):
    """As detector.ts: upright, else the two sharpest of the others; None for no cephalogram, and the best signs seen."""
    first = detector.first(levels)
    seen = []

    def second(start):
        state = detector.second(levels, start)
        seen.append((state["spread1"].mean(), state["residual1"], state["missing1"], state["surprised1"]))
        return state if looks_like_ceph(*seen[-1]) else None

    if looks_like_ceph(*(first[sign] for sign in ("spread", "residual", "missing", "surprised"))) and (state := second(first)):
        return state, seen
    looks = [first] + [detector.first(levels, turn, mirrored, negative) for negative, mirrored, turn in
                       list(itertools.product((False, True), (False, True), (0, 90, 270, 180)))[1:]]
    for look in sorted(looks, key=lambda l: l["spread"])[:2]:
        if state := second(look):
            return state, seen
    return None, seen


def pose(picture, points, turn, mirrored, negative):
    """A film turned clockwise, then mirrored, then made negative; its landmarks go along."""
    for _ in range(turn // 90):
        points = np.stack([picture.shape[0] - 1 - points[:, 1], points[:, 0]], 1)
        picture = np.rot90(picture, -1)
    if mirrored:
        points = np.stack([picture.shape[1] - 1 - points[:, 0], points[:, 1]], 1)
        picture = picture[:, ::-1]
    return np.ascontiguousarray(255 - picture if negative else picture), points


def made_up(random):
    """Blank, noise, clouds, gradients, discs, stripes, text-like and panoramic-like pictures."""
    for size in ((800, 700), (1200, 1000), (900, 1400)):
        high, wide = size
        yield "blank", np.full(size, random.integers(256), np.uint8)
        yield "noise", random.integers(0, 256, size).astype(np.uint8)
        yield "gradient", np.linspace(0, 255, wide)[None].repeat(high, 0).astype(np.uint8)
        for cells in (4, 8, 16, 32, 64):
            cloud = cv2.resize(random.normal(0, 1, (cells, cells)).astype(np.float32), (wide, high), interpolation=cv2.INTER_CUBIC)
            yield f"cloud {cells}", np.clip(cloud * 60 + 128, 0, 255).astype(np.uint8)
        discs, stripes, arch = (np.zeros(size, np.uint8) for _ in range(3))
        for _ in range(60):
            cv2.circle(discs, tuple(int(v) for v in random.integers(0, (wide, high))), int(random.integers(10, 200)), int(random.integers(256)), -1)
            x = int(random.integers(wide))
            cv2.line(stripes, (x, 0), (int(random.integers(wide)), high), int(random.integers(256)), int(random.integers(1, 20)))
        cv2.ellipse(arch, (wide // 2, high // 3), (wide // 2, high // 3), 0, 0, 180, 150, high // 6)
        for k in range(28):
            x = wide * (k + 2) // 32
            cv2.ellipse(arch, (x, int(high * (0.62 - 1.1 * (x / wide - 0.5) ** 2))), (wide // 90, high // 12), 0, 0, 360, 230, -1)
        yield "discs", discs
        yield "stripes", stripes
        yield "panoramic-like", cv2.GaussianBlur(arch, (0, 0), 5)


def outside(work, every, levels, which):
    """The signs of the films a split leaves out, by its coarse network, and how many of these are refused."""
    train, test = split(every, **which)
    net, kept = load("coarse", os.path.join(work, f"coarse{split_name(**which)}.pt"))
    mean = np.array(kept["mean"])
    weights, spread = guard([every[i]["truth"] for i in train], mean)
    detector = Detector(net, [None], mean, {"weights": weights, "spread": spread})  # no fine network is asked
    found = [find_pose(detector, levels[i]) for i in test[::STEP.get(which.get("leave_out"), 1)]]
    return [seen[-1] for _, seen in found], sum(state is None for state, _ in found)


def cross(work, every):
    """Every film by networks that had not seen it (two folds), and by networks that had never seen its source."""
    levels, table = open_cache(every, os.path.join(work, "cache")), {}
    for name, splits in {"not seen": [{"fold": "1/2"}, {"fold": "2/2"}], "source never seen": [{"leave_out": s} for s in STEP]}.items():
        parts = [outside(work, every, levels, which) for which in splits]
        signs = np.concatenate([seen for seen, _ in parts])
        table[name] = {"films": len(signs), "refused": sum(refused for _, refused in parts), "atMost": dict(zip(SIGNS, signs.max(0).tolist()))}
        print("film", name, table[name], flush=True)
    return table


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine")
    parser.add_argument("--every", type=int, default=4, help="take every nth held-out film")
    parser.add_argument("--cross", action="store_true", help="also every film by the networks that had not seen it")
    parser.add_argument("pictures", nargs="*", help="further pictures that are no cephalogram")
    given = parser.parse_args()
    torch.set_num_threads(1), cv2.setNumThreads(1)
    detector = open_detector(given.work, given.coarse, given.fine.split(","))
    every = films(given.data)
    table = {}
    for turn, mirrored, negative in [(0, 0, 0), (90, 0, 0), (180, 0, 0), (270, 0, 0), (0, 1, 0), (0, 0, 1), (90, 1, 0), (270, 1, 1)]:
        errors, known = [], 0
        for i in held_out(every)[::given.every]:
            picture, truth = pose(read_grey(every[i]["path"]), every[i]["truth"], turn, bool(mirrored), bool(negative))
            levels = deep(picture)
            state, _ = find_pose(detector, levels)
            if state is None:
                continue
            # Mirroring before or after a turn: compare the places of the points, not the names of the poses.
            errors.append(np.linalg.norm(detector.fine(levels, state)["points"] - truth, axis=1).mean() * every[i]["mm"])
            known += 1
        name = f"turned {turn}" + (" mirrored" if mirrored else "") + (" negative" if negative else "")
        table[name] = {"accepted": known, "of": len(held_out(every)[::given.every]), "mean": float(np.mean(errors))}
        print(name, table[name], flush=True)
    random = np.random.default_rng(11)
    others = [(os.path.basename(p), read_grey(p)) for p in given.pictures] + list(made_up(random))
    wrong = []
    for name, picture in others:
        state, seen = find_pose(detector, deep(picture))
        if state is not None:
            wrong.append(name)
        print(name, "ACCEPTED" if state is not None else "refused", np.round(seen, 1).tolist(), flush=True)
    table["no cephalogram"] = {"pictures": len(others), "accepted": wrong}
    if given.cross:
        table["cephalograms"] = cross(given.work, every)
    with open(os.path.join(given.work, "checks.json"), "w") as out:
        json.dump(table, out)


if __name__ == "__main__":
    main()
