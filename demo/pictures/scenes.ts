import { looksForHer } from './scenes-looks.ts'
import type { Scene } from './scenes-model.ts'

export const scenes: readonly Scene[] = [...looksForHer]
