import { beforeEach, describe, expect, test } from 'vitest'
import { newCode } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { refusalFields } from '#test/shop/shopper.ts'

const shop = await openTestShop()

type Answer = { email?: string; refusals?: { messageKey: string; field: string | null }[] }

async function ask(input: Record<string, unknown> = {}, store: StorefrontCode = 'nl_NL'): Promise<Answer> {
  const { askQuestion: answer } = await shop.ask(
    `mutation ($input: QuestionInput!) { askQuestion(input: $input) { ... on QuestionReceived { email } ${refusalFields} } }`,
    {
      input: {
        name: 'Anna Bakker',
        email: 'anna@example.com',
        text: 'Komt de laars in maat 39 terug?\nIk wacht er graag op.',
        idempotencyKey: newCode(),
        ...input,
      },
    },
    { store },
  )
  return answer as unknown as Answer
}

beforeEach(async () => {
  await shop.runJobs()
  await shop.db.deleteFrom('rate_limits').execute()
  shop.mails.length = 0
})

describe('a question to customer service', () => {
  test('reaches it by mail, and an answer to that mail reaches the shopper', async () => {
    expect(await ask()).toEqual({ email: 'anna@example.com' })
    await shop.runJobs()
    const [mail, ...more] = shop.mails
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'service@cordwainer.example',
      subject: 'Vraag van Anna Bakker',
      headers: { 'Reply-To': 'anna@example.com' },
    })
    expect(mail?.text).toContain('Komt de laars in maat 39 terug?\nIk wacht er graag op.')
  })

  test.each([
    ['nl_BE', 'klantendienst@cordwainer.example'],
    ['fr_FR', 'clients@cordwainer.example'],
    ['de_DE', 'kundenservice@cordwainer.example'],
  ] as const)('of %s goes to %s', async (store, service) => {
    await ask({}, store)
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to)).toEqual([service])
  })

  test('that is sent twice, and at once, is asked once', async () => {
    const idempotencyKey = newCode()
    await Promise.all([ask({ idempotencyKey }), ask({ idempotencyKey })])
    await shop.runJobs()
    await ask({ idempotencyKey })
    await shop.runJobs()
    expect(new Set(shop.mails.map(({ key }) => key)).size).toBe(1)
  })

  test('can put nothing but words into the mail', async () => {
    await ask({ name: 'Eve\r\nBcc: all@example.com', text: '<img src=x onerror=alert(1)>' })
    await shop.runJobs()
    expect(shop.mails[0]?.subject).toBe('Vraag van Eve Bcc: all@example.com')
    expect(shop.mails[0]?.html).not.toContain('<img src=x')
  })

  test('that lacks something is refused field by field, and nothing is mailed', async () => {
    const { refusals } = await ask({ name: ' ', email: 'anna', text: '' })
    expect(refusals?.map(({ field, messageKey }) => `${field} ${messageKey}`)).toEqual([
      'name field-required',
      'email email-invalid',
      'text field-required',
    ])
    await shop.runJobs()
    expect(shop.mails).toEqual([])
  })

  test('is not taken again and again from one address', async () => {
    for (let n = 0; n < 5; n++) await ask()
    expect((await ask()).refusals).toMatchObject([{ messageKey: 'too-many-requests' }])
  })
})
