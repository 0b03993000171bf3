import { wilsonInterval } from '#kernel/wilson.ts'

/** What became of the pieces of a product that arrived: the size was right, or somebody said that it was not. */
export type FitCounts = { readonly kept: number; readonly tooSmall: number; readonly tooLarge: number }

/** What a retailer decides about it; shares in hundredths of a percent. */
export type FitRules = {
  /** Of fewer cases nothing is said. */
  readonly minimumCases: number
  /** A product runs small or large when surely more than this share of its buyers found so. */
  readonly share: number
}

export const fitDirections = ['small', 'large', 'normal'] as const

/** How a product runs. */
export type Fit = {
  readonly runs: (typeof fitDirections)[number]
  /** So many of a hundred said so; of a product that runs as usual so many kept their size. */
  readonly percent: number
  readonly cases: number
  /** Whether surely most said so: then another size is the better advice for everybody. */
  readonly isForMost: boolean
}

/**
 * How a product runs by what its buyers did, where their number says it for sure: by the ends of Wilson's interval, so that few cases, or
 * many that disagree, say nothing.
 */
export function fitOf(counts: FitCounts, { minimumCases, share }: FitRules): Fit | undefined {
  const { kept, tooSmall, tooLarge } = counts
  const cases = kept + tooSmall + tooLarge
  if (cases < Math.max(1, minimumCases)) return undefined
  const least = share / 10_000
  const small = wilsonInterval(tooSmall, cases)
  const large = wilsonInterval(tooLarge, cases)
  const told = (runs: Fit['runs'], hits: number): Fit => ({
    runs,
    percent: Math.round((hits / cases) * 100),
    cases,
    isForMost: wilsonInterval(hits, cases).lower > 0.5,
  })
  if (small.lower > Math.max(least, large.upper)) return told('small', tooSmall)
  if (large.lower > Math.max(least, small.upper)) return told('large', tooLarge)
  if (small.upper < least && large.upper < least) return told('normal', kept)
  return undefined
}
