export type PromoBanner = {
  readonly text: string
  readonly action_from: string | null
  readonly action_to: string | null
  readonly color: string
  readonly background_color: string
  readonly link: string | null
}

/** Only the first four are considered; the rest never moves up (specification §5, §9). */
const considered = 4

/** The banners with a text whose window is open; a missing bound is open on that side, and bounds belong to the window. */
export function visibleBanners<Banner extends PromoBanner>(banners: readonly Banner[], now: Date): Banner[] {
  return banners
    .slice(0, considered)
    .filter(({ text }) => text.trim() !== '')
    .filter(({ action_from: from }) => from === null || now >= new Date(from))
    .filter(({ action_to: to }) => to === null || now <= new Date(to))
}

/** Whether two looks at the same banners let the same of them through. */
export function sameBanners(some: readonly PromoBanner[], others: readonly PromoBanner[]): boolean {
  return some.length === others.length && some.every((banner, index) => banner === others[index])
}

export type TimeLeft = {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole days, hours, minutes and seconds until an instant; nothing once it has passed. */
export function timeLeft(until: Date, now: Date): TimeLeft | undefined {
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000)
  if (seconds < 0) return undefined
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
