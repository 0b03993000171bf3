import { expect, test } from 'vitest'
import { repairStoreOptions } from './repair-stores.ts'

test('stores stand below their country, and among each other by town', () => {
  const stores = [
    { code: 'gent', title: 'Cordwainer Gent', city: 'Gent', country: { name: 'Belgique' } },
    { code: 'antwerp-2', title: 'Wijnegem', city: 'Antwerpen', country: { name: 'Belgique' } },
    { code: 'antwerp-1', title: 'Meir', city: 'Antwerpen', country: { name: 'Belgique' } },
    { code: 'breda', title: 'Cordwainer Breda', city: 'Breda', country: { name: 'Pays-Bas' } },
  ]
  expect(repairStoreOptions(stores, 'fr-BE')).toEqual([
    { value: 'antwerp-1', label: 'Antwerpen, Meir', group: 'Belgique' },
    { value: 'antwerp-2', label: 'Antwerpen, Wijnegem', group: 'Belgique' },
    { value: 'gent', label: 'Cordwainer Gent', group: 'Belgique' },
    { value: 'breda', label: 'Cordwainer Breda', group: 'Pays-Bas' },
  ])
})
