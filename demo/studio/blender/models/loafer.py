from common import *


def build(c, Q=1.0):
    S, T = (int(1100 * Q), int(280 * Q))
    bz = spl([(-20, 22), (60, 21), (110, 14), (170, 5.5), (200, 4.4), (240, 5), (300, 12)], "cubic")
    W0l = [(0, 27), (0.1, 30), (0.3, 30), (0.5, 34), (0.7, 44.5), (0.85, 41), (1, 31)]
    W0m = [(0, 27), (0.1, 29), (0.3, 24), (0.45, 24), (0.7, 41), (0.85, 37), (1, 28)]
    rings = [
        dict(
            xb=9,
            zb=24,
            xf=280,
            zf=12,
            zx=[(q, float(bz(q)) + 2.5) for q in range(-10, 300, 20)],
            wl=W0l,
            wm=W0m,
            p=0.84,
            pt=0.64,
        ),
        dict(
            xb=5,
            zb=37,
            xf=283,
            zf=24,
            F=[(0.2, 0.28), (0.5, 0.26), (0.8, 0.3)],
            wl=[(0, 28), (0.12, 32), (0.3, 34), (0.5, 38), (0.7, 47), (0.85, 43), (1, 32)],
            wm=[(0, 28), (0.12, 31), (0.3, 30), (0.5, 32), (0.7, 44), (0.85, 39), (1, 28)],
            p=0.84,
            pt=0.64,
        ),
        dict(
            xb=4,
            zb=51,
            xf=276,
            zf=40,
            F=[(0.2, 0.56), (0.5, 0.52), (0.8, 0.6)],
            wl=[(0, 24), (0.12, 30), (0.3, 33), (0.5, 37), (0.7, 43), (0.86, 39), (1, 31)],
            wm=[(0, 24), (0.12, 29), (0.3, 31), (0.5, 33), (0.7, 40), (0.86, 35), (1, 27)],
            p=0.85,
            pt=0.68,
        ),
        dict(
            xb=7,
            zb=64,
            xf=236,
            zf=53,
            F=[(0.2, 0.8), (0.4, 0.76), (0.6, 0.76), (0.8, 0.86)],
            w=[(0, 19), (0.15, 27), (0.32, 30), (0.5, 31.5), (0.7, 31), (0.88, 28), (1, 24)],
            p=0.9,
        ),
        dict(
            xb=11,
            zb=75,
            xf=150,
            zf=82,
            zx=[(11, 75), (24, 68), (50, 58), (76, 55), (100, 60), (125, 71), (150, 82)],
            w=[(0, 17), (0.15, 26), (0.35, 29), (0.55, 30), (0.75, 29), (0.9, 26), (1, 22)],
            p=0.86,
        ),
    ]
    lift = c.get("lift", 0)
    rings = raised(rings, lambda x: lift + c.get("level", 0) * (1 - sstep(40, 200, x)))
    sh = ring_surface(rings, S, T, tk=[0, 0.2, 0.45, 0.75, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z - lift, sh.e, sh.h)
    hgt = wob(sh, 0.35, 40)
    ax, bx, x0 = (90.0, 31.0, 166.0)
    f = 1 - (np.maximum(x - x0, 0) / ax) ** 2.3 - (np.abs(y) / bx) ** 2.3
    apron = sh.mm(f, cap=200.0)
    apron = np.clip(f / np.maximum(sh.grad(f), 0.001), -30, 30)
    front = x > 150
    apron = np.where(front, apron, -30)
    fade = sstep(150, 172, x)
    along = np.arctan2(y * 2.6, x - 150)
    hgt += fade * (1.5 * np.exp(-((apron / 1.5) ** 2)) + 0.5 * sstep(-0.5, 1.5, apron))
    hgt += (
        fade * np.exp(-(((apron + 4.0) / 3.4) ** 2)) * 0.28 * np.sin(along * 62) * sstep(0.0, 0.4, 1.5 - np.abs(along))
    )
    xs_ = x - spl([(0, 152), (20, 156), (45, 164), (65, 168), (90, 164)])(z)
    hw = spl([(0, 17), (30, 13), (60, 11), (90, 11)])(z)
    strap = sh.mm(hw - np.abs(xs_))
    sd = np.where(x > 100, strap, -30)
    hgt += step(sd, 1.5, 0.35) + groove(sd, 2.2, 0.3)
    lens = 1 - np.abs(xs_) / np.maximum(3.6 * (1 - (np.abs(y) / 13.0) ** 1.4), 0.05)
    lens = np.where((np.abs(y) < 12.5) & (z > 50), lens, -1)
    hgt -= np.where(lens > 0, 1.7 * sstep(0, 0.5, lens), 0)
    back = sh.mm(9 - np.abs(y))
    back = np.where(x > 60, -20, back)
    hgt += step(back, 0.8) + groove(back, 1.5, 0.2)
    hgt += np.exp(-(((e - 5) / 4.0) ** 2)) * 0.5
    big = sh.displaced(hgt)
    m = Mesh()
    mo = np.zeros((S, T), int)
    mo[sd > 0] = 1
    shell(m, big, face_mat(mo), 2, 2.2, 0.0)
    stitch(m, big, sd, 2.2)
    stitch(m, big, back, 1.5, mask=x < 55)
    stitch(m, big, e - 3.2, 0, mask=(x < 150) & (back < -1))
    for p, nn in big.contour(np.where((fade > 0.5) & (sd < 1), apron, np.nan), 0.0):
        q = resample(np.hstack([p, nn]), step=4.2)
        P, N = (q[:, :3], norm(q[:, 3:]))
        tg = norm(np.gradient(P, axis=0))
        B = np.cross(tg, N)
        for i in range(1, len(P) - 1):
            add_tube(
                m,
                np.stack(
                    [
                        P[i] - B[i] * 2.6 - N[i] * 0.9,
                        P[i] - B[i] * 1.3 + N[i] * 0.35,
                        P[i] + N[i] * 0.55,
                        P[i] + B[i] * 1.3 + N[i] * 0.35,
                        P[i] + B[i] * 2.6 - N[i] * 0.7,
                    ]
                ),
                np.tile(N[i], (5, 1)),
                0.95,
                0.8,
                k=8,
                m=3,
            )
    if c.get("lug"):
        lug_sole(m, sh, spl([(-20, 25), (60, 24), (120, 22), (190, 21), (240, 22), (300, 30)], "cubic"))
    else:
        dress_sole(m, sh, bz, stitch_mi=11, heel_x=72)
    insole(m, sh, 0.05, 4)
    mats = base_mats(c) + [mat("x10", "#222222"), mat("welt", c.get("welt", "#b9966b"), rough=0.7)]
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.45, 0, 0.5), lens=116)
C = dict(
    extra=dict(welt="#8a6a48", x10="#222222"),
    upper="#4a2020",
    lining="#c9a67b",
    stitch="#5d2a28",
    sole="#2b1a17",
    outsole="#1d1413",
    rough=0.28,
    coat=0.25,
    texs=0.04,
)
VARS = dict(
    lug=dict(lug=1, lift=18, level=-15, upper="#1e1c1b", stitch="#3a3836", sole="#1d1b1a", outsole="#191717"),
    suede=dict(
        upper="#8a6a4c",
        stitch="#7a5c40",
        sole="#6b4a38",
        outsole="#4a3326",
        tex="suede",
        tex2="suede",
        texs=0.3,
        rough=0.88,
        sheen=0.5,
        sheen2=0.5,
        coat=0,
    ),
)
