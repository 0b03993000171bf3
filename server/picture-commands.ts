import { parseArgs } from 'node:util'
import {
  isFolder,
  type PictureEntry,
  picturesInArchive,
  picturesInFolder,
} from '#integrations/pictures/picture-archive.ts'
import type { PictureService } from '#shop/pictures/picture-service.ts'
import type { CommandOutput } from './order-commands.ts'

export const pictureUsage = [
  'npm run pictures                              how many pictures came, are due, and failed',
  'npm run pictures -- add <archive or folder>   takes pictures of a ZIP archive or a folder, by their names',
  'npm run pictures -- list                      those that didn’t come, and why',
  'npm run pictures -- retry                     asks anew for all that didn’t come',
]

const mostListed = 1000

type Deps = { readonly pictures: PictureService; readonly mostBytes: number }

/** Does what an operator asks of pictures. */
export async function pictureCommand({ pictures, mostBytes }: Deps, args: readonly string[]): Promise<CommandOutput> {
  const given = argumentsIn(args)
  const [what, path] = given ?? ['help']
  switch (what) {
    case undefined: {
      const { stored, due, failed } = await pictures.counts()
      return { lines: [`Pictures that are here: ${stored}; asked for: ${due}; given up: ${failed}`] }
    }
    case 'add':
      return path === undefined ? { problems: pictureUsage } : addFrom(pictures, path, mostBytes)
    case 'list': {
      const missing = await pictures.missing(mostListed)
      if (missing.length === 0) return { lines: ['Every picture is here.'] }
      return { lines: missing.map(({ reference, problem, dueAt }) => line(reference, problem, dueAt)) }
    }
    case 'retry':
      return { lines: [`Pictures asked for anew: ${await pictures.retryAll()}`] }
    default:
      return { problems: pictureUsage }
  }
}

/** Takes what can be taken, and says of the rest what is wrong with it. */
export async function addPictures(
  pictures: Pick<PictureService, 'add'>,
  entries: AsyncIterable<PictureEntry>,
): Promise<{ readonly added: number; readonly problems: readonly string[] }> {
  let added = 0
  const problems: string[] = []
  for await (const entry of entries) {
    const problem = 'problem' in entry ? entry : await pictures.add(entry.reference, entry.bytes)
    if (problem) problems.push(`${entry.reference}: ${problem.problem}.`)
    else added += 1
  }
  return { added, problems }
}

async function addFrom(pictures: PictureService, path: string, mostBytes: number): Promise<CommandOutput> {
  try {
    const entries = (await isFolder(path)) ? picturesInFolder(path, mostBytes) : picturesInArchive(path, mostBytes)
    const { added, problems } = await addPictures(pictures, entries)
    if (added === 0) return { problems: [...problems, `${path} holds no picture that can be taken.`] }
    return { lines: [...problems, `Pictures taken from ${path}: ${added}`] }
  } catch (error) {
    return { problems: [`${error instanceof Error ? error.message : String(error)}.`] }
  }
}

const line = (reference: string, problem: string | null, dueAt: Date | null) =>
  [reference, problem ?? 'not asked for yet', dueAt ? `again at ${dueAt.toISOString()}` : 'given up'].join('; ')

function argumentsIn(args: readonly string[]): readonly string[] | undefined {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} })
    return positionals.length > 2 ? undefined : positionals
  } catch {
    return undefined
  }
}
