import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { messageId } from '#integrations/mail/smtp.ts'
import { minute, stoppedClock } from '#kernel/clock.ts'
import { newToken } from '#kernel/ids.ts'
import type { Mail } from '#shop/mail/mail-port.ts'
import { outboxMail } from './outbox.ts'

const { db } = await createTestDatabase()
const clock = stoppedClock('2026-11-21T10:00:00Z')

const mail = (key: string): Mail => ({
  key,
  to: 'shopper@example.com',
  subject: 'Your order',
  html: '<p>Thanks</p>',
  text: 'Thanks',
  language: 'en',
  attachments: [{ filename: 'terms.pdf', contentType: 'application/pdf', content: 'JVBERg==' }],
})
const row = (key: string) => db.selectFrom('mail_outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

describe('the outbox', () => {
  test('without a delivery a mail is kept, with what is attached, and not called sent', async () => {
    await outboxMail({ db, clock, delivery: undefined }).send(mail('kept'))
    expect(await row('kept')).toMatchObject({
      recipient: 'shopper@example.com',
      sent_at: null,
      attachments: mail('').attachments,
    })
  })

  test('a job that runs twice sends its mail once', async () => {
    const sent: string[] = []
    const outbox = outboxMail({ db, clock, delivery: { send: async ({ key }) => void sent.push(key) } })
    await outbox.send(mail('twice'))
    await outbox.send(mail('twice'))
    expect(sent).toEqual(['twice'])
    expect(await row('twice')).toMatchObject({ sent_at: clock.now(), attempts: 1 })
  })

  test('what a mail links is let go of when it is out; of some mails nothing stays but that they were sent', async () => {
    const token = newToken()
    const sent: Mail[] = []
    const outbox = outboxMail({ db, clock, delivery: { send: async (one) => void sent.push(one) } })
    const link = `https://shop.example/account/${token}/`
    const linking = {
      ...mail('linking'),
      text: link,
      html: `<a href="${link}">`,
      headers: { 'List-Unsubscribe': link },
    }
    await outbox.send(linking)
    await outbox.send({ ...linking, key: 'farewell', eraseOnceSent: true })
    expect(sent.map(({ text }) => text)).toEqual([link, link])
    const kept = await row('linking')
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(kept).toMatchObject({ recipient: 'shopper@example.com', text: 'https://shop.example/account/…/' })
    expect(await row('farewell')).toMatchObject({
      recipient: '',
      subject: '',
      text: '',
      html: '',
      sent_at: clock.now(),
    })
  })

  test('a mail that could not be delivered says why, and goes out at the next attempt', async () => {
    let away = true
    const delivery = {
      send: async () => {
        if (away) throw new Error('mailbox full')
      },
    }
    const outbox = outboxMail({ db, clock, delivery })
    await expect(outbox.send(mail('late'))).rejects.toThrow('mailbox full')
    expect(await row('late')).toMatchObject({ sent_at: null, attempts: 1, last_error: 'mailbox full' })
    away = false
    await outbox.send(mail('late'))
    expect(await row('late')).toMatchObject({ sent_at: clock.now(), attempts: 2, last_error: null })
  })

  test('what is not to be said any more waits no longer, unless it is out or in somebody’s hands', async () => {
    let answer: 'taken' | 'away' | 'slow' = 'away'
    const { promise: heard, resolve: hear } = Promise.withResolvers<void>()
    const delivery = {
      send: async () => {
        if (answer === 'away') throw new Error('later')
        if (answer === 'slow') await heard
      },
    }
    const outbox = outboxMail({ db, clock, delivery })
    const waiting = ['said:1', 'said:1:transfer', 'said:1#again', 'said:12']
    for (const key of waiting) await expect(outbox.send(mail(key))).rejects.toThrow('later')
    answer = 'taken'
    await outbox.send(mail('said:1:sent'))
    answer = 'slow'
    const sending = outbox.send(mail('said:1:slow'))
    await expect
      .poll(async () => (await row('said:1:slow').catch(() => undefined))?.claimed_until ?? null)
      .not.toBeNull()

    await outbox.dropUnsent('said:1')
    const left = await db
      .selectFrom('mail_outbox')
      .select('key')
      .where('key', 'like', 'said:%')
      .orderBy('key')
      .execute()
    expect(left.map(({ key }) => key)).toEqual(['said:12', 'said:1:sent', 'said:1:slow'].toSorted())
    hear()
    await sending
    expect(await row('said:1:slow')).toMatchObject({ sent_at: clock.now() })
  })

  test('a clock that was put back keeps no mail waiting', async () => {
    const sent: string[] = []
    let away = true
    const delivery = {
      send: async ({ key }: Mail) => {
        if (away) await new Promise(() => undefined)
        sent.push(key)
      },
    }
    const outbox = outboxMail({ db, clock, delivery })
    // A process that dies with the mail in hand.
    void outbox.send(mail('put back'))
    await expect.poll(async () => (await row('put back').catch(() => undefined))?.claimed_until ?? null).not.toBeNull()
    away = false
    await expect(outbox.send(mail('put back'))).rejects.toThrow('Another process')
    clock.advance(-60 * minute)
    await outbox.send(mail('put back'))
    clock.advance(60 * minute)
    expect(sent).toEqual(['put back'])
  })

  test('two processes that send the same mail at once hand it over once, and the other tries later', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((open) => {
      release = open
    })
    const sent: string[] = []
    const delivery = {
      send: async ({ key }: Mail) => {
        await gate
        sent.push(key)
      },
    }
    const one = outboxMail({ db, clock, delivery })
    const other = outboxMail({ db, clock, delivery })
    const both = [one.send(mail('at-once')), other.send(mail('at-once'))]
    // Whoever came second is turned away before the first is done.
    await expect(Promise.race(both)).rejects.toThrow('Another process')
    release()
    expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await other.send(mail('at-once'))
    expect(sent).toEqual(['at-once'])
  })

  test('a mail whose process died while sending goes out later, with the same Message-ID', async () => {
    const never = outboxMail({ db, clock, delivery: { send: () => new Promise<void>(() => undefined) } })
    void never.send(mail('died'))
    await expect.poll(async () => (await row('died')).claimed_until).not.toBeNull()
    const ids: string[] = []
    const later = outboxMail({
      db,
      clock,
      delivery: { send: async ({ key }) => void ids.push(messageId(key, 'Cordwainer <shop@cordwainer.example>')) },
    })
    await expect(later.send(mail('died'))).rejects.toThrow('Another process')
    clock.advance(3 * minute)
    await later.send(mail('died'))
    expect(ids).toEqual([messageId('died', 'shop@cordwainer.example')])
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@cordwainer\.example>$/)
  })
})
