import { newCode } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { soldGiftCard } from '../gift-card.ts'
import type { TestShop } from '../open-shop.ts'
import { apiShopper } from '../shopper.ts'
import { fixtures } from '../small-catalog.ts'
import {
  arrivedGuestOrder,
  arrivedPresent,
  orderInStore,
  paidGuestOrder,
  repairedOrder,
  sentOrderInvoice,
} from './orders.ts'

const nl = storefrontOf('nl_NL')

/** References of orders, each such that the operation could succeed, and what comes with an order. All went to one street. */
export async function linksOfOrders(shop: TestShop, street: string) {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  await me.giveAddress({ street })
  const { id: orderId = '', orderNumber = '', reference = '' } = await me.place()
  const withdrawn = await shop.shop.withdraw(nl, {
    name: 'Sanne de Wit',
    email: 'reader@example.org',
    orderNumber,
    items: [],
    reason: street,
    idempotencyKey: newCode(),
    channel: 'guest',
  })
  if (isRefused(withdrawn)) throw new Error(JSON.stringify(withdrawn))
  const cancelled = await paidGuestOrder(shop, street)
  const kept = await arrivedGuestOrder(shop, street)
  const exchanged = await paidGuestOrder(shop, street)
  await sentOrderInvoice(shop, exchanged.id, exchanged.orderNumber)
  const [priced, calledOff] = [await repairedOrder(shop, street), await repairedOrder(shop, street)]
  const toRepair = await repairedOrder(shop, street)
  await shop.shop.cancelRepair({ orderId: toRepair.id, code: toRepair.code })
  const waiting = await orderInStore(shop, street)
  const givenBack = await arrivedPresent(shop, street)
  const givenOn = await arrivedPresent(shop, street)
  await shop.setStock(otherSize, 9, 'AMS')
  const giftCard = await soldGiftCard(shop)
  return {
    orderNumber,
    links: {
      reference,
      orderId,
      'withdrawalReceipt.reference': withdrawn.reference,
      'cancelOrder.reference': cancelled.reference,
      'announceReturn.reference': kept.reference,
      'writeReview.reference': kept.reference,
      'removeReviewPhotograph.reference': kept.reference,
      'exchangePieces.reference': exchanged.reference,
      'requestRepair.reference': toRepair.reference,
      'acceptRepairPrice.reference': priced.reference,
      'acceptRepairPrice.code': priced.code,
      'cancelRepair.reference': calledOff.reference,
      'cancelRepair.code': calledOff.code,
      'tellPickupArrival.reference': waiting.reference,
      code: givenBack,
      'exchangeGift.code': givenOn,
      'giftCardBalance.code': giftCard.code,
      'giftCardSale.reference': giftCard.reference,
    },
  }
}

/** Another size of the article that guests order here. */
const otherSize = '10001.001.41'

/** What is typed beside a link of an order, or of anything else, wherever the operation asks for more than the link. */
export const typedBesideLinks = () => ({
  finishUrl: 'http://shop.test/nl/checkout/success/',
  errorUrl: 'http://shop.test/nl/checkout/payment/',
  newPassword: 'een nieuwe lange zin',
  newPasswordConfirm: 'een nieuwe lange zin',
  idempotencyKey: newCode(),
  pieces: [{ position: 0, quantity: 1 }],
  'exchangePieces.idempotencyKey': newCode(),
  'exchangePieces.pieces': [{ position: 0, quantity: 1, sku: otherSize }],
  'exchangeGift.idempotencyKey': newCode(),
  'exchangeGift.pieces': [{ position: 0, quantity: 1, sku: otherSize }],
  'returnGift.idempotencyKey': newCode(),
  'requestRepair.position': 0,
  'requestRepair.service': 'resole',
  'requestRepair.location': 'AMS',
  'requestRepair.text': '',
  'requestRepair.idempotencyKey': newCode(),
  'acceptRepairPrice.price': 7500,
  'writeReview.position': 0,
  'writeReview.stars': 5,
  'writeReview.text': 'Warm',
  'writeReview.author': 'Noor',
  'removeReviewPhotograph.photograph': crypto.randomUUID(),
})
