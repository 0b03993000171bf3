"""What keeps shoes well: tins, cans, jars, brushes and shoe trees. Small things stand here as tall as a shoe is long."""
from kit import *

FONT = os.path.join(
    os.path.dirname(os.path.abspath(__file__)),
    "../../node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-%s.woff",
)


def lathe(m, profile, mi=0, S=360, mats=None, close=True):
    """Turns a profile of (radius, height) round the z axis; `mats` gives a material to each stretch of it."""
    p = np.array(profile, float)
    a = np.linspace(0, 2 * np.pi, S, endpoint=False)[:, None]
    P = np.stack([p[:, 0] * np.cos(a), p[:, 0] * np.sin(a), p[:, 1] + 0 * a], -1)
    which = mi if mats is None else np.broadcast_to(np.array(mats)[None], (S, len(p) - 1))
    m.grid(P, closed=True, m=which)


def rounded(points, r, n=8):
    """A profile whose corners are rounded with radius r (a number, or one for each point)."""
    p = np.array(points, float)
    rs = np.broadcast_to(r, len(p))
    out = [p[:1]]
    for i in range(1, len(p) - 1):
        a, b, c = p[i - 1], p[i], p[i + 1]
        u, v = a - b, c - b
        k = min(rs[i], np.linalg.norm(u) * 0.49, np.linalg.norm(v) * 0.49)
        s, e = b + norm(u) * k, b + norm(v) * k
        t = np.linspace(0, 1, n)[:, None]
        out.append((1 - t) ** 2 * s + 2 * t * (1 - t) * b + t**2 * e)
    out.append(p[-1:])
    return np.vstack(out)


def letters(text, size, style="normal", spacing=1.0, depth=0.25):
    """Words as a mesh lying flat, their middle at the origin: vertices in millimetres, and faces."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.font = bpy.data.fonts.load(FONT % style, check_existing=True)
    curve.body, curve.size, curve.space_character = text, 1, spacing
    curve.align_x = "CENTER"
    curve.resolution_u = 6
    o = bpy.data.objects.new("letters", curve)
    bpy.context.scene.collection.objects.link(o)
    me = o.to_mesh()
    V = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get("co", V)
    V = V.reshape(-1, 3) * size
    V[:, 2] = depth
    F = [tuple(p.vertices) for p in me.polygons]
    o.to_mesh_clear()
    bpy.data.objects.remove(o)
    return V, F


def printed(pieces, material):
    """An object made of letters that have been bent to where they belong."""
    V = np.concatenate([v for v, _ in pieces])
    F, n = [], 0
    for v, f in pieces:
        F += [tuple(i + n for i in face) for face in f]
        n += len(v)
    me = bpy.data.meshes.new("print")
    me.from_pydata((V * SC).tolist(), [], F)
    me.uv_layers.new(name="uv")
    me.materials.append(material)
    o = bpy.data.objects.new("print", me)
    bpy.context.scene.collection.objects.link(o)
    return o


def round_cylinder(V, radius, z, turn=-90, lift=0.3):
    """Letters that lie flat, wound round a standing cylinder; `turn` is where their middle faces, in degrees."""
    a = math.radians(turn) + V[:, 0] / radius
    r = radius + lift
    return np.stack([r * np.cos(a), r * np.sin(a), V[:, 1] + z], -1)


def round_circle(V, radius, z, turn=90):
    """Letters along a circle that lies flat, their feet towards its middle."""
    a = math.radians(turn) - V[:, 0] / radius
    r = radius + V[:, 1]
    return np.stack([r * np.cos(a), r * np.sin(a), np.full(len(V), z)], -1)


def moved(o, at=(0, 0, 0), tilt=(0, 0, 0)):
    o.location = np.array(at) * SC
    o.rotation_euler = [math.radians(t) for t in tilt]
    return o


def joined(objects):
    """One object, so that the studio can compose and measure it."""
    bpy.context.view_layer.update()
    bpy.ops.object.select_all(action="DESELECT")
    for o in objects:
        o.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    if len(objects) > 1:
        bpy.ops.object.join()
    return bpy.context.view_layer.objects.active


def wood(name, color, along=(0.35, 3.2, 3.2), contrast=0.34, rough=0.5, coat=0.0):
    """Oiled wood: rings, drawn out along the grain, and fine pores."""
    m = mat(name, color, rough=rough, spec=0.4, coat=coat, coat_rough=0.25)
    nt = m.node_tree
    L = nt.links.new
    tc = nt.nodes.new("ShaderNodeTexCoord")
    mp = nt.nodes.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = along
    L(tc.outputs["Object"], mp.inputs["Vector"])
    bend = nt.nodes.new("ShaderNodeTexNoise")
    bend.inputs["Scale"].default_value = 1.3
    bend.inputs["Detail"].default_value = 2
    L(mp.outputs[0], bend.inputs["Vector"])
    rings = nt.nodes.new("ShaderNodeMath")
    rings.operation = "SINE"
    far = nt.nodes.new("ShaderNodeMath")
    far.operation = "MULTIPLY"
    far.inputs[1].default_value = 46
    L(bend.outputs["Fac"], far.inputs[0])
    L(far.outputs[0], rings.inputs[0])
    pores = nt.nodes.new("ShaderNodeTexNoise")
    pores.inputs["Scale"].default_value = 14
    pores.inputs["Detail"].default_value = 5
    L(mp.outputs[0], pores.inputs["Vector"])
    a = nt.nodes.new("ShaderNodeMath")
    a.operation = "MULTIPLY_ADD"
    a.inputs[1].default_value = contrast * 0.32
    a.inputs[2].default_value = 1.0 - contrast * 0.55
    L(rings.outputs[0], a.inputs[0])
    b = nt.nodes.new("ShaderNodeMath")
    b.operation = "MULTIPLY_ADD"
    b.inputs[1].default_value = contrast * 1.1
    L(pores.outputs["Fac"], b.inputs[0])
    L(a.outputs[0], b.inputs[2])
    hs = nt.nodes.new("ShaderNodeHueSaturation")
    hs.inputs["Color"].default_value = nt.nodes["Principled BSDF"].inputs["Base Color"].default_value
    L(b.outputs[0], hs.inputs["Value"])
    L(hs.outputs[0], nt.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def filaments(m, roots, tips, r=0.5, mi=0, n=5, bow=0.0, seed=1, k=4):
    """Hairs from roots to tips, each a little bowed to a side of its own."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, n)
    side = rng.normal(size=roots.shape) * bow
    C = roots[:, None] + (tips - roots)[:, None] * t[None, :, None] + side[:, None] * (t**2)[None, :, None]
    a = np.linspace(0, 2 * np.pi, k, endpoint=False)
    ring = np.stack([np.cos(a), np.sin(a), 0 * a], -1) * r
    R = C[:, None] + ring[None, :, None] * (1 - 0.35 * t)[None, None, :, None]
    faces = grid_faces(k, n, True)
    base = (np.arange(len(roots)) * k * n)[:, None, None]
    m.add(R, (faces[None] + base).reshape(-1, 4), mi)


