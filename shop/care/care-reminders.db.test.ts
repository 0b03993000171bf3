import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { freshAddress } from '#test/shop/fresh-address.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { settingsSource } from '../settings/settings-source.ts'
import { mayRemind } from './care-reminder.ts'
import { careReminderReader } from './care-reminder-store.ts'

const settings = settingsSource(settingsOf(demoSettingsFile))
const shop = await openTestShop({ settings })
const { db, clock } = shop

// The boot of the small catalogue is of suede, and a balm keeps it.
await db
  .updateTable('products')
  .set({
    footwear: JSON.stringify({ upper: ['leather'], lining: ['leather'], sole: ['other'] }),
    properties: JSON.stringify([{ name: { en: 'Leather', nl: 'Leersoort' }, options: [{ en: 'Suede', nl: 'Suède' }] }]),
  })
  .where('sku', '=', '10001.001')
  .execute()
const productId = async (sku: string) =>
  (await db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id
await db
  .insertInto('product_relations')
  .values({
    product_id: await productId('10001.001'),
    related_id: await productId('10004.001'),
    kind: 'maintenance',
    position: 0,
  })
  .execute()

const mailsTo = (email: string) => shop.mails.filter(({ to, key }) => to === email && key.startsWith('care-reminder:'))
const remindersOf = (memberId: string) =>
  db.selectFrom('care_reminders').selectAll().where('member_id', '=', memberId).execute()

/** Somebody who reads the newsletter and whose boots arrived so long ago. */
async function reader({ days = 200, wording = '2026-12' } = {}) {
  const email = await freshAddress(shop)
  const order = await orderForStaff(shop)
  await order.tell(sentParcel())
  await order.tell({ type: 'delivered', parcel: null })
  const at = new Date(clock.now().getTime() - days * day)
  await db.updateTable('orders').set({ email, paid_at: at, delivered_at: at }).where('id', '=', order.id).execute()
  const { id } = await db
    .insertInto('newsletter_members')
    .values({
      email,
      first_name: 'Sanne',
      last_name: 'de Wit',
      store_code: 'nl_NL',
      language: 'nl',
      country: 'NL',
      newsletter_id: 1,
      newsletter_language: 'NL',
      status: 'subscribed',
      settings_token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
      asked_at: at,
      source: 'website',
      wording_version: wording,
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { email, id, order }
}

/** The round of the next day. */
async function nextRound() {
  clock.advance(day)
  return shop.shop.planCareReminders()
}

describe('a reader who owns suede', () => {
  test('is written to once in its season: what it is, how to keep it, with what, and how to leave', async () => {
    const { email, id } = await reader()
    await nextRound()
    await shop.runJobs()
    const [mail, ...more] = mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language: 'nl', subject: expect.stringMatching(/^Tijd voor onderhoud: Veldt /) })
    for (const text of [mail?.html, mail?.text]) {
      expect(text).toContain('suèdegum')
      expect(text).toMatch(/5 mei 2026|6 mei 2026/)
      expect(text).toContain('/bag-nl')
      expect(text).toMatch(/nieuwsbrief|nieuws/)
    }
    const link = /<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(mail?.text).toContain(link)
    expect(await remindersOf(id)).toMatchObject([{ rule: 'suede', season: '2026-09', outcome: 'sent' }])

    await nextRound()
    await shop.runJobs()
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('is not where they agreed to the newsletter before its words named care, nor where they left', async () => {
    const early = await reader({ wording: '2026-11' })
    const gone = await reader()
    await db
      .updateTable('newsletter_members')
      .set({ status: 'unsubscribed', unsubscribed_at: clock.now() })
      .where('id', '=', gone.id)
      .execute()
    await nextRound()
    await shop.runJobs()
    expect([...(await remindersOf(early.id)), ...(await remindersOf(gone.id))]).toEqual([])
    expect(mayRemind({ status: 'subscribed', wordingVersion: 'elsewhere' })).toBe(false)
  })

  test('is not once they leave between the plan and the mail, or send the pair back, or nobody offers it any more', async () => {
    const left = await reader()
    const returned = await reader()
    await nextRound()
    expect(await remindersOf(left.id)).toHaveLength(1)
    const { settings_token: token } = await db
      .selectFrom('newsletter_members')
      .select('settings_token')
      .where('id', '=', left.id)
      .executeTakeFirstOrThrow()
    await shop.shop.updateNewsletterSettings(token, { subscribed: false })
    await shop.shop.staffOrders.takeReturnIn({
      orderId: returned.order.id,
      author: { id: crypto.randomUUID(), name: 'Nadia' },
      idempotencyKey: crypto.randomUUID(),
      version: 1,
      reference: null,
      pieces: [
        { position: 0, quantity: 1, reason: 'changed-mind', condition: 'as-new', restockAt: null, exchangeSku: null },
      ],
    })
    await shop.runJobs()
    expect([...mailsTo(left.email), ...mailsTo(returned.email)]).toEqual([])
    expect(await remindersOf(left.id)).toMatchObject([{ outcome: 'dropped' }])
    expect(await remindersOf(returned.id)).toMatchObject([{ outcome: 'dropped' }])

    const late = await reader()
    await nextRound()
    settings.replace(settingsOf({ ...demoSettingsFile, careReminders: { offered: false } }))
    await shop.runJobs()
    expect(mailsTo(late.email)).toEqual([])
    await reader()
    expect(await nextRound()).toBe(0)
    settings.replace(settingsOf(demoSettingsFile))
  })
})

describe('the round of a day', () => {
  test('run by two nodes at once and again after it broke off looks at everybody once', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => reader()))
    clock.advance(day)
    const answers = await Promise.all([
      shop.shop.planCareReminders(),
      shop.shop.planCareReminders(),
      shop.shop.planCareReminders(),
    ])
    expect(answers.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(readers.length)
    for (const { id } of readers) expect(await remindersOf(id)).toHaveLength(1)
    // A process that died between its mail and its note: the job comes back, and finds what its key says.
    await shop.runJobs()
    for (const { email } of readers) expect(mailsTo(email)).toHaveLength(1)
    const round = await db.selectFrom('care_rounds').selectAll().execute()
    expect(round).toMatchObject([{ cursor: null, finished_at: clock.now() }])
    expect(await shop.shop.planCareReminders()).toBe(0)
  })

  test('goes on behind the reader where it broke off', async () => {
    const [one, two] = [await reader(), await reader()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (!one || !two) throw new Error('Two readers')
    clock.advance(day)
    await db
      .updateTable('care_rounds')
      .set({ day: clock.now().toISOString().slice(0, 10), cursor: one.id, finished_at: null })
      .execute()
    await shop.shop.planCareReminders()
    expect(await remindersOf(one.id)).toEqual([])
    expect(await remindersOf(two.id)).toHaveLength(1)
  })
})

describe('what is kept of it', () => {
  test('is told to whoever asks what is known of them, and goes with the reader', async () => {
    const { id, email, order } = await reader()
    await nextRound()
    await shop.runJobs()
    const reminders = careReminderReader(db)
    expect(await reminders.ofPerson({ email })).toMatchObject([
      { orderNumber: order.orderNumber, product: 'boot nl', season: '2026-09', outcome: 'sent' },
    ])
    expect(await reminders.ofPerson({ email, id: crypto.randomUUID() })).toEqual([])
    await db.deleteFrom('newsletter_members').where('email', '=', email).execute()
    expect(await remindersOf(id)).toEqual([])
  })
})
