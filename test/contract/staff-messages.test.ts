import { expect, test } from 'vitest'
import { createStaffMessagesSandbox } from '#integrations/staff-messages/staff-messages-sandbox.ts'
import { createStaffMessagesWebhook } from '#integrations/staff-messages/staff-messages-webhook.ts'
import type { VendorEvent } from '#integrations/vendor/vendor-event.ts'
import { minute, stoppedClock } from '#kernel/clock.ts'

const message = {
  id: 'b6a7a1f0-9d0f-4c2e-8d3a-2f1b7c9e0a11',
  locationCode: 'AMS/1',
  goods: { variantSku: '10412.003.38', size: '38', productName: 'Enkellaars Maas' },
  tablet: undefined,
  askedAt: new Date('2026-11-21T13:03:00Z'),
  endsAt: new Date('2026-11-21T13:13:00Z'),
}

function open(secret = 'a-secret-of-both-sides', lateBy = 0) {
  const clock = stoppedClock('2026-11-21T13:03:01Z')
  const screen = createStaffMessagesSandbox({ secret: 'a-secret-of-both-sides', clock })
  const told: VendorEvent[] = []
  const sender = createStaffMessagesWebhook({
    url: 'https://screens.test/{code}',
    secret,
    clock: { now: () => new Date(clock.now().getTime() - lateBy) },
    observe: (event) => told.push(event),
    fetch: async (input, init) => screen.app.request(String(input).slice('https://screens.test'.length), init),
  })
  return { screen, sender, told }
}

test('a message reaches the screen of its store once, however often it is sent', async () => {
  const { screen, sender } = open()
  await sender.deliver(message)
  await sender.deliver(message)
  await sender.deliver({ ...message, id: 'c6a7a1f0-9d0f-4c2e-8d3a-2f1b7c9e0a12', goods: undefined })
  expect(screen.messages()).toMatchObject([
    { type: 'size.requested', data: { store: 'AMS/1', sku: '10412.003.38', size: '38', product: 'Enkellaars Maas' } },
    { type: 'staff.called', data: { sku: null } },
  ])
  const page = await (await screen.app.request('/')).text()
  expect(page).toContain('Enkellaars Maas')
})

test('a screen believes nobody without the secret, nor what is old, and the failure is told', async () => {
  for (const { screen, sender, told } of [open('another-secret-altogether'), open(undefined, 6 * minute)]) {
    await expect(sender.deliver(message)).rejects.toThrow('401')
    expect(screen.messages()).toEqual([])
    expect(told.at(-1)).toMatchObject({ vendor: 'staff-messages', outcome: 'unauthorized' })
  }
})
