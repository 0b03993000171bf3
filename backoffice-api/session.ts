import { type StaffLanguage, staffLanguages } from '#kernel/staff-language.ts'
import { permissions, permissionsOfMember } from '#shop/staff/permissions.ts'
import type { StaffSession } from '#shop/staff/staff-member.ts'
import { type StaffActor, staffRoles } from '#shop/staff/staff-member.ts'
import { backofficeBuilder, enumValues } from './builder.ts'
import type { BackofficeContext } from './context.ts'
import { type ApiProblem, isRefusedAnswer, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'

export const StaffLanguageType = backofficeBuilder.enumType('StaffLanguage', { values: enumValues(staffLanguages) })
export const StaffRoleType = backofficeBuilder.enumType('StaffRole', { values: enumValues(staffRoles) })
export const PermissionType = backofficeBuilder.enumType('Permission', { values: enumValues(permissions) })

const MeType = backofficeBuilder.objectRef<StaffActor>('Me').implement({
  description: 'Who is logged in.',
  fields: (t) => ({
    id: t.id({ resolve: ({ member }) => member.id }),
    name: t.string({ resolve: ({ member }) => member.name }),
    email: t.string({ resolve: ({ member }) => member.email }),
    language: t.field({ type: StaffLanguageType, resolve: ({ member }) => member.language }),
    roles: t.field({ type: [StaffRoleType], resolve: ({ member }) => [...member.roles] }),
    permissions: t.field({ type: [PermissionType], resolve: ({ member }) => [...permissionsOfMember(member)] }),
    storefronts: t.stringList({
      nullable: true,
      description: 'Codes of those that are seen; null for all.',
      resolve: ({ member }) => (member.storefronts === 'all' ? null : [...member.storefronts]),
    }),
    stores: t.stringList({
      nullable: true,
      description: 'Codes of those that are seen; null for all.',
      resolve: ({ member }) => (member.stores === 'all' ? null : [...member.stores]),
    }),
    mentionMails: t.boolean({
      description: 'Whether they are mailed when a note of an order names them.',
      resolve: (actor, _, { shop }) => shop.staff.wantsMentionMails(actor),
    }),
    isProved: t.boolean({
      description: 'Whether password and code were given a moment ago, so that money may leave.',
      resolve: ({ isProved }) => isProved,
    }),
  }),
})

export const StaffSessionType = backofficeBuilder.objectRef<StaffSession>('StaffSession').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device'),
    address: t.exposeString('address', { nullable: true }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    seenAt: t.field({ type: 'DateTime', resolve: ({ seenAt }) => seenAt }),
    isOwn: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _, { actor }) => id === actor?.sessionId,
    }),
  }),
})

type OpenInvitation = NonNullable<Awaited<ReturnType<BackofficeContext['shop']['staff']['invitation']>>>

const InvitationType = backofficeBuilder.objectRef<OpenInvitation>('Invitation').implement({
  description: 'What somebody who was invited needs to begin.',
  fields: (t) => ({
    name: t.string({ resolve: ({ member }) => member.name }),
    email: t.string({ resolve: ({ member }) => member.email }),
    language: t.field({ type: StaffLanguageType, resolve: ({ member }) => member.language }),
    otpauthUrl: t.exposeString('otpauthUrl', { description: 'For an authenticator app, as a QR code has it.' }),
    secret: t.exposeString('secret', { description: 'The same to type.' }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
  }),
})

type Codes = { readonly problems: readonly ApiProblem[]; readonly recoveryCodes: readonly string[] }

const RecoveryCodesType = backofficeBuilder.objectRef<Codes>('RecoveryCodesOutcome').implement({
  description: 'Ten codes that each stand in for the app once; shown this one time.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    recoveryCodes: t.stringList({ resolve: ({ recoveryCodes }) => [...recoveryCodes] }),
  }),
})

const LogOutOutcomeType = backofficeBuilder
  .objectRef<{ readonly elsewhere: string | undefined }>('LogOutOutcome')
  .implement({
    fields: (t) => ({
      id: t.id({ nullable: true, resolve: () => null }),
      elsewhere: t.string({
        nullable: true,
        description: 'Where the company’s own log-in ends as well, for who came by it.',
        resolve: ({ elsewhere }) => elsewhere ?? null,
      }),
    }),
  })

