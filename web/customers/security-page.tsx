import { AccountColumns, AccountFrame } from './account-frame.tsx'
import { type CodeSetup, CodeSetupPart, CodesPart, RecoveryCodesPart } from './codes-part.tsx'
import styles from './details.module.css'
import { PasskeysPart, type ShownPasskey } from './passkeys-part.tsx'
import type { ProofForms } from './proof-form.tsx'

type SecurityPageProps = ProofForms & {
  /** Nothing where the shop offers none. */
  readonly passkeys: readonly ShownPasskey[] | null
  /** What is to be said of codes; nothing where the shop offers none. */
  readonly codes: readonly string[] | null
  /** What the browser is called, as a name for its passkey. */
  readonly device: string
  /** What was done a moment ago, in words. */
  readonly saved: string | undefined
  readonly setup: CodeSetup | undefined
  readonly recovery:
    | { readonly codes: readonly string[]; readonly file: { readonly name: string; readonly text: string } }
    | undefined
}

/** How else somebody logs in than by their password alone. */
export function SecurityPage({ passkeys, codes, device, saved, setup, recovery, ...forms }: SecurityPageProps) {
  const { words } = forms
  const title = words['security.title'] ?? ''
  if (recovery || setup) {
    return (
      <AccountFrame title={title}>
        {recovery ? (
          <RecoveryCodesPart {...forms} {...recovery} />
        ) : (
          setup && <CodeSetupPart {...forms} setup={setup} />
        )}
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={title} lead={words['security.lead']}>
      {saved && (
        <p role="status" className={styles.saved}>
          {saved}
        </p>
      )}
      <AccountColumns
        first={passkeys && <PasskeysPart {...forms} passkeys={passkeys} device={device} />}
        second={codes && <CodesPart {...forms} state={codes} />}
      />
    </AccountFrame>
  )
}
