import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { listRequest } from '#shop/search/product-list.ts'
import { aDocument } from '#test/shop/content.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, heardChanges, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const tile = (uid: string, lang: string, data: Record<string, unknown>) =>
  aDocument({ type: 'editorial_tile', uid, lang, data: { category: 'boots', title: uid, ...data } })
const shop = await openTestShop({
  documents: [
    tile('second', 'nl-nl', { place: 9 }),
    tile('first', 'nl-nl', { place: 3.7, image: { url: '/images/scenes/heel', dimensions: { width: 2, height: 1 } } }),
    tile('elsewhere', 'nl-nl', { category: 'women' }),
    tile('spoken-german', 'de-de', {}),
  ],
})
const told = await heardChanges(shop)
const api = staffApi(shop)
const merchandiser = await memberOfStaff(shop, ['merchandiser'])
const nl = storefrontOf('nl_NL')

async function ask<T>(query: string, variables: Record<string, unknown>, token = merchandiser.token): Promise<T> {
  return askAs<T>(api, token, query, variables)
}

const nothing = { steps: [] as object[], pins: [] as object[], buried: [] as string[] }
async function publish(
  change: Partial<typeof nothing>,
  seen: number,
  storefront: string | null = null,
  token?: string,
) {
  const query = `mutation ($storefront: String, $arrangement: ArrangementInput!, $seen: Int!) {
    publishArrangement(category: "boots", storefront: $storefront, arrangement: $arrangement, seen: $seen) {
      problems { messageKey field } } }`
  const given = { storefront, arrangement: { ...nothing, ...change }, seen }
  return (await ask<{ publishArrangement: { problems: object[] } }>(query, given, token)).publishArrangement.problems
}

const categoryId = async () =>
  (await shop.db.selectFrom('categories').select('id').where('key', '=', 'boots').executeTakeFirstOrThrow()).id

/** SKUs as shoppers of a storefront find them. */
async function listed(storefront = nl) {
  const filters = [{ name: 'category_id', values: [await categoryId()] }]
  const { ids } = await shop.shop.search.find(storefront, listRequest(filters, {}))
  const products = await shop.shop.catalog.shownProducts(storefront, ids)
  return ids.map((id) => products.find((product) => product.id === id)?.sku)
}

describe('the order of a list', () => {
  test('is what shoppers find once it was published, in its storefront alone where it says so', async () => {
    const before = await listed()
    const [first = '', second = '', ...others] = before
    expect(others.length).toBeGreaterThan(0)
    const last = before.at(-1) ?? ''

    expect(await publish({ pins: [{ sku: second, place: 1 }], buried: [first] }, 0)).toEqual([])
    await expect.poll(() => listed()).toEqual([second, ...others, first])
    expect(told).toContain(`category:${await categoryId()}`)

    expect(await publish({ pins: [{ sku: last, place: 1 }] }, 0, 'de_DE')).toEqual([])
    await expect.poll(async () => (await listed(storefrontOf('de_DE')))[0]).toBe(last)
    expect((await listed())[0]).toBe(second)

    expect(await publish(nothing, 1, 'de_DE')).toEqual([])
    await expect.poll(async () => (await listed(storefrontOf('de_DE')))[0]).toBe(second)
    expect(await publish(nothing, 1)).toEqual([])
    await expect.poll(() => listed()).toEqual(before)
  })

  test('is previewed by the search that shoppers ask, and nothing is written', async () => {
    const [first = '', second = ''] = await listed()
    const query = `query ($arrangement: ArrangementInput!) {
      arrangementPreview(category: "boots", storefront: "nl_NL", arrangement: $arrangement) {
        total resting { sku } products { sku place isPinned sizes sizesInStock price { amount currency } } } }`
    type Preview = {
      arrangementPreview: { total: number; resting: { sku: string }[]; products: { sku: string; isPinned: boolean }[] }
    }
    const arrangement = {
      ...nothing,
      pins: [
        { sku: second, place: 1 },
        { sku: 'nothing', place: 2 },
      ],
    }
    const { arrangementPreview } = await ask<Preview>(query, { arrangement })
    expect(arrangementPreview.products.slice(0, 2)).toMatchObject([
      { sku: second, place: 1, isPinned: true, price: { currency: 'EUR' } },
      { sku: first, place: 2, isPinned: false },
    ])
    expect(arrangementPreview.resting).toEqual([{ sku: 'nothing' }])
    expect((await listed())[0]).toBe(first)
    expect(await shop.shop.arrangements.all()).toEqual([])
  })

  test('of two who publish at once the second is told', async () => {
    const [first = ''] = await listed()
    const answers = await Promise.all([publish({ buried: [first] }, 0), publish({ buried: [first] }, 0)])
    expect(answers.toSorted((a, b) => a.length - b.length)).toEqual([
      [],
      [{ messageKey: 'list-changed-meanwhile', field: null }],
    ])
    expect(await publish({ steps: [{ kind: 'BRAND', brand: 'nobody' }] }, 1)).toEqual([
      { messageKey: 'arrangement-brand-unknown', field: 'steps' },
    ])
    expect(await publish(nothing, 1)).toEqual([])
  })

  test('is decided for every storefront by who sees every one, and stands in the books', async () => {
    const german = await memberOfStaff(shop, ['merchandiser'], ['de_DE'])
    const refused = [{ messageKey: 'storefront-not-yours', field: null }]
    expect(await publish({ buried: ['x'] }, 0, null, german.token)).toEqual(refused)
    expect(await publish({ buried: ['x'] }, 0, 'nl_NL', german.token)).toEqual(refused)
    expect(await publish({ buried: ['x'] }, 0, 'de_DE', german.token)).toEqual([])
    const rows = await shop.db
      .selectFrom('staff_audit')
      .selectAll()
      .where('object_type', '=', 'list')
      .orderBy('id', 'desc')
      .execute()
    expect(rows[0]).toMatchObject({ action: 'list.arrange', object_id: 'boots de_DE', after: { buried: ['x'] } })
    expect(await publish(nothing, 1, 'de_DE', german.token)).toEqual([])
  })

  test('follows what is sold once an hour', async () => {
    const steps = [{ kind: 'BEST_SELLERS' }]
    expect(await publish({ steps }, 0)).toEqual([])
    const best = async () => (await listed()).slice(0, 2)
    // What was published is heard of a moment later.
    await expect.poll(best).toEqual(['10001.001', '10002.001'])
    await orderForStaff(shop, { also: fixtures.reduced })
    expect(await best()).toEqual(['10001.001', '10002.001'])
    await shop.shop.arrangements.refresh()
    await expect.poll(best).toEqual(['10001.001', '10005.001'])
    expect(await publish(nothing, 1)).toEqual([])
  })
})

test('what stands between the products is the content of that category, in the storefront’s language', async () => {
  const tiles = async (storefront: string) => {
    const query = `query ($storefront: String!) { listTiles(category: "boots", storefront: $storefront) { title place image } }`
    return (await ask<{ listTiles: object[] }>(query, { storefront })).listTiles
  }
  const dutch = await tiles('nl_NL')
  expect(dutch).toHaveLength(2)
  expect(dutch).toEqual(
    expect.arrayContaining([
      { title: 'first', place: 3, image: expect.stringContaining('/images/scenes/heel') },
      { title: 'second', place: 9, image: null },
    ]),
  )
  expect(await tiles('de_DE')).toEqual([{ title: 'spoken-german', place: null, image: null }])
  expect(await tiles('fr_FR')).toEqual([])
})
