from shoe import *


def alpha(S):
    al = np.linspace(0, 2 * np.pi, S, endpoint=False)[:, None]
    return (al, (1 - np.cos(al)) / 2)


def wob(sh, amp=0.25, wl=26, seed=3):
    return fbm(sh.P / wl, 3, seed) * amp


def stitch(m, sh, f, level=0.0, mi=3, mask=None, **k):
    f = np.where(mask, f, np.nan) if mask is not None else f
    for p, n in sh.contour(f, level):
        add_stitches(m, p, n, m=mi, **k)


def groove(d, at, depth=0.3, w=0.55):
    return -depth * np.exp(-(((d - at) / w) ** 2))


def step(d, th=1.0, w=0.3):
    return th * sstep(-w, w, d)


def insole(m, sh, t=0.12, lift=6, mi=2, crown=2):
    T = sh.P.shape[1]
    r = sh.P[:, int(t * T)].copy()
    r[:, :2] = offset_outline(r[:, :2], -3.2)
    mid = r.copy()
    mid[:, 1] = mid[:, 1].mean() * 0 + 0
    r[:, 2] += lift
    mid[:, 2] += lift + crown
    m.grid(np.stack([r * (1 - q) + mid * q for q in np.linspace(0, 1, 8)], 1), closed=True, m=mi)


def tongue(m, line, width, mi=5, pad=3.2, drop=((0, 3), (0.4, 11), (0.8, 15), (1, 15)), n=120, curl=5, flat=0.86):
    cl = resample(catmull(line, 30), n=n)
    u = np.linspace(0, 1, n)[:, None]
    v = np.linspace(-1, 1, 61)[None]
    wv = spl(width)(u)
    tg = norm(np.gradient(cl, axis=0))
    nrm = np.stack([tg[:, 1], -tg[:, 0]], -1)
    nrm[nrm[:, 1] < 0] *= -1
    edge = 1 - sstep(flat, 1.0, np.abs(v))
    top = 1 - sstep(0.95, 1.0, u)
    dr = -np.abs(v) ** 2.2 * spl(drop)(u)
    pd = pad * np.sqrt(np.clip(edge * top, 0, 1))
    ue = u * (1 - 0.1 * np.abs(v) ** 3.2)
    ui = np.linspace(0, 1, n)
    I = lambda q: np.interp(ue, ui, q)
    wv = spl(width)(ue)

    def ts(sign):
        off = dr + sign * pd
        X = I(cl[:, 0]) + I(nrm[:, 0]) * off
        Z = I(cl[:, 1]) + I(nrm[:, 1]) * off
        X = X + sstep(0.8, 1, u) * np.abs(v) ** 3 * curl
        return np.stack([X, wv * v * np.ones_like(X), Z], -1)

    a, b = (ts(1), ts(-1))
    m.grid(np.concatenate([a, b[:, ::-1][:, 1:-1]], 1).transpose(1, 0, 2), closed=True, m=mi)
    m.grid(np.stack([a[-1], b[-1]], 1), m=mi)
    return Sheet(a, False)


