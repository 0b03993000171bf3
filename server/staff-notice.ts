import type { Config } from './config.ts'

/**
 * What whoever starts a shop with tablets should know when no device of its stores is told what shoppers ask there; nothing where one is,
 * where there are no tablets, and on one's own machine, which has a sandbox for it.
 */
export function staffNotice({
  staffMessages,
  tabletop,
  mailPage,
}: Pick<Config, 'staffMessages' | 'tabletop' | 'mailPage'>): string | undefined {
  if (mailPage || staffMessages.url !== undefined) return undefined
  if (tabletop.staffKey !== undefined)
    return 'STAFF_MESSAGES_URL is not set: what shoppers ask at the tablets of a store is shown on /in-store/staff alone'
  if (tabletop.url !== undefined)
    return 'Neither STAFF_MESSAGES_URL nor TABLETOP_STAFF_KEY is set: shoppers who ask for staff at a tablet are told to walk up to somebody'
  return undefined
}
