import { expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile } from '#test/shop/settings.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const owner = await memberOfStaff(shop)

async function ask<T>(query: string, variables: Readonly<Record<string, unknown>>, by = owner): Promise<T> {
  return askAs<T>(api, by.token, query, variables)
}

type Applied = { readonly approvalId: string | null; readonly problems: readonly { readonly messageKey: string }[] }

const apply = async (document: unknown, seen: number, by = owner) =>
  (
    await ask<{ applySettings: Applied }>(
      `mutation ($text: String!, $seen: Int!) { applySettings(text: $text, note: "Sale", seen: $seen) {
        approvalId problems { messageKey } } }`,
      { text: typeof document === 'string' ? document : JSON.stringify(document), seen },
      by,
    )
  ).applySettings

const held = async () =>
  (
    await ask<{ settingsDocument: { version: number; text: string } | null }>(
      '{ settingsDocument { version text } }',
      {},
    )
  ).settingsDocument
const plan = async (text: string) =>
  (
    await ask<{ settingsPlan: { errors: { path: string }[]; changes: { path: string }[] } }>(
      'query ($text: String!) { settingsPlan(text: $text) { errors { path message } changes { path before after } } }',
      { text },
    )
  ).settingsPlan
const key = (messageKey: string) => ({ problems: [{ messageKey }] })
const withDays = (days: number) => ({ ...demoSettingsFile, returns: { days } })

test('settings are checked, planned and applied as the command does it, and stand in the books', async () => {
  expect(await apply(demoSettingsFile, 0)).toEqual({ approvalId: null, problems: [] })
  const first = await held()
  expect(JSON.parse(first?.text ?? '')).toEqual(demoSettingsFile)
  expect(await plan('{')).toMatchObject({ errors: [{ path: '' }] })
  expect((await plan(JSON.stringify(withDays(3)))).errors).toMatchObject([{ path: 'returns.days' }])
  expect(await plan(JSON.stringify(withDays(60)))).toMatchObject({ errors: [], changes: [{ path: 'returns.days' }] })

  expect(await apply(withDays(3), first?.version ?? 0)).toMatchObject(key('settings-invalid'))
  expect(await apply('{', first?.version ?? 0)).toMatchObject(key('settings-invalid'))
  expect(await apply(demoSettingsFile, first?.version ?? 0)).toMatchObject(key('settings-unchanged'))
  expect(await apply(withDays(60), first?.version ?? 0)).toMatchObject({ problems: [] })
  expect(await apply(withDays(90), first?.version ?? 0)).toMatchObject(key('staff-changed-meanwhile'))
  const [row] = await shop.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('action', '=', 'settings.apply')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(row).toMatchObject({
    member_name: owner.member.name,
    object_name: 'Sale',
    after: { changed: ['returns.days'] },
  })
  const [version] = await shop.shop.settingsHistory(1)
  expect(version).toMatchObject({ author: owner.member.name, note: 'Sale' })
})

test('how much one person may do alone is changed by two', async () => {
  const now = await held()
  const document = JSON.parse(now?.text ?? '')
  const generous = { ...document, approvals: { refundsAbove: { EUR: 99_999_900 } } }
  expect(await apply(generous, now?.version ?? 0)).toEqual({ approvalId: null, problems: [] })
  await memberOfStaff(shop)
  const later = await held()
  const { approvalId, problems } = await apply(
    { ...document, imports: { ...document.imports, mostPriceMove: 9000 } },
    later?.version ?? 0,
  )
  expect(problems).toEqual([])
  expect(approvalId).not.toBeNull()
  expect(await held()).toEqual(later)
})
