import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { linksTo } from './mails.ts'
import { journeyMessagesOf } from './messages.ts'
import { somethingToBuy } from './shopper.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
const phone = { viewport: { width: 390, height: 844 } }

/** The address of the form, as the product's page links it for the first store that has the size. */
async function formOf(): Promise<string> {
  const { url, size } = await somethingToBuy(storefront)
  const page = await openBrowser({ ...phone, path: `${storefront.basePath}/${url}/` })
  await untilHydrated(page)
  await page
    .getByRole('radio', { name: new RegExp(`^${writtenSize(size, storefront.iso)}(?!,?\\d)`) })
    .check({ force: true })
  await page.getByText(/^Op voorraad in \d+ winkels?(?: in het buitenland)?$/).click()
  const link = page.getByRole('link', { name: new RegExp(`^${say('stores.reserve')}: `) }).first()
  return (await link.getAttribute('href')) ?? ''
}

test.each([true, false])(
  'a pair is reserved in a store, mailed about, and given up again (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const email = `reserver-${javaScriptEnabled}@example.org`
    const page = await openBrowser({ ...phone, javaScriptEnabled, path: await formOf() })
    // Without JavaScript axe can't run; the markup is the same.
    const expectNoFindings = async () => expect(javaScriptEnabled ? await axeFindings(page) : []).toEqual([])
    await expectNoFindings()
    const submit = page.getByRole('button', { name: say('reserve.submit'), exact: true })
    await page.getByLabel(say('reserve.first_name')).fill('Noor')
    await page.getByLabel(say('reserve.email')).fill('abc')
    await submit.click()
    await page.getByText(say('message.last-name-required')).first().waitFor()
    await page.getByText(say('message.email-invalid')).first().waitFor()
    expect(await page.getByLabel(say('reserve.first_name')).inputValue()).toBe('Noor')
    await expectNoFindings()

    await page.getByLabel(say('reserve.last_name')).fill('Zwart')
    await page.getByLabel(say('reserve.email')).fill(email)
    await submit.click()
    await page.getByRole('heading', { level: 1, name: say('reserve.done') }).waitFor()
    const number = /Je nummer is ([A-Z2-9]{6})/.exec((await page.getByText(/^Je nummer is/).textContent()) ?? '')?.[1]
    expect(number).toBeTruthy()
    await expectNoFindings()

    const [mailed] = await linksTo(email, /http\S+\/reserve\/[\w-]{43}\//)
    expect(new URL(mailed ?? '').pathname).toBe(new URL(page.url()).pathname)

    await page.getByRole('button', { name: say('reserve.cancel') }).click()
    await page.getByText(say('reserve.cancelled')).waitFor()
    await expectNoFindings()
  },
)

test('a reservation whose link was made up is told of as a link that is over', async () => {
  const page = await openBrowser()
  const answer = await page.goto(`${storefront.basePath}/reserve/${'x'.repeat(43)}/`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: say('account.dead_link_title') }).waitFor()
})
