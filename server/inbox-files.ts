import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour, minute, second } from '#kernel/clock.ts'

/** So long nobody has written into a file that is whole. */
const settled = 10 * second

/** So long a file may lie without an end before its upload is taken to have broken off. */
const withoutEnd = 10 * minute

/** What lies beside a file, of the same name with this behind it, says that the file is whole. */
export const endMarker = '.done'

/** Names under which programs write what is not whole yet. */
const isPart = (name: string) => /\.(?:part|partial|filepart|tmp|temp|crdownload|swp)$/i.test(name)

/** What belongs to a disk or a program, and to nobody who waits for it. */
const isForeign = (name: string) => /^[.~]/.test(name) || name.endsWith(endMarker)

export type InboxFile = { readonly name: string; readonly at: number; readonly size: number }

export type InboxFiles = {
  /** Those that can be taken. */
  readonly whole: readonly InboxFile[]
  /** Those whose upload broke off. */
  readonly broken: readonly InboxFile[]
  /** Those that stay for now, each with why. */
  readonly held: readonly { readonly path: string; readonly because: string }[]
}

/**
 * What lies in an inbox. A file is whole when nobody has written into it for ten seconds and it ends as a file does: a text with the end of
 * a line, an archive with its directory. A marker beside it says so of any file.
 *
 * @param ends whether a file of this name has an end that can be seen
 */
export async function lookIntoInbox(
  path: string,
  now: Date,
  ends: (name: string) => boolean = () => true,
): Promise<InboxFiles> {
  const found = await readdir(path)
  const marked = new Set(found.filter((name) => name.endsWith(endMarker)))
  const files = { whole: [] as InboxFile[], broken: [] as InboxFile[], held: [] as InboxFiles['held'][number][] }
  for (const name of found.filter((one) => !isForeign(one))) {
    const file = join(path, name)
    const about = await stat(file).catch(() => undefined)
    if (!about?.isFile()) continue
    const quiet = now.getTime() - about.mtimeMs
    const one = { name, at: about.mtimeMs, size: about.size }
    const hold = (because: string) => files.held.push({ path: file, because })
    if (isPart(name)) hold('It bears the name of a part')
    else if (quiet < 0) hold('It comes from the future: the clocks of the shop and of the disk differ')
    else if (quiet < settled) hold('It is written into still')
    else if (!ends(name) || marked.has(name + endMarker) || (await hasEnd(file, about.size))) files.whole.push(one)
    else if (quiet < withoutEnd) hold('It has no end yet')
    else files.broken.push(one)
  }
  return files
}

/** The record that ends an archive, before a comment of up to 64 KB. */
const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const archiveBeginning = Buffer.from('PK\u0003\u0004', 'latin1')
const furthestArchiveEnd = 65_557

/** Whether a file ends where one ends, rather than anywhere. */
async function hasEnd(path: string, size: number): Promise<boolean> {
  const file = await open(path)
  try {
    const beginning = Buffer.alloc(4)
    await file.read(beginning, 0, 4, 0)
    const isArchive = beginning.equals(archiveBeginning)
    const tail = Buffer.alloc(Math.min(size, isArchive ? furthestArchiveEnd : 4))
    await file.read(tail, 0, tail.length, size - tail.length)
    if (isArchive) return tail.includes(archiveEnd)
    // In UTF-16 a zero stands behind the end of a line, or before it.
    const last = tail.findLast((byte) => byte !== 0)
    return last === 0x0a || last === 0x0d
  } finally {
    await file.close()
  }
}

/** What a node knows of the inboxes between two rounds, and what it tells whoever watches the shop. */
export type InboxWatch = {
  /** Files that stay in their inboxes. */
  waiting: number
  /** Files that could not be taken, and inboxes that could not be looked into. */
  stuck: number
  readonly since: Map<string, number>
}

export const createInboxWatch = (): InboxWatch => ({ waiting: 0, stuck: 0, since: new Map() })

/** Those that have stayed for an hour, and for another one, each with why. */
export function longHeld(watch: InboxWatch, held: InboxFiles['held'], now: Date): InboxFiles['held'] {
  const paths = new Set(held.map(({ path }) => path))
  for (const path of [...watch.since.keys()]) if (!paths.has(path)) watch.since.delete(path)
  watch.waiting = held.length
  return held.filter(({ path }) => {
    const since = watch.since.get(path)
    const isLong = since !== undefined && now.getTime() - since >= hour
    if (since === undefined || isLong) watch.since.set(path, now.getTime())
    return isLong
  })
}
