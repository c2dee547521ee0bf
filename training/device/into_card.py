"""Figures of networks that did not see a film into the card: `into_card.py --data DIR --work WORK --judged DIR --models FOLDER` (after strange.py and evaluate.py).

Held out: the networks in use together (WORK/figures.json). Two folds and a source never seen: judge.py. The stated errors on such a source: strange.py."""

import argparse
import json
import os

import numpy as np

import cutting  # noqa: F401  (finds the programs beside this folder)
from data import films
from evaluate import by_source
from export import read, round_all
from restart import landmark_files


def main():
    parser = argparse.ArgumentParser()
    for option in ("--data", "--work", "--judged", "--models"):
        parser.add_argument(option, required=True)
    given = parser.parse_args()
    every = films(given.data)
    kept = {name: dict(np.load(os.path.join(given.judged, f"judged-{name}.npz"))) for name in ("fold1", "fold2", "isbi", "hamedan")}
    judged = lambda *names: by_source(np.concatenate([kept[n]["found"] for n in names]), [every[i] for n in names for i in kept[n]["film"]])
    landmark_files(given.models)
    [name] = [n for n in os.listdir(given.models) if n.endswith("-card.json") and read(os.path.join(given.models, n))["files"].get("coarse")]
    path = os.path.join(given.models, name)
    card = read(path)
    figures = card["figures"]
    figures.update(round_all(read(os.path.join(given.work, "figures.json"))))
    figures.update({f"{source}Folds": round_all(table) for source, table in judged("fold1", "fold2").items()})
    figures["calibration"].update(round_all(read(os.path.join(given.work, "strange.json"))))
    figures["crossValidation"] = {"how": "single networks trained anew on a graphics card, 45 seconds coarse and 120 to 125 seconds fine each (training/device)",
                                  "neverSeen": {source: round_all(judged(source)[source]) for source in ("hamedan", "isbi")}}
    with open(path, "w") as out:
        json.dump(card, out, indent=1, ensure_ascii=False, default=float)
        out.write("\n")


if __name__ == "__main__":
    main()
