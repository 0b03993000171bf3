from cloth import *
from scipy.ndimage import gaussian_filter1d

BODY = dict(
    rings=[
        (-160, 168, 112, 4, 2.2),
        (-60, 176, 114, 6, 2.2),
        (20, 168, 106, 4, 2.2),
        (130, 138, 88, 0, 2.2),
        (200, 132, 86, 0, 2.2),
        (300, 146, 104, -4, 2.2),
        (360, 152, 116, -8, 2.25),
        (430, 156, 100, 0, 2.3),
        (490, 166, 82, 6, 2.4),
        (532, 146, 64, 10, 2.4),
        (560, 98, 56, 12, 2.1),
        (585, 56, 50, 8, 2),
        (680, 50, 50, 0, 2),
    ],
    shoulder=(163, 4, 509),
    arms=(42, 25),
)


def pattern(k):
    """Front and back as pieces of outline, and the lines that details keep to"""
    nw, nz, hem, tip = k["neck_w"], k["neck_z"], k["hem"], np.array(k["shoulder"], float)
    neck = np.array([nw, nz], float)
    arm_x, arm_z = k["arm"]
    over = catmull([neck, lerp(neck, tip, 0.5) + [0, 2], tip], 8)
    armhole = catmull(
        [
            tip,
            (tip[0] - 10, tip[1] - 55),
            (tip[0] - 9, lerp(tip[1], arm_z, 0.62)),
            (lerp(tip[0] - 9, arm_x, 0.45), arm_z + 22),
            (arm_x, arm_z),
        ],
        10,
    )
    side = catmull([(arm_x, arm_z)] + k["side"], 10)
    low, (x, z) = hem - k.get("hem_curve", 5), side[-1]
    bottom = catmull([(x, z), (x * 0.5, low), (0, low - 2), (-x * 0.5, low), (-x, z)], 12)
    if k.get("vneck"):
        half = resample(np.array([(0, k["neck_f"]), (nw * 0.86, lerp(nz, k["neck_f"], 0.4)), (nw, nz)]), n=20)
    else:
        half = [(0, k["neck_f"]), (nw * 0.55, lerp(nz, k["neck_f"], 0.88)), (nw * 0.93, lerp(nz, k["neck_f"], 0.45))]
        half = catmull([(-nw, nz)] + [(-x, z) for x, z in half[:0:-1]] + half + [(nw, nz)], 10)[30:]
    front = np.vstack([mirrored(half), half[1:]])
    back = catmull(
        [(-nw, nz), (-nw * 0.7, lerp(nz, k["neck_b"], 0.7)), (0, k["neck_b"]), (nw * 0.7, lerp(nz, k["neck_b"], 0.7)), (nw, nz)],
        10,
    )

    def outline(neckline):
        right = [("seam", over), ("arm", armhole), ("seam", side), ("hem", bottom)]
        left = [("seam", mirrored(side)), ("arm", mirrored(armhole)), ("seam", mirrored(over))]
        return [("neck", neckline), *right, *left]

    return outline(front), outline(back), dict(front=front, back=back, hem=bottom, arm=armhole, side=side, over=over)


