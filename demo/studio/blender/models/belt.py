from common import *


def build(c, Q=1.0):
    m = Mesh()
    w = c.get("w", 32)
    turns = 2.35
    a = np.linspace(0, 2 * np.pi * turns, int(1400 * Q))
    r = 34 + 8.2 * a / (2 * np.pi) + 1.4 * np.sin(a * 0.9 + 1)
    a0 = -2.2
    x, y = (r * np.cos(a + a0) * 1.12, r * np.sin(a + a0))
    path = np.stack([x, y, np.full_like(a, w / 2 + 0.5)], -1)
    tg = norm(np.gradient(path, axis=0))
    n_ = 120
    t1 = np.linspace(0, 1, n_)[1:, None]
    end = path[-1] + tg[-1] * 62 * t1 + np.array([tg[-1][1], -tg[-1][0], 0]) * (8 * t1**2)
    path = np.vstack([path, end])
    path = resample(path, step=0.8)
    tg = norm(np.gradient(path, axis=0))
    nr = np.cross(tg, [0, 0, 1.0])
    add_tube(m, path, nr, w, 3.6, k=40, power=9, m=0)
    for o in (-1, 1):
        add_stitches(
            m,
            path[20:-12] + nr[20:-12] * 1.75 + [0, 0, o * (w / 2 - 3.2)],
            nr[20:-12],
            m=3,
            length=3.0,
            gap=1.5,
            r=0.42,
        )
    E0, T0, N0 = (path[-1], tg[-1], nr[-1])
    Z = np.array([0, 0, 1.0])
    se = lambda t, e: np.sign(t) * np.abs(t) ** e
    aa = np.linspace(0, 2 * np.pi, 140)
    C0 = E0 + T0 * 15
    fr = C0 + T0 * (19 * se(np.cos(aa), 0.32))[:, None] + Z * ((w / 2 + 6.5) * se(np.sin(aa), 0.32))[:, None]
    add_tube(m, fr, np.tile(N0, (140, 1)), 5.2, 4.2, k=16, power=3, m=6, cap=False)
    add_tube(
        m,
        np.stack([C0 - T0 * 19 + N0 * 1, C0 + N0 * 3.2, C0 + T0 * 20 + N0 * 3.4]),
        np.tile(N0, (3, 1)),
        4.2,
        3.0,
        k=14,
        m=6,
    )
    i = len(path) - int(40 / 0.8)
    kp = path[i] + N0 * 0
    fr = path[i] + nr[i] * (4.2 * se(np.cos(aa), 0.3))[:, None] + Z * ((w / 2 + 1.6) * se(np.sin(aa), 0.3))[:, None]
    add_tube(m, fr, np.tile(tg[i], (140, 1)), 1.8, 9, k=16, power=5, m=0, cap=False)
    return m.obj("belt", base_mats(c))


FRAME = dict(tgt=(0, 0, 0.3), dist=20)
C = dict(upper="#6b3f22", stitch="#a9763f", eyelet="#d0ad68", metal=1, rough=0.36, texs=0.14)
VARS = dict(narrow=dict(w=20, upper="#1d1b1a", stitch="#3a3836", eyelet="#c9c6c0", rough=0.34, texs=0.08))
