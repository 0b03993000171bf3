/** So many weeks searches are looked back at. */
export const searchPeriods = [1, 4, 13] as const
