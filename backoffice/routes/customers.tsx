import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { CustomerTable } from '../ui/customer-table.tsx'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice } from '../ui/problems.tsx'

const customersQuery = graphql(`
  query Customers($text: String!) {
    searchCustomers(text: $text) {
      ...ListedCustomer
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
  const { words, shopName } = useScope()
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
        <CustomerTable customers={customers} />
      )}
    </>
  )
}
