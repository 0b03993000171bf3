import { dayText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownCustomer } from './shown-customer.ts'

/** Codes and passkeys of somebody, which are taken away for who lost them all. */
export function CustomerFactors({
  customer: { codesSince, passkeys, storefront },
  mayChange,
}: {
  readonly customer: ShownCustomer
  readonly mayChange: boolean
}) {
  const { words, language } = useScope()
  const said = words.customers
  if (codesSince === null && passkeys.length === 0) return null
  const day = (at: string) => dayText(at, language, storefront)
  return (
    <section className="card" aria-labelledby="factors">
      <h2 id="factors">{said.factors}</h2>
      {codesSince === null ? null : <p>{said.codesSince(day(codesSince))}</p>}
      {passkeys.map(({ name, createdAt }) => (
        <p key={`${name} ${createdAt}`} className="break">
          {name}
          <br />
          <span className="soft small">{said.passkeyMade(day(createdAt))}</span>
        </p>
      ))}
      {mayChange ? (
        <details className="do">
          <summary>{said.removeFactors}</summary>
          <form method="post" className="stack">
            <p>{said.removeFactorsAbout}</p>
            <button type="submit" name="do" value="factors" className="danger">
              {said.removeFactorsSubmit}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}
