/** The colours of a shop by what they are for, and the ones that count where a brand names none: those of `web/styles/tokens.css`. */
export const usualColors = {
  paper: '#fbfaf7',
  surface: '#f3f0ea',
  ink: '#16130f',
  inkSoft: '#645d54',
  inkHover: '#39332c',
  onInk: '#fbfaf7',
  line: '#e2dcd2',
  controlLine: '#8c8378',
  accent: '#7a1f2b',
  accentHover: '#5f1721',
  sale: '#b3261e',
  ok: '#2f6b4f',
  warn: '#8a5a00',
  focus: '#1f5fd1',
} as const

export type ColorName = keyof typeof usualColors
export type BrandColors = Readonly<Record<ColorName, string>>

/** What is read on what (WCAG 2.2, 1.4.3), and what has to be told from what is beside it (1.4.11). */
const pairs: readonly (readonly [front: ColorName, back: ColorName, least: 4.5 | 3])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['inkSoft', 'paper', 4.5],
  ['inkSoft', 'surface', 4.5],
  ['inkHover', 'paper', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ['accentHover', 'paper', 4.5],
  ['sale', 'paper', 4.5],
  ['sale', 'surface', 4.5],
  ['ok', 'paper', 4.5],
  ['ok', 'surface', 4.5],
  ['warn', 'paper', 4.5],
  ['warn', 'surface', 4.5],
  ['onInk', 'ink', 4.5],
  ['onInk', 'inkHover', 4.5],
  ['onInk', 'accent', 4.5],
  ['onInk', 'accentHover', 4.5],
  ['controlLine', 'paper', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
]

/** A sentence for each pair of colours that too few people can tell from each other. */
export function contrastFaults(colors: BrandColors): readonly string[] {
  return pairs.flatMap(([front, back, least]) => {
    const found = contrastOf(colors[front], colors[back])
    if (found >= least) return []
    // Rounded down: 4.49 is not 4.5.
    const shown = Math.floor(found * 10) / 10
    const rule =
      least === 4.5 ? 'text needs 4.5 to 1 (WCAG 2.2, 1.4.3)' : 'lines and marks need 3 to 1 (WCAG 2.2, 1.4.11)'
    return `colors.${front} (${colors[front]}) on colors.${back} (${colors[back]}) has a contrast of ${shown} to 1; ${rule}`
  })
}

/** From 1, the same colour, to 21, black on white (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue of `#16130f`, each from 0 to 255. */
export const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
