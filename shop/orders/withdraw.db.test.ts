import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { newCode } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper, refusalFields } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop({ networkLimitFactor: 1 })

type Received = {
  reference?: string
  receivedAt?: string
  date?: string
  time?: string
  refusals?: { messageKey: string; field: string }[]
}

/** What the confirmation page sends. */
async function withdraw(input: Record<string, unknown> = {}, store: StorefrontCode = 'nl_NL'): Promise<Received> {
  const { withdraw: answer } = await shop.ask(
    `mutation ($input: WithdrawInput!) { withdraw(input: $input) { ... on WithdrawalReceived { reference receivedAt date time } ${refusalFields} } }`,
    {
      input: {
        name: 'Sanne de Wit',
        email: 'shopper@example.com',
        orderNumber: '999999',
        idempotencyKey: newCode(),
        ...input,
      },
    },
    { store },
  )
  return answer as unknown as Received
}

const stored = (reference = '') =>
  shop.db.selectFrom('withdrawals').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

async function order(): Promise<{ id: string; number: string }> {
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.boot)
  const { id = '', orderNumber = '' } = await me.place()
  return { id, number: orderNumber }
}

const deliver = (id: string, at: string) =>
  shop.db.updateTable('orders').set({ delivered_at: at }).where('id', '=', id).execute()

beforeEach(async () => {
  shop.clock.moveTo('2026-11-21T10:00:05Z')
  await shop.runJobs()
  await shop.db.deleteFrom('rate_limits').execute()
  shop.mails.length = 0
})

describe('a statement of withdrawal', () => {
  test('is stored with the moment at which it came, and acknowledged with its whole content', async () => {
    const { id, number } = await order()
    const answer = await withdraw({
      orderNumber: `order ${number}`,
      email: ' Shopper@Example.com ',
      reason: 'too small',
    })
    expect(answer).toMatchObject({
      receivedAt: '2026-11-21T10:00:05.000Z',
      date: '21 november 2026',
      time: '11:00:05 (UTC+01:00)',
    })
    expect(await stored(answer.reference)).toMatchObject({
      order_id: id,
      order_ref_text: `order ${number}`,
      name: 'Sanne de Wit',
      email: 'shopper@example.com',
      items: 'all',
      reason: 'too small',
      store_code: 'nl_NL',
      language: 'nl',
      channel: 'guest',
      late: false,
    })
    await shop.runJobs()
    const [mail, ...more] = shop.mails
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'shopper@example.com', language: 'nl' })
    for (const part of [
      answer.reference ?? '?',
      '21 november 2026',
      '11:00:05 (UTC+01:00)',
      'Sanne de Wit',
      `order ${number}`,
      'de hele bestelling',
      'too small',
    ]) {
      expect(mail?.text).toContain(part)
      expect(mail?.html).toContain(part)
    }
  })

  test('may be about a part of the order', async () => {
    const { reference } = await withdraw({ items: ['the boots, size 38', ' '] })
    expect((await stored(reference)).items).toEqual(['the boots, size 38'])
    await shop.runJobs()
    expect(shop.mails[0]?.text).toContain('the boots, size 38')
  })

  test('that is submitted twice, or twice at once, is one, and acknowledged once', async () => {
    const idempotencyKey = newCode()
    const first = await withdraw({ idempotencyKey })
    shop.clock.advance(60_000)
    const again = await Promise.all([withdraw({ idempotencyKey }), withdraw({ idempotencyKey })])
    expect(again).toEqual([first, first])
    const both = newCode()
    const [one, other] = await Promise.all([withdraw({ idempotencyKey: both }), withdraw({ idempotencyKey: both })])
    expect(one).toEqual(other)
    await shop.runJobs()
    expect(shop.mails).toHaveLength(2)
  })

  test('that comes after the period is stored like any other, and marked', async () => {
    const { id, number } = await order()
    await deliver(id, '2026-11-26T12:00:00Z')
    shop.clock.moveTo('2026-12-10T22:59:59Z')
    const inTime = await withdraw({ orderNumber: number })
    shop.clock.advance(1000)
    const late = await withdraw({ orderNumber: number })
    expect(Object.keys(late)).toEqual(Object.keys(inTime))
    expect([(await stored(inTime.reference)).late, (await stored(late.reference)).late]).toEqual([false, true])
    await shop.runJobs()
    expect(shop.mails.filter(({ key }) => key.startsWith('withdrawal'))).toHaveLength(2)
  })

  test('is in time as long as nobody knows that the order was delivered', async () => {
    const { number } = await order()
    shop.clock.advance(400 * day)
    expect((await stored((await withdraw({ orderNumber: number })).reference)).late).toBe(false)
  })

  test.each(['999999', 'the brown boots'])(
    'about an order that nobody knows (%s) is acknowledged alike',
    async (text) => {
      const { number } = await order()
      const known = await withdraw({ orderNumber: number })
      const unknown = await withdraw({ orderNumber: text })
      expect({ ...unknown, reference: null }).toEqual({ ...known, reference: null })
      expect((await stored(unknown.reference)).order_id).toBeNull()
      await shop.runJobs()
      expect(shop.mails.map((mail) => mail.to)).toEqual(['shopper@example.com', 'shopper@example.com'])
    },
  )

  test('tells what was ordered to the one who ordered it, and to nobody else', async () => {
    const { number } = await order()
    await withdraw({ orderNumber: number })
    await withdraw({ orderNumber: number, email: 'somebody@example.com' })
    await shop.runJobs()
    const [own, foreign] = shop.mails
    expect(own?.text).toContain('1 × Veldt, boot nl')
    expect(foreign?.to).toBe('somebody@example.com')
    expect(foreign?.text).toContain(number)
    expect(foreign?.text).not.toContain('boot nl')
    expect(foreign?.text).not.toContain('shopper@example.com')
  })

  test('in words that mention several numbers is about the order of its sender', async () => {
    const other = await order()
    await shop.db.updateTable('orders').set({ email: 'other@example.com' }).where('id', '=', other.id).execute()
    const mine = await order()
    const { reference } = await withdraw({ orderNumber: `${other.number} or ${mine.number}` })
    expect((await stored(reference)).order_id).toBe(mine.id)
  })
})

