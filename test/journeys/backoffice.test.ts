import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordsIn } from '#backoffice/messages/staff-language-messages.ts'
import { axeFindings, expectAccessible as expectAccessibleAt, sideways } from './axe.ts'
import { backofficeOfShop, openBrowser } from './browser.ts'
import { openAsInvited, saidOn, signUpByInvitation, suspendInvitedOwners } from './staff-member.ts'
import { withAuthenticator } from './virtual-authenticator.ts'

const password = 'drie blauwe fietsen'

/** Who began here, and their codes that were not used yet. */
type Member = { readonly email: string; readonly codes: string[] }
let owner: Member | undefined

const openBackoffice = (options: Parameters<typeof openBrowser>[0] = {}) =>
  openBrowser({ baseURL: backofficeOfShop().origin, locale: 'en-GB', consent: false, ...options })

const expectAccessible = (page: Page) => expectAccessibleAt(page, [360, 1280])

/** Each code opens once, so that nobody has to wait for the next one of an app. */
async function logIn(page: Page, { email, codes }: Member): Promise<void> {
  const { logIn: form } = (await saidOn(page)).session
  await page.getByLabel(form.email).fill(email)
  await page.getByLabel(form.password).fill(password)
  await page.getByLabel(form.code).fill(codes.pop() ?? '')
  await page.getByRole('button', { name: form.submit, exact: true }).click()
}

const ownerOfShop = (): Member => {
  if (!owner) throw new Error('Nobody began yet')
  return owner
}

test('the first owner begins by the link of the greeting, finds an order and leaves a note that the books name', async () => {
  const { ownerLink = '' } = backofficeOfShop()
  const page = await openBackoffice({ path: ownerLink })
  await expectAccessible(page)
  const email = await page.locator('input[name="username"]').inputValue()
  await page.getByRole('button', { name: (await saidOn(page)).session.invitation.submit, exact: true }).click()
  const { problems } = await saidOn(page)
  expect(await page.getByRole('alert').innerText()).toContain(problems['field-required'])
  await expectAccessible(page)
  owner = { email, codes: await signUpByInvitation(page, password) }
  expect(owner.codes).toHaveLength(10)
  await expectAccessible(page)

  await page.goto('/log-out')
  await page.getByRole('button').click()
  await page.waitForURL('**/log-in')
  await page.goto(ownerLink)
  await page.getByRole('heading', { name: (await saidOn(page)).session.invitation.over }).waitFor()
  await page.goto('/orders?view=TO_PACK')
  await expectAccessible(page)
  await logIn(page, owner)
  await page.waitForURL('**/orders?view=TO_PACK')
  await expectAccessible(page)

  const words = await saidOn(page)
  const number = await page.locator('td a').first().innerText()
  await page.getByRole('combobox', { name: new RegExp(words.session.search) }).fill(number)
  await page.getByRole('search').getByRole('button').click()
  await page.waitForURL(`**/orders/${number}`)
  await page.getByText(words.orders.page.noteTitle).click()
  await page.getByLabel(words.orders.page.noteLabel).fill('Rang twice, nobody <home>')
  await page.getByRole('button', { name: words.orders.page.noteAdd }).click()
  await page.getByRole('status').getByText(words.orders.page.noteAdded).waitFor()
  await page.getByText('Rang twice, nobody <home>').waitFor()
  await expectAccessible(page)

  await page.getByText(words.orders.page.noteTitle).click()
  await page.getByLabel(words.orders.page.noteLabel).fill('Typed when the session was over')
  await page.context().clearCookies()
  await page.getByRole('button', { name: words.orders.page.noteAdd }).click()
  await page.getByText((await saidOn(page)).session.logIn.kept).waitFor()
  await expectAccessible(page)
  await logIn(page, owner)
  const { logIn: again } = (await saidOn(page)).session
  await page.getByRole('heading', { name: again.sendTitle }).waitFor()
  await page.getByText('Typed when the session was over').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.orders.page.noteAdd }).click()
  await page.waitForURL(`**/orders/${number}?done=*`)
  await page.getByText('Typed when the session was over').waitFor()

  await page.goto('/audit')
  const [, row] = await page.getByRole('row').allInnerTexts()
  expect(row).toContain(words.staff.actions['order.note'])
  expect(row).toContain(number)
})