def sew(c):
    k = c["pattern"]
    front, back, lines = pattern(k)
    upwards = lines["side"][np.argsort(lines["side"][:, 1])]

    def depth(to_seam):
        q = np.clip(to_seam / (c["deep"] * 1.15), 0, 1)
        return c["deep"] * np.sqrt(1 - (1 - q) ** 2)

    def remap(at):
        """Towards the sides points lie further apart, where the surface turns away."""
        half = np.interp(at[:, 1], upwards[:, 1], upwards[:, 0])
        x = np.sign(at[:, 0]) * half * np.sin(np.clip(np.abs(at[:, 0]) / half, 0, 1) * np.pi / 2)
        below = 1 - sstep(k["arm"][1] - 30, k["arm"][1] + 40, at[:, 1])
        return np.c_[lerp(at[:, 0], x, below * 0.8), at[:, 1]]

    def ripple(at, side):
        folds, top, bottom, much = c["folds"]
        half = np.interp(at[:, 1], upwards[:, 1], upwards[:, 0])
        wave = at[:, 0] / half * folds * np.pi + side * 1.3 + 0.5 * np.sin(at[:, 0] / 70 + side * 2)
        return much * sstep(top, bottom, at[:, 1]) * np.sin(wave) * (1 - np.abs(at[:, 0] / half) ** 6)

    sewn = panels(front, back, c["step"], depth, remap, ripple if "folds" in c else None)
    if c["sleeve"]:
        widths = c.get("widths")
        sewn = add_sleeves(*sewn, BODY["shoulder"], c["angles"], c["sleeve"], c["cuff"], c["step"], widths=widths)
    points, triangles, corners = sewn
    low, high, most = c.get("pins", (0, 1, 0))
    pins = most * sstep(low, high, points[:, 2]) * (np.abs(points[:, 0]) < k["shoulder"][0] + 25)
    over = body(BODY["rings"], BODY["shoulder"], BODY["arms"], c["angles"], c.get("legs", False))
    fallen = fall(points, triangles, over, c["frames"], c["mass"], c["tension"], c["bend"], pins)
    cloth = Cloth(lerp(points, fallen, 0.85), triangles, corners)
    iron(cloth, lines)
    return cloth, lines


def iron(cloth, lines):
    """Takes out what the lattice left: puckers along the seams, and waves along the edges."""
    seams = [line for name in ("side", "over") for line in (lines[name], mirrored(lines[name]))]
    seam = np.min([cloth.to(line, FRONT, BACK) for line in seams], 0)
    # Sleeves stay as they are, and what is sewn to them with them.
    arm = np.minimum(cloth.to(lines["arm"], FRONT, BACK), cloth.to(mirrored(lines["arm"]), FRONT, BACK))
    cloth.smooth_border(260)
    cloth.smooth(40)
    cloth.smooth(500, (1 - sstep(20, 90, seam)) * sstep(20, 110, arm))
    cloth.smooth_border(80)
    for line in (lines["side"], mirrored(lines["side"])):
        straighten(cloth, line)


def straighten(cloth, seam, near=70, span=45):
    """A side seam falls in one line: what lies near it moves by as much as the seam is off its own mean over `span` mm."""
    far = cloth.to(seam, FRONT, BACK)
    on_it = np.flatnonzero(far < 1.5)
    at = cloth.at[on_it, 1]
    heights = np.arange(at.min(), at.max() + 2, 2.0)
    bins = np.r_[heights, heights[-1] + 2]
    counted, _ = np.histogram(at, bins)
    known = counted > 0
    sums = [np.histogram(at, bins, weights=w)[0][known] for w in cloth.P[on_it].T]
    way = np.stack([np.interp(heights, heights[known], each / counted[known]) for each in sums], -1)
    # Steps between neighbouring points stay as they are, and so do the armhole and the hem.
    way = gaussian_filter1d(way, 4, axis=0, mode="nearest")
    ends = sstep(20, 90, heights - heights[0]) * sstep(20, 90, heights[-1] - heights)
    off = (gaussian_filter1d(way, span / 2, axis=0, mode="nearest") - way) * ends[:, None]
    off = np.stack([np.interp(cloth.at[:, 1], heights, w) for w in off.T], -1)
    cloth.P += off * (1 - sstep(8, near, far))[:, None]
    cloth.face()


def crease(d, wide, deep):
    return -deep * np.exp(-((d / wide) ** 2))


