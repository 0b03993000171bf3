/** Ids by the retailer's own keys. */
export type Ids = ReadonlyMap<string, string>

export const idsOf = (rows: readonly { id: string; key: string }[]): Ids =>
  new Map(rows.map((row) => [row.key, row.id]))
