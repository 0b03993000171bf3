import type { Customer, CustomerSession } from '#shop/customers/customer.ts'
import { AddressType } from './address-types.ts'
import { builder } from './builder.ts'
import { SalutationType } from './content.ts'
import { type ApiContext, addressBookOf } from './context.ts'
import { salutationLabels } from './region-names.ts'

const CustomFieldsType = builder.objectRef<Customer['customFields']>('CustomerCustomFields').implement({
  description: 'Lists of ids as JSON text.',
  fields: (t) => ({
    stores: t.field({
      type: 'JSONString',
      description: 'Codes of favourite stores.',
      resolve: ({ stores }) => JSON.stringify(stores ?? []),
    }),
    lookbooks: t.field({
      type: 'JSONString',
      description: 'Uids of looks on the wish list.',
      resolve: ({ lookbooks }) => JSON.stringify(lookbooks ?? []),
    }),
  }),
})

const CustomerSessionType = builder
  .objectRef<CustomerSession & { readonly current: boolean }>('CustomerSession')
  .implement({
    description: 'A browser in which the customer is logged in.',
    fields: (t) => ({
      id: t.exposeID('id'),
      device: t.exposeString('device'),
      createdAt: t.field({ type: 'DateTime', resolve: (session) => session.createdAt }),
      seenAt: t.field({ type: 'DateTime', resolve: (session) => session.seenAt }),
      current: t.exposeBoolean('current'),
    }),
  })

/** Only its owner is ever given one. */
export const CustomerType = builder.objectRef<Customer>('Customer').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    customerNumber: t.exposeString('number'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    emailToken: t.exposeString('emailToken', { description: 'Opens the order history, to its owner alone.' }),
    guest: t.boolean({ description: 'A guest has no account and is never told as a customer.', resolve: () => false }),
    birthday: t.field({ type: 'Date', nullable: true, resolve: (customer) => customer.birthday }),
    newsletter: t.exposeBoolean('newsletter'),
    emailConfirmed: t.boolean({
      description: 'Whether the customer has shown that they read the mail of the address.',
      resolve: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
    }),
    salutation: t.field({
      type: SalutationType,
      nullable: true,
      resolve: (customer, _, { storefront }) =>
        salutationLabels(storefront).find(({ key }) => key === customer.salutation) ?? null,
    }),
    defaultBillingAddressId: t.id({ nullable: true, resolve: (customer) => customer.defaultBillingAddressId }),
    defaultShippingAddressId: t.id({ nullable: true, resolve: (customer) => customer.defaultShippingAddressId }),
    activeBillingAddress: t.field({
      type: AddressType,
      nullable: true,
      resolve: (customer, _, context) => ownAddress(context, customer, customer.defaultBillingAddressId),
    }),
    activeShippingAddress: t.field({
      type: AddressType,
      nullable: true,
      resolve: (customer, _, context) => ownAddress(context, customer, customer.defaultShippingAddressId),
    }),
    customFields: t.field({ type: CustomFieldsType, resolve: (customer) => customer.customFields }),
    sessions: t.field({
      type: [CustomerSessionType],
      resolve: async (customer, _, context) => {
        const current = (await context.login())?.sessionId
        const all = await context.shop.sessionsOf(customer)
        return all.map((session) => ({ ...session, current: session.id === current }))
      },
    }),
    createdAt: t.field({ type: 'DateTime', resolve: (customer) => customer.createdAt }),
    exported: t.field({
      type: 'JSONString',
      description: 'Everything that the shop keeps about the customer.',
      resolve: (customer, _, { shop, storefront }) => shop.exportCustomer(storefront, customer),
    }),
    exportedPage: t.string({
      description: 'The same to be read: an HTML page in the storefront’s language that needs nothing else.',
      resolve: (customer, _, { shop, storefront }) => shop.exportCustomer(storefront, customer, 'page'),
    }),
  }),
})

async function ownAddress(context: ApiContext, customer: Customer, id: string | null) {
  if (id === null) return null
  return (await addressBookOf(context, customer)).find((address) => address.id === id) ?? null
}
