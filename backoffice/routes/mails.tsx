import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { Badge } from '../ui/badge.tsx'
import { ownMomentText } from '../ui/format.ts'
import { mailKindText } from '../ui/mail-kind-text.ts'
import { useScope } from '../ui/page-scope.tsx'

const mailsQuery = graphql(`
  query Mails($unsentOnly: Boolean!) {
    mails(unsentOnly: $unsentOnly) {
      id
      kind
      to
      subject
      createdAt
      sentAt
      lastError
      text
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const unsentOnly = new URL(request.url).searchParams.has('unsent')
  return { unsentOnly, ...(await scopeOf(context).ask(mailsQuery, { unsentOnly })) }
}

export default function Mails({ loaderData }: PageProps<typeof loader>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.machine.mails
  const { mails, unsentOnly } = loaderData
  const kindOf = (kind: string) => mailKindText(words, kind)
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <nav className="tabs" aria-label={said.title}>
        <a href="/mails" aria-current={unsentOnly ? undefined : 'page'}>
          {said.all}
        </a>
        <a href="/mails?unsent" aria-current={unsentOnly ? 'page' : undefined}>
          {said.unsent}
        </a>
      </nav>
      {mails.length === 0 ? <p className="card">{said.none}</p> : null}
      {mails.map(({ id, kind, to, subject, createdAt, sentAt, lastError, text }) => (
        <details className="card" key={id}>
          <summary>
            {subject || kindOf(kind)}{' '}
            <Badge
              text={sentAt ? said.sent : lastError ? said.failed : said.waits}
              tone={sentAt ? 'good' : lastError ? 'bad' : 'warn'}
            />
          </summary>
          <p className="soft small break">
            {ownMomentText(createdAt, reader)} · {kindOf(kind)} · {to || said.erased}
          </p>
          {lastError ? (
            <p className="break" lang="en">
              {lastError}
            </p>
          ) : null}
          {text === null ? <p className="soft">{said.noText}</p> : <p className="pre">{text}</p>}
        </details>
      ))}
    </>
  )
}
