import { inTransaction } from '#database/transaction.ts'
import { day } from '#kernel/clock.ts'
import { newCode, newToken } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { codeAt } from '#shop/credentials/one-time-codes.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { customerWriter } from '#shop/customers/customer-store.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { voucherWriter } from '#shop/loyalty/voucher-store.ts'
import { passwordOfAll, soundAddress } from '../member.ts'
import type { TestShop } from '../open-shop.ts'
import { settledAnswer, withPasskey, withSecondFactor } from '../second-factor.ts'
import { usualSettings } from '../settings.ts'
import { apiShopper } from '../shopper.ts'
import { fixtures } from '../small-catalog.ts'
import { softAuthenticator } from '../soft-authenticator.ts'
import type { GivenValues, OperationAsker } from './ask-operation.ts'
import { sentOrderInvoice } from './orders.ts'

const nl = storefrontOf('nl_NL')

/** A customer, and by what an answer would give them away. */
export type MarkedCustomer = {
  readonly login: LoggedIn
  readonly marks: readonly string[]
  /** Ids of what is theirs, each such that the operation could succeed. */
  readonly things: GivenValues
}

/** Letters that nobody else's name has. */
export const markedName = () => `Naam${newCode().replace(/[^a-z]/gi, 'x')}`

let number = 0
/** Somebody new with a name that nobody else has, logged in. */
export async function registerMarked({ shop }: Pick<TestShop, 'shop'>): Promise<LoggedIn> {
  number += 1
  const answer = await shop.registerCustomer(nl, undefined, {
    firstName: markedName(),
    lastName: markedName(),
    email: `customer${number}@example.org`,
    password: passwordOfAll,
    salutation: 'mrs',
    birthday: { year: 1990, month: 5, day: 21 },
    newsletter: false,
    billingAddress: null,
    storefrontUrl: 'http://shop.test/nl/',
    device: `Firefox ${markedName()}`,
  })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

/** One more browser in which a customer is logged in. */
async function anotherLogin({ db, clock }: TestShop, { id }: Customer, device: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + 7 * day)
  await customerWriter(db).beginSession({ customerId: id, token, device, now, expiresAt })
  return token
}

/** Somebody who never asked for anything. */
export async function plainCustomer(shop: TestShop): Promise<MarkedCustomer> {
  const login = await registerMarked(shop)
  return { login, marks: [login.customer.id, login.customer.firstName, login.customer.email], things: {} }
}

/** A customer with something of everything that a customer can have. */
export async function settledCustomer(shop: TestShop): Promise<MarkedCustomer> {
  const { db, clock } = shop
  const login = await registerMarked(shop)
  const { id, firstName, lastName } = login.customer
  const factors = await factorsOf(shop, login)
  const street = markedName()
  for (const city of ['Amsterdam', 'Utrecht']) {
    await shop.shop.addAddress(nl, login.customer, { ...soundAddress, firstName, lastName, street, city })
  }
  const book = await shop.shop.addressBook(login.customer)
  const [first, second] = ['Amsterdam', 'Utrecht'].map((city) => book.find((address) => address.city === city))
  await anotherLogin(shop, login.customer, `Safari ${markedName()}`)
  const liked = await productIdOf(shop, fixtures.handbag)
  await shop.shop.addToWishlist(login.customer, [liked])

  const me = await apiShopper(shop, 'nl_NL', login)
  await me.add(fixtures.boot)
  await me.giveAddress({ firstName, street })
  await me.choosePayment()
  const { id: orderId = '', orderNumber = '', reference = '' } = await me.place()
  const { redirectUrl = '' } = await me.pay(orderId)
  await shop.decide(redirectUrl, 'paid')
  await me.comeBack(reference)
  const invoice = await sentOrderInvoice(shop, orderId, orderNumber)
  await me.add(fixtures.reduced)
  await inTransaction(db, async (tx) => {
    const vouchers = voucherWriter(tx)
    const voucherId = await vouchers.announce({ id, storefrontCode: 'nl_NL' }, usualSettings.loyalty, clock.now())
    await vouchers.issue(voucherId, 6, clock.now())
  })

  const emailLink = newToken()
  await customerWriter(db).addEmailLink({
    customerId: id,
    email: login.customer.email,
    token: emailLink,
    expiresAt: new Date(clock.now().getTime() + 7 * day),
  })

  const rows = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('customer_sessions').selectAll().where('customer_id', '=', id).execute()
  const vouchers = await db.selectFrom('vouchers').selectAll().where('customer_id', '=', id).execute()
  const other = sessions.find(({ device }) => device.startsWith('Safari'))
  if (!first || !second || !other) throw new Error('Not settled')
  return {
    login,
    marks: [
      ...[id, rows.number, rows.email, rows.email_token, firstName, lastName, street],
      ...[first.id, second.id, liked, orderId, orderNumber, reference, invoice],
      ...sessions.flatMap((session) => [session.id, session.device]),
      ...vouchers.flatMap((voucher) => [voucher.number, voucher.barcode ?? '?']),
      ...[login.customerToken, login.contextToken],
      ...factors.marks,
    ],
    things: {
      ...factors.things,
      id: second.id,
      'endSession.id': other.id,
      productId: liked,
      'addToWishlist.productId': await productIdOf(shop, fixtures.reduced),
      emailToken: rows.email_token,
      'orderInvoice.number': invoice,
      'confirmEmail.hash': emailLink,
    },
  }
}

