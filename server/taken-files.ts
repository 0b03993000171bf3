import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { day } from '#kernel/clock.ts'
import { endMarker, type InboxFile } from './inbox-files.ts'

/** Where a file goes once it is imported, in its inbox. */
const takenFolder = 'taken'

/** What may become of a file; a text beside it says so. */
export const outcomes = ['applied', 'waits', 'refused', 'undone'] as const
export type Outcome = (typeof outcomes)[number]

export const outcomeFile = (place: string, outcome: Outcome) => `${place}.${outcome}.txt`

/** What an import writes beside a file, and what becomes of it. */
const besides = [
  ...outcomes.map((outcome) => outcomeFile('', outcome)),
  ...['errors', 'plan', 'left', 'incomplete'].map((report) => `.${report}.csv`),
]

const stamp = /^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-/

/**
 * Moves a file out of its inbox.
 *
 * @returns where it lies now; nothing where it is gone, or was written into meanwhile
 */
export async function takeFile(path: string, { name, at, size }: InboxFile, now: Date): Promise<string | undefined> {
  const moment = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const place = join(path, takenFolder, `${moment}-${name}`)
  await mkdir(join(path, takenFolder), { recursive: true })
  try {
    await rename(join(path, name), place)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const about = await stat(place)
  if (about.size !== size || about.mtimeMs !== at) {
    await putBack(place, path, name)
    return undefined
  }
  await rm(join(path, name + endMarker), { force: true })
  return place
}

/** Under a name of its own where a newer file has the old one. */
export async function putBack(place: string, path: string, name: string): Promise<void> {
  const isTaken = await stat(join(path, name)).catch(() => undefined)
  await rename(place, join(path, isTaken ? basename(place) : name))
}

/** Files of an inbox that were taken and are not at their end: one that waits, or that its reader died over. */
export async function unfinishedFiles(
  path: string,
): Promise<readonly { readonly place: string; readonly name: string; readonly waits: boolean }[]> {
  const names = new Set(await takenNames(path))
  const ended = outcomes.filter((outcome) => outcome !== 'waits')
  return [...names].flatMap((name) => {
    if (!stamp.test(name) || isBeside(name, names)) return []
    if (ended.some((outcome) => names.has(outcomeFile(name, outcome)))) return []
    const waits = names.has(outcomeFile(name, 'waits'))
    return [{ place: join(path, takenFolder, name), name: name.replace(stamp, ''), waits }]
  })
}

/** Deletes what was taken so many days ago, with what lies beside it; what waits stays. */
export async function purgeTaken(path: string, keepDays: number, now: Date): Promise<void> {
  const names = await takenNames(path)
  const open = new Set((await unfinishedFiles(path)).map(({ place }) => basename(place)))
  for (const name of names) {
    const [, date, hours, minutes, seconds] = stamp.exec(name) ?? []
    const at = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)
    const isOpen =
      open.has(name) || besides.some((ending) => name.endsWith(ending) && open.has(name.slice(0, -ending.length)))
    if (!isOpen && now.getTime() - at > keepDays * day) await rm(join(path, takenFolder, name), { force: true })
  }
}

async function takenNames(path: string): Promise<readonly string[]> {
  const entries = await readdir(join(path, takenFolder), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const isBeside = (name: string, names: ReadonlySet<string>) =>
  besides.some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)))
