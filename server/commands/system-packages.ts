import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type SystemPackage = {
  /** What it is for, as the sentence names it. */
  readonly what: string
  /** Where it may be found already. */
  readonly paths: readonly string[]
  /** Debian's names for it, the best first. */
  readonly debian: readonly [string, ...string[]]
  /** Where the best of them lies, if it is so much better that it is installed beside another that is here. */
  readonly firstChoice?: string
}

export const chromium: SystemPackage = {
  what: 'Chromium, for the journeys through the shop',
  // The first has no windows: a whole browser opens one for each shopper, which takes a quarter of all journeys' time.
  paths: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
  debian: ['chromium-headless-shell', 'chromium'],
  firstChoice: '/usr/bin/chromium-headless-shell',
}

export const postgres15: SystemPackage = {
  what: 'PostgreSQL 15, the oldest that the shop supports',
  paths: ['/usr/lib/postgresql/15', '/usr/pgsql-15', '/opt/homebrew/opt/postgresql@15', '/usr/local/opt/postgresql@15'],
  debian: ['postgresql-15'],
}

export const nginx: SystemPackage = {
  what: 'nginx, which stands in front of a shop, and which the benchmark is compared with',
  paths: ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
  debian: ['nginx-light'],
}

export const openssl: SystemPackage = {
  what: 'openssl, which makes the certificate of a test',
  paths: ['/usr/bin/openssl', '/opt/homebrew/bin/openssl', '/usr/local/bin/openssl'],
  debian: ['openssl'],
}

export const caddy: SystemPackage = {
  what: 'Caddy, which may stand in front of a shop',
  paths: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
  debian: ['caddy'],
}

export const pgbouncer: SystemPackage = {
  what: 'PgBouncer, which may stand between the nodes and their PostgreSQL',
  paths: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
  debian: ['pgbouncer'],
}

export const systemd: SystemPackage = {
  what: 'systemd-analyze, which judges the unit of a node',
  paths: ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'],
  debian: ['systemd'],
}

export const wrk: SystemPackage = {
  what: 'wrk, which asks for pages in the benchmark',
  paths: ['/usr/bin/wrk', '/opt/homebrew/bin/wrk'],
  debian: ['wrk'],
}

/**
 * Installs a package of the system when it is missing, or when only a second choice is here, and we may; otherwise answers with
 * a sentence that says what to do.
 */
export function ensureSystemPackage({ what, paths, debian, firstChoice }: SystemPackage): string | undefined {
  const isHere = () => paths.some((path) => existsSync(path))
  const isDone = () => (firstChoice === undefined ? isHere() : existsSync(firstChoice))
  if (isDone()) return undefined
  const [best] = debian
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return isHere() ? undefined : `${what}, is not on this machine. Install it: apt-get install ${best}`
  }
  process.stdout.write(`Installing ${what} (apt-get install ${best}) …\n`)
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of isHere() ? [best] : debian)
    if (!isDone()) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  return isHere() ? undefined : `${what}, could not be installed. Install it yourself: apt-get install ${best}`
}

/** The browser of journeys and benchmarks: the one that CHROMIUM names, or the best that this machine has. */
export function chromiumPath(): string {
  const [best = '', ...others] = chromium.paths
  return process.env.CHROMIUM ?? [best, ...others].find((path) => existsSync(path)) ?? best
}