const paths = [
  '/',
  '/products?name=a',
  '/customers?name=greta',
  '/exports',
  '/imports',
  '/settings',
  '/settings/edit',
  '/health',
  '/mails',
  '/jobs',
  '/staff',
  '/audit',
  '/approvals',
  '/integrations',
  '/search?text=log',
  '/me',
  '/prove',
  '/nothing',
]

test.each([360, 1280])('each page of the back office answers to everybody at %i px', async (width) => {
  const page = await openBackoffice({ path: '/me', viewport: { width, height: 900 } })
  await logIn(page, ownerOfShop())
  await page.waitForURL('**/me')
  for (const path of paths) {
    await page.goto(path)
    expect(await axeFindings(page), path).toEqual([])
    expect(await page.evaluate(sideways), path).toBe(0)
  }
})

test('the menu of a telephone stays on its screen', async () => {
  const page = await openAsInvited('phone@example.org', ['service'], { viewport: { width: 360, height: 800 } })
  await page.goto('/me')
  await page.locator('.top summary').press('Enter')
  await page.locator('.top nav').waitFor({ state: 'visible' })
  expect(await page.evaluate(sideways)).toBe(0)
})

test('who makes a passkey begins, logs in and proves who they are without typing anything', async () => {
  const owners = await openBackoffice({ path: '/staff' })
  await logIn(owners, ownerOfShop())
  await owners.waitForURL('**/staff')
  await suspendInvitedOwners()
  const { staff } = await saidOn(owners)
  await owners.getByText(staff.invite, { exact: true }).click()
  await owners.getByLabel(staff.name, { exact: true }).fill('Pia Kaya')
  await owners.getByLabel(staff.email, { exact: true }).fill('pia@example.org')
  await owners.getByLabel(staff.language, { exact: true }).selectOption('DE')
  await owners.locator('input[name="roles"][value="OWNER"]').check()
  await owners.getByRole('button', { name: staff.inviteSubmit }).click()
  const link = await owners.getByRole('status').locator('code').innerText()

  await owners.keyboard.press('Control+k')
  const { session: office, integrations } = await saidOn(owners)
  await owners.keyboard.type(integrations.make.toLowerCase())
  await owners.getByRole('option', { name: integrations.make }).waitFor()
  await expectAccessible(owners)
  await owners.keyboard.press('ArrowDown')
  await owners.keyboard.press('Enter')
  await owners.waitForURL('**/integrations')
  await owners.getByRole('heading', { name: office.nav.integrations }).waitFor()

  const page = await openBackoffice()
  await withAuthenticator(page)
  await page.goto(link)
  const { session } = await saidOn(page)
  expect(session).toBe(wordsIn('de').session)
  await page.getByRole('button', { name: session.invitation.passkey }).waitFor()
  expect(await page.getByText(session.invitation.aboutPasskey).isVisible()).toBe(true)
  expect(await page.getByText(session.invitation.about).isVisible()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: session.invitation.passkey }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.goto('/log-out')
  await page.getByRole('button').click()
  await page.waitForURL('**/log-in')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByRole('button', { name: session.logIn.passkey }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: session.logIn.passkey }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/prove?to=/me')
  const own = await saidOn(page)
  await page.getByRole('button', { name: own.session.prove.passkey }).click()
  await page.waitForURL('**/me')
  await page.getByRole('button', { name: own.session.me.passkeyRemove }).click()
  await page.getByRole('alert').getByText(own.problems['staff-last-passkey']).waitFor()
  await expectAccessible(page)

  // From two owners on, one doesn't decide alone who works here.
  await owners.goto('/staff')
  await inviteReader(owners)
  await owners
    .getByRole('status')
    .getByText((await saidOn(owners)).approvals.waits)
    .waitFor()
  await owners.goto('/approvals')
  await owners.getByText((await saidOn(owners)).approvals.own).waitFor()
  expect(await owners.getByRole('button', { name: (await saidOn(owners)).approvals.approve }).count()).toBe(0)
  await page.goto('/approvals')
  await expectAccessible(page)
  await page.getByRole('button', { name: own.approvals.approve }).click()
  readerLink = await page.getByRole('status').locator('code').innerText()
})

