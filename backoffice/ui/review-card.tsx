import type { StaffReviewFieldsFragment } from '../graphql/graphql.ts'
import { LongTextField, SelectField } from './field.tsx'
import { momentText, storefrontName } from './format.ts'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'

const reasons = ['INSULT', 'PERSONAL', 'ADVERTISING', 'OFF_TOPIC', 'UNLAWFUL'] as const

type CardProps = {
  readonly review: StaffReviewFieldsFragment
  /** What was not taken, as it was typed. */
  readonly typed:
    | {
        readonly text?: string | undefined
        readonly reason?: string | undefined
        readonly explanation?: string | undefined
        readonly problems: readonly Problem[]
      }
    | undefined
}

/** A review, and what can be done about it. */
export function ReviewCard({ review, typed }: CardProps) {
  const { words, language } = useScope()
  const said = words.reviews
  const { id, sku, order, storefront, stars, comfort, quality, fit, size, text, author, state, writtenAt } = review
  const { declineReason, reply, helpful, votes, source, title } = review
  const isOwn = source === 'OWN'
  const details = [
    isOwn ? undefined : said.verified[review.isVerified ? 'yes' : review.isVerified === false ? 'no' : 'unknown'],
    review.isSecond ? said.second : undefined,
    size ? said.size(size) : undefined,
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
        · {storefrontName(storefront)} · {momentText(writtenAt, language, storefront)}
      </p>
      {state === 'DECLINED' && declineReason ? <p>{said.because(said.reasons[declineReason])}</p> : null}
      {state === 'PUBLISHED' ? null : (
        <form method="post">
          <input type="hidden" name="review" value={id} />
          <button type="submit" name="do" value="publish">
            {said.publish}
          </button>
        </form>
      )}
      {state === 'DECLINED' ? null : <DeclineForm review={review} typed={typed} />}
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

/** Keeps a review back, and says beside the button what whoever wrote it is told. */
function DeclineForm({ review: { id, isSecond, source }, typed }: CardProps) {
  const said = useScope().words.reviews
  const isOwn = source === 'OWN'
  return (
    <form method="post" className="stack">
      <input type="hidden" name="review" value={id} />
      <SelectField
        name="reason"
        scope={`${id}-`}
        label={said.reason}
        value={typed?.reason}
        options={reasons.map((value) => ({ value, label: said.reasons[value] }))}
      />
      {isOwn ? (
        <LongTextField
          name="explanation"
          scope={`${id}-`}
          label={said.explanation}
          hint={said.explanationHint}
          value={typed?.explanation}
          problems={typed?.problems}
          maxLength={500}
        />
      ) : null}
      <button type="submit" name="do" value="decline" className="plain" aria-describedby={`${id}-told`}>
        {said.decline}
      </button>
      <p className="soft small" id={`${id}-told`}>
        {isOwn ? (isSecond ? said.toldLast : said.told) : said.toldNobody}
      </p>
    </form>
  )
}
