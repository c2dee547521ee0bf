"""Checkpoints from shipped weights, to go on training from: `restart.py --models ../packages/detect/models --work DIR`.

Writes coarse.pt, fine.pt (fineB.pt, ... as the card has them), shape.json and confidence.json, and hands the further points' network on. In ONNX each batch normalisation is folded into its
convolution; here the convolution takes the folded weights and its normalisation starts as identity with the folded bias."""

import argparse
import glob
import json
import os
import shutil

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from export import FINES, JOINT, networks_of
from nets import Coarse, Fine


def convolutions(net, inputs):
    """Conv2d modules in the order they run, each with the BatchNorm2d that follows it (or None)."""
    after = {}
    for module in net.modules():
        if isinstance(module, nn.Sequential):
            for one, two in zip(module, list(module)[1:]):
                if isinstance(one, nn.Conv2d) and isinstance(two, nn.BatchNorm2d):
                    after[one] = two
    ran = []
    hooks = [m.register_forward_hook(lambda m, *_: ran.append(m)) for m in net.modules() if isinstance(m, nn.Conv2d)]
    with torch.no_grad():
        net(*inputs)
    for hook in hooks:
        hook.remove()
    return [(conv, after.get(conv)) for conv in ran]


def take_in(net, path, inputs):
    """Copies the weights of an ONNX file written by export.py into the network, in evaluation mode."""
    graph = onnx.load(path).graph
    values = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    nodes = [n for n in graph.node if n.op_type == "Conv"]
    pairs = convolutions(net.eval(), inputs)
    assert len(nodes) == len(pairs), "this file holds another network"
    with torch.no_grad():
        for node, (conv, norm) in zip(nodes, pairs):
            conv.weight.copy_(torch.from_numpy(values[node.input[1]].copy()))
            bias = torch.from_numpy(values[node.input[2]].copy()) if len(node.input) > 2 else None
            if norm is None:
                conv.bias.copy_(bias)
                continue
            norm.reset_parameters()
            norm.reset_running_stats()
            # Running variance 1 and this epsilon divide by more than 1: the scale makes up for it.
            norm.weight.fill_(float(np.sqrt(1 + norm.eps)))
            norm.bias.copy_(bias)
        for name, table in net.named_parameters():
            match = [v for n, v in values.items() if n.endswith(name)]
            if ".scale." in name or ".shift." in name:
                table.copy_(torch.from_numpy(match[0].copy()))
    return net


def patch_network(path):
    """The patch network of an ONNX file, with the rows and looks it was written with."""
    values = {i.name: i.dims for i in onnx.load(path).graph.initializer}
    rows = next(dims[0] for name, dims in values.items() if name.endswith("film2.scale.weight"))
    contrast = any(tuple(dims) == (24, 2, 3, 3) for dims in values.values())
    inputs = torch.zeros(1, 1, 96, 96), torch.zeros(1, 1, 64, 64), torch.zeros(1, dtype=torch.long)
    return take_in(Fine(rows, contrast), path, inputs)


def landmark_files(folder):
    """`files` of the one landmark card in a folder (the profile's silhouette has a card of its own)."""
    cards = []
    for path in glob.glob(os.path.join(folder, "*-card.json")):
        with open(path) as file:
            cards.append(json.load(file)["files"])
    [files] = [c for c in cards if "coarse" in c]
    return files


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--models", required=True)
    parser.add_argument("--work", required=True)
    given = parser.parse_args()
    files = landmark_files(given.models)
    at = lambda kind: os.path.join(given.models, files[kind]["file"])
    with open(at("numbers")) as file:
        numbers = json.load(file)
    os.makedirs(given.work, exist_ok=True)
    coarse = take_in(Coarse(), at("coarse"), (torch.zeros(1, 1, 320, 256),))
    nets = {"coarse": coarse, **{name: patch_network(at(name)) for name in (*FINES, JOINT) if name in files}}
    for name, net in nets.items():
        torch.save({"weights": net.state_dict(), "step": 0, "mean": numbers["mean"]}, os.path.join(given.work, name + ".pt"))
    if "further" in files:  # goes on as it is: a clinic's tracings hold no readings of its own to better it
        for name in networks_of(numbers["further"]):
            shutil.copy(at(name), os.path.join(given.work, name + ".onnx"))
        with open(os.path.join(given.work, "further-as-shipped.json"), "w") as out:
            json.dump(numbers["further"], out)
    shape = {k: numbers[k] for k in ("order", "mean", "guard", "shared", "regress", "template")}
    for name, content in (("shape.json", shape), ("confidence.json", numbers["confidence"])):
        with open(os.path.join(given.work, name), "w") as out:
            json.dump(content, out)
    print(", ".join(f"{name}.pt" for name in nets), "shape.json, confidence.json")


if __name__ == "__main__":
    main()
