import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { environmentOf, shopNodeOptions } from '#server/commands/bootstrap.mjs'

export type ShopProcess = {
  readonly child: ChildProcess
  readonly origin: string
  readonly publicOrigin: string
  stop(): Promise<void>
}

type ShopProcessOptions = {
  readonly port: number
  /** Holds the shop's database; a demo shop is made in an empty one. */
  readonly dataFolder: string
  /** The checkout that is run; this one when absent. */
  readonly root?: string
  /** Flags for Node. */
  readonly flags?: readonly string[]
  /** Of its environment, what is otherwise than usual. */
  readonly env?: Readonly<Record<string, string>>
  /** The file that what it says goes to; without one its errors go where ours go, and the rest nowhere. */
  readonly output?: number
  /** Whether messages go to and fro. */
  readonly ipc?: boolean
}

/** Opens a shop as `npm start` does, without a word, and waits until it sells. */
export async function startShopProcess(options: ShopProcessOptions): Promise<ShopProcess> {
  const { port, dataFolder, root = process.cwd(), flags = [], env = {}, output, ipc = false } = options
  const origin = `http://127.0.0.1:${port}`
  const publicOrigin = `http://localhost:${port}`
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit', ...(ipc ? (['ipc'] as const) : [])],
    env: {
      ...environmentOf(process.env, 'production', shopNodeOptions),
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: publicOrigin,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      ...env,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries++) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return { child, origin, publicOrigin, stop }
    await pause(100)
  }
  await stop()
  throw new Error(`The shop of ${root} did not open within two minutes`)
}
