/** The salutations that the shop knows (specification §3). */
export const salutations = ['mr', 'mrs'] as const

export type Salutation = (typeof salutations)[number]

/** What a form and a client say for whoever would rather not say. */
const ratherNot: readonly unknown[] = [undefined, null, '', 'none']

/** Reads a key: null for whoever would rather not say, nothing for a key that the shop doesn't know. */
export function readSalutation(key: string | null | undefined): Salutation | null | undefined {
  return ratherNot.includes(key) ? null : salutations.find((one) => one === key)
}
