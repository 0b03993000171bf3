import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SandboxCollection, SandboxStore } from './sandbox-store.ts'

/**
 * One JSON file for each thing, in a folder for each kind. A file is replaced by renaming a finished one over it, so a
 * reader never sees half of it; a lock file beside it keeps two writers apart, also in different processes.
 */
export function fileSandboxStore(folder: string): SandboxStore {
  return {
    payments: fileShelf(join(folder, 'payments')),
    requests: fileShelf(join(folder, 'requests')),
    deliveries: fileShelf(join(folder, 'deliveries')),
    alarms: fileShelf(join(folder, 'alarms')),
  }
}

/** Ids come from URLs: whatever could leave the folder is no id. */
const safeId = /^[A-Za-z0-9_-]{1,80}$/

function fileShelf<T>(folder: string): SandboxCollection<T> {
  const pathOf = (id: string) => join(folder, `${id}.json`)

  async function read(path: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(path, 'utf8')) as T
    } catch (failure) {
      if (isMissing(failure)) return undefined
      throw failure
    }
  }

  async function write(id: string, value: T): Promise<void> {
    const draft = join(folder, `${id}.${process.pid}.${crypto.randomUUID()}.draft`)
    await writeFile(draft, JSON.stringify(value))
    await rename(draft, pathOf(id))
  }

  async function locked<R>(id: string, work: () => Promise<R>): Promise<R> {
    if (!safeId.test(id)) throw new Error(`Not an id that can be kept: ${id}`)
    await mkdir(folder, { recursive: true })
    const lock = join(folder, `${id}.lock`)
    await takeLock(lock)
    try {
      return await work()
    } finally {
      await rm(lock, { force: true })
    }
  }

  return {
    async get(id) {
      return safeId.test(id) ? read(pathOf(id)) : undefined
    },
    async all() {
      const names = await readdir(folder).catch((failure: unknown) => {
        if (isMissing(failure)) return []
        throw failure
      })
      const values = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => read(join(folder, name))),
      )
      return values.filter((value) => value !== undefined)
    },
    async add(id, value) {
      return locked(id, async () => {
        if ((await read(pathOf(id))) !== undefined) return false
        await write(id, value)
        return true
      })
    },
    async put(id, value) {
      await locked(id, () => write(id, value))
    },
    async change(id, change) {
      if (!safeId.test(id)) return undefined
      return locked(id, async () => {
        const before = await read(pathOf(id))
        if (before === undefined) return undefined
        const after = change(before)
        if (after !== before) await write(id, after)
        return after
      })
    },
    async remove(id) {
      if (safeId.test(id)) await rm(pathOf(id), { force: true })
    },
  }
}

const lockPatienceMs = 5_000
/** Nothing holds a lock for longer than a few file operations, unless its process died. */
const abandonedAfterMs = 10_000

async function takeLock(lock: string): Promise<void> {
  const deadline = performance.now() + lockPatienceMs + abandonedAfterMs
  while (performance.now() < deadline) {
    try {
      await (await open(lock, 'wx')).close()
      return
    } catch (failure) {
      if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure
    }
    const held = await stat(lock).catch(() => undefined)
    if (held && Date.now() - held.mtimeMs > abandonedAfterMs) await rm(lock, { force: true })
    else await pause(2 + Math.random() * 8)
  }
  throw new Error(`Could not get hold of ${lock}`)
}

function isMissing(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'ENOENT'
}