def tin(c, Q):
    """Two tins of balm: one open, one closed."""
    metal = mat("metal", c["eyelet"], rough=0.26, spec=0.5, metal=1)
    paint = mat("upper", c["upper"], rough=0.34, spec=0.5, coat=0.35, coat_rough=0.15)
    ink = mat("print", c["print"], rough=0.5, spec=0.4)
    balm = mat("balm", c["balm"], rough=0.38, spec=0.45, coat=0.25, coat_rough=0.3)
    S = int(420 * Q) + 60
    base = Mesh()
    R = 100
    side = rounded([(0, 0), (R - 3, 0), (R - 1, 4), (R - 1, 15), (R + 0.6, 16), (R + 0.6, 19), (R - 2.5, 20), (R - 2.5, 38), (R - 3.4, 39), (R - 4.4, 38), (R - 4.4, 10)], 1.4)
    lathe(base, side, 0, S)
    # The balm's surface: poured, with a soft whirl from the first finger.
    q = np.linspace(0, 1, 90)
    a = np.linspace(0, 2 * np.pi, S, endpoint=False)[:, None]
    rr = q * (R - 4.4)
    z = 30.5 + 1.6 * sstep(0.9, 1.0, q)[None] + 0 * a
    arm = np.sin(2 * a - 9 * np.sqrt(q)[None] + 0.4)
    z = z + 1.5 * arm * np.exp(-(((q[None] - 0.42) / 0.3) ** 2)) + 2.6 * np.exp(-((q[None] / 0.1) ** 2))
    P = np.stack([rr[None] * np.cos(a), rr[None] * np.sin(a), z], -1)
    base.grid(P[:, ::-1], closed=True, m=1, flip=True)
    low = base.obj("base", [metal, balm])

    lid = Mesh()
    top = rounded([(R + 0.2, -22), (R + 1.4, -21.4), (R + 1.4, -20), (R + 0.4, -19), (R + 0.4, -2.6), (R - 2.2, 0.4), (R - 8, 0.4), (R - 10, -1.2), (R - 14, -1.2), (R - 16, 0.2), (24, 0.2), (0, 0.2)], 1.2)
    r_mid = (top[1:, 0] + top[:-1, 0]) / 2
    z_mid = (top[1:, 1] + top[:-1, 1]) / 2
    which = np.where((z_mid < -17.5), 0, 1)
    which = np.where((r_mid < R - 9) & (r_mid > R - 15.2), 0, which)
    lathe(lid, top, S=S, mats=which)
    inner = [(R - 0.6, -22), (R - 0.6, -3), (R - 3, -1.4), (0, -1.4)]
    lathe(lid, inner, 0, S)
    cap = lid.obj("lid", [metal, paint])
    words = []
    V, F = letters("Boenhof", 43)
    words.append((V * [1, 1, 0] + [0, 3, 0.75], F))
    V, F = letters("IZEGEM", 11, spacing=1.35)
    words.append((V * [1, 1, 0] + [0, -26, 0.75], F))
    V, F = letters("LEER  ·  CUIR  ·  LEDER  ·  LEATHER", 11.5, spacing=1.22)
    words.append((round_circle(V, 66, 0.75, 90), F))
    text = printed(words, ink)
    # A second tin stands on its edge behind the open one.
    body = Mesh()
    lathe(body, rounded([(R - 1, -20), (R - 1, -36), (R - 3, -40), (0, -40)], [0, 2, 2, 0]), 0, S)
    closed = moved(joined([cap, text, body.obj("body", [metal])]), (-20, 44, 101.4), (88, 0, c.get("spin", -9)))
    return joined([moved(low, (14, -62, 0)), closed])


