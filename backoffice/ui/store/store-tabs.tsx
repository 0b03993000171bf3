import { useScope } from '../page-scope.tsx'

export type StoreTab = 'counter' | 'shelf' | 'tablets' | 'hours'

/** The pages of one store, of which staff see those that they may use. */
export function StoreTabs({
  store,
  current,
  permissions,
}: {
  readonly store: { readonly code: string; readonly name: string }
  readonly current: StoreTab
  readonly permissions: readonly string[]
}) {
  const said = useScope().words.store
  const isAtCounter = permissions.includes('ORDERS_FULFIL')
  const pages: readonly { readonly page: StoreTab; readonly path: string; readonly isSeen: boolean }[] = [
    { page: 'counter', path: '', isSeen: isAtCounter },
    { page: 'shelf', path: '/shelf', isSeen: true },
    { page: 'tablets', path: '/tablets', isSeen: isAtCounter },
    { page: 'hours', path: '/hours', isSeen: true },
  ]
  return (
    <nav className="tabs" aria-label={said.counter(store.name)}>
      {pages
        .filter(({ isSeen }) => isSeen)
        .map(({ page, path }) => (
          <a
            key={page}
            href={`/store/${encodeURIComponent(store.code)}${path}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {said.pages[page]}
          </a>
        ))}
    </nav>
  )
}
