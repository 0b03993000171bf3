import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { inTransaction } from '#database/transaction.ts'
import { day } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { addressStore } from '#shop/checkout/address-store.ts'
import { customerWriter } from '#shop/customers/customer-store.ts'
import { loyaltyWriter } from '#shop/loyalty/loyalty-store.ts'
import { voucherWriter } from '#shop/loyalty/voucher-store.ts'
import { readAddress } from '#shop/orders/address.ts'
import type { Shop } from '#shop/shop.ts'
import { type DemoCustomer, demoCustomers, demoPasswordHash } from './demo-customers.ts'
import type { RecordDemoPayment } from './demo-payment.ts'
import { placeDemoOrder } from './seed-demo-order.ts'

type Deps = {
  readonly shop: Shop
  readonly db: Database
  readonly recordDemoPayment?: RecordDemoPayment | undefined
}

/** Lets the shoppers of the demo shop move in, each with what they ordered, liked and were given. */
export async function seedDemoCustomers(deps: Deps): Promise<void> {
  for (const member of demoCustomers) await moveIn(deps, member)
  await issueInvoices(deps)
  // Makes vouchers of old points, and lets go of the period of those that are old enough.
  await deps.shop.runLoyaltyJobs()
}

async function moveIn({ shop, db, recordDemoPayment }: Deps, member: DemoCustomer): Promise<void> {
  const storefront = storefrontOf(member.storefrontCode)
  const now = shop.clock.now()
  const joined = new Date(now.getTime() - 400 * day)
  const addresses = member.addresses.map((typed) => {
    const read = readAddress(typed, storefront, '', 'billing')
    if ('refusals' in read) throw new Error(`${member.email} lives nowhere: ${JSON.stringify(read.refusals)}`)
    return read.address
  })
  const [home] = addresses
  if (!home) return
  const choices = await inStock(db, storefront)

  await inTransaction(db, async (tx) => {
    const customers = customerWriter(tx)
    const customer = await customers.add({
      storefrontCode: member.storefrontCode,
      language: storefront.language,
      email: member.email,
      passwordHash: demoPasswordHash,
      salutation: member.salutation,
      firstName: home.firstName,
      lastName: home.lastName,
      birthday: member.birthday,
      newsletter: false,
      emailToken: newToken(),
      createdAt: joined,
    })
    if (!customer) return
    const ids: string[] = []
    for (const address of addresses) ids.push(await addressStore(tx).add(address, joined, customer.id))
    const [first = null] = ids
    await customers.change(
      customer.id,
      {
        defaultBillingAddressId: first,
        defaultShippingAddressId: ids.at(-1) ?? first,
        emailConfirmedAt: joined,
        customFields: { stores: member.favouriteStores },
      },
      joined,
    )
    await loyaltyWriter(tx).signUp(customer.id, shop.settings.at(joined).loyalty.signUpPoints, joined)
    // The oldest first: numbers go up with time.
    for (const [index, order] of member.orders.toReversed().entries()) {
      // All bought the same at first, so that some articles have several reviews, and then each something else.
      const shelf = index === 0 ? 0 : index * 3 + demoCustomers.indexOf(member) * 5
      const skus = Array.from({ length: order.pieces }, (_, piece) => choices[(shelf + piece) % choices.length]?.sku)
      await placeDemoOrder(tx, shop, {
        storefront,
        member,
        home,
        customerId: customer.id,
        order,
        skus,
        recordDemoPayment,
      })
    }
    // One that can be used now, besides those that their points become.
    const vouchers = voucherWriter(tx)
    const rules = shop.settings.at(now).loyalty
    const announced = new Date(now.getTime() - 40 * day)
    const voucher = await vouchers.announce(
      { id: customer.id, storefrontCode: member.storefrontCode },
      rules,
      announced,
    )
    await vouchers.issue(voucher, rules.voucherMonths, new Date(announced.getTime() + rules.voucherDelayDays * day))
    const wished = new Set(choices.toReversed().map(({ productId }) => productId))
    await customers.addToWishlist(customer.id, [...wished].slice(0, member.wishes), now)
  })
}

/** What left has an invoice of the day on which it did; numbers go up with time. */
async function issueInvoices({ shop, db }: Deps): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .where('shipped_at', 'is not', null)
    .orderBy('shipped_at')
    .orderBy('number')
    .select(['id', 'shipped_at'])
    .execute()
  for (const { id, shipped_at } of orders) await shop.issueInvoice(id, shipped_at ?? undefined)
}

/** Sizes that lie in the distribution centre in numbers, one of each product, in an order that stays the same. */
async function inStock(db: Database, storefront: Storefront): Promise<{ sku: string; productId: string }[]> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.variant_id', 'variants.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('stock.location_code', '=', 'DC')
    .where('stock.available', '>=', 5)
    .where('prices.store_code', '=', storefront.code)
    .where('products.coming_soon_date', 'is', null)
    .distinctOn('products.popularity')
    .orderBy('products.popularity', 'desc')
    // Any size, but the same one on each run.
    .orderBy(sql`md5(variants.sku)`)
    .select(['variants.sku', 'variants.product_id'])
    .limit(30)
    .execute()
  return rows.map((row) => ({ sku: row.sku, productId: row.product_id }))
}
