import { type Clock, minute } from '#kernel/clock.ts'
import type { Log } from '../log.ts'

export type Warn = (sentence: string, facts: object) => void

/** At most one line a minute of each sentence. `times` in it says how often it would have been said since the one before. */
export function warnNowAndThen(clock: Clock, log: Pick<Log, 'warn'>): Warn {
  const said = new Map<string, { readonly quietUntil: number; readonly times: number }>()
  return (sentence, facts) => {
    const before = said.get(sentence) ?? { quietUntil: 0, times: 0 }
    const times = before.times + 1
    const now = clock.now().getTime()
    if (now < before.quietUntil) {
      said.set(sentence, { ...before, times })
      return
    }
    said.set(sentence, { quietUntil: now + minute, times: 0 })
    log.warn({ ...facts, times }, sentence)
  }
}
