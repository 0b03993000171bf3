import { Form } from 'react-router'
import { maskedCard } from '#kernel/masked-card.ts'
import { writtenDate } from '#kernel/written-date.ts'
import type { GiftCardBalanceQuery, GiftCardSaleQuery } from '#web/graphql/graphql.ts'
import styles from '#web/orders/progress.module.css'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useFaultFocus } from '#web/ui/use-fault-focus.ts'
import headings from '../ui/headings.module.css'

type BalanceProps = {
  /** Nothing before a code was typed. */
  readonly answer: { readonly typed: string; readonly card: GiftCardBalanceQuery['giftCardBalance'] } | undefined
}

const useDay = () => {
  const { iso } = useStorefront()
  return (day: string) => writtenDate(new Date(`${day}T00:00:00Z`), { iso, timeZone: 'UTC' })
}

/** What a gift card has. The code is posted, so that it stands in no address. */
export function GiftCardBalancePage({ answer }: BalanceProps) {
  const t = useTranslate()
  const path = usePath()
  const dayOf = useDay()
  const card = answer?.card
  const missing = answer?.typed.trim() === ''
  const error =
    answer && !card ? t(missing ? 'message.gift-card-code-required' : 'message.gift-card-not-found') : undefined
  useFaultFocus('code', error, answer)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('giftcard.balance_title')}</h1>
        <p className={styles.lead}>{t('giftcard.balance_intro')}</p>
      </header>
      {card && (
        <div className={styles.part} role="status">
          <p>{t('giftcard.balance', { card: maskedCard(card.ending), amount: card.balance.label })}</p>
          <p>{t(card.usable ? 'giftcard.valid' : 'giftcard.not_usable', { date: dayOf(card.validUntil) })}</p>
        </div>
      )}
      <Form method="post" action={path('giftCardBalance')} noValidate className={styles.form}>
        <Field
          name="code"
          label={t('giftcard.code')}
          hint={t('giftcard.code_hint')}
          defaultValue={card ? undefined : answer?.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={error}
        />
        <div className={styles.ways}>
          <Button type="submit">{t('giftcard.look_up')}</Button>
        </div>
      </Form>
    </div>
  )
}

/** Where a giver comes back to from the payment. */
export function GiftCardBoughtPage({ sale }: { readonly sale: NonNullable<GiftCardSaleQuery['giftCardSale']> }) {
  const t = useTranslate()
  const path = usePath()
  const dayOf = useDay()
  const { state, amount, receiverName: name, mailOn } = sale
  if (state !== 'paid') {
    return (
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 className={headings.title}>{t(state === 'failed' ? 'giftcard.failed' : 'giftcard.waiting')}</h1>
          <p className={styles.lead}>{t(state === 'failed' ? 'giftcard.failed_text' : 'giftcard.waiting_text')}</p>
        </header>
        <div className={styles.ways}>
          <ButtonLink href={path('giftCard')}>{t('giftcard.again')}</ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('giftcard.bought')}</h1>
        <p className={styles.lead}>
          {mailOn
            ? t('giftcard.bought_later', { amount: amount.label, name, date: dayOf(mailOn) })
            : t('giftcard.bought_now', { amount: amount.label, name })}
        </p>
      </header>
      <p>{t('giftcard.receipt')}</p>
    </div>
  )
}
