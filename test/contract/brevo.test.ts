import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createBrevoNewsletter } from '#integrations/brevo/brevo-contacts.ts'
import { createBrevoSandbox } from '#integrations/brevo/brevo-sandbox.ts'
import { newsletterIds } from '#kernel/newsletter.ts'
import type { NewsletterContact } from '#shop/newsletter/newsletter-port.ts'
import { badAnswers, wireThat } from './bad-answers.ts'
import { onLoopback } from './mollie-sandbox.ts'
import { judgeByOpenApi } from './openapi.ts'
import published from './schemas/brevo/openapi.json' with { type: 'json' }

const apiKey = 'xkeysib-sandbox'
let sandbox = createBrevoSandbox({ apiKey, listIds: newsletterIds })
const server = await onLoopback((request) => sandbox.fetch(request))
const endpoint = `${server.origin}/v3`
/** Every request of the adapter and every answer of the sandbox, by what Brevo published. A wrong key is described for all at once. */
const judge = judgeByOpenApi(published, { basePath: '/v3', usualStatuses: [401] })
const newsletter = createBrevoNewsletter({ apiKey, endpoint, fetch: judge.through(fetch) })
afterAll(server.close)
afterEach(() => expect(judge.errors.splice(0)).toEqual([]))
beforeEach(() => {
  sandbox = createBrevoSandbox({ apiKey, listIds: [...newsletterIds, 42] })
})

const contact = (change: Partial<NewsletterContact> = {}): NewsletterContact => ({
  email: 'sanne+nieuws@example.com',
  salutation: 'mrs',
  firstName: 'Sanne',
  lastName: 'de Wit',
  birthday: null,
  list: { id: 1, language: 'NL' },
  country: 'NL',
  address: null,
  houseNumber: null,
  city: null,
  source: 'website',
  branchcode: null,
  settingsUrl: 'https://shop.test/nl/nieuwsbrief/instellingen/x/',
  ...change,
})

