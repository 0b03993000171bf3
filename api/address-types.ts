import type { StoredAddress } from '#shop/checkout/address-store.ts'
import { builder } from './builder.ts'
import { CountryType, SalutationType } from './content.ts'
import { regionName, salutationLabels } from './region-names.ts'

export const AddressCustomFieldsType = builder
  .objectRef<Readonly<Record<string, string>>>('AddressCustomFields')
  .implement({
    fields: (t) => ({
      servicePoint: t.field({ type: 'JSONString', nullable: true, resolve: (fields) => fields.servicePoint ?? null }),
    }),
  })
export const AddressType = builder.objectRef<StoredAddress>('Address').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.field({
      type: CountryType,
      resolve: (address, _, { storefront }) => ({
        iso: address.country,
        name: regionName(address.country, storefront.iso),
      }),
    }),
    salutation: t.field({
      type: SalutationType,
      nullable: true,
      resolve: (address, _, { storefront }) =>
        salutationLabels(storefront).find((one) => one.key === address.salutation) ?? null,
    }),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
    street: t.exposeString('street'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    phoneNumber: t.string({ nullable: true, resolve: (address) => address.phoneNumber }),
    additionalAddressLine1: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine1 }),
    additionalAddressLine2: t.string({ nullable: true, resolve: (address) => address.additionalAddressLine2 }),
    customFields: t.field({ type: AddressCustomFieldsType, resolve: (address) => address.customFields }),
  }),
})
export const AddressInput = builder.inputType('AddressInput', {
  fields: (t) => ({
    countryIso: t.string({ required: true }),
    salutation: t.string(),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    zipcode: t.string({ required: true }),
    city: t.string({ required: true }),
    street: t.string({ required: true }),
    additionalAddressLine1: t.string(),
    additionalAddressLine2: t.string(),
    phoneNumber: t.string(),
    servicePoint: t.field({ type: 'JSONString' }),
  }),
})
