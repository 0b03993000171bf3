import { ownMomentText } from './format.ts'
import { useScope } from './page-scope.tsx'
import { PasskeyForm } from './passkey-form.tsx'

/** The passkeys of who is logged in. */
export function OwnPasskeys({
  me,
  hasPasskeys,
  ownCredentials,
}: {
  readonly me: { readonly isProved: boolean } | null
  readonly hasPasskeys: boolean
  readonly ownCredentials: {
    readonly passkeys: readonly {
      readonly id: string
      readonly name: string
      readonly createdAt: string
      readonly usedAt: string | null
    }[]
  }
}) {
  const reader = useScope()
  const { words } = reader
  const said = words.session.me
  const { passkeys } = ownCredentials
  if (!hasPasskeys && passkeys.length === 0) return null
  return (
    <section className="card stack" aria-labelledby="passkeys">
      <h2 id="passkeys">{said.passkeys}</h2>
      <p>{said.passkeysAbout}</p>
      {passkeys.length === 0 ? <p className="soft">{said.passkeysNone}</p> : null}
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <div className="row between" key={id}>
          <p>
            {name || '–'}
            <br />
            <span className="soft small">
              {said.passkeyMade(ownMomentText(createdAt, reader))}
              {usedAt ? `, ${said.passkeyUsed(ownMomentText(usedAt, reader))}` : ''}
            </span>
          </p>
          {me?.isProved ? (
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="do" value="removePasskey" className="plain">
                {said.passkeyRemove}
              </button>
            </form>
          ) : null}
        </div>
      ))}
      {me?.isProved ? (
        <PasskeyForm purpose="add" label={said.passkeyAdd} />
      ) : (
        <a className="button plain" href="/prove?to=/me">
          {said.passkeyAdd}
        </a>
      )}
    </section>
  )
}
