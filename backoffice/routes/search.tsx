import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { OrderTable } from '../ui/order-table.tsx'
import { useScope } from '../ui/page-scope.tsx'

const searchQuery = graphql(`
  query Search($text: String!) {
    searchOrders(text: $text) {
      ...ListedOrder
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const text = (new URL(request.url).searchParams.get('text') ?? '').trim()
  const { searchOrders: orders } = await scopeOf(context).ask(searchQuery, { text })
  const [only] = orders
  // A whole number leads to its order at once.
  if (only && orders.length === 1 && only.number === text) throw redirect(`/orders/${only.number}`)
  return { text, orders }
}

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.orders
  const { text, orders } = loaderData
  return (
    <>
      <title>{`${words.session.search} · ${shopName}`}</title>
      <h1>{orders.length === 0 ? said.notFound(text) : said.found(orders.length)}</h1>
      {orders.length === 0 ? <p>{said.notFoundAbout}</p> : <OrderTable orders={orders} caption={said.title} />}
    </>
  )
}
