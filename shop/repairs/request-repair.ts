import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Repositories, Transact } from '../transact.ts'
import { isOver, newRepairCode, ownedPieces, type RepairService, type RepairWay, servicesFor } from './repair.ts'

export type RepairInput = {
  readonly orderId: string
  /** The place of the line in its order. */
  readonly position: number
  readonly service: string
  /** The code of a store. */
  readonly location: string
  readonly way: RepairWay
  readonly text: string
  /** What the buyer saw that the service costs, in cents; absent where nobody says what they saw. */
  readonly price?: number | null | undefined
  /** Made anew for each form, by whoever shows it. */
  readonly idempotencyKey: string
}

export type RepairRequested = { readonly code: string }

const longestText = 1000

type Deps = { readonly transact: Transact; readonly clock: Clock; readonly settings: SettingsSource }

/**
 * Somebody who bought a pair asks for its repair, at the price that they see. The same key is the same request, and no more
 * repairs of a line are open than there are pieces of it.
 *
 * @returns the code that they show
 */
export async function requestRepair(deps: Deps, input: RepairInput): Promise<RepairRequested | Refused> {
  const text = input.text.trim()
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(input.idempotencyKey)) return refusedWith(refusalOf('repair-not-possible'))
  if (text.length > longestText)
    return refusedWith(refusalOf('field-too-long', { field: 'text', name: String(longestText) }))
  return deps.transact(
    ['fulfilment', 'jobs', 'orders', 'repairs', 'stores'],
    async (repositories): Promise<RepairRequested | Refused> => {
      const now = deps.clock.now()
      const order = await repositories.orders.lock(input.orderId)
      if (order?.state !== 'paid') return refusedWith(refusalOf('order-not-found'))
      const known = await repositories.repairs.ofKey(input.idempotencyKey)
      if (known) return known.orderId === order.id ? { code: known.code } : refusedWith(refusalOf('order-not-found'))
      const fitting = await servicesOf(deps, repositories, order, input)
      if ('refusals' in fitting) return fitting
      const service = fitting.find(({ id }) => id === input.service)
      const isStore = (await repositories.stores.all()).some(({ code }) => code === input.location)
      if (!service || !isStore)
        return refusedWith(
          ...(service ? [] : [refusalOf('repair-service-required', { field: 'service' })]),
          ...(isStore ? [] : [refusalOf('repair-store-required', { field: 'location' })]),
        )
      const { currency, language } = storefrontOf(order.storefrontCode)
      // The retailer may have changed it since the form was shown.
      const price = service.prices[currency]
      if (typeof input.price === 'number' && input.price !== price)
        return refusedWith(refusalOf('repair-changed-meanwhile', { field: 'service' }))
      const { sendIn } = deps.settings.at(now).repairs
      const code = newRepairCode()
      const id = await repositories.repairs.add(
        {
          code,
          idempotencyKey: input.idempotencyKey,
          orderId: order.id,
          position: input.position,
          service: service.id,
          serviceName: service.name[language],
          text,
          way: sendIn ? input.way : 'bring',
          locationCode: input.location,
          currency,
          price,
          days: service.days,
        },
        now,
      )
      await repositories.jobs.mailRepair('asked', id)
      return { code }
    },
  )
}

type OrderHeld = NonNullable<Awaited<ReturnType<Repositories['orders']['lock']>>>

/** What can be done with a pair, where it is its buyer's and not being repaired already. */
async function servicesOf(
  { clock, settings }: Deps,
  { fulfilment, repairs }: Pick<Repositories, 'fulfilment' | 'repairs'>,
  order: OrderHeld,
  { position }: RepairInput,
): Promise<RepairService[] | Refused> {
  const { offered, services } = settings.at(clock.now()).repairs
  const owned = ownedPieces(order, await fulfilment.progress(order.id)).get(position) ?? 0
  const sku = order.lines[position]?.productSku
  const material = sku && (await repairs.materialsOf([sku])).get(sku)
  if (!offered || owned === 0 || !material) return refusedWith(refusalOf('repair-not-possible'))
  const open = (await repairs.ofOrder(order.id)).filter((one) => one.position === position && !isOver(one))
  if (open.length >= owned) return refusedWith(refusalOf('repair-exists'))
  return servicesFor(services, material)
}
