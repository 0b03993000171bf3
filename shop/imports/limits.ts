import type { ShopSettings } from '../settings/settings.ts'
import type { ImportRun } from './import.ts'
import { type ImportMessage, importMessage } from './messages.ts'

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

const percents = (share: number) => Math.round(share * 1000) / 10

/** Whether a plan does so much that a second person has to look at it: it ends, sells out or moves more than goes without asking. */
export function needsSecondPerson({ counts }: Pick<ImportRun, 'counts'>, limits: ImportLimits): boolean {
  const share = counts.endable === 0 ? 0 : counts.ended / counts.endable
  return share > limits.ended || counts.largeMoves > 0
}

/** Why a plan waits for an approval; nothing for one that may go on. */
export function reasonsToWait(
  { kind, mode, counts, planOnly }: Pick<ImportRun, 'kind' | 'mode' | 'counts' | 'planOnly'>,
  limits: ImportLimits,
): readonly ImportMessage[] {
  const reasons: ImportMessage[] = []
  const share = counts.endable === 0 ? 0 : counts.ended / counts.endable
  if (share > limits.ended) {
    const { ended, endable } = counts
    reasons.push(
      importMessage(`ends-${kind}`, { ended, endable, share: percents(share), most: percents(limits.ended) }),
    )
  }
  if (counts.largeMoves > 0) {
    const { largeMoves, firstLargeMove } = counts
    reasons.push(
      importMessage('moves-prices', { count: largeMoves, most: percents(limits.priceMove), line: firstLargeMove }),
    )
  }
  if (counts.refused > counts.rows * limits.refused) {
    const { refused, rows } = counts
    reasons.push(importMessage('refuses-rows', { refused, rows, share: percents(refused / rows) }))
  } else if (mode === 'full' && counts.refused > 0 && counts.withdrawn > 0) {
    reasons.push(importMessage('withdraws-unread', { refused: counts.refused }))
  }
  if (planOnly) reasons.push(importMessage('plan-asked-for'))
  return reasons
}

/** How far a price moves, as a share of the old one. */
export const moveOf = (before: number, after: number) => Math.abs(after - before) / before
