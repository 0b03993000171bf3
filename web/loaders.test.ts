import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { TypedDocumentString } from './graphql/graphql.ts'
import { personalAction, personalLoader, publicLoader } from './loaders.ts'
import { type Page, pageContext } from './page.ts'
import type { Identity } from './services.ts'

const document = { toString: () => 'query Any { a }' } as TypedDocumentString<{ a: number }, Record<string, never>>
const visitor = () => ({
  contextToken: 'old',
  customerToken: 'customer',
  visit: undefined,
  storeSession: undefined,
  clientAddress: '192.0.2.1',
  device: undefined,
  captchaToken: undefined,
})

function pageFor(over: Partial<Page> = {}, errors?: { message: string; statusCode?: number }[]) {
  const asked: Identity[] = []
  const page: Page = {
    services: {
      execute: async (_, identity) => {
        asked.push(identity)
        return { data: { a: 1 }, errors, tags: ['product:7'], contextToken: 'new' }
      },
      publicUrl: 'https://shop.example',
      shopName: 'Shop',
      messageFacts: () => ({}),
      development: false,
      version: '1',
      clock: systemClock,
    },
    storefront: storefrontOf('nl_NL'),
    segment: 'for-her',
    cookieBar: true,
    t: (key) => key,
    tags: new Set(),
    setCookies: [],
    nonce: 'n',
    ...over,
  }
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request('https://shop.example/nl/cart/', { headers: { cookie: 'contextToken=old' } })
  return { page, asked, args: { context, request, params: {}, url: new URL(request.url), pattern: '/cart' } as never }
}

describe('a page for everybody', () => {
  test('is asked for as a stranger, even while one person’s page is made', async () => {
    const { args, asked, page } = pageFor({ visitor: visitor() })
    await publicLoader(async ({ api }) => api(document))(args)
    expect(asked[0]).toMatchObject({
      contextToken: undefined,
      customerToken: undefined,
      visit: undefined,
      clientAddress: undefined,
      device: undefined,
    })
    expect(page.visitor?.contextToken).toBe('old')
  })

  test('answers with the status that a failure asks for, such as 503 while a search can’t be asked', async () => {
    const { args } = pageFor({}, [{ message: 'The catalogue is still being read', statusCode: 503 }])
    await expect(publicLoader(async ({ api }) => api(document))(args)).rejects.toMatchObject({ init: { status: 503 } })
    const { args: other } = pageFor({}, [{ message: 'broken' }])
    await expect(publicLoader(async ({ api }) => api(document))(other)).rejects.toThrow('The API failed: broken')
  })

  test('has no request and no session to look into', async () => {
    const { args } = pageFor({ visitor: visitor() })
    const scope = await publicLoader(async (all) => {
      // @ts-expect-error: a public loader can't see who asks
      void all.request
      // @ts-expect-error: nor the session
      void all.session
      return Object.keys(all)
    })(args)
    expect(scope).not.toContain('request')
    expect(scope).not.toContain('session')
  })

  test('remembers what it was made of', async () => {
    const { args, page } = pageFor()
    await publicLoader(async ({ api }) => api(document))(args)
    expect([...page.tags]).toEqual(['product:7'])
  })

  test('knows its path without the storefront’s prefix', async () => {
    const { args } = pageFor()
    expect(await publicLoader(async ({ path, to }) => [path, to('men')])(args)).toEqual(['/cart/', '/heren/'])
  })

  test('fails when the API fails', async () => {
    const { args } = pageFor({}, [{ message: 'no database' }])
    await expect(publicLoader(async ({ api }) => api(document))(args)).rejects.toThrow('no database')
  })
})

describe('a page of one person', () => {
  test('is asked for with their tokens, and goes on with a context that was begun', async () => {
    const { args, asked } = pageFor({ visitor: visitor() })
    const token = await personalLoader(async ({ api, session }) => {
      await api(document)
      await api(document)
      return session.contextToken
    })(args)
    expect(asked.map(({ contextToken }) => contextToken)).toEqual(['old', 'new'])
    expect(asked[0]).toMatchObject({ customerToken: 'customer', clientAddress: '192.0.2.1', device: undefined })
    expect(token).toBe('new')
  })

  test('is never made for a stranger', async () => {
    const { args } = pageFor()
    expect(() => personalLoader(async () => 1)(args)).toThrow('a page of one person')
  })

  test('sets cookies that stay on this site and, on https, off the wire', async () => {
    const { args, page } = pageFor({ visitor: visitor() })
    await personalAction(async ({ session }) => session.setCookie({ name: 'a', days: 1 }, 'b'))(args)
    expect(page.setCookies).toEqual(['a=b; Path=/; Max-Age=86400; SameSite=Lax; Secure'])
  })
})

describe('what is posted', () => {
  const sent = (headers: Record<string, string>, body: string) => {
    const { args } = pageFor({ visitor: visitor() })
    const request = new Request('https://shop.example/nl/cart/', { method: 'POST', headers, body })
    const act = personalAction(async (scope) => String((await scope.request.formData()).get('a')))
    return act({ ...(args as object), request } as never)
  }

  test('is read as the form that it is', async () => {
    expect(await sent({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).toBe('1')
  })

  test.each([
    ['no form', 'text/plain', 'a=1'],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['a form without its boundary', 'multipart/form-data', '--x--'],
  ])('is the sender’s mistake when it is %s', async (_, type, body) => {
    await expect(sent({ 'content-type': type }, body)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
