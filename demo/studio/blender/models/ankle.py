from common import *


def build(c, Q=1.0):
    S, T = (int(1100 * Q), int(400 * Q))
    bz = spl([(-20, 37), (60, 36), (120, 32), (190, 27), (240, 28), (300, 36)], "cubic")
    W0l = [(0, 28), (0.1, 31), (0.3, 32), (0.5, 36), (0.7, 46), (0.86, 43), (1, 34)]
    W0m = [(0, 28), (0.1, 30), (0.3, 26), (0.45, 26), (0.7, 43), (0.86, 39), (1, 31)]
    top = [
        (14, 186),
        (30, 181),
        (52, 175),
        (76, 175),
        (94, 181),
        (106, 184),
        (117, 179),
        (127, 165),
        (138, 146),
        (152, 126),
        (170, 110),
        (188, 98),
        (206, 88),
    ]
    rings = [
        dict(
            xb=9,
            zb=38,
            xf=284,
            zf=36,
            zx=[(q, float(bz(q)) + 2) for q in range(-10, 310, 20)],
            wl=W0l,
            wm=W0m,
            p=0.84,
            pt=0.6,
        ),
        dict(
            xb=5,
            zb=54,
            xf=288,
            zf=50,
            F=[(0.2, 0.12), (0.5, 0.13), (0.8, 0.22)],
            wl=[(0, 29), (0.12, 33), (0.3, 36), (0.5, 41), (0.7, 49), (0.86, 45), (1, 34)],
            wm=[(0, 29), (0.12, 32), (0.3, 32), (0.5, 35), (0.7, 46), (0.86, 41), (1, 30)],
            p=0.84,
            pt=0.6,
        ),
        dict(
            xb=4,
            zb=76,
            xf=279,
            zf=69,
            F=[(0.2, 0.28), (0.5, 0.3), (0.8, 0.54)],
            w=[(0, 26), (0.12, 32), (0.3, 36), (0.5, 40), (0.7, 43), (0.86, 39), (1, 31)],
            p=0.85,
            pt=0.64,
        ),
        dict(
            xb=9,
            zb=108,
            xf=246,
            zf=81,
            F=[(0.2, 0.52), (0.5, 0.52), (0.7, 0.62), (0.85, 0.8)],
            w=[(0, 25), (0.2, 32), (0.4, 35), (0.55, 34), (0.7, 31), (0.88, 26), (1, 22)],
            p=0.9,
        ),
        dict(
            xb=13,
            zb=140,
            xf=226,
            zf=86,
            F=[(0.2, 0.76), (0.5, 0.77), (0.7, 0.82), (0.85, 0.9)],
            w=[(0, 26), (0.2, 33), (0.38, 35), (0.5, 30), (0.62, 24), (0.8, 18), (1, 15)],
            p=0.93,
        ),
        dict(
            xb=14,
            zb=186,
            xf=206,
            zf=88,
            zx=top,
            w=[(0, 28), (0.2, 35), (0.35, 36), (0.46, 29), (0.54, 19), (0.64, 13), (0.85, 10), (1, 8)],
            p=0.93,
        ),
    ]
    sh = ring_surface(rings, S, T, tk=[0, 0.13, 0.32, 0.56, 0.78, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z, sh.e, sh.h)
    hn = h / sh.H
    ew = spl([(0.44, -6), (0.5, 14), (0.56, 20), (0.75, 19), (0.9, 18), (1, 16)])(n)
    eye = np.where(n < 0.44, -30, sh.mm(ew - e))
    qx = spl([(0, 150), (0.25, 158), (0.5, 180), (0.7, 200), (0.85, 212), (1, 216)])(hn)
    q = sh.mm(qx - x)
    heel = sh.mm(-(x - (50 - 0.004 * np.maximum(z - 60, 0) ** 1.6 * 1)))
    heel = np.where(z > 110, -(z - 110), heel)
    heel = np.minimum(heel, 30)
    toe = sh.mm(x - (232 + 0.004 * y * y))
    collar = np.where(n < 0.46, 24 - e, -20)
    collar = np.minimum(collar, (0.46 - n) * 300)
    hgt = wob(sh, 0.5, 38) + step(q, 1.4, 0.3) + groove(q, 2.0, 0.25) + groove(q, 4.4, 0.2)
    hgt += step(eye, 1.1, 0.3) + groove(eye, 2.0, 0.25) + step(heel, 0.9, 0.3) + groove(heel, 2, 0.2)
    if c.get("toecap", 1):
        hgt += step(toe, 0.9, 0.3) + groove(toe, 2.0, 0.2)
    hgt += np.where(collar > 0, 2.2 * np.sqrt(np.clip(np.sin(np.pi * np.clip(e / 24, 0, 1)), 0, 1)), 0)
    cr = np.exp(-(((x - 222) / 12) ** 2)) * sstep(50, 72, z) * (1 - sstep(-1, 0, q))
    hgt += cr * 0.35 * np.sin((x + np.abs(y) * 0.25) * 2 * np.pi / 9)
    big = sh.displaced(hgt)
    m = Mesh()
    mo = np.zeros((S, T), int)
    mo[collar > 0] = 1
    shell(m, big, face_mat(mo), 2, 4.0 - 1.6 * sstep(0.46, 0.52, n[:, 0]), 0.0)
    for d, l in ((q, 2.0), (q, 4.4), (eye, 2.0), (heel, 2.0)):
        stitch(m, big, d, l, mask=collar < -0.5)
    if c.get("toecap", 1):
        stitch(m, big, toe, 2.0)
        stitch(m, big, toe, 4.2)
    edge = {}
    for side in (0, 1):
        half = np.arange(0, S // 2) if side else np.arange(S // 2, S)
        half = half if side else half[::-1]
        hs = half[n[half, 0] > 0.5]
        P = big.P[hs, -1]
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        L = []
        for f in np.linspace(0.06, 0.9, 8):
            i = hs[np.argmin(np.abs(d - f * d[-1]))]
            j = np.argmin(np.abs(big.e[i] - 8.5))
            L.append((big.P[i, j], big.N[i, j]))
        edge[side] = L
    for L in edge.values():
        for p, nn in L:
            add_torus(m, p + nn * 0.2, nn, 2.7, 0.9, m=6, squash=0.8)
    k = len(edge[0])
    for i in range(k):
        lace_bar(m, edge[0][i], edge[1][i], w=4.6, h=2.6, bulge=4.6, power=2.2)
    tongue(
        m,
        [(212, 76), (196, 86), (172, 102), (150, 124), (132, 150), (118, 176), (108, 198)],
        [(0, 14), (0.3, 21), (0.7, 27), (0.92, 29), (1, 27)],
        pad=2.6,
        curl=3,
    )
    lug_sole(m, sh, bz)
    path = catmull(
        [(17, 0, 164), (14.5, 0, 180), (13, 0, 196), (8, 0, 206), (3, 0, 198), (4, 0, 180), (6.5, 0, 160)], 16
    )
    tg = norm(np.gradient(path, axis=0))
    add_tube(m, path, np.cross(tg, [0, 1, 0]), 15, 1.7, k=24, power=8, m=10)
    insole(m, sh, 0.06, 4)
    mats = base_mats(c) + [
        mat("tab", "#222222", rough=0.85, bump="twill", strength=0.4),
        mat("welt", c.get("welt", "#d8b13c"), rough=0.6),
    ]
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.45, 0, 0.85), lens=112)
C = dict(
    extra=dict(tab="#2a2623", welt="#c9a227"),
    upper="#26221f",
    accent="#2a2623",
    lining="#7d6a55",
    stitch="#8a8078",
    sole="#1d1b1a",
    outsole="#191717",
    eyelet="#6b6258",
    metal=1,
    lace="#2e2a27",
    rough=0.36,
    texs=0.12,
)
VARS = dict(
    suede=dict(
        extra=dict(tab="#6b5a45", welt="#8a7a62"),
        upper="#8a6a4c",
        accent="#8a6a4c",
        stitch="#8a7a62",
        sole="#2b2622",
        lace="#5a4634",
        tex="suede",
        texs=0.3,
        rough=0.88,
        sheen=0.5,
        toecap=0,
    )
)
