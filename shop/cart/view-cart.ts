import type { Clock } from '#kernel/clock.ts'
import { isEan } from '#kernel/ean.ts'
import type { BasisPoints } from '#kernel/money.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { TaxClass } from '../catalog/catalog-feed.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Variant } from '../catalog/product.ts'
import type { VoucherReader } from '../loyalty/voucher-store.ts'
import type { PromotedLine, Promotion } from '../promotions/promotion.ts'
import type { PromotionReader } from '../promotions/promotion-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories } from '../transact.ts'
import {
  type Cart,
  type CartExtra,
  type CartItem,
  type CartLine,
  cartErrors,
  cartItem,
  cartTotals,
  goodsByRate,
  isDeliveredFree,
} from './cart.ts'
import type { CartReader } from './cart-store.ts'
import type { Context } from './context.ts'
import { arrivalOf, supplyOf } from './delivery-schedule.ts'
import { type Discount, discountsOf } from './discount.ts'
import { type OfferedExtra, offeredExtras } from './extras.ts'
import { chosenShippingMethod, shippingPrice } from './shipping-methods.ts'
import { vatRate } from './vat.ts'

export type ViewCartDeps = {
  readonly carts: CartReader
  readonly catalog: Pick<CatalogStore, 'variants' | 'products'>
  readonly promotions: Pick<PromotionReader, 'offered' | 'categoriesOf' | 'uses'>
  readonly vouchers: Pick<VoucherReader, 'standing'>
  readonly clock: Clock
  readonly settings: SettingsSource
}

/** What a cart is viewed with inside a transaction. */
export function viewCartDeps(
  { cartLines, catalog, promotions, vouchers }: Pick<Repositories, 'cartLines' | 'catalog' | 'promotions' | 'vouchers'>,
  { clock, settings }: Pick<ViewCartDeps, 'clock' | 'settings'>,
): ViewCartDeps {
  return { carts: cartLines, catalog, promotions, vouchers, clock, settings }
}

/** Whose cart it is, as far as it matters to what it costs. */
export type CartOwner = Pick<Context, 'cartId' | 'shippingMethod'> & { readonly email?: string | null }

export type CartCircumstances = {
  /** Where it goes; the storefront's own country until an address says otherwise. */
  readonly destination?: Country | undefined
  /** Who is logged in: vouchers are for their owners alone. A context proves nobody. */
  readonly customerId?: string | null | undefined
  /** Whether it travels in a parcel whose delivery is paid already. */
  readonly sentAlong?: boolean | undefined
  /** The lines, where they were just read or written. */
  readonly lines?: readonly CartLine[] | undefined
  /** Sizes that were just read; the others are read now. */
  readonly sizes?: readonly Variant[] | undefined
}

/**
 * The cart as it stands now: today's prices and stock, what is taken off, the chosen way of delivery, totals with the
 * destination's tax. A size that the storefront no longer sells is left out and told of in the errors.
 */
export async function viewCart(
  deps: ViewCartDeps,
  storefront: Storefront,
  context: CartOwner,
  {
    destination = storefront.country,
    customerId = null,
    sentAlong = false,
    lines: given,
    sizes = [],
  }: CartCircumstances = {},
): Promise<Cart> {
  const now = deps.clock.now()
  const settings = deps.settings.at(now)
  const lines = given ?? (context.cartId === null ? [] : await deps.carts.lines(context.cartId))
  const products = lines.filter(({ type }) => type === 'product')
  const saved = lines.filter(({ type }) => type === 'saved')
  const typed = lines.filter(({ type }) => type === 'promotion')
  const [known, offered] = await Promise.all([
    itemsOf(deps, storefront, [...products, ...saved], sizes, (taxClass) => vatRate(settings, destination, taxClass)),
    products.length + typed.length > 0 ? offeredFor(deps, storefront, typed) : [],
  ])
  const items = await withHeldQuantities(
    deps,
    context.cartId,
    known.filter(({ type }) => type === 'product'),
  )
  const extras = extrasOf(offeredExtras(settings, storefront), lines)
  const shippingMethod = chosenShippingMethod(settings, storefront, context.shippingMethod, destination)
  const subtotal = items.reduce((sum, item) => sum + item.totalPrice, 0)
  const shipsFree = sentAlong || isDeliveredFree(items)
  const shipping = shippingMethod ? shippingPrice(shippingMethod, subtotal, shipsFree) : 0
  const discounts = await discountsFor(deps, storefront, context, {
    items,
    typed,
    offered,
    customerId,
    shipping,
    now,
  })
  const supply = supplyOf(items)
  const goods = goodsByRate(items, discounts, vatRate(settings, destination))
  return {
    id: context.cartId,
    items,
    saved: known.filter(({ type }) => type === 'saved'),
    extras,
    discounts,
    count: items.reduce((sum, item) => sum + item.quantity, 0),
    shippingMethod,
    supply,
    deliveryDate: arrivalOf(shippingMethod, { supply, supplyDays: settings.delivery.supplyDays, destination, now }),
    shipsFree,
    goods,
    totals: cartTotals(
      { items, extras, discounts, goods },
      discounts.some(({ freesShipping }) => freesShipping) ? 0 : shipping,
    ),
    errors: cartErrors(items, products.length - items.length, now),
  }
}

