import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Plugin, runnerImport } from 'vite'

const server = 'virtual:words'
const source = fileURLToPath(new URL('../messages/catalogues.ts', import.meta.url))
const folders = ['../messages/', '../../languages/'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** What the server alone says is in no file of a browser. */
type Part = 'common' | 'personal' | 'server'
type Compiled = { readonly lang: string; readonly part: Part; readonly url: string; readonly json: string }

/**
 * Compiles the ICU messages while building. The server gets all languages (`virtual:words`); a browser gets the files of its
 * own, whose names carry the hash of their content, so that they are fetched once and kept.
 */
export function messagesPlugin(): Plugin {
  let development = false

  let known: Promise<Compiled[]> | undefined
  const compiled = () => {
    known ??= compile()
    return known
  }

  async function compile(): Promise<Compiled[]> {
    const { module } = await runnerImport<typeof import('../messages/catalogues.ts')>(source)
    return Object.entries(module.catalogues).flatMap(([lang, messages]) =>
      (['common', 'personal', 'server'] as const).map((part): Compiled => {
        const partOf = (key: string): Part =>
          module.isServerWord(key) ? 'server' : module.isPersonalWord(key) ? 'personal' : 'common'
        const chosen = Object.entries(messages).filter(([key]) => partOf(key) === part)
        const json = JSON.stringify(Object.fromEntries(chosen.map(([key, text]) => [key, compileMessageOrThrow(text)])))
        const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
        const url = development ? `/@id/__x00__${server}/${lang}/${part}` : `/assets/words-${lang}-${part}-${hash}.js`
        return { lang, part, json, url }
      }),
    )
  }

  return {
    name: 'words',
    config: (_, { command }) => {
      development = command === 'serve'
    },
    resolveId: (id) => (id === server || id.startsWith(`${server}/`) ? `\0${id}` : undefined),
    load: {
      filter: { id: /^\0virtual:words/ },
      handler: async (id) => {
        const parts = await compiled()
        const one = parts.find(({ lang, part }) => id === `\0${server}/${lang}/${part}`)
        if (one) return `export default ${one.json}`
        const entries = parts.map(
          ({ lang, part, url, json }) => `{lang:'${lang}',part:'${part}',url:'${url}',messages:${json}}`,
        )
        return `export default [${entries.join(',')}]`
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { part, url, json } of await compiled()) {
        if (part === 'server') continue
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: `export default ${json}` })
      }
    },
    hotUpdate({ file }) {
      if (!folders.some((folder) => file.startsWith(folder))) return
      known = undefined
      for (const module of this.environment.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith(`\0${server}`)) this.environment.moduleGraph.invalidateModule(module)
      }
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
