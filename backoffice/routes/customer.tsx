import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { typedCents } from '../typed-amount.ts'
import { AddressLines } from '../ui/address-lines.tsx'
import { CustomerConsents } from '../ui/customer/consents.tsx'
import { CustomerFactors } from '../ui/customer/factors.tsx'
import { CustomerFacts } from '../ui/customer/facts.tsx'
import { CustomerHelp } from '../ui/customer/help.tsx'
import { CustomerPoints } from '../ui/customer/points.tsx'
import { AwaitedSizes, CustomerMails, CustomerSessions, KeptPairs, WishedProducts } from '../ui/customer/records.tsx'
import { CustomerVouchers } from '../ui/customer/vouchers.tsx'
import { storefrontName } from '../ui/format.ts'
import { OrderTable } from '../ui/order-table.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, type Problem, ProblemSummary } from '../ui/problems.tsx'
import {
  changeCustomerPoints,
  customerQuery,
  endCustomerSessions,
  eraseCustomer,
  giveCustomerVoucher,
  removeCustomerFactors,
  sendPasswordMail,
  voidCustomerVoucher,
} from './customer-document.ts'

export async function loader({ context, params, request }: RouteArgs<'number'>) {
  const { me, customer } = await scopeOf(context).ask(customerQuery, { number: params.number })
  if (!customer) throw data(null, { status: 404 })
  const permissions = me?.permissions ?? []
  return {
    customer,
    mayChange: permissions.includes('CUSTOMERS_WRITE'),
    mayPlace: permissions.includes('ORDERS_WRITE'),
    mayAudit: permissions.includes('AUDIT_READ'),
    pressKey: randomUUID(),
    done: new URL(request.url).searchParams.get('done'),
  }
}

type Typed = Readonly<Record<string, string>>
type Outcome = { readonly problems: readonly Problem[]; readonly approvalId?: string | null }

export async function action({ context, params: { number }, request }: RouteArgs<'number'>) {
  const form = await request.formData()
  const typed: Typed = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
  const { do: did = '' } = typed
  const { problems, approvalId } = await pressed(scopeOf(context), number, did, typed)
  if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
    throw redirect(`/prove?to=/customers/${number}`)
  if (problems.length > 0) return { did, problems, typed }
  if (did === 'erase') throw redirect('/customers?done=erase')
  throw redirect(`/customers/${number}?done=${approvalId ? 'waits' : did}`)
}

async function pressed({ ask }: Scope, number: string, did: string, typed: Typed): Promise<Outcome> {
  const { reason = '', key = '' } = typed
  switch (did) {
    case 'erase':
      return (await ask(eraseCustomer, { number })).eraseCustomer
    case 'sessions':
      return (await ask(endCustomerSessions, { number })).endCustomerSessions
    case 'factors':
      return (await ask(removeCustomerFactors, { number })).removeCustomerFactors
    case 'points': {
      const points = /^\d{1,6}$/.test(typed.points?.trim() ?? '') ? Number(typed.points) : 0
      const given = { number, points: typed.as === 'take' ? -points : points, reason, key }
      return (await ask(changeCustomerPoints, given)).changeCustomerPoints
    }
    case 'voucher': {
      const given = { number, amount: typedCents(typed.amount ?? ''), reason, key }
      return (await ask(giveCustomerVoucher, given)).giveCustomerVoucher
    }
    case 'void':
      return (await ask(voidCustomerVoucher, { number, voucher: typed.which ?? '', reason })).voidCustomerVoucher
    default:
      return (await ask(sendPasswordMail, { number })).sendPasswordMail
  }
}

export default function CustomerPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.customers
  const { customer, mayChange, mayPlace, mayAudit, pressKey, done } = loaderData
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  const doneTexts: Readonly<Record<string, string>> = {
    password: said.passwordMailSent,
    points: said.pointsDone,
    sessions: said.sessionsEnded,
    factors: said.factorsRemoved,
    voucher: said.voucherDone,
    void: said.voidDone,
    waits: words.approvals.waits,
  }
  const press = { pressKey, result: actionData, mayChange }
  return (
    <>
      <title>{`${name} · ${shopName}`}</title>
      <h1>{name}</h1>
      <p className="soft break">
        <a href={`mailto:${customer.email}`}>{customer.email}</a> · {customer.number} ·{' '}
        {storefrontName(customer.storefront)}
      </p>
      <DoneNotice text={done && !actionData ? doneTexts[done] : undefined} />
      {customer.approvals.length === 0 ? null : (
        <p className="notice warn">
          <a href="/approvals">{said.waiting(customer.approvals.length)}</a>
        </p>
      )}
      <ProblemSummary problems={actionData?.problems} scope={actionData?.did} />
      <section className="stack" aria-labelledby="orders">
        <h2 id="orders">{said.orders}</h2>
        {customer.orders.length === 0 ? (
          <p className="card field">{said.noOrders}</p>
        ) : (
          <OrderTable orders={customer.orders} caption={said.orders} />
        )}
        {mayPlace ? (
          <p>
            <a href={`/orders/new?customer=${encodeURIComponent(customer.number)}`}>{words.caller.another}</a>
          </p>
        ) : null}
      </section>
      <div className="columns">
        <div>
          <CustomerPoints customer={customer} press={press} />
          <CustomerVouchers customer={customer} press={press} />
          <CustomerConsents customer={customer} />
        </div>
        <div>
          <CustomerFacts customer={customer} />
          <CustomerHelp customer={customer} mayChange={mayChange} mayAudit={mayAudit} />
          {customer.addresses.length === 0 ? null : (
            <section className="card" aria-labelledby="addresses">
              <h2 id="addresses">{said.addresses}</h2>
              {customer.addresses.map((address) => (
                <AddressLines key={JSON.stringify(address)} address={address} />
              ))}
            </section>
          )}
          <KeptPairs customer={customer} />
          <AwaitedSizes customer={customer} />
          <WishedProducts customer={customer} />
          <CustomerMails customer={customer} />
          <CustomerFactors customer={customer} mayChange={mayChange} />
          <CustomerSessions customer={customer} mayChange={mayChange} />
        </div>
      </div>
    </>
  )
}
