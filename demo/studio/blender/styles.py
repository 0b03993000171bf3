"""What is photographed: each style with its model, the variant of it, and its colours."""

import json
import os
from importlib import import_module

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "styles.json"), encoding="utf-8") as file:
    STYLES = json.load(file)

# view: (composition, yaw, pitch) in degrees; shoes and things that stand are seen from other sides.
SHOE_VIEWS = {
    "front": ("pair", 41, 24),
    "side": ("one", 0, 5),
    "back": ("pair", -62, 30),
    "turn": ("one", 0, 12),
}
THING_VIEWS = {
    "front": ("one", 24, 12),
    "side": ("one", 62, 14),
    "back": ("one", -58, 26),
    "turn": ("one", 0, 8),
}
GARMENT_VIEWS = {
    "front": ("one", 0, 5),
    "side": ("one", -36, 6),
    "back": ("one", 166, 6),
}
# Steps of a whole turn.
TURN = 36
THINGS = {"bag", "belt", "book", "care"}


def views(style):
    """How a style stands before the camera in each view; a style may name other angles than its kind has."""
    model = STYLES[style]["model"]
    usual = GARMENT_VIEWS if model == "garment" else THING_VIEWS if model in THINGS else SHOE_VIEWS
    own = {view: tuple(stand) for view, stand in STYLES[style].get("stands", {}).items()}
    return {**usual, **own}


def model(style):
    """The module that builds a style, and what it builds it of."""
    module = import_module(f"models.{STYLES[style]['model']}")
    made_of = dict(module.C)
    if "variant" in STYLES[style]:
        made_of.update(module.VARS[STYLES[style]["variant"]])
    return module, made_of


def colours(style, made_of, number, slots):
    """The colour of each material slot for one of a style's palette: what bore the first colour bears the new one."""
    own = dict(made_of)
    own.update(own.pop("extra", {}))
    own = {slot: colour for slot, colour in own.items() if isinstance(colour, str) and colour.startswith("#")}
    first, wanted = own["upper"], STYLES[style]["colours"][number]
    for slot in ("upper", "accent", "tongue", "x9"):
        if slot == "upper" or own.get(slot) == first:
            if slot in own:
                own[slot] = wanted
    own.setdefault("tongue", own["upper"])
    fitting = own.get("eyelet", "#c9a35a")
    return {**{slot: fitting if slot == "metal" else own["upper"] for slot in slots}, "metal": fitting, **own}
