import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import type { Company } from '../company/company.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { ProviderPayment } from '../orders/payment-port.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { StockReader } from '../stock/stock-store.ts'
import type { Geocoder } from '../stores/geocoder-port.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { AddressLookups } from './address-lookup-port.ts'
import type { AddressStore } from './address-store.ts'
import { beginWalletSession } from './begin-wallet-session.ts'
import { callOffPayments, cancelUnpaidOrder } from './cancel-unpaid.ts'
import { updatePaymentMethod, updateShippingMethod } from './choose-methods.ts'
import { type CarrierPoints, findServicePoints, type WhereToLook } from './find-service-points.ts'
import type { OrderingCustomer } from './known-choices.ts'
import { addressLookup } from './look-up-address.ts'
import { type PayOrderInput, payOrder } from './pay-order.ts'
import type { PaymentQuestion } from './payment-methods.ts'
import { paymentOffer } from './payment-offer.ts'
import { type PlaceDeps, type PlaceOrderInput, placeOrder } from './place-order.ts'
import { prepareCheckout } from './prepare-checkout.ts'
import { refundPayment } from './refund-payment.ts'
import { restoreCart } from './restore-cart.ts'
import { setAddresses, type TypedCheckoutAddress, updateShippingAddress } from './set-addresses.ts'
import { setPickupContact, type TypedPickupContact } from './set-pickup-contact.ts'
import { type ServicePointInput, setServicePoint } from './set-service-point.ts'
import { type SettleDeps, settleByProviderId, settleOrder, sweepPayments } from './settle-payment.ts'
import { storePickupOffers } from './store-pickup-offer.ts'
import { type WalletAccounts, walletsInUse } from './wallets.ts'

type Deps = SettleDeps &
  PlaceDeps & {
    readonly company: Pick<Company, 'tradeName'>
    readonly addresses: AddressStore
    readonly stores: StoresStore
    readonly orders: Pick<OrderReader, 'lastChoicesOf'>
    readonly stock: Pick<StockReader, 'byLocation'>
    readonly pickupTimes: PickupTimes
    readonly carriers: CarrierPoints
    readonly lookups: AddressLookups
    readonly geocoder: Geocoder
    /** To which the payment page may send shoppers back. */
    readonly allowedOrigins: readonly string[]
    readonly webhookUrl: string | undefined
    readonly walletAccounts: WalletAccounts
    /** The host that shoppers see in their address bar. */
    readonly domain: string
    /** Takes in what a payment of no order became. */
    readonly settleElsewhere?: ((answer: ProviderPayment) => Promise<void>) | undefined
  }

/** How a cart becomes an order, and what its payments do. */
export function checkoutService(deps: Deps) {
  const { transact, clock, payments, paymentStore, addresses } = deps
  const offer = paymentOffer(payments, clock, deps.settings)
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
      setAddresses(deps, storefront, token, typed),
    setPickupContact: (storefront: Storefront, token: string | undefined, typed: TypedPickupContact) =>
      setPickupContact(deps, storefront, token, typed),
    updateShippingAddress: (storefront: Storefront, token: string, id: string, customerId?: string) =>
      updateShippingAddress(deps, storefront, token, id, customerId),

    /** Fills in what is known of who is logged in; nothing where they go by the steps. */
    prepareCheckout: (storefront: Storefront, token: string | undefined, customer: OrderingCustomer) =>
      prepareCheckout(deps, storefront, token, customer),

    lookUpAddress: addressLookup(deps),

    findServicePoints: (storefront: Storefront, method: ShippingMethod, where: WhereToLook) =>
      findServicePoints(deps, storefront, method, where),
    /** By when our stores would have these pieces ready to be collected, by their codes. */
    storePickupOffers: async (
      storefront: Storefront,
      wanted: readonly { readonly sku: string; readonly quantity: number }[],
      codes: readonly string[],
    ) => {
      const stores = (await deps.stores.all()).filter(({ code }) => codes.includes(code))
      const skus = [...new Set(wanted.map(({ sku }) => sku))]
      const stock = await deps.stock.byLocation(skus, codes, storefront.country)
      return storePickupOffers(stores, wanted, stock, clock.now(), deps.pickupTimes)
    },
    setServicePoint: (storefront: Storefront, token: string | undefined, input: ServicePointInput) =>
      setServicePoint(deps, storefront, token, input),
    updateShippingMethod: (storefront: Storefront, token: string, id: string) =>
      updateShippingMethod(deps, storefront, token, id),
    updatePaymentMethod: (storefront: Storefront, token: string, id: string) =>
      updatePaymentMethod({ ...deps, offer }, storefront, token, id),
    /** @throws PaymentProviderUnavailable */
    paymentMethods: (storefront: Storefront, question: PaymentQuestion) => offer.methods(storefront, question),
    /** The wallets that are switched on, for whoever can open their sheets. */
    walletsInUse: () => walletsInUse(deps.settings.at(clock.now()).payment, deps.walletAccounts),
    walletAccounts: deps.walletAccounts,
    beginWalletSession: (validationUrl: string) => beginWalletSession(deps, validationUrl),
    isPaymentAway: () => offer.isAway(),

    placeOrder: (storefront: Storefront, token: string | undefined, input: PlaceOrderInput) =>
      placeOrder(deps, storefront, token, input),
    payOrder: (input: PayOrderInput) => payOrder(deps, input),
    /** Puts what was ordered back into a cart when its payment came to nothing. */
    restoreCart: (storefront: Storefront, token: string | undefined, reference: string | null, visit?: string) =>
      restoreCart(deps, storefront, token, reference, visit),

    /** Cancels an order that nobody has paid. */
    cancelUnpaidOrder: (orderId: string) => cancelUnpaidOrder(deps, orderId),
    callOffPayments: (orderId: string) => callOffPayments(deps, orderId),

    settleOrder: (orderId: string) => settleOrder(deps, orderId),
    settleByProviderId: (providerId: string) => settleByProviderId(deps, providerId, deps.settleElsewhere),
    sweepPayments: () => sweepPayments(deps),
    paymentsOf: (orderId: string) => paymentStore.ofOrder(orderId),
    refundPayment: (paymentId: string) => refundPayment(deps, paymentId),
    /** What has to be given back by hand of payments that must not be kept: paid twice or too late with a gift card. */
    owedPayments: () => paymentStore.owedByHand(),
    paymentGivenBack: (paymentId: string) =>
      transact(['payments'], (repositories) =>
        repositories.payments.change(paymentId, { refundByHandDoneAt: clock.now() }, clock.now()),
      ),
  }
}
