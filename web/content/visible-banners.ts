export type PromoBanner = {
  readonly text: string
  readonly action_from: string | null
  readonly action_to: string | null
  readonly color: string
  readonly background_color: string
  readonly link: string | null
  /** Not for whoever is logged in: it may invite to what they are already. */
  readonly guests_only: boolean
}

/** Only the first four are considered; the rest never moves up (specification §5, §9). */
const considered = 4

/** The banners with a text whose window is open; a missing bound is open on that side, and bounds belong to the window. */
export function visibleBanners<Banner extends PromoBanner>(
  banners: readonly Banner[],
  now: Date,
  isLoggedIn = false,
): Banner[] {
  return banners
    .slice(0, considered)
    .filter(({ text, guests_only: guestsOnly }) => text.trim() !== '' && !(guestsOnly && isLoggedIn))
    .filter(({ action_from: from }) => from === null || now >= new Date(from))
    .filter(({ action_to: to }) => to === null || now <= new Date(to))
}

/** Shown with a clock only while its end is near: a year in seconds hurries nobody. */
const closingMs = 72 * 60 * 60 * 1000

/** Whether the end of a banner is so near that the time left is worth counting. */
export function isClosing({ action_to: to }: Pick<PromoBanner, 'action_to'>, now: Date): boolean {
  return to !== null && new Date(to).getTime() - now.getTime() <= closingMs
}

export type ShownBanner = { readonly banner: PromoBanner; readonly closing: boolean }

/** The visible ones, and which of them count down. */
export function shownBanners(banners: readonly PromoBanner[], now: Date, isLoggedIn = false): ShownBanner[] {
  return visibleBanners(banners, now, isLoggedIn).map((banner) => ({ banner, closing: isClosing(banner, now) }))
}

/** Whether two looks at the same banners show the same of them in the same way. */
export function sameBanners(some: readonly ShownBanner[], others: readonly ShownBanner[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ banner, closing }, at) => banner === others[at]?.banner && closing === others[at]?.closing)
  )
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
