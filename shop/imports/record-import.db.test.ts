import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '#kernel/calendar.ts'
import { transactOn } from '#shop/repositories.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { ImportKind } from './import.ts'

const { shop, db, files, heard } = await openImportShop()

/** What an export writes, as the lines of a file with semicolons. */
async function exported(kind: 'stores' | 'redirects' | 'promotions'): Promise<string[]> {
  const { columns, rows } = shop.shop.exportTable(kind)
  const lines = [columns.join(';')]
  for await (const row of rows()) lines.push(columns.map((column) => `"${row[column] ?? ''}"`).join(';'))
  return lines
}

const problems = async (kind: ImportKind, lines: readonly string[]) => {
  const run = await files.run(kind, lines)
  return files.problemsOf(run.id)
}

const promotion = 'promotion;name_nl;name_en;name_de;name_fr;code;kind;rate;from;to;minimum_eur;categories'
const names = 'Zomer;Summer;Sommer;Été'

describe('redirects', () => {
  const columns = 'storefront;from;to;status'
  const target = (path: string) => shop.shop.catalog.redirect('nl_NL', path)

  test('lead on from the moment that they are imported, and until they are undone', async () => {
    expect(await target('oude-laarzen')).toBeUndefined()
    heard.length = 0
    const run = await files.run('redirects', [
      columns,
      'nl_NL;/oude-laarzen/;/dames/laarzen/;',
      'nl_NL;weg;;410',
      'nl_NL;blog;https://blog.example/nl/;302',
    ])
    expect(run).toMatchObject({ status: 'applied', counts: { created: 3 } })
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    await shop.shop.invalidate(undefined)
    expect(await target('oude-laarzen')).toEqual({ path: 'dames/laarzen', status: 301 })
    expect(await target('weg')).toEqual({ path: '', status: 410 })
    expect(await target('blog')).toEqual({ path: 'https://blog.example/nl/', status: 302 })
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    await shop.shop.invalidate(undefined)
    expect(await target('oude-laarzen')).toBeUndefined()
  })

  test('that lead round, onward, nowhere or away from a page are refused with the reason', async () => {
    const { rows } = await shop.shop.exportTable('products')
    expect(rows).toBeDefined()
    const page = (await shop.shop.catalog.listPages('nl_NL'))[0]?.url ?? ''
    expect(
      await problems('redirects', [
        columns,
        'nl_NL;a;a;',
        'nl_NL;b;c;',
        'nl_NL;c;d;',
        'nl_NL;c;e;',
        'xx_XX;f;g;',
        'nl_NL;h;;',
        'nl_NL;i;j;410',
        'nl_NL;https://shop.example/k;l;',
        'nl_NL;m;javascript:alert(1);',
        `nl_NL;${page};n;`,
        'nl_NL;o;p;418',
      ]),
    ).toEqual([
      "2 to: 'a' would lead to itself",
      '3 to: Line 4 leads on from there: write where that leads',
      '5 from: Line 4 says what this line is about already: keep one of them',
      "6 storefront: There is no storefront 'xx_XX': write its code, such as nl_NL",
      '7 to: The to is empty: write where the page is now, or 410 as the status',
      '8 to: What is gone (410) leads nowhere: leave it empty',
      "9 from: 'https://shop.example/k' is a whole address: write its path behind the storefront's",
      "10 to: 'javascript:alert(1)' can’t be led to: write a path, or an address that begins with https://",
      `11 from: A page of the shop lives at '${page}': it would never be seen`,
      "12 status: '418' is none of 301, 302, 307, 308, 410",
    ])
  })

  test('that are there already lead straight to where new ones lead, and never round', async () => {
    const run = (...lines: string[]) => files.run('redirects', [columns, ...lines])
    await run('nl_NL;first;second;302', 'nl_BE;first;second;', 'nl_NL;side;second;')
    await run('nl_NL;second;third;')
    await run('nl_NL;third;fourth;')
    await shop.shop.invalidate(undefined)
    expect(await Promise.all(['first', 'side', 'second', 'third'].map(target))).toEqual([
      { path: 'fourth', status: 302 },
      ...Array.from({ length: 3 }, () => ({ path: 'fourth', status: 301 })),
    ])
    expect(await shop.shop.catalog.redirect('nl_BE', 'first')).toEqual({ path: 'second', status: 301 })
    expect(await problems('redirects', [columns, 'nl_NL;fourth;first;', 'nl_NL;new;first;'])).toEqual([
      "2 to: 'first' leads back to 'fourth': say first that it is gone (410)",
      "3 to: 'first' leads on to 'fourth': write that",
    ])
    await run('nl_NL;fourth;;410')
    await shop.shop.invalidate(undefined)
    expect(await target('first')).toEqual({ path: '', status: 410 })
  })

  test('in whatever order they come, none leads to another one', async () => {
    const step = fc.tuple(fc.constantFrom(...'abcdefg'), fc.constantFrom(...'abcdefg'))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await db.deleteFrom('redirects').execute()
        for (const [from, to] of steps) await files.run('redirects', [columns, `nl_NL;${from};${to};`])
        const found = await db.selectFrom('redirects').select(['from_path', 'to_path']).execute()
        const beginnings = new Set(found.map((row) => row.from_path))
        expect(found.filter((row) => beginnings.has(row.to_path))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('that close a ring with a chain of an earlier release leave none, and no chain of their own', async () => {
    await db.deleteFrom('redirects').execute()
    const row = (from_path: string, to_path: string) => ({ store_code: 'nl_NL' as const, from_path, to_path })
    await db
      .insertInto('redirects')
      .values([row('a', 'b'), row('b', 'c')])
      .execute()
    await transactOn(db, shop.deps.jobs, (_, work) => work())(['catalogImport'], ({ catalogImport }) =>
      catalogImport.putRedirects([{ storefront: 'nl_NL', from: 'c', to: 'a', status: 301 }]),
    )
    const found = await db.selectFrom('redirects').select(['from_path', 'to_path']).orderBy('from_path').execute()
    expect(found.map((one) => [one.from_path, one.to_path])).toEqual([
      ['a', 'b'],
      ['c', 'b'],
    ])
  })

  test('that a full file leaves out are taken away, once somebody approves of it', async () => {
    await files.run('redirects', [columns, 'nl_NL;one;x;', 'nl_NL;two;x;'])
    const run = await files.run('redirects', [columns, 'nl_NL;one;y;'], { mode: 'full' })
    expect(run).toMatchObject({ status: 'waiting', counts: { changed: 1 } })
    await shop.shop.imports.approve(run.id, 'boss')
    await shop.shop.invalidate(undefined)
    expect([await target('one'), await target('two')]).toEqual([{ path: 'y', status: 301 }, undefined])
  })
})

describe('stores', () => {
  const columns = `store;name;street;house_number;postcode;city;country;latitude;longitude;telephone;time_zone;${weekdays.join(';')};exceptions`
  const utrecht =
    'UTR;Utrecht;Oudegracht;12;3511 AB;Utrecht;nl;52,0907;5.1214;+31 30 1234567;Europe/Amsterdam;closed;9:30-13:00 14:00-18:00;;;;10:00-17:00;;2026-12-25 closed|2026-12-24 10:00-16:00'
  const store = async (code: string) => (await shop.shop.stores.all()).find((one) => one.code === code)

  test('are found with their hours, changed by a file that says less, and closed by one that leaves them out', async () => {
    const opened = await files.run('stores', [columns, utrecht])
    expect(opened).toMatchObject({ status: 'applied', counts: { created: 1, refused: 0 } })
    const stores = async () => (await exported('stores')).map((line) => line.split(';')[0])
    expect(await stores()).toContain('"UTR"')
    const [, ...lines] = await exported('stores')
    const line = lines.find((one) => one.startsWith('"UTR"')) ?? ''
    expect(line).toContain('"closed";"09:30-13:00 14:00-18:00";"closed"')
    expect(line).toContain('"2026-12-24 10:00-16:00|2026-12-25 closed"')
    expect(await files.run('stores', ['store;telephone', 'UTR;+31 30 7654321'])).toMatchObject({
      counts: { changed: 1 },
    })
    expect((await exported('stores')).join()).toContain('+31 30 7654321')

    const others = (await exported('stores')).filter((one) => !one.startsWith('"UTR"'))
    const full = await files.run('stores', others, { mode: 'full' })
    if (full.status === 'waiting') await shop.shop.imports.approve(full.id, 'boss')
    expect(await stores()).not.toContain('"UTR"')
    expect(await store('UTR')).toBeUndefined()
    // Parcels leave from somewhere whatever a file leaves out.
    const withoutCentre = others.filter((one) => !one.startsWith('"DC"'))
    expect((await files.run('stores', withoutCentre, { mode: 'full' })).counts).toMatchObject({ withdrawn: 0 })
    expect(await stores()).toContain('"DC"')
    expect(await files.undo(full.id)).toEqual(['undone', 0])
    expect(await stores()).toContain('"UTR"')
  })

  test('keep the hours that staff changed, until a file tells other ones than it did', async () => {
    const arnhem = (monday: string, tuesday: string, telephone = '+31 26 1234567') =>
      `ARN;Arnhem;Rijnstraat;1;6811 EV;Arnhem;NL;51.98;5.91;${telephone};Europe/Amsterdam;${monday};${tuesday};;;;;;`
    const weekOf = async () => {
      await shop.shop.invalidate(undefined)
      const { monday, tuesday } = (await store('ARN'))?.openingHours?.days ?? {}
      return [monday?.[0]?.opens, tuesday?.[0]?.opens]
    }
    await files.run('stores', [columns, arnhem('09:00-18:00', '09:00-18:00')])
    const held = await shop.shop.storeHours.of('ARN')
    const week = (['monday', 'tuesday'] as const).map((day) => ({
      day,
      periods: [{ opens: day === 'monday' ? '11:00' : '09:00', closes: '18:00' }],
    }))
    const changed = await shop.shop.storeHours.changeWeek({
      store: 'ARN',
      version: held?.version ?? '',
      week,
      from: null,
      timeZone: 'Europe/Amsterdam',
    })
    expect(changed).not.toHaveProperty('refusals')
    expect(await weekOf()).toEqual(['11:00', '09:00'])

    // The same list as every night, with something else that is new.
    const nightly = await files.run('stores', [columns, arnhem('09:00-18:00', '09:00-18:00', '+31 26 7654321')])
    expect(nightly.counts).toMatchObject({ changed: 1 })
    expect(await weekOf()).toEqual(['11:00', '09:00'])
    expect((await store('ARN'))?.telephone).toBe('+31 26 7654321')

    // News of another day changes that day alone, and is not news the night after.
    await files.run('stores', [columns, arnhem('09:00-18:00', '10:00-18:00')])
    expect(await weekOf()).toEqual(['11:00', '10:00'])
    await files.run('stores', [columns, arnhem('09:00-18:00', '10:00-18:00', '+31 26 0000000')])
    expect(await weekOf()).toEqual(['11:00', '10:00'])

    const news = await files.run('stores', [columns, arnhem('08:00-18:00', '10:00-18:00')])
    expect(await weekOf()).toEqual(['08:00', '10:00'])
    await files.undo(news.id)
    expect(await weekOf()).toEqual(['11:00', '10:00'])
  })

  test('with hours that can’t be, a place that is none, or a country without shoppers are refused', async () => {
    const wrong = [
      'ROT;Rotterdam;Coolsingel;1;3011 AD;Rotterdam;NL;152.1;4.47;+31 10 1234567;Europe/Amsterdam;18:00-10:00;;;;;;;',
      'HAA;Haarlem;Grote Houtstraat;1;2011 AB;Haarlem;NL;52.3;4.6;+31 23 1234567;;10:00-18:00;;;;;;;2026-02-30 closed',
      'DC;Centre;Straat;1;1000 AA;Town;NL;52.3;4.6;+31 23 1234567;Europe/Amsterdam;10:00-18:00;;;;;;;',
    ]
    expect(await problems('stores', [columns, ...wrong])).toEqual([
      "2 latitude: '152.1' is no place on the globe: write degrees, such as 52.3676",
      "2 monday: '18:00-10:00' are no hours: write 10:00-18:00, with a blank between several, or closed",
      "3 exceptions: '2026-02-30 closed' is no exception: write 2026-12-24 10:00-16:00, or 2026-12-25 closed",
      "4 monday: 'DC' is a distribution centre, which no shopper visits",
    ])
  })
})

describe('promotions', () => {
  test('are given from the moment on, and no more once a full file leaves them out', async () => {
    const run = await files.run('promotions', [promotion, `summer;${names};ZOMER26;percentage;15;;;;`])
    expect(run).toMatchObject({ status: 'applied', counts: { created: 1 } })
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    const codes = async () => JSON.stringify(await me.cart())
    await me.addCode('ZOMER26')
    expect(await codes()).toContain('ZOMER26')
    expect(await files.undo(run.id)).toEqual(['undone', 0])
    expect((await exported('promotions')).join()).not.toContain('summer')
  })

  test('keep what a later file doesn’t say, and lose what it says is none', async () => {
    await files.run('promotions', [
      promotion,
      `winter;${names};WINTER26;percentage;12,5;2026-12-01;2026-12-31;50;boots`,
    ])
    await files.run('promotions', ['promotion;rate;to', 'winter;20;none'])
    const line = (await exported('promotions')).find((one) => one.startsWith('"winter"'))
    expect(line).toContain('"20"')
    expect(line).toContain('"2026-11-30T23:00:00.000Z";"";')
    expect(line).toContain('"50.00"')
  })

  test('that contradict another one or themselves are refused', async () => {
    await files.run('promotions', [promotion, `spring;${names};LENTE26;percentage;10;;;;`])
    expect(
      await problems('promotions', [
        promotion,
        `autumn;${names};LENTE26;percentage;10;;;;`,
        `autumn2;${names};;percentage;;;;;`,
        `autumn3;${names};;amount;;;;;`,
        `autumn4;${names};;gift;;;;;`,
        `autumn5;${names};;percentage;120;;;;nothing`,
        `Autumn 6;${names};;free-shipping;;;;;none-such`,
      ]),
    ).toEqual([
      "2 code: The promotion 'spring' has the code 'LENTE26'",
      '3 rate: The rate is empty: a percentage needs it',
      '4 amount_eur: No amount is told in any currency',
      "5 kind: 'gift' is none of percentage, amount, free-shipping, bundle",
      "6 rate: '120' is no rate: write percents, such as 15",
      "7 categories: There is no category 'none-such': write one of boots, women",
      '7 null: The promotion can’t be taken: its key is no word of small letters, digits and hyphens',
    ])
  })

  test('with a code that another one has, also one that is off or of the same file, are refused', async () => {
    await files.run('promotions', [promotion, `autumn;${names};HERFST26;percentage;10;;;;`])
    const off = await files.run('promotions', [promotion, `spring;${names};LENTE26;percentage;10;;;;`], {
      mode: 'full',
    })
    if (off.status === 'waiting') await shop.shop.imports.approve(off.id, 'tester')
    expect(
      await problems('promotions', [
        promotion,
        `autumn-27;${names};HERFST26;percentage;10;;;;`,
        `first;${names};TWICE;percentage;10;;;;`,
        `second;${names};twice;percentage;10;;;;`,
      ]),
    ).toEqual([
      "2 code: The promotion 'autumn' has the code 'HERFST26'",
      "4 code: The promotion 'first' has the code 'TWICE'",
    ])
  })

  test('give a code back in an undo, unless another one has it by now', async () => {
    await files.run('promotions', [promotion, `easter;${names};PASEN;percentage;10;;;;`])
    const renamed = await files.run('promotions', ['promotion;code', 'easter;PASEN27'])
    await files.run('promotions', [promotion, `lent;${names};PASEN;percentage;10;;;;`])
    expect(await files.undo(renamed.id)).toEqual(['undone', 1])
    const codes = (await exported('promotions')).filter((line) => /"(easter|lent)"/.test(line))
    expect(codes.map((line) => /"(PASEN\d*)"/.exec(line)?.[1]).sort()).toEqual(['PASEN', 'PASEN27'])
  })

  test('of any kind come in again as they went out', async () => {
    const row = fc.record({
      key: fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
      kind: fc.constantFrom('percentage', 'amount', 'free-shipping', 'bundle'),
      cents: fc.integer({ min: 1, max: 99_999 }),
      rate: fc.integer({ min: 1, max: 100 }),
      pieces: fc.integer({ min: 2, max: 9 }),
      yes: fc.boolean(),
      priority: fc.integer({ min: -9, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { selector: ({ key }) => key, minLength: 1, maxLength: 5 }),
        async (rows) => {
          const header = `${promotion.replace(';code', '')};amount_eur;pieces;exclusive;priority`.replace(
            ';from;to;minimum_eur;categories',
            '',
          )
          const lines = rows.map(
            ({ key, kind, cents, rate, pieces, yes, priority }) =>
              `${key};${names};${kind};${rate};${(cents / 100).toFixed(2)};${pieces};${yes ? 'yes' : 'no'};${priority}`,
          )
          const run = await files.run('promotions', [header, ...lines])
          expect(run.counts.refused).toBe(0)
          expect(await files.run('promotions', await exported('promotions'))).toMatchObject({
            counts: { created: 0, changed: 0, refused: 0 },
          })
        },
      ),
      { numRuns: 10 },
    )
  })
})

test.each(['stores', 'redirects', 'promotions'] as const)(
  'what goes out of %s comes in again and changes nothing',
  async (kind) => {
    const out = await exported(kind)
    if (out.length === 1) return
    const run = await files.run(kind, out, { mode: 'full' })
    expect(run).toMatchObject({ status: 'applied', counts: { created: 0, changed: 0, withdrawn: 0, refused: 0 } })
    expect(await exported(kind)).toEqual(out)
  },
)

test('an undo leaves what was changed later', async () => {
  const columns = 'storefront;from;to;status'
  const run = await files.run('redirects', [columns, 'nl_NL;late;x;', 'nl_NL;later;x;'])
  await files.run('redirects', [columns, 'nl_NL;late;y;'])
  expect(await files.undo(run.id)).toEqual(['undone', 1])
})
