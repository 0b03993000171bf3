import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Route = {
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly [said: string]: unknown
}
export type RouteManifest = {
  readonly entry: { readonly imports: readonly string[]; readonly css: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

const opening = 'window.__reactRouterManifest='

/** Shortens the browser's table of routes once it is written. Every first visit loads it. */
export async function shortenManifest(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, 'client/assets')
  const name = (await readdir(folder)).find((file) => /^manifest-.+\.js$/.test(file))
  if (name === undefined) throw new Error('The build has no table of routes')
  const text = await readFile(join(folder, name), 'utf8')
  if (!text.startsWith(opening)) throw new Error('The table of routes is written in another way than it was')
  const manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, '')) as RouteManifest
  await writeFile(join(folder, name), writtenManifest(withoutLoadedFiles(manifest)))
}

/** The table as code, which gives routes the name that they are listed under: each is spelt once. */
export function writtenManifest({ routes, ...rest }: RouteManifest): string {
  const unnamed = Object.entries(routes).map(([name, { id: _, ...said }]) => [name, said])
  const table = JSON.stringify({ ...rest, routes: Object.fromEntries(unnamed) })
  return `const m=${table};for(const k in m.routes)m.routes[k].id=k;${opening}m;`
}

/** Without what a browser has loaded already by the time it reads a route, and without what a route has not. */
export function withoutLoadedFiles({ entry, routes, ...rest }: RouteManifest): RouteManifest {
  const everywhere = new Set([...entry.imports, ...entry.css])
  const news = (files: readonly string[] = []) => files.filter((file) => !everywhere.has(file))
  const short = Object.entries(routes).map(([id, route]) => {
    const said: Route = { ...route, imports: news(route.imports), css: news(route.css) }
    const worth = Object.entries(said).filter(([, value]) => value !== false && !isEmpty(value))
    return [id, id === 'root' ? route : Object.fromEntries(worth)]
  })
  return { entry, routes: Object.fromEntries(short), ...rest }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
