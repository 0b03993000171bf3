import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPassword, staffPlace } from '#test/shop/staff.ts'
import { codeAt } from '../credentials/one-time-codes.ts'
import { isPermitted } from './permissions.ts'
import { staffSessionIdle, staffSessionLifetime } from './staff-member.ts'

const shop = await openTestShop()
const { staff } = shop.shop
const { clock } = shop

const refusal = (messageKey: string, field?: string) => ({
  refusals: [{ refused: true, messageKey, ...(field === undefined ? {} : { field }) }],
})
const logIn = (email: string, password: string, code: string) =>
  staff.logIn({ email, password, code, ...staffPlace, address: undefined })

describe('logging in', () => {
  test('takes password and code, in any spelling of the address, and a session that is theirs', async () => {
    const nadia = await memberOfStaff(shop, ['service'])
    const begun = await logIn(` ${nadia.email.toUpperCase()} `, staffPassword, nadia.nextCode())
    if ('refusals' in begun) throw new Error(JSON.stringify(begun))
    expect(await staff.actorOf(begun.token, staffPlace)).toMatchObject({
      member: { id: nadia.member.id, roles: ['service'] },
      isProved: true,
    })
    await staff.logOut(begun.token)
    expect(await staff.actorOf(begun.token, staffPlace)).toBeUndefined()
  })

  test('says the same to a stranger, to a wrong password, and to a wrong, an old or a used code', async () => {
    const nadia = await memberOfStaff(shop)
    const failed = refusal('staff-log-in-failed')
    expect(await logIn('nobody@shop.test', staffPassword, '123456')).toMatchObject(failed)
    expect(await logIn(nadia.email, 'something else 9', nadia.nextCode())).toMatchObject(failed)
    const code = nadia.nextCode()
    expect(await logIn(nadia.email, staffPassword, code)).toHaveProperty('token')
    expect(await logIn(nadia.email, staffPassword, code)).toMatchObject(failed)
    const old = nadia.nextCode()
    clock.advance(5 * minute)
    expect(await logIn(nadia.email, staffPassword, old)).toMatchObject(failed)
    expect(await logIn('', '', '')).toMatchObject({
      refusals: [{ field: 'email' }, { field: 'password' }, { field: 'code' }],
    })
  })

  test('takes each recovery code once, however it is typed, and one of two at once', async () => {
    const { email, recoveryCodes } = await memberOfStaff(shop)
    const [first = '', second = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect(await logIn(email, staffPassword, first.toUpperCase().replaceAll('-', ' '))).toHaveProperty('token')
    expect(await logIn(email, staffPassword, first)).toMatchObject(refusal('staff-log-in-failed'))
    const both = await Promise.all([logIn(email, staffPassword, second), logIn(email, staffPassword, second)])
    expect(both.filter((answer) => 'token' in answer)).toHaveLength(1)
  })

  test('is refused after ten attempts on one account, and goes on a quarter of an hour later', async () => {
    const nadia = await memberOfStaff(shop)
    for (let attempt = 0; attempt < 10; attempt++) await logIn(nadia.email, 'wrong wrong wrong', '000000')
    expect(await logIn(nadia.email, staffPassword, nadia.nextCode())).toMatchObject(refusal('staff-too-many-attempts'))
    clock.advance(16 * minute)
    expect(await logIn(nadia.email, staffPassword, nadia.nextCode())).toHaveProperty('token')
  })

  test('a session ends after two hours without a page, and after a day of work whatever is done', async () => {
    const idle = await memberOfStaff(shop)
    clock.advance(staffSessionIdle + 1)
    expect(await idle.actorNow()).toBeUndefined()
    const busy = await memberOfStaff(shop)
    for (let passed = 0; passed < staffSessionLifetime; passed += staffSessionIdle / 2) {
      expect(await busy.actorNow()).toBeDefined()
      clock.advance(staffSessionIdle / 2)
    }
    expect(await busy.actorNow()).toBeUndefined()
  })

  test('a proof is fresh for a quarter of an hour, and given again by password and code', async () => {
    const nadia = await memberOfStaff(shop)
    clock.advance(16 * minute)
    const actor = await nadia.actorNow()
    if (!actor) throw new Error('The session is over')
    expect(actor.isProved).toBe(false)
    expect(await staff.prove(actor, { password: 'wrong wrong', code: nadia.nextCode() })).toMatchObject(
      refusal('staff-log-in-failed', 'password'),
    )
    expect(await staff.prove(actor, { password: staffPassword, code: '000000' })).toMatchObject(
      refusal('staff-code-wrong', 'code'),
    )
    expect(await staff.prove(actor, { password: staffPassword, code: nadia.nextCode() })).toEqual({ proved: true })
    expect(await nadia.actorNow()).toMatchObject({ isProved: true })
  })
})

describe('an invitation', () => {
  const guest = { name: 'Bram', language: 'nl', roles: ['store'], storefronts: ['nl_NL'], stores: 'all' } as const

  async function invited(email: string) {
    const answer = await staff.inviteByCommand({ ...guest, email })
    if ('refusals' in answer) throw new Error(JSON.stringify(answer))
    const open = await staff.invitation(answer.token)
    if (!open) throw new Error('The invitation can’t be opened')
    const accept = (over: object = {}) =>
      staff.acceptInvitation(answer.token, {
        ...staffPlace,
        password: staffPassword,
        repeated: staffPassword,
        code: codeAt(open.secret, clock.now()),
        ...over,
      })
    return { ...answer, open, accept }
  }

  test('says what an app needs, and refuses what is wrong beside its field', async () => {
    const { open, accept } = await invited('bram@shop.test')
    expect(open.otpauthUrl).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}/)
    expect(await accept({ password: 'short', repeated: 'short' })).toMatchObject(
      refusal('password-too-short', 'password'),
    )
    expect(await accept({ repeated: 'another password 4' })).toMatchObject(refusal('password-not-repeated', 'repeated'))
    expect(await accept({ code: '000000' })).toMatchObject(refusal('staff-code-wrong', 'code'))
    expect(await accept()).toMatchObject({
      actor: { member: { state: 'active', storefronts: ['nl_NL'], stores: 'all' } },
    })
    expect(await accept()).toMatchObject(refusal('staff-link-expired'))
  })

  test('is accepted by one of two at once', async () => {
    const { accept } = await invited('twice@shop.test')
    const both = await Promise.all([accept(), accept()])
    expect(both.filter((answer) => 'token' in answer)).toHaveLength(1)
  })

  test('is over after a week', async () => {
    const { token } = await invited('late@shop.test')
    clock.advance(8 * 24 * 60 * minute)
    expect(await staff.invitation(token)).toBeUndefined()
  })

  test('is not made twice for one address, nor for nobody', async () => {
    await invited('once@shop.test')
    expect(await staff.inviteByCommand({ ...guest, email: 'ONCE@shop.test' })).toMatchObject(
      refusal('staff-email-taken', 'email'),
    )
    expect(await staff.inviteByCommand({ ...guest, name: ' ', email: 'x', roles: [] })).toMatchObject({
      refusals: [{ field: 'name' }, { field: 'email' }, { field: 'roles' }],
    })
  })
})

