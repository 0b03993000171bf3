import { readFileSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isRecord } from '#kernel/is-record.ts'
import { type Snapshot, type StoredDocument, snapshotOf } from './document.ts'
import { asDocument, readDocuments } from './document-files.ts'
import type { RepositorySource } from './source.ts'

export type KeptSource = RepositorySource & {
  /** Looks whether something newer was kept, and answers the ref of what is shown. */
  refresh(): string
}

/**
 * What a repository elsewhere showed last, from a file; the documents of the release where nothing was kept, or nothing that
 * can be read.
 * @param releaseFolder `<type>/<uid>.<lang>.json`
 */
export function keptSource(file: string, releaseFolder: string): KeptSource {
  let stamp: string | undefined
  let snapshot: Snapshot | undefined

  const read = (): Snapshot => {
    const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
    const now = `${mtimeMs} ${size}`
    if (snapshot && now === stamp) return snapshot
    stamp = now
    snapshot = keptIn(file) ?? releasedIn(releaseFolder)
    return snapshot
  }

  return {
    master: async () => read(),
    find: async (ref) => (ref === read().ref ? read() : 'unknown'),
    refresh: () => read().ref,
  }
}

/** The ref of what was kept; nothing before anything was. */
export function keptRef(file: string): string | undefined {
  return keptIn(file)?.ref
}

/** Writes beside the file first: whoever reads meanwhile, or after a crash, has the old documents or the new ones. */
export async function keepDocuments(file: string, ref: string, documents: readonly StoredDocument[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify({ ref, documents }))
  await rename(`${file}.new`, file)
}

function keptIn(file: string): Snapshot | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isRecord(kept) || typeof kept.ref !== 'string' || !Array.isArray(kept.documents)) return undefined
    return snapshotOf(kept.ref, kept.documents.map(asDocument))
  } catch {
    return undefined
  }
}

function releasedIn(folder: string): Snapshot {
  const { ref, documents } = readDocuments(folder)
  return snapshotOf(ref, documents)
}
