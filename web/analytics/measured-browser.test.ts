import { expect, test } from 'vitest'
import { measuredBrowserIn } from './measured-browser.ts'

const id = 'G-AB12CD34EF'
const agreed = 'xsa_cookie_settings=enabled'
const known = '_ga=GA1.1.123456789.1700000000'
const read = (...parts: string[]) => measuredBrowserIn(parts.join('; '), id)

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
  expect(measuredBrowserIn([agreed, known].join('; '), undefined)).toBeUndefined()
})
