import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { freshAddress } from '#test/shop/fresh-address.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()
let email = ''
const nl = storefrontOf('nl_NL')
const de = storefrontOf('de_DE')

beforeEach(async () => {
  email = await freshAddress(shop)
  await shop.setStock(fixtures.soldOut, 0)
})

const wait = (change: { sku?: string; email?: string; newsletter?: boolean } = {}, storefront = nl) =>
  shop.shop.addStockAlert(storefront, { sku: fixtures.soldOut, email, newsletter: false, ...change })
const rows = (of = email) => shop.db.selectFrom('stock_alerts').selectAll().where('email', '=', of).execute()
const round = async () => {
  await shop.shop.endStockAlerts()
  await shop.runJobs()
}
const mails = (of = email) => shop.mails.filter(({ to }) => to === of)
const tokenIn = (text = '') => /stock-alerts\/([\w-]{43})\//.exec(text)?.[1] ?? ''

describe('waiting for a size', () => {
  test('is kept for the size, the address and the storefront', async () => {
    expect(await wait()).toEqual({ sku: fixtures.soldOut, kind: 'back_in_stock' })
    expect(await rows()).toMatchObject([{ store_code: 'nl_NL', kind: 'back_in_stock', mailed_at: null }])
  })

  test('again, at once and in other letters is waiting once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => wait({ email: ` ${email.toUpperCase()} ` })))
    expect(await wait()).toEqual({ sku: fixtures.soldOut, kind: 'back_in_stock' })
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['', 'email-required'],
    ['abc', 'email-invalid'],
  ])('with the address %j is told what is wrong with it', async (typed, messageKey) => {
    const answer = await wait({ email: typed })
    expect(isRefused(answer) && answer.refusals).toMatchObject([{ messageKey, field: 'email' }])
  })

  test('for a size that does not exist is refused, and keeps nothing', async () => {
    const answer = await wait({ sku: "1'; drop table stock_alerts" })
    expect(isRefused(answer) && answer.refusals).toMatchObject([{ messageKey: 'product-not-found' }])
    expect(await rows()).toEqual([])
  })

  test('asks for the newsletter only when its box is ticked, and does not wait for its confirmation', async () => {
    await wait()
    await shop.runJobs()
    expect(mails()).toEqual([])
    await wait({ newsletter: true })
    await shop.runJobs()
    expect(mails().map(({ key }) => key.split(':')[0])).toEqual(['newsletter'])
    await shop.setStock(fixtures.soldOut, 3)
    await round()
    expect(mails().at(-1)?.key).toMatch(/^stock-alert:/)
  })
})

describe('a size that comes back', () => {
  test('is mailed about once, in the language of the storefront, however often its stock changes', async () => {
    await wait()
    await wait({}, de)
    await round()
    expect(mails()).toEqual([])
    await shop.setStock(fixtures.soldOut, 2)
    await Promise.all([round(), round()])
    await shop.setStock(fixtures.soldOut, 0)
    await round()
    await shop.setStock(fixtures.soldOut, 5)
    await round()
    expect(
      mails()
        .map(({ subject }) => subject.split(':')[0])
        .sort(),
    ).toEqual(['Weer op voorraad', 'Wieder auf Lager'])
    const [mail] = mails().filter(({ language }) => language === 'nl')
    expect(mail?.text).toContain('maat 39')
    expect(mail?.text).toMatch(/http:\/\/shop\.test\/nl\/[\w/-]+\/\n/)
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  })

  test('can be waited for again after its mail', async () => {
    await wait()
    await shop.setStock(fixtures.soldOut, 2)
    await round()
    await shop.setStock(fixtures.soldOut, 0)
    await wait()
    await round()
    expect(mails()).toHaveLength(1)
    await shop.setStock(fixtures.soldOut, 1)
    await round()
    expect(mails()).toHaveLength(2)
  })

  test('keeps its alert when the process dies before the mail is written', async () => {
    await wait()
    await shop.setStock(fixtures.soldOut, 2)
    const [alert] = await rows()
    await shop.shop.endStockAlerts()
    await shop.shop.sendStockAlert(alert?.id ?? '')
    await shop.runJobs()
    // Twice handed over with one key, of which the outbox sends one.
    expect(new Set(mails().map(({ key }) => key)).size).toBe(1)
  })
})

