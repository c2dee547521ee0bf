"""Write the weights as ONNX with their numbers and card: `export.py --work DIR --fine fine,fineb --out ../packages/detect/models`."""

import argparse
import hashlib
import json
import os
import shutil

import numpy as np
import torch
from torch import nn

from nets import LANDMARKS
from porion import NETWORKS, PO
from predict import COARSE_REACH, FINE_REACH, GUARD, load, shared_out
from train_fine import MAP_STEP, PATCH, PATCH_STEP, WIDE, WIDE_STEP
from views import CENTRE, COARSE_HIGH, COARSE_WIDE, ZOOM

NAME = "ceph-2026.11b"
FINES = ("fine", "fineB", "fineC")  # what the fine networks are called in the card and in the looks of the numbers
JOINT = "joint"  # the network of all 54 points (device/), which shares the looks at the 19 and takes the first look at the further points


class Definitions(nn.Module):
    """Fine networks asked about one landmark: [n,1,96,96], [n,1,64,64] -> logits [n,networks,48,48]."""

    def __init__(self, nets, landmark):
        super().__init__()
        self.nets, self.landmark = nn.ModuleList(nets), landmark

    def forward(self, patch, wide):
        which = torch.full((1,), self.landmark, dtype=torch.long)
        return torch.cat([net(patch, wide, which) for net in self.nets], 1)


def write(net, inputs, names, path):
    net = net.to(memory_format=torch.contiguous_format)
    axes = {n: {0: "n"} for n in (*names, "maps")}
    torch.onnx.export(net, inputs, path, opset_version=13, input_names=list(names), output_names=["maps"], dynamic_axes=axes)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def read(path):
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return json.load(file)


def round_all(value):
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, list):
        return [round_all(v) for v in value]
    return {k: round_all(v) for k, v in value.items()} if isinstance(value, dict) else value


def networks_of(further):
    """Names of the networks that the looks at the further points call upon."""
    return list(dict.fromkeys(look["network"] for look in further["looks"]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--coarse", default="coarse")
    parser.add_argument("--fine", default="fine", help="checkpoints of the fine networks, separated by commas")
    parser.add_argument("--name", default=NAME, help="what the weights are called, in their card and in every result")
    given = parser.parse_args()
    at = lambda name: os.path.join(given.work, name)
    os.makedirs(given.out, exist_ok=True)
    coarse, kept = load("coarse", at(given.coarse + ".pt"))
    trained = [load("fine", at(f + ".pt")) for f in given.fine.split(",")]
    fines = dict(zip(FINES, (net for net, _ in trained)))
    own = any(checkpoint.get("clinic") for checkpoint in (kept, *(checkpoint for _, checkpoint in trained)))
    files = {kind: f"{given.name}-{kind}.onnx" for kind in ("coarse", *fines)} | {"numbers": f"{given.name}-numbers.json"}
    write(coarse, (torch.zeros(1, 1, COARSE_HIGH, COARSE_WIDE),), ("view",), os.path.join(given.out, files["coarse"]))
    for kind, net in fines.items():
        write(net, (torch.zeros(2, 1, PATCH, PATCH), torch.zeros(2, 1, WIDE, WIDE), torch.arange(2)),
              ("patch", "wide", "landmark"), os.path.join(given.out, files[kind]))
    shape = read(at("shape.json"))
    assert np.allclose(shape["mean"], kept["mean"]), "shape.json and the networks know different mean shapes"
    porion = read(at("porion.json"))
    if porion:
        files["porion"] = f"{given.name}-porion.onnx"
        nets = [load("fine", at(NETWORKS[name] + ".pt"))[0] for name in porion]
        write(Definitions(nets, PO).eval(), (torch.zeros(1, 1, PATCH, PATCH), torch.zeros(1, 1, WIDE, WIDE)), ("patch", "wide"),
              os.path.join(given.out, files["porion"]))
    numbers = {**shape, **({"porion": {name: {"p68": row["p68"]} for name, row in porion.items()}} if porion else {}), "confidence": read(at("confidence.json")),
               "views": {"coarse": [COARSE_WIDE, COARSE_HIGH], "zoom": ZOOM, "centre": CENTRE, "patch": [PATCH, PATCH_STEP],
                         "wide": [WIDE, WIDE_STEP], "mapStep": MAP_STEP, "coarseReach": COARSE_REACH,
                         "fineReach": FINE_REACH, "guard": GUARD, "looks": [{**look, "network": FINES[look["network"]]} for look in shared_out(len(fines))]}}
    shipped = read(at("further-as-shipped.json"))
    if shipped:
        numbers["further"] = shipped
        for kind in networks_of(shipped):
            files[kind] = f"{given.name}-{kind}.onnx"
            shutil.copy(at(kind + ".onnx"), os.path.join(given.out, files[kind]))
    with open(os.path.join(given.out, files["numbers"]), "w") as out:
        json.dump(round_all(numbers), out)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "card.json")) as file:
        card = json.load(file)
    held, how, several, clinic = read(at("figures.json")), card.pop("how"), card.pop("several"), card.pop("clinic")
    figures = {**held, "how": how} if held else {}
    card["limits"] += ([several] if held and len(fines) > 1 else []) + ([clinic] if own else [])
    card = {"model": given.name, "files": {k: {"file": f, "sha256": digest(os.path.join(given.out, f)),
                                         "bytes": os.path.getsize(os.path.join(given.out, f))} for k, f in files.items()},
            "landmarks": LANDMARKS, **card, "figures": round_all({**figures, **(read(at("cross.json")) or {})}),
            "porion": round_all(porion), "filmChecks": round_all(read(at("checks.json")))}
    with open(os.path.join(given.out, f"{given.name}-card.json"), "w") as out:
        json.dump(card, out, indent=1, ensure_ascii=False)
        out.write("\n")
    print({k: v["bytes"] for k, v in card["files"].items()})


if __name__ == "__main__":
    main()
