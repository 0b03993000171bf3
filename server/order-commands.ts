import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { newsSchema } from '#integrations/warehouse/warehouse-http.ts'
import { isRefused } from '#kernel/message-key.ts'
import { decimalAmount } from '#kernel/money.ts'
import { noProgress } from '#shop/fulfilment/progress.ts'
import { pickupState } from '#shop/fulfilment/store-pickup.ts'
import type { QuantitiesBySku, WarehouseEvent } from '#shop/fulfilment/warehouse-port.ts'
import { orderLabel } from '#shop/orders/order-history.ts'
import type { Shop } from '#shop/shop.ts'

/** What a command has to say: lines for the terminal, or why it did nothing. */
export type CommandOutput = { readonly lines: readonly string[] } | { readonly problems: readonly string[] }

export const orderUsage = [
  'npm run orders -- show <order>                               how far it is',
  'npm run orders -- ship <order> <carrier> [code] [https://…] [<sku>=<pieces> …]   a parcel left',
  'npm run orders -- deliver <order> [parcel]                   it arrived',
  'npm run orders -- pickups <store>                            what a store prepares and keeps for shoppers who collect it',
  'npm run orders -- ready <order>                              all of it waits in the store; its shopper gets a code',
  'npm run orders -- collected <order or code>                  it was handed over in the store',
  'npm run orders -- missing <order> <sku>=<pieces> …           it can’t be found, and never leaves',
  'npm run orders -- cancel <order>                             before anything left',
  'npm run orders -- returned <order> <return> [<sku>=<pieces> …]   what came back',
  'npm run orders -- news <file>                                the same as JSON, as the warehouse’s HTTP has it',
  'npm run orders -- refunds                                    what has to be paid back still',
  'npm run orders -- refunded <order>                           customer service gave back what no provider sends',
]

/** Does what staff ask of an order, by the same use-cases as everybody. */
export async function orderCommand(shop: Shop, [action, ...args]: readonly string[]): Promise<CommandOutput> {
  switch (action) {
    case 'show':
      return show(shop, args[0] ?? '')
    case 'ship':
    case 'deliver':
    case 'missing':
    case 'returned': {
      const news = newsOf(action, args, shop.clock.now())
      return news ? tell(shop, [news]) : { problems: orderUsage }
    }
    case 'news': {
      const read = z.array(newsSchema).safeParse(JSON.parse(await readFile(args[0] ?? '', 'utf8')))
      if (!read.success) return { problems: [z.prettifyError(read.error)] }
      return tell(shop, read.data)
    }
    case 'pickups':
      return pickups(shop, (args[0] ?? '').toUpperCase())
    case 'ready':
      return args[0] ? tell(shop, [{ type: 'ready', order: args[0], at: shop.clock.now() }]) : { problems: orderUsage }
    case 'collected':
      return collected(shop, args[0] ?? '')
    case 'cancel':
      return cancel(shop, args[0] ?? '')
    case 'refunds':
      return { lines: await owed(shop) }
    case 'refunded':
      return paidByHand(shop, args[0] ?? '')
    default:
      return { problems: orderUsage }
  }
}

function newsOf(
  action: 'ship' | 'deliver' | 'missing' | 'returned',
  args: readonly string[],
  at: Date,
): WarehouseEvent | undefined {
  const words = args.filter((arg) => !isQuantities(arg))
  const lines = args.filter(isQuantities).map(quantitiesOf)
  const [order, second, ...more] = words
  if (!order) return undefined
  if (action === 'missing') return lines.length > 0 ? { type: 'missing', order, at, lines } : undefined
  if (action === 'deliver') return { type: 'delivered', order, at, parcel: second ?? null }
  if (!second) return undefined
  const named: QuantitiesBySku | null = lines.length > 0 ? lines : null
  if (action === 'returned') return { type: 'returned', order, at, return: second, lines: named }
  const trackingUrl = more.find((word) => word.startsWith('https://')) ?? null
  const trackingCode = more.find((word) => !word.startsWith('https://')) ?? null
  // The same command twice is the same parcel.
  const parcel = trackingCode ?? `${second} ${lines.map(({ sku, quantity }) => `${sku}=${quantity}`).join(' ')}`.trim()
  return { type: 'shipped', order, at, parcel, carrier: second, trackingCode, trackingUrl, lines: named }
}

/** SKUs may hold anything, and addresses too. */
const isQuantities = (arg: string) => !arg.startsWith('https://') && /=\d+$/.test(arg)

function quantitiesOf(arg: string) {
  const at = arg.lastIndexOf('=')
  return { sku: arg.slice(0, at), quantity: Number(arg.slice(at + 1)) }
}

async function tell(shop: Shop, news: readonly WarehouseEvent[]): Promise<CommandOutput> {
  const problems: string[] = []
  for (const one of news) {
    const problem = await shop.applyWarehouseEvent(one)
    if (problem) problems.push(problem)
  }
  return problems.length > 0 ? { problems } : { lines: news.map(({ order, type }) => `Order ${order}: ${type}`) }
}

