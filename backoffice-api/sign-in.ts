import type { StaffRefused } from '#shop/staff/staff-refusal.ts'
import type { BegunSignIn } from '#shop/staff/use-sign-in.ts'
import { backofficeBuilder } from './builder.ts'
import { type ApiProblem, isRefusedAnswer, ProblemType, problemsOf } from './outcome.ts'
import { actorOf, placeOf } from './session.ts'

type ToProvider = {
  readonly problems: readonly ApiProblem[]
  readonly url: string | null
  readonly browser: string | null
}

const ToProviderType = backofficeBuilder.objectRef<ToProvider>('ToProvider').implement({
  description: 'On the way to the company’s own log-in.',
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    url: t.exposeString('url', { nullable: true, description: 'Where the browser goes.' }),
    browser: t.exposeString('browser', {
      nullable: true,
      description: 'What the browser keeps until it is back: nobody else finishes what it began.',
    }),
  }),
})

const toProvider = (answer: BegunSignIn | StaffRefused): ToProvider =>
  'refusals' in answer ? { problems: problemsOf(answer), url: null, browser: null } : { problems: [], ...answer }

type Finished = { readonly problems: readonly ApiProblem[]; readonly to: string | null }

const FinishedType = backofficeBuilder.objectRef<Finished>('FinishedSignIn').implement({
  fields: (t) => ({
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => [...problems] }),
    to: t.exposeString('to', { nullable: true, description: 'Where they wanted to go.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  signInName: t.string({
    nullable: true,
    description: 'What the company’s own log-in is called; null where there is none.',
    resolve: (_, _args, { shop }) => shop.staff.signInName ?? null,
  }),
}))

backofficeBuilder.mutationFields((t) => ({
  beginSignIn: t.field({
    type: ToProviderType,
    description:
      'By the account of the company. With the token of an invitation it binds that account to who was invited.',
    args: { to: t.arg.string(), invitation: t.arg.string({ required: false }) },
    resolve: async (_, { to, invitation }, context) => {
      const { staff } = context.shop
      const place = placeOf(context)
      return toProvider(await (invitation ? staff.beginBySignIn(place, invitation) : staff.beginSignIn(place, to)))
    },
  }),
  beginSignInProof: t.field({
    type: ToProviderType,
    description: 'The company asks once more who they are.',
    args: { to: t.arg.string() },
    resolve: async (_, { to }, context) => toProvider(await context.shop.staff.beginSignInProof(actorOf(context), to)),
  }),
  finishSignIn: t.field({
    type: FinishedType,
    description: 'Takes in whom the provider sent back, once, in the browser that began.',
    args: { callback: t.arg.string(), browser: t.arg.string() },
    resolve: async (_, given, context): Promise<Finished> => {
      const answer = await context.shop.staff.finishSignIn({ ...given, ...placeOf(context) })
      if (isRefusedAnswer(answer)) return { problems: problemsOf(answer), to: null }
      if (answer.begun) context.answer.sessionToken = answer.begun.token
      return { problems: [], to: answer.to }
    },
  }),
}))
