/**
 * The first thing every npm script runs, on the system's Node: brings node_modules and the build up to date, and hands
 * over to the Node that the shop is made for. Plain JavaScript, and nothing but Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Flags that the shop itself runs with; what the operator says in NODE_OPTIONS comes after them, and holds. */
export const shopNodeOptions = '--max-semi-space-size=16'

/** What each command runs, whether it needs the built storefront, and whether it needs the tools that build and test. */
const commands = {
  start: { entry: 'server/main.ts', needsBuild: true, mode: 'production', nodeOptions: shopNodeOptions },
  dev: { entry: 'server/commands/watch.ts', needsBuild: false, mode: 'development', needsTools: true },
  test: { entry: 'server/commands/test.ts', needsBuild: false, mode: 'test', needsTools: true },
  build: { needsBuild: true, mode: 'production', needsTools: true },
  'prepare-release': { needsBuild: true, mode: 'production' },
  scale: { entry: 'server/commands/scale.ts', needsBuild: false, mode: 'production' },
  'content-check': { entry: 'server/commands/content-check.ts', needsBuild: false, mode: 'production' },
  'content-preview': { entry: 'server/commands/content-preview.ts', needsBuild: false, mode: 'production' },
  'content-publish': { entry: 'server/commands/content-publish.ts', needsBuild: false, mode: 'production' },
  'content-push': { entry: 'server/commands/content-push.ts', needsBuild: false, mode: 'production' },
  orders: { entry: 'server/commands/orders.ts', needsBuild: false, mode: 'production' },
  reservations: { entry: 'server/commands/reservations.ts', needsBuild: false, mode: 'production' },
  export: { entry: 'server/commands/export.ts', needsBuild: false, mode: 'production' },
  import: { entry: 'server/commands/import.ts', needsBuild: false, mode: 'production' },
  pictures: { entry: 'server/commands/pictures.ts', needsBuild: false, mode: 'production' },
  shop: { entry: 'server/commands/shop.ts', needsBuild: false, mode: 'production' },
  staff: { entry: 'server/commands/staff.ts', needsBuild: false, mode: 'production' },
  jobs: { entry: 'server/commands/jobs.ts', needsBuild: false, mode: 'production' },
  backup: { entry: 'server/commands/backup.ts', needsBuild: false, mode: 'production' },
  restore: { entry: 'server/commands/restore.ts', needsBuild: false, mode: 'production' },
  sbom: { entry: 'server/commands/sbom.ts', needsBuild: false, mode: 'production' },
  messages: { entry: 'server/commands/messages.ts', needsBuild: false, mode: 'production' },
  bench: { entry: 'bench/bench.ts', needsBuild: true, mode: 'production', needsTools: true },
}

/** The sentence for a Node that is too old even to begin, or nothing. */
export function problemWithNode(version, needed = [20, 19]) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return undefined
  return `Cordwainer needs Node ${needed.join('.')} or newer to begin; this is ${version}. See https://nodejs.org`
}

