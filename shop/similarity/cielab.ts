/** A colour as the eye takes it: how light from 0 to 100, from green to red, from blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** CIE 1976 L*a*b* of an sRGB colour under D65. @param red, green and blue from 0 to 255 */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red / 255), linear(green / 255), linear(blue / 255)]
  const x = stretched((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = stretched(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = stretched((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** The same of `#7a2233`; nothing of what is no such colour. */
export function labOfHex(hex: string): Lab | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined) return undefined
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return labOfRgb(part(0), part(2), part(4))
}

/** ΔE of 1976: 2 is just seen, 100 is black beside white. */
export function labDistance(one: Lab, other: Lab): number {
  const [light, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.sqrt(light * light + a * a + b * b)
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const stretched = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
