/** How many pictures a whole turn has: one for every ten degrees. */
const stepCount = 36

/** The names of a turn's pictures below `demo/pictures`: `turns/sneaker-0-turn-00` to `…-35`. */
export function turnPictures(of: string): string[] {
  return Array.from({ length: stepCount }, (_, step) => `turns/${of}-turn-${String(step).padStart(2, '0')}`)
}
