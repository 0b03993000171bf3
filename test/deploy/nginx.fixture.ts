import { spawn, spawnSync } from 'node:child_process'
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
  const folder = await newFolder()
  const port = await freePort()
  const shop = await shopRecipe(folder, shopPorts, `listen 127.0.0.1:${port};`)
  return startNginx(folder, [shop], `http://127.0.0.1:${port}`)
}

export type TlsProxy = NginxProxy & {
  /** Where it listens with TLS. */
  readonly tlsPort: number
  /** Whom it says that it is: itself. */
  readonly certificate: string
}

/** The same with the recipes for TLS, which stand beside it: `origin` is what is asked for without. */
export async function startTlsProxy(...shopPorts: readonly number[]): Promise<TlsProxy> {
  const folder = await newFolder()
  const [port, tlsPort] = [await freePort(), await freePort()]
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  makeCertificate(certificate, key)
  const tls = replaced(await readFile('deploy/nginx/tls.conf', 'utf8'), {
    'listen 443 ssl http2;': `listen 127.0.0.1:${tlsPort} ssl http2;`,
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': key,
  })
  const redirect = replaced(await readFile('deploy/nginx/redirect.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
  })
  const shop = await shopRecipe(folder, shopPorts, tls)
  const proxy = await startNginx(folder, [shop, redirect], `http://127.0.0.1:${port}`)
  return { ...proxy, tlsPort, certificate: await readFile(certificate, 'utf8') }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'cordwainer-nginx-'))

/** @param listen what stands instead of `listen 80` */
async function shopRecipe(folder: string, ports: readonly number[], listen: string): Promise<string> {
  return replaced(await readFile('deploy/nginx/cordwainer.conf', 'utf8'), {
    'server 127.0.0.1:3000;': ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=5s;`).join(' '),
    '/var/cache/nginx/cordwainer': join(folder, 'cache'),
    '  listen 80;\n': `  ${listen}\n`,
  })
}

function makeCertificate(certificate: string, key: string): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'],
    ...['-keyout', key, '-out', certificate],
  ])
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${made.stderr}`)
}

async function startNginx(folder: string, recipes: readonly string[], origin: string): Promise<NginxProxy> {
  await writeFile(join(folder, 'shop.conf'), recipes.join('\n'))
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
    // Not found, or sent on to where TLS is.
    const open = await fetch(`${origin}/healthz`, { redirect: 'manual' }).catch(() => undefined)
    if (open?.status === 404 || open?.status === 301) return
    await pause(25)
  }
  throw new Error('nginx does not open')
}
