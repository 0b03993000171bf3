import { expect } from 'vitest'
import { contextReader } from '#shop/cart/context-store.ts'
import { soldGiftCard } from '../gift-card.ts'
import { soundAddress } from '../member.ts'
import type { TestShop } from '../open-shop.ts'
import { apiShopper } from '../shopper.ts'
import { fixtures } from '../small-catalog.ts'
import type { GivenValues } from './ask-operation.ts'
import { markedName } from './customers.ts'

/** A guest's session, and by what an answer would give them away. */
export type MarkedGuest = { readonly token: string; readonly marks: readonly string[]; readonly things: GivenValues }

let number = 0
/** A guest in the middle of the checkout, with an order that waits for its payment and more in the cart. */
export async function guestInCheckout(shop: TestShop): Promise<MarkedGuest> {
  number += 1
  const me = await apiShopper(shop)
  const street = markedName()
  const email = `guest${number}@example.org`
  const firstName = markedName()
  await me.readyToOrder(fixtures.boot)
  await me.call(
    'mutation ($email: String, $address: AddressInput) { setShippingAddress(email: $email, billingAddress: $address, shippingAddress: $address) { __typename } }',
    { email, address: { ...soundAddress, firstName, street } },
  )
  const { id = '', orderNumber = '', reference = '' } = await me.place()
  await me.add(fixtures.reduced)
  const { code } = await soldGiftCard(shop)
  const context = await contextReader(shop.db).find(me.token, shop.clock.now())
  const { items } = await me.cart()
  // The boot first, whose other size is asked for: which line was copied first is nobody's promise.
  const lines = items
    .toSorted((a, b) => Number(b.referencedId === fixtures.boot) - Number(a.referencedId === fixtures.boot))
    .map(({ id }) => id)
  const { billingAddressId, shippingAddressId } = context ?? {}
  if (!billingAddressId || !shippingAddressId || !lines[0]) throw new Error('Not in the checkout')
  return {
    token: me.token,
    marks: [
      me.token,
      street,
      email,
      firstName,
      billingAddressId,
      shippingAddressId,
      ...lines,
      id,
      orderNumber,
      reference,
    ],
    things: {
      ids: lines,
      'updateCartItem.id': lines[0],
      'changeCartItemSize.id': lines[0],
      'saveForLater.id': lines[0],
      'moveToCart.id': lines[0],
      'updateShippingAddress.id': billingAddressId,
      'buyAgain.reference': reference,
      'registerAfterOrder.reference': reference,
      'chooseGiftCard.code': code,
    },
  }
}

/** What a guest types or chooses, where nothing else is said. */
export const chosenByGuest: GivenValues = {
  ...soundAddress,
  items: [{ referencedId: fixtures.handbag, type: 'product', quantity: 1 }],
  quantity: 2,
  'changeCartItemSize.referencedId': fixtures.lastItem,
  'beginWalletSession.validationUrl': 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
  'updatePaymentMethod.id': 'creditcard',
  'updateShippingMethod.id': 'postnl',
  'setServicePoint.type': 'store-pickup',
  'setPickupContact.email': 'shopper@example.com',
  'setPickupContact.firstName': 'Sanne',
  'setPickupContact.lastName': 'de Wit',
  providerId: 'AMS',
  clientId: '123456789.1700000000',
  userAgent: 'Mozilla/5.0 (X11)',
  'registerAfterOrder.password': 'een korte zin',
  'chooseGiftCard.code': '0000-0000-0000-0000',
  'registerAfterOrder.storefrontUrl': 'http://shop.test/nl/',
  termsAccepted: true,
  withdrawalRead: true,
}

/** Everything of a guest's session that the database holds. */
export async function rowsOfGuest({ db, clock }: TestShop, token: string) {
  const { id, cartId, billingAddressId, shippingAddressId } = (await contextReader(db).find(token, clock.now())) ?? {}
  const ids = [billingAddressId, shippingAddressId].filter((one) => typeof one === 'string')
  return {
    context: await db
      .selectFrom('contexts')
      .selectAll()
      .where('id', '=', id ?? '')
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', '=', cartId ?? '')
      .orderBy('id')
      .execute(),
    addresses: await db.selectFrom('addresses').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  }
}

/** What the holder of a session is answered where nothing of it can be told from another one's. */
export const answersWithoutMarks: Readonly<Record<string, object>> = {
  // What can be chosen from names nobody.
  getPaymentOptions: { methods: expect.arrayContaining([expect.anything()]) },
  // Its own card is nothing of the checkout's.
  chooseGiftCard: { ending: expect.any(String) },
  // The same for every session: whether anything was ordered in one is nobody's.
  withdrawMeasuring: { success: true },
  // Apple's word about the shop, for whoever has a session.
  beginWalletSession: { session: expect.stringContaining('merchantSessionIdentifier') },
}
