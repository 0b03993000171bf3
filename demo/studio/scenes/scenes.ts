import { banners, journal, openings, stories } from './banners.ts'
import { looksForHer, looksForHim } from './looks.ts'
import type { Scene } from './model.ts'

export const scenes: readonly Scene[] = [
  ...openings,
  ...looksForHer,
  ...looksForHim,
  ...banners,
  ...stories,
  ...journal,
]
