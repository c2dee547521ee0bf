"""The further points into a folder of shipped weights: `export_further.py --models ../packages/detect/models --work DIR --name NAME`.

The networks of the 19 stay bit for bit and only take the new name; with `--joint` the network of all points (WORK/joint.pt, device/) takes the place of
the second of them. Takes the shape regression of regress_further.py (WORK/shape.json) and,
where they were made, the network of train_further.py with its error model and figures (WORK/further.pt, further.json). `card-further.json` says
what the card says of them."""

import argparse
import json
import os

import torch

from export import FINES, JOINT, digest, read, round_all, write
from nets import LANDMARKS, fine_of
from predict import load
from restart import landmark_files
from train_fine import PATCH, WIDE

INPUTS = torch.zeros(2, 1, PATCH, PATCH), torch.zeros(2, 1, WIDE, WIDE), torch.arange(2)
NAMES = "patch", "wide", "landmark"


def shorn(kept):
    """The network with the rows of the further points only."""
    return fine_of({k: v[LANDMARKS:] if ".scale." in k or ".shift." in k else v for k, v in kept["weights"].items()})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--models", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--joint", action="store_true")
    given = parser.parse_args()
    old = landmark_files(given.models)
    [before] = [n for n in os.listdir(given.models) if n.endswith("-card.json") and read(os.path.join(given.models, n))["files"].get("coarse")]
    card = read(os.path.join(given.models, before))
    at = lambda file: os.path.join(given.models, file)
    shape = read(os.path.join(given.work, "shape.json"))
    numbers = {**read(at(old["numbers"]["file"])), "shared": shape["shared"], "regress": shape["regress"]}
    files, written = {}, {"further", *([JOINT, FINES[1]] if given.joint else [])}
    for kind, entry in old.items():
        suffix = entry["file"][len(card["model"]):]
        files[kind] = given.name + suffix
        if kind not in written:
            os.rename(at(entry["file"]), at(files[kind]))
    os.remove(at(before))
    for kind in written & set(old):
        os.remove(at(old[kind]["file"]))
    further = read(os.path.join(given.work, "further.json"))
    if further:
        files["further"] = f"{given.name}-further.onnx"
        write(shorn(torch.load(os.path.join(given.work, "further.pt"))), INPUTS, NAMES, at(files["further"]))
        numbers["further"] = further["numbers"]
    if given.joint:
        files.pop(FINES[1], None)
        files[JOINT] = f"{given.name}-{JOINT}.onnx"
        write(load("fine", os.path.join(given.work, JOINT + ".pt"))[0], INPUTS, NAMES, at(files[JOINT]))
        for look in numbers["views"]["looks"]:
            look["network"] = JOINT if look["network"] == FINES[1] else look["network"]
    with open(at(files["numbers"]), "w") as out:
        json.dump(round_all(numbers), out)
    words = read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "card.json"))
    limits = words["limits"] + [words["several"]]
    card = {**card, "model": given.name, "task": words["task"], "data": words["data"], "definitions": words["definitions"], "limits": limits,
            "files": {k: {"file": f, "sha256": digest(at(f)), "bytes": os.path.getsize(at(f))} for k, f in files.items()}}
    if further:
        card["figures"] = {**card["figures"], **round_all(further["figures"])}
    with open(at(f"{given.name}-card.json"), "w") as out:
        json.dump(card, out, indent=1, ensure_ascii=False)
        out.write("\n")
    print({k: v["bytes"] for k, v in card["files"].items()})


if __name__ == "__main__":
    main()
