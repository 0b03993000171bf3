import { SelectField, TextField } from '../field.tsx'
import { momentText } from '../format.ts'
import { ActionForm } from '../order/action-form.tsx'
import { useScope } from '../page-scope.tsx'
import { DataTable } from '../table.tsx'
import { ReasonField } from './reason-field.tsx'
import type { CustomerPress, ShownCustomer } from './shown-customer.ts'

/** So many lines of the book stand open; the older ones unfold. */
const mostOpen = 8

/** What somebody has in the club, where it came from, and a form that gives or takes. */
export function CustomerPoints({
  customer,
  press,
}: {
  readonly customer: ShownCustomer
  readonly press: CustomerPress
}) {
  const { words, language } = useScope()
  const said = words.customers
  const { pointsAvailable, pointsPending, pointsBook } = customer
  return (
    <section className="card" aria-labelledby="points">
      <h2 id="points">{said.points}</h2>
      <p>
        <strong className="number">{pointsAvailable.toLocaleString(language)}</strong>{' '}
        {pointsPending > 0 ? <span className="soft">({said.pending(pointsPending)})</span> : null}
      </p>
      {pointsBook.length === 0 ? <p className="soft">{said.noPoints}</p> : null}
      {pointsBook.length === 0 ? null : <Book lines={pointsBook.slice(0, mostOpen)} customer={customer} />}
      {pointsBook.length > mostOpen ? (
        <details className="do">
          <summary>{said.earlier(pointsBook.length - mostOpen)}</summary>
          <Book lines={pointsBook.slice(mostOpen)} customer={customer} />
        </details>
      ) : null}
      {press.mayChange ? <PointsForm press={press} /> : null}
    </section>
  )
}

function Book({ lines, customer }: { readonly lines: ShownCustomer['pointsBook']; readonly customer: ShownCustomer }) {
  const { words, language } = useScope()
  const said = words.customers
  const typeText = (type: string) => said.pointTypes[type as keyof typeof said.pointTypes] ?? type
  return (
    <DataTable
      caption={said.points}
      rows={lines}
      keyOf={({ at, type, points }) => `${at} ${type} ${points}`}
      columns={[
        { label: said.when, cell: ({ at }) => momentText(at, language, customer.storefront) },
        {
          label: said.why,
          cell: ({ type, orderNumber, reason, state }) => (
            <span className="break">
              {reason ? words.session.labelled(said.byHand, reason) : typeText(type)}
              {orderNumber ? (
                <>
                  {' '}
                  <a href={`/orders/${orderNumber}`}>{orderNumber}</a>
                </>
              ) : null}
              {state === 'pending' ? <span className="soft"> · {said.pendingState}</span> : null}
            </span>
          ),
        },
        {
          label: said.points,
          isAmount: true,
          cell: ({ points }) => `${points > 0 ? '+' : '−'}${Math.abs(points).toLocaleString(language)}`,
        },
      ]}
    />
  )
}

function PointsForm({ press: { pressKey, result } }: { readonly press: CustomerPress }) {
  const said = useScope().words.customers
  const own = result?.did === 'points' ? result : undefined
  return (
    <ActionForm title={said.changePoints} action="points" isOpen={own !== undefined}>
      <input type="hidden" name="key" value={own?.typed.key ?? pressKey} />
      <SelectField
        scope="points"
        name="as"
        label={said.giveOrTake}
        value={own?.typed.as ?? 'give'}
        options={[
          { value: 'give', label: said.give },
          { value: 'take', label: said.take },
        ]}
      />
      <TextField
        scope="points"
        name="points"
        label={said.points}
        inputMode="numeric"
        value={own?.typed.points}
        problems={own?.problems}
        maxLength={6}
      />
      <ReasonField scope="points" result={own} />
      <button type="submit">{said.changePointsSubmit}</button>
    </ActionForm>
  )
}
