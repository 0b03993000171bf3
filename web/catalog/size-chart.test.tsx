import { expect, test } from 'vitest'
import { renderedTextOf, renderInShop } from '#web/checkout/shop.fixture.tsx'
import { SizeChart } from './size-chart.tsx'

const items = [{ size_eu: '37.5', size_us: '7', size_uk: '4.5', size_cm: '23.5' }]
const table = { advice: '', slices: [{ items }] }

test('centimetres are written as in the country; sizes stay as they are on the box', () => {
  expect(renderedTextOf(renderInShop('nl_NL', <SizeChart table={table} />))).toMatch(/37\.5.*23,5/s)
  expect(renderedTextOf(renderInShop('en_GB', <SizeChart table={table} />))).toMatch(/37\.5.*23\.5/s)
})
