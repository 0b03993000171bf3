/** Puts labels of carriers behind each other, so that one press prints them all. */
export type LabelJoinerPort = {
  /** @returns one PDF of those that could be read, in their order; nothing where none could; and which of them could not, by their places */
  join(
    labels: readonly Uint8Array[],
  ): Promise<{ readonly pdf: Uint8Array | undefined; readonly unreadable: ReadonlySet<number> }>
}
