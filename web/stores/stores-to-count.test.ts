import { expect, test } from 'vitest'
import { storesToCount } from './stores-to-count.ts'

const amsterdam = { name: 'Amsterdam', abroad: false }
const antwerp = { name: 'Antwerp', abroad: true }
const paris = { name: 'Paris', abroad: true }

test.each([
  ['those of the own country count', [amsterdam, antwerp], [amsterdam], false],
  ['those abroad count where there are no others', [antwerp, paris], [antwerp, paris], true],
  ['no stores are not abroad', [], [], false],
])('%s', (_, stores, counted, areAbroad) => {
  expect(storesToCount(stores)).toEqual({ stores: counted, areAbroad })
})
