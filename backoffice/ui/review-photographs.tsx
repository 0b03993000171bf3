import type { StaffReviewFieldsFragment } from '../graphql/graphql.ts'
import { DeclineForm, type TypedDecision } from './decline-form.tsx'
import { useScope } from './page-scope.tsx'

type Props = {
  readonly review: StaffReviewFieldsFragment
  readonly typed: TypedDecision | undefined
}

const addressOf = (id: string, size: 'small' | 'large') => `/reviews/photographs/${id}/${size}`

/** The photographs that came with a review, each to be looked at as a whole and decided of by itself. */
export function StaffPhotographs({ review: { id: reviewId, author, photographs }, typed }: Props) {
  const said = useScope().words.reviews
  return (
    <section className="stack" aria-labelledby={`${reviewId}-photographs`}>
      <h3 id={`${reviewId}-photographs`}>{said.photographs}</h3>
      <ul className="photographs">
        {photographs.map(({ id, state, declineReason, isGone }, index) => (
          <li key={id} className="stack">
            {isGone ? (
              <p className="soft">{said.photographGone}</p>
            ) : (
              <a href={addressOf(id, 'large')}>
                <img
                  src={addressOf(id, 'small')}
                  alt={said.photograph(String(index + 1), author || '–')}
                  width={240}
                  height={240}
                  loading="lazy"
                />
              </a>
            )}
            <p className="soft small">
              {said.photographStates[state]}
              {state === 'DECLINED' && declineReason ? ` · ${said.reasons[declineReason]}` : null}
            </p>
            {state === 'PUBLISHED' || isGone ? null : (
              <form method="post">
                <input type="hidden" name="photograph" value={id} />
                <button type="submit" name="do" value="publish-photograph">
                  {said.publishPhotograph}
                </button>
              </form>
            )}
            {state === 'DECLINED' ? null : (
              <details className="do" open={typed?.review === id}>
                <summary>{said.declinePhotograph}</summary>
                <DeclineForm
                  id={id}
                  name="photograph"
                  typed={typed?.review === id ? typed : undefined}
                  isTold
                  told={said.toldPhotograph}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
