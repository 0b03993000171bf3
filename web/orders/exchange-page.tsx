import { Form, useNavigation } from 'react-router'
import { oneSize } from '#kernel/written-size.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import orders from '#web/customers/orders.module.css'
import { errorTextOf, summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import { useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { FieldError, fieldId, Select } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { usePieceDetail } from '#web/ui/piece-detail.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { ExchangeView } from './documents.ts'
import styles from './progress.module.css'
import { ReturnWayField } from './return-way-field.tsx'

type Piece = ExchangeView['returnable'][number]
type Choice = ExchangeView['exchangeChoices'][number]

type ExchangePageProps = Pick<ExchangeView, 'returnable' | 'exchangeChoices'> & {
  /** Where the form posts to, what it came from, and where pieces are sent back instead. */
  readonly to: { readonly self: string; readonly back: string; readonly toReturn: string }
  /** Of something that was given: whoever exchanges it is not who ordered. */
  readonly isGift?: boolean
  /** Whether there can be a label, which names its sender's address. */
  readonly byPost: boolean
  /** Of this form: pressing its button twice is one exchange. */
  readonly idempotencyKey: string
  readonly errors: readonly ValidationError[]
  /** What was chosen, by the names of the fields, when the form comes back. */
  readonly chosen: Readonly<Record<string, string>>
}

/** Which pieces are exchanged, and for what. */
export function ExchangePage(props: ExchangePageProps) {
  const { to, isGift = false, returnable, exchangeChoices, byPost, idempotencyKey, errors, chosen } = props
  const t = useTranslate()
  const busy = useNavigation().formAction !== undefined
  const { self, back, toReturn } = to
  if (exchangeChoices.length === 0) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('exchange.none')} text={t('exchange.none_text')}>
          <ButtonLink href={back}>{t(isGift ? 'gift.back' : 'follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  const error = errorTextOf(errors, 'pieces', t)
  // Each piece may become something else.
  const pieces = returnable.flatMap((piece) => Array.from({ length: piece.quantity }, (_, at) => ({ piece, at })))
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('exchange.title')}</h1>
        <p className={styles.lead}>{t(isGift ? 'gift.exchange_intro' : 'exchange.intro')}</p>
      </header>
      <Form method="post" action={self} noValidate className={styles.form} key={idempotencyKey}>
        <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
        <fieldset className={styles.pieces} aria-describedby={error ? `${fieldId('pieces')}-error` : undefined}>
          <legend className={styles.legend}>{t('exchange.pieces')}</legend>
          {pieces.map(({ piece, at }, index) => (
            <ExchangedPiece
              key={`${piece.position}-${at}`}
              id={index === 0 ? fieldId('pieces') : undefined}
              name={`piece-${piece.position}-${at}`}
              piece={piece}
              choices={exchangeChoices.filter(({ position }) => position === piece.position)}
              chosen={chosen}
            />
          ))}
          <FieldError name="pieces" error={error} />
        </fieldset>
        <ReturnWayField legend={t('exchange.way')} isGift={isGift} byPost={byPost} chosen={chosen.way ?? 'post'} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <div className={styles.ways}>
          <Button type="submit" busy={busy}>
            {t('exchange.send')}
          </Button>
          <ButtonLink href={back} look="quiet">
            {t(isGift ? 'gift.back' : 'follow.back')}
          </ButtonLink>
        </div>
      </Form>
      <p className={orders.detail}>
        <SmartLink href={toReturn} className={links.text}>
          {t('exchange.to_return')}
        </SmartLink>
      </p>
    </div>
  )
}

function ExchangedPiece({
  id,
  name,
  piece,
  choices,
  chosen,
}: {
  readonly id: string | undefined
  readonly name: string
  readonly piece: Piece
  readonly choices: readonly Choice[]
  readonly chosen: Readonly<Record<string, string>>
}) {
  const t = useTranslate()
  const detailOf = usePieceDetail()
  const { image } = piece
  return (
    <div className={styles.exchanged} id={id}>
      {image ? <Picture {...image} alt="" sizes="4.5rem" widths={[60, 120, 166]} className={orders.thumb} /> : <span />}
      <div>
        <p>{piece.name}</p>
        <p className={orders.detail}>{detailOf(piece)}</p>
      </div>
      {choices.length === 0 ? (
        <p className={orders.detail}>{t('exchange.nothing_left')}</p>
      ) : (
        <Select
          name={name}
          label={<span className="visually-hidden">{t('exchange.instead', { name: piece.name })}</span>}
          defaultValue={chosen[name] ?? ''}
          options={[
            { value: '', label: t('exchange.keep') },
            ...choices.map((choice) => ({ value: choice.sku, label: labelOf(choice, t) })),
          ]}
        />
      )}
    </div>
  )
}

function labelOf({ size, color, isOtherColor }: Choice, t: ReturnType<typeof useTranslate>): string {
  if (size === oneSize) return t('exchange.one_size', { color })
  return isOtherColor ? t('exchange.color', { color, size }) : t('exchange.size', { size })
}
