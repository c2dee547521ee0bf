"""The training loop both networks share: AdamW, warm-up and cosine by step (or by time when a machine is slow), moving average."""

import argparse
import copy
import json
import os
import time

import cv2
import numpy as np
import torch

from data import split_name
from views import mean_shape


def arguments(steps, batch, rate, more={}):
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", help="folder of the research films; a clinic may do without")
    parser.add_argument("--work", required=True)
    parser.add_argument("--clinic", help="zip or folder written by `sella export`, as given to data.py")
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--minutes", type=float, default=1e9, help="end the cosine at this time if the steps take longer")
    parser.add_argument("--batch", type=int, default=batch)
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="", help="checkpoint to go on from (a clinic's own films, a snapshot member)")
    parser.add_argument("--tag", default="", help="suffix of the checkpoint, for a second member")
    parser.add_argument("--fold", default="", help="leave out fold K of N, written K/N (for cross.py)")
    parser.add_argument("--leave-out", default="", help="leave out every film of this source (for cross.py)")
    parser.add_argument("--everything", action="store_true", help="train on the held-out films, too (a second fine network that is shipped, never judged)")
    for option, default in more.items():
        parser.add_argument(option, default=default)
    given = parser.parse_args()
    given.tag += split_name(given.fold, given.leave_out)
    return given


def frame(given, shapes):
    """The mean shape that the canonical frame hangs on: that of the weights gone on from, else of the films."""
    return np.array(torch.load(given.start)["mean"]) if given.start else mean_shape(shapes)


class Trainer:
    """Runs the steps, keeps an average of the weights, logs and saves it every few minutes."""

    def __init__(self, make, given, path, take=lambda net, weights: net.load_state_dict(weights)):
        torch.manual_seed(given.seed)
        torch.set_num_threads(given.threads)
        cv2.setNumThreads(1)
        self.given, self.path = given, path + given.tag
        net = make()
        if given.start:
            take(net, torch.load(given.start)["weights"])
        self.net = net.to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(net).eval()
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=1e-3)
        self.begin = time.time()

    def progress(self, step):
        return min(1.0, max(step / self.given.steps, (time.time() - self.begin) / 60 / self.given.minutes))

    def rate(self, step, progress):
        warm = min(1.0, (step + 1) / 200)
        return self.given.rate * warm * (0.5 + 0.5 * np.cos(np.pi * progress)) + 1e-6

    def follow(self, step):
        keep = min(0.998, (step + 1) / (step + 10))
        with torch.no_grad():
            for slow, fast in zip(self.average.state_dict().values(), self.net.state_dict().values()):
                if slow.dtype.is_floating_point:
                    slow.lerp_(fast, 1 - keep)
                else:
                    slow.copy_(fast)

    def save(self, step, extra):
        torch.save({"weights": self.average.state_dict(), "step": step, **extra}, self.path + ".part")
        os.replace(self.path + ".part", self.path + ".pt")

    def run(self, batch, loss, extra):
        step, seen, saved = 0, [], time.time()
        with open(self.path + ".log", "w") as log:
            while (progress := self.progress(step)) < 1:
                for group in self.optimiser.param_groups:
                    group["lr"] = self.rate(step, progress)
                value, error = loss(self.net, batch())
                self.optimiser.zero_grad(set_to_none=True)
                value.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0)
                self.optimiser.step()
                self.follow(step)
                seen.append((float(value.detach()), error))
                step += 1
                if step % 50 == 0:
                    mean = np.mean(seen, 0)
                    line = {"step": step, "progress": round(progress, 4), "loss": round(mean[0], 4),
                            "error": round(mean[1], 4), "seconds": round(time.time() - self.begin)}
                    print(json.dumps(line), file=log, flush=True)
                    seen = []
                if time.time() - saved > 180:
                    self.save(step, extra)
                    saved = time.time()
        self.save(step, extra)
