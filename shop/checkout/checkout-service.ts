import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import type { ShippingMethod } from '../cart/shipping-methods.ts'
import type { StockReader } from '../stock/stock-store.ts'
import type { Gazetteer } from '../stores/geocoder-port.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { AddressLookups } from './address-lookup-port.ts'
import type { AddressStore } from './address-store.ts'
import { updatePaymentMethod, updateShippingMethod } from './choose-methods.ts'
import { type CarrierPoints, findServicePoints, type WhereToLook } from './find-service-points.ts'
import { addressLookup } from './look-up-address.ts'
import { type PayWish, payOrder } from './pay-order.ts'
import type { PaymentQuestion } from './payment-methods.ts'
import { paymentOffer } from './payment-offer.ts'
import { type OrderWish, type PlaceParts, placeOrder } from './place-order.ts'
import { refundPayment } from './refund-payment.ts'
import { restoreCart } from './restore-cart.ts'
import { setAddresses, type TypedCheckoutAddress, updateShippingAddress } from './set-addresses.ts'
import { setPickupContact, type TypedPickupContact } from './set-pickup-contact.ts'
import { type PointWish, setServicePoint } from './set-service-point.ts'
import { type SettleParts, settleByProviderId, settleOrder, sweepPayments } from './settle-payment.ts'
import { storePickupOffers } from './store-pickup-offer.ts'

type Parts = SettleParts &
  PlaceParts & {
    readonly addresses: AddressStore
    readonly stores: StoresStore
    readonly stock: Pick<StockReader, 'byLocation'>
    readonly pickupTimes: PickupTimes
    readonly carriers: CarrierPoints
    readonly lookups: AddressLookups
    readonly gazetteer: Gazetteer
    /** To which the payment page may send shoppers back. */
    readonly allowedOrigins: readonly string[]
    readonly webhookUrl: string | undefined
  }

/** How a cart becomes an order, and what its payments do. */
export function checkoutDesk(parts: Parts) {
  const { transact, clock, payments, paymentStore, addresses } = parts
  const offer = paymentOffer(payments, clock)
  return {
    addressesOf: async (context: Context) => {
      const ids = [context.billingAddressId, context.shippingAddressId].filter((id) => id !== null)
      const found = await addresses.addresses([...new Set(ids)])
      return {
        billing: found.find((address) => address.id === context.billingAddressId),
        shipping: found.find((address) => address.id === context.shippingAddressId),
      }
    },
    setAddresses: (storefront: Storefront, token: string | undefined, typed: TypedCheckoutAddress) =>
      setAddresses(parts, storefront, token, typed),
    setPickupContact: (storefront: Storefront, token: string | undefined, typed: TypedPickupContact) =>
      setPickupContact(parts, storefront, token, typed),
    updateShippingAddress: (storefront: Storefront, token: string, id: string, customerId?: string) =>
      updateShippingAddress(parts, storefront, token, id, customerId),

    lookUpAddress: addressLookup(parts),

    findServicePoints: (storefront: Storefront, method: ShippingMethod, where: WhereToLook) =>
      findServicePoints(parts, storefront, method, where),
    /** By when our stores would have these pieces ready to be collected, by their codes. */
    storePickupOffers: async (
      storefront: Storefront,
      wanted: readonly { readonly sku: string; readonly quantity: number }[],
      codes: readonly string[],
    ) => {
      const stores = (await parts.stores.all()).filter(({ code }) => codes.includes(code))
      const skus = [...new Set(wanted.map(({ sku }) => sku))]
      const stock = await parts.stock.byLocation(skus, codes, storefront.country)
      return storePickupOffers(stores, wanted, stock, clock.now(), parts.pickupTimes)
    },
    setServicePoint: (storefront: Storefront, token: string | undefined, wish: PointWish) =>
      setServicePoint(parts, storefront, token, wish),
    updateShippingMethod: (storefront: Storefront, token: string, id: string) =>
      updateShippingMethod(parts, storefront, token, id),
    updatePaymentMethod: (storefront: Storefront, token: string, id: string) =>
      updatePaymentMethod(parts, storefront, token, id),
    /** @throws PaymentProviderUnavailable */
    paymentMethods: (storefront: Storefront, question: PaymentQuestion) => offer.methods(storefront, question),
    isPaymentAway: () => offer.isAway(),

    placeOrder: (storefront: Storefront, token: string | undefined, wish: OrderWish) =>
      placeOrder(parts, storefront, token, wish),
    payOrder: (wish: PayWish) => payOrder(parts, wish),
    /** Puts what was ordered back into a cart when its payment came to nothing. */
    restoreCart: (storefront: Storefront, token: string | undefined, reference: string | null, visit?: string) =>
      restoreCart(parts, storefront, token, reference, visit),

    settleOrder: (orderId: string) => settleOrder(parts, orderId),
    settleByProviderId: (providerId: string) => settleByProviderId(parts, providerId),
    sweepPayments: () => sweepPayments(parts),
    paymentsOf: (orderId: string) => paymentStore.ofOrder(orderId),
    refundPayment: (paymentId: string) => refundPayment(parts, paymentId),
    /** What has to be given back by hand of payments that must not be kept: paid twice or too late with a gift card. */
    owedPayments: () => paymentStore.owedByHand(),
    paymentGivenBack: (paymentId: string) =>
      transact((writers) => writers.payments.change(paymentId, { refundByHandDoneAt: clock.now() }, clock.now())),
  }
}
