import { machineLoad, machineTime, processorTime } from './processor-time.ts'

/** From this share on, of all processors, what others did is too much to trust a clock. */
const disturbing = 0.1

/** From this share on even the processor's time per request is that of another machine: caches and clock rates are shared. */
const deafening = 0.4

/** Knows whether the machine was too busy with something else to say anything. */
export class MachineWatch {
  readonly #roots: readonly number[]
  readonly #before = machineTime()
  readonly #own: Promise<number>

  /** @param roots of the processes that are measured; this one counts too */
  constructor(roots: readonly number[]) {
    this.#roots = roots
    this.#own = this.#ownTime()
  }

  /** A sentence about everything since this was made. */
  async verdict(): Promise<string> {
    const [before, after, ownBefore, own] = [
      await this.#before,
      await machineTime(),
      await this.#own,
      await this.#ownTime(),
    ]
    const all = after.all - before.all
    const others = Math.max(0, after.busy - before.busy - (own - ownBefore)) / all
    const stolen = (after.stolen - before.stolen) / all
    const waiting = (after.waiting - before.waiting) / all
    const figures = `others ${percent(others)} of the processors, stolen ${percent(stolen)}, waiting for disks ${percent(waiting)}, load ${await machineLoad()}`
    if (others + stolen > deafening)
      return `TOO BUSY TO SAY ANYTHING: ${figures}. Only ratios within a row mean something.`
    if (others + stolen + waiting > disturbing)
      return `The machine had other work (${figures}): trust the CPU, not the clock.`
    return `The machine was quiet: ${figures}.`
  }

  async #ownTime(): Promise<number> {
    const times = await Promise.all(this.#roots.map((pid) => processorTime(pid)))
    const { user, system } = process.cpuUsage()
    return times.reduce((sum, { shop, postgres }) => sum + shop + postgres, 0) + (user + system) / 1000
  }
}

const percent = (share: number) => `${Math.round(share * 100)} %`
