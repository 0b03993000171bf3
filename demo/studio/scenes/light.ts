/** The sun in a set: what it falls through, and the shadows that products throw. */
import sharp from 'sharp'
import { type Colour, type Light, lightOf } from './tone.ts'

/** What stands between the sun and the set. */
export type Gobo =
  | { readonly kind: 'none' }
  /** Panes across and up, each so wide and high, with bars between them. */
  | {
      readonly kind: 'window'
      readonly panes: readonly [number, number]
      readonly pane: readonly [number, number]
      readonly bar?: number
    }
  | { readonly kind: 'arch'; readonly size: readonly [number, number]; readonly bar?: number }
  | {
      readonly kind: 'blinds'
      readonly slat: number
      readonly gap: number
      readonly count: number
      readonly wide: number
    }
  | { readonly kind: 'slit'; readonly wide: number }
  /** Leaves at the end of twigs that reach in from a side, over everything or over the panes of a window. */
  | {
      readonly kind: 'olive' | 'palm'
      readonly seed: number
      readonly size: number
      readonly twigs?: number
      readonly in?: readonly [number, number]
    }

export type Sun = {
  /** Degrees to the left of the camera's back, and above the floor. */
  readonly from: readonly [left: number, above: number]
  /** What it adds to the light on the floor; the room's own is 1. */
  readonly power: number
  readonly colour?: Colour
  /** Which point of the set the middle of the pattern falls on. */
  readonly on?: readonly [x: number, y: number, z: number]
  readonly gobo: Gobo
  /** Degrees that the pattern is turned by. */
  readonly lean?: number
  /** How far an edge of the pattern is from light to shade, in centimetres. */
  readonly soft?: number
}

type Vector = readonly [number, number, number]

/** The pattern's picture is so many pixels and so many centimetres wide. */
const pixels = 1100
const span = 330

export class Sunlight {
  readonly to: Vector
  readonly light: Light
  readonly #across: Vector
  readonly #up: Vector
  readonly #on: Vector
  readonly #pattern: Uint8Array | undefined
  #map: Float32Array | undefined

  constructor(sun: Sun, pattern: Uint8Array | undefined) {
    const left = (sun.from[0] * Math.PI) / 180
    const above = (sun.from[1] * Math.PI) / 180
    this.to = [-Math.sin(left) * Math.cos(above), -Math.cos(left) * Math.cos(above), Math.sin(above)]
    const lean = ((sun.lean ?? 0) * Math.PI) / 180
    const across: Vector = [Math.cos(left), -Math.sin(left), 0]
    const up: Vector = [Math.sin(left) * Math.sin(above), Math.cos(left) * Math.sin(above), Math.cos(above)]
    this.#across = turned(across, up, Math.cos(lean), Math.sin(lean))
    this.#up = turned(up, across, Math.cos(lean), -Math.sin(lean))
    this.#on = sun.on ?? [0, 0, 0]
    this.#pattern = pattern
    const [red, green, blue] = lightOf(sun.colour ?? '#fff5e4')
    const power = sun.power / this.to[2]
    this.light = [red * power, green * power, blue * power]
  }

