import type { Clock } from '#kernel/clock.ts'
import type { Refused } from '#kernel/message-key.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { viewLoyalty } from '../loyalty/view-loyalty.ts'
import type { Voucher } from '../loyalty/vouchers.ts'
import type { KeptMailReader } from '../mail/sent-mail-store.ts'
import type { Transact } from '../transact.ts'
import { removeFactorsByStaff } from './change-second-factor.ts'
import type { Customer } from './customer.ts'
import type { CustomerSearch } from './customer-search-store.ts'
import { eraseCustomer, erasedRepositories } from './erase-customer.ts'
import { exportRecords } from './export-customer.ts'
import { type RecordDeps, recordsOfCustomer } from './gather-records.ts'
import { endAllSessions } from './log-in.ts'
import { sendPasswordRecoveryMail } from './recover-password.ts'

type Deps = RecordDeps & {
  readonly transact: Transact
  readonly clock: Clock
  readonly search: CustomerSearch
  readonly keptMails: Pick<KeptMailReader, 'to'>
  readonly allowedOrigins: readonly string[]
  /** `https://www.example.com` */
  readonly publicUrl: string
}

/** What staff see and do of customers. They never see a password, and never act as somebody. */
export function staffCustomerService(deps: Deps) {
  const { search } = deps
  return {
    /** By number, or by the beginning of an e-mail address or a last name. */
    find: (text: string, seen: StaffReach) => search.find(text, seen),
    byNumber: (number: string, seen: StaffReach) => search.byNumber(number, seen),
    /** Everything that the shop knows of somebody with an account. */
    recordsOf: (customer: Customer) => recordsOfCustomer(deps, storefrontOf(customer.storefrontCode), customer),
    pointsOf: (customer: Customer) => viewLoyalty(deps, customer),
    /** Vouchers with why staff gave or took them. */
    vouchersOf: async ({ id }: Pick<Customer, 'id'>, vouchers: readonly Voucher[]) => {
      const handled = await deps.vouchers.byHandOf(id)
      return vouchers.map((voucher) => ({ reason: null, by: null, ...voucher, ...handled.get(voucher.number) }))
    },
    /** The newest mails to them. */
    mailsTo: ({ email }: Pick<Customer, 'email'>) => deps.keptMails.to(email),
    /** The same as a file, for somebody who asked for it (Regulation (EU) 2016/679, article 15). */
    exported: async (customer: Customer) =>
      exportRecords(await recordsOfCustomer(deps, storefrontOf(customer.storefrontCode), customer)),
    /** A mail with a link by which they choose a new password: the help for who can't log in. */
    sendPasswordMail: (customer: Customer) =>
      sendPasswordRecoveryMail(deps, storefrontOf(customer.storefrontCode), {
        email: customer.email,
        storefrontUrl: deps.publicUrl,
      }),
    /** For somebody who fears that another has their account. @returns out of how many browsers they were logged out */
    endSessions: (customer: Pick<Customer, 'id'>) => endAllSessions(deps, customer),
    /** For somebody who lost all that they log in with but their password. @returns what was taken away */
    removeFactors: (customer: Pick<Customer, 'id'>) => removeFactorsByStaff(deps, customer),
    /** For somebody who asked for it; what tax law keeps is kept (article 17). @returns whether there was an account still */
    erase: ({ id }: Pick<Customer, 'id'>): Promise<boolean | Refused> =>
      deps.transact(erasedRepositories, { customerId: id }, async (repositories) => {
        const held = await repositories.customers.lock(id)
        if (held) await eraseCustomer(repositories, held, deps.clock.now())
        return held !== undefined
      }),
  }
}
