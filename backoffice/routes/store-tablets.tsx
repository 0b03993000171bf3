import { data, redirect } from 'react-router'
import { renderSVG } from 'uqr'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { TextField } from '../ui/field.tsx'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { StoreTabs } from '../ui/store/store-tabs.tsx'
import { DataTable } from '../ui/table.tsx'

const tabletsQuery = graphql(`
  query Tablets($location: String!) {
    ...OwnStores
    tablets(location: $location) {
      id
      name
      begunBy
      begunAt
      runsUntil
    }
  }
`)

const beginTablet = graphql(`
  mutation BeginTablet($location: String!, $name: String!) {
    beginTablet(location: $location, name: $name) {
      path
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const endTablet = graphql(`
  mutation EndTablet($location: String!, $id: ID!) {
    endTablet(location: $location, id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'code'>) {
  const { me, shelfLocations, tablets } = await scopeOf(context).ask(tabletsQuery, { location: params.code })
  const store = shelfLocations.find(({ code, isStore }) => isStore && code === params.code)
  if (!store) throw data(null, { status: 404 })
  return {
    store,
    tablets: tablets ?? null,
    permissions: me?.permissions ?? [],
    isDone: new URL(request.url).searchParams.has('done'),
  }
}

export async function action({ context, params, request }: RouteArgs<'code'>) {
  const { ask, services } = scopeOf(context)
  const form = await request.formData()
  const typed = String(form.get('name') ?? '')
  if (form.get('do') === 'end') {
    const { problems } = (await ask(endTablet, { location: params.code, id: String(form.get('id') ?? '') })).endTablet
    if (problems.length === 0) throw redirect(`/store/${params.code}/tablets?done`)
    return { problems, typed, link: null, qr: '' }
  }
  const { problems, path } = (await ask(beginTablet, { location: params.code, name: typed })).beginTablet
  if (!path) return { problems, typed, link: null, qr: '' }
  const link = `${services.storefrontUrl}${path}`
  return { problems, typed, link, qr: renderSVG(link) }
}

export default function StoreTablets({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.store
  const { store, tablets, permissions, isDone } = loaderData
  return (
    <>
      <title>{`${said.pages.tablets} · ${store.name} · ${shopName}`}</title>
      <h1>{said.counter(store.name)}</h1>
      <StoreTabs store={store} current="tablets" permissions={permissions} />
      <DoneNotice text={isDone && !actionData ? said.tabletEnded : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {actionData?.link ? (
        <section className="notice stack" aria-labelledby="begun">
          <h2 id="begun">{said.tabletBegun}</h2>
          <p>{said.tabletScan}</p>
          <TabletCode svg={actionData.qr} label={said.tabletQr} />
          <p className="break">
            <a href={actionData.link} target="_blank" rel="noreferrer">
              {said.tabletHere}
            </a>
          </p>
        </section>
      ) : null}
      {tablets === null ? (
        <p className="card">{said.tabletsElsewhere}</p>
      ) : (
        <>
          <form method="post" className="card stack slim" noValidate>
            <h2>{said.beginTablet}</h2>
            <TextField
              name="name"
              label={said.tabletName}
              hint={said.tabletNameHint}
              value={actionData?.link ? '' : actionData?.typed}
              maxLength={40}
              autoComplete="off"
            />
            <button type="submit" name="do" value="begin">
              {said.beginTabletSubmit}
            </button>
          </form>
          <section className="stack" aria-labelledby="running">
            <h2 id="running">{said.tablets}</h2>
            {tablets.length === 0 ? <p className="card">{said.noTablets}</p> : null}
            {tablets.length === 0 ? null : (
              <DataTable
                caption={said.tablets}
                rows={tablets}
                keyOf={({ id }) => id}
                columns={[
                  { label: said.tabletName, cell: ({ name }) => name ?? said.unnamed },
                  {
                    label: words.staff.state,
                    cell: ({ runsUntil }) =>
                      runsUntil ? (
                        <Badge text={said.runsUntil(ownMomentText(runsUntil, reader))} tone="good" />
                      ) : (
                        <Badge text={said.rests} />
                      ),
                  },
                  { label: said.begunAt, cell: ({ begunAt }) => ownMomentText(begunAt, reader) },
                  { label: said.begunBy, cell: ({ begunBy }) => begunBy ?? '–' },
                  {
                    label: said.endTablet,
                    cell: ({ id, name }) => (
                      <form method="post">
                        <input type="hidden" name="id" value={id} />
                        <button
                          type="submit"
                          name="do"
                          value="end"
                          className="plain"
                          aria-label={said.endNamed(name ?? said.unnamed)}
                        >
                          {said.endTablet}
                        </button>
                      </form>
                    ),
                  },
                ]}
              />
            )}
          </section>
        </>
      )}
    </>
  )
}

/** Drawn here, of text that the shop made. */
function TabletCode({ svg, label }: { readonly svg: string; readonly label: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is our own
  return <div className="qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />
}
