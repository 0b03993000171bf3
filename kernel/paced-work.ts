/** So long work goes on at a stretch: shoppers whose request comes meanwhile wait for that, and don't feel it. */
const stretchMs = 8

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

export type Pace = {
  /** What part of one processor the work may take, above 0 up to 1. */
  readonly part: number
  /** Milliseconds since some moment; passed in by tests. */
  readonly now?: () => number
  readonly rest?: (milliseconds: number) => Promise<unknown>
}

/**
 * Spreads long work that nobody waits for: called after each piece of it, it lets others have the thread whenever the work went on for a
 * stretch, and rests for as long as keeps it to its part of the processor.
 */
export function pacedWork({ part, now = () => performance.now(), rest = pause }: Pace): () => Promise<void> {
  let since = now()
  return async () => {
    const worked = now() - since
    if (worked < stretchMs) return
    await rest((worked * (1 - part)) / part)
    since = now()
  }
}
