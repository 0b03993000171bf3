import { oneSize } from '#kernel/written-size.ts'
import type { StaffReviewFieldsFragment } from '../graphql/graphql.ts'
import { DeclineForm, type TypedDecision } from './decline-form.tsx'
import { LongTextField } from './field.tsx'
import { dayText, momentText, storefrontName } from './format.ts'
import { useScope } from './page-scope.tsx'
import { StaffPhotographs } from './review-photographs.tsx'

type CardProps = {
  readonly review: StaffReviewFieldsFragment
  /** What was not taken, as it was typed, and of which review or photograph. */
  readonly typed: (TypedDecision & { readonly text?: string | undefined }) | undefined
}

/** A review, and what can be done about it. */
export function ReviewCard({ review, typed: typedAnywhere }: CardProps) {
  const typed = typedAnywhere?.review === review.id ? typedAnywhere : undefined
  const { words, language } = useScope()
  const said = words.reviews
  const { id, sku, order, storefront, stars, comfort, quality, fit, size, text, author, state, writtenAt } = review
  const { declineReason, reply, helpful, votes, source, title } = review
  const isOwn = source === 'OWN'
  // Of what was written elsewhere often the day alone is known.
  const written = isOwn ? momentText : dayText
  const waiting = review.photographs.filter((photograph) => photograph.state === 'WAITING')
  const details = [
    isOwn ? undefined : said.verified[review.isVerified ? 'yes' : review.isVerified === false ? 'no' : 'unknown'],
    review.isSecond ? said.second : undefined,
    size && size !== oneSize ? said.size(size) : undefined,
    fit ? said.fits[fit as keyof typeof said.fits] : undefined,
    comfort === null ? undefined : said.comfort(comfort),
    quality === null ? undefined : said.quality(quality),
    votes > 0 ? said.helpful(helpful, votes) : undefined,
  ]
  return (
    <section className="card stack" aria-labelledby={`review-${id} by-${id}`}>
      <h2 id={`review-${id}`}>
        <a href={`/products/${encodeURIComponent(sku)}`}>{sku}</a> · {said.stars(stars)}
      </h2>
      <p className="soft small">{details.filter(Boolean).join(' · ')}</p>
      {title ? (
        <p className="break" lang={review.language}>
          <strong>{title}</strong>
        </p>
      ) : null}
      {text ? (
        <p className="pre break" lang={review.language}>
          {text}
        </p>
      ) : (
        <p className="soft">{said.noText}</p>
      )}
      <p className="soft small break">
        {order === null ? (
          <span id={`by-${id}`}>{said.byAt(author || '–', said.sources[source])}</span>
        ) : (
          <a href={`/orders/${order}`} id={`by-${id}`}>
            {said.by(author || '–', order)}
          </a>
        )}{' '}
        · {storefrontName(storefront)} · {written(writtenAt, language, storefront)}
      </p>
      {review.photographs.length > 0 ? <StaffPhotographs review={review} typed={typedAnywhere} /> : null}
      {state === 'DECLINED' && declineReason ? <p>{said.because(said.reasons[declineReason])}</p> : null}
      {state === 'PUBLISHED' ? null : (
        <form method="post">
          <input type="hidden" name="review" value={id} />
          {waiting.map((photograph) => (
            <input key={photograph.id} type="hidden" name="photographs" value={photograph.id} />
          ))}
          <button type="submit" name="do" value="publish">
            {waiting.length > 0 ? said.publishWith(waiting.length) : said.publish}
          </button>
        </form>
      )}
      {state === 'DECLINED' ? null : (
        <DeclineForm
          id={id}
          name="review"
          typed={typed}
          isTold={isOwn}
          told={isOwn ? (review.isSecond ? said.toldLast : said.told) : said.toldNobody}
        />
      )}
      {isOwn ? null : reply ? (
        <>
          <p className="soft small">{said.repliedThere}</p>
          <p className="pre break" lang={review.language}>
            {reply}
          </p>
        </>
      ) : null}
      {isOwn ? <ReplyForm review={review} typed={typed} /> : null}
    </section>
  )
}

/** The shop's answer, for everybody to read. A review of another service is answered there. */
function ReplyForm({ review: { id, reply }, typed }: CardProps) {
  const said = useScope().words.reviews
  return (
    <details className="do" open={typed?.text !== undefined}>
      <summary>{said.reply}</summary>
      <form method="post" className="stack">
        <input type="hidden" name="review" value={id} />
        <LongTextField
          name="text"
          scope={`${id}-`}
          label={said.reply}
          hint={said.replyHint}
          value={typed?.text ?? reply ?? ''}
          maxLength={2000}
        />
        <button type="submit" name="do" value="reply">
          {said.replySubmit}
        </button>
      </form>
    </details>
  )
}
