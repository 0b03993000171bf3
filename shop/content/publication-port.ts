/** A document as the embedded repository keeps it: the editor's part of what the Content API delivers. */
export type StoredDocument = {
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

/** What the embedded repository has published, and what it lets those with a link preview. */
export type PublicationPort = {
  /** The ref that everybody sees; none before anything was published. */
  latest(): Promise<string | undefined>
  /** What a ref showed; null when that is no longer kept, undefined when it never was published. */
  documents(ref: string): Promise<readonly StoredDocument[] | null | undefined>
  /** What the token of a preview opens; `expired` for one that did. */
  preview(token: string): Promise<StoredPreview | 'expired' | undefined>
}

export type StoredPreview = {
  readonly ref: string
  /** Whether it holds the changed documents alone, which stand over those that everybody sees. */
  readonly isOverlay: boolean
  documents(): Promise<readonly StoredDocument[]>
}
