"""Train one patch network for the further points: `train_further.py --data DIR --work DIR --start WORK/fine.pt --readings readings`.

It goes on from the fine network of the 19 and keeps learning these beside (a quarter of each batch, every training film), so that what
few readings cannot teach is not forgotten. Every further point has two rows: one at the fine step, one at twice the step (views of
48 mm), which finds it first from where the regression puts it."""

import numpy as np
import torch

from augment import about, density, erase
from data import ORDER, films, held_out, open_cache, split
from further import FURTHER, apart, name_of, readings
from losses import axis_gaussian
from nets import LANDMARKS, Fine
from schedule import Trainer, arguments, frame
from torch.nn import functional as F
from train_fine import MAP, MAP_STEP, SIGMA, pair
from views import apply, compose, fit, normalise

ROWS = LANDMARKS + 2 * len(FURTHER)
WIDER = 2.0  # the first look's views are twice the size of the second's
KNOWN, FIRST = 0.2, 0.4  # shares of a batch: the 19 known landmarks; first looks at further points
TRUST = {1: 1.0, 2: 0.8, 3: 0.5}  # weight of a reading by how sure its reader was
FRESH = 150  # steps after which the readings are read again: more may have come


def row_of(further, wide):
    """The network's row for a further point, at the fine step or (first look) at twice the step."""
    return LANDMARKS + further + (len(FURTHER) if wide else 0)


def squeezed(random):
    """A little wider or higher, a little slanted: heads nobody read."""
    by, slant = random.normal(0, 0.03), random.normal(0, 0.03)
    return np.array([[1 + by, slant, 0.0], [0.0, 1 - by, 0.0]])


def sample(film, levels, mean, at, wide, random):
    """Patch and context about a point (film pixels) missed at random, in a canonical frame turned and sized at random; its map pixel."""
    exact = fit(film["truth"], mean)
    size = np.log(1 / WIDER) if wide else 0.0
    here = apply(exact, at[None])[0]
    turn = about(here, np.radians(random.uniform(-13, 13)), np.exp(size + random.normal(0, 0.08)), (0, 0))
    squeeze = squeezed(random)
    squeeze[:, 2] = here - squeeze[:, :2] @ here
    to_view = compose(squeeze, compose(turn, exact))
    # In units of the view: 3 mm or (one in six) 6 mm at the fine step is what regression and first look leave over.
    far = 2.0 if random.random() < 0.84 else 4.0
    centre = here + np.clip(random.normal(0, far, 2), -10, 10)
    mood = random.integers(2 ** 31)
    views = [density(view, np.random.default_rng(mood)) for view in pair(levels, to_view, centre)]
    if random.random() < 0.1:
        views[0] = erase(views[0], random)
    return normalise(views[0]), normalise(views[1]), (here - centre) / MAP_STEP + (MAP - 1) / 2


def weighed_loss(logits, points, trust):
    """losses.map_loss with a weight for each sample."""
    logits = logits[:, 0].float()
    row, column = axis_gaussian(points[:, 1], MAP, SIGMA), axis_gaussian(points[:, 0], MAP, SIGMA)
    row, column = row / (row.sum(-1, True) + 1e-9), column / (column.sum(-1, True) + 1e-9)
    chance = F.log_softmax(logits.reshape(len(logits), -1), -1).reshape(-1, MAP, MAP)
    entropy = -(torch.einsum("nhw,nw->nh", chance, column) * row).sum(-1)
    p = chance.exp()
    mean = torch.stack([(p.sum(1) * torch.arange(MAP)).sum(-1), (p.sum(2) * torch.arange(MAP)).sum(-1)], -1)
    error = (mean - points).norm(dim=-1).detach()
    each = entropy + 0.05 * F.smooth_l1_loss(mean, points, reduction="none").sum(-1)
    return (each * trust).sum() / trust.sum(), error.mean().item()


