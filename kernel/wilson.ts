/** A share that was seen in some cases, as an interval in which the true one lies. Both ends from 0 to 1. */
export type ShareInterval = { readonly lower: number; readonly upper: number }

/** Of the normal distribution: both ends together leave out one case in twenty. */
const z = 1.96

/**
 * Wilson's score interval (E. B. Wilson, 1927): of few cases it says little, and never more than they can bear.
 * @param hits how many of the cases; 0 to `cases`
 */
export function wilsonInterval(hits: number, cases: number): ShareInterval {
  if (cases <= 0) return { lower: 0, upper: 1 }
  const share = hits / cases
  const spread = (z * z) / cases
  const middle = share + spread / 2
  const reach = z * Math.sqrt((share * (1 - share)) / cases + spread / (4 * cases))
  const whole = 1 + spread
  // What is left of rounding at the ends would rank one of a thousand refusals above another.
  const lower = hits === 0 ? 0 : Math.max(0, (middle - reach) / whole)
  const upper = hits === cases ? 1 : Math.min(1, (middle + reach) / whole)
  return { lower, upper }
}
