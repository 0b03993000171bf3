import { expect, test } from 'vitest'
import { pathOf, type RouteName } from '#kernel/routes.ts'
import { languages } from '#kernel/storefront.ts'
import { toOwnSpelling } from './own-spelling.ts'

const names = ['giftCard', 'giftCardBought', 'giftCardBalance', 'photoSearch', 'scan', 'withdraw'] as const

/** Where whoever asks a storefront for a path is sent; nothing where they stay. */
function sentTo(path: string, language: (typeof languages)[number], name: RouteName): string | null {
  const scope = {
    path,
    to: (one: RouteName) => pathOf(language, one),
    url: new URL('https://shop.example/nl/x/?code=1'),
  }
  try {
    toOwnSpelling(scope, name)
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.status).toBe(301)
    return thrown.headers.get('Location')
  }
}

test.each(names)('%s has one address in each language, and other spellings lead there', (name) => {
  for (const language of languages) {
    const own = pathOf(language, name)
    expect(sentTo(own, language, name)).toBeNull()
    expect(sentTo(own.replace(/\/$/, ''), language, name)).toBeNull()
    for (const other of languages.map((one) => pathOf(one, name)).filter((path) => path !== own)) {
      expect(sentTo(other, language, name)).toBe(`${own}?code=1`)
    }
  }
})
