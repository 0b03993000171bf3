import type { CustomFetchOptions } from 'openid-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openIdSignIn } from '#integrations/oidc/openid-sign-in.ts'
import { hour, minute } from '#kernel/clock.ts'
import { createShop } from '#shop/shop.ts'
import type { SignInRules } from '#shop/staff/sign-in.ts'
import { startProvider } from '#test/oidc-provider.ts'
import { openTestShop, staffUrl } from '#test/shop/open-shop.ts'
import { memberOfStaff, staffPlace } from '#test/shop/staff.ts'

const shop = await openTestShop()
const { db, clock } = shop
const provider = await startProvider(staffUrl)
afterAll(() => provider.stop())
/** The provider's clock is that of the machine. */
beforeEach(() => {
  clock.moveTo(new Date().toISOString())
  Object.assign(provider.state, { isAway: false, withGroups: 'id-token' })
})

const tampered: { with: ((answer: Record<string, unknown>) => Promise<Record<string, unknown>>) | undefined } = {
  with: undefined,
}
/** The provider's token answers, as somebody on the way would change them. */
async function onTheWay(url: string, init: CustomFetchOptions): Promise<Response> {
  const answer = await fetch(url, init as RequestInit)
  if (!tampered.with || !url.endsWith('/token')) return answer
  return Response.json(await tampered.with((await answer.json()) as Record<string, unknown>))
}

const port = (clientId = 'office') =>
  openIdSignIn({
    issuer: provider.issuer,
    clientId,
    clientSecret: provider.clientSecret.replace('office', clientId),
    staffUrl,
    rolesClaim: 'groups',
    scopes: 'profile email',
    clock,
    fetch: onTheWay,
  })
const staffWith = (rules: Partial<SignInRules> = {}) =>
  createShop({
    ...shop.deps,
    signIn: {
      port: port(),
      rules: {
        name: 'Acme',
        rolesClaim: 'groups',
        roles: { desk: ['service'], stores: ['store'], owners: ['owner'] },
        makesAccounts: true,
        language: 'nl',
        ...rules,
      },
    },
  }).staff
const staff = staffWith()
type Staff = typeof staff

let people = 0
function somebody(groups: readonly string[] | undefined = ['desk']) {
  const sub = `person-${++people}`
  const account = { sub, email: `${sub}@acme.example`, name: `Person ${people}`, ...(groups && { groups }) }
  provider.add(account)
  return account
}

async function begun(of: Staff = staff, to = '/orders') {
  const answer = await of.beginSignIn(staffPlace, to)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer))
  return answer
}
const finish = (callback: string, browser: string, of: Staff = staff) =>
  of.finishSignIn({ callback, browser, ...staffPlace })
async function logIn(sub: string, of: Staff = staff) {
  const { url, browser } = await begun(of)
  return finish(await provider.visit(url, sub), browser, of)
}
const refused = (messageKey: string) => ({ refusals: [expect.objectContaining({ messageKey })] })
const memberBy = (sub: string) =>
  db.selectFrom('staff_members').selectAll().where('oidc_subject', '=', sub).executeTakeFirst()
const booksOf = async (id: string) =>
  await db
    .selectFrom('staff_audit')
    .select(['action', 'before', 'after'])
    .where('object_id', '=', id)
    .orderBy('id')
    .execute()

