import type { ShopSettings } from '../settings/settings.ts'
import type { ImportRun } from './import.ts'

/** How much a plan may do without anybody having looked at it. */
export type ImportLimits = {
  /** Which share of what a file names it may sell out or end, from 0 to 1. */
  readonly ended: number
  /** How far a price may move: 0.33 is a third up or down. */
  readonly priceMove: number
  /** Which share of the rows may be refused. */
  readonly refused: number
}

/** What the retailer decided, as shares. */
export const limitsOf = ({ imports }: Pick<ShopSettings, 'imports'>): ImportLimits => ({
  ended: imports.mostEnded / 10_000,
  priceMove: imports.mostPriceMove / 10_000,
  refused: imports.mostRefused / 10_000,
})

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

/** Whether a plan does so much that a second person has to look at it: it ends, sells out or moves more than goes without asking. */
export function needsSecondPerson({ counts }: Pick<ImportRun, 'counts'>, limits: ImportLimits): boolean {
  const share = counts.endable === 0 ? 0 : counts.ended / counts.endable
  return share > limits.ended || counts.largeMoves > 0
}

/** Why a plan waits for an approval, each reason in a sentence; nothing for one that may go on. */
export function reasonsToWait(
  { mode, counts, planOnly }: Pick<ImportRun, 'mode' | 'counts' | 'planOnly'>,
  limits: ImportLimits,
  [verb, things]: readonly [string, string],
): readonly string[] {
  const reasons: string[] = []
  const share = counts.endable === 0 ? 0 : counts.ended / counts.endable
  if (share > limits.ended) {
    reasons.push(
      `It would ${verb} ${counts.ended} of ${counts.endable} ${things} (${percent(share)}); up to ${percent(limits.ended)} go without asking.`,
    )
  }
  if (counts.largeMoves > 0) {
    reasons.push(
      `It would move ${counts.largeMoves === 1 ? 'a price' : `${counts.largeMoves} prices`} by more than ${percent(limits.priceMove)}, the first in line ${counts.firstLargeMove}.`,
    )
  }
  if (counts.refused > counts.rows * limits.refused) {
    reasons.push(`It refused ${counts.refused} of ${counts.rows} rows (${percent(counts.refused / counts.rows)}).`)
  } else if (mode === 'full' && counts.refused > 0 && counts.withdrawn > 0) {
    reasons.push(
      `It would withdraw what the file leaves out, and ${counts.refused} rows can't be read: they may name some of that.`,
    )
  }
  if (planOnly) reasons.push('Only its plan was asked for.')
  return reasons
}

/** How far a price moves, as a share of the old one. */
export const moveOf = (before: number, after: number) => Math.abs(after - before) / before
