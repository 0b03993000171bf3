import { describe, expect, test } from 'vitest'
import {
  bulkActionOf,
  bulkOutcome,
  chosenNumbers,
  earlierNotDone,
  mostChosen,
  notDoneOf,
  shownVersions,
} from './bulk-orders-form.ts'

const fields = (...pairs: [string, string][]) => new URLSearchParams(pairs)

describe('what an address or a form chooses', () => {
  test('is each order once, and no more than one page can hold', () => {
    expect(chosenNumbers(fields(['number', '1'], ['number', ''], ['number', '1'], ['number', '2']))).toEqual(['1', '2'])
    const many = Array.from({ length: mostChosen + 5 }, (_, at): [string, string] => ['number', `${at}`])
    expect(chosenNumbers(fields(...many))).toHaveLength(mostChosen)
  })

  test('is an action that there is', () => {
    expect(['mail', 'cancel', 'erase', null].map(bulkActionOf)).toEqual(['mail', 'cancel', 'note', 'note'])
  })

  test('carries the versions that were shown, and leaves out what is none', () => {
    const sent = fields(['order', '100043 3'], ['order', '100044'], ['order', ' 1'], ['order', '100045 x'])
    expect(shownVersions(sent)).toEqual([{ number: '100043', version: 3 }])
  })

  test('carries what failed before', () => {
    expect(notDoneOf('1', [])).toEqual([])
    const [failed] = notDoneOf('1', [{ messageKey: 'order-not-possible' }, { messageKey: 'other' }])
    expect(failed).toEqual({ number: '1', messageKey: 'order-not-possible' })
    expect(earlierNotDone(fields(['failed', '1 order-not-possible'], ['failed', '']))).toEqual([failed])
  })
})

describe('what would happen to an order', () => {
  const order = { isCancellable: true, mails: [{ key: 'order-confirmation:1', kind: 'order-confirmation' }] }
  const left = { isCancellable: false, mails: [] }
  test.each([
    ['note', order, 'note'],
    ['note', left, 'note'],
    ['mail', order, 'mail'],
    ['mail', left, 'no-mail'],
    ['cancel', order, 'cancel'],
    ['cancel', left, 'not-cancellable'],
  ] as const)('%s of %j', (action, one, outcome) => expect(bulkOutcome(action, one)).toBe(outcome))
})
