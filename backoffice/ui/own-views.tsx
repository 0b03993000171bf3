import { TextField } from './field.tsx'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'

/** The lists that whoever looks kept for themselves, and a form that keeps this one. */
export function OwnViews({
  views,
  query,
  problems,
  typed,
}: {
  readonly views: readonly { readonly id: string; readonly name: string; readonly query: string }[]
  /** Of the list that is shown. */
  readonly query: string
  readonly problems: readonly Problem[] | undefined
  readonly typed: string | undefined
}) {
  const said = useScope().words.views
  return (
    <>
      {views.length === 0 ? null : (
        <nav className="row" aria-label={said.own}>
          {views.map(({ id, name, query: of }) => (
            <a
              key={id}
              className="button plain break"
              href={`/orders?${of}`}
              aria-current={of === query ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      <details className="card" open={problems !== undefined}>
        <summary>{said.keep}</summary>
        <form method="post" className="stack" noValidate>
          <p>{said.about}</p>
          <input type="hidden" name="do" value="keep" />
          <input type="hidden" name="query" value={query} />
          <TextField name="name" scope="view-" label={said.name} value={typed} problems={problems} maxLength={60} />
          <button type="submit">{said.submit}</button>
        </form>
        {views.map(({ id, name }) => (
          <form method="post" className="row" key={id}>
            <input type="hidden" name="do" value="remove" />
            <input type="hidden" name="id" value={id} />
            <button type="submit" className="plain break">
              {said.remove(name)}
            </button>
          </form>
        ))}
      </details>
    </>
  )
}
