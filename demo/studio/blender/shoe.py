from kit import *


def ring_surface(rings, S=900, T=260, tk=None, apow=None, kind="cubic"):
    """rings: list of dict(xb,zb,xf,zf, z=[(n,dz)..], wl=[(n,w)..], wm=[...], p=exponent). lateral = -y (camera side)"""
    al = np.linspace(0, 2 * np.pi, S, endpoint=False)
    n = (1 - np.cos(al)) / 2
    sg = np.sin(al)
    K = []

    def zabs(r):
        z = lerp(r["zb"], r["zf"], n)
        if r.get("z"):
            z = z + spl(r["z"], r.get("zk", "pchip"))(n)
        if r.get("zx"):
            z = spl(r["zx"], "cubic")(lerp(r["xb"], r["xf"], n))
        return z

    z0, z1 = (zabs(rings[0]), zabs(rings[-1]))
    for r in rings:
        x = lerp(r["xb"], r["xf"], n)
        if r.get("F") is not None:
            Fb = (r["zb"] - z0[0]) / (z1[0] - z0[0])
            i1 = np.argmax(n)
            Ff = (r["zf"] - z0[i1]) / (z1[i1] - z0[i1])
            F = spl([(0, Fb)] + [(a, b) for a, b in r["F"]] + [(1, Ff)])(n)
            z = z0 + (z1 - z0) * F
        else:
            z = zabs(r)
        wl = spl(r["w"] if "w" in r else r["wl"])(n)
        wm = spl(r["w"] if "w" in r else r["wm"])(n)
        pw = r.get("p", 1.0)
        pw = lerp(pw, r.get("pt", pw), sstep(0.62, 0.98, n))
        s_ = np.sign(sg) * np.abs(sg) ** pw
        y = np.where(sg < 0, wl * s_, wm * s_) + (spl(r["c"])(n) if r.get("c") else 0)
        if r.get("dx"):
            x = x + spl(r["dx"])(n)
        K.append(np.stack([x, y, z], -1))
    K = np.stack(K)
    tk = np.linspace(0, 1, len(rings)) if tk is None else np.array(tk)
    f = CubicSpline(tk, K, axis=0, bc_type="natural") if kind == "cubic" else PchipInterpolator(tk, K, axis=0)
    D = f(np.linspace(0, 1, 160)).transpose(1, 0, 2)
    L = np.linalg.norm(np.diff(D, axis=1), axis=-1)
    d = np.concatenate([np.zeros((S, 1)), np.cumsum(L, 1)], 1)
    P = np.empty((S, T, 3))
    q = np.linspace(0, 1, T)
    for i in range(S):
        for k in range(3):
            P[i, :, k] = np.interp(q * d[i, -1], d[i], D[i, :, k])
    return Sheet(P, True, flip=True)


def shell(mesh, sh, m_out, m_in, thick, inner_from=0.0, rim=10, uv=None, m_rim=None):
    """outer surface + rounded rim + inner lining. thick: (S,) or scalar at the top edge"""
    S, T = sh.P.shape[:2]
    th = np.broadcast_to(thick, (S,)).astype(float)
    P1, N1 = (sh.P[:, -1], sh.N[:, -1])
    U = norm(sh.dt[:, -1])
    a = np.linspace(0, np.pi, rim + 1)[1:]
    R = (
        P1[:, None]
        - N1[:, None] * (th[:, None, None] / 2)
        + (N1[:, None] * np.cos(a)[None, :, None] + U[:, None] * np.sin(a)[None, :, None]) * (th[:, None, None] / 2)
    )
    j = np.arange(T - 2, int(inner_from * T), -1)
    j = j[::3]
    I = sh.P[:, j] - sh.N[:, j] * th[:, None, None]
    full = np.concatenate([sh.P, R, I], 1)
    uvg = (
        np.stack(
            [
                np.r_[0, np.cumsum(np.linalg.norm(np.diff(sh.P[:, T // 3], axis=0), axis=1))][:, None]
                * np.ones((1, T)),
                sh.h,
            ],
            -1,
        )
        if uv is None
        else uv
    )
    uvf = np.concatenate([uvg, uvg[:, -1:].repeat(R.shape[1] + I.shape[1], 1)], 1)
    nT = full.shape[1]
    mo = np.broadcast_to(m_out, (S, T - 1)) if np.isscalar(m_out) else m_out
    M = np.full((S, nT - 1), m_in)
    M[:, : T - 1] = mo
    M[:, T - 1 : T - 1 + rim * 2 // 3] = mo[:, -1:] if m_rim is None else m_rim
    mesh.grid(full, closed=True, m=M, uv=uvf, flip=True)


def face_mat(mask):
    return mask[:, :-1]


def offset_outline(pts, d):
    """offset closed plan outline (N,2) outward by d (scalar or N)"""
    t = norm(np.roll(pts, -2, 0) - np.roll(pts, 2, 0))
    nrm = np.stack([t[:, 1], -t[:, 0]], -1)
    A = 0.5 * np.sum(pts[:, 0] * np.roll(pts[:, 1], -1) - np.roll(pts[:, 0], -1) * pts[:, 1])
    if A < 0:
        nrm = -nrm
    return pts + nrm * (np.asarray(d)[..., None] if np.ndim(d) else d)


def sole_rings(outline, prof, zfun, T=120, fillet=True):
    """outline (S,2). prof: list (offset, frac) polyline from bottom to top; zfun(frac, x, y)->z. returns Sheet"""
    pr = np.array(prof, float)
    pr2 = resample(pr * [1, 20], n=T) / [1, 20]
    rows = []
    for o, fr in pr2:
        if o < -4:
            p = offset_outline(outline, -4.0)
            q = min(1, (-4 - o) / 22)
            p = np.stack(
                [p[:, 0] + (np.clip(p[:, 0], p[:, 0].min() + 22, p[:, 0].max() - 30) - p[:, 0]) * q, p[:, 1] * (1 - q)],
                -1,
            )
        else:
            p = offset_outline(outline, o)
        rows.append(np.stack([p[:, 0], p[:, 1], zfun(fr, outline[:, 0], outline[:, 1])], -1))
    sh = Sheet(np.stack(rows, 1), True, flip=True)
    return sh