def edge_points(sh, n, xs, dist, nmin=0.55):
    """points `dist` mm below the top edge at given x along the throat, for lateral (0) and medial (1)"""
    S = sh.P.shape[0]
    out = {}
    for side in (0, 1):
        half = np.arange(0, S // 2) if side else np.arange(S // 2, S)
        ok = n[half, 0] > nmin
        hs = half[ok]
        xe = sh.P[hs, -1, 0]
        L = []
        for xx in xs:
            i = hs[np.argmin(np.abs(xe - xx))]
            j = np.argmin(np.abs(sh.e[i] - dist))
            L.append((sh.P[i, j], sh.N[i, j]))
        out[side] = L
    return out


def lace_bar(m, A, B, mi=8, w=7.2, h=1.7, bulge=5.2, power=2.6, sink=2.5, clear=1.4, tilt=0):
    (pa, na), (pb, nb) = (A, B)
    mid = (pa + pb) / 2
    up = norm(na + nb + np.array([0, 0, 0.6]))
    path = catmull(
        [
            pa - na * sink,
            pa + na * clear,
            lerp(pa, mid, 0.5) + up * (bulge * 0.75),
            mid + up * bulge,
            lerp(pb, mid, 0.5) + up * (bulge * 0.75),
            pb + nb * clear,
            pb - nb * sink,
        ],
        14,
    )
    nr = np.stack([lerp(na, up, q) if q < 1 else lerp(up, nb, q - 1) for q in np.linspace(0, 2, len(path))])
    add_tube(m, path, norm(nr), w, h, k=16, power=power, m=mi)


def sole(
    m, outline, prof, gz, topz, mi=4, T=150, groove_at=(), out_frac=0.14, mi_out=7, gw=0.6, gd=0.5, H=26, side=None
):
    zf = lambda fr, X, Y: lerp(gz(X), topz(X), fr)
    so = sole_rings(outline, prof, zf, T)
    f2 = (so.z - gz(so.x)) / (topz(so.x) - gz(so.x))
    g = np.zeros_like(f2)
    for q in groove_at:
        g += groove((f2 - q) * H, 0, gd, gw)
    if side is not None:
        g = g + side(so, f2)
    so2 = so.displaced(g)
    m.grid(so2.P, closed=True, m=np.where(f2 < out_frac, mi_out, mi)[:, :-1], flip=True)
    return so2


def d_outline(outline, xh, n=240, breast=4, r=6):
    """rear part (x<xh) of outline closed by concave breast line -> (n,2) closed, starts at heel back"""
    S = len(outline)
    i0 = np.argmin(outline[:, 0])
    o = np.roll(outline, -i0, 0)
    keep = o[:, 0] < xh
    k1 = np.argmax(~keep)
    k2 = len(o) - np.argmax(~keep[::-1])
    a, b = (o[:k1], o[k2:])
    p, q = (a[-1], b[0])
    tt = np.linspace(0, 1, 30)[1:-1]
    br = lerp(p, q, tt[:, None]) - np.stack([breast * np.sin(np.pi * tt), 0 * tt], -1)
    poly = np.vstack([a, br, b, o[:1]])
    poly = resample(poly, n=n + 1)[:-1]
    for _ in range(int(r)):
        poly = (np.roll(poly, 1, 0) + poly * 2 + np.roll(poly, -1, 0)) / 4
    return poly


def heel_stack(m, poly, z0, z1, mi=4, mi_top=7, layers=0, taper=3.0, T=60, flare=0, toplift=0.2):
    """block heel; z0 scalar ground, z1(x) top; taper inwards to bottom (mm)"""
    c = np.array([poly[:, 0].mean(), 0])
    fr = np.linspace(0, 1, T)
    rows = []
    rows.append(np.stack([lerp(poly[:, 0], c[0], 0.97), poly[:, 1] * 0.03, np.full(len(poly), z0)], -1))

    def off(f):
        return -taper * (1 - f) + flare * (1 - f) ** 3

    rows.append(np.c_[offset_outline(poly, off(0) - 0.8), np.full(len(poly), z0)])
    for f in fr[1:]:
        o = off(f)
        p = offset_outline(poly, o)
        rows.append(np.c_[p, lerp(z0, z1(poly[:, 0]), f)])
    sh = Sheet(np.stack(rows, 1), True, flip=True)
    f2 = np.clip((sh.z - z0) / (z1(sh.x) - z0), 0, 1)
    g = np.zeros_like(f2)
    Hh = float(np.mean(z1(poly[:, 0]) - z0))
    for k in range(1, layers):
        g += groove((f2 - (toplift + (1 - toplift) * k / layers)) * Hh, 0, 0.25, 0.35)
    g += groove((f2 - toplift) * Hh, 0, 0.3, 0.35)
    s2 = sh.displaced(g)
    m.grid(s2.P, closed=True, m=np.where(f2 < toplift, mi_top, mi)[:, :-1], flip=True)


def base_mats(c):
    return [
        mat(
            "upper",
            c["upper"],
            rough=c.get("rough", 0.42),
            spec=0.45,
            bump=c.get("tex", "leather"),
            strength=c.get("texs", 0.1),
            var=0.03,
            sheen=c.get("sheen", 0),
            coat=c.get("coat", 0),
            coat_rough=0.12,
            scale=c.get("texscale", 1),
        ),
        mat(
            "accent",
            c.get("accent", c["upper"]),
            rough=0.45,
            spec=0.45,
            bump=c.get("tex2", "leather"),
            strength=0.1,
            var=0.03,
            sheen=c.get("sheen2", 0),
        ),
        mat(
            "lining",
            c.get("lining", "#d9cbb5"),
            rough=0.8,
            spec=0.2,
            bump=c.get("ltex", "leather"),
            strength=0.1,
            var=0.02,
        ),
        mat("stitch", c.get("stitch", c["upper"]), rough=0.7, spec=0.2),
        mat("sole", c.get("sole", "#f1ede4"), rough=c.get("srough", 0.55), spec=0.35, bump="rubber", strength=0.05),
        mat(
            "tongue",
            c.get("tongue", c["upper"]),
            rough=0.45,
            spec=0.45,
            bump=c.get("tex", "leather"),
            strength=0.1,
            var=0.03,
        ),
        mat(
            "metal" if c.get("metal") else "eyelet",
            c.get("eyelet", "#efeae0"),
            rough=0.3,
            spec=0.5,
            metal=c.get("metal", 0),
        ),
        mat("outsole", c.get("outsole", "#ece6da"), rough=0.55, spec=0.35),
        mat("lace", c.get("lace", "#f7f5f0"), rough=0.8, spec=0.2, bump="canvas", scale=1.2, strength=0.5, sheen=0.3),
        mat(
            "x9",
            c.get("x9", "#222222"),
            rough=c.get("x9rough", 0.8),
            spec=0.3,
            bump=c.get("x9tex", "knit"),
            strength=0.3,
            scale=c.get("x9scale", 1),
        ),
    ]


def opts():
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return dict(zip(a[::2], a[1::2]))


def studio(o, tgt, dist=16, bg="#e9e4dc"):
    backdrop(o.get("bg", bg))
    world(strength=0.25)
    t = tgt
    area((t[0] - 6, t[1] - 3, t[2] + 6), t, 4, 420, (1, 0.97, 0.93))
    area((t[0] + 5.5, t[1] - 5, t[2] + 2.4), t, 4, 60, (0.93, 0.96, 1))
    area((t[0] + 1.5, t[1] + 4.5, t[2] + 5.4), t, 3.5, 260)
    camera(orbit(float(o.get("yaw", 30)), float(o.get("pitch", 16)), dist, t), t, lens=float(o.get("lens", 120)))


def main(build, C, tgt=(1.45, 0, 0.62)):
    o = opts()
    t0 = time.time()
    reset()
    build(C, float(o.get("q", 0.6)))
    print("BUILD", round(time.time() - t0, 2))
    studio(o, tgt)
    s = float(o.get("s", 1))
    render(
        o.get("o", "../out/x.png"),
        int(float(o.get("w", 498)) * s),
        int(float(o.get("h", 705)) * s),
        int(o.get("spp", 16)),
    )


def colors(c):
    u = c["upper"]
    d = dict(
        upper=u,
        accent=c.get("accent", u),
        lining=c.get("lining", "#d9cbb5"),
        stitch=c.get("stitch", u),
        sole=c.get("sole", "#f1ede4"),
        tongue=c.get("tongue", u),
        metal=c.get("eyelet", "#efeae0"),
        eyelet=c.get("eyelet", "#efeae0"),
        outsole=c.get("outsole", "#ece6da"),
        lace=c.get("lace", "#f7f5f0"),
        x9=c.get("x9", "#222222"),
    )
    d.update(c.get("extra", {}))
    return d


def dress_sole(
    m,
    sh,
    bz,
    heel_x=74,
    thick=4.5,
    welt=3.0,
    ext=((-20, 0.8), (80, 1.2), (140, 2.5), (200, 4.0), (300, 4.5)),
    heel=True,
    mi=4,
    mi_top=7,
    layers=5,
    taper=2.2,
    toplift=0.24,
    stitch_mi=None,
    base=1.5,
    t=0.03,
    welt_frac=0.52,
    breast=5,
    welt_edge=True,
):
    """welted leather sole + stacked heel following bottom curve bz(x)"""
    S, T = sh.P.shape[:2]
    out = offset_outline(sh.P[:, int(t * T), :2], base)
    gz = lambda X: np.maximum(bz(X) - thick, 0.15)
    wex = spl(ext)(out[:, 0])
    o2 = offset_outline(out, wex)
    tz = lambda X: bz(X) + welt
    sole(
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
        mi=mi,
        mi_out=mi,
        T=110,
        out_frac=welt_frac,
    )
    if stitch_mi is not None:
        sp = offset_outline(out, wex - 1.9)
        P = np.c_[sp, tz(out[:, 0]) + 0.1]
        k = out[:, 0] > heel_x + 10
        seg = np.roll(np.arange(S), -int(np.argmin(out[:, 0])))
        seg = seg[k[seg]]
        add_stitches(m, P[seg], np.tile([0, 0, 1.0], (len(seg), 1)), m=stitch_mi, length=2.2, gap=1.2)
    if heel:
        hp = d_outline(o2, heel_x, breast=breast)
        heel_stack(m, hp, 0, lambda X: gz(X) + 0.2, mi=mi, mi_top=mi_top, layers=layers, taper=taper, toplift=toplift)
    return o2


def heel_loft(m, top, z1, tip, z0=0, mi=4, mi_top=7, T=80, cx=None, prof=None, back=None):
    """sculpted heel: top outline polygon (N,2) with z1(x), to tip outline (N,2) at ground. prof: f(0 bottom..1 top)->blend; back: x shift"""
    fr = np.linspace(0, 1, T)
    rows = [np.c_[lerp(tip, tip.mean(0), 0.97), np.full(len(tip), z0)]]
    for f in fr:
        b = prof(f)
        p = lerp(tip, top, b)
        p = p + [back(f) if back else 0, 0]
        rows.append(np.c_[p, lerp(z0, z1(top[:, 0]), f)])
    P = np.stack(rows, 1)
    zf = np.r_[0, fr]
    M = np.where(zf < 0.06, mi_top, mi)[None].repeat(P.shape[0], 0)
    m.grid(P, closed=True, m=M[:, :-1], flip=True)


def piping(m, sh, r=1.2, mi=1, lift=0):
    p = sh.P[:, -1] - sh.N[:, -1] * lift
    p = np.vstack([p, p[:1]])
    n = np.vstack([sh.N[:, -1], sh.N[:1, -1]])
    add_tube(m, p, n, r * 2, r * 2, k=12, m=mi, cap=False)


def raised(rings, lift):
    """Rings of a shoe that stands higher: `lift(x)` in mm."""
    up = []
    for ring in rings:
        ring = dict(ring, zb=ring["zb"] + float(lift(ring["xb"])), zf=ring["zf"] + float(lift(ring["xf"])))
        if "zx" in ring:
            ring["zx"] = [(x, z + float(lift(x))) for x, z in ring["zx"]]
        up.append(ring)
    return up


def lug_sole(m, sh, bz, t=0.04):
    """A commando sole of rubber with a stitched welt, under the bottom curve bz(x)"""
    S, T = sh.P.shape[:2]
    out = offset_outline(sh.P[:, int(t * T), :2], 1.6)
    o2 = offset_outline(out, spl([(-20, 2), (90, 3), (200, 5), (300, 5.5)])(out[:, 0]))
    gz = spl([(-20, 1.5), (20, 0.15), (80, 0.15), (200, 0.15), (240, 3), (270, 8), (305, 17)])
    tz = lambda X: bz(X) + 3.5

    def side(so, f2):
        u = np.cumsum(np.linalg.norm(np.diff(so.P[:, 60, :2], axis=0, append=so.P[:1, 60, :2]), axis=1))[:, None]
        lug = sstep(-0.25, 0.25, np.sin(u * 2 * np.pi / 17 + f2 * 2))
        low = (1 - sstep(0.34, 0.4, f2)) * sstep(0.0, 0.02, f2)
        return -2.6 * low * (1 - lug) + groove((f2 - 0.86) * 34, 0, 0.5, 0.5) + groove((f2 - 0.7) * 34, 0, 0.4, 0.5)

    sole(
        m,
        o2,
        [
            (-26, 0),
            (-3.4, 0),
            (-1.4, 0.02),
            (-0.4, 0.08),
            (0, 0.2),
            (0.2, 0.6),
            (0.3, 0.9),
            (0, 0.97),
            (-1, 1),
            (-7, 1),
        ],
        gz,
        tz,
        mi=4,
        mi_out=7,
        T=160,
        out_frac=0.4,
        side=side,
        H=34,
    )
    sp = offset_outline(o2, -2.6)
    P = np.c_[sp, tz(out[:, 0]) + 0.2]
    add_stitches(m, P, np.tile([0, 0, 1.0], (S, 1)), m=11, length=3.4, gap=1.6, r=0.5)
