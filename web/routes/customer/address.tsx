import { data, redirect } from 'react-router'
import { addressInput, readAddressFields, valuesOfAddress } from '#web/checkout/address-values.ts'
import { AddressBookPage } from '#web/customers/address-book-page.tsx'
import { toEntry } from '#web/customers/guards.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalAction, personalLoader } from '#web/loaders.ts'
import { privatePage } from '#web/seo/private-page.ts'
import { pageSeo, seoMeta } from '#web/seo/seo.ts'
import type { Route } from './+types/address.ts'

const bookQuery = graphql(`
  query AddressBook {
    getCustomer { id firstName lastName salutation { key } defaultBillingAddressId defaultShippingAddressId }
    storeConfig {
      countries { iso name }
      salutations { key label }
    }
  }
`)
const addressesQuery = graphql(`
  query OwnAddresses {
    addresses { ...AddressView }
  }
`)
const addMutation = graphql(`
  mutation AddAddress($address: AddressInput!) {
    addAddress(address: $address) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const updateMutation = graphql(`
  mutation UpdateAddress($id: ID!, $address: AddressInput!) {
    updateAddress(id: $id, address: $address) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const deleteMutation = graphql(`
  mutation DeleteAddress($id: ID!) {
    deleteAddress(id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const billingMutation = graphql(`
  mutation DefaultBillingAddress($id: ID!) {
    defaultBillingAddress(id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
const shippingMutation = graphql(`
  mutation DefaultShippingAddress($id: ID!) {
    defaultShippingAddress(id: $id) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** `?edit=new` or `?edit=<id>` shows the form; without it the book. */
export const loader = personalLoader(async (scope) => {
  const { getCustomer: customer, storeConfig } = await scope.api(bookQuery)
  if (!customer) throw toEntry(scope)
  const { addresses } = await scope.api(addressesQuery)
  const edit = scope.url.searchParams.get('edit')
  const edited = addresses.find(({ id }) => id === edit)
  const { firstName, lastName, salutation } = customer
  return {
    addresses,
    customer,
    form:
      edit === 'new' || edited
        ? {
            id: edited?.id ?? 'new',
            values: edited ? valuesOfAddress(edited) : { firstName, lastName, salutation: salutation?.key ?? 'none' },
          }
        : null,
    countries: storeConfig.countries,
    salutations: storeConfig.salutations,
    seo: pageSeo(scope, { title: `${scope.t('account.addresses')} | ${scope.shopName}`, robots: 'noindex,nofollow' }),
  }
})

export const action = personalAction(async ({ request, api, to }) => {
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  const values = readAddressFields(form, 'billingAddress')
  const none: readonly ValidationError[] = []
  if (form.get('show') === 'country') return data({ form: { id, values }, errors: none })
  const answer = await change(String(form.get('intent') ?? ''))
  if (answer.__typename !== 'Refused') throw redirect(to('customerAddress'), 303)
  // The shop names the field of an address; the form's fields stand under the name of one.
  const errors: readonly ValidationError[] = answer.refusals.map((error) => ({
    ...error,
    field: error.field && error.field !== 'id' ? `billingAddress.${error.field}` : null,
  }))
  const isForm = form.get('intent') === 'save'
  return data({ form: isForm ? { id, values } : null, errors }, { status: 422 })

  async function change(intent: string) {
    switch (intent) {
      case 'delete':
        return (await api(deleteMutation, { id })).deleteAddress
      case 'billing':
        return (await api(billingMutation, { id })).defaultBillingAddress
      case 'shipping':
        return (await api(shippingMutation, { id })).defaultShippingAddress
      default: {
        const address = addressInput(values)
        return id === 'new'
          ? (await api(addMutation, { address })).addAddress
          : (await api(updateMutation, { id, address })).updateAddress
      }
    }
  }
})

export const meta = seoMeta
export const headers = privatePage

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, customer, form, countries, salutations } = loaderData
  return (
    <AddressBookPage
      addresses={addresses}
      customer={customer}
      form={actionData?.form ?? form}
      errors={actionData?.errors}
      countries={countries}
      salutations={salutations}
    />
  )
}