test('the shop refuses what lacks one of three things, beside the field, and stores nothing', async () => {
  const count = async () => (await shop.db.selectFrom('withdrawals').select('id').execute()).length
  const before = await count()
  const answer = await withdraw({
    name: ' ',
    email: 'x',
    orderNumber: '',
    reason: 'a'.repeat(5000),
    idempotencyKey: '',
  })
  expect(answer.refusals?.map(({ field, messageKey }) => [field, messageKey])).toEqual([
    ['name', 'field-required'],
    ['orderNumber', 'field-required'],
    ['email', 'email-invalid'],
    ['reason', 'field-too-long'],
    ['idempotencyKey', 'field-required'],
  ])
  expect(await count()).toBe(before)
})

test('text that no keyboard types is stored all the same', async () => {
  const { reference } = await withdraw({ name: 'Sanne\u0000', items: ['boot \ud800'], reason: '\u0007' })
  expect(await stored(reference)).toMatchObject({ name: 'Sanne', items: ['boot \ufffd'], reason: null })
})

test('a reference opens the moment of receipt alone', async () => {
  const { reference, time } = await withdraw()
  const receipt = 'query ($r: String!) { withdrawalReceipt(reference: $r) { reference time } }'
  expect(await shop.ask(receipt, { r: reference })).toEqual({ withdrawalReceipt: { reference, time } })
  for (const r of ['W-00000-00000', "' or true", '']) {
    expect(await shop.ask(receipt, { r })).toEqual({ withdrawalReceipt: null })
  }
})

test.each([
  ['en_GB', 'We received your withdrawal on 21 November 2026 at 10:00:05 (UTC+00:00).'],
  ['nl_BE', 'We hebben je herroeping ontvangen op 21 november 2026 om 11:00:05 (UTC+01:00).'],
  ['fr_FR', 'Nous avons reçu votre rétractation le 21 novembre 2026 à 11:00:05 (UTC+01:00).'],
  ['de_DE', 'Wir haben Ihren Widerruf am 21. November 2026 um 11:00:05 (UTC+01:00) erhalten.'],
] as const)('in %s the acknowledgement says when it came, and accepts nothing', async (store, sentence) => {
  await withdraw({}, store)
  await shop.runJobs()
  expect(shop.mails[0]?.text).toContain(sentence)
  expect(shop.mails[0]?.text).not.toMatch(/accept|akkoord|akzeptier|angenommen|goedgekeurd/i)
})

test('nothing above went wrong behind the scenes', () => {
  expect(shop.problems).toEqual([])
})

describe('statements without end', () => {
  const send = (email: string, address?: string) =>
    shop.api
      .fetch(
        new Request('http://shop.test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
          body: JSON.stringify({
            query: `mutation ($input: WithdrawInput!) { withdraw(input: $input) { ... on WithdrawalReceived { reference } ${refusalFields} } }`,
            variables: {
              input: { name: 'Sanne de Wit', email, orderNumber: '999999', idempotencyKey: newCode() },
            },
          }),
        }),
        address,
      )
      .then((response) => response.json() as Promise<{ data: { withdraw: Received } }>)
      .then(({ data }) => data.withdraw.refusals?.[0]?.messageKey ?? 'taken')

  test('from one network are refused after ten within the hour, and taken again after it', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => send(`one${at}@example.com`, '2001:db8::1')))
    expect(sent.filter((answer) => answer === 'taken')).toHaveLength(10)
    expect(await send('other@example.com', '2001:db8::2')).toBe('too-many-requests')
    expect(await send('other@example.com', '2001:db8:0:1::1')).toBe('taken')
    shop.clock.moveTo('2026-11-21T11:00:06Z')
    expect(await send('one@example.com', '2001:db8::1')).toBe('taken')
  })

  test('to one mailbox are refused from wherever they come', async () => {
    for (let at = 0; at < 10; at++) expect(await send('flooded@example.com', `192.0.2.${at}`)).toBe('taken')
    expect(await send(' Flooded@example.com', '192.0.2.99')).toBe('too-many-requests')
    await shop.runJobs()
    expect(shop.mails.filter((mail) => mail.to === 'flooded@example.com')).toHaveLength(10)
  })

  test('leave nothing behind once they count no more', async () => {
    await send('shopper@example.com', '192.0.2.1')
    await shop.shop.purgeRateLimits()
    expect(await shop.db.selectFrom('rate_limits').select('count').execute()).toHaveLength(3)
    shop.clock.moveTo('2026-11-21T11:00:06Z')
    await shop.shop.purgeRateLimits()
    expect(await shop.db.selectFrom('rate_limits').select('count').execute()).toEqual([])
  })
})
