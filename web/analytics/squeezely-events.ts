import type { Storefront } from '#kernel/storefront.ts'
import type { Moment, MomentItem } from './moments.ts'

/** An event as Squeezely's tracker reads it from its queue. */
export type SqueezelyEvent = { readonly event: string } & Readonly<Record<string, unknown>>

/** A moment in the words of Squeezely. Who it is stays out of it: no address, no name, no number of a customer. */
export function squeezelyEvent(
  moment: Moment,
  { iso: language, currency }: Pick<Storefront, 'iso' | 'currency'>,
): SqueezelyEvent {
  const product = ({ sku, name, price, quantity }: MomentItem, more: object = {}) => ({
    id: sku,
    language,
    ...(name !== undefined && { name }),
    ...(price !== undefined && { price: price / 100 }),
    ...(quantity !== undefined && { quantity }),
    ...more,
  })
  switch (moment.kind) {
    case 'page':
      return { event: 'PageView', language }
    case 'product':
      return { event: 'ViewContent', products: [product(moment.item, { category_ids: moment.categories })], currency }
    case 'list':
      return { event: 'ViewCategory', category_id: moment.category, objectname: moment.name }
    case 'search':
      return { event: 'Search', keyword: moment.words }
    case 'added':
      return { event: 'AddToCart', products: [product(moment.item)], currency }
    case 'checkout':
      return { event: 'InitiateCheckout', products: moment.items.map((item) => product(item)), currency }
    case 'bought': {
      const { order: orderid, total, items } = moment
      return {
        event: 'Purchase',
        orderid,
        totalvalue: total / 100,
        products: items.map((item) => product(item)),
        currency,
      }
    }
  }
}
