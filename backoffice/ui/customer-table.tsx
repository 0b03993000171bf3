import { graphql } from '../graphql/gql.ts'
import type { ListedCustomerFragment } from '../graphql/graphql.ts'
import { dayText, storefrontName } from './format.ts'
import { MailAddress } from './mail-address.tsx'
import { useScope } from './page-scope.tsx'
import { DataTable } from './table.tsx'

/** What a list says of a customer. */
export const listedCustomer = graphql(`
  fragment ListedCustomer on ListedCustomer {
    number
    name
    email
    storefront
    createdAt
  }
`)

export function CustomerTable({ customers }: { readonly customers: readonly ListedCustomerFragment[] }) {
  const { words, language } = useScope()
  const said = words.customers
  return (
    <DataTable
      caption={said.title}
      rows={customers}
      keyOf={({ number }) => number}
      columns={[
        {
          label: said.name,
          isHeading: true,
          cell: ({ number, name }) => <a href={`/customers/${number}`}>{name || number}</a>,
        },
        { label: said.email, cell: ({ email }) => <MailAddress address={email} /> },
        { label: said.number, cell: ({ number }) => number },
        { label: said.storefront, cell: ({ storefront }) => storefrontName(storefront) },
        { label: said.since, cell: ({ createdAt, storefront }) => dayText(createdAt, language, storefront) },
      ]}
    />
  )
}
