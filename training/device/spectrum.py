"""Another device's sharpness, in batches: every band of detail raised or lowered at random, and random filters (Xu et al. 2021, "Robust and
generalizable visual representation learning via random convolutions"), both without phase, so that no edge moves from its place."""

import torch
from torch.nn import functional as F

KNOTS = 8  # one an octave
LOWEST = 0.02  # periods a canonical mm at the first knot
FILTERS = (3, 5, 7, 9)


def responses(n, device):
    """Random filters [n,9,9], the same turned by half: sizes of FILTERS, spread 1 over the root of their number of pixels."""
    size = torch.tensor(FILTERS, device=device)[torch.randint(len(FILTERS), (n,), device=device)][:, None, None]
    at = torch.arange(FILTERS[-1], device=device) - FILTERS[-1] // 2
    inside = (at.abs()[None, :, None] <= size // 2) & (at.abs()[None, None, :] <= size // 2)
    drawn = torch.randn(n, FILTERS[-1], FILTERS[-1], device=device) / size * inside
    return (drawn + drawn.flip(1, 2)) * 2 ** -0.5


class Spectrum:
    """What n films are filtered with: gains of the bands (natural logarithms, at knots an octave apart), share and filter."""

    def __init__(self, n, device, bands, filtered):
        some = (torch.rand(n, 1, device=device) < 0.6).float()
        walk = (torch.randn(n, KNOTS, device=device) * 0.35).cumsum(1)
        self.gains = (walk - walk.mean(1, True) + torch.randn(n, KNOTS, device=device) * 0.15) * some * bands
        self.share = torch.rand(n, device=device) * (torch.rand(n, device=device) < 0.6).float() * filtered


def spread_over(v, spectrum, step):
    """Views [n,h,w] of pixels `step` canonical mm wide under their spectra."""
    n, high, wide = v.shape
    edge = 16
    middle = v.mean((1, 2), True)
    grown = F.pad((v - middle)[:, None], (edge,) * 4, mode="reflect")[:, 0]
    seen = torch.fft.rfft2(grown)
    down = torch.fft.fftfreq(high + 2 * edge, device=v.device)
    across = torch.fft.rfftfreq(wide + 2 * edge, device=v.device)
    periods = torch.sqrt(down[:, None] ** 2 + across ** 2) / step
    at = (torch.log2(periods / LOWEST + 1e-9)).clamp(0, KNOTS - 1 - 1e-4)
    low, part = at.long(), at - at.floor()
    gain = torch.exp(spectrum.gains[:, low] * (1 - part) + spectrum.gains[:, low + 1] * part)
    filters = torch.fft.rfft2(torch.roll(F.pad(responses(n, v.device), (0, wide + 2 * edge - 9, 0, high + 2 * edge - 9)), (-4, -4), (1, 2))).real
    share = spectrum.share[:, None, None]
    out = torch.fft.irfft2(seen * (gain * (1 - share) + filters * share), s=grown.shape[1:])[:, edge:-edge, edge:-edge]
    # As much contrast as before: the noise put on afterwards stands in proportion to it.
    kept = (v.std((1, 2), keepdim=True) + 1e-4) / (out.std((1, 2), keepdim=True) + 1e-4)
    return out * kept + middle
