import { redirect } from 'react-router'
import { renderSVG } from 'uqr'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { PasskeyForm, passkeyAnswerIn } from '../ui/passkey-form.tsx'
import { ProblemSummary } from '../ui/problems.tsx'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'

const invitationQuery = graphql(`
  query Invitation($token: String!) {
    hasPasskeys
    signInName
    invitation(token: $token) {
      name
      email
      otpauthUrl
      secret
    }
  }
`)

const acceptInvitation = graphql(`
  mutation AcceptInvitation($token: String!, $password: String!, $repeated: String!, $code: String!) {
    acceptInvitation(token: $token, password: $password, repeated: $repeated, code: $code) {
      recoveryCodes
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const acceptByPasskey = graphql(`
  mutation AcceptByPasskey($token: String!, $answer: JSON!) {
    acceptByPasskey(token: $token, answer: $answer) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params }: RouteArgs<'token'>) {
  const { invitation, hasPasskeys, signInName } = await scopeOf(context).ask(invitationQuery, { token: params.token })
  return {
    invitation,
    hasPasskeys,
    signInName,
    token: params.token,
    qr: invitation ? renderSVG(invitation.otpauthUrl) : '',
  }
}

export async function action({ context, request, params }: RouteArgs<'token'>) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { ask } = scopeOf(context)
  const passkey = passkeyAnswerIn(form)
  if (passkey !== undefined) {
    const { problems } = (await ask(acceptByPasskey, { token: params.token, answer: passkey })).acceptByPasskey
    if (problems.length === 0) throw redirect('/')
    return { problems, recoveryCodes: [] }
  }
  const { acceptInvitation: answer } = await ask(acceptInvitation, {
    token: params.token,
    password: text('password'),
    repeated: text('repeated'),
    code: text('code'),
  })
  return answer
}

export default function Invitation({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { invitation: said } = words.session
  const { invitation, qr } = loaderData
  if (actionData && actionData.recoveryCodes.length > 0) {
    return (
      <main className="narrow" id="content">
        <title>{`${words.session.recovery.title} · ${shopName}`}</title>
        <RecoveryCodes codes={actionData.recoveryCodes} goOn="/" />
      </main>
    )
  }
  if (!invitation) {
    return (
      <main className="narrow" id="content">
        <title>{`${said.over} · ${shopName}`}</title>
        <h1>{said.over}</h1>
        <p>{said.overAbout}</p>
        <p>
          <a href="/log-in">{words.session.logIn.title}</a>
        </p>
      </main>
    )
  }
  const problems = actionData?.problems
  return (
    <main className="narrow" id="content">
      <title>{`${said.title(invitation.name)} · ${shopName}`}</title>
      <h1>{said.title(invitation.name)}</h1>
      <p data-without-passkey>{said.about}</p>
      {loaderData.hasPasskeys ? (
        <p data-with-passkey hidden>
          {said.aboutPasskey}
        </p>
      ) : null}
      <ProblemSummary problems={problems} />
      {loaderData.hasPasskeys ? (
        <section className="card stack" aria-labelledby="passkey" data-with-passkey hidden>
          <h2 id="passkey">{said.passkeyTitle}</h2>
          <p>{said.passkeyAbout}</p>
          <PasskeyForm purpose={loaderData.token} label={said.passkey} />
        </section>
      ) : null}
      {loaderData.signInName ? (
        <section className="card stack" aria-labelledby="company">
          <h2 id="company">{words.session.signIn.beginTitle(loaderData.signInName)}</h2>
          <p>{words.session.signIn.beginAbout}</p>
          <a className="button" href={`/sign-in?invitation=${encodeURIComponent(loaderData.token)}`}>
            {words.session.signIn.with(loaderData.signInName)}
          </a>
        </section>
      ) : null}
      <p className="soft" data-with-passkey hidden>
        {said.orPassword}
      </p>
      <form method="post" className="stack" noValidate>
        <section className="card field" aria-labelledby="app">
          <h2 id="app">{said.app}</h2>
          <p>{said.scan}</p>
          {/* Drawn here, of text that the shop made. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is our own */}
          <div className="qr" role="img" aria-label={said.qr} dangerouslySetInnerHTML={{ __html: qr }} />
          <p>
            {said.secret} <code>{invitation.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </section>
        <section className="card field" aria-labelledby="own-password">
          <h2 id="own-password">{said.passwordTitle}</h2>
          <input type="hidden" name="username" value={invitation.email} autoComplete="username" />
          <TextField
            name="password"
            type="password"
            label={said.password}
            hint={said.passwordHint}
            autoComplete="new-password"
            problems={problems}
          />
          <TextField
            name="repeated"
            type="password"
            label={said.repeated}
            autoComplete="new-password"
            problems={problems}
          />
          <TextField
            name="code"
            label={said.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            problems={problems}
            maxLength={10}
          />
        </section>
        <button type="submit">{said.submit}</button>
      </form>
    </main>
  )
}
