import { readdir, readFile } from 'node:fs/promises'

export type ProcessEntry = {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** Milliseconds of the processor's time, with those of children that ended. */
  readonly ms: number
}

/** So many milliseconds are a tick of /proc, on every Linux that Node runs on. */
export const millisecondsPerTick = 10

/** A process and everything below it, as /proc tells it now. */
export async function processTree(root: number): Promise<readonly ProcessEntry[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const entries = (await Promise.all(pids.map((pid) => processOf(Number(pid))))).filter((one) => one !== undefined)
  const children = Map.groupBy(entries, ({ parent }) => parent)
  const below = (pid: number): ProcessEntry[] => (children.get(pid) ?? []).flatMap((one) => [one, ...below(one.pid)])
  return [...entries.filter(({ pid }) => pid === root), ...below(root)]
}

/** Whether a process is one of a database's, by its name. */
export const isPostgres = ({ name }: ProcessEntry): boolean => name.startsWith('postgres')

async function processOf(pid: number): Promise<ProcessEntry | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name stands in brackets and may hold spaces and brackets itself.
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return {
    pid,
    parent: Number(fields[1]),
    name: stat.slice(stat.indexOf('(') + 1, end),
    ms: ticks * millisecondsPerTick,
  }
}
