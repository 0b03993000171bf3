import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileSandboxStore } from '#integrations/mollie/sandbox/sandbox-files.ts'
import { memorySandboxStore } from '#integrations/mollie/sandbox/sandbox-store.ts'
import { acceptedAnswer, checkoutUrlOf, mollieOrder, startSandbox } from './mollie-sandbox.ts'

describe.each([
  ['in memory', async () => ({ store: memorySandboxStore(), clean: async () => {} })],
  [
    'in files',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mollie-sandbox-'))
      return { store: fileSandboxStore(folder), clean: () => rm(folder, { recursive: true }) }
    },
  ],
])('state kept %s', (_, open) => {
  test('is shared by two nodes: a payment made on one is paid on the other, and told once', async () => {
    const { store, clean } = await open()
    const one = await startSandbox({ store })
    const two = await startSandbox({ store })
    const payment = acceptedAnswer(await one.payments.createPayment(mollieOrder()))
    const here = new URL(checkoutUrlOf(payment))
    const there = `${two.publicUrl}${here.pathname.slice('/sandbox/mollie'.length)}${here.search}`
    await Promise.all([
      one.browse(here.href, { final_state: 'paid', submit: '1' }),
      two.browse(there, { final_state: 'failed', submit: '1' }),
    ])
    expect((await two.payments.getPayment(payment.id))?.status).toBe(
      (await one.payments.getPayment(payment.id))?.status,
    )
    await one.letTimersRun()
    await two.letTimersRun()
    expect([...one.webhooks, ...two.webhooks]).toHaveLength(1)
    await Promise.all([one.close(), two.close(), clean()])
  })

  test('survives a restart, also webhooks on their way', async () => {
    const { store, clean } = await open()
    const before = await startSandbox({ store })
    const payment = acceptedAnswer(await before.payments.createPayment(mollieOrder()))
    await before.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    await before.close()
    const after = await startSandbox({ store })
    expect((await after.payments.getPayment(payment.id))?.status).toBe('paid')
    await Promise.all([after.sandbox.sweep(), after.sandbox.sweep()])
    expect(after.webhooks).toEqual([{ url: 'http://shop.test/webhooks/payment', body: `id=${payment.id}`, attempt: 1 }])
    await Promise.all([after.close(), clean()])
  })

  test('holds on when many refund at once: no cent more than was paid', async () => {
    const { store, clean } = await open()
    const node = await startSandbox({ store })
    const payment = acceptedAnswer(await node.payments.createPayment(mollieOrder()))
    await node.browse(checkoutUrlOf(payment), { final_state: 'paid', submit: '1' })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        node.payments.refund({
          paymentId: payment.id,
          amount: { amount: 1000, currency: 'EUR' },
          idempotencyKey: `r${index}`,
          description: `Return ${index}`,
        }),
      ),
    )
    expect(answers.filter((answer) => !('refused' in answer))).toHaveLength(9)
    expect((await node.payments.getPayment(payment.id))?.amountRefunded.amount).toBe(9000)
    await Promise.all([node.close(), clean()])
  })
})
