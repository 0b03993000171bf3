/** A set of products by their place in the index: one bit each, 32 to a word. */
export type Bitset = Uint32Array

export const wordsFor = (size: number): number => (size + 31) >>> 5

export const emptySet = (size: number): Bitset => new Uint32Array(wordsFor(size))

/** Every product of an index of that size. */
export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffff_ffff)
  if (size % 32 !== 0) set[set.length - 1] = 2 ** (size % 32) - 1
  return set
}

/** The places whose value is at least `from` and below `below`. */
export function bitsetOfRange(values: Int32Array, from: number, below: number): Bitset {
  const set = emptySet(values.length)
  for (let word = 0; word < set.length; word++) {
    const first = word << 5
    const end = Math.min(first + 32, values.length)
    let bits = 0
    for (let at = first; at < end; at++) {
      const value = values[at] ?? 0
      if (value >= from && value < below) bits |= 1 << (at & 31)
    }
    set[word] = bits
  }
  return set
}

export const has = (set: Bitset, at: number): boolean => (((set[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function setMember(set: Bitset, at: number, member: boolean): void {
  const word = at >>> 5
  const bit = 1 << (at & 31)
  set[word] = member ? (set[word] ?? 0) | bit : (set[word] ?? 0) & ~bit
}

/** Keeps in `set` what is in `other` as well. */
export function keepOnly(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Takes out of `set` what is in `other`. */
export function dropAll(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

/** Adds to `set` what is in `other`. */
export function addAll(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

/** Which words of a set hold anything: counting against a small set then costs as little as the set is small. */
export function fullWords(set: Bitset): Uint32Array {
  const places = new Uint32Array(set.length)
  let count = 0
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) places[count++] = word
  return places.subarray(0, count)
}

export function memberCount(set: Bitset): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += countOnes(set[word] ?? 0)
  return count
}

/** How many are in both, looking only at the words that `places` names. */
export function sizeOfBoth(one: Bitset, other: Bitset, places: Uint32Array): number {
  let count = 0
  let at = 0
  // The counts of three words, 4 at most for each of their 4 bits, fit into those 4 bits: they are added up together.
  for (; at + 2 < places.length; at += 3) {
    const first = places[at] ?? 0
    const second = places[at + 1] ?? 0
    const third = places[at + 2] ?? 0
    const sum =
      onesOfNibbles((one[first] ?? 0) & (other[first] ?? 0)) +
      onesOfNibbles((one[second] ?? 0) & (other[second] ?? 0)) +
      onesOfNibbles((one[third] ?? 0) & (other[third] ?? 0))
    count += Math.imul((sum & 0x0f0f_0f0f) + ((sum >>> 4) & 0x0f0f_0f0f), 0x0101_0101) >>> 24
  }
  for (; at < places.length; at++) {
    const word = places[at] ?? 0
    count += countOnes((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

export const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0)

/** Calls `visit` for every member, in their order. */
export function eachOf(set: Bitset, visit: (at: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    let left = set[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      visit((word << 5) + (31 - Math.clz32(lowest)))
      left ^= lowest
    }
  }
}

/** The ones of a word, added up in parallel (Hacker's Delight, figure 5-2). */
export function countOnes(word: number): number {
  const sum = onesOfNibbles(word)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The ones of each four bits, in those four bits. */
function onesOfNibbles(word: number): number {
  const sum = word - ((word >>> 1) & 0x5555_5555)
  return (sum & 0x3333_3333) + ((sum >>> 2) & 0x3333_3333)
}
