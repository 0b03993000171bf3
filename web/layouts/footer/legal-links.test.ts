import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { legalLinks } from './legal-links.ts'

const say = (key: string) => (key === 'path.accessibility' ? '/accessibility/' : key)
const urls = (code: 'nl_NL' | 'de_DE' | 'en_GB', content: { label: string; url: string }[] = []) =>
  legalLinks(storefrontOf(code), content, say).map(({ url }) => url)

test('every storefront links to its accessibility statement, once', () => {
  expect(urls('nl_NL')).toContain('/accessibility/')
  expect(urls('en_GB', [{ label: 'Accessibility', url: '/accessibility/' }])).toEqual(['/accessibility/'])
})

test('the link to it is marked for a tool that would rather open itself, and no other is', () => {
  const content = [{ label: 'Terms', url: '/terms/' }]
  expect(legalLinks(storefrontOf('en_GB'), content, say).map(({ url, opens }) => [url, opens])).toEqual([
    ['/terms/', undefined],
    ['/accessibility/', 'accessibility'],
  ])
})

test('Germany has an Impressum and terms, whatever the content says; no other storefront has', () => {
  expect(urls('de_DE')).toEqual(expect.arrayContaining(['/impressum/', '/agb/']))
  const named = [{ label: 'Impressum', url: '/impressum/' }]
  expect(urls('nl_NL', named)).not.toContain('/impressum/')
})
