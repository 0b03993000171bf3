from common import *


def build(c, Q=1.0):
    S, T = (int(1000 * Q), int(420 * Q))
    W0l = [(0, 27), (0.1, 30), (0.3, 30), (0.5, 34), (0.7, 45), (0.86, 40), (1, 27)]
    W0m = [(0, 27), (0.1, 29), (0.3, 24), (0.45, 24), (0.7, 41), (0.86, 36), (1, 24)]
    W1l = [(0, 28), (0.12, 32), (0.3, 35), (0.5, 39), (0.7, 47), (0.86, 41), (1, 27)]
    W1m = [(0, 28), (0.12, 31), (0.3, 31), (0.5, 33), (0.7, 44), (0.86, 37), (1, 24)]
    rings = [
        dict(
            xb=10,
            zb=30,
            xf=283,
            zf=15,
            zx=[(0, 30), (60, 29), (120, 20), (190, 10), (240, 10.5), (290, 16)],
            wl=W0l,
            wm=W0m,
            p=0.85,
            pt=0.68,
        ),
        dict(
            xb=5,
            zb=46,
            xf=284,
            zf=27,
            zx=[(0, 46), (60, 45), (120, 38), (190, 25), (240, 23), (290, 27)],
            wl=W1l,
            wm=W1m,
            p=0.85,
            pt=0.68,
        ),
        dict(
            xb=3,
            zb=66,
            xf=274,
            zf=46,
            z=[(0, 0), (0.5, 6), (0.75, 2), (1, 0)],
            w=[(0, 26), (0.15, 32), (0.35, 36), (0.55, 39), (0.75, 42), (0.88, 37), (1, 29)],
            p=0.86,
            pt=0.72,
        ),
        dict(
            xb=8,
            zb=92,
            xf=228,
            zf=68,
            z=[(0, 0), (0.5, 6), (1, 0)],
            w=[(0, 26), (0.2, 32), (0.4, 35), (0.6, 35), (0.8, 32), (1, 28)],
            p=0.92,
        ),
        dict(
            xb=15,
            zb=118,
            xf=172,
            zf=98,
            z=[(0, 0), (0.5, 3), (1, 0)],
            w=[(0, 28), (0.3, 34), (0.6, 35), (1, 32)],
            p=0.97,
        ),
        dict(xb=15, zb=146, xf=142, zf=136, w=[(0, 32), (0.5, 36), (1, 34)], p=1),
        dict(xb=10, zb=185, xf=132, zf=178, z=[(0, 0), (0.5, -4), (1, 0)], w=[(0, 36), (0.5, 39), (1, 38)], p=1),
    ]
    lift = c.get("lift", 0)
    rings = raised(rings, lambda x: lift + c.get("level", 0) * (1 - sstep(40, 200, x)))
    sh = ring_surface(rings, S, T, tk=[0, 0.09, 0.2, 0.34, 0.5, 0.68, 1])
    al, n = alpha(S)
    n = n + 0 * sh.x
    x, y, z, e, h = (sh.x, sh.y, sh.z - lift, sh.e, sh.h)
    gc = spl([(40, 84), (178, 76)], "lin")(z)
    wd = spl([(52, 0), (60, 13), (80, 20), (110, 23), (185, 27)], "pchip")(z)
    gore = sh.mm(wd - np.abs(x - gc - (z - 120) * 0.02))
    gore = np.where(z < 50, -30, gore)
    hgt = wob(sh, 0.5, 40) + step(-gore, 0.9, 0.35) + groove(gore, -2.2, 0.25)
    back = sh.mm(11 - np.abs(y) - 0 * x)
    back = np.where(x > 60, -20, back)
    hgt += step(back, 0.8, 0.3) + groove(back, 1.6, 0.2)
    U = np.cumsum(np.linalg.norm(np.diff(sh.P[:, int(0.8 * T)], axis=0, append=sh.P[:1, int(0.8 * T)]), axis=1))[
        :, None
    ]
    hgt += np.where(gore > 0.3, 0.45 * np.sin((x - gc) * 2 * np.pi / 3.4), 0)
    cr = np.exp(-(((x - 205 + y * 0.15) / 22) ** 2)) * np.exp(-(((z - 60) / 22) ** 2))
    hgt += cr * 0.5 * np.sin((x + z * 0.55) * 2 * np.pi / 13 + fbm(sh.P / 30, 2, 5) * 2)
    big = sh.displaced(hgt)
    m = Mesh()
    mo = np.zeros((S, T), int)
    mo[gore > 0] = 9
    shell(m, big, face_mat(mo), 2, 2.6, 0.3)
    stitch(m, big, gore, -2.2)
    stitch(m, big, back, 1.6, mask=x < 55)
    stitch(m, big, e - 4.5, 0, mask=gore < -1)
    for sgn, xb, zb, dx in ((1, 10, 186 + lift, -1),):
        w = 20
        path = catmull(
            [
                (xb + 3.5, 0, zb - 26),
                (xb + 5, 0, zb - 5),
                (xb + 3, 0, zb + 9),
                (xb - 2.5, 0, zb + 15),
                (xb - 7, 0, zb + 8),
                (xb - 6, 0, zb - 10),
                (xb - 3.2, 0, zb - 30),
            ],
            16,
        )
        tg = norm(np.gradient(path, axis=0))
        nr = np.cross(tg, [0, 1, 0])
        add_tube(m, path, nr, w, 1.7, k=24, power=8, m=10)
    if c.get("lug"):
        lug_sole(m, sh, spl([(-20, 31), (60, 30), (120, 25), (190, 21), (240, 22), (300, 31)], "cubic"))
    else:
        out = sh.P[:, int(0.03 * T), :2]
        out = offset_outline(out, 1.5)
        bz = spl([(-20, 27.5), (60, 26), (120, 16.5), (190, 4.5), (240, 5), (300, 13)], "cubic")
        gz = lambda X: np.maximum(bz(X) - 4.5, 0.15)
        wex = spl([(-20, 0.8), (80, 1.2), (140, 2.5), (200, 4.5), (300, 5)])(out[:, 0])
        o2 = offset_outline(out, wex)
        tz = lambda X: bz(X) + 3.2
        so = sole(
            m,
            o2,
            [
                (-26, 0),
                (-1.2, 0),
                (-0.3, 0.05),
                (0, 0.16),
                (0, 0.45),
                (-0.25, 0.5),
                (-0.25, 0.54),
                (0, 0.6),
                (0.1, 0.86),
                (-0.4, 0.97),
                (-1.5, 1),
                (-7, 1),
            ],
            gz,
            tz,
            mi=4,
            T=110,
            out_frac=0.52,
        )
        sp = offset_outline(out, wex - 2.4)
        pz = tz(out[:, 0])
        P = np.c_[sp, pz + 0.1]
        k = out[:, 0] > 85
        seg = np.roll(np.arange(S), -int(np.argmin(out[:, 0])))
        seg = seg[k[seg]]
        add_stitches(m, P[seg], np.tile([0, 0, 1.0], (len(seg), 1)), m=11, length=2.4, gap=1.2)
        hp = d_outline(offset_outline(out, wex), 76, breast=5)
        heel_stack(m, hp, 0, lambda X: gz(X) + 0.2, mi=4, mi_top=7, layers=5, taper=2.2, toplift=0.24)
    insole(m, sh, 0.05, 5)
    mats = base_mats(c) + [
        mat("tab", c.get("tab", "#2a2522"), rough=0.85, bump="twill", strength=0.4),
        mat("welt", c.get("welt", "#b9966b"), rough=0.7),
    ]
    return m.obj("shoe", mats)


FRAME = dict(tgt=(1.45, 0, 0.85), lens=112)
C = dict(
    extra=dict(tab="#2a2522", welt="#b9966b"),
    upper="#5b3a26",
    lining="#c9a67b",
    stitch="#6d4a33",
    sole="#2b211b",
    outsole="#1d1815",
    x9="#2a211c",
    rough=0.38,
    tex="leather",
)
VARS = dict(
    lug=dict(lug=1, lift=19, level=-17, upper="#1d1b1a", stitch="#3a3836", sole="#1d1b1a", outsole="#191717", rough=0.34),
    suede=dict(
        upper="#8a6a4c",
        stitch="#8a6a4c",
        sole="#d9cdb8",
        outsole="#c9a273",
        tex="suede",
        texs=0.3,
        rough=0.88,
        sheen=0.5,
    ),
)
