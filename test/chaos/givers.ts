import { setTimeout as pause } from 'node:timers/promises'
import { browserAsker, GaveUp, type PatientAsker } from './asker.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { ShoppersDeps } from './shoppers.ts'

/** Cards of 10 to 250 euro: some pay an order alone, most a part of it. */
const amounts = [1000, 2500, 5000, 10_000, 25_000]

/** Buys a gift card and pays it, or thinks better of it. Its code goes to its receiver by mail. */
export async function buyGiftCard({ nodes, publicUrl, told }: ShoppersDeps, number: number, random: SeededRandom) {
  const asker = await browserAsker({ nodes, random })
  const input = {
    amount: random.oneOf(amounts),
    giverFirstName: 'Sanne',
    giverLastName: 'de Wit',
    giverEmail: `giver-${number}@chaos.test`,
    receiverName: 'Lotte',
    receiverEmail: `receiver-${number}@chaos.test`,
    termsAccepted: true,
    withdrawalRead: true,
    paymentMethodId: 'ideal',
    finishUrl: `${publicUrl}/nl/cadeaukaart/gekocht/`,
    idempotencyKey: `gift-${random.between(1e9, 2e9)}-${number}`,
  }
  const checkout = await openedPayment(asker, input)
  const state = random.between(0, 99) < 85 ? 'paid' : 'canceled'
  const body = new URLSearchParams({ final_state: state, submit: '1' })
  const { headers } = await fetch(checkout, { method: 'POST', body, redirect: 'manual' })
  const reference = new URL(headers.get('location') ?? '').searchParams.get('card') ?? ''
  if (await isPaid(asker, reference)) told.giftCards.push(reference)
}

/**
 * The provider may be away: the page says so, and the giver presses again, with the same key. Not each second: a mailbox may ask for ten
 * cards in an hour, and each press counts.
 */
async function openedPayment({ ask }: PatientAsker, input: object): Promise<string> {
  for (let tries = 0; tries < 24; tries++) {
    const { redirectUrl } = await ask<{ redirectUrl?: string }>(
      'mutation ($input: BuyGiftCardInput!) { buyGiftCard(input: $input) { ... on GiftCardCheckout { redirectUrl } } }',
      { input },
    )
    if (redirectUrl !== undefined) return redirectUrl
    await pause(5000)
  }
  throw new GaveUp('No payment of a gift card could be opened')
}

/** The page of thanks asks until the shop knows. */
async function isPaid({ ask }: PatientAsker, reference: string): Promise<boolean> {
  for (let look = 0; look < 60; look++) {
    const sale = await ask<{ state: string } | null>(
      'query ($reference: String!) { giftCardSale(reference: $reference) { state } }',
      { reference },
    )
    if (sale?.state !== 'open') return sale?.state === 'paid'
    await pause(500)
  }
  return false
}
