import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureEntry, picturesInArchive, readFileEntry } from '#integrations/pictures/picture-archive.ts'
import type { Clock } from '#kernel/clock.ts'
import { type ImportKind, type ImportMode, type ImportStatus, importKinds } from '#shop/imports/import.ts'
import type { ImportService } from '#shop/imports/import-service.ts'
import type { PictureService } from '#shop/pictures/picture-service.ts'
import { type ImportOutput, importCommand } from './import-commands.ts'
import { type InboxFile, type InboxFiles, type InboxWatch, longHeld, lookIntoInbox } from './inbox-files.ts'
import type { Log } from './log.ts'
import { addPictures } from './picture-commands.ts'
import { type Outcome, outcomeFile, purgeTaken, putBack, takeFile, unfinishedFiles } from './taken-files.ts'

/** What the name of a folder says of the files in it: `stock`, `products-full`, `prices@cash-desk`. */
/** Files of these name people. */
const kindsOfPeople: readonly ImportKind[] = ['customers', 'reviews']

export type ImportInbox = { readonly kind: ImportKind; readonly mode: ImportMode; readonly mapping: string | undefined }

/** @returns nothing for a folder that is no inbox */
export function importInbox(name: string): ImportInbox | undefined {
  const [, what = '', full, mapping] = /^([a-z]{1,20})(-full)?(?:@([\w-]{1,60}))?$/.exec(name) ?? []
  const kind = importKinds.find((one) => one === what)
  return kind && { kind, mode: full === undefined ? 'delta' : 'full', mapping }
}

type Deps = {
  /** The folder that holds the inboxes. */
  readonly folder: string
  readonly imports: ImportService
  readonly pictures: Pick<PictureService, 'add'>
  /** The largest picture that is taken. */
  readonly mostPictureBytes: number
  readonly shopFolder: string
  /** For so many days files that name people lie in `taken`. */
  readonly keepDays: number
  readonly clock: Clock
  readonly log: Pick<Log, 'info' | 'warn'>
  readonly watch: InboxWatch
}

/**
 * Imports what a merchandise system has written into the inboxes of a folder, the oldest first, on one node at a time. A file leaves its inbox
 * before it is read and lies in `taken` of it then, with a text beside it that says what became of it: `….applied.txt`, `….waits.txt`,
 * `….refused.txt`. One whose reader died before that is read by the next round. A file that came while another import was at work goes
 * back and is taken later; one that can't be moved or read keeps no other waiting.
 */
export async function importDropped(deps: Deps): Promise<void> {
  // Whoever sets the folder up finds what it is meant to hold.
  for (const name of [...importKinds, pictureInbox]) await mkdir(join(deps.folder, name), { recursive: true })
  await deps.imports.oneNodeAtATime(async () => {
    deps.watch.stuck = 0
    // Pictures first: products that name them are shown with them from the start.
    const pictures = await takePictures(deps)
    const files = await takeImports(deps)
    for (const { path, because } of longHeld(deps.watch, [...pictures, ...files], deps.clock.now()))
      deps.log.warn({ file: path, because }, 'A file of the import folder has waited for an hour')
  })
}

type Held = InboxFiles['held']

/** Does something about one file or inbox; what is wrong with it alone keeps no other waiting. */
async function attempt(deps: Deps, file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // What names no file is wrong with more than one, such as a database that is away.
    if (!(error instanceof Error && 'path' in error && 'code' in error)) throw error
    deps.watch.stuck += 1
    deps.log.warn({ file, err: error }, 'A file of the import folder can’t be moved or read')
  }
}

type Inbox = { readonly inbox: ImportInbox; readonly path: string }

async function takeImports(deps: Deps): Promise<Held> {
  const held: Held[number][] = []
  const files: (Inbox & { readonly file: InboxFile })[] = []
  for (const one of await inboxesOf(deps.folder)) {
    await attempt(deps, one.path, async () => {
      await finishTaken(deps, one)
      if (kindsOfPeople.includes(one.inbox.kind)) await purgeTaken(one.path, deps.keepDays, deps.clock.now())
      const found = await lookIntoInbox(one.path, deps.clock.now())
      held.push(...found.held)
      files.push(...found.whole.map((file) => ({ ...one, file })))
      for (const file of found.broken)
        await attempt(deps, join(one.path, file.name), () => refuseBroken(deps, one.path, file))
    })
  }
  files.sort((a, b) => a.file.at - b.file.at || (a.file.name < b.file.name ? -1 : 1))
  for (const { inbox, path, file } of files) {
    let isBusy = false
    await attempt(deps, join(path, file.name), async () => {
      const place = await takeFile(path, file, deps.clock.now())
      if (place === undefined) return
      const said = await importTaken(deps, inbox, place).catch(async (error: unknown) => {
        // Nobody could be asked, such as a database that is away: the same file changes nothing twice.
        await putBack(place, path, file.name)
        throw error
      })
      isBusy = said.isBusy ?? false
      await (isBusy ? putBack(place, path, file.name) : tellOutcome(deps, place, said))
    })
    if (isBusy) break
  }
  return held
}

