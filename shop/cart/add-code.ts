import type { Clock } from '#kernel/clock.ts'
import { isEan } from '#kernel/ean.ts'
import { declined, type Refused, refuse } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { normalizedCode } from '../promotions/promotion.ts'
import type { Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { openCart } from './get-or-create-cart.ts'
import { viewCart } from './view-cart.ts'

/** More codes than this are not kept in one cart: most do not go together anyway. */
const mostCodes = 5

const longestCode = 40

/**
 * Puts a promotion's code or the barcode of a voucher into the cart (one field for both). What takes nothing off now stays
 * out and is told why. A voucher is reserved for this cart. Typing the same again changes nothing.
 *
 * @param customerId who is logged in; only they can use their vouchers
 */
export async function addCode(
  parts: { readonly transact: Transact; readonly clock: Clock },
  storefront: Storefront,
  token: string | undefined,
  typed: string,
  customerId: string | null,
): Promise<Added | Refused> {
  const code = normalizedCode(typed)
  if (code === '' || code.length > longestCode) {
    return declined(refuse('promotion-not-found', { field: 'code', name: code.slice(0, longestCode) }))
  }
  return parts.transact({ token }, async (writers) => {
    const now = parts.clock.now()
    const context = await writers.contexts.lock(token, now)
    if (!context || context.storeCode !== storefront.code) return declined(refuse('context-not-found'))
    const cartId = await openCart(writers, context, now)
    const codes = (await writers.cartLines.lines(cartId)).filter(({ type }) => type === 'promotion')
    const others = codes.filter(({ referencedId }) => referencedId !== code)
    if (others.length >= mostCodes) return declined(refuse('promotion-not-combinable', { field: 'code', name: code }))
    if (others.length === codes.length) await writers.carts.addLine(cartId, 'promotion', code, 0, now)

    const cart = await viewCart(
      {
        carts: writers.cartLines,
        catalog: writers.catalog,
        promotions: writers.promotions,
        vouchers: writers.vouchers,
        clock: parts.clock,
      },
      storefront,
      { ...context, cartId },
      { customerId },
    )
    const discount = cart.discounts.find((one) => one.code === code)
    if (!discount) return declined(refuse('promotion-not-found', { field: 'code', name: code }))
    if (discount.fault) {
      return declined(refuse(discount.fault.messageKey, { field: 'code', name: discount.fault.name || code }))
    }
    if (isEan(code) && customerId !== null) {
      const cartOfVoucher = { id: cartId, customerId, currency: storefront.currency }
      const { reserved } = await writers.redemptions.reserve(code, cartOfVoucher, now)
      if (!reserved) return declined(refuse('voucher-in-another-cart', { field: 'code', name: code }))
    }
    return { errors: [{ messageKey: 'promotion-discount-added', name: discount.name, level: 'success' }] }
  })
}
