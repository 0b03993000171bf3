import { expect } from 'vitest'
import { askOverHttp, type Send } from '#test/shop/ask-over-http.ts'
import type { filledCheckout } from '../proofs/customer.ts'

/** Sizes of which there are enough for a few shoppers. */
export async function sizesOnSaleAt(shop: Send): Promise<string[]> {
  const { productData } = await askOverHttp<{
    productData: { products: { variants: { sku: string; availableStock: number }[] }[] }
  }>(shop, '{ search(itemsPerPage: 96) { productData { products { variants { sku availableStock } } } } }')
  return productData.products.flatMap(({ variants }) =>
    variants.flatMap(({ sku, availableStock }) => (availableStock > 5 ? [sku] : [])),
  )
}

type PlacedOrder = { readonly id: string; readonly reference: string; readonly orderNumber: string }

/** Presses the order button, pays in the sandbox, and waits until the shop knows of it. @param origin where shoppers are sent back to */
export async function payInSandbox(
  send: Awaited<ReturnType<typeof filledCheckout>>,
  origin: string,
): Promise<PlacedOrder> {
  const placed = await send<PlacedOrder>(placing)
  const { redirectUrl } = await send<{ redirectUrl: string }>(paying, {
    id: placed.id,
    to: `${origin}/nl/checkout/success/`,
  })
  const bank = await fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ final_state: 'paid', submit: '1' }),
    redirect: 'manual',
  })
  expect(bank.status).toBeLessThan(400)
  const settled = () => send<{ state: string }>(settling, { reference: placed.reference })
  await expect.poll(async () => (await settled()).state, { timeout: 15_000 }).toBe('paid')
  return placed
}

const placing =
  'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id reference orderNumber } } }'
const paying =
  'mutation ($id: ID!, $to: String!) { handlePayment(orderId: $id, finishUrl: $to, errorUrl: $to) { ... on PaymentRedirect { redirectUrl } } }'
const settling = 'mutation ($reference: String!) { settlePayment(reference: $reference) { state } }'
