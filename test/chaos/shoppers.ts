import { setTimeout as pause } from 'node:timers/promises'
import { addresses } from '#test/shop/shopper.ts'
import { browserAsker, GaveUp, type PatientAsker } from './asker.ts'
import type { ChaosNode } from './node.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { ToldPeople } from './told.ts'

/** How a shopper ends up, of a hundred. */
const endings = { paid: 80, failedFirst: 8, cancelled: 6, leaves: 6 } as const
type Ending = keyof typeof endings

type Placed = { readonly id?: string; readonly orderNumber?: string; readonly reference?: string }
/** A paid order, with what its shopper knows it by. */
export type Bought = { readonly number: string; readonly reference: string }

export type ShoppersDeps = {
  readonly nodes: readonly ChaosNode[]
  readonly publicUrl: string
  readonly sizes: readonly string[]
  readonly told: ToldPeople
  /** Codes of gift cards that came by mail. Several people may have the same one, and use it at once. */
  readonly giftCards: () => readonly string[]
}

/** How many of a hundred pay with a gift card, where there is one. */
const withGiftCard = 40

/** One shopper from an empty cart to what becomes of their payment. @returns what they paid for, where they did */
export async function goShopping(
  deps: ShoppersDeps,
  number: number,
  random: SeededRandom,
): Promise<Bought | undefined> {
  const { nodes, publicUrl, sizes, told, giftCards } = deps
  const { token, ask } = await browserAsker({ nodes, random })
  const email = `shopper-${number}@chaos.test`
  for (let piece = random.between(1, 2); piece > 0; piece--) {
    await ask(
      'mutation ($sku: String!) { addToCart(items: [{ referencedId: $sku, type: product, quantity: 1 }]) { __typename } }',
      { sku: random.oneOf(sizes) },
    )
  }
  await ask(
    'mutation ($email: String!, $b: AddressInput) { setShippingAddress(email: $email, billingAddress: $b) { __typename } }',
    { email, b: addresses.nl_NL },
  )
  await ask('mutation ($t: String!) { updatePaymentMethod(token: $t, id: "ideal") { __typename } }', { t: token })
  if (giftCards().length > 0 && random.between(0, 99) < withGiftCard) {
    const code = random.oneOf(giftCards())
    // Refused, as where somebody else has spent it by now: they pay all of it themselves.
    await ask('mutation ($t: String!, $code: String!) { chooseGiftCard(token: $t, code: $code) { __typename } }', {
      t: token,
      code,
    })
  }
  const { id, orderNumber, reference } = await ask<Placed>(
    'mutation { placeOrder(input: { termsAccepted: true, withdrawalRead: true }) { ... on PlacedOrder { id orderNumber reference } } }',
  )
  // Refused, as where the last pair went to somebody else.
  if (id === undefined || orderNumber === undefined || reference === undefined) return undefined
  told.orders.push({ id, number: orderNumber, email })
  const paid = await pay({ ask }, { id, reference, publicUrl }, endingOf(random))
  if (!paid) return undefined
  told.paid.push(orderNumber)
  return { number: orderNumber, reference }
}

function endingOf(random: SeededRandom): Ending {
  let left = random.between(0, 99)
  for (const [ending, share] of Object.entries(endings) as [Ending, number][]) {
    left -= share
    if (left < 0) return ending
  }
  return 'paid'
}

type PaidOrder = { readonly id: string; readonly reference: string; readonly publicUrl: string }

async function pay(asker: PatientAsker, order: PaidOrder, ending: Ending): Promise<boolean> {
  if (ending === 'leaves') return false
  if (ending === 'cancelled') {
    await decide(asker, order, 'canceled')
    return false
  }
  if (ending === 'failedFirst') {
    await decide(asker, order, 'failed')
    await asker.ask('mutation ($r: String!) { settlePayment(reference: $r) { state } }', { r: order.reference })
  }
  await decide(asker, order, 'paid')
  // The page of thanks asks until the shop knows.
  for (let look = 0; look < 60; look++) {
    const now = await asker.ask<{ state: string } | null>(
      'mutation ($r: String!) { settlePayment(reference: $r) { state } }',
      { r: order.reference },
    )
    if (now?.state === 'paid') return true
    if (now?.state === 'cancelled') return false
    await pause(500)
  }
  return false
}

/** Opens the payment and says on the provider’s page how it ends. */
async function decide(asker: PatientAsker, { id, publicUrl }: PaidOrder, state: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const { redirectUrl } = await asker.ask<{ redirectUrl?: string }>(
      'mutation ($id: ID!, $finish: String!, $error: String!) { handlePayment(orderId: $id, finishUrl: $finish, errorUrl: $error) { ... on PaymentRedirect { redirectUrl } } }',
      { id, finish: `${publicUrl}/nl/checkout/success/`, error: `${publicUrl}/nl/checkout/payment/` },
    )
    // The provider may be away: the page says so, and the shopper presses again.
    if (redirectUrl?.includes('/mollie/')) {
      const body = new URLSearchParams({ final_state: state, submit: '1' })
      await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
      return
    }
    // It was paid for before.
    if (redirectUrl !== undefined) return
    await pause(1000)
  }
  throw new GaveUp(`No payment could be opened for ${id}`)
}

/** Sends something of a delivered order back. @returns the reference, where the shop awaits it */
export async function sendBack(
  { nodes, told }: ShoppersDeps,
  { reference }: Bought,
  random: SeededRandom,
): Promise<string | undefined> {
  const { ask } = await browserAsker({ nodes, random })
  const key = `return-${random.between(1e9, 2e9)}-${random.between(1e9, 2e9)}`
  const answer = await ask<{ reference?: string }>(
    'mutation ($r: String!, $k: String!) { announceReturn(reference: $r, input: { pieces: [{ position: 0, quantity: 1 }], way: store, idempotencyKey: $k }) { ... on ReturnAnnounced { reference } } }',
    { r: reference, k: key },
  )
  if (answer.reference !== undefined) told.returns.push(answer.reference)
  return answer.reference
}
