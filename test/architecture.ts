/**
 * Who may import whom, as data. Changing a line here is changing the architecture, so it is seen in review.
 * Type-only imports count, unless a rule says otherwise.
 */

export type SourceFile = { readonly path: string; readonly text: string }

type Import = { readonly specifier: string; readonly target: string; readonly typeOnly: boolean }

/** Rooms that a room may import from; its own is always allowed. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  languages: ['kernel'],
  database: ['kernel'],
  shop: ['kernel', 'database', 'languages'],
  integrations: ['kernel', 'shop'],
  api: ['kernel', 'shop', 'languages'],
  web: ['kernel', 'languages'],
  'backoffice-api': ['kernel', 'shop'],
  backoffice: ['kernel', 'languages'],
  content: ['kernel', 'demo'],
  demo: ['kernel', 'database', 'shop'],
  server: [
    'kernel',
    'languages',
    'database',
    'shop',
    'integrations',
    'api',
    'web',
    'backoffice-api',
    'backoffice',
    'demo',
    'content',
  ],
  test: [
    'kernel',
    'languages',
    'database',
    'shop',
    'integrations',
    'api',
    'web',
    'backoffice-api',
    'backoffice',
    'demo',
    'content',
    'server',
  ],
  bench: [
    'kernel',
    'languages',
    'database',
    'shop',
    'integrations',
    'api',
    'web',
    'backoffice-api',
    'backoffice',
    'demo',
    'content',
    'server',
    'test',
  ],
}

/** Departments of the shop, from the lowest up: one may use those it names, and they all stand above it in this list. */
export const departments: Readonly<Record<string, readonly string[]>> = {
  storefronts: [],
  brand: [],
  company: [],
  privacy: [],
  captcha: [],
  credentials: [],
  jobs: [],
  settings: [],
  promotions: [],
  stores: [],
  stock: ['stores'],
  mail: ['company'],
  catalog: ['stock'],
  pictures: [],
  push: ['catalog', 'credentials', 'settings'],
  staff: ['credentials'],
  webhooks: ['credentials'],
  imports: ['catalog', 'pictures', 'promotions', 'settings', 'staff', 'stock', 'stores'],
  content: ['catalog', 'company', 'settings'],
  merchandising: [],
  sizing: ['settings'],
  recommendations: ['settings'],
  similarity: ['pictures', 'settings'],
  search: ['catalog', 'content', 'merchandising', 'settings', 'similarity', 'stock'],
  orders: ['company', 'mail', 'stock', 'stores'],
  giftcards: ['company', 'credentials', 'mail', 'orders', 'settings'],
  newsletter: ['mail', 'privacy'],
  alerts: ['catalog', 'mail', 'newsletter', 'privacy', 'push', 'settings', 'stock'],
  care: ['catalog', 'mail', 'newsletter', 'orders', 'settings'],
  reservations: ['catalog', 'mail', 'stock', 'stores'],
  loyalty: ['catalog', 'mail', 'orders', 'settings'],
  feeds: ['catalog', 'settings', 'stock', 'stores'],
  cart: ['catalog', 'loyalty', 'promotions', 'settings', 'stock'],
  checkout: [
    'cart',
    'catalog',
    'company',
    'giftcards',
    'loyalty',
    'newsletter',
    'orders',
    'privacy',
    'promotions',
    'settings',
    'stock',
    'stores',
  ],
  invoices: ['company', 'orders'],
  fulfilment: [
    'cart',
    'catalog',
    'checkout',
    'company',
    'giftcards',
    'invoices',
    'loyalty',
    'mail',
    'orders',
    'promotions',
    'push',
    'settings',
    'stock',
    'stores',
  ],
  reviews: ['catalog', 'fulfilment', 'mail', 'orders', 'settings'],
  repairs: ['catalog', 'fulfilment', 'mail', 'orders', 'settings', 'stores'],
  backoffice: [
    'cart',
    'catalog',
    'checkout',
    'content',
    'fulfilment',
    'imports',
    'invoices',
    'loyalty',
    'mail',
    'merchandising',
    'orders',
    'promotions',
    'search',
    'settings',
    'stock',
    'stores',
  ],
  customers: [
    'alerts',
    'care',
    'cart',
    'catalog',
    'checkout',
    'credentials',
    'fulfilment',
    'giftcards',
    'imports',
    'loyalty',
    'mail',
    'newsletter',
    'orders',
    'privacy',
    'push',
    'repairs',
    'reservations',
    'reviews',
    'settings',
    'stores',
  ],
  instore: ['catalog', 'customers', 'mail', 'stock', 'stores'],
  exports: ['catalog', 'customers', 'giftcards', 'imports', 'invoices', 'newsletter', 'orders', 'stock'],
}

