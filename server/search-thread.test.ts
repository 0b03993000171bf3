import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { listRequest } from '#shop/search/product-list.ts'
import { readConfig } from './config.ts'
import { SearchThread } from './search-thread.ts'

function setUp(start?: 'now' | 'asked') {
  const thread = new SearchThread({
    ...(start ? { start } : {}),
    config: { ...readConfig({}), database: { url: 'postgres://nowhere' } },
    log: pino({ level: 'silent' }),
    worker: new URL('./search-thread.fixture.ts', import.meta.url),
  })
  onTestFinished(() => thread.stop())
  return thread
}
const question = {
  storefront: storefrontOf('nl_NL'),
  request: listRequest([], { search: 'laarzen' }),
  now: new Date('2026-11-21T10:00:00Z'),
  hidesReductions: false,
}

test('questions that are asked before the thread has started are answered, each its own', async () => {
  const { search } = setUp()
  const answers = await Promise.all([search.find(question), search.find(question)])
  expect(answers.map(({ total }) => total)).toEqual([1, 2])
})

test('a thread that waits to be asked starts with the first question, and once', async () => {
  const { search } = setUp('asked')
  const answers = await Promise.all([search.find(question), search.find(question)])
  expect(answers.map(({ total }) => total)).toEqual([1, 2])
})

test('what goes wrong on the thread is told to whoever asked, and to nobody else', async () => {
  const { search } = setUp()
  const [failed, found] = await Promise.allSettled([search.refresh(['1']), search.find(question)])
  expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'SearchUnavailable', message: 'no database' } })
  expect(found).toMatchObject({ status: 'fulfilled', value: { total: 2 } })
})

test('a thread that breaks down is replaced', async () => {
  const { search } = setUp()
  await expect(search.rebuild()).rejects.toMatchObject({ name: 'SearchUnavailable' })
  // Asked meanwhile, a question waits for the next thread.
  await expect(search.find(question)).resolves.toMatchObject({ total: 1 })
})

test('a thread that is stopped leaves nobody waiting', async () => {
  const thread = setUp()
  const asked = thread.search.find(question)
  const stopped = thread.stop()
  await expect(asked).rejects.toMatchObject({ name: 'SearchUnavailable' })
  await stopped
})
