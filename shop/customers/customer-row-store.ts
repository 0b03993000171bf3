import type { Customer } from './customer.ts'

/** What is read of a customer. */
export const customerColumns = [
  'customers.id',
  'customers.number',
  'customers.store_code',
  'customers.language',
  'customers.email',
  'customers.salutation',
  'customers.first_name',
  'customers.last_name',
  'customers.birthday',
  'customers.newsletter',
  'customers.email_confirmed_at',
  'customers.email_token',
  'customers.default_billing_address_id',
  'customers.default_shipping_address_id',
  'customers.custom_fields',
  'customers.created_at',
] as const

type Row = {
  id: string
  number: string
  store_code: Customer['storefrontCode']
  language: Customer['language']
  email: string
  salutation: Customer['salutation']
  first_name: string
  last_name: string
  birthday: string | null
  newsletter: boolean
  email_confirmed_at: Date | null
  email_token: string
  default_billing_address_id: string | null
  default_shipping_address_id: string | null
  custom_fields: Customer['customFields']
  created_at: Date
}

/** A customer as the shop knows them. */
export function customerOfRow(row: Row): Customer {
  return {
    id: row.id,
    number: row.number,
    storefrontCode: row.store_code,
    language: row.language,
    email: row.email,
    salutation: row.salutation,
    firstName: row.first_name,
    lastName: row.last_name,
    birthday: row.birthday,
    newsletter: row.newsletter,
    emailConfirmedAt: row.email_confirmed_at,
    emailToken: row.email_token,
    defaultBillingAddressId: row.default_billing_address_id,
    defaultShippingAddressId: row.default_shipping_address_id,
    customFields: row.custom_fields,
    createdAt: row.created_at,
  }
}
