import { describe, expect, test } from 'vitest'
import type { LoaderScope } from '../loaders.ts'
import { redirectTo } from './redirects.ts'

/** What of a scope the words of a missing page need: here there is no content. */
const scope = {
  url: new URL('https://shop.example/nl/oud/?utm_source=mail'),
  api: () => Promise.reject(new Error('no content')),
  t: (key: string) => key,
  storefront: { basePath: '/nl', contentLang: 'nl-nl' },
  publicUrl: 'https://shop.example',
  path: '/oud/',
} as unknown as LoaderScope

const answerTo = (path: string, status = 301) => redirectTo({ path, status }, scope).catch((answer: unknown) => answer)

describe('a path that has moved', () => {
  test.each([
    ['dames/nieuwe-laars', '/dames/nieuwe-laars/?utm_source=mail'],
    ['/dames/', '/dames/?utm_source=mail'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('to %s leads there from the root of the storefront, with what came along', async (path, location) => {
    const answer = (await answerTo(path)) as Response
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, location])
  })

  test.each([301, 302, 307, 308])('keeps its status %i', async (status) => {
    expect(((await answerTo('a', status)) as Response).status).toBe(status)
  })

  test('is said to be gone when it is', async () => {
    expect(await answerTo('', 410)).toMatchObject({ init: { status: 410 }, data: { title: 'e.404' } })
  })
})
