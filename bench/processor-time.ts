import { readFile } from 'node:fs/promises'
import { isPostgres, millisecondsPerTick, type ProcessEntry, processTree } from './process-tree.ts'

/** Milliseconds of the processor's time, since the processes began. */
export type ProcessorTime = {
  /** The process with all its threads, and what it started that is no PostgreSQL. */
  readonly shop: number
  readonly postgres: number
}

/** What a process and everything below it have used so far. Children that ended count with whoever waited for them. */
export async function processorTime(root: number): Promise<ProcessorTime> {
  const all = await processTree(root)
  const sum = (some: readonly ProcessEntry[]) => some.reduce((total, { ms }) => total + ms, 0)
  const postgres = all.filter(isPostgres)
  return { shop: sum(all) - sum(postgres), postgres: sum(postgres) }
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
    .map((ticks) => Number(ticks) * millisecondsPerTick)
  const busy = user + nice + system + irq + softIrq
  return { busy, stolen, waiting, all: busy + idle + waiting + stolen }
}

/** How many wanted a processor in the last minute. */
export async function machineLoad(): Promise<number> {
  return Number((await readFile('/proc/loadavg', 'utf8')).split(' ')[0])
}
