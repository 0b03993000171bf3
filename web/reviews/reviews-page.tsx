import { Form } from 'react-router'
import { writtenSize } from '#kernel/written-size.ts'
import { usePath, useStorefront, useTranslate } from '#web/shop-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SmartLink } from '#web/ui/smart-link.tsx'
import headings from '../ui/headings.module.css'
import links from '../ui/links.module.css'
import type { ReviewedProduct, ReviewView } from './documents.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewArticle } from './review-article.tsx'
import type { ReviewChoice } from './review-choice.ts'
import { reviewQuery } from './review-choice.ts'
import styles from './reviews.module.css'

type Props = {
  readonly product: ReviewedProduct
  readonly choice: ReviewChoice
  /** Whether the last voice was counted; nothing where nobody voted just now. */
  readonly voted: boolean | undefined
}

/** All that buyers say of a product. */
export function ReviewsPage({ product, choice, voted }: Props) {
  const t = useTranslate()
  const path = usePath()
  const name = `${product.brand.name} ${product.name}`
  const { reviewSummary: summary, reviews } = product
  const all = summary?.sources.reduce((sum, { count }) => sum + count, 0) ?? 0
  const isAnyImported = summary?.sources.some(({ source }) => source !== 'own') ?? false
  return (
    <div className={styles.page}>
      <header className={styles.product}>
        <Picture {...product.image} alt="" sizes="6rem" widths={[120, 166, 224]} className={styles.thumb} />
        <div>
          <h1 className={headings.title}>{t('reviews.title_of', { name })}</h1>
          <p>
            <SmartLink href={`/${product.url}`} className={links.text}>
              {t('reviews.back')}
            </SmartLink>
          </p>
        </div>
      </header>
      {voted !== undefined && <p role="status">{t(voted ? 'reviews.voted' : 'reviews.not_voted')}</p>}
      {summary && reviews ? (
        <>
          <RatingSummary summary={summary} />
          <Choice sizes={reviews.sizes} choice={choice} action={path('productReviews', { sku: product.sku })} />
          {reviews.reviews.length === 0 ? <p>{t('reviews.none_chosen')}</p> : null}
          <div className={styles.cards}>
            {reviews.reviews.map((review) => (
              <ReviewArticle key={review.id} review={review}>
                {review.source === 'own' && <Vote review={review} />}
              </ReviewArticle>
            ))}
          </div>
          <Pages pages={reviews.pages} choice={choice} />
        </>
      ) : (
        <p>{t('reviews.none')}</p>
      )}
      <section id="how" className={styles.how}>
        <h2 className={styles.howTitle}>{t('reviews.how')}</h2>
        <p>{t('reviews.how_bought')}</p>
        <p>{t(reviews?.isChecked === false ? 'reviews.how_unchecked' : 'reviews.how_checked')}</p>
        {reviews?.takesPhotographs && <p>{t('reviews.how_photos')}</p>}
        {isAnyImported && <p>{t('reviews.how_trusted_shops')}</p>}
        <p>{t('reviews.how_sorted')}</p>
        {summary && isAnyImported && (
          <p>{t(summary.count < all ? 'reviews.how_not_counted' : 'reviews.how_counted')}</p>
        )}
      </section>
    </div>
  )
}

function Choice({
  sizes,
  choice,
  action,
}: {
  readonly sizes: readonly string[]
  readonly choice: ReviewChoice
  readonly action: string
}) {
  const t = useTranslate()
  const { iso } = useStorefront()
  const any = { value: '', label: t('reviews.any') }
  const fits = (['small', 'normal', 'large'] as const).map((value) => ({ value, label: t(`reviews.fit_${value}`) }))
  const orders = (['helpful', 'newest', 'best', 'worst'] as const).map((value) => ({
    value,
    label: t(`reviews.order_${value}`),
  }))
  return (
    <Form method="get" action={action} className={styles.choice} noValidate>
      <Select name="sort" label={t('reviews.order')} options={orders} defaultValue={choice.order} />
      {sizes.length > 1 && (
        <Select
          name="size"
          label={t('reviews.by_size')}
          options={[any, ...sizes.map((value) => ({ value, label: writtenSize(value, iso) }))]}
          defaultValue={choice.size ?? ''}
        />
      )}
      <Select name="fit" label={t('reviews.by_fit')} options={[any, ...fits]} defaultValue={choice.fit ?? ''} />
      <Button type="submit" look="secondary">
        {t('reviews.show')}
      </Button>
    </Form>
  )
}

function Vote({ review }: { readonly review: ReviewView }) {
  const t = useTranslate()
  const author = review.author || t('reviews.author_gone')
  return (
    <Form method="post" className={styles.vote} preventScrollReset aria-label={t('reviews.helpful_by', { author })}>
      <input type="hidden" name="review" value={review.id} />
      <span>{t('reviews.helpful_question')}</span>
      <button type="submit" name="helpful" value="yes" className={styles.voice}>
        {t('reviews.helpful_yes')}
      </button>
      <button type="submit" name="helpful" value="no" className={styles.voice}>
        {t('reviews.helpful_no')}
      </button>
    </Form>
  )
}

function Pages({ pages, choice }: { readonly pages: number; readonly choice: ReviewChoice }) {
  const t = useTranslate()
  if (pages <= 1) return null
  const { page } = choice
  return (
    <nav className={styles.pages} aria-label={t('reviews.page', { page, pages })}>
      {page > 1 && (
        <ButtonLink href={reviewQuery({ ...choice, page: page - 1 })} look="secondary">
          {t('reviews.earlier')}
        </ButtonLink>
      )}
      <span>{t('reviews.page', { page, pages })}</span>
      {page < pages && (
        <ButtonLink href={reviewQuery({ ...choice, page: page + 1 })} look="secondary">
          {t('reviews.later')}
        </ButtonLink>
      )}
    </nav>
  )
}
