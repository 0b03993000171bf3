import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/shop/free-port.ts'

export type NginxProxy = {
  readonly origin: string
  /** What it complained about. */
  said(): string
  stop(): Promise<void>
}

/** nginx with the recipe that is shipped, in front of nodes on these ports. Only names of the machine are others: ports and a folder. */
export async function startProxy(...shopPorts: readonly number[]): Promise<NginxProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'cordwainer-nginx-'))
  const port = await freePort()
  const recipe = await readFile('deploy/nginx/cordwainer.conf', 'utf8')
  const placed = replaced(recipe, {
    'server 127.0.0.1:3000;': shopPorts.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=5s;`).join(' '),
    '/var/cache/nginx/cordwainer': join(folder, 'cache'),
    'listen 80;': `listen 127.0.0.1:${port};`,
  })
  await writeFile(join(folder, 'shop.conf'), placed)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const root = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${root} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
events { worker_connections 256; } http { access_log off; ${folders} include ${folder}/shop.conf; }\n`,
  )
  const nginx = spawn(program(), ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await untilOpen(origin, () => (nginx.exitCode === null ? undefined : `nginx ended: ${said}`))
  return {
    origin,
    said: () => said,
    stop: async () => {
      nginx.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

const program = () => process.env.NGINX ?? '/usr/sbin/nginx'

function replaced(recipe: string, others: Readonly<Record<string, string>>): string {
  return Object.entries(others).reduce((text, [name, other]) => {
    if (!text.includes(name)) throw new Error(`The recipe has no ${name}`)
    return text.replaceAll(name, other)
  }, recipe)
}

async function untilOpen(origin: string, problem: () => string | undefined): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const said = problem()
    if (said !== undefined) throw new Error(said)
    const open = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (open?.status === 404) return
    await pause(25)
  }
  throw new Error('nginx does not open')
}
