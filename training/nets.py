"""The two networks: `Coarse` (whole film or canonical view -> 19 maps) and `Fine` (one landmark's patches -> one map)."""

import torch
from torch import nn
from torch.nn import functional as F

LANDMARKS = 19
CONTRAST_FLOOR = 0.03 ** 2  # of spreads of the whole view: about one grey of 255


def conv_bn(inputs, outputs, stride=1, dilation=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, width, dilation=1):
        super().__init__()
        self.first = conv_bn(width, width, 1, dilation)
        self.second = nn.Sequential(
            nn.Conv2d(width, width, 3, 1, dilation, dilation, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


def double(x):
    return F.interpolate(x, scale_factor=2.0, mode="bilinear", align_corners=False)


class Coarse(nn.Module):
    """[n,1,320,256] zero-mean unit-spread grey -> [n,19,160,128] logits; a map pixel is two input pixels wide."""

    widths = (24, 48, 96, 160, 192)

    def __init__(self):
        super().__init__()
        stages, before = [], 1
        for level, width in enumerate(self.widths):
            blocks = [conv_bn(before, width, 2)]
            if level > 0:
                blocks.append(Residual(width))
            if level == 4:
                blocks.append(Residual(width, 2))
            stages.append(nn.Sequential(*blocks))
            before = width
        self.stages = nn.ModuleList(stages)
        self.across = nn.ModuleList(nn.Conv2d(w, o, 1) for w, o in zip(self.widths, (32, 48, 64, 96, 96)))
        self.down = nn.ModuleList(conv_bn(i, o) for i, o in ((48, 32), (64, 48), (96, 64), (96, 96)))
        self.out = nn.Conv2d(32, LANDMARKS, 1)

    def forward(self, x):
        seen = []
        for stage in self.stages:
            x = stage(x)
            seen.append(x)
        x = self.across[4](seen[4])
        for level in (3, 2, 1, 0):
            x = double(self.down[level](x)) + self.across[level](seen[level])
        return self.out(F.relu(x))


class Film(nn.Module):
    """Feature-wise scale and shift chosen by the landmark (FiLM, Perez et al. 2018)."""

    def __init__(self, width, rows):
        super().__init__()
        self.scale = nn.Embedding(rows, width)
        self.shift = nn.Embedding(rows, width)
        nn.init.normal_(self.scale.weight, 0.0, 0.1)
        nn.init.normal_(self.shift.weight, 0.0, 0.1)

    def forward(self, x, landmark):
        scale = self.scale(landmark)[:, :, None, None]
        return F.relu(x * (1 + scale) + self.shift(landmark)[:, :, None, None])


def with_contrast(x, reach):
    """[n,1,h,w] -> [n,2,h,w]: beside the picture its contrast against its surroundings of 2 reach + 1 pixels, in which the edge of skin against air,
    a step of one or two greys on many films, is as plain as that of a tooth."""
    size = 2 * reach + 1
    mean = F.avg_pool2d(x, size, 1, reach, count_include_pad=False)
    spread = F.avg_pool2d((x - mean) ** 2, size, 1, reach, count_include_pad=False)
    return torch.cat([x, (x - mean) / torch.sqrt(spread + CONTRAST_FLOOR)], 1)


class Fine(nn.Module):
    """Patch [n,1,96,96] at 0.25 mm and context [n,1,64,64] at 1 mm about one centre, landmark [n] -> [n,1,48,48] logits at 0.5 mm.

    The centre 12x12 of the context's 2 mm features lies exactly on the patch's deepest 12x12 features. `rows`: how many landmarks
    (and scales, `further.py`) it is told apart. `contrast`: whether it looks at the contrast of both, too."""

    def __init__(self, rows=LANDMARKS, contrast=False):
        super().__init__()
        self.contrast = contrast
        seen = 2 if contrast else 1
        self.patch0 = nn.Sequential(conv_bn(seen, 24, 2), Residual(24))
        self.patch1 = nn.Sequential(conv_bn(24, 48, 2), Residual(48))
        self.patch2 = nn.Sequential(conv_bn(48, 96, 2), Residual(96))
        self.wide0 = conv_bn(seen, 24, 2)
        self.wide1 = nn.Sequential(conv_bn(24, 48, 2), Residual(48))
        self.wide2 = nn.Sequential(conv_bn(48, 64, 2), Residual(64))
        self.wide_up1 = nn.Conv2d(64, 48, 1)
        self.wide_up0 = nn.Conv2d(48, 48, 1)
        self.wide_side0 = nn.Conv2d(24, 48, 1)
        self.join = conv_bn(96 + 48, 96)
        self.film2, self.film1, self.film0 = Film(96, rows), Film(48, rows), Film(32, rows)
        self.mix2 = Residual(96)
        self.up1, self.side1 = nn.Conv2d(96, 48, 1), nn.Conv2d(48, 48, 1)
        self.mix1 = nn.Sequential(conv_bn(48, 48), conv_bn(48, 48))
        self.up0, self.side0 = nn.Conv2d(48, 32, 1), nn.Conv2d(24, 32, 1)
        self.mix0 = conv_bn(32, 32)
        self.out = nn.Conv2d(32, 1, 1)

    def forward(self, patch, wide, landmark):
        p0 = self.patch0(with_contrast(patch, 5) if self.contrast else patch)
        p1 = self.patch1(p0)
        p2 = self.patch2(p1)
        w0 = self.wide0(with_contrast(wide, 4) if self.contrast else wide)
        w1 = self.wide1(w0)
        w = F.relu(double(self.wide_up1(self.wide2(w1))) + w1)
        w = F.relu(double(self.wide_up0(w)) + self.wide_side0(w0))
        x = self.join(torch.cat([p2, w[:, :, 10:22, 10:22]], 1))
        x = self.mix2(self.film2(x, landmark))
        x = self.mix1(self.film1(double(self.up1(x)) + self.side1(p1), landmark))
        x = self.mix0(self.film0(double(self.up0(x)) + self.side0(p0), landmark))
        return self.out(x)


def fine_of(weights):
    """The patch network of a checkpoint's weights: its rows and its looks are told by their shapes."""
    net = Fine(len(weights["film2.scale.weight"]), weights["patch0.0.0.weight"].shape[1] == 2).eval()
    net.load_state_dict(weights)
    return net
