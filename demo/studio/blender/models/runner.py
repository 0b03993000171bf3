from common import *


def build(c, Q=1.0):
    S, T = (int(1200 * Q), int(320 * Q))
    rings = [
        dict(
            xb=9,
            zb=38,
            xf=282,
            zf=32,
            zx=[(0, 40), (60, 38), (130, 33), (200, 26), (250, 27), (290, 33)],
            wl=[(0, 27), (0.1, 30), (0.3, 30), (0.5, 34), (0.68, 44), (0.85, 41), (1, 30)],
            wm=[(0, 27), (0.1, 29), (0.3, 25), (0.45, 25), (0.7, 41), (0.85, 37), (1, 27)],
            p=0.84,
            pt=0.64,
        ),
        dict(
            xb=4,
            zb=52,
            xf=286,
            zf=45,
            F=[(0.2, 0.22), (0.5, 0.22), (0.8, 0.24)],
            wl=[(0, 28), (0.12, 33), (0.3, 34), (0.5, 38), (0.68, 47), (0.85, 43), (1, 31)],
            wm=[(0, 28), (0.12, 32), (0.3, 30), (0.5, 33), (0.7, 44), (0.85, 39), (1, 27)],
            p=0.84,
            pt=0.64,
        ),
        dict(
            xb=4,
            zb=70,
            xf=276,
            zf=58,
            F=[(0.2, 0.5), (0.5, 0.5), (0.8, 0.58)],
            w=[(0, 25), (0.12, 31), (0.3, 34), (0.5, 37), (0.7, 41), (0.86, 37), (1, 29)],
            p=0.85,
            pt=0.68,
        ),
        dict(
            xb=9,
            zb=90,
            xf=244,
            zf=72,
            F=[(0.2, 0.78), (0.33, 0.76), (0.5, 0.78), (0.62, 0.82), (0.8, 0.86)],
            w=[(0, 21), (0.15, 29), (0.32, 32), (0.5, 32.5), (0.7, 29), (0.88, 25), (1, 21)],
            p=0.9,
        ),
        dict(
            xb=7,
            zb=112,
            xf=208,
            zf=82,
            zx=[
                (7, 112),
                (16, 106),
                (30, 94),
                (52, 83),
                (74, 80),
                (96, 88),
                (112, 103),
                (126, 114),
                (140, 113),
                (165, 101),
                (208, 82),
            ],
            w=[(0, 17), (0.15, 28), (0.32, 31), (0.45, 28), (0.56, 21), (0.7, 14.5), (0.9, 11), (1, 9)],
            p=0.9,
        ),
    ]
    sh = ring_surface(rings, S, T, tk=[0, 0.2, 0.47, 0.75, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z, sh.e, sh.h)
    hn = h / sh.H
    ew = spl([(0.5, -4), (0.55, 13), (0.6, 18), (0.75, 18), (0.9, 17), (1, 14)])(n)
    eye = np.where(n < 0.5, -30, sh.mm(ew - e))
    mud = sh.mm(spl([(150, -4), (180, 8), (215, 13), (250, 20), (275, 40), (290, 60)])(x) - h * 1.0)
    mud = np.where(x < 140, -20, mud)
    heel = sh.mm(spl([(0, 46), (20, 45), (40, 36), (62, 20), (80, 9), (110, -4)])(x) - h)
    heel = np.where(x > 120, -20, heel)

    def stripe(x0, x1, w):
        return sh.mm(w - np.abs(x - spl([(0, x0), (0.5, lerp(x0, x1, 0.42)), (1, x1)])(hn)))

    s1, s2 = (stripe(118, 168, 4.6), stripe(144, 188, 4.6))
    side = (y < 0) | True
    st_ = np.maximum(s1, s2)
    st_ = np.where((x > 90) & (eye < 0.5), st_, -20)
    pad = np.where(n < 0.5, 3.4 * np.exp(-(((e - 13) / 10) ** 2)), 0) * (1 - sstep(0.42, 0.5, n))
    hgt = wob(sh, 0.4, 45) + pad
    for d, t in ((eye, 0.9), (mud, 0.9), (heel, 1.2), (st_, 0.8)):
        hgt += step(d, t, 0.3)
    for d in (eye, mud, heel):
        hgt += groove(d, 1.9, 0.2)
    big = sh.displaced(hgt)
    m = Mesh()
    mo = np.full((S, T), 9)
    mo[mud > 0] = 1
    mo[heel > 0] = 1
    mo[eye > 0] = 1
    mo[st_ > 0] = 10
    mo[(n < 0.5) & (e < 22) & (heel < 0)] = 0
    ck = (1 - sstep(0.44, 0.54, n))[:, 0]
    shell(m, big, face_mat(mo), 2, 2.0 + 5.5 * ck, 0.0)
    L = dict(length=2.0, gap=1.0, r=0.28)
    stitch(m, big, eye, 1.8, **L)
    stitch(m, big, mud, 1.8, **L)
    stitch(m, big, heel, 1.8, **L)
    stitch(m, big, st_, 1.2, **L)
    out = offset_outline(
        sh.P[:, int(0.08 * T), :2],
        spl([(0, 3.5), (60, 3), (130, 1.5), (200, 3.5), (285, 2.5)])(sh.P[:, int(0.08 * T), 0]),
    )
    gz = spl([(-30, 13), (-5, 7), (20, 1.5), (60, 0.2), (180, 0.2), (225, 4), (260, 12), (310, 30)])
    topz = spl([(-30, 56), (0, 52), (40, 44), (90, 43), (150, 38), (205, 34), (250, 37), (280, 44), (310, 56)])

    def side_(so, f):
        X = so.x
        ln = spl([(-30, 0.66), (40, 0.55), (120, 0.42), (200, 0.52), (290, 0.7)])(X)
        g = groove((f - ln) * 40, 0, 1.7, 1.3) * sstep(0, 30, X) * (1 - sstep(230, 265, X))
        g += 1.6 * np.exp(-(((f - 0.3) / 0.16) ** 2)) * (1 + 0.3 * np.cos(X / 22))
        fl = sstep(0.25, 0.5, f) * (1 - sstep(0.84, 0.95, f)) * np.exp(-(((X - 45) / 38) ** 2))
        g += fl * 0.9 * np.sin((X * 0.75 + f * 40) * 2 * np.pi / 13)
        return g

    prof = [
        (-26, 0),
        (-2.5, 0),
        (-0.5, 0.02),
        (0.8, 0.08),
        (3.0, 0.22),
        (3.2, 0.4),
        (1.6, 0.62),
        (0.9, 0.85),
        (0.4, 0.95),
        (-0.6, 0.99),
        (-2, 1),
        (-5, 0.94),
    ]
    sole(m, out, prof, gz, topz, T=170, out_frac=0.13, side=side_, H=40)
    insole(m, sh, 0.14, 7)
    tongue(
        m,
        [(214, 70), (196, 81), (170, 95), (146, 109), (126, 123), (112, 137), (104, 147)],
        [(0, 14), (0.3, 20), (0.7, 25), (0.92, 27), (1, 25.5)],
        pad=3.0,
    )
    xs = np.linspace(196, 134, 6)
    E = edge_points(big, n, xs, 8.0, 0.58)
    for i in range(5):
        for a, b in ((0, 1), (1, 0)):
            lace_bar(m, E[a][i], E[b][i + 1], w=4.6, h=1.9, bulge=4.2 if a else 5.6, power=2.3)
    lace_bar(m, E[0][0], E[1][0], w=4.6, h=1.9, bulge=4.6)
    path = catmull([(12, 0, 96), (9, 0, 106), (6, 0, 117), (1, 0, 122), (-3, 0, 114), (1, 0, 98), (4.5, 0, 84)], 16)
    tg = norm(np.gradient(path, axis=0))
    add_tube(m, path, np.cross(tg, [0, 1, 0]), 12, 1.5, k=24, power=8, m=10)
    mats = base_mats(c) + [mat("stripe", "#222222", rough=0.4, bump="leather", strength=0.05)]
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.45, 0, 0.62), lens=116)
C = dict(
    extra=dict(stripe="#e2592f"),
    upper="#cfd3d2",
    x9="#c9cfcf",
    x9tex="mesh",
    x9rough=0.7,
    accent="#5f6b70",
    lining="#dfe1df",
    stitch="#8c979b",
    sole="#f3f1ec",
    outsole="#3a3f42",
    lace="#f2f1ee",
    tongue="#c9cfcf",
    tex="suede",
    tex2="suede",
    rough=0.8,
    sheen=0.4,
)
VARS = dict(
    leather=dict(
        extra=dict(stripe="#d8cfc0"),
        upper="#ece7dc",
        accent="#d8cfc0",
        x9="#ece7dc",
        x9tex="leather",
        x9rough=0.42,
        tongue="#ece7dc",
        stitch="#d8cfc0",
        lining="#e3ddd0",
        outsole="#c9a273",
        tex="leather",
        tex2="suede",
        rough=0.42,
        sheen=0,
        texs=0.1,
    )
)
