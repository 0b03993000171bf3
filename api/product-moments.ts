import { cardLabel, isNew } from '#shop/catalog/product.ts'
import { hidesReductions } from '#shop/catalog/sale-period.ts'
import { isComingSoon } from '#shop/stock/size-stock.ts'
import { builder } from './builder.ts'
import { catalogMessages } from './catalog-messages.ts'
import { ProductType } from './product-type.ts'

/** From when it is sold, how soon it comes, and what its card says of that. */
builder.objectFields(ProductType, (t) => ({
  isNew: t.boolean({ resolve: (product, _, { now }) => isNew(product, now) }),
  isPresentedBySneakers: t.exposeBoolean('presentedBySneakers'),
  isComingSoon: t.boolean({ resolve: (product, _, { now }) => isComingSoon(product.comingSoonDate, now) }),
  releaseDate: t.field({ type: 'Date', resolve: (product) => product.releaseDate }),
  comingSoonDate: t.field({ type: 'DateTime', nullable: true, resolve: (product) => product.comingSoonDate }),
  deliveryTime: t.string({ nullable: true, resolve: (product) => product.deliveryTime }),
  sale_label: t.field({
    type: 'JSONString',
    nullable: true,
    description: 'Labels per country as JSON; hidden while reductions may not be announced.',
    resolve: (product, _, { storefront, now, shop }) =>
      product.saleLabel === null || hidesReductions(storefront, now, shop.salePeriod)
        ? null
        : JSON.stringify(product.saleLabel),
  }),
  marketing_label: t.string({ nullable: true, resolve: (product) => product.marketingLabel }),
  label: t.string({
    nullable: true,
    description: 'The one label that the card shows, already chosen for the store.',
    resolve: (product, _, { storefront, now, shop }) => {
      const label = cardLabel(product, storefront, now, shop.salePeriod)
      if (label === null) return null
      if (label.kind === 'text') return label.text
      return catalogMessages(storefront.contentLang)[label.kind === 'new' ? 'isNew' : 'comingSoon']
    },
  }),
}))
