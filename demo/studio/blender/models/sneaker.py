from common import *


def build(c, Q=1.0):
    S, T = (int(1100 * Q), int(300 * Q))
    rings = [
        dict(
            xb=9,
            zb=22,
            xf=280,
            zf=25,
            z=[(0, 0), (0.3, 1), (0.55, 0), (0.8, -3), (1, 0)],
            wl=[(0, 29), (0.1, 32), (0.3, 32), (0.5, 36), (0.68, 46), (0.85, 45), (1, 39)],
            wm=[(0, 29), (0.1, 31), (0.3, 26), (0.45, 26), (0.7, 43), (0.85, 41), (1, 35)],
            p=0.82,
            pt=0.6,
        ),
        dict(
            xb=5,
            zb=36,
            xf=285,
            zf=40,
            F=[(0.2, 0.24), (0.5, 0.23), (0.8, 0.25)],
            wl=[(0, 30), (0.12, 34), (0.3, 36), (0.5, 41), (0.68, 49), (0.85, 47), (1, 39)],
            wm=[(0, 30), (0.12, 33), (0.3, 32), (0.5, 34), (0.7, 46), (0.85, 43), (1, 35)],
            p=0.82,
            pt=0.6,
        ),
        dict(
            xb=4,
            zb=52,
            xf=278,
            zf=57,
            F=[(0.2, 0.52), (0.5, 0.52), (0.8, 0.6)],
            wl=[(0, 26), (0.12, 32), (0.3, 35.5), (0.5, 39.5), (0.7, 43), (0.86, 40), (1, 35)],
            wm=[(0, 26), (0.12, 31), (0.3, 33), (0.5, 35.5), (0.7, 40), (0.86, 37), (1, 31)],
            p=0.84,
            pt=0.64,
        ),
        dict(
            xb=8,
            zb=68,
            xf=247,
            zf=70,
            F=[(0.2, 0.78), (0.33, 0.76), (0.5, 0.78), (0.62, 0.82), (0.8, 0.88)],
            w=[(0, 21), (0.15, 29), (0.32, 32), (0.5, 32.5), (0.7, 29), (0.88, 25.5), (1, 23)],
            p=0.9,
        ),
        dict(
            xb=12,
            zb=85,
            xf=206,
            zf=80,
            zx=[
                (12, 85),
                (24, 80),
                (45, 70),
                (72, 64),
                (96, 74),
                (114, 93),
                (127, 104),
                (140, 105),
                (165, 96),
                (206, 81),
            ],
            w=[(0, 19), (0.15, 29), (0.32, 31), (0.45, 27), (0.56, 20), (0.7, 13.5), (0.9, 10), (1, 8)],
            p=0.9,
        ),
    ]
    sh = ring_surface(rings, S, T, tk=[0, 0.2, 0.47, 0.75, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z, sh.e, sh.h)
    hn = h / sh.H
    ew = spl([(0.5, -4), (0.55, 15), (0.6, 21), (0.75, 20), (0.9, 18), (1, 15)])(n)
    eye = np.where(n < 0.5, -30, sh.mm(ew - e))
    qx = spl([(0, 172), (0.25, 178), (0.5, 190), (0.75, 208), (1, 214)])(hn)
    q = sh.mm(qx - x)
    toe = sh.mm(x - (232 - 0.004 * y**2))
    heel = sh.mm(-(x - (42 - 0.34 * (z - 40))))
    tab = sh.mm(smin(z - 50 + 0.1 * x, 37 - x, 12), cap=2.0)
    pad = np.where(n < 0.5, 2.6 * np.exp(-(((e - 11) / 8.5) ** 2)), 0) * (1 - sstep(0.42, 0.5, n))
    style = c.get("style", "court")
    hgt = wob(sh, 0.3, 45) + pad + step(eye, 1.0, 0.3) + groove(eye, 2.0, 0.25)
    if style == "court":
        hgt += (
            step(q, 1.1, 0.3) * (1 - sstep(-0.3, 0.3, eye))
            + groove(q, 2.0, 0.25)
            + step(tab, 1.0, 0.3)
            + groove(tab, 2, 0.25)
        )
        px, py = (7.0, 6.2)
    else:
        hgt += step(toe, 0.9, 0.3) * (1 - sstep(-0.3, 0.3, eye)) + step(heel, 1.0, 0.3) + groove(heel, 2.0, 0.25)
    holes = []
    if style == "court":
        for r in range(3):
            for k in range(7):
                holes.append((128 + r * 9.5 + k * 5.2, 42 + k * 5.4 - r * 0.6))
        P2 = np.stack([x, z], -1)
        hx = np.array(holes)
        d = np.full(x.shape, 1000000000.0)
        for a, b in hx:
            d = np.minimum(d, np.hypot(x - a, z - b))
        hole = np.where(e > 24, 1.35 - d, -5)
        hgt -= 1.3 * sstep(-0.25, 0.25, hole)
    big = sh.displaced(hgt)
    m = Mesh()
    mo = np.zeros((S, T), int)
    if style == "court":
        mo[tab > 0] = 1
    else:
        mo[heel > 0] = 1
    if c.get("eyeaccent"):
        mo[eye > 0] = 1
    ck = (1 - sstep(0.44, 0.54, n))[:, 0]
    shell(m, big, face_mat(mo), 2, 2.0 + 4.2 * ck, 0.0)
    L = dict(length=2.2, gap=1.0)
    stitch(m, big, eye, 1.9, **L)
    stitch(m, big, e - 3, 0, mask=n > 0.56, **L)
    stitch(m, big, e - 25, 0, mask=(n < 0.45) & (tab < -0.5), **L)
    if style == "court":
        stitch(m, big, q, 1.9, mask=eye < -1, **L)
        stitch(m, big, tab, 1.9, **L)
    else:
        stitch(m, big, heel, 1.9, **L)
        stitch(m, big, toe, 1.9, mask=eye < -1, **L)
    out = offset_outline(sh.P[:, int(0.08 * T), :2], 2.4)
    gz = spl([(-20, 1.2), (20, 0.2), (90, 0.1), (190, 0.1), (235, 2.6), (265, 7), (305, 16)])
    topz = spl([(-20, 29), (30, 27.5), (130, 25.5), (200, 24), (245, 27), (280, 32), (305, 36)])
    prof = [
        (-26, 0),
        (-3.2, 0),
        (-1.2, 0.02),
        (0, 0.09),
        (0.5, 0.2),
        (1.2, 0.6),
        (1.2, 0.86),
        (0.9, 0.93),
        (0.1, 0.985),
        (-1.2, 1.0),
        (-3, 0.985),
        (-5, 0.9),
    ]
    sole(
        m,
        out,
        prof,
        gz,
        topz,
        groove_at=(0.8,),
        gd=0.5,
        out_frac=0.13,
        side=lambda so, f: groove((f - 0.14) * 26, 0, 0.5, 0.5),
    )
    s2 = offset_outline(out, 1.25)
    zz = lerp(gz(out[:, 0]), topz(out[:, 0]), 0.8)
    tg = norm(np.roll(s2, -1, 0) - np.roll(s2, 1, 0))
    nn = offset_outline(s2, 1) - s2
    add_stitches(m, np.c_[s2 - nn * 0.45, zz], np.c_[nn, 0 * zz], m=3, length=3.2, gap=1.6, r=0.42)
    insole(m, sh, 0.12, 6)
    tongue(
        m,
        [(214, 68), (196, 79), (170, 91), (145, 102), (124, 114), (110, 126), (103, 134)],
        [(0, 14), (0.3, 20), (0.7, 25), (0.92, 27), (1, 25.5)],
        pad=3.2,
    )
    xs = np.linspace(196, 136, 6)
    E = edge_points(big, n, xs, 9.0, 0.58)
    for Lp in E.values():
        for p, nn in Lp:
            add_torus(m, p + nn * 0.15, nn, 2.3, 0.7, m=6, squash=0.8)
    for A, B in zip(E[0], E[1]):
        lace_bar(m, A, B, w=7.0, h=1.6, bulge=4.6)
    return m.obj("shoe", base_mats(c))


FRAME = dict(tgt=(1.45, 0, 0.62), lens=116)
C = dict(
    upper="#f2eee6",
    accent="#2f5d46",
    lining="#e9e4da",
    stitch="#e3ddd0",
    sole="#f0ece3",
    eyelet="#efeae0",
    outsole="#d9b98c",
    lace="#f6f3ec",
    rough=0.42,
    texs=0.1,
)
VARS = dict(
    suede=dict(
        style="x",
        upper="#7d8a6a",
        tongue="#7d8a6a",
        accent="#d9cdb8",
        stitch="#c9c2ac",
        tex="suede",
        texs=0.35,
        rough=0.9,
        sheen=0.6,
        sole="#efe9dc",
        outsole="#b98b5a",
        lace="#efe9dc",
    )
)
