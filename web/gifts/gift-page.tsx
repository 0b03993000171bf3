import { Form, useLocation } from 'react-router'
import { writtenDate } from '#kernel/written-date.ts'
import orders from '#web/customers/orders.module.css'
import styles from '#web/orders/progress.module.css'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { useFaultFocus } from '#web/ui/use-fault-focus.ts'
import headings from '../ui/headings.module.css'
import type { GiftView } from './documents.ts'
import { withCode } from './load-gift.ts'

type GiftCodePageProps = {
  /** A code that opened nothing; nothing before the button was pressed. */
  readonly typed: string | null
}

/** Where a code is typed that nobody scanned. */
export function GiftCodePage({ typed }: GiftCodePageProps) {
  const t = useTranslate()
  const path = usePath()
  const error = typed === null ? undefined : t(typed.trim() === '' ? 'message.code-required' : 'gift.unknown')
  useFaultFocus('code', error, useLocation().key)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('gift.find')}</h1>
        <p className={styles.lead}>{t('gift.find_intro')}</p>
      </header>
      <Form method="get" action={path('gift')} noValidate className={styles.form}>
        <Field
          name="code"
          label={t('gift.code')}
          hint={t('gift.code_hint')}
          defaultValue={typed ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={error}
        />
        <div className={styles.ways}>
          <Button type="submit">{t('gift.open')}</Button>
        </div>
      </Form>
    </div>
  )
}

/** What somebody was given, and what they can do about it: nothing of who gave it, and no price. */
export function GiftPage({ gift }: { readonly gift: GiftView }) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  const path = usePath()
  const { code, pieces, returnable, exchangeChoices, returns } = gift
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('gift.title')}</h1>
        <p className={styles.lead}>{t('gift.intro')}</p>
      </header>
      <ul className={styles.events}>
        {pieces.map((piece) => (
          <li key={piece.position} className={styles.given}>
            {piece.image ? (
              <Picture {...piece.image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} />
            ) : (
              <span />
            )}
            <div>
              <p>{piece.quantity > 1 ? `${piece.quantity} × ${piece.name}` : piece.name}</p>
              <p className={orders.detail}>{detailOf(piece)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.part}>
        <p>
          <Period gift={gift} />
        </p>
        {returnable.length > 0 && (
          <>
            <div className={styles.ways}>
              {exchangeChoices.length > 0 && (
                <ButtonLink href={withCode(path('giftExchange'), code)}>{t('gift.exchange')}</ButtonLink>
              )}
              <ButtonLink href={withCode(path('giftReturn'), code)} look="secondary">
                {t('gift.return')}
              </ButtonLink>
            </div>
            <p className={orders.detail}>{t('gift.money')}</p>
          </>
        )}
      </div>
      {returns.length > 0 && <Returns returns={returns} />}
    </div>
  )
}

function Period({ gift: { returnsUntil, returnsOver, returnable } }: { readonly gift: GiftView }) {
  const t = useTranslate()
  const { iso } = useStorefront()
  if (returnsOver) return t('gift.over')
  if (!returnsUntil) return returnable.length > 0 ? null : t('gift.on_its_way')
  const day = new Date(`${returnsUntil}T00:00:00Z`)
  return t('gift.until', { date: writtenDate(day, { iso, timeZone: 'UTC' }) })
}

function Returns({ returns }: Pick<GiftView, 'returns'>) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  return (
    <section className={styles.part} aria-labelledby="returns">
      <h2 id="returns" className={styles.heading}>
        {t('gift.returns')}
      </h2>
      <ul className={styles.events}>
        {returns.map(({ reference, way, receivedAt, pieces }) => (
          <li key={reference} className={styles.event}>
            <div>
              {pieces.map((piece) => (
                <p key={piece.position}>{[piece.name, detailOf(piece)].filter(Boolean).join(', ')}</p>
              ))}
              <p className={orders.detail}>
                {t(receivedAt ? 'gift.return_done' : way === 'store' ? 'gift.return_store' : 'gift.return_post', {
                  reference,
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
