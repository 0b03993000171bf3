import { setTimeout as pause } from 'node:timers/promises'
import { messageId } from '#integrations/mail/smtp.ts'
import { repeatedMails } from './checker/check-mails.ts'
import { beginChecking, findProblems } from './checker/checker.ts'
import type { BookedPayment, Evidence } from './checker/evidence.ts'
import type { Cluster } from './cluster.ts'
import { failures } from './failures/failures.ts'
import { buyGiftCard } from './givers.ts'
import { prepareShop } from './prepare-shop.ts'
import { lanes, type PlannedFailure, planFailures } from './schedule.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { comeToRest } from './settle.ts'
import { type Bought, goShopping, type ShoppersDeps, sendBack } from './shoppers.ts'
import { chaosStaff, serveOrder } from './staff.ts'
import type { ChaosResult } from './table.ts'
import { nothingTold } from './told.ts'

/** Shoppers at once, and members of staff. */
const atOnce = 8
/** Every so many shoppers buy a gift card first. */
const giverEvery = 10

/**
 * Opens a shop, sends shoppers and staff through it while things break, lets it come to rest, and looks what was lost.
 * @param say tells how it goes
 */
export async function runChaos(
  cluster: Cluster,
  { seed, shoppers }: { readonly seed: number; readonly shoppers: number },
  say: (text: string) => void,
): Promise<ChaosResult> {
  const began = performance.now()
  const random = seededRandom(seed)
  const { sizes, keys } = await prepareShop(cluster)
  const shelves = await beginChecking(cluster.pool)
  const told = nothingTold()
  const giftCards = () => cluster.mail.received.flatMap(({ giftCard }) => giftCard ?? [])
  const deps: ShoppersDeps = { nodes: cluster.nodes, publicUrl: cluster.publicUrl, sizes, told, giftCards }
  const sale = { begun: 0, isOver: false }
  const gaveUp: string[] = []
  const happened: PlannedFailure[] = []
  const planned = planFailures(failures, shoppers, random.fork('failures'))

  const breaking = Promise.all(
    lanes.map((lane) =>
      breakThings(
        cluster,
        planned.filter((one) => one.lane === lane),
        () => sale,
        (failure) => {
          happened.push(failure)
          say(`${sale.begun} shoppers: ${failure.failure} ${failure.target} for ${failure.lastsMs / 1000} s`)
        },
      ),
    ),
  )
  // Heard at the end, like what shoppers and staff meet.
  breaking.catch(() => undefined)
  const bought: Bought[] = []
  /** Two minutes without an answer: what they were told until then is held to account all the same. */
  const noteEnd = (who: string, error: unknown) => {
    say(`${who}: ${String(error)}`)
    gaveUp.push(who)
  }
  const walking = Array.from({ length: atOnce }, async () => {
    while (sale.begun < shoppers) {
      const number = ++sale.begun
      try {
        if (number % giverEvery === 1) await buyGiftCard(deps, number, random.fork(`giver ${number}`))
        const paid = await goShopping(deps, number, random.fork(`shopper ${number}`))
        if (paid) bought.push(paid)
      } catch (error) {
        noteEnd(`shopper ${number}`, error)
      }
    }
  })
  const services = keys.map((key, index) =>
    customerService(chaosStaff({ nodes: cluster.nodes, key, told }, random.fork(`staff ${index}`)), {
      cluster,
      deps,
      bought: () => bought.filter((_, at) => at % keys.length === index),
      random: random.fork(`work ${index}`),
    }),
  )
  const working = Promise.all(
    services.map(async ({ round }) => {
      for (; !sale.isOver; await pause(500)) await round().catch((error) => noteEnd('staff', error))
    }),
  )
  working.catch(() => undefined)
  await Promise.all(walking)
  sale.isOver = true
  await Promise.all([breaking, working])
  say(`${told.orders.length} orders, ${told.paid.length} of them paid; time passes`)
  await comeToRest(cluster, say)
  // What was packed late comes back now.
  await Promise.all(services.map(({ round }) => round().catch((error) => noteEnd('staff', error))))
  const waiting = await comeToRest(cluster, say)

  const evidence = await evidenceOf(cluster, { told, shelves })
  return {
    seed,
    shoppers,
    happened,
    waiting,
    counts: {
      'orders told of': told.orders.length,
      'told paid': told.paid.length,
      'returns announced': told.returns.length,
      'gift cards told paid': told.giftCards.length,
      'orders that one paid': await paidByCard(cluster),
      'changes by staff': told.staff.length,
      'people who gave up': gaveUp.length,
      'mails sent': evidence.mails.length,
      'of them again with the same Message-ID': repeatedMails(evidence),
      'webhooks heard': evidence.heard.length,
      'ends of nodes by themselves': cluster.nodes.reduce((sum, { ownEnds }) => sum + ownEnds, 0),
    },
    findings: await findProblems(cluster.pool, evidence),
    seconds: (performance.now() - began) / 1000,
  }
}

