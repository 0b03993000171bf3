import type { Finding } from './checker/evidence.ts'
import { failures } from './failures/failures.ts'
import type { PlannedFailure } from './schedule.ts'

export type ChaosResult = {
  readonly seed: number
  readonly shoppers: number
  readonly happened: readonly PlannedFailure[]
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  readonly seconds: number
}

/** What was tried, and what was lost. */
export function chaosTable({ seed, shoppers, happened, counts, findings, seconds }: ChaosResult): string {
  const tried = failures.map(({ name, said }) => {
    const times = happened.filter(({ failure }) => failure === name)
    const lasted = times.reduce((sum, { lastsMs }) => sum + lastsMs, 0) / 1000
    return `  ${String(times.length).padStart(3)} ×  ${lasted.toFixed(0).padStart(4)} s  ${said}`
  })
  const counted = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  const lost =
    findings.length === 0 ? ['  Lost: nothing.'] : findings.map(({ kind, what }) => `  LOST  ${kind}: ${what}`)
  return [
    '',
    `Seed ${seed}, ${shoppers} shoppers, ${happened.length} failures, ${Math.round(seconds)} s`,
    ...tried,
    `  ${counted.join(', ')}`,
    ...lost,
    '',
  ].join('\n')
}
