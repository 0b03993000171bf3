import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { listRequest } from './product-list.ts'
import { type SearchAnswer, type SearchPort, SearchUnavailable } from './search-port.ts'
import { searchWithFallback } from './search-with-fallback.ts'

const question = {
  storefront: storefrontOf('nl_NL'),
  request: listRequest([], {}),
  now: new Date('2026-11-21T10:00:00Z'),
  hidesReductions: false,
}

const answerOf = (name: string): SearchAnswer => ({ ids: [name], total: 1, ignored: [] })

/** A service that can be away, a search in memory that can be too small, and a clock. */
function setUp({ fits = true } = {}) {
  const heard = { service: [] as string[], own: [] as string[] }
  const reported: unknown[] = []
  let time = Date.parse('2026-11-21T10:00:00Z')
  let trouble: Error | undefined
  const port = (name: 'service' | 'own'): SearchPort => {
    const tell = async (what: string) => {
      heard[name].push(what)
      if (name === 'service' && trouble) throw trouble
    }
    return {
      find: async () => {
        await tell('find')
        return answerOf(name)
      },
      facets: async () => {
        await tell('facets')
        return []
      },
      rebuild: () => tell('rebuild'),
      refresh: (ids) => tell(`refresh ${ids.join()}`),
      retune: () => tell('retune'),
    }
  }
  const service = port('service')
  const search = searchWithFallback({
    service: { ...service, check: async () => void (await service.find(question)) },
    own: port('own'),
    fits: async () => fits,
    clock: { now: () => new Date(time) },
    report: (error) => reported.push(error),
  })
  return {
    search,
    heard,
    reported,
    whoAnswers: async () => (await search.find(question)).ids[0],
    fail: (error: Error | undefined = new SearchUnavailable('away')) => {
      trouble = error
    },
    recover: () => {
      trouble = undefined
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('while the service answers, the search in memory is left asleep', async () => {
  const { search, whoAnswers, heard } = setUp()
  expect(await whoAnswers()).toBe('service')
  await search.rebuild()
  await search.refresh(['1'])
  expect(heard.own).toEqual([])
  expect(await search.health()).toBe('service')
})

describe('while the service is away', () => {
  test('the shop searches by itself, and nobody waits for the service twice in ten seconds', async () => {
    const { search, whoAnswers, fail, pass, heard } = setUp()
    fail()
    expect([await whoAnswers(), await whoAnswers()]).toEqual(['own', 'own'])
    pass(9999)
    await search.facets(question)
    expect(heard.service).toEqual(['find'])
    expect(await search.health()).toBe('own')
  })

  test('one question in ten seconds tries it, and all others are answered at once', async () => {
    const { whoAnswers, fail, pass, heard } = setUp()
    fail()
    await whoAnswers()
    pass(10_000)
    expect(await Promise.all([whoAnswers(), whoAnswers(), whoAnswers()])).toEqual(['own', 'own', 'own'])
    expect(heard.service).toEqual(['find', 'find'])
  })

  test('a catalogue that is too large is not searched: whoever asks is told that it can’t be now', async () => {
    const { search, fail, heard } = setUp({ fits: false })
    fail()
    await expect(search.find(question)).rejects.toMatchObject({ name: 'SearchUnavailable', statusCode: 503 })
    expect(heard.own).toEqual([])
    expect(await search.health()).toBe('none')
  })

  test('a change is taken up by the search in memory', async () => {
    const { search, whoAnswers, fail, heard } = setUp()
    fail()
    await whoAnswers()
    await search.refresh(['1'])
    await search.rebuild()
    expect(heard.own).toEqual(['find', 'refresh 1', 'rebuild'])
  })
})

test('a service that is back answers again', async () => {
  const { whoAnswers, search, fail, recover, pass } = setUp()
  fail()
  await whoAnswers()
  recover()
  pass(10_000)
  expect([await whoAnswers(), await whoAnswers()]).toEqual(['service', 'service'])
  expect(await search.health()).toBe('service')
})

test('a service that missed a change is written anew before it is asked again', async () => {
  const { search, whoAnswers, fail, recover, pass, heard } = setUp()
  fail()
  await search.refresh(['1'])
  recover()
  expect(await search.health()).toBe('own')
  pass(10_000)
  expect(await whoAnswers()).toBe('own')
  await expect.poll(whoAnswers).toBe('service')
  expect(heard.service).toEqual(['refresh 1', 'find', 'rebuild', 'find'])
})

test('where nothing can stand in, a service that missed a change answers what it knows', async () => {
  const { search, whoAnswers, fail, recover, pass } = setUp({ fits: false })
  fail()
  await search.refresh(['1'])
  recover()
  pass(10_000)
  expect(await whoAnswers()).toBe('service')
})

test('a question that the service does not understand is answered, reported and no reason to leave it alone', async () => {
  const { whoAnswers, fail, reported, heard } = setUp()
  const error = new Error('parsing_exception')
  fail(error)
  expect([await whoAnswers(), await whoAnswers()]).toEqual(['own', 'own'])
  expect(reported).toEqual([error, error])
  expect(heard.service).toEqual(['find', 'find'])
})
