import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFiles } from '#shop/pictures/picture-copies-port.ts'

/** Pictures in a folder of this machine, or of a disk that all nodes share. */
export function pictureFolder(folder: string): PictureFiles {
  // A folder of a hundred thousand files is slow to list and to copy.
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const known = await stat(path).catch(() => undefined)
      if (known?.size === bytes.byteLength) return
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      try {
        const file = await open(draft, 'w')
        try {
          await file.writeFile(bytes)
          // The name is written down once the file is: it has to be there after a power cut too.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
  }
}