def take_in(net, weights):
    """Weights of a network with fewer rows: a new row begins as the mean of those known."""
    own = net.state_dict()
    for name, value in weights.items():
        if ".scale." in name or ".shift." in name:
            grown = value.mean(0, True).repeat(len(own[name]), 1)
            grown[:len(value)] = value
            value = grown
        own[name].copy_(value)


def settle(net, batches):
    """Batch normalisations that were folded (restart.py) get the statistics of real batches back; in evaluation nothing changes."""
    norms, seen = [m for m in net.modules() if isinstance(m, torch.nn.BatchNorm2d)], {}

    def watch(norm, given, _):
        x = given[0].float()
        seen.setdefault(norm, []).append((x.mean((0, 2, 3)), (x ** 2).mean((0, 2, 3))))

    hooks = [norm.register_forward_hook(watch) for norm in norms]
    net.eval()
    with torch.no_grad():
        for patch, wide, _, which, _ in batches:
            net(patch, wide, which)
        for norm in norms:
            mean, square = (torch.stack(v).mean(0) for v in zip(*seen[norm]))
            scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            shift = norm.bias - norm.running_mean * scale
            norm.running_mean.copy_(mean), norm.running_var.copy_(square - mean ** 2)
            norm.weight.copy_(scale * torch.sqrt(norm.running_var + norm.eps))
            norm.bias.copy_(shift + mean * scale)
    for hook in hooks:
        hook.remove()
    net.train()


class Drawer:
    """Batches of known and further points; the readings are read again every FRESH steps."""

    def __init__(self, given, every, levels, mean):
        self.given, self.every, self.levels, self.mean = given, every, levels, mean
        self.known, _ = split(every)
        self.random, self.step = np.random.default_rng(given.seed), 0
        self.refresh()

    def refresh(self):
        places = {name_of(f): i for i, f in enumerate(self.every)}
        kept = apart(self.every, held_out(self.every))
        self.read = [[] for _ in FURTHER]
        for film, points in readings(self.given.readings).items():
            if film in places and film not in kept:
                for k, name in enumerate(FURTHER):
                    self.read[k] += [(places[film], row) for row in points.get(name, ())]
        self.able = [k for k, rows in enumerate(self.read) if rows]

    def draw(self):
        random = self.random
        share = random.random()
        if share < KNOWN:
            film, k = self.every[i := random.choice(self.known)], random.integers(LANDMARKS)
            return (*sample(film, self.levels[i], self.mean, film["truth"][k], False, random), k, 1.0)
        k, wide = random.choice(self.able), share < KNOWN + FIRST
        i, (x, y, sure) = self.read[k][random.integers(len(self.read[k]))]
        return (*sample(self.every[i], self.levels[i], self.mean, np.array([x, y]), wide, random), row_of(k, wide), TRUST[int(sure)])

    def batch(self):
        self.step += 1
        if self.step % FRESH == 0:
            self.refresh()
        patch, wide, at, which, trust = zip(*(self.draw() for _ in range(self.given.batch)))
        tensor = lambda v: torch.from_numpy(np.array(v, np.float32))
        last = torch.channels_last
        return (tensor(patch)[:, None].contiguous(memory_format=last), tensor(wide)[:, None].contiguous(memory_format=last), tensor(at),
                torch.tensor(which, dtype=torch.long), tensor(trust))


def main():
    given = arguments(steps=20000, batch=48, rate=1.5e-3, more={"--readings": "readings"})
    every = films(given.data)
    levels = open_cache(every, given.work + "/cache")
    mean = frame(given, [])
    drawer = Drawer(given, every, levels, mean)

    def begin(net, weights):
        with torch.no_grad():
            take_in(net, weights)
        settle(net, [drawer.batch() for _ in range(12)])

    def loss(net, drawn):
        patch, wide, at, which, trust = drawn
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits = net(patch, wide, which)
        return weighed_loss(logits, at, trust)

    Trainer(lambda: Fine(ROWS), given, given.work + "/further", begin).run(
        drawer.batch, loss, {"mean": mean.tolist(), "further": FURTHER, "known": ORDER})


if __name__ == "__main__":
    main()
