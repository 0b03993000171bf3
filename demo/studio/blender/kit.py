"""Procedural product-modelling kit: numpy grids -> Blender meshes -> Cycles."""
import bpy, math, os, sys, time

sys.dont_write_bytecode = True
import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator, Akima1DInterpolator
from scipy.spatial import cKDTree
from skimage.measure import find_contours

SC = 0.01


def spl(pts, kind="pchip"):
    a = np.array(pts, float)
    x, y = (a[:, 0], a[:, 1:])
    if y.shape[1] == 1:
        y = y[:, 0]
    if kind == "pchip":
        f = PchipInterpolator(x, y)
    elif kind == "akima":
        f = Akima1DInterpolator(x, y)
    elif kind == "lin":
        return (
            lambda q: np.interp(q, x, y)
            if y.ndim == 1
            else np.stack([np.interp(q, x, y[:, i]) for i in range(y.shape[1])], -1)
        )
    else:
        f = CubicSpline(x, y, bc_type="natural")
    return lambda q: f(np.clip(q, x[0], x[-1]))


def sstep(a, b, x):
    u = np.clip((x - a) / (b - a), 0, 1)
    return u * u * (3 - 2 * u)


def lerp(a, b, t):
    return a + (b - a) * t


def norm(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-09)


def smin(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return lerp(b, a, h) - k * h * (1 - h)


def smax(a, b, k):
    return -smin(-a, -b, k)


def catmull(pts, n=20, closed=False):
    """dense centripetal-ish curve through points (chord-length cubic spline)"""
    p = np.array(pts, float)
    if closed:
        p = np.vstack([p, p[:1]])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1) ** 0.6)]
    cs = CubicSpline(d, p, bc_type="periodic" if closed else "natural")
    q = np.linspace(0, d[-1], n * (len(p) - 1) + 1)
    return cs(q)


def resample(p, step=None, n=None):
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    if n is None:
        n = max(2, int(round(d[-1] / step)) + 1)
    q = np.linspace(0, d[-1], n)
    return np.stack([np.interp(q, d, p[:, i]) for i in range(p.shape[1])], -1)


def hash2(i, seed=0):
    x = np.sin(i * 127.1 + seed * 311.7) * 43758.5453
    return x - np.floor(x)


def vnoise(p, seed=0):
    """value noise, p (...,d) d=2|3 -> [-1,1]"""
    p = np.asarray(p, float)
    d = p.shape[-1]
    i = np.floor(p)
    f = p - i
    f = f * f * f * (f * (f * 6 - 15) + 10)
    k = np.array([1.0, 57.0, 113.0])[:d]
    out = 0
    for c in range(1 << d):
        b = np.array([c >> j & 1 for j in range(d)], float)
        w = np.prod(np.where(b == 1, f, 1 - f), -1)
        out = out + w * hash2(((i + b) * k).sum(-1), seed)
    return out * 2 - 1


def fbm(p, oct=4, seed=0):
    a, s, o = (1.0, 0.0, 0)
    p = np.asarray(p, float)
    for j in range(oct):
        o = o + a * vnoise(p * 2**j, seed + j)
        s += a
        a *= 0.5
    return o / s


