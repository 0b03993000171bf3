"""Reads what Blender rendered and makes a negative of it: light, gloss, shadow and materials, without any colour."""
import bpy
import numpy as np
from scipy.ndimage import gaussian_filter


def load(path):
    im = bpy.data.images.load(path, check_existing=False)
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1].copy()


def joint_denoise(c, feats, sig, r=4, sc=0.35, step=1, guide=None):
    """c (h,w,3) radiance; feats list of (arr, sigma); guided bilateral. colour distance on pre-blurred luminance in sqrt space"""
    g = np.sqrt(np.maximum(c, 0)) if guide is None else guide
    gb = np.stack([gaussian_filter(g[..., k], 1.0) for k in range(3)], -1)
    acc = np.zeros_like(c)
    W = np.zeros(c.shape[:2], np.float32)
    H, Wd = W.shape
    pad = r * step
    P = lambda a: np.pad(a, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
    cp, gp = (P(c), P(gb))
    fp = [(P(f if f.ndim == 3 else f[..., None]), f if f.ndim == 3 else f[..., None], 1 / (s * s)) for f, s in feats]
    for dy in range(-r, r + 1):
        for dx in range(-r, r + 1):
            if dx * dx + dy * dy > r * r + 1:
                continue
            sl = (slice(pad + dy * step, pad + dy * step + H), slice(pad + dx * step, pad + dx * step + Wd))
            e = ((gp[sl] - gb) ** 2).sum(-1) / (sc * sc)
            for f, f0, i2 in fp:
                e += ((f[sl] - f0) ** 2).sum(-1) * i2
            w = np.exp(-e - (dx * dx + dy * dy) / (2 * (r * 0.6) ** 2)).astype(np.float32)
            acc += cp[sl] * w[..., None]
            W += w
    return acc / W[..., None]


def read_passes(base):
    L = lambda n: load(f"{base}/{n}0001.exr")
    d = dict(
        img=L("Image"),
        dd=L("DiffDir")[..., :3],
        di=L("DiffInd")[..., :3],
        dc=L("DiffCol")[..., :3],
        gd=L("GlossDir")[..., :3],
        gi=L("GlossInd")[..., :3],
        gc=L("GlossCol")[..., :3],
        n=L("Normal")[..., :3],
        sh=L("ShadowCatcher")[..., :3],
        uv=L("UV")[..., :2],
    )
    d["slots"] = np.concatenate([L("S%d" % j)[..., :3] for j in range(5)], -1)
    return d


def negative(p, r=3):
    """denoise once -> compact 'negative': light, gloss, alpha, shadow, slots, tex, uv"""
    a = p["img"][..., 3]
    n = np.clip(p["n"], -1, 1)
    sl = p["slots"]
    F = [(n, 0.3), (sl[..., :6], 0.3), (sl[..., 6:], 0.3), (a, 0.3)]
    light = p["dd"] + p["di"]
    light = joint_denoise(light, F, 1, r=r, sc=0.16)
    gloss = (p["gd"] + p["gi"]) * p["gc"]
    gloss = joint_denoise(gloss, F, 1, r=max(2, r - 1), sc=0.1)
    sh = joint_denoise(p["sh"], [(a, 0.3)], 1, r=4, sc=0.05, step=1)
    sh = joint_denoise(sh, [(a, 0.3)], 1, r=4, sc=0.05, step=2)
    shl = sh.mean(-1, keepdims=True)
    sh = shl + (sh - shl) * 0.5
    tex = p["dc"].mean(-1)
    return dict(
        light=light.astype(np.float16),
        gloss=gloss.astype(np.float16),
        alpha=a.astype(np.float16),
        shadow=np.clip(sh, 0, 1.2).astype(np.float16),
        slots=sl.astype(np.float16),
        tex=tex.astype(np.float16),
        uv=p["uv"].astype(np.float32),
    )
