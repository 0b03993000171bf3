import { expect, test } from 'vitest'
import { WritesInHand } from './writes-in-hand.ts'

const anna = { cookie: `a=b; contextToken=${'a'.repeat(43)}` }
const bert = { cookie: `contextToken=${'b'.repeat(43)}` }

test('a session may have so many writes in hand, whatever the others do', () => {
  const writes = new WritesInHand(2)
  const [first, second] = [writes.begin(anna), writes.begin(anna)]
  expect(writes.begin(anna)).toBeUndefined()
  expect(writes.begin(bert)).toBeDefined()
  first?.()
  expect(writes.begin(anna)).toBeDefined()
  expect(writes.begin(anna)).toBeUndefined()
  second?.()
  expect(writes.begin(anna)).toBeDefined()
})

test('who has no session is not held up by others who have none', () => {
  const writes = new WritesInHand(1)
  expect([writes.begin({}), writes.begin({})].every(Boolean)).toBe(true)
})

test('an API client’s session is its login', () => {
  const writes = new WritesInHand(1)
  writes.begin({ authorization: 'Bearer x' })
  expect(writes.begin({ authorization: 'Bearer x' })).toBeUndefined()
  expect(writes.begin({ authorization: 'Bearer y' })).toBeDefined()
})
