"""Random films: geometry (turn, size, shift, cropping the vault) and density (gamma, haze, CLAHE, blur, noise, erasing)."""

import cv2
import numpy as np

from views import (CENTRE, COARSE_HIGH, COARSE_WIDE, ZOOM, apply, compose, inverse, letterbox, similarity, zoom)

CLAHE = [cv2.createCLAHE(clip, (tiles, tiles)) for clip in (1.5, 3.0) for tiles in (4, 8)]


def haze(shape, random):
    """Smooth additive density like another device's: a slope and a 4x4 cloud, about +-0.2."""
    high, wide = shape
    cloud = cv2.resize(random.normal(0, 0.08, (4, 4)).astype(np.float32), (wide, high), interpolation=cv2.INTER_CUBIC)
    slope = random.normal(0, 0.12, 2).astype(np.float32)
    return cloud + slope[0] * np.linspace(-1, 1, wide, dtype=np.float32) + slope[1] * np.linspace(-1, 1, high, dtype=np.float32)[:, None]


def density(view, random, strength=1.0):
    """uint8 view -> float32 view of the same anatomy on another film; grey 0..1 before the network's normalising."""
    if random.random() < 0.15 * strength:
        view = CLAHE[random.integers(len(CLAHE))].apply(view)
    v = view.astype(np.float32) * (1 / 255)
    v = v ** np.float32(np.exp(random.uniform(-0.55, 0.55) * strength))
    if random.random() < 0.5:
        v = v + haze(v.shape, random) * np.float32(strength)
    v = (v - 0.5) * np.float32(np.exp(random.uniform(-0.4, 0.4))) + np.float32(random.uniform(-0.2, 0.2) + 0.5)
    if random.random() < 0.5:
        v = np.clip(v, 0, 1)
    if random.random() < 0.25:
        v = cv2.GaussianBlur(v, (0, 0), random.uniform(0.4, 1.3))
    elif random.random() < 0.15:
        v = v + np.float32(random.uniform(0.3, 1.2)) * (v - cv2.GaussianBlur(v, (0, 0), random.uniform(1, 4)))
    if random.random() < 0.4:
        v = v + random.standard_normal(v.shape, dtype=np.float32) * np.float32(random.uniform(0.005, 0.06))
    return v


def erase(view, random):
    """Up to three blank rectangles (stickers, ear rods, hands) of at most a fifth of the view each way."""
    high, wide = view.shape
    for _ in range(random.integers(1, 4)):
        h, w = (int(n * random.uniform(0.04, 0.2)) for n in (high, wide))
        y, x = random.integers(0, high - h), random.integers(0, wide - w)
        view[y:y + h, x:x + w] = random.uniform(0, 1)
    return view


def crop_box(wide, high, truth, random):
    """A film cut off: each side by chance, the vault more deeply than the rest, never through a landmark."""
    (left, top), (right, bottom) = truth.min(0), truth.max(0)
    cut = [random.random() ** 2 if random.random() < chance else 0.0 for chance in (0.3, 0.5, 0.3, 0.3)]
    return (cut[0] * max(left - 10, 0), cut[1] * max(top - 10, 0),
            wide - 1 - cut[2] * max(wide - 11 - right, 0), high - 1 - cut[3] * max(high - 11 - bottom, 0))


def film_view(wide, high, truth, random):
    """Whole-film matrix into the 256x320 view, letterboxed over a cropped box, then turned, sized and shifted; and the box."""
    x0, y0, x1, y1 = crop_box(wide, high, truth, random)
    box = letterbox(x1 - x0 + 1, y1 - y0 + 1)
    box[:, 2] -= box[:, :2] @ (x0, y0)
    angle = np.radians(random.normal(0, 20) if random.random() < 0.15 else random.uniform(-13, 13))
    turn = about((COARSE_WIDE / 2, COARSE_HIGH / 2), angle, np.exp(random.uniform(-0.3, 0.2)), random.normal(0, 8, 2))
    return compose(turn, box), (x0, y0, x1, y1)


def canonical_view(to_canonical, random):
    """The second pass's view with the errors its own first pass makes: turn, size and place a little wrong."""
    turn = about(CENTRE, np.radians(random.normal(0, 4)), np.exp(random.normal(0, 0.05)), random.normal(0, 2.5, 2) / ZOOM)
    return compose(turn, zoom(to_canonical))


def about(centre, angle, scale, shift):
    matrix = similarity(angle, scale)
    matrix[:, 2] = np.asarray(centre) + shift - matrix[:, :2] @ np.asarray(centre)
    return matrix


def blank_outside(view, matrix, box, fill):
    """Grey out what the cropped film does not show."""
    corners = apply(matrix, np.array([[box[0], box[1]], [box[2], box[1]], [box[2], box[3]], [box[0], box[3]]]))
    inside = cv2.fillConvexPoly(np.zeros(view.shape, np.uint8), np.round(corners).astype(np.int32), 1)
    view[inside == 0] = fill
    return view