class Sheet:
    """P[s,t] grid of points; periodic in s when closed"""

    def __init__(self, P, closed=True, flip=False):
        self.P = P
        self.closed = closed
        self.flip = flip
        self.update()

    def update(self):
        P = self.P
        if self.closed:
            ds = (np.roll(P, -1, 0) - np.roll(P, 1, 0)) / 2
        else:
            ds = np.gradient(P, axis=0)
        dt = np.gradient(P, axis=1)
        self.ds, self.dt = (ds, dt)
        N = np.cross(ds, dt)
        if self.flip:
            N = -N
        self.N = norm(N)
        self.E = (ds * ds).sum(-1)
        self.F = (ds * dt).sum(-1)
        self.G = (dt * dt).sum(-1)
        L = np.linalg.norm(np.diff(P, axis=1), axis=-1)
        self.h = np.concatenate([np.zeros((P.shape[0], 1)), np.cumsum(L, 1)], 1)
        self.H = self.h[:, -1:]
        self.e = self.H - self.h

    x = property(lambda s: s.P[..., 0])
    y = property(lambda s: s.P[..., 1])
    z = property(lambda s: s.P[..., 2])

    def grad(self, f):
        fs = (np.roll(f, -1, 0) - np.roll(f, 1, 0)) / 2 if self.closed else np.gradient(f, axis=0)
        ft = np.gradient(f, axis=1)
        det = np.maximum(self.E * self.G - self.F**2, 1e-09)
        return np.sqrt(np.maximum((self.G * fs * fs - 2 * self.F * fs * ft + self.E * ft * ft) / det, 1e-12))

    def mm(self, f, cap=4.0):
        """normalise implicit f to signed distance in mm near its zero set"""
        g = self.grad(f)
        return f / np.maximum(g, 1.0 / cap)

    def contour(self, f, level=0.0, minlen=4):
        g = np.vstack([f, f[:1]]) if self.closed else f
        Pn = np.concatenate([self.P, self.P[:1]]) if self.closed else self.P
        Nn = np.concatenate([self.N, self.N[:1]]) if self.closed else self.N
        out = []
        for c in find_contours(g, level):
            i0 = np.clip(np.floor(c).astype(int), 0, np.array(g.shape) - 2)
            fr = np.clip(c - i0, 0, 1)

            def samp(A):
                a = (
                    A[i0[:, 0], i0[:, 1]] * ((1 - fr[:, :1]) * (1 - fr[:, 1:]))
                    + A[i0[:, 0] + 1, i0[:, 1]] * (fr[:, :1] * (1 - fr[:, 1:]))
                    + A[i0[:, 0], i0[:, 1] + 1] * ((1 - fr[:, :1]) * fr[:, 1:])
                    + A[i0[:, 0] + 1, i0[:, 1] + 1] * (fr[:, :1] * fr[:, 1:])
                )
                return a

            p, n = (samp(Pn), norm(samp(Nn)))
            if np.linalg.norm(np.diff(p, axis=0), axis=1).sum() > minlen:
                out.append((p, n))
        return out

    def at(self, si, tj):
        """bilinear sample of position, normal at fractional indices"""
        S, T = self.P.shape[:2]
        s0 = np.floor(si).astype(int)
        t0 = np.clip(np.floor(tj).astype(int), 0, T - 2)
        fs = (si - s0)[..., None]
        ft = np.clip(tj - t0, 0, 1)[..., None]
        if self.closed:
            a, b = (s0 % S, (s0 + 1) % S)
        else:
            a, b = (np.clip(s0, 0, S - 2), np.clip(s0, 0, S - 2) + 1)
        f = (
            lambda A: (A[a, t0] * (1 - fs) + A[b, t0] * fs) * (1 - ft)
            + (A[a, t0 + 1] * (1 - fs) + A[b, t0 + 1] * fs) * ft
        )
        return (f(self.P), norm(f(self.N)))

    def displaced(self, hgt):
        s = Sheet.__new__(Sheet)
        s.__dict__.update(self.__dict__)
        s.P = self.P + self.N * hgt[..., None]
        s.update()
        return s


def grid_faces(S, T, closed):
    i = np.arange(S if closed else S - 1)[:, None]
    j = np.arange(T - 1)[None]
    a = i * T + j
    b = (i + 1) % S * T + j
    return np.stack([a, b, b + 1, a + 1], -1).reshape(-1, 4)