async function inboxesOf(folder: string): Promise<readonly Inbox[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inbox = entry.isDirectory() ? importInbox(entry.name) : undefined
    return inbox ? [{ inbox, path: join(folder, entry.name) }] : []
  })
}

const command = (deps: Deps, args: readonly string[]) =>
  importCommand({ imports: deps.imports, by: 'the import folder', shopFolder: deps.shopFolder }, args)

const importTaken = (deps: Deps, { kind, mode, mapping }: ImportInbox, place: string): Promise<ImportOutput> =>
  command(deps, [kind, place, '--mode', mode, ...(mapping === undefined ? [] : ['--mapping', mapping])])

/** Ends what an earlier round began: a file without a text is read, or its import gone on with, and one that waited says how it ended. */
async function finishTaken(deps: Deps, { inbox, path }: Inbox): Promise<void> {
  for (const { place, waits } of await unfinishedFiles(path)) {
    await attempt(deps, place, async () => {
      const run = await deps.imports.ofFile(place)
      if (waits && (!run || run.status === 'waiting')) return
      const said = run ? await command(deps, ['--continue', `${run.id}`]) : await importTaken(deps, inbox, place)
      if (said.isBusy) return
      await tellOutcome(deps, place, said)
      if (waits) await rm(outcomeFile(place, 'waits'), { force: true })
    })
  }
}

const outcomeOf: Readonly<Partial<Record<ImportStatus, Outcome>>> = {
  waiting: 'waits',
  applied: 'applied',
  refused: 'refused',
  undone: 'undone',
}

async function tellOutcome(deps: Deps, place: string, said: ImportOutput): Promise<void> {
  const status = (await deps.imports.ofFile(place))?.status
  const outcome = (status && outcomeOf[status]) ?? ('problems' in said ? 'refused' : 'applied')
  const lines = 'problems' in said ? said.problems : said.lines
  await writeFile(outcomeFile(place, outcome), `${lines.join('\n')}\n`)
  if (outcome === 'applied') deps.log.info({ file: place }, 'A file of the import folder is applied')
  else deps.log.warn({ file: place, outcome }, 'A file of the import folder needs somebody who looks')
}

/** Half a file would say half of what is true. */
async function refuseBroken(deps: Deps, path: string, file: InboxFile): Promise<void> {
  const place = await takeFile(path, file, deps.clock.now())
  if (place === undefined) return
  const sentence = `${file.name} breaks off: its last line has no end, and nobody has written on for ten minutes. Nothing of it was read. Send it again, end it with a line break, or lay an empty ${file.name}.done beside it`
  await tellOutcome(deps, place, { problems: [`${sentence}.`] })
}

const pictureInbox = 'pictures'

/** Takes archives and single pictures, named as products name them. */
async function takePictures(deps: Deps): Promise<Held> {
  const path = join(deps.folder, pictureInbox)
  const held: Held[number][] = []
  await attempt(deps, path, async () => {
    for (const { place, name } of await unfinishedFiles(path))
      await attempt(deps, place, () => addTaken(deps, place, name))
    const found = await lookIntoInbox(path, deps.clock.now(), isArchiveName)
    held.push(...found.held)
    for (const file of found.broken) await attempt(deps, join(path, file.name), () => refuseBroken(deps, path, file))
    for (const file of found.whole) {
      await attempt(deps, join(path, file.name), async () => {
        const place = await takeFile(path, file, deps.clock.now())
        if (place === undefined) return
        await addTaken(deps, place, file.name).catch(async (error: unknown) => {
          await putBack(place, path, file.name)
          throw error
        })
      })
    }
  })
  return held
}

const isArchiveName = (name: string) => /\.zip$/i.test(name)

async function addTaken(deps: Deps, place: string, name: string): Promise<void> {
  const { added, problems } = await addPictures(deps.pictures, entriesOf(place, name, deps.mostPictureBytes))
  const outcome = added === 0 ? 'refused' : 'applied'
  await writeFile(outcomeFile(place, outcome), `${[...problems, `Pictures taken: ${added}`].join('\n')}\n`)
  if (problems.length > 0) deps.log.warn({ file: place }, 'Pictures of the import folder could not be taken')
}

async function* entriesOf(place: string, name: string, mostBytes: number): AsyncGenerator<PictureEntry> {
  if (!isArchiveName(name)) return yield await readFileEntry(place, name, mostBytes)
  try {
    yield* picturesInArchive(place, mostBytes)
  } catch (error) {
    // What is wrong with an archive stands beside it; what is wrong with the disk is tried again.
    if (error instanceof Error && 'code' in error) throw error
    yield { reference: name, problem: error instanceof Error ? error.message : String(error) }
  }
}
