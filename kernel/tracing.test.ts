import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorTypeOf, readTraceParent, writeTraceParent } from './tracing.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const span = '00f067aa0ba902b7'

describe('a traceparent', () => {
  test('of W3C’s own example is read', () => {
    expect(readTraceParent(`00-${trace}-${span}-01`)).toEqual({ traceId: trace, spanId: span, sampled: true })
    expect(readTraceParent(`00-${trace}-${span}-02`)).toMatchObject({ sampled: false })
  })

  test('of a later version is read as far as it is known', () => {
    expect(readTraceParent(`cc-${trace}-${span}-01-what-the-future-brings`)).toMatchObject({ sampled: true })
  })

  test.each([
    undefined,
    '',
    `00-${trace}-${span}`,
    `00-${trace}-${span}-01-more`,
    `ff-${trace}-${span}-01`,
    `00-${'0'.repeat(32)}-${span}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `cc-${trace}-${span}-01${'-'.repeat(500)}`,
  ])('%s is none', (text) => {
    expect(readTraceParent(text)).toBeUndefined()
  })

  test('that is written is read', () => {
    const id = (length: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
    const ids = fc.record({ traceId: id(32), spanId: id(16), sampled: fc.boolean() })
    fc.assert(
      fc.property(ids, (one) => {
        fc.pre(/[^0]/.test(one.traceId) && /[^0]/.test(one.spanId))
        expect(readTraceParent(writeTraceParent(one))).toEqual(one)
      }),
    )
  })
})

test.each([
  [Object.assign(new Error('x'), { code: '40001' }), '40001'],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new Error('x'), { code: 'anna@example.com' }), 'Error'],
  [new TypeError('anna@example.com'), 'TypeError'],
  [Object.assign(new Error('x'), { name: 'to anna@example.com' }), 'Error'],
  ['anna@example.com', 'string'],
])('of %s a span says %s', (error, type) => {
  expect(errorTypeOf(error)).toBe(type)
})
