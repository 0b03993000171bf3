import { Form, useNavigation } from 'react-router'
import { MessagePage } from '#web/checkout/message-page.tsx'
import orders from '#web/customers/orders.module.css'
import { errorTextOf, summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FieldError, fieldId, Select } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { WithdrawalLink } from '#web/withdraw/withdrawal-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { ProgressView } from './documents.ts'
import styles from './progress.module.css'
import { ReturnWayField } from './return-way-field.tsx'

type ReturnPageProps = {
  /** Where the form posts to, and what it came from. */
  readonly to: { readonly self: string; readonly back: string }
  /** Of the order, for a withdrawal; absent for something that was given, which is not withdrawn from. */
  readonly reference?: string
  readonly returnable: ProgressView['returnable']
  /** Whether there can be a label, which names its sender's address. */
  readonly byPost: boolean
  /** Of this form: pressing its button twice is one return. */
  readonly idempotencyKey: string
  readonly errors: readonly ValidationError[]
  /** What was chosen, when the form comes back. */
  readonly chosen: { readonly pieces: readonly { position: number; quantity: number }[]; readonly way: string }
}

/** Which pieces come back, and how. */
export function ReturnPage({ to, reference, returnable, byPost, idempotencyKey, errors, chosen }: ReturnPageProps) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  const busy = useNavigation().formAction !== undefined
  const { self, back } = to
  const isGift = reference === undefined
  if (returnable.length === 0) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('return.nothing')} text={t('return.nothing_text')}>
          <ButtonLink href={back}>{t(isGift ? 'gift.back' : 'follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  // Where there is one piece only, it is the one.
  const preselected = errors.length === 0 && returnable.length === 1 && returnable[0]?.quantity === 1 ? 1 : 0
  const error = errorTextOf(errors, 'pieces', t)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('return.title')}</h1>
        <p className={styles.lead}>{t(isGift ? 'gift.return_intro' : 'return.intro')}</p>
      </header>
      <Form method="post" action={self} noValidate className={styles.form} key={idempotencyKey}>
        <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
        <fieldset className={styles.pieces} aria-describedby={error ? `${fieldId('pieces')}-error` : undefined}>
          <legend className={styles.legend}>{t('return.pieces')}</legend>
          {returnable.map(({ position, quantity, name, size, color, image }, index) => (
            <div key={position} className={styles.piece} id={index === 0 ? fieldId('pieces') : undefined}>
              {image ? (
                <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} />
              ) : (
                <span />
              )}
              <div>
                <p>{name}</p>
                <p className={orders.detail}>{detailOf({ color, size })}</p>
              </div>
              <div className={styles.count}>
                <Select
                  name={`piece-${position}`}
                  label={<span className="visually-hidden">{t('return.how_many', { name })}</span>}
                  defaultValue={String(chosen.pieces.find((one) => one.position === position)?.quantity ?? preselected)}
                  options={[
                    { value: '0', label: t('return.none') },
                    ...Array.from({ length: quantity }, (_, at) => ({ value: String(at + 1), label: String(at + 1) })),
                  ]}
                />
              </div>
            </div>
          ))}
          <FieldError name="pieces" error={error} />
        </fieldset>
        <ReturnWayField legend={t('return.way')} isGift={isGift} byPost={byPost} chosen={chosen.way} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <div className={styles.ways}>
          <Button type="submit" busy={busy}>
            {t('return.send')}
          </Button>
          <ButtonLink href={back} look="quiet">
            {t(isGift ? 'gift.back' : 'follow.back')}
          </ButtonLink>
        </div>
      </Form>
      {reference !== undefined && (
        <p className={orders.detail}>
          {t('return.withdrawal')} <WithdrawalLink className={links.text} reference={reference} />
        </p>
      )}
    </div>
  )
}
