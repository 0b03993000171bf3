import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import { keptFormIn, keptFormText, typedIn } from '../kept-form.ts'
import { ownPath } from '../own-path.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { PasskeyForm, passkeyAnswerIn } from '../ui/passkey-form.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { SendAgain } from '../ui/send-again.tsx'

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

const logInByPasskey = graphql(`
  mutation LogInByPasskey($answer: JSON!) {
    logInByPasskey(answer: $answer) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const hasPasskeys = graphql(`
  query HasPasskeys {
    hasPasskeys
    signInName
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const scope = scopeOf(context)
  const asked = await scope.ask(hasPasskeys)
  return { ...asked, to: ownPath(new URL(request.url).searchParams.get('to')), kept: scope.kept }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('email')
  const { ask, shownOn } = scopeOf(context)
  const passkey = passkeyAnswerIn(form)
  const { problems } =
    passkey === undefined
      ? (await ask(logIn, { email, password: text('password'), code: text('code') })).logIn
      : (await ask(logInByPasskey, { answer: passkey })).logInByPasskey
  const to = ownPath(text('to'))
  const kept = keptFormIn(text('kept'))
  if (problems.length === 0 && kept.length === 0) throw redirect(to)
  const shown = problems.length === 0 ? await shownOn(to, kept) : undefined
  return { problems, email, to, kept, shown }
}

export default function LogIn({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { logIn: said, backOffice } = words.session
  const problems = actionData?.problems
  const { to, kept } = actionData ?? loaderData
  if (problems?.length === 0) return <SendAgain to={to} kept={kept} shown={actionData?.shown} />
  const hidden = (
    <>
      <input type="hidden" name="to" value={to} />
      {kept.length > 0 ? <input type="hidden" name="kept" value={keptFormText(kept)} /> : null}
    </>
  )
  return (
    <main className="narrow" id="content">
      <title>{`${said.title} · ${shopName}`}</title>
      <p className="soft">
        {shopName} · {backOffice}
      </p>
      <h1>{said.title}</h1>
      {typedIn(kept).length > 0 ? <p className="notice warn">{said.kept}</p> : to === '/' ? null : <p>{said.goOn}</p>}
      <ProblemSummary problems={problems} />
      {loaderData.hasPasskeys ? (
        <PasskeyForm purpose="log-in" action="/log-in" label={said.passkey}>
          {hidden}
        </PasskeyForm>
      ) : null}
      {loaderData.signInName && kept.length === 0 ? (
        <p>
          <a className="button wide" href={`/sign-in?to=${encodeURIComponent(to)}`}>
            {words.session.signIn.with(loaderData.signInName)}
          </a>
        </p>
      ) : null}
      <p className="soft" data-with-passkey hidden>
        {said.orPassword}
      </p>
      <form method="post" action="/log-in" className="card stack" noValidate>
        {hidden}
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