def hems(cloth, lines, c):
    """Bands at neck, hem and cuffs; returns which points they cover"""
    band, cuff = c.get("band", 0), c.get("ribbed", 0)
    neck = np.minimum(cloth.to(lines["front"], FRONT), cloth.to(lines["back"], BACK))
    hem = cloth.to(lines["hem"], FRONT, BACK)
    end = np.where(cloth.piece >= RIGHT, (c["sleeve"] or 0) - cloth.at[:, 1], 1e3)
    arm = np.minimum(cloth.to(lines["arm"], FRONT, BACK), cloth.to(mirrored(lines["arm"]), FRONT, BACK))
    arm = np.minimum(arm, np.where(cloth.piece >= RIGHT, cloth.at[:, 1], 1e3))
    over = np.minimum(cloth.to(lines["over"], FRONT, BACK), cloth.to(mirrored(lines["over"]), FRONT, BACK))
    height = crease(over, 2.4, 0.5)
    if c["sleeve"]:
        height += crease(arm, 2.6, 0.8)
    else:
        height += 0.9 * (1 - sstep(8, 10, arm)) + crease(arm - 10, 2, 0.4)
    height += 1.2 * (1 - sstep(band - 1, band + 1, neck)) * (band > 0) + crease(neck - band, 2.4, 0.8) * (band > 0)
    for d in (hem, end):
        if cuff:
            height += (1 - sstep(cuff - 2, cuff + 1, d)) + crease(d - cuff, 2.4, 0.9)
        else:
            height += 0.5 * (1 - sstep(c["turned"] - 1, c["turned"] + 1, d)) + crease(d - c["turned"], 2, 0.6)
    height += 0.35 * fbm(cloth.P / 60, 3, 4) + 0.9 * fbm(cloth.P / [150, 150, 260], 2, 9)
    cloth.emboss(height)
    return (neck < band) | (hem < cuff) | (end < cuff)


def label(m, cloth, lines):
    """A woven label inside the neck"""
    z = lines["back"][:, 1].min() - 30
    u, v = np.meshgrid(np.linspace(-21, 21, 30), np.linspace(-9, 9, 14), indexing="ij")
    p, n = cloth.on(BACK, np.stack([u, v + z], -1))
    m.grid(p - n * 5.2, m=2)


def patch(m, cloth, piece, place, thick=2.6, n=(70, 40), mi=0):
    """A piece of cloth laid on: place(u, v) -> where on the pattern"""
    u, v = np.meshgrid(np.linspace(0, 1, n[0]), np.linspace(0, 1, n[1]), indexing="ij")
    p, normal = cloth.on(piece, place(u, v))
    edge = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v))
    top = p + normal * (thick * np.clip(edge / 0.05, 0, 1) ** 0.5 + 0.3)[..., None]
    m.grid(top, m=mi)
    for a, b in ((top[0], p[0]), (top[-1], p[-1]), (top[:, 0], p[:, 0]), (top[:, -1], p[:, -1])):
        m.grid(np.stack([a, b], 1), m=mi)


def button(m, p, n, r, mi=6):
    a = norm(np.cross(n, [0, 0, 1.0]))
    b = np.cross(n, a)
    k = np.linspace(0, 2 * np.pi, 48, endpoint=False)[:, None]
    turned = a * np.cos(k) + b * np.sin(k)
    profile = [(0, 2.0), (0.5, 2.0), (0.66, 2.3), (0.78, 3.1), (0.9, 3.2), (1.0, 2.4), (1.0, 0.2)]
    m.grid(np.stack([p + turned * (r * q) + n * h for q, h in profile], 1), closed=True, m=mi)
    for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        at = p + (a * x + b * y) * r * 0.17 + n * 2.02
        add_torus(m, at, n, r * 0.055, r * 0.05, k=14, q=8, m=9)


