import { builder } from './builder.ts'
import { requireCustomer } from './context.ts'

const ConsentSavedType = builder.objectRef<{ readonly saved: true }>('ConsentSaved').implement({
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})

builder.mutationFields((t) => ({
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
