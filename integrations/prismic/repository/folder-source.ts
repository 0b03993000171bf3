import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Snapshot, snapshotOf } from './document.ts'
import { readDocuments, stampOf } from './document-files.ts'
import type { RepositorySource } from './source.ts'

export type FolderSource = RepositorySource & {
  /** Looks whether a file changed, and answers what is the master ref now. */
  refresh(): string
}

/**
 * A repository whose master is a folder as it lies there: for development, where what was saved is to be seen. Folders of drafts
 * are its releases: the documents in them, and the others as they are published.
 * @param report told of every file that can't be read
 * @param previews where previews are found
 * @param drafts the folder in which each draft is one
 */
export function folderSource(
  folder: string,
  report: (error: string) => void,
  previews?: Pick<RepositorySource, 'find'>,
  drafts?: string,
): FolderSource {
  let stamp: string | undefined
  let snapshot: Snapshot | undefined

  const read = (): Snapshot => {
    const now = stampOf(folder)
    if (snapshot && now === stamp) return snapshot
    stamp = now
    const { ref, documents, errors } = readDocuments(folder)
    for (const error of errors) report(`${folder}/${error}`)
    snapshot = snapshotOf(ref, documents)
    return snapshot
  }

  /** A release has another ref whenever one of its documents is saved. */
  const release = (name: string): Snapshot => {
    const master = read()
    const { ref, documents } = readDocuments(join(drafts ?? folder, name))
    const drafted = new Set(documents.map(({ id }) => id))
    return snapshotOf(`${ref}~${master.ref}`, [...documents, ...master.documents.filter(({ id }) => !drafted.has(id))])
  }
  const releaseNames = () =>
    drafts !== undefined && existsSync(drafts)
      ? readdirSync(drafts, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
      : []

  return {
    releases: async () => releaseNames().map((name) => ({ id: name, label: name, ref: release(name).ref })),
    master: async () => read(),
    find: async (ref) => {
      const master = read()
      if (ref === master.ref) return master
      if (ref.endsWith(`~${master.ref}`)) {
        return (
          releaseNames()
            .map(release)
            .find((one) => one.ref === ref) ?? 'expired'
        )
      }
      return previews && /^https?:/.test(ref) ? previews.find(ref) : 'unknown'
    },
    refresh: () => read().ref,
  }
}
