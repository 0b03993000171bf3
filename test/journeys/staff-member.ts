import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { wordsIn } from '#backoffice/messages/staff-language-messages.ts'
import { staffLanguages } from '#kernel/staff-language.ts'
import { backofficeOfShop, dataDir, openBrowser, origin } from './browser.ts'

export const invitedPassword = 'drie blauwe fietsen'

/** What the back office says on this page, in the language that the page says it is in. */
export async function saidOn(page: Page) {
  const lang = await page.locator('html').getAttribute('lang')
  const language = staffLanguages.find((one) => one === lang)
  if (!language) throw new Error(`The back office doesn't speak ${lang}`)
  return wordsIn(language)
}

/** From the page of an invitation to the one that shows the recovery codes. */
export async function signUpByInvitation(page: Page, chosen: string): Promise<string[]> {
  const { session } = await saidOn(page)
  const secret = (await page.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(session.invitation.password).fill(chosen)
  await page.getByLabel(session.invitation.repeated).fill(chosen)
  await page.getByLabel(session.invitation.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: session.invitation.submit, exact: true }).click()
  await page.getByRole('heading', { name: session.recovery.title }).waitFor()
  return page.locator('.codes code').allInnerTexts()
}

/** Runs `npm run staff` on the machine of this worker's shop. Returns what it printed. */
async function staffCommand(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/commands/staff.ts', ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir(), PUBLIC_URL: origin(), LOG_LEVEL: 'warn' },
  })
  return stdout
}

const invitedOwners: string[] = []

/** For journeys about the only owner: from two on, whom other journeys may have invited, one doesn't decide alone. */
export async function suspendInvitedOwners(): Promise<void> {
  for (const email of invitedOwners.splice(0)) await staffCommand('suspend', email)
}

/** Somebody who was invited on the machine: where they begin. */
export async function invitedOnMachine(email: string, roles: readonly string[], name = 'Noor Zwart'): Promise<string> {
  if (roles.includes('owner')) invitedOwners.push(email)
  const stdout = await staffCommand('invite', email, name, ...roles)
  const path = /\/invitation\/\S+/.exec(stdout)?.[0]
  if (!path) throw new Error(`No link was given: ${stdout}`)
  return path
}

/** A browser of somebody who was invited on the machine and has begun; their session is open. */
export async function openAsInvited(
  email: string,
  roles: readonly string[],
  options: Parameters<typeof openBrowser>[0] = {},
  name?: string,
): Promise<Page> {
  const path = await invitedOnMachine(email, roles, name)
  const page = await openBrowser({
    baseURL: backofficeOfShop().origin,
    locale: 'en-GB',
    consent: false,
    path,
    ...options,
  })
  await signUpByInvitation(page, invitedPassword)
  return page
}
