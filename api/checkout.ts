import { AddressInput } from './address-types.ts'
import { builder } from './builder.ts'
import { ContextResultType, ContextType, changedContext, contextView, newContextView } from './checkout-context.ts'
import { customerOf, shopperOf, tokenOf } from './context.ts'

builder.queryFields((t) => ({
  getContext: t.field({
    type: ContextType,
    nullable: true,
    description:
      "The context of the token or the browser's cookie. Without either a new one begins; a token that opens nothing answers null.",
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => {
      const shopper = await shopperOf(context, token)
      if (shopper) return contextView(context, shopper, tokenOf(context, token) ?? '')
      return token ? null : newContextView(context)
    },
  }),
}))

builder.mutationFields((t) => ({
  createContext: t.field({ type: ContextType, resolve: (_, __, context) => newContextView(context) }),
  prepareCheckout: t.field({
    type: ContextType,
    nullable: true,
    description:
      'Fills in what a customer has not said in this checkout and is known of them: addresses, delivery and payment. Null for whoever goes by the steps: guests, who has no address that can be delivered to, and all where the retailer wants it so.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => {
      const own = tokenOf(context, token)
      const customer = await customerOf(context)
      const prepared = customer && (await context.shop.prepareCheckout(context.storefront, own, customer))
      return prepared ? contextView(context, prepared, own ?? '') : null
    },
  }),
  updateShippingMethod: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      changedContext(context, token, await context.shop.updateShippingMethod(context.storefront, token, id)),
  }),
  setServicePoint: t.field({
    type: ContextResultType,
    description:
      'Sends the parcel to a place of a shipping method of type pickup: the delivery address is copied with it, and the method chosen.',
    args: {
      token: t.arg.string(),
      type: t.arg.id({ required: true, description: 'The shipping method.' }),
      providerId: t.arg.id({ required: true }),
      dhlCustomerNumber: t.arg.string({ description: 'Asked for at packstations.' }),
    },
    resolve: async (_, { token, type, providerId, dhlCustomerNumber }, context) => {
      const own = tokenOf(context, token)
      const wish = { methodId: type, providerId, dhlCustomerNumber: dhlCustomerNumber ?? '' }
      return changedContext(context, own ?? '', await context.shop.setServicePoint(context.storefront, own, wish))
    },
  }),
  updatePaymentMethod: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      changedContext(context, token, await context.shop.updatePaymentMethod(context.storefront, token, id)),
  }),
  updateShippingAddress: t.field({
    type: ContextResultType,
    args: { token: t.arg.string({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_, { token, id }, context) =>
      changedContext(
        context,
        token,
        await context.shop.updateShippingAddress(context.storefront, token, id, (await customerOf(context))?.id),
      ),
  }),
  setPickupContact: t.field({
    type: ContextResultType,
    description:
      'Stores who collects the order in one of our stores, and chooses that way. Nothing is sent, so no address is needed but for the bill.',
    args: {
      token: t.arg.string(),
      email: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      phoneNumber: t.arg.string(),
      billingAddress: t.arg({ type: AddressInput }),
    },
    resolve: async (_, { token, ...typed }, context) => {
      const own = tokenOf(context, token)
      return changedContext(context, own ?? '', await context.shop.setPickupContact(context.storefront, own, typed))
    },
  }),
  setShippingAddress: t.field({
    type: ContextResultType,
    description:
      'Stores who buys and where the parcel goes; without a shipping address it goes to the billing address.',
    args: {
      token: t.arg.string(),
      email: t.arg.string(),
      billingAddress: t.arg({ type: AddressInput }),
      shippingAddress: t.arg({ type: AddressInput }),
    },
    resolve: async (_, { token, ...typed }, context) => {
      const own = tokenOf(context, token)
      return changedContext(context, own ?? '', await context.shop.setAddresses(context.storefront, own, typed))
    },
  }),
}))
