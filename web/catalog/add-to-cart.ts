import { type PutIntoCart, putIntoCart } from '#web/cart/put-into-cart.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { CartNotice } from '#web/messages/api-messages.ts'
import type { AddAnswer, AddedItem } from './use-add-to-cart.ts'

const onlySizeDocument = graphql(`
  query OnlySize($sku: String!) {
    pdp(sku: $sku) { isOneSize variants { sku } }
  }
`)

/**
 * Puts one piece into the visitor's cart, and begins a cart for a visitor without one.
 *
 * @param product SKU of a product; enough by itself when there is only one size
 * @param size SKU of the size that was chosen
 */
export async function postAddToCart(
  { api, session }: Pick<PersonalScope, 'api' | 'session'>,
  product: string,
  size: string | undefined,
): Promise<AddAnswer> {
  const chosen = size ?? (await onlySize(api, product))
  if (chosen === 'none') return declined([{ messageKey: 'product-not-found', name: product, message: product }])
  if (chosen === undefined) return { ...declined([]), sizeMissing: true }

  const answer = await putIntoCart({ api, session }, [{ sku: chosen, quantity: 1 }])
  if (answer.__typename === 'Refused') return declined(answer.refusals)
  const line = answer.items.find(({ referencedId }) => referencedId === chosen)
  return { added: line && addedItem(line), count: answer.count, news: answer.errors, sizeMissing: false }
}

async function onlySize(api: PersonalScope['api'], sku: string): Promise<string | 'none' | undefined> {
  const { pdp } = await api(onlySizeDocument, { sku })
  if (!pdp) return 'none'
  return pdp.isOneSize ? pdp.variants[0]?.sku : undefined
}

function declined(news: readonly CartNotice[]): AddAnswer {
  return { added: undefined, news, sizeMissing: false }
}

type Line = Extract<PutIntoCart, { __typename: 'Cart' }>['items'][number]

function addedItem({ referencedId, name, brand, quantity, image, payload, price, product }: Line): AddedItem {
  return {
    sku: referencedId,
    productSku: product?.sku ?? referencedId,
    name,
    brand: brand ?? '',
    size: payload.size ?? undefined,
    quantity,
    price: price.unitPrice.label,
    amount: price.unitPrice.amount,
    unitPrice: product?.unitPrice ?? undefined,
    image: image ?? undefined,
  }
}
