from common import *


def outline_from(w_l, w_m, L, S=900, p=0.82, pt=0.62, x0=0):
    al = np.linspace(0, 2 * np.pi, S, endpoint=False)
    n = (1 - np.cos(al)) / 2
    sg = np.sin(al)
    pw = lerp(p, pt, sstep(0.62, 0.98, n))
    s_ = np.sign(sg) * np.abs(sg) ** pw
    y = np.where(sg < 0, spl(w_l)(n) * s_, spl(w_m)(n) * s_)
    return np.stack([x0 + L * n, y], -1)


def strap(m, foot, ca, cb, w, th=2.2, mi=0, u0=-0.0, u1=1.0, n=140, k=40, st=True, mi_st=3, pad=0, taper=None):
    """band over the foot: centre x goes ca(u)->, u in 0..1 from lateral to medial; foot(x,theta)->P"""
    u = np.linspace(u0, u1, n)[:, None]
    v = np.linspace(-1, 1, k)[None]
    wv = w(u) if callable(w) else w
    X = ca(u) + v * wv / 2
    TH = np.pi * u + 0 * v
    P = foot(X, TH)
    sh = Sheet(P, False)
    N = sh.N
    if N[n // 2, k // 2, 2] < 0:
        N = -N
    o = (th + pad * np.maximum(0, 1 - v**2) ** 0.6) * np.maximum(1 - np.abs(v) ** 10, 0) ** 0.5
    top = P + N * o[..., None]
    bot = P - N * 0.2
    m.grid(np.concatenate([top, bot[:, ::-1][:, 1:-1]], 1).transpose(1, 0, 2), closed=True, m=mi)
    if st:
        for vv in (-0.84, 0.84):
            j = int((vv + 1) / 2 * (k - 1))
            add_stitches(m, top[2:-2, j], N[2:-2, j], m=mi_st, length=2.2, gap=1.1)
    return (top, N)


def width_of(out):
    lat, med = (out[out[:, 1] < 0], out[out[:, 1] > 0])
    a = lat[np.argsort(lat[:, 0])]
    b = med[np.argsort(med[:, 0])]
    return lambda X, sg: np.where(sg > 0, np.interp(X, a[:, 0], -a[:, 1]), np.interp(X, b[:, 0], b[:, 1]))


def build(c, Q=1.0):
    style = c.get("style", "slide")
    m = Mesh()
    if style == "slide":
        S = int(1000 * Q)
        wl = [(0, 30), (0.12, 34), (0.35, 34), (0.5, 37), (0.7, 47), (0.86, 46), (1, 40)]
        wm = [(0, 30), (0.12, 33), (0.35, 28), (0.48, 28), (0.7, 46), (0.86, 45), (1, 38)]
        out = outline_from(wl, wm, 278, S)
        tz = spl([(-10, 31), (40, 29), (120, 27), (190, 24), (240, 25), (290, 31)])
        gz = spl([(-10, 1.0), (20, 0.15), (210, 0.15), (250, 3), (290, 9)])
        zf = lambda fr, X, Y: lerp(gz(X), tz(X), fr)
        prof = [
            (-26, 0),
            (-2, 0),
            (-0.4, 0.03),
            (0.2, 0.12),
            (0.4, 0.5),
            (0.3, 0.85),
            (-0.4, 0.955),
            (-1.8, 1.0),
            (-4, 0.99),
            (-26, 0.93),
        ]
        so = sole_rings(out, prof, zf, 200)
        f2 = (so.z - gz(so.x)) / (tz(so.x) - gz(so.x))
        top = np.linspace(0, 1, so.P.shape[1])[None] > 0.62
        g = groove((f2 - 0.22) * 26, 0, 0.4, 0.4) * ~top
        M = np.where(top, 2, np.where(f2 < 0.22, 7, 4))
        so = so.displaced(g)
        m.grid(so.P, closed=True, m=M[:, :-1], flip=True)
        op = offset_outline(out, -6)
        add_stitches(m, np.c_[op, tz(op[:, 0]) - 0.4], np.tile([0, 0, 1.0], (S, 1)), m=3, length=2.4, gap=1.4)
        W = lambda x: spl([(100, 36), (150, 42), (200, 48), (240, 47)])(x)
        H = lambda x: spl([(100, 76), (150, 60), (190, 45), (240, 34)])(x)
        wo = width_of(out)
        foot = lambda X, TH: np.stack(
            [
                X,
                -(wo(X, np.cos(TH)) - 1.6 + 2.2 * np.sin(TH)) * np.sign(np.cos(TH)) * np.abs(np.cos(TH)) ** 0.55,
                tz(X) - 4 + H(X) * np.sign(np.sin(TH)) * np.abs(np.sin(TH)) ** 0.8,
            ],
            -1,
        )
        if c.get("two"):
            strap(m, foot, lambda u: 128 + 10 * np.sin(np.pi * np.clip(u, 0, 1)), None, 42, 2.6)
            t_, N_ = strap(m, foot, lambda u: 196 + 8 * np.sin(np.pi * np.clip(u, 0, 1)), None, 42, 2.6)
        else:
            strap(
                m,
                foot,
                lambda u: 176 + 14 * np.sin(np.pi * np.clip(u, 0, 1)),
                None,
                lambda u: 82 - 14 * np.sin(np.pi * np.clip(u, 0, 1)),
                2.4,
                pad=c.get("pad", 4),
            )
    else:
        S = int(1000 * Q)
        Hh = c.get("heel", 70)
        k = (Hh - 4) / 78.0
        bot = [
            (0, 82 * k + 6 * (1 - k)),
            (25, 81 * k + 6 * (1 - k)),
            (50, 75 * k + 6 * (1 - k)),
            (90, 53 * k + 6 * (1 - k)),
            (130, 25 * k + 6 * (1 - k)),
            (160, 9.5 * k + 6 * (1 - k)),
            (185, 7),
            (215, 7),
            (250, 9),
        ]
        bz = spl(bot)
        bzs = lambda X: sum((bz(X + d) for d in (-8, -4, 0, 4, 8))) / 5 + 1
        wl = [(0, 22), (0.1, 26), (0.3, 26), (0.45, 26), (0.7, 41), (0.86, 39), (1, 30)]
        wm = [(0, 22), (0.1, 25), (0.3, 21), (0.45, 21), (0.7, 40), (0.86, 37), (1, 28)]
        out = outline_from(wl, wm, 246, S, pt=0.66)
        th = 6.0
        gz = lambda X: np.maximum(bzs(X) - th, 0.12)
        tz = bzs
        so = sole_rings(
            out,
            [(-28, 0.1), (-2, 0.02), (-0.3, 0), (0.2, 0.2), (0.3, 0.6), (0, 0.9), (-1, 1), (-4, 1), (-28, 0.85)],
            lambda fr, X, Y: lerp(gz(X), tz(X), fr),
            130,
        )
        t_ = np.linspace(0, 1, so.P.shape[1])[None] + 0 * so.x
        M = np.where(t_ > 0.58, 2, 4)
        m.grid(so.P, closed=True, m=M[:, :-1], flip=True)
        op = offset_outline(out, -4)
        seat = offset_outline(d_outline(out, 52, breast=4), -0.2)
        cxy = seat.mean(0)
        tip = (seat - cxy) * [0.86, 0.9] + [cxy[0] - 1, 0]
        heel_loft(
            m,
            seat,
            lambda X: gz(X) + 0.8,
            tip,
            mi=1,
            mi_top=7,
            prof=lambda f: 0.35 * f + 0.65 * f**2,
            back=lambda f: -2.5 * np.sin(np.pi * f),
        )
        W = lambda x: spl([(0, 24), (60, 25), (120, 27), (170, 40), (205, 43), (246, 38)])(x)
        H = lambda x: spl([(80, 80), (150, 50), (190, 38), (240, 24)])(x)
        wo = width_of(out)
        foot = lambda X, TH: np.stack(
            [
                X,
                -(wo(X, np.cos(TH)) - 1.2 + 1.5 * np.sin(TH)) * np.sign(np.cos(TH)) * np.abs(np.cos(TH)) ** 0.6,
                tz(X) - 3.5 + H(X) * np.sign(np.sin(TH)) * np.abs(np.sin(TH)) ** 0.85,
            ],
            -1,
        )
        if c.get("front", "two") == "two":
            strap(m, foot, lambda u: 188 + 26 * np.clip(u, -0.1, 1.1), None, 15, 2.2)
            strap(m, foot, lambda u: 214 - 26 * np.clip(u, -0.1, 1.1), None, 15, 3.6)
        else:
            strap(
                m,
                foot,
                lambda u: 200 + 8 * np.sin(np.pi * np.clip(u, 0, 1)),
                None,
                lambda u: 40 - 4 * np.sin(np.pi * np.clip(u, 0, 1)),
                2.6,
            )
        i = np.where(out[:, 0] < 58)[0]
        i = np.r_[i[i > S // 2], i[i <= S // 2]]
        o2 = out[i]
        n_ = len(i)
        # The counter holds the strap: at the back it reaches up behind it.
        hh = spl([(0, 3), (0.12, 20), (0.3, 46), (0.44, 66), (0.5, 71), (0.56, 66), (0.7, 46), (0.88, 20), (1, 3)])(
            np.linspace(0, 1, n_)
        )
        q = np.linspace(0, 1, 40)[None]
        P = np.stack(
            [
                o2[:, 0][:, None]
                + 4 * q**2 * np.linspace(-1, 1, n_)[:, None] * 0
                - 1.5 * np.sin(np.pi * q)
                + 5 * q**2,
                o2[:, 1][:, None] * (1 + 0.1 * np.sin(np.pi * q) - 0.12 * q**2),
                (tz(o2[:, 0]) - 4)[:, None] + hh[:, None] * q,
            ],
            -1,
        )
        cs = Sheet(P, False)
        N = cs.N * np.sign((cs.N[n_ // 2, 20] * [-1, 0, 0]).sum())
        full = np.concatenate([P + N * 0.9, (P - N * 0.9)[:, ::-1]], 1)
        m.grid(full, m=0)
        e_ = P[:, -1] + N[:, -1] * 0.9
        add_stitches(m, (P + N * 0.95)[8:-8, -5], N[8:-8, -5], m=3, length=2.0)
        zc = tz(30.0) + 58
        a = np.linspace(0, 2 * np.pi, 200)
        rx, ry = (41, 30)
        path = np.stack([42 - rx * np.cos(a), ry * np.sin(a), zc + 5 - 5 * np.cos(a) * -1 + 6 * (1 - np.cos(a))], -1)
        nr = np.stack([-np.cos(a) / rx, np.sin(a) / ry, 0 * a], -1)
        add_tube(m, path, norm(nr), 10.5, 2.0, k=24, power=7, m=0, cap=False)
        for off in (-3.9, 3.9):
            add_stitches(m, path + norm(nr) * 1.0 + [0, 0, off], norm(nr), m=3, length=2.0)
        j = int(200 * 0.8)
        C0 = path[j] + norm(nr)[j] * 1.8
        tg = norm(np.gradient(path, axis=0))[j]
        up = np.array([0, 0, 1.0])
        aa = np.linspace(0, 2 * np.pi, 60)
        se = lambda t, e: np.sign(t) * np.abs(t) ** e
        fr = C0 + tg * (6.5 * se(np.cos(aa), 0.35))[:, None] + up * (8.2 * se(np.sin(aa), 0.35))[:, None]
        add_tube(m, fr, np.tile(norm(nr)[j], (60, 1)), 1.9, 1.9, k=12, m=6, cap=False)
        add_tube(
            m,
            np.stack([C0 - tg * 6.5, C0 + tg * 6.5 + norm(nr)[j] * 0.6]),
            np.tile(norm(nr)[j], (2, 1)),
            1.4,
            1.4,
            k=10,
            m=6,
        )
    return m.obj("shoe", base_mats(c))


FRAME = dict(tgt=(1.4, 0, 0.4), lens=116)
C = dict(
    upper="#c58b53",
    lining="#d9b78e",
    stitch="#d9ab73",
    sole="#5a3d29",
    outsole="#2b2119",
    rough=0.45,
    texs=0.15,
    ltex="leather",
)
VARS = dict(
    heeled=dict(
        style="heel",
        upper="#a34a2f",
        accent="#8a5a38",
        lining="#c9a27a",
        sole="#7a4d2e",
        outsole="#1d1613",
        eyelet="#d6b36a",
        metal=1,
        stitch="#b86a4a",
        rough=0.5,
    ),
    mid=dict(
        style="heel",
        heel=42,
        front="one",
        upper="#1f1d1c",
        accent="#1f1d1c",
        lining="#c9a27a",
        sole="#5a3d29",
        outsole="#1d1613",
        eyelet="#d6b36a",
        metal=1,
        stitch="#3a3836",
        rough=0.4,
    ),
    two=dict(two=1, pad=0, upper="#3d3f38", lining="#b8976f", sole="#9c7b58", stitch="#6b6d63"),
)
