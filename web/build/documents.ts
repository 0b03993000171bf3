import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const persisted = fileURLToPath(new URL('../graphql/persisted-documents.json', import.meta.url))
const call = /\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`,?\s*\)/g
const operation = /^\s*(?:query|mutation)\s+([A-Za-z0-9_]+)/m

/**
 * The text of a query never reaches a browser: there, `graphql(…)` becomes the hash under which the API knows the document,
 * and the generated folder is empty.
 */
export function documentsPlugin(): Plugin {
  return {
    name: 'documents',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client' || !/\/web\/graphql\/[a-z-]+\.ts$/.test(id)) return undefined
      return 'export const graphql = () => ({})'
    },
    async transform(code, id) {
      if (!/\/web\/.*\.tsx?$/.test(id) || id.includes('/web/graphql/') || !code.includes('graphql(')) return undefined
      const hashes = await hashesByName()
      return code.replace(call, (text, source: string) => {
        const name = operation.exec(source)?.[1]
        if (name === undefined) return '{}'
        const hash = hashes.get(name)
        if (hash === undefined) throw new Error(`The document ${name} is not generated yet: npm run graphql`)
        return this.environment.name === 'client' ? `({ __meta__: { hash: '${hash}' } })` : text
      })
    },
  }
}

async function hashesByName(): Promise<Map<string, string>> {
  const byHash = JSON.parse(await readFile(persisted, 'utf8')) as Record<string, string>
  const hashes = new Map<string, string>()
  for (const [hash, text] of Object.entries(byHash)) {
    const name = /(?:query|mutation) ([A-Za-z0-9_]+)/.exec(text)?.[1]
    if (name !== undefined) hashes.set(name, hash)
  }
  return hashes
}