/** What the second person is shown. */
let readerLink = ''

async function inviteReader(page: Page): Promise<void> {
  const { staff } = await saidOn(page)
  await page.getByText(staff.invite, { exact: true }).click()
  await page.getByLabel(staff.name, { exact: true }).fill('Lena Lezer')
  await page.getByLabel(staff.email, { exact: true }).fill('noor@example.org')
  await page.locator('input[name="roles"][value="READER"]').check()
  await page.getByRole('button', { name: staff.inviteSubmit }).click()
}

test('without JavaScript a reader is invited, reads, and is out at once when suspended', async () => {
  const page = await openBackoffice({ javaScriptEnabled: false, path: '/staff' })
  await logIn(page, ownerOfShop())
  await page.waitForURL('**/staff')
  const { staff } = await saidOn(page)
  await page.getByText(staff.invite, { exact: true }).click()
  await page.getByLabel(staff.name, { exact: true }).fill('Lena Lezer')
  await page.getByRole('button', { name: staff.inviteSubmit }).click()
  const { problems } = await saidOn(page)
  await page.getByText(problems['staff-roles-missing']).first().waitFor()
  expect(await page.getByLabel(staff.name, { exact: true }).inputValue()).toBe('Lena Lezer')

  const readers = await openBackoffice({ javaScriptEnabled: false, path: readerLink })
  await signUpByInvitation(readers, password)
  await readers.goto('/orders?view=TO_PACK')
  await readers.locator('td a').first().click()
  await readers.waitForURL(/\/orders\/\d+$/)
  expect(await readers.locator('main form').count()).toBe(0)

  await page.goto('/staff')
  await page.getByRole('link', { name: 'Lena Lezer' }).click()
  await page.getByRole('button', { name: staff.suspend }).click()
  await page.getByRole('status').getByText(staff.suspended).waitFor()
  await readers.reload()
  await readers.waitForURL('**/log-in?to=*')
})

test('at the end of a month the bookkeeper takes the journal and the sums of VAT, without JavaScript', async () => {
  const page = await openBackoffice({ javaScriptEnabled: false, path: '/exports' })
  await logIn(page, ownerOfShop())
  await page.waitForURL('**/exports')
  const { exports: words, problems } = await saidOn(page)
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: words.month }) })
  const [from, until] = [form.getByLabel(words.from), form.getByLabel(words.until)]
  expect(await from.inputValue()).toMatch(/^\d{4}-\d{2}-01$/)

  const lastDay = await until.inputValue()
  await until.fill('2020-01-31')
  await form.getByRole('button').click()
  await page.getByText(problems['export-days-turned']).first().waitFor()
  expect(await until.inputValue()).toBe('2020-01-31')
  await from.fill('2026-01-01')
  await until.fill(lastDay)

  for (const kind of ['JOURNAL', 'VAT']) {
    await form.getByLabel(words.kind).selectOption(kind)
    const [download] = await Promise.all([page.waitForEvent('download'), form.getByRole('button').click()])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${kind.toLowerCase()}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
    const [header] = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
    expect(header?.split(',')).toEqual(expect.arrayContaining(['country', 'rate', 'net', 'vat', 'gross']))
  }
})
