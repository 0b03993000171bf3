import type { Storefront } from '#kernel/storefront.ts'
import type { Moment, MomentItem } from './moments.ts'

/** An item as GA4 reads it; `price` is of one piece, in whole currency units. */
export type Ga4Item = {
  readonly item_id: string
  readonly item_name?: string
  readonly item_brand?: string
  readonly item_variant?: string
  readonly item_category?: string
  readonly item_category2?: string
  readonly item_category3?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  readonly price?: number
  readonly quantity?: number
}

export type Ga4Event = {
  /** Of a purchase: the same that the server tells Meta, whose pixel is to hand it over as its own, so that both count once. */
  readonly event_id?: string
  readonly event: 'view_item' | 'view_item_list' | 'add_to_cart' | 'begin_checkout' | 'purchase'
  readonly ecommerce: {
    readonly currency: string
    readonly value?: number
    readonly transaction_id?: string
    readonly tax?: number
    readonly shipping?: number
    readonly item_list_id?: string
    readonly item_list_name?: string
    readonly items: readonly Ga4Item[]
  }
}

/** GA4 reads no more of a list. */
const mostItems = 25

/**
 * A moment in the words of GA4's e-commerce events, as a tag manager reads them from the data layer; nothing for what it has no event for,
 * or hears of already. Who it is stays out of it.
 * https://developers.google.com/analytics/devguides/collection/ga4/ecommerce
 *
 * @param serverTells whether the server tells of purchases
 */
export function ga4Event(
  moment: Moment,
  { currency }: Pick<Storefront, 'currency'>,
  serverTells = false,
): Ga4Event | undefined {
  switch (moment.kind) {
    case 'product': {
      const [item] = itemsOf([moment.item])
      const items = item ? [{ ...item, ...categoriesOf(moment.categories[0]) }] : []
      return { event: 'view_item', ecommerce: { currency, ...worthOf([moment.item]), items } }
    }
    case 'list': {
      const list = { item_list_id: moment.category, item_list_name: moment.name }
      const items = itemsOf(moment.items.slice(0, mostItems)).map((item, index) => ({ ...item, ...list, index }))
      return items.length === 0 ? undefined : { event: 'view_item_list', ecommerce: { currency, ...list, items } }
    }
    case 'added':
      return { event: 'add_to_cart', ecommerce: { currency, ...worthOf([moment.item]), items: itemsOf([moment.item]) } }
    case 'checkout':
      return {
        event: 'begin_checkout',
        ecommerce: { currency, ...worthOf(moment.items), items: itemsOf(moment.items) },
      }
    case 'bought': {
      if (serverTells) return undefined
      const { order: transaction_id, tax, shipping, items } = moment
      const amounts = { tax: tax / 100, shipping: shipping / 100 }
      return {
        event: 'purchase',
        event_id: transaction_id,
        ecommerce: { transaction_id, currency, ...worthOf(items), ...amounts, items: itemsOf(items) },
      }
    }
    case 'page':
    case 'search':
      return undefined
  }
}

function itemsOf(items: readonly MomentItem[]): Ga4Item[] {
  return items.map(({ sku, name, brand, size, price, quantity }) => ({
    item_id: sku,
    ...(name !== undefined && { item_name: name }),
    ...(brand !== undefined && { item_brand: brand }),
    ...(size !== undefined && { item_variant: size }),
    ...(price !== undefined && { price: price / 100 }),
    ...(quantity !== undefined && { quantity }),
  }))
}

/** What the items come to, without delivery; nothing where one of them has no price. */
function worthOf(items: readonly MomentItem[]): { readonly value?: number } {
  let cents = 0
  for (const { price, quantity = 1 } of items) {
    if (price === undefined) return {}
    cents += price * quantity
  }
  return { value: cents / 100 }
}

/** `dames/schoenen/laarzen` as a category, one below it and one below that. */
function categoriesOf(path = ''): Pick<Ga4Item, 'item_category' | 'item_category2' | 'item_category3'> {
  const [first, second, third] = path.split('/').filter((part) => part !== '')
  return {
    ...(first !== undefined && { item_category: first }),
    ...(second !== undefined && { item_category2: second }),
    ...(third !== undefined && { item_category3: third }),
  }
}
