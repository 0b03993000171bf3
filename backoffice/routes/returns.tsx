import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { OrderTable } from '../ui/order-table.tsx'
import { useScope } from '../ui/page-scope.tsx'

const returnsQuery = graphql(`
  query Returns($text: String!) {
    findReturn(text: $text) {
      order
      reference
    }
    searchOrders(text: $text) {
      ...ListedOrder
    }
    orders(filter: { view: RETURNS_TO_CHECK }) {
      orders {
        ...ListedOrder
      }
    }
  }
`)

/** Whoever scans is at the box at once; where several orders may be meant, somebody chooses. */
export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const text = searchParams.get('text')?.trim() ?? ''
  const { findReturn, searchOrders, orders } = await scopeOf(context).ask(returnsQuery, { text })
  if (findReturn) throw redirect(`/returns/${findReturn.order}?reference=${encodeURIComponent(findReturn.reference)}`)
  const [only, ...others] = searchOrders
  if (only && others.length === 0) throw redirect(`/returns/${only.number}`)
  return { text, gone: searchParams.get('gone'), found: searchOrders, waiting: orders.orders }
}

export default function Returns({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.returns
  const { text, gone, found, waiting } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.title}</h1>
        <a href="/returns/figures">{said.figures}</a>
      </div>
      <form className="card stack scan">
        <TextField name="text" type="search" label={said.scan} hint={said.scanHint} value={text} isFirst />
        <button type="submit">{said.open}</button>
      </form>
      {gone ? (
        <p className="notice bad" role="alert">
          {said.gone(gone)}
        </p>
      ) : null}
      {text !== '' && found.length === 0 ? (
        <p className="notice bad" role="alert">
          {said.notFound(text)}
        </p>
      ) : null}
      {found.length > 0 ? (
        <>
          <h2>{said.choose}</h2>
          <OrderTable orders={found} caption={said.choose} to={(number) => `/returns/${number}`} />
        </>
      ) : (
        <>
          <h2>{said.toCheck}</h2>
          {waiting.length === 0 ? (
            <p className="card">{said.none}</p>
          ) : (
            <OrderTable orders={waiting} caption={said.toCheck} to={(number) => `/returns/${number}`} />
          )}
        </>
      )}
    </>
  )
}
