import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'

const storesQuery = graphql(`
  query StoresOfStaff {
    ...OwnStores
  }
`)

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(storesQuery)
}

export default function Stores({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const said = words.store
  const isAtCounter = loaderData.me?.permissions.includes('ORDERS_FULFIL') ?? false
  const stores = loaderData.shelfLocations.filter(({ isStore }) => isStore)
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.choose}</h1>
      {stores.length === 0 ? <p className="card">{said.none}</p> : null}
      <ul className="tiles big-tiles">
        {stores.map(({ code, name }) => (
          <li key={code}>
            <a href={`/store/${code}${isAtCounter ? '' : '/hours'}`}>
              <strong>{name}</strong>
              <span className="soft small">{code}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
