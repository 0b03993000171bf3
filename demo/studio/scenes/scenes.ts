import { banners, journal, openings, stories } from './scenes-banners.ts'
import { looksForHer, looksForHim } from './scenes-looks.ts'
import type { Scene } from './scenes-model.ts'

export const scenes: readonly Scene[] = [
  ...openings,
  ...looksForHer,
  ...looksForHim,
  ...banners,
  ...stories,
  ...journal,
]
