import type { Country } from '#kernel/storefront.ts'
import { arrivalOf } from '#shop/cart/delivery-schedule.ts'
import { asksForCustomerNumber, shippingMethods, shippingPrice, shipsTo } from '#shop/cart/shipping-methods.ts'
import type { ShippingMethod, SupplySchedule } from '#shop/settings/delivery-settings.ts'
import { deliveryPromise } from '#shop/stock/delivery-promise.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { DeliveryDateType, viewFor } from './cart.ts'
import { priceOrNull } from './catalog-types.ts'
import { shopperOf } from './context.ts'

type OfferedShipping = {
  readonly method: ShippingMethod
  readonly subtotal: number
  readonly shipsFree: boolean
  readonly available: boolean
  readonly skus: readonly string[]
  readonly supply: SupplySchedule | undefined
  readonly country: Country
}
const ShippingMethodType = builder.objectRef<OfferedShipping>('ShippingMethod').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ method }) => method.id }),
    name: t.string({ resolve: ({ method }) => method.carrier }),
    description: t.string({ resolve: ({ method }, _, { storefront }) => method.description[storefront.language] }),
    type: t.string({ description: "'home', or 'pickup' for a service point.", resolve: ({ method }) => method.type }),
    storePickup: t.boolean({
      description: 'Whether it is collected in a store of ours.',
      resolve: ({ method }) => method.pickup?.source === 'store',
    }),
    asksForCustomerNumber: t.boolean({
      description: 'Some of its places open only to customers of DHL, by their number.',
      resolve: ({ method }) => asksForCustomerNumber(method),
    }),
    price: t.field({
      type: PriceType,
      resolve: ({ method, subtotal, shipsFree }, _, context) =>
        priceView(shippingPrice(method, subtotal, shipsFree), context),
    }),
    freeFrom: t.field({
      type: PriceType,
      nullable: true,
      description: 'From this subtotal on it costs nothing.',
      resolve: ({ method }, _, context) => priceOrNull(method.freeFrom ?? null, context),
    }),
    available: t.boolean({ resolve: ({ available }) => available }),
    deliveryTime: t.string({
      description: "Working days, as 'min-max'.",
      resolve: async ({ skus }, _, { shop }) => {
        const promise = deliveryPromise(skus, await shop.stock.availabilityByLocation(skus))
        return `${promise.min}-${promise.max}`
      },
    }),
    deliveryDate: t.field({
      type: DeliveryDateType,
      nullable: true,
      description:
        'When the cart arrives by this method, ordered and paid now; nothing where it can’t be said by the day.',
      resolve: ({ method, supply, country }, _, { now, settings }) =>
        arrivalOf(method, { supply, supplyDays: settings.delivery.supplyDays, destination: country, now }) ?? null,
    }),
    carrier: t.string({ resolve: ({ method }) => method.carrier }),
  }),
})

builder.queryFields((t) => ({
  getShippingMethods: t.field({
    type: [ShippingMethodType],
    args: { token: t.arg.string(), onlyAvailable: t.arg.boolean() },
    resolve: async (_, { token, onlyAvailable }, context) => {
      const shopper = await shopperOf(context, token)
      const view = shopper && (await viewFor(context, shopper, ''))
      const country = shopper
        ? ((await context.shop.addressesOf(shopper)).shipping?.country ?? context.storefront.country)
        : context.storefront.country
      return shippingMethods(context.settings, context.storefront)
        .map((method) => ({
          method,
          subtotal: view?.cart.totals.subtotal ?? 0,
          shipsFree: view?.cart.shipsFree ?? false,
          available: shipsTo(method, country),
          country,
          supply: view?.cart.supply,
          skus: view?.cart.items.map((item) => item.variant.sku) ?? [],
        }))
        .filter((offered) => offered.available || !onlyAvailable)
    },
  }),
}))
