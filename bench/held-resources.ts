import { readdir, readFile, readlink } from 'node:fs/promises'
import { isPostgres, type ProcessEntry, processTree } from './process-tree.ts'

/** What a shop holds at a moment: memory in MB as its share of all (PSS), without what it shares being counted twice. */
export type HeldResources = {
  readonly shopMb: number
  readonly postgresMb: number
  /** Open files and sockets of the shop's own processes. */
  readonly descriptors: number
  readonly sockets: number
  readonly threads: number
  /** Processes of PostgreSQL; each connection is one. */
  readonly postgresProcesses: number
}

export async function heldResources(root: number): Promise<HeldResources> {
  const all = await processTree(root)
  const postgres = all.filter(isPostgres)
  const own = all.filter((one) => !isPostgres(one))
  const links = (await Promise.all(own.map(descriptorsOf))).flat()
  return {
    shopMb: await sumOf(own, memoryOf),
    postgresMb: await sumOf(postgres, memoryOf),
    descriptors: links.length,
    sockets: links.filter((link) => link.startsWith('socket:')).length,
    threads: await sumOf(own, async ({ pid }) => (await readdir(`/proc/${pid}/task`).catch(() => [])).length),
    postgresProcesses: postgres.length,
  }
}

async function sumOf(all: readonly ProcessEntry[], figure: (one: ProcessEntry) => Promise<number>): Promise<number> {
  return (await Promise.all(all.map(figure))).reduce((sum, one) => sum + one, 0)
}

async function memoryOf({ pid }: ProcessEntry): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** Where each open descriptor of a process leads. */
async function descriptorsOf({ pid }: ProcessEntry): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const names = await readdir(folder).catch(() => [])
  // One that closes in between has gone, and counts no more.
  const links = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => undefined)))
  return links.filter((link) => link !== undefined)
}
