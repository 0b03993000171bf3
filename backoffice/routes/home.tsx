import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'

const homeQuery = graphql(`
  query Home {
    orderViews {
      view
      count
      isMore
    }
  }
`)

const permissionsQuery = graphql(`
  query OwnPermissions {
    me {
      permissions
    }
  }
`)

export async function loader({ context }: RouteArgs) {
  const { ask } = scopeOf(context)
  const { me } = await ask(permissionsQuery)
  const seesOrders = me?.permissions.includes('ORDERS_READ') ?? false
  if (!seesOrders) return { views: [] }
  const { orderViews } = await ask(homeQuery)
  return { views: orderViews.filter(({ view, count }) => view !== 'ALL' && count > 0) }
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const { home } = words.session
  return (
    <>
      <title>{`${home.title} · ${shopName}`}</title>
      <h1>{home.title}</h1>
      <section className="stack" aria-labelledby="waits">
        <h2 id="waits">{home.waits}</h2>
        {loaderData.views.length === 0 ? (
          <p className="card">{home.nothing}</p>
        ) : (
          <div className="tiles field">
            {loaderData.views.map(({ view, count, isMore }) => (
              <a key={view} href={`/orders?view=${view}`}>
                <strong>{isMore ? `${count}+` : count}</strong>
                {words.orders.views[view]}
              </a>
            ))}
          </div>
        )}
      </section>
    </>
  )
}
