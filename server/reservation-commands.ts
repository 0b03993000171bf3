import type { Shop } from '#shop/shop.ts'
import type { CommandOutput } from './order-commands.ts'

export const reservationUsage = [
  'npm run reservations -- held <store>          what a store keeps apart, the most urgent first',
  'npm run reservations -- ready <number>        it is put aside: its shopper is told so',
  'npm run reservations -- collected <number>    it was handed over',
]

/** Does what stores ask of reservations, by the same use-cases as a till would. */
export async function reservationCommand(
  shop: Pick<Shop, 'reservations' | 'stores'>,
  [action, argument]: readonly string[],
): Promise<CommandOutput> {
  if (argument === undefined) return { problems: reservationUsage }
  switch (action) {
    case 'held':
      return held(shop, argument.toUpperCase())
    case 'ready':
      return ready(shop, argument)
    case 'collected':
      return collected(shop, argument)
    default:
      return { problems: reservationUsage }
  }
}

async function held(
  { reservations, stores }: Pick<Shop, 'reservations' | 'stores'>,
  code: string,
): Promise<CommandOutput> {
  if (!(await stores.all()).some((store) => store.code === code)) return { problems: [`There is no store ${code}`] }
  const kept = await reservations.heldAt(code)
  if (kept.length === 0) return { lines: [`${code} keeps nothing apart.`] }
  return {
    lines: kept.map(
      ({ number, size, product, heldUntil, putAsideAt, firstName, lastName }) =>
        `${number}  ${putAsideAt ? 'ready' : 'to put aside'}  until ${heldUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${size.sku}  ${product.brand} ${product.name}  for ${firstName} ${lastName}`,
    ),
  }
}

async function ready({ reservations }: Pick<Shop, 'reservations'>, number: string): Promise<CommandOutput> {
  switch (await reservations.putAside(number)) {
    case 'ready':
      return { lines: [`Reservation ${number} is ready; its shopper is told.`] }
    case 'ready-before':
      return { lines: [`Reservation ${number} was ready before; nothing changed.`] }
    case 'over':
      return { problems: [`Reservation ${number} is no longer waited for: its pair belongs on the shelf.`] }
    case 'unknown':
      return { problems: [`There is no reservation ${number}`] }
  }
}

async function collected({ reservations }: Pick<Shop, 'reservations'>, number: string): Promise<CommandOutput> {
  switch (await reservations.collect(number)) {
    case 'collected':
      return { lines: [`Reservation ${number} is booked as fetched.`] }
    case 'collected-before':
      return { lines: [`Reservation ${number} was booked as fetched before; nothing changed.`] }
    case 'lapsed':
      return {
        problems: [
          `Reservation ${number} was no longer kept, and its pair is not in stock any more. If it was handed over, somebody else’s is missing.`,
        ],
      }
    case 'unknown':
      return { problems: [`There is no reservation ${number}`] }
  }
}
