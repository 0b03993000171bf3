import type { Permission } from '../../graphql/graphql.ts'
import { Choices, TextField } from '../field.tsx'
import { ownMomentText, storefrontName, storefrontOptions } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { Problem } from '../problems.tsx'
import { DataTable } from '../table.tsx'

type ShownKey = {
  readonly id: string
  readonly name: string
  readonly beginning: string
  readonly scopes: readonly Permission[]
  /** Codes of those that it sees; null for all. */
  readonly storefronts: readonly string[] | null
  readonly createdBy: string
  readonly createdAt: string
  readonly usedAt: string | null
  readonly revokedAt: string | null
}

export function scopesIn(form: FormData): Permission[] {
  // The API takes no other.
  return form.getAll('scopes').map(String) as Permission[]
}

/** The keys of other systems, and a form for a new one. */
export function ApiKeys({
  keys,
  mayChange,
  typed,
  problems,
}: {
  readonly keys: readonly ShownKey[]
  readonly mayChange: boolean
  readonly typed: Pick<ShownKey, 'name' | 'scopes' | 'storefronts'> | undefined
  readonly problems: readonly Problem[] | undefined
}) {
  const reader = useScope()
  const { words } = reader
  const said = words.integrations
  const nameOf = (scope: Permission) => said.permissions[scope as keyof typeof said.permissions] ?? scope
  return (
    <section className="stack" aria-labelledby="keys">
      <h2 id="keys">{said.keys}</h2>
      <p className="soft">{said.keysAbout}</p>
      {keys.length === 0 ? (
        <p className="card">{said.keysNone}</p>
      ) : (
        <DataTable
          caption={said.keys}
          rows={keys}
          keyOf={({ id }) => id}
          columns={[
            {
              label: said.name,
              cell: ({ name, beginning }) => (
                <>
                  {name} <code className="small">{beginning}…</code>
                </>
              ),
            },
            { label: said.scopes, cell: ({ scopes }) => scopes.map(nameOf).join(', ') },
            {
              label: said.storefronts,
              cell: ({ storefronts }) => storefronts?.map(storefrontName).join(', ') ?? words.staff.all,
            },
            {
              label: said.made,
              cell: ({ createdAt, createdBy }) => `${ownMomentText(createdAt, reader)}, ${createdBy}`,
            },
            { label: said.used, cell: ({ usedAt }) => (usedAt ? ownMomentText(usedAt, reader) : said.never) },
            {
              label: said.state,
              cell: ({ id, revokedAt }) =>
                revokedAt || !mayChange ? (
                  <span className="soft">{revokedAt ? said.revoked : '–'}</span>
                ) : (
                  <form method="post">
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" name="do" value="revoke" className="plain">
                      {said.revoke}
                    </button>
                  </form>
                ),
            },
          ]}
        />
      )}
      {mayChange ? (
        <details className="card" open={(problems?.length ?? 0) > 0}>
          <summary>{said.make}</summary>
          <form method="post" className="stack" noValidate>
            <TextField
              name="name"
              label={said.name}
              hint={said.nameHint}
              value={typed?.name}
              problems={problems}
              maxLength={100}
            />
            <Choices
              name="scopes"
              label={said.scopes}
              problems={problems}
              chosen={typed?.scopes ?? []}
              options={Object.entries(said.permissions).map(([value, label]) => ({ value, label }))}
            />
            <Choices
              name="storefronts"
              label={said.storefronts}
              hint={words.staff.onlyThese}
              chosen={typed?.storefronts ?? []}
              options={storefrontOptions()}
            />
            <button type="submit" name="do" value="key">
              {said.submitMake}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}
