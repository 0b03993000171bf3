type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>

type KeyOf<P extends Parts> = { [Name in keyof P]: keyof P[Name] }[keyof P]

/** All sentences of a language, of whichever part of the storefront. */
export function joined<P extends Parts>(parts: P): Readonly<Record<KeyOf<P>, string>> {
  return Object.assign({}, ...Object.values(parts))
}