class Mesh:
    """accumulates verts/quads/material index/uv/colour, then creates an object"""

    def __init__(self):
        self.v, self.f, self.m, self.uv, self.n = ([], [], [], [], 0)

    def add(self, v, f, m=0, uv=None):
        v = np.asarray(v, float).reshape(-1, 3)
        f = np.asarray(f, int)
        self.v.append(v)
        self.f.append(f + self.n)
        self.n += len(v)
        self.m.append(np.full(len(f), m) if np.isscalar(m) else np.asarray(m))
        self.uv.append(np.zeros((len(v), 2)) if uv is None else np.asarray(uv, float).reshape(-1, 2))

    def grid(self, P, closed=False, m=0, flip=False, uv=None):
        S, T = P.shape[:2]
        f = grid_faces(S, T, closed)
        if flip:
            f = f[:, ::-1]
        if uv is None:
            u = np.linspace(0, 1, S)[:, None] * np.ones((1, T))
            ds = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P.mean(1), axis=0), axis=1))]
            dt = np.concatenate([np.zeros((S, 1)), np.cumsum(np.linalg.norm(np.diff(P, axis=1), axis=-1), 1)], 1)
            uv = np.stack([ds[:, None] * np.ones((1, T)), dt], -1)
        if not np.isscalar(m):
            m = np.asarray(m).reshape(-1)
        self.add(P, f, m, uv)

    def obj(self, name, mats, smooth=True):
        V = np.concatenate(self.v) * SC
        F = np.concatenate(self.f)
        M = np.concatenate(self.m)
        U = np.concatenate(self.uv)
        me = bpy.data.meshes.new(name)
        me.vertices.add(len(V))
        me.vertices.foreach_set("co", V.astype(np.float32).ravel())
        me.loops.add(F.size)
        me.loops.foreach_set("vertex_index", F.astype(np.int32).ravel())
        me.polygons.add(len(F))
        me.polygons.foreach_set("loop_start", np.arange(0, F.size, 4, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(F), 4, np.int32))
        me.polygons.foreach_set("material_index", M.astype(np.int32))
        me.polygons.foreach_set("use_smooth", np.full(len(F), smooth))
        uvl = me.uv_layers.new(name="uv")
        uvl.data.foreach_set("uv", U[F.ravel()].astype(np.float32).ravel())
        for m in mats:
            me.materials.append(m)
        me.update(calc_edges=True)
        me.validate()
        o = bpy.data.objects.new(name, me)
        bpy.context.scene.collection.objects.link(o)
        return o


def tube_pts(path, normals, w, h, k=12, power=2.0, taper=None, cap=True):
    """sweep super-ellipse section (w across, h along normal) on path"""
    p = np.asarray(path, float)
    n = np.asarray(normals, float)
    tg = norm(np.gradient(p, axis=0))
    n = norm(n - (n * tg).sum(-1, keepdims=True) * tg)
    b = np.cross(tg, n)
    a = np.linspace(0, 2 * np.pi, k, endpoint=False)
    c, s = (np.cos(a), np.sin(a))
    e = 2.0 / power
    cx = np.sign(c) * np.abs(c) ** e
    sx = np.sign(s) * np.abs(s) ** e
    w = np.broadcast_to(w, len(p))
    h = np.broadcast_to(h, len(p))
    R = (
        p[:, None]
        + b[:, None] * (cx[None, :, None] * w[:, None, None] / 2)
        + n[:, None] * (sx[None, :, None] * h[:, None, None] / 2)
    )
    if cap:
        R = np.concatenate([p[:1, None].repeat(k, 1), R, p[-1:, None].repeat(k, 1)], 0)
    return R.transpose(1, 0, 2)


def add_tube(mesh, path, normals, w, h, k=12, power=2.0, m=0, cap=True):
    R = tube_pts(path, normals, w, h, k, power, cap=cap)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(R[0], axis=0), axis=1))]
    uv = np.stack(
        [np.linspace(0, w if np.isscalar(w) else float(np.max(w)), k)[:, None] * np.ones(len(d)), np.ones((k, 1)) * d],
        -1,
    )
    mesh.grid(R, closed=True, m=m, uv=uv, flip=True)


def add_torus(mesh, c, n, R, r, k=24, q=10, m=0, squash=1.0):
    n = norm(np.asarray(n, float))
    a = norm(np.cross(n, [0.3, 0.2, 0.9] if abs(n[2]) < 0.9 else [1, 0, 0]))
    b = np.cross(n, a)
    u = np.linspace(0, 2 * np.pi, k, endpoint=False)
    v = np.linspace(0, 2 * np.pi, q + 1)
    d = np.cos(u)[:, None] * a + np.sin(u)[:, None] * b
    P = c + d[:, None] * (R + r * np.cos(v))[None, :, None] + n * (r * squash * np.sin(v))[None, :, None]
    mesh.grid(P, closed=True, m=m, flip=True)


