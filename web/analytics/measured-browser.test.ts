import { expect, test } from 'vitest'
import { measuredBrowsersIn } from './measured-browser.ts'

const id = 'G-AB12CD34EF'
const agreed = 'xsa_cookie_settings=enabled'
const known = '_ga=GA1.1.123456789.1700000000'
const agent = 'Mozilla/5.0 (X11; Linux x86_64)'
const headersOf = (parts: readonly string[]) => new Headers({ cookie: parts.join('; '), 'user-agent': agent })
const read = (...parts: string[]) => measuredBrowsersIn(headersOf(parts), { measurementId: id })?.ga4

test('who agreed is known by the client of their cookie', () => {
  expect(read(agreed, known)).toEqual({ clientId: '123456789.1700000000', sessionId: null })
})

test.each([
  ['GS1.1.1700000100.4.1.1700000200.0.0.0'],
  ['GS2.1.s1700000100$o4$g1$t1700000200$j60$l0$h0'],
  ['GS2.1.o4$g1$s1700000100$t1700000200'],
  ['GS2.1.s1700000100'],
])('the visit is read from %s', (value) => {
  expect(read(agreed, known, `_ga_AB12CD34EF=${encodeURIComponent(value)}`)?.sessionId).toBe('1700000100')
})

test.each([['GS9.1.1700000100'], ['GS2.1.o4$g1'], [`GS1.1.${'9'.repeat(21)}`], ['']])(
  'a cookie of another make says no visit: %s',
  (value) => expect(read(agreed, known, `_ga_AB12CD34EF=${value}`)?.sessionId).toBeNull(),
)

test.each([
  ['without an answer', [known]],
  ['refused', ['xsa_cookie_settings=disabled', known]],
  ['at a tablet', [agreed, known, 'xsa_store_time=1']],
  ['without a cookie of the tag', [agreed]],
  ['with a cookie that is none', [agreed, '_ga=GA1.1.<script>']],
  ['with one that is too long', [agreed, `_ga=GA1.1.${'1'.repeat(21)}.1`]],
])('nobody is known %s', (_, parts) => expect(read(...parts)).toBeUndefined())

test('no cookie is read where nobody is told', () => {
  expect(measuredBrowsersIn(headersOf([agreed, known, '_fbp=fb.1.1700000000000.1']), {})).toBeUndefined()
})

const pixel = '_fbp=fb.1.1700000000000.1234567890'
const click = '_fbc=fb.1.1700000000000.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk'
const readMeta = (...parts: string[]) => measuredBrowsersIn(headersOf(parts), { toldToMeta: true })

test.each([
  [[pixel], { browserId: 'fb.1.1700000000000.1234567890', clickId: null }],
  [[click], { browserId: null, clickId: click.slice('_fbc='.length) }],
  [[`${pixel}.AQEBAQIA`, '_fbc=<script>'], { browserId: 'fb.1.1700000000000.1234567890.AQEBAQIA', clickId: null }],
])('Meta knows who agreed by %s', (parts, ids) => {
  expect(readMeta(agreed, ...parts)).toEqual({ meta: { ...ids, userAgent: agent } })
})

test.each([
  ['without an answer', [pixel]],
  ['refused', ['xsa_cookie_settings=disabled', pixel]],
  ['at a tablet', [agreed, pixel, 'xsa_store_time=1']],
  ['without a cookie of the pixel', [agreed, known]],
  ['with one that is none', [agreed, '_fbp=fb.1.x.1']],
  ['with one that is too long', [agreed, `_fbc=fb.1.1700000000000.${'a'.repeat(501)}`]],
])('Meta knows nobody %s', (_, parts) => expect(readMeta(...parts)).toBeUndefined())

test('each who is told is told what is its own', () => {
  const both = measuredBrowsersIn(headersOf([agreed, known, pixel]), { measurementId: id, toldToMeta: true })
  expect(Object.keys(both ?? {})).toEqual(['ga4', 'meta'])
  expect(measuredBrowsersIn(headersOf([agreed, known, pixel]), { measurementId: id })).not.toHaveProperty('meta')
})
