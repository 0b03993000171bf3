/** Somebody who can be named in a note. */
export type Colleague = { readonly id: string; readonly name: string }

/** A note that names somebody, until they have done with it. */
export type Mention = {
  readonly noteId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly author: string
  readonly text: string
  readonly at: Date
}

/**
 * Ids of the colleagues whom a note names: `@` and their whole name, whatever its capitals. Of two names that begin alike the longer one
 * is meant, and a name goes no further than its last letter.
 */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const written = text.toLowerCase()
  const longestFirst = colleagues
    .map(({ id, name }) => ({ id, name: name.trim().toLowerCase() }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length)
  const found = new Set<string>()
  for (let at = written.indexOf('@'); at >= 0; at = written.indexOf('@', at + 1)) {
    const meant = longestFirst.find(
      ({ name }) => written.startsWith(name, at + 1) && !isLetter(written.codePointAt(at + 1 + name.length)),
    )
    // Two colleagues of one name are both meant: who wrote it can't tell them apart either.
    for (const { id, name } of longestFirst) if (name === meant?.name) found.add(id)
  }
  return [...found]
}

const isLetter = (code: number | undefined) => code !== undefined && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code))
