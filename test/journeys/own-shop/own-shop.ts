import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openJourneyShop } from '../setup.ts'

const files = resolve(import.meta.dirname)
const pictures = ['ankle-0', 'ankle-1', 'ankle-2', 'sneaker-0', 'sneaker-1', 'sneaker-2', 'loafer-0', 'loafer-1']

/** What its owner types where the new folder says FILL IN. */
const owner: readonly (readonly [place: RegExp, answer: string])[] = [
  [/\.phone$/, '+31 20 123 45 67'],
  [/^registrations\.GB$/, 'GB 123 4567 89'],
  [/\.url$/, 'https://www.mediateur.example'],
  [/^vatNumber$/, 'NL123456789B01'],
  [/^name$/, 'Zonneveld Schoenen B.V.'],
  [/^representative$/, 'M. Zonneveld'],
  [/^street$/, 'Zonstraat 1'],
  [/^postalCode$/, '1000 AA'],
  [/^city$/, 'Zonstad'],
]

function filledIn(value: unknown, path = ''): unknown {
  if (typeof value === 'string' && value.startsWith('FILL IN: '))
    return owner.find(([place]) => place.test(path))?.[1] ?? '12345678'
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, filledIn(one, path === '' ? name : `${path}.${name}`)]),
  )
}

/** The commands of docs/your-shop/README.md, one after the other, by somebody with a Shopify file and a logo. */
export async function openOwnShop(name: string, storefronts: readonly string[]) {
  const place = mkdtempSync(join(tmpdir(), 'own-shop-'))
  const [shop, dataDir] = [join(place, 'shop'), join(place, 'data')]
  const env = { ...process.env, SHOP: shop, DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const run = async (command: string, ...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [`server/commands/${command}.ts`, ...args], { env })
    return stdout
  }
  const said: string[] = []
  said.push(
    await run(
      'shop',
      ...['new', shop, '--name', name, '--country', 'NL', '--email', 'service@zonneveld.example'],
      ...['--storefronts', storefronts.join(',')],
    ),
  )
  const company = join(shop, 'company.json')
  writeFileSync(company, JSON.stringify(filledIn(JSON.parse(readFileSync(company, 'utf8')))))
  for (const file of ['brand.json', 'logo.svg']) copyFileSync(join(files, file), join(shop, 'brand', file))
  for (const picture of pictures)
    copyFileSync(`demo/pictures/packshots/${picture}.jpg`, join(shop, 'pictures', `${picture}.jpg`))
  said.push(await run('shop', 'check'), await run('shop', 'brand', 'check'))

  const open = await openJourneyShop({ SHOP: shop }, dataDir)
  const exported = join(place, 'products_export.csv')
  copyFileSync(join(files, 'products_export.csv'), exported)
  const close = async () => {
    await open.close()
    rmSync(place, { recursive: true, force: true })
  }
  try {
    for (const kind of ['products', 'stock', 'prices'])
      said.push(await run('import', kind, exported, '--mapping', 'shopify'))
  } catch (error) {
    await close()
    throw error
  }
  return { origin: open.origin, said, close }
}
