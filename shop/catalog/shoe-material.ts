/** What a shoe is made of, as far as rules of the retailer ask. */
export type ShoeMaterial = {
  /** Directive 94/11/EC: `leather`, `textile`. */
  readonly upper: readonly string[]
  /** What its properties say, in every language. */
  readonly said: readonly string[]
}

/** Whether a property of a shoe says one of these words: whole, and however it is written. */
export function saysWord({ said }: Pick<ShoeMaterial, 'said'>, words: readonly string[]): boolean {
  const known = new Set(said.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []))
  return words.some((one) => known.has(one.toLowerCase()))
}