  /** What the pattern lets through to a point. */
  through(x: number, y: number, z: number): number {
    const pattern = this.#pattern
    if (!pattern) return 1
    const dx = x - this.#on[0]
    const dy = y - this.#on[1]
    const dz = z - this.#on[2]
    const u = ((dot(this.#across, dx, dy, dz) / span) * pixels + pixels / 2) | 0
    const v = (pixels / 2 - (dot(this.#up, dx, dy, dz) / span) * pixels) | 0
    if (u < 0 || v < 0 || u >= pixels - 1 || v >= pixels - 1) return (pattern[0] ?? 0) / 255
    const fu = (dot(this.#across, dx, dy, dz) / span) * pixels + pixels / 2 - u
    const fv = pixels / 2 - (dot(this.#up, dx, dy, dz) / span) * pixels - v
    const at = v * pixels + u
    const top = (pattern[at] ?? 0) * (1 - fu) + (pattern[at + 1] ?? 0) * fu
    const low = (pattern[at + pixels] ?? 0) * (1 - fu) + (pattern[at + pixels + 1] ?? 0) * fu
    return (top * (1 - fv) + low * fv) / 255
  }

  /** Makes the products throw shadows: `points` holds x, y and z of what the sun meets. */
  demoCustomers(points: readonly number[]): void {
    const map = new Float32Array(mapSize * mapSize).fill(Number.POSITIVE_INFINITY)
    for (let index = 0; index < points.length; index += 3) {
      const x = points[index] ?? 0
      const y = points[index + 1] ?? 0
      const z = points[index + 2] ?? 0
      const u = Math.round(dot(this.#flatAcross, x, y, z) / cell + mapSize / 2)
      const v = Math.round(dot(this.#flatUp, x, y, z) / cell + mapSize / 2)
      if (u < 1 || v < 1 || u >= mapSize - 1 || v >= mapSize - 1) continue
      // Nearer to the sun is less.
      const far = -dot(this.to, x, y, z)
      const at = v * mapSize + u
      if (far < (map[at] ?? 0)) map[at] = far
      if (far < (map[at + 1] ?? 0)) map[at + 1] = far
      if (far < (map[at + mapSize] ?? 0)) map[at + mapSize] = far
      if (far < (map[at + mapSize + 1] ?? 0)) map[at + mapSize + 1] = far
    }
    this.#map = map
  }

  /** How much of the sun products leave to a point; a shadow is the softer the farther it falls. */
  past(x: number, y: number, z: number, bias: number, noise: number): number {
    const map = this.#map
    if (!map) return 1
    const u = dot(this.#flatAcross, x, y, z) / cell + mapSize / 2
    const v = dot(this.#flatUp, x, y, z) / cell + mapSize / 2
    const far = -dot(this.to, x, y, z) - bias
    let between = 0
    let hits = 0
    for (let sample = 0; sample < 12; sample++) {
      const radius = (Math.sqrt((sample + 0.5) / 12) * 3.2) / cell
      const angle = sample * 2.399963 + noise * 6.2832
      const near = map[index(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius)] ?? Number.POSITIVE_INFINITY
      if (near < far) {
        between += far - near
        hits++
      }
    }
    if (hits === 0) return 1
    const soft = Math.min(3.2, 0.35 + (between / hits) * 0.045) / cell
    const samples = 28
    let seen = 0
    for (let sample = 0; sample < samples; sample++) {
      const radius = Math.sqrt((sample + 0.5) / samples) * soft
      const angle = sample * 2.399963 + noise * 6.2832
      const near = map[index(u + Math.cos(angle) * radius, v + Math.sin(angle) * radius)] ?? Number.POSITIVE_INFINITY
      if (near >= far) seen++
    }
    return seen / samples
  }

  get #flatAcross(): Vector {
    return this.#across
  }

  get #flatUp(): Vector {
    return this.#up
  }
}

const mapSize = 1400
const cell = 0.22

function index(u: number, v: number): number {
  const column = Math.min(mapSize - 1, Math.max(0, Math.round(u)))
  const row = Math.min(mapSize - 1, Math.max(0, Math.round(v)))
  return row * mapSize + column
}

/** Draws what the sun falls through: white is light. Undefined where nothing stands in its way. */
export async function goboPattern(gobo: Gobo, soft: number): Promise<Uint8Array | undefined> {
  if (gobo.kind === 'none') return undefined
  const scale = pixels / span
  const drawing = drawn(gobo)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${-span / 2} ${-span / 2} ${span} ${span}"><rect x="-500" y="-500" width="1000" height="1000" fill="${drawing.ground}"/>${drawing.marks}</svg>`
  const { data } = await sharp(Buffer.from(svg))
    .flatten()
    .grayscale()
    .blur(Math.max(0.5, soft * scale))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}

function drawn(gobo: Gobo): { readonly ground: string; readonly marks: string } {
  switch (gobo.kind) {
    case 'none':
      return { ground: '#fff', marks: '' }
    case 'window': {
      const [across, up] = gobo.panes
      const [wide, high] = gobo.pane
      const bar = gobo.bar ?? 3.5
      return { ground: '#000', marks: panes(across, up, wide, high, bar) }
    }
    case 'arch': {
      const [wide, high] = gobo.size
      const x = -wide / 2
      const y = -high / 2
      const bars = gobo.bar
        ? `<rect x="${-gobo.bar / 2}" y="${y}" width="${gobo.bar}" height="${high}" fill="#000"/>` +
          `<rect x="${x}" y="${y + wide / 2}" width="${wide}" height="${gobo.bar}" fill="#000"/>`
        : ''
      const path = `M${x} ${-y}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${-x} ${y + wide / 2}V${-y}Z`
      return { ground: '#000', marks: `<path d="${path}" fill="#fff"/>${bars}` }
    }
    case 'blinds': {
      const { slat, gap, count, wide } = gobo
      const marks = Array.from({ length: count }, (_, row) => {
        const y = (row - count / 2) * (slat + gap)
        return `<rect x="${-wide / 2}" y="${y}" width="${wide}" height="${gap}" fill="#fff"/>`
      })
      const cords = [-0.3, 0.3].map((x) => `<rect x="${x * wide - 0.5}" y="-400" width="1" height="800" fill="#000"/>`)
      return { ground: '#000', marks: [...marks, ...cords].join('') }
    }
    case 'slit':
      return {
        ground: '#000',
        marks: `<rect x="${-gobo.wide / 2}" y="-400" width="${gobo.wide}" height="800" fill="#fff"/>`,
      }
    case 'olive':
    case 'palm': {
      const random = seeded(gobo.seed)
      const twigs = Array.from({ length: gobo.twigs ?? 4 }, (_, twig) => {
        const x = (twig / (gobo.twigs ?? 4) - 0.5) * 2.2 * gobo.size + (random() - 0.5) * 0.5 * gobo.size
        const y = -gobo.size * (0.9 + 0.3 * random())
        return gobo.kind === 'olive'
          ? olive(x, y, gobo.size * (1.1 + 0.5 * random()), 60 + 60 * random(), random)
          : palm(x, y, gobo.size * (1.3 + 0.4 * random()), 50 + 80 * random(), random)
      }).join('')
      if (!gobo.in) return { ground: '#fff', marks: twigs }
      const [wide, high] = gobo.in
      return { ground: '#000', marks: `${panes(2, 2, wide / 2, high / 2, 3)}${twigs}` }
    }
  }
}

function panes(across: number, up: number, wide: number, high: number, bar: number): string {
  const left = -(across * wide + (across - 1) * bar) / 2
  const top = -(up * high + (up - 1) * bar) / 2
  return Array.from({ length: across * up }, (_, number) => {
    const x = left + (number % across) * (wide + bar)
    const y = top + Math.floor(number / across) * (high + bar)
    return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="#fff"/>`
  }).join('')
}

/** A twig that bends as it goes, with narrow leaves to both sides. */
function olive(x: number, y: number, length: number, degrees: number, random: () => number): string {
  const marks: string[] = []
  const step = length / 11
  let [px, py, angle] = [x, y, degrees]
  for (let joint = 0; joint < 12; joint++) {
    angle += (random() - 0.5) * 14
    const nx = px + Math.cos((angle * Math.PI) / 180) * step
    const ny = py + Math.sin((angle * Math.PI) / 180) * step
    marks.push(`<path d="M${px} ${py}L${nx} ${ny}" stroke="#000" stroke-width="${0.9 - joint * 0.05}"/>`)
    for (const side of [-1, 1]) {
      const lean = angle + side * (38 + 24 * random())
      marks.push(leaf(nx, ny, step * (1.15 + 0.5 * random()), step * 0.32, lean))
    }
    ;[px, py] = [nx, ny]
  }
  marks.push(leaf(px, py, step * 1.5, step * 0.3, angle))
  return marks.join('')
}

/** A frond: a long bow with blades that grow shorter to its end. */
function palm(x: number, y: number, length: number, degrees: number, random: () => number): string {
  const marks: string[] = []
  const count = 22
  const bend = (random() - 0.5) * 60
  let [px, py] = [x, y]
  for (let blade = 0; blade < count; blade++) {
    const share = blade / (count - 1)
    const angle = degrees + bend * share
    const nx = px + (Math.cos((angle * Math.PI) / 180) * length) / count
    const ny = py + (Math.sin((angle * Math.PI) / 180) * length) / count
    marks.push(`<path d="M${px} ${py}L${nx} ${ny}" stroke="#000" stroke-width="${1.5 - share}"/>`)
    const long = length * 0.52 * (Math.sin(Math.PI * (0.12 + 0.8 * share)) ** 0.8 + 0.05)
    for (const side of [-1, 1]) {
      marks.push(leaf(nx, ny, long, length * 0.022, angle + side * (62 - 30 * share + 5 * random())))
    }
    ;[px, py] = [nx, ny]
  }
  return marks.join('')
}

function leaf(x: number, y: number, long: number, wide: number, degrees: number): string {
  const path = `M0 0C${long * 0.3} ${-wide} ${long * 0.7} ${-wide} ${long} 0C${long * 0.7} ${wide} ${long * 0.3} ${wide} 0 0Z`
  return `<path d="${path}" transform="translate(${x} ${y}) rotate(${degrees})" fill="#000"/>`
}

export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

function dot(a: Vector, x: number, y: number, z: number): number {
  return a[0] * x + a[1] * y + a[2] * z
}

function turned(a: Vector, b: Vector, cos: number, sin: number): Vector {
  return [a[0] * cos + b[0] * sin, a[1] * cos + b[1] * sin, a[2] * cos + b[2] * sin]
}
