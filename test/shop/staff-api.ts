import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Machine } from '#backoffice-api/context.ts'
import { createBackofficeApi } from '#backoffice-api/create-backoffice-api.ts'
import { listenForChanges } from '#server/changes.ts'
import type { TestShop } from './open-shop.ts'
import { staffPlace } from './staff.ts'
import { idleMachine } from './staff-machine.ts'

const rethrow = (error: unknown) => {
  throw error
}

/** The back office's API over a test's shop. What it would report fails the test. */
export const staffApi = ({ shop }: Pick<TestShop, 'shop'>, machine: Partial<Machine> = {}) =>
  createBackofficeApi({ shop, machine: { ...idleMachine(), ...machine }, report: rethrow })

type StaffApi = ReturnType<typeof staffApi>

/** Asks as whoever has the session. An answer with errors fails the test. */
export async function askAs<T>(
  api: StaffApi,
  sessionToken: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const { data, errors } = await api.execute({ query, variables }, { sessionToken, ...staffPlace })
  if (errors) throw new Error(JSON.stringify(errors))
  return data as T
}

/** A machine that keeps files in a folder of its own, and what it removed of them. */
export async function machineWithFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'rows-'))
  const removed: string[] = []
  let files = 0
  const machine: Partial<Machine> = {
    keepFile: async (name, text) => {
      const path = join(folder, `${++files}-${name}`)
      await writeFile(path, text)
      return path
    },
    removeUpload: async (path) => {
      removed.push(path)
      await rm(path)
    },
  }
  return { folder, machine, removed }
}

/**
 * Cache tags that the shop's changes told its nodes; this one hears them as a node does, and is done with all of them before
 * the test's database closes.
 */
export async function heardChanges({ shop, pool }: Pick<TestShop, 'shop' | 'pool'>): Promise<string[]> {
  const told: string[] = []
  const heard: Promise<void>[] = []
  const listener = await listenForChanges(
    pool,
    (tags) => {
      told.push(...(tags ?? []))
      heard.push(shop.invalidate(tags))
    },
    rethrow,
  )
  afterAll(async () => {
    await listener.stop()
    await Promise.all(heard)
  })
  return told
}
