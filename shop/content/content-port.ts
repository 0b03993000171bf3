/**
 * A document as Prismic's Content API v2 gives it. What an editor can put into `data` is fixed by the custom types; the shop
 * reads it field by field and takes nothing for granted.
 */
export type ContentDocument = {
  readonly id: string
  readonly uid: string | null
  readonly type: string
  /** `nl-nl`. */
  readonly lang: string
  readonly tags: readonly string[]
  readonly first_publication_date: string
  readonly last_publication_date: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Where the documents come from: the embedded repository, or one at Prismic. */
export type ContentPort = {
  document(type: string, uid: string, lang: string): Promise<ContentDocument | undefined>
  /** All documents of a type in a language. */
  documents(type: string, lang: string): Promise<readonly ContentDocument[]>
}
