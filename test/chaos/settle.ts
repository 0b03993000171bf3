import { setTimeout as pause } from 'node:timers/promises'
import { hour, minute } from '#kernel/clock.ts'
import type { Cluster } from './cluster.ts'

/** What is still on its way; all of it empty when the shop has come to rest. */
export type StillWaiting = Readonly<Record<string, number>>

/** By then whatever had to wait for time has happened: attempts that were put off, payments that nobody made. */
const timePasses = 3 * hour
/** So long nothing may move: longer than any job is left to a process that is dead. */
const patience = 5 * minute

/**
 * After the last failure: time passes, on all clocks, until the shop has nothing left to do. The queues go by the clock of PostgreSQL, which
 * nobody can turn: for them their rows grow older.
 * @returns what waits still and does not move any more
 */
export async function comeToRest(
  { nodes, pool, vendors }: Cluster,
  say: (text: string) => void,
): Promise<StillWaiting> {
  for (const node of nodes) node.set({ clockMs: timePasses })
  vendors.turnClocks(timePasses)
  let before = ''
  let movedAt = performance.now()
  let quietLooks = 0
  for (let look = 0; ; look++) {
    await pool.query(
      `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
    )
    const waiting: StillWaiting = {
      ...(await waitingIn(pool)),
      'webhooks of the provider': await vendors.books.undelivered(),
    }
    const left = Object.entries(waiting).filter(([, count]) => count > 0)
    // What ends makes other things begin: nothing must wait for a while.
    quietLooks = left.length === 0 ? quietLooks + 1 : 0
    if (JSON.stringify(left) !== before) movedAt = performance.now()
    before = JSON.stringify(left)
    if (quietLooks === 5 || performance.now() - movedAt > patience) return Object.fromEntries(left)
    if (left.length > 0 && look % 10 === 0)
      say(`waiting for ${left.map(([what, count]) => `${count} ${what}`).join(', ')}`)
    await pause(2000)
  }
}

async function waitingIn(pool: Cluster['pool']): Promise<StillWaiting> {
  const { rows } = await pool.query<{ what: string; count: number }>(
    `select 'jobs' as what, count(*)::int as count from jobs.job
       where state in ('created', 'retry', 'active') and name not like '%-failed' and name not like '\\_\\_%'
         and name not in (select name from jobs.schedule)
     union all select 'mails', count(*)::int from mail_outbox where sent_at is null
     union all select 'webhooks', count(*)::int from webhook_deliveries where state = 'waiting'
     union all select 'refunds', count(*)::int from refunds where refunded_at is null
     union all select 'payments', count(*)::int from payments where status in ('created', 'open', 'pending')
     union all select 'gift cards to pay', count(*)::int from gift_card_sales where state = 'open'
     union all select 'orders to pack', count(*)::int from orders where state = 'paid'
       and not exists (select from parcels where order_id = orders.id)`,
  )
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
