/** Where so many stand already, a further row is one too many. */
const enoughBeside = 4

/** Whether rows beside a product or a cart show enough together, so that no further one has to make up for them. */
export const isEnoughBeside = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.reduce((sum, row) => sum + row.length, 0) >= enoughBeside

/**
 * What a further row shows: what was found that stands in none of the rows before it.
 * @param nameOf by which something is the same
 */
export function notYetBeside<T>(
  rows: readonly (readonly T[])[],
  found: readonly T[],
  nameOf: (one: T) => string,
): readonly T[] {
  const stands = new Set(rows.flat().map(nameOf))
  return found.filter((one) => !stands.has(nameOf(one)))
}
