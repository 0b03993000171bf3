import { expect, test } from 'vitest'
import { untilListsAnswer } from './first-search.ts'

const options = { signal: new AbortController().signal, longest: 60_000, pause: 1 }

test('a node opens with the first list that is answered', async () => {
  let asked = 0
  const ask = async () => {
    asked += 1
    if (asked < 3) throw new Error('The catalogue is still being read')
  }
  expect(await untilListsAnswer(ask, options)).toBe(true)
  expect(asked).toBe(3)
})

test('a search that never answers keeps a node away for its time and no longer', async () => {
  const never = () => Promise.reject(new Error('The search service is away'))
  expect(await untilListsAnswer(never, { ...options, longest: 20 })).toBe(false)
})

test('a node that closes waits for nothing', async () => {
  const closing = new AbortController()
  const ask = async () => {
    closing.abort()
    throw new Error('The catalogue is still being read')
  }
  expect(await untilListsAnswer(ask, { ...options, signal: closing.signal, pause: 60_000 })).toBe(false)
})
