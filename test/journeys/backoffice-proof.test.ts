import { join } from 'node:path'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { backofficeOfShop, dataDir, openBrowser } from './browser.ts'
import { invitedOnMachine, invitedPassword, saidOn, signUpByInvitation } from './staff-member.ts'

/** The proofs that staff gave count for a quarter of an hour, and the journey doesn't wait for it. */
async function lastProofIsLongAgo(): Promise<void> {
  const socket = encodeURIComponent(join(dataDir(), 'postgres/run'))
  const client = new pg.Client({ connectionString: `postgres://cordwainer@localhost/cordwainer?host=${socket}` })
  await client.connect()
  try {
    await client.query(`update staff_sessions set proved_at = proved_at - interval '16 minutes'`)
  } finally {
    await client.end()
  }
}

/** Somebody who has begun, with codes that each prove once who they are. */
async function begun(options: { readonly javaScriptEnabled: boolean }): Promise<{ page: Page; codes: string[] }> {
  const path = await invitedOnMachine(`proof-${options.javaScriptEnabled}@example.org`, ['owner'], 'Petra Proef')
  const page = await openBrowser({ baseURL: backofficeOfShop().origin, locale: 'de', consent: false, path, ...options })
  return { page, codes: await signUpByInvitation(page, invitedPassword) }
}

test.each([true, false])(
  'who proved long ago who they are does so again, and sends what they had typed by its own button (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, codes } = await begun({ javaScriptEnabled })
    const { session, integrations } = await saidOn(page)
    const name = `Kasse ${javaScriptEnabled}`
    const prove = async () => {
      await page.getByLabel(session.logIn.password).fill(invitedPassword)
      await page.getByLabel(session.logIn.code).fill(codes.pop() ?? '')
      await page.getByRole('button', { name: session.prove.submit, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: session.prove.done }).waitFor()
    }
    await page.goto('/integrations')
    await page.getByText(integrations.make, { exact: true }).click()
    await page.locator('input[name="name"]').fill(name)
    await page.getByLabel(integrations.permissions.ORDERS_READ, { exact: true }).check()
    await lastProofIsLongAgo()
    await page.getByRole('button', { name: integrations.submitMake }).click()
    await page.getByText(session.prove.kept).waitFor()
    await prove()

    const main = page.getByRole('main')
    expect(await main.innerText()).toContain(integrations.permissions.ORDERS_READ)
    expect(await main.innerText()).not.toContain('ORDERS_READ')
    if (javaScriptEnabled) await expectAccessible(page, [360, 1280])
    await main.getByRole('button', { name: integrations.submitMake }).click()
    await page.getByText(integrations.keyTitle).waitFor()
    await page.getByRole('cell', { name, exact: false }).first().waitFor()

    // A press that is all of its form comes back as well.
    await page.goto('/customers/C500003')
    const { customers } = await saidOn(page)
    await page.getByText(customers.erase, { exact: true }).click()
    await lastProofIsLongAgo()
    await page.getByRole('button', { name: customers.eraseSubmit }).click()
    await prove()
    await main.getByRole('heading', { name: customers.erase }).waitFor()
    await main.getByRole('link', { name: session.logIn.leaveIt }).click()
    await page.waitForURL('**/customers/C500003')
  },
)
