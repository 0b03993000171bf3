import type { Shop } from '#shop/shop.ts'
import type { Log } from './log.ts'

const pauseMs = 60_000

/** Writes down every minute, and at the end, what this process counted: views of products, which led to which, and searches. */
export function writeCountsNowAndThen(
  { searchRules, funnel, seenTogether }: Pick<Shop, 'searchRules' | 'funnel' | 'seenTogether'>,
  log: Pick<Log, 'warn'>,
): { stop(): Promise<void> } {
  let writing: Promise<unknown> = Promise.resolve()
  const write = () => {
    writing = writing
      .then(() => funnel.writeViews())
      .catch((error: unknown) => log.warn({ err: error }, 'What was looked at could not be written down'))
      .then(() => seenTogether.write())
      .catch((error: unknown) => log.warn({ err: error }, 'What was looked at together could not be written down'))
      .then(() => searchRules.write())
      .catch((error: unknown) => log.warn({ err: error }, 'What was searched for could not be written down'))
    return writing
  }
  const timer = setInterval(write, pauseMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
