import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { BulkPlan } from '../ui/order/bulk-plan.tsx'
import { BulkProgress } from '../ui/order/bulk-progress.tsx'
import { useScope } from '../ui/page-scope.tsx'
import type { Problem } from '../ui/problems.tsx'
import { bulkOrderQuery, bulkPermissionsQuery } from './bulk-orders-document.ts'
import {
  atOnce,
  type BulkAction,
  bulkActionOf,
  bulkActionsOf,
  bulkAddress,
  chosenNumbers,
  confirmationOf,
  earlierNotDone,
  notDoneOf,
  type SeenOrder,
  seenOrders,
} from './bulk-orders-form.ts'
import { plannedOrders } from './bulk-orders-plan.ts'
import { sendMailAgain } from './order-change-document.ts'
import { addOrderNote, cancelOrder } from './order-document.ts'
import { makeParcelLabel } from './pack-document.ts'

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const { ask } = scopeOf(context)
  const action = bulkActionOf(searchParams.get('do'))
  const [{ me }, orders] = await Promise.all([
    ask(bulkPermissionsQuery),
    plannedOrders(ask, action, chosenNumbers(searchParams)),
  ])
  return {
    action,
    actions: bulkActionsOf(me?.permissions ?? []),
    orders,
    wave: searchParams.get('wave') ?? '',
    pressKey: randomUUID(),
  }
}

/** Does so many of them, and answers how far it is; the page goes on with the rest. */
export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const action = bulkActionOf(text('do'))
  const orders = seenOrders(form)
  const [now, rest] = [orders.slice(0, atOnce[action]), orders.slice(atOnce[action])]
  const note = text('note')
  if (action === 'note' && note.trim() === '')
    return { problems: [{ messageKey: 'order-note-empty', field: 'note' }], progress: undefined }
  const failed = earlierNotDone(form)
  for (const order of now) {
    const problems = await doneWith(scopeOf(context), action, order, { note, key: `${text('key')}-${order.number}` })
    if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
      throw redirect(proofThen(action, orders, new URL(request.url).searchParams.get('wave') ?? ''))
    failed.push(...notDoneOf(order.number, problems))
  }
  const done = (Number(text('done')) || 0) + now.length
  return {
    problems: [],
    progress: { action, rest, failed, done, all: done + rest.length, note, pressKey: text('key') },
  }
}

function proofThen(action: BulkAction, orders: readonly SeenOrder[], wave: string): string {
  const numbers = orders.map(({ number }) => number)
  return `/prove?to=${encodeURIComponent(bulkAddress(action, numbers, wave))}`
}

async function doneWith(
  { ask }: Scope,
  action: BulkAction,
  { number, seen }: SeenOrder,
  { note, key }: { readonly note: string; readonly key: string },
): Promise<readonly Problem[]> {
  switch (action) {
    case 'note':
      return (await ask(addOrderNote, { number, text: note, key })).addOrderNote.problems
    case 'cancel':
      return (await ask(cancelOrder, { number })).cancelOrder.problems
    case 'label':
      return (await ask(makeParcelLabel, { number, parcelsSeen: seen })).makeParcelLabel.problems
    case 'mail': {
      const { order } = await ask(bulkOrderQuery, { number })
      const mail = order && confirmationOf(order)
      if (!mail) return [{ messageKey: 'order-not-possible' }]
      return (await ask(sendMailAgain, { number, version: seen, mail, key })).sendMailAgain.problems
    }
  }
}

export default function BulkOrders({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.bulk
  return (
    <>
      <title>{`${said.title} · ${shopName}`}</title>
      <h1>{said.title}</h1>
      {actionData?.progress ? (
        <BulkProgress {...actionData.progress} />
      ) : (
        <BulkPlan {...loaderData} problems={actionData?.problems} />
      )}
      <p className="row">
        {loaderData.wave === '' ? null : <a href={`/packing/${encodeURIComponent(loaderData.wave)}`}>{said.toWave}</a>}
        <a href="/orders">{said.toList}</a>
      </p>
    </>
  )
}
