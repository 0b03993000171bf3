import { type Day, localDay } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/clock.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'

/** Views of product pages of a day, as one process counted them since it wrote them down last. */
export type CountedViews = { readonly day: Day; readonly storefrontCode: StorefrontCode; readonly views: number }

/** Counts views of product pages in memory, to be written in batches: a number for each storefront and day, and nothing of who looked. */
export class ViewCounter {
  readonly #clock: Clock
  #views = new Map<string, CountedViews>()
  /** The day is asked for once a second: a page from the cache costs less than a date. */
  readonly #days = new Map<StorefrontCode, { readonly second: number; readonly day: Day }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  count(storefrontCode: StorefrontCode): void {
    this.#add({ day: this.#dayOf(storefrontCode), storefrontCode, views: 1 })
  }

  /** What was counted since it was taken last. */
  take(): CountedViews[] {
    const counted = [...this.#views.values()]
    this.#views = new Map()
    return counted
  }

  /** What could not be written is counted with what comes. */
  putBack(counted: readonly CountedViews[]): void {
    for (const one of counted) this.#add(one)
  }

  #add({ day, storefrontCode, views }: CountedViews): void {
    const name = `${day} ${storefrontCode}`
    this.#views.set(name, { day, storefrontCode, views: (this.#views.get(name)?.views ?? 0) + views })
  }

  #dayOf(code: StorefrontCode): Day {
    const now = this.#clock.now()
    const second = Math.floor(now.getTime() / 1000)
    const known = this.#days.get(code)
    if (known?.second === second) return known.day
    const day = localDay(now, storefrontOf(code).timeZone)
    this.#days.set(code, { second, day })
    return day
  }
}
