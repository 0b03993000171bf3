import type { Translate } from '#web/messages/translator.ts'
import { dayName } from '#web/stores/opening-text.ts'

type Moment = { readonly date: string; readonly time: string; readonly daysAhead: number }

/** From when an order lies ready in a store: 'Vandaag klaar vanaf 16:30'. */
export function readyText(t: Translate, iso: string, { date, time, daysAhead }: Moment): string {
  if (daysAhead === 0) return t('pickup.ready_today', { time })
  if (daysAhead === 1) return t('pickup.ready_tomorrow', { time })
  return t('pickup.ready_on', { day: dayName(iso, date), time })
}
