import { storefrontName, storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'

/** Where what is decided of a list holds: in all storefronts, or in one with an order of its own. */
export function ListScopes({
  category,
  storefront,
  arrangedIn,
}: {
  readonly category: string
  readonly storefront: string | null
  /** Storefronts with an order of their own; null stands for that of all. */
  readonly arrangedIn: readonly (string | null)[]
}) {
  const said = useScope().words.merchandising
  const scopes = [null, ...storefrontOptions().map(({ value }) => value)]
  return (
    <nav className="tabs" aria-label={said.scope}>
      {scopes.map((code) => (
        <a
          key={code ?? ''}
          href={`/merchandising/lists/${encodeURIComponent(category)}${code === null ? '' : `?storefront=${code}`}`}
          aria-current={code === storefront ? 'page' : undefined}
        >
          {code === null ? said.everywhere : storefrontName(code)}
          {arrangedIn.includes(code) ? (
            <span className="dot" role="img" aria-label={said.ownOrder} title={said.ownOrder} />
          ) : null}
        </a>
      ))}
    </nav>
  )
}
