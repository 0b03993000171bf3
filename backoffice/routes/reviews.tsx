import { graphql } from '../graphql/gql.ts'
import type { DeclineReason, ReviewState } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { ReviewCard } from '../ui/review-card.tsx'

const reviewsQuery = graphql(`
  query StaffReviews($state: ReviewState!) {
    productReviews(state: $state) {
      ...StaffReviewFields
    }
  }
  fragment StaffReviewFields on StaffReview {
    id
    source
    isVerified
    sku
    order
    storefront
    language
    size
    stars
    comfort
    quality
    fit
    title
    text
    author
    state
    isSecond
    writtenAt
    declineReason
    reply
    helpful
    votes
    photographs {
      id
      state
      width
      height
      declineReason
      isGone
    }
  }
`)

const publishReview = graphql(`
  mutation PublishReview($review: ID!, $photographs: [ID!]) {
    publishReview(review: $review, photographs: $photographs) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const declineReview = graphql(`
  mutation DeclineReview($review: ID!, $reason: DeclineReason!, $explanation: String) {
    declineReview(review: $review, reason: $reason, explanation: $explanation) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const replyToReview = graphql(`
  mutation ReplyToReview($review: ID!, $text: String!) {
    replyToReview(review: $review, text: $text) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const publishPhotograph = graphql(`
  mutation PublishReviewPhotograph($photograph: ID!) {
    publishReviewPhotograph(photograph: $photograph) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const declinePhotograph = graphql(`
  mutation DeclineReviewPhotograph($photograph: ID!, $reason: DeclineReason!, $explanation: String) {
    declineReviewPhotograph(photograph: $photograph, reason: $reason, explanation: $explanation) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const states = ['WAITING', 'PUBLISHED', 'DECLINED'] as const satisfies readonly ReviewState[]
const reasons = [
  'INSULT',
  'PERSONAL',
  'ADVERTISING',
  'OFF_TOPIC',
  'UNLAWFUL',
] as const satisfies readonly DeclineReason[]

export async function loader({ context, request }: RouteArgs) {
  const asked = new URL(request.url).searchParams.get('state')
  const state = states.find((one) => one === asked) ?? 'WAITING'
  return { state, ...(await scopeOf(context).ask(reviewsQuery, { state })) }
}

export async function action({ context, request }: RouteArgs) {
  const sent = await request.formData()
  const form = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
  const problems = await act(scopeOf(context), form, sent.getAll('photographs').map(String))
  // A form of a photograph names it alone, so that what was typed comes back beside it.
  return { problems, review: form.photograph ?? form.review, ...typedIn(form) }
}

const typedIn = ({ text, reason, explanation }: Readonly<Record<string, string>>) => ({ text, reason, explanation })

/** Does what a card's form asks for. @param photographs that were on the screen with it @returns why not */
async function act(
  { ask }: Scope,
  form: Readonly<Record<string, string>>,
  photographs: readonly string[],
): Promise<readonly Problem[]> {
  const { review = '', photograph = '', text = '', explanation = '' } = form
  switch (form.do) {
    case 'publish':
      return (await ask(publishReview, { review, photographs: [...photographs] })).publishReview.problems
    case 'publish-photograph':
      return (await ask(publishPhotograph, { photograph })).publishReviewPhotograph.problems
    case 'decline-photograph':
    case 'decline': {
      const reason = reasons.find((one) => one === form.reason)
      if (!reason) return [{ messageKey: 'field-required', field: 'reason' }]
      if (form.do === 'decline')
        return (await ask(declineReview, { review, reason, explanation })).declineReview.problems
      return (await ask(declinePhotograph, { photograph, reason, explanation })).declineReviewPhotograph.problems
    }
    default:
      return (await ask(replyToReview, { review, text })).replyToReview.problems
  }
}

export default function Reviews({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.reviews
  const { productReviews, state } = loaderData
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <nav className="tabs" aria-label={said.title}>
        {states.map((one) => (
          <a key={one} href={`/reviews?state=${one}`} aria-current={one === state ? 'page' : undefined}>
            {said.states[one]}
          </a>
        ))}
      </nav>
      <ProblemSummary problems={actionData?.problems} />
      <DoneNotice text={actionData?.problems.length === 0 ? said.done : undefined} />
      {productReviews.length === 0 ? <p className="card">{said.none}</p> : null}
      {productReviews.map((review) => (
        <ReviewCard key={review.id} review={review} typed={actionData} />
      ))}
    </>
  )
}
