import { useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { browserMutation } from '#web/browser-api.ts'
import { usePath, useStorefront } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from '../forms/entry.module.css'
import { beginPasskeyLoginMutation } from './security-document.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

type PasskeyLoginProps = {
  readonly words: Readonly<Record<string, string>>
  /** Where to after it, and what then: as the form with the password sends them. */
  readonly next: string
  readonly favourite: string
}

/** Logs in by a passkey: at the press of a button, or chosen in the e-mail field where the browser offers them there. */
export function PasskeyLogin({ words, next, favourite }: PasskeyLoginProps) {
  const isSupported = usePasskeySupport()
  const storefront = useStorefront()
  const path = usePath()
  const submit = useSubmit()
  const [isBusy, setBusy] = useState(false)
  const ask = async (fromField: boolean) => {
    const [{ signedByPasskey }, begun] = await Promise.all([
      import('./ask-passkey.ts'),
      browserMutation(storefront, beginPasskeyLoginMutation, {}),
    ])
    const challenge = begun?.beginPasskeyLogin
    if (challenge?.__typename !== 'PasskeyOptions') return fromField ? undefined : '{}'
    return signedByPasskey(challenge.options, fromField)
  }
  const send = (passkey: string) =>
    submit({ intent: 'passkey', passkey, next, favourite }, { method: 'post', action: path('account') })

  const chosen = useRef({ ask, send })
  chosen.current = { ask, send }
  useEffect(() => {
    if (!isSupported) return
    let isGone = false
    let isAsked = false
    void canChooseInField().then(async (can) => {
      if (!can || isGone) return
      isAsked = true
      const passkey = await chosen.current.ask(true)
      if (passkey !== undefined && !isGone) void chosen.current.send(passkey)
    })
    return () => {
      isGone = true
      if (isAsked) void import('./ask-passkey.ts').then(({ stopAskingForPasskey }) => stopAskingForPasskey())
    }
  }, [isSupported])

  if (!isSupported) return null
  const press = async () => {
    setBusy(true)
    const passkey = await ask(false)
    setBusy(false)
    // Somebody who broke it off knows that they did.
    if (passkey !== undefined) void send(passkey)
  }
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{words['entry.or']}</p>
      <Button look="secondary" wide busy={isBusy} onClick={() => void press()}>
        {words['entry.passkey']}
      </Button>
    </div>
  )
}

async function canChooseInField(): Promise<boolean> {
  try {
    return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
  } catch {
    return false
  }
}
