/** Chance that comes out the same for the same seed (mulberry32). */
export type SeededRandom = {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `from` to `to`, both of them possible. */
  between(from: number, to: number): number
  /** @throws where there is nothing to choose from */
  oneOf<T>(choices: readonly T[]): T
  /** Another row of chance, which doesn't depend on how much of this one was drawn. */
  fork(name: string): SeededRandom
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    oneOf: (choices) => {
      const chosen = choices[between(0, choices.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
    fork: (name) => seededRandom(hashOf(`${seed}:${name}`)),
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}
