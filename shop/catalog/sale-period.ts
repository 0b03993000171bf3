import { localDay } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'

/** How a shop treats the national sale seasons; the shop ships with `off` (specification §9). */
export type SalePeriodMode = 'off' | 'calendar' | 'on'

export type SalePhase = 'waiting' | 'sale' | 'none'

/**
 * Belgium forbids announcing reductions on clothes, shoes and leather goods in the weeks before the sales (Code of economic
 * law, article VI.29): 3 December to 2 January and all of June; the sales are 3 to 31 January and all of July. When a sale
 * would begin on a Sunday it begins a day earlier, and so does the waiting period before it.
 *
 * France has sales of four weeks and nothing to wait for (Code de commerce, article D.310-15-2): from the second Wednesday of
 * January, or the first when the second comes after the 12th; and from the last Wednesday of June, or the one before when that
 * comes after the 28th.
 */
export function salePhase(storefront: Pick<Storefront, 'country' | 'timeZone'>, now: Date): SalePhase {
  const date = localDay(now, storefront.timeZone)
  const today = Date.parse(date)
  for (const season of seasonsIn(storefront.country, Number(date.slice(0, 4)))) {
    if (today >= season.waiting && today < season.sale) return 'waiting'
    if (today >= season.sale && today <= season.end) return 'sale'
  }
  return 'none'
}

/** Whether reductions may not be shown now. Only Belgium has such weeks, and only a shop that follows the calendar hides them. */
export function hidesReductions(storefront: Storefront, now: Date, mode: SalePeriodMode = 'off'): boolean {
  if (!storefront.belgianPrices || mode === 'off') return false
  return mode === 'on' || salePhase(storefront, now) === 'waiting'
}

/** From when one waits for the sale, from when it is, and its last day. */
type Season = { readonly waiting: number; readonly sale: number; readonly end: number }

function seasonsIn(country: Country, year: number): readonly Season[] {
  if (country === 'BE') return [winter(year), winter(year + 1), summer(year)]
  if (country !== 'FR') return []
  const second = wednesday(year, 0, 8)
  const last = wednesday(year, 5, 24)
  return [
    fourWeeksFrom(new Date(second).getUTCDate() > 12 ? second - 7 * day : second),
    fourWeeksFrom(new Date(last).getUTCDate() > 28 ? last - 7 * day : last),
  ]
}

/** The first Wednesday on or after a day. */
function wednesday(year: number, month: number, date: number): number {
  const from = new Date(Date.UTC(year, month, date))
  return from.getTime() + ((3 - from.getUTCDay() + 7) % 7) * day
}

function fourWeeksFrom(sale: number): Season {
  return { waiting: sale, sale, end: sale + (28 - 1) * day }
}

function winter(year: number): Season {
  const shift = new Date(Date.UTC(year, 0, 3)).getUTCDay() === 0 ? day : 0
  return { waiting: Date.UTC(year - 1, 11, 3) - shift, sale: Date.UTC(year, 0, 3) - shift, end: Date.UTC(year, 0, 31) }
}

function summer(year: number): Season {
  const shift = new Date(Date.UTC(year, 6, 1)).getUTCDay() === 0 ? day : 0
  return { waiting: Date.UTC(year, 5, 1) - shift, sale: Date.UTC(year, 6, 1) - shift, end: Date.UTC(year, 6, 31) }
}
