import { seesStore } from '#kernel/staff-reach.ts'
import type { Customer } from '#shop/customers/customer.ts'
import type { CustomerRecords } from '#shop/customers/export-customer.ts'
import { consentStandings } from '#shop/privacy/consent-standing.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import type { AnyRefused, Changed } from '#shop/staff/perform-as-staff.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import { ApprovalType } from './approvals.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import {
  AwaitedSizeType,
  ConsentStandingType,
  ConsentType,
  CustomerMailType,
  CustomerPasskeyType,
  CustomerSessionType,
  CustomerVoucherType,
  KeptPairType,
  PointsEntryType,
  SubscriptionType,
  WishedProductType,
} from './customer-records.ts'
import { OrderAddressType } from './order-parts.ts'
import { ListedOrderType, reachOf } from './orders.ts'
import { type ChangeOutcome, isRefusedAnswer, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const ListedCustomerType = backofficeBuilder.objectRef<Customer>('ListedCustomer').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    email: t.exposeString('email'),
    storefront: t.exposeString('storefrontCode'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
})

type ShownCustomer = {
  readonly customer: Customer
  readonly records: CustomerRecords
  readonly points: { readonly available: number; readonly pending: number }
}

const StaffCustomerType = backofficeBuilder.objectRef<ShownCustomer>('StaffCustomer').implement({
  description: 'Everything of somebody with an account, but how they log in.',
  fields: (t) => ({
    number: t.string({ resolve: ({ records }) => records.customer.number }),
    firstName: t.string({ resolve: ({ records }) => records.customer.firstName }),
    lastName: t.string({ resolve: ({ records }) => records.customer.lastName }),
    email: t.string({ resolve: ({ records }) => records.customer.email }),
    emailConfirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ records }) => records.customer.emailConfirmedAt,
    }),
    storefront: t.string({ resolve: ({ records }) => records.customer.storefrontCode }),
    language: t.string({ resolve: ({ records }) => records.customer.language }),
    newsletter: t.boolean({ resolve: ({ records }) => records.customer.newsletter }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ records }) => records.customer.createdAt }),
    pointsAvailable: t.int({ resolve: ({ points }) => points.available }),
    pointsPending: t.int({ resolve: ({ points }) => points.pending }),
    addresses: t.field({ type: [OrderAddressType], resolve: ({ records }) => [...records.addresses] }),
    pointsBook: t.field({
      type: [PointsEntryType],
      description: 'The newest first.',
      resolve: ({ records }) => records.points.filter(({ points }) => points !== 0).toReversed(),
    }),
    vouchers: t.field({
      type: [CustomerVoucherType],
      resolve: ({ customer, records }, _, context) =>
        context.shop.staffCustomers.vouchersOf(customer, records.vouchers),
    }),
    consents: t.field({ type: [ConsentType], resolve: ({ records }) => records.consents.toReversed() }),
    consentStandings: t.field({
      type: [ConsentStandingType],
      resolve: ({ records }) => consentStandings(records.consents),
    }),
    subscription: t.field({
      type: SubscriptionType,
      nullable: true,
      resolve: ({ records }) => records.newsletter ?? null,
    }),
    reservations: t.field({
      type: [KeptPairType],
      description: 'In stores that are seen.',
      resolve: ({ records }, _, context) =>
        records.reservations.filter(({ store }) => seesStore(reachOf(context), store.code)),
    }),
    awaited: t.field({ type: [AwaitedSizeType], resolve: ({ records }) => [...records.alerts] }),
    wishlist: t.field({ type: [WishedProductType], resolve: ({ records }) => [...records.wishlist] }),
    favouriteStores: t.stringList({ resolve: ({ records }) => [...records.stores] }),
    mails: t.field({
      type: [CustomerMailType],
      description:
        'The newest of them; none for who is narrowed to some stores, since a mail doesn’t say of which it is.',
      resolve: async ({ customer }, _, context) =>
        reachOf(context).stores === 'all' ? [...(await context.shop.staffCustomers.mailsTo(customer))] : [],
    }),
    approvals: t.field({
      type: [ApprovalType],
      description: 'What waits of them for a second person.',
      resolve: ({ customer }, _, context) => context.shop.staff.approvalsOf('customer', customer.number),
    }),
    sessions: t.field({ type: [CustomerSessionType], resolve: ({ records }) => [...records.sessions] }),
    passkeys: t.field({
      type: [CustomerPasskeyType],
      description: 'What they log in with beside their password; never what opens it.',
      resolve: ({ records }) => [...records.passkeys],
    }),
    codesSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when they are asked for a code of an app after their password; null where they are not.',
      resolve: ({ records }) => records.secondFactor?.since ?? null,
    }),
    orders: t.field({
      type: [ListedOrderType],
      description: 'Of storefronts that are seen, the newest first.',
      resolve: ({ records }, _, context) =>
        context.shop.staffOrders.ordersById(
          records.orders.map(({ id }) => id),
          reachOf(context),
        ),
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  searchCustomers: t.field({
    type: [ListedCustomerType],
    description: 'By number, or by the beginning of an e-mail address or a last name; at most 20.',
    args: { text: t.arg.string() },
    resolve: (_, { text }, context) => context.shop.staffCustomers.find(text, reachOf(context)),
  }),
  customer: t.field({
    type: StaffCustomerType,
    nullable: true,
    description: 'Null also for one of a storefront that is not seen.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const customer = await seenCustomer(context, number)
      if (!customer) return null
      const { staffCustomers } = context.shop
      const [records, points] = await Promise.all([
        staffCustomers.recordsOf(customer),
        staffCustomers.pointsOf(customer),
      ])
      return { customer, records, points }
    },
  }),
  customerRecords: t.string({
    nullable: true,
    description: 'All that the shop keeps of somebody, as JSON, for them to be sent.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const customer = await seenCustomer(context, number)
      return customer ? context.shop.staffCustomers.exported(customer) : null
    },
  }),
}))

