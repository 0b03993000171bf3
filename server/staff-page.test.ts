import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { mountStaffPage, type StaffPageParts } from './staff-page.ts'

const now = new Date('2026-11-23T10:00:00Z')
const staffKey = 'the key of the staff'
const store = { code: 'AMS1', title: 'Cordwainer Amsterdam', openingHours: undefined }
const message = {
  id: '6f1d0c1e-5b1c-4a52-9f6e-0a2c1f9d7e11',
  locationCode: 'AMS1',
  goods: { variantSku: '10412.003.38', size: '38', productName: 'Enkellaars Maas' },
  tablet: 'Kinderhoek',
  state: 'sent',
  askedAt: now,
}

let taken: Record<string, number> = {}
let answered: string[] = []
beforeEach(() => {
  taken = {}
  answered = []
})

function staffPage(over: Partial<StaffPageParts> = {}) {
  const app = new Hono()
  const shop = {
    stores: { all: async () => [store] },
    clock: { now: () => now },
    staffMessages: {
      openAt: async (code: string) => (code === store.code ? [message] : []),
      answer: async (code: string, id: string, answer: string) => answered.push(`${code} ${id} ${answer}`) > 0,
    },
    rateLimits: {
      take: async (limits: readonly { readonly key: string; readonly most: number }[]) =>
        limits.every(({ key, most }) => {
          taken[key] = (taken[key] ?? 0) + 1
          return (taken[key] ?? 0) <= most
        }),
      release: async (key: string) => {
        taken[key] = (taken[key] ?? 1) - 1
      },
    },
  } as unknown as StaffPageParts['shop']
  mountStaffPage(app, { shop, staffKey, secure: true, isOpen: false, addressOf: () => '192.0.2.1', ...over })
  return app
}

const openScreen = (app: Hono, key: string, code = store.code) =>
  app.request('/in-store/staff/open?lang=nl', { method: 'POST', body: new URLSearchParams({ store: code, key }) })

/** The screen as whoever was let in sees it. */
async function openedScreen(app: Hono) {
  const cookie = (await openScreen(app, staffKey)).headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, page: await app.request('/in-store/staff?lang=nl', { headers: { cookie } }) }
}

describe('the screen of the staff', () => {
  test('asks for the key, and shows nobody who waits', async () => {
    const answer = await staffPage().request('/in-store/staff?lang=nl')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('type="password"')
    expect(html).not.toContain(message.goods.productName)
  })

  test('opens with the right key for a day in the store, and says which tablet asks', async () => {
    const app = staffPage()
    const opened = await openScreen(app, staffKey)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/in-store/staff?lang=nl'])
    expect(opened.headers.get('set-cookie')).toMatch(
      /^xsa_staff_screen=.+; Path=\/in-store\/staff; Max-Age=50400;.* HttpOnly; Secure$/,
    )
    const { page } = await openedScreen(app)
    const html = await page.text()
    expect(html).toContain(message.goods.productName)
    expect(html).toContain(message.tablet)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  test('stays closed with a wrong key, for a store that is none, and with a cookie of somebody’s own making', async () => {
    const app = staffPage()
    const wrong = await openScreen(app, 'a guess')
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
    expect(await wrong.text()).toContain('Deze code klopt niet.')
    expect((await openScreen(app, staffKey, 'NOWHERE')).status).toBe(403)
    const forged = `xsa_staff_screen=AMS1.${now.getTime() + 1000}.c2lnbmVk`
    expect(await (await app.request('/in-store/staff?lang=nl', { headers: { cookie: forged } })).text()).toContain(
      'type="password"',
    )
    const answer = await app.request('/in-store/staff/answer', {
      method: 'POST',
      headers: { cookie: forged },
      body: new URLSearchParams({ id: message.id, answer: 'taken' }),
    })
    expect([answer.status, answered]).toEqual([200, []])
  })

  test('is shut for a while after ten wrong keys of one network, for the right one too', async () => {
    const app = staffPage()
    for (let tries = 0; tries < 10; tries++) expect((await openScreen(app, `guess ${tries}`)).status).toBe(403)
    const shut = await openScreen(app, staffKey)
    expect([shut.status, shut.headers.get('set-cookie')]).toEqual([429, null])
    expect(await shut.text()).toContain('Probeer het over een kwartier opnieuw.')
  })

  test('never counts the right key, which is typed every morning', async () => {
    const app = staffPage()
    for (let mornings = 0; mornings < 30; mornings++) expect((await openScreen(app, staffKey)).status).toBe(303)
  })

  test('says who comes', async () => {
    const app = staffPage()
    const { cookie } = await openedScreen(app)
    await app.request('/in-store/staff/answer', {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ id: message.id, answer: 'taken' }),
    })
    expect(answered).toEqual([`AMS1 ${message.id} taken`])
  })
})
