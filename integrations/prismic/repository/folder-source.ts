import { type Snapshot, snapshotOf } from './document.ts'
import { readDocuments, stampOf } from './document-files.ts'
import type { RepositorySource } from './source.ts'

export type FolderSource = RepositorySource & {
  /** Looks whether a file changed, and answers what is the master ref now. */
  refresh(): string
}

/**
 * A repository whose master is a folder as it lies there: for development, where what was saved is to be seen.
 * @param report told of every file that can't be read
 * @param previews where previews are found
 */
export function folderSource(
  folder: string,
  report: (fault: string) => void,
  previews?: Pick<RepositorySource, 'find'>,
): FolderSource {
  let stamp: string | undefined
  let snapshot: Snapshot | undefined

  const read = (): Snapshot => {
    const now = stampOf(folder)
    if (snapshot && now === stamp) return snapshot
    stamp = now
    const { ref, documents, faults } = readDocuments(folder)
    for (const fault of faults) report(`${folder}/${fault}`)
    snapshot = snapshotOf(ref, documents)
    return snapshot
  }

  return {
    master: async () => read(),
    find: async (ref) => {
      const master = read()
      if (ref === master.ref) return master
      return previews && /^https?:/.test(ref) ? previews.find(ref) : 'unknown'
    },
    refresh: () => read().ref,
  }
}
