import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type OpenJourneyShop, openJourneyShop } from '../setup.ts'
import { vendorsInPages } from '../vendors-in-pages.ts'

const files = resolve(import.meta.dirname)
const pictures = ['ankle-0', 'ankle-1', 'ankle-2', 'sneaker-0', 'sneaker-1', 'sneaker-2', 'loafer-0', 'loafer-1']

/** The guide's owner has set up none of those who need consent. */
const noOthers = {
  ...Object.fromEntries(Object.keys(vendorsInPages).map((name) => [name, undefined])),
  TAG_MANAGER_ID: undefined,
  META_PIXEL_ID: undefined,
  META_ACCESS_TOKEN: undefined,
  META_URL: undefined,
  MAP_TILES_URL: undefined,
  THIRD_PARTY_SCRIPTS: undefined,
}

/** What its owner types where the new folder says FILL IN. */
const owner: readonly (readonly [place: RegExp, answer: string])[] = [
  [/\.phone$/, '+31 20 123 45 67'],
  [/^registrations\.GB$/, 'GB 123 4567 89'],
  [/\.url$/, 'https://www.mediateur.example'],
  [/^fixed\.manufacturer$/, 'Oficina do Norte Lda'],
  [/^fixed\.manufacturer_address$/, 'Rua Nova 1, 4000 Porto'],
  [/^fixed\.manufacturer_country$/, 'PT'],
  [/^fixed\.manufacturer_email$/, 'safety@oficina.example'],
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

/** Every command of the walk through a first shop, in the order in which a retailer reads them. */
export function commandsOfGuide(): readonly string[] {
  const guide = readFileSync('docs/your-shop/README.md', 'utf8')
  return [...guide.matchAll(/^```sh\n([^`]+)```$/gm)].flatMap(([, lines = '']) => lines.trim().split('\n'))
}

/** What the owner does by hand before a command. */
function work(shop: string): Readonly<Record<string, () => void>> {
  return {
    'npm run shop -- check': () => rewrite(join(shop, 'company.json'), (company) => filledIn(company)),
    'npm run shop -- brand check': () => {
      for (const file of ['brand.json', 'logo.svg']) copyFileSync(join(files, file), join(shop, 'brand', file))
    },
    'npm start': () => {
      for (const picture of pictures)
        copyFileSync(`demo/pictures/packshots/${picture}.jpg`, join(shop, 'pictures', `${picture}.jpg`))
    },
    'npm run import -- products products_export.csv --mapping shopify': () =>
      rewrite(join(shop, 'imports/shopify.json'), (mapping) => filledIn(mapping)),
    'npm run shop -- settings diff': () =>
      rewrite(join(shop, 'settings.json'), (settings) => {
        const { delivery } = settings as { delivery: { methods: Record<string, { price: number }[]> } }
        for (const method of delivery.methods.nl_NL ?? []) method.price = 0
        return settings
      }),
  }
}

function rewrite(file: string, change: (value: unknown) => unknown): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}

/**
 * Opens the shop of docs/your-shop/README.md by its own commands, one after the other, up to the first order.
 * @param more storefronts in place of the guide's one; then only what is needed to walk through the pages is done
 */
export async function openOwnShop(more?: readonly string[]) {
  const place = mkdtempSync(join(tmpdir(), 'own-shop-'))
  const [shop, dataDir] = [join(place, 'my-shop'), join(place, 'data')]
  copyFileSync(join(files, 'products_export.csv'), join(place, 'products_export.csv'))
  const env: Record<string, string | undefined> = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const byHand = work(shop)
  const said = new Map<string, string>()
  let open: OpenJourneyShop | undefined

  /** What the guide writes, on this machine: its files lie in one folder, and the order has the number that it has. */
  const wordsOf = (command: string, order: string) =>
    (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => {
      if (word === 'nl_NL') return more?.join(',') ?? word
      const plain = word.replaceAll('"', '').replace('../my-shop', shop).replace('100001', order)
      return plain.endsWith('.csv') ? join(place, plain) : plain
    })
  const runAll = async (commands: readonly string[], order = '') => {
    for (const command of commands) {
      byHand[command]?.()
      const [program, ...words] = wordsOf(command, order)
      if (program === 'export')
        Object.assign(env, Object.fromEntries(words.map((word) => word.split('=') as [string, string])))
      else if (command === 'npm start')
        open = await openJourneyShop({ SHOP: env.SHOP ?? '', ...(!more && noOthers) }, dataDir)
      else {
        const [, script = '', ...args] = words.filter((word) => word !== '--')
        const file = `server/commands/${script.replace(':', '-')}.ts`
        const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env })
        said.set(command, stdout)
      }
    }
  }
  const close = async () => {
    await open?.close()
    rmSync(place, { recursive: true, force: true })
  }

  const commands = commandsOfGuide()
  const first = commands.findIndex((command) => command.includes('orders'))
  try {
    await runAll(commands.slice(0, first).filter((command) => !more || !/settings|content|catalogue/.test(command)))
    if (!open) throw new Error('The guide does not open the shop')
    const { origin } = open as OpenJourneyShop
    const run = (command: string) => runAll([command])
    return { origin, said, close, run, goOn: (order: string) => runAll(commands.slice(first), order), place }
  } catch (error) {
    await close()
    throw error
  }
}
