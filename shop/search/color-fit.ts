/** The colours that people search by; a catalogue has finer ones. */
export type BasicColor =
  | 'black'
  | 'white'
  | 'grey'
  | 'brown'
  | 'beige'
  | 'red'
  | 'burgundy'
  | 'pink'
  | 'purple'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'navy'

/** What somebody has in mind who says the word: the middle of it, then its borders. */
const meant: Readonly<Record<BasicColor, readonly string[]>> = {
  black: ['#111111', '#1f1d1d'],
  white: ['#ffffff', '#f4f1ea', '#e9e4d8'],
  grey: ['#8f8f8f', '#c8c6c2', '#4a4a4a'],
  brown: ['#6b4630', '#4a2a1e', '#8a5433'],
  beige: ['#cdb596', '#d9bda3', '#e0d3bd', '#b9966a'],
  red: ['#b0241f', '#9a2a2b', '#d2312b'],
  burgundy: ['#7a2233', '#5d1626'],
  pink: ['#e3a2b4', '#d39aa4', '#e9c4bf', '#d64a86'],
  purple: ['#6a3f66', '#7a4fa0', '#a98bc4'],
  orange: ['#d8682c', '#d05b4c', '#a64a33'],
  yellow: ['#e8c93b', '#e3d3a2'],
  green: ['#2f5142', '#4c7a4f', '#7d9471', '#6e6c3c'],
  blue: ['#2f5fa8', '#4a6a94', '#8ca7b8', '#2f5068', '#273552'],
  navy: ['#273552', '#1b2740'],
}

/** Oklab distance at which a colour is no longer what was meant. */
const farthest = 0.11
const worthNaming = 0.35
/** The part of a distance that is hue alone: moss is nearly as dark as brown, and nobody takes it for brown. */
const farthestInHue = 0.024
/** Below it a colour is no colour but grey, black or white; so much more is one. */
const neutral = 0.02

/** So dark that the eye hardly tells the hue: black stands in for navy, dark brown for burgundy. */
const dark: ReadonlySet<BasicColor> = new Set(['navy', 'burgundy'])

/** How well a product's colour fits the word, from 1 down to 0. */
export function colorFit(color: BasicColor, hex: string): number {
  const own = oklab(hex)
  if (!own) return 0
  const distances = meant[color].flatMap((one) => {
    const other = oklab(one) ?? own
    return dark.has(color) || isOfOneHue(own, other) ? [distance(own, other)] : []
  })
  const fit = 1 - Math.min(...distances) / farthest
  return fit < worthNaming ? 0 : Math.min(1, fit + 0.05)
}

type Oklab = readonly [number, number, number]

/** Whether two colours differ in how light and how strong they are, rather than in what colour they are. */
function isOfOneHue(one: Oklab, other: Oklab): boolean {
  const [weak = 0, strong = 0] = [chroma(one), chroma(other)].sort((a, b) => a - b)
  if (weak < neutral && strong - weak > neutral) return false
  const between = Math.atan2(one[2], one[1]) - Math.atan2(other[2], other[1])
  return 2 * Math.sqrt(weak * strong) * Math.abs(Math.sin(between / 2)) <= farthestInHue
}

const chroma = ([, a, b]: Oklab) => Math.hypot(a, b)
const distance = (a: Oklab, b: Oklab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Björn Ottosson's Oklab, in which distances are as far as they look. */
function oklab(hex: string): Oklab | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined) return undefined
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
