import type { Cents } from '#kernel/money.ts'

/** Amounts of card payments that always fail, and why: in the range that Mollie's test mode uses for it. */
const failingCards = new Map<Cents, string>([
  [100_100, 'invalid_card_number'],
  [100_200, 'invalid_cvv'],
  [100_300, 'invalid_card_holder_name'],
  [100_400, 'card_expired'],
  [100_500, 'invalid_card_type'],
  [100_600, 'refused_by_issuer'],
  [100_700, 'insufficient_funds'],
  [100_800, 'inactive_card'],
  [100_900, 'possible_fraud'],
  [101_000, 'authentication_failed'],
  [101_100, 'card_declined'],
])

/** Why this card payment fails, whatever the test screen says. */
export function failingCard(payment: { readonly method: string | null; readonly amount: Cents }): string | undefined {
  const card = payment.method === 'creditcard' || payment.method === 'applepay'
  return card ? failingCards.get(payment.amount) : undefined
}

/** 1503.00: the provider is down. Ours, not Mollie's: it lets a tester see a checkout without a payment provider. */
export const outageAmount: Cents = 150_300