def along(cloth, start, away, width, n):
    """Lays a strip on the cloth, from a line outwards: points and normals (along, across, 3)"""
    tree = cKDTree(cloth.P)
    p, d, points, normals = start.copy(), norm(away), [], []
    for _ in range(n):
        far, near = tree.query(p, k=10)
        w = 1 / (far + 2.0)
        w = (w / w.sum(1, keepdims=True))[..., None]
        normal, middle = norm((cloth.N[near] * w).sum(1)), (cloth.P[near] * w).sum(1)
        p = p - normal * ((p - middle) * normal).sum(1, keepdims=True)
        d = norm(d - normal * (d * normal).sum(1, keepdims=True))
        points.append(p.copy())
        normals.append(normal)
        p = p + d * (width / (n - 1))[:, None]
    return np.stack(points, 1), np.stack(normals, 1)


def collar(m, cloth, lines, c):
    """One strip round the whole neck: lapels in front, with their notch, and a collar that stands up behind"""
    front = lines["front"]
    left = front[front[:, 0] <= 0]
    left = resample(left[np.argsort(left[:, 1])], n=90)
    behind = resample(lines["back"], n=70)
    edge = [cloth.on(FRONT, left + [-5, -1])[0], cloth.on(BACK, behind + [0, -5])[0]]
    edge.append(cloth.on(FRONT, mirrored(left) + [5, -1])[0])
    line = np.vstack([each[~np.isnan(each).any(1)] for each in edge])
    count, across = 420, 40
    line = gaussian_filter1d(resample(line, n=count), 9, axis=0, mode="nearest")
    near = cKDTree(cloth.P).query(line, k=14)[1]
    normal = norm(gaussian_filter1d(cloth.N[near].mean(1), 8, axis=0, mode="nearest"))
    away = np.cross(norm(np.gradient(line, axis=0)), normal)
    away = norm(away if away[count // 2, 1] > 0 else -away)
    f = np.abs(np.linspace(-1, 1, count))
    line = line - away * (7.0 * sstep(0.40, 0.56, f))[:, None]
    wide = [(0, 60), (0.40, 60), (0.455, 62), (0.47, 34), (0.49, 34), (0.505, 88), (0.58, 84), (0.75, 60), (0.9, 28), (1, 5)]
    wide = gaussian_filter1d(spl(wide, "lin")(f) * c["lapel"], 1.1)
    stand = spl([(0, 24), (0.3, 20), (0.48, 9), (0.7, 5), (1, 2)])(f)[:, None]
    p, n = along(cloth, line, away, wide, across)
    p = gaussian_filter1d(gaussian_filter1d(p, 3, axis=0, mode="nearest"), 1.5, axis=1, mode="nearest")
    q = np.linspace(0, 1, across)[None] * wide[:, None]
    lift = stand * np.exp(-((q / 26.0) ** 1.6)) + 5 + np.minimum(stand, 10) * np.sin(np.pi * np.clip(q / 30, 0, 1)) * 0.5
    rounded = np.clip((wide[:, None] - q) / 3.0, 0, 1) ** 0.5
    up = lerp(n, np.array([0, 0, 1.0]), (np.exp(-((q / 22.0) ** 2)) * np.clip(stand / 24, 0, 1))[..., None])
    top = p + norm(up) * (lift - 1.6 * (1 - rounded))[..., None]
    m.grid(top, m=0)
    m.grid(np.stack([top[:, -1], (p + n * 0.6)[:, -1]], 1), m=0)
    # Inside, the collar goes on into the coat.
    inner = np.stack([top[:, 0] - normal * 2 * t + away * (26 * t**1.5) * 0.5 - normal * 7 * t for t in np.linspace(0, 1, 10)], 1)
    m.grid(inner, m=0)


def tailored(m, cloth, lines, c):
    collar(m, cloth, lines, c)
    for x, z in c["buttons"]:
        p, n = cloth.on(FRONT, np.array([[x, z]]))
        button(m, p[0] + n[0] * 3, n[0], c["button"])
    for side in (-1, 1):
        x, z, wide, high, slope = c["pocket"]
        flap = lambda u, v: np.stack([side * (x + (u - 0.5) * wide), z + slope * (u - 0.5) - v * high], -1)
        patch(m, cloth, FRONT, flap)
    if "belt" in c:
        x, z, high = c["belt"]
        patch(m, cloth, BACK, lambda u, v: np.stack([(u - 0.5) * 2 * x, z + (v - 0.5) * high], -1), 3.4, (120, 40))
        for side in (-1, 1):
            p, n = cloth.on(BACK, np.array([[side * (x - 22), z]]))
            button(m, p[0] + n[0] * 4, n[0], c["button"] * 0.8)


def closing(cloth, lines, c):
    """The right front lies over the left; behind there is a seam and a vent."""
    x, z = cloth.at.T
    front, back = cloth.piece == FRONT, cloth.piece == BACK
    below = 1 - sstep(-70, 0, z - lines["front"][:, 1].min())
    on_top = c["closing"] - x
    height = 3.0 * sstep(-1.2, 1.2, on_top) * np.exp(-np.maximum(on_top, 0) / 22.0) - 1.5 * np.exp(-(((x - c["closing"] - 2) / 2) ** 2))
    height = height * front * below
    seam = back * (z < lines["back"][:, 1].min() - 6)
    height += crease(x, 2.2, 0.8) * seam
    vent = back * (1 - sstep(c["vent"] - 30, c["vent"], z))
    height += 2.4 * sstep(-1.2, 1.2, -x) * np.exp(-np.maximum(-x, 0) / 30.0) * vent
    cloth.emboss(height)


def build(c, Q=1.0):
    cloth, lines = sew(c)
    if "closing" in c:
        closing(cloth, lines, c)
    banded = hems(cloth, lines, c)
    if "waist" in c:
        cloth.emboss(crease(cloth.at[:, 1] - c["waist"], 2.6, 0.9) * (cloth.piece <= BACK))
    mats = fabrics(c)
    whole = cloth.obj("garment", mats[:2], cloth.squares(banded).astype(int), c["thick"])
    m = Mesh()
    label(m, cloth, lines)
    if "closing" in c:
        tailored(m, cloth, lines, c)
    m.obj("sewn on", mats).parent = whole
    return whole


FABRICS = dict(
    jersey=dict(rough=0.85, spec=0.15, sheen=0.25, bump="canvas", scale=1.6, strength=0.12, dist=0.008, var=0.02),
    knit=dict(rough=0.9, spec=0.1, sheen=0.5, bump="knit", scale=0.62, strength=0.55, dist=0.03, var=0.02),
    rib=dict(rough=0.9, spec=0.1, sheen=0.5, bump="rib", scale=0.9, strength=0.5, dist=0.03),
    **{"fine rib": dict(rough=0.88, spec=0.12, sheen=0.3, bump="rib", scale=1.9, strength=0.2, dist=0.012)},
    wool=dict(rough=0.92, spec=0.1, sheen=0.6, bump="suede", scale=0.5, strength=0.25, dist=0.02, var=0.03),
    twill=dict(rough=0.8, spec=0.2, sheen=0.2, bump="twill", scale=0.9, strength=0.2, dist=0.01, var=0.02),
)


def fabrics(c):
    other = FABRICS["rib" if c.get("ribbed") else "fine rib" if c["band"] else c["fabric"]]
    return [
        mat("upper", c["upper"], **FABRICS[c["fabric"]]),
        mat("accent", c["upper"], **other),
        mat("lining", c["lining"], rough=0.7, spec=0.2, bump="canvas", strength=0.1),
        mat("stitch", c["upper"], rough=0.8),
        mat("sole", c["upper"]),
        mat("tongue", c["upper"]),
        mat("eyelet", c["eyelet"], rough=0.35),
        mat("outsole", c["upper"]),
        mat("lace", c["upper"]),
        mat("x9", "#15120f", rough=0.8),
    ]


# It hangs 26 cm before a wall.
FRAME = dict(tgt=(0, 0, 2.6), R=1.9, dist=30, k=1.15, wall=2.6)
C = dict(
    fabric="jersey",
    upper="#e9e4d8",
    lining="#d9d2c4",
    eyelet="#3a322a",
    x9="#15120f",
    step=14,
    deep=128.0,
    frames=45,
    mass=0.22,
    tension=20,
    bend=0.3,
    angles=(60, 80),
    sleeve=205,
    cuff=74,
    pins=(470, 580, 0.75),
    band=15,
    turned=20,
    thick=1.6,
    pattern=dict(
        neck_w=82,
        neck_z=588,
        neck_f=500,
        neck_b=568,
        shoulder=(174, 553),
        arm=(198, 352),
        side=[(196, 300), (188, 180), (196, 60), (202, -90)],
        hem=-90,
    ),
)
TAILORED = dict(angles=(63, 83), band=0, turned=30)
VARS = dict(
    coat=dict(
        TAILORED,
        fabric="wool",
        upper="#b08d68",
        sleeve=585,
        cuff=58,
        legs=True,
        step=17,
        mass=0.5,
        bend=3.5,
        tension=28,
        deep=146.0,
        thick=3.2,
        pins=(300, 520, 0.9),
        closing=34,
        vent=-190,
        belt=(96, 176, 44),
        buttons=[(4, 190), (4, 90)],
        button=13,
        pocket=(112, 60, 120, 46, -8),
        lapel=1.12,
        pattern=dict(
            neck_w=66,
            neck_z=592,
            neck_f=262,
            neck_b=574,
            vneck=True,
            shoulder=(188, 554),
            arm=(216, 330),
            side=[(214, 270), (208, 160), (214, 40), (232, -200), (250, -440)],
            hem=-445,
            hem_curve=6,
        ),
    ),
    blazer=dict(
        TAILORED,
        fabric="twill",
        upper="#2d3442",
        sleeve=575,
        cuff=54,
        step=15,
        frames=40,
        mass=0.4,
        bend=3.0,
        tension=26,
        deep=136.0,
        thick=2.6,
        pins=(250, 480, 0.9),
        closing=22,
        vent=40,
        buttons=[(0, 150), (0, 62)],
        button=10,
        pocket=(104, 36, 116, 42, -6),
        lapel=0.95,
        pattern=dict(
            neck_w=64,
            neck_z=590,
            neck_f=192,
            neck_b=572,
            vneck=True,
            shoulder=(184, 554),
            arm=(206, 338),
            side=[(203, 280), (184, 185), (196, 70), (214, -130)],
            hem=-130,
            hem_curve=6,
        ),
    ),
    dress=dict(
        upper="#7a2e35",
        sleeve=None,
        band=9,
        legs=True,
        step=17,
        frames=60,
        mass=0.25,
        bend=0.15,
        tension=16,
        deep=126.0,
        thick=1.4,
        waist=196,
        folds=(4.0, 180, -450, 0.34),
        pattern=dict(
            neck_w=92,
            neck_z=582,
            neck_f=470,
            neck_b=540,
            vneck=True,
            shoulder=(140, 562),
            arm=(172, 372),
            side=[(160, 300), (142, 200), (172, 100), (240, -120), (330, -480)],
            hem=-500,
            hem_curve=16,
        ),
    ),
    knit=dict(
        fabric="knit",
        upper="#8c9a86",
        sleeve=560,
        cuff=46,
        ribbed=62,
        band=24,
        thick=4,
        bend=2.5,
        mass=0.4,
        tension=25,
        deep=138.0,
        widths=[(0, 1), (0.3, 1.08), (0.8, 1.12), (0.92, 1.0), (1, 0.86)],
        pattern=dict(
            neck_w=78,
            neck_z=588,
            neck_f=532,
            neck_b=568,
            shoulder=(184, 550),
            arm=(214, 338),
            side=[(214, 280), (210, 150), (206, 30), (196, -60)],
            hem=-60,
        ),
    ),
)
