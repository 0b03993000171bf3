from common import *


def sgn_pow(t, e):
    return np.sign(t) * np.abs(t) ** e


def rrect_ring(S, e=0.28):
    a = np.linspace(0, 2 * np.pi, S, endpoint=False)
    d = np.stack([sgn_pow(np.cos(a), e), sgn_pow(np.sin(a), e)], -1)
    d2 = resample(np.vstack([d, d[:1]]) * [3, 1], n=S + 1)[:-1] / [3, 1]
    return d2


def tote(c, Q):
    S, T = (int(900 * Q), int(420 * Q))
    m = Mesh()
    R = rrect_ring(S, 0.22)
    t = np.linspace(0, 1, T)[None]
    Ht = c.get("h", 290)
    a = spl([(0, 128), (0.1, 140), (0.5, 158), (1, 178)])(t)
    b = spl([(0, 56), (0.12, 60), (0.5, 52), (0.85, 40), (1, 34)])(t)
    z = t * Ht
    x = R[:, :1] * a
    y = R[:, 1:] * b
    sag = -10 * (1 - (x / 178) ** 2) * t**5
    z = z + sag
    y = y + np.where(y < 0, 1, -1) * 5.0 * np.sin(np.pi * t) * (1 - (x / 170) ** 2).clip(0)
    inset = 6 * (1 - np.clip(t * Ht / 6, 0, 1)) ** 2
    x = x - np.sign(x) * np.minimum(inset, np.abs(x))
    y = y - np.sign(y) * np.minimum(inset, np.abs(y))
    sh = Sheet(np.stack([x, y, z], -1), True)
    if (sh.N[0, T // 2] * [1, 0, 0]).sum() < 0:
        sh.flip = True
        sh.update()
    x, y, z, e = (sh.x, sh.y, sh.z, sh.e)
    hgt = wob(sh, 1.0, 90, 5) + wob(sh, 0.35, 30, 7)
    side = np.abs(x) - spl([(0, 116), (1, 164)])(t + 0 * x)
    seam = sh.mm(np.where(np.abs(x) > 60, side, -50))
    hgt += groove(seam, 0, 0.8, 0.7)
    top = e - 26
    hgt += step(26 - e, 0.9, 0.4)
    pocket = None
    big = sh.displaced(hgt)
    mo = np.zeros((S, T), int)
    mo[z < 52] = 1 if c.get("base") else 0
    hb = sh.mm(52 - z)
    if c.get("base"):
        big = big.displaced(step(hb, 1.2, 0.4))
    shell(m, big, face_mat(mo), 2, 3.0, 0.0)
    for lv in (4, 24):
        stitch(m, big, e - lv, 0, length=3.2, gap=1.6, r=0.42)
    if c.get("base"):
        stitch(m, big, 49 - z, 0, length=3.2, gap=1.6, r=0.42)
    stitch(m, big, np.where(np.abs(x) > 60, side + 5, np.nan), 0, length=3.2, gap=1.6, r=0.4)
    bp = big.P[:, 2].copy()
    mid = bp * [0.9, 0, 1]
    m.grid(np.stack([bp, mid], 1), closed=True, m=1 if c.get("base") else 0)
    mid2 = mid.copy()
    m.grid(np.stack([bp + [0, 0, 4], mid2 + [0, 0, 4]], 1), closed=True, m=2)
    for sy in (-1, 1):
        xs = 62
        j = T - 1 - int(40 / Ht * T)
        f = lambda X, zz: None

        def surf(X, dz):
            k = np.argmin((big.P[:, T - 5, 0] - X) ** 2 + (np.sign(big.P[:, T - 5, 1]) - sy) ** 2 * 10000.0)
            jj = np.argmin(np.abs(big.e[k] - dz))
            return (big.P[k, jj], big.N[k, jj])

        pts, nr = ([], [])
        L0 = [surf(-xs, d) for d in (62, 45, 25, 6)]
        L1 = [surf(xs, d) for d in (6, 25, 45, 62)]
        topz = Ht + c.get("drop", 150)
        arc = [
            (-xs * 0.93, topz - 78),
            (-xs * 0.7, topz - 26),
            (0, topz),
            (xs * 0.7, topz - 26),
            (xs * 0.93, topz - 78),
        ]
        y0 = L0[-1][0][1]
        pts = (
            [p + n * 1.6 for p, n in L0]
            + [np.array([X, y0 * 1.0 + sy * 1.0 + (sy * 9 if sy < 0 else sy * 2), Z]) for X, Z in arc]
            + [p + n * 1.6 for p, n in L1]
        )
        path = catmull(pts, 24)
        nr = np.tile([0, sy * 1.0, 0.02], (len(path), 1))
        add_tube(m, path, nr, c.get("hw", 17), 3.4, k=28, power=6, m=5)
        tg = norm(np.gradient(path, axis=0))
        bb = norm(np.cross(tg, nr))
        for o in (-6, 6):
            add_stitches(m, path + bb * o + norm(nr) * 1.6, nr, m=3, length=3.0, gap=1.5, r=0.4)
        for p, n in (L0[1], L1[2]):
            add_torus(m, p + n * 3.4, n, 1.2, 1.5, m=6, k=20)
    return m.obj("bag", base_mats(c))


def flapbag(c, Q):
    m = Mesh()
    S, T = (int(800 * Q), int(300 * Q))
    W, D, Ht = (c.get("W", 112), c.get("D", 37), c.get("H", 158))
    R = rrect_ring(S, 0.3)
    t = np.linspace(0, 1, T)[None]
    u = np.sin(np.clip(t * 1.0, 0, 1) * np.pi)
    rr = 22.0
    zz = t * Ht
    ins = np.where(
        zz < rr,
        rr - np.sqrt(np.maximum(rr**2 - (rr - zz) ** 2, 0)),
        np.where(zz > Ht - rr, rr - np.sqrt(np.maximum(rr**2 - (zz - Ht + rr) ** 2, 0)), 0),
    )
    a = W + 5 * (1 - t) - ins * 0.55
    b = D + 4 * np.sin(np.pi * t) - ins
    P = np.stack([R[:, :1] * a, R[:, 1:] * b, zz + 0 * R[:, :1]], -1)
    P[..., 1] += np.where(R[:, 1:] < 0, -1, 1) * 5 * (1 - (P[..., 0] / W) ** 2).clip(0) * np.sin(np.pi * t)
    sh = Sheet(P, True)
    if (sh.N[0, T // 2] * [1, 0, 0]).sum() < 0:
        sh.flip = True
        sh.update()
    x, y, z = (sh.x, sh.y, sh.z)
    piped = np.abs(np.abs(y) - (D - 3))
    seam = np.where(np.abs(x) > W * 0.8, sh.mm(np.abs(y) - D * 0.8), 20)
    hgt = wob(sh, 0.6, 60, 3) + 1.4 * np.exp(-((seam / 1.3) ** 2)) - 0.5 * np.exp(-(((seam - 2.6) / 0.8) ** 2))
    big = sh.displaced(hgt)
    m.grid(big.P, closed=True, m=0, flip=True)
    th = 2.6
    fl = c.get("flap", 96)
    pr = catmull(
        [
            (D * 0.72, Ht - 22),
            (D * 0.7, Ht - 4),
            (D * 0.35, Ht + 5),
            (-D * 0.25, Ht + 5),
            (-D * 0.92, Ht - 2),
            (-D - 7.5, Ht - 26),
            (-D - 11, Ht - 60),
            (-D - 11.5, Ht - fl),
        ],
        30,
    )
    pr = resample(pr, n=int(240 * Q) + 60)
    n1 = len(pr)
    vv = np.linspace(-1, 1, int(320 * Q) + 40)[None]
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pr, axis=0), axis=1))]
    Lt = d[-1]
    Wf = W + 5.5
    rc = c.get("rc", 46)
    ed = np.maximum(np.abs(vv) * Wf - (Wf - rc), 0)
    drop = rc - np.sqrt(np.maximum(rc**2 - ed**2, 0)) + c.get("vcut", 0) * np.abs(vv)
    q = np.linspace(0, 1, n1)[:, None] * (Lt - drop)
    X = vv * Wf + 0 * q
    Y = np.interp(q, d, pr[:, 0])
    Z = np.interp(q, d, pr[:, 1])
    Y = Y - 4.5 * (1 - vv**2) * sstep(Lt * 0.4, Lt, q)
    P = np.stack([X, Y, Z], -1)
    fs = Sheet(P, False)
    N = fs.N * np.sign(-fs.N[n1 - 5, fs.P.shape[1] // 2, 1])
    eb = np.minimum(Lt - drop - q, np.minimum((1 - np.abs(vv)) * Wf + 0 * q, 1000.0))
    o = th * np.sqrt(np.clip(1 - (1 - np.clip(eb / 2.4, 0, 1)) ** 2, 0, 1))
    gq = -0.35 * np.exp(-(((eb - 5.0) / 0.7) ** 2))
    up = P + N * (o + gq + 0.2 * fbm(P / 40, 2, 3))[..., None]
    lo = P - N * 0.4
    m.grid(
        np.concatenate([up, lo[:, ::-1][:, 1:-1]], 1).transpose(1, 0, 2), closed=True, m=1 if c.get("contrast") else 0
    )
    m.grid(np.stack([up[-1], lo[-1]], 1), m=0)
    us = Sheet(up, False)
    us.N = N
    for p, nn in us.contour(eb, 5.0):
        add_stitches(m, p, nn, m=3, length=3.0, gap=1.5, r=0.4)
    k0 = np.array([0, Y[-1, vv.shape[1] // 2] - th - 0.8, Ht - fl + 17])
    add = m

    def plate(cx, cz, w, h, y0, dep=2.2, mi=6, e=0.3):
        a_ = np.linspace(0, 2 * np.pi, 80, endpoint=False)
        prof = np.array([[1, 0], [1, 0.7], [0.96, 0.92], [0.88, 1], [0, 1]])
        PP = np.stack(
            [
                np.stack(
                    [
                        cx + w * s * sgn_pow(np.cos(a_), e),
                        np.full(80, y0 - dep * dd),
                        cz + h * s * sgn_pow(np.sin(a_), e),
                    ],
                    -1,
                )
                for s, dd in prof
            ],
            1,
        )
        m.grid(PP, closed=True, m=mi)

    if c.get("lock", "bar") == "bar":
        plate(0, k0[2], 17, 8, k0[1])
        plate(0, k0[2], 5.0, 4.0, k0[1] - 2, 5.0, e=0.6)
    else:
        plate(0, k0[2], 11, 11, k0[1], e=1.0)
        plate(0, k0[2], 3.0, 9.0, k0[1] - 2, 4.0, e=0.5)
    for sx in (-1, 1):
        add_torus(m, np.array([sx * (W + 5.5), 0, Ht - 6]), np.array([0, 1.0, 0]), 7.5, 1.5, m=6, k=40)
    hs = c.get("handle", "top")
    if hs == "top":
        pts = [
            (-(W + 5.5), 0, Ht + 1),
            (-(W + 2), 0, Ht + 28),
            (-W * 0.72, 0, Ht + 74),
            (0, 0, Ht + 98),
            (W * 0.72, 0, Ht + 74),
            (W + 2, 0, Ht + 28),
            (W + 5.5, 0, Ht + 1),
        ]
        path = catmull(pts, 30)
        tg = norm(np.gradient(path, axis=0))
        nr = np.cross(tg, [0, 1, 0])
        add_tube(m, path, nr, 15, 5, k=28, power=3.5, m=1 if c.get("contrast") else 0)
        for o_ in (-5, 5):
            add_stitches(
                m,
                path + np.array([0, o_, 0]) + norm(nr) * 2.3 * np.sign(norm(nr)[len(nr) // 2, 2]),
                nr * np.sign(norm(nr)[len(nr) // 2, 2]),
                m=3,
                length=3.0,
                gap=1.5,
            )
    elif hs == "chain":
        pts = catmull(
            [
                (-(W + 5.5), 0, Ht - 2),
                (-(W + 4), -2, Ht + 40),
                (-W * 0.75, 0, Ht + 130),
                (0, 3, Ht + 185),
                (W * 0.75, 0, Ht + 130),
                (W + 4, -2, Ht + 40),
                (W + 5.5, 0, Ht - 2),
            ],
            40,
        )
        L = resample(pts, step=9.0)
        tg = norm(np.gradient(L, axis=0))
        for i, p in enumerate(L):
            n_ = np.cross(tg[i], [0, 1, 0]) if i % 2 else np.array([0, 1.0, 0])
            a_ = np.linspace(0, 2 * np.pi, 28)
            b_ = np.cross(tg[i], norm(n_))
            pa = p + tg[i] * (6.6 * np.cos(a_))[:, None] + b_ * (3.9 * np.sin(a_))[:, None]
            add_tube(m, pa, np.tile(n_, (28, 1)), 2.0, 2.0, k=8, m=6, cap=False)
    return m.obj("bag", base_mats(c))


def build(c, Q=1.0):
    return dict(tote=tote, flap=flapbag)[c.get("kind", "tote")](c, Q)


FRAME = dict(tgt=(0, 0, 1.9), lens=80, dist=24)
C = dict(
    kind="tote",
    upper="#a9713f",
    tongue="#7d4c28",
    accent="#7d4c28",
    base=1,
    lining="#c7b08d",
    stitch="#d9b98a",
    eyelet="#d2ad63",
    metal=1,
    rough=0.45,
    texs=0.22,
    texscale=0.7,
)
VARS = dict(
    flap=dict(kind="flap", upper="#31453b", accent="#31453b", stitch="#51665a", rough=0.36, texs=0.12, coat=0.1),
    mini=dict(
        kind="flap",
        upper="#c9a27a",
        accent="#c9a27a",
        stitch="#a9805a",
        lock="round",
        W=88,
        D=30,
        H=118,
        flap=60,
        rc=80,
        rough=0.42,
        texs=0.2,
    ),
    shopper=dict(
        kind="tote",
        h=330,
        drop=170,
        base=0,
        hw=13,
        upper="#5b4636",
        tongue="#5b4636",
        accent="#5b4636",
        stitch="#8a7058",
        lining="#d8cbb5",
        rough=0.88,
        tex="suede",
        texs=0.28,
        sheen=0.4,
    ),
    chain=dict(
        kind="flap",
        handle="chain",
        upper="#e6dccb",
        accent="#e6dccb",
        stitch="#d4c7b2",
        lock="round",
        H=140,
        W=104,
        flap=86,
        rc=60,
    ),
)
