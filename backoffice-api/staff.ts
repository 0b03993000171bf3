import { z } from 'zod'
import { staffLanguages } from '#kernel/staff-language.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { storefrontByCode } from '#kernel/storefront.ts'
import type { AuditEntry } from '#shop/staff/audit.ts'
import { memberProblems as newMemberProblems } from '#shop/staff/change-members.ts'
import { permissionsOfMember } from '#shop/staff/permissions.ts'
import { type StaffMember, staffRoles } from '#shop/staff/staff-member.ts'
import { staffRefused } from '#shop/staff/staff-refusal.ts'
import { type CarriedOut, defineApprovable } from './approvable.ts'
import { backofficeBuilder } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, isRefusedAnswer, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'
import { actorOf, StaffLanguageType, StaffRoleType, StaffSessionType } from './session.ts'

const StaffMemberType = backofficeBuilder.objectRef<StaffMember>('StaffMember').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    language: t.field({ type: StaffLanguageType, resolve: ({ language }) => language }),
    roles: t.field({ type: [StaffRoleType], resolve: ({ roles }) => [...roles] }),
    storefronts: t.stringList({
      nullable: true,
      description: 'Codes of those that are seen; null for all.',
      resolve: ({ storefronts }) => (storefronts === 'all' ? null : [...storefronts]),
    }),
    stores: t.stringList({
      nullable: true,
      description: 'Codes of those whose orders, customers and shelves are seen; null for all.',
      resolve: ({ stores }) => (stores === 'all' ? null : [...stores]),
    }),
    state: t.exposeString('state', { description: 'invited, active or suspended.' }),
    version: t.exposeInt('version', { description: 'Raised by each change; a change names the one it was made of.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    seenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ seenAt }) => seenAt }),
  }),
})

const AuditEntryType = backofficeBuilder.objectRef<AuditEntry>('AuditEntry').implement({
  description: 'Who did what, when, to what, from where, and what it was before and after.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    memberId: t.id({ nullable: true, resolve: ({ memberId }) => memberId }),
    memberName: t.exposeString('memberName'),
    action: t.exposeString('action', { description: 'order.cancel, member.suspend …' }),
    objectType: t.exposeString('objectType'),
    objectId: t.exposeString('objectId'),
    objectName: t.exposeString('objectName'),
    before: t.field({ type: 'JSON', nullable: true, resolve: ({ before }) => before }),
    after: t.field({ type: 'JSON', nullable: true, resolve: ({ after }) => after }),
    address: t.exposeString('address', { nullable: true }),
    device: t.exposeString('device'),
  }),
})

type AuditPage = { readonly entries: readonly AuditEntry[]; readonly next: string | undefined }