describe('changes of members', () => {
  const asOwner = async () => {
    const owner = await memberOfStaff(shop)
    return { owner, other: (await memberOfStaff(shop, ['service'])).member }
  }
  const change = { name: 'Nadia', language: 'de', roles: ['finance'], storefronts: 'all', stores: 'all' } as const

  test('stand in the books with what was before and after, who did it and from where', async () => {
    const { owner, other } = await asOwner()
    expect(await staff.changeMember(owner.actor, other.id, { ...change, version: other.version })).toEqual({
      changed: true,
    })
    const { entries } = await staff.audit(owner.actor, { objectType: 'member', objectId: other.id })
    expect(entries[0]).toMatchObject({
      memberId: owner.member.id,
      action: 'member.change',
      before: { roles: ['service'] },
      after: { roles: ['finance'], language: 'de' },
      ...staffPlace,
    })
  })

  test('of an earlier version are told, and overwrite nothing', async () => {
    const { owner, other } = await asOwner()
    await staff.changeMember(owner.actor, other.id, { ...change, version: other.version })
    const late = staff.changeMember(owner.actor, other.id, { ...change, name: 'Other', version: other.version })
    expect(await late).toMatchObject(refusal('staff-changed-meanwhile'))
    expect(await staff.member(owner.actor, other.id)).toMatchObject({ name: 'Nadia', version: other.version + 1 })
  })

  test('need the permission, a fresh proof, and somebody else', async () => {
    const { owner, other } = await asOwner()
    const service = await memberOfStaff(shop, ['service'])
    const stale = { ...owner.actor, isProved: false }
    const { version } = other
    expect(await staff.suspendMember(service.actor, { id: other.id, version })).toMatchObject(
      refusal('staff-not-permitted'),
    )
    expect(await staff.suspendMember(stale, { id: other.id, version })).toMatchObject(refusal('staff-proof-needed'))
    expect(
      await staff.suspendMember(owner.actor, { id: owner.member.id, version: owner.member.version }),
    ).toMatchObject(refusal('staff-own-account'))
  })

  test('who is suspended is out at once, and what they press then is refused', async () => {
    const { owner } = await asOwner()
    const nadia = await memberOfStaff(shop, ['owner'])
    const now = await staff.member(owner.actor, nadia.member.id)
    expect(await staff.suspendMember(owner.actor, { id: nadia.member.id, version: now?.version ?? 0 })).toEqual({
      changed: true,
    })
    expect(await nadia.actorNow()).toBeUndefined()
    expect(await logIn(nadia.email, staffPassword, nadia.nextCode())).toMatchObject(refusal('staff-log-in-failed'))
    // The page was there before; the press comes after.
    const { actor } = nadia
    const pressed = await staff.invite(actor, { ...change, email: 'pressed@shop.test' })
    expect(pressed).toMatchObject(refusal('staff-not-permitted'))
    const suspended = await staff.member(owner.actor, nadia.member.id)
    await staff.resumeMember(owner.actor, { id: nadia.member.id, version: suspended?.version ?? 0 })
    expect(await logIn(nadia.email, staffPassword, nadia.nextCode())).toHaveProperty('token')
  })

  test('who is locked out begins anew by a link, and nothing of before opens anything', async () => {
    const { owner } = await asOwner()
    const nadia = await memberOfStaff(shop)
    const { version = 0 } = (await staff.member(owner.actor, nadia.member.id)) ?? {}
    const reset = await staff.resetMember(owner.actor, { id: nadia.member.id, version })
    if ('refusals' in reset) throw new Error(JSON.stringify(reset))
    expect(await nadia.actorNow()).toBeUndefined()
    expect(await logIn(nadia.email, staffPassword, nadia.nextCode())).toMatchObject(refusal('staff-log-in-failed'))
    const open = await staff.invitation(reset.token)
    expect(open?.secret).not.toBe(nadia.secret)
  })

  test('leave an owner, also when two take each other’s role at once', async () => {
    const alone = await openTestShop()
    const one = await memberOfStaff(alone)
    const other = await memberOfStaff(alone)
    const versionOf = async (id: string) => (await alone.shop.staff.member(one.actor, id))?.version ?? 0
    const [ofOne, ofOther] = [await versionOf(one.member.id), await versionOf(other.member.id)]
    const answers = await Promise.all([
      alone.shop.staff.suspendMember(one.actor, { id: other.member.id, version: ofOther }),
      alone.shop.staff.suspendMember(other.actor, { id: one.member.id, version: ofOne }),
    ])
    expect(answers.filter((answer) => 'changed' in answer)).toHaveLength(1)
    const owners = (await alone.shop.staff.allMembers()).filter((member) => isPermitted({ member }, 'staff.write'))
    expect(owners).toHaveLength(1)
  })
})

