import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import type { ComposedShop } from '../composed-shop.ts'
import { readConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { backofficeHeaders } from './backoffice-headers.ts'
import { startBackoffice } from './backoffice-server.ts'
import { isOwnForm } from './own-form.ts'

const own = 'https://staff.example'

test.each([
  [{ origin: own }, true],
  [{ origin: own, 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3001' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: own, 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: own, 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://shop.example', host: 'staff.example' }, false],
  [{ origin: 'https://staff.example.evil.example', host: 'staff.example' }, false],
  [{ origin: 'null', host: 'staff.example' }, false],
])('a form that says %j is an own one: %s', (headers, expected) => {
  expect(isOwnForm(headers, own)).toBe(expected)
})

test('a page of staff runs own scripts alone, stands in no frame and is kept nowhere', () => {
  const headers = backofficeHeaders(true, 'https://shop.example')
  const policy = headers['Content-Security-Policy']?.split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"]))
  expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "require-trusted-types-for 'script'"]))
  expect(policy?.filter((rule) => /unsafe|\*/.test(rule))).toEqual([])
  expect(headers['Cache-Control']).toBe('no-store')
  expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}; includeSubDomains$/)
  expect(backofficeHeaders(false, 'http://localhost:3000')['Strict-Transport-Security']).toBeUndefined()
})

const startOn = (port: number, warn = vi.fn()) =>
  startBackoffice({
    config: readConfig({ ADMIN_PORT: String(port) }),
    // Nothing of the shop is asked before the first request.
    shop: {} as ComposedShop,
    log: { warn } as unknown as Log,
    renderer: { alive: true },
    vendors: { byVendor: () => [] },
  })

test('a port that somebody has only costs the back office, and the log says so', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const warn = vi.fn()
  expect(await startOn(port, warn)).toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.stringContaining('ADMIN_PORT'))
  other.close()
  await once(other, 'close')

  const opened = await startOn(port)
  expect(opened?.port).toBe(port)
  await opened?.stop()
  const again = await startOn(port)
  expect(again?.port).toBe(port)
  await again?.stop()
})