/** Where and in what somebody sits. */
export const placeOf = ({ identity }: BackofficeContext) => ({
  address: identity.address,
  device: identity.device ?? '',
})

/**
 * Who acts; the table let nobody else through.
 * @throws where a field is missing in the table
 */
export function actorOf({ actor }: BackofficeContext): StaffActor {
  if (!actor) throw new Error('A change needs somebody who makes it')
  return actor
}

backofficeBuilder.queryFields((t) => ({
  me: t.field({
    type: MeType,
    nullable: true,
    description: 'Null for somebody who is not logged in.',
    resolve: (_, _args, { actor }) => actor ?? null,
  }),
  invitation: t.field({
    type: InvitationType,
    nullable: true,
    description: 'Null for a link that is used, over or none.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, { shop }) => (await shop.staff.invitation(token)) ?? null,
  }),
  ownSessions: t.field({
    type: [StaffSessionType],
    resolve: async (_, _args, context) => {
      const actor = actorOf(context)
      return [...(await context.shop.staff.sessions(actor, actor.member.id))]
    },
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  logIn: t.field({
    type: OutcomeType,
    description: 'By e-mail address, password and a code of the app, or one of the recovery codes.',
    args: { email: t.arg.string(), password: t.arg.string(), code: t.arg.string() },
    resolve: async (_, given, context) => {
      const answer = await context.shop.staff.logIn({ ...given, ...placeOf(context) })
      if (!isRefusedAnswer(answer)) context.answer.sessionToken = answer.token
      return outcomeOf(answer)
    },
  }),
  acceptInvitation: t.field({
    type: RecoveryCodesType,
    args: { token: t.arg.string(), password: t.arg.string(), repeated: t.arg.string(), code: t.arg.string() },
    resolve: async (_, { token, ...given }, context) => {
      const answer = await context.shop.staff.acceptInvitation(token, { ...given, ...placeOf(context) })
      if (isRefusedAnswer(answer)) return { problems: problemsOf(answer), recoveryCodes: [] }
      context.answer.sessionToken = answer.token
      return { problems: [], recoveryCodes: answer.recoveryCodes }
    },
  }),
  logOut: t.field({
    type: LogOutOutcomeType,
    resolve: async (_, _args, context) => {
      const { sessionToken } = context.identity
      const elsewhere = sessionToken === undefined ? undefined : await context.shop.staff.logOut(sessionToken)
      context.answer.sessionToken = null
      return { elsewhere }
    },
  }),
  prove: t.field({
    type: OutcomeType,
    description: 'Password and code once more, before money leaves or roles change.',
    args: { password: t.arg.string(), code: t.arg.string() },
    resolve: async (_, given, context) => outcomeOf(await context.shop.staff.prove(actorOf(context), given)),
  }),
  endSession: t.field({
    type: OutcomeType,
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => outcomeOf(await context.shop.staff.endSession(actorOf(context), id)),
  }),
  changePassword: t.field({
    type: OutcomeType,
    args: {
      password: t.arg.string(),
      newPassword: t.arg.string(),
      repeated: t.arg.string(),
      code: t.arg.string(),
    },
    resolve: async (_, given, context) => outcomeOf(await context.shop.staff.changePassword(actorOf(context), given)),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesType,
    resolve: async (_, _args, context) => {
      const answer = await context.shop.staff.renewRecoveryCodes(actorOf(context))
      if (isRefusedAnswer(answer)) return { problems: problemsOf(answer), recoveryCodes: [] }
      return { problems: [], recoveryCodes: answer.recoveryCodes }
    },
  }),
  changeMentionMails: t.field({
    type: OutcomeType,
    description: 'Whether who asks is mailed when a note of an order names them.',
    args: { wanted: t.arg.boolean() },
    resolve: async (_, { wanted }, context) =>
      outcomeOf(await context.shop.staff.changeMentionMails(actorOf(context), wanted)),
  }),
  changeLanguage: t.field({
    type: OutcomeType,
    args: { language: t.arg({ type: StaffLanguageType }) },
    resolve: async (_, { language }, context) =>
      outcomeOf(await context.shop.staff.changeLanguage(actorOf(context), language satisfies StaffLanguage)),
  }),
}))
