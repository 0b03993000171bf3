import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { readConfig } from '../config.ts'
import { openPaymentProvider, paymentsOfDemo } from './payment-provider.ts'

test('what a shopper of the demo paid is known as paid then, and can be given back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const door = { key: 'test_door', isSecret: false }
  const { port, sandbox } = openPaymentProvider(
    { ...readConfig({}), dataDir, database: { url: '' } },
    door,
    () => undefined,
  )
  if (!sandbox) throw new Error('Without a key of the provider there is a sandbox')
  const id = await paymentsOfDemo(sandbox)({
    orderId: crypto.randomUUID(),
    orderNumber: '100001',
    paymentId: crypto.randomUUID(),
    method: 'ideal',
    amount: 11_900,
    currency: 'EUR',
    finishUrl: 'https://shop.example/',
    paidAt: new Date(Date.now() - 40 * day),
  })
  expect(await port.getPayment(id)).toMatchObject({ status: 'paid', amount: { amount: 11_900, currency: 'EUR' } })
  const refund = { paymentId: id, amount: { amount: 1000, currency: 'EUR' as const }, description: '100001' }
  expect(await port.refund({ ...refund, idempotencyKey: 'refund-1' })).toMatchObject({ amount: refund.amount })
})
