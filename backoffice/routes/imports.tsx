import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { ImportKind, ImportMode } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { FileField, SelectField } from '../ui/field.tsx'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { DataTable } from '../ui/table.tsx'

const importsQuery = graphql(`
  query Imports {
    me {
      permissions
    }
    imports {
      id
      kind
      status
      fileName
      startedBy
      startedAt
      counts {
        rows
        refused
      }
    }
  }
`)

const beginImport = graphql(`
  mutation BeginImport($upload: ID!, $kind: ImportKind!, $mode: ImportMode!) {
    beginImport(upload: $upload, kind: $kind, mode: $mode) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const kinds: readonly ImportKind[] = [
  'PRODUCTS',
  'PRICES',
  'STOCK',
  'PROMOTIONS',
  'STORES',
  'REDIRECTS',
  'CUSTOMERS',
  'REVIEWS',
]

export async function loader({ context }: RouteArgs) {
  const { me, imports } = await scopeOf(context).ask(importsQuery)
  return { imports, mayBegin: me?.permissions.includes('IMPORTS_APPROVE') ?? false }
}

export async function action({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const form = await request.formData()
  const file = form.get('file')
  const kind = kinds.find((one) => one === form.get('kind')) ?? 'PRODUCTS'
  const mode: ImportMode = form.get('mode') === 'FULL' ? 'FULL' : 'DELTA'
  if (!(file instanceof File) || file.size === 0)
    return { problems: [{ messageKey: 'import-file-missing', field: 'file', name: null }], kind, mode }
  // Who may not import must not fill the disk either.
  const { me } = await ask(importsQuery)
  if (!me?.permissions.includes('IMPORTS_APPROVE')) throw new Response(null, { status: 403 })
  const upload = await services.keepUpload(file.name, new Uint8Array(await file.arrayBuffer()))
  const { id, problems } = (await ask(beginImport, { upload, kind, mode })).beginImport
  if (problems.length > 0) return { problems, kind, mode }
  throw redirect(id ? `/imports/${id}` : '/imports')
}

export default function Imports({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, language, shopName } = reader
  const said = words.machine.imports
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <ProblemSummary problems={actionData?.problems} />
      {loaderData.mayBegin ? (
        <form method="post" encType="multipart/form-data" className="card stack">
          <h2>{said.begin}</h2>
          <p className="soft">{said.beginAbout}</p>
          <FileField name="file" label={said.file} hint={said.fileHint} problems={actionData?.problems} />
          {actionData?.problems.map(({ name }) =>
            name ? (
              <p key={name} className="small break">
                {name}
              </p>
            ) : null,
          )}
          <SelectField
            name="kind"
            label={said.kind}
            value={actionData?.kind}
            options={kinds.map((value) => ({
              value,
              label: said.kinds[value.toLowerCase() as keyof typeof said.kinds],
            }))}
          />
          <SelectField
            name="mode"
            label={said.mode}
            hint={said.modeHint}
            value={actionData?.mode}
            options={[
              { value: 'DELTA', label: said.modes.delta },
              { value: 'FULL', label: said.modes.full },
            ]}
          />
          <button type="submit">{said.beginSubmit}</button>
        </form>
      ) : null}
      {loaderData.imports.length === 0 ? (
        <p className="card">{said.none}</p>
      ) : (
        <DataTable
          caption={said.title}
          rows={loaderData.imports}
          keyOf={({ id }) => String(id)}
          columns={[
            { label: said.number, isHeading: true, cell: ({ id }) => <a href={`/imports/${id}`}>{said.name(id)}</a> },
            { label: said.file, cell: ({ fileName }) => <span className="break">{fileName}</span> },
            { label: said.kind, cell: ({ kind }) => said.kinds[kind as keyof typeof said.kinds] ?? kind },
            {
              label: said.status,
              cell: ({ status }) => (
                <Badge
                  text={said.statuses[status as keyof typeof said.statuses] ?? status}
                  tone={status === 'waiting' ? 'warn' : status === 'refused' ? 'bad' : undefined}
                />
              ),
            },
            { label: said.rows, isAmount: true, cell: ({ counts }) => counts.rows.toLocaleString(language) },
            {
              label: said.started,
              cell: ({ startedAt, startedBy }) => (
                <>
                  {ownMomentText(startedAt, reader)}
                  <br />
                  <span className="soft small">{startedBy}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
