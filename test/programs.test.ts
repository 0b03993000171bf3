import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** What is begun as a process or a thread of its own. */
const programs = [
  ...readdirSync('server/commands').map((name) => `server/commands/${name}`),
  ...readdirSync('bench').map((name) => `bench/${name}`),
  'server/main.ts',
  'server/render-worker.ts',
  'server/search-worker.ts',
  'test/proofs/node-process.ts',
  'test/chaos/chaos.ts',
].filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

const giver = 'server/configured-storefronts.ts'
const reader = 'kernel/storefront.ts'

/** What a file loads, in its order; types are gone when it runs. */
function importsOf(path: string): readonly string[] {
  const statements = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements].flatMap(([, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? ''
    if (specifier.startsWith('#')) return specifier.slice(1)
    return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : []
  })
}

const known = new Map<string, boolean>()

function reads(path: string): boolean {
  if (path === reader) return true
  const answer = known.get(path)
  if (answer !== undefined) return answer
  // Whoever is in a circle is asked about what else it loads.
  known.set(path, false)
  const found = /\.tsx?$/.test(path) && existsSync(path) && importsOf(path).some(reads)
  known.set(path, found)
  return found
}

test('every program that knows storefronts is given them before it loads anything that does', () => {
  const first = (path: string) => importsOf(path).find((target) => target === giver || reads(target))
  const needing = programs.filter((path) => first(path) !== undefined)
  expect(needing.length).toBeGreaterThan(15)
  expect(needing.filter((path) => first(path) !== giver)).toEqual([])
})

test('no code counts on one storefront: a shop may have any', () => {
  const rooms = ['api', 'database', 'integrations', 'kernel', 'languages', 'server', 'shop', 'web']
  const paths = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => posix.join(room, name)),
  )
  const running = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
  expect(running.length).toBeGreaterThan(500)
  expect(running.filter((path) => readFileSync(path, 'utf8').includes("storefrontOf('"))).toEqual([])
})
