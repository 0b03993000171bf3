import { addMonths, type Day } from '#kernel/calendar.ts'
import { day as oneDay } from '#kernel/clock.ts'
import { type ShoeMaterial, saysWord } from '../catalog/shoe-material.ts'
import type { ShopSettings } from '../settings/settings.ts'

export type CareSettings = ShopSettings['careReminders']
export type CareRule = CareSettings['rules'][number]

/** An article of an order of a reader. */
export type OwnedPair = ShoeMaterial & {
  readonly memberId: string
  readonly orderId: string
  /** Of the order's lines. */
  readonly position: number
  readonly boughtAt: Date
  readonly deliveredAt: Date | null
  readonly quantity: number
  /** Announced to come back, or back. */
  readonly returned: number
  /** Paid back for whatever reason. */
  readonly refunded: number
  /** Whether its buyer withdrew from the order, as far as it is. */
  readonly isWithdrawn: boolean
  /** Whether it was bought for somebody else. */
  readonly isPresent: boolean
}

/**
 * Rules that are for a shoe: those that have a word of what its properties say, and where there are none, those that have a material of
 * its upper. So what is for smooth leather is not said of suede, which is leather as well.
 */
export function rulesFor(rules: readonly CareRule[], material: ShoeMaterial): CareRule[] {
  const byWord = rules.filter(({ words }) => saysWord(material, words))
  return byWord.length > 0 ? byWord : rules.filter((rule) => rule.upper.some((one) => material.upper.includes(one)))
}

/** The season of a rule in which a day lies, by the year and month with which it begins; nothing outside of it. */
export function seasonOf({ from, until }: Pick<CareRule, 'from' | 'until'>, day: Day): string | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const isIn = from <= until ? month >= from && month <= until : month >= from || month <= until
  return isIn ? `${month >= from ? year : year - 1}-${String(from).padStart(2, '0')}` : undefined
}

/** Whether the buyer has at least one of them still. */
export function isStillOwned(pair: OwnedPair): boolean {
  const gone = Math.max(pair.returned, pair.refunded)
  return pair.deliveredAt !== null && !pair.isWithdrawn && !pair.isPresent && pair.quantity > gone
}

/** Whether it was bought neither too lately nor too long ago. */
export function isOfAge(
  { boughtAt }: Pick<OwnedPair, 'boughtAt'>,
  { afterDays, mostYears }: Pick<CareSettings, 'afterDays' | 'mostYears'>,
  { now, today }: { readonly now: Date; readonly today: Day },
): boolean {
  const oldest = new Date(`${addMonths(today, -12 * mostYears)}T00:00:00Z`)
  return boughtAt >= oldest && now.getTime() - boughtAt.getTime() >= afterDays * oneDay
}

export type CareReminderPlan = {
  readonly memberId: string
  readonly orderId: string
  readonly position: number
  readonly rule: string
  readonly season: string
}

/**
 * About which pair a reader is written to, if about any: the one bought last of those whose season it is. At most one, however many they
 * own, and none about which they were written to in this season.
 *
 * @param pairs of one reader
 * @param known.toldAt when they were written to last
 * @param known.told keys of pairs and seasons, by `toldKey`
 * @param known.says whether there is a text of a rule in the reader's language
 */
export function reminderFor(
  pairs: readonly OwnedPair[],
  settings: CareSettings,
  known: {
    readonly now: Date
    /** By the clock of the shop. */
    readonly today: Day
    readonly toldAt: Date | undefined
    readonly told: ReadonlySet<string>
    readonly says: (rule: CareRule) => boolean
  },
): CareReminderPlan | undefined {
  const { now, today, toldAt, told, says } = known
  if (toldAt && now.getTime() - toldAt.getTime() < settings.pauseDays * oneDay) return undefined
  return pairs
    .filter((pair) => isStillOwned(pair) && isOfAge(pair, settings, known))
    .toSorted((a, b) => b.boughtAt.getTime() - a.boughtAt.getTime() || a.position - b.position)
    .flatMap((pair): CareReminderPlan[] => {
      const rule = rulesFor(settings.rules, pair).find((one) => seasonOf(one, today) !== undefined && says(one))
      const season = rule && seasonOf(rule, today)
      if (!rule || season === undefined || told.has(toldKey({ ...pair, season }))) return []
      return [{ memberId: pair.memberId, orderId: pair.orderId, position: pair.position, rule: rule.id, season }]
    })
    .at(0)
}

/** A pair and a season, in one word. */
export const toldKey = ({
  orderId,
  position,
  season,
}: Pick<CareReminderPlan, 'orderId' | 'position' | 'season'>): string => `${orderId}:${position}:${season}`
