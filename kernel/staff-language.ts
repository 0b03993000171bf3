import type { Language } from './storefront.ts'

/** Languages of the back office, whatever its storefronts speak. */
export const staffLanguages = ['nl', 'de', 'fr', 'en'] as const satisfies readonly Language[]
export type StaffLanguage = (typeof staffLanguages)[number]
