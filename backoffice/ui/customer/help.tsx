import { storefrontByCode } from '#kernel/storefront.ts'
import { storefrontName } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import type { ShownCustomer } from './shown-customer.ts'

/** What is done for somebody who asks, and the shop as it is where they buy: never as they are in it. */
export function CustomerHelp({
  customer,
  mayChange,
  mayAudit,
}: {
  readonly customer: ShownCustomer
  readonly mayChange: boolean
  readonly mayAudit: boolean
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.customers
  const { number, storefront } = customer
  return (
    <section className="card" aria-labelledby="help">
      <h2 id="help">{said.help}</h2>
      <p>
        <a href={`${storefrontUrl}${storefrontByCode(storefront)?.basePath ?? ''}/`} target="_blank" rel="noreferrer">
          {said.viewShop(storefrontName(storefront))}
        </a>
        <br />
        <span className="soft small">{said.viewShopAbout}</span>
      </p>
      {mayChange ? (
        <>
          <form method="post">
            <button type="submit" name="do" value="password" className="plain">
              {said.passwordMail}
            </button>
          </form>
          <p>
            <a href={`/customers/${number}/records`}>{said.records}</a>
          </p>
        </>
      ) : null}
      {mayAudit ? (
        <p>
          <a href={`/audit?type=customer&object=${encodeURIComponent(number)}`}>{said.audit}</a>
        </p>
      ) : null}
      {mayChange ? (
        <details className="do">
          <summary>{said.erase}</summary>
          <form method="post" className="stack">
            <p>{said.eraseAbout}</p>
            <button type="submit" name="do" value="erase" className="danger">
              {said.eraseSubmit}
            </button>
          </form>
        </details>
      ) : null}
    </section>
  )
}
