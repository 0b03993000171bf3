import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

/** The settings of returns: a form of one field, how many days somebody has. */
async function openReturns(page: Page) {
  const words = await saidOn(page)
  await page.goto('/settings/forms/returns')
  const days = page.getByRole('textbox', { name: words.settingsForm.labels['returns.days'], exact: true })
  return { said: words.settingsForm, machine: words.machine.settings, days }
}

test.each([true, false])(
  'a setting is changed in its form after a look at what would change, and put back (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await openAsInvited(`settings-${javaScriptEnabled}@shop.example`, ['owner'], { javaScriptEnabled })
    // Without scripts there is no axe either.
    const audit = () => (javaScriptEnabled ? expectAccessible(page) : undefined)
    await page.goto('/settings')
    await audit()
    const { said, machine, days } = await openReturns(page)
    await audit()
    const before = await days.inputValue()

    const expected = said.expected.numberTo(14, 365)
    for (const wrong of ['many', '3']) {
      await days.fill(wrong)
      await page.getByRole('button', { name: said.check }).click()
      await page.getByText(expected, { exact: true }).last().waitFor()
      const listed = await page.getByRole('alert').getByRole('listitem').allInnerTexts()
      expect(listed).toEqual([`${said.labels['returns.days']}: ${expected}`])
      expect(await days.inputValue()).toBe(wrong)
      expect(await days.getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByRole('button', { name: machine.apply }).count()).toBe(0)
    }
    await audit()

    for (const wanted of [String(Number(before) + 16), before]) {
      await days.fill(wanted)
      await page.getByLabel(said.note).fill('Winter <b>')
      await page.getByRole('button', { name: said.check }).click()
      const change = page.getByRole('table', { name: machine.wouldChange })
      expect(await change.getByRole('row').last().innerText()).toContain(wanted)
      await audit()
      await page.getByRole('button', { name: machine.apply }).click()
      await page.getByText(machine.applied).waitFor()
      await page.getByText('Winter <b>').first().waitFor()
      await page.goto('/settings/forms/returns')
      expect(await days.inputValue()).toBe(wanted)
    }
  },
)

test('what the checks say against a setting stands beside its field, in the language of staff', async () => {
  const page = await openAsInvited('settings-german@shop.example', ['owner'])
  await page.goto('/me')
  await page.locator('select[name="language"]').selectOption('DE')
  await page.locator('button[name="do"][value="language"]').click()
  await page.goto('/settings/forms/numbers')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  const { settingsForm: said, settingsProblems: problems } = await saidOn(page)
  const prefix = page.getByRole('textbox', { name: said.labels['numbers.orders.prefix'], exact: true })
  await prefix.fill('small')
  await page.getByRole('button', { name: said.check }).click()
  const listed = page.getByRole('alert').getByRole('listitem').filter({ hasText: problems.ORDER_PREFIX })
  const href = await listed.getByRole('link').getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toBe(`#${await prefix.getAttribute('id')}`)
  expect(await prefix.getAttribute('aria-invalid')).toBe('true')
  const described = await prefix.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described?.split(' ').at(-1)}"]`).innerText()).toBe(problems.ORDER_PREFIX)
  await expectAccessible(page)
})
