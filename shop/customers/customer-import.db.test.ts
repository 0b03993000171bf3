import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute, stoppedClock } from '#kernel/clock.ts'
import { isRefused } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { inEnglish } from '#test/shop/import-sentences.ts'
import { openImportShop } from '#test/shop/import-shop.ts'
import { createPasswordHasher } from '../credentials/passwords.ts'
import { purgeExpiredData } from '../privacy/purge-expired-data.ts'
import { retentionStore } from '../privacy/retention-store.ts'

const { shop, clock, db, files } = await openImportShop()
const nl = storefrontOf('nl_NL')

beforeEach(() => clock.advance(minute))

const header = 'email;storefront;salutation;first_name;last_name;birthday'
const address =
  'billing_street;billing_address_line_1;billing_address_line_2;billing_postcode;billing_city;billing_country;billing_phone'
const home = 'Lange Gracht;12;A;3511ab;Utrecht;NL;0612345678'
const consent = 'newsletter;newsletter_at;newsletter_source'

const run = (...lines: string[]) => files.run('customers', lines)
const problems = async (...lines: string[]) => files.problemsOf((await run(...lines)).id)
const customerRow = (email: string) =>
  db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()
const entriesOf = async (email: string) =>
  db
    .selectFrom('loyalty_entries')
    .innerJoin('customers', 'customers.id', 'loyalty_entries.customer_id')
    .where('email', '=', email)
    .select(['type', 'points', 'state'])
    .execute()
const memberOf = (email: string) =>
  db.selectFrom('newsletter_members').selectAll().where('email', '=', email).executeTakeFirst()

async function exported(): Promise<string[]> {
  const { columns, rows } = shop.shop.exportTable('customers')
  const lines = [columns.join(';')]
  for await (const row of rows()) lines.push(columns.map((column) => `"${row[column] ?? ''}"`).join(';'))
  return lines
}
const exportedRow = async (email: string) => {
  const { columns, rows } = shop.shop.exportTable('customers')
  expect(columns).not.toContain('password_hash')
  for await (const row of rows()) if (row.email === email) return row
  return undefined
}

