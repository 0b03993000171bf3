import { writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { customerImport } from '#shop/customers/customer-import.ts'
import { transactOn } from '#shop/repositories.ts'
import type { Repositories, Transact } from '#shop/transact.ts'
import { importFiles, importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures, smallCatalog } from '#test/shop/small-catalog.ts'
import { importService } from './import-service.ts'
import { importReader } from './import-store.ts'
import { kindsOfGoods } from './run-import.ts'

const shop = await openTestShop({ poolSize: 12 })
const { clock, db } = shop
const files = importFolder(shop)

/** So many sizes that an import takes several batches. */
const many = 90
const sizes = Array.from({ length: many }, (_, index) => `10001.001.S${index}`)
const [boot] = smallCatalog.products
if (!boot) throw new Error('The small catalogue has no boot')
await shop.shop.importCatalog({
  ...smallCatalog,
  partial: true,
  products: [
    {
      ...boot,
      variants: [
        ...boot.variants,
        ...sizes.map((sku, index) => ({
          sku,
          size: `S${index}`,
          ean: `${2_000_000_000_000 + index}`,
          weight: 800,
          stock: { DC: 5 },
        })),
      ],
    },
  ],
})

class Killed extends Error {}

const transact = transactOn(db, shop.deps.jobs, (_, work) => work())
const imports = importsOf(transact)

/** The imports of a shop on the same database whose process dies in its n-th transaction, or right after it. */
function dying(at: number, isAfter: boolean) {
  let begun = 0
  const dyingTransact = async (
    names: readonly (keyof Repositories)[],
    work: (repositories: Repositories) => Promise<unknown>,
  ) => {
    begun += 1
    const isLast = begun === at
    const answer = await transact(names, async (repositories) => {
      const done = await work(repositories)
      if (isLast && !isAfter) throw new Killed()
      return done
    })
    if (isLast && isAfter) throw new Killed()
    return answer
  }
  return importsOf(dyingTransact as unknown as Transact)
}

function importsOf(transact: Transact, stock = kindsOfGoods.stock) {
  return importService({
    kinds: { ...kindsOfGoods, stock, customers: customerImport },
    transact,
    clock,
    imports: importReader(db),
    files: importFiles,
    timeZone: () => 'Europe/Amsterdam',
    limits: () => ({ ended: 1, priceMove: 9, refused: 1 }),
    keepDays: 30,
    rowsAtOnce: 40,
  })
}

const state = async () => ({
  stock: await db
    .selectFrom('stock')
    .select(['variant_id', 'location_code', 'available'])
    .orderBy('variant_id')
    .orderBy('location_code')
    .execute(),
  prices: await db
    .selectFrom('prices')
    .select(['variant_id', 'store_code', 'price', 'regular_price'])
    .orderBy('variant_id')
    .orderBy('store_code')
    .execute(),
  names: await db.selectFrom('products').select(['sku', 'name']).orderBy('sku').execute(),
  records: {
    stores: await db.selectFrom('stock_locations').selectAll().orderBy('code').execute(),
    redirects: await db.selectFrom('redirects').selectAll().orderBy('from_path').execute(),
    promotions: await db.selectFrom('promotions').selectAll().orderBy('key').execute(),
    customers: await db
      .selectFrom('customers')
      .leftJoin('addresses', 'addresses.customer_id', 'customers.id')
      .leftJoin('loyalty_entries', 'loyalty_entries.customer_id', 'customers.id')
      .leftJoin('newsletter_members', 'newsletter_members.email', 'customers.email')
      .select(['customers.email', 'number', 'customers.first_name', 'street', 'points', 'status'])
      .orderBy('customers.email')
      .orderBy('addresses.id')
      .execute(),
  },
  consents: (await db.selectFrom('consents').select('id').execute()).length,
  history: (await db.selectFrom('price_history').select('id').execute()).length,
})

beforeEach(() => clock.advance(minute))

const kinds = [
  [
    'products',
    (turn: number) => [
      'product,sku,size,name_nl',
      ...smallCatalog.products
        .slice(1)
        .map(({ sku, variants }) => `${sku},${variants[0]?.sku},${variants[0]?.size},Name ${turn}`),
      ...sizes.map((sku, index) => `10001.001,${sku},S${index},Boot ${turn}`),
    ],
    'delta',
  ],
  [
    'stock',
    (turn: number) => [
      'sku,location,quantity',
      ...sizes.slice(0, -3).map((sku, index) => `${sku},DC,${1 + ((index + turn) % 9)}`),
    ],
    'full',
  ],
  [
    'prices',
    (turn: number) => [
      'sku,storefront,price',
      ...sizes.map((sku, index) => `${sku},nl_NL,${90 + ((index + turn) % 9)}.00`),
    ],
    'delta',
  ],
  [
    'stores',
    (turn: number) => [
      'store;name;street;house_number;postcode;city;country;latitude;longitude;telephone',
      ...sizes.map((_, index) => `S${index};Store ${turn};Straat;${index};3511 AB;Utrecht;NL;52.1;5.1;+31 30 1234567`),
    ],
    'delta',
  ],
  [
    'redirects',
    (turn: number) => ['storefront;from;to', ...sizes.map((_, index) => `nl_NL;old-${index};new-${index}-${turn}`)],
    'delta',
  ],
  [
    'promotions',
    (turn: number) => [
      'promotion;name_nl;name_en;name_de;name_fr;kind;rate',
      ...sizes.map((_, index) => `p-${index};A;B;C;D;percentage;${1 + (turn % 90)}`),
    ],
    'delta',
  ],
  [
    'customers',
    (turn: number) => [
      'email;storefront;first_name;last_name;billing_street;billing_address_line_1;billing_postcode;billing_city;newsletter;newsletter_at;newsletter_source;points',
      // Some are opened by each turn, the others changed.
      ...sizes.map((_, index) => {
        const name = index % 3 === 0 ? `t${turn}-${index}` : `c${index}`
        return `${name}@example.org;nl_NL;Noor;Bakker;Gracht ${turn};1;3511 AB;Utrecht;yes;2025-01-01;Form;20`
      }),
    ],
    'delta',
  ],
] as const

describe.each(kinds)('an import of %s that is killed', (kind, lines, mode) => {
  test('at any of its transactions goes on where it was, and ends as if nothing had happened', {
    timeout: 60_000,
  }, async () => {
    for (let at = 1; ; at++) {
      clock.advance(minute)
      const path = await files.write(lines(at))
      const asked = { kind, mode, path, planOnly: false, by: 'tester' } as const
      const told = await dying(at, at % 2 === 0)
        .begin(asked)
        .catch((error: unknown) => error)
      const wasKilled = told instanceof Killed
      if (!wasKilled) expect(told).toMatchObject({ run: { status: 'applied' } })
      const [goneOn] = wasKilled ? await imports.continueCutOff() : []
      if (wasKilled && at > 1) expect(goneOn ?? { status: 'applied' }).toMatchObject({ status: 'applied' })
      const after = await state()
      // What is whole already is not changed by the same file.
      if (at > 1 || !wasKilled) {
        expect(await imports.begin(asked)).toMatchObject({
          run: { status: 'applied', counts: { created: 0, changed: 0, withdrawn: 0 } },
        })
        expect(await state()).toEqual(after)
      }
      if (!wasKilled) {
        expect(at).toBeGreaterThan(8)
        break
      }
    }
  })
})

test('an undo that is killed goes on too', async () => {
  const before = await state()
  const run = await files.run('stock', ['sku,location,quantity', ...sizes.map((sku) => `${sku},DC,40`)])
  await expect(dying(3, true).undo(run.id, 'tester')).rejects.toThrow(Killed)
  expect(await imports.continue(run.id)).toMatchObject({ run: { status: 'undone', counts: { left: 0 } } })
  expect((await state()).stock).toEqual(before.stock)
})

test('one that was cut off while it was applied can be undone, and one before it stopped', async () => {
  const before = await state()
  const lines = (pieces: number) => ['sku,location,quantity', ...sizes.map((sku) => `${sku},DC,${pieces}`)]
  const asked = { kind: 'stock', mode: 'delta', planOnly: false, by: 'tester' } as const
  for (const [at, status] of [
    [3, 'refused'],
    [12, 'undone'],
  ] as const) {
    const path = await files.write(lines(30 + at))
    await expect(dying(at, true).begin({ ...asked, path })).rejects.toThrow(Killed)
    const [run] = await imports.newest(1)
    expect(run?.status).toBe(status === 'refused' ? 'staging' : 'applying')
    expect(await imports.undo(run?.id ?? 0, 'tester')).toMatchObject({ run: { status } })
    expect((await state()).stock).toEqual(before.stock)
    expect(await imports.continueCutOff()).toEqual([])
  }
})

test('a file that was changed after it was cut off is refused, and nothing of it is taken', async () => {
  const lines = ['sku,location,quantity', ...sizes.map((sku) => `${sku},DC,41`)]
  const path = await files.write(lines)
  const asked = { kind: 'stock', mode: 'delta', path, planOnly: false, by: 'tester' } as const
  await expect(dying(3, true).begin(asked)).rejects.toThrow(Killed)
  const before = await state()
  await writeFile(path, 'sku,location,quantity\n')
  expect(await imports.continueCutOff()).toEqual([
    expect.objectContaining({
      status: 'refused',
      reasons: [expect.objectContaining({ sentence: expect.stringContaining('is another file by now') })],
    }),
  ])
  expect(await state()).toEqual(before)
})

test('a file that breaks off again and again keeps those of its own kind waiting, and no others', async () => {
  const breaking = importsOf(transact, { ...kindsOfGoods.stock, plan: () => Promise.reject(new Killed()) })
  const stock = { kind: 'stock', mode: 'delta', planOnly: false, by: 'tester' } as const
  const file = async (pieces: number) =>
    files.write(['sku,location,quantity', ...sizes.map((sku) => `${sku},DC,${pieces}`)])
  await expect(breaking.begin({ ...stock, path: await file(61) })).rejects.toThrow(Killed)
  const lines = ['sku,storefront,price,regular_price,from,until', `${fixtures.boot},nl_NL,121.95,,,`]
  const path = await files.write(lines)
  const prices = await breaking.begin({ ...stock, kind: 'prices', path })
  expect(prices).toMatchObject({ run: { kind: 'prices', status: 'applied' } })
  // A later count may not be overwritten by what goes on after it.
  await expect(breaking.begin({ ...stock, path: await file(62) })).rejects.toThrow(Killed)
  await expect(breaking.continueCutOff()).rejects.toThrow('Imports broke off: stock')
  expect(await imports.continueCutOff()).toMatchObject([{ kind: 'stock', status: 'applied' }])
})

test('a plan is about one moment: what is sold while it is made does not seem to be sold out by the file', async () => {
  await files.run('stock', ['sku,location,quantity', `${fixtures.lastItem},DC,8`])
  const path = await files.write(['sku,location,quantity', `${fixtures.lastItem},DC,9`])
  const ordering = importsOf(transact, {
    ...kindsOfGoods.stock,
    plan: async (...asked) => {
      const first = await kindsOfGoods.stock.plan(...asked)
      await (await apiShopper(shop)).order(fixtures.lastItem)
      expect(await kindsOfGoods.stock.plan(...asked)).toEqual(first)
      return first
    },
  })
  const told = await ordering.begin({ kind: 'stock', mode: 'delta', path, planOnly: false, by: 'tester' })
  expect(told).toMatchObject({ run: { status: 'applied', counts: { rows: 1, refused: 0 } } })
})

test('files that come night after night never sell a pair twice, whoever orders meanwhile', {
  timeout: 90_000,
}, async () => {
  const shoppers = 200
  const counted = 120
  const lines = ['sku,location,quantity', `${fixtures.lastItem},DC,${counted}`]
  await files.run('stock', lines)
  const held = async () =>
    (
      await db
        .selectFrom('stock_claims')
        .innerJoin('variants', 'variants.id', 'stock_claims.variant_id')
        .where('variants.sku', '=', fixtures.lastItem)
        .select('quantity')
        .execute()
    ).reduce((sum, { quantity }) => sum + quantity, 0)
  let isOver = false
  const orders = async () => {
    const waiting = Array.from({ length: shoppers }, (_, index) => index)
    const work = async () => {
      while (waiting.pop() !== undefined) {
        const me = await apiShopper(shop)
        // Who comes too late can't put it into the cart any more, or is refused when ordering.
        await me.readyToOrder(fixtures.lastItem).then(
          () => me.place(),
          () => undefined,
        )
      }
    }
    await Promise.all(Array.from({ length: 6 }, work))
    isOver = true
  }
  const nights = async () => {
    while (!isOver) {
      await files.run('stock', lines)
      const [available, claimed] = [await shop.stockOf(fixtures.lastItem), await held()]
      expect(available).toBeGreaterThanOrEqual(0)
      expect(claimed).toBeLessThanOrEqual(counted)
    }
  }
  await Promise.all([orders(), nights()])
  await files.run('stock', lines)
  expect((await held()) + (await shop.stockOf(fixtures.lastItem))).toBe(counted)
  expect(await held()).toBe(counted)
})
