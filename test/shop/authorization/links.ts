import { day } from '#kernel/clock.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { customerWriter } from '#shop/customers/customer-store.ts'
import { newGiftCode } from '#shop/orders/gift-receipt.ts'
import { orderReference } from '#shop/orders/order.ts'
import { passwordOfAll } from '../member.ts'
import type { TestShop } from '../open-shop.ts'
import { withSecondFactor } from '../second-factor.ts'
import { fixtures } from '../small-catalog.ts'
import type { GivenValues } from './ask-operation.ts'
import { markedName, registerMarked } from './customers.ts'
import { linksOfOrders, typedBesideLinks } from './links-of-orders.ts'

const nl = storefrontOf('nl_NL')

export type LinksOfShop = {
  readonly real: GivenValues
  /** Of the same form, and never given out. */
  readonly madeUp: GivenValues
  /** What no link tells of the person behind it. */
  readonly person: readonly string[]
}

/** One of each link that the shop gives out. */
export async function linksOfShop(shop: TestShop): Promise<LinksOfShop> {
  const street = markedName()
  const { customer: owner } = await registerMarked(shop)
  const typed = typedBesideLinks()
  const orders = await linksOfOrders(shop, street)
  return {
    real: {
      ...typed,
      ...orders.links,
      ...(await mailedLinks(shop, owner.email)),
      ...(await linksOfReservations(shop)),
      ...(await stepOfLogin(shop)),
      ...(await linksOfBrowser(shop)),
    },
    madeUp: { ...typed, ...madeUpLinks(shop, orders.orderNumber) },
    person: [street, 'shopper@example.com', owner.email],
  }
}

/** What mails lead to: a new password, the newsletter, alerts, and what the shop knows of an address. */
async function mailedLinks(shop: TestShop, forgetful: string) {
  const { db, clock } = shop
  const email = 'reader@example.org'
  await shop.runJobs()
  shop.mails.length = 0
  await shop.shop.sendPasswordRecoveryMail(nl, { email: forgetful, storefrontUrl: 'http://shop.test/nl/' })
  const form = { firstname: 'Sanne', lastname: 'de Wit', gender: 'mrs', source: 'website' }
  await shop.shop.subscribeToNewsletter(nl, { ...form, email })
  await shop.shop.addStockAlert(nl, { sku: fixtures.boot, email, newsletter: false })
  await shop.runJobs()
  const mailed = (to: string, path: RegExp) => path.exec(shop.mails.find((mail) => mail.to === to)?.text ?? '')?.[1]
  const passwordLink = mailed(forgetful, /finish\/([\w-]{43})\//)
  const confirmLink = mailed(email, /bevestigen\/([\w-]{43})\//)
  const member = await db
    .selectFrom('newsletter_members')
    .select('settings_token')
    .where('email', '=', email)
    .executeTakeFirst()
  const alert = await db.selectFrom('stock_alerts').select('token').where('email', '=', email).executeTakeFirst()
  if (!passwordLink || !confirmLink || !member || !alert) throw new Error('A link is missing')
  // Of an address that nothing is known of: the link opens what its owner's own mail asked for.
  const dataLink = newToken()
  const expiresAt = new Date(clock.now().getTime() + day)
  await customerWriter(db).addDataLink({ email: 'curious@example.org', token: dataLink, expiresAt })
  return {
    'isPasswordLink.hash': passwordLink,
    'resetPassword.hash': passwordLink,
    token: confirmLink,
    hash: member.settings_token,
    'stockAlerts.hash': alert.token,
    'endStockAlerts.hash': alert.token,
    'guestData.hash': dataLink,
  }
}

/** A pair that is kept in a store, and one that was put aside there. */
async function linksOfReservations(shop: TestShop) {
  await shop.setStock(fixtures.boot, 9, 'AMS')
  const reserve = async (email: string) => {
    const reserved = await shop.shop.reservations.reserve(nl, {
      key: crypto.randomUUID(),
      sku: fixtures.boot,
      location: 'AMS',
      firstName: 'Noor',
      lastName: 'Zwart',
      email,
    })
    if (isRefused(reserved)) throw new Error('Nothing was reserved')
    return reserved.token
  }
  const reserved = await reserve('reserving@example.org')
  const putAside = await reserve('waiting@example.org')
  const aside = { put_aside_at: shop.clock.now() }
  await shop.db.updateTable('reservations').set(aside).where('token', '=', putAside).execute()
  await shop.runJobs()
  return {
    'reservation.hash': reserved,
    'cancelReservation.hash': reserved,
    'tellReservationArrival.hash': putAside,
  }
}

/** A login that waits for its code. */
async function stepOfLogin(shop: TestShop) {
  const { customer } = await registerMarked(shop)
  const { nextCode } = await withSecondFactor(shop, customer)
  const login = { username: customer.email, password: passwordOfAll, device: 'Safari' }
  const asked = await shop.shop.logIn(nl, undefined, login)
  if (!('step' in asked)) throw new Error('No code is asked for')
  return { 'confirmLogin.step': asked.step, 'confirmLogin.code': nextCode() }
}

/** A browser that is told of sizes, and one that is told of an order. */
async function linksOfBrowser(shop: TestShop) {
  const browser = shop.push.subscribe()
  await shop.shop.addPushAlert(nl, { sku: fixtures.boot, subscription: browser })
  return { endpoint: browser.endpoint, 'followOrderByPush.subscription': shop.push.subscribe() }
}

const madeUpLinks = (shop: TestShop, orderNumber: string) => ({
  reference: orderReference({ number: orderNumber, deepLinkCode: newCode() }),
  orderId: crypto.randomUUID(),
  'withdrawalReceipt.reference': 'W-00000-00000',
  'giftCardSale.reference': newCode(),
  code: newGiftCode(),
  'confirmLogin.step': newToken(),
  'acceptRepairPrice.code': 'S-00000000',
  'cancelRepair.code': 'S-00000000',
  hash: newToken(),
  token: newToken(),
  endpoint: 'https://fcm.googleapis.com/fcm/send/made-up',
  'followOrderByPush.subscription': shop.push.subscribe(),
})