export const seenCustomer = (context: BackofficeContext, number: string) =>
  context.shop.staffCustomers.byNumber(number, reachOf(context))

backofficeBuilder.mutationFields((t) => ({
  sendPasswordMail: t.field({
    type: OutcomeType,
    description: 'Mails a link by which they choose a new password.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      changeCustomer(context, number, { action: 'customer.password-mail' }, async (customer) => {
        const answer = await context.shop.staffCustomers.sendPasswordMail(customer)
        return isRefusedAnswer(answer) ? answer : noted(null)
      }),
  }),
  endCustomerSessions: t.field({
    type: OutcomeType,
    description:
      'Logs them out of all browsers, for somebody who fears that another has their account. Carts stay theirs.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      changeCustomer(context, number, { action: 'customer.end-sessions' }, async (customer) => {
        const ended = await context.shop.staffCustomers.endSessions(customer)
        return isRefusedAnswer(ended) ? ended : noted({ browsers: ended })
      }),
  }),
  removeCustomerFactors: t.field({
    type: OutcomeType,
    description:
      'Takes codes of an app and passkeys out of an account, for somebody who lost them all: their password opens it again. They are told by mail.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      changeCustomer(context, number, { action: 'customer.remove-factors', needsProof: true }, async (customer) => {
        const removed = await context.shop.staffCustomers.removeFactors(customer)
        return isRefusedAnswer(removed) ? removed : noted({ ...removed })
      }),
  }),
  eraseCustomer: t.field({
    type: OutcomeType,
    description: 'For somebody who asked for it; what tax law keeps is kept.',
    args: { number: t.arg.string() },
    resolve: (_, { number }, context) =>
      changeCustomer(context, number, { action: 'customer.erase', needsProof: true }, async (customer) => {
        const answer = await context.shop.staffCustomers.erase(customer)
        return isRefusedAnswer(answer) ? answer : noted(null)
      }),
  }),
}))

const noted = (after: AuditValues): Changed<undefined> => ({ result: undefined, before: null, after })

/** Changes somebody whom who acts may see. The books name them by their number: what is erased must not stand there. */
export async function changeCustomer(
  context: BackofficeContext,
  number: string,
  action: { readonly action: string; readonly press?: string; readonly needsProof?: boolean },
  work: (customer: Customer) => Promise<Changed<undefined> | AnyRefused>,
): Promise<ChangeOutcome> {
  const customer = await seenCustomer(context, number)
  if (!customer) return outcomeOf(staffRefused('staff-not-found'))
  const answer = await context.shop.staff.perform<undefined, AnyRefused>(actorOf(context), {
    ...action,
    permission: 'customers.write',
    object: { type: 'customer', id: customer.number, name: customer.number },
    work: () => work(customer),
  })
  return outcomeOf(answer, customer.number)
}