test('a product that is still coming is mailed about when its day has come', async () => {
  expect(await wait({ sku: fixtures.comingSoon })).toMatchObject({ kind: 'coming_soon' })
  await round()
  expect(mails()).toEqual([])
  const [{ coming_soon_date: date } = { coming_soon_date: null }] = await shop.db
    .selectFrom('products')
    .select('coming_soon_date')
    .where('coming_soon_date', 'is not', null)
    .execute()
  shop.clock.advance((date?.getTime() ?? 0) - shop.clock.now().getTime())
  await round()
  expect(mails().map(({ subject }) => subject.split(':')[0])).toEqual(['Nu te koop'])
})

test('several sizes of a product that is still coming are asked for at once, and told of in one mail', async () => {
  const first = await shop.db
    .selectFrom('variants')
    .selectAll()
    .where('sku', '=', fixtures.comingSoon)
    .executeTakeFirstOrThrow()
  const others = ['39', '40'].map((size) => ({ size, sku: `10003.001.${size}` }))
  const added = await shop.db
    .insertInto('variants')
    .values(
      others.map(({ size, sku }, at) => ({ ...first, id: undefined, sku, size, ean: `87${size}`, position: at + 1 })),
    )
    .returning('id')
    .execute()
  const stock = added.map(({ id }) => ({ variant_id: id, location_code: '', available: 2 }))
  const [location] = await shop.db
    .selectFrom('stock')
    .select('location_code')
    .where('variant_id', '=', first.id)
    .execute()
  await shop.db
    .insertInto('stock')
    .values(stock.map((one) => ({ ...one, location_code: location?.location_code ?? '' })))
    .execute()
  await shop.db
    .updateTable('products')
    .set({ coming_soon_date: '2099-03-01T00:00:00Z' })
    .where('id', '=', first.product_id)
    .execute()
  const answer = await shop.shop.addStockAlert(nl, {
    sku: fixtures.comingSoon,
    skus: [...others.map(({ sku }) => sku), fixtures.soldOut, 'made-up'],
    email,
    newsletter: false,
  })
  expect(answer).toEqual({ sku: fixtures.comingSoon, kind: 'coming_soon' })
  expect(await rows()).toHaveLength(3)
  await shop.db.updateTable('products').set({ coming_soon_date: null }).where('id', '=', first.product_id).execute()
  await round()
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.text).toContain('in maat 38, 39 en 40')
})

describe('the link in the mail', () => {
  test('shows what the address still waits for, and ends one of it or all', async () => {
    await wait()
    await shop.setStock(fixtures.soldOut, 1)
    await round()
    await shop.setStock(fixtures.soldOut, 0)
    const token = tokenIn(mails()[0]?.text)
    await wait()
    await wait({}, de)
    await wait({}, storefrontOf('fr_FR'))
    await wait({ email: 'somebody-else@example.org' })
    const shown = await shop.shop.stockAlerts(token)
    expect(shown?.email).toBe(email)
    expect(shown?.alerts.map(({ size }) => size.name)).toEqual(['39', '39', '39'])
    await shop.shop.endStockAlert(token, shown?.alerts[0]?.id)
    expect((await shop.shop.stockAlerts(token))?.alerts).toHaveLength(2)
    await shop.shop.endStockAlert(token)
    expect((await shop.shop.stockAlerts(token))?.alerts).toEqual([])
    await shop.setStock(fixtures.soldOut, 4)
    await round()
    expect(mails()).toHaveLength(1)
    expect(mails('somebody-else@example.org')).toHaveLength(1)
  })

  test('opens nothing when it was made up', async () => {
    expect(await shop.shop.stockAlerts('x'.repeat(43))).toBeUndefined()
    expect(isRefused(await shop.shop.endStockAlert("' or 1=1 --"))).toBe(true)
  })
})

test('what nobody mails about after half a year is forgotten, and what was mailed a month later', async () => {
  await wait()
  const other = `other-${email}`
  await wait({ email: other, sku: fixtures.lastItem })
  await round()
  shop.clock.advance(31 * day)
  await shop.shop.purgeStockAlerts()
  expect([(await rows()).length, (await rows(other)).length]).toEqual([1, 0])
  shop.clock.advance(183 * day)
  await shop.shop.purgeStockAlerts()
  expect(await rows()).toEqual([])
})
