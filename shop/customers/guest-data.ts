import { type Clock, day } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Transact } from '../transact.ts'

/** How long a link works that leads to what is known of an address. */
export const dataLinkLifetime = day

/** The same for everybody: whether anything is known, the mail alone says. */
export type DataAsked = { readonly asked: true }

/**
 * Mails a link to all that the shop knows of an address outside of accounts (Regulation (EU) 2016/679, article 15). Every
 * address is answered alike and mailed to; who has nothing here is told so in the mail.
 */
export async function askForGuestData(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  typed: { readonly email: string },
): Promise<DataAsked | Refused> {
  const error = emailError(typed.email)
  if (error) return refusedWith(refusalOf(error, { field: 'email' }))
  const email = normalizedEmail(typed.email)
  return transact(['customers', 'jobs'], async ({ customers, jobs }) => {
    const token = newToken()
    await customers.addDataLink({ email, token, expiresAt: new Date(clock.now().getTime() + dataLinkLifetime) })
    await jobs.mailAccount({
      kind: 'data',
      key: `data:${newCode()}`,
      email,
      firstName: '',
      storefrontCode: storefront.code,
      token,
    })
    return { asked: true as const }
  })
}