def add_stitches(mesh, path, normals, length=2.6, gap=1.0, r=0.32, m=0, lift=0.05):
    p = np.asarray(path)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    if d[-1] < length * 2:
        return
    cnt = int(d[-1] / (length + gap))
    per = d[-1] / cnt
    f = lambda A, q: np.stack([np.interp(q, d, A[:, i]) for i in range(3)], -1)
    K = 6
    prof = np.array([0, 0.75, 1, 1, 0.75, 0])
    lz = np.array([-0.3, 0.4, 0.9, 0.9, 0.4, -0.3])
    a = np.linspace(0, 2 * np.pi, 6, endpoint=False)
    u = np.linspace(0, length, K)
    q = (np.arange(cnt) * per)[:, None] + u[None]
    C = f(p, q.ravel()).reshape(cnt, K, 3)
    N = norm(f(np.asarray(normals), q.ravel())).reshape(cnt, K, 3)
    T = norm(C[:, -1:] - C[:, :1])
    B = norm(np.cross(np.broadcast_to(T, N.shape), N))
    C = C + N * (lift + r * (lz - 0.35))[None, :, None]
    R = (
        C[:, None]
        + (B[:, None] * np.cos(a)[None, :, None, None] + N[:, None] * np.sin(a)[None, :, None, None] * 0.8)
        * (r * prof)[None, None, :, None]
    )
    base = grid_faces(6, K, True)[:, ::-1]
    faces = (base[None] + (np.arange(cnt) * 6 * K)[:, None, None]).reshape(-1, 4)
    mesh.add(R, faces, m)


def srgb(c):
    if isinstance(c, str):
        c = [int(c.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c)) + (1.0,)


SLOTS = []
NEUTRAL = False


def mat(name, color, *a, slot=None, **k):
    m = _mat(name, "#bcbcbc" if NEUTRAL else color, *a, **k)
    nt = m.node_tree
    slot = slot or name
    if name == "bg":
        return m
    if slot not in SLOTS:
        SLOTS.append(slot)
    i = SLOTS.index(slot)
    for j in range(5):
        n = nt.nodes.new("ShaderNodeOutputAOV")
        n.name = "S%d" % j
        if i // 3 == j:
            v = [0, 0, 0, 1]
            v[i % 3] = 1
            n.inputs["Color"].default_value = v
        else:
            n.inputs["Color"].default_value = (0, 0, 0, 1)
    uv = nt.nodes.new("ShaderNodeUVMap")
    n = nt.nodes.new("ShaderNodeOutputAOV")
    n.name = "UV"
    nt.links.new(uv.outputs[0], n.inputs["Color"])
    return m


