import { beginPlannedWeeks, changeExceptions, changeWeek, dropPlannedWeek, type HoursDeps } from './change-hours.ts'
import type { StoreHoursReader } from './store-hours-store.ts'

/** When stores are open, as staff decide it. */
export function storeHoursService({ storeHours, ...deps }: HoursDeps & { readonly storeHours: StoreHoursReader }) {
  return {
    of: (code: string) => storeHours.hoursOf(code),
    changeWeek: (change: Parameters<typeof changeWeek>[1]) => changeWeek(deps, change),
    changeExceptions: (change: Parameters<typeof changeExceptions>[1]) => changeExceptions(deps, change),
    dropPlanned: (change: Parameters<typeof dropPlannedWeek>[1]) => dropPlannedWeek(deps, change),
    /** Weeks whose day has come. */
    begin: () => beginPlannedWeeks(deps),
  }
}
