import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPwnedPasswords } from '#integrations/pwned-passwords/pwned-passwords.ts'
import { createPwnedPasswordsSandbox } from '#integrations/pwned-passwords/pwned-passwords-sandbox.ts'
import { newCode } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openShop, type TestShop } from '#test/shop/open-shop.ts'

const leaked = 'vogelverschrikker op zolder'
let twin: ReturnType<typeof createPwnedPasswordsSandbox>
let problems: unknown[]
const port = () =>
  createPwnedPasswords({
    base: 'https://pwned.test',
    report: (error) => problems.push(error),
    fetch: async (input, init) => twin.app.request(String(input).replace('https://pwned.test', ''), init),
  })

beforeEach(() => {
  twin = createPwnedPasswordsSandbox([leaked])
  problems = []
})

test('a leaked password is known, others and padding are not, and nobody is told more than five digits', async () => {
  expect(await port().isBreached(leaked)).toBe(true)
  expect(await port().isBreached('een korte zin')).toBe(false)
  const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
  expect(twin.asked[0]).toBe(hash.slice(0, 5))
  expect(twin.asked.every((prefix) => prefix.length === 5)).toBe(true)
  expect(problems).toEqual([])
})

test('a service that is down keeps nobody out, and is reported', async () => {
  twin.set('down')
  expect(await port().isBreached(leaked)).toBe(false)
  expect(problems).toHaveLength(1)
})

describe('a shop that asks', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop({ breachedPasswords: { isBreached: (password) => port().isBreached(password) } })
  })
  const register = (password: string) =>
    shop.shop.registerCustomer(storefrontOf('nl_NL'), undefined, {
      firstName: 'Sanne',
      lastName: 'de Wit',
      email: `${newCode().toLowerCase()}@example.com`,
      password,
      salutation: null,
      birthday: null,
      newsletter: false,
      billingAddress: null,
      storefrontUrl: 'http://shop.test/nl',
      device: 'Firefox, Android',
    })

  test('takes no leaked password, for a new account or a changed one', async () => {
    expect(await register(leaked)).toMatchObject({ refusals: [{ messageKey: 'password-breached', field: 'password' }] })
    const login = await register('een korte zin')
    if ('refusals' in login) throw new Error('Not registered')
    const change = { password: 'een korte zin', newPassword: leaked, newPasswordConfirm: leaked, device: 'Firefox' }
    const answer = await shop.shop.changePassword(storefrontOf('nl_NL'), login.contextToken, login.customer, change)
    expect(answer).toMatchObject({ refusals: [{ messageKey: 'password-breached', field: 'newPassword' }] })
  })
})
