import type { Passkey } from '#shop/credentials/passkey.ts'
import type { StaffRefused } from '#shop/staff/staff-refusal.ts'
import type { PasskeyOptions } from '#shop/staff/use-passkeys.ts'
import { backofficeBuilder } from './builder.ts'
import { type ApiProblem, isRefusedAnswer, OutcomeType, outcomeOf, ProblemType, problemsOf } from './outcome.ts'
import { actorOf, placeOf } from './session.ts'

const PasskeyType = backofficeBuilder.objectRef<Passkey>('Passkey').implement({
  description: 'A key that somebody’s device keeps.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Where it was made: Chrome, Windows.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    usedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ usedAt }) => usedAt }),
  }),
})

type Credentials = {
  readonly hasPassword: boolean
  readonly hasSignIn: boolean
  readonly passkeys: readonly Passkey[]
}

const CredentialsType = backofficeBuilder.objectRef<Credentials>('OwnCredentials').implement({
  description: 'What somebody can log in with.',
  fields: (t) => ({
    hasPassword: t.exposeBoolean('hasPassword'),
    hasSignIn: t.exposeBoolean('hasSignIn', { description: 'Whether the account of the company opens theirs.' }),
    passkeys: t.field({ type: [PasskeyType], resolve: ({ passkeys }) => [...passkeys] }),
  }),
})

type ToSign = { readonly problems: readonly ApiProblem[]; readonly options: object | null }

const ToSignType = backofficeBuilder.objectRef<ToSign>('PasskeyOptions').implement({
  description: 'What a browser hands to its authenticator, as WebAuthn’s JSON; good for five minutes and one answer.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    options: t.field({ type: 'JSON', nullable: true, resolve: ({ options }) => options }),
  }),
})

const toSign = (answer: PasskeyOptions | StaffRefused): ToSign =>
  isRefusedAnswer(answer)
    ? { problems: problemsOf(answer), options: null }
    : { problems: [], options: 'options' in answer ? answer.options : null }

backofficeBuilder.queryFields((t) => ({
  ownCredentials: t.field({
    type: CredentialsType,
    resolve: (_, _args, context) => context.shop.staff.ownCredentials(actorOf(context)),
  }),
  hasPasskeys: t.boolean({
    description: 'Whether browsers can make passkeys for the address of the back office.',
    resolve: (_, _args, { shop }) => shop.staff.hasPasskeys,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  beginPasskeyLogIn: t.field({
    type: ToSignType,
    resolve: async (_, _args, context) => toSign(await context.shop.staff.beginPasskeyLogIn(placeOf(context))),
  }),
  logInByPasskey: t.field({
    type: OutcomeType,
    args: { answer: t.arg({ type: 'JSON' }) },
    resolve: async (_, { answer }, context) => {
      const begun = await context.shop.staff.logInByPasskey({ answer, ...placeOf(context) })
      if (!isRefusedAnswer(begun)) context.answer.sessionToken = begun.token
      return outcomeOf(begun)
    },
  }),
  beginByPasskey: t.field({
    type: ToSignType,
    description: 'Of an invitation.',
    args: { token: t.arg.string() },
    resolve: async (_, { token }, { shop }) => toSign(await shop.staff.beginByPasskey(token)),
  }),
  acceptByPasskey: t.field({
    type: OutcomeType,
    description: 'Begins an account by a passkey, in the place of a password and an app.',
    args: { token: t.arg.string(), answer: t.arg({ type: 'JSON' }) },
    resolve: async (_, { token, answer }, context) => {
      const begun = await context.shop.staff.acceptByPasskey(token, { answer, ...placeOf(context) })
      if (!isRefusedAnswer(begun)) context.answer.sessionToken = begun.token
      return outcomeOf(begun)
    },
  }),
  beginPasskeyProof: t.field({
    type: ToSignType,
    resolve: async (_, _args, context) => toSign(await context.shop.staff.beginPasskeyProof(actorOf(context))),
  }),
  proveByPasskey: t.field({
    type: OutcomeType,
    args: { answer: t.arg({ type: 'JSON' }) },
    resolve: async (_, { answer }, context) =>
      outcomeOf(await context.shop.staff.proveByPasskey(actorOf(context), answer)),
  }),
  beginPasskey: t.field({
    type: ToSignType,
    resolve: async (_, _args, context) => toSign(await context.shop.staff.beginPasskey(actorOf(context))),
  }),
  addPasskey: t.field({
    type: OutcomeType,
    args: { answer: t.arg({ type: 'JSON' }) },
    resolve: async (_, { answer }, context) => outcomeOf(await context.shop.staff.addPasskey(actorOf(context), answer)),
  }),
  removePasskey: t.field({
    type: OutcomeType,
    description: 'The last one goes only where a password opens the account still.',
    args: { id: t.arg.id() },
    resolve: async (_, { id }, context) => outcomeOf(await context.shop.staff.removePasskey(actorOf(context), id)),
  }),
}))
