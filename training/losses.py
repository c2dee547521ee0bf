"""The loss of both networks: where on the map does the landmark lie?"""

import torch
from torch.nn import functional as F


def axis_gaussian(centre, count, sigma):
    at = torch.arange(count, dtype=torch.float32)
    return torch.exp(-0.5 * ((at - centre[..., None]) / sigma) ** 2)


def map_loss(logits, points, sigma, pull=0.05):
    """Cross-entropy of the softmaxed maps [n,k,h,w] with Gaussians at points [n,k,2] (map pixels, x then y), plus a
    small smooth-L1 on the soft-argmax. Landmarks outside the map do not count. Returns loss and mean error (map pixels)."""
    n, k, high, wide = logits.shape
    inside = ((points > 0) & (points < torch.tensor([wide - 1.0, high - 1.0]))).all(-1).float()
    row = axis_gaussian(points[..., 1], high, sigma)
    column = axis_gaussian(points[..., 0], wide, sigma)
    row, column = row / (row.sum(-1, True) + 1e-9), column / (column.sum(-1, True) + 1e-9)
    chance = F.log_softmax(logits.reshape(n, k, -1), -1).reshape(n, k, high, wide)
    entropy = -(torch.einsum("nkhw,nkw->nkh", chance, column) * row).sum(-1)
    p = chance.exp()
    mean = torch.stack([(p.sum(2) * torch.arange(wide)).sum(-1), (p.sum(3) * torch.arange(high)).sum(-1)], -1)
    error = (mean - points).norm(dim=-1)
    each = entropy + pull * F.smooth_l1_loss(mean, points, reduction="none").sum(-1)
    total = inside.sum() + 1e-6
    return (each * inside).sum() / total, float((error.detach() * inside).sum() / total)
