import { type Snapshot, type StoredDocument, snapshotOf } from './document.ts'

/** What the repository has published, and what it is asked to preview. */
export type RepositorySource = {
  /** What everybody sees now. */
  master(): Promise<Snapshot>
  /** What a ref shows: an older publication, or a preview's token. */
  find(ref: string): Promise<FoundRef>
  /** What is prepared, and may be looked at by those who know of it; none unless said. */
  releases?(): Promise<readonly Release[]>
}

/** Documents that are to be published together. */
export type Release = {
  readonly id: string
  readonly ref: string
  readonly label: string
  /** Milliseconds since 1970, when it publishes itself. */
  readonly scheduledAt?: number
}

export type FoundRef = Snapshot | 'expired' | 'preview-expired' | 'unknown'

/** A repository that publishes these documents and nothing else. */
export function fixedSource(documents: readonly StoredDocument[], ref = 'fixed'): RepositorySource {
  const master = snapshotOf(ref, documents)
  return { master: async () => master, find: async (asked) => (asked === ref ? master : 'unknown') }
}
