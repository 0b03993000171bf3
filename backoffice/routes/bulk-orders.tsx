import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { type Scope, scopeOf } from '../scope.ts'
import { BulkPlan } from '../ui/order/bulk-plan.tsx'
import { BulkProgress } from '../ui/order/bulk-progress.tsx'
import { useScope } from '../ui/page-scope.tsx'
import type { Problem } from '../ui/problems.tsx'
import { bulkOrderQuery } from './bulk-orders-document.ts'
import {
  atOnce,
  type BulkAction,
  bulkActionOf,
  chosenNumbers,
  confirmationOf,
  earlierNotDone,
  notDoneOf,
  type ShownVersion,
  shownVersions,
} from './bulk-orders-form.ts'
import { sendMailAgain } from './order-change-document.ts'
import { addOrderNote, cancelOrder } from './order-document.ts'

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const { ask } = scopeOf(context)
  const found = await Promise.all(chosenNumbers(searchParams).map((number) => ask(bulkOrderQuery, { number })))
  return {
    action: bulkActionOf(searchParams.get('do')),
    orders: found.flatMap(({ order }) => order ?? []),
    pressKey: randomUUID(),
  }
}

/** Does so many of them, and answers how far it is; the page goes on with the rest. */
export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const action = bulkActionOf(text('do'))
  const orders = shownVersions(form)
  const [now, rest] = [orders.slice(0, atOnce), orders.slice(atOnce)]
  const note = text('note')
  if (action === 'note' && note.trim() === '')
    return { problems: [{ messageKey: 'order-note-empty', field: 'note' }], progress: undefined }
  const failed = earlierNotDone(form)
  for (const order of now) {
    const problems = await doneWith(scopeOf(context), action, order, { note, key: `${text('key')}-${order.number}` })
    if (problems.some(({ messageKey }) => messageKey === 'staff-proof-needed'))
      throw redirect(proofThen(action, orders))
    failed.push(...notDoneOf(order.number, problems))
  }
  const done = (Number(text('done')) || 0) + now.length
  return {
    problems: [],
    progress: { action, rest, failed, done, all: done + rest.length, note, pressKey: text('key') },
  }
}

function proofThen(action: BulkAction, orders: readonly ShownVersion[]): string {
  const query = new URLSearchParams([['do', action], ...orders.map(({ number }) => ['number', number])])
  return `/prove?to=${encodeURIComponent(`/orders/bulk?${query}`)}`
}

async function doneWith(
  { ask }: Scope,
  action: BulkAction,
  { number, version }: ShownVersion,
  { note, key }: { readonly note: string; readonly key: string },
): Promise<readonly Problem[]> {
  switch (action) {
    case 'note':
      return (await ask(addOrderNote, { number, text: note, key })).addOrderNote.problems
    case 'cancel':
      return (await ask(cancelOrder, { number })).cancelOrder.problems
    case 'mail': {
      const { order } = await ask(bulkOrderQuery, { number })
      const mail = order && confirmationOf(order)
      if (!mail) return [{ messageKey: 'order-not-possible' }]
      return (await ask(sendMailAgain, { number, version, mail, key })).sendMailAgain.problems
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
      <p>
        <a href="/orders">{said.toList}</a>
      </p>
    </>
  )
}
