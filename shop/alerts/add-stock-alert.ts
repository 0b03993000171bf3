import type { Clock } from '#kernel/clock.ts'
import { emailError, normalizedEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { joinAsMember } from '../newsletter/join.ts'
import { memberDetails } from '../newsletter/subscribe.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Transact } from '../transact.ts'
import type { AlertKind } from './stock-alert.ts'

export type StockAlertInput = {
  /** Of the size. */
  readonly sku: string
  /** Further sizes that the same mail is wanted for: of a product that is not on sale yet people ask once. */
  readonly skus?: readonly string[]
  readonly email: string
  /** Whether the newsletter is wanted as well: it asks for its own confirmation, and the alert does not wait for it. */
  readonly newsletter: boolean
}

/** No product has more. */
export const mostSizes = 60

/** The same whether the address waited already or not. */
export type AlertAdded = { readonly sku: string; readonly kind: AlertKind }

/**
 * Promises one mail about one size: when it is back, or when it goes on sale. Asking again changes nothing. A size that came
 * back while its page still said otherwise is mailed about with the next round.
 */
export async function addStockAlert(
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  input: StockAlertInput,
): Promise<AlertAdded | Refused> {
  const error = emailError(input.email)
  if (error) return refusedWith(refusalOf(error, { field: 'email' }))
  const email = normalizedEmail(input.email)
  return transact(['alerts', 'consents', 'customers', 'jobs', 'newsletter'], async (repositories) => {
    const now = clock.now()
    const size = await repositories.alerts.sizeToWaitFor(input.sku)
    if (!size) return refusedWith(refusalOf('product-not-found', { field: 'sku', name: input.sku }))
    const kind = isComingSoon(size.comingSoonDate, now) ? 'coming_soon' : 'back_in_stock'
    const waiting = { email, storefrontCode: storefront.code, kind, now } as const
    await repositories.alerts.add({ ...waiting, variantId: size.variantId, token: newToken() })
    for (const sku of [...new Set(input.skus)].slice(0, mostSizes)) {
      const other = await repositories.alerts.sizeToWaitFor(sku)
      // Sizes of another product are asked for by their own form.
      if (other?.productId !== size.productId) continue
      await repositories.alerts.add({ ...waiting, variantId: other.variantId, token: newToken() })
    }
    if (input.newsletter)
      await joinAsMember(repositories, memberDetails(storefront, { email, firstName: '', lastName: '' }), now)
    return { sku: input.sku, kind }
  })
}
