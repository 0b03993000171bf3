/**
 * Loaded before a node of the chaos run (`node --import`), never by a shop: gives its process a clock that can be turned and names of
 * vendors that can fail. A file says how things stand, and each thread of the process reads it again and again.
 */
import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

export type HookState = {
  /** Milliseconds by which this node’s clock is ahead; behind where it is negative. */
  readonly clockMs: number
  /** Names that nobody can look up. */
  readonly deadNames: readonly string[]
}

/** Names below this lead to the machine of the run. */
export const vendorDomain = '.chaos.test'

const file = process.env.CHAOS_HOOKS
let state: HookState = { clockMs: 0, deadNames: [] }

function readState(path: string): void {
  try {
    state = JSON.parse(readFileSync(path, 'utf8')) as HookState
  } catch {
    // It is being written: what it said before holds until the next look.
  }
}

if (file !== undefined) {
  readState(file)
  setInterval(() => readState(file), 100).unref()
  turnClock()
  replaceLookup()
}

/** `Date` and nothing else: what Node measures time spans with goes on as it did, as on a machine whose clock is set. */
function turnClock(): void {
  const RightDate = globalThis.Date
  const now = () => RightDate.now() + state.clockMs
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

type Found = (error: NodeJS.ErrnoException | null, address?: string | LookupAddress[], family?: number) => void

function replaceLookup(): void {
  const usual = dns.lookup as (name: string, options: LookupOptions, found: Found) => void
  const lookup = (name: string, given: LookupOptions | number | Found, callback?: Found) => {
    const found = typeof given === 'function' ? given : (callback ?? (() => undefined))
    const options = typeof given === 'object' ? given : {}
    if (!name.endsWith(vendorDomain)) return usual(name, options, found)
    setImmediate(() => {
      if (state.deadNames.includes(name)) return found(notFound(name))
      if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }])
      else found(null, '127.0.0.1', 4)
    })
  }
  Object.assign(dns, { lookup })
  syncBuiltinESMExports()
}

const notFound = (name: string) =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${name}`), {
    code: 'EAI_AGAIN',
    syscall: 'getaddrinfo',
    hostname: name,
  })