def _mat(
    name,
    color,
    rough=0.5,
    spec=0.5,
    metal=0.0,
    sheen=0.0,
    coat=0.0,
    coat_rough=0.1,
    bump=None,
    scale=1.0,
    strength=0.2,
    var=0.0,
    sss=0.0,
    dist=0.02,
    aniso=0.0,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    L = nt.links.new
    b.inputs["Base Color"].default_value = srgb(color)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Sheen Tint"].default_value = 0.6
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = coat_rough
    if sss:
        b.inputs["Subsurface"].default_value = sss
        b.inputs["Subsurface Color"].default_value = srgb(color)
        b.inputs["Subsurface Radius"].default_value = (0.03, 0.02, 0.015)
    N = nt.nodes.new
    tc = N("ShaderNodeTexCoord")

    def noise(sc, det=4, src="Object", rough_=0.55):
        n = N("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = sc
        n.inputs["Detail"].default_value = det
        n.inputs["Roughness"].default_value = rough_
        L(tc.outputs[src], n.inputs["Vector"])
        return n

    def math_(op, a, bb, clamp=False):
        n = N("ShaderNodeMath")
        n.operation = op
        n.use_clamp = clamp
        for i, q in enumerate((a, bb)):
            if isinstance(q, (int, float)):
                n.inputs[i].default_value = q
            else:
                L(q, n.inputs[i])
        return n.outputs[0]

    hgt = None
    if bump == "leather":
        v = N("ShaderNodeTexVoronoi")
        v.feature = "F1"
        v.inputs["Scale"].default_value = 55 * scale
        L(tc.outputs["Object"], v.inputs["Vector"])
        v2 = N("ShaderNodeTexVoronoi")
        v2.feature = "DISTANCE_TO_EDGE"
        v2.inputs["Scale"].default_value = 38 * scale
        L(tc.outputs["Object"], v2.inputs["Vector"])
        n1 = noise(90 * scale, 3)
        e = math_("MINIMUM", v2.outputs["Distance"], 0.12)
        hgt = math_("ADD", math_("MULTIPLY", e, 4.0), math_("MULTIPLY", n1.outputs["Fac"], 0.6))
    elif bump == "suede":
        n1 = noise(160 * scale, 6, rough_=0.7)
        n2 = noise(9, 3)
        hgt = n1.outputs["Fac"]
    elif bump == "canvas":
        mp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["UV"], mp.inputs[0])
        a = math_("SINE", math_("MULTIPLY", mp.outputs[0], 4.6 * scale), 0.0)
        c = math_("SINE", math_("MULTIPLY", mp.outputs[1], 4.6 * scale), 0.0)
        pr = math_("MULTIPLY", a, c)
        n1 = noise(120, 3)
        hgt = math_("ADD", math_("MULTIPLY", pr, 0.5), math_("MULTIPLY", n1.outputs["Fac"], 0.8))
    elif bump == "knit":
        mp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["UV"], mp.inputs[0])
        a = math_("ABSOLUTE", math_("SINE", math_("MULTIPLY", mp.outputs[0], 1.6 * scale), 0.0), 0.0)
        ph = math_("MULTIPLY", a, 1.2)
        c = math_("SINE", math_("ADD", math_("MULTIPLY", mp.outputs[1], 3.6 * scale), ph), 0.0)
        hgt = math_("ADD", math_("MULTIPLY", a, 1.0), math_("MULTIPLY", c, 0.35))
    elif bump == "rib":
        mp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["UV"], mp.inputs[0])
        a = math_("ABSOLUTE", math_("SINE", math_("MULTIPLY", mp.outputs[0], 0.62 * scale), 0.0), 0.0)
        hgt = math_(
            "ADD",
            math_("MULTIPLY", a, 1.2),
            math_("MULTIPLY", math_("SINE", math_("MULTIPLY", mp.outputs[1], 2.2 * scale), 0.0), 0.18),
        )
    elif bump == "mesh":
        mp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["UV"], mp.inputs[0])
        a = math_("SINE", math_("MULTIPLY", mp.outputs[0], 2.6 * scale), 0.0)
        odd = math_("MULTIPLY", mp.outputs[1], 2.6 * scale)
        c = math_("SINE", odd, 0.0)
        hgt = math_("MULTIPLY", math_("MAXIMUM", math_("MULTIPLY", a, c), 0.0), -1.6)
    elif bump == "rubber":
        hgt = noise(140 * scale, 2).outputs["Fac"]
    elif bump == "twill":
        mp = N("ShaderNodeSeparateXYZ")
        L(tc.outputs["UV"], mp.inputs[0])
        d = math_("ADD", mp.outputs[0], mp.outputs[1])
        a = math_("SINE", math_("MULTIPLY", d, 3.2 * scale), 0.0)
        hgt = math_("ADD", math_("MULTIPLY", a, 0.5), math_("MULTIPLY", noise(120, 3).outputs["Fac"], 0.8))
    if hgt is not None:
        bp = N("ShaderNodeBump")
        bp.inputs["Strength"].default_value = strength
        bp.inputs["Distance"].default_value = dist
        L(hgt, bp.inputs["Height"])
        L(bp.outputs[0], b.inputs["Normal"])
        if coat:
            L(bp.outputs[0], b.inputs["Clearcoat Normal"])
    if var:
        n2 = noise(7, 4)
        n3 = noise(60, 3)
        mx = N("ShaderNodeHueSaturation")
        mx.inputs["Color"].default_value = srgb(color)
        f = math_(
            "ADD",
            math_("MULTIPLY", math_("SUBTRACT", n2.outputs["Fac"], 0.5), var * 2),
            math_("MULTIPLY", math_("SUBTRACT", n3.outputs["Fac"], 0.5), var),
        )
        if bump in ("mesh", "canvas", "knit", "twill") and hgt is not None:
            f = math_("ADD", f, math_("MULTIPLY", hgt, var * 0.9))
        L(math_("ADD", f, 1.0), mx.inputs["Value"])
        L(mx.outputs[0], b.inputs["Base Color"])
        r = math_("ADD", rough, math_("MULTIPLY", math_("SUBTRACT", n2.outputs["Fac"], 0.5), 0.25), True)
        L(r, b.inputs["Roughness"])
    return m


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    return sc


