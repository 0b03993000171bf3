"""A book bound in cloth: boards with a groove at the spine, a block of pages, foil on the front and on the back."""
from kit import *
from models.care import joined, letters, printed, rounded


def seen_from_above(W, T):
    """The outline of the boards and of the rounded spine between them, from the front's edge to the back's."""
    half = T / 2
    return rounded(
        [(W, -half), (16, -half), (12, -half + 2.2), (8, -half), (1, -half + 0.4), (-4.5, 0), (1, half - 0.4), (8, half), (12, half - 2.2), (16, half), (W, half)],
        [0, 3, 3, 3, 6, 14, 6, 3, 3, 3, 0],
        12,
    )


def case(c, W, H, T, board, Q):
    """Boards and spine are one cloth, drawn round the pages: a rounded strip swept along the outline of the book from above."""
    outline = seen_from_above(W, T)
    path = resample(outline, n=int(700 * Q))
    along = norm(np.gradient(path, axis=0))
    out = np.stack([along[:, 1], -along[:, 0]], -1)
    if out[0, 1] > 0:
        out = -out
    # The strip's section: its thickness and its height, with soft edges.
    r = 1.1
    section = rounded([(0, H / 2), (0, H), (-board, H), (-board, 0), (0, 0), (0, H / 2)], [0, r, r, r, r, 0], 6)
    dense = resample(section, n=int(420 * Q))[:-1]
    m = Mesh()
    P = np.empty((len(dense), len(path) + 2, 3))
    P[:, 1:-1, :2] = path[None] + out[None] * dense[:, None, :1]
    P[:, 1:-1, 2] = dense[:, None, 1]
    for end, beside in ((0, 1), (-1, -2)):
        P[:, end] = P[:, beside]
        P[:, end, :2] = path[end if end == 0 else -1] - out[end] * board / 2
    uv = np.stack(
        [
            np.broadcast_to(dense[:, 1:], P.shape[:2]),
            np.broadcast_to(np.linspace(0, len(path) * 0.7, P.shape[1])[None], P.shape[:2]),
        ],
        -1,
    )
    m.grid(P, closed=True, m=0, uv=uv)
    cloth = mat("upper", c["upper"], rough=0.78, spec=0.22, bump="canvas", scale=0.85, strength=0.35)
    return m.obj("case", [cloth])


def pages(c, W, H, T, board, Q):
    """The block: every few sheets stand a little further out than the next."""
    rng = np.random.default_rng(9)
    half, square = T / 2 - board, 4.0
    n = int(150 * Q)
    y = np.linspace(-half, half, n)
    step = rng.normal(size=n) * 0.16
    m = Mesh()
    hollow = 2.2 * np.cos(np.pi * y / (2 * half))
    right = W - square - hollow + step
    left = np.full(n, 3.0)
    s = np.linspace(0, 1, 30)[:, None]
    X = left[None] + (right - left)[None] * s
    top = np.stack([X, np.broadcast_to(y, X.shape), np.broadcast_to(H - square + step, X.shape)], -1)
    low = np.stack([X, np.broadcast_to(y, X.shape), np.broadcast_to(square + step, X.shape)], -1)
    z = np.linspace(0, 1, 60)[:, None]
    Z = (square + step)[None] + (H - 2 * square) * z
    fore = np.stack([np.broadcast_to(right, Z.shape), np.broadcast_to(y, Z.shape), Z], -1)
    m.grid(top, m=0)
    m.grid(low, m=0, flip=True)
    m.grid(fore, m=0, flip=True)
    paper = mat("paper", c["paper"], rough=0.85, spec=0.15)
    return m.obj("pages", [paper], smooth=False)


def build(c, Q=1.0):
    W, H, T, board = 186, 262, 27, 3.0
    ink = mat("print", c["print"], rough=0.38, spec=0.6)
    front = lambda V, x, z: np.stack([V[:, 0] + x, np.full(len(V), -T / 2 - 0.22), V[:, 1] + z], -1)
    words = []
    middle = (W + 14) / 2
    for row, (word, style) in enumerate([("leather", "italic"), ("leer", "normal"), ("Leder", "italic"), ("cuir", "normal")]):
        V, F = letters(word, 40, style)
        words.append((front(V, middle, H - 78 - row * 37), F))
    V, F = letters("Boenhof", 17)
    words.append((front(V, middle, 24), F))

    # A hairline above the words, and one below them.
    for z in (H - 34, 47):
        V = np.array([(x, z + up, 0) for x, up in ((-58, -0.3), (58, -0.3), (58, 0.3), (-58, 0.3))], float)
        words.append((front(V, middle, 0), [(0, 1, 2, 3)]))
    bend = seen_from_above(W, T)
    bend = bend[bend[:, 0] < 7]
    spine = lambda V: np.stack([np.interp(-V[:, 1], bend[:, 1], bend[:, 0]) - 0.25, -V[:, 1], H / 2 - V[:, 0]], -1)
    V, F = letters("leather · leer · Leder · cuir", 13, "italic")
    words.append((spine(V - [0, 4, 0]), F))
    return joined([case(c, W, H, T, board, Q), pages(c, W, H, T, board, Q), printed(words, ink)])


FRAME = dict(tgt=(0.9, 0, 1.3), fw=0.66, fh=0.66, dist=20)
C = dict(upper="#23372f", paper="#efe6d3", print="#dcc48c")
