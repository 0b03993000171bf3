import type { OpeningHours, OpeningPeriod } from './opening-hours.ts'
import type { Storefront } from './storefront.ts'

const workday: readonly OpeningPeriod[] = [{ opens: '09:00', closes: '17:00' }]

/** When customer service is there: Monday to Friday, 09:00 to 17:00 by the storefront's clock (specification §1). */
export function serviceHours({ timeZone }: Pick<Storefront, 'timeZone'>): OpeningHours {
  return {
    timeZone,
    days: { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
    exceptions: [],
  }
}
