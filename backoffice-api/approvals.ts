import { type Approval, mayDecide, mayDecline } from '#shop/staff/approval.ts'
import { approvableKind, type CarriedOut } from './approvable.ts'
import { backofficeBuilder } from './builder.ts'
import { isRefusedAnswer, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'
import { actorOf } from './session.ts'

export const ApprovalType = backofficeBuilder.objectRef<Approval>('Approval').implement({
  description: 'A change that somebody asked for, and that a second person carries out or declines.',
  fields: (t) => ({
    id: t.exposeID('id'),
    action: t.exposeString('action', { description: 'What is to be done, as the books call it: order.refund.' }),
    objectType: t.string({ resolve: ({ object }) => object.type }),
    objectId: t.string({ resolve: ({ object }) => object.id }),
    objectName: t.string({ resolve: ({ object }) => object.name }),
    shown: t.field({ type: 'JSON', nullable: true, resolve: ({ shown }) => shown }),
    askedBy: t.string({ resolve: ({ askedBy }) => askedBy.name }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ askedAt }) => askedAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    state: t.exposeString('state', { description: 'waiting, approved, declined or withdrawn.' }),
    decidedBy: t.string({ nullable: true, resolve: ({ decidedBy }) => decidedBy }),
    decidedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ decidedAt }) => decidedAt }),
    reason: t.string({ nullable: true, resolve: ({ reason }) => reason }),
    isOwn: t.boolean({ resolve: ({ askedBy }, _, { actor }) => askedBy.id === actor?.member.id }),
    mayDecide: t.boolean({
      resolve: (approval, _, { actor }) =>
        approval.state === 'waiting' && actor !== undefined && mayDecide(actor.member, approval),
    }),
    mayDecline: t.boolean({
      description: 'Who it is about may agree, and not decline.',
      resolve: (approval, _, { actor }) =>
        approval.state === 'waiting' && actor !== undefined && mayDecline(actor.member, approval),
    }),
  }),
})

const DecisionOutcomeType = backofficeBuilder.objectRef<CarriedOut>('DecisionOutcome').implement({
  description: 'What carrying it out answered; the token of a link that is shown once where somebody was invited.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    token: t.string({ nullable: true, resolve: ({ token }) => token ?? null }),
    id: t.id({ nullable: true, resolve: ({ id }) => id ?? null }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  approvals: t.field({
    type: [ApprovalType],
    description:
      'What waits, the oldest first, and what was decided, of what your roles could decide or you asked for.',
    resolve: async (_, _args, context) => [...(await context.shop.staff.approvals(actorOf(context)))],
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  approveChange: t.field({
    type: DecisionOutcomeType,
    description: 'Carries out what another asked for, never what you asked for yourself, and once.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context): Promise<CarriedOut> => {
      const answer = await context.shop.staff.approve(actorOf(context), id, async ({ action, request }) => {
        const outcome = await approvableKind(action)?.carryOut(context, request)
        if (!outcome) return { refused: true, refusals: [{ messageKey: 'approval-gone' }] }
        // What is refused undoes all of it.
        return outcome.problems.length > 0 ? { refused: true, refusals: outcome.problems } : outcome
      })
      return 'refusals' in answer ? { problems: problemsOf(answer) } : answer
    },
  }),
  declineChange: t.field({
    type: OutcomeType,
    description: 'Leaves undone what another asked for, or takes back what you asked for.',
    args: { id: t.arg.id(), reason: t.arg.string() },
    resolve: async (_, { id, reason }, context) => {
      const answer = await context.shop.staff.decline(actorOf(context), id, reason)
      return isRefusedAnswer(answer) ? { problems: problemsOf(answer) } : outcomeOf(answer, id)
    },
  }),
}))
