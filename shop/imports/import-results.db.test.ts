import { expect, test } from 'vitest'
import { customerImport } from '#shop/customers/customer-import.ts'
import { transactOn } from '#shop/repositories.ts'
import type { Repositories, Transact } from '#shop/transact.ts'
import { importFiles, importFolder } from '#test/shop/import-files.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import type { PressForImport } from './import.ts'
import { importService } from './import-service.ts'
import { importReader } from './import-store.ts'
import { importSentence } from './messages.ts'
import { kindsOfGoods } from './run-import.ts'

const shop = await openTestShop({ poolSize: 12 })
const { db, clock } = shop
const files = importFolder(shop)
const { actor } = await memberOfStaff(shop)
const transact = transactOn(db, shop.deps.jobs, (_, work) => work())

let presses = 0
/** What the books say that somebody began. */
const press = (action: string): PressForImport => ({
  memberId: actor.member.id,
  memberName: actor.member.name,
  action,
  objectType: 'import',
  objectId: `press ${++presses}`,
  objectName: 'prices.csv',
  ...staffPlace,
})

/** What the books say came of a press, row by row. */
const resultsOf = async ({ objectId }: PressForImport) =>
  (
    await db
      .selectFrom('staff_audit')
      .select(['action', 'before', 'after', 'member_id'])
      .where('object_id', '=', objectId)
      .orderBy('id')
      .execute()
  ).map(({ after, ...row }) => {
    expect(row).toMatchObject({ before: { status: 'begun' }, member_id: actor.member.id })
    return after
  })

const prices = (price: string) => [
  'sku,storefront,price,regular_price,from,until',
  `${fixtures.boot},nl_NL,${price},,,`,
]
const asked = { kind: 'prices', mode: 'delta', by: actor.member.name, byMember: actor.member.id } as const

async function planned(price: string, pressed: PressForImport): Promise<number> {
  const path = await files.write(prices(price))
  const told = await shop.shop.imports.begin({ ...asked, planOnly: true, path, pressed })
  if ('problem' in told) throw new Error(importSentence(told.problem))
  return told.run.id
}

/** The imports of a process that dies in one of its transactions. */
function dyingIn(at: number) {
  let count = 0
  const dying = async (
    names: readonly (keyof Repositories)[],
    work: (repositories: Repositories) => Promise<unknown>,
  ) => {
    count += 1
    const isLast = count === at
    return transact(names, async (repositories) => {
      const done = await work(repositories)
      if (isLast) throw new Error('killed')
      return done
    })
  }
  return importService({
    kinds: { ...kindsOfGoods, customers: customerImport },
    transact: dying as unknown as Transact,
    clock,
    imports: importReader(db),
    files: importFiles,
    timeZone: () => 'Europe/Amsterdam',
    limits: () => ({ ended: 1, priceMove: 9, refused: 1 }),
    keepDays: 30,
  })
}

test('what is planned, approved and undone by a press has its result in the books, once each', async () => {
  const [begin, approve, undo] = [press('import.begin'), press('import.approve'), press('import.undo')]
  const id = await planned('81.95', begin)
  expect(await resultsOf(begin)).toEqual([
    { status: 'waiting', import: id, rows: 1, changed: 1, reasons: expect.any(Array) },
  ])
  await shop.shop.imports.approve(id, 'Noor', undefined, approve)
  expect(await resultsOf(approve)).toMatchObject([{ status: 'applied', import: id, changed: 1 }])
  await shop.shop.imports.undo(id, 'Noor', undefined, undo)
  expect(await resultsOf(undo)).toMatchObject([{ status: 'undone', import: id }])
  expect((await resultsOf(begin)).length + (await resultsOf(approve)).length).toBe(2)
})

test('what could not be done is said in the books, too', async () => {
  const unreadable = press('import.begin')
  const path = await files.write(['colour;shape', 'red;round'])
  expect(await shop.shop.imports.begin({ ...asked, planOnly: true, path, pressed: unreadable })).toHaveProperty(
    'problem',
  )
  expect(await resultsOf(unreadable)).toEqual([{ status: 'refused', problem: expect.stringContaining('sku') }])

  const id = await planned('82.95', press('import.begin'))
  const both = [press('import.approve'), press('import.approve')] as const
  await Promise.all(both.map((pressed) => shop.shop.imports.approve(id, 'Noor', undefined, pressed)))
  const results = (await Promise.all(both.map(resultsOf))).flat()
  expect(results.map((result) => (result as { status: string }).status).sort()).toEqual(['applied', 'refused'])
})

test('what is stopped before it changed anything has a result for who stopped it', async () => {
  const undo = press('import.undo')
  const id = await planned('83.95', press('import.begin'))
  await shop.shop.imports.undo(id, 'Noor', undefined, undo)
  expect(await resultsOf(undo)).toMatchObject([{ status: 'refused', import: id }])
})

test('a process that dies anywhere leaves what began, and who goes on says once what came of it', async () => {
  let finished = 0
  for (let at = 1; finished === 0 && at < 20; at++) {
    const pressed = press('import.begin')
    const path = await files.write(prices(`${90 + at}.95`))
    const died = await dyingIn(at)
      .begin({ ...asked, planOnly: false, path, pressed })
      .then(
        () => false,
        () => true,
      )
    if (!died) finished = at
    const [before] = [await resultsOf(pressed)]
    expect(before).toHaveLength(died ? 0 : 1)
    await shop.shop.imports.continueCutOff()
    // The first transaction makes the import: without it there is none that anybody could go on with.
    if (at > 1) expect(await resultsOf(pressed)).toMatchObject([{ status: 'applied', changed: 1 }])
    else expect(await resultsOf(pressed)).toEqual([])
    await shop.shop.imports.continueCutOff()
    expect((await resultsOf(pressed)).length).toBeLessThan(2)
  }
  expect(finished).toBeGreaterThan(3)
})
