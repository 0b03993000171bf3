import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const order = /^@layer [^;{]+;/m

/**
 * Says the order of the cascade's layers at the beginning of sheets that may arrive before those of every page: the first that
 * names a layer decides where it stands.
 */
export function layersPlugin(sheets: RegExp): Plugin {
  let root = '.'
  return {
    name: 'layers',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async transform(code, id) {
      if (!sheets.test(id)) return undefined
      const tokens = await readFile(join(root, 'web/styles/tokens.css'), 'utf8')
      const line = order.exec(tokens)?.[0]
      if (!line) throw new Error('The order of the layers is not where it was')
      return `${line}\n${code}`
    },
  }
}
