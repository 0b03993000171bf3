/** One filter of the search operation. */
export type Filter = { name: string; values: string[] }
