"""The further points into a folder of shipped weights: `export_further.py --models ../packages/detect/models --work DIR --name NAME`.

The networks of the 19 stay bit for bit and only take the new name. Takes the shape regression of regress_further.py (WORK/shape.json) and,
where they were made, the network of train_further.py with its error model and figures (WORK/further.pt, further.json). `card-further.json` says
what the card says of them."""

import argparse
import json
import os

import torch

from export import digest, read, round_all, write
from further import FURTHER
from nets import LANDMARKS, Fine
from restart import landmark_files
from train_fine import PATCH, WIDE


def shorn(kept):
    """The network with the rows of the further points only."""
    net = Fine(2 * len(FURTHER)).eval()
    weights = {k: v[LANDMARKS:] if ".scale." in k or ".shift." in k else v for k, v in kept["weights"].items()}
    net.load_state_dict(weights)
    return net


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--models", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--name", required=True)
    given = parser.parse_args()
    old = landmark_files(given.models)
    [before] = [n for n in os.listdir(given.models) if n.endswith("-card.json") and read(os.path.join(given.models, n))["files"].get("coarse")]
    card = read(os.path.join(given.models, before))
    at = lambda file: os.path.join(given.models, file)
    shape = read(os.path.join(given.work, "shape.json"))
    numbers = {**read(at(old["numbers"]["file"])), "shared": shape["shared"], "regress": shape["regress"]}
    files = {}
    for kind, entry in old.items():
        suffix = entry["file"][len(card["model"]):]
        files[kind] = given.name + suffix
        if kind != "further":
            os.rename(at(entry["file"]), at(files[kind]))
    os.remove(at(before))
    if "further" in old:
        os.remove(at(old["further"]["file"]))
    further = read(os.path.join(given.work, "further.json"))
    if further:
        files["further"] = f"{given.name}-further.onnx"
        write(shorn(torch.load(os.path.join(given.work, "further.pt"))),
              (torch.zeros(2, 1, PATCH, PATCH), torch.zeros(2, 1, WIDE, WIDE), torch.arange(2)), ("patch", "wide", "landmark"), at(files["further"]))
        numbers["further"] = further["numbers"]
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
