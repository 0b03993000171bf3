import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Plugin, runnerImport } from 'vite'
import type { Catalogues } from '../words/catalogues.ts'

const server = 'virtual:words'
const source = fileURLToPath(new URL('../words/catalogues.ts', import.meta.url))
const folder = fileURLToPath(new URL('../words/', import.meta.url))

type Compiled = { readonly lang: string; readonly code: string; readonly url: string; readonly json: string }

/**
 * Compiles the ICU messages while building. The server gets all languages (`virtual:words`); a browser gets one file, of its
 * own language, whose name carries the hash of its content, so that it is fetched once and kept.
 */
export function words(): Plugin {
  let development = false
  const devUrl = (lang: string) => `/@id/__x00__${server}/${lang}`

  async function compiled(): Promise<Compiled[]> {
    const { module } = await runnerImport<{ catalogues: Catalogues }>(source)
    return Object.entries(module.catalogues).map(([lang, messages]) => {
      const json = JSON.stringify(
        Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessageOrThrow(text)])),
      )
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
      const url = development ? devUrl(lang) : `/assets/words-${lang}-${hash}.js`
      return { lang, json, url, code: `export default ${json}` }
    })
  }

  return {
    name: 'words',
    config: (_, { command }) => {
      development = command === 'serve'
    },
    resolveId: (id) => (id === server || id.startsWith(`${server}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${server}`)) return undefined
      const catalogues = await compiled()
      const one = catalogues.find(({ lang }) => id === `\0${server}/${lang}`)
      if (one) return one.code
      const entries = catalogues.map(
        ({ lang, url, json }) => `${JSON.stringify(lang)}:{url:${JSON.stringify(url)},messages:${json}}`,
      )
      return `export default {${entries.join(',')}}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { url, code } of await compiled())
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: code })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return
      for (const module of this.environment.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${server}`)) this.environment.moduleGraph.invalidateModule(module)
      }
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
