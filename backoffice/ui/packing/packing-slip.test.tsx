import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StaffLanguage } from '#kernel/staff-language.ts'
import { wordsIn } from '../../messages/staff-language-messages.ts'
import { ScopeProvider } from '../page-scope.tsx'
import { PackedLines, type PackedOrder } from './packed-lines.tsx'
import { PackingSlip, type SlipOrder } from './packing-slip.tsx'

const line = {
  position: 0,
  type: 'article',
  sku: '10110.001.37.5',
  ean: null,
  brand: 'Cordwainer',
  name: 'Court 2.0',
  size: '37.5',
  color: 'White',
  image: null,
  quantity: 1,
  waiting: 1,
} as unknown as PackedOrder['lines'][number]

function shown(language: StaffLanguage, page: Parameters<typeof ScopeProvider>[0]['children']): string {
  const scope = { words: wordsIn(language), language, timeZone: 'UTC', shopName: 'Shop', storefrontUrl: '', script: '' }
  return renderToStaticMarkup(<ScopeProvider value={scope}>{page}</ScopeProvider>)
}

test.each([
  ['nl_NL', 'Cordwainer · Court 2.0 · White · 37,5'],
  ['en_GB', 'Cordwainer · Court 2.0 · White · 37.5'],
])('a slip writes a half size as the language of its order, %s, does', (storefront, told) => {
  const order = {
    number: '100001',
    storefront,
    placedAt: '2026-11-21T10:00:00Z',
    giftPath: null,
    giftCode: null,
    shippingAddress: { country: 'NL', firstName: 'Sanne', lastName: 'de Wit', street: 'Damrak', zipcode: '', city: '' },
    lines: [line],
  } as unknown as SlipOrder
  for (const language of ['nl', 'en'] as const)
    expect(shown(language, <PackingSlip order={order} gift={null} />)).toContain(told)
})

test.each([
  ['nl', '37,5'],
  ['en', '37.5'],
] as const)('who packs reads it in %s as %s, and the press carries the SKU', (language, size) => {
  const html = shown(language, <PackedLines lines={[line]} packed={new Map()} />)
  expect(html).toContain(`<span class="size-big">${size}</span>`)
  expect(html).toContain(`aria-label="${wordsIn(language).packing.one(`Court 2.0 ${size}`)}"`)
  expect(html).toContain('value="10110.001.37.5"')
})
