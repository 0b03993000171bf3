import { Form } from 'react-router'
import { emailError } from '#kernel/email.ts'
import { CaptchaInput } from '#web/captcha/captcha-input.tsx'
import { useCaptcha } from '#web/captcha/use-captcha.ts'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import styles from '../forms/entry.module.css'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'

type MailedLinkFormProps = {
  /** The mutation, which asks for a captcha. */
  readonly operation: string
  readonly action: string
  readonly email: string
  readonly errors: readonly ValidationError[] | undefined
  readonly autoComplete: 'email' | 'username'
  readonly button: string
}

/** Asks for the address to which a link is mailed. */
export function MailedLinkForm({ operation, action, email, errors, autoComplete, button }: MailedLinkFormProps) {
  const form = useForm(errors, {})
  const captcha = useCaptcha(operation)
  return (
    <Form method="post" action={action} noValidate className={cx(frame.fields, styles.form)} {...captcha.form}>
      <CaptchaInput />
      <ErrorSummary errors={form.summary} id={form.errors} />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        label={form.t('account.email')}
        defaultValue={email}
        {...form.watch('email', emailError)}
      />
      <Button type="submit" wide busy={form.isBusy() || captcha.waiting}>
        {button}
      </Button>
    </Form>
  )
}
