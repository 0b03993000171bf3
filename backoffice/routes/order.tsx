import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { MoneyBadge } from '../ui/badge.tsx'
import { momentText, storefrontName } from '../ui/format.ts'
import { OrderActions } from '../ui/order/actions.tsx'
import { OrderAddresses } from '../ui/order/addresses.tsx'
import { OrderLines } from '../ui/order/lines.tsx'
import { LinkedOrders } from '../ui/order/linked-orders.tsx'
import { OrderMoney } from '../ui/order/money.tsx'
import { OrderParcels } from '../ui/order/parcels.tsx'
import { OrderTimeline } from '../ui/order/timeline.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { actOnOrder } from './order-action.ts'
import { orderQuery } from './order-document.ts'

export async function loader({ context, params, request }: RouteArgs<'number'>) {
  const { me, order, colleagues } = await scopeOf(context).ask(orderQuery, { number: params.number })
  if (!order) throw data(null, { status: 404 })
  const done = new URL(request.url).searchParams.get('done')
  const permissions = me?.permissions ?? []
  return { order, colleagues, permissions, mayPlace: me?.stores === null, pressKey: randomUUID(), done }
}

export async function action({ context, params, request }: RouteArgs<'number'>) {
  const result = await actOnOrder(scopeOf(context), params.number, await request.formData())
  if (result.problems.some(({ messageKey }) => messageKey === 'staff-proof-needed')) {
    const to = `/orders/${params.number}`
    throw redirect(`/prove?to=${encodeURIComponent(to)}`)
  }
  if (result.problems.length > 0) return result
  // A page that is loaded again does nothing twice.
  throw redirect(`/orders/${params.number}?done=${result.waits ? 'waits' : result.did}`)
}

export default function OrderPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, language, shopName } = useScope()
  const said = words.orders
  const { order, permissions, pressKey, done } = loaderData
  const doneTexts: Readonly<Record<string, string>> = {
    waits: words.approvals.waits,
    note: said.page.noteAdded,
    refund: said.page.refundDone,
    address: said.page.addressDone,
    cancel: said.page.cancelDone,
    send: said.page.sentDone,
    deliver: said.page.delivered,
    ready: said.page.readyDone,
    collected: said.page.collectedDone,
    missing: said.page.missingDone,
    return: said.page.returnDone,
    byHand: said.page.byHandDone,
    size: words.changes.sizeDone,
    remove: words.changes.removeDone,
    exchange: words.changes.exchangeDone,
    voucher: words.changes.voucherDone,
    mailAgain: words.changes.mailAgainDone,
    caller: words.caller.done,
  }
  return (
    <>
      <title>{`${said.page.title(order.number)} · ${shopName}`}</title>
      <div className="row between">
        <h1>{said.page.title(order.number)}</h1>
        <MoneyBadge state={order.money} words={said.money} />
      </div>
      <p className="soft">
        {momentText(order.placedAt, language, order.storefront)} · {storefrontName(order.storefront)} ·{' '}
        {said.deliveries[order.delivery]}
      </p>
      <LinkedOrders order={order} />
      {loaderData.mayPlace && permissions.includes('ORDERS_WRITE') ? (
        <p className="row">
          {order.isAddable ? <a href={`/orders/${order.number}/add`}>{words.additions.open}</a> : null}
          <a href={likeHref(order)}>{words.caller.another}</a>
        </p>
      ) : null}
      <DoneNotice text={actionData || done === null ? undefined : doneTexts[done]} />
      <ProblemSummary problems={actionData?.problems} />
      <div className="columns">
        <div>
          <OrderLines order={order} />
          <OrderActions
            order={order}
            permissions={permissions}
            pressKey={pressKey}
            colleagues={loaderData.colleagues}
            result={actionData}
          />
          <OrderParcels order={order} mayWrite={permissions.includes('ORDERS_WRITE')} pressKey={pressKey} />
        </div>
        <div>
          <OrderAddresses order={order} />
          <OrderMoney order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  )
}

/** A further order for whoever placed this one, in their account if they have one. */
function likeHref({ number, customerNumber }: { readonly number: string; readonly customerNumber?: string | null }) {
  const query = new URLSearchParams({ like: number, ...(customerNumber && { customer: customerNumber }) })
  return `/orders/new?${query}`
}
