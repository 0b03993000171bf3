import type { Finding } from './checker/evidence.ts'
import { failures } from './failures/failures.ts'
import type { PlannedFailure } from './schedule.ts'
import type { StillWaiting } from './settle.ts'

export type ChaosResult = {
  readonly seed: number
  readonly shoppers: number
  readonly happened: readonly PlannedFailure[]
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  /** What the shop had not done when nothing moved any more. */
  readonly waiting: StillWaiting
  readonly seconds: number
}

/** What was tried, and what was lost. */
export function chaosTable({ seed, shoppers, happened, counts, findings, waiting, seconds }: ChaosResult): string {
  const tried = failures.map(({ name, said }) => {
    const times = happened.filter(({ failure }) => failure === name)
    const lasted = times.reduce((sum, { lastsMs }) => sum + lastsMs, 0) / 1000
    return `  ${String(times.length).padStart(3)} ×  ${lasted.toFixed(0).padStart(4)} s  ${said}`
  })
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  const lost = [
    ...findings.map(({ kind, what }) => `  LOST  ${kind}: ${what}`),
    ...Object.entries(waiting).map(([what, count]) => `  WAITS STILL  ${count} ${what}`),
  ]
  return [
    '',
    `Seed ${seed}, ${shoppers} shoppers, ${happened.length} failures, ${Math.round(seconds)} s`,
    ...tried,
    `  ${counted.join(', ')}`,
    ...(lost.length === 0 ? ['  Lost: nothing.'] : lost),
    '',
  ].join('\n')
}

/** Whether nothing was lost, and nothing waits. */
export const lostNothing = ({ findings, waiting }: Pick<ChaosResult, 'findings' | 'waiting'>): boolean =>
  findings.length === 0 && Object.keys(waiting).length === 0
