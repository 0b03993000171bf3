/** The curve by which packshots are developed (`studio/develop.py`), and its way back: from what is seen to what light did. */

/** Red, green and blue of light, in proportion to its energy; 1 is what paper throws back. */
export type Light = readonly [red: number, green: number, blue: number]

/** `#e9dfcf`, as it looks in the room's own light. */
export type Colour = `#${string}`

const shoulder = 0.8
const contrast = 1.04
const turn = 0.62

export function tone([red, green, blue]: Light): Light {
  const most = Math.max(red, green, blue)
  const less =
    most > shoulder ? (shoulder + (1 - shoulder) * (1 - Math.exp((shoulder - most) / (1 - shoulder)))) / most : 1
  return [displayed(red * less), displayed(green * less), displayed(blue * less)]
}

/** From 0 to 1 as seen; what the curve cannot reach is as bright as it gets. */
export function untone(red: number, green: number, blue: number): Light {
  const r = undisplayed(red)
  const g = undisplayed(green)
  const b = undisplayed(blue)
  const most = Math.max(r, g, b)
  if (most <= shoulder) return [r, g, b]
  const all = shoulder - (1 - shoulder) * Math.log(1 - Math.min(0.985, (most - shoulder) / (1 - shoulder)))
  return [(r / most) * all, (g / most) * all, (b / most) * all]
}

export function lightOf(colour: Colour): Light {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255
  return untone(channel(1), channel(3), channel(5))
}

function displayed(value: number): number {
  const v = Math.min(1, value <= 0.0031308 ? 12.92 * Math.max(0, value) : 1.055 * value ** (1 / 2.4) - 0.055)
  if (v < turn) return turn * (v / turn) ** contrast
  return 1 - (1 - turn) * ((1 - v) / (1 - turn)) ** (1 + (contrast - 1) * 0.6)
}

function undisplayed(seen: number): number {
  const v =
    seen < turn
      ? turn * (seen / turn) ** (1 / contrast)
      : 1 - (1 - turn) * ((1 - seen) / (1 - turn)) ** (1 / (1 + (contrast - 1) * 0.6))
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** A packshot's empty backdrop, as `develop.py` makes it. */
export function backdrop(width: number, height: number): Float32Array {
  const pixels = new Float32Array(width * height * 3)
  const top = paper('#efebe5')
  const low = paper('#f3efe9')
  for (let row = 0; row < height; row++) {
    const y = row / height
    const t = smooth(0.05, 0.95, y)
    for (let column = 0; column < width; column++) {
      const off = Math.hypot(((column / width - 0.5) * width) / height, y - 0.55)
      const glow = 1 + 0.04 * (Math.exp(-((off / 0.42) ** 2)) - 0.4)
      for (let c = 0; c < 3; c++) {
        pixels[(row * width + column) * 3 + c] = ((top[c] ?? 1) * (1 - t) + (low[c] ?? 1) * t) * glow
      }
    }
  }
  return pixels
}

/** The page's colours go through a slightly steeper curve than the products do; so they did when the packshots were made. */
function paper(colour: Colour): readonly number[] {
  const channel = (from: number) => {
    const seen = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    const v = 1 - (1 - turn) * ((1 - seen) / (1 - turn)) ** (1 / 1.036)
    return ((v + 0.055) / 1.055) ** 2.4
  }
  const light = [channel(1), channel(3), channel(5)]
  const most = Math.max(...light)
  const all = shoulder - (1 - shoulder) * Math.log(1 - Math.min(0.985, (most - shoulder) / (1 - shoulder)))
  return light.map((each) => (each / most) * all)
}

export function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
