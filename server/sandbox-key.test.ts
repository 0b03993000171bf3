import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onlyWithKey, sandboxKeyOf } from './sandbox-key.ts'

const local = { publicUrl: 'http://localhost:3000', host: '127.0.0.1' }

test('on one’s own machine the key is the one that everybody knows', () => {
  expect(sandboxKeyOf(local)).toEqual({ key: 'test_sandbox', isSecret: false })
})

test.each([
  ['an address of the public', { ...local, publicUrl: 'https://shop.example' }],
  ['a port that the network reaches', { ...local, host: '0.0.0.0' }],
])('on %s it is made anew at each start', (_, config) => {
  const [one, other] = [sandboxKeyOf(config), sandboxKeyOf(config)]
  expect(one).toMatchObject({ key: expect.stringMatching(/^test_[\w-]{43}$/), isSecret: true })
  expect(one.key).not.toBe(other.key)
})

test('without the key nothing is told but who may ask', async () => {
  const app = new Hono().use('*', onlyWithKey(['right', undefined])).get('/payments', (context) => context.text('all'))
  const ask = (authorization?: string) =>
    app.request('/payments', authorization === undefined ? {} : { headers: { authorization } })
  expect(await (await ask('Bearer right')).text()).toBe('all')
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer undefined', 'Bearer wrong', 'right', 'Bearer test_sandbox']) {
    const refused = await ask(wrong)
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('for the operator')
  }
})