/** What a store has to do: what is to be prepared first, then what waits, with the name that the shopper tells. */
async function pickups(shop: Shop, store: string): Promise<CommandOutput> {
  if (!(await shop.stores.all()).some(({ code }) => code === store)) return { problems: [`There is no store ${store}`] }
  const open = await shop.pickupsAt(store)
  if (open.length === 0) return { lines: [`${store} prepares nothing and keeps nothing.`] }
  const now = shop.clock.now()
  return {
    lines: open.map(({ number, name, expectedAt, readyAt, keptUntil }) => {
      if (readyAt && keptUntil) return `Order ${number}: ready, kept until ${moment(keptUntil)}, for ${name}`
      return `${expectedAt < now ? 'LATE ' : ''}Order ${number}: to prepare by ${moment(expectedAt)}, for ${name}`
    }),
  }
}

/** Books what was handed over, by the number of the order or by the code that the shopper showed. */
async function collected(shop: Shop, told: string): Promise<CommandOutput> {
  const order = /^\d+$/.test(told) ? told : await shop.orderOfPickupCode(told.toUpperCase())
  if (!order) return { problems: [`Nothing waits under the code ${told}`] }
  return tell(shop, [{ type: 'collected', order, at: shop.clock.now() }])
}

const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

async function cancel(shop: Shop, number: string): Promise<CommandOutput> {
  const order = await shop.orderOfNumber(number)
  if (!order) return { problems: [`There is no order ${number}`] }
  const answer = await shop.cancelOrder(order.id)
  if (isRefused(answer)) return { problems: answer.refusals.map(({ messageKey }) => `Order ${number}: ${messageKey}`) }
  return { lines: [`Order ${number} is cancelled; its money goes back.`] }
}

async function show(shop: Shop, number: string): Promise<CommandOutput> {
  const order = await shop.orderOfNumber(number)
  const followed = order && (await shop.followedOrder(order.id))
  if (!order || !followed) return { problems: [`There is no order ${number}`] }
  const { parcels, returns, refunds, pickup } = (await shop.progressOf([order.id])).get(order.id) ?? noProgress
  const invoices = await shop.invoicesOf([order.id])
  return {
    lines: [
      `Order ${number}: ${order.state}, ${orderLabel(followed)}, ${decimalAmount(order.total)} ${order.currency}`,
      ...order.lines.map((line) => `  ${line.quantity} × ${line.sku}  ${decimalAmount(line.total)}  ${line.name}`),
      ...(pickup
        ? [`Collected in ${pickup.locationCode}: ${pickupState(pickup)}, promised by ${moment(pickup.expectedAt)}`]
        : []),
      ...parcels.map(
        (one) => `Parcel ${one.key}: ${one.carrier}, left ${day(one.shippedAt)}, arrived ${day(one.deliveredAt)}`,
      ),
      ...returns.map((one) => `Return ${one.reference}: by ${one.way}, came back ${day(one.receivedAt)}`),
      ...refunds.map((one) => `Refund ${decimalAmount(one.amount)}: ${one.reason}, paid ${day(one.refundedAt)}`),
      ...invoices.map((one) => `${one.kind} ${one.number}: ${decimalAmount(one.total)}`),
    ],
  }
}

const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'not yet'

/** Refunds that are open, the most urgent first; what is late is said. */
async function owed(shop: Shop): Promise<string[]> {
  const now = shop.clock.now()
  const refunds = (await shop.owedRefunds()).map(({ number, refund }) => {
    const byHand = refund.refundedAt !== null
    const amount = byHand ? refund.byHand : refund.amount
    const how = byHand ? 'by hand, no provider sends it' : 'by the provider'
    return `${refund.dueAt < now ? 'LATE ' : ''}Order ${number}: ${decimalAmount(amount)} until ${day(refund.dueAt)}, ${how}`
  })
  const payments = (await shop.owedPayments()).map(
    ({ number, amount }) => `Order ${number}: ${decimalAmount(amount)} by hand, a gift card paid it twice or too late`,
  )
  return refunds.length + payments.length > 0 ? [...refunds, ...payments] : ['Nothing has to be paid back.']
}

async function paidByHand(shop: Shop, number: string): Promise<CommandOutput> {
  const waiting = (await shop.owedRefunds()).filter((one) => one.number === number && one.refund.refundedAt !== null)
  const payments = (await shop.owedPayments()).filter((one) => one.number === number)
  const amounts = [...waiting.map(({ refund }) => refund.byHand), ...payments.map(({ amount }) => amount)]
  if (amounts.length === 0) return { problems: [`Nothing of order ${number} has to be given back by hand`] }
  for (const { refund } of waiting) await shop.paidByHand(refund.id)
  for (const { id } of payments) await shop.paymentGivenBack(id)
  return { lines: amounts.map((amount) => `Order ${number}: ${decimalAmount(amount)} was given back by hand.`) }
}
