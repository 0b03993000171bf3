import { Form } from 'react-router'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'

type FinishPageProps = {
  readonly hash: string
  /** Not after it was used, and not after two hours. */
  readonly works: boolean
  readonly errors: readonly ValidationError[] | undefined
}

/** Where a mailed link leads: a new password, or the first one of an account that was begun in a store. */
export function AccountFinishPage({ hash, works, errors }: FinishPageProps) {
  const path = usePath()
  const form = useForm(errors, {})
  const { t } = form
  if (!works) {
    return (
      <Entry title={t('account.dead_link_title')} intro={t('account.dead_link_text')}>
        <p>
          <ButtonLink href={path('accountRecover')}>{t('account.dead_link_again')}</ButtonLink>
        </p>
      </Entry>
    )
  }
  return (
    <Entry title={t('account.finish_title')}>
      <Form method="post" action={path('accountFinish', { hash })} noValidate className={cx(frame.fields, styles.form)}>
        <ErrorSummary errors={form.summary} id={form.errors} />
        <NewPasswordFields watch={form.watch} />
        <Button type="submit" wide busy={form.isBusy()}>
          {t('account.save_password')}
        </Button>
      </Form>
    </Entry>
  )
}