/** Departments that one uses which does not stand above it in the list; in a table without them nothing goes in a circle. */
export function outOfOrder(table: Readonly<Record<string, readonly string[]>>): string[] {
  const names = Object.keys(table)
  return names.flatMap((name, place) =>
    (table[name] ?? []).filter((used) => !names.slice(0, place).includes(used)).map((used) => `${name} → ${used}`),
  )
}

/**
 * Repositories of departments above that are named all the same, in the one transaction that both need: whether somebody gets the
 * newsletter stands in their account too, an order that is placed or paid begins its way to a store or a parcel, and a gift card is chosen
 * for a shopper's session. What is called
 * is typed by the repository; nothing is imported.
 */
const namedFromBelow: Readonly<Record<string, readonly string[]>> = {
  newsletter: ['customers'],
  alerts: ['customers'],
  checkout: ['customers', 'fulfilment', 'storePickups'],
  giftcards: ['contexts'],
}

/**
 * Repositories that a use-case names although its department may not use the one whose they are. Names stand for types here,
 * which an import would have shown.
 */
export function foreignRepositories(files: readonly SourceFile[]): string[] {
  const root = files.find(({ path }) => path === 'shop/repositories.ts')?.text ?? ''
  const folders = new Map(
    [...root.matchAll(/import \{([^}]+)\} from '\.\/(\w+)\//g)].flatMap(([, names = '', folder = '']) =>
      names.split(',').map((name) => [name.trim(), folder] as const),
    ),
  )
  const owners = new Map(
    [...root.matchAll(/readonly (\w+): ReturnType<typeof (\w+)>/g)].map(([, name = '', store = '']) => [
      name,
      folders.get(store) ?? '',
    ]),
  )
  if (owners.size === 0) throw new Error('shop/repositories.ts names no repository')
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('shop/') || isTest(path) || isCompositionRoot(path)) return []
    const own = departmentOf(path)
    return repositoriesNamed(text)
      .filter(
        (name) =>
          owners.has(name) &&
          !namedFromBelow[own]?.includes(name) &&
          owners.get(name) !== own &&
          !departments[own]?.includes(owners.get(name) ?? ''),
      )
      .map((name) => `${path}: ${own} may not use ${name} of ${owners.get(name)}`)
  })
}

