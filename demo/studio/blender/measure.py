"""Measures how a style stands before the camera in its packshot: measure.py <negatives> <folder> [style …]

A scene lights its products once more, and for that it has to know what a picture does not tell: which point of the product a
pixel shows. The models are built as for a photograph, but looked at with numpy alone, so nobody needs Blender. For each style:

- `<style>.matte.png`: where the product is, from its negative;
- `<style>.depth.png`: how far it is, at a quarter of the size: red the nearest surface, green the farthest behind it;
- `measures.json`: the camera, in centimetres.
"""

import json
import math
import os
import sys
import types

sys.dont_write_bytecode = True
sys.modules.setdefault("bpy", types.ModuleType("bpy"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import kit
import numpy as np
import styles
from PIL import Image
from scipy.ndimage import distance_transform_edt

WIDTH, HEIGHT, PART = 996, 1410, 4
# The models are in decimetres.
CM = 10


class Thing:
    """What a model builds, without Blender around it."""

    def __init__(self, points, faces):
        self.points, self.faces = points, faces
        self.scale, self.turn, self.location = np.ones(3), 0.0, np.zeros(3)

    def world(self):
        c, s = math.cos(self.turn), math.sin(self.turn)
        return (self.points * self.scale) @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + self.location


def build(style):
    made = []

    def obj(mesh, name, mats, smooth=True):
        made.append(Thing(np.concatenate(mesh.v) * kit.SC, np.concatenate(mesh.f)))
        return made[-1]

    kit.Mesh.obj = obj
    module, made_of = styles.model(style)
    for known in list(sys.modules.values()):
        if getattr(known, "mat", None) is not None and getattr(known, "Mesh", None) is kit.Mesh:
            known.mat = lambda *a, **k: None
    module.build(made_of, 1.0)
    return module, made[-1]


# As `arrange` in the kit has them.
PLACES = dict(
    pair=((0, 0, 0), 0, (-0.55, 1.22, 0), 0),
    turn=((0, 0, 0), 0, (2.9, 1.5, 0), 180),
    vee=((0, 0, 0), 12, (-0.1, 1.35, 0), -8),
    flat=((0, -0.62, 0), 3, (0, 0.62, 0), -3),
)


def arrange(thing, mode):
    if mode == "one":
        return [thing]
    other = Thing(thing.points, thing.faces)
    first, angle, second, other_angle = PLACES[mode]
    thing.location, thing.turn = np.array(first, float), math.radians(angle)
    other.location, other.turn, other.scale = np.array(second, float), math.radians(other_angle), np.array([1, -1, 1])
    return [thing, other]


def camera(things, yaw, pitch, frame):
    """As `auto_camera` in the kit finds it."""
    seen = np.concatenate([t.world().astype(np.float32)[::7] for t in things])
    dist = frame.get("dist", 20)
    target = (seen.min(0) + seen.max(0)) / 2
    for _ in range(4):
        place = np.array(kit.orbit(yaw, pitch, dist, target))
        forward = kit.norm(target - place)
        right = kit.norm(np.cross(forward, [0, 0, 1.0]))
        up = np.cross(right, forward)
        d = seen - place
        far = d @ forward
        u, w = d @ right / far, d @ up / far
        hu, hv = (u.max() - u.min()) / 2, (w.max() - w.min()) / 2
        lens = min(18 * frame.get("fh", 0.8) / hv, 18 * (WIDTH / HEIGHT) * frame.get("fw", 0.84) / hu, 400)
        target = target + right * (u.max() + u.min()) / 2 * dist + up * (w.max() + w.min()) / 2 * dist
    return np.array(kit.orbit(yaw, pitch, dist, target)), (right, up, forward), lens


def project(points, place, axes, lens):
    """Pixels from the left and from the top, and how far along the view."""
    right, up, forward = axes
    d = points - place
    far = d @ forward
    pixels = HEIGHT / 2 / (18 / lens)
    return WIDTH / 2 + d @ right / far * pixels, HEIGHT / 2 - d @ up / far * pixels, far


def depths(things, place, axes, lens):
    """The nearest and the farthest surface for each pixel of a picture a quarter the size."""
    width, height = WIDTH // PART, math.ceil(HEIGHT / PART)
    near, away = np.full(width * height, np.inf), np.full(width * height, -np.inf)
    for thing in things:
        points = thing.world()
        corners = points[thing.faces]
        # Faces are small beside a pixel, or nearly so: enough points on each leave no hole.
        x, y, _ = project(points, place, axes, lens)
        size = max(np.ptp(x[thing.faces], axis=1).max(), np.ptp(y[thing.faces], axis=1).max()) / PART
        steps = int(min(12, max(2, math.ceil(size * 1.5))))
        for a in np.linspace(0, 1, steps):
            for b in np.linspace(0, 1, steps):
                on = (corners[:, 0] * (1 - a) + corners[:, 1] * a) * (1 - b) + (corners[:, 3] * (1 - a) + corners[:, 2] * a) * b
                x, y, far = project(on, place, axes, lens)
                column, row = (x / PART).astype(int), (y / PART).astype(int)
                inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
                index = row[inside] * width + column[inside]
                np.minimum.at(near, index, far[inside])
                np.maximum.at(away, index, far[inside])
    return near.reshape(height, width), away.reshape(height, width)


def filled(values):
    """Where nothing is, what is nearest: an edge between two pixels must not fall into a hole."""
    known = np.isfinite(values)
    rows, columns = distance_transform_edt(~known, return_distances=False, return_indices=True)
    return values[rows, columns]


def measure(style, negatives, folder):
    negative = os.path.join(negatives, f"{style}-front.npz")
    alpha = np.load(negative)["alpha"].astype(np.float32)
    Image.fromarray((np.clip(alpha, 0, 1) * 255 + 0.5).astype(np.uint8)).save(
        os.path.join(folder, f"{style}.matte.png"), optimize=True
    )
    composition, yaw, pitch = styles.views(style)["front"]
    module, thing = build(style)
    things = arrange(thing, composition)
    place, axes, lens = camera(things, yaw, pitch, getattr(module, "FRAME", {}))
    near, away = depths(things, place, axes, lens)
    x, y, _ = project(np.concatenate([t.world() for t in things]), place, axes, lens)
    rows, columns = np.nonzero(alpha > 0.5)
    error = max(abs(x.min() - columns.min()), abs(x.max() - columns.max()), abs(y.min() - rows.min()), abs(y.max() - rows.max()))
    low, high = near[np.isfinite(near)].min(), away[np.isfinite(away)].max()
    both = [np.clip((filled(one) - low) / (high - low), 0, 1) for one in (near, away)]
    picture = np.stack([*both, np.zeros_like(near)], -1)
    Image.fromarray((picture * 255 + 0.5).astype(np.uint8)).save(os.path.join(folder, f"{style}.depth.png"), optimize=True)
    points = np.concatenate([t.world() for t in things])
    foot = points[points[:, 2] < 0.06]
    middle = np.array([*((foot.min(0) + foot.max(0)) / 2)[:2], 0])
    forward = kit.norm(np.array([axes[2][0], axes[2][1], 0]))
    offset = place - middle
    print(style, "off by", round(float(error), 1), "pixels; size in cm", np.round(np.ptp(points, axis=0) * CM, 1))
    return dict(
        pitch=pitch,
        # The camera from the middle of the foot: to the right, away, and up.
        camera=[round(float(v) * CM, 3) for v in (offset @ axes[0], offset @ forward, offset[2])],
        focus=round(HEIGHT / 2 / (18 / lens), 2),
        near=round(float(low) * CM, 3),
        far=round(float(high) * CM, 3),
        tall=round(float(points[:, 2].max()) * CM, 2),
    )


def main(negatives, folder, *only):
    path = os.path.join(folder, "measures.json")
    known = json.load(open(path)) if os.path.exists(path) else {}
    there = [style for style in styles.STYLES if os.path.exists(os.path.join(negatives, f"{style}-front.npz"))]
    for style in only or there:
        known[style] = measure(style, negatives, folder)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(dict(sorted(known.items())), file, indent=2)
            file.write("\n")


main(*sys.argv[1:])
