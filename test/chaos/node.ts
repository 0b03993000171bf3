import { once } from 'node:events'
import { mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShopProcess } from '../../bench/shop-process.ts'
import type { HookState } from './node-hooks.ts'
import type { TcpProxy } from './tcp-proxy.ts'

/** One that finds no database ends at once. */
const mostTries = 60

/** A node of the built shop, as `npm start` opens it, that can be killed, stopped and lied to. */
export type ChaosNode = {
  readonly name: string
  readonly origin: string
  readonly adminOrigin: string
  readonly port: number
  /** Between it and the database. */
  readonly proxy: TcpProxy
  open(): Promise<void>
  /** Waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>
  signal(signal: NodeJS.Signals): void
  set(state: Partial<HookState>): void
  /** How often it ended without being told to. */
  readonly ownEnds: number
}

export function chaosNode(options: {
  readonly name: string
  readonly folder: string
  readonly ports: { readonly shop: number; readonly admin: number }
  readonly proxy: TcpProxy
  readonly env: Readonly<Record<string, string>>
}): ChaosNode {
  const { name, folder, ports, proxy, env } = options
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  const output = openSync(join(folder, `${name}.log`), 'a')
  const hooks = join(home, 'hooks.json')
  let state: HookState = { clockMs: 0, deadNames: [] }
  let running: ShopProcess | undefined
  let isAsked = false
  let ownEnds = 0

  function write(): void {
    // Whoever reads it finds it whole.
    writeFileSync(`${hooks}.new`, JSON.stringify(state))
    renameSync(`${hooks}.new`, hooks)
  }
  write()

  /** As whatever looks after a service does it: one that could not open, or ended, is opened again. */
  async function openAnew(): Promise<void> {
    for (let tries = 0; !isAsked; tries++) {
      try {
        running = await startShopProcess({
          port: ports.shop,
          dataFolder: home,
          flags: ['--import', './test/chaos/node-hooks.ts'],
          output,
          env: { ...env, ADMIN_PORT: String(ports.admin), CHAOS_HOOKS: hooks, LOG_LEVEL: 'warn' },
        })
        break
      } catch (error) {
        if (tries === mostTries) throw error
        await pause(500)
      }
    }
    running?.child.once('exit', () => {
      if (isAsked) return
      ownEnds += 1
      openAnew().catch(() => undefined)
    })
  }

  return {
    name,
    origin: `http://127.0.0.1:${ports.shop}`,
    adminOrigin: `http://127.0.0.1:${ports.admin}`,
    port: ports.shop,
    proxy,
    get ownEnds() {
      return ownEnds
    },
    open: () => {
      isAsked = false
      return openAnew()
    },
    kill: async (signal) => {
      isAsked = true
      const child = running?.child
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    signal: (signal) => void running?.child.kill(signal),
    set: (change) => {
      state = { ...state, ...change }
      write()
    },
  }
}
