import { graphql } from '../graphql/gql.ts'
import type { Permission } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { FiguresByDay, FiguresOfToday } from '../ui/figures.tsx'
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

const figuresQuery = graphql(`
  query FiguresOfToday {
    figuresOfToday {
      today {
        ...Figures
      }
      lastWeek {
        ...Figures
      }
      lastYear {
        ...Figures
      }
    }
    figuresByDay {
      day
      orders
      revenue {
        amount
        currency
      }
    }
  }
  fragment Figures on SalesFigures {
    currency
    orders
    returns
    revenue {
      amount
      currency
    }
    average {
      amount
      currency
    }
    refunds {
      amount
      currency
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
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const [orders, figures] = await Promise.all([
    may('ORDERS_READ') ? ask(homeQuery) : undefined,
    may('FIGURES_READ') ? ask(figuresQuery) : undefined,
  ])
  const views = orders?.orderViews.filter(({ view, count }) => view !== 'ALL' && count > 0)
  return { views, figures }
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const { home } = words.session
  return (
    <>
      <title>{`${home.title} · ${shopName}`}</title>
      <h1>{home.title}</h1>
      {loaderData.figures ? <FiguresOfToday figures={loaderData.figures.figuresOfToday} /> : null}
      {loaderData.views ? (
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
      ) : null}
      {loaderData.figures ? <FiguresByDay days={loaderData.figures.figuresByDay} /> : null}
    </>
  )
}
