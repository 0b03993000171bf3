import type { StaffRepairFieldsFragment } from '../graphql/graphql.ts'
import { LongTextField, TextField } from './field.tsx'
import { momentText, moneyText, storefrontName } from './format.ts'
import { useScope } from './page-scope.tsx'
import type { Problem } from './problems.tsx'

type Props = {
  readonly repair: StaffRepairFieldsFragment
  readonly mayChange: boolean
  /** What was not taken, as it was typed. */
  readonly typed: Readonly<Record<string, string>> | undefined
  readonly problems: readonly Problem[]
}

/** A repair, and what can be done about it. */
export function RepairCard({ repair, mayChange, typed, problems }: Props) {
  const { words, language } = useScope()
  const said = words.repairs
  const { code, order, storefront, article, service, text, isByPost, location, days, state, reason } = repair
  return (
    <section className="card stack" aria-labelledby={`repair-${code}`}>
      <h2 id={`repair-${code}`}>
        <span translate="no">{code}</span> · {service}
      </h2>
      <p>{article}</p>
      {text ? <p className="pre break">{text}</p> : null}
      <p>
        <strong>{moneyText(repair.price, language)}</strong> · {said.days(days)}
        {repair.proposedPrice ? <> · {said.waits(moneyText(repair.proposedPrice, language))}</> : null}
      </p>
      {reason ? <p>{reason}</p> : null}
      <p className="soft small break">
        <a href={`/orders/${order}`}>{said.of(order)}</a> · {said.at(location)} ·{' '}
        {isByPost ? `${said.byPost} · ` : null}
        {storefrontName(storefront)} · {momentText(repair.requestedAt, language, storefront)}
      </p>
      <p className="soft small">{said.states[state]}</p>
      {mayChange ? <RepairMoves repair={repair} typed={typed} problems={problems} /> : null}
    </section>
  )
}

function RepairMoves({ repair, typed, problems }: Omit<Props, 'mayChange'>) {
  const { words } = useScope()
  const said = words.repairs
  const { code, next, canPropose } = repair
  const moves = next.filter((one) => one !== 'REFUSED')
  return (
    <>
      <div className="row">
        {moves.map((to) => (
          <form key={to} method="post">
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="to" value={to} />
            <button type="submit" name="do" value="move">
              {said.moves[to as keyof typeof said.moves]}
            </button>
          </form>
        ))}
      </div>
      {canPropose ? (
        <details className="do" open={typed?.do === 'propose'}>
          <summary>{said.propose}</summary>
          <form method="post" className="stack">
            <input type="hidden" name="code" value={code} />
            <TextField
              name="amount"
              scope={`${code}-`}
              label={said.amount}
              hint={said.proposeHint}
              problems={problems}
              value={typed?.amount ?? ''}
              inputMode="decimal"
            />
            <button type="submit" name="do" value="propose">
              {said.proposeSubmit}
            </button>
          </form>
        </details>
      ) : null}
      {next.includes('REFUSED') ? (
        <details className="do" open={typed?.do === 'refuse'}>
          <summary>{said.refuse}</summary>
          <form method="post" className="stack">
            <input type="hidden" name="code" value={code} />
            <LongTextField
              name="reason"
              scope={`${code}-`}
              label={said.reason}
              problems={problems}
              value={typed?.reason ?? ''}
              maxLength={1000}
            />
            <button type="submit" name="do" value="refuse" className="plain">
              {said.refuse}
            </button>
          </form>
        </details>
      ) : null}
    </>
  )
}
