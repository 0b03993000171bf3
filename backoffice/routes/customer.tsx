import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { AddressLines } from '../ui/address-lines.tsx'
import { dayText, momentText, moneyText, storefrontName } from '../ui/format.ts'
import { OrderTable } from '../ui/order-table.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const customerQuery = graphql(`
  query Customer($number: String!) {
    me {
      permissions
    }
    customer(number: $number) {
      number
      firstName
      lastName
      email
      emailConfirmedAt
      storefront
      newsletter
      createdAt
      pointsAvailable
      pointsPending
      addresses {
        ...OrderAddress
      }
      vouchers {
        number
        status
        amount {
          amount
          currency
        }
      }
      consents {
        purpose
        decision
        at
      }
      sessions {
        device
        seenAt
      }
      orders {
        ...ListedOrder
      }
    }
  }
`)

const sendPasswordMail = graphql(`
  mutation SendPasswordMail($number: String!) {
    sendPasswordMail(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

const eraseCustomer = graphql(`
  mutation EraseCustomer($number: String!) {
    eraseCustomer(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, params, request }: RouteArgs<'number'>) {
  const { me, customer } = await scopeOf(context).ask(customerQuery, { number: params.number })
  if (!customer) throw data(null, { status: 404 })
  const mayChange = me?.permissions.includes('CUSTOMERS_WRITE') ?? false
  return { customer, mayChange, done: new URL(request.url).searchParams.get('done') }
}

export async function action({ context, params, request }: RouteArgs<'number'>) {
  const { ask } = scopeOf(context)
  const { number } = params
  const isErasure = (await request.formData()).get('do') === 'erase'
  const { problems } = isErasure
    ? (await ask(eraseCustomer, { number })).eraseCustomer
    : (await ask(sendPasswordMail, { number })).sendPasswordMail
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
    throw redirect(`/prove?to=/customers/${number}`)
  if (problems.length > 0) return { problems }
  throw redirect(isErasure ? '/customers?done=erase' : `/customers/${number}?done=password`)
}

export default function CustomerPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, language, shopName } = useScope()
  const said = words.customers
  const { customer, mayChange, done } = loaderData
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  const { storefront } = customer
  return (
    <>
      <title>{`${name} · ${shopName}`}</title>
      <h1>{name}</h1>
      <p className="soft break">
        <a href={`mailto:${customer.email}`}>{customer.email}</a> · {customer.number} · {storefrontName(storefront)}
      </p>
      <DoneNotice text={done === 'password' && !actionData ? said.passwordMailSent : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      <section className="stack" aria-labelledby="orders">
        <h2 id="orders">{said.orders}</h2>
        {customer.orders.length === 0 ? (
          <p className="card field">{said.noOrders}</p>
        ) : (
          <OrderTable orders={customer.orders} caption={said.orders} />
        )}
      </section>
      <div className="columns">
        <div>
          <section className="card">
            <dl className="facts">
              <dt>{said.since}</dt>
              <dd>{dayText(customer.createdAt, language, storefront)}</dd>
              <dt>{said.confirmed}</dt>
              <dd>
                {customer.emailConfirmedAt
                  ? dayText(customer.emailConfirmedAt, language, storefront)
                  : said.notConfirmed}
              </dd>
              <dt>{said.newsletter}</dt>
              <dd>{customer.newsletter ? words.session.yes : words.session.no}</dd>
              <dt>{said.points}</dt>
              <dd>
                {customer.pointsAvailable.toLocaleString(language)}
                {customer.pointsPending > 0 ? ` (${said.pending(customer.pointsPending)})` : ''}
              </dd>
            </dl>
          </section>
          {customer.addresses.length === 0 ? null : (
            <section className="card" aria-labelledby="addresses">
              <h2 id="addresses">{said.addresses}</h2>
              {customer.addresses.map((address) => (
                <AddressLines key={JSON.stringify(address)} address={address} />
              ))}
            </section>
          )}
          {customer.vouchers.length === 0 ? null : (
            <section className="card" aria-labelledby="vouchers">
              <h2 id="vouchers">{said.vouchers}</h2>
              <ul className="timeline">
                {customer.vouchers.map(({ number, status, amount }) => (
                  <li key={number}>
                    {number}, {moneyText(amount, language)},{' '}
                    {said.voucherStates[status as keyof typeof said.voucherStates] ?? status}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div>
          {mayChange ? (
            <section className="card" aria-labelledby="help">
              <h2 id="help">{said.help}</h2>
              <form method="post">
                <button type="submit" name="do" value="password" className="plain">
                  {said.passwordMail}
                </button>
              </form>
              <p>
                <a href={`/customers/${customer.number}/records`}>{said.records}</a>
              </p>
              <details className="do">
                <summary>{said.erase}</summary>
                <form method="post" className="stack">
                  <p>{said.eraseAbout}</p>
                  <button type="submit" name="do" value="erase" className="danger">
                    {said.eraseSubmit}
                  </button>
                </form>
              </details>
            </section>
          ) : null}
          {customer.sessions.length === 0 ? null : (
            <section className="card" aria-labelledby="sessions">
              <h2 id="sessions">{said.sessions}</h2>
              {customer.sessions.map(({ device, seenAt }) => (
                <p key={`${device} ${seenAt}`}>
                  {device || '–'}
                  <br />
                  <span className="soft small">{momentText(seenAt, language, storefront)}</span>
                </p>
              ))}
            </section>
          )}
          {customer.consents.length === 0 ? null : (
            <section className="card" aria-labelledby="consents">
              <h2 id="consents">{said.consents}</h2>
              <ul className="timeline">
                {customer.consents.map(({ purpose, decision, at }) => (
                  <li key={`${purpose} ${at}`}>
                    {said.consentPurposes[purpose as keyof typeof said.consentPurposes] ?? purpose}:{' '}
                    {said.consentDecisions[decision as keyof typeof said.consentDecisions] ?? decision}
                    <br />
                    <span className="soft small">{momentText(at, language, storefront)}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
