import type { Product } from '#shop/catalog/product.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { builder } from './builder.ts'
import { ProductType } from './catalog-types.ts'
import { type ApiContext, customerOf, requireCustomer } from './context.ts'

const WishlistType = builder.objectRef<Customer>('Wishlist').implement({
  fields: (t) => ({
    customerId: t.id({ resolve: (customer) => customer.id }),
    salesChannelId: t.id({ resolve: (_, __, { storefront }) => storefront.code }),
    products: t.field({
      type: [ProductType],
      description: 'What is sold in this storefront, the newest first.',
      resolve: async (customer, _, { shop, loaders }) => {
        const ids = await shop.wishlistOf(customer)
        return (await loaders.product.loadMany(ids)).filter(isProduct)
      },
    }),
  }),
})

function isProduct(found: Product | Error | undefined): found is Product {
  return found !== undefined && !(found instanceof Error)
}

builder.queryFields((t) => ({
  getWishlist: t.field({
    type: WishlistType,
    nullable: true,
    description: 'Nothing for guests, whose list is in their browser.',
    resolve: (_, __, context) => customerOf(context),
  }),
}))

builder.mutationFields((t) => ({
  addToWishlist: t.field({
    type: WishlistType,
    args: { productId: t.arg.id({ required: true, description: 'The id of a product, or its SKU.' }) },
    resolve: async (_, { productId }, context) => {
      const customer = await requireCustomer(context)
      await context.shop.addToWishlist(customer, [await productIdOf(context, productId)])
      return customer
    },
  }),
  deleteFromWishlist: t.field({
    type: WishlistType,
    args: { productId: t.arg.id({ required: true, description: 'The id of a product, or its SKU.' }) },
    resolve: async (_, { productId }, context) => {
      const customer = await requireCustomer(context)
      await context.shop.deleteFromWishlist(customer, await productIdOf(context, productId))
      return customer
    },
  }),
}))

async function productIdOf({ shop }: ApiContext, idOrSku: string): Promise<string> {
  return (await shop.catalog.productIdsBySku([idOrSku])).get(idOrSku) ?? idOrSku
}
