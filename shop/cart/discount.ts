import { isEan } from '#kernel/ean.ts'
import type { MessageKey } from '#kernel/message-key.ts'
import { type Cents, formatPrice, splitByWeight } from '#kernel/money.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { purchaseError, type Voucher, type VoucherError, voucherError, voucherName } from '../loyalty/vouchers.ts'
import { hasEffect, judgePromotions, type PromotedLine, type Promotion, type Uses } from '../promotions/promotion.ts'
import type { CartLine } from './cart.ts'

/** A promotion or a voucher of the club in a cart, at work or not. */
export type Discount = {
  /** The cart's line; of one that is given by itself, its key. */
  readonly id: string
  readonly kind: 'promotion' | 'voucher'
  readonly promotionId: string | null
  /** How an order keeps it: the promotion's key or the voucher's barcode. */
  readonly reference: string
  /** What was typed; empty for one that is given by itself. */
  readonly code: string
  readonly name: string
  /** What is given by itself can't be taken out. */
  readonly removable: boolean
  /** What it takes off the goods, never below zero. */
  readonly amount: Cents
  readonly freesShipping: boolean
  /** What of it falls on each size, by SKU. */
  readonly shares: ReadonlyMap<string, Cents>
  /** Why it takes nothing off now. */
  readonly error: { readonly messageKey: MessageKey; readonly name: string } | null
}

/** Whose hands a voucher is in, as seen from a cart. */
export type VoucherStanding = 'free' | 'own' | 'taken'

export type DiscountQuestion = {
  readonly storefront: Storefront
  readonly goods: readonly PromotedLine[]
  /** The cart's lines of type promotion. */
  readonly typed: readonly CartLine[]
  /** What the storefront gives by itself, and what the typed codes stand for. */
  readonly promotions: readonly Promotion[]
  readonly uses: ReadonlyMap<string, Uses>
  readonly vouchers: readonly { readonly voucher: Voucher; readonly standing: VoucherStanding }[]
  /** Who is logged in. */
  readonly customerId: string | null
  /** What delivery would cost. */
  readonly shipping: Cents
  readonly now: Date
}

/** Everything that is taken off a cart: promotions first, vouchers from what is left. */
export function discountsOf(question: DiscountQuestion): Discount[] {
  const { goods, typed } = question
  const promotions = promotionsOf(question)
  const vouchers = vouchersOf(question, leftAfter(goods, promotions))
  const known = [...promotions, ...vouchers]
  // In the order in which they were typed, and before them what nobody had to type.
  return [
    ...known.filter(({ code }) => code === ''),
    ...typed.flatMap((line) => known.find(({ id }) => id === line.id) ?? unknown(line)),
  ]
}

function promotionsOf({ storefront, goods, typed, promotions, uses, shipping, now }: DiscountQuestion): Discount[] {
  const judged = judgePromotions(goods, promotions, { uses, shipping, now })
  return judged.flatMap(({ promotion, applied: atWork, error }) => {
    const line = typed.find(({ referencedId }) => referencedId === promotion.code)
    // What is given by itself is not talked about where it does nothing.
    if (promotion.code === null && !hasEffect(atWork, shipping)) return []
    if (promotion.code !== null && !line) return []
    return [
      {
        id: line?.id ?? promotion.key,
        kind: 'promotion' as const,
        promotionId: promotion.id,
        reference: promotion.key,
        code: promotion.code ?? '',
        name: promotion.name,
        removable: line !== undefined,
        amount: atWork?.amount ?? 0,
        freesShipping: atWork !== undefined && promotion.benefit.kind === 'free-shipping',
        shares: atWork?.shares ?? new Map(),
        error: error
          ? {
              messageKey: error,
              name: error === 'promotion-minimum' ? formatPrice(promotion.minimum, storefront) : (promotion.code ?? ''),
            }
          : null,
      },
    ]
  })
}

const voucherMessages: Readonly<Record<VoucherError, MessageKey>> = {
  unknown: 'promotion-not-found',
  'other-currency': 'voucher-other-currency',
  redeemed: 'voucher-redeemed',
  expired: 'voucher-expired',
  'in-another-cart': 'voucher-in-another-cart',
}

/** @param left what is left of each size after the promotions */
function vouchersOf(question: DiscountQuestion, left: Map<string, Cents>): Discount[] {
  const { storefront, goods, typed, vouchers, customerId, now } = question
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0)
  const afterPromotions = total(left)
  return typed
    .filter(({ referencedId }) => isEan(referencedId))
    .map((line) => {
      const found = vouchers.find(({ voucher }) => voucher.barcode === line.referencedId)
      const error = errorOf(found)
      const shares = !error && found ? take(found.voucher.amount, left) : new Map<string, Cents>()
      return {
        id: line.id,
        kind: 'voucher' as const,
        promotionId: null,
        reference: line.referencedId,
        code: line.referencedId,
        // Whose it is not is told nothing about it.
        name:
          found && found.voucher.customerId === customerId ? voucherName(found.voucher, storefront) : line.referencedId,
        removable: true,
        amount: total(shares),
        freesShipping: false,
        shares,
        error,
      }
    })

  function errorOf(found: DiscountQuestion['vouchers'][number] | undefined): Discount['error'] {
    if (customerId === null) return { messageKey: 'voucher-login-required', name: '' }
    if (!found) return { messageKey: 'promotion-not-found', name: '' }
    const error = voucherError(found.voucher, { customerId, currency: storefront.currency }, now)
    if (error) return { messageKey: voucherMessages[error], name: '' }
    if (found.standing === 'taken') return { messageKey: 'voucher-in-another-cart', name: '' }
    switch (purchaseError(found.voucher, { goods: afterPromotions, pieces })) {
      case 'minimum':
        return {
          messageKey: 'voucher-minimum',
          name: formatPrice(Math.max(1, found.voucher.minimumPurchase), storefront),
        }
      case 'maximum':
        return { messageKey: 'voucher-maximum-products', name: String(found.voucher.maximumProducts) }
      default:
        return null
    }
  }
}

/** Takes an amount off what is left, spread by what each size costs. */
function take(amount: Cents, left: Map<string, Cents>): ReadonlyMap<string, Cents> {
  const skus = [...left.keys()].sort()
  const weights = skus.map((sku) => left.get(sku) ?? 0)
  const shares = splitByWeight(
    Math.min(
      amount,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
    weights,
  )
  const taken = new Map<string, Cents>()
  for (const [index, sku] of skus.entries()) {
    const share = shares[index] ?? 0
    if (share === 0) continue
    taken.set(sku, share)
    left.set(sku, (left.get(sku) ?? 0) - share)
  }
  return taken
}

function leftAfter(goods: readonly PromotedLine[], discounts: readonly Discount[]): Map<string, Cents> {
  return new Map(
    goods.map(({ sku, unitPrice, quantity }) => [
      sku,
      unitPrice * quantity - discounts.reduce((sum, { shares }) => sum + (shares.get(sku) ?? 0), 0),
    ]),
  )
}

function total(shares: ReadonlyMap<string, Cents>): Cents {
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}

/** A code that stands for nothing any more. */
function unknown(line: CartLine): Discount {
  return {
    id: line.id,
    kind: 'promotion',
    promotionId: null,
    reference: line.referencedId,
    code: line.referencedId,
    name: line.referencedId,
    removable: true,
    amount: 0,
    freesShipping: false,
    shares: new Map(),
    error: { messageKey: 'promotion-not-found', name: line.referencedId },
  }
}