def area(loc, target, size, power, color=(1, 1, 1), sy=None):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.size = size
    l.color = color
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    o = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    from mathutils import Vector

    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    return o


def backdrop(color, y=9.0, r=5.0, W=60, rough=0.9, D=40):
    a = np.linspace(0, np.pi / 2, 24)
    prof = np.vstack([[-D, 0], np.stack([y + r * np.sin(a), r - r * np.cos(a)], -1), [y + r, 60]])
    prof = np.vstack([prof[:1], resample(prof[:2], n=2)[1:], prof[2:]])
    X = np.array([-W, W])
    P = np.stack(
        [
            np.broadcast_to(X[:, None], (2, len(prof))),
            np.broadcast_to(prof[:, 0], (2, len(prof))),
            np.broadcast_to(prof[:, 1], (2, len(prof))),
        ],
        -1,
    )
    m = Mesh()
    m.grid(P / SC)
    mt = mat("bg", color, rough=rough, spec=0.15)
    o = m.obj("bg", [mt])
    return o


def wall(color, y, W=60):
    m = Mesh()
    m.grid(np.array([[[-W, y, -W], [-W, y, W]], [[W, y, -W], [W, y, W]]], float) / SC)
    return m.obj("bg", [mat("bg", color, rough=0.9, spec=0.1)])


def hang(obj, yaw):
    obj.rotation_euler = (0, 0, -math.radians(yaw))
    bpy.context.view_layer.update()


def camera(loc, target, lens=85, shift=(0, 0)):
    from mathutils import Vector

    c = bpy.data.cameras.new("c")
    c.lens = lens
    c.sensor_fit = "VERTICAL"
    c.sensor_height = 36
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("c", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = o
    return o


def orbit(yaw, pitch, dist, target):
    y, p = (math.radians(yaw), math.radians(pitch))
    return (
        target[0] + dist * math.cos(p) * math.sin(y),
        target[1] - dist * math.cos(p) * math.cos(y),
        target[2] + dist * math.sin(p),
    )


def world(color=(1, 1, 1), strength=0.35):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (*color, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = strength


def render(
    path, w=498, h=705, spp=32, look="Medium High Contrast", exposure=0.0, view="Filmic", adaptive=0.02, bounces=4
):
    sc = bpy.context.scene
    r = sc.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = (w, h, 100)
    c = sc.cycles
    c.samples = spp
    c.use_adaptive_sampling = adaptive > 0
    c.adaptive_threshold = adaptive
    c.adaptive_min_samples = 5
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.seed = 7
    r.threads_mode = "FIXED"
    r.threads = 2
    sc.view_settings.view_transform = view
    try:
        sc.view_settings.look = look
    except Exception as e:
        print(e)
    sc.view_settings.exposure = exposure
    r.filepath = path
    r.image_settings.file_format = "PNG"
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("RENDER", path, round(time.time() - t, 1), "s")


PASSES = [
    ("combined", "Image"),
    ("diffuse_direct", "DiffDir"),
    ("diffuse_indirect", "DiffInd"),
    ("diffuse_color", "DiffCol"),
    ("glossy_direct", "GlossDir"),
    ("glossy_indirect", "GlossInd"),
    ("glossy_color", "GlossCol"),
    ("normal", "Normal"),
]


def render_passes(base, w, h, spp=32, bounces=4, adaptive=0.12, seed=7, uv=True):
    """renders linear EXR passes to base/<pass>0001.exr with the object flagged catcher as shadow catcher"""
    sc = bpy.context.scene
    r = sc.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = (w, h, 100)
    r.film_transparent = True
    c = sc.cycles
    c.samples = spp
    c.use_adaptive_sampling = adaptive > 0
    c.adaptive_threshold = adaptive
    c.adaptive_min_samples = 5
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 2
    c.transparent_max_bounces = 4
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.seed = seed
    r.threads_mode = "FIXED"
    r.threads = 1
    c.filter_width = 1.2
    vl = sc.view_layers[0]
    for p in (
        "diffuse_direct",
        "diffuse_indirect",
        "diffuse_color",
        "glossy_direct",
        "glossy_indirect",
        "glossy_color",
        "normal",
    ):
        setattr(vl, "use_pass_" + p, True)
    vl.cycles.use_pass_shadow_catcher = True
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = base
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.file_slots.clear()
    for j in range(5):
        if "S%d" % j in vl.aovs:
            continue
        a = vl.aovs.add()
        a.name = "S%d" % j
        a.type = "COLOR"
    if uv and "UV" not in vl.aovs:
        a = vl.aovs.add()
        a.name = "UV"
        a.type = "COLOR"
    names = [
        "Image",
        "DiffDir",
        "DiffInd",
        "DiffCol",
        "GlossDir",
        "GlossInd",
        "GlossCol",
        "Normal",
        "Shadow Catcher",
    ] + [a.name for a in vl.aovs]
    for nme in names:
        if nme in rl.outputs:
            fo.file_slots.new(nme.replace(" ", ""))
            nt.links.new(rl.outputs[nme], fo.inputs[len(fo.inputs) - 1])
        else:
            print("no pass", nme, [o.name for o in rl.outputs])
    nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], nt.nodes[-1].inputs[0])
    r.filepath = base + "/dummy"
    t = time.time()
    bpy.ops.render.render(write_still=False)
    print("RENDER", base, round(time.time() - t, 1), "s")


