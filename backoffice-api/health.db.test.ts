import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const api = staffApi(shop, { health: async () => [{ name: 'database', isWell: true }] })

const mail = (
  key: string,
  more: { readonly sent_at?: Date; readonly last_error?: string; readonly recipient?: string },
) => ({
  key,
  recipient: 'sanne@example.com',
  subject: key,
  html: '<p>Hello</p>',
  text: `Hello from ${key}`,
  language: 'nl' as const,
  created_at: shop.clock.now(),
  ...more,
})

test('mails are listed with how far they came; what has not been sent opens something, and keeps its text to itself', async () => {
  await shop.db
    .insertInto('mail_outbox')
    .values([mail('status:1', { sent_at: shop.clock.now() }), mail('account:2', { last_error: 'no such mailbox' })])
    .execute()
  const service = await memberOfStaff(shop, ['service'])
  const ask = (unsentOnly: boolean, by = service) =>
    api.execute(
      {
        query: 'query ($unsentOnly: Boolean!) { mails(unsentOnly: $unsentOnly) { kind to sentAt lastError text } }',
        variables: { unsentOnly },
      },
      { sessionToken: by.token, ...staffPlace },
    )
  const unsent = { kind: 'account', to: 'sanne@example.com', sentAt: null, lastError: 'no such mailbox', text: null }
  expect((await ask(true)).data).toEqual({ mails: [unsent] })
  const { data } = await ask(false)
  expect(data).toMatchObject({
    mails: expect.arrayContaining([expect.objectContaining({ text: 'Hello from status:1' })]),
  })
  const german = await memberOfStaff(shop, ['service'], ['de_DE'])
  expect((await ask(false, german)).data).toEqual({ mails: [] })
})

test('whether the shop can sell is told who sees what failed', async () => {
  const reader = await memberOfStaff(shop, ['reader'])
  const { data } = await api.execute(
    { query: '{ health { name isWell } vendors { vendor } }' },
    { sessionToken: reader.token, ...staffPlace },
  )
  expect(data).toEqual({ health: [{ name: 'database', isWell: true }], vendors: [] })
})
