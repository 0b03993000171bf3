import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { openTestShop, staffUrl } from '#test/shop/open-shop.ts'
import { softAuthenticator } from '#test/shop/soft-authenticator.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'
import { relyingPartyOf } from '../credentials/passkey.ts'

const shop = await openTestShop()
const { staff } = shop.shop
const refusal = (messageKey: string) => ({ refusals: [{ refused: true, messageKey }] })

function optionsOf(answer: object): object {
  if (!('options' in answer) || typeof answer.options !== 'object' || !answer.options)
    throw new Error(JSON.stringify(answer))
  return answer.options
}

/** Somebody who is logged in and has a passkey besides. */
async function memberWithPasskey(
  ...given: Parameters<typeof memberOfStaff> extends [unknown, ...infer Rest] ? Rest : never
) {
  const member = await memberOfStaff(shop, ...given)
  const authenticator = softAuthenticator({ origin: staffUrl })
  const made = authenticator.create(optionsOf(await staff.beginPasskey(member.actor)))
  expect(await staff.addPasskey(member.actor, made)).toEqual({ added: true })
  return { ...member, authenticator }
}

const logIn = (answer: unknown) => staff.logInByPasskey({ answer, ...staffPlace })
const logInOptions = async () => optionsOf(await staff.beginPasskeyLogIn(staffPlace))

describe('a passkey', () => {
  test('logs in without anything typed, and is named by where it was made', async () => {
    const nadia = await memberWithPasskey(['service'])
    const begun = await logIn(nadia.authenticator.get(await logInOptions()))
    expect(begun).toMatchObject({ actor: { member: { id: nadia.member.id }, isProved: true } })
    const { passkeys, hasPassword } = await staff.ownCredentials(nadia.actor)
    expect(passkeys).toMatchObject([{ id: nadia.authenticator.id, name: staffPlace.device }])
    expect(passkeys[0]?.usedAt).not.toBeNull()
    expect(hasPassword).toBe(true)
  })

  test('answers a challenge once, of two at once one', async () => {
    const nadia = await memberWithPasskey()
    const answer = nadia.authenticator.get(await logInOptions())
    const both = await Promise.all([logIn(answer), logIn(answer)])
    expect(both.filter((one) => 'token' in one)).toHaveLength(1)
  })

  test('is refused for another origin, without its person, after five minutes, for another purpose, and as a copy', async () => {
    const nadia = await memberWithPasskey()
    const { authenticator } = nadia
    const failed = refusal('staff-passkey-failed')
    expect(await logIn(authenticator.get(await logInOptions(), { from: 'https://office.evil.example' }))).toMatchObject(
      failed,
    )
    expect(await logIn(authenticator.get(await logInOptions(), { verified: false }))).toMatchObject(failed)
    const late = await logInOptions()
    shop.clock.advance(6 * minute)
    expect(await logIn(authenticator.get(late))).toMatchObject(failed)
    expect(await logIn(authenticator.get({ challenge: 'of-nobody' }))).toMatchObject(failed)
    const ofProof = optionsOf(await staff.beginPasskeyProof(nadia.actor))
    expect(await logIn(authenticator.get(ofProof))).toMatchObject(failed)
    authenticator.setCounter(0)
    expect(await logIn(authenticator.get(await logInOptions()))).toHaveProperty('token')
    authenticator.setCounter(0)
    expect(await logIn(authenticator.get(await logInOptions()))).toMatchObject(failed)
    expect(await logIn({ id: 'x' })).toMatchObject(failed)
    expect(await logIn('text')).toMatchObject(failed)
  })

  test('of somebody who is suspended opens nothing, and a new link takes it away', async () => {
    const owner = await memberOfStaff(shop)
    const nadia = await memberWithPasskey(['service'])
    const version = async () => (await staff.member(owner.actor, nadia.member.id))?.version ?? 0
    await staff.suspendMember(owner.actor, { id: nadia.member.id, version: await version() })
    expect(await logIn(nadia.authenticator.get(await logInOptions()))).toMatchObject(refusal('staff-passkey-failed'))
    await staff.resumeMember(owner.actor, { id: nadia.member.id, version: await version() })
    await staff.resetMember(owner.actor, { id: nadia.member.id, version: await version() })
    expect((await staff.ownCredentials(nadia.actor)).passkeys).toEqual([])
  })

  test('proves who it is, in the session that asked', async () => {
    const nadia = await memberWithPasskey()
    const other = await memberWithPasskey()
    shop.clock.advance(16 * minute)
    const actor = await nadia.actorNow()
    if (!actor) throw new Error('The session is over')
    expect(actor.isProved).toBe(false)
    const begin = async () => optionsOf(await staff.beginPasskeyProof(actor))
    expect(await staff.proveByPasskey(actor, other.authenticator.get(await begin()))).toMatchObject(
      refusal('staff-passkey-failed'),
    )
    expect(await staff.beginPasskey(actor)).toMatchObject(refusal('staff-proof-needed'))
    expect(await staff.proveByPasskey(actor, nadia.authenticator.get(await begin()))).toEqual({ proved: true })
    expect((await nadia.actorNow())?.isProved).toBe(true)
  })

  test('begins an account in the place of a password, and the last one stays', async () => {
    const invited = await staff.inviteByCommand({
      name: 'Iris',
      email: 'iris@shop.test',
      language: 'nl',
      roles: ['service'],
      storefronts: 'all',
      stores: 'all',
    })
    if ('refusals' in invited) throw new Error(JSON.stringify(invited))
    const authenticator = softAuthenticator({ origin: staffUrl })
    const answer = authenticator.create(optionsOf(await staff.beginByPasskey(invited.token)))
    const begun = await staff.acceptByPasskey(invited.token, { answer, ...staffPlace })
    if ('refusals' in begun) throw new Error(JSON.stringify(begun))
    expect(begun.actor.member).toMatchObject({ id: invited.member.id, state: 'active' })
    expect(await staff.beginByPasskey(invited.token)).toMatchObject(refusal('staff-link-expired'))
    expect(await logIn(authenticator.get(await logInOptions()))).toHaveProperty('token')
    expect(await staff.removePasskey(begun.actor, authenticator.id)).toMatchObject(refusal('staff-last-passkey'))
    const owner = await memberOfStaff(shop)
    const audit = await staff.audit(owner.actor, { memberId: invited.member.id })
    expect(audit.entries.map(({ action }) => action)).toEqual(['member.accept'])
  })

  test('that is removed opens nothing, and the books name both', async () => {
    const nadia = await memberWithPasskey()
    expect(await staff.removePasskey(nadia.actor, nadia.authenticator.id)).toEqual({ removed: true })
    expect(await logIn(nadia.authenticator.get(await logInOptions()))).toMatchObject(refusal('staff-passkey-failed'))
    const { entries } = await staff.audit(nadia.actor, { memberId: nadia.member.id })
    expect(entries.map(({ action }) => action)).toEqual([
      'member.passkey-remove',
      'member.passkey-add',
      'member.accept',
    ])
  })
})

test.each([
  ['https://office.example.com', { id: 'office.example.com', origin: 'https://office.example.com' }],
  ['http://localhost:3001', { id: 'localhost', origin: 'http://localhost:3001' }],
  ['http://127.0.0.1:3001', undefined],
  ['http://[::1]:3001', undefined],
  ['office', undefined],
])('passkeys of %s are bound to %j', (url, expected) => {
  expect(relyingPartyOf(url)).toEqual(expected)
})
