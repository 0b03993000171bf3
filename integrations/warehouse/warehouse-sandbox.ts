import { Hono } from 'hono'
import { z } from 'zod'
import { type Clock, day, minute } from '#kernel/clock.ts'

const orderSchema = z.object({
  number: z.string(),
  shippingMethod: z.string(),
  collectedIn: z.string().nullish(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
})

/** An order in the hands of the pretend warehouse. */
type Packed = {
  readonly number: string
  readonly shippingMethod: string
  readonly since: string
  /** In a store of the shop's. */
  readonly collected?: boolean
  stopped?: boolean
}

/** Where the sandbox keeps its orders: a file, or nothing but memory. */
export type WarehouseShelf = { read(): readonly Packed[]; write(orders: readonly Packed[]): void }

export function memoryShelf(): WarehouseShelf {
  let kept: readonly Packed[] = []
  return {
    read: () => kept,
    write: (orders) => {
      kept = orders
    },
  }
}

/** What happens to every order, and how long after it was handed over: a working day in a quarter of an hour. */
const stations = [
  { type: 'allocated', after: minute },
  { type: 'picked', after: 10 * minute },
  { type: 'shipped', after: 15 * minute },
  { type: 'delivered', after: day },
] as const

/** What a store does with an order that is collected there. */
const storeStations = [
  { type: 'allocated', after: minute },
  { type: 'picked', after: 10 * minute },
  { type: 'ready', after: 15 * minute },
  { type: 'collected', after: day },
] as const

/** Carriers by the shop's ways of delivery, and where they show their parcels. */
const carriers: readonly (readonly [method: RegExp, name: string])[] = [
  [/^postnl/, 'PostNL'],
  [/^dhl/, 'DHL'],
  [/^bpost/, 'bpost'],
  [/^colissimo/, 'Colissimo'],
  [/^chronopost/, 'Chronopost'],
  [/^mondial/, 'Mondial Relay'],
  [/^royal/, 'Royal Mail'],
  [/^dpd/, 'DPD'],
  [/^inpost/, 'InPost'],
]

const pageSize = 100

/**
 * A warehouse that packs by the clock, in the wire format that the shop speaks: it knows what it was handed, and tells in
 * order of time what has happened to it by now. What is stopped before it leaves never leaves.
 */
export function createWarehouseSandbox(options: {
  readonly key: string
  readonly clock: Clock
  readonly shelf: WarehouseShelf
}): Hono {
  const { key, clock, shelf } = options
  const app = new Hono()
  app.use(async (context, next) => {
    if (context.req.header('Authorization') !== `Bearer ${key}`) return context.json({ error: 'unauthorized' }, 401)
    return next()
  })

  app.put('/orders/:number', async (context) => {
    const read = orderSchema.safeParse(await context.req.json().catch(() => undefined))
    if (!read.success || read.data.number !== context.req.param('number')) {
      return context.json({ error: 'no order' }, 400)
    }
    const { number, shippingMethod, collectedIn } = read.data
    const orders = shelf.read()
    if (!orders.some((one) => one.number === number)) {
      const since = clock.now().toISOString()
      shelf.write([...orders, { number, shippingMethod, since, ...(collectedIn ? { collected: true } : {}) }])
    }
    return context.body(null, 204)
  })

  app.delete('/orders/:number', (context) => {
    const number = context.req.param('number')
    const orders = shelf.read()
    const known = orders.find((one) => one.number === number)
    if (!known) return context.json({ error: 'unknown' }, 404)
    const left =
      Date.parse(known.since) + (known.collected ? storeStations[3] : stations[2]).after <= clock.now().getTime()
    if (left) return context.json({ error: 'left' }, 409)
    shelf.write(orders.map((one) => (one.number === number ? { ...one, stopped: true } : one)))
    return context.body(null, 204)
  })

  app.get('/news', (context) => {
    const after = context.req.query('after') ?? ''
    const told = shelf
      .read()
      .filter((order) => order.stopped !== true)
      .flatMap((order) => newsOf(order, clock.now()))
      .sort((a, b) => (a.place < b.place ? -1 : 1))
      .filter(({ place }) => place > after)
      .slice(0, pageSize)
    return context.json({ news: told.map(({ news }) => news), next: told.at(-1)?.place ?? null })
  })
  return app
}

function newsOf({ number, shippingMethod, since, collected }: Packed, now: Date) {
  const carrier = carriers.find(([method]) => method.test(shippingMethod))?.[1] ?? 'Cordwainer'
  const parcel = `${number}-1`
  return (collected ? storeStations : stations).flatMap(({ type, after }) => {
    const at = new Date(Date.parse(since) + after)
    if (at > now) return []
    const about = { type, order: number, at: at.toISOString() }
    const code = `SB${number.padStart(10, '0')}`
    const news =
      type === 'shipped'
        ? { ...about, parcel, carrier, trackingCode: code, trackingUrl: `https://parcels.cordwainer.example/${code}` }
        : type === 'delivered'
          ? { ...about, parcel }
          : about
    return [{ place: `${at.toISOString()} ${number} ${type}`, news }]
  })
}
