import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { IndexStorage } from '#shop/search/packed-index.ts'
import type { ShopConfig } from './config.ts'

/** Keeps the search's index in the data folder, under a name that belongs to the database: another one has other products. */
export function indexFile(
  { dataDir, database }: Pick<ShopConfig, 'dataDir' | 'database'>,
  report: (error: unknown) => void,
): IndexStorage {
  const folder = join(dataDir, 'search')
  const name = createHash('sha256').update(JSON.stringify(database)).digest('hex').slice(0, 16)
  const file = join(folder, `${name}.index`)
  return {
    async load() {
      try {
        // Typed arrays lie in the bytes that were read: nothing is copied.
        return deserialize(await readFile(file))
      } catch (error) {
        if (!isMissing(error)) report(error)
        return undefined
      }
    },
    async keep(packed) {
      try {
        await mkdir(folder, { recursive: true })
        // Under its name it is there wholly or not at all.
        await writeFile(`${file}.new`, serialize(packed))
        await rename(`${file}.new`, file)
      } catch (error) {
        report(error)
      }
    },
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
