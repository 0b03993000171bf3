import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPwnedPasswords } from '#integrations/pwned-passwords/pwned-passwords.ts'
import { createPwnedPasswordsSandbox } from '#integrations/pwned-passwords/pwned-passwords-sandbox.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { newCode } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { registration } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { badAnswers, wireThat } from './bad-answers.ts'

const leaked = 'vogelverschrikker op zolder'
let sandbox: ReturnType<typeof createPwnedPasswordsSandbox>
let events: VendorEvent[]
const port = () =>
  createPwnedPasswords({
    base: 'https://pwned.test',
    observe: (event) => events.push(event),
    fetch: async (input, init) => sandbox.app.request(String(input).replace('https://pwned.test', ''), init),
  })

beforeEach(() => {
  sandbox = createPwnedPasswordsSandbox([leaked])
  events = []
})

test('a leaked password is known, others and padding are not, and nobody is told more than five digits', async () => {
  expect(await port().isBreached(leaked)).toBe(true)
  expect(await port().isBreached('een korte zin')).toBe(false)
  const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
  expect(sandbox.asked[0]).toBe(hash.slice(0, 5))
  expect(sandbox.asked.every((prefix) => prefix.length === 5)).toBe(true)
  expect(events.map(({ outcome }) => outcome)).toEqual(['answered', 'answered'])
})

test('a service that is down keeps nobody out, and is seen', async () => {
  sandbox.set('down')
  expect(await port().isBreached(leaked)).toBe(false)
  expect(events).toEqual([expect.objectContaining({ vendor: 'pwned-passwords', outcome: 'server-error', status: 503 })])
})

test.each(badAnswers)('%s keeps nobody out, and is one line of the log', async (_, reply, outcome) => {
  const wire = wireThat(reply)
  const service = createPwnedPasswords({ base: 'https://pwned.test', ...wire.options })
  expect(await service.isBreached(leaked)).toBe(false)
  expect(wire.events).toEqual([expect.objectContaining({ operation: 'read a range', outcome, attempt: 1 })])
})

describe('a shop that asks', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ breachedPasswords: { isBreached: (password) => port().isBreached(password) } })
  })
  const register = (password: string) =>
    shop.shop.registerCustomer(
      storefrontOf('nl_NL'),
      undefined,
      registration(`${newCode().toLowerCase()}@example.com`, password),
    )

  test('takes no leaked password, for a new account or a changed one', async () => {
    expect(await register(leaked)).toMatchObject({ refusals: [{ messageKey: 'password-breached', field: 'password' }] })
    const login = await register('een korte zin')
    if ('refusals' in login) throw new Error('Not registered')
    const change = { password: 'een korte zin', newPassword: leaked, newPasswordConfirm: leaked, device: 'Firefox' }
    const answer = await shop.shop.changePassword(storefrontOf('nl_NL'), login.contextToken, login.customer, change)
    expect(answer).toMatchObject({ refusals: [{ messageKey: 'password-breached', field: 'newPassword' }] })
  })
})
