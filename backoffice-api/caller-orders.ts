import { seesStorefront } from '#kernel/staff-reach.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { addressInputFields } from './address-input.ts'
import { backofficeBuilder } from './builder.ts'
import { authorOf, changedTo } from './change-order.ts'
import { reachOf } from './orders.ts'
import { OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const CallerItemInput = backofficeBuilder.inputType('CallerItem', {
  fields: (t) => ({ sku: t.string(), quantity: t.int() }),
})

const CallerAddressInput = backofficeBuilder.inputType('CallerAddress', {
  fields: (t) => ({
    country: t.string(),
    ...addressInputFields(t),
  }),
})

backofficeBuilder.mutationFields((t) => ({
  placeForCaller: t.field({
    type: OutcomeType,
    description:
      'An order for somebody on the telephone; a mail brings the link to pay it. Without the total it is refused with it (caller-total). Answers its number.',
    args: {
      storefront: t.arg.string(),
      items: t.arg({ type: [CallerItemInput] }),
      email: t.arg.string(),
      address: t.arg({ type: CallerAddressInput }),
      comment: t.arg.string({ required: false }),
      termsRead: t.arg.boolean({
        description: 'Whether the caller heard the terms and what the law says of withdrawal.',
      }),
      expectedTotal: t.arg.int({ required: false, description: 'What the caller heard; nothing to learn it.' }),
    },
    resolve: async (_, { storefront: code, items, email, address, comment, termsRead, expectedTotal }, context) => {
      const storefront = storefrontByCode(code)
      if (!storefront || !seesStorefront(reachOf(context), storefront.code))
        return outcomeOf(staffOrderRefused('order-not-found'))
      const { country: countryIso, ...typed } = address
      // The provider is asked before anything is held; the customer may choose another way on the page of the link.
      const methods = await context.shop.paymentMethods(storefront, {
        amount: 10_000,
        country: storefront.country,
        chosen: null,
      })
      const method = methods.find(({ credit }) => !credit)
      if (!method) return outcomeOf(staffOrderRefused('caller-payment-away'))
      const wanted = {
        items: items.map(({ sku, quantity }) => ({ referencedId: sku, quantity })),
        email,
        address: { ...typed, countryIso },
        shippingMethod: null,
        paymentMethod: method.id,
        comment: comment || null,
        termsRead,
        expectedTotal: expectedTotal ?? null,
      }
      let number: string | undefined
      const answer = await context.shop.staff.perform(actorOf(context), {
        permission: 'orders.write',
        action: 'order.place',
        object: { type: 'storefront', id: storefront.code, name: storefront.code },
        work: async () => {
          const placed = await context.shop.staffOrders.placeForCaller(storefront, wanted, authorOf(context))
          if ('refusals' in placed) return placed
          number = placed.number
          return changedTo({ order: placed.number, total: wanted.expectedTotal })
        },
      })
      return outcomeOf(answer, number)
    },
  }),
}))