def visible_points(objs=None):
    """Every seventh vertex of what the camera is to see, in the world's coordinates."""
    objs = objs or [o for o in bpy.data.objects if o.type == "MESH" and o.name != "bg" and (not o.hide_render)]
    V = []
    for o in objs:
        n = len(o.data.vertices)
        a = np.empty(n * 3, np.float32)
        o.data.vertices.foreach_get("co", a)
        a = a.reshape(-1, 3)[::7]
        M = np.array(o.matrix_world)
        V.append(a @ M[:3, :3].T + M[:3, 3])
    return np.concatenate(V)


def auto_camera(yaw, pitch, w, h, fillw=0.84, fillh=0.8, dist=20, cx=0.0, cy=0.0, points=None, maxlens=400):
    """aim + focal length so that the visible meshes, or the given points, fill the frame; returns target"""
    V = visible_points() if points is None else points
    tgt = (V.min(0) + V.max(0)) / 2
    lens = 100
    for _ in range(4):
        loc = np.array(orbit(yaw, pitch, dist, tgt))
        f = norm(tgt - loc)
        r = norm(np.cross(f, [0, 0, 1.0]))
        u = np.cross(r, f)
        d = V - loc
        zz = d @ f
        U = d @ r / zz
        W = d @ u / zz
        hu, hv = ((U.max() - U.min()) / 2, (W.max() - W.min()) / 2)
        lens = min(18 * fillh / hv, 18 * (w / h) * fillw / hu, maxlens)
        half = 18 / lens
        uc = (U.max() + U.min()) / 2 - cx * half * w / h
        vc = (W.max() + W.min()) / 2 - cy * half
        tgt = tgt + r * uc * dist + u * vc * dist
    loc = orbit(yaw, pitch, dist, tgt)
    c = camera(loc, tuple(tgt), lens=lens)
    return tgt


def arrange(obj, mode):
    """duplicate/mirror product into a composition"""
    if mode == "one":
        return [obj]
    b = obj.copy()
    bpy.context.scene.collection.objects.link(b)
    b.name = "pair"
    P = dict(
        pair=((0, 0, 0), 0, (-0.55, 1.22, 0), 0),
        toe=((0, 0, 0), 0, (0.2, 1.5, 0), 12),
        turn=((0, 0, 0), 0, (2.9, 1.5, 0), 180),
        vee=((0, 0, 0), 12, (-0.1, 1.35, 0), -8),
        flat=((0, -0.62, 0), 3, (0, 0.62, 0), -3),
        behind=((0, 0, 0), 0, (1.2, 1.75, 0), 62),
    )[mode]
    obj.location = P[0]
    obj.rotation_euler = (0, 0, math.radians(P[1]))
    b.scale = (1, -1, 1)
    b.location = P[2]
    b.rotation_euler = (0, 0, math.radians(P[3]))
    bpy.context.view_layer.update()
    return [obj, b]
