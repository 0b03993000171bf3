"""Sewing: flat patterns are welded into a garment, which falls over an invisible body and is smoothed.

A pattern lies in the plane of x (across) and z (up), in mm: 0 is the hip, 590 the neck. What is sewn keeps where each point
lay on its pattern, so that hems, seams and pockets are measured there, however the cloth has fallen.
"""

from collections import defaultdict

from common import *
from scipy.interpolate import LinearNDInterpolator
from scipy.sparse import coo_matrix, diags
from scipy.spatial import Delaunay

METRE = 0.001
FRONT, BACK, RIGHT, LEFT = range(4)
# Pieces of the pattern lie this far from each other, so that one pair of numbers says which piece, and where on it.
APART = 5000


def inside(points, outline):
    x, y = points.T
    within = np.zeros(len(points), bool)
    for (xi, yi), (xj, yj) in zip(outline, np.roll(outline, 1, 0)):
        crosses = (yi > y) != (yj > y)
        within ^= crosses & (x < (xj - xi) * (y - yi) / (yj - yi + 1e-12) + xi)
    return within


def distance(points, line):
    return cKDTree(resample(np.asarray(line, float), step=0.5)).query(points)[0]


def mirrored(line):
    return np.asarray(line, float)[::-1] * [-1, 1]


