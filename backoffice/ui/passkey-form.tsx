import type { ReactNode } from 'react'

/** Asks the browser for a passkey; hidden where there is no script, or no passkey (`scripts/passkey.ts`). */
export function PasskeyForm({
  purpose,
  action,
  label,
  children,
}: {
  /** As `routes/passkey-options.ts` knows it. */
  readonly purpose: string
  readonly action?: string
  readonly label: string
  readonly children?: ReactNode
}) {
  return (
    <form method="post" action={action} data-enhance="passkey" data-options={`/passkeys/${purpose}`} hidden>
      {children}
      <input type="hidden" name="passkey" value="" />
      <button type="submit" name="do" value="passkey">
        {label}
      </button>
    </form>
  )
}

/** What a passkey's form sent: an answer of the browser, as the API takes it; nothing where the form is another one. */
export function passkeyAnswerIn(form: FormData): unknown {
  const text = form.get('passkey')
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
