"""Networks one after another on a graphics card: `train.py --packed films.npz --out DIR --jobs patches:apart:170,wholes:apart:45,...`.

A job is kind:split:seconds, and levers after that (spectrum.py, style.py: bands, filters, wild, style, drop). Splits: `apart` (the films kept apart are left out), `everything`, `fold1`, `fold2` (that fold is left out),
`isbi`, `hamedan` (no film of that source, nor any kept apart). The cosine of the rate ends with the seconds. Writes DIR/KIND-SPLIT[-LEVER...].npz, weights in
half precision as averaged; `unpack.py` makes the checkpoints of the other programs from them."""

import argparse
import copy
import json
import os
import time

import numpy as np
import torch

import patches
import style
import wholes
from cutting import Films
from nets import Coarse

KEEP = 0.999
RECIPE = {"patches": dict(batch=512, rate=3e-3), "wholes": dict(batch=96, rate=2.5e-3)}
SEEDS = {"apart": 101, "everything": 102, "fold1": 103, "fold2": 104, "isbi": 105, "hamedan": 106}


def films_of(packed, split):
    """Films to train on, and films of these whose further readings are spared."""
    everyone = np.arange(len(packed["truth"]))
    if split == "everything":
        return everyone, []
    if split in ("fold1", "fold2"):
        return np.setdiff1d(everyone, packed[split]), []
    known = np.setdiff1d(everyone, packed["held"])
    if split != "apart":
        known = known[packed["hamedan"][known] != (split == "hamedan")]
    return known, packed["apart"]


def made(kind, packed, films, split, device, heavy, levers):
    mine, spared = films_of(packed, split)
    if kind == "wholes":
        return Coarse(), wholes.Drawer(packed, films, mine, device, heavy), wholes.loss
    net = style.taught(patches.handed(len(packed["hands"])), levers)
    return net, patches.Drawer(packed, films, mine, spared, device, heavy, levers), patches.loss


def groups(net):
    """Offsets of the hands are held near none more firmly than the rest."""
    hands = [p for n, p in net.named_parameters() if "_by." in n]
    rest = [p for n, p in net.named_parameters() if "_by." not in n]
    return [{"params": rest, "weight_decay": 2e-3}] + ([{"params": hands, "weight_decay": 5e-2}] if hands else [])


def follow(slow, fast, step):
    keep = min(KEEP, (step + 1) / (step + 10))
    with torch.no_grad():
        ours, theirs = list(slow.state_dict().values()), list(fast.state_dict().values())
        real = [k for k, v in enumerate(ours) if v.dtype.is_floating_point]
        torch._foreach_mul_([ours[k] for k in real], keep)
        torch._foreach_add_([ours[k] for k in real], [theirs[k] for k in real], alpha=1 - keep)


def run(kind, split, seconds, packed, films, device, given, levers=(), tag=""):
    torch.manual_seed(SEEDS[split] + given.seed)
    np.random.seed(SEEDS[split])
    net, drawer, loss = made(kind, packed, films, split, device, given.heavy, levers)
    net = net.to(device).to(memory_format=torch.channels_last)
    average = copy.deepcopy(net).eval()
    recipe = RECIPE[kind]
    batch = given.batch or recipe["batch"]
    optimiser = torch.optim.AdamW(groups(net), lr=recipe["rate"], foreach=True)
    begin, step, seen = time.time(), 0, []
    while (progress := (time.time() - begin) / seconds) < 1:
        rate = recipe["rate"] * min(1.0, (step + 1) / 300) * (0.5 + 0.5 * np.cos(np.pi * progress)) + 1e-6
        for group in optimiser.param_groups:
            group["lr"] = rate
        value, error = loss(net, drawer.batch(batch))
        optimiser.zero_grad(set_to_none=True)
        value.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        follow(average, net, step)
        seen.append(torch.stack([value.detach(), error]))
        step += 1
        if step % given.every == 0:
            mean = torch.stack(seen).mean(0).tolist()
            print(json.dumps({"kind": kind, "split": split + tag, "step": step, "seconds": round(time.time() - begin, 1), "loss": round(mean[0], 4), "error": round(mean[1], 4)}), flush=True)
            seen = []
    for a, b in zip(average.buffers(), net.buffers()):
        if not a.dtype.is_floating_point:
            a.copy_(b)
    state = {k: v.detach().float().cpu().numpy() for k, v in average.state_dict().items()}
    np.savez(os.path.join(given.out, f"{kind}-{split}{tag}.npz"), steps=step, batch=batch, seconds=seconds,
             **{k: v.astype(np.float16) for k, v in state.items()})


def main():
    parser = argparse.ArgumentParser()
    for option in ("--packed", "--out", "--jobs"):
        parser.add_argument(option, required=True)
    parser.add_argument("--heavy", type=float, default=0.4, help="share of samples developed half as strongly again")
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--every", type=int, default=250)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    os.makedirs(given.out, exist_ok=True)
    packed = dict(np.load(given.packed))
    begin = time.time()
    films = Films(packed, device)
    print("films held", round(time.time() - begin, 1), "s", films.pixels.numel() / 1e6, "MB", flush=True)
    for job in given.jobs.split(","):
        kind, split, seconds, *levers = job.split(":")
        run(kind, split, float(seconds), packed, films, device, given, levers, "".join(f"-{lever}" for lever in levers))


if __name__ == "__main__":
    main()
