import { isRefused } from '#kernel/message-key.ts'
import { codeAt } from '#shop/credentials/one-time-codes.ts'
import type { OwnSession } from '#shop/customers/change-second-factor.ts'
import type { Customer } from '#shop/customers/customer.ts'
import { passwordOfAll } from './member.ts'
import type { TestShop } from './open-shop.ts'
import { softAuthenticator } from './soft-authenticator.ts'

const shopUrl = 'http://shop.test'
/** Steps of an app's clock, after which there is a code that nobody took. */
const period = 30_000

/** A session that nobody holds. */
const nowhere: OwnSession = { sessionId: crypto.randomUUID(), contextToken: undefined }

export function settledAnswer<T extends object>(
  answer: T,
): Exclude<T, { readonly refused: true } | { readonly step: string }> {
  if (isRefused(answer) || 'step' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { readonly refused: true } | { readonly step: string }>
}

/** Turns codes on for somebody. Their next code counts a step later, since the one that confirmed is taken. */
export async function withSecondFactor(
  { shop, clock }: Pick<TestShop, 'shop' | 'clock'>,
  customer: Customer,
  { password = passwordOfAll, session = nowhere, code = '' } = {},
) {
  const { secret } = settledAnswer(await shop.beginSecondFactor(customer, { password, code }))
  const { recoveryCodes } = settledAnswer(
    await shop.confirmSecondFactor(customer, session, codeAt(secret, clock.now())),
  )
  return {
    secret,
    recoveryCodes,
    /** A code that nobody took: the clock goes on by a step. */
    nextCode: () => {
      clock.advance(period)
      return codeAt(secret, clock.now())
    },
  }
}

/** A passkey of somebody, on a device in memory. */
export async function withPasskey(
  { shop }: Pick<TestShop, 'shop'>,
  customer: Customer,
  { password = passwordOfAll, code = '', name = 'My phone' } = {},
) {
  const authenticator = softAuthenticator({ origin: shopUrl })
  const { options } = settledAnswer(await shop.beginPasskey(customer, { password, code }))
  settledAnswer(
    await shop.addPasskey(customer, { name, answer: authenticator.create(options), device: 'Firefox, Linux' }),
  )
  return authenticator
}
