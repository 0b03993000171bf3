import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const name = 'virtual:chunks'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

export type ChunkFiles = {
  readonly script: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Tells the server which files hold the modules that pages import lazily, so that a page can name the ones it needs before
 * its scripts run. Read from the browser's build, which comes first; empty in development.
 */
export function chunksPlugin(): Plugin {
  let root = '.'
  let development = false
  return {
    name: 'chunks',
    configResolved(config) {
      root = config.root
      development = config.command === 'serve'
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      if (development || this.environment.name === 'client') return 'export default {}'
      const manifest = JSON.parse(await readFile(`${root}/build/client/.vite/manifest.json`, 'utf8')) as Manifest
      const modules = Object.keys(manifest).filter((module) => module.startsWith('web/'))
      const files = modules.map((module) => [module, filesOf(manifest, module)])
      return `export default ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}

/** What a module needs beyond what every page has: its own file first, then those that it imports, and their styles. */
export function filesOf(manifest: Manifest, module: string): ChunkFiles {
  const everywhere = reach(
    manifest,
    Object.keys(manifest).filter((key) => everywhereModules.test(key)),
  )
  const needed = [...reach(manifest, [module])].filter((key) => key === module || !everywhere.has(key))
  const parts = needed.flatMap((key) => manifest[key] ?? [])
  return {
    script: `/${manifest[module]?.file}`,
    scripts: parts.map(({ file }) => `/${file}`),
    styles: [...new Set(parts.flatMap(({ css = [] }) => css.map((file) => `/${file}`)))],
  }
}

/** What every page has loaded already: the start of the application, the document and the usual layout. */
const everywhereModules = /(?:^|\/)(?:entry\.client|root|default-layout)\.tsx/

function reach(manifest: Manifest, from: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of from) visit(key)
  return found
}
