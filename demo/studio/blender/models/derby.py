from common import *


def punched(sh, seam, inset, every=4.6, radius=1.15, depth=1.0):
    """Depths of a row of punched holes that runs beside a seam."""
    from scipy.spatial import cKDTree

    rows = [resample(line, step=every) for line, _ in sh.contour(seam, inset)]
    if not rows:
        return np.zeros_like(sh.x)
    away, _ = cKDTree(np.vstack(rows)).query(sh.P.reshape(-1, 3))
    return depth * sstep(-0.3, 0.3, radius - away).reshape(sh.x.shape)


def build(c, Q=1.0):
    S, T = (int(1100 * Q), int(300 * Q))
    bz = spl([(-20, 24), (60, 23), (110, 15), (170, 5.5), (200, 4.4), (245, 5.2), (300, 13)], "cubic")
    W0l = [(0, 27), (0.1, 30), (0.3, 30), (0.5, 34), (0.7, 44.5), (0.85, 40), (1, 29)]
    W0m = [(0, 27), (0.1, 29), (0.3, 24), (0.45, 24), (0.7, 41), (0.85, 36), (1, 26)]
    rings = [
        dict(
            xb=9,
            zb=26,
            xf=288,
            zf=13,
            zx=[(q, float(bz(q)) + 2.5) for q in range(-10, 310, 20)],
            wl=W0l,
            wm=W0m,
            p=0.86,
            pt=0.7,
        ),
        dict(
            xb=5,
            zb=39,
            xf=291,
            zf=25,
            F=[(0.2, 0.26), (0.5, 0.24), (0.8, 0.27)],
            wl=[(0, 28), (0.12, 32), (0.3, 35), (0.5, 39), (0.7, 47), (0.85, 42), (1, 30)],
            wm=[(0, 28), (0.12, 31), (0.3, 31), (0.5, 33), (0.7, 44), (0.85, 38), (1, 26)],
            p=0.86,
            pt=0.7,
        ),
        dict(
            xb=4,
            zb=53,
            xf=282,
            zf=42,
            F=[(0.2, 0.54), (0.5, 0.52), (0.8, 0.58)],
            wl=[(0, 24), (0.12, 30), (0.3, 34), (0.5, 38), (0.7, 42), (0.86, 37), (1, 30)],
            wm=[(0, 24), (0.12, 29), (0.3, 31.5), (0.5, 34), (0.7, 39), (0.86, 34), (1, 26)],
            p=0.86,
            pt=0.74,
        ),
        dict(
            xb=7,
            zb=66,
            xf=246,
            zf=58,
            F=[(0.2, 0.79), (0.33, 0.77), (0.5, 0.78), (0.62, 0.82), (0.8, 0.86)],
            w=[(0, 19), (0.15, 27), (0.32, 31), (0.5, 32), (0.7, 28), (0.88, 24), (1, 21)],
            p=0.9,
        ),
        dict(
            xb=11,
            zb=78,
            xf=204,
            zf=73,
            zx=[
                (11, 78),
                (24, 72),
                (45, 62),
                (70, 57),
                (94, 64),
                (114, 80),
                (127, 92),
                (140, 95),
                (165, 88),
                (204, 73),
            ],
            w=[(0, 17), (0.15, 27), (0.32, 30), (0.45, 27), (0.56, 18), (0.64, 9), (0.8, 4.5), (1, 3)],
            p=0.9,
        ),
    ]
    sh = ring_surface(rings, S, T, tk=[0, 0.2, 0.46, 0.75, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z, sh.e, sh.h)
    hn = h / sh.H
    qx = spl([(0, 138), (0.25, 150), (0.5, 172), (0.7, 192), (0.85, 203), (1, 206)])(hn)
    q = sh.mm(qx - x)
    cap = sh.mm(x - (236 + 0.006 * y * y))
    sty = c.get("style", "cap")
    heel = sh.mm(-(x - (52 - 0.0022 * (z - 45) ** 2 - 0.2 * (z - 40))))
    hgt = wob(sh, 0.3, 40) + step(q, 1.4, 0.3) + groove(q, 2.0, 0.25) + groove(q, 4.4, 0.2)
    if sty in ("cap", "brogue"):
        hgt += step(cap, 0.9, 0.3) + groove(cap, 2.0, 0.2) + groove(cap, 4.2, 0.2)
    hgt += step(heel, 0.9, 0.3) + groove(heel, 2.0, 0.2)
    cr = np.exp(-(((x - 222) / 12) ** 2)) * sstep(30, 52, z) * (1 - sstep(-1, 0, q))
    hgt += cr * 0.3 * np.sin((x + np.abs(y) * 0.25) * 2 * np.pi / 8.5)
    hgt += np.exp(-(((e - 6) / 4.5) ** 2)) * 0.8 * (1 - sstep(0.5, 0.56, n))
    if sty == "brogue":
        for seam in (q, cap, heel):
            hgt -= punched(sh, seam, 3.2)
    m = Mesh()
    big = sh.displaced(hgt)
    mo = np.zeros((S, T), int)
    mo[heel > 0] = 1
    if sty in ("cap", "brogue"):
        mo[cap > 0] = 1
    shell(m, big, face_mat(mo), 2, 2.4, 0.0)
    for d in (q,):
        stitch(m, big, d, 2.0, length=2.0)
        stitch(m, big, d, 4.4, length=2.0)
    stitch(m, big, heel, 2.0, length=2.0)
    stitch(m, big, e - 3.0, 0, mask=x < 128, length=2.0)
    if sty in ("cap", "brogue"):
        stitch(m, big, cap, 2.0, length=2.0)
        stitch(m, big, cap, 4.2, length=2.0)
    xs = np.linspace(194, 140, 5)
    E = edge_points(big, n, xs, 7.5, 0.58)
    for L in E.values():
        for p, nn in L:
            add_torus(m, p + nn * 0.1, nn, 1.9, 0.6, m=6, squash=0.7)
    for A, B in zip(E[0], E[1]):
        lace_bar(m, A, B, w=3.4, h=2.4, bulge=3.4, power=2)
    tongue(
        m,
        [(208, 60), (190, 71), (165, 83), (142, 92), (126, 101), (117, 107)],
        [(0, 10), (0.4, 20), (0.8, 24), (1, 22)],
        pad=1.3,
        drop=((0, 3), (0.4, 8), (0.8, 11), (1, 11)),
        curl=4,
    )
    dress_sole(m, sh, bz, stitch_mi=11, heel_x=76)
    insole(m, sh, 0.05, 4)
    mats = base_mats(c) + [mat("x10", "#222222"), mat("welt", c.get("welt", "#b9966b"), rough=0.7)]
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.45, 0, 0.5), lens=116)
C = dict(
    extra=dict(welt="#b08a5c", x10="#222222"),
    upper="#7a4526",
    accent="#6a3a1f",
    lining="#c9a67b",
    stitch="#94602f",
    sole="#3a241a",
    outsole="#1d1413",
    eyelet="#4a2a18",
    lace="#4a2d1c",
    rough=0.3,
    coat=0.2,
    texs=0.04,
)
VARS = dict(
    suede=dict(
        style="plain",
        extra=dict(welt="#d9c3a0", x10="#222222"),
        upper="#a98763",
        accent="#a98763",
        stitch="#c9ad88",
        sole="#d9c3a0",
        outsole="#c9a273",
        eyelet="#8a6a4c",
        lace="#8a6a4c",
        tex="suede",
        tex2="suede",
        texs=0.3,
        rough=0.88,
        sheen=0.5,
        sheen2=0.5,
        coat=0,
    ),
    brogue=dict(style="brogue", upper="#4a2418", accent="#4a2418", stitch="#6b3a24", lace="#3a1f16"),
)
