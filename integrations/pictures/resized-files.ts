/** A place of resized pictures that nodes share: a bucket or a folder. What is missing or lost there is made again. */
export type ResizedFiles = {
  /**
   * What lies under a name, cut off at `largestResizedBytes`; nothing where there is no such file.
   * @throws when the place doesn't answer, and when the signal says that nobody waits any more
   */
  get(name: string, signal: AbortSignal): Promise<Uint8Array | undefined>
  /**
   * Writes over what is there, whole or not at all.
   * @param name of letters and digits, with `.avif`, `.webp` or `.jpeg` at its end
   * @throws as `get` does
   */
  put(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>
  /** How many of each may be in hand. */
  readonly atOnce: { readonly reads: number; readonly writes: number }
}

/** More than any resized picture has: whatever else lies in the place must not fill the memory. */
export const largestResizedBytes = 16 * 1024 * 1024

/** What a stream holds, up to `most` bytes and no further than the part that they end in. */
export async function readUpTo(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    parts.push(part)
    length += part.byteLength
    if (length > most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}
