import type { Customer } from '#shop/customers/customer.ts'
import type { TestShop } from '../open-shop.ts'

/** Everything of a customer that the database holds. */
export async function rowsOfCustomer({ db }: TestShop, { id }: Customer) {
  const own = (table: 'addresses' | 'customer_sessions' | 'vouchers' | 'orders') =>
    db.selectFrom(table).selectAll().where('customer_id', '=', id).orderBy('id').execute()
  type OfFactors =
    | 'customer_passkeys'
    | 'customer_challenges'
    | 'customer_second_factors'
    | 'customer_recovery_codes'
    | 'customer_login_steps'
  const ofCustomer = (table: OfFactors) => db.selectFrom(table).selectAll().where('customer_id', '=', id)
  return {
    customers: await db.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    passkeys: await ofCustomer('customer_passkeys').orderBy('id').execute(),
    challenges: await ofCustomer('customer_challenges').orderBy('challenge_hash').execute(),
    secondFactor: await ofCustomer('customer_second_factors').execute(),
    recoveryCodes: await ofCustomer('customer_recovery_codes').orderBy('code_hash').execute(),
    loginSteps: await ofCustomer('customer_login_steps').orderBy('token_hash').execute(),
    addresses: await own('addresses'),
    sessions: await own('customer_sessions'),
    mailedLinks: await db.selectFrom('email_links').selectAll().where('customer_id', '=', id).orderBy('hash').execute(),
    wishlist: await db
      .selectFrom('wishlist_items')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('product_id')
      .execute(),
    consents: await db.selectFrom('consents').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    points: await db.selectFrom('loyalty_entries').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    vouchers: await own('vouchers'),
    orders: await own('orders'),
    // Not by what token it is opened: a session is given another one when somebody logs in.
    contexts: await db
      .selectFrom('contexts')
      .select([
        'id',
        'cart_id',
        'email',
        'billing_address_id',
        'shipping_address_id',
        'shipping_method',
        'last_order_id',
      ])
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute(),
    cart: await db
      .selectFrom('cart_lines')
      .selectAll()
      .where('cart_id', 'in', (build) => build.selectFrom('contexts').select('cart_id').where('customer_id', '=', id))
      .orderBy('id')
      .execute(),
  }
}