/** Passkeys and codes of somebody, with what each operation about them is given so that it succeeds. */
async function factorsOf(shop: TestShop, { customer: owner, customerToken, contextToken }: LoggedIn) {
  const sessionId = (await shop.shop.customerOf(customerToken))?.sessionId ?? ''
  const session = { sessionId, contextToken }
  const { secret, recoveryCodes } = await withSecondFactor(shop, owner, { session })
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = recoveryCodes
  const phone = await withPasskey(shop, owner, { code: first, name: markedName() })
  const { options } = settledAnswer(await shop.shop.beginPasskey(owner, { password: passwordOfAll, code: second }))
  const laptop = softAuthenticator({ origin: 'http://shop.test' })
  const moved = settledAnswer(await shop.shop.beginSecondFactor(owner, { password: passwordOfAll, code: third }))
  return {
    marks: [phone.id, secret, moved.secret, fifth],
    things: {
      code: fourth,
      'confirmSecondFactor.code': codeAt(moved.secret, shop.clock.now()),
      'removePasskey.id': phone.id,
      'addPasskey.name': markedName(),
      'addPasskey.answer': JSON.stringify(laptop.create(options)),
    },
  }
}

const productIdOf = async ({ shop }: TestShop, sku: string) => {
  const found = (await shop.catalog.productIdsBySku([sku])).get(sku)
  if (!found) throw new Error(`No product ${sku}`)
  return found
}

/** What somebody types who names other people's things. */
export const typedBy = ({ login: { customer: asker } }: MarkedCustomer, things: GivenValues): GivenValues => ({
  ...soundAddress,
  firstName: asker.firstName,
  lastName: asker.lastName,
  'updateCustomer.lastName': `${asker.lastName}x`,
  email: `${newCode()}@example.org`,
  password: passwordOfAll,
  newPassword: 'een nieuwe lange zin',
  newPasswordConfirm: 'een nieuwe lange zin',
  ...things,
})

/** Who is not the customer, however much of theirs they show. */
export const unprovenAskers: Readonly<
  Record<string, (shop: TestShop, owner: MarkedCustomer) => Promise<OperationAsker>>
> = {
  'nobody, who shows nothing': async () => ({}),
  'nobody, who shows the customer’s session alone': async (_, { login }) => ({ contextToken: login.contextToken }),
  'nobody, who shows the session as a login': async (_, { login }) => ({ bearer: login.contextToken }),
  'nobody, who made a login up': async () => ({ bearer: newToken() }),
  'somebody who logged out': async (shop, { login }) => {
    const bearer = await anotherLogin(shop, login.customer, 'Chrome, Windows')
    await shop.shop.logOut(bearer)
    return { contextToken: login.contextToken, bearer }
  },
}
