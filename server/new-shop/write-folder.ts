import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { NewFiles } from './new-shop-files.ts'

/**
 * Writes a folder that is there whole or not at all: beside it first, then in one step.
 *
 * @returns why nothing was written
 */
export async function writeFolder(folder: string, files: NewFiles): Promise<string | undefined> {
  const before = await namesIn(folder)
  if (before === 'a file') return `${folder} is a file`
  if (before.length > 0) return `${folder} is not empty: ${before.slice(0, 3).join(', ')} lies in it`
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}.new`)
  try {
    for (const [path, text] of files) {
      const file = join(draft, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    // An empty folder gives its name away; one that somebody filled meanwhile doesn't.
    await rmdir(folder).catch((error) => (isMissing(error) ? undefined : Promise.reject(error)))
    await rename(draft, folder)
    return undefined
  } catch (error) {
    return `${folder} could not be written: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function namesIn(folder: string): Promise<readonly string[] | 'a file'> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return 'a file'
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
