import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ValidationError } from '#web/forms/validation-errors.ts'
import { usePath } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useForm } from '../forms/use-form.ts'
import { cx } from '../ui/cx.ts'
import frame from '../ui/frame.module.css'
import links from '../ui/links.module.css'
import { AccountPart } from './account-frame.tsx'
import styles from './details.module.css'

/** What a form of the page knows of the one that was sent. */
export type SentForm = {
  /** Which form was saved a moment ago. */
  readonly saved: string
  readonly errors: readonly ValidationError[] | undefined
}

type DetailsPartProps = SentForm & {
  readonly intent: string
  readonly title: string
  readonly lead?: string
  /** What the form unfolds under, for what is seldom wanted; without it the form is always open. */
  readonly fold?: string
  /** What to say once it is saved, where that is more than that it is. */
  readonly savedNote?: string
  readonly save: string
  readonly children: (form: Pick<ReturnType<typeof useForm>, 'watch'>) => ReactNode
}

/** One form of the page, with what the shop answered to it. */
export function DetailsPart({ intent, title, lead, fold, saved, savedNote, errors, save, children }: DetailsPartProps) {
  const path = usePath()
  const form = useForm(errors, {})
  const { t } = form
  const content = (
    <Form method="post" action={path('customerEdit')} noValidate className={cx(frame.fields, styles.form)}>
      <ErrorSummary errors={form.summary} id={form.errors} />
      {children(form)}
      <div>
        <Button type="submit" name="intent" value={intent} look="secondary" busy={form.isBusy(intent)}>
          {save}
        </Button>
      </div>
    </Form>
  )
  return (
    <AccountPart title={title}>
      {lead && <p className={styles.note}>{lead}</p>}
      {saved === intent && (
        <p role="status" className={styles.saved}>
          {savedNote ?? t('account.saved')}
        </p>
      )}
      {fold === undefined ? (
        content
      ) : (
        // It stays open while something in it is wrong.
        <details className={styles.fold} open={form.errors.length > 0}>
          <summary className={links.row}>{fold}</summary>
          {content}
        </details>
      )}
    </AccountPart>
  )
}
