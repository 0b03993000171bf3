"""Develops a negative: gives each material its colour, and the picture its backdrop and its tones. Needs no Blender."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

NEUTRAL = "#bcbcbc"


def tone(x, exposure=1.0, shoulder=0.8, contrast=1.06):
    """linear -> display; true colours below the shoulder, soft roll-off above; mild s-curve"""
    x = np.maximum(x * exposure, 0)
    L = np.maximum(x.max(-1, keepdims=True), 1e-06)
    s = shoulder
    y = np.where(L > s, s + (1 - s) * (1 - np.exp(-(L - s) / (1 - s))), L)
    x = x * (y / L)
    v = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-08) ** (1 / 2.4) - 0.055)
    v = np.clip(v, 0, 1)
    p = 0.62
    v = np.where(v < p, p * (v / p) ** contrast, 1 - (1 - p) * ((1 - v) / (1 - p)) ** (1 + (contrast - 1) * 0.6))
    return v


def lin(hexs):
    h = hexs.lstrip("#")
    c = np.array([int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def save(v, path, ds=2, sharpen=0.25):
    h, w = v.shape[:2]
    if ds > 1:
        v = v[: h // ds * ds, : w // ds * ds].reshape(h // ds, ds, w // ds, ds, -1).mean((1, 3))
    if sharpen:
        v = v + sharpen * (v - np.stack([gaussian_filter(v[..., k], 0.8) for k in range(v.shape[-1])], -1))
    rng = np.random.default_rng(1)
    v = v + (rng.random(v.shape[:2])[..., None] - 0.5) / 255
    Image.fromarray((np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


def untone(hexs, contrast=1.06):
    """linear value that the tone curve maps exactly onto the given sRGB colour"""
    hh = hexs.lstrip("#")
    t = np.array([int(hh[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    x = lin(hexs).copy()
    for _ in range(40):
        x = x * (lin_arr(t) / np.maximum(lin_arr(tone(x[None], 1.0, contrast=contrast)[0]), 0.0001)) ** 0.7
    return x


def lin_arr(c):
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def backdrop_img(h, w, top, bot, glow=0.04, cx=0.5, cy=0.55):
    y, x = np.mgrid[0:h, 0:w]
    y = y / h
    x = x / w
    t = np.clip((y - 0.05) / 0.9, 0, 1)
    t = t * t * (3 - 2 * t)
    b = untone(top) * (1 - t[..., None]) + untone(bot) * t[..., None]
    d = np.hypot((x - cx) * w / h, y - cy)
    g = np.exp(-((d / 0.42) ** 2))
    return b * (1 + glow * (g[..., None] - 0.4))


NEUT = float(lin(NEUTRAL)[0])


def develop(
    neg,
    names,
    colors,
    bg=("#efebe5", "#f3efe9"),
    gain={},
    ggain={},
    prints={},
    exposure=1.0,
    contrast=1.04,
    shadow_tint=None,
    shadow_k=1.0,
    bgimg=None,
    glow=0.04,
):
    f = lambda k: neg[k].astype(np.float32)
    a = f("alpha")[..., None]
    light, gloss, sl = (f("light"), f("gloss"), f("slots"))
    h, w = a.shape[:2]
    tot = np.maximum(sl.sum(-1, keepdims=True), 0.0001)
    albedo = np.zeros_like(light)
    gg = np.zeros_like(a)
    gt = np.zeros_like(light)
    for i, nme in enumerate(names):
        m = sl[..., i : i + 1] / tot
        if m.max() <= 0:
            continue
        c = lin(colors.get(nme, "#ff00ff"))[None, None]
        if nme in prints:
            c = prints[nme](f("uv"), c)
        metal = nme in ("metal",) or nme.startswith("metal")
        albedo += m * (c if not metal else c * 0.0)
        gg += m * ggain.get(nme, 1.0)
        gt += m * (c / NEUT if metal else 1.0)
    t = f("tex")[..., None]
    tv = np.where(t > 0.001, t / np.maximum(a, 0.001) / NEUT, 1.0)
    tv = np.clip(tv, 0.3, 3.0)
    obj = light * albedo * tv * a + gloss * gg * gt
    b = backdrop_img(h, w, *bg, glow=glow) if bgimg is None else bgimg
    s = np.clip(f("shadow"), 0, 1.05) ** shadow_k
    if shadow_tint is not None:
        s = 1 - (1 - s) * (1 - np.asarray(shadow_tint))
    if exposure == "auto" or exposure == 1.0:
        k = a[..., 0] > 0.9
        exposure = (
            float(np.clip(0.93 / np.percentile((light.mean(-1) * tv[..., 0])[k], 82), 0.8, 2.2)) if k.any() else 1.0
        )
    out = obj * exposure + (1 - a) * b * s
    return tone(out, 1.0, contrast=contrast)