describe('somebody whom the company vouches for', () => {
  test('is let in by code, PKCE, state and nonce, with the roles that their claim brings', async () => {
    const { sub, email, name } = somebody(['desk', 'stores', 'everybody'])
    const { url, browser } = await begun()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'office',
      code_challenge_method: 'S256',
      redirect_uri: `${staffUrl}/sign-in/callback`,
      scope: 'openid profile email',
    })
    for (const one of ['state', 'nonce', 'code_challenge']) expect(asked.get(one)).toMatch(/^[\w-]{43}$/)
    const done = await finish(await provider.visit(url, sub), browser)
    if ('refusals' in done) throw new Error(JSON.stringify(done))
    expect(done.to).toBe('/orders')
    expect(done.begun?.actor.member).toMatchObject({
      name,
      email,
      roles: ['service', 'store'],
      state: 'active',
      language: 'nl',
    })
    expect(await staff.actorOf(done.begun?.token, staffPlace)).toMatchObject({ member: { email }, isProved: true })
    expect((await booksOf(done.begun?.actor.member.id ?? '')).map(({ action }) => action)).toEqual(['member.made'])
  })

  test('is the same person at the next log-in, whatever they are called by then', async () => {
    const account = somebody()
    await logIn(account.sub)
    const first = await memberBy(account.sub)
    provider.add({ ...account, email: 'renamed@acme.example', name: 'Renamed' })
    const again = await logIn(account.sub)
    expect('begun' in again && again.begun?.actor.member).toMatchObject({ id: first?.id, email: account.email })
  })

  test('has other roles once their claim says so, which stands in the books; and none is no way in', async () => {
    const account = somebody(['desk'])
    await logIn(account.sub)
    provider.add({ ...account, groups: ['owners'] })
    const again = await logIn(account.sub)
    expect('begun' in again && again.begun?.actor.member.roles).toEqual(['owner'])
    const { id = '' } = (await memberBy(account.sub)) ?? {}
    expect((await booksOf(id)).at(-1)).toEqual({
      action: 'member.roles',
      before: { roles: ['service'] },
      after: { roles: ['owner'] },
    })
    provider.add({ ...account, groups: ['everybody'] })
    expect(await logIn(account.sub)).toMatchObject(refused('staff-sign-in-no-role'))
  })

  test('may have their claim in the userinfo alone', async () => {
    provider.state.withGroups = 'userinfo'
    const { sub } = somebody(['stores'])
    const done = await logIn(sub)
    expect('begun' in done && done.begun?.actor.member.roles).toEqual(['store'])
  })

  test('stays out while they are suspended here', async () => {
    const { sub } = somebody(['owners'])
    await logIn(sub)
    await db.updateTable('staff_members').set({ state: 'suspended' }).where('oidc_subject', '=', sub).execute()
    expect(await logIn(sub)).toMatchObject(refused('staff-suspended'))
    expect((await memberBy(sub))?.state).toBe('suspended')
  })

  test('has no account where nobody said that one is made, nor by an address that works here already', async () => {
    const { sub } = somebody()
    expect(await logIn(sub, staffWith({ makesAccounts: false }))).toMatchObject(refused('staff-sign-in-unknown'))
    const nadia = await memberOfStaff(shop, ['service'])
    provider.add({ sub: 'taken', email: nadia.email, name: 'Nadia', groups: ['owners'] })
    expect(await logIn('taken')).toMatchObject(refused('staff-sign-in-unknown'))
    expect(await memberBy('taken')).toBeUndefined()
    expect((await nadia.actorNow())?.member.roles).toEqual(['service'])
  })

  test('binds their account by the link of an invitation, once, and then needs no password', async () => {
    const { sub } = somebody()
    const own = staffWith({ makesAccounts: false, roles: {} })
    const invite = async (email: string) => {
      const invited = await own.inviteByCommand({
        name: 'Bram',
        email,
        language: 'nl',
        roles: ['warehouse'],
        storefronts: 'all',
        stores: 'all',
      })
      if ('refusals' in invited) throw new Error(JSON.stringify(invited))
      return invited.token
    }
    const token = await invite('bram@acme.example')
    const bind = async (of: string) => {
      const way = await own.beginBySignIn(staffPlace, of)
      if ('refusals' in way) return way
      return finish(await provider.visit(way.url, sub), way.browser, own)
    }
    const done = await bind(token)
    expect('begun' in done && done.begun?.actor.member).toMatchObject({
      email: 'bram@acme.example',
      roles: ['warehouse'],
    })
    expect(await bind(token)).toMatchObject(refused('staff-link-expired'))
    expect(await bind(await invite('other@acme.example'))).toMatchObject(refused('staff-sign-in-taken'))
    const again = await logIn(sub, own)
    expect('begun' in again && again.begun?.actor.member.roles).toEqual(['warehouse'])
    expect(await own.ownCredentials({ ...again, member: { id: (await memberBy(sub))?.id } } as never)).toMatchObject({
      hasPassword: false,
      hasSignIn: true,
    })
  })
})

