import { describe, expect, test } from 'vitest'
import { atDesk } from './return-desk.ts'

const first = { reference: 'R-1', receivedAt: '2026-11-02T09:00:00.000Z' }
const last = { reference: 'R-2', receivedAt: '2026-11-20T09:00:00.000Z' }
const open = { reference: 'R-3', receivedAt: null }
const plain = { reference: null, done: null, isUnannounced: false }

describe('the desk at which returns are opened', () => {
  test('has the form of the return that was scanned, or of one that is awaited', () => {
    expect(atDesk([first, open], { ...plain, reference: 'R-3' })).toEqual({ kind: 'announced', return: open })
    expect(atDesk([first, open], plain)).toEqual({ kind: 'announced', return: open })
  })

  test('says what became of a return that was taken in, and has no second form', () => {
    expect(atDesk([first, last], { ...plain, reference: 'R-1' })).toEqual({ kind: 'taken', return: first })
    expect(atDesk([first, open], { ...plain, reference: 'R-1', done: '' })).toEqual({ kind: 'taken', return: first })
    // Nobody had announced it: it is the last one that was taken in.
    expect(atDesk([last, first], { ...plain, done: '' })).toEqual({ kind: 'taken', return: last })
    expect(atDesk([open], { ...plain, reference: 'R-3', done: 'waits' })).toEqual({ kind: 'waits' })
  })

  test('has the form for what nobody announced where somebody asks for it', () => {
    expect(atDesk([first, open], { ...plain, isUnannounced: true })).toEqual({ kind: 'unannounced' })
    expect(atDesk([first], plain)).toEqual({ kind: 'unannounced' })
    expect(atDesk([], { ...plain, reference: 'R-9' })).toEqual({ kind: 'unannounced' })
  })
})
