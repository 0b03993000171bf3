import { type FocusEvent, useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { emailError } from '#kernel/email.ts'
import { type WithdrawalStatement, withdrawalLimits } from '#kernel/withdrawal.ts'
import { useFieldErrors } from '#web/forms/use-field-errors.ts'
import { errorTextOf, type ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, fieldId, TextArea } from '#web/ui/field.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import { stepsOf } from './steps.ts'
import styles from './withdraw.module.css'

type StatementPageProps = {
  readonly statement: WithdrawalStatement
  readonly errors?: readonly ValidationError[]
  /** Comes back from the review: goes on where the typing is. */
  readonly again?: boolean
}

const none: readonly ValidationError[] = []
const required = ['name', 'orderNumber', 'email'] as const

/** The first step: who withdraws, from which order, and where the acknowledgement goes. Submits nothing yet. */
export function StatementPage({ statement, errors = none, again = false }: StatementPageProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const { errorOf, leave, stillOpen } = useFieldErrors(errors, t)
  useEffect(() => {
    if (again) document.getElementById(fieldId('name'))?.focus()
  }, [again])
  const labels: Readonly<Record<string, string>> = {
    name: t('withdraw.name'),
    orderNumber: t('withdraw.order'),
    email: t('withdraw.email'),
    items: t('withdraw.items'),
    reason: t('withdraw.reason'),
  }
  const field = (name: (typeof required)[number] | 'items' | 'reason') => ({
    name,
    label: labels[name],
    error: errorOf(name),
    optional: !required.some((one) => one === name),
  })
  const summary = stillOpen(errors).map((error) => {
    const label = labels[error.field ?? '']
    const text = errorTextOf([error], error.field ?? '', t) ?? ''
    return { field: error.field ?? undefined, text: label ? t('withdraw.fault', { field: label, text }) : text }
  })
  return (
    <div className={styles.page}>
      <h1 className={headings.title}>{t('withdraw.title')}</h1>
      <p className={styles.lead}>{t('withdraw.intro')}</p>
      <p>
        <Link to={t('path.withdrawal')} className={links.text}>
          {t('order.read_withdrawal')}
        </Link>
      </p>
      <Form method="post" action={stepsOf(path('withdraw')).review} noValidate className={styles.form}>
        <ErrorSummary errors={summary} id={errors} />
        <Field
          {...field('name')}
          autoComplete="name"
          maxLength={withdrawalLimits.name}
          defaultValue={statement.name}
          onBlur={(event) => leave('name', requiredError(event))}
        />
        <Field
          {...field('orderNumber')}
          hint={t('withdraw.order_hint')}
          autoComplete="off"
          maxLength={withdrawalLimits.orderNumber}
          defaultValue={statement.orderNumber}
          onBlur={(event) => leave('orderNumber', requiredError(event))}
        />
        <EmailField
          {...field('email')}
          autoComplete="email"
          hint={t('withdraw.email_hint')}
          defaultValue={statement.email}
          onBlur={(event) => leave('email', emailError(event.currentTarget.value))}
        />
        <TextArea
          {...field('items')}
          hint={t('withdraw.items_hint')}
          defaultValue={statement.items.join('\n')}
          rows={2}
        />
        <TextArea
          {...field('reason')}
          hint={t('withdraw.reason_hint')}
          maxLength={withdrawalLimits.reason}
          defaultValue={statement.reason}
          rows={2}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('withdraw.next')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

function requiredError(event: FocusEvent<HTMLInputElement>) {
  return event.currentTarget.value.trim() === '' ? 'field-required' : undefined
}
