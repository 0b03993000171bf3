import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { WarehouseShelf } from './warehouse-sandbox.ts'

/** Keeps the sandbox's orders in a file, written anew as a whole, so that they outlive the process. */
export function fileShelf(path: string): WarehouseShelf {
  return {
    read: () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<WarehouseShelf['read']>
      } catch {
        return []
      }
    },
    write: (orders) => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(orders))
      renameSync(`${path}.new`, path)
    },
  }
}
