"""The same anatomy on another device's film, in batches: tone, haze, local contrast, blur, sharpening, noise, rods, blank patches. A mood is drawn once
a sample, so that both views of one film share it; strengths go from none to well beyond what the two sources show."""

import torch
from torch.nn import functional as F

KNOTS = 8


def even(n, low, high, device):
    return torch.empty(n, device=device).uniform_(low, high)


def chance(n, odds, device):
    return (torch.rand(n, device=device) < odds).float()


class Mood:
    """What n films are developed with."""

    def __init__(self, n, device, heavy):
        strength = torch.where(torch.rand(n, device=device) < heavy, 1.5, 1.0)
        self.n, self.device = n, device
        self.gamma = torch.exp(even(n, -0.55, 0.55, device) * strength)
        steps = torch.exp(torch.randn(n, KNOTS, device=device) * (0.5 * chance(n, 0.4, device) * strength)[:, None])
        curve = torch.cat([torch.zeros(n, 1, device=device), steps.cumsum(1)], 1)
        self.curve = curve / curve[:, -1:]
        self.haze = torch.randn(n, 1, 4, 4, device=device) * (0.08 * chance(n, 0.5, device) * strength)[:, None, None, None]
        self.slope = torch.randn(n, 2, device=device) * (0.12 * chance(n, 0.5, device) * strength)[:, None]
        self.contrast = torch.exp(even(n, -0.4, 0.4, device) * strength)
        self.lift = even(n, -0.2, 0.2, device)
        self.clip = chance(n, 0.3, device)
        self.local = even(n, 0.2, 1.0, device) * chance(n, 0.2, device)
        kind = torch.rand(n, device=device)
        self.blur = even(n, 0.4, 1.3, device) * strength * (kind < 0.28).float()
        self.sharpen = even(n, 0.3, 1.4, device) * ((kind >= 0.28) & (kind < 0.46)).float()
        self.noise = even(n, 0.005, 0.06, device) * chance(n, 0.45, device) * strength
        self.coarse_noise = even(n, 0.005, 0.05, device) * chance(n, 0.2, device)


def gaussian(v, sigma):
    """Each of [n,h,w] blurred by its own sigma [n] (pixels; 0 leaves it)."""
    at = torch.arange(-4, 5, device=v.device, dtype=torch.float32)
    kernel = torch.exp(-0.5 * (at / sigma.clamp(min=0.05)[:, None]) ** 2)
    kernel = (kernel / kernel.sum(1, True))
    n = len(v)
    wide = F.conv2d(F.pad(v[None], (4, 4, 4, 4), mode="replicate"), kernel.view(n, 1, 1, 9), groups=n)
    return F.conv2d(wide, kernel.view(n, 1, 9, 1), groups=n)[0]


def smooth(v, factor):
    """A wide, cheap blur: reduced and enlarged."""
    small = F.adaptive_avg_pool2d(v[:, None], (max(2, v.shape[1] // factor), max(2, v.shape[2] // factor)))
    return F.interpolate(small, size=v.shape[1:], mode="bilinear", align_corners=False)[:, 0]


def toned(v, curve):
    at = v.clamp(0, 1) * KNOTS
    low = at.floor().clamp(max=KNOTS - 1)
    flat, index = curve, low.long().reshape(len(v), -1)
    a, b = flat.gather(1, index), flat.gather(1, index + 1)
    return (a + (b - a) * (at - low).reshape(len(v), -1)).reshape(v.shape)


def develop(view, mood, pixel=1.0):
    """Views [n,h,w] of grey 0..255 -> grey about 0..1 under their moods. `pixel`: how much coarser these are than the finest views of the mood."""
    n, high, wide = view.shape
    each = lambda value: value[:, None, None]
    v = view / 255
    middle = smooth(v, 12)
    spread = torch.sqrt(smooth((v - middle) ** 2, 12).clamp(min=0) + 0.02)
    v = v + each(mood.local) * (((v - middle) / spread * 0.22 + 0.5).clamp(0, 1) - v)
    v = toned(v, mood.curve) ** each(mood.gamma)
    cloud = F.interpolate(mood.haze, size=(high, wide), mode="bicubic", align_corners=False)[:, 0]
    across, down = (torch.linspace(-1, 1, k, device=v.device) for k in (wide, high))
    v = v + cloud + each(mood.slope[:, 0]) * across + each(mood.slope[:, 1]) * down[:, None]
    v = (v - 0.5) * each(mood.contrast) + each(mood.lift) + 0.5
    v = torch.where(each(mood.clip) > 0, v.clamp(0, 1), v)
    v = gaussian(v, mood.blur / pixel)
    v = v + each(mood.sharpen) * (v - smooth(v, 6))
    v = v + torch.randn_like(v) * each(mood.noise)
    grain = F.interpolate(torch.randn(n, 1, high // 2, wide // 2, device=v.device), size=(high, wide), mode="bilinear", align_corners=False)[:, 0]
    return v + grain * each(mood.coarse_noise)


def erased(v, odds):
    """Blank rectangles (stickers, ear rods, hands) of at most a fifth of the view each way, and bright or dark bars (rods, rests), by chance."""
    n, high, wide = v.shape
    y, x = torch.arange(high, device=v.device)[None, :, None], torch.arange(wide, device=v.device)[None, None, :]
    for k in range(3):
        some = torch.rand(n, device=v.device) < odds / (1 + k)
        h, w = even(n, 0.04, 0.2, v.device) * high, even(n, 0.04, 0.2, v.device) * wide
        top, left = torch.rand(n, device=v.device) * (high - h), torch.rand(n, device=v.device) * (wide - w)
        inside = (y >= top[:, None, None]) & (y < (top + h)[:, None, None]) & (x >= left[:, None, None]) & (x < (left + w)[:, None, None])
        v = torch.where(inside & some[:, None, None], torch.rand(n, device=v.device)[:, None, None], v)
    some = torch.rand(n, device=v.device) < odds / 2
    angle, offset = even(n, 0, 3.1416, v.device), even(n, -0.4, 0.4, v.device) * wide
    away = (x - wide / 2) * torch.cos(angle)[:, None, None] + (y - high / 2) * torch.sin(angle)[:, None, None] - offset[:, None, None]
    inside = away.abs() < (even(n, 0.005, 0.06, v.device) * wide)[:, None, None]
    strength = torch.where(torch.rand(n, device=v.device) < 0.8, even(n, 0.2, 0.8, v.device), even(n, -0.5, -0.1, v.device))
    return torch.where(inside & some[:, None, None], v + strength[:, None, None], v)


def normalised(v):
    """Zero mean, unit spread over each view [n,h,w] -> [n,1,h,w]."""
    v = v - v.mean((1, 2), True)
    return (v / (v.std((1, 2), unbiased=False, keepdim=True) + 1e-3 / 255))[:, None]
