"""What the detector of the 19 makes of every film that has been read, once: WORK/read/SOURCE-NAME.npz (network A alone, which saw no held-out
film): `to_canonical` [2,3], `points` [19,2] canonical mm, `spread1` [19]."""

import os

import numpy as np

from further import name_of, readings


def states(given, every, levels, detector, only=None):
    """{film name: dict} of the read films (of these, those in `only`), detected now or before."""
    folder = os.path.join(given.work, "read")
    os.makedirs(folder, exist_ok=True)
    detector.looks = detector.looks[:1]  # the straight look: five differ from it by a hundredth of a millimetre
    wanted, found = readings(given.readings), {}
    for i, film in enumerate(every):
        name = name_of(film)
        if name not in wanted or (only is not None and name not in only):
            continue
        path = os.path.join(folder, name.replace("/", "-") + ".npz")
        if not os.path.exists(path):
            state = detector.detect(levels[i])
            np.savez(path, to_canonical=state["to_canonical"], points=state["fine"])
        found[name] = {**np.load(path), "film": film, "index": i}
    return found
