import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { ReturnCondition, ReturnQuery, ReturnReason } from '../graphql/graphql.ts'
import type { Words } from '../messages/staff-language-messages.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'
import { InspectedLine } from '../ui/returns/inspected-line.tsx'
import { AfterReturn, TakenReturn } from '../ui/returns/taken-return.tsx'
import { openedReturn } from './opened-return.ts'
import { returnQuery, takeReturnIn } from './return-document.ts'

export async function loader({ context, params, request }: RouteArgs<'number'>) {
  const { searchParams } = new URL(request.url)
  const given = { number: params.number, reference: searchParams.get('reference') }
  const { order, whole, shelfLocations } = await scopeOf(context).ask(returnQuery, given)
  // Another store may have taken in meanwhile what somebody here has opened: the desk says so.
  if (!order && given.reference) throw redirect(`/returns?gone=${encodeURIComponent(given.reference)}`)
  if (!order) throw data(null, { status: 404 })
  const done = searchParams.get('done')
  const asked = { reference: given.reference, done, isUnannounced: searchParams.has('unannounced') }
  // Of a return that is brought to any store its order is seen as far as the return goes.
  const isOrderSeen = whole !== null
  return {
    order,
    isOrderSeen,
    shelfLocations,
    opened: openedReturn(order.returns, asked),
    pressKey: randomUUID(),
    done,
  }
}

export async function action({ context, params, request }: RouteArgs<'number'>) {
  const form = await request.formData()
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const { takeReturnIn: outcome } = await scopeOf(context).ask(takeReturnIn, {
    number: params.number,
    version: Number(typed.version) || 0,
    reference: typed.reference || null,
    pieces: inspectedPieces(typed),
    key: typed.key ?? '',
  })
  if (outcome.problems.length === 0) {
    const to = new URLSearchParams({
      ...(typed.reference ? { reference: typed.reference } : {}),
      done: outcome.approvalId === null ? '' : 'waits',
    })
    throw redirect(`/returns/${params.number}?${to}`)
  }
  return { problems: outcome.problems, typed }
}

type Typed = Readonly<Record<string, string>>

/** `quantity-2`, `reason-2`, …: what was seen of the line at position 2. What is no such value the API refuses. */
function inspectedPieces(typed: Typed) {
  return Object.entries(typed).flatMap(([name, value]) => {
    const [, written] = /^quantity-(\d{1,4})$/.exec(name) ?? []
    const quantity = Number(value)
    if (written === undefined || !Number.isInteger(quantity) || quantity < 1) return []
    return [
      {
        position: Number(written),
        quantity,
        reason: (typed[`reason-${written}`] ?? 'UNKNOWN') as ReturnReason,
        condition: (typed[`condition-${written}`] ?? 'AS_NEW') as ReturnCondition,
        restockAt: typed[`restock-${written}`] || null,
        exchangeSku: typed[`then-${written}`] || null,
      },
    ]
  })
}

export default function ReturnPage({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.returns
  const { order, isOrderSeen, opened, pressKey, done } = loaderData
  const announced = opened.kind === 'announced' ? opened.return : undefined
  const doneText = done === 'waits' ? words.approvals.waits : done === null ? undefined : said.done
  const title = titleOf(said, loaderData)
  const lines = opened.kind === 'taken' || opened.kind === 'waits' ? [] : expectedLines(order, announced)
  return (
    <>
      <title>{`${title} · ${shopName}`}</title>
      <div className="row between">
        <h1>{title}</h1>
        <p className="row">
          {isOrderSeen && announced?.way === 'post' ? (
            <a href={`/orders/${order.number}/labels/${announced.reference}`}>{said.label}</a>
          ) : null}
          {isOrderSeen ? <a href={`/orders/${order.number}`}>{said.toOrder}</a> : null}
        </p>
      </div>
      <DoneNotice text={actionData ? undefined : doneText} />
      {opened.kind === 'taken' && done === null ? <p>{said.received}</p> : null}
      <ProblemSummary problems={actionData?.problems} />
      {opened.kind === 'taken' ? <TakenReturn order={order} taken={opened.return} /> : null}
      {opened.kind === 'taken' || opened.kind === 'waits' ? (
        <AfterReturn order={order} />
      ) : lines.length === 0 ? (
        <p className="card">{said.nothing}</p>
      ) : (
        <form method="post" className="stack wide" noValidate>
          {announced ? null : <p className="soft">{said.unannouncedAbout}</p>}
          <input type="hidden" name="version" value={order.version} />
          <input type="hidden" name="key" value={pressKey} />
          <input type="hidden" name="reference" value={announced?.reference ?? ''} />
          {lines.map(({ line, expected }) => (
            <InspectedLine
              key={line.position}
              line={line}
              expected={expected}
              sizes={order.sizes.filter(({ position }) => position === line.position)}
              locations={loaderData.shelfLocations}
              typed={actionData?.typed}
            />
          ))}
          <button type="submit" className="big">
            {said.submit}
          </button>
        </form>
      )}
      <p>
        <a href="/returns">{said.title}</a>
      </p>
    </>
  )
}

type Order = NonNullable<ReturnQuery['order']>

function titleOf(said: Words['returns'], { opened, order }: Awaited<ReturnType<typeof loader>>): string {
  if ('return' in opened) return said.box(opened.return.reference)
  return opened.kind === 'waits' ? said.title : said.unannounced(order.number)
}

/** The lines of which something may lie in the box: what was announced first, then what else was sent. */
function expectedLines(order: Order, announced: Order['returns'][number] | undefined) {
  return order.lines
    .map((line) => ({
      line,
      expected: announced?.pieces.find(({ position }) => position === line.position)?.quantity ?? 0,
    }))
    .filter(({ line, expected }) => line.type === 'article' && (expected > 0 || line.returnable > 0))
    .sort((a, b) => Number(b.expected > 0) - Number(a.expected > 0))
}
