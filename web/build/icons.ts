/** Draws `web/ui/icons.svg` from Lucide: `node web/build/icons.ts`, after a name was added to `web/ui/icon-names.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import { iconNames } from '../ui/icon-names.ts'

const source = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const svg = await readFile(new URL(`${name}.svg`, source), 'utf8')
    const shapes = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/> </g, '><')
      .trim()
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
  }),
)
await writeFile(
  new URL('../ui/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons by Lucide (ISC)</title>\n${symbols.join('\n')}\n</svg>\n`,
)