function repositoriesNamed(text: string): string[] {
  const lists = [...text.matchAll(/transact\(\s*\[([^\]]*)\]|Pick<\s*Repositories,([^>]*)>/g)]
  return [
    ...new Set(
      lists.flatMap(([, names, picked]) =>
        [...(names ?? picked ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ]
}

/** What puts the departments together: none of them knows it. */
const compositionFiles = ['shop/shop.ts', 'shop/shop-deps.ts', 'shop/repositories.ts', 'shop/jobs.ts']
const isCompositionRoot = (path: string) => compositionFiles.includes(path) || path.startsWith('shop/composition/')

/**
 * Ranks of the storefront, from the lowest up: a folder knows those of its own rank and below. Files that lie in `web/` itself
 * have the lowest rank, but for those that are named.
 */
export const webRanks: readonly (readonly string[])[] = [
  ['graphql', 'messages', 'styles'],
  ['islands', 'ui'],
  ['analytics', 'captcha', 'device', 'forms', 'frame', 'prose', 'seo'],
  ['alerts', 'cart', 'catalog', 'content', 'in-store', 'newsletter', 'reviews', 'scan', 'search', 'stores', 'wishlist'],
  ['chat', 'checkout', 'customers', 'gifts', 'orders', 'overlay', 'reservations', 'withdraw'],
  ['layouts'],
  ['build', 'click-replay', 'entry', 'first-script', 'handler', 'pass-guards', 'prepare', 'root', 'routes', 'virtual'],
]

/** The rank of a file of the storefront; `ui/field.tsx` by its folder, `root.tsx` by its name. */
function webRankOf(path: string): number {
  const [, place = '', file] = path.split('/')
  const name = file === undefined ? (place.split('.')[0] ?? '') : place
  return Math.max(
    0,
    webRanks.findIndex((names) => names.includes(name)),
  )
}

/** A store's file is named after what it stores or does: `cart-store`, `catalog-writer`. */
const isStore = (path: string) => /^shop\/.+-(store|writer)\.ts$/.test(path)
const isPort = (path: string) => /^shop\/.+-port\.ts$/.test(path)
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('test/')

/** Node's modules that compute and touch nothing. */
const harmless = new Set(['node:buffer', 'node:crypto', 'node:util'])

/** Every import that goes where it may not, as `file → import: why`. */
export function architectureViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...importsOf(file).flatMap((entry) => {
      const why = isTest(file.path) ? whyNotInTest(file.path, entry) : whyNot(file.path, entry)
      return why ? [`${file.path} → ${entry.specifier}: ${why}`] : []
    }),
    ...environmentReads(file),
  ])
}

function whyNot(path: string, entry: Import): string | undefined {
  const between = whyNotStudio(path, entry)
  if (between) return between
  const room = roomOf(path)
  const allowed = rooms[room]
  if (!allowed) return undefined
  const own = isOwn(entry)
  if (!own) return whyNoLibrary(path, room, entry)
  const targetRoom = roomOf(entry.target)
  if (targetRoom !== room && !allowed.includes(targetRoom)) return `${room} may not know ${targetRoom}`
  if (room === 'shop') return whyNotInShop(path, entry)
  if (room === 'integrations') return whyNotInIntegrations(path, entry)
  if (room === 'web' && targetRoom === 'languages' && !readsLanguages.has(path))
    return 'screens get their words from the build'
  if (room === 'web' && targetRoom === 'web' && webRankOf(entry.target) > webRankOf(path))
    return 'what is below knows nothing above it'
  return undefined
}

/** Read while building; a browser has no files. */
const readsLanguages = new Set(['web/messages/catalogues.ts'])

/** The studio is no room: what photographs the demo shop is installed and tested without the shop, and the shop without it; tests are no exception. */
function whyNotStudio(path: string, entry: Import): string | undefined {
  if (!isOwn(entry)) return undefined
  const isInside = roomOf(path) === 'studio'
  if (isInside === (roomOf(entry.target) === 'studio')) return undefined
  // Data beside the pictures, such as where the products on them stand.
  if (isInside && entry.target.startsWith('demo/pictures/') && entry.target.endsWith('.json')) return undefined
  return isInside ? 'the studio knows nothing of the shop' : 'the studio is a package of its own'
}

function whyNoLibrary(path: string, room: string, entry: Import): string | undefined {
  const { specifier } = entry
  if (room === 'kernel') return 'kernel imports nothing'
  if (room === 'shop' && !isStore(path) && !isCompositionRoot(path)) {
    if (specifier === 'kysely' || specifier === 'pg') return 'only stores know the database'
    if (/^(graphql|react|@pothos|hono)/.test(specifier) && specifier !== 'hono/html')
      return 'the shop knows no protocol and no screen'
    if (specifier.startsWith('node:') && !harmless.has(specifier)) return 'the shop touches nothing outside'
  }
  return undefined
}

/** What is kept for all has to know whether who asks sees what isn't committed; which database that is, it doesn't learn. */
const unitOfWork = 'database/unit-of-work.ts'

function whyNotInShop(path: string, entry: Import): string | undefined {
  const { target, typeOnly } = entry
  if (isCompositionRoot(path)) return undefined
  if (roomOf(target) === 'database' && !isStore(path) && target !== unitOfWork) return 'only stores know the database'
  if (target === 'shop/transact.ts' || path === 'shop/transact.ts')
    return typeOnly ? undefined : 'the transaction is handed in'
  if (roomOf(target) !== 'shop') return undefined
  if (isCompositionRoot(target)) return 'the composition root is for those outside'
  const from = departmentOf(path)
  const to = departmentOf(target)
  if (from !== to && !departments[from]?.includes(to)) return `${from} may not know ${to}`
  if (isStore(target) && !typeOnly && !isStore(path)) return 'use-cases take types of stores; the store is handed in'
  if (isStore(path) && !typeOnly && isUseCase(target)) return 'a store knows no use-case'
  return undefined
}

function whyNotInIntegrations(path: string, entry: Import): string | undefined {
  const { target } = entry
  if (roomOf(target) === 'shop' && !isPort(target)) return 'an adapter knows ports, not use-cases'
  const shared = folderOf(target) === 'integrations/vendor'
  if (roomOf(target) === 'integrations' && folderOf(path) !== folderOf(target) && !shared)
    return 'adapters do not know each other'
  return undefined
}

/** Tests may use everything but what would hide a wall: nothing imports the server but tests of the server and of the whole. */
function whyNotInTest(path: string, entry: Import): string | undefined {
  const between = whyNotStudio(path, entry)
  if (between) return between
  const room = roomOf(path)
  if (isOwn(entry) && roomOf(entry.target) === 'server' && !['server', 'test', 'bench'].includes(room))
    return 'nobody knows the server'
  return undefined
}

/** `process.env` belongs to the configuration, and to what has to be known before it; what starts processes hands it on. */
const environmentReaders = new Set(['server/config.ts', 'server/configured-storefronts.ts'])
const runsPrograms = /^(server\/commands|demo\/studio|test|bench|database\/(generate-tables|testing|embedded))/

function environmentReads({ path, text }: SourceFile): string[] {
  if (environmentReaders.has(path) || runsPrograms.test(path) || isTest(path)) return []
  return /\bprocess\.env\b/.test(text) ? [`${path} → process.env: only the configuration reads the environment`] : []
}

/** React's properties on elements, such as those with its props, are its own: what is hydrated says so by a mark (docs/islands.md). */
export function internalsOfReact(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) =>
        path.startsWith('web/') && /__react(?!Router)|__SECRET_INTERNALS|__CLIENT_INTERNALS/i.test(text),
    )
    .map(({ path }) => `${path}: reads what is React's own`)
}

