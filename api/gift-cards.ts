import { localDay } from '#kernel/calendar.ts'
import { isRefused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { paysGiftCards } from '#shop/checkout/payment-methods.ts'
import { type GiftCard, lastMailDay } from '#shop/giftcards/gift-card.ts'
import type { GiftCardSale } from '#shop/giftcards/gift-card-sale.ts'
import { PaymentProviderUnavailable } from '#shop/orders/payment-port.ts'
import { builder, PriceType, priceView } from './builder.ts'
import { tokenOf } from './context.ts'
import { PaymentMethodType } from './payment-methods.ts'
import { mayAsk, notAskedAgain, withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const GiftCardOfferType = builder.objectRef<object>('GiftCardOffer').implement({
  description: 'What gift cards can be bought.',
  fields: (t) => ({
    amounts: t.field({
      type: [PriceType],
      description: 'What is proposed; any amount between the least and the most can be bought.',
      resolve: (_, __, context) => {
        const { amounts, least, most } = context.settings.giftCards
        return amounts.filter((amount) => amount >= least && amount <= most).map((amount) => priceView(amount, context))
      },
    }),
    least: t.field({
      type: PriceType,
      resolve: (_, __, context) => priceView(context.settings.giftCards.least, context),
    }),
    most: t.field({
      type: PriceType,
      resolve: (_, __, context) => priceView(context.settings.giftCards.most, context),
    }),
    today: t.string({ resolve: (_, __, { now, storefront }) => localDay(now, storefront.timeZone) }),
    lastMailDay: t.string({
      description: 'The last day that can be chosen for its mail.',
      resolve: (_, __, { now, storefront, settings }) =>
        lastMailDay(localDay(now, storefront.timeZone), settings.giftCards.daysAhead),
    }),
    years: t.int({
      description: 'A card is valid until the end of the year, so many years on.',
      resolve: (_, __, { settings }) => settings.giftCards.years,
    }),
    paymentMethods: t.field({
      type: [PaymentMethodType],
      description: 'With which a card can be bought; none while the payment provider can’t be asked.',
      resolve: async (_, __, { shop, storefront, settings }) => {
        try {
          const amount = settings.giftCards.least
          const question = { amount, country: storefront.country, hasAddress: false, chosen: null }
          return (await shop.paymentMethods(storefront, question)).filter(({ id }) => paysGiftCards(id))
        } catch (error) {
          if (error instanceof PaymentProviderUnavailable) return []
          throw error
        }
      },
    }),
  }),
})

const GiftCardSaleType = builder
  .objectRef<{ readonly sale: GiftCardSale; readonly card: GiftCard | undefined }>('GiftCardSale')
  .implement({
    description: 'A gift card that somebody bought, as the link opens it that they come back to. Never its code.',
    fields: (t) => ({
      state: t.string({ description: 'open, paid or failed.', resolve: ({ sale }) => sale.state }),
      amount: t.field({ type: PriceType, resolve: ({ sale }, _, context) => priceView(sale.amount, context) }),
      receiverName: t.string({ resolve: ({ sale }) => sale.receiver.name }),
      mailOn: t.string({
        nullable: true,
        description: 'The day on which it is mailed; nothing where that is at once.',
        resolve: ({ sale }, _, { storefront }) =>
          sale.mailAt > sale.createdAt ? localDay(sale.mailAt, storefront.timeZone) : null,
      }),
    }),
  })

const GiftCardBalanceType = builder.objectRef<GiftCard>('GiftCardBalance').implement({
  description: 'What a gift card has, for whoever knows its code.',
  fields: (t) => ({
    ending: t.string({ description: 'The last signs of its code.', resolve: ({ ending }) => ending }),
    balance: t.field({
      type: PriceType,
      description: 'Without what waits for the payment of an order.',
      resolve: ({ balance }, _, context) => priceView(balance, context),
    }),
    validUntil: t.string({ resolve: ({ validUntil }) => validUntil }),
    usable: t.boolean({
      description: 'Whether it is neither over nor blocked.',
      resolve: (card, _, { shop }) => card.blockedAt === null && !shop.giftCards.hasEnded(card),
    }),
  }),
})

const BuyGiftCardInput = builder.inputType('BuyGiftCardInput', {
  fields: (t) => ({
    amount: t.int({ required: true, description: 'In the smallest unit.' }),
    giverFirstName: t.string({ required: true }),
    giverLastName: t.string({ required: true }),
    giverEmail: t.string({ required: true, description: 'Where the receipt goes.' }),
    receiverName: t.string({ required: true }),
    receiverEmail: t.string({ required: true, description: 'Where the card goes.' }),
    message: t.string({ description: 'What the giver says; at most 500 characters.' }),
    mailOn: t.string({ description: 'The day on which it is mailed, as 2026-12-24; at once without one.' }),
    termsAccepted: t.boolean({ required: true }),
    withdrawalRead: t.boolean({ required: true }),
    paymentMethodId: t.string({ required: true }),
    finishUrl: t.string({
      required: true,
      description: 'Where the giver comes back to; the reference of the sale is put behind it as `card`.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: '16 to 64 letters, digits, - and _; made anew for each form. The same one is the same sale.',
    }),
  }),
})
const GiftCardCheckoutType = builder.objectRef<{ readonly redirectUrl: string }>('GiftCardCheckout').implement({
  fields: (t) => ({ redirectUrl: t.exposeString('redirectUrl') }),
})
const BuyGiftCardResultType = builder.unionType('BuyGiftCardResult', {
  types: [GiftCardCheckoutType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : GiftCardCheckoutType),
})
const GiftCardChosenType = builder.objectRef<{ readonly ending: string | null }>('GiftCardChosen').implement({
  fields: (t) => ({ ending: t.string({ nullable: true, resolve: ({ ending }) => ending }) }),
})
const ChooseGiftCardResultType = builder.unionType('ChooseGiftCardResult', {
  types: [GiftCardChosenType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : GiftCardChosenType),
})

builder.queryFields((t) => ({
  giftCardOffer: t.field({
    type: GiftCardOfferType,
    nullable: true,
    description: 'Nothing where the shop sells none.',
    resolve: (_, __, { settings }) => (settings.giftCards.offered ? {} : null),
  }),
  giftCardSale: t.field({
    type: GiftCardSaleType,
    nullable: true,
    description: 'What became of the payment of a gift card.',
    args: { reference: t.arg.string({ required: true }) },
    resolve: async (_, { reference }, context) => {
      context.answer.personal = true
      const found = await context.shop.giftCards.saleByReference(reference)
      return found?.sale.storefrontCode === context.storefront.code ? found : null
    },
  }),
  giftCardBalance: t.field({
    type: GiftCardBalanceType,
    nullable: true,
    description: 'Nothing for a code that is none, of another currency, or after too many tries.',
    args: { code: t.arg.string({ required: true, description: 'As somebody typed it.' }) },
    resolve: async (_, { code }, context) => {
      context.answer.personal = true
      if (!(await mayAsk(context, 'giftCard'))) return null
      const card = await context.shop.giftCards.ofCode(code)
      return card?.currency === context.storefront.currency ? card : null
    },
  }),
}))

builder.mutationFields((t) => ({
  buyGiftCard: t.field({
    type: BuyGiftCardResultType,
    description: 'Sells a gift card and sends its giver to the provider to pay it; it is mailed once it is paid.',
    args: { input: t.arg({ type: BuyGiftCardInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { message, mailOn, ...typed } = input
      const work = () =>
        context.shop.giftCards.sell(context.storefront, { ...typed, message: message ?? '', mailOn: mailOn ?? null })
      const answer = await withinLimits(context, 'buyGiftCard', input.giverEmail, work)
      if (isRefused(answer)) return refusedWith(...answer.refusals)
      if (answer.isRepeated) await notAskedAgain(context, 'buyGiftCard', input.giverEmail)
      return answer
    },
  }),
  chooseGiftCard: t.field({
    type: ChooseGiftCardResultType,
    description: 'Pays the cart with a gift card, as far as that goes; with none where the code is empty.',
    args: { token: t.arg.string(), code: t.arg.string({ required: true }) },
    resolve: async (_, { token, code }, context) => {
      const own = tokenOf(context, token)
      if (code.trim() === '') return (await context.shop.giftCards.unchoose(own)) ?? { ending: null }
      if (!(await mayAsk(context, 'giftCard')))
        return refusedWith(refusalOf('too-many-requests', { field: 'giftCard' }))
      const answer = await context.shop.giftCards.choose(context.storefront, own, code)
      return isRefused(answer) ? refusedWith(...answer.refusals) : { ending: answer.ending }
    },
  }),
}))