describe('what staff change', () => {
  const subject = { action: 'order.cancel', object: { type: 'order', id: '1', name: '1' } } as const

  test('has its row in the books, or neither happens', async () => {
    const nadia = await memberOfStaff(shop, ['service'])
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_audit`.execute(shop.db)
      return rows[0]?.count
    }
    const before = await count()
    const addCode = (code: string) =>
      shop.shop.staff.inviteByCommand({
        name: code,
        email: code,
        language: 'nl',
        roles: ['reader'],
        storefronts: 'all',
        stores: 'all',
      })
    const refused = await staff.perform(nadia.actor, {
      ...subject,
      permission: 'orders.write',
      work: async () => {
        await addCode('undone@shop.test')
        return { refused: true as const, refusals: [{ messageKey: 'order-not-found' }] }
      },
    })
    expect(refused).toMatchObject({ refusals: [{ messageKey: 'order-not-found' }] })
    const crashed = staff.perform(nadia.actor, {
      ...subject,
      permission: 'orders.write',
      work: async () => {
        await addCode('crashed@shop.test')
        throw new Error('The process ends')
      },
    })
    await expect(crashed).rejects.toThrow('The process ends')
    expect(await count()).toBe(before)
    const emails = (await staff.allMembers()).map(({ email }) => email)
    expect(emails).not.toContain('undone@shop.test')
    expect(emails).not.toContain('crashed@shop.test')
    await staff.perform(nadia.actor, {
      ...subject,
      permission: 'orders.write',
      work: async () => ({ result: 1, before: null, after: { state: 'cancelled' } }),
    })
    expect(await count()).toBe((before ?? 0) + 1)
  })

  test('a part that is refused and mended inside is undone alone', async () => {
    const nadia = await memberOfStaff(shop)
    await staff.inviteByCommand({
      name: 'A',
      email: 'there@shop.test',
      language: 'nl',
      roles: ['reader'],
      storefronts: 'all',
      stores: 'all',
    })
    const answer = await staff.perform(nadia.actor, {
      ...subject,
      permission: 'orders.write',
      work: async () => {
        const first = await staff.invite(nadia.actor, {
          name: 'B',
          email: 'there@shop.test',
          language: 'nl',
          roles: ['reader'],
          storefronts: 'all',
          stores: 'all',
        })
        const second = await staff.invite(nadia.actor, {
          name: 'C',
          email: 'new@shop.test',
          language: 'nl',
          roles: ['reader'],
          storefronts: 'all',
          stores: 'all',
        })
        return { result: ['refusals' in first, 'refusals' in second], before: null, after: null }
      },
    })
    expect(answer).toEqual({ result: [true, false] })
    expect((await staff.allMembers()).map(({ email }) => email)).toContain('new@shop.test')
  })

  test('twenty at once neither wait for ever nor lose a row', async () => {
    const nadia = await memberOfStaff(shop)
    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        staff.invite(nadia.actor, {
          name: `Many ${index}`,
          email: `many${index}@shop.test`,
          language: 'en',
          roles: ['reader'],
          storefronts: 'all',
          stores: 'all',
        }),
      ),
    )
    expect(done.every((answer) => 'token' in answer)).toBe(true)
    const { entries } = await staff.audit(nadia.actor, { memberId: nadia.member.id })
    expect(entries.filter(({ action }) => action === 'member.invite')).toHaveLength(20)
  })

  test('stands in books that nobody can change, not even by SQL', async () => {
    for (const statement of [
      sql`update staff_audit set member_name = 'Nobody'`,
      sql`delete from staff_audit`,
      sql`truncate staff_audit`,
    ]) {
      await expect(statement.execute(shop.db)).rejects.toThrow('append-only')
    }
  })
})

test('secrets and codes stand nowhere as they are', async () => {
  const { secret, token, recoveryCodes } = await memberOfStaff(shop)
  const { rows } = await sql<{ text: string }>`
    select to_jsonb(m)::text as text from staff_members m union all select to_jsonb(s)::text from staff_sessions s
    union all select to_jsonb(c)::text from staff_recovery_codes c union all select to_jsonb(a)::text from staff_audit a`.execute(
    shop.db,
  )
  const everything = rows.map(({ text }) => text).join('\n')
  for (const one of [secret, token, staffPassword, ...recoveryCodes]) expect(everything).not.toContain(one)
})