/** One lane’s failures, each as soon as its shopper comes and the one before it is mended. */
async function breakThings(
  cluster: Cluster,
  planned: readonly PlannedFailure[],
  sale: () => { readonly begun: number; readonly isOver: boolean },
  tell: (failure: PlannedFailure) => void,
): Promise<void> {
  for (const one of planned) {
    while (sale().begun < one.afterShoppers && !sale().isOver) await pause(20)
    if (sale().isOver) return
    const failure = failures.find(({ name }) => name === one.failure)
    tell(one)
    await failure?.begin(cluster, one.target)
    await pause(one.lastsMs)
    await failure?.end(cluster, one.target)
  }
}

/** One of the staff: looks after each paid order once, and takes in what comes back. */
function customerService(
  staff: ReturnType<typeof chaosStaff>,
  work: {
    readonly cluster: Cluster
    readonly deps: ShoppersDeps
    readonly bought: () => readonly Bought[]
    readonly random: SeededRandom
  },
) {
  const { cluster, deps, bought, random } = work
  let served = 0
  const lookedAt = new Set<string>()

  async function sent(): Promise<ReadonlySet<string>> {
    const { rows } = await cluster.pool
      .query<{ number: string }>('select distinct orders.number from parcels join orders on orders.id = order_id')
      // The database is what is broken just now.
      .catch(() => ({ rows: [] }))
    return new Set(rows.map(({ number }) => number))
  }

  return {
    /** All that there is to do at the moment. */
    async round(): Promise<void> {
      for (; served < bought().length; served++) await serveOrder(staff, bought()[served]?.number ?? '', random)
      const gone = await sent()
      for (const order of bought()) {
        if (!gone.has(order.number) || lookedAt.has(order.number)) continue
        lookedAt.add(order.number)
        if (random.between(0, 99) >= 25) continue
        const reference = await sendBack(deps, order, random)
        if (reference !== undefined) await staff.takeReturnIn(order.number, reference)
      }
    },
  }
}

/** How many orders a gift card has a part in. */
async function paidByCard({ pool }: Cluster): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from gift_card_payments where state = 'redeemed'`,
  )
  return rows[0]?.count ?? 0
}

async function evidenceOf({ vendors, mail }: Cluster, known: Pick<Evidence, 'told' | 'shelves'>): Promise<Evidence> {
  const { books } = vendors
  const from = mail.received[0]?.messageId.split('@')[1]?.replace('>', '') ?? ''
  return {
    ...known,
    payments: (await books.payments()).map((payment): BookedPayment => {
      const { metadata } = payment.request as { metadata?: { orderId?: string } }
      return {
        id: payment.id,
        orderId: metadata?.orderId ?? '',
        collected: payment.status === 'paid' ? payment.amount : 0,
        sentBack: payment.refunds.reduce((sum, one) => (one.status === 'canceled' ? sum : sum + one.amount), 0),
      }
    }),
    undelivered: await books.undelivered(),
    warehouse: new Set(books.warehouse().map(({ number }) => number)),
    heard: books.heard,
    mails: mail.received,
    messageIdOf: (key) => messageId(key, `shop@${from}`),
  }
}
