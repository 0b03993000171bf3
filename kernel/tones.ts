import { colorWheel, type Tone } from './color-wheel.ts'

const hexes = new Map(Object.values(colorWheel).flatMap((ring) => Object.entries<string>(ring)))

/** All colours of the wheel, ring by ring. */
export const tones = [...hexes.keys()] as readonly Tone[]

export const toneHex = (tone: Tone): string => hexes.get(tone) ?? ''
