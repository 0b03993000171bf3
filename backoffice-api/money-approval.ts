import type { Cents } from '#kernel/money.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import type { OrderStory } from '#shop/backoffice/order-story.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import { type Approvable, type CarriedOut, defineApprovable } from './approvable.ts'
import type { BackofficeContext } from './context.ts'
import { reachOf } from './orders.ts'
import { outcomeOf } from './outcome.ts'

/** What every change of an order that gives money away is asked by. */
type MoneyRequest = {
  readonly number: string
  readonly version: number
  /** Of a return that lies on the counter. */
  readonly reference?: string | null
}

/**
 * A change of an order that gives money away: above the retailer's limit a second person has to agree. What was given of the same order
 * before counts too, so that several small gifts are one large one.
 * @param money.counted what the limit is compared with, in cents, of the order as it is
 * @param money.isOverOther whether another limit is passed
 * @param money.shown what who decides is shown
 */
export function defineMoneyApprovable<Request extends MoneyRequest>(
  action: string,
  approvable: Approvable<Request>,
  money: {
    readonly counted: (context: BackofficeContext, story: OrderStory, request: Request) => Cents
    readonly isOverOther?: (context: BackofficeContext, story: OrderStory, request: Request) => Promise<boolean>
    readonly shown: (context: BackofficeContext, story: OrderStory, request: Request) => AuditValues
  },
) {
  const doOrAsk = defineApprovable(action, approvable)
  return async (context: BackofficeContext, request: Request): Promise<CarriedOut> => {
    const story = await context.shop.staffOrders.orderStory(
      request.number,
      reachOf(context),
      request.reference ?? undefined,
    )
    if (!story) return outcomeOf(staffOrderRefused('order-not-found'))
    // Otherwise a press that foretells the version of another one at the same time would be counted without it.
    if (request.version > story.version) return outcomeOf(staffOrderRefused('order-changed-meanwhile'))
    const { id, number, currency, storefrontCode: storefront } = story.order
    const isOver = async () =>
      money.counted(context, story, request) > refundLimit(context, currency) ||
      ((await money.isOverOther?.(context, story, request)) ?? false)
    return doOrAsk(context, {
      // An older version was taken before, or is refused.
      needsSecond: request.version === story.version && (await isOver()),
      object: { type: 'order', id, name: number },
      storefront,
      request,
      shown: money.shown(context, story, request),
    })
  }
}

const refundLimit = ({ shop }: BackofficeContext, currency: OrderStory['order']['currency']): Cents =>
  shop.staffLimits().refundsAbove[currency] ?? 0
