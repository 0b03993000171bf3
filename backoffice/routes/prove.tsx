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
import { SendKept } from '../ui/send-again.tsx'

const prove = graphql(`
  mutation Prove($password: String!, $code: String!) {
    prove(password: $password, code: $code) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const proveByPasskey = graphql(`
  mutation ProveByPasskey($answer: JSON!) {
    proveByPasskey(answer: $answer) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const ownCredentials = graphql(`
  query CredentialsToProveWith {
    signInName
    ownCredentials {
      hasPassword
      hasSignIn
      passkeys {
        id
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const scope = scopeOf(context)
  const { ownCredentials: own, signInName } = await scope.ask(ownCredentials)
  const to = ownPath(new URL(request.url).searchParams.get('to'))
  return {
    to,
    kept: scope.kept,
    hasPassword: own.hasPassword,
    hasPasskey: own.passkeys.length > 0,
    signInName: own.hasSignIn ? signInName : null,
  }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { ask, shownOn } = scopeOf(context)
  const passkey = passkeyAnswerIn(form)
  const { problems } =
    passkey === undefined
      ? (await ask(prove, { password: text('password'), code: text('code') })).prove
      : (await ask(proveByPasskey, { answer: passkey })).proveByPasskey
  const to = ownPath(text('to'))
  const kept = keptFormIn(text('kept'))
  if (problems.length === 0 && kept.length === 0) throw redirect(to)
  const shown = problems.length === 0 ? await shownOn(to, kept) : undefined
  return { problems, to, kept, shown }
}

export default function Prove({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { prove: said, logIn } = words.session
  const { hasPassword, hasPasskey } = loaderData
  const { to, kept } = actionData ?? loaderData
  if (actionData?.problems.length === 0)
    return (
      <>
        <title>{`${said.title} · ${shopName}`}</title>
        <h1>{said.done}</h1>
        <SendKept to={to} kept={kept} shown={actionData.shown} />
      </>
    )
  const hidden = (
    <>
      <input type="hidden" name="to" value={to} />
      {kept.length > 0 ? <input type="hidden" name="kept" value={keptFormText(kept)} /> : null}
    </>
  )
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p>{said.about}</p>
      {typedIn(kept).length > 0 ? <p className="notice warn">{said.kept}</p> : null}
      <ProblemSummary problems={actionData?.problems} />
      {hasPasskey ? (
        <PasskeyForm purpose="prove" action="/prove" label={said.passkey}>
          {hidden}
        </PasskeyForm>
      ) : null}
      {loaderData.signInName ? (
        <p>
          <a className="button" href={`/sign-in?prove&to=${encodeURIComponent(to)}`}>
            {words.session.signIn.proveWith(loaderData.signInName)}
          </a>
        </p>
      ) : null}
      {hasPassword ? (
        <form method="post" action="/prove" className="card stack" noValidate>
          {hidden}
          <TextField
            name="password"
            type="password"
            label={logIn.password}
            autoComplete="current-password"
            problems={actionData?.problems}
          />
          <TextField
            name="code"
            label={logIn.code}
            hint={logIn.codeHint}
            autoComplete="one-time-code"
            problems={actionData?.problems}
            maxLength={40}
          />
          <button type="submit">{said.submit}</button>
        </form>
      ) : null}
    </>
  )
}
