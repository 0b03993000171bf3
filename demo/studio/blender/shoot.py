"""Photographs one view of one style, inside Blender:

blender -b --factory-startup -P shoot.py -- <style> <view> <negative.npz> [scale] [samples]

The view "turn" makes a negative for every step of a whole turn: `…-turn-00.npz` and so on.
"""

import math
import os
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

import kit

# Every material is photographed in the same grey; colours come with the development.
kit.NEUTRAL = True

import styles
from negative import negative, read_passes

WIDTH, HEIGHT = 996, 1410


def lamps(target, power=1.0, reach=1.0):
    """A large soft lamp from the front left, a weak cool one from the right, and one behind for the edges."""
    x, y, z = target
    watts = power * reach * reach
    kit.area((x - 5 * reach, y - 3.5 * reach, z + 6 * reach), target, 4.5 * reach, 430 * watts, (1, 0.975, 0.94))
    kit.area((x + 6 * reach, y - 4 * reach, z + 2 * reach), target, 4 * reach, 70 * watts, (0.94, 0.97, 1))
    kit.area((x + 1 * reach, y + 4 * reach, z + 5 * reach), target, 3.5 * reach, 260 * watts)


def main(style, view, path, scale="1", samples="22"):
    module, made_of = styles.model(style)
    composition, yaw, pitch = styles.views(style)[view]
    frame = {**getattr(module, "FRAME", {}), **made_of.get("frame", {})}
    kit.reset()
    objects = kit.arrange(module.build(made_of, 1.0 if float(scale) > 0.6 else 0.6), composition)
    if "wall" in frame:
        # What hangs before a wall turns itself, not the camera.
        kit.hang(objects[0], yaw)
        yaw = 0
        behind = kit.wall("#e8e4de", frame["wall"])
    else:
        behind = kit.backdrop("#e8e4de", y=frame.get("by", 5), r=4)
    behind.is_shadow_catcher = True
    kit.world(strength=0.32)
    lamps(frame.get("tgt", (1.45, 0, 0.62)), frame.get("k", 1.0), frame.get("R", 1.0))
    width, height = int(WIDTH * float(scale)), int(HEIGHT * float(scale))
    fitting = (yaw, pitch, width, height, frame.get("fw", 0.84), frame.get("fh", 0.8), frame.get("dist", 20))
    if view != "turn":
        kit.auto_camera(*fitting)
        expose(path, width, height, int(samples))
        return
    (product,) = objects
    axis, points = turning(product, frame.get("tgt", (1.45, 0, 0.62)))
    kit.auto_camera(*fitting, points=points)
    for number in range(styles.TURN):
        target = f"{path.removesuffix('.npz')}-{number:02d}.npz"
        if not os.path.exists(target):
            turn(product, axis, number / styles.TURN)
            expose(target, width, height, int(samples))


def turning(product, middle):
    """Puts the product's axis where the lamps look, and gives all points that it passes on its way round."""
    points = kit.visible_points([product])
    axis = (points.min(0) + points.max(0))[:2] / 2
    round_it = points[::5] - [*axis, 0]
    passed = []
    for angle in np.linspace(0, 2 * np.pi, 12, endpoint=False):
        c, s = np.cos(angle), np.sin(angle)
        passed.append(round_it @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + [*middle[:2], 0])
    return (axis, middle), np.concatenate(passed)


def turn(product, axis, share):
    (x, y), middle = axis
    angle = -2 * math.pi * share
    c, s = math.cos(angle), math.sin(angle)
    product.rotation_euler = (0, 0, angle)
    product.location = (middle[0] - (c * x - s * y), middle[1] - (s * x + c * y), 0)
    kit.bpy.context.view_layer.update()


def expose(path, width, height, samples):
    passes = tempfile.mkdtemp()
    try:
        kit.render_passes(passes, width, height, samples)
        made = negative(read_passes(passes), r=3)
    finally:
        shutil.rmtree(passes)
    part = path + ".part.npz"
    np.savez_compressed(part, names=np.array(kit.SLOTS), **made)
    os.replace(part, path)


main(*sys.argv[sys.argv.index("--") + 1 :])
