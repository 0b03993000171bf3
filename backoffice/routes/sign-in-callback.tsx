import { data } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import { ownPath } from '../own-path.ts'
import type { RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { signInBrowserOf, signInCookie } from '../sign-in-cookie.ts'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'

const finishSignIn = graphql(`
  mutation FinishSignIn($callback: String!, $browser: String!) {
    finishSignIn(callback: $callback, browser: $browser) {
      to
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const secure = services.publicUrl.startsWith('https:')
  const given = { callback: request.url, browser: signInBrowserOf(request.headers.get('cookie'), secure) }
  const { to, problems } = (await ask(finishSignIn, given)).finishSignIn
  const found = { to: to ? ownPath(to) : null, problems }
  return data(found, { headers: { 'Set-Cookie': signInCookie(undefined, secure) } })
}

export const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }) => loaderHeaders

type Found = { readonly data: Awaited<ReturnType<typeof loader>>['data'] }

/**
 * A page that goes on by itself: a redirect would still be one of the other site, for which the browser keeps the session's cookie back.
 */
export default function SignInCallback({ loaderData }: { readonly loaderData: Found['data'] }) {
  const { words, shopName } = useScope()
  const { to, problems } = loaderData
  const said = words.session
  return (
    <main className="narrow" id="content">
      <title>{`${said.logIn.title} · ${shopName}`}</title>
      {to ? <meta httpEquiv="refresh" content={`0; url=${to}`} /> : null}
      <h1>{said.logIn.title}</h1>
      <ProblemSummary problems={problems} />
      <p>{to ? <a href={to}>{said.signIn.goOn}</a> : <a href="/log-in">{said.signIn.otherWay}</a>}</p>
    </main>
  )
}
