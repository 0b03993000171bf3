import { describe, expect, test } from 'vitest'
import type { ModelColor, Product, Variant } from '../catalog/product.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import { exchangeChoices, lineOfChoice } from './exchange-choices.ts'

const article = {
  type: 'article',
  sku: 'boot.black.38',
  productSku: 'boot.black',
  name: 'Boot',
  size: '38',
} as OrderLine
const order = { storefrontCode: 'nl_NL', lines: [article] } as unknown as Pick<Order, 'lines' | 'storefrontCode'>

const product = (sku: string, color: string) =>
  ({
    id: sku,
    sku,
    parentSku: sku.split('.')[0] ?? '',
    name: `Boot ${color}`,
    color: { key: color, name: color, hex: '#000000' },
    images: [`${sku}.jpg`],
  }) as unknown as Product
const variant = (productId: string, size: string, price = 10_000) =>
  ({ productId, sku: `${productId}.${size}`, size, price, ean: null }) as Variant

/** A catalogue that sells these products in these sizes. */
function selling(products: readonly Product[], variants: readonly Variant[]) {
  return {
    productIdsBySku: async (skus: readonly string[]) =>
      new Map(products.filter(({ sku }) => skus.includes(sku)).map(({ sku, id }) => [sku, id])),
    products: async (_: unknown, ids: readonly string[]) => products.filter(({ id }) => ids.includes(id)),
    variantsOf: async (_: unknown, ids: readonly string[]) =>
      variants.filter(({ productId }) => ids.includes(productId)),
    colorsOfModels: async (_: unknown, models: readonly string[]) =>
      products.filter(({ parentSku }) => models.includes(parentSku)).map(({ id }) => ({ id }) as ModelColor),
  }
}

describe('what a piece can be exchanged for', () => {
  const black = product('boot.black', 'black')
  const brown = product('boot.brown', 'brown')
  const shoe = product('shoe.black', 'black')

  test('are its other sizes, and other colours of the model that cost the same today', async () => {
    const variants = [
      variant(black.id, '38'),
      variant(black.id, '39'),
      variant(brown.id, '38'),
      variant(brown.id, '39', 12_000),
      variant(shoe.id, '39'),
    ]
    const choices = await exchangeChoices(selling([black, brown, shoe], variants), order, [0])
    expect(choices.map((choice) => choice.variant.sku)).toEqual(['boot.black.39', 'boot.brown.38'])
  })

  test('are nothing where it is sold no more, or the line is no article', async () => {
    expect(await exchangeChoices(selling([brown], [variant(brown.id, '38')]), order, [0])).toEqual([])
    expect(await exchangeChoices(selling([black], [variant(black.id, '39')]), order, [1])).toEqual([])
  })

  test('another colour has its own name, number and picture on its line; another size keeps what was bought', () => {
    expect(lineOfChoice(article, { product: brown, variant: variant(brown.id, 'ONE') })).toMatchObject({
      sku: 'boot.brown.ONE',
      productSku: 'boot.brown',
      name: 'Boot brown',
      color: 'brown',
      size: null,
      image: 'boot.brown.jpg',
    })
    expect(lineOfChoice(article, { product: black, variant: variant(black.id, '39') })).toEqual({
      ...article,
      sku: 'boot.black.39',
      size: '39',
      ean: null,
    })
  })
})
