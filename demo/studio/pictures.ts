import { join } from 'node:path'

/**
 * Where the demo shop looks for its pictures. These folders and the names in them are all that the studio and the shop have in
 * common; neither imports the other.
 */
const pictures = join(import.meta.dirname, '../pictures')

export const packshots = join(pictures, 'packshots')

/** The pictures of whole turns, and the films made of them. */
export const turns = join(pictures, 'turns')

/** The large pictures: products in a set, for home and content pages. */
export const scenes = join(pictures, 'scenes')

/** Where on its packshot a product is, and how far away each point of it. */
export const mattes = join(pictures, 'scenes-mattes')

/** How many pictures a whole turn has; `blender/styles.py` says the same. */
export const stepCount = 36

/** The names of a turn's pictures, without ending: `…/sneaker-0-turn-00` to `…-35`. */
export function steps(of: string, folder = turns): string[] {
  return Array.from({ length: stepCount }, (_, step) => join(folder, `${of}-turn-${String(step).padStart(2, '0')}`))
}
