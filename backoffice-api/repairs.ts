import { seesStore, seesStorefront } from '#kernel/staff-reach.ts'
import { shownSize } from '#kernel/written-size.ts'
import { staffOrderRefused } from '#shop/backoffice/order-refusal.ts'
import { isRepairProblem, type RepairProblem } from '#shop/repairs/move-repair.ts'
import { isBeforeWork, nextStates, type Repair, type RepairState, repairStates } from '#shop/repairs/repair.ts'
import type { AuditValues } from '#shop/staff/audit.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { MoneyType } from './order-parts.ts'
import { reachOf } from './orders.ts'
import { type ChangeOutcome, OutcomeType, outcomeOf } from './outcome.ts'
import { actorOf } from './session.ts'

const RepairStateType = backofficeBuilder.enumType('RepairState', { values: enumValues(repairStates) })

const RepairType = backofficeBuilder.objectRef<Repair>('StaffRepair').implement({
  description: 'A pair that comes back to a store to be repaired.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What its owner shows.' }),
    order: t.string({ description: 'The number of the order.', resolve: ({ orderNumber }) => orderNumber }),
    storefront: t.string({ resolve: ({ storefrontCode }) => storefrontCode }),
    article: t.string({
      resolve: ({ article: { name, color, size } }, _, { actor }) =>
        [name, color, shownSize(size, actor?.member.language ?? 'en')].filter(Boolean).join(', '),
    }),
    service: t.string({ resolve: ({ serviceName }) => serviceName }),
    text: t.exposeString('text', { description: 'What its owner says of it.' }),
    isByPost: t.boolean({ resolve: ({ way }) => way === 'post' }),
    location: t.string({ description: 'The code of the store.', resolve: ({ locationCode }) => locationCode }),
    price: t.field({ type: MoneyType, resolve: ({ price, currency }) => ({ amount: price, currency }) }),
    proposedPrice: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Another one, to which its owner has not agreed yet.',
      resolve: ({ proposedPrice, currency }) => (proposedPrice === null ? null : { amount: proposedPrice, currency }),
    }),
    days: t.exposeInt('days'),
    state: t.field({ type: RepairStateType, resolve: ({ state }) => state }),
    reason: t.exposeString('reason', { nullable: true }),
    next: t.field({
      type: [RepairStateType],
      description: 'What can be made of it now.',
      resolve: (repair) => [...nextStates(repair)],
    }),
    canPropose: t.boolean({
      description: 'Whether another price may be named.',
      resolve: (repair) => isBeforeWork(repair),
    }),
    requestedAt: t.field({ type: 'DateTime', resolve: ({ requestedAt }) => requestedAt }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  repairs: t.field({
    type: [RepairType],
    description: 'At most 200, of the stores that are seen: of those under way the oldest first, of others the newest.',
    args: { state: t.arg({ type: RepairStateType }) },
    resolve: (_, { state }, context) => context.shop.repairsInState(state, reachOf(context)),
  }),
}))

const refusalOf = {
  'not-found': 'repair-not-found',
  'not-possible': 'repair-not-possible',
  'price-waits': 'repair-price-waits',
  'reason-required': 'repair-reason-required',
} as const satisfies Record<RepairProblem, string>

type RepairChange = {
  readonly action: string
  readonly work: (code: string) => Promise<Repair | RepairProblem>
  readonly before: (repair: Repair) => AuditValues
  readonly after: (repair: Repair) => AuditValues
  /** The input that a refusal belongs beside. */
  readonly field: string
}

/** Changes a repair of a store that whoever acts sees, in one transaction with the row of who did what. */
async function changeRepair(context: BackofficeContext, code: string, change: RepairChange): Promise<ChangeOutcome> {
  const reach = reachOf(context)
  const repair = await context.shop.repairOfCode(code)
  if (!repair || !seesStore(reach, repair.locationCode) || !seesStorefront(reach, repair.storefrontCode))
    return outcomeOf(staffOrderRefused('repair-not-found'))
  const answer = await context.shop.staff.perform<unknown, ReturnType<typeof staffOrderRefused>>(actorOf(context), {
    permission: 'orders.fulfil',
    action: change.action,
    object: { type: 'repair', id: repair.id, name: repair.code },
    work: async () => {
      const before = await change.work(code)
      if (isRepairProblem(before)) {
        return staffOrderRefused(refusalOf[before], { field: change.field })
      }
      return { result: undefined, before: change.before(before), after: change.after(before) }
    },
  })
  return outcomeOf(answer, repair.id)
}

backofficeBuilder.mutationFields((t) => ({
  moveRepair: t.field({
    type: OutcomeType,
    description: 'Moves a repair on; its owner is mailed when it is ready or refused.',
    args: {
      code: t.arg.string(),
      state: t.arg({ type: RepairStateType }),
      reason: t.arg.string({ required: false, description: 'Why it is refused, for its owner to read.' }),
    },
    resolve: (_, { code, state, reason }, context) =>
      changeRepair(context, code, {
        action: 'repair.move',
        work: (of) => context.shop.moveRepair(of, state as RepairState, reason ?? ''),
        before: (repair) => ({ state: repair.state }),
        after: () => ({ state, ...(reason ? { reason } : {}) }),
        field: 'reason',
      }),
  }),
  proposeRepairPrice: t.field({
    type: OutcomeType,
    description: 'Names another price, to which the owner agrees by a link before anybody begins.',
    args: {
      code: t.arg.string(),
      amount: t.arg.int({ description: 'In the smallest unit of the repair’s currency.' }),
    },
    resolve: (_, { code, amount }, context) =>
      changeRepair(context, code, {
        action: 'repair.price',
        work: (of) => context.shop.proposeRepairPrice(of, amount),
        before: ({ price, currency }) => ({ price, currency }),
        after: ({ currency }) => ({ price: amount, currency }),
        field: 'amount',
      }),
  }),
}))
