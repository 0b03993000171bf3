import type { Shop } from '#shop/shop.ts'
import type { Log } from './log.ts'

const pauseMs = 60_000

/** Writes down every minute, and at the end, what this process counted of searches. */
export function writeSearchesNowAndThen(
  { searchRules }: Pick<Shop, 'searchRules'>,
  log: Pick<Log, 'warn'>,
): { stop(): Promise<void> } {
  let writing: Promise<unknown> = Promise.resolve()
  const write = () => {
    writing = writing
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
