import { join } from 'node:path'

/** Where the pictures of whole turns lie, and the films made of them. */
export const turns = join(import.meta.dirname, 'turns')

/** How many pictures a whole turn has; the studio's styles.py says the same. */
export const stepCount = 36

/** The names of a turn's pictures, without ending: `…/sneaker-0-turn-00` to `…-35`. */
export function steps(of: string, folder = turns): string[] {
  return Array.from({ length: stepCount }, (_, step) => join(folder, `${of}-turn-${String(step).padStart(2, '0')}`))
}
