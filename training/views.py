"""Similarity transforms, the mean shape, the canonical frame, and views cut through them from a pyramid.

A transform is a 2x3 matrix on column points. Canonical units are millimetres of a head whose S-Na is 60 (the ISBI
convention of 0.1 mm a pixel), origin at the centroid of the mean shape, face to the right."""

import cv2
import numpy as np

CANONICAL_S_NA = 60.0
COARSE_WIDE, COARSE_HIGH = 256, 320
ZOOM = 0.53  # canonical units a pixel of the second coarse view


def apply(matrix, points):
    return points @ matrix[:, :2].T + matrix[:, 2]


def inverse(matrix):
    linear = np.linalg.inv(matrix[:, :2])
    return np.hstack([linear, -(linear @ matrix[:, 2])[:, None]])


def compose(outer, inner):
    return np.hstack([outer[:, :2] @ inner[:, :2], (outer[:, :2] @ inner[:, 2] + outer[:, 2])[:, None]])


def similarity(angle=0.0, scale=1.0, shift=(0.0, 0.0)):
    c, s = scale * np.cos(angle), scale * np.sin(angle)
    return np.array([[c, -s, shift[0]], [s, c, shift[1]]])


def fit(source, target, weights=None):
    """Least-squares similarity (turn, scale, shift; no mirror) of source [n,2] onto target [n,2]."""
    w = np.ones(len(source)) if weights is None else weights
    w = w / w.sum()
    ms, mt = w @ source, w @ target
    a, b = source - ms, target - mt
    size = max((w * (a ** 2).sum(1)).sum(), 1e-9)
    c = (w * (a * b).sum(1)).sum() / size
    s = (w * (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0])).sum() / size
    linear = np.array([[c, -s], [s, c]])
    return np.hstack([linear, (mt - linear @ ms)[:, None]])


def robust_fit(source, mean, rounds=12, spread=4.0):
    """Similarity of points onto the mean shape by Cauchy re-weighting (spread in canonical units)."""
    weights = np.ones(len(source))
    for _ in range(rounds):
        matrix = fit(source, mean, weights)
        weights = 1.0 / (1.0 + ((apply(matrix, source) - mean) ** 2).sum(1) / spread ** 2)
    return matrix


def mean_shape(shapes, rounds=8):
    """Generalised Procrustes mean of [n,19,2], centred, S-Na = 60, in the mean orientation of the films."""
    mean = np.mean([fit_to_size(s) for s in shapes], 0)
    for _ in range(rounds):
        mean = fit_to_size(np.mean([apply(fit(s, mean), s) for s in shapes], 0))
    return mean


def fit_to_size(shape):
    centred = shape - shape.mean(0)
    return centred * (CANONICAL_S_NA / np.linalg.norm(centred[1] - centred[0]))


def cut(levels, matrix, wide, high, fill=0):
    """View [high,wide] uint8 of a pyramid; matrix maps film pixels to view pixels; the coarsest level not coarser
    than the view is read bilinearly, so that a reduction does not alias. fill: grey value, or None to repeat the edge."""
    scale = np.sqrt(abs(np.linalg.det(matrix[:, :2])))
    level = int(np.clip(np.floor(np.log2(1.0 / scale) + 1e-9), 0, len(levels) - 1))
    size = 2.0 ** level
    to_film = np.array([[size, 0, size / 2 - 0.5], [0, size, size / 2 - 0.5]])
    edge = cv2.BORDER_REPLICATE if fill is None else cv2.BORDER_CONSTANT
    return cv2.warpAffine(np.asarray(levels[level]), compose(matrix, to_film), (wide, high), flags=cv2.INTER_LINEAR,
                          borderMode=edge, borderValue=0 if fill is None else int(fill))


def letterbox(wide, high):
    """Film of the given size centred in the 256x320 view."""
    scale = min(COARSE_WIDE / wide, COARSE_HIGH / high)
    return np.array([[scale, 0, (COARSE_WIDE - 1) / 2 - scale * (wide - 1) / 2],
                     [0, scale, (COARSE_HIGH - 1) / 2 - scale * (high - 1) / 2]])


def zoom(to_canonical):
    """Film -> the 256x320 canonical view, the mean shape's bounding box in its middle."""
    return compose(np.array([[1 / ZOOM, 0, CENTRE[0]], [0, 1 / ZOOM, CENTRE[1]]]), to_canonical)


# Pixel of the mean shape's centroid in the canonical view: its bounding box then lies in the middle.
CENTRE = (154.0, 176.0)


def normalise(view):
    """Zero mean, unit spread over the whole view, float32."""
    view = view.astype(np.float32)
    return (view - view.mean()) / (view.std() + 1e-3)
