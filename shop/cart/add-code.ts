import type { Clock } from '#kernel/clock.ts'
import { isEan } from '#kernel/ean.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { normalizedCode } from '../promotions/promotion.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import type { Added } from './add-to-cart.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'
import { viewCart, viewCartDeps } from './view-cart.ts'

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
  deps: { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource },
  storefront: Storefront,
  token: string | undefined,
  typed: string,
  customerId: string | null,
): Promise<Added | Refused> {
  const code = normalizedCode(typed)
  if (code === '' || code.length > longestCode) {
    return refusedWith(refusalOf('promotion-not-found', { field: 'code', name: code.slice(0, longestCode) }))
  }
  return deps.transact(
    ['cartLines', 'carts', 'catalog', 'contexts', 'promotions', 'redemptions', 'vouchers'],
    { token },
    async (repositories) => {
      const now = deps.clock.now()
      const context = await repositories.contexts.lock(token, now)
      if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
      const cartId = await getOrCreateCart(repositories, context, now)
      const codes = (await repositories.cartLines.lines(cartId)).filter(({ type }) => type === 'promotion')
      const others = codes.filter(({ referencedId }) => referencedId !== code)
      if (others.length >= mostCodes)
        return refusedWith(refusalOf('promotion-not-combinable', { field: 'code', name: code }))
      if (others.length === codes.length) await repositories.carts.addLine(cartId, 'promotion', code, 0, now)

      const cart = await viewCart(viewCartDeps(repositories, deps), storefront, { ...context, cartId }, { customerId })
      const discount = cart.discounts.find((one) => one.code === code)
      if (!discount) return refusedWith(refusalOf('promotion-not-found', { field: 'code', name: code }))
      if (discount.error) {
        return refusedWith(refusalOf(discount.error.messageKey, { field: 'code', name: discount.error.name || code }))
      }
      if (isEan(code) && customerId !== null) {
        const cartOfVoucher = { id: cartId, customerId, currency: storefront.currency }
        const { reserved } = await repositories.redemptions.reserve(code, cartOfVoucher, now)
        if (!reserved) return refusedWith(refusalOf('voucher-in-another-cart', { field: 'code', name: code }))
      }
      return { errors: [{ messageKey: 'promotion-discount-added', name: discount.name, level: 'success' }] }
    },
  )
}
