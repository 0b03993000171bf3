import { Form, Link, useNavigation } from 'react-router'
import type { WithdrawalStatement } from '#kernel/withdrawal.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import { statementFields } from './read-statement.ts'
import { stepsOf } from './steps.ts'
import styles from './withdraw.module.css'

type ReviewPageProps = {
  readonly statement: WithdrawalStatement
  /** Of this page: pressing its button twice is one statement. */
  readonly idempotencyKey: string
  readonly onChange: () => void
}

/** The second step: the statement once more, and one button that submits it and says nothing else. */
export function ReviewPage({ statement, idempotencyKey, onChange }: ReviewPageProps) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const { name, orderNumber, email, items, reason } = statement
  const facts: readonly (readonly [string, string])[] = [
    [t('withdraw.name'), name],
    [t('withdraw.order'), orderNumber],
    [t('withdraw.email'), email],
    [t('withdraw.items'), items.length === 0 ? t('withdraw.items_all') : items.join('\n')],
    [t('withdraw.reason'), reason === '' ? '–' : reason],
  ]
  return (
    <div className={styles.page}>
      <h1 className={headings.title}>{t('withdraw.review_title')}</h1>
      <p className={styles.lead}>{t('withdraw.review_intro')}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={stepsOf(path('withdraw')).received}>
        {statementFields(statement).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Button type="submit" busy={busy} translate="no">
          {t('withdraw.confirm')}
        </Button>
      </Form>
      <p>
        {/* Without JavaScript it leads to an empty form; the way back of the browser keeps what was typed. */}
        <Link
          to={path('withdraw')}
          className={links.text}
          onClick={(event) => {
            event.preventDefault()
            onChange()
          }}
        >
          {t('withdraw.change')}
        </Link>
      </p>
    </div>
  )
}
