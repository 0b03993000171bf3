import { describe, expect, test } from 'vitest'
import { lookupOf, publicAddresses, readNetwork } from './public-addresses.ts'

const isPublic = publicAddresses([])

describe('the shop may connect', () => {
  test.each(['93.184.215.14', '8.8.8.8', '172.15.255.255', '2606:4700::6810:84e5'])('to %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  test.each([
    '127.0.0.1',
    '10.2.3.4',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('not to %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test('to a network that is named, and to its neighbour not', () => {
    const named = publicAddresses([readNetwork('10.1.0.0/16'), readNetwork('::1')].flatMap((one) => one ?? []))
    expect(['10.1.255.1', '10.2.0.1', '::1', '::2'].map(named)).toEqual([true, false, true, false])
  })
})

test.each(['10.0.0.0/33', '10.0.0/8', '10.0.0.0/', '10.0.0.0/8/8', '::/129', 'host', ''])(
  '%j is no network',
  (text) => {
    expect(readNetwork(text)).toBeUndefined()
  },
)

test('a name is refused where one of its addresses is private', async () => {
  const asked = Promise.withResolvers<[Error | null, unknown]>()
  lookupOf(isPublic)('localhost', { all: true }, (error, found) => asked.resolve([error, found]))
  const [error] = await asked.promise
  expect(error?.message).toBe('localhost is no host of the internet')
})