/** Use-cases start with what they do: `add-to-cart`, `place-order`. */
function isUseCase(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return /^(add|announce|cancel|capture|change|choose|delete|import|issue|make|pay|place|refund|restore|send|set|settle|take|update|view|open)-/.test(
    name,
  )
}

function importsOf({ path, text }: SourceFile): Import[] {
  const found: Import[] = []
  const imports = text.matchAll(/^import\s+(type\s+)?(?:([^'";]*?)\s*from\s+)?'([^']+)'/gm)
  const exports = text.matchAll(/^export\s+(type\s+)?(\*|\{[^}]*\})\s*from\s+'([^']+)'/gm)
  for (const [, type, names = '', specifier = ''] of [...imports, ...exports]) {
    found.push({ specifier, target: targetOf(path, specifier), typeOnly: type !== undefined || onlyTypes(names) })
  }
  for (const [, specifier = ''] of text.matchAll(/\bimport\('([^']+)'\)/g)) {
    found.push({ specifier, target: targetOf(path, specifier), typeOnly: false })
  }
  return found
}

function onlyTypes(names: string): boolean {
  const inside = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  if (inside === undefined) return false
  const each = inside
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return each.length > 0 && each.every((name) => name.startsWith('type '))
}

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (!specifier.startsWith('.')) return specifier
  const parts = path.split('/').slice(0, -1)
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

function isOwn(entry: Import): boolean {
  return entry.specifier.startsWith('#') || entry.specifier.startsWith('.')
}

const roomOf = (path: string) => (path.startsWith('demo/studio/') ? 'studio' : (path.split('/')[0] ?? ''))
const departmentOf = (path: string) => path.split('/')[1] ?? ''
const folderOf = (path: string) => path.split('/').slice(0, 2).join('/')
