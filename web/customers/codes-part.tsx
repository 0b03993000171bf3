import { Form, Link } from 'react-router'
import type { MessageKey } from '#kernel/message-key.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { AccountPart } from './account-frame.tsx'
import { ArrivedPart } from './arrived-part.tsx'
import styles from './details.module.css'
import { FoldedProof, type ProofForms } from './proof-form.tsx'

/** Codes of an app: switched on, or with all that can be done about them. */
export function CodesPart({ state, ...forms }: ProofForms & { readonly state: readonly string[] }) {
  const { words, asksForCode } = forms
  const say = (key: string) => words[`security.codes_${key}`] ?? ''
  return (
    <AccountPart title={words['security.codes'] ?? ''}>
      <p className={styles.note}>{say('text')}</p>
      {state.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {asksForCode ? (
        <>
          <FoldedProof
            {...forms}
            name="renew"
            intent="renew"
            fold={say('renew')}
            text={say('renew_text')}
            submit={say('renew')}
          />
          <FoldedProof
            {...forms}
            name="begin"
            intent="begin"
            fold={say('move')}
            text={say('move_text')}
            submit={words['security.go_on'] ?? ''}
          />
          <FoldedProof
            {...forms}
            name="off"
            intent="off"
            fold={say('remove')}
            text={say('remove_text')}
            submit={say('remove')}
          />
        </>
      ) : (
        <FoldedProof
          {...forms}
          name="begin"
          intent="begin"
          fold={say('begin')}
          submit={words['security.go_on'] ?? ''}
        />
      )}
    </AccountPart>
  )
}

/** What an app is given, and how it is drawn. */
export type CodeSetup = {
  readonly url: string
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
}

const anyRule = (): MessageKey | undefined => undefined
/** Modules of white around a QR code (ISO/IEC 18004). */
const quiet = 4

/** The app is given its secret, and shows by a code that it has it. */
export function CodeSetupPart({
  words,
  answer,
  setup: { url, secret, qr },
}: Pick<ProofForms, 'words' | 'answer'> & { readonly setup: CodeSetup }) {
  const path = usePath()
  const form = useForm(answer?.form === 'confirm' ? answer.errors : undefined, {})
  const side = qr.size + 2 * quiet
  return (
    <ArrivedPart>
      <AccountPart title={words['security.setup_title'] ?? ''}>
        <p className={styles.note}>{words['security.setup_scan']}</p>
        <svg
          role="img"
          aria-label={words['security.setup_qr']}
          className={styles.qr}
          viewBox={`-${quiet} -${quiet} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p>
          <a href={url} className={links.text}>
            {words['security.setup_open']}
          </a>
        </p>
        <div>
          <p className={styles.note}>{words['security.setup_key']}</p>
          <code className={styles.key} translate="no">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </div>
        <Form method="post" action={path('customerSecurity')} noValidate className={cx(frame.fields, styles.form)}>
          <ErrorSummary errors={form.summary} id={form.errors} />
          <input type="hidden" name="form" value="confirm" />
          <input type="hidden" name="setup" value={url} />
          <Field
            name="confirm.code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={words['security.setup_code']}
            {...form.watch('confirm.code', anyRule)}
          />
          <div className={styles.ways}>
            <Button type="submit" name="intent" value="confirm" busy={form.isBusy('confirm')}>
              {words['security.setup_confirm']}
            </Button>
            <Link to={path('customerSecurity')} className={links.text}>
              {words['security.setup_cancel']}
            </Link>
          </div>
        </Form>
      </AccountPart>
    </ArrivedPart>
  )
}

/** Ten codes, shown this one time. */
export function RecoveryCodesPart({
  words,
  codes,
  file,
}: Pick<ProofForms, 'words'> & {
  readonly codes: readonly string[]
  readonly file: { readonly name: string; readonly text: string }
}) {
  const path = usePath()
  return (
    <ArrivedPart>
      <AccountPart title={words['security.recovery_title'] ?? ''}>
        <p className={styles.note}>{words['security.recovery_text']}</p>
        <ol className={styles.codes} translate="no">
          {codes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ol>
        <p>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`}
            download={file.name}
            className={links.text}
          >
            {words['security.recovery_download']}
          </a>
        </p>
        <div>
          <ButtonLink href={path('customerSecurity')}>{words['security.recovery_done']}</ButtonLink>
        </div>
      </AccountPart>
    </ArrivedPart>
  )
}
