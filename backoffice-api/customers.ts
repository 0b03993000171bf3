import type { Customer } from '#shop/customers/customer.ts'
import type { CustomerRecords } from '#shop/customers/export-customer.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import type { AnyRefused, Changed } from '#shop/staff/perform-as-staff.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType, OrderAddressType } from './order-parts.ts'
import { ListedOrderType, seenStorefrontsOf } from './orders.ts'
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

type ConsentLine = CustomerRecords['consents'][number]

const ConsentType = backofficeBuilder.objectRef<ConsentLine>('StaffConsent').implement({
  description: 'What somebody agreed to or no longer agrees to, and when.',
  fields: (t) => ({
    purpose: t.string({ resolve: ({ purpose }) => purpose }),
    decision: t.string({ resolve: ({ decision }) => decision }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
})

type SessionLine = CustomerRecords['sessions'][number]

const CustomerSessionType = backofficeBuilder.objectRef<SessionLine>('CustomerSession').implement({
  fields: (t) => ({
    device: t.exposeString('device'),
    seenAt: t.field({ type: 'DateTime', resolve: ({ seenAt }) => seenAt }),
  }),
})

type VoucherLine = CustomerRecords['vouchers'][number]

const CustomerVoucherType = backofficeBuilder.objectRef<VoucherLine>('CustomerVoucher').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    status: t.string({ resolve: ({ status }) => status }),
    amount: t.field({ type: MoneyType, resolve: ({ amount, currency }) => ({ amount, currency }) }),
  }),
})

type ShownCustomer = { readonly records: CustomerRecords; readonly points: { available: number; pending: number } }

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
    vouchers: t.field({ type: [CustomerVoucherType], resolve: ({ records }) => [...records.vouchers] }),
    consents: t.field({ type: [ConsentType], resolve: ({ records }) => [...records.consents] }),
    sessions: t.field({ type: [CustomerSessionType], resolve: ({ records }) => [...records.sessions] }),
    orders: t.field({
      type: [ListedOrderType],
      description: 'Of storefronts that are seen, the newest first.',
      resolve: ({ records }, _, context) =>
        context.shop.staffOrders.ordersById(
          records.orders.map(({ id }) => id),
          seenStorefrontsOf(context),
        ),
    }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  searchCustomers: t.field({
    type: [ListedCustomerType],
    description: 'By number, or by the beginning of an e-mail address or a last name; at most 20.',
    args: { text: t.arg.string() },
    resolve: (_, { text }, context) => context.shop.staffCustomers.find(text, seenStorefrontsOf(context)),
  }),
  customer: t.field({
    type: StaffCustomerType,
    nullable: true,
    description: 'Null also for one of a storefront that is not seen.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const customer = await customerOf(context, number)
      if (!customer) return null
      const { staffCustomers } = context.shop
      const [records, points] = await Promise.all([
        staffCustomers.recordsOf(customer),
        staffCustomers.pointsOf(customer),
      ])
      return { records, points }
    },
  }),
  customerRecords: t.string({
    nullable: true,
    description: 'All that the shop keeps of somebody, as JSON, for them to be sent.',
    args: { number: t.arg.string() },
    resolve: async (_, { number }, context) => {
      const customer = await customerOf(context, number)
      return customer ? context.shop.staffCustomers.exported(customer) : null
    },
  }),
}))

const customerOf = (context: BackofficeContext, number: string) =>
  context.shop.staffCustomers.byNumber(number, seenStorefrontsOf(context))

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
async function changeCustomer(
  context: BackofficeContext,
  number: string,
  action: { readonly action: string; readonly needsProof?: boolean },
  work: (customer: Customer) => Promise<Changed<undefined> | AnyRefused>,
): Promise<ChangeOutcome> {
  const customer = await customerOf(context, number)
  if (!customer) return outcomeOf(staffRefused('staff-not-found'))
  const answer = await context.shop.staff.perform<undefined, AnyRefused>(actorOf(context), {
    ...action,
    permission: 'customers.write',
    object: { type: 'customer', id: customer.number, name: customer.number },
    work: () => work(customer),
  })
  return outcomeOf(answer, customer.number)
}
