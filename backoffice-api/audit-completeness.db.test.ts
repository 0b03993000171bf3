import { describe, expect, test } from 'vitest'
import type { UnwrittenCase, WrittenCase } from '#test/shop/audit-completeness/audit-case.ts'
import { openAuditOffice, tellsNothing } from '#test/shop/audit-completeness/audit-office.ts'
import { everyAuditCase } from '#test/shop/audit-completeness/every-audit-case.ts'
import { rawPartsOf } from '#test/shop/audit-completeness/raw-parts.ts'
import { onOneConnection } from '#test/shop/one-connection.ts'
import { staffPlace } from '#test/shop/staff.ts'
import { operationOf, rootFieldsOf } from '#test/shop/staff-operation.ts'
import { staffMutations } from './authorization.ts'

const office = await openAuditOffice()
const { api, shop } = office
const { db } = shop

const written = everyAuditCase.flatMap(({ name, of }) => ('action' in of ? { name, of } : []))
const unwritten = everyAuditCase.flatMap(({ name, of }) => ('unwritten' in of ? { name, of } : []))

async function lastRow(): Promise<number> {
  const { last } = await db
    .selectFrom('staff_audit')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** Does one mutation, which has to succeed and to get by with one connection. @returns what its case expects, what was answered and the rows that it wrote */
async function run<Expected extends Awaited<ReturnType<(WrittenCase | UnwrittenCase)['prepare']>>>(
  name: string,
  prepare: (of: typeof office) => Promise<Expected>,
) {
  const expected = await prepare(office)
  const by = expected.by ?? { token: await office.ownerToken(), member: office.owner }
  const given = Object.fromEntries(Object.entries(expected.input).map(([key, value]) => [`${name}.${key}`, value]))
  const before = await lastRow()
  const operation = operationOf(api.schema, { kind: 'mutation', name }, given)
  const { data, errors, sessionToken } = await onOneConnection(shop.pool, () =>
    api.execute(operation, { sessionToken: by.token, ...staffPlace }),
  )
  const answer = (data as Readonly<Record<string, Readonly<Record<string, unknown>> | null>> | null)?.[name]
  expect([errors ?? [], answer?.problems ?? [], answer?.approvalId ?? null]).toEqual([[], [], null])
  expect(answer).toEqual(expect.any(Object))
  const rows = await db.selectFrom('staff_audit').selectAll().where('id', '>', before).orderBy('id').execute()
  return { expected, by, rows, secrets: secretsIn({ ...answer, sessionToken }) }
}

/** What is told once, and never in the books. */
function secretsIn({ secret, token, sessionToken, recoveryCodes }: Readonly<Record<string, unknown>>): string[] {
  return [secret, token, sessionToken, recoveryCodes].flat().filter((one) => typeof one === 'string')
}

describe('the cases', () => {
  test('are one for each mutation of the schema, and no other', () => {
    const names = everyAuditCase.map(({ name }) => name)
    expect(names.toSorted()).toEqual(Object.keys(rootFieldsOf(api.schema, 'mutation')).toSorted())
  })

  test('leave out of the books what somebody does with their own account, and a preview', () => {
    const permitted = unwritten.filter(({ name }) => !['anybody', 'staff'].includes(staffMutations[name] ?? ''))
    expect(permitted.map(({ name }) => name)).toEqual(['previewContent'])
  })

  test.each([
    [{ before: null, after: null }, true],
    [{ before: {}, after: {} }, true],
    [{ before: null, after: { parcel: null } }, true],
    [{ before: { state: 'paid' }, after: { state: 'paid' } }, true],
    [{ before: null, after: { state: 'paid' } }, false],
    [{ before: { points: 0 }, after: null }, false],
  ])('know what a row like %j tells nothing of: %s', (row, expected) => {
    expect(tellsNothing(row)).toBe(expected)
  })
})

test.each(written)('$name is done, and its row says who did what to what, and from where', async ({ name, of }) => {
  const { expected, by, rows, secrets } = await run(name, of.prepare)
  const { object, before = null, after = null } = expected
  expect(rows.map(({ action }) => action).toSorted()).toEqual(
    [of.action, ...(of.result ? [of.action] : []), ...(of.alongside ?? [])].toSorted(),
  )
  const who = { at: shop.clock.now(), member_id: by.member.id, member_name: by.member.name, ...staffPlace }
  for (const row of rows) {
    expect(row).toMatchObject(who)
    expect([row.action, tellsNothing(row)]).toEqual([row.action, of.silent !== undefined])
    expect([row.action, ...rawPartsOf(row)]).toEqual([row.action])
  }
  expect(rows.find(({ action }) => action === of.action)).toMatchObject({
    object_type: object.type,
    object_id: object.id,
    object_name: object.name ?? expect.any(String),
    before,
    after,
  })
  const last = rows.findLast(({ action }) => action === of.action)
  if (of.result) {
    expect(rows.find(({ action }) => action === of.action)).toMatchObject({ after: { status: 'begun' } })
    const { object_type, object_id, object_name } = last ?? {}
    expect([object_type, object_id, object_name]).toEqual([object.type, object.id, rows[0]?.object_name])
    expect(last).toMatchObject({ before: { status: 'begun' }, after: of.result })
  }
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each(unwritten)('$name is done, and stands in no books', async ({ name, of }) => {
  expect((await run(name, of.prepare)).rows).toEqual([])
})

test('a list that is removed twice, or that is not there, stands in the books once at most', async () => {
  const removal = written.find(({ name }) => name === 'removeView')
  const id = (await removal?.of.prepare(office))?.input.id
  const remove = (named: unknown) =>
    api.execute(operationOf(api.schema, { kind: 'mutation', name: 'removeView' }, { 'removeView.id': named }), {
      sessionToken: token,
      ...staffPlace,
    })
  const token = await office.ownerToken()
  const before = await lastRow()
  for (const named of [id, id, 'of nobody'])
    expect((await remove(named)).data).toMatchObject({ removeView: { problems: [] } })
  const rows = await db.selectFrom('staff_audit').select('action').where('id', '>', before).execute()
  expect(rows).toEqual([{ action: 'view.remove' }])
})