def spray(c, Q):
    """A tall can with a cap."""
    paint = mat("upper", c["upper"], rough=0.42, spec=0.5, coat=0.25, coat_rough=0.25)
    metal = mat("metal", c["eyelet"], rough=0.24, spec=0.5, metal=1)
    cap = mat("cap", c["cap"], rough=0.4, spec=0.5)
    ink = mat("print", c["print"], rough=0.5, spec=0.4)
    S = int(420 * Q) + 60
    m = Mesh()
    R, H = 38, 205
    foot = rounded([(0, 2), (R - 6, 2), (R - 2, 0), (R - 0.4, 0.6), (R + 0.3, 2.6), (R - 0.3, 4.6), (R - 0.6, 5)], 0.8)
    lathe(m, foot, 1, S)
    lathe(m, [(R - 0.6, 4.8), (R - 0.2, 5.4), (R, 6.4), (R, 60), (R, 120), (R, H - 3), (R - 0.4, H - 1)], 0, S)
    neck = rounded([(R - 0.4, H - 1.2), (R + 0.9, H - 0.2), (R + 0.9, H + 2.4), (R - 0.6, H + 3.4), (R - 3, H + 6), (R - 7.5, H + 13), (R - 9, H + 14)], 1.1)
    lathe(m, neck, 1, S)
    r2 = R - 4.2
    lathe(m, rounded([(r2 - 2, H + 9.6), (r2, H + 9.8), (r2, H + 58), (r2 - 3.4, H + 62), (0, H + 62)], [0, 0.8, 1.2, 3.4, 0]), 2, S)
    body = m.obj("can", [paint, metal, cap])
    words = []
    turn = c.get("turn", -84)
    V, F = letters("Boenhof", 25)
    words.append((round_cylinder(V, R, 148, turn), F))
    V, F = letters("IMPREGNEERSPRAY", 6.2, spacing=1.25)
    words.append((round_cylinder(V, R, 62, turn), F))
    V, F = letters("IMPERMÉABILISANT", 6.2, spacing=1.25)
    words.append((round_cylinder(V, R, 53, turn), F))
    V, F = letters("suède · leer · textiel", 8, "italic")
    words.append((round_cylinder(V, R, 36, turn), F))
    V, F = letters("250 ml", 8, "italic")
    words.append((round_cylinder(V, R, 24.5, turn), F))
    # A hairline round the can, under the name.
    line = np.stack([np.repeat(np.linspace(-24, 24, 60), 2), np.tile([0, 0.5], 60), np.zeros(120)], -1)
    quads = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(59)]
    words.append((round_cylinder(line, R, 138, turn), quads))
    return joined([body, printed(words, ink)])


