import type { Cents } from '#kernel/money.ts'
import { builder, PriceType, priceView } from './builder.ts'
import type { ApiContext } from './context.ts'

/** A gift card as it pays a cart or an order. */
export type GiftCardPart = { readonly ending: string; readonly amount: Cents; readonly toPay: Cents }
export const GiftCardPartType = builder.objectRef<GiftCardPart>('GiftCardPayment').implement({
  description: 'What a gift card pays: a part of the total, which stays what it is.',
  fields: (t) => ({
    ending: t.string({ description: 'The last signs of its code.', resolve: ({ ending }) => ending }),
    amount: t.field({ type: PriceType, resolve: ({ amount }, _, context) => priceView(amount, context) }),
    toPay: t.field({
      type: PriceType,
      description: 'What is left of the total.',
      resolve: ({ toPay }, _, context) => priceView(toPay, context),
    }),
  }),
})

/** What the card that a shopper chose pays of a total; nothing where they chose none or it pays nothing. */
export async function giftCardPart(
  { shop, storefront }: ApiContext,
  shopper: { readonly giftCardId: string | null; readonly cartId: string | null } | undefined,
  total: Cents,
): Promise<GiftCardPart | undefined> {
  if (!shopper?.giftCardId) return undefined
  const chosen = await shop.giftCards.chosen(storefront, shopper, total)
  return chosen && { ending: chosen.card.ending, amount: chosen.amount, toPay: total - chosen.amount }
}
