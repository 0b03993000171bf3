"""Develops one negative in all colours of its style: print_pictures.py <negative.npz> <style> <view> <folder>"""

import os
import sys
import types

sys.dont_write_bytecode = True
# The models name Blender at their top; to know their colours nobody needs it.
sys.modules.setdefault("bpy", types.ModuleType("bpy"))

import numpy as np

import styles
from develop import develop, save

# A tinted ground tells the second picture from the first, which lies on the page's own colour.
OWN_GROUND = ("#efebe5", "#f3efe9")
GROUND = {"side": ("#e9e3d8", "#efeae1")}


def main(path, style, view, folder):
    """For a turn, `path` is that of one of its steps, whose number ends the name: `sneaker-turn-07.npz`."""
    stored = np.load(path, allow_pickle=False)
    slots = [str(name) for name in stored["names"]]
    made = {name: stored[name] for name in stored.files if name != "names"}
    _, made_of = styles.model(style)
    chosen = styles.STYLES[style]
    step = os.path.basename(path)[:-4].split(f"{style}-", 1)[1]
    for number in chosen["turns"] if view == "turn" else range(len(chosen["colours"])):
        picture = develop(made, slots, styles.colours(style, made_of, number, slots), bg=GROUND.get(view, OWN_GROUND))
        save(picture, os.path.join(folder, f"{style}-{number}-{step}.png"), ds=1, sharpen=0.2)


main(*sys.argv[1:])
