import { seesStorefront } from '#kernel/staff-reach.ts'
import { type Storefront, storefrontByCode, storefrontOf } from '#kernel/storefront.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { addressInputFields } from './address-input.ts'
import { backofficeBuilder } from './builder.ts'
import { authorOf, changedTo, changeOrder, piecesInBooks, pressOf } from './change-order.ts'
import type { BackofficeContext } from './context.ts'
import { seenCustomer } from './customers.ts'
import { PiecesInput } from './order-changes.ts'
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
      customer: t.arg.string({
        required: false,
        description: 'The number of the account that it belongs to, whose confirmed address it has to have.',
      }),
      address: t.arg({ type: CallerAddressInput }),
      comment: t.arg.string({ required: false }),
      termsRead: t.arg.boolean({
        description: 'Whether the caller heard the terms and what the law says of withdrawal.',
      }),
      expectedTotal: t.arg.int({ required: false, description: 'What the caller heard; nothing to learn it.' }),
    },
    resolve: async (_, { storefront: code, customer, ...input }, context) => {
      const { items, email, address, comment, termsRead, expectedTotal } = input
      const storefront = storefrontByCode(code)
      if (!storefront || !seesStorefront(reachOf(context), storefront.code))
        return outcomeOf(staffOrderRefused('order-not-found'))
      const account = customer ? await seenCustomer(context, customer) : undefined
      if (customer && !account)
        return outcomeOf(staffOrderRefused('caller-account-email', { field: 'email', name: customer }))
      const { country: countryIso, ...typed } = address
      const method = await firstMethod(context, storefront)
      if (!method) return outcomeOf(staffOrderRefused('caller-payment-away'))
      const wanted = {
        items: items.map(({ sku, quantity }) => ({ referencedId: sku, quantity })),
        email,
        account,
        address: { ...typed, countryIso },
        shippingMethod: null,
        paymentMethod: method,
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
          const of = account ? { customer: account.number } : {}
          return changedTo({ order: placed.number, total: wanted.expectedTotal, currency: storefront.currency, ...of })
        },
      })
      return outcomeOf(answer, number)
    },
  }),
  addToOrder: t.field({
    type: OutcomeType,
    description:
      'Something more for an order that waits: an order of its own to the same door, paid by a mailed link. Without the total it is refused with it (caller-total). Answers its number.',
    args: {
      number: t.arg.string(),
      version: t.arg.int(),
      items: t.arg({ type: [CallerItemInput] }),
      insteadOf: t.arg({
        type: [PiecesInput],
        description: 'What comes off, and whose money goes back, once it is paid.',
      }),
      termsRead: t.arg.boolean({
        description: 'Whether the caller heard the terms and what the law says of withdrawal.',
      }),
      expectedTotal: t.arg.int({ required: false, description: 'What the caller heard; nothing to learn it.' }),
      key: t.arg.string({ description: 'The same key again is the same addition.' }),
    },
    resolve: async (_, { number, version, key, items, insteadOf, termsRead, expectedTotal }, context) => {
      let placed: string | undefined
      const method = await methodFor(context, number)
      if (!method) return outcomeOf(staffOrderRefused('caller-payment-away'))
      const outcome = await changeOrder(context, number, {
        permission: 'orders.write',
        // What comes off is paid back without another look.
        needsProof: insteadOf.length > 0,
        action: 'order.add',
        press: key,
        work: async ({ order }) => {
          const addition = {
            items: items.map(({ sku, quantity }) => ({ referencedId: sku, quantity })),
            insteadOf,
            paymentMethod: method,
            termsRead,
            expectedTotal: expectedTotal ?? null,
          }
          const press = pressOf(context, order.id, { version, key })
          const answer = await context.shop.staffOrders.addToOrder(addition, press)
          if ('refusals' in answer) return answer
          placed = answer.placed?.number
          return changedTo({
            order: placed ?? null,
            insteadOf: piecesInBooks(order, insteadOf),
            total: addition.expectedTotal,
            currency: order.currency,
          })
        },
      })
      return { ...outcome, id: placed ?? outcome.id }
    },
  }),
}))

/** How whoever pays may begin; the provider is asked before anything is held, and the page of the link offers them all. */
async function firstMethod(context: BackofficeContext, storefront: Storefront): Promise<string | undefined> {
  const { country } = storefront
  const methods = await context.shop.paymentMethods(storefront, { amount: 10_000, country, chosen: null })
  return methods.find(({ credit }) => !credit)?.id
}

async function methodFor(context: BackofficeContext, number: string): Promise<string | undefined> {
  const story = await context.shop.staffOrders.orderStory(number, reachOf(context))
  // What nobody finds is refused as that, further on.
  return story ? firstMethod(context, storefrontOf(story.order.storefrontCode)) : 'unknown'
}