/** One hash over the names and contents of files and folders. */
export function hashOf(base, names) {
  const hash = createHash('sha256')
  for (const name of names) {
    const path = join(base, name)
    if (!existsSync(path)) continue
    for (const file of filesUnder(path))
      hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/** What the built storefront is made of. */
const buildSources = [
  'web',
  'backoffice',
  'public',
  'kernel',
  'languages',
  'api/schema.graphql',
  'backoffice-api/schema.graphql',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** Whether what was made from the sources still fits them; `stamp` holds the hash they had. */
export function isCurrent(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash
}

/** Left out, or taken away: what tests and builds. */
const withoutTools = ['--omit=dev', '--no-audit', '--no-fund']

/**
 * What of the packages has to be there. An operator who says NODE_ENV=production runs the shop and nothing else: tests and builds need
 * tools, five hundred packages of them, a shop that is built doesn't.
 * @returns `all`, or `runtime`, for which more does no harm
 */
export function packagesFor(name, env, isBuilt) {
  const { needsTools = false, needsBuild } = commands[name]
  return needsTools || env.NODE_ENV !== 'production' || (needsBuild && !isBuilt) ? 'all' : 'runtime'
}

/** What an installation has, by its stamp: the hash of the lockfile, and whether it is the runtime alone. */
export function packagesOf(stamp, hash) {
  const [installed, part = 'all'] = stamp.trim().split(' ')
  return installed === hash ? part : undefined
}

function install(wanted) {
  const stamp = join(root, 'node_modules/.cordwainer')
  const hash = hashOf(root, ['package-lock.json'])
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  const known = packagesOf(stamped, hash)
  // Without a stamp it may be somebody's own installation; one without tools always has a stamp.
  const own =
    stamped.trim().endsWith(' runtime') || !isInstalledFrom(join(root, 'package-lock.json')) ? undefined : 'all'
  const installed = known ?? own
  const isEnough = installed === 'all' || installed === wanted
  if (!isEnough) {
    say('Installing what the shop is built on (npm ci) …')
    const options = wanted === 'all' ? ['--no-audit', '--no-fund'] : withoutTools
    run('npm', ['ci', ...options], 'npm ci failed; what it said stands above.')
  }
  // npm may be told to run no install scripts, but this package's script is what brings the Node.
  if (!existsSync(pinnedNode)) {
    run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'], '', true)
    if (!existsSync(pinnedNode)) {
      run(process.execPath, ['installArchSpecificPackage.js'], '', true, join(root, 'node_modules/node'))
    }
    if (!existsSync(pinnedNode)) {
      fail(
        'The pinned Node is missing: node_modules/node/bin/node. Allow install scripts for the package "node" and run npm ci.',
      )
    }
  }
  const now = isEnough ? installed : wanted
  if (now === 'runtime') removeHeaders()
  if (known !== now) writeFileSync(stamp, stampOf(hash, now))
}

const stampOf = (hash, packages) => (packages === 'runtime' ? `${hash} runtime` : hash)

/** Once a production's shop is built, what built it goes. */
function removeTools() {
  const stamp = join(root, 'node_modules/.cordwainer')
  const hash = hashOf(root, ['package-lock.json'])
  if (packagesOf(readFileSync(stamp, 'utf8'), hash) === 'runtime') return
  say('Removing what only builds and tests (npm prune) …')
  writeFileSync(stamp, stampOf(hash, 'runtime'))
  run('npm', ['prune', ...withoutTools], 'npm prune failed; what it said stands above.')
  removeHeaders()
}

/** What add-ons written in C++ would be compiled with: a third of the Node that comes as a package. */
function removeHeaders() {
  const packages = join(root, 'node_modules/node/node_modules')
  if (!existsSync(packages)) return
  for (const name of readdirSync(packages)) {
    if (name.startsWith('node-')) rmSync(join(packages, name, 'include'), { recursive: true, force: true })
  }
}

/** npm writes this file last, so one newer than the lockfile is an installation of it. */
function isInstalledFrom(lockfile) {
  const installed = join(root, 'node_modules/.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

const isBuilt = () => isCurrent(join(root, 'build/stamp'), hashOf(root, buildSources))

function build() {
  if (isBuilt()) return
  const stamp = join(root, 'build/stamp')
  const hash = hashOf(root, buildSources)
  say('Building the storefront and the back office …')
  // A build that is cut off must not pass for the one before it.
  rmSync(stamp, { force: true })
  const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs')
  run(pinnedNode, [reactRouter, 'build'], 'The storefront could not be built; what went wrong stands above.')
  run(
    pinnedNode,
    [reactRouter, 'build', 'backoffice'],
    'The back office could not be built; what went wrong stands above.',
  )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function run(command, args, problem, mayFail = false, cwd = root) {
  const env = {
    ...process.env,
    NODE_ENV: command === 'npm' ? '' : 'production',
    PATH: `${dirname(pinnedNode)}:${process.env.PATH}`,
  }
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 2, 'inherit'] })
  if (status !== 0 && !mayFail) fail(problem)
}

/**
 * The environment of whatever runs on the pinned Node. Node keeps what it compiled beside the modules that were compiled: one
 * file for each, written again when its source changes, and gone with the next `npm ci`. Threads and children inherit it.
 * Memory is kept together (docs/decisions/210-heaps-stay-small.md).
 */
export function environmentOf(env, mode, nodeOptions) {
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || mode,
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    ...(nodeOptions && { NODE_OPTIONS: [nodeOptions, env.NODE_OPTIONS].filter(Boolean).join(' ') }),
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
    PATH: `${dirname(pinnedNode)}:${env.PATH}`,
  }
}

/** Hands over: same terminal, same signals, same exit code. */
function handOver({ entry, mode, nodeOptions }, args) {
  const child = spawn(pinnedNode, [entry, ...args], {
    cwd: root,
    env: environmentOf(process.env, mode, nodeOptions),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes a signal on to the shell between us, and that dies without a word.
  const parent = process.ppid
  const orphaned = () => process.ppid !== parent && child.kill('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(`\n${sentence}`)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const problem = problemWithNode(process.version)
  if (problem) fail(problem)
  if (!command) fail(`Say what to do: ${Object.keys(commands).join(', ')}.`)
  if (command.entry && !existsSync(join(root, command.entry))) fail(`There is no ${command.entry} in this checkout.`)
  install(packagesFor(name, process.env, command.needsBuild && isBuilt()))
  if (command.needsBuild) build()
  const isForProduction = name === 'start' || name === 'prepare-release'
  if (isForProduction && packagesFor(name, process.env, true) === 'runtime') removeTools()
  if (command.entry) handOver(command, args)
}
