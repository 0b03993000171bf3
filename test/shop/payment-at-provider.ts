import { centsOf } from '#kernel/money.ts'
import type { TestShop } from './open-shop.ts'

/** The payment whose page at the provider this is. */
export const providerIdOf = (redirectUrl: string) =>
  `tr_${new URL(redirectUrl).searchParams.get('token')?.slice(2, 24)}`

/** A payment as the provider shows it, with what it still holds of the money, in cents. */
export async function paymentAtProvider({ sandbox }: Pick<TestShop, 'sandbox'>, providerId: string) {
  const request = new Request(`http://shop.test/sandbox/mollie/v2/payments/${providerId}`, {
    headers: { Authorization: 'Bearer test_key' },
  })
  const payment = (await (await sandbox.fetch(request)).json()) as Record<string, { value: string } | undefined>
  const cents = (name: string) => centsOf(payment[name]?.value ?? '0.00')
  const status = String(payment.status)
  const collected = payment.amountCaptured ? cents('amountCaptured') : status === 'paid' ? cents('amount') : 0
  return { status, held: collected - cents('amountRefunded') }
}
