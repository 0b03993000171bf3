import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { HomeQuery, Permission } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { FiguresByDay, FiguresOfToday } from '../ui/figures.tsx'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const homeQuery = graphql(`
  query Home {
    orderViews {
      view
      count
      isMore
    }
    mentions {
      id
      order
      author
      text
      at
    }
  }
`)

const endMention = graphql(`
  mutation EndMention($note: ID!) {
    endMention(note: $note) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const figuresQuery = graphql(`
  query FiguresOfToday {
    figuresOfToday {
      today {
        ...Figures
      }
      lastWeek {
        ...Figures
      }
      lastYear {
        ...Figures
      }
    }
    figuresByDay {
      day
      orders
      revenue {
        amount
        currency
      }
    }
  }
  fragment Figures on SalesFigures {
    currency
    orders
    returns
    revenue {
      amount
      currency
    }
    average {
      amount
      currency
    }
    refunds {
      amount
      currency
    }
  }
`)

const reviewsQuery = graphql(`
  query WaitingReviews {
    waitingReviews
  }
`)

const permissionsQuery = graphql(`
  query OwnPermissions {
    me {
      permissions
    }
  }
`)

export async function action({ context, request }: RouteArgs) {
  const note = String((await request.formData()).get('note') ?? '')
  const { problems } = (await scopeOf(context).ask(endMention, { note })).endMention
  if (problems.length > 0) return { problems }
  throw redirect('/?done')
}

export async function loader({ context, request }: RouteArgs) {
  const { ask } = scopeOf(context)
  const { me } = await ask(permissionsQuery)
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const [orders, figures, reviews] = await Promise.all([
    may('ORDERS_READ') ? ask(homeQuery) : undefined,
    may('FIGURES_READ') ? ask(figuresQuery) : undefined,
    may('CUSTOMERS_WRITE') ? ask(reviewsQuery) : undefined,
  ])
  const views = orders?.orderViews.filter(({ view, count }) => view !== 'ALL' && count > 0)
  return {
    views,
    figures,
    reviews: reviews?.waitingReviews ?? 0,
    mentions: orders?.mentions ?? [],
    isDone: new URL(request.url).searchParams.has('done'),
  }
}

export default function Home({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const { home } = words.session
  return (
    <>
      <title>{`${home.title} · ${shopName}`}</title>
      <h1>{home.title}</h1>
      <DoneNotice text={loaderData.isDone && !actionData ? home.mentionEnded : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      <Mentions mentions={loaderData.mentions} />
      {loaderData.figures ? <FiguresOfToday figures={loaderData.figures.figuresOfToday} /> : null}
      {loaderData.views ? (
        <section className="stack" aria-labelledby="waits">
          <h2 id="waits">{home.waits}</h2>
          {loaderData.views.length + loaderData.reviews === 0 ? (
            <p className="card">{home.nothing}</p>
          ) : (
            <div className="tiles field">
              {loaderData.views.map(({ view, count, isMore }) => (
                <a key={view} href={`/orders?view=${view}`}>
                  <strong>{isMore ? `${count}+` : count}</strong>
                  {words.orders.views[view]}
                </a>
              ))}
              {loaderData.reviews > 0 ? (
                <a href="/reviews">
                  <strong>{loaderData.reviews}</strong>
                  {home.reviews}
                </a>
              ) : null}
            </div>
          )}
        </section>
      ) : null}
      {loaderData.figures ? <FiguresByDay days={loaderData.figures.figuresByDay} /> : null}
    </>
  )
}

/** Notes in which a colleague asks who looks at this page, until they have done with them. */
function Mentions({ mentions }: { readonly mentions: HomeQuery['mentions'] }) {
  const reader = useScope()
  const { words } = reader
  const { home } = words.session
  if (mentions.length === 0) return null
  return (
    <section className="stack wide" aria-labelledby="mentions">
      <h2 id="mentions">{home.mentions}</h2>
      {mentions.map(({ id, order, author, text, at }) => (
        <article key={id} className="card stack slim" aria-label={home.mentionOf(author, order)}>
          <p>
            <a href={`/orders/${order}`}>{home.mentionOf(author, order)}</a>{' '}
            <span className="soft small">{ownMomentText(at, reader)}</span>
          </p>
          <p className="pre">{text}</p>
          {/* Without the mark the layout around this page would be asked. */}
          <form method="post" action="/?index">
            <input type="hidden" name="note" value={id} />
            <button type="submit" className="plain" aria-label={home.mentionDoneOf(order)}>
              {home.mentionDone}
            </button>
          </form>
        </article>
      ))}
    </section>
  )
}
