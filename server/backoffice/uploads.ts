import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { day } from '#kernel/clock.ts'
import { isUuid } from '#kernel/ids.ts'

/** What was never read, since somebody's machine went out, is not kept for longer. */
const keptFor = 2 * day

/** Longest that the part of a name may be which people recognise a file by. */
const longestName = 80

/**
 * Files that staff sent to be imported, until they have been read.
 *
 * @param folder made when the first file comes
 */
export function createUploads(folder: string) {
  return {
    /** @returns the id by which the file is imported */
    async keep(name: string, bytes: Uint8Array, now: Date): Promise<string> {
      await mkdir(folder, { recursive: true })
      await removeOld(folder, now)
      const id = crypto.randomUUID()
      await mkdir(join(folder, id))
      await writeFile(join(folder, id, safeName(name)), bytes, { mode: 0o600 })
      return id
    },

    /** Where a file lies; nothing for what is no id of one. */
    async pathOf(id: string): Promise<string | undefined> {
      if (!isUuid(id)) return undefined
      const [found] = await readdir(join(folder, id)).catch(() => [])
      return found && join(folder, id, found)
    },

    remove: async (path: string): Promise<void> => rm(dirname(path), { recursive: true, force: true }),
  }
}

/** A name that is one file in the folder, whatever a browser said; its end tells what format it has. */
function safeName(name: string): string {
  const safe = name
    .replaceAll(/[^\w.-]+/g, '_')
    .replaceAll('..', '_')
    .slice(-longestName)
  return safe === '' || safe === '.' ? 'file' : safe
}

async function removeOld(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known && now.getTime() - known.mtime.getTime() > keptFor) await rm(path, { recursive: true, force: true })
  }
}
