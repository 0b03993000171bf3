import { Outlet, useLocation } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { Permission } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { redirectToLogIn, scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { SearchBox } from '../ui/search-box.tsx'

const frameQuery = graphql(`
  query Frame {
    me {
      name
      permissions
    }
  }
`)

/** Everything behind the log-in has this frame; who is not logged in comes no further. */
export async function loader({ context, request }: RouteArgs) {
  const { me } = await scopeOf(context).ask(frameQuery)
  if (!me) throw redirectToLogIn(request)
  return { name: me.name, permissions: me.permissions, text: new URL(request.url).searchParams.get('text') ?? '' }
}

type Entry = {
  readonly path: string
  readonly label:
    | 'home'
    | 'orders'
    | 'returns'
    | 'packing'
    | 'store'
    | 'customers'
    | 'products'
    | 'repairs'
    | 'reviews'
    | 'giftCards'
    | 'content'
    | 'merchandising'
    | 'figures'
    | 'imports'
    | 'exports'
    | 'settings'
    | 'jobs'
    | 'health'
    | 'mails'
    | 'staff'
    | 'approvals'
    | 'integrations'
    | 'audit'
    | 'me'
  /** One of them; none is needed where nothing is said. */
  readonly needs?: readonly Permission[]
}

/** The screens that the menu leads to. */
export const screens: readonly Entry[] = [
  { path: '/', label: 'home' },
  { path: '/orders', label: 'orders', needs: ['ORDERS_READ'] },
  { path: '/returns', label: 'returns', needs: ['ORDERS_FULFIL'] },
  { path: '/packing', label: 'packing', needs: ['ORDERS_FULFIL'] },
  { path: '/store', label: 'store', needs: ['ORDERS_FULFIL', 'STORES_WRITE'] },
  { path: '/repairs', label: 'repairs', needs: ['ORDERS_FULFIL'] },
  { path: '/customers', label: 'customers', needs: ['CUSTOMERS_READ'] },
  { path: '/products', label: 'products', needs: ['PRODUCTS_READ'] },
  { path: '/reviews', label: 'reviews', needs: ['CUSTOMERS_WRITE'] },
  { path: '/gift-cards', label: 'giftCards', needs: ['CUSTOMERS_WRITE'] },
  { path: '/content', label: 'content', needs: ['CONTENT_READ'] },
  { path: '/merchandising', label: 'merchandising', needs: ['PRODUCTS_READ'] },
  { path: '/figures', label: 'figures', needs: ['FIGURES_READ'] },
  { path: '/imports', label: 'imports', needs: ['IMPORTS_READ'] },
  { path: '/exports', label: 'exports', needs: ['EXPORTS_WRITE'] },
  { path: '/settings', label: 'settings', needs: ['SETTINGS_READ'] },
  { path: '/jobs', label: 'jobs', needs: ['JOBS_READ'] },
  { path: '/health', label: 'health', needs: ['JOBS_READ'] },
  { path: '/mails', label: 'mails', needs: ['CUSTOMERS_READ'] },
  { path: '/approvals', label: 'approvals', needs: ['ORDERS_REFUND', 'STAFF_WRITE', 'IMPORTS_APPROVE'] },
  { path: '/integrations', label: 'integrations', needs: ['INTEGRATIONS_READ'] },
  { path: '/staff', label: 'staff', needs: ['STAFF_READ'] },
  { path: '/audit', label: 'audit', needs: ['AUDIT_READ'] },
  { path: '/me', label: 'me' },
]

export default function Frame({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  const { session } = words
  const { pathname } = useLocation()
  const seen = screens.filter(({ needs }) => needs?.some((one) => loaderData.permissions.includes(one)) ?? true)
  const isAt = (path: string) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
  const links = seen.map(({ path, label }) => (
    <a key={path} href={path} aria-current={isAt(path) ? 'page' : undefined}>
      {session.nav[label]}
    </a>
  ))
  const leave = <a href="/log-out">{session.nav.logOut}</a>
  return (
    <>
      <header className="top">
        <a className="name" href="/">
          {shopName} <small>{session.backOffice}</small>
        </a>
        <details>
          <summary>{session.menu}</summary>
          <nav className="main" aria-label={session.mainNavigation}>
            {links}
            {leave}
          </nav>
        </details>
        <SearchBox text={loaderData.text} />
      </header>
      <div className="frame">
        <nav className="main side" aria-label={session.mainNavigation}>
          {links}
          {leave}
        </nav>
        <main id="content">
          <Outlet />
        </main>
      </div>
    </>
  )
}
