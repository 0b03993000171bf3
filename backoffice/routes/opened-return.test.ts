import { describe, expect, test } from 'vitest'
import { openedReturn } from './opened-return.ts'

const first = { reference: 'R-1', receivedAt: '2026-11-02T09:00:00.000Z' }
const last = { reference: 'R-2', receivedAt: '2026-11-20T09:00:00.000Z' }
const open = { reference: 'R-3', receivedAt: null }
const plain = { reference: null, done: null, isUnannounced: false }

describe('a return that is opened', () => {
  test('has the form of the return that was scanned, or of one that is awaited', () => {
    expect(openedReturn([first, open], { ...plain, reference: 'R-3' })).toEqual({ kind: 'announced', return: open })
    expect(openedReturn([first, open], plain)).toEqual({ kind: 'announced', return: open })
  })

  test('says what became of a return that was taken in, and has no second form', () => {
    expect(openedReturn([first, last], { ...plain, reference: 'R-1' })).toEqual({ kind: 'taken', return: first })
    expect(openedReturn([first, open], { ...plain, reference: 'R-1', done: '' })).toEqual({
      kind: 'taken',
      return: first,
    })
    // Nobody had announced it: it is the last one that was taken in.
    expect(openedReturn([last, first], { ...plain, done: '' })).toEqual({ kind: 'taken', return: last })
    expect(openedReturn([open], { ...plain, reference: 'R-3', done: 'waits' })).toEqual({ kind: 'waits' })
  })

  test('has the form for what nobody announced where somebody asks for it', () => {
    expect(openedReturn([first, open], { ...plain, isUnannounced: true })).toEqual({ kind: 'unannounced' })
    expect(openedReturn([first], plain)).toEqual({ kind: 'unannounced' })
    expect(openedReturn([], { ...plain, reference: 'R-9' })).toEqual({ kind: 'unannounced' })
  })
})
