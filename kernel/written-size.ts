/** As the catalogue calls the size of what there is in one size only. */
export const oneSize = 'ONE'

const separators = new Map<string, string>()

/**
 * A size as a language writes it: '37.5' is '37,5' in Dutch, and so in a range ('37.5-38'). Only a point between digits changes: 'M',
 * '38 2/3' and 'W32/L34' are the same everywhere. For people; what machines read and what is sorted keeps the size of the catalogue.
 *
 * @param iso `nl-BE`, or a language alone
 */
export function writtenSize(size: string, iso: string): string {
  return size.replace(/(\d)\.(?=\d)/g, (_, before: string) => before + separatorOf(iso))
}

/** The same, and nothing where there is one size only: nobody needs to be told of that. */
export function shownSize(size: string | null | undefined, iso: string): string | undefined {
  return size && size !== oneSize ? writtenSize(size, iso) : undefined
}

function separatorOf(iso: string): string {
  const known = separators.get(iso)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(iso).formatToParts(0.5)
  const separator = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  separators.set(iso, separator)
  return separator
}
