import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { usualColors } from '#shop/brand/brand-colors.ts'
import type { NewShop } from './answers.ts'
import { starterCatalogue, starterImports } from './starter-catalogue.ts'
import { starterCompany } from './starter-company.ts'
import { starterContent } from './starter-content.ts'
import { starterReadme } from './starter-readme.ts'
import { starterSettings } from './starter-settings.ts'
import { starterVat } from './vat-rates.ts'

const project = resolve(import.meta.dirname, '../..')

/** A mark that is nobody's: a tab and a home screen have something to show until there is a better one. */
const starterIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" fill="${usualColors.ink}"/>
<circle cx="16" cy="16" r="7.5" fill="none" stroke="${usualColors.onInk}" stroke-width="3"/>
</svg>
`

/** A file of a new shop by its path in the folder. */
export type NewFiles = ReadonlyMap<string, string>

/** Everything that a new shop begins with. */
export function newShopFiles(shop: NewShop, folder: string, now: Date): NewFiles {
  const files = new Map<string, string>()
  const json = (path: string, value: object) => files.set(path, `${JSON.stringify(value, null, 2)}\n`)
  const schema = (path: string, from = folder) => relative(from, join(project, path)).replaceAll('\\', '/')

  json(
    'settings.json',
    starterSettings(shop, { schema: schema('shop/settings/settings.schema.json'), vat: vatOf(shop) }),
  )
  json('storefronts.json', {
    $schema: schema('shop/storefronts/storefronts.schema.json'),
    root: shop.storefronts[0].code,
    storefronts: shop.storefronts.map(({ code, deliversTo }) => ({ code, deliversTo })),
  })
  json('company.json', starterCompany(shop))
  json('brand/brand.json', {
    $schema: schema('shop/brand/brand.schema.json', join(folder, 'brand')),
    icon: 'icon.svg',
    colors: usualColors,
  })
  files.set('brand/icon.svg', starterIcon)
  json('catalogue.json', starterCatalogue(shop))
  const borrowed: string[] = []
  for (const storefront of shop.storefronts) {
    const { documents, lawOf } = starterContent(storefront, now)
    if (lawOf !== undefined) {
      const whose = lawOf.endsWith('-eu')
        ? 'written for the law that the European Union has in common'
        : `those of ${lawOf}`
      borrowed.push(
        `   The legal pages of ${storefront.code} are ${whose}: have them checked against the law of ${storefront.country}.`,
      )
    }
    for (const document of documents) json(`content/${document.type}/${document.uid}.${document.lang}.json`, document)
  }
  for (const [name, text] of Object.entries(starterImports(shop))) files.set(`imports/${name}`, text)
  files.set('pictures/README.md', 'Pictures of products and pages: `boot-1.jpg` is the picture `boot-1`.\n')
  files.set('README.md', starterReadme(shop, relative(project, folder) || folder, borrowed))
  return files
}

/** The rates that every shop of this release begins with. */
function vatOf({ storefronts }: NewShop): object {
  const { vat } = JSON.parse(readFileSync(join(project, 'demo/settings.json'), 'utf8'))
  const countries = new Set(storefronts.flatMap(({ country, deliversTo }) => [country, ...deliversTo]))
  return starterVat([...countries], vat)
}