async function itemsOf(
  { catalog }: ViewCartDeps,
  storefront: Storefront,
  lines: readonly CartLine[],
  sizes: readonly Variant[],
  rateOf: (taxClass: TaxClass) => BasisPoints,
): Promise<CartItem[]> {
  const skus = lines.map((line) => line.referencedId)
  const known = sizes.filter(({ sku }) => skus.includes(sku))
  const missing = skus.filter((sku) => !known.some((size) => size.sku === sku))
  const variants = [...known, ...(await catalog.variants(storefront, missing))]
  const variantBySku = new Map(variants.map((variant) => [variant.sku, variant]))
  const products = await catalog.products(storefront, [...new Set(variants.map((variant) => variant.productId))])
  const productById = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap((line) => {
    const variant = variantBySku.get(line.referencedId)
    const product = variant && productById.get(variant.productId)
    return variant && product ? [cartItem(line, variant, product, rateOf(product.taxClass))] : []
  })
}

/** What this shopper's own order holds is not missing: who comes back from the bank finds their cart as it was. */
async function withHeldQuantities(
  { carts }: ViewCartDeps,
  cartId: string | null,
  items: readonly CartItem[],
): Promise<CartItem[]> {
  const isShort = items.some(({ variant, quantity }) => variant.availableStock < quantity)
  const held = isShort && cartId !== null ? await carts.heldQuantities(cartId) : new Map<string, number>()
  return items.map((item) => {
    const pieces = held.get(item.variant.sku) ?? 0
    return { ...item, variant: { ...item.variant, availableStock: item.variant.availableStock + pieces } }
  })
}

function extrasOf(offered: readonly OfferedExtra[], lines: readonly CartLine[]): CartExtra[] {
  return lines.flatMap((line) => {
    const extra = line.type === 'custom' ? offered.find(({ key }) => key === line.referencedId) : undefined
    return extra ? [{ line, extra, name: extra.name }] : []
  })
}

/** The promotions that need no code, and those whose code was typed. */
function offeredFor(
  { promotions }: ViewCartDeps,
  storefront: Storefront,
  typed: readonly CartLine[],
): Promise<readonly Promotion[]> {
  return promotions.offered(
    storefront,
    typed.map(({ referencedId }) => referencedId).filter((code) => !isEan(code)),
  )
}

type Asked = {
  readonly items: readonly CartItem[]
  readonly typed: readonly CartLine[]
  readonly offered: readonly Promotion[]
  readonly customerId: string | null
  readonly shipping: number
  readonly now: Date
}

async function discountsFor(
  { promotions, vouchers }: ViewCartDeps,
  storefront: Storefront,
  context: CartOwner,
  { items, typed, offered, customerId, shipping, now }: Asked,
): Promise<Discount[]> {
  if (items.length === 0 && typed.length === 0) return []
  const barcodes = typed.map(({ referencedId }) => referencedId).filter(isEan)
  const limited = offered.filter(({ mostInTotal, mostPerShopper }) => mostInTotal !== null || mostPerShopper !== null)
  const categories = offered.some((one) => one.categories !== null)
    ? await promotions.categoriesOf([...new Set(items.map(({ product }) => product.id))])
    : new Map<string, string[]>()
  const uses = await promotions.uses(
    limited.map(({ id }) => id),
    { email: context.email ?? null, customerId },
    context.cartId,
  )
  const held = customerId === null ? [] : await vouchers.standing(barcodes, context.cartId, now)
  const goods = promotedLines(items, categories)
  return discountsOf({ storefront, goods, typed, promotions: offered, uses, vouchers: held, customerId, shipping, now })
}

/**
 * Lines as promotions look at them.
 * @param categories of products by their ids
 */
export function promotedLines(
  items: readonly CartItem[],
  categories: ReadonlyMap<string, readonly string[]>,
): PromotedLine[] {
  return items.map(({ variant, product, unitPrice, quantity }) => ({
    sku: variant.sku,
    unitPrice,
    quantity,
    categories: categories.get(product.id) ?? [],
    brand: product.brand.slug,
    reduced: variant.priorPrice !== null || (variant.regularPrice ?? 0) > unitPrice,
  }))
}
