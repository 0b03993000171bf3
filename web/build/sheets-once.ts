import type { Plugin } from 'vite'

/**
 * Keeps parts that are fetched later from asking for the sheets of every page once more. React Router writes those with a `#`
 * behind their address, so that Vite doesn't find them in the document and adds them a second time: every letter and
 * every box of the page is then computed anew, in the middle of waking up.
 */
export function sheetsOnce(): Plugin {
  return {
    name: 'sheets-once',
    generateBundle: {
      // After Vite has written down what each part needs.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const everywhere = new Set<string>()
        const seen = new Set<string>()
        const visit = (file: string) => {
          const chunk = bundle[file]
          if (seen.has(file) || chunk?.type !== 'chunk') return
          seen.add(file)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) everywhere.add(sheet)
          for (const imported of chunk.imports) visit(imported)
        }
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/web/entry.client.tsx')) visit(chunk.fileName)
        }
        if (everywhere.size === 0) throw new Error('The sheets of every page are not where they were')
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutFiles(chunk.code, everywhere)
        }
      },
    },
  }
}

const list = /(m\.f\|\|\(m\.f=)(\[[^\]]*\])/
const uses = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/** Takes files out of the lists by which Vite fetches what a part needs; their places stay, since others are counted by them. */
export function withoutFiles(code: string, files: ReadonlySet<string>): string {
  const text = list.exec(code)?.[2]
  if (text === undefined) return code
  const named = JSON.parse(text) as string[]
  const kept = named.map((file) => (files.has(file) ? '' : file))
  return code
    .replace(list, (_, before: string) => before + JSON.stringify(kept))
    .replace(uses, (_, places: string) => {
      const wanted = places.split(',').filter((place) => kept[Number(place)] !== '')
      return `__vite__mapDeps([${wanted.join(',')}])`
    })
}
