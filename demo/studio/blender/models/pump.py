from common import *


def instep_strap(m, upper, S, at):
    """A strap over the foot that nobody wears: an arch between the two top edges at x = `at`, with a buckle outside."""
    ends = []
    for half in (np.arange(S // 2, S), np.arange(0, S // 2)):
        i = half[np.argmin(np.abs(upper.P[half, -1, 0] - at))]
        j = np.argmin(np.abs(upper.e[i] - 3))
        ends.append(upper.P[i, j])
    a, b = ends
    mid = (a + b) / 2
    reach, rise = (b - a) / 2, 33.0
    u = np.linspace(-0.13 * np.pi, 1.13 * np.pi, 160)[:, None]
    path = mid - reach * np.cos(u) + np.array([2.0, 0, 0]) * np.sin(u)
    path[:, 2] += rise * np.sin(u[:, 0])
    out = norm(np.c_[0 * u, -np.cos(u) * np.sign(reach[1]) * rise / np.abs(reach[1]), np.sin(u) + 0.02])
    add_tube(m, path + out * 1.2, out, 9.5, 1.9, k=24, power=6, m=1)
    tangent = norm(np.gradient(path, axis=0))
    across = np.cross(tangent, out)
    for off in (-3.5, 3.5):
        add_stitches(m, path + out * 2.1 + across * off, out, m=3, length=2.0)
    j = 24
    turn = np.linspace(0, 2 * np.pi, 60)
    square = lambda t: np.sign(t) * np.abs(t) ** 0.35
    frame = path[j] + out[j] * 2.6 + tangent[j] * (5.2 * square(np.cos(turn)))[:, None]
    frame = frame + across[j] * (7.0 * square(np.sin(turn)))[:, None]
    add_tube(m, frame, np.tile(out[j], (60, 1)), 1.7, 1.7, k=12, m=6, cap=False)


def build(c, Q=1.0):
    S, T = (int(1000 * Q), int(240 * Q))
    Hh = c.get("heel", 82)
    k = (Hh - 4) / 78.0
    pt = c.get("toe", "point")
    bot = [
        (0, 82 * k + 4 * (1 - k)),
        (25, 81 * k + 4 * (1 - k)),
        (50, 75 * k + 4 * (1 - k)),
        (90, 53 * k + 4 * (1 - k)),
        (130, 25 * k + 4 * (1 - k)),
        (160, 9.5 * k + 4 * (1 - k)),
        (185, 6),
        (215, 6),
        (246, 10),
    ]
    bz = spl(bot, "pchip")
    bzs = lambda X: (bz(X - 8) + bz(X - 4) + bz(X) + bz(X + 4) + bz(X + 8)) / 5
    w_end = dict(
        point=[(0.86, 21), (0.94, 12), (1, 5)],
        almond=[(0.86, 28), (0.94, 22), (1, 14)],
        round=[(0.84, 33), (0.94, 29), (1, 24)],
    )[pt]
    we2 = [(a, b) for a, b in w_end]
    L = dict(point=252, almond=244, round=238)[pt]
    w0 = [(0, 19), (0.08, 21.5), (0.2, 22), (0.42, 21), (0.6, 31), (0.72, 35)] + w_end
    w1 = [(0, 20), (0.08, 23.5), (0.2, 25), (0.42, 26), (0.6, 34), (0.72, 37)] + we2
    zb = bzs(np.array([6.0]))[0]
    zt = [
        (9, zb + 56),
        (22, zb + 47),
        (48, 75 * k + 4 + 25),
        (82, 57 * k + 4 + 18),
        (118, 32 * k + 4 + 19),
        (150, 14 * k + 4 + 24),
        (176, 36),
        (196, c.get("tz", 39)),
    ]
    r0 = dict(
        xb=7,
        zb=zb,
        xf=L - 4,
        zf=10,
        zx=[(q, float(bzs(np.array([float(q)]))[0])) for q in range(-10, 260, 15)],
        w=w0,
        p=0.96,
    )
    r1 = dict(xb=3, zb=zb + 14, xf=L, zf=15, F=[(0.2, 0.24), (0.5, 0.24), (0.8, 0.3)], w=w1, p=0.96)
    r2 = dict(
        xb=3.5,
        zb=zb + 30,
        xf=L - 12,
        zf=25,
        F=[(0.2, 0.52), (0.5, 0.54), (0.8, 0.64)],
        w=[
            (0, 18),
            (0.1, 23),
            (0.3, 25.5),
            (0.5, 28),
            (0.65, 33),
            (0.78, 31),
            (0.9, 22 if pt == "point" else 27),
            (1, 15),
        ],
        p=0.95,
    )
    r3 = dict(
        xb=6.5,
        zb=zb + 44,
        xf=L - 33,
        zf=33,
        F=[(0.2, 0.78), (0.5, 0.8), (0.8, 0.86)],
        w=[(0, 15), (0.1, 21), (0.3, 25), (0.5, 28), (0.68, 30.5), (0.82, 27.5), (0.92, 23), (1, 18)],
        p=0.93,
    )
    r4 = dict(
        xb=10,
        zb=zb + 56,
        xf=L - c.get("throat", 56),
        zf=c.get("tz", 39),
        zx=zt,
        w=[(0, 12), (0.1, 18.5), (0.3, 24), (0.5, 27), (0.7, 27.5), (0.86, 26), (0.95, 22), (1, 20)],
        p=0.9,
    )
    sh = ring_surface([r0, r1, r2, r3, r4], S, T, tk=[0, 0.2, 0.47, 0.75, 1])
    al, n = alpha(S)
    hgt = wob(sh, 0.25, 45)
    big = sh.displaced(hgt)
    m = Mesh()
    e = big.e
    h2 = groove(e, 2.6, 0.18, 0.5)
    big = big.displaced(h2)
    shell(m, big, 0, 2, 1.7, 0.02)
    out = offset_outline(sh.P[:, int(0.02 * T), :2], 0.3)
    th = 3.4
    gz = lambda X: np.maximum(bzs(X) - th, 0.12)
    tz = lambda X: bzs(X) + 1.2
    sole(
        m,
        out,
        [(-20, 0.25), (-3, 0.05), (-1, 0), (0, 0.3), (0.3, 0.7), (-0.2, 0.95), (-2, 1), (-6, 1)],
        gz,
        tz,
        mi=4,
        T=70,
        out_frac=-1,
    )
    kind = c.get("kind", "stiletto")
    seat = offset_outline(d_outline(out, 44 if kind != "block" else 56, breast=5), -0.3)
    cxy = seat.mean(0)
    if kind == "stiletto":
        tip = (seat - cxy) * [0.22, 0.24] + [19, 0]
        prof = lambda f: 0.1 * f + 0.9 * f**4.2
        bk = lambda f: -1.5 * np.sin(np.pi * f)
    elif kind == "kitten":
        tip = (seat - cxy) * [0.24, 0.3] + [24, 0]
        prof = lambda f: 0.1 * f + 0.9 * f**2.2
        bk = lambda f: -2 * np.sin(np.pi * f)
    elif kind == "flat":
        tip = (seat - cxy) * [0.97, 0.97] + cxy
        prof = lambda f: f
        bk = lambda f: 0
    else:
        tip = (seat - cxy) * [0.82, 0.86] + [cxy[0] - 2, 0]
        prof = lambda f: 0.2 * f + 0.8 * f**2
        bk = lambda f: -3.0 * np.sin(np.pi * f) * (Hh / 80)
    heel_loft(m, seat, lambda X: gz(X) + 0.6, tip, mi=1, mi_top=7, prof=prof, back=bk)
    insole(m, sh, 0.03, 2.2, crown=0.5)
    if c.get("bind"):
        piping(m, big, 1.5, mi=1, lift=0.9)
    if c.get("bow"):
        i = S // 2
        P0 = big.P[i, -1] + np.array([3.0, 0, 1.8])
        add = lambda *a, **k: add_tube(m, *a, **k)
        for sg in (-1, 1):
            tt = np.linspace(0, 2 * np.pi, 60)
            yy = sg * (9.5 - 9.5 * np.cos(tt))
            zz = 3.2 * np.sin(tt) * (1 - 0.2 * np.cos(tt)) - 0.05 * yy * sg * 0.6
            xx = -1.5 * (1 - np.cos(tt))
            path = P0 + np.stack([xx, yy, zz + 1.2], -1)
            tg = norm(np.gradient(path, axis=0))
            nr = np.cross(tg, [1, 0, 0])
            add(path, nr, 2 * (2.6 + 1.6 * np.sin(tt / 2)), 1.0, k=16, power=5, m=1)
            path = catmull(
                [P0 + [0, 0, 0.5], P0 + [4, sg * 5, -0.6], P0 + [9, sg * 9, -3.2], P0 + [13, sg * 11, -5.4]], 14
            )
            tg = norm(np.gradient(path, axis=0))
            add(path, np.tile([0.25, 0, 1.0], (len(path), 1)), 4.6, 0.9, k=16, power=5, m=1)
        path = P0 + np.stack(
            [np.linspace(-3.4, 3.4, 20), 0 * np.linspace(0, 1, 20), 1.4 + 1.2 * np.cos(np.linspace(-1.4, 1.4, 20))], -1
        )
        add(path, np.tile([0, 0, 1.0], (20, 1)), 7, 4.4, k=20, power=2.4, m=1)
    if c.get("strap"):
        instep_strap(m, big, S, c["strap"])
    mats = base_mats(c)
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.25, 0, 0.66), lens=128)
C = dict(
    upper="#1f1d1e",
    accent="#1f1d1e",
    lining="#caa98a",
    sole="#c9a27a",
    outsole="#1a1817",
    rough=0.22,
    coat=0.5,
    texs=0.02,
)
VARS = dict(
    ballet=dict(
        heel=13,
        toe="round",
        kind="flat",
        throat=48,
        tz=35,
        bow=1,
        bind=1,
        upper="#c9a9a0",
        accent="#2b2626",
        lining="#e6d6c4",
        sole="#b98f6a",
        outsole="#2a2320",
        rough=0.36,
        coat=0.1,
        texs=0.04,
    ),
    block=dict(
        kind="block",
        heel=62,
        toe="almond",
        upper="#8f2f2b",
        accent="#8f2f2b",
        rough=0.4,
        coat=0,
        tex="suede",
        texs=0.25,
    ),
    kitten=dict(kind="kitten", heel=52, upper="#d8c6b0", accent="#d8c6b0", coat=0.1, rough=0.34, texs=0.05),
    pointed=dict(
        heel=13,
        kind="flat",
        throat=50,
        tz=35,
        bind=1,
        upper="#b99a78",
        accent="#b99a78",
        lining="#e6d6c4",
        sole="#b98f6a",
        outsole="#2a2320",
        rough=0.88,
        coat=0,
        tex="suede",
        texs=0.28,
        sheen=0.4,
    ),
    maryjane=dict(
        heel=13,
        toe="round",
        kind="flat",
        throat=52,
        tz=35,
        bind=1,
        strap=96,
        upper="#5b2026",
        accent="#5b2026",
        lining="#e6d6c4",
        sole="#6b4a38",
        outsole="#2a2320",
        eyelet="#d0ad68",
        metal=1,
        rough=0.2,
        coat=0.5,
    ),
    strapblock=dict(
        kind="block",
        heel=48,
        toe="almond",
        throat=62,
        strap=92,
        upper="#1f1d1e",
        accent="#1f1d1e",
        eyelet="#d0ad68",
        metal=1,
        rough=0.36,
        coat=0.1,
        texs=0.05,
    ),
    bowblock=dict(
        kind="block",
        heel=34,
        toe="almond",
        throat=50,
        bow=1,
        upper="#22304a",
        accent="#22304a",
        rough=0.2,
        coat=0.5,
    ),
)
