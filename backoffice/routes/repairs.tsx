import { graphql } from '../graphql/gql.ts'
import type { RepairState } from '../graphql/graphql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import { RepairCard } from '../ui/repair-card.tsx'

const repairsQuery = graphql(`
  query StaffRepairs($state: RepairState!) {
    me {
      permissions
    }
    repairs(state: $state) {
      ...StaffRepairFields
    }
  }
  fragment StaffRepairFields on StaffRepair {
    code
    order
    storefront
    article
    service
    text
    isByPost
    location
    price {
      amount
      currency
    }
    proposedPrice {
      amount
      currency
    }
    days
    state
    reason
    next
    canPropose
    requestedAt
  }
`)

const moveRepair = graphql(`
  mutation MoveRepair($code: String!, $state: RepairState!, $reason: String) {
    moveRepair(code: $code, state: $state, reason: $reason) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const proposeRepairPrice = graphql(`
  mutation ProposeRepairPrice($code: String!, $amount: Int!) {
    proposeRepairPrice(code: $code, amount: $amount) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const states = [
  'NEW',
  'RECEIVED',
  'IN_WORK',
  'READY',
  'COLLECTED',
  'REFUSED',
  'CANCELLED',
] as const satisfies readonly RepairState[]

export async function loader({ context, request }: RouteArgs) {
  const asked = new URL(request.url).searchParams.get('state')
  const state = states.find((one) => one === asked) ?? 'NEW'
  const { me, repairs } = await scopeOf(context).ask(repairsQuery, { state })
  return { state, repairs, mayChange: me?.permissions.includes('ORDERS_FULFIL') ?? false }
}

export async function action({ context, request }: RouteArgs) {
  const form = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]))
  return { problems: await act(scopeOf(context), form), typed: form }
}

/** Does what a card's form asks for. @returns why not */
async function act({ ask }: Scope, form: Readonly<Record<string, string>>): Promise<readonly Problem[]> {
  const { code = '', reason = '', amount = '' } = form
  switch (form.do) {
    case 'propose': {
      if (!/^\d{1,5}(?:[.,]\d{1,2})?$/.test(amount.trim()))
        return [{ messageKey: 'order-amount-invalid', field: 'amount' }]
      return (await ask(proposeRepairPrice, { code, amount: typedCents(amount) })).proposeRepairPrice.problems
    }
    case 'refuse':
      return (await ask(moveRepair, { code, state: 'REFUSED', reason })).moveRepair.problems
    default: {
      const state = states.find((one) => one === form.to)
      if (!state) return [{ messageKey: 'repair-not-possible' }]
      return (await ask(moveRepair, { code, state })).moveRepair.problems
    }
  }
}

export default function Repairs({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.repairs
  const { repairs, state, mayChange } = loaderData
  const problems = actionData?.problems ?? []
  const isRefused = (code: string) => problems.length > 0 && actionData?.typed.code === code
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      <p className="soft">{said.about}</p>
      <p className="soft">{said.guarantee}</p>
      <nav className="tabs" aria-label={said.title}>
        {states.map((one) => (
          <a key={one} href={`/repairs?state=${one}`} aria-current={one === state ? 'page' : undefined}>
            {said.states[one]}
          </a>
        ))}
      </nav>
      <ProblemSummary problems={problems} scope={`${actionData?.typed.code}-`} />
      <DoneNotice text={actionData && problems.length === 0 ? said.done : undefined} />
      {repairs.length === 0 ? <p className="card">{said.none}</p> : null}
      {repairs.map((repair) => (
        <RepairCard
          key={repair.code}
          repair={repair}
          mayChange={mayChange}
          typed={isRefused(repair.code) ? actionData?.typed : undefined}
          problems={isRefused(repair.code) ? problems : []}
        />
      ))}
    </>
  )
}
