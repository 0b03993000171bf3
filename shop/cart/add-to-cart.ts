import { lastWrite } from '#database/unit-of-work.ts'
import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { isComingSoon } from '../stock/size-stock.ts'
import type { Repositories, Transact } from '../transact.ts'
import {
  addedQuantity,
  type CartError,
  type CartLine,
  inOrder,
  mostLines,
  quantityError,
  type StoredLine,
} from './cart.ts'
import type { CartSizeReader } from './cart-size-store.ts'
import type { AddedSize } from './cart-store.ts'
import type { Context } from './context.ts'
import { offeredExtras } from './extras.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'

export type AddDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  /** Prices and stock as they are now. */
  readonly cartSizes: CartSizeReader
  /** What was told of products before will do. */
  readonly catalog: Pick<CatalogStore, 'products'>
}

export type AddedCartItem = { readonly referencedId: string; readonly quantity: number }

/** What could not be put in although the request was sound; the cart says so beside what it holds. */
export type Added = {
  readonly errors: readonly CartError[]
  /** The session as the change left it, where the change knows. */
  readonly context?: Context
  /** All lines of its cart, where the change knows them. */
  readonly lines?: readonly CartLine[]
  /** Sizes in it that were read for the change, as they were then. */
  readonly sizes?: readonly Variant[]
}

/**
 * Puts sizes into the cart. A call with one size that is there already raises its quantity by 1; a call with several adds
 * each by its own quantity (specification §4). What exceeds stock or a limit stays out and comes back as an error. Extras of the shop's
 * own may come along, each once: the size and its gift wrapping are put in together, or neither is.
 *
 * @param extraKeys keys of extras, as `offeredExtras` names them
 */
export async function addToCart(
  deps: AddDeps,
  storefront: Storefront,
  token: string | undefined,
  items: readonly AddedCartItem[],
  extraKeys: readonly string[] = [],
): Promise<Added | Refused> {
  if (items.length + extraKeys.length === 0 || items.length > mostLines)
    return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
  if (items.some((item) => !Number.isSafeInteger(item.quantity) || item.quantity < 1)) {
    return refusedWith(refusalOf('quantity-invalid', { field: 'quantity' }))
  }
  const offered = offeredExtras(deps.settings.at(deps.clock.now()), storefront)
  const extras = offered.filter(({ key }) => extraKeys.includes(key))
  const unknown = extraKeys.find((key) => !offered.some((one) => one.key === key))
  if (unknown !== undefined) return refusedWith(refusalOf('product-not-found', { name: unknown.slice(0, 60) }))
  // What is sold is read before the cart is held: others who wait for it wait for less.
  let sizes: readonly Variant[] = []
  let sold: ReadonlyMap<string, Sold> = new Map()
  const readSold = async () => {
    sizes = await deps.cartSizes.sizesAndCart(
      storefront,
      items.map((item) => item.referencedId),
      token,
    )
    sold = await soldSizes(deps.catalog, storefront, items, sizes)
  }
  return deps.transact(['cartLines', 'carts', 'contexts'], { token, first: readSold }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const unsold = items.find(({ referencedId }) => !sold.has(referencedId))
    if (unsold) return refusedWith(refusalOf('product-not-found', { name: unsold.referencedId.slice(0, 60) }))
    const known = await changeableCart(repositories, context, now)
    const held = new Map(
      known.lines.flatMap(({ line }) => (line.type === 'product' ? [[line.referencedId, line.quantity]] : [])),
    )
    const errors: CartError[] = []
    const added = new Map<string, AddedSize>()

    for (const item of items) {
      const found = sold.get(item.referencedId)
      if (!found) continue
      const { variant, product } = found
      const before = held.get(variant.sku) ?? 0
      const more = addedQuantity(items.length === 1 && before > 0 ? 1 : item.quantity, before, variant)
      const error = isComingSoon(product.comingSoonDate, now)
        ? 'product-coming-soon'
        : quantityError(before + more, variant)
      if (error) {
        errors.push({ messageKey: error, name: product.name, level: 'error' })
        continue
      }
      if (before === 0 && held.size >= mostLines)
        return refusedWith(refusalOf('cart-too-large', { name: String(mostLines) }))
      const quantity = (added.get(variant.sku)?.quantity ?? 0) + more
      added.set(variant.sku, { sku: variant.sku, quantity, price: variant.price })
      held.set(variant.sku, before + more)
    }
    const writing = put(repositories, context, known, [...added.values()], now)
    const leftWith = (cartId: string) => ({
      ...context,
      cartId,
      ...(cartId === context.cartId ? {} : { recovered: false }),
    })
    // A wrapping for what stayed out would be paid for nothing.
    const wanted = items.length > 0 && errors.length === items.length ? [] : extras
    if (wanted.length === 0)
      return lastWrite(
        writing.then(({ cartId, lines }) => ({ errors, context: leftWith(cartId), lines: inOrder(lines), sizes })),
      )
    const { cartId } = await writing
    for (const { key, price } of wanted) await repositories.carts.addLine(cartId, 'custom', key, price, now)
    return { errors, context: leftWith(cartId), sizes }
  })
}

type Sold = { readonly variant: Variant; readonly product: Product }

/** The sizes that are asked for, by the names they are asked for by. */
async function soldSizes(
  { products }: Pick<CatalogStore, 'products'>,
  storefront: Storefront,
  items: readonly AddedCartItem[],
  sizes: readonly Variant[],
): Promise<ReadonlyMap<string, Sold>> {
  const named = items.flatMap(({ referencedId: name }) => {
    const variant = sizes.find(({ sku, legacySku }) => sku === name || legacySku === name)
    return variant ? [{ name, variant }] : []
  })
  const ids = [...new Set(named.map(({ variant }) => variant.productId))]
  const known = new Map((await products(storefront, ids)).map((one) => [one.id, one]))
  return new Map(
    named.flatMap(({ name, variant }) => {
      const product = known.get(variant.productId)
      return product ? [[name, { variant, product }]] : []
    }),
  )
}

type Changeable = { readonly cartId: string | null; readonly lines: readonly StoredLine[] }

/** The cart that pieces go into, or none yet; one that has become an order belongs to it. */
async function changeableCart(
  repositories: Pick<Repositories, 'cartLines' | 'carts' | 'contexts'>,
  context: Context,
  now: Date,
): Promise<Changeable> {
  if (context.cartId === null) return { cartId: null, lines: [] }
  const { lines, isOrdered } = await repositories.cartLines.linesAndOrder(context.cartId)
  if (!isOrdered) return { cartId: context.cartId, lines }
  const cartId = await getOrCreateCart(repositories, context, now)
  return { cartId, lines: (await repositories.cartLines.linesAndOrder(cartId)).lines }
}

/** @returns the lines that there are now */
async function put(
  { carts }: Pick<Repositories, 'carts'>,
  context: Context,
  { cartId, lines }: Changeable,
  added: readonly AddedSize[],
  now: Date,
): Promise<{ readonly cartId: string; readonly lines: readonly StoredLine[] }> {
  if (cartId === null) return carts.beginWith(context.id, context.storefrontCode, added, now)
  const changed = added.length > 0 ? await carts.add(cartId, added, now) : []
  const ids = new Set(changed.map(({ line }) => line.id))
  return { cartId, lines: [...lines.filter(({ line }) => !ids.has(line.id)), ...changed] }
}