const api = (path: string, method = 'GET', body?: unknown, key = apiKey) =>
  judge.through(fetch)(`${endpoint}/${path}`, {
    method,
    headers: { 'api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const found = async (email = contact().email) => {
  const response = await api(`contacts/${encodeURIComponent(email)}`)
  return response.status === 200
    ? ((await response.json()) as { listIds: number[]; attributes: Record<string, string> })
    : undefined
}

describe('a reader', () => {
  test('becomes a contact on the list of their newsletter, with all that a mailing needs', async () => {
    await newsletter.upsert(contact())
    expect(await found()).toMatchObject({
      listIds: [1],
      attributes: {
        FIRSTNAME: 'Sanne',
        LASTNAME: 'de Wit',
        GENDER: 'mrs',
        LANGUAGE: 'NL',
        SOURCE: 'website',
        SETTINGS_URL: 'https://shop.test/nl/nieuwsbrief/instellingen/x/',
      },
    })
  })

  test('changes in place, and moves from one of our lists to another', async () => {
    await newsletter.upsert(contact())
    await newsletter.upsert(contact({ firstName: 'Sanna', salutation: null, list: { id: 3, language: 'BENL' } }))
    expect(await found()).toMatchObject({
      listIds: [3],
      attributes: { FIRSTNAME: 'Sanna', GENDER: '', LANGUAGE: 'BENL' },
    })
  })

  test('stays on the lists that are not ours', async () => {
    await api('contacts', 'POST', { email: contact().email, listIds: [42] })
    await newsletter.upsert(contact())
    expect((await found())?.listIds.toSorted()).toEqual([1, 42])
  })

  test('is told twice without harm, also at once', async () => {
    await Promise.all([newsletter.upsert(contact()), newsletter.upsert(contact()), newsletter.upsert(contact())])
    expect((await found())?.listIds).toEqual([1])
  })

  test('who subscribes again is taken off the blocklist, whether Brevo still has them or not', async () => {
    const isBlocked = async () => ((await found()) as { emailBlacklisted?: boolean } | undefined)?.emailBlacklisted
    const unsubscribe = () => api(`contacts/${encodeURIComponent(contact().email)}`, 'PUT', { emailBlacklisted: true })
    await newsletter.upsert(contact())
    await unsubscribe()
    expect(await isBlocked()).toBe(true)
    await newsletter.upsert(contact())
    expect(await isBlocked()).toBe(false)
    await unsubscribe()
    await newsletter.remove(contact().email)
    await newsletter.upsert(contact())
    expect(await isBlocked()).toBe(false)
  })

  test('leaves, and leaves again', async () => {
    await newsletter.upsert(contact())
    await newsletter.remove(contact().email)
    expect(await found()).toBeUndefined()
    await newsletter.remove(contact().email)
  })
})

describe('the sandbox refuses like Brevo', () => {
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

  test('a key that it does not know, and says it as our own mistake', async () => {
    expect(await codeOf(await api('contacts', 'POST', {}, 'wrong'))).toEqual([401, 'unauthorized'])
    const wrong = createBrevoNewsletter({ apiKey: 'wrong', endpoint, fetch: judge.through(fetch) })
    await expect(wrong.upsert(contact())).rejects.toThrow(/refused the API key/)
    await expect(wrong.upsert(contact())).rejects.not.toMatchObject({ name: 'NewsletterUnavailable' })
  })

  test('a contact that is there, unless it may be changed', async () => {
    const body = { email: contact().email, listIds: [1] }
    expect((await api('contacts', 'POST', body)).status).toBe(201)
    expect(await codeOf(await api('contacts', 'POST', body))).toEqual([400, 'duplicate_parameter'])
    expect((await api('contacts', 'POST', { ...body, updateEnabled: true })).status).toBe(204)
  })

  test('an address that is none, and a list that does not exist', async () => {
    const unvalidated = createBrevoNewsletter({ apiKey, endpoint })
    await expect(unvalidated.upsert(contact({ email: 'abc' }))).rejects.toThrow(/invalid_parameter/)
    const list = { id: 2, language: 'NL' } as const
    await expect(newsletter.upsert(contact({ list }))).rejects.toThrow(/invalid_parameter/)
  })
})

describe('a service that', () => {
  const unavailable = { name: 'NewsletterUnavailable' }
  const against = async (handler: (request: Request) => Response | Promise<Response>, timeoutMs = 5000) => {
    const other = await onLoopback(handler)
    onTestFinished(other.close)
    return createBrevoNewsletter({ apiKey, endpoint: `${other.origin}/v3`, timeoutMs })
  }

  test('is busy with the same contact is asked again later', async () => {
    const early = await against(() => Response.json({ code: 'duplicate_request', message: '' }, { status: 425 }))
    await expect(early.upsert(contact())).rejects.toMatchObject(unavailable)
  })

  test('asks to be left alone is asked again later', async () => {
    const busy = await against(() => new Response('{}', { status: 429, headers: { 'x-sib-ratelimit-reset': '7' } }))
    await expect(busy.upsert(contact())).rejects.toMatchObject({ ...unavailable, retryAfterSeconds: 7 })
  })

  test('is down, hangs or can not be reached, too', async () => {
    await expect((await against(() => new Response('', { status: 502 }))).remove('a@b.nl')).rejects.toMatchObject(
      unavailable,
    )
    const silent = await against(() => new Promise<Response>(() => {}), 50)
    await expect(silent.upsert(contact())).rejects.toMatchObject(unavailable)
    const nowhere = createBrevoNewsletter({ apiKey, endpoint: 'http://127.0.0.1:9/v3' })
    await expect(nowhere.remove('a@b.nl')).rejects.toMatchObject(unavailable)
  })

  test('made the same contact a moment ago is told the rest', async () => {
    const asked: string[] = []
    const duplicating = await against((request) => {
      asked.push(request.method)
      if (request.method === 'POST') return Response.json({ code: 'duplicate_parameter' }, { status: 400 })
      return request.method === 'GET' ? Response.json({ listIds: [1] }) : new Response(null, { status: 204 })
    })
    await duplicating.upsert(contact())
    expect(asked).toEqual(['POST', 'PUT', 'GET'])
  })

  test('is told addresses in its own paths only', async () => {
    const asked: string[] = []
    const port = await against((request) => {
      asked.push(new URL(request.url).pathname)
      return new Response(null, { status: 404 })
    })
    await port.remove('a/../b?@example.com')
    expect(asked).toEqual(['/v3/contacts/a%2F..%2Fb%3F%40example.com'])
  })
})

test('every operation of the adapter is one that Brevo describes', async () => {
  const { through, seen, errors } = judgeByOpenApi(published, { basePath: '/v3' })
  const validated = createBrevoNewsletter({ apiKey, endpoint, fetch: through(fetch) })
  await validated.upsert(contact())
  await validated.upsert(contact({ list: { id: 3, language: 'BENL' }, birthday: '1990-02-28' }))
  await validated.remove(contact().email)
  await validated.remove(contact().email)
  expect([...seen]).toEqual([
    'POST /contacts 201',
    'POST /contacts 204',
    'GET /contacts/{identifier} 200',
    'PUT /contacts/{identifier} 204',
    'DELETE /contacts/{identifier} 204',
    'DELETE /contacts/{identifier} 404',
  ])
  expect(errors).toEqual([])
})

describe('whatever Brevo answers, the job is told what to do, and the log once for each attempt', () => {
  const again = { name: 'NewsletterUnavailable' }
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const wire = wireThat(reply)
    const newsletter = createBrevoNewsletter({ apiKey, endpoint, ...wire.options })
    const error = outcome === 'unauthorized' ? { message: expect.stringContaining('refused the API key') } : again
    await expect(newsletter.upsert(contact())).rejects.toMatchObject(error)
    const attempts = outcome === 'network' || outcome === 'server-error' ? 2 : 1
    expect(wire.events.map((event) => [event.vendor, event.operation, event.outcome])).toEqual(
      Array.from({ length: attempts }, () => ['brevo', 'add a contact', outcome]),
    )
  })

  test('a refusal is named by its code, and by nothing of the reader', async () => {
    const wire = wireThat(async () => Response.json({ code: 'invalid_parameter', message: 'sanne' }, { status: 400 }))
    const newsletter = createBrevoNewsletter({ apiKey, endpoint, ...wire.options })
    await expect(newsletter.upsert(contact())).rejects.toThrow('invalid_parameter')
    expect(wire.events).toEqual([expect.objectContaining({ outcome: 'rejected', detail: 'invalid_parameter' })])
    expect(JSON.stringify(wire.events)).not.toContain('sanne')
  })
})
