import { describe, expect, test } from 'vitest'
import {
  bulkActionOf,
  bulkActionsOf,
  bulkAddress,
  bulkOutcome,
  chosenNumbers,
  earlierNotDone,
  labelOutcome,
  mostChosen,
  notDoneOf,
  seenOrders,
  writtenNotDone,
} from './bulk-orders-form.ts'

const fields = (...pairs: [string, string][]) => new URLSearchParams(pairs)

describe('what an address or a form chooses', () => {
  test('is each order once, and no more than one page can hold', () => {
    expect(chosenNumbers(fields(['number', '1'], ['number', ''], ['number', '1'], ['number', '2']))).toEqual(['1', '2'])
    const many = Array.from({ length: mostChosen + 5 }, (_, at): [string, string] => ['number', `${at}`])
    expect(chosenNumbers(fields(...many))).toHaveLength(mostChosen)
  })

  test('is an action that there is', () => {
    expect(['mail', 'label', 'erase', null].map(bulkActionOf)).toEqual(['mail', 'label', 'note', 'note'])
  })

  test('is of those that somebody may do', () => {
    expect(bulkActionsOf(['ORDERS_READ'])).toEqual([])
    expect(bulkActionsOf(['ORDERS_READ', 'ORDERS_FULFIL'])).toEqual(['label'])
    expect(bulkActionsOf(['ORDERS_WRITE'])).toEqual(['note', 'mail', 'cancel'])
  })

  test('stands in an address, with the wave where there is one', () => {
    expect(bulkAddress('mail', ['1'], '')).toBe('/orders/bulk?do=mail&number=1')
    expect(bulkAddress('label', ['1', '2'], 'a&b')).toBe('/orders/bulk?do=label&wave=a%26b&number=1&number=2')
  })

  test('carries what was seen of each, and leaves out what is none', () => {
    const sent = fields(['order', '100043 3'], ['order', '100044'], ['order', ' 1'], ['order', '100045 x'])
    expect(seenOrders(sent)).toEqual([{ number: '100043', seen: 3 }])
  })

  test('carries what failed before', () => {
    expect(notDoneOf('1', [])).toEqual([])
    const [failed] = notDoneOf('1', [{ messageKey: 'order-not-possible' }, { messageKey: 'other' }])
    expect(failed).toEqual({ number: '1', messageKey: 'order-not-possible' })
    expect(earlierNotDone(fields(['failed', '1 order-not-possible'], ['failed', '']))).toEqual([failed])
  })

  test('carries the words of a carrier along', () => {
    const [refused] = notDoneOf('1', [{ messageKey: 'label-refused', name: 'postal_code 0000 is not valid.' }])
    expect(refused).toEqual({ number: '1', messageKey: 'label-refused', name: 'postal_code 0000 is not valid.' })
    const written = refused ? writtenNotDone(refused) : ''
    expect(written).toBe('1 label-refused postal_code 0000 is not valid.')
    expect(earlierNotDone(fields(['failed', written]))).toEqual([refused])
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

describe('a label for an order', () => {
  const waiting = {
    makesLabels: true,
    isPaid: true,
    isPacked: false,
    isCollected: false,
    customsLacks: [],
    label: null,
  }
  test.each([
    [{}, 'label'],
    [{ makesLabels: false, isPaid: false }, 'no-labels'],
    [{ isCollected: true, isPacked: true }, 'collected'],
    [{ isPaid: false }, 'not-paid'],
    [{ isPacked: true }, 'nothing-waits'],
    [{ customsLacks: ['10001.001'] }, 'lacks-customs'],
    [{ label: { isOutdated: false }, customsLacks: ['10001.001'] }, 'label-there'],
    [{ label: { isOutdated: true } }, 'label-outdated'],
  ] as const)('of which %j is known: %s', (known, outcome) =>
    expect(labelOutcome({ ...waiting, ...known })).toBe(outcome),
  )
})
