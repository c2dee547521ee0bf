"""Compare what the product says with what Python says: `sella detect FILMS --json | parity.py --data DIR --work DIR
--source isbi` with held-out films of one source (the card names them)."""

import argparse
import json
import os
import sys

import numpy as np

from data import ORDER, films


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--source", required=True, choices=["isbi", "hamedan"])
    given = parser.parse_args()
    kept = np.load(os.path.join(given.work, "predictions.npz"))
    every = films(given.data)
    places = {every[i]["name"]: n for n, i in enumerate(kept["kept"]) if every[i]["source"] == given.source}
    apart, off = [], []
    for line in sys.stdin:
        if not line.startswith("{"):
            continue
        film = json.loads(line)
        n = places[os.path.basename(film["image"])]
        points = np.array([[film["landmarks"][k]["x"], film["landmarks"][k]["y"]] for k in ORDER])
        apart.append(np.linalg.norm(points - kept["found"][n], axis=1) * kept["mm"][n])
        off.append(np.linalg.norm(points - kept["truth"][n], axis=1) * kept["mm"][n])
    apart, off = np.array(apart), np.array(off)
    print(f"{len(apart)} films: product against Python mean {apart.mean():.3f} mm, largest {apart.max():.3f} mm; "
          f"product against truth {off.mean():.3f} mm, {100 * (off < 2).mean():.1f} % within 2 mm")


if __name__ == "__main__":
    main()
