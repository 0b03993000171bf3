import { refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Country, Currency } from '#kernel/storefront.ts'
import type { GooglePayAccount } from '#shop/checkout/wallets.ts'
import type { WalletId, WalletSession } from '#shop/orders/payment-port.ts'
import { builder } from './builder.ts'
import { type ApiContext, shopperOf } from './context.ts'
import { RefusedType } from './refused.ts'
import { WalletKindEnum } from './wallet-kind.ts'

type WalletView = {
  readonly kind: WalletId
  readonly merchantName: string
  readonly country: Country
  readonly currency: Currency
  readonly googlePay: GooglePayAccount | undefined
}
const GooglePayAccountType = builder.objectRef<GooglePayAccount>('GooglePayAccount').implement({
  description: 'How Google encrypts a card for the payment provider.',
  fields: (t) => ({
    profileId: t.exposeString('profileId', { description: 'The website profile at Mollie.' }),
    merchantId: t.string({ nullable: true, resolve: ({ merchantId }) => merchantId }),
    test: t.boolean({ description: 'With cards that Google made up.', resolve: ({ isTest }) => isTest }),
  }),
})
export const WalletType = builder.objectRef<WalletView>('Wallet').implement({
  fields: (t) => ({
    kind: t.field({ type: WalletKindEnum, resolve: ({ kind }) => kind }),
    merchantName: t.exposeString('merchantName', { description: 'Who is paid, as the sheet names them.' }),
    country: t.exposeID('country', { description: 'Where the payment is processed.' }),
    currency: t.exposeString('currency'),
    googlePay: t.field({ type: GooglePayAccountType, nullable: true, resolve: ({ googlePay }) => googlePay }),
  }),
})

export function walletView({ shop, storefront }: ApiContext, kind: WalletId): WalletView {
  return {
    kind,
    merchantName: shop.company.tradeName,
    country: shop.company.country,
    currency: storefront.currency,
    googlePay: kind === 'googlepay' ? shop.walletAccounts.googlePay : undefined,
  }
}

const WalletSessionType = builder.objectRef<WalletSession>('WalletSession').implement({
  fields: (t) => ({
    session: t.string({
      description: 'As JSON, for `completeMerchantValidation`; good for one sheet and five minutes.',
      resolve: ({ session }) => JSON.stringify(session),
    }),
  }),
})
const WalletSessionResultType = builder.unionType('WalletSessionResult', {
  types: [WalletSessionType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : WalletSessionType),
})

builder.mutationFields((t) => ({
  beginWalletSession: t.field({
    type: WalletSessionResultType,
    description:
      'Proves to Apple that this shop opened the sheet. Only addresses of Apple’s payment gateway are passed on; refused while Apple Pay is switched off.',
    args: {
      token: t.arg.string(),
      validationUrl: t.arg.string({ required: true, description: 'Of the event `validatemerchant`.' }),
    },
    resolve: async (_, { token, validationUrl }, context) => {
      context.answer.personal = true
      const shopper = await shopperOf(context, token)
      return shopper ? context.shop.beginWalletSession(validationUrl) : refusedWith(refusalOf('context-not-found'))
    },
  }),
}))
