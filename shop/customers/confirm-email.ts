import { type Clock, day } from '#kernel/clock.ts'
import { isToken, newCode, newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Repositories, Transact } from '../transact.ts'
import type { Customer } from './customer.ts'

/** How long a link works that confirms an address. */
export const confirmLifetime = 7 * day

/** A customer whose address is known to be theirs, and how many orders of before the account came into it. */
export type EmailConfirmed = { readonly customer: Customer; readonly orders: number }

type Deps = { readonly transact: Transact; readonly clock: Clock }

/** Mails a customer a link by which they show that the account's address is theirs. */
export async function sendEmailConfirmation(
  { transact, clock }: Deps,
  customer: Customer,
): Promise<{ readonly sent: true } | Refused> {
  return transact(['customers', 'jobs'], async (repositories) => {
    const { email, firstName, storefrontCode } = customer
    const token = await newEmailLink(repositories, customer, clock.now())
    await repositories.jobs.mailAccount({
      kind: 'confirm-email',
      key: `confirm-email:${newCode()}`,
      email,
      firstName,
      storefrontCode,
      token,
    })
    return { sent: true as const }
  })
}

/** A link to the address that the account has now. */
export async function newEmailLink(
  { customers }: Pick<Repositories, 'customers'>,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  await customers.addEmailLink({ customerId: id, email, token, expiresAt: new Date(now.getTime() + confirmLifetime) })
  return token
}

/**
 * Takes a mailed link of the account's own address, from nobody but its owner: whoever opens an account with somebody else's
 * address can't read the mail, and whoever reads the mail doesn't know the account. What was ordered with the address before,
 * without an account, is the account's from now on.
 */
export async function confirmEmail(
  { transact, clock }: Deps,
  customer: Customer,
  token: string,
): Promise<EmailConfirmed | Refused> {
  if (!isToken(token)) return refusedWith(refusalOf('link-expired'))
  return transact(['customers', 'guestOrders'], { customerId: customer.id }, async (repositories) => {
    const held = await repositories.customers.lock(customer.id)
    const isTaken =
      held &&
      (await repositories.customers.takeEmailLink({ customerId: held.id, email: held.email, token }, clock.now()))
    if (!isTaken) return refusedWith(refusalOf('link-expired'))
    const now = clock.now()
    return { customer: { ...held, emailConfirmedAt: now }, orders: await showedAddress(repositories, held, now) }
  })
}

/** Notes that a customer, held by the caller, reads the mail of their address; answers with how many orders they found by it. */
export async function showedAddress(
  { customers, guestOrders }: Pick<Repositories, 'customers' | 'guestOrders'>,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  now: Date,
): Promise<number> {
  await customers.change(id, { emailConfirmedAt: now }, now)
  return guestOrders.giveTo(id, email)
}
