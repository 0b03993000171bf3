import pg from 'pg'

type TypeFormat = Parameters<typeof pg.types.getTypeParser>[1]

/**
 * How values arrive: int8 (also `count(*)`) as number, date as 'YYYY-MM-DD', timestamptz as Date, numeric (also
 * `sum` of int8) as string, and lists of them alike. Set on each connection, so that other users of `pg` keep theirs.
 */
export const shopTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: TypeFormat) => {
    const parser = format === 'binary' ? undefined : parsers.get(oid)
    return parser ?? pg.types.getTypeParser(oid, format)
  },
}

/** @throws RangeError where a number would lose digits; such a value belongs in numeric or text */
function toInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database's integer ${text} is too large for a number`)
  return value
}

const asWritten = (text: string): string => text

/** pg reads every list of texts right, quotes and nulls included; only its items are ours to read. */
const listOf = (parse: (text: string) => unknown) => (text: string) =>
  textList(text).map((item) => (item === null ? null : parse(item)))

const textList = (pg.types.getTypeParser as (oid: number) => (text: string) => (string | null)[])(1009)

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, toInteger],
  [pg.types.builtins.DATE, asWritten],
  [pg.types.builtins.NUMERIC, asWritten],
  // Without a zone it is no instant, so it is not made one.
  [pg.types.builtins.TIMESTAMP, asWritten],
  [1016, listOf(toInteger)],
  [1182, listOf(asWritten)],
  [1231, listOf(asWritten)],
  [1115, listOf(asWritten)],
])
