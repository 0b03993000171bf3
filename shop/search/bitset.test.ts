import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsetOfRange, dropAll, emptySet, fullWords, has, memberCount, setMember, sizeOfBoth } from './bitset.ts'

const size = 500
const members = fc.uniqueArray(fc.nat(size - 1))
const setOf = (places: readonly number[]) => {
  const set = emptySet(size)
  for (const at of places) setMember(set, at, true)
  return set
}

test('what is in two sets is counted as it would be one by one', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      const [a, b] = [setOf(one), setOf(other)]
      expect(sizeOfBoth(a, b, fullWords(b))).toBe(one.filter((at) => other.includes(at)).length)
      expect(memberCount(a)).toBe(one.length)
      dropAll(a, b)
      expect(a).toEqual(setOf(one.filter((at) => !other.includes(at))))
    }),
  )
  const all = setOf(Array.from({ length: size }, (_, at) => at))
  expect(sizeOfBoth(all, all, fullWords(all))).toBe(size)
})

test('a range holds the places of its values, from its start up to but without its end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 100 }),
      fc.nat(50),
      fc.nat(60),
      (of, from, to) => {
        const set = bitsetOfRange(Int32Array.from(of), from, to)
        for (const [at, value] of of.entries()) expect(has(set, at)).toBe(value >= from && value < to)
        expect(memberCount(set)).toBe(of.filter((value) => value >= from && value < to).length)
      },
    ),
  )
  expect(memberCount(bitsetOfRange(Int32Array.of(1, 30_000, 2_000_000_000), 30_000, Number.POSITIVE_INFINITY))).toBe(2)
})
