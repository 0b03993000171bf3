import { type FormEvent, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { browserMutation } from '#web/browser-api.ts'
import { type ValidationError, validationError } from '#web/forms/validation-errors.ts'
import { usePath, useStorefront } from '#web/shop-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { AccountPart } from './account-frame.tsx'
import styles from './details.module.css'
import { FoldedProof, type ProofForms } from './proof-form.tsx'
import { beginPasskeyMutation } from './security-document.ts'
import { usePasskeySupport } from './use-passkey-support.ts'

export type ShownPasskey = {
  readonly id: string
  readonly name: string
  /** When it was added and used, in words. */
  readonly dates: string
  /** What its button does, with its name. */
  readonly removeLabel: string
}

/** The passkeys of an account. Whoever has no JavaScript sees and removes them; making one needs it. */
export function PasskeysPart({
  passkeys,
  device,
  ...forms
}: ProofForms & { readonly passkeys: readonly ShownPasskey[]; readonly device: string }) {
  const { words } = forms
  const isSupported = usePasskeySupport()
  return (
    <AccountPart title={words['security.passkeys'] ?? ''}>
      <p className={styles.note}>{words['security.passkeys_text']}</p>
      {passkeys.length === 0 ? (
        <p className={styles.note}>{words['security.passkeys_none']}</p>
      ) : (
        <ul className={styles.devices}>
          {passkeys.map(({ id, name, dates, removeLabel }, place) => (
            <li key={id} className={styles.entry}>
              <p>{name}</p>
              <p className={styles.note}>{dates}</p>
              <FoldedProof
                {...forms}
                name={`remove${place}`}
                intent="remove-passkey"
                fold={words['security.passkey_remove'] ?? ''}
                label={removeLabel}
                text={words['security.passkey_remove_text'] ?? ''}
                submit={words['security.passkey_remove'] ?? ''}
              >
                <input type="hidden" name="id" value={id} />
              </FoldedProof>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.scripted}>{isSupported && <AddPasskey {...forms} device={device} />}</div>
      <noscript>
        <p className={styles.note}>{words['security.passkeys_script']}</p>
      </noscript>
    </AccountPart>
  )
}

/** Asks the shop for what is to be signed, then the browser to make the passkey, and sends what it made. */
function AddPasskey({ device, ...forms }: ProofForms & { readonly device: string }) {
  const { words, answer } = forms
  const storefront = useStorefront()
  const path = usePath()
  const submit = useSubmit()
  const isAsking = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly ValidationError[]>()

  const ask = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const begun = await browserMutation(storefront, beginPasskeyMutation, {
      password: text('add.password'),
      code: text('add.code'),
    })
    const challenge = begun?.beginPasskey
    if (challenge?.__typename !== 'NewPasskeyOptions') {
      const errors = challenge?.refusals ?? [validationError('something-went-wrong')]
      setRefused(errors.map((one) => (one.field ? { ...one, field: `add.${one.field}` } : one)))
      return
    }
    const { newPasskey } = await import('./ask-passkey.ts')
    const passkey = await newPasskey(challenge.options)
    if (passkey === undefined) setRefused([validationError('passkey-failed')])
    else
      await submit(
        { form: 'add', intent: 'add-passkey', passkey, name: text('name') },
        { method: 'post', action: path('customerSecurity') },
      )
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAsking.current) return
    isAsking.current = true
    setBusy(true)
    setRefused(undefined)
    void ask(new FormData(event.currentTarget)).finally(() => {
      isAsking.current = false
      setBusy(false)
    })
  }
  return (
    <FoldedProof
      {...forms}
      answer={refused ? { form: 'add', errors: refused } : answer}
      name="add"
      intent="add-passkey"
      fold={words['security.passkey_add'] ?? ''}
      submit={words['security.passkey_add'] ?? ''}
      busy={isBusy}
      onSubmit={send}
    >
      <Field
        name="name"
        label={words['security.passkey_name']}
        hint={words['security.passkey_name_hint']}
        defaultValue={device}
        maxLength={60}
        optional
        autoComplete="off"
      />
    </FoldedProof>
  )
}
