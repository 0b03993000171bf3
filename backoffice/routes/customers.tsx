import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { dayText, storefrontName } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const customersQuery = graphql(`
  query Customers($text: String!) {
    searchCustomers(text: $text) {
      number
      name
      email
      storefront
      createdAt
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('name') ?? ''
  const { searchCustomers } = await scopeOf(context).ask(customersQuery, { text })
  return { text, customers: searchCustomers, done: searchParams.get('done') }
}

export default function Customers({ loaderData }: PageProps<typeof loader>) {
  const { words, language, shopName } = useScope()
  const said = words.customers
  const { text, customers, done } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <DoneNotice text={done === 'erase' ? said.erased : undefined} />
      <search>
        <form className="card stack">
          <TextField name="name" type="search" label={said.search} value={text} />
          <button type="submit">{said.submit}</button>
        </form>
      </search>
      {text === '' ? null : customers.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <DataTable
          caption={said.title}
          rows={customers}
          keyOf={({ number }) => number}
          columns={[
            {
              label: said.name,
              cell: ({ number, name }) => <a href={`/customers/${number}`}>{name || number}</a>,
            },
            { label: said.email, cell: ({ email }) => <span className="break">{email}</span> },
            { label: said.number, cell: ({ number }) => number },
            { label: said.storefront, cell: ({ storefront }) => storefrontName(storefront) },
            { label: said.since, cell: ({ createdAt, storefront }) => dayText(createdAt, language, storefront) },
          ]}
        />
      )}
    </>
  )
}
