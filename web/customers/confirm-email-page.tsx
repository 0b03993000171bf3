import { Form } from 'react-router'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import styles from '../forms/entry.module.css'
import { Entry } from '../forms/entry.tsx'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'

type ConfirmEmailPageProps = {
  readonly hash: string
  /** How many orders came into the account; null before the press. */
  readonly orders: number | null
  readonly errors: readonly ValidationError[] | undefined
}

/** Where the mailed link leads. One press confirms: programs that look at links before people do press nothing. */
export function ConfirmEmailPage({ hash, orders, errors }: ConfirmEmailPageProps) {
  const path = usePath()
  const form = useForm(errors, {})
  const { t } = form
  if (orders !== null) {
    return (
      <Entry title={t('account.confirmed_title')}>
        <p role="status">
          {orders > 0 ? t('account.confirmed_orders', { n: orders }) : t('account.confirmed_no_orders')}
        </p>
        <p>
          <ButtonLink href={path('customerOrders')} look="secondary">
            {t('account.orders')}
          </ButtonLink>
        </p>
      </Entry>
    )
  }
  return (
    <Entry title={t('account.confirm_title')} intro={t('account.confirm_text')}>
      <Form method="post" action={path('accountConfirm', { hash })} className={cx(frame.fields, styles.form)}>
        <ErrorSummary errors={form.summary} id={form.errors} />
        <Button type="submit" wide busy={form.isBusy()}>
          {t('account.confirm')}
        </Button>
      </Form>
    </Entry>
  )
}
