import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

type FloorProcess = { readonly pid: number; readonly origin: string; stop(): Promise<void> }

/** Opens what answers with the least that an answer costs. */
export async function startFloor(port: number, dataFolder: string): Promise<FloorProcess> {
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['bench/floor.ts', String(port), dataFolder], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
  }
  for (let tries = 0; tries < 300; tries++) {
    const answers = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return { pid: child.pid ?? 0, origin, stop }
    await pause(100)
  }
  await stop()
  throw new Error('The floor did not open within half a minute')
}
