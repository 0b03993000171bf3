import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { assertReadable, assertStorable, assertWithinLimits } from './limits.ts'

const check = (query: string) => () => assertWithinLimits(parse(query))

test('what the storefront asks passes', () => {
  expect(
    check('{ search { productData { totalCount products { name price { label } image { url } } } } }'),
  ).not.toThrow()
})

test('nesting is counted through fragments as well', () => {
  const deep = Array.from(
    { length: 16 },
    (_, level) => `fragment f${level} on Category { children { ...f${level + 1} } }`,
  ).join(' ')
  expect(check(`{ esUrl(url: "x") { category { ...f0 } } } ${deep} fragment f16 on Category { id }`)).toThrow(
    'nested deeper than',
  )
})

test('fragments that double with every link are refused in no time, however long the chain', () => {
  const chain = Array.from(
    { length: 200 },
    (_, link) => `fragment f${link} on Query { ...f${link + 1} ...f${link + 1} }`,
  ).join(' ')
  expect(check(`{ ...f0 } ${chain} fragment f200 on Query { storeConfig { currency } }`)).toThrow('too much at once')
})

test('a fragment inside itself is left to validation', () => {
  expect(check('{ ...f } fragment f on Query { ...f }')).not.toThrow()
})

test('brackets that open without end are not read, wherever they stand', () => {
  for (const bracket of ['{', '[', '(']) {
    expect(() => assertReadable(`{ a(b: ${bracket.repeat(300)}`)).toThrow('nested deeper than')
  }
  expect(() => assertReadable(`{ ${'a(b: [1]) { c } '.repeat(300)} }`)).not.toThrow()
})

test('a text of a megabyte is not read', () => {
  expect(() => assertReadable(`{ ${'a '.repeat(500_000)} }`)).toThrow('too long')
})

test('the same search under fifty names is refused', () => {
  const aliases = Array.from(
    { length: 50 },
    (_, at) => `s${at}: search(search: "boots") { productData { totalCount } }`,
  )
  expect(check(`{ ${aliases.join(' ')} }`)).toThrow('too much at once')
})

test.each([
  ['in a variable', '{ x }', { sku: 'a\u0000' }],
  ['escaped in the query', '{ pdp(sku: "\\u0000") { id } }', {}],
  ['escaped the other way', '{ pdp(sku: "\\u{00}") { id } }', {}],
])('a null character is refused %s', (_, query, variables) => {
  expect(() => assertStorable(query, variables)).toThrow('null character')
})

test('every other text can be stored', () => {
  expect(() => assertStorable('{ pdp(sku: "a") { id } }', { name: 'Anaïs \u{1F45F}' })).not.toThrow()
})
