import { expect, test } from 'vitest'
import { renderInShop } from '#web/checkout/shop.fixture.tsx'
import { SizeChart } from './size-chart.tsx'

const items = [{ size_eu: '37.5', size_us: '7', size_uk: '4.5', size_cm: '23.5' }]
const table = { advice: '', slices: [{ items }] }

test.each([
  ['nl_NL', ['37,5', '7', '4,5', '23,5']],
  ['en_GB', ['37.5', '7', '4.5', '23.5']],
] as const)('in %s sizes and centimetres are written as its readers do', (code, cells) => {
  const html = renderInShop(code, <SizeChart table={table} />)
  const row = [...html.matchAll(/<t[dh][^>]*>([^<]*)<\/t[dh]>/g)].map(([, text]) => text)
  expect(row.slice(-4)).toEqual(cells)
})
