import type { DataAsked } from '#shop/customers/guest-data.ts'
import { builder } from './builder.ts'
import { requireCustomer, tokenOf } from './context.ts'
import { withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const ConsentSavedType = builder.objectRef<{ readonly saved: true }>('ConsentSaved').implement({
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})

const MeasuringWithdrawnType = builder.objectRef<{ readonly withdrawn: true }>('MeasuringWithdrawn').implement({
  description: 'The same for every session.',
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})

const GuestDataMailSentType = builder.objectRef<DataAsked>('GuestDataMailSent').implement({
  description: 'The same for every address.',
  fields: (t) => ({ success: t.exposeBoolean('asked') }),
})
const GuestDataMailResultType = builder.unionType('GuestDataMailResult', {
  types: [GuestDataMailSentType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : GuestDataMailSentType),
})
const GuestDataType = builder.objectRef<{ readonly hash: string }>('GuestData').implement({
  description: 'What is known of an address outside of accounts.',
  fields: (t) => ({
    exported: t.field({
      type: 'JSONString',
      nullable: true,
      resolve: ({ hash }, _, { shop, storefront }) => shop.exportGuest(storefront, hash),
    }),
    exportedPage: t.string({
      nullable: true,
      description: 'The same to be read: an HTML page in the storefront’s language that needs nothing else.',
      resolve: ({ hash }, _, { shop, storefront }) => shop.exportGuest(storefront, hash, 'page'),
    }),
  }),
})

builder.queryFields((t) => ({
  guestData: t.field({
    type: GuestDataType,
    nullable: true,
    description: 'What the link of `sendGuestDataMail` opens; null for one that doesn’t work, or no longer.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: async (_, { hash }, context) => {
      context.answer.personal = true
      return (await context.shop.isDataLink(hash)) ? { hash } : null
    },
  }),
}))

builder.mutationFields((t) => ({
  sendGuestDataMail: t.field({
    type: GuestDataMailResultType,
    description: 'Mails a link to all that is known of an address outside of accounts.',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_, { email }, context) =>
      withinLimits(context, 'sendGuestDataMail', email, () =>
        context.shop.askForGuestData(context.storefront, { email }),
      ),
  }),
  withdrawMeasuring: t.field({
    type: MeasuringWithdrawnType,
    description:
      'Takes consent to being counted back, without an account too: of what was ordered in this session nothing more is told to analytics or advertising.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, context) => {
      await context.shop.withdrawMeasuring(tokenOf(context, token))
      return { withdrawn: true as const }
    },
  }),
  saveCookieConsent: t.field({
    type: ConsentSavedType,
    description:
      'Writes down what a customer decided about marketing cookies, as its proof. What browsers do is decided by their cookie.',
    args: { enabled: t.arg.boolean({ required: true }) },
    resolve: async (_, { enabled }, context) => {
      const customer = await requireCustomer(context)
      await context.shop.saveCookieConsent(context.storefront, customer, enabled)
      return { saved: true as const }
    },
  }),
}))
