/** A field of a document's model, as Slice Machine describes it: its type, and what was configured of it. */
export type ContentField = {
  /** `Text`, `StructuredText`, `Image`, `Group` … */
  readonly type: string
  readonly config: {
    readonly label?: string | null | undefined
    readonly fields?: ContentFields | undefined
    readonly options?: readonly string[] | undefined
    readonly choices?: Readonly<Record<string, unknown>> | undefined
    readonly thumbnails?: readonly { readonly name: string }[] | undefined
    readonly single?: string | undefined
    readonly multi?: string | undefined
    readonly repeat?: boolean | undefined
    readonly min?: number | undefined
    readonly max?: number | undefined
    /** `document`, `media`, or whatever a link may lead to. */
    readonly select?: string | null | undefined
    readonly customtypes?: readonly (string | { readonly id: string })[] | undefined
    readonly default_value?: unknown
  }
}

export type ContentFields = Readonly<Record<string, ContentField>>

/** What documents of a type hold, by the tabs of their form. */
export type ContentTypeModel = {
  readonly id: string
  readonly label?: string | null | undefined
  readonly repeatable: boolean
  readonly json: Readonly<Record<string, ContentFields>>
}

/** A building block of pages, in its variations. */
export type ContentSliceModel = {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly variations: readonly ContentVariation[]
}

export type ContentVariation = {
  readonly id: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly primary: ContentFields
  readonly items: ContentFields
}

/** Slices are found by their own name; picks are named after whoever picked (`rotating_editors_picks`) and share one model. */
export function sliceModelId(sliceType: string, known: Iterable<string>): string | undefined {
  const ids = [...known]
  if (ids.includes(sliceType)) return sliceType
  const picks = /^rotating_.+_picks$/
  return picks.test(sliceType) ? ids.find((id) => picks.test(id)) : undefined
}
