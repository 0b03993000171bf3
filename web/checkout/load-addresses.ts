import { graphql } from '#web/graphql/gql.ts'
import type { PersonalScope } from '#web/loaders.ts'
import { shownAddressLines } from './address-lines.ts'
import { valuesOfAddress } from './address-values.ts'
import type { CheckoutContext } from './checkout-document.ts'

const choicesQuery = graphql(`
  query AddressChoices {
    storeConfig {
      countries { iso name }
      salutations { key label }
    }
    getCustomer {
      email
      activeBillingAddress { ...AddressView }
      activeShippingAddress { ...AddressView }
    }
  }
`)

const bookQuery = graphql(`
  query CheckoutAddressBook {
    addresses { ...AddressView }
  }
`)

/** What the form of the addresses shows: those of this checkout, else those of who is logged in, and what there is to choose from. */
export async function loadAddresses({ api }: Pick<PersonalScope, 'api'>, context: CheckoutContext | null) {
  const { storeConfig, getCustomer: customer } = await api(choicesQuery)
  // Whoever is logged in finds their default addresses, until they wrote others into this checkout.
  const given = context?.billingAddress
  const book = customer ? (await api(bookQuery)).addresses : []
  const billingAddress = given ?? customer?.activeBillingAddress
  // Where a parcel waits is chosen in the next step; whose it is stands in the address of before.
  const sent = context?.shippingAddress?.customFields.servicePoint ? given : context?.shippingAddress
  const shippingAddress = given ? sent : (sent ?? customer?.activeShippingAddress)
  const elsewhere = Boolean(shippingAddress && shippingAddress.id !== billingAddress?.id)
  return {
    values: {
      email: context?.email ?? customer?.email ?? '',
      elsewhere,
      billingAddress: valuesOfAddress(billingAddress),
      shippingAddress: elsewhere ? valuesOfAddress(shippingAddress) : {},
    },
    known: customer !== null,
    lines: customer && {
      ...(billingAddress?.street && { billingAddress: shownAddressLines(billingAddress) }),
      ...(shippingAddress?.street && elsewhere && { shippingAddress: shownAddressLines(shippingAddress) }),
    },
    // An address to choose is one beside the other.
    book: book.length > 1 ? book : [],
    delivery: shippingAddress?.id ?? null,
    countries: storeConfig.countries,
    salutations: storeConfig.salutations,
  }
}
