import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const name = 'virtual:chunks'

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/**
 * Tells the server which files hold the modules that pages import lazily, so that a page can name the ones it needs before
 * its scripts run. Read from the browser's build, which comes first; empty in development.
 */
export function chunks(): Plugin {
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
      const files = Object.entries(manifest).map(([module, { file }]) => [module, `/${file}`])
      return `export default ${JSON.stringify(Object.fromEntries(files))}`
    },
  }
}
