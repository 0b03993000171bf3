import type { Storefront } from '#kernel/storefront.ts'
import {
  hasEffect,
  type JudgedPromotion,
  judgePromotions,
  normalizedCode,
  type Promotion,
  type PromotionError,
} from '../promotions/promotion.ts'
import type { PromotionReader } from '../promotions/promotion-store.ts'
import type { Cart, CartLine } from './cart.ts'
import { shippingPrice } from './shipping-methods.ts'
import { promotedLines, type ViewCartDeps, viewCart } from './view-cart.ts'

/** What somebody wants to know the price of. */
export type SimulationInput = {
  readonly articles: readonly { readonly sku: string; readonly quantity: number }[]
  readonly codes: readonly string[]
  /** When it would be bought, by the dates of promotions and settings; prices are those of now. */
  readonly at: Date
}

/** Why a promotion takes nothing off: a code that nobody typed, or nothing that it could change. */
export type SimulatedReason = PromotionError | 'promotion-code-needed' | 'promotion-without-effect'

export type SimulatedPromotion = {
  readonly promotion: Promotion
  readonly isApplied: boolean
  readonly amount: number
  readonly shares: ReadonlyMap<string, number>
  readonly reason: SimulatedReason | undefined
}

export type SimulatedCart = {
  readonly cart: Cart
  /** Each promotion of the storefront that is on, those at work first. */
  readonly promotions: readonly SimulatedPromotion[]
  /** SKUs that the storefront doesn't sell, and codes that stand for nothing. */
  readonly unknownArticles: readonly string[]
  readonly unknownCodes: readonly string[]
}

type Deps = ViewCartDeps & { readonly promotions: PromotionReader }

/** Nobody has a cart of more sizes. */
export const mostSimulated = 50

/**
 * What a guest's cart would come to, by the cart's own rules, and what each promotion has to do with it. Nothing is written.
 */
export async function simulateCart(deps: Deps, storefront: Storefront, input: SimulationInput): Promise<SimulatedCart> {
  const codes = [...new Set(input.codes.map(normalizedCode))].filter((code) => code !== '')
  const clock = { now: () => input.at }
  const shopper = { cartId: null, shippingMethod: null }
  const cart = await viewCart({ ...deps, clock }, storefront, shopper, { lines: linesOf(input, codes) })
  const offered = await deps.promotions.allOffered(storefront)
  const categories = await deps.promotions.categoriesOf([...new Set(cart.items.map(({ product }) => product.id))])
  const uses = await deps.promotions.uses(
    offered.map(({ id }) => id),
    { email: null, customerId: null },
    null,
  )
  const { shippingMethod, totals, shipsFree } = cart
  const shipping = shippingMethod ? shippingPrice(shippingMethod, totals.subtotal, shipsFree) : 0
  const isGiven = ({ code }: Promotion) => code === null || codes.includes(code)
  const goods = promotedLines(cart.items, categories)
  const judged = judgePromotions(goods, offered.filter(isGiven), { uses, shipping, now: input.at })
  // What is not typed is judged alone: it takes no other one's place.
  const others = offered
    .filter((one) => !isGiven(one))
    .flatMap((one) => judgePromotions(goods, [one], { uses, shipping, now: input.at }))
  const sold = new Set(cart.items.map(({ variant }) => variant.sku))
  const known = new Set(offered.map(({ code }) => code))
  return {
    cart,
    promotions: [
      ...judged.map((one) => outcomeOf(one, shipping, undefined)),
      ...others.map((one) => outcomeOf(one, shipping, 'promotion-code-needed')),
    ].toSorted((a, b) => Number(b.isApplied) - Number(a.isApplied)),
    unknownArticles: input.articles.map(({ sku }) => sku).filter((sku) => !sold.has(sku)),
    unknownCodes: codes.filter((code) => !known.has(code)),
  }
}

function outcomeOf(
  { promotion, applied, error }: JudgedPromotion,
  shipping: number,
  withheld: SimulatedReason | undefined,
): SimulatedPromotion {
  const works = hasEffect(applied, shipping)
  const reason = error ?? withheld ?? (works ? undefined : 'promotion-without-effect')
  const isApplied = reason === undefined
  return {
    promotion,
    isApplied,
    amount: isApplied ? (applied?.amount ?? 0) : 0,
    shares: (isApplied && applied?.shares) || new Map(),
    reason,
  }
}

function linesOf({ articles }: SimulationInput, codes: readonly string[]): CartLine[] {
  const line = (type: CartLine['type'], referencedId: string, quantity: number): CartLine => ({
    id: crypto.randomUUID(),
    type,
    referencedId,
    quantity,
    priceWhenAdded: 0,
  })
  return [
    ...articles.map(({ sku, quantity }) => line('product', sku, quantity)),
    ...codes.map((code) => line('promotion', code, 0)),
  ]
}
