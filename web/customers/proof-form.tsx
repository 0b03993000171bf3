import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import type { MessageKey } from '#kernel/message-key.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, type ButtonLook } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import { passwordRule } from '../forms/password-rule.ts'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import styles from './details.module.css'

/** What each form of a page knows of whoever fills it in, and of the one that was sent. */
export type ProofForms = {
  readonly words: Readonly<Record<string, string>>
  readonly email: string
  /** Whether a code is asked for beside the password. */
  readonly asksForCode: boolean
  readonly answer: { readonly form: string; readonly errors: readonly ValidationError[] } | undefined
  /** The page that they are on; unless it is said, that of passkeys and codes. */
  readonly page?: 'customerSecurity' | 'customerEdit'
}

type ProofFormProps = ProofForms & {
  /** Its name on the page, which tells its fields from those of the others. */
  readonly name: string
  readonly intent: string
  readonly submit: string
  readonly look?: ButtonLook
  readonly busy?: boolean
  /** Fields of its own, above the password. */
  readonly children?: ReactNode
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

const anyRule = (): MessageKey | undefined => undefined

/** A form that its owner alone may send: by the password, and by a code where codes are asked for. */
export function ProofForm(props: ProofFormProps) {
  const {
    words,
    email,
    asksForCode,
    answer,
    page = 'customerSecurity',
    name,
    intent,
    submit,
    look = 'secondary',
    busy,
    children,
    onSubmit,
  } = props
  const path = usePath()
  const form = useForm(answer?.form === name ? answer.errors : undefined, {})
  return (
    <Form method="post" action={path(page)} noValidate className={cx(frame.fields, styles.form)} onSubmit={onSubmit}>
      <ErrorSummary errors={form.summary} id={form.errors} />
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      {children}
      <PasswordField
        name={`${name}.password`}
        autoComplete="current-password"
        label={form.t('account.current_password')}
        {...form.watch(`${name}.password`, passwordRule)}
      />
      {asksForCode && (
        <Field
          name={`${name}.code`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          label={words['security.proof_code']}
          {...form.watch(`${name}.code`, anyRule)}
        />
      )}
      <div>
        <Button type="submit" name="intent" value={intent} look={look} busy={busy || form.isBusy(intent)}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}

/** Such a form under a line that unfolds it; open while something in it is wrong. */
export function FoldedProof({
  fold,
  label,
  text,
  ...form
}: ProofFormProps & { readonly fold: string; readonly label?: string; readonly text?: string }) {
  return (
    <details className={styles.fold} open={form.answer?.form === form.name && form.answer.errors.length > 0}>
      <summary className={links.row} aria-label={label}>
        {fold}
      </summary>
      <div className={styles.folded}>
        {text && <p className={styles.note}>{text}</p>}
        <ProofForm {...form} />
      </div>
    </details>
  )
}
