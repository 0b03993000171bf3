import type { Clock } from '#kernel/clock.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { MailPort } from '../mail/mail-port.ts'
import type { SenderDetails } from '../mail/mail-sender.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { StoresStore } from '../stores/stores-store.ts'
import type { Transact } from '../transact.ts'
import { acceptRepairPrice, cancelRepair, type RepairOfOrder } from './answer-repair-price.ts'
import { moveRepair, proposeRepairPrice } from './move-repair.ts'
import { isOver, ownedPieces, type RepairState, servicesFor } from './repair.ts'
import type { RepairMailKind } from './repair-mail.ts'
import type { RepairReader } from './repair-store.ts'
import { type RepairInput, requestRepair } from './request-repair.ts'
import { sendRepairMail } from './send-repair-mail.ts'

type Deps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly repairs: RepairReader
  readonly orders: Pick<OrderReader, 'byId'>
  readonly stores: Pick<StoresStore, 'all'>
  readonly mail: MailPort
  readonly senderDetails: SenderDetails
}

/** A line of an order, of which pieces can be repaired, and how. */
export type RepairChoice = {
  readonly position: number
  readonly services: readonly {
    readonly id: string
    readonly name: string
    readonly price: number
    readonly days: number
  }[]
}

/** So many the list for staff names. */
const mostListed = 200

/** Pairs that come back to be repaired. */
export function repairService(deps: Deps) {
  const { clock, settings, repairs } = deps
  const rules = () => settings.at(clock.now()).repairs
  return {
    /** Whether repairs are offered, and whether a pair may come by post. */
    repairRules: rules,
    repairsOf: (orderId: string) => repairs.ofOrder(orderId),
    /** What of an order can be repaired and how; nothing of what is being repaired already. */
    repairChoices: async (
      order: Pick<Order, 'id' | 'lines' | 'storefrontCode'>,
      progress: Progress,
    ): Promise<RepairChoice[]> => {
      const { offered, services } = rules()
      const owned = offered ? ownedPieces(order, progress) : new Map<number, number>()
      if (owned.size === 0) return []
      const skus = [...owned.keys()].flatMap((position) => order.lines[position]?.productSku ?? [])
      const [materials, known] = await Promise.all([repairs.materialsOf(skus), repairs.ofOrder(order.id)])
      const { currency, language } = storefrontOf(order.storefrontCode)
      return [...owned].flatMap(([position, pieces]): RepairChoice[] => {
        const material = materials.get(order.lines[position]?.productSku ?? '')
        const open = known.filter((one) => one.position === position && !isOver(one)).length
        const fitting = material && open < pieces ? servicesFor(services, material) : []
        if (fitting.length === 0) return []
        return [
          {
            position,
            services: fitting.map(({ id, name, prices, days }) => ({
              id,
              name: name[language],
              price: prices[currency],
              days,
            })),
          },
        ]
      })
    },
    requestRepair: (input: RepairInput) => requestRepair(deps, input),
    acceptRepairPrice: (asked: RepairOfOrder & { readonly price: number }) => acceptRepairPrice(deps, asked),
    cancelRepair: (asked: RepairOfOrder) => cancelRepair(deps, asked),
    /** Repairs for staff who see these stores and storefronts. */
    repairsInState: (state: RepairState, reach: StaffReach) => repairs.inState(state, reach, mostListed),
    repairOfCode: (code: string) => repairs.byCode(code),
    moveRepair: (code: string, to: RepairState, reason: string) => moveRepair(deps, code, to, reason),
    proposeRepairPrice: (code: string, amount: number) => proposeRepairPrice(deps, code, amount),
    /** @param press tells one proposal of a price from another */
    sendRepairMail: (kind: RepairMailKind, id: string, press?: string) => sendRepairMail(deps, kind, id, press),
  }
}
