import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { auditFacts, differingFacts } from '../ui/audit/audit-facts.ts'
import { auditObjectText } from '../ui/audit/audit-object.ts'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { FactList } from '../ui/shown-values.tsx'
import { DataTable, Pages } from '../ui/table.tsx'

const auditQuery = graphql(`
  query Audit($after: String, $memberId: ID, $objectType: String, $objectId: String) {
    audit(after: $after, memberId: $memberId, objectType: $objectType, objectId: $objectId) {
      next
      entries {
        id
        at
        memberId
        memberName
        action
        objectType
        objectId
        objectName
        before
        after
        address
        device
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { searchParams, href } = new URL(request.url)
  const { audit } = await scopeOf(context).ask(auditQuery, {
    after: searchParams.get('after'),
    memberId: searchParams.get('member'),
    objectType: searchParams.get('type'),
    objectId: searchParams.get('object'),
  })
  return { audit, href }
}

export default function Audit({ loaderData }: PageProps<typeof loader>) {
  const reader = useScope()
  const { words, shopName } = reader
  const { audit: said, actions } = words.staff
  const url = new URL(loaderData.href)
  const { next } = loaderData.audit
  const entries = loaderData.audit.entries.map((entry) => {
    const { objectType, objectId, before, after } = entry
    const factsOf = (values: unknown) => auditFacts(values, { ...reader, objectType, objectId })
    return { ...entry, facts: differingFacts(factsOf(before), factsOf(after)) }
  })
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      {url.search === '' ? null : (
        <p>
          <a href="/audit">{said.all}</a>
        </p>
      )}
      {entries.length === 0 ? (
        <p className="card">{said.nothing}</p>
      ) : (
        <DataTable
          caption={said.title}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { label: said.when, cell: ({ at }) => ownMomentText(at, reader) },
            {
              label: said.who,
              cell: ({ memberId, memberName }) =>
                memberId ? <a href={`/audit?member=${memberId}`}>{memberName}</a> : said.command,
            },
            { label: said.what, cell: ({ action }) => actions[action as keyof typeof actions] ?? action },
            {
              label: said.object,
              cell: ({ objectType, objectId, objectName }) => (
                <a className="break" href={`/audit?type=${objectType}&object=${encodeURIComponent(objectId)}`}>
                  {auditObjectText(words, { type: objectType, id: objectId, name: objectName })}
                </a>
              ),
            },
            { label: said.before, cell: ({ facts }) => <FactList facts={facts.before} /> },
            { label: said.after, cell: ({ facts }) => <FactList facts={facts.after} /> },
            {
              label: said.from,
              cell: ({ memberId, address, device }) => (
                <span className="soft small break">
                  {memberId === null ? '–' : [device, address].filter(Boolean).join(' · ')}
                </span>
              ),
            },
          ]}
        />
      )}
      <Pages url={url} next={next ?? null} words={words.session} />
    </>
  )
}