def lattice(pieces, step):
    """Triangles over the outline that `pieces` [(name, line)] make: points, how many lie on the outline, triangles"""
    edge = np.vstack([resample(np.asarray(line, float), step=step)[:-1] for _, line in pieces])
    low, high = edge.min(0), edge.max(0)
    across, up = (high - low) / [step, step * 0.866] + 2
    i, j = np.meshgrid(np.arange(-1, int(across) + 1), np.arange(int(up) + 1))
    grid = np.stack(
        [(low[0] + high[0]) / 2 + (i - int(across) // 2 + 0.5 * (j % 2)) * step, low[1] + j * step * 0.866], -1
    ).reshape(-1, 2)
    grid = grid[inside(grid, edge)]
    grid = grid[distance(grid, np.vstack([edge, edge[:1]])) > step * 0.55]
    points = np.vstack([edge, grid])
    triangles = Delaunay(points).simplices
    triangles = triangles[inside(points[triangles].mean(1), edge)]
    a, b, c = (points[triangles[:, k]] for k in range(3))
    area2 = np.cross(b - a, c - a)
    triangles = np.where((area2 < 0)[:, None], triangles[:, ::-1], triangles)
    return points, len(edge), triangles[np.abs(area2) > 1e-3]


def panels(front, back, step, depth, remap, ripple=None):
    """Two panels, blown up and welded where both have a seam: points, triangles, and where their corners lie on the pattern"""
    (pf, _, tf), (pb, nb, tb) = lattice(front, step), lattice(back, step)
    seams = np.vstack([resample(np.asarray(line, float), step=0.5) for name, line in front if name.startswith("seam")])
    to_seam = cKDTree(seams)
    rf, rb = remap(pf), remap(pb)
    yf, yb = -depth(to_seam.query(rf)[0]), depth(to_seam.query(rb)[0])
    if ripple:
        yf, yb = yf * (1 + ripple(pf, 0)), yb * (1 + ripple(pb, 1))
    apart, twin = cKDTree(pf).query(pb[:nb])
    sewn = (apart < step * 0.2) & (to_seam.query(pb[:nb])[0] < step * 0.2)
    index = np.full(len(pb), -1)
    index[:nb][sewn] = twin[sewn]
    fresh = index < 0
    index[fresh] = len(pf) + np.arange(fresh.sum())
    points = np.vstack([np.c_[rf[:, 0], yf, rf[:, 1]], np.c_[rb[:, 0], yb, rb[:, 1]][fresh]])
    corners = np.vstack([pf[tf].reshape(-1, 2), (pb[tb][:, ::-1] + [APART, 0]).reshape(-1, 2)])
    return points, np.vstack([tf, index[tb][:, ::-1]]), corners


def arm_line(shoulder, length, angles, side, n):
    """Where an arm hangs: its angle below the horizontal goes from the first to the second."""
    t = np.linspace(0, 1, n)
    angle = np.radians(lerp(*angles, sstep(0.15, 0.75, t)))
    steps = np.stack([side * np.cos(angle), 0 * angle, -np.sin(angle)], -1) * (length / (n - 1))
    line = np.array(shoulder, float) * [side, 1, 1] + np.vstack([[0, 0, 0], np.cumsum(steps[:-1], 0)])
    line[:, 1] -= 26 * t**2
    return line


def openings(triangles):
    """Loops of points along the borders"""
    edges = {(a, b) for t in triangles for a, b in zip(t, np.roll(t, -1))}
    after = {a: b for a, b in edges if (b, a) not in edges}
    loops, seen = [], set()
    for start in sorted(after):
        loop, point = [], start
        while point not in seen:
            seen.add(point)
            loop.append(point)
            point = after[point]
        if loop:
            loops.append(loop)
    return loops


def add_sleeves(points, triangles, corners, shoulder, angles, length, cuff, step, reach=0.55, widths=None):
    """Sleeves as tubes from both armholes to a cuff of that radius"""
    all_points, all_triangles, all_corners = [points], [triangles], [corners]
    count, rings = len(points), int(length / step)
    for loop in openings(triangles):
        hole = points[loop]
        if abs(hole[:, 0].mean()) < 90 or hole[:, 2].mean() < 150:
            continue
        side = np.sign(hole[:, 0].mean())
        top = int(np.argmax(hole[:, 2]))
        loop, hole = np.roll(loop, -top), np.roll(hole, -top, 0)
        n = len(loop)
        line = arm_line(shoulder, length + 40, angles, side, 60)
        start, end = norm(line[8] - line[0]), norm(line[-1] - line[-8])
        outward = norm(np.array([-end[2] * side, 0, abs(end[0])]))
        round_it = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.vstack([hole, hole[:1]]), axis=0), axis=1))]
        angle = 2 * np.pi * round_it[:-1] / round_it[-1]
        forward = np.array([0, np.sign(hole[n // 4, 1]), 0])
        ring = line[-1] + cuff * (
            outward * np.cos(angle)[:, None] + forward * 0.95 * np.sin(angle)[:, None]
        )
        head = (1 + np.cos(angle))[:, None] / 2
        leave = (start * 0.75 + [side * 0.45, 0, 0.12]) * head + (start * 0.9 + [side * 0.12, 0, 0]) * (1 - head)
        t = np.linspace(0, 1, rings + 1)[1:, None, None]
        tube = (
            (2 * t**3 - 3 * t**2 + 1) * hole
            + (t**3 - 2 * t**2 + t) * leave * length * reach
            + (3 * t**2 - 2 * t**3) * ring
            + (t**3 - t**2) * end * length * 0.8
        )
        if widths:
            middle = tube.mean(1, keepdims=True)
            tube = middle + (tube - middle) * spl(widths)(np.linspace(0, 1, rings + 1)[1:])[:, None, None]
        index = np.vstack([np.array(loop)[None], count + np.arange(rings * n).reshape(rings, n)])
        count += rings * n
        all_points.append(tube.reshape(-1, 3))
        a, b, c, d = index[:-1], np.roll(index[:-1], -1, 1), np.roll(index[1:], -1, 1), index[1:]
        all_triangles += [np.stack([b, a, d], -1).reshape(-1, 3), np.stack([b, d, c], -1).reshape(-1, 3)]
        u, v = np.meshgrid(round_it, np.linspace(0, length, rings + 1))
        uv = np.stack([u + APART * (RIGHT if side > 0 else LEFT), v], -1)
        ua, ub, uc, ud = uv[:-1, :-1], uv[:-1, 1:], uv[1:, 1:], uv[1:, :-1]
        all_corners += [np.stack([ub, ua, ud], 2).reshape(-1, 2), np.stack([ub, ud, uc], 2).reshape(-1, 2)]
    return np.vstack(all_points), np.vstack(all_triangles), np.vstack(all_corners)


def raw_object(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def body(rings, shoulder, arms, angles, legs):
    """What cloth falls over: nobody sees it. Rings are (z, half width, half depth, y, roundness)."""
    import bmesh

    rings = np.array(rings, float)
    z = np.linspace(rings[0, 0], rings[-1, 0], 60)
    wide, deep, back, power = (PchipInterpolator(rings[:, 0], rings[:, k])(z) for k in range(1, 5))
    a = np.linspace(0, 2 * np.pi, 48, endpoint=False)[:, None]
    bend = lambda v: np.sign(v) * np.abs(v) ** (2 / power)
    parts = [np.stack([wide * bend(np.cos(a)), back + deep * bend(np.sin(a)), z * np.ones_like(a)], -1)]
    t = np.linspace(0, 1, 30)
    forward = np.tile([0, -1.0, 0], (30, 1))
    for side in (1, -1):
        radius = lerp(*arms, t)
        parts.append(tube_pts(arm_line(shoulder, 620, angles, side, 30), forward, 2 * radius, 1.9 * radius, k=24))
        if legs:
            radius = lerp(86, 48, t)
            line = lerp(np.array([side * 88.0, 4, -40]), np.array([side * 92.0, 4, -900]), t[:, None])
            parts.append(tube_pts(line, forward, 2 * radius, 1.8 * radius, k=32))
    points, faces, count = [], [], 0
    for part in parts:
        n, m = part.shape[:2]
        points.append(part.reshape(-1, 3) * METRE)
        faces += [tuple(face) for face in grid_faces(n, m, True) + count]
        faces += [tuple(count + i * m for i in range(n))[::-1], tuple(count + i * m + m - 1 for i in range(n))]
        count += n * m
    thing = raw_object("body", np.concatenate(points), faces)
    # Cloth only stops at the outside of things.
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(thing.data)
    mesh.free()
    return thing


def fall(points, triangles, over, frames, mass, tension, bend, pins=None):
    """Where the cloth lies after so many frames. `pins` from 0 to 1 hold what a tailor has padded."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end, scene.gravity = 1, frames, (0, 0, -9.81)
    thing = raw_object("garment", points * METRE, triangles)
    cloth = thing.modifiers.new("cloth", "CLOTH")
    s = cloth.settings
    s.quality, s.mass, s.air_damping = 7, mass, 1.2
    s.tension_stiffness = s.compression_stiffness = tension
    s.shear_stiffness, s.bending_stiffness, s.bending_damping = 6, bend, 0.5
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    if pins is not None:
        group = thing.vertex_groups.new(name="pins")
        for i in np.flatnonzero(pins > 0):
            group.add([int(i)], float(pins[i]), "REPLACE")
        s.vertex_group_mass, s.pin_stiffness = "pins", 1
    c = cloth.collision_settings
    c.distance_min, c.use_self_collision, c.collision_quality = 0.004, False, 3
    over.modifiers.new("collision", "COLLISION")
    over.collision.thickness_outer, over.collision.cloth_friction, over.collision.damping = 0.004, 12, 0.9
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    at = np.empty(len(fallen.vertices) * 3, np.float32)
    fallen.vertices.foreach_get("co", at)
    scene.frame_set(1)
    bpy.data.objects.remove(thing)
    bpy.data.objects.remove(over)
    return at.reshape(-1, 3).astype(float) / METRE


class Cloth:
    """The sewn surface in fine squares: points P, normals N, squares Q, and for each point its piece and its place there"""

    def __init__(self, points, triangles, corners, levels=3):
        thing = raw_object("cloth", points, triangles)
        layer = thing.data.uv_layers.new(name="uv")
        layer.data.foreach_set("uv", corners.astype(np.float32).ravel())
        finer = thing.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = levels
        finer.uv_smooth, finer.boundary_smooth = "NONE", "ALL"
        bpy.context.view_layer.update()
        mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        self.P, self.Q = np.empty((len(mesh.vertices), 3)), np.empty(len(mesh.loops), np.int32)
        read = np.empty(self.P.size, np.float32)
        mesh.vertices.foreach_get("co", read)
        self.P[:] = read.reshape(-1, 3)
        mesh.loops.foreach_get("vertex_index", self.Q)
        self.Q = self.Q.reshape(-1, 4)
        read = np.empty(self.Q.size * 2, np.float32)
        mesh.uv_layers[0].data.foreach_get("uv", read)
        self.corners = read.reshape(-1, 4, 2).astype(float)
        bpy.data.objects.remove(thing)
        self.at = np.zeros((len(self.P), 2))
        self.at[self.Q.ravel()] = self.corners.reshape(-1, 2)
        self.piece = np.round(self.at[:, 0] / APART).astype(int).clip(0, 3)
        self.at[:, 0] -= self.piece * APART
        self.surfaces = {}
        self.weave()
        self.face()

    def weave(self):
        """Which points are neighbours; along a border only those of the border count."""
        n, q = len(self.P), self.Q
        edges = np.sort(np.vstack([q[:, [k, (k + 1) % 4]] for k in range(4)]), 1)
        edges, times = np.unique(edges, axis=0, return_counts=True)
        self.border = np.zeros(n, bool)
        self.border[edges[times == 1].ravel()] = True
        rim = self.border[edges[:, 0]] & self.border[edges[:, 1]] & (times == 1)
        i, j = edges.T
        i, j, rim = np.r_[i, j], np.r_[j, i], np.r_[rim, rim]
        keep = rim | ~self.border[i]
        near = coo_matrix((np.ones(keep.sum()), (i[keep], j[keep])), (n, n)).tocsr()
        self.mean = diags(1 / np.maximum(near.sum(1).A1, 1)) @ near

    def smooth(self, times, share=None):
        share = np.ones(len(self.P)) if share is None else share
        moved = np.flatnonzero(share > 0)
        mean, much = self.mean[moved], share[moved, None] / 2
        for _ in range(times):
            self.P[moved] += (mean @ self.P - self.P[moved]) * much
        self.face()

    def smooth_border(self, times):
        self.smooth(times, self.border.astype(float))

    def face(self):
        p, q = self.P, self.Q
        normal = np.cross(p[q[:, 2]] - p[q[:, 0]], p[q[:, 3]] - p[q[:, 1]])
        self.N = np.stack([np.bincount(q.ravel(), np.repeat(normal[:, k], 4), len(p)) for k in range(3)], -1)
        self.N = norm(self.N)

    def emboss(self, height):
        self.P = self.P + self.N * height[:, None]
        self.face()

    def to(self, line, *pieces):
        """How far each point of these pieces lies from a line of the pattern; all others lie far off"""
        far = np.full(len(self.P), 1e3)
        here = np.isin(self.piece, pieces)
        far[here] = distance(self.at[here], line)
        return far

    def on(self, piece, at):
        """Points and normals at places of the pattern"""
        if piece not in self.surfaces:
            here = self.piece == piece
            self.surfaces[piece] = LinearNDInterpolator(self.at[here], np.hstack([self.P[here], self.N[here]]))
        found = self.surfaces[piece](at)
        return found[..., :3], norm(found[..., 3:])

    def squares(self, chosen):
        return chosen.astype(float)[self.Q].mean(1) > 0.5

    def obj(self, name, mats, which, thick):
        points, flat = self.P * SC, self.Q
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(points))
        mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
        mesh.loops.add(flat.size)
        mesh.loops.foreach_set("vertex_index", flat.astype(np.int32).ravel())
        mesh.polygons.add(len(flat))
        mesh.polygons.foreach_set("loop_start", np.arange(0, flat.size, 4, dtype=np.int32))
        mesh.polygons.foreach_set("loop_total", np.full(len(flat), 4, np.int32))
        mesh.polygons.foreach_set("material_index", which.astype(np.int32))
        mesh.polygons.foreach_set("use_smooth", np.full(len(flat), True))
        layer = mesh.uv_layers.new(name="uv")
        layer.data.foreach_set("uv", self.corners.astype(np.float32).ravel())
        for each in mats:
            mesh.materials.append(each)
        mesh.update(calc_edges=True)
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset, solid.use_rim = thick * SC, -1, True
        return thing