describe('what can’t be trusted', () => {
  test('another state, another browser, an address that was used, and one that is too late open nothing', async () => {
    const { sub } = somebody()
    const { url, browser } = await begun()
    const callback = await provider.visit(url, sub)
    const withState = (state: string) => {
      const changed = new URL(callback)
      changed.searchParams.set('state', state)
      return changed.href
    }
    expect(await finish(withState('x'.repeat(43)), browser)).toMatchObject(refused('staff-sign-in-failed'))
    const stranger = await begun()
    expect(await finish(callback, stranger.browser)).toMatchObject(refused('staff-sign-in-failed'))
    expect(await finish(`${staffUrl}/sign-in/callback?code=x`, browser)).toMatchObject(refused('staff-sign-in-failed'))
    expect(await finish('nowhere', browser)).toMatchObject(refused('staff-sign-in-failed'))
    expect(await memberBy(sub)).toBeUndefined()

    expect(await finish(callback, browser)).toMatchObject({ to: '/orders' })
    expect(await finish(callback, browser)).toMatchObject(refused('staff-sign-in-failed'))

    const late = await begun()
    const tooLate = await provider.visit(late.url, sub)
    clock.advance(11 * minute)
    expect(await finish(tooLate, late.browser)).toMatchObject(refused('staff-sign-in-failed'))
  })

  test('a code that was redeemed before, sent with a new state, opens nothing', async () => {
    const { sub } = somebody()
    const one = await begun()
    const callback = await provider.visit(one.url, sub)
    await finish(callback, one.browser)
    const next = await begun()
    const replayed = new URL(callback)
    replayed.searchParams.set('state', new URL(next.url).searchParams.get('state') ?? '')
    expect(await finish(replayed.href, next.browser)).toMatchObject(refused('staff-sign-in-failed'))
  })

  test('a code of somebody else, slipped to this browser, opens nothing', async () => {
    const [mine, theirs] = [somebody(), somebody(['owners'])]
    const [own, other] = [await begun(), await begun()]
    const stolen = new URL(await provider.visit(other.url, theirs.sub))
    const callback = new URL(await provider.visit(own.url, mine.sub))
    callback.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    expect(await finish(callback.href, own.browser)).toMatchObject(refused('staff-sign-in-failed'))
    expect(await memberBy(theirs.sub)).toBeUndefined()
  })

  test('a token for another audience, signed by the same provider, opens nothing', async () => {
    const { sub } = somebody()
    const { url, browser } = await begun()
    const callback = await provider.visit(url, sub)
    const nonce = new URL(url).searchParams.get('nonce') ?? ''
    const [state, codeVerifier] = ['s'.repeat(43), 'v'.repeat(43)]
    const other = port('other')
    const theirs = await provider.visit(await other.begin({ state, nonce, codeVerifier }, false), sub)
    const { idToken } = await other.finish(theirs, { state, nonce, codeVerifier })
    tampered.with = async (answer) => ({ ...answer, id_token: idToken })
    const answer = await finish(callback, browser).finally(() => {
      tampered.with = undefined
    })
    expect(answer).toMatchObject(refused('staff-sign-in-failed'))
    expect(await memberBy(sub)).toBeUndefined()
  })

  test.each([
    ['whose signature is another', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    [
      'that says somebody else',
      (token: string) => {
        const [head, , signature] = token.split('.')
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
        return [head, Buffer.from(JSON.stringify({ ...claims, sub: 'owner' })).toString('base64url'), signature].join(
          '.',
        )
      },
    ],
    [
      'that nobody signed',
      (token: string) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
  ])('a token %s opens nothing', async (_, change) => {
    const { sub } = somebody()
    const { url, browser } = await begun()
    const callback = await provider.visit(url, sub)
    tampered.with = async (answer) => ({ ...answer, id_token: change(String(answer.id_token)) })
    const answer = await finish(callback, browser).finally(() => {
      tampered.with = undefined
    })
    expect(answer).toMatchObject(refused('staff-sign-in-failed'))
  })

  test('a token that is over by the shop’s clock opens nothing', async () => {
    const { sub } = somebody()
    clock.advance(5 * hour)
    const { url, browser } = await begun()
    expect(await finish(await provider.visit(url, sub), browser)).toMatchObject(refused('staff-sign-in-failed'))
  })

  test('a refusal of the provider is none of ours to interpret', async () => {
    const { url, browser } = await begun()
    const state = new URL(url).searchParams.get('state')
    const callback = `${staffUrl}/sign-in/callback?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
    expect(await finish(callback, browser)).toMatchObject(refused('staff-sign-in-failed'))
  })
})

describe('a proof', () => {
  const proof = async (of: NonNullable<Awaited<ReturnType<Staff['actorOf']>>>) => {
    const way = await staff.beginSignInProof(of, '/staff')
    if ('refusals' in way) throw new Error(JSON.stringify(way))
    return way
  }
  async function workerOf(sub: string) {
    const done = await logIn(sub)
    if ('refusals' in done || !done.begun) throw new Error(JSON.stringify(done))
    await db
      .updateTable('staff_sessions')
      .set({ proved_at: new Date(0) })
      .where('id', '=', done.begun.actor.sessionId)
      .execute()
    const actor = await staff.actorOf(done.begun.token, staffPlace)
    if (!actor) throw new Error('The session is over')
    return { actor, now: () => staff.actorOf(done.begun?.token, staffPlace) }
  }

  test('asks the provider to ask again, and counts for the session that wanted it', async () => {
    const { sub } = somebody()
    const { actor, now } = await workerOf(sub)
    expect(actor.isProved).toBe(false)
    const { url, browser } = await proof(actor)
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(await finish(await provider.visit(url, sub), browser)).toEqual({ to: '/staff', begun: undefined })
    expect(await now()).toMatchObject({ isProved: true })
  })

  test('of somebody else counts for nobody', async () => {
    const [one, other] = [somebody(), somebody()]
    const { actor, now } = await workerOf(one.sub)
    await logIn(other.sub)
    const { url, browser } = await proof(actor)
    expect(await finish(await provider.visit(url, other.sub), browser)).toMatchObject(refused('staff-sign-in-failed'))
    expect(await now()).toMatchObject({ isProved: false })
  })

  test('without being asked again is none: who was known for hours has shown nothing', async () => {
    const { sub } = somebody()
    const { actor, now } = await workerOf(sub)
    const cookies = new Map<string, string>()
    const { url: first } = await begun()
    await provider.visit(first, sub, cookies)
    clock.advance(9 * minute)
    const { url, browser } = await proof(actor)
    const silent = new URL(url)
    silent.searchParams.delete('prompt')
    silent.searchParams.delete('max_age')
    expect(await finish(await provider.visit(silent.href, sub, cookies), browser)).toMatchObject(
      refused('staff-sign-in-stale'),
    )
    expect(await now()).toMatchObject({ isProved: false })
  })
})

test('logging out ends the session here, and says where the provider ends its own', async () => {
  const { sub } = somebody()
  const done = await logIn(sub)
  const token = 'begun' in done ? (done.begun?.token ?? '') : ''
  const elsewhere = await staff.logOut(token)
  expect(elsewhere).toMatch(`${provider.issuer}/session/end?`)
  expect(new URL(elsewhere ?? '').searchParams.get('post_logout_redirect_uri')).toBe(`${staffUrl}/log-in`)
  expect(await staff.actorOf(token, staffPlace)).toBeUndefined()
  const nadia = await memberOfStaff(shop)
  expect(await staff.logOut(nadia.token)).toBeUndefined()
})

test('a provider that is away lets nobody in, and says so; it is asked again the next time', async () => {
  const own = staffWith()
  provider.state.isAway = true
  expect(await own.beginSignIn(staffPlace, '/')).toMatchObject(refused('staff-sign-in-unavailable'))
  provider.state.isAway = false
  expect(await own.beginSignIn(staffPlace, '/')).toHaveProperty('url')
})

test('where none is configured nothing of it is loaded, and nobody begins', async () => {
  expect(shop.shop.staff.signInName).toBeUndefined()
  expect(await shop.shop.staff.beginSignIn(staffPlace, '/')).toMatchObject(refused('staff-sign-in-unavailable'))
  expect(await finish(`${staffUrl}/sign-in/callback?state=x`, 'x', shop.shop.staff)).toMatchObject(
    refused('staff-sign-in-unavailable'),
  )
})

test('on the way nothing lies in the database that opens something', async () => {
  const { url, browser } = await begun()
  const rows = JSON.stringify(await db.selectFrom('staff_sign_ins').selectAll().execute())
  expect(rows).not.toContain(browser)
  expect(rows).not.toContain(new URL(url).searchParams.get('state'))
})
