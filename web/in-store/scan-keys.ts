/** A scanner types faster than anybody: its keys follow each other within so many milliseconds. */
const mostBetween = 50
/** Shorter runs of keys are nobody's barcode. */
const shortest = 6
const longest = 40

export type ScanKeys = {
  /**
   * Hears a key.
   * @param at milliseconds
   * @returns the code, when the key is the Enter that ends one
   */
  press(key: string, at: number): string | undefined
}

/** Tells a scanner that acts as a keyboard from fingers: a run of fast keys that ends in Enter. */
export function scanKeys(): ScanKeys {
  let run = ''
  let last = Number.NEGATIVE_INFINITY
  return {
    press(key, at) {
      const isFast = at - last <= mostBetween
      last = at
      if (key === 'Enter') {
        const code = isFast && run.length >= shortest ? run : undefined
        run = ''
        return code
      }
      if (!/^[\w.\-/]$/.test(key)) {
        // A scanner may hold Shift for its letters; any other key ends the run.
        if (key !== 'Shift') run = ''
        return undefined
      }
      run = (isFast ? run + key : key).slice(-longest)
      return undefined
    },
  }
}
