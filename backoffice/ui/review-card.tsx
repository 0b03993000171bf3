import type { StaffReviewFieldsFragment } from '../graphql/graphql.ts'
import { LongTextField, SelectField } from './field.tsx'
import { momentText, storefrontName } from './format.ts'
import { useScope } from './page-scope.tsx'

const reasons = ['INSULT', 'PERSONAL', 'ADVERTISING', 'OFF_TOPIC', 'UNLAWFUL'] as const

/** A review, and what can be done about it. */
export function ReviewCard({
  review,
  typed,
}: {
  readonly review: StaffReviewFieldsFragment
  /** An answer that was not taken, as it was typed. */
  readonly typed: string | undefined
}) {
  const { words, language } = useScope()
  const said = words.reviews
  const { id, sku, order, storefront, stars, comfort, quality, fit, size, text, author, state, writtenAt } = review
  const { declineReason, reply, helpful, votes } = review
  const details = [
    size ? said.size(size) : undefined,
    fit ? said.fits[fit as keyof typeof said.fits] : undefined,
    comfort === null ? undefined : said.comfort(comfort),
    quality === null ? undefined : said.quality(quality),
    votes > 0 ? said.helpful(helpful, votes) : undefined,
  ]
  return (
    <section className="card stack" aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`}>
        <a href={`/products/${encodeURIComponent(sku)}`}>{sku}</a> · {said.stars(stars)}
      </h2>
      <p className="soft small">{details.filter(Boolean).join(' · ')}</p>
      {text ? (
        <p className="pre break" lang={review.language}>
          {text}
        </p>
      ) : (
        <p className="soft">{said.noText}</p>
      )}
      <p className="soft small break">
        <a href={`/orders/${order}`}>{said.by(author || '–', order)}</a> · {storefrontName(storefront)} ·{' '}
        {momentText(writtenAt, language, storefront)}
      </p>
      {state === 'DECLINED' && declineReason ? <p>{said.because(said.reasons[declineReason])}</p> : null}
      <div className="row">
        {state === 'PUBLISHED' ? null : (
          <form method="post">
            <input type="hidden" name="review" value={id} />
            <button type="submit" name="do" value="publish">
              {said.publish}
            </button>
          </form>
        )}
        {state === 'DECLINED' ? null : (
          <form method="post" className="row">
            <input type="hidden" name="review" value={id} />
            <SelectField
              name="reason"
              scope={`${id}-`}
              label={said.reason}
              options={reasons.map((value) => ({ value, label: said.reasons[value] }))}
            />
            <button type="submit" name="do" value="decline" className="plain">
              {said.decline}
            </button>
          </form>
        )}
      </div>
      <details className="do" open={typed !== undefined}>
        <summary>{said.reply}</summary>
        <form method="post" className="stack">
          <input type="hidden" name="review" value={id} />
          <LongTextField
            name="text"
            scope={`${id}-`}
            label={said.reply}
            hint={said.replyHint}
            value={typed ?? reply ?? ''}
            maxLength={2000}
          />
          <button type="submit" name="do" value="reply">
            {said.replySubmit}
          </button>
        </form>
      </details>
    </section>
  )
}