async function register(email: string, newsletter = false) {
  const answer = await shop.shop.registerCustomer(nl, undefined, {
    firstName: 'Sanne',
    lastName: 'de Wit',
    email,
    password: 'een korte zin',
    salutation: null,
    birthday: null,
    newsletter,
    billingAddress: null,
    storefrontUrl: 'http://shop.test/nl',
    device: 'Firefox, Android',
  })
  if (isRefused(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

describe('a file of customers', () => {
  test('opens accounts with address, points and consent, and writes to nobody', async () => {
    shop.mails.length = 0
    const done = await run(
      `${header};${address};${consent};points`,
      `Noor@Example.org;nl_NL;mrs;Noor;Bakker;1984-05-17;${home};yes;2024-03-02;Store Utrecht;250`,
      'piet@example.org;nl_BE;;Piet;Peeters;;;;;;;;;;;;',
    )
    expect(done).toMatchObject({ status: 'applied', counts: { created: 2, refused: 0 } })
    await shop.runJobs()
    expect(shop.mails).toEqual([])
    expect(await customerRow('noor@example.org')).toMatchObject({
      store_code: 'nl_NL',
      language: 'nl',
      birthday: '1984-05-17',
      newsletter: true,
      password_hash: null,
      email_confirmed_at: null,
    })
    expect(await entriesOf('noor@example.org')).toEqual([{ type: 'opening', points: 250, state: 'available' }])
    expect(await entriesOf('piet@example.org')).toEqual([])
    expect(await exportedRow('noor@example.org')).toMatchObject({
      salutation: 'mrs',
      billing_first_name: 'Noor',
      billing_street: 'Lange Gracht',
      billing_address_line_1: '12',
      billing_postcode: '3511 AB',
      billing_phone: '+31612345678',
      newsletter: 'yes',
      newsletter_at: '2024-03-01T23:00:00.000Z',
      points: '250',
    })
    expect(await shop.contactOf('noor@example.org')).toBeDefined()
    expect(await memberOf('piet@example.org')).toBeUndefined()
    const proof = await db.selectFrom('consents').selectAll().where('form', '=', 'import: Store Utrecht').execute()
    expect(proof).toMatchObject([{ purpose: 'newsletter', decision: 'given', at: new Date('2024-03-01T23:00:00Z') }])
  })

  test('changes nothing when it comes again, as a file of its own export doesn’t', async () => {
    const lines = [`${header};${address};points`, `again@example.org;nl_NL;mr;Jan;Smit;;${home};10`]
    await run(...lines)
    const nothing = { created: 0, changed: 0, refused: 0 }
    expect(await run(...lines)).toMatchObject({ status: 'applied', counts: nothing })
    const out = await exported()
    expect(await run(...out)).toMatchObject({ status: 'applied', counts: { ...nothing, unchanged: out.length - 1 } })
    expect(await exported()).toEqual(out)
  })

  test('of the export of another shop opens the same accounts', async () => {
    await run(
      `${header};${address};${consent};points`,
      `moves@example.org;nl_NL;mr;Jan;Smit;;${home};yes;2025-01-01;Form;40`,
    )
    const out = await exported()
    const mine = out.filter((line, at) => at === 0 || line.includes('moves@example.org'))
    await db.deleteFrom('customers').where('email', '=', 'moves@example.org').execute()
    await db.deleteFrom('newsletter_members').where('email', '=', 'moves@example.org').execute()
    await run(...mine)
    expect((await exported()).filter((line) => line.includes('moves@example.org'))).toEqual(mine.slice(1))
  })

  test('is refused as a full one: nobody’s account ends by being left out', async () => {
    expect(inEnglish(await files.begin('customers', [header, 'x@example.org;nl_NL;;X;Y;'], { mode: 'full' }))).toEqual({
      problem: expect.stringMatching(/^A file of customers is never a full one/),
    })
  })

  test('says of each row what is wrong with it', async () => {
    const columns = `${header};${address};${consent};points;password_hash`
    const rest = (cells: string) => `${';'.repeat(7)}${cells}`
    expect(
      await problems(
        columns,
        `nobody;nl_NL;;A;B;${rest(';;;;')}`,
        `;nl_NL;;A;B;${rest(';;;;')}`,
        `a@example.org;xx_XX;;A;B;${rest(';;;;')}`,
        `b@example.org;;;;B;${rest(';;;;')}`,
        `c@example.org;nl_NL;miss;A;B;1984-02-30${rest(';;;;')}`,
        'd@example.org;nl_NL;;A;B;;Straat;;;12;Utrecht;NL;12;;;;;',
        `e@example.org;nl_NL;;A;B;${rest(';yes;;Form;;')}`,
        `f@example.org;nl_NL;;A;B;${rest(';yes;2024-01-01;;;')}`,
        `g@example.org;nl_NL;;A;B;${rest(';yes;2027-01-01;Form;;')}`,
        `h@example.org;nl_NL;;A;B;${rest(';yes;2019-01-01;Form;;')}`,
        `i@example.org;nl_NL;;A;B;${rest(';;;;-4;$2b$10$abcdefghijklmnopqrstuv')}`,
        `j@example.org;nl_NL;;A;B;${rest(';;;;')}`,
        `J@Example.org;nl_NL;;A;B;${rest(';;;;')}`,
      ),
    ).toEqual([
      "2 email: 'nobody' is no e-mail address",
      '3 email: The email is empty',
      "4 storefront: There is no storefront 'xx_XX': write its code, such as nl_NL",
      '5 storefront: The storefront is empty, and the shop doesn’t know it',
      '5 first_name: The first_name is empty, and the shop doesn’t know it',
      "6 salutation: 'miss' is none of mr, mrs",
      "6 birthday: '1984-02-30' is no day of birth: write year, month, day, such as 1984-05-17",
      '7 billing_address_line_1: The billing_address_line_1 is empty: an address needs it',
      "7 billing_postcode: '12' is no postcode of that country",
      "7 billing_phone: '12' is no phone number of that country",
      '8 newsletter: A consent without proof isn’t imported: write when and where it was given (newsletter_at), or leave the newsletter empty',
      '9 newsletter: A consent without proof isn’t imported: write when and where it was given (newsletter_source), or leave the newsletter empty',
      '10 newsletter_at: The newsletter_at lies in the future',
      '11 newsletter_at: The consent is older than five years, for which proofs are kept: ask for it anew',
      "12 points: '-4' is no whole number from 0 to 1,000,000",
      expect.stringMatching(/^12 password_hash: The password_hash can’t be checked by this shop/),
      '14 email: Line 13 says what this line is about already: keep one of them',
    ])
  })
})

describe('a known account', () => {
  test('takes names and addresses from a file, and keeps what is its owner’s', async () => {
    const { customer } = await register('owner@example.org')
    const before = await customerRow('owner@example.org')
    const done = await run(
      `${header};${address};points;password_hash`,
      `owner@example.org;nl_BE;mrs;Sanne;Bakker;;${home};900;${await strongHash('another one')}`,
    )
    expect(done).toMatchObject({ counts: { changed: 1, refused: 0 } })
    expect(await customerRow('owner@example.org')).toMatchObject({
      store_code: 'nl_NL',
      last_name: 'Bakker',
      salutation: 'mrs',
      password_hash: before?.password_hash,
      number: before?.number,
    })
    expect((await entriesOf('owner@example.org')).map(({ type }) => type)).toEqual(['signup'])
    const book = await db.selectFrom('addresses').selectAll().where('customer_id', '=', customer.id).execute()
    expect(book).toHaveLength(1)

    // The same address written anew, and one for parcels beside it.
    await run('email;billing_street', 'owner@example.org;Korte Gracht')
    await run(
      'email;shipping_street;shipping_address_line_1;shipping_postcode;shipping_city',
      'owner@example.org;Werkweg;4;1012 AB;Amsterdam',
    )
    const row = await customerRow('owner@example.org')
    const now = await db.selectFrom('addresses').selectAll().where('customer_id', '=', customer.id).execute()
    expect(
      now
        .map(({ id, street }) => [
          id === row?.default_billing_address_id
            ? 'billing'
            : id === row?.default_shipping_address_id
              ? 'shipping'
              : '',
          street,
        ])
        .toSorted(),
    ).toEqual([
      ['billing', 'Korte Gracht'],
      ['shipping', 'Werkweg'],
    ])
    expect(await exportedRow('owner@example.org')).toMatchObject({
      billing_street: 'Korte Gracht',
      shipping_street: 'Werkweg',
    })
  })

  test('logs in with the password of before, where its hash can be checked', async () => {
    await run(`${header};password_hash`, `hash@example.org;nl_NL;;A;B;;${await strongHash('een lange zin')}`)
    const login = (password: string) =>
      shop.shop.logIn(nl, undefined, { username: 'hash@example.org', password, device: 'x' })
    expect(isRefused(await login('een andere zin'))).toBe(true)
    expect(isRefused(await login('een lange zin'))).toBe(false)
    // It stands nowhere else.
    const kept = await db.selectFrom('import_rows').selectAll().where('place', '=', 'hash@example.org').execute()
    expect(JSON.stringify(kept)).not.toContain('scrypt')
  })

  test('without one sets a password by the usual mail', async () => {
    await run(header, 'mail@example.org;nl_NL;;A;B;')
    shop.mails.length = 0
    await shop.shop.sendPasswordRecoveryMail(nl, { email: 'mail@example.org', storefrontUrl: 'http://shop.test/nl' })
    await shop.runJobs()
    expect(shop.mails.map(({ to }) => to)).toContain('mail@example.org')
  })

  test('that was deleted is not opened again by the next night’s file', async () => {
    const { customer } = await register('gone@example.org')
    await shop.shop.deleteCustomer(customer, { password: 'een korte zin' })
    expect(await problems(header, 'gone@example.org;nl_NL;;A;B;')).toEqual([
      expect.stringMatching(/^2 email: An account of this address was deleted, or moved/),
    ])
  })

  test('that was deleted between plan and approval stays deleted', async () => {
    const { customer } = await register('between@example.org')
    const lines = [header, 'between@example.org;nl_NL;;A;Z;', 'other@example.org;nl_NL;;A;B;']
    const told = await files.begin('customers', lines, { planOnly: true })
    const id = 'run' in told ? told.run.id : 0
    await shop.shop.deleteCustomer(customer, { password: 'een korte zin' })
    expect(await shop.shop.imports.approve(id, 'boss')).toMatchObject({ run: { status: 'applied' } })
    expect(await customerRow('between@example.org')).toBeUndefined()
    expect(await customerRow('other@example.org')).toBeDefined()
  })
})

describe('the newsletter', () => {
  const line = (email: string, cells: string) => [`${header};${consent}`, `${email};nl_NL;;A;B;;${cells}`]
  const isOn = async (email: string) => (await memberOf(email))?.status === 'subscribed'

  test('isn’t read by who left it after the consent of the file, and is by who agreed anew', async () => {
    const email = 'left@example.org'
    await run(...line(email, 'yes;2025-01-01;Form'))
    await shop.shop.endSubscription({ email, because: 'unsubscribed', at: clock.now() })
    expect(await isOn(email)).toBe(false)
    expect(await run(...line(email, 'yes;2025-01-01;Form'))).toMatchObject({ counts: { changed: 0 } })
    expect(await isOn(email)).toBe(false)
    // What the shop knows of it is forgotten after a year, and who left stays off all the same.
    await db.deleteFrom('newsletter_members').where('email', '=', email).execute()
    await run(...line(email, 'yes;2025-01-02;Form'))
    expect(await isOn(email)).toBe(false)
    clock.advance(2 * day)
    await run(...line(email, 'yes;2026-11-22 12:00;Store'))
    expect(await isOn(email)).toBe(true)
  })

  test('keeps its proof for as long as it is read', async () => {
    const email = 'proof@example.org'
    await run(...line(email, 'yes;2022-01-01;Form'))
    const proofs = () =>
      db.selectFrom('consents').selectAll().where('at', '=', new Date('2021-12-31T23:00:00Z')).execute()
    const after = stoppedClock('2028-01-01T00:00:00Z')
    await purgeExpiredData({ retention: retentionStore(db), clock: after })
    expect(await proofs()).toHaveLength(1)
    await db.updateTable('newsletter_members').set({ status: 'unsubscribed' }).where('email', '=', email).execute()
    await purgeExpiredData({ retention: retentionStore(db), clock: after })
    expect(await proofs()).toEqual([])
  })

  test('ends by a later no, and by none without a day', async () => {
    const email = 'no@example.org'
    await run(...line(email, 'yes;2025-01-01;Form'))
    await run(...line(email, 'no;;'))
    expect(await isOn(email)).toBe(true)
    await run(...line(email, 'no;2024-01-01;'))
    expect(await isOn(email)).toBe(true)
    await run(...line(email, 'no;2026-01-01;'))
    expect([await isOn(email), (await customerRow(email))?.newsletter]).toEqual([false, false])
  })
})

describe('an undo', () => {
  test('takes away accounts that nobody used, and lets a mended file come after it', async () => {
    const lines = [`${header};${consent};points`, 'undo@example.org;nl_NL;;A;B;;yes;2025-01-01;Form;10']
    const done = await run(...lines)
    expect(await files.undo(done.id)).toEqual(['undone', 0])
    expect(await customerRow('undo@example.org')).toBeUndefined()
    expect((await memberOf('undo@example.org'))?.status).toBe('unsubscribed')
    await run(...lines)
    expect((await memberOf('undo@example.org'))?.status).toBe('subscribed')
  })

  test('gives back old values, and leaves what its owner changed or uses', async () => {
    await register('kept@example.org')
    await register('changed@example.org')
    const done = await run(
      `${header};${address}`,
      `kept@example.org;;mr;Sam;Vos;;${home}`,
      'changed@example.org;;mr;Sam;Vos;;;;;;;;',
      `used@example.org;nl_NL;;A;B;;${home}`,
    )
    await db.updateTable('customers').set({ first_name: 'Samira' }).where('email', '=', 'changed@example.org').execute()
    await db.updateTable('customers').set({ active_at: clock.now() }).where('email', '=', 'used@example.org').execute()
    await db
      .updateTable('customers')
      .set({ active_at: new Date(clock.now().getTime() + day) })
      .where('email', '=', 'used@example.org')
      .execute()
    expect(await files.undo(done.id)).toEqual(['undone', 2])
    expect(await customerRow('kept@example.org')).toMatchObject({ last_name: 'de Wit', salutation: null })
    expect(await customerRow('changed@example.org')).toMatchObject({ first_name: 'Samira', last_name: 'Vos' })
    expect(await customerRow('used@example.org')).toBeDefined()
  })
})

describe('what imports hold of somebody', () => {
  const heldOf = async (email: string) => {
    const rows = await db.selectFrom('import_rows').selectAll().execute()
    return rows.filter((row) => JSON.stringify(row).toLowerCase().includes(email)).length
  }

  test('goes with their account: rows that were taken, refused or wait, and old values', async () => {
    const { customer } = await register('erase@example.org')
    await run(header, 'Erase@example.org;;mr;Sam;Vos;')
    await run(`${header};points`, 'ERASE@example.org;;mr;Sam;Vos;;-3')
    await files.begin('customers', [header, 'erase@example.org;;mr;Sam;Bos;'], { planOnly: true })
    await run(header, 'stays@example.org;nl_NL;;A;B;')
    expect(await heldOf('erase@example.org')).toBe(3)
    await shop.shop.deleteCustomer({ ...customer }, { password: 'een korte zin' })
    expect(await heldOf('erase@example.org')).toBe(0)
    expect(await heldOf('stays@example.org')).toBe(1)
  })

  test('goes with its days, whatever became of the import', async () => {
    await run(header, 'days@example.org;nl_NL;;A;B;')
    await run(`${header};points`, 'days@example.org;;;A;B;;-3')
    await files.begin('customers', [header, 'days@example.org;;;A;C;'], { planOnly: true })
    clock.advance(29 * day)
    await shop.shop.imports.purge()
    expect(await heldOf('days@example.org')).toBe(3)
    clock.advance(2 * day)
    await shop.shop.imports.purge()
    expect(await heldOf('days@example.org')).toBe(0)
  })
})

test('whatever accounts there are, an export of them changes nothing', { timeout: 60_000 }, async () => {
  const text = fc.stringMatching(/^[A-Zéü][A-Za-zéüß' -]{0,20}[a-z]$/)
  const person = fc.record({
    id: fc.integer({ min: 1, max: 9999 }),
    storefront: fc.constantFrom('nl_NL', 'nl_BE', 'de_DE', 'fr_FR', 'en_GB'),
    salutation: fc.constantFrom('mr', 'mrs', ''),
    first: text,
    last: text,
    street: text,
    number: fc.integer({ min: 1, max: 999 }),
    hasAddress: fc.boolean(),
    points: fc.integer({ min: 0, max: 5000 }),
    newsletter: fc.constantFrom('yes;2025-05-05;Form', 'no;2025-05-05;', ';;'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(person, { selector: ({ id }) => id, minLength: 1, maxLength: 6 }),
      async (people) => {
        const lines = people.map((one) => {
          const at = one.hasAddress ? `${one.street};${one.number};;3511 AB;Utrecht;NL;` : ';;;;;;'
          return `p${one.id}@example.org;${one.storefront};${one.salutation};${one.first};${one.last};;${at};${one.newsletter};${one.points}`
        })
        const done = await run(`${header};${address};${consent};points`, ...lines)
        expect(await files.problemsOf(done.id)).toEqual([])
        const out = await exported()
        expect(await run(...out)).toMatchObject({ counts: { created: 0, changed: 0, refused: 0 } })
        expect(await exported()).toEqual(out)
      },
    ),
    { numRuns: 10 },
  )
})

const strongHash = (password: string) => createPasswordHasher({ N: 2 ** 14, r: 8, p: 1 }).hash(password)
