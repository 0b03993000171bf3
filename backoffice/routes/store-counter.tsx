import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { TextField } from '../ui/field.tsx'
import { ownMomentText } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { ComingList } from '../ui/store/coming-list.tsx'
import { CounterPress } from '../ui/store/counter-press.tsx'
import { StoreTabs } from '../ui/store/store-tabs.tsx'
import { collectedInStore, readyInStore } from './order-document.ts'

const counterQuery = graphql(`
  query StoreCounter($location: String!, $code: String!) {
    ...OwnStores
    orderOfPickupCode(code: $code)
    comingToStore(location: $location) {
      kind
      number
      name
      code
      article
      isHere
      minutes
    }
    storePickups(location: $location) {
      number
      name
      state
      expectedAt
      keptUntil
    }
    storeReservations(location: $location) {
      number
      name
      article
      size
      isPutAside
      heldUntil
    }
  }
`)

const putReservationAside = graphql(`
  mutation PutReservationAside($number: String!) {
    putReservationAside(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const collectReservation = graphql(`
  mutation CollectReservation($number: String!) {
    collectReservation(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'code'>) {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('text') ?? ''
  const found = await scopeOf(context).ask(counterQuery, { location: params.code, code })
  const store = found.shelfLocations.find((one) => one.isStore && one.code === params.code)
  if (!store) throw data(null, { status: 404 })
  if (found.orderOfPickupCode) throw redirect(`/orders/${found.orderOfPickupCode}`)
  return { ...found, permissions: found.me?.permissions ?? [], store, code, isDone: searchParams.has('done') }
}

export async function action({ context, params, request }: RouteArgs<'code'>) {
  const form = await request.formData()
  const problems = await problemsOf(scopeOf(context), String(form.get('do')), String(form.get('number') ?? ''))
  if (problems.length === 0) throw redirect(`/store/${params.code}?done`)
  return { problems }
}

async function problemsOf({ ask }: Scope, did: string, number: string): Promise<readonly Problem[]> {
  switch (did) {
    case 'ready':
      return (await ask(readyInStore, { number })).readyInStore.problems
    case 'collected':
      return (await ask(collectedInStore, { number })).collectedInStore.problems
    case 'aside':
      return (await ask(putReservationAside, { number })).putReservationAside.problems
    case 'fetched':
      return (await ask(collectReservation, { number })).collectReservation.problems
    default:
      return [{ messageKey: 'other' }]
  }
}

export default function StoreCounter({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const reader = useScope()
  const { words, shopName } = reader
  const said = words.store
  const { store, code, isDone, comingToStore, storePickups, storeReservations, permissions } = loaderData
  const at = (moment: string | null | undefined) => (moment ? ownMomentText(moment, reader) : '')
  const lists = [
    {
      title: said.prepare,
      presses: storePickups
        .filter(({ state }) => state === 'preparing')
        .map((one) => ({ ...one, about: said.expected(at(one.expectedAt)), action: 'ready', label: said.isReady })),
    },
    {
      title: said.ready,
      presses: storePickups
        .filter(({ state }) => state === 'ready')
        .map((one) => ({ ...one, about: said.kept(at(one.keptUntil)), action: 'collected', label: said.handOver })),
    },
  ]
  return (
    <div className="scanner">
      <title>{`${said.counter(store.name)} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.counter(store.name)}</h1>
        <a href="/store">{said.others}</a>
      </div>
      <StoreTabs store={store} current="counter" permissions={permissions} />
      <DoneNotice text={isDone && !actionData ? said.done : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      <ComingList coming={comingToStore} />
      <form className="card stack scan">
        <TextField name="text" label={said.code} hint={said.codeHint} value={code} autoComplete="off" maxLength={20} />
        <button type="submit" className="big">
          {said.open}
        </button>
        {code === '' ? null : (
          <p className="notice bad" role="alert" data-enhance="told">
            {said.codeNotFound}
          </p>
        )}
      </form>
      {lists.map(({ title, presses }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {presses.length === 0 ? <p className="soft">{said.nothing}</p> : null}
          <ul className="presses">
            {presses.map(({ number, name, about, action, label }) => (
              <CounterPress key={number} {...{ number, action, label }}>
                <a href={`/pack/${number}`}>{number}</a> · {name}
                <br />
                <span className="soft small">{about}</span>
              </CounterPress>
            ))}
          </ul>
        </section>
      ))}
      <section aria-label={said.reservations}>
        <h2>{said.reservations}</h2>
        {storeReservations.length === 0 ? <p className="soft">{said.nothing}</p> : null}
        <ul className="presses">
          {storeReservations.map(({ number, name, article, size, isPutAside, heldUntil }) => (
            <CounterPress
              key={number}
              number={number}
              action={isPutAside ? 'fetched' : 'aside'}
              label={isPutAside ? said.handOver : said.putAside}
            >
              <strong>{article}</strong>
              {size ? (
                <>
                  {' '}
                  · <strong>{said.size(size)}</strong>
                </>
              ) : null}
              <br />
              <span className="soft small">
                {number} · {name} · {said.kept(at(heldUntil))}
              </span>
            </CounterPress>
          ))}
        </ul>
      </section>
    </div>
  )
}
