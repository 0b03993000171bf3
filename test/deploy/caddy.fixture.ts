import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type RunningCaddy = { readonly origin: string; stop(): Promise<void> }

/** Caddy with this Caddyfile, which has it listen on this port; it keeps nothing of what it would keep elsewhere. */
export async function startCaddy(caddyfile: string, port: number): Promise<RunningCaddy> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-caddy-'))
  await writeFile(join(folder, 'Caddyfile'), caddyfile)
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let said = ''
  caddy.stderr.on('data', (text) => {
    said = (said + text).slice(-3000)
  })
  const ended = once(caddy, 'exit')
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    caddy.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 400 && caddy.exitCode === null; tries++) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return { origin, stop }
    await pause(50)
  }
  await stop()
  throw new Error(`Caddy does not open: ${said}`)
}
