import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFaultFocus } from '#web/ui/use-fault-focus.ts'
import type { ProgressView } from './documents.ts'
import styles from './progress.module.css'

type GuestInvoicesProps = {
  readonly invoices: ProgressView['invoices']
  readonly reference: string
  /** The address that was typed last is not the order's. */
  readonly declined: boolean
}

/** An invoice names somebody and a link gets shared, so whoever downloads one tells the address that it was ordered with. */
export function GuestInvoices({ invoices, reference, declined }: GuestInvoicesProps) {
  const t = useTranslate()
  const path = usePath()
  const { basePath } = useStorefront()
  const error = declined ? t('follow.invoice_declined') : undefined
  useFaultFocus('email', error, reference)
  if (invoices.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 className={styles.heading} id="documents">
        {t('follow.documents')}
      </h2>
      {/* A plain form: what comes back is a file. */}
      <form method="post" action={`${basePath}${path('orderInvoice')}`} noValidate className={styles.documents}>
        <input type="hidden" name="reference" value={reference} />
        <Field
          name="email"
          type="email"
          autoComplete="email"
          label={t('follow.invoice_email')}
          hint={t('follow.invoice_why')}
          error={error}
        />
        <div className={styles.ways}>
          {invoices.map(({ number, kind }) => (
            <Button key={number} type="submit" name="number" value={number} look="secondary">
              {t(kind === 'invoice' ? 'follow.invoice' : 'follow.credit_note', { number })}
            </Button>
          ))}
        </div>
      </form>
    </section>
  )
}
