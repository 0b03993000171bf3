import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostsOf, PrimaryFinder, type ServerRole } from './primary.ts'

describe('the hosts of a connection string', () => {
  test.each([
    ['postgres://shop:pass@one:5432/shop', ['postgres://shop:pass@one:5432/shop']],
    [
      'postgres://shop:p%2Cass@one:5432,two/shop?sslmode=require',
      ['postgres://shop:p%2Cass@one:5432/shop?sslmode=require', 'postgres://shop:p%2Cass@two/shop?sslmode=require'],
    ],
    ['postgresql://one,two', ['postgresql://one', 'postgresql://two']],
    ['postgres://shop@one/a,b', ['postgres://shop@one/a,b']],
    ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
  ])('%s', (url, hosts) => expect(hostsOf(url)).toEqual(hosts))

  test('are as many addresses that differ by their host alone', () => {
    fc.assert(
      fc.property(fc.array(fc.domain(), { minLength: 2, maxLength: 5 }), fc.webPath(), (hosts, path) => {
        const found = hostsOf(`postgres://shop:pass@${hosts.join()}${path}`)
        expect(found).toEqual(hosts.map((host) => `postgres://shop:pass@${host}${path}`))
      }),
    )
  })
})

describe('which server takes writes', () => {
  const standby: ServerRole = { isPrimary: false, timeline: 0 }
  const primary = (timeline: number): ServerRole => ({ isPrimary: true, timeline })
  /** Servers by what they say of themselves; one without an answer is away. */
  function finderOf(roles: Record<string, ServerRole | undefined>) {
    const asked: string[] = []
    const ask = async (url: string) => {
      asked.push(url)
      const role = roles[url]
      if (!role) throw new Error('away')
      return role
    }
    return { finder: new PrimaryFinder(Object.keys(roles), ask), asked }
  }

  test('is asked once for all who connect, until one of them meets another', async () => {
    const roles = { one: standby, two: primary(1) }
    const { finder, asked } = finderOf(roles)
    const [first] = [finder.find(), finder.find()]
    expect(await first).toBe('two')
    expect(asked).toEqual(['one', 'two'])
    Object.assign(roles, { one: primary(2), two: undefined })
    expect(await finder.find()).toBe('two')
    finder.forget(first)
    expect(await finder.find()).toBe('one')
    // What was found since is not forgotten by somebody who is late.
    finder.forget(first)
    await finder.find()
    expect(asked).toHaveLength(4)
  })

  test('is the one that was promoted last, and never again one that was there before', async () => {
    const roles: Record<string, ServerRole | undefined> = { old: primary(1), promoted: primary(2) }
    const { finder } = finderOf(roles)
    const found = finder.find()
    expect(await found).toBe('promoted')
    roles.promoted = undefined
    finder.forget(found)
    await expect(finder.find()).rejects.toThrow('None of the 2 servers')
    roles.promoted = primary(2)
    expect(await finder.find()).toBe('promoted')
  })
})
