import type { Clock } from '#kernel/clock.ts'
import { type SearchPort, type SearchQuestion, type SearchService, SearchUnavailable } from './search-port.ts'

export type FallbackDeps = {
  readonly service: SearchService
  /** The search in memory. It is left asleep until it is needed, because it takes memory. */
  readonly own: SearchPort
  /** Whether the catalogue is small enough for the search in memory. */
  readonly fits: () => Promise<boolean>
  readonly clock: Clock
  /** Told of what no adapter tells of. */
  readonly report: (error: unknown) => void
}

/** Where lists and searches are answered at the moment. */
export type SearchHealth = 'service' | 'own' | 'none'

export type SearchWithFallback = SearchPort & {
  /** Asks the service now. */
  health(): Promise<SearchHealth>
}

/** For so many milliseconds after a failure nobody waits for the service again. */
const restMs = 10_000

/**
 * A search service, and behind it the search in memory for as long as the service doesn't answer: a question waits for the service
 * once and not again for ten seconds. What changed while it was away is written into it before it is asked anything again.
 */
export function searchWithFallback({ service, own, fits, clock, report }: FallbackDeps): SearchWithFallback {
  let restsUntil = 0
  /** Changes that the service did not take up; 0 when it knows everything. */
  let missed = 0
  let isMending = false
  /** Whether the search in memory has been asked, and wants to hear of changes from then on. */
  let isAwake = false

  const now = () => clock.now().getTime()

  async function ask<T>(from: (search: SearchPort) => Promise<T>): Promise<T> {
    if (missed > 0 && now() >= restsUntil) mend()
    if (now() < restsUntil || (missed > 0 && (await mayWake()))) return askOwn(from)
    const isTrial = restsUntil > 0
    // Others don't wait for the outcome of a trial.
    if (isTrial) restsUntil = now() + restMs
    try {
      const answer = await from(service)
      if (isTrial) restsUntil = 0
      return answer
    } catch (error) {
      failed(error)
      return askOwn(from)
    }
  }

  async function askOwn<T>(from: (search: SearchPort) => Promise<T>): Promise<T> {
    if (!(await mayWake())) throw new SearchUnavailable('The search service is away, and the catalogue is too large')
    isAwake = true
    return from(own)
  }

  async function mayWake(): Promise<boolean> {
    return isAwake || fits()
  }

  function failed(error: unknown): void {
    if (error instanceof SearchUnavailable) restsUntil = now() + restMs
    else report(error)
  }

  function mend(): void {
    if (isMending) return
    isMending = true
    rebuildService()
      .catch(failed)
      .finally(() => {
        isMending = false
      })
  }

  async function rebuildService(): Promise<void> {
    const known = missed
    await service.rebuild()
    // What it missed while it read the catalogue it may have missed altogether.
    missed -= known
    restsUntil = 0
  }

  /** A change is taken up here whether or not the service hears of it now. */
  async function change(tellService: () => Promise<void>, tellOwn: () => Promise<void>): Promise<void> {
    const told = tellService().catch((error) => {
      missed++
      failed(error)
    })
    await Promise.all([told, isAwake ? tellOwn() : undefined])
  }

  return {
    find: (question: SearchQuestion) => ask((search) => search.find(question)),
    facets: (question: SearchQuestion) => ask((search) => search.facets(question)),
    rebuild: () => change(rebuildService, () => own.rebuild()),
    refresh: (...asked) =>
      change(
        () => service.refresh(...asked),
        () => own.refresh(...asked),
      ),
    retune: () =>
      change(
        () => service.retune(),
        () => own.retune(),
      ),
    async health() {
      try {
        await service.check()
        if (missed === 0) return 'service'
      } catch (error) {
        failed(error)
      }
      return (await mayWake()) ? 'own' : 'none'
    },
  }
}
