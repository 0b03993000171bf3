import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

test('a link that ends in #chat opens the chat', () => {
  expect(linkTarget('#chat')).toEqual({ kind: 'chat' })
  expect(linkTarget('/service/#chat')).toEqual({ kind: 'chat' })
})

test('a link with a protocol leads elsewhere, mail and telephone stay with the device', () => {
  expect(linkTarget('https://example.com/a')).toEqual({ kind: 'external', href: 'https://example.com/a' })
  expect(linkTarget('mailto:hello@example.com')).toEqual({ kind: 'device', href: 'mailto:hello@example.com' })
  expect(linkTarget('tel:+31201234567').kind).toBe('device')
})

test('any other link is a page of this shop, with its slash at the end', () => {
  expect(linkTarget('dames/laarzen')).toEqual({ kind: 'internal', to: '/dames/laarzen/' })
  expect(linkTarget('/products?list=new')).toEqual({ kind: 'internal', to: '/products/?list=new' })
  expect(linkTarget('/')).toEqual({ kind: 'internal', to: '/' })
  expect(linkTarget('#main')).toEqual({ kind: 'internal', to: '#main' })
})

test('a script is no link', () => {
  expect(linkTarget('javascript:alert(1)')).toEqual({ kind: 'internal', to: '/' })
  expect(linkTarget('data:text/html,x')).toEqual({ kind: 'internal', to: '/' })
})
