from common import *


def build(c, Q=1.0):
    S, T = (int(1000 * Q), int(620 * Q))
    k = c.get("lift", 1.0)
    bz = spl([(-20, 62), (40, 60), (80, 46), (120, 24), (160, 9), (190, 5.5), (220, 6), (270, 12)], "pchip")
    bzs = lambda X: sum((bz(X + d) for d in (-9, -5, 0, 5, 9))) / 5
    w0 = [(0, 23), (0.1, 26), (0.25, 27), (0.42, 27), (0.6, 36), (0.72, 41), (0.87, 33), (1, 18)]
    w1 = [(0, 24), (0.12, 28), (0.3, 31), (0.5, 35), (0.68, 42), (0.87, 35), (1, 19)]
    rings = [
        dict(xb=8, zb=64, xf=262, zf=13, zx=[(q, float(bzs(float(q))) + 3) for q in range(-10, 280, 15)], w=w0, p=0.88),
        dict(
            xb=3,
            zb=80,
            xf=264,
            zf=23,
            F=None,
            zx=[(-10, 81), (40, 78), (80, 65), (120, 45), (160, 30), (200, 22), (235, 20), (270, 23)],
            w=w1,
            p=0.88,
        ),
        dict(
            xb=2,
            zb=100,
            xf=250,
            zf=38,
            z=[(0, 0), (0.5, -6), (1, 0)],
            w=[(0, 23), (0.15, 29), (0.35, 33), (0.6, 36), (0.8, 34), (1, 21)],
            p=0.9,
        ),
        dict(
            xb=7,
            zb=126,
            xf=202,
            zf=68,
            z=[(0, 0), (0.5, 2), (1, 0)],
            w=[(0, 25), (0.2, 31), (0.45, 34), (0.8, 31), (1, 27)],
            p=0.94,
        ),
        dict(
            xb=13, zb=155, xf=152, zf=108, z=[(0, 0), (0.5, 2), (1, 0)], w=[(0, 29), (0.3, 34), (0.6, 35), (1, 31)], p=1
        ),
        dict(xb=14, zb=190, xf=131, zf=160, w=[(0, 34), (0.5, 37), (1, 35)], p=1),
        dict(xb=4, zb=260, xf=128, zf=245, w=[(0, 42), (0.5, 44), (1, 42)], p=1),
        dict(xb=-8, zb=340, xf=130, zf=335, w=[(0, 50), (0.5, 51), (1, 50)], p=1),
        dict(xb=-8, zb=430, xf=134, zf=438, z=[(0, 0), (0.5, 4), (1, 0)], w=[(0, 52), (0.5, 53), (1, 52)], p=1),
    ]
    rings[1].pop("F")
    heights = [0, 0.045, 0.1, 0.17, 0.26, 0.36, 0.56, 0.77, 1]
    if c.get("shaft"):
        # Cut off between the ankle and the calf, where the top dips a little in front and behind.
        rings = rings[:6] + [dict(xb=9, zb=c["shaft"], xf=130, zf=c["shaft"] - 6, z=[(0, 0), (0.5, 3), (1, 0)], w=[(0, 36), (0.5, 39), (1, 37)], p=1)]
        heights = [0, 0.08, 0.19, 0.33, 0.5, 0.72, 1]
        T = int(380 * Q)
    sh = ring_surface(rings, S, T, tk=heights)
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z, sh.e, sh.h)
    back = np.where((x > 70) & (z < 150), -30, np.where(n > 0.3, -30, sh.mm(0.9 - np.abs(y))))
    fold = np.exp(-(((z - 175) / 55) ** 2))
    hgt = (
        wob(sh, 0.9, 60)
        + fold * 1.5 * fbm(np.stack([x / 60, y / 60, z / 16 + x / 60], -1), 3, 4)
        + (1 - fold) * 0.5 * fbm(np.stack([x / 50, y / 50, z / 40], -1), 2, 9)
    )
    hgt += np.where(n < 0.3, groove(y, 0, 0.6, 0.8), 0) * sstep(70, 90, z) + np.where(
        (n > 0.3) & (z > 150), groove(y, 0, 0, 0.8), 0
    )
    cr = np.exp(-(((x - 190) / 20) ** 2)) * np.exp(-(((z - 50) / 20) ** 2))
    hgt += cr * 0.45 * np.sin((x + z * 0.6) * 2 * np.pi / 12)
    zipx = sh.mm(np.abs(x - (62 + 0 * z)) - 0.8)
    med = (y > 0) & (z > 110)
    big = sh.displaced(hgt)
    m = Mesh()
    shell(m, big, 0, 2, 2.4, 0.35)
    stitch(m, big, e - 5, 0, length=2.4)
    stitch(m, big, np.where(n < 0.28, np.abs(y) - 2.6, np.nan), 0, mask=z > 80, length=2.4)
    out = offset_outline(sh.P[:, int(0.02 * T), :2], 0.8)
    gz = lambda X: np.maximum(bzs(X) - 3.6, 0.15)
    tz = lambda X: bzs(X) + 2.2
    sole(
        m,
        out,
        [(-20, 0.2), (-3, 0.05), (-0.6, 0), (0.4, 0.15), (0.8, 0.5), (0.6, 0.85), (-0.6, 1), (-6, 1)],
        gz,
        tz,
        mi=4,
        T=70,
        out_frac=-1,
    )
    seat = offset_outline(d_outline(out, 62, breast=4), 0.2)
    cxy = seat.mean(0)
    tip = (seat - cxy) * [0.86, 0.88] + [cxy[0] - 3, 0]
    heel_loft(
        m,
        seat,
        lambda X: gz(X) + 0.6,
        tip,
        mi=4,
        mi_top=7,
        prof=lambda f: 0.3 * f + 0.7 * f**2,
        back=lambda f: -2 * np.sin(np.pi * f),
    )
    insole(m, sh, 0.03, 4)
    return m.obj("shoe", base_mats(c))


FRAME = dict(tgt=(1.15, 0, 2.05), lens=86)
C = dict(
    upper="#6b4a38",
    lining="#c9a67b",
    stitch="#7d5844",
    sole="#33241c",
    outsole="#1d1815",
    rough=0.85,
    tex="suede",
    texs=0.3,
    sheen=0.5,
)
VARS = dict(
    bootie=dict(shaft=222, upper="#1f1d1e", rough=0.36, tex="leather", texs=0.07, sheen=0, stitch="#3a3836"),
    black=dict(upper="#201e1e", rough=0.34, tex="leather", texs=0.06, sheen=0),
)
