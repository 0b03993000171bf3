import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { ownMomentText, storefrontName } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { differenceText } from '../ui/product/difference-text.ts'
import { DataTable } from '../ui/table.tsx'

const importQuery = graphql(`
  query Import($id: Int!) {
    me {
      permissions
    }
    import(id: $id) {
      id
      kind
      mode
      status
      fileName
      startedBy
      approvedBy
      undoneBy
      startedAt
      appliedAt
      reasons
      counts {
        rows
        created
        changed
        unchanged
        withdrawn
        refused
      }
      rows {
        line
        sku
        place
        action
        was
        becomes
        changes {
          field
          was
          becomes
        }
        problems
        leftBecause
      }
    }
  }
`)

const categoriesQuery = graphql(`
  query CategoriesOfImport {
    productChoices {
      ...CategoryChoices
    }
  }
`)

const approveImport = graphql(`
  mutation ApproveImport($id: Int!) {
    approveImport(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const undoImport = graphql(`
  mutation UndoImport($id: Int!) {
    undoImport(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0)

export async function loader({ context, params, request }: RouteArgs<'id'>) {
  const { ask } = scopeOf(context)
  const { me, import: run } = await ask(importQuery, { id: idOf(params.id) })
  if (!run) throw data(null, { status: 404 })
  const names = run.kind === 'products' && me?.permissions.includes('PRODUCTS_READ')
  const categories = names ? (await ask(categoriesQuery)).productChoices.categories : []
  const mayApprove = me?.permissions.includes('IMPORTS_APPROVE') ?? false
  return { run, categories, mayApprove, done: new URL(request.url).searchParams.get('done') }
}

export async function action({ context, params, request }: RouteArgs<'id'>) {
  const { ask } = scopeOf(context)
  const id = idOf(params.id)
  const isApproval = (await request.formData()).get('do') === 'approve'
  const { problems } = isApproval
    ? (await ask(approveImport, { id })).approveImport
    : (await ask(undoImport, { id })).undoImport
  if (problems.length > 0) return { problems }
  throw redirect(`/imports/${id}?done=${isApproval ? 'approve' : 'undo'}`)
}

export default function ImportPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, language, shopName } = reader
  const said = words.machine.imports
  const { run, mayApprove, done } = loaderData
  const { counts } = run
  const categories = new Map(loaderData.categories.map(({ key, name: named }) => [key, named]))
  const changed = (row: (typeof run.rows)[number], side: 'was' | 'becomes') =>
    row.changes.map((one) => differenceText(one, side, { ...reader, categories })).join('\n') || row[side] || '–'
  const people = [
    [said.by, run.startedBy],
    [said.approvedBy, run.approvedBy],
    [said.undoneBy, run.undoneBy],
  ] as const
  return (
    <>
      <title>{`${said.name(run.id)} · ${shopName}`}</title>
      <h1>
        {said.name(run.id)}: <span className="break">{run.fileName}</span>
      </h1>
      <DoneNotice
        text={actionData ? undefined : done === 'approve' ? said.approved : done === 'undo' ? said.undone : undefined}
      />
      <ProblemSummary problems={actionData?.problems} />
      <section className="card">
        <dl className="facts">
          <dt>{said.kind}</dt>
          <dd>{said.kinds[run.kind as keyof typeof said.kinds] ?? run.kind}</dd>
          <dt>{said.status}</dt>
          <dd>{said.statuses[run.status as keyof typeof said.statuses] ?? run.status}</dd>
          <dt>{said.started}</dt>
          <dd>{ownMomentText(run.startedAt, reader)}</dd>
          {people
            .filter(([, name]) => name)
            .flatMap(([label, name]) => [<dt key={label}>{label}</dt>, <dd key={`${label} name`}>{name}</dd>])}
          {(['created', 'changed', 'unchanged', 'withdrawn', 'refused'] as const).flatMap((kind) => [
            <dt key={kind}>{said.actions[kind]}</dt>,
            <dd key={`${kind} count`} className="number">
              {counts[kind].toLocaleString(language)}
            </dd>,
          ])}
        </dl>
        {(run.status === 'waiting' || run.status === 'refused') && run.reasons.length > 0 ? (
          <div className="notice warn">
            {run.status === 'waiting' ? <strong>{said.why}</strong> : null}
            <ul>
              {run.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {mayApprove ? (
          <form method="post" className="row">
            {run.status === 'waiting' ? (
              <>
                <button type="submit" name="do" value="approve">
                  {said.approve}
                </button>
                <button type="submit" name="do" value="undo" className="plain">
                  {said.stop}
                </button>
              </>
            ) : null}
            {run.status === 'applied' ? (
              <button type="submit" name="do" value="undo" className="plain">
                {said.undo}
              </button>
            ) : null}
          </form>
        ) : null}
      </section>
      <h2>{said.plan}</h2>
      {run.rows.length === 0 ? (
        <p className="card">{said.nothing}</p>
      ) : (
        <>
          <p className="soft">{said.planAbout}</p>
          <DataTable
            caption={said.plan}
            rows={run.rows}
            keyOf={({ line, sku, becomes }) => `${line} ${sku} ${becomes}`}
            columns={[
              { label: said.line, isAmount: true, cell: ({ line }) => line ?? '–' },
              {
                label: said.article,
                cell: ({ sku, action }) => (
                  <span className="break">{sku ? articleLink(run.kind, run.status, { sku, action }) : '–'}</span>
                ),
              },
              ...(run.rows.some(({ place }) => place)
                ? [{ label: said.where, cell: ({ place }: { place?: string | null }) => placeText(place) }]
                : []),
              {
                label: said.action,
                cell: ({ action }) => said.actions[action as keyof typeof said.actions] ?? action ?? '–',
              },
              { label: said.was, cell: (row) => <span className="break pre">{changed(row, 'was')}</span> },
              { label: said.becomes, cell: (row) => <span className="break pre">{changed(row, 'becomes')}</span> },
              {
                label: said.problem,
                cell: ({ problems, leftBecause }) => (
                  <span className="break pre">
                    {[...problems, leftBecause ?? ''].filter(Boolean).join('\n') || '–'}
                  </span>
                ),
              },
            ]}
          />
        </>
      )}
    </>
  )
}

const kindsOfArticles: readonly string[] = ['products', 'prices', 'stock', 'passports', 'costs']

/** Leads to the article that a row is about, where there is one: not what was refused, and not what is only about to be made. */
function articleLink(kind: string, status: string, { sku, action }: { sku: string; action?: string | null }) {
  const isThere = action !== 'refused' && !(kind === 'products' && action === 'created' && status !== 'applied')
  if (!isThere || !kindsOfArticles.includes(kind)) return sku
  return <a href={`/products/${encodeURIComponent(sku)}`}>{sku}</a>
}

const placeText = (place: string | null | undefined) => (place ? storefrontName(place) : '–')
