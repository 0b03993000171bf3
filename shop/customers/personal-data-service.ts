import { isToken } from '#kernel/ids.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { purgeExpiredData } from '../privacy/purge-expired-data.ts'
import type { RetentionStore } from '../privacy/retention-store.ts'
import type { Transact } from '../transact.ts'
import type { Customer } from './customer.ts'
import { deleteInactiveAccounts } from './delete-inactive-accounts.ts'
import { type CustomerRecords, exportRecords, type GuestRecords } from './export-customer.ts'
import { exportedPage } from './export-page.ts'
import { type RecordDeps, recordsOfCustomer, recordsOfGuest } from './gather-records.ts'
import { askForGuestData } from './guest-data.ts'
import { saveCookieConsent } from './save-cookie-consent.ts'
import { withdrawMeasuring } from './withdraw-measuring.ts'

type Deps = RecordDeps & {
  readonly transact: Transact
  readonly retention: RetentionStore
  /** The name over the door. */
  readonly shopName: string
}

/** For programs, or to be read by people. */
type ExportForm = 'file' | 'page'

/** What the shop knows of a person: told, consented to, and forgotten in time. */
export function personalDataService(deps: Deps) {
  const { clock, customers } = deps
  const inForm = (form: ExportForm, records: CustomerRecords | GuestRecords, storefront: Storefront) =>
    form === 'page' ? exportedPage(records, storefront, deps.shopName, clock.now()) : exportRecords(records)
  return {
    exportCustomer: async (storefront: Storefront, customer: Customer, form: ExportForm = 'file') =>
      inForm(form, await recordsOfCustomer(deps, storefront, customer), storefront),
    askForGuestData: (storefront: Storefront, typed: { email: string }) => askForGuestData(deps, storefront, typed),
    /** Whether a mailed link still leads to somebody's data. */
    isDataLink: async (token: string) =>
      isToken(token) && (await customers.byDataLink(token, clock.now())) !== undefined,
    /** What is known of the address of a mailed link, outside of accounts; nothing for a link that doesn't work. */
    exportGuest: async (storefront: Storefront, token: string, form: ExportForm = 'file') => {
      const email = isToken(token) ? await customers.byDataLink(token, clock.now()) : undefined
      return email === undefined ? undefined : inForm(form, await recordsOfGuest(deps, email), storefront)
    },
    saveCookieConsent: (storefront: Storefront, customer: Customer, enabled: boolean) =>
      saveCookieConsent(deps, storefront, customer, enabled),
    withdrawMeasuring: (token: string | undefined) => withdrawMeasuring(deps, token),
    /** Purges what nobody has to know any more. */
    purgeExpiredData: async () => {
      await deleteInactiveAccounts(deps)
      await purgeExpiredData(deps)
    },
  }
}
