import { inTransaction } from '#database/transaction.ts'
import { newCode } from '#kernel/ids.ts'
import { isRefused } from '#kernel/message-key.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import type { Customer } from '#shop/customers/customer.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import { voucherWriter } from '#shop/loyalty/voucher-store.ts'
import type { TestShop } from './open-shop.ts'
import { apiShopper, type PlacedOrder } from './shopper.ts'

/** The password of everybody who registers in a test. */
export const passwordOfAll = 'vermiljoen-lederhaas'

/** What the form of somebody new sends, with the least that it takes. */
export const registration = (email: string, password: string = passwordOfAll) => ({
  firstName: 'Sanne',
  lastName: 'de Wit',
  email,
  password,
  salutation: null,
  birthday: null,
  newsletter: false,
  billingAddress: null,
  storefrontUrl: 'http://shop.test/nl/',
  device: 'Firefox, Linux',
})

/** An address as its form sends it, with nothing wrong in it. */
export const soundAddress = {
  countryIso: 'NL',
  firstName: 'Sanne',
  lastName: 'de Wit',
  street: 'Damrak',
  additionalAddressLine1: '1',
  zipcode: '1012 LG',
  city: 'Amsterdam',
}

/** A new account, in the Dutch shop unless another is named, logged in. */
export async function registerMember(
  { shop }: Pick<TestShop, 'shop'>,
  email = `${newCode().toLowerCase()}@example.com`,
  store: StorefrontCode = 'nl_NL',
): Promise<LoggedIn> {
  const answer = await shop.registerCustomer(storefrontOf(store), undefined, registration(email))
  if (isRefused(answer)) throw new Error(`Not registered: ${JSON.stringify(answer)}`)
  return answer
}

/** A voucher of somebody that is there, without the shopping and the waiting. */
export async function issuedVoucher({ db, clock, shop }: TestShop, { id, storefrontCode }: Customer) {
  const rules = shop.settings.at(clock.now()).loyalty
  return inTransaction(db, async (tx) => {
    const vouchers = voucherWriter(tx)
    const voucherId = await vouchers.announce({ id, storefrontCode }, rules, clock.now())
    await vouchers.issue(voucherId, rules.voucherMonths, clock.now())
    return tx.selectFrom('vouchers').selectAll().where('id', '=', voucherId).executeTakeFirstOrThrow()
  })
}

/** A shopper with an account and a voucher of ten euro that was issued to it. */
export async function memberWithVoucher(shop: TestShop) {
  const login = await registerMember(shop)
  const voucher = await issuedVoucher(shop, login.customer)
  const status = async () =>
    (await shop.db.selectFrom('vouchers').select('status').where('id', '=', voucher.id).executeTakeFirstOrThrow())
      .status
  return { login, me: await apiShopper(shop, 'nl_NL', login), voucher, barcode: voucher.barcode ?? '', status }
}

export type Ordered = PlacedOrder & { readonly redirectUrl: string }

/** Two orders with one code that wait for their payment: the cart of the first one was brought back and ordered again. */
export async function orderedTwice(
  me: Awaited<ReturnType<typeof apiShopper>>,
  code: string,
  sku: string,
): Promise<readonly [Ordered, Ordered]> {
  await me.add(sku)
  await me.addCode(code)
  const first = await me.order(sku)
  await me.call('mutation ($r: String) { restoreCart(reference: $r) { ... on Cart { count } } }', {
    r: first.reference,
  })
  await me.giveAddress()
  const placed = await me.place()
  const { redirectUrl = '' } = await me.pay(placed.id ?? '')
  return [first, { ...placed, redirectUrl } as Ordered]
}
