"""Checkpoints of the other programs from what train.py wrote: `unpack.py --from DIR --work WORK --split apart --fine fine --coarse coarse --further further`.

The patch network becomes two: WORK/FINE.pt of the 19 landmarks and WORK/FURTHER.pt of all rows, whose further points read as the hand `--hand`."""

import argparse
import json
import os

import numpy as np
import torch

import patches
from further import FURTHER
from data import ORDER
from nets import LANDMARKS, Coarse

NOT_WEIGHTS = ("steps", "batch", "seconds")


def taken_in(net, path):
    kept = dict(np.load(path))
    net.load_state_dict({k: torch.from_numpy(v.astype(np.float32) if v.dtype == np.float16 else v) for k, v in kept.items() if k not in NOT_WEIGHTS})
    return net.eval(), {k: float(kept[k]) for k in NOT_WEIGHTS}


def known_rows(state):
    return {k: v[:LANDMARKS] if ".scale." in k or ".shift." in k else v for k, v in state.items()}


def main():
    parser = argparse.ArgumentParser()
    for option in ("--from", "--packed", "--work", "--split"):
        parser.add_argument(option, required=True)
    parser.add_argument("--coarse", default="")
    parser.add_argument("--fine", default="")
    parser.add_argument("--further", default="")
    parser.add_argument("--hand", type=int, default=1, help="whose hand the further points follow: 1 is t1, 0 nobody's")
    given = parser.parse_args()
    packed = np.load(given.packed)
    source = lambda kind: os.path.join(vars(given)["from"], f"{kind}-{given.split}.npz")
    at = lambda name, ending: os.path.join(given.work, name + ending)

    def keep(name, state, how):
        torch.save({"weights": state, "step": int(how["steps"]), "mean": packed["mean"].tolist(), **how}, at(name, ".pt"))
        with open(at(name, ".log"), "w") as log:  # as schedule.py's last line: cross.py tells how long each was trained
            print(json.dumps({"step": int(how["steps"]), "seconds": how["seconds"], "batch": int(how["batch"])}), file=log)

    if given.coarse:
        net, how = taken_in(Coarse(), source("wholes"))
        keep(given.coarse, net.state_dict(), how)
    if given.fine or given.further:
        net, how = taken_in(patches.handed(len(packed["hands"])), source("patches"))
        state = patches.folded(net, given.hand)
        if given.fine:
            keep(given.fine, known_rows(state), how)
        if given.further:
            keep(given.further, state, {**how, "further": FURTHER, "known": ORDER})


if __name__ == "__main__":
    main()
