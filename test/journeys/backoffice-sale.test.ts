import { expect, test } from 'vitest'
import { minute, second } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { browserShopper } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const storefront = storefrontOf('nl_NL')

type Priced = {
  readonly sku: string
  readonly url: string
  readonly price: { readonly amount: number; readonly label: string }
  readonly priorPrice: object | null
  readonly variants: readonly { readonly size: string; readonly stockState: string }[]
}

async function asked<T>(query: string): Promise<T> {
  const answer = await fetch(`${origin()}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-store-key': storefront.code },
    body: JSON.stringify({ query }),
  })
  return ((await answer.json()) as { data: T }).data
}

/** A product at its full price, from the end of the catalogue: other journeys buy from its beginning. */
async function atFullPrice(): Promise<Priced> {
  const { search } = await asked<{ search: { productData: { products: Priced[] } } }>(
    '{ search(search: "", filters: [], page: 4, itemsPerPage: 24) { productData { products { sku url price { amount label } priorPrice { amount } variants { size stockState } } } } }',
  )
  const found = search.productData.products.find(
    ({ priorPrice, price, variants }) =>
      priorPrice === null && price.amount > 5000 && variants.some(({ stockState }) => stockState === 'IN_STOCK'),
  )
  if (!found) throw new Error('Nothing there is sold at its full price')
  return found
}

const priceNow = async (sku: string) =>
  (await asked<{ pdp: Pick<Priced, 'price'> }>(`{ pdp(sku: "${sku}") { price { amount label } } }`)).pdp.price

/** The next full minute that leaves time to plan for it, and how a form has it by the clock of the storefront. */
function soon(): { readonly at: number; readonly typed: string } {
  const at = Math.ceil((Date.now() + 25 * second) / minute) * minute
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: storefront.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at)
  return { at, typed: parts.replace(' ', 'T') }
}

test('a sale that was planned for a moment begins at it: on the page, and in the cart', async () => {
  const product = await atFullPrice()
  const page = await openAsInvited('sale@shop.example', ['merchandiser'])
  const { productGrid: said, machine } = await saidOn(page)
  await page.goto(`/product-changes?sku=${encodeURIComponent(product.sku)}`)
  const form = page.locator('form', { has: page.locator('input[name="do"][value="price"]') })
  await form.getByLabel(said.value, { exact: true }).fill('-20')
  const { at, typed } = soon()
  await form.getByLabel(said.from, { exact: true }).fill(typed)
  await form.locator(`input[name="storefronts"][value="${storefront.code}"]`).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: said.priceSubmit }).click()
  await page.waitForURL(/\/imports\/\d+/)
  await page.getByRole('button', { name: machine.imports.approve, exact: true }).click()
  await page.getByText(machine.imports.statuses.applied).first().waitFor()

  const shopper = await openBrowser()
  const me = browserShopper(shopper, storefront)
  await openPage(shopper, `${storefront.basePath}/${product.url}/`)
  expect(await shopper.locator('main').innerText()).toContain(product.price.label)
  // Until its moment nobody sees or pays it.
  const early = await priceNow(product.sku)
  if (Date.now() < at) expect(early.amount).toBe(product.price.amount)

  const asOf = async () => ({ ...(await priceNow(product.sku)), isDue: Date.now() >= at })
  let first = await asOf()
  await expect
    .poll(
      async () => {
        first = await asOf()
        return first.amount
      },
      { timeout: 2 * minute, interval: 500 },
    )
    .toBe(Math.round(product.price.amount * 0.8))
  expect(first.isDue).toBe(true)
  const shown = async () => {
    await shopper.reload()
    return shopper.locator('main').innerText()
  }
  await expect.poll(shown, { interval: 500 }).toContain(first.label)
  await untilHydrated(shopper)
  await me.pressAdd(product.variants.find(({ stockState }) => stockState === 'IN_STOCK')?.size ?? '')
  await shopper.getByRole('dialog').waitFor()
  await me.goToCart()
  await shopper.locator('main').getByText(first.label).first().waitFor()
})
