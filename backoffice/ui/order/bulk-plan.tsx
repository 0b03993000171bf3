import { type BulkAction, bulkAddress } from '../../routes/bulk-orders-form.ts'
import type { PlannedOrder } from '../../routes/bulk-orders-plan.ts'
import { Badge } from '../badge.tsx'
import { LongTextField } from '../field.tsx'
import { momentText, moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { type Problem, ProblemSummary } from '../problems.tsx'
import { DataTable } from '../table.tsx'

/** What would happen to each of the chosen orders, and the button that does it. */
export function BulkPlan({
  action,
  actions,
  orders,
  wave,
  pressKey,
  problems,
}: {
  readonly action: BulkAction
  /** Those that whoever looks may do. */
  readonly actions: readonly BulkAction[]
  readonly wave: string
  readonly orders: readonly PlannedOrder[]
  readonly pressKey: string
  readonly problems: readonly Problem[] | undefined
}) {
  const { words } = useScope()
  const said = words.bulk
  const affected = orders.filter(({ outcome }) => outcome === action)
  if (orders.length === 0) return <p className="card">{said.none}</p>
  const numbers = orders.map(({ number }) => number)
  return (
    <>
      <nav className="tabs" aria-label={said.chosen}>
        {actions.map((one) => (
          <a key={one} href={bulkAddress(one, numbers, wave)} aria-current={one === action ? 'page' : undefined}>
            {said.actions[one]}
          </a>
        ))}
      </nav>
      <p className="soft">{said.about[action]}</p>
      <ProblemSummary problems={problems} />
      <PlannedOrders action={action} orders={orders} />
      {affected.length === 0 ? (
        <p className="card">{said.nothing}</p>
      ) : (
        <form method="post" className="stack" noValidate>
          <input type="hidden" name="do" value={action} />
          <input type="hidden" name="key" value={pressKey} />
          {affected.map(({ number, seen }) => (
            <input key={number} type="hidden" name="order" value={`${number} ${seen}`} />
          ))}
          {action === 'note' ? (
            <LongTextField name="note" label={said.note} maxLength={2000} problems={problems ?? []} />
          ) : null}
          <button type="submit" className={action === 'cancel' ? 'danger' : undefined}>
            {said.submit[action](affected.length)}
          </button>
        </form>
      )}
    </>
  )
}

function PlannedOrders({ action, orders }: { readonly action: BulkAction; readonly orders: readonly PlannedOrder[] }) {
  const { words, language } = useScope()
  const said = words.bulk
  return (
    <DataTable
      caption={said.title}
      rows={orders}
      keyOf={({ number }) => number}
      columns={[
        { label: words.orders.number, cell: ({ number }) => <a href={`/orders/${number}`}>{number}</a> },
        {
          label: words.orders.placed,
          cell: ({ placedAt, storefront }) => momentText(placedAt, language, storefront),
        },
        {
          label: words.orders.customer,
          cell: ({ email }) => email || words.orders.forgotten,
        },
        { label: words.orders.total, isAmount: true, cell: ({ total }) => moneyText(total, language) },
        {
          label: said.happens,
          cell: ({ outcome, customsLacks = [] }) => (
            <>
              <Badge text={said.outcomes[outcome]} tone={outcome === action ? 'good' : 'calm'} />
              {outcome === 'lacks-customs' ? <span className="small break"> {customsLacks.join(', ')}</span> : null}
            </>
          ),
        },
      ]}
    />
  )
}
