import { expect } from 'vitest'
import { fixtures } from '../small-catalog.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

const [boot, rare, soon] = ['10001.001', '10002.001', '10003.001'] as const
const productInBooks = (sku: string) => ({ type: 'product', id: sku, name: expect.any(String) })

const versionOf = async ({ ask }: AuditOffice, sku: string) =>
  (await ask<{ version: string }>('query ($sku: String!) { editedProduct(sku: $sku) { version } }', { sku })).version

async function changeProduct(office: AuditOffice, sku: string, cells: Readonly<Record<string, string>>): Promise<void> {
  const given = Object.entries(cells).map(([column, value]) => ({ column, value }))
  const query = `mutation ($sku: String!, $version: String!, $cells: [ProductCellInput!]!) {
    changeProduct(sku: $sku, version: $version, cells: $cells) { problems { messageKey } } }`
  await office.ask(query, { sku, version: await versionOf(office, sku), cells: given })
}

/** Of one product, and of many at once. */
export const productAuditCases: AuditCases = {
  changePrice: {
    action: 'product.price',
    result: { status: 'applied', import: expect.any(Number) },
    prepare: async () => {
      const input = { sku: '10005.001', storefronts: ['de_DE'], price: 8900 }
      const after = { price: 8900, storefronts: ['de_DE'] }
      return { input, object: productInBooks('10005.001'), before: { prices: { de_DE: [9000] } }, after }
    },
  },
  countStock: {
    action: 'product.stock',
    result: { status: 'applied', import: expect.any(Number) },
    prepare: async ({ shop }) => {
      await shop.setStock(fixtures.comingSoon, 10)
      const shelf = { sku: fixtures.comingSoon, location: 'DC' }
      const counted = (quantity: number) => ({ counts: [{ ...shelf, quantity }] })
      return {
        input: { sku: soon, ...counted(7) },
        object: productInBooks(soon),
        before: counted(10),
        after: counted(7),
      }
    },
  },
  changeProduct: {
    action: 'product.change',
    result: { status: 'applied', import: expect.any(Number) },
    prepare: async (office) => {
      await changeProduct(office, rare, { name_en: 'Before' })
      const version = await versionOf(office, rare)
      const input = { sku: rare, version, cells: [{ column: 'name_en', value: 'After' }] }
      return { input, object: productInBooks(rare), before: { name_en: 'Before' }, after: { name_en: 'After' } }
    },
  },
  changeProductCustoms: {
    action: 'product.customs',
    result: { status: 'applied', import: expect.any(Number) },
    prepare: async () => {
      const input = { sku: boot, origin: 'pt', tariffCode: '6403 91 16' }
      const after = { origin: 'PT', tariff_code: '64039116' }
      return { input, object: productInBooks(boot), before: { origin: '', tariff_code: '' }, after }
    },
  },
  changePictures: {
    action: 'product.pictures',
    result: { status: 'applied', import: expect.any(Number) },
    prepare: async (office) => {
      await changeProduct(office, soon, { images: 'packshots/side|packshots/sole' })
      const version = await versionOf(office, soon)
      const input = { sku: soon, version, pictures: ['packshots/sole', 'packshots/side'], uploads: [] }
      const before = { images: 'packshots/side|packshots/sole' }
      return { input, object: productInBooks(soon), before, after: { images: 'packshots/sole|packshots/side' } }
    },
  },
  planPriceChange: {
    action: 'products.price',
    result: { status: 'waiting', import: expect.any(Number) },
    prepare: async () => {
      const selection = { skus: [boot] }
      const input = { selection, storefronts: ['nl_NL'], by: 'PERCENT', value: -1000, ending: 'ENDS_95' }
      const after = { step: { by: 'percent', change: -1000 }, storefronts: ['nl_NL'], skus: [boot] }
      return { input, object: { type: 'products', id: boot, name: '1' }, after }
    },
  },
  planProductChange: {
    action: 'products.withdraw',
    result: { status: 'waiting', import: expect.any(Number) },
    prepare: async () => {
      const input = { selection: { skus: [boot] }, decision: 'WITHDRAW' }
      return { input, object: { type: 'products', id: boot, name: '1' }, after: { kind: 'withdraw', skus: [boot] } }
    },
  },
}