def jar(c, Q):
    """A squat jar with a screw lid; the glass is full to the shoulder, and its thick foot lets the light through."""
    cream = mat("upper", c["upper"], rough=0.22, spec=0.5, coat=1.0, coat_rough=0.04)
    glass = mat("glass", c["glass"], rough=0.08, spec=0.6, coat=1.0, coat_rough=0.03)
    lidm = mat("cap", c["cap"], rough=0.38, spec=0.5)
    paper = mat("paper", c["paper"], rough=0.7, spec=0.25)
    ink = mat("print", c["print"], rough=0.6, spec=0.3)
    S = int(420 * Q) + 60
    m = Mesh()
    R = 70
    lathe(m, rounded([(0, 1.5), (R - 12, 1.5), (R - 9, 0), (R - 4, 0), (R, 5), (R, 12)], [0, 1, 1, 3, 6, 0]), 1, S)
    lathe(m, rounded([(R, 12), (R, 78), (R - 3, 92), (R - 11, 99), (R - 12, 104)], [0, 1, 14, 6, 0]), 0, S)
    lathe(m, rounded([(R - 12, 99), (R - 10.6, 101), (R - 10.6, 103.5), (R - 13, 104.5)], 0.6), 1, S)
    r2 = R - 6
    side = rounded([(r2 - 2, 104), (r2, 104.4), (r2, 134), (r2 - 2.4, 137), (0, 137)], [0, 0.6, 1, 2.4, 0])
    # A knurled edge for the fingers.
    a = np.linspace(0, 2 * np.pi, 1440, endpoint=False)[:, None]
    knurl = 0.55 * (0.5 + 0.5 * np.cos(a * 110)) * sstep(107, 109, side[:, 1]) * (1 - sstep(130, 132, side[:, 1])) * (side[:, 0] > r2 - 1)
    rr = side[:, 0] - knurl
    m.grid(np.stack([rr * np.cos(a), rr * np.sin(a), side[:, 1] + 0 * a], -1), closed=True, m=2)
    # The label goes half round.
    b = np.linspace(-1.18, 1.18, 220)[:, None] + math.radians(c.get("turn", -84))
    zz = np.linspace(22, 78, 40)[None]
    rl = R + 0.35
    m.grid(np.stack([rl * np.cos(b) + 0 * zz, rl * np.sin(b) + 0 * zz, zz + 0 * b], -1), m=3)
    body = m.obj("jar", [cream, glass, lidm, paper])
    turn = c.get("turn", -84)
    words = []
    V, F = letters("Boenhof", 33)
    words.append((round_cylinder(V, R, 48, turn, 0.7), F))
    V, F = letters("SCHOENCRÈME", 8, spacing=1.25)
    words.append((round_cylinder(V, R, 34.5, turn, 0.7), F))
    V, F = letters("crème surfine", 8.6, "italic")
    words.append((round_cylinder(V, R, 26.5, turn, 0.7), F))
    return joined([body, printed(words, ink)])


def oval(S, e=0.75):
    a = np.linspace(0, 2 * np.pi, S, endpoint=False)
    f = lambda t: np.sign(t) * np.abs(t) ** e
    return np.stack([f(np.cos(a)), f(np.sin(a))], -1)


