import { expect, test } from 'vitest'
import { isBroken, isFatal, isTurnedAway } from './no-connection.ts'

const said = (message: string, severity: string, code = '08P01') =>
  Object.assign(new Error(message), { severity, code })

test.each([
  'query_wait_timeout',
  'server login has been failing, try again later (server_login_retry)',
  'client_login_timeout (server down)',
  'pgbouncer cannot connect to server',
  'server shutting down',
])('who waited in vain at PgBouncer got no connection: %s', (message) => {
  expect(isTurnedAway(said(message, 'FATAL'))).toBe(true)
  expect(isTurnedAway(said(message, 'ERROR'))).toBe(false)
})

test('what a statement itself is refused for is no want of connections', () => {
  expect(isTurnedAway(said('duplicate key value violates unique constraint', 'ERROR', '23505'))).toBe(false)
  expect(isTurnedAway(said('password authentication failed', 'FATAL', '28P01'))).toBe(false)
  expect(isFatal(said('division by zero', 'ERROR', '22012'))).toBe(false)
})

test('a connection breaks by the network, and by a server that ends', () => {
  expect(isBroken(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toBe(true)
  expect(isBroken(said('terminating connection due to administrator command', 'FATAL', '57P01'))).toBe(true)
  expect(isBroken(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isBroken(said('deadlock detected', 'ERROR', '40P01'))).toBe(false)
})
