import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { largestResizedBytes, type ResizedFiles, readUpTo } from './resized-files.ts'

/** Resized pictures in a folder of a disk that all nodes share. */
export function resizedFolder(folder: string): ResizedFiles {
  // A folder of a hundred thousand files is slow to list and to clean up.
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    // A disk that hangs holds a thread for each of them, and of the four that Node has one must be left.
    atOnce: { reads: 2, writes: 1 },
    async get(name, signal) {
      try {
        return await readUpTo(createReadStream(pathOf(name), { signal }), largestResizedBytes)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async put(name, bytes, signal) {
      const path = pathOf(name)
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        // Nothing is forced to the disk: what a power cut leaves broken is recognized and made again.
        await writeFile(draft, bytes, { signal })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
