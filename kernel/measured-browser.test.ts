import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measuredBrowsersOf, readMeasuredBrowsers } from './measured-browser.ts'

const ga4 = { clientId: '123456789.1700000000', sessionId: '1700000100' }
const meta = {
  browserId: 'fb.1.1700000000000.1234567890',
  clickId: 'fb.1.1700000000000.IwAR2F4-dbP0',
  userAgent: 'A/1',
}

test('each of those who measure gets what is its own, and what is sound is read as it is', () => {
  const both = [
    { measurer: 'ga4', ...ga4 },
    { measurer: 'meta', ...meta },
  ]
  expect(readMeasuredBrowsers({ ga4, meta })).toEqual(both)
  expect(readMeasuredBrowsers(measuredBrowsersOf(readMeasuredBrowsers({ ga4, meta })))).toEqual(both)
  expect(readMeasuredBrowsers({})).toEqual([])
})

test.each([
  ['no id of a client', { ga4: { ...ga4, clientId: null } }],
  ['neither cookie', { meta: { ...meta, browserId: null, clickId: 'x' } }],
  ['a browser that does not say what it is', { meta: { ...meta, userAgent: ' ' } }],
])('%s is nobody', (_, typed) => expect(readMeasuredBrowsers(typed)).toEqual([]))

test('one id that is none is left out, and a long name is cut', () => {
  expect(readMeasuredBrowsers({ ga4: { ...ga4, sessionId: 'x' } })).toMatchObject([{ sessionId: null }])
  const [browser] = readMeasuredBrowsers({ meta: { ...meta, clickId: 'fb.9.1.x', userAgent: 'x'.repeat(9999) } })
  expect(browser).toMatchObject({ browserId: meta.browserId, clickId: null, userAgent: 'x'.repeat(512) })
})

test('whatever is typed, nothing of it that is no id goes further', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((end) => `fb.1.1700000000000.${end}`),
    fc.constant(null),
  )
  fc.assert(
    fc.property(text, text, text, text, (clientId, sessionId, browserId, clickId) => {
      const typed = { ga4: { clientId, sessionId }, meta: { browserId, clickId, userAgent: 'A/1' } }
      for (const { measurer: _, ...ids } of readMeasuredBrowsers(typed))
        for (const id of Object.values(ids).filter((one) => one !== null && one !== 'A/1'))
          expect(id).toMatch(/^[\w.-]{1,600}$/)
    }),
  )
})