def horsebrush(c, Q):
    """An oval back of wood, waisted for the fingers, on a dense field of hair."""
    back = wood("upper", c["upper"], coat=0.25, rough=0.42)
    hair = mat("hair", c["hair"], rough=0.6, spec=0.3)
    base = mat("hair", c["hair"], rough=0.8, spec=0.2, slot="hair")
    ink = mat("print", c["print"], rough=0.6, spec=0.3)
    S = int(420 * Q) + 60
    L, W, Z, Hh = 132, 41, 42, 40
    o = oval(S, 0.8)
    prof = rounded([(-14, 0), (-3, 0), (0, 2.5), (0.6, 9), (-3.4, 18), (-1.2, 27), (-1.8, 33), (-9, Hh - 1.2), (-22, Hh + 1), (-36, Hh + 1.6)], [0, 2, 2, 5, 9, 6, 5, 8, 6, 0], 10)
    rows = []
    for off, z in prof:
        k = np.stack([o[:, 0] * (L + off), o[:, 1] * max(W + off, 3)], -1)
        rows.append(np.c_[k, np.full(S, Z + z)])
    rows.append(np.c_[o * [L - 60, 0.0], np.full(S, Z + Hh + 1.7)])
    m = Mesh()
    m.grid(np.stack(rows, 1), closed=True, m=0)
    m.grid(np.stack([np.c_[o * [L - 12, W - 12], np.full(S, Z + 0.1)], np.c_[o * [L - 60, 0.0], np.full(S, Z + 0.1)]], 1), closed=True, m=1, flip=True)
    rng = np.random.default_rng(5)
    R, T = [], []
    for x in np.arange(-118, 119, 6.6):
        for y in np.arange(-33, 34, 6.2):
            if (abs(x) / 122) ** 2.4 + (abs(y) / 34) ** 2.4 > 1:
                continue
            n = int(30 * Q) + 6
            p = np.array([x, y]) + rng.normal(size=(n, 2)) * 1.15
            spread = np.array([x * 0.085, y * 0.17]) + rng.normal(size=(n, 2)) * 2.7
            R.append(np.c_[p, np.full(n, Z + 0.5)])
            T.append(np.c_[p + spread, rng.uniform(0.1, 1.8, n)])
    filaments(m, np.concatenate(R), np.concatenate(T), 0.5, 1, 4, 0.9, k=3)
    body = m.obj("brush", [back, base])
    V, F = letters("Boenhof", 29)
    return joined([body, printed([(V * [1, 1, 0] + [0, -8, Z + Hh + 2], F)], ink)])


def suedebrush(c, Q):
    """A small brush with a handle, lying on its back: brass in the middle, a rim of bristle around it."""
    handle = wood("upper", c["upper"], coat=0.2, rough=0.45)
    metal = mat("brass", c["brass"], rough=0.34, spec=0.8)
    rim = mat("hair", c["hair"], rough=0.6, spec=0.3)
    S, T = int(420 * Q) + 60, int(300 * Q)
    m = Mesh()
    # Half width and half height along x: a block, a waist, a grip.
    x = np.linspace(-150, 158, T)
    w = spl([(-150, 0.02), (-147, 16), (-138, 27), (-60, 32), (10, 30), (40, 20), (70, 14), (110, 17), (140, 17.5), (153, 12), (158, 0.02)], "akima")(x)
    h = spl([(-150, 0.02), (-147, 7), (-138, 11), (-60, 13), (10, 13), (40, 11.5), (70, 9.5), (110, 9), (140, 8), (153, 5.5), (158, 0.02)], "akima")(x)
    o = oval(S, 0.62)
    P = np.stack([np.broadcast_to(x, (S, T)), o[:, :1] * w, 13 + o[:, 1:] * h], -1)
    m.grid(P, closed=True, m=0)
    rng = np.random.default_rng(5)

    def tufts(points, n, mi, r, high, spread, lean, bow):
        R, U = [], []
        for px, py in points:
            p = np.array([px, py]) + rng.normal(size=(n, 2)) * spread
            q = p + np.array([(px + 65) * lean, py * lean * 1.7]) + rng.normal(size=(n, 2)) * bow
            R.append(np.c_[p, np.full(n, 24.5)])
            U.append(np.c_[q, 25 + high + rng.normal(size=n) * 0.7])
        filaments(m, np.concatenate(R), np.concatenate(U), r, mi, 5, bow * 0.5, seed=mi + 2)

    inner = [(px, py) for px in np.arange(-118, 0, 7.4) for py in np.arange(-13, 14, 6.5)]
    ring = oval(400, 0.6) * [73, 23.5] + [-60, 0]
    outer = resample(np.vstack([ring, ring[:1]]), n=67)[:-1]
    tufts(inner, int(30 * Q) + 5, 1, 0.42, 28, 0.9, 0.03, 0.9)
    tufts(outer, int(60 * Q) + 6, 2, 0.36, 24, 1.1, 0.06, 1.2)
    return m.obj("brush", [handle, metal, rim])


