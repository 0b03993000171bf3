/** A document of the content repository, in Prismic's shape. What is inside is read by the readers of `fields.ts`. */
export type ProseDocument = {
  readonly id: string
  readonly uid: string | null
  readonly page_title: string
  readonly meta_title: string | null
  readonly meta_description: string | null
  readonly meta_robots: string | null
  readonly parents: readonly { readonly label: string; readonly url: string }[]
  /** The document's fields and slices, as JSON. */
  readonly data: string
}

export type RawSlice = {
  readonly id?: string
  readonly slice_type: string
  /** Which of the slice's designs; `default` unless the content says otherwise. */
  readonly variation: string
  readonly primary: Readonly<Record<string, unknown>>
  readonly items: readonly Readonly<Record<string, unknown>>[]
}

/** The slices of a document; none when it has none or can't be read. */
export function slicesOf(data: string): readonly RawSlice[] {
  const parsed: unknown = JSON.parse(data)
  const slices = isPlainObject(parsed) ? parsed.slices : undefined
  if (!Array.isArray(slices)) return []
  return slices.flatMap((slice: unknown) => {
    if (!isPlainObject(slice) || typeof slice.slice_type !== 'string') return []
    const items = Array.isArray(slice.items) ? slice.items.filter(isPlainObject) : []
    const id = typeof slice.id === 'string' ? { id: slice.id } : {}
    const variation = typeof slice.variation === 'string' ? slice.variation : 'default'
    const primary = isPlainObject(slice.primary) ? slice.primary : {}
    return [{ ...id, slice_type: slice.slice_type, variation, primary, items }]
  })
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
