import { readdir, readFile } from 'node:fs/promises'

/** Milliseconds of the processor's time, since the processes began. */
export type ProcessorTime = {
  /** The process with all its threads, and what it started that is no PostgreSQL. */
  readonly shop: number
  readonly postgres: number
}

/** So many milliseconds are a tick of /proc, on every Linux that Node runs on. */
const tick = 10

type Process = { readonly pid: number; readonly parent: number; readonly name: string; readonly ms: number }

/** What a process and everything below it have used so far. Children that ended count with whoever waited for them. */
export async function processorTime(root: number): Promise<ProcessorTime> {
  const below = Map.groupBy(await processes(), ({ parent }) => parent)
  const own = (pid: number): Process[] => (below.get(pid) ?? []).flatMap((one) => [one, ...own(one.pid)])
  const all = [await processOf(root), ...own(root)].filter((one) => one !== undefined)
  const sum = (some: readonly Process[]) => some.reduce((total, { ms }) => total + ms, 0)
  const postgres = all.filter(({ name }) => name.startsWith('postgres'))
  return { shop: sum(all) - sum(postgres), postgres: sum(postgres) }
}

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return (await Promise.all(pids.map((pid) => processOf(Number(pid))))).filter((one) => one !== undefined)
}

async function processOf(pid: number): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // The name stands in brackets and may hold spaces and brackets itself.
  const end = stat.lastIndexOf(')')
  const fields = stat.slice(end + 2).split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { pid, parent: Number(fields[1]), name: stat.slice(stat.indexOf('(') + 1, end), ms: ticks * tick }
}

/** What all processors did since the machine began, in milliseconds. */
export type MachineTime = {
  readonly busy: number
  readonly stolen: number
  readonly waiting: number
  readonly all: number
}

export async function machineTime(): Promise<MachineTime> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = line
    .split(/\s+/)
    .slice(1)
    .map((ticks) => Number(ticks) * tick)
  const busy = user + nice + system + irq + softIrq
  return { busy, stolen, waiting, all: busy + idle + waiting + stolen }
}

/** How many wanted a processor in the last minute. */
export async function machineLoad(): Promise<number> {
  return Number((await readFile('/proc/loadavg', 'utf8')).split(' ')[0])
}
