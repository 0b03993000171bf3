import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTabletopService } from '#integrations/tabletop/tabletop-service.ts'
import { createTabletopSessions } from '#integrations/tabletop/tabletop-sessions.ts'
import { minute } from '#kernel/clock.ts'
import type { InStorePort } from '#shop/instore/in-store-port.ts'
import { inStoreService, sessionTime, workingDay } from '#shop/instore/in-store-service.ts'
import { inStoreSessionStore } from '#shop/instore/in-store-session-store.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { badAnswers, wireThat } from './bad-answers.ts'

const { db, clock } = await openTestShop()
const staffKey = 'a-key-for-the-staff'
const service = createTabletopService({ service: inStoreService({ store: inStoreSessionStore(db), clock }), staffKey })
const base = 'http://tabletop.example/api'
const sessions = createTabletopSessions({
  base,
  fetch: (input, init) => Promise.resolve(service.request(String(input).slice(base.length), init)),
})

type Wire = { id: string; ttlDt: string; location: { id: string; name: string; code: string } }

async function staff(path: string, body: unknown = {}, key = staffKey): Promise<Response> {
  return service.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

let store: { code: string; name: string }
let began: Wire
beforeEach(async () => {
  clock.moveTo('2026-11-21T09:00:00Z')
  store = await db
    .selectFrom('stock_locations')
    .select(['code', 'name'])
    .where('kind', '=', 'store')
    .executeTakeFirstOrThrow()
  began = (await (await staff('/sessions', { locationCode: store.code })).json()) as Wire
})
afterEach(() => db.deleteFrom('in_store_sessions').execute())

describe('a session that staff began', () => {
  test('is open for its time, and names the store', async () => {
    expect(await sessions.session(began.id)).toEqual({
      id: began.id,
      status: 'OPEN',
      ttlDt: new Date('2026-11-21T09:30:00Z'),
      location: { id: store.code, name: store.name, code: store.code },
    })
  })

  test('has an id that nobody guesses, and that the database does not hold', async () => {
    expect(began.id).toMatch(/^[\w-]{22,}$/)
    const rows = await db.selectFrom('in_store_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(began.id)
  })

  test('expires, and goes on under a new id', async () => {
    clock.advance(sessionTime)
    expect(await sessions.session(began.id)).toMatchObject({ status: 'EXPIRED' })
    const next = await sessions.refresh(began.id)
    expect(next).toMatchObject({ ttlDt: new Date('2026-11-21T10:00:00Z'), location: { code: store.code } })
    expect(next?.id).not.toBe(began.id)
    expect(await sessions.session(next?.id ?? '')).toMatchObject({ status: 'OPEN' })
  })

  test('is closed by staff, and by nobody else', async () => {
    expect((await staff(`/sessions/${began.id}/close`, {}, 'guessed')).status).toBe(401)
    expect(await sessions.session(began.id)).toMatchObject({ status: 'OPEN' })
    expect((await staff(`/sessions/${began.id}/close`)).status).toBe(204)
    expect(await sessions.session(began.id)).toMatchObject({ status: 'CLOSED' })
  })

  test('goes on for one tablet only, however many ask at once', async () => {
    clock.advance(sessionTime)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sessions.refresh(began.id)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('opens the shop the whole day by its first id: again whenever the last one of its family is over', async () => {
    clock.advance(sessionTime)
    const second = await sessions.refresh(began.id)
    expect(await sessions.refresh(began.id)).toBeUndefined()
    const third = await sessions.refresh(second?.id ?? '')
    expect(await sessions.refresh(began.id)).toBeUndefined()
    clock.advance(sessionTime)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sessions.refresh(began.id)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(answers.find(Boolean)?.id).not.toBe(third?.id)
  })

  test('goes on under a new id while it is open, for a shopper who needs more time', async () => {
    clock.advance(sessionTime - minute)
    const next = await sessions.refresh(began.id)
    expect(next?.ttlDt).toEqual(new Date('2026-11-21T09:59:00Z'))
    expect(await sessions.session(began.id)).toMatchObject({ status: 'CLOSED' })
  })

  test('does not go on the next day', async () => {
    clock.advance(workingDay + minute)
    expect(await sessions.refresh(began.id)).toBeUndefined()
  })
})

test('staff begin sessions in stores alone, and with their key alone', async () => {
  expect((await staff('/sessions', { locationCode: 'DC' })).status).toBe(422)
  expect((await staff('/sessions', { locationCode: 'nowhere' })).status).toBe(422)
  expect((await staff('/sessions', 'nonsense')).status).toBe(422)
  expect((await staff('/sessions', { locationCode: store.code }, 'guessed')).status).toBe(401)
  const keyless = createTabletopService({
    service: inStoreService({ store: inStoreSessionStore(db), clock }),
    staffKey: undefined,
  })
  const response = await keyless.request('/sessions', {
    method: 'POST',
    headers: { authorization: 'Bearer undefined' },
  })
  expect(response.status).toBe(401)
})

test('nobody knows a session that was never begun', async () => {
  expect(await sessions.session('made-up')).toBeUndefined()
  expect(await sessions.refresh('made-up')).toBeUndefined()
})

describe('a service that', () => {
  /** A service that answers as told, over a real connection. */
  async function serviceThat(answers: RequestListener, timeoutMs = 2000): Promise<InStorePort> {
    const server = createServer(answers)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    })
    return createTabletopSessions({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, timeoutMs })
  }
  const unavailable = { name: 'InStoreUnavailable' }

  test.each([
    ['breaks', (_, response) => response.writeHead(500).end()],
    ['answers a page', (_, response) => response.end('<html></html>')],
    ['answers half a session', (_, response) => response.end('{"id":"a","status":"OPEN"}')],
    [
      'has a time that is none',
      (_, response) =>
        response.end('{"id":"a","status":"OPEN","ttlDt":"soon","location":{"id":"1","name":"A","code":"A"}}'),
    ],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://example.com/' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
  ] as readonly [string, RequestListener][])('%s is down for now', async (_, answers) => {
    await expect((await serviceThat(answers)).session('a')).rejects.toMatchObject(unavailable)
  })

  test('says nothing is down for now', async () => {
    await expect((await serviceThat(() => undefined, 50)).session('a')).rejects.toMatchObject(unavailable)
  })

  test('is asked for exactly the id, whatever stands in it', async () => {
    const asked: string[] = []
    const port = await serviceThat((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(404).end()
    })
    expect(await port.session('a/../b?c')).toBeUndefined()
    expect(asked).toEqual(['/sessions/a%2F..%2Fb%3Fc'])
  })
})

describe('whatever the service answers, the tablet is told that it is down for now, and the log once for each attempt', () => {
  test.each(badAnswers)('%s', async (_, reply, outcome) => {
    const wire = wireThat(reply)
    const port = createTabletopSessions({ base, ...wire.options })
    await expect(port.refresh('a')).rejects.toMatchObject({ name: 'InStoreUnavailable' })
    expect(wire.events).toEqual([
      expect.objectContaining({ vendor: 'tabletop', operation: 'refresh a session', outcome, attempt: 1 }),
    ])
  })
  test('a session is read once more where that may help', async () => {
    const wire = wireThat(async () => new Response('', { status: 503 }))
    await expect(createTabletopSessions({ base, ...wire.options }).session('a')).rejects.toThrow('503')
    expect(wire.events.map(({ attempt, willRetry }) => [attempt, willRetry])).toEqual([
      [1, true],
      [2, false],
    ])
  })
})
