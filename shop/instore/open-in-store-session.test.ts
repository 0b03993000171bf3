import { describe, expect, test } from 'vitest'
import { type FoundSession, type InStorePort, type InStoreSession, InStoreUnavailable } from './in-store-port.ts'
import { openInStoreSession } from './open-in-store-session.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:30:00Z')
const location = { id: '7', name: 'Amsterdam Kalverstraat', code: 'AMS1' }
const refreshed: InStoreSession = { id: 'second', ttlDt: later, location }

function open(found: Partial<FoundSession> | undefined, again: InStoreSession | null = refreshed, id = 'first') {
  const sessions: InStorePort = {
    session: async () => found && { id: 'first', status: 'OPEN', ttlDt: later, location, ...found },
    refresh: async () => again ?? undefined,
  }
  const storefrontCodes = async () => new Set(['AMS1'])
  return openInStoreSession({ sessions, clock: { now: () => now }, storefrontCodes }, id)
}

describe('a session id', () => {
  test('of an open session switches the mode on, with its own time', async () => {
    expect(await open({})).toEqual({ kind: 'open', session: expect.objectContaining({ id: 'first', ttlDt: later }) })
  })

  test.each(['EXPIRED', 'CLOSED'])(
    'of a session that is %s is refreshed, and the new session counts',
    async (status) => {
      expect(await open({ status, ttlDt: new Date(0) })).toEqual({ kind: 'open', session: refreshed })
      expect(await open({ status }, null)).toEqual({ kind: 'ended' })
    },
  )

  test.each(['FOO', '', 'open'])('of a session that is %j clears what is stored', async (status) => {
    expect(await open({ status })).toEqual({ kind: 'ended' })
  })

  test('that nobody knows, or that is no id, clears what is stored', async () => {
    expect(await open(undefined)).toEqual({ kind: 'ended' })
    for (const id of ['', '../admin', 'x'.repeat(129), 'a b'])
      expect(await open({}, refreshed, id)).toEqual({ kind: 'ended' })
  })

  test('of a session whose time is over is not used, whatever the service says', async () => {
    expect(await open({ ttlDt: now })).toEqual({ kind: 'ended' })
    expect(await open({ status: 'EXPIRED' }, { ...refreshed, ttlDt: new Date(0) })).toEqual({ kind: 'ended' })
  })

  test('of a store that is not ours is not used', async () => {
    expect(await open({ location: { ...location, code: 'ELSEWHERE' } })).toEqual({ kind: 'ended' })
  })

  test('leaves the shopper where they are when the service is down', async () => {
    const down: InStorePort = {
      session: () => Promise.reject(new InStoreUnavailable('down')),
      refresh: () => Promise.reject(new InStoreUnavailable('down')),
    }
    const parts = { sessions: down, clock: { now: () => now }, storefrontCodes: async () => new Set<string>() }
    expect(await openInStoreSession(parts, 'first')).toEqual({ kind: 'unavailable' })
  })
})