def trees(c, Q):
    """A shoe tree of cedar: toe, tube with a spring, heel with a knob."""
    cedar = wood("upper", c["upper"], along=(0.5, 2.6, 2.6), contrast=0.42, rough=0.6)
    metal = mat("metal", c["eyelet"], rough=0.25, spec=0.5, metal=1)
    S, T = int(420 * Q) + 60, int(300 * Q)
    m = Mesh()
    x = np.linspace(104, 272, T)
    wl = spl([(104, 12), (108, 22), (125, 27), (165, 36), (205, 42), (235, 38), (255, 27), (266, 14), (272, 0.02)], "akima")(x)
    wm = spl([(104, 12), (108, 22), (125, 26), (165, 34), (205, 38), (235, 33), (255, 24), (266, 13), (272, 0.02)], "akima")(x)
    top = spl([(104, 42), (109, 56), (125, 62), (150, 58), (185, 48), (215, 39), (245, 33), (262, 27), (272, 17)], "akima")(x)
    bot = spl([(104, 32), (109, 18), (125, 12), (165, 5), (205, 2), (235, 4), (255, 8), (266, 12), (272, 16)], "akima")(x)
    o = oval(S, 0.82)
    y = np.where(o[:, 1:] > 0, wm, wl) * o[:, 1:]
    up = np.maximum(o[:, :1], 0)
    mid = bot + (top - bot) * 0.36
    z = np.where(o[:, :1] > 0, mid + (top - mid) * o[:, :1], mid + (mid - bot) * o[:, :1])
    y = y * (1 - 0.12 * up**2)
    bend = 5 * ((x - 104) / 168) ** 2
    # The split in which the toe opens.
    P = np.stack([np.broadcast_to(x, (S, T)), y + bend, z], -1)
    sheet = Sheet(P, True)
    slit = np.abs(P[..., 1] - bend - 1)
    cut = np.where((x < 252), -2.4 * np.exp(-((slit / 0.95) ** 2)), 0) * (np.abs(o[:, :1]) > 0.2)
    if (sheet.N[S // 4, T // 2] * [0, 1, 0]).sum() < 0:
        sheet.flip = True
        sheet.update()
    m.grid(sheet.displaced(cut).P, closed=True, m=0, flip=True)
    # The heel: an upright, egg-like block.
    xh = np.linspace(0, 54, T)
    wh = spl([(0, 0.02), (3, 11), (10, 19), (24, 24), (40, 22), (50, 15), (54, 8)], "akima")(xh)
    th = spl([(0, 40), (3, 50), (10, 58), (24, 63), (40, 62), (50, 55), (54, 46)], "akima")(xh)
    bh = spl([(0, 28), (3, 18), (10, 10), (24, 5), (40, 6), (50, 14), (54, 26)], "akima")(xh)
    zz = (th + bh) / 2 + (th - bh) / 2 * o[:, :1]
    m.grid(np.stack([np.broadcast_to(xh, (S, T)), wh * o[:, 1:], zz], -1), closed=True, m=0)
    # Its knob, of brass.
    knob = rounded([(0, 62), (4, 62), (4, 68), (10.5, 74), (10.5, 80), (6, 84), (0, 84.5)], [0, 0, 2, 4, 4, 3, 0])
    k = Mesh()
    lathe(k, knob, 0, 160)
    knob_o = k.obj("knob", [metal])
    moved(knob_o, (24, 0, -1))
    # The tube, and the collar where it goes into the toe.
    def tube(a, b, r, mi=1):
        path = np.linspace(a, b, 30)
        add_tube(m, path, np.tile([0, 0, 1.0], (30, 1)), 2 * r, 2 * r, k=48, m=mi)
    tube((50, 0, 37), (108, 1, 38), 6.2)
    tube((44, 0, 36.9), (58, 0, 37), 8.4)
    tube((99, 1, 38), (109, 1, 38), 9.2)
    return joined([m.obj("tree", [cedar, metal]), knob_o])


def build(c, Q=1.0):
    return globals()[c["kind"]](c, Q)


FRAME = dict(tgt=(0, 0, 0.8), fw=0.72, fh=0.72, dist=20)
C = dict(kind="tin", upper="#23372f", eyelet="#d8bd86", print="#efe2c4", balm="#e9c98d")
VARS = dict(
    spray=dict(kind="spray", upper="#ece4d4", eyelet="#cfcac0", print="#2a2420", cap="#23372f"),
    jar=dict(kind="jar", upper="#efe3c8", glass="#c9cfc6", cap="#1d1b1a", paper="#f1e8d6", print="#2a2420", frame=dict(fw=0.6)),
    horsebrush=dict(kind="horsebrush", upper="#a9703f", hair="#2a211c", print="#4a2a12", frame=dict(fw=0.84)),
    suedebrush=dict(kind="suedebrush", upper="#b98a56", brass="#d8a94a", hair="#e6d8b8", frame=dict(fw=0.84)),
    trees=dict(kind="trees", upper="#c98f5e", eyelet="#d0ad68", frame=dict(fw=0.84)),
)
