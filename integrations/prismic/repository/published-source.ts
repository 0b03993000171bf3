import type { PublicationPort, StoredDocument } from '#shop/content/publication-port.ts'
import { type Snapshot, snapshotOf } from './document.ts'
import type { RepositorySource } from './source.ts'

/** Snapshots that are kept in memory: the published one, and those that are being previewed. */
const mostKept = 4

/** A repository that shows what was published, and previews to those with a token. Each ref is read once. */
export function publishedSource(publications: PublicationPort): RepositorySource {
  const known = new Map<string, Snapshot>()

  const keep = (ref: string, documents: readonly StoredDocument[]): Snapshot => {
    const snapshot = snapshotOf(ref, documents)
    known.delete(ref)
    known.set(ref, snapshot)
    const oldest = known.keys().next()
    if (known.size > mostKept && !oldest.done) known.delete(oldest.value)
    return snapshot
  }

  /** What was asked for last is dropped last: previews come and go, and what is published is asked for all the time. */
  const used = (ref: string): Snapshot | undefined => {
    const snapshot = known.get(ref)
    if (!snapshot) return undefined
    known.delete(ref)
    known.set(ref, snapshot)
    return snapshot
  }

  async function published(ref: string): Promise<Snapshot | 'expired' | 'unknown'> {
    const kept = used(ref)
    if (kept) return kept
    const documents = await publications.documents(ref)
    if (documents === undefined) return 'unknown'
    return documents === null ? 'expired' : keep(ref, documents)
  }

  async function previewed(token: string): Promise<Snapshot | 'preview-expired'> {
    const preview = await publications.preview(token)
    if (preview === undefined || preview === 'expired') return 'preview-expired'
    if (!preview.isOverlay) return used(preview.ref) ?? keep(preview.ref, await preview.documents())
    const below = await master()
    const ref = `${preview.ref}~${below.ref}`
    return used(ref) ?? keep(ref, over(below.documents, await preview.documents()))
  }

  async function master(): Promise<Snapshot> {
    const ref = await publications.latest()
    const found = ref === undefined ? 'unknown' : await published(ref)
    return typeof found === 'object' ? found : nothingYet
  }

  return {
    master,
    async find(ref) {
      if (ref === nothingYet.ref) return nothingYet
      return /^https?:/.test(ref) ? previewed(ref.split('/').at(-1) ?? '') : published(ref)
    },
  }
}

/** Documents in the place of those with the same ids. */
function over(below: readonly StoredDocument[], above: readonly StoredDocument[]): readonly StoredDocument[] {
  const replaced = new Set(above.map(({ id }) => id))
  return [...below.filter(({ id }) => !replaced.has(id)), ...above]
}

const nothingYet = snapshotOf('nothing', [])
