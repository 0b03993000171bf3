import { describe, expect, test } from 'vitest'
import { changes } from '#kernel/cache-table.ts'
import { settingSubjects } from '#shop/settings/setting-fields.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { demoSettingsFile } from '#test/shop/settings.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'

const shop = await openTestShop()
const api = staffApi(shop)
const owner = await memberOfStaff(shop)

async function ask<T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
  return Object.values(await askAs<Record<string, T>>(api, owner.token, query, variables))[0] as T
}
type Period = { readonly from: string | null; readonly until: string | null; readonly value: unknown }
type Form = { version: number; fields: { path: string[]; kind: string; periods: Period[] }[] }
type Planned = { text: string; plan: { errors: { path: string }[]; changes: { path: string }[] } }
const form = (subject: string) =>
  ask<Form>(
    `query ($subject: SettingSubject!) {
      settingsForm(subject: $subject) { version fields { path kind periods { from until value } } } }`,
    { subject },
  )
const limits = (subject: string) =>
  ask<{ fields: { minimum: number | null; maximum: number | null }[] }>(
    'query ($subject: SettingSubject!) { settingsForm(subject: $subject) { fields { minimum maximum } } }',
    { subject },
  )
const plan = (subject: string, typed: unknown) =>
  ask<Planned>(
    `query ($subject: SettingSubject!, $typed: JSON!) {
      settingsFormPlan(subject: $subject, typed: $typed) { text plan { errors { path } changes { path } } } }`,
    { subject, typed },
  )
const apply = (text: string, seen: number) =>
  ask<{ approvalId: string | null; problems: { messageKey: string }[] }>(
    `mutation ($text: String!, $seen: Int!) {
      applySettings(text: $text, note: "By a form", seen: $seen) { approvalId problems { messageKey } } }`,
    { text, seen },
  )
const always = (value: unknown): Period => ({ from: null, until: null, value })
const days = ['returns', 'days']

await shop.shop.applySettings({ document: demoSettingsFile, author: 'test', note: null, seen: undefined })

describe('a form of settings', () => {
  test('shows what would change, writes that alone, and holds at once, for its time', async () => {
    const { version, fields } = await form('RETURNS')
    expect(fields.map(({ path }) => path)).toContainEqual(days)
    const typed = [{ path: days, periods: [always(30), { from: '2026-12-01', until: '2027-01-15', value: 60 }] }]
    const { text, plan: planned } = await plan('RETURNS', typed)
    expect(planned).toEqual({ errors: [], changes: [{ path: 'returns.days' }] })
    expect(shop.shop.settings.at(shop.clock.now()).returns.days).toBe(14)
    expect(await apply(text, version)).toEqual({ approvalId: null, problems: [] })
    await shop.shop.invalidate(changes.settings())
    expect(shop.shop.settings.at(new Date('2026-11-26T12:00:00Z')).returns.days).toBe(30)
    expect(shop.shop.settings.at(new Date('2026-12-24T12:00:00Z')).returns.days).toBe(60)
    expect(shop.shop.settings.at(new Date('2027-01-15T12:00:00Z')).returns.days).toBe(30)
    expect((await form('RETURNS')).fields.find(({ path }) => path.join() === days.join())?.periods).toHaveLength(2)
    expect(await apply(text, version)).toMatchObject({ problems: [{ messageKey: 'settings-unchanged' }] })
  })

  test('that was made of an older version writes over nothing', async () => {
    const { version } = await form('RETURNS')
    const one = await plan('RETURNS', [{ path: days, periods: [always(20)] }])
    const other = await plan('RETURNS', [{ path: days, periods: [always(25)] }])
    expect(await apply(one.text, version)).toMatchObject({ problems: [] })
    expect(await apply(other.text, version)).toMatchObject({ problems: [{ messageKey: 'staff-changed-meanwhile' }] })
  })

  test('is refused what the checks of the settings refuse, with its path', async () => {
    for (const value of [13, '30', null, -1, 14.5]) {
      const { plan: planned } = await plan('RETURNS', [{ path: days, periods: [always(value)] }])
      expect([value, planned.errors.map(({ path }) => path.split('.').slice(0, 2).join('.'))]).toEqual([
        value,
        expect.arrayContaining(['returns.days']),
      ])
    }
    const turned = [always(14), { from: '2027-01-15', until: '2026-12-01', value: 60 }]
    expect((await plan('RETURNS', [{ path: days, periods: turned }])).plan.errors).not.toEqual([])
  })

  test('changes nothing of another subject, and reads nothing but a list of values', async () => {
    const { plan: planned } = await plan('RETURNS', [{ path: ['approvals', 'pointsAbove'], periods: [always(1)] }])
    expect(planned).toEqual({ errors: [], changes: [] })
    const wrong = await api.execute(
      { query: '{ settingsFormPlan(subject: RETURNS, typed: { path: 1 }) { text } }' },
      { sessionToken: owner.token, ...staffPlace },
    )
    expect(wrong.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
  })

  test('about what one person may do alone waits for a second one', async () => {
    await memberOfStaff(shop)
    const { version } = await form('APPROVALS')
    const { text } = await plan('APPROVALS', [{ path: ['approvals', 'pointsAbove'], periods: [always(100_000)] }])
    expect(await apply(text, version)).toEqual({ approvalId: expect.any(String), problems: [] })
    expect(shop.shop.staffLimits().pointsAbove).not.toBe(100_000)
  })
})

test.each(Object.keys(settingSubjects))('the form of %s says between which numbers a value lies', async (subject) => {
  expect((await limits(subject.toUpperCase())).fields.length).toBeGreaterThan(0)
})
