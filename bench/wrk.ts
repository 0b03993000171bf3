import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a client with 16 connections got. */
export type Load = {
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly errors: number
}

/** Asks for a URL as fast as it is answered, for some seconds. A Lua script may vary the path. */
export async function measureLoad(url: string, seconds: number, script?: string): Promise<Load> {
  const { stdout } = await run('wrk', [
    '--threads=1',
    '--connections=16',
    `--duration=${seconds}s`,
    '--latency',
    '--header=accept-encoding: gzip, deflate, br, zstd',
    '--header=cookie: xsa_cookie_message=hide',
    ...(script === undefined ? [] : [`--script=${script}`]),
    url,
  ])
  return readWrk(stdout)
}

/** Reads wrk's report. */
export function readWrk(text: string): Load {
  const latency = (percentile: string) => milliseconds(new RegExp(`^\\s+${percentile}%\\s+(\\S+)`, 'm').exec(text)?.[1])
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    medianMs: latency('50'),
    p99Ms: latency('99'),
    errors: socketErrors.reduce((sum, count) => sum + Number(count), refused),
  }
}

function milliseconds(text = '0ms'): number {
  const [, number = '0', unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(number) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1)
}
