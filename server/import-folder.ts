import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PictureEntry, picturesInArchive, readFileEntry } from '#integrations/pictures/picture-archive.ts'
import { type Clock, second } from '#kernel/clock.ts'
import { type ImportKind, type ImportMode, importKinds } from '#shop/imports/import.ts'
import type { ImportService } from '#shop/imports/import-service.ts'
import type { PictureService } from '#shop/pictures/picture-service.ts'
import { importCommand } from './import-commands.ts'
import type { Log } from './log.ts'
import { addPictures } from './picture-commands.ts'

/** What the name of a folder says of the files in it: `stock`, `products-full`, `prices@cash-desk`. */
export type ImportInbox = { readonly kind: ImportKind; readonly mode: ImportMode; readonly mapping: string | undefined }

/** @returns nothing for a folder that is no inbox */
export function importInbox(name: string): ImportInbox | undefined {
  const [, what = '', full, mapping] = /^([a-z]{1,20})(-full)?(?:@([\w-]{1,60}))?$/.exec(name) ?? []
  const kind = importKinds.find((one) => one === what)
  return kind && { kind, mode: full === undefined ? 'delta' : 'full', mapping }
}

/** Names under which programs write what is not whole yet. */
const isUnfinished = (name: string) => /^[.~]|\.(?:part|partial|filepart|tmp|temp|crdownload|swp)$/i.test(name)

/** Where a file goes once it is imported, in its inbox. */
const taken = 'taken'

/** So long nobody has written into a file that is whole. */
const settled = 10 * second

type Deps = {
  /** The folder that holds the inboxes. */
  readonly folder: string
  readonly imports: ImportService
  readonly pictures: Pick<PictureService, 'add'>
  /** The largest picture that is taken. */
  readonly mostPictureBytes: number
  readonly shopFolder: string
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'warn'>
}

/**
 * Imports what a merchandise system has written into the inboxes of a folder, the oldest first. A file leaves its inbox before it is read
 * and lies in `taken` of it then, with a text beside it that says what became of it: `….applied.txt`, `….waits.txt`, `….refused.txt`. A file
 * that came while another import was at work goes back and is taken later.
 */
export async function importDropped(deps: Deps): Promise<void> {
  // Whoever sets the folder up finds what it is meant to hold.
  for (const name of [...importKinds, pictureInbox]) await mkdir(join(deps.folder, name), { recursive: true })
  // Pictures first: products that name them are shown with them from the start.
  await takePictures(deps)
  for (const { inbox, path, name } of await waitingFiles(deps)) {
    const place = await take(deps, path, name)
    if (place === undefined) continue
    const said = await importCommand({ imports: deps.imports, by: 'the import folder', shopFolder: deps.shopFolder }, [
      inbox.kind,
      place,
      '--mode',
      inbox.mode,
      ...(inbox.mapping === undefined ? [] : ['--mapping', inbox.mapping]),
    ]).catch(async (error: unknown) => {
      // Nobody could be asked, such as a database that is away: the same file changes nothing twice.
      await putBack(place, path, name)
      throw error
    })
    if (said.isBusy) return putBack(place, path, name)
    const outcome = 'problems' in said ? 'refused' : said.waits ? 'waits' : 'applied'
    const lines = 'problems' in said ? said.problems : said.lines
    await writeFile(`${place}.${outcome}.txt`, `${lines.join('\n')}\n`)
    if (outcome === 'applied') deps.log.info({ file: place }, 'A file of the import folder is applied')
    else deps.log.warn({ file: place, outcome }, 'A file of the import folder needs somebody who looks')
  }
}

const pictureInbox = 'pictures'

/** Takes archives and single pictures, named as products name them. */
async function takePictures(deps: Deps): Promise<void> {
  const path = join(deps.folder, pictureInbox)
  for (const { name } of await settledFiles(path, deps.clock.now())) {
    const place = await take(deps, path, name)
    if (place === undefined) continue
    const { added, problems } = await addPictures(deps.pictures, entriesOf(place, name, deps.mostPictureBytes)).catch(
      async (error: unknown) => {
        await putBack(place, path, name)
        throw error
      },
    )
    const outcome = added === 0 ? 'refused' : 'applied'
    await writeFile(`${place}.${outcome}.txt`, `${[...problems, `Pictures taken: ${added}`].join('\n')}\n`)
    if (problems.length > 0) deps.log.warn({ file: place }, 'Pictures of the import folder could not be taken')
  }
}

async function* entriesOf(place: string, name: string, mostBytes: number): AsyncGenerator<PictureEntry> {
  if (!/\.zip$/i.test(name)) return yield await readFileEntry(place, name, mostBytes)
  try {
    yield* picturesInArchive(place, mostBytes)
  } catch (error) {
    // What is wrong with an archive stands beside it; what is wrong with the disk is tried again.
    if (error instanceof Error && 'code' in error) throw error
    yield { reference: name, problem: error instanceof Error ? error.message : String(error) }
  }
}

async function settledFiles(
  path: string,
  now: Date,
): Promise<readonly { readonly name: string; readonly at: number }[]> {
  const names = (await readdir(path)).filter((name) => !isUnfinished(name))
  const found = await Promise.all(
    names.map(async (name) => ({ name, about: await stat(join(path, name)).catch(() => undefined) })),
  )
  return found.flatMap(({ name, about }) =>
    about?.isFile() && now.getTime() - about.mtimeMs >= settled ? [{ name, at: about.mtimeMs }] : [],
  )
}

type DroppedFile = { readonly inbox: ImportInbox; readonly path: string; readonly name: string; readonly at: number }

async function waitingFiles({ folder, clock }: Deps): Promise<readonly DroppedFile[]> {
  const files: DroppedFile[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inbox = entry.isDirectory() ? importInbox(entry.name) : undefined
    if (!inbox) continue
    const path = join(folder, entry.name)
    for (const file of await settledFiles(path, clock.now())) files.push({ inbox, path, ...file })
  }
  return files.sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
}

/** @returns where the file lies now; nothing when another node was faster */
async function take({ clock }: Deps, path: string, name: string): Promise<string | undefined> {
  const stamp = clock.now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const place = join(path, taken, `${stamp}-${name}`)
  await mkdir(join(path, taken), { recursive: true })
  try {
    await rename(join(path, name), place)
    return place
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Under a name of its own where a newer file has the old one. */
async function putBack(place: string, path: string, name: string): Promise<void> {
  const isTaken = await stat(join(path, name)).catch(() => undefined)
  await rename(place, join(path, isTaken ? basename(place) : name))
}
