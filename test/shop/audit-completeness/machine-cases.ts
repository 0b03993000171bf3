import { expect } from 'vitest'
import { importSentence } from '#shop/imports/messages.ts'
import { demoSettingsFile } from '../settings.ts'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

const pricesOf = (price: string) => `sku,storefront,price,regular_price,from,until\n10004.001.ONE,fr_FR,${price},,,\n`

/** An import of a colleague's, planned or applied. */
async function importOf({ shop, upload }: AuditOffice, price: string, planOnly: boolean) {
  const { id, path } = await upload('prices.csv', pricesOf(price))
  const told = await shop.shop.imports.begin({ kind: 'prices', mode: 'delta', planOnly, by: 'tester', path })
  if ('problem' in told) throw new Error(importSentence(told.problem))
  const run = told.run.id
  return { run, object: { type: 'import', id: String(run), name: id } }
}

/** What is taken out, taken in, decided and tried again for the whole shop. */
export const machineAuditCases: AuditCases = {
  exportFile: {
    action: 'export',
    prepare: async () => {
      const filter = { from: '2026-11-01', until: '2026-11-30' }
      return { input: { kind: 'ORDERS', filter }, object: { type: 'export', id: 'orders' }, after: filter }
    },
  },
  beginImport: {
    action: 'import.begin',
    result: { status: 'waiting', import: expect.any(Number), rows: 1 },
    prepare: async ({ upload }) => {
      const { id } = await upload('prices.csv', pricesOf('48.95'))
      const object = { type: 'import', id, name: id }
      return {
        input: { upload: id, kind: 'PRICES', mode: 'DELTA' },
        object,
        after: { kind: 'prices', mode: 'delta', status: 'begun' },
      }
    },
  },
  approveImport: {
    action: 'import.approve',
    result: { status: 'applied', import: expect.any(Number), rows: 1 },
    prepare: async (office) => {
      const { run, object } = await importOf(office, '47.95', true)
      return { input: { id: run }, object, before: { status: 'waiting' }, after: { status: 'begun' } }
    },
  },
  undoImport: {
    action: 'import.undo',
    result: { status: 'undone', import: expect.any(Number), rows: 1 },
    prepare: async (office) => {
      const { run, object } = await importOf(office, '46.95', false)
      return { input: { id: run }, object, before: { status: 'applied' }, after: { status: 'begun' } }
    },
  },
  applySettings: {
    action: 'settings.apply',
    prepare: async ({ shop, ask }) => {
      await shop.shop.applySettings({ document: demoSettingsFile, author: 'test', note: null, seen: undefined })
      const { version: seen } = await ask<{ version: number }>('{ settingsDocument { version } }')
      const text = JSON.stringify({ ...demoSettingsFile, returns: { days: 60 } })
      const object = { type: 'settings', id: 'settings', name: 'Longer' }
      const after = { version: expect.any(Number), changed: ['returns.days'] }
      return { input: { text, note: 'Longer', seen }, object, before: { version: seen }, after }
    },
  },
  retryFailedJobs: {
    action: 'jobs.retry',
    prepare: async () => {
      const queue = 'status-mail'
      const object = { type: 'jobs', id: queue, name: queue }
      return { input: { queue }, object, before: { failed: 2 }, after: { triedAgain: 2 } }
    },
  },
}
