import type { StaffLanguage } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { ownMomentText } from '../ui/format.ts'
import { OwnMails } from '../ui/own-mails.tsx'
import { OwnPasskeys } from '../ui/own-passkeys.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { passkeyAnswerIn } from '../ui/passkey-form.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { RecoveryCodes } from '../ui/recovery-codes.tsx'
import {
  addPasskey,
  changeLanguage,
  changeMentionMails,
  changePassword,
  endSession,
  meQuery,
  removePasskey,
  renewRecoveryCodes,
} from './me-document.ts'

export async function loader({ context }: RouteArgs) {
  return scopeOf(context).ask(meQuery)
}

const languages: readonly StaffLanguage[] = ['NL', 'DE', 'FR', 'EN']

export async function action({ context, request }: RouteArgs) {
  const { ask } = scopeOf(context)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  switch (text('do')) {
    case 'language': {
      const language = languages.find((one) => one === text('language')) ?? 'EN'
      await ask(changeLanguage, { language })
      return { done: 'language' as const, problems: [], codes: [] }
    }
    case 'mails': {
      await ask(changeMentionMails, { wanted: text('mentionMails') === 'yes' })
      return { done: 'mails' as const, problems: [], codes: [] }
    }
    case 'end': {
      const { problems } = (await ask(endSession, { id: text('id') })).endSession
      return { done: 'end' as const, problems, codes: [] }
    }
    case 'passkey': {
      const { problems } = (await ask(addPasskey, { answer: passkeyAnswerIn(form) ?? {} })).addPasskey
      return { done: 'passkey' as const, problems, codes: [] }
    }
    case 'removePasskey': {
      const { problems } = (await ask(removePasskey, { id: text('id') })).removePasskey
      return { done: 'removePasskey' as const, problems, codes: [] }
    }
    case 'codes': {
      const { problems, recoveryCodes } = (await ask(renewRecoveryCodes)).renewRecoveryCodes
      return { done: 'codes' as const, problems, codes: recoveryCodes }
    }
    default: {
      const given = {
        password: text('password'),
        newPassword: text('newPassword'),
        repeated: text('repeated'),
        code: text('code'),
      }
      const { problems } = (await ask(changePassword, given)).changePassword
      return { done: 'password' as const, problems, codes: [] }
    }
  }
}

export default function MyAccount({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const { me: said, logIn } = words.session
  const { me, ownSessions, ownCredentials } = loaderData
  if (actionData && actionData.codes.length > 0) return <RecoveryCodes codes={actionData.codes} goOn="/me" />
  const done = actionData?.problems.length === 0 ? actionData.done : undefined
  const doneText = {
    language: said.saved,
    mails: said.saved,
    end: said.ended,
    password: said.changed,
    codes: undefined,
    passkey: said.passkeyAdded,
    removePasskey: said.passkeyRemoved,
  }
  const problems = actionData?.problems
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{me?.name}</h1>
      <p className="soft">
        {me?.email} · {me?.roles.map((role) => words.staff.roleNames[role]).join(', ')}
      </p>
      <DoneNotice text={done && doneText[done]} />
      <ProblemSummary problems={problems} />
      <div className="columns">
        <div>
          <section className="card" aria-labelledby="sessions">
            <h2 id="sessions">{said.sessions}</h2>
            {ownSessions.map(({ id, device, address, seenAt, isOwn }) => (
              <div className="row between" key={id}>
                <p>
                  {device || '–'} <span className="soft small">{address}</span>
                  <br />
                  <span className="soft small">{isOwn ? said.thisOne : said.seen(ownMomentText(seenAt, reader))}</span>
                </p>
                {isOwn ? null : (
                  <form method="post">
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" name="do" value="end" className="plain">
                      {said.end}
                    </button>
                  </form>
                )}
              </div>
            ))}
          </section>
          <OwnPasskeys {...loaderData} />
          {ownCredentials.hasPassword ? (
            <form method="post" className="card stack" noValidate>
              <h2>{said.passwordTitle}</h2>
              <TextField
                name="password"
                type="password"
                label={said.present}
                autoComplete="current-password"
                problems={problems}
              />
              <TextField
                name="newPassword"
                type="password"
                label={said.next}
                hint={words.session.invitation.passwordHint}
                autoComplete="new-password"
                problems={problems}
              />
              <TextField
                name="repeated"
                type="password"
                label={words.session.invitation.repeated}
                autoComplete="new-password"
                problems={problems}
              />
              <TextField
                name="code"
                label={logIn.code}
                hint={logIn.codeHint}
                autoComplete="one-time-code"
                problems={problems}
              />
              <button type="submit" name="do" value="password">
                {said.change}
              </button>
            </form>
          ) : null}
        </div>
        <div>
          <form method="post" className="card stack">
            <SelectField
              name="language"
              label={said.language}
              value={me?.language}
              options={languages.map((value) => ({
                value,
                label: said.languages[value.toLowerCase() as 'nl' | 'de' | 'fr' | 'en'],
              }))}
            />
            <button type="submit" name="do" value="language">
              {said.save}
            </button>
          </form>
          <OwnMails isWanted={me?.mentionMails ?? false} />
          {ownCredentials.hasPassword ? (
            <section className="card stack" aria-labelledby="recovery">
              <h2 id="recovery">{said.recoveryTitle}</h2>
              <p>{said.recoveryAbout}</p>
              {me?.isProved ? (
                <form method="post">
                  <button type="submit" name="do" value="codes" className="plain">
                    {said.renew}
                  </button>
                </form>
              ) : (
                <a className="button plain" href="/prove?to=/me">
                  {said.renew}
                </a>
              )}
            </section>
          ) : null}
        </div>
      </div>
    </>
  )
}
