/**
 * A document as Prismic's Content API v2 gives it. What an editor can put into `data` is fixed by the custom types; the shop
 * reads it field by field and takes nothing for granted.
 */
export type ContentDocument = {
  readonly id: string
  readonly uid: string | null
  /** Its path by the routes of the shop; null for what has no page of its own. */
  readonly url: string | null
  readonly type: string
  /** `nl-nl`. */
  readonly lang: string
  readonly tags: readonly string[]
  readonly first_publication_date: string
  readonly last_publication_date: string
  /** The same document in other languages. */
  readonly alternate_languages: readonly {
    readonly id: string
    readonly type: string
    readonly lang: string
    readonly uid?: string | undefined
  }[]
  readonly data: Readonly<Record<string, unknown>>
}

/** A question in the query language of the Content API. */
export type ContentQuery = {
  readonly type: string
  /** `nl-nl`. */
  readonly lang: string
  /** Conditions that all have to hold: `[at(my.page.uid, "home")]`. */
  readonly predicates?: readonly string[] | undefined
  /** `[my.page.date desc, document.first_publication_date]`. */
  readonly orderings?: string | undefined
  /** The fields that are wanted: `{ page { title } }`. */
  readonly graphQuery?: string | undefined
  /** From 1 to 100. */
  readonly pageSize: number
  /** From 1. */
  readonly page?: number | undefined
  /** The id of the document behind which to begin. */
  readonly after?: string | undefined
}

export type ContentResults = {
  readonly documents: readonly ContentDocument[]
  /** How many there are on all pages, and on how many pages; behind a cursor, what is left. */
  readonly total: number
  readonly pages: number
}

/** A question that the repository can't read, with its own words about it. */
export type UnreadableQuery = { readonly unreadable: string }

export type ContentReader = {
  document(type: string, uid: string, lang: string): Promise<ContentDocument | undefined>
  /** All documents of a type in a language. */
  documents(type: string, lang: string): Promise<readonly ContentDocument[]>
  /** In whatever language. */
  documentById(id: string): Promise<ContentDocument | undefined>
  search(query: ContentQuery): Promise<ContentResults | UnreadableQuery>
}

/** Where the documents come from: the embedded repository, or one at Prismic. */
export type ContentPort = ContentReader & {
  /** What a preview shows, by its token or its cookie; nothing when it is no preview of this repository. */
  preview(token: string): ContentReader | undefined
  /** A document as a preview has it; nothing when the preview is over, unknown, or of another repository. */
  draft(token: string, id: string): Promise<ContentDocument | undefined>
  /** The ref that everybody sees now, asked anew. */
  masterRef(): Promise<string>
  /** Invalidates what was cached: something was published. */
  invalidate(): void
}
