import { ensureContext } from '#web/cart/ensure-context.ts'
import { graphql } from '#web/graphql/gql.ts'
import type { AddToCartMutation } from '#web/graphql/graphql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import type { CartNotice } from '#web/messages/api-messages.ts'
import type { AddAnswer, AddedItem } from './use-add-to-cart.ts'

const addToCartDocument = graphql(`
  mutation AddToCart($token: String, $items: [CartItemInput!]!) {
    addToCart(token: $token, items: $items) {
      __typename
      ... on Cart {
        count
        items {
          referencedId name brand quantity
          image { url width height }
          price { unitPrice { label } }
          product { sku isOneSize unitPrice variants { sku size } }
        }
        errors { messageKey name message level }
      }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

const onlySizeDocument = graphql(`
  query OnlySize($sku: String!) {
    pdp(sku: $sku) { isOneSize variants { sku } }
  }
`)

type Answer = AddToCartMutation['addToCart']

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

  const put = async (contextToken: string | undefined): Promise<Answer> => {
    const token = await ensureContext({ api, session: { ...session, contextToken } })
    const items = [{ referencedId: chosen, type: 'product' as const, quantity: 1 }]
    return (await api(addToCartDocument, { token, items })).addToCart
  }
  let answer = await put(session.contextToken)
  // A cart that has run out is followed by a new one; the shopper needn't know.
  if (session.contextToken && isLost(answer)) answer = await put(undefined)
  if (answer.__typename === 'Refused') return declined(answer.refusals)
  const line = answer.items.find(({ referencedId }) => referencedId === chosen)
  return { added: line && addedItem(line), count: answer.count, news: answer.errors, sizeMissing: false }
}

async function onlySize(api: PersonalScope['api'], sku: string): Promise<string | 'none' | undefined> {
  const { pdp } = await api(onlySizeDocument, { sku })
  if (!pdp) return 'none'
  return pdp.isOneSize ? pdp.variants[0]?.sku : undefined
}

function isLost(answer: Answer): boolean {
  return answer.__typename === 'Refused' && answer.refusals.some(({ messageKey }) => messageKey === 'context-not-found')
}

function declined(news: readonly CartNotice[]): AddAnswer {
  return { added: undefined, news, sizeMissing: false }
}

type Line = Extract<Answer, { __typename: 'Cart' }>['items'][number]

function addedItem({ referencedId, name, brand, quantity, image, price, product }: Line): AddedItem {
  return {
    sku: referencedId,
    productSku: product?.sku ?? referencedId,
    name,
    brand: brand ?? '',
    size: product?.isOneSize ? undefined : product?.variants.find(({ sku }) => sku === referencedId)?.size,
    quantity,
    price: price.unitPrice.label,
    unitPrice: product?.unitPrice ?? undefined,
    image: image ?? undefined,
  }
}
