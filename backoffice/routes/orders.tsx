import { redirect } from 'react-router'
import { addDays, instantOf } from '#kernel/calendar.ts'
import { graphql } from '../graphql/gql.ts'
import type { DeliveryKind, OrderFilter, OrderLabel, OrderView } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { storefrontOptions } from '../ui/format.ts'
import { OrderTable } from '../ui/order-table.tsx'
import { OwnViews } from '../ui/own-views.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { Pages } from '../ui/table.tsx'
import { type BulkAction, bulkActionsOf } from './bulk-orders-form.ts'

const ordersQuery = graphql(`
  query Orders($filter: OrderFilter!, $after: String) {
    me {
      permissions
      stores
    }
    ownViews {
      id
      name
      query
    }
    orderViews {
      view
      count
      isMore
    }
    orders(filter: $filter, after: $after) {
      orders {
        ...ListedOrder
      }
      next
    }
  }
`)

const views: readonly OrderView[] = [
  'TO_PACK',
  'LATE',
  'RETURNS_TO_CHECK',
  'REFUNDS_DUE',
  'PAID_TWICE',
  'FAILED_PAYMENTS',
  'ALL',
]
const labels: readonly OrderLabel[] = ['RECEIVED', 'INCORPORATED', 'SENT', 'EN_ROUTE', 'DELIVERED', 'CANCELLED']
const deliveries: readonly DeliveryKind[] = ['HOME', 'SERVICE_POINT', 'STORE']

export async function loader({ context, request }: RouteArgs) {
  const { searchParams, href } = new URL(request.url)
  const typed = (name: string) => searchParams.get(name) ?? ''
  const { ask, timeZone } = scopeOf(context)
  const { me, orders, orderViews, ownViews } = await ask(ordersQuery, {
    filter: filterOf(typed, timeZone),
    after: searchParams.get('after'),
  })
  return {
    orders,
    ownViews,
    orderViews,
    mayFulfil: me?.permissions.includes('ORDERS_FULFIL') ?? false,
    bulkActions: bulkActionsOf(me?.permissions ?? []),
    // Whoever is narrowed to some stores would not see what they placed.
    mayPlace: me?.stores === null && me.permissions.includes('ORDERS_WRITE'),
    href,
  }
}

const keepView = graphql(`
  mutation KeepView($name: String!, $query: String!) {
    keepView(name: $name, query: $query) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const removeView = graphql(`
  mutation RemoveView($id: ID!) {
    removeView(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

/** Keeps the list that is shown, or removes one; the same list is shown again. */
export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { ask } = scopeOf(context)
  const { problems } =
    text('do') === 'remove'
      ? (await ask(removeView, { id: text('id') })).removeView
      : (await ask(keepView, { name: text('name'), query: text('query') })).keepView
  if (problems.length === 0) throw redirect(`/orders${new URL(request.url).search}`)
  return { problems, typed: text('name') }
}

/** What the address asks for; what it says wrongly is not asked for. */
function filterOf(typed: (name: string) => string, timeZone: string): OrderFilter {
  return {
    view: views.find((one) => one === typed('view')) ?? 'ALL',
    storefront: typed('storefront') || null,
    label: labels.find((one) => one === typed('label')) ?? null,
    delivery: deliveries.find((one) => one === typed('delivery')) ?? null,
    placedFrom: dayBegins(typed('from'), 0, timeZone),
    placedUntil: dayBegins(typed('until'), 1, timeZone),
  }
}

/** When a day begins by the retailer's clock, so many days later. */
function dayBegins(day: string, later: number, timeZone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return null
  return instantOf(addDays(day, later), '00:00', timeZone).toISOString()
}

/** What a list is kept by: its filters, without the page that somebody was on. */
function ownQuery(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete('after')
  return query.toString()
}

export default function Orders({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.orders
  const url = new URL(loaderData.href)
  const chosen = (name: string) => url.searchParams.get(name) ?? ''
  const view = views.find((one) => one === chosen('view')) ?? 'ALL'
  const any = { value: '', label: said.any }
  const isFiltered = ['storefront', 'label', 'delivery', 'from', 'until'].some((name) => chosen(name) !== '')
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.title}</h1>
        {loaderData.mayPlace ? <a href="/orders/new">{words.caller.open}</a> : null}
      </div>
      <nav className="tabs" aria-label={said.title}>
        {views.map((one) => {
          const count = loaderData.orderViews.find((counted) => counted.view === one)
          return (
            <a key={one} href={`/orders?view=${one}`} aria-current={one === view ? 'page' : undefined}>
              {said.views[one]}
              {count && one !== 'ALL' ? (
                <span className="number">{count.isMore ? `${count.count}+` : count.count}</span>
              ) : null}
            </a>
          )
        })}
      </nav>
      <OwnViews
        views={loaderData.ownViews}
        query={ownQuery(url)}
        problems={actionData?.problems}
        typed={actionData?.typed}
      />
      <details className="card" open={isFiltered}>
        <summary>{said.filter}</summary>
        <form className="filters">
          <input type="hidden" name="view" value={view} />
          <SelectField
            name="storefront"
            label={said.storefront}
            value={chosen('storefront')}
            options={[any, ...storefrontOptions()]}
          />
          <SelectField
            name="label"
            label={said.progress}
            value={chosen('label')}
            options={[any, ...labels.map((value) => ({ value, label: said.labels[value] }))]}
          />
          <SelectField
            name="delivery"
            label={said.delivery}
            value={chosen('delivery')}
            options={[any, ...deliveries.map((value) => ({ value, label: said.deliveries[value] }))]}
          />
          <TextField name="from" type="date" label={said.from} value={chosen('from')} />
          <TextField name="until" type="date" label={said.until} value={chosen('until')} />
          <div className="row">
            <button type="submit">{said.apply}</button>
            {isFiltered ? <a href={`/orders?view=${view}`}>{said.clear}</a> : null}
          </div>
        </form>
      </details>
      {view === 'TO_PACK' && loaderData.mayFulfil ? (
        <p>
          <a className="button plain" href="/picking">
            {words.packing.open}
          </a>
        </p>
      ) : null}
      {loaderData.orders.orders.length === 0 ? (
        <div className="card">
          <h2>{said.none}</h2>
          <p>{said.noneAbout}</p>
        </div>
      ) : (
        <form action="/orders/bulk" className="stack">
          <OrderTable
            orders={loaderData.orders.orders}
            caption={words.session.labelled(said.title, said.views[view])}
            mayChoose={loaderData.bulkActions.length > 0}
          />
          {loaderData.bulkActions.length > 0 ? <ChosenActions actions={loaderData.bulkActions} /> : null}
        </form>
      )}
      <Pages url={url} next={loaderData.orders.next ?? null} words={words.session} />
    </>
  )
}

/** What is done with the chosen ones: each button leads to a page that says what would happen. */
function ChosenActions({ actions }: { readonly actions: readonly BulkAction[] }) {
  const said = useScope().words.bulk
  return (
    <div className="row">
      <span>{said.chosen}</span>
      {actions.map((one) => (
        <button key={one} type="submit" className="plain" name="do" value={one}>
          {said.actions[one]}
        </button>
      ))}
    </div>
  )
}
