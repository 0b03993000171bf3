import { GraphQLError } from 'graphql'
import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Context as ShopperContext } from '#shop/cart/context.ts'
import type { OfferedPaymentMethod } from '#shop/checkout/payment-methods.ts'
import { ordinaryAmount } from '#shop/checkout/payment-methods.ts'
import { isContactOnly } from '#shop/orders/address.ts'
import { amountDue, type Order } from '#shop/orders/order.ts'
import { PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { builder } from './builder.ts'
import { viewFor } from './cart.ts'
import { type ApiContext, shopperOf } from './context.ts'
import { giftCardPart } from './gift-card-payment.ts'
import { RefusedType } from './refused.ts'
import { WalletType, walletView } from './wallets.ts'

export const PaymentMethodType = builder.objectRef<OfferedPaymentMethod>('PaymentMethod').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.string({ nullable: true, resolve: () => null }),
    icon: t.exposeString('icon'),
    available: t.boolean({ resolve: () => true }),
    credit: t.boolean({ description: 'Pays later: never chosen for the shopper.', resolve: (method) => method.credit }),
    termsRequired: t.boolean({ resolve: (method) => method.termsUrl !== null }),
    termsUrl: t.string({ nullable: true, resolve: (method) => method.termsUrl }),
    wallet: t.field({
      type: WalletType,
      nullable: true,
      description:
        'What its sheet needs, for a method that opens one: offer it only where the browser has that wallet.',
      resolve: ({ wallet }, _, context) => wallet && walletView(context, wallet),
    }),
  }),
})

const PaymentOptionsType = builder.objectRef<{ readonly methods: OfferedPaymentMethod[] }>('PaymentOptions').implement({
  fields: (t) => ({ methods: t.field({ type: [PaymentMethodType], resolve: ({ methods }) => methods }) }),
})
const PaymentOptionsResultType = builder.unionType('PaymentOptionsResult', {
  types: [PaymentOptionsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : PaymentOptionsType),
})

builder.queryFields((t) => ({
  getPaymentMethods: t.field({
    type: [PaymentMethodType],
    description:
      'What the payment provider offers for this cart now, or for an ordinary one while it is empty; the chosen method first. An error with the code PAYMENT_UNAVAILABLE while it can’t be asked.',
    args: { token: t.arg.string(), onlyAvailable: t.arg.boolean(), reference: t.arg.string() },
    resolve: async (_, { token, reference }, context) => {
      try {
        return await offeredMethods(context, token, reference)
      } catch (error) {
        if (!(error instanceof PaymentProviderUnavailable)) throw error
        throw new GraphQLError('The payment provider can’t be asked at the moment', {
          extensions: { code: 'PAYMENT_UNAVAILABLE', messageKey: 'payment-unavailable' },
        })
      }
    },
  }),
  getPaymentOptions: t.field({
    type: PaymentOptionsResultType,
    description: 'The same for whoever shows it: Refused while the payment provider can’t be asked.',
    args: { token: t.arg.string(), reference: t.arg.string() },
    resolve: async (_, { token, reference }, context) => {
      try {
        return { methods: await offeredMethods(context, token, reference) }
      } catch (error) {
        if (error instanceof PaymentProviderUnavailable) return refusedWith(refusalOf('payment-unavailable'))
        throw error
      }
    },
  }),
}))

/**
 * The ways to pay the order of a reference, else the cart.
 * @throws PaymentProviderUnavailable
 */
async function offeredMethods(
  context: ApiContext,
  token: string | null | undefined,
  reference: string | null | undefined,
): Promise<OfferedPaymentMethod[]> {
  const shopper = await shopperOf(context, token)
  const order = reference ? await orderOf(context, reference) : undefined
  const view = shopper && !order ? await viewFor(context, shopper, '') : undefined
  const total = view && view.cart.count > 0 ? view.cart.totals.total : undefined
  const card = total === undefined ? undefined : await giftCardPart(context, shopper, total)
  const amount = order ? amountDue(order) : (card?.toPay ?? total ?? ordinaryAmount)
  const country = order?.billingAddress.country ?? (await billingCountry(context, shopper))
  return context.shop.paymentMethods(context.storefront, {
    amount,
    country,
    hasAddress: await hasAddress(context, shopper, order),
    hasGiftCard: Boolean(order ? order.giftCard : card),
    chosen: order?.paymentMethod ?? shopper?.paymentMethod ?? null,
    wallets: context.shop.walletsInUse(),
  })
}

/** Whether it is known where the buyer lives, or nobody has said anything yet. */
async function hasAddress(context: ApiContext, shopper: ShopperContext | undefined, order: Order | undefined) {
  const billing = order?.billingAddress ?? (shopper && (await context.shop.addressesOf(shopper)).billing)
  return !billing || !isContactOnly(billing)
}

async function billingCountry(context: ApiContext, shopper: ShopperContext | undefined) {
  if (!shopper) return context.storefront.country
  return (await context.shop.addressesOf(shopper)).billing?.country ?? context.storefront.country
}

/** The order of a link, in the storefront that it was placed in: elsewhere its amounts would be read in another currency. */
async function orderOf({ shop, storefront, identity }: ApiContext, reference: string): Promise<Order | undefined> {
  const order = await shop.orderByReference(reference, identity.visit)
  return order?.storefrontCode === storefront.code ? order : undefined
}
