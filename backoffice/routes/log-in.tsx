import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { ownPath, scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'

const logIn = graphql(`
  mutation LogIn($email: String!, $password: String!, $code: String!) {
    logIn(email: $email, password: $password, code: $code) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ request }: RouteArgs) {
  return { to: ownPath(new URL(request.url).searchParams.get('to')) }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('email')
  const answer = await scopeOf(context).ask(logIn, { email, password: text('password'), code: text('code') })
  const { problems } = answer.logIn
  if (problems.length > 0) return { problems, email }
  throw redirect(ownPath(text('to')))
}

export default function LogIn({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { logIn: said, backOffice } = words.session
  const problems = actionData?.problems
  return (
    <main className="narrow" id="content">
      <title>{`${said.title} · ${shopName}`}</title>
      <p className="soft">
        {shopName} · {backOffice}
      </p>
      <h1>{said.title}</h1>
      {loaderData.to === '/' ? null : <p>{said.goOn}</p>}
      <ProblemSummary problems={problems} />
      <form method="post" className="card stack" noValidate>
        <input type="hidden" name="to" value={loaderData.to} />
        <TextField
          name="email"
          type="email"
          label={said.email}
          autoComplete="username"
          value={actionData?.email}
          problems={problems}
        />
        <TextField
          name="password"
          type="password"
          label={said.password}
          autoComplete="current-password"
          problems={problems}
        />
        <TextField
          name="code"
          label={said.code}
          hint={said.codeHint}
          autoComplete="one-time-code"
          problems={problems}
          maxLength={40}
        />
        <button type="submit">{said.submit}</button>
      </form>
      <p className="soft small">{said.locked}</p>
    </main>
  )
}
