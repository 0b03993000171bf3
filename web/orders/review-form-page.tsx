import { Form, useNavigation } from 'react-router'
import { oneSize } from '#kernel/written-size.ts'
import { withReference } from '#web/checkout/load-order.ts'
import { MessagePage } from '#web/checkout/message-page.tsx'
import orders from '#web/customers/orders.module.css'
import { errorTextOf, summaryOf, type ValidationError } from '#web/forms/validation-errors.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { ReviewableView } from './documents.ts'
import styles from './progress.module.css'
import { photographsOfLine } from './review-photographs-page.tsx'
import { ReviewedPiece } from './reviewed-piece.tsx'

type Piece = ReviewableView['reviewable'][number]

type Props = {
  readonly reviewable: readonly Piece[]
  /** The place of the line that somebody came for. */
  readonly line: number
  readonly reference: string
  readonly errors: readonly ValidationError[]
  /** What was typed, by the names of the fields, when the form comes back. */
  readonly typed: Readonly<Record<string, string>>
  /** What became of it; and the place of its line, where photographs can come with it. */
  readonly written: { readonly isPublished: boolean; readonly position: number | undefined } | undefined
}

/** Where whoever bought something says what they think of it. */
export function ReviewFormPage({ reviewable, line, reference, errors, typed, written }: Props) {
  const t = useTranslate()
  const path = usePath()
  const back = withReference(path('order'), reference)
  const chosen = Number(typed.position ?? line)
  const piece = reviewable.find(({ position }) => position === chosen) ?? reviewable[0]
  if (written) {
    return (
      <div className={styles.frame}>
        <MessagePage
          title={t('opinion.done')}
          text={t(written.isPublished ? 'opinion.done_shown' : 'opinion.done_checked')}
        >
          {written.position !== undefined && (
            <ButtonLink href={photographsOfLine(path('orderReviewPhotographs'), reference, written.position)}>
              {t('photos.link')}
            </ButtonLink>
          )}
          <ButtonLink href={back} look={written.position === undefined ? 'primary' : 'secondary'}>
            {t('follow.back')}
          </ButtonLink>
        </MessagePage>
      </div>
    )
  }
  if (!piece) {
    return (
      <div className={styles.frame}>
        <MessagePage title={t('opinion.none')} text={t('opinion.none_text')}>
          <ButtonLink href={back}>{t('follow.back')}</ButtonLink>
        </MessagePage>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={headings.title}>{t('opinion.title')}</h1>
        <p className={styles.lead}>{t('opinion.intro')}</p>
      </header>
      <ReviewForm piece={piece} reference={reference} errors={errors} typed={typed} />
    </div>
  )
}

function ReviewForm({
  piece,
  reference,
  errors,
  typed,
}: Pick<Props, 'reference' | 'errors' | 'typed'> & { readonly piece: Piece }) {
  const t = useTranslate()
  const path = usePath()
  const busy = useNavigation().formAction !== undefined
  const errorOf = (field: string) => errorTextOf(errors, field, t)
  const noAnswer = { value: '', label: t('opinion.no_answer') }
  const stars = [5, 4, 3, 2, 1].map((n) => ({ value: String(n), label: t('reviews.star', { n }) }))
  const fits = (['small', 'normal', 'large'] as const).map((value) => ({ value, label: t(`reviews.fit_${value}`) }))
  return (
    <Form
      method="post"
      action={withReference(path('orderReview'), reference)}
      noValidate
      className={styles.form}
      key={piece.position}
    >
      <ErrorSummary errors={summaryOf(errors, t)} id={errors} />
      <ReviewedPiece piece={piece} />
      <input type="hidden" name="position" value={piece.position} />
      <RadioGroup
        name="stars"
        legend={t('opinion.stars')}
        options={stars}
        defaultValue={typed.stars}
        error={errorOf('stars')}
        look="inline"
        required
      />
      {piece.size !== null && piece.size !== oneSize && (
        <RadioGroup
          name="fit"
          legend={t('opinion.fit')}
          options={[...fits, noAnswer]}
          defaultValue={typed.fit ?? ''}
          look="inline"
        />
      )}
      <RadioGroup
        name="comfort"
        legend={t('opinion.comfort')}
        options={[...stars, noAnswer]}
        defaultValue={typed.comfort ?? ''}
        look="inline"
      />
      <RadioGroup
        name="quality"
        legend={t('opinion.quality')}
        options={[...stars, noAnswer]}
        defaultValue={typed.quality ?? ''}
        look="inline"
      />
      <TextArea
        name="text"
        label={t('opinion.text')}
        hint={t('opinion.text_hint')}
        defaultValue={typed.text}
        error={errorOf('text')}
        maxLength={2000}
        rows={6}
        optional
      />
      <Field
        name="author"
        label={t('opinion.author')}
        hint={t('opinion.author_hint')}
        defaultValue={typed.author}
        error={errorOf('author')}
        maxLength={40}
        autoComplete="given-name"
      />
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {t('opinion.send')}
        </Button>
        <ButtonLink href={withReference(path('order'), reference)} look="quiet">
          {t('follow.back')}
        </ButtonLink>
      </div>
      {piece.productSku !== null && (
        <p className={orders.detail}>
          <SmartLink href={`${path('productReviews', { sku: piece.productSku })}#how`} className={links.text}>
            {t('reviews.how')}
          </SmartLink>
        </p>
      )}
    </Form>
  )
}