const AuditPageType = backofficeBuilder.objectRef<AuditPage>('AuditPage').implement({
  fields: (t) => ({
    entries: t.field({ type: [AuditEntryType], resolve: ({ entries }) => [...entries] }),
    next: t.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

type NewLink = {
  readonly problems: readonly ApiProblem[]
  readonly token: string | null
  readonly id: string | null
  readonly approvalId?: string | undefined
}

const LinkOutcomeType = backofficeBuilder.objectRef<NewLink>('LinkOutcome').implement({
  description: 'The token of a link that is shown once, for who is invited.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    token: t.exposeString('token', { nullable: true }),
    id: t.id({ nullable: true, resolve: ({ id }) => id }),
    approvalId: t.id({
      nullable: true,
      description: 'Under which it waits for a second person, where one has to agree.',
      resolve: ({ approvalId }) => approvalId ?? null,
    }),
  }),
})

/** What carrying it out answered, as the outcome of a link. */
const linkOf = ({ problems, token, id, approvalId }: CarriedOut): NewLink => ({
  problems,
  token: token ?? null,
  id: id ?? null,
  approvalId,
})

const memberRequest = z.object({
  name: z.string(),
  language: z.enum(staffLanguages),
  roles: z.array(z.enum(staffRoles)),
  storefronts: z.array(z.string()).nullable(),
  stores: z.array(z.string()).nullable().default(null),
})

/** Who may do what is decided by two, where there are two. */
const inviteOrAsk = defineApprovable('member.invite', {
  permission: 'staff.write',
  request: memberRequest.extend({ email: z.string() }),
  carryOut: async (context, { storefronts, stores, ...given }) => {
    const invited = { ...given, ...(await reachOfForm(context, { storefronts, stores })) }
    const answer = await context.shop.staff.invite(actorOf(context), invited)
    if (isRefusedAnswer(answer)) return outcomeOf(answer)
    return { problems: [], token: answer.token, id: answer.member.id }
  },
})

const changeOrAsk = defineApprovable('member.change', {
  permission: 'staff.write',
  request: memberRequest.extend({ id: z.string(), version: z.int() }),
  carryOut: async (context, { id, storefronts, stores, ...given }, isAgreed) => {
    const changed = { ...given, ...(await reachOfForm(context, { storefronts, stores })), isAgreed }
    return outcomeOf(await context.shop.staff.changeMember(actorOf(context), id, changed), id)
  },
})

const versionOfMember = z.object({ id: z.string(), version: z.int() })

const resetOrAsk = defineApprovable('member.reset', {
  permission: 'staff.write',
  request: versionOfMember,
  carryOut: async (context, whom, isAgreed) => {
    const answer = await context.shop.staff.resetMember(actorOf(context), { ...whom, isAgreed })
    return isRefusedAnswer(answer) ? outcomeOf(answer) : { problems: [], token: answer.token, id: whom.id }
  },
})

const suspendOrAsk = defineApprovable('member.suspend', {
  permission: 'staff.write',
  request: versionOfMember,
  carryOut: async (context, whom, isAgreed) =>
    outcomeOf(await context.shop.staff.suspendMember(actorOf(context), { ...whom, isAgreed }), whom.id),
})

const resumeOrAsk = defineApprovable('member.resume', {
  permission: 'staff.write',
  request: versionOfMember,
  carryOut: async (context, whom, isAgreed) =>
    outcomeOf(await context.shop.staff.resumeMember(actorOf(context), { ...whom, isAgreed }), whom.id),
})

/**
 * What is pressed about somebody as they are. Whoever decides about staff is shut out, or let in again, by two: one alone would decide from
 * then on what two have to.
 */
async function doOrAsk(
  context: BackofficeContext,
  orAsk: typeof suspendOrAsk,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CarriedOut> {
  const before = await context.shop.staff.member(actorOf(context), id)
  if (!before) return outcomeOf(staffRefused('staff-not-found'))
  if (before.id === actorOf(context).member.id) return outcomeOf(staffRefused('staff-own-account'))
  if (before.version !== version) return outcomeOf(staffRefused('staff-changed-meanwhile'))
  return orAsk(context, {
    needsSecond: permissionsOfMember(before).has('staff.write'),
    object: { type: 'member', id, name: before.name },
    request: { id, version },
    shown: { email: before.email, roles: before.roles },
  })
}

/** What who decides is shown of somebody's reach. */
const shownReach = ({
  name,
  roles,
  storefronts,
  stores,
}: Pick<StaffMember, 'name' | 'roles' | 'storefronts' | 'stores'>) => ({ name, roles, storefronts, stores })

/** Whether somebody would see or do something else than before. */
function changesReach(before: StaffMember, after: Pick<StaffMember, 'roles' | 'storefronts' | 'stores'>): boolean {
  const sorted = (codes: readonly string[] | 'all') => (codes === 'all' ? codes : codes.toSorted())
  const reach = ({ roles, storefronts, stores }: typeof after) =>
    JSON.stringify([roles.toSorted(), sorted(storefronts), sorted(stores)])
  return reach(before) !== reach(after)
}

type FormReach = Readonly<Record<'storefronts' | 'stores', readonly string[] | null | undefined>>

/** All storefronts and stores where none is named; codes that there aren't are left out. */
async function reachOfForm({ shop }: BackofficeContext, { storefronts, stores }: FormReach): Promise<StaffReach> {
  const known = stores ? await shop.staffOrders.shelfLocations() : []
  return {
    storefronts: storefronts ? storefronts.flatMap((code) => storefrontByCode(code)?.code ?? []) : 'all',
    stores: stores
      ? known.filter(({ code, isStore }) => isStore && stores.includes(code)).map(({ code }) => code)
      : 'all',
  }
}

backofficeBuilder.queryFields((t) => ({
  members: t.field({
    type: [StaffMemberType],
    resolve: async (_, _args, context) => [...(await context.shop.staff.members(actorOf(context)))],
  }),
  member: t.field({
    type: StaffMemberType,
    nullable: true,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => (await context.shop.staff.member(actorOf(context), id)) ?? null,
  }),
  sessionsOfMember: t.field({
    type: [StaffSessionType],
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => [...(await context.shop.staff.sessions(actorOf(context), id))],
  }),
  audit: t.field({
    type: AuditPageType,
    description: 'The newest first.',
    args: {
      after: t.arg.string({ required: false }),
      memberId: t.arg.id({ required: false }),
      objectType: t.arg.string({ required: false }),
      objectId: t.arg.string({ required: false }),
    },
    resolve: (_, { after, memberId, objectType, objectId }, context) =>
      context.shop.staff.audit(actorOf(context), {
        after: after ?? undefined,
        memberId: memberId ?? undefined,
        objectType: objectType ?? undefined,
        objectId: objectId ?? undefined,
      }),
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  inviteMember: t.field({
    type: LinkOutcomeType,
    args: {
      name: t.arg.string(),
      email: t.arg.string(),
      language: t.arg({ type: StaffLanguageType }),
      roles: t.arg({ type: [StaffRoleType] }),
      storefronts: t.arg.stringList({ required: false }),
      stores: t.arg.stringList({ required: false, description: 'Codes; all of them where it is left out.' }),
    },
    resolve: async (_, { storefronts, stores, ...given }, context) => {
      const reach = await reachOfForm(context, { storefronts, stores })
      const problems = problemsOf(newMemberProblems({ ...given, ...reach }))
      if (problems.length > 0) return linkOf({ problems })
      const answer = await inviteOrAsk(context, {
        needsSecond: true,
        object: { type: 'member', id: given.email, name: given.name },
        request: { ...given, storefronts: storefronts ?? null, stores: stores ?? null },
        shown: { email: given.email, roles: given.roles, ...reach },
      })
      return linkOf(answer)
    },
  }),
  changeMember: t.field({
    type: OutcomeType,
    args: {
      id: t.arg.id(),
      version: t.arg.int(),
      name: t.arg.string(),
      language: t.arg({ type: StaffLanguageType }),
      roles: t.arg({ type: [StaffRoleType] }),
      storefronts: t.arg.stringList({ required: false }),
      stores: t.arg.stringList({ required: false, description: 'Codes; all of them where it is left out.' }),
    },
    resolve: async (_, { id, storefronts, stores, ...given }, context) => {
      const { staff } = context.shop
      const before = await staff.member(actorOf(context), id)
      if (!before) return outcomeOf(staffRefused('staff-not-found'))
      if (before.id === actorOf(context).member.id) return outcomeOf(staffRefused('staff-own-account'))
      if (before.version !== given.version) return outcomeOf(staffRefused('staff-changed-meanwhile'))
      const after = { ...given, ...(await reachOfForm(context, { storefronts, stores })) }
      const problems = problemsOf(newMemberProblems({ ...after, email: before.email }))
      if (problems.length > 0) return { problems }
      return changeOrAsk(context, {
        needsSecond: changesReach(before, after),
        object: { type: 'member', id, name: before.name },
        request: { ...given, id, storefronts: storefronts ?? null, stores: stores ?? null },
        shown: { before: shownReach(before), after: shownReach(after) },
      })
    },
  }),
  suspendMember: t.field({
    type: OutcomeType,
    description: 'Their sessions end at once. Whoever decides about staff is suspended by two people.',
    args: { id: t.arg.id(), version: t.arg.int() },
    resolve: (_, whom, context) => doOrAsk(context, suspendOrAsk, whom),
  }),
  logOutMember: t.field({
    type: OutcomeType,
    description: 'Ends their sessions everywhere; they can log in again.',
    args: { id: t.arg.id(), version: t.arg.int() },
    resolve: async (_, whom, context) =>
      outcomeOf(await context.shop.staff.logOutMember(actorOf(context), whom), whom.id),
  }),
  resumeMember: t.field({
    type: OutcomeType,
    args: { id: t.arg.id(), version: t.arg.int() },
    resolve: (_, whom, context) => doOrAsk(context, resumeOrAsk, whom),
  }),
  resetMember: t.field({
    type: LinkOutcomeType,
    description:
      'For who is locked out: their password, app and sessions are worth nothing any more, and a new link begins anew.',
    args: { id: t.arg.id(), version: t.arg.int() },
    resolve: async (_, whom, context) => linkOf(await doOrAsk(context, resetOrAsk, whom)),
  }),
}))
