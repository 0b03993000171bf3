import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { soldGiftCard } from '#test/shop/gift-card.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { withSecondFactor } from '#test/shop/second-factor.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { resealSecrets } from './reseal-secrets.ts'
import { sealedColumns } from './sealed-columns.ts'
import { sealedSecretStore } from './sealed-secret-store.ts'
import { createSecretBox } from './secret-box.ts'

const shop = await openTestShop()
const { db } = shop
const before = 'a secret of tests'
const sealedSecrets = sealedSecretStore(db)
const resealWith = (secret: string, other?: string) =>
  resealSecrets({ sealedSecrets, secretBox: createSecretBox(secret, other) })

const countsOf = async (answer: ReturnType<typeof resealWith>) =>
  Object.fromEntries((await answer).filter((one) => one.resealed + one.unreadable > 0).map((one) => [one.name, one]))

test('what another secret sealed is sealed anew, and read by the next release without it', async () => {
  await shop.shop.pushKey()
  await soldGiftCard(shop)
  await memberOfStaff(shop)
  await withSecondFactor(shop, (await registerMember(shop)).customer)
  const other = createSecretBox(before)
  await db
    .insertInto('webhook_endpoints')
    .values({
      url: 'https://erp.example/hook',
      description: 'Merchandise system',
      secret: other.seal('whsec_1'),
      state: 'active',
      created_at: shop.clock.now(),
    })
    .execute()

  const next = 'the secret that takes its place'
  const first = await countsOf(resealWith(next, before))
  expect(first).toMatchObject({
    'secrets of webhooks': { resealed: 1, unreadable: 0 },
    'the pair for push services': { resealed: 1, unreadable: 0 },
    'codes of gift cards': { resealed: 1, unreadable: 0 },
    'secrets of shoppers’ apps': { resealed: 1, unreadable: 0 },
  })
  const { secret } = await db.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow()
  expect(createSecretBox(next).open(secret)).toBe('whsec_1')
  expect(await countsOf(resealWith(next))).toEqual({})
  expect(await countsOf(resealWith(next, before))).toEqual({})

  // Whoever knows neither is told what is lost, and nothing of it is touched.
  expect(await countsOf(resealWith('a third secret, which sealed nothing'))).toMatchObject({
    'secrets of webhooks': { resealed: 0, unreadable: 1 },
    'codes of gift cards': { resealed: 0, unreadable: 1 },
  })
  expect(await countsOf(resealWith(next))).toEqual({})
})

test('more rows than are read at once are all sealed anew, also where somebody changes one meanwhile', async () => {
  const box = createSecretBox(before)
  await db.deleteFrom('webhook_endpoints').execute()
  const many = 1201
  await db
    .insertInto('webhook_endpoints')
    .values(
      Array.from({ length: many }, (_, number) => ({
        url: `https://erp-${number}.example/hook`,
        description: `System ${number}`,
        secret: box.seal(`whsec_${number}`),
        state: 'active' as const,
        created_at: shop.clock.now(),
      })),
    )
    .execute()
  const next = 'a secret after the next one'
  const changed = createSecretBox(next).seal('whsec_changed')
  let isFirst = true
  const interrupted: typeof sealedSecrets = {
    ...sealedSecrets,
    replace: async (column, value, sealed) => {
      if (isFirst && column.table === 'webhook_endpoints') {
        isFirst = false
        await db.updateTable('webhook_endpoints').set({ secret: changed }).where('id', '=', String(value.key)).execute()
      }
      return sealedSecrets.replace(column, value, sealed)
    },
  }
  const all = await resealSecrets({ sealedSecrets: interrupted, secretBox: createSecretBox(next, before) })
  expect(all.find(({ name }) => name === 'secrets of webhooks')).toMatchObject({ resealed: many - 1, unreadable: 0 })
  const rows = await db.selectFrom('webhook_endpoints').select('secret').execute()
  const opened = new Set(rows.map(({ secret }) => createSecretBox(next).open(secret)))
  expect([opened.size, opened.has(undefined), opened.has('whsec_changed')]).toEqual([many, false, true])
})

/** Columns of bytes that hold digests, public keys, pictures and papers, which no secret sealed. */
const unsealed = [/hash$/, /^public_key$/, /^(hash|key|subject|receiver_digest|voter|features|label|large|small|pdf)$/]

test('every column of bytes is sealed and known, or holds nothing secret', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'`.execute(db)
  const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
  const sealed = rows.filter(({ column }) => !unsealed.some((pattern) => pattern.test(column)))
  expect(sealed.map(nameOf).sort()).toEqual(sealedColumns.map(nameOf).sort())
})
