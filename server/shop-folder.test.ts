import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isDemoFolder } from './shop-folder.ts'

test('the demo’s catalogue moves into the demo shop alone, however its folder is written', () => {
  expect(['demo', './demo/', `${process.cwd()}/demo`].map(isDemoFolder)).toEqual([true, true, true])
  expect(['../demo', 'demo/content', '/tmp/my-shop'].map(isDemoFolder)).toEqual([false, false, false])
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
  expect(readConfig({ SHOP: '/tmp/my-shop' })).toMatchObject({
    demo: false,
    companyFile: '/tmp/my-shop/company.json',
    searchWordsFolder: undefined,
    warehouse: { sandbox: false },
  })
})
