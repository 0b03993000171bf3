import type { TestShop } from './open-shop.ts'

/** A gift card of 50 euro that was sold, paid and mailed; its code as the mail has it. */
export async function soldGiftCard({ ask, decide, db, shop, runJobs, mails }: TestShop) {
  const wish = crypto.randomUUID()
  const receiverEmail = `${wish.slice(0, 8)}@receivers.example`
  const input = {
    amount: 5000,
    giverFirstName: 'Sanne',
    giverLastName: 'de Wit',
    giverEmail: `${wish.slice(0, 8)}@givers.example`,
    receiverName: 'Lotte',
    receiverEmail,
    termsAccepted: true,
    withdrawalRead: true,
    paymentMethodId: 'ideal',
    finishUrl: 'http://shop.test/nl/cadeaukaart/gekocht/',
    idempotencyKey: wish,
  }
  const { buyGiftCard } = await ask(
    `mutation ($input: BuyGiftCardInput!) { buyGiftCard(input: $input) { ... on GiftCardCheckout { redirectUrl } } }`,
    { input },
    { store: 'nl_NL' },
  )
  const { redirectUrl } = buyGiftCard as unknown as { redirectUrl: string }
  await decide(redirectUrl, 'paid')
  const sale = await db
    .selectFrom('gift_card_sales')
    .select(['id', 'reference', 'provider_id'])
    .where('request_key', '=', wish)
    .executeTakeFirstOrThrow()
  await shop.settleByProviderId(sale.provider_id ?? '')
  await runJobs()
  const { id } = await db.selectFrom('gift_cards').select('id').where('sale_id', '=', sale.id).executeTakeFirstOrThrow()
  const mail = mails.find(({ to }) => to === receiverEmail)
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? ''
  return { id, code, reference: sale.reference, providerId: sale.provider_id ?? '' }
}
