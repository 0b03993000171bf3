import type { StoredAddress } from '#shop/checkout/address-store.ts'
import { AddressInput, AddressType } from './address-types.ts'
import { builder } from './builder.ts'
import { addressBookOf, requireCustomer } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { asCustomer } from './customers.ts'
import { RefusedType } from './refused.ts'

const AddressResultType = builder.unionType('AddressResult', {
  types: [AddressType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : AddressType),
})
const AddressDeletedType = builder.objectRef<{ readonly id: string }>('AddressDeleted').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
})
const DeleteAddressResultType = builder.unionType('DeleteAddressResult', {
  types: [AddressDeletedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : AddressDeletedType),
})
const DefaultAddressResultType = builder.unionType('DefaultAddressResult', {
  types: [CustomerType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : CustomerType),
})

builder.queryFields((t) => ({
  addresses: t.field({
    type: [AddressType],
    description: 'The address book of the one logged in.',
    resolve: async (_, __, context): Promise<StoredAddress[]> => addressBookOf(context, await requireCustomer(context)),
  }),
}))

builder.mutationFields((t) => ({
  addAddress: t.field({
    type: AddressResultType,
    args: { address: t.arg({ type: AddressInput, required: true }) },
    resolve: (_, { address }, context) =>
      asCustomer(context, (customer) => context.shop.addAddress(context.storefront, customer, address)),
  }),
  updateAddress: t.field({
    type: AddressResultType,
    args: { id: t.arg.id({ required: true }), address: t.arg({ type: AddressInput, required: true }) },
    resolve: (_, { id, address }, context) =>
      asCustomer(context, (customer) => context.shop.updateAddress(context.storefront, customer, id, address)),
  }),
  deleteAddress: t.field({
    type: DeleteAddressResultType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => asCustomer(context, (customer) => context.shop.deleteAddress(customer, id)),
  }),
  defaultBillingAddress: t.field({
    type: DefaultAddressResultType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      asCustomer(context, (customer) => context.shop.setDefaultAddress(customer, 'billing', id)),
  }),
  defaultShippingAddress: t.field({
    type: DefaultAddressResultType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      asCustomer(context, (customer) => context.shop.setDefaultAddress(customer, 'shipping', id)),
  }),
}))
