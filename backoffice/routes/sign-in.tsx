import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import { ownPath } from '../own-path.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { signInCookie } from '../sign-in-cookie.ts'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'

export const begunSignInFields = graphql(`
  fragment BegunSignInFields on ToProvider {
    url
    browser
    problems {
      messageKey
      field
      name
    }
  }
`)

const beginSignIn = graphql(`
  mutation BeginSignIn($to: String!, $invitation: String) {
    beginSignIn(to: $to, invitation: $invitation) {
      ...BegunSignInFields
    }
  }
`)

const beginSignInProof = graphql(`
  mutation BeginSignInProof($to: String!) {
    beginSignInProof(to: $to) {
      ...BegunSignInFields
    }
  }
`)

/** Leads to the company's own log-in; a link, since forms may lead nowhere else. */
export async function loader({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const { searchParams } = new URL(request.url)
  const to = ownPath(searchParams.get('to'))
  const { url, browser, problems } = searchParams.has('prove')
    ? (await ask(beginSignInProof, { to })).beginSignInProof
    : (await ask(beginSignIn, { to, invitation: searchParams.get('invitation') })).beginSignIn
  if (!url || !browser) return { problems }
  const secure = services.publicUrl.startsWith('https:')
  throw redirect(url, { headers: { 'Set-Cookie': signInCookie(browser, secure) } })
}

export default function SignIn({ loaderData }: PageProps<typeof loader>) {
  const { words, shopName } = useScope()
  return (
    <main className="narrow" id="content">
      <title>{`${words.session.logIn.title} · ${shopName}`}</title>
      <h1>{words.session.logIn.title}</h1>
      <ProblemSummary problems={loaderData.problems} />
      <p>
        <a href="/log-in">{words.session.signIn.otherWay}</a>
      </p>
    </main>
  )
}
