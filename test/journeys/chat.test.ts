import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { journeyMessagesOf } from './messages.ts'

const servicePages = {
  nl: 'klantenservice',
  fr: 'service-client',
  de: 'kundenservice',
  en: 'customer-service',
  es: 'atencion-al-cliente',
} as const

test.each(inTurn(['nl_NL', 'fr_BE', 'de_DE', 'en_GB'] as const))(
  'a question from the chat reaches customer service of %s',
  async (code) => {
    const storefront = storefrontOf(code)
    const say = journeyMessagesOf(storefront)
    const page = await openBrowser({ path: `${storefront.basePath}/${servicePages[storefront.language]}/` })
    await untilHydrated(page)

    const opener = page.getByRole('main').getByRole('link', { name: say('cs.chat') })
    await opener.click()
    const panel = page.getByRole('dialog', { name: say('chat.title') })
    const send = panel.getByRole('button', { name: say('chat.send') })
    expect(page.url()).not.toContain('#')

    // Nothing typed: each field says what it lacks, and the list of them has the focus.
    await send.click()
    await panel.getByRole('alert').getByRole('link').first().waitFor()
    expect(await panel.getByRole('alert').evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await panel.getByLabel(say('chat.email')).getAttribute('aria-invalid')).toBe('true')

    const question = `${code}: are the boots coming back?`
    await panel.getByLabel(say('chat.question')).fill(question)
    await panel.getByLabel(say('chat.name')).fill('Anna')
    await panel.getByLabel(say('chat.email')).fill('anna@example.com')
    await send.click()
    await panel.getByText('anna@example.com').waitFor()

    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(async () => (await fetch(`${origin()}/development/mail`)).text()).toContain('Anna')
  },
)
