import { isRefused, type Refused } from '#kernel/message-key.ts'
import type { LoggedIn } from '#shop/customers/log-in.ts'
import type { SecondFactorNeeded } from '#shop/customers/second-factor.ts'
import { builder } from './builder.ts'
import type { ApiContext } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { RefusedType } from './refused.ts'
import { reportAccess } from './shopper-access.ts'

const LoggedInType = builder.objectRef<LoggedIn>('LoggedIn').implement({
  description: 'A login. Browsers are given both tokens as cookies; API clients send them back themselves.',
  fields: (t) => ({
    token: t.exposeString('customerToken', { description: 'The bearer; told this once.' }),
    contextToken: t.exposeString('contextToken', {
      description: 'The context’s new token; the one before opens nothing.',
    }),
    customer: t.field({ type: CustomerType, resolve: ({ customer }) => customer }),
  }),
})
const SecondFactorNeededType = builder.objectRef<SecondFactorNeeded>('SecondFactorNeeded').implement({
  description:
    'The password was right, and its owner wants to be asked for a code as well: `confirmLogin` takes both. Only for accounts that switched codes on.',
  fields: (t) => ({
    step: t.exposeString('step', { description: 'For `confirmLogin`; told this once, and no login.' }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
  }),
})

export type LoginAnswer = LoggedIn | SecondFactorNeeded | Refused

export const LoginResultType = builder.unionType('LoginResult', {
  types: [LoggedInType, SecondFactorNeededType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : 'step' in value ? SecondFactorNeededType : LoggedInType),
})

/** Hands over the tokens of a login that began, and tells the log how it went. */
export function loginAnswered(context: ApiContext, operation: string, answer: LoginAnswer): LoginAnswer {
  if (isRefused(answer)) {
    reportAccess(context, { access: 'log-in-failed', operation })
    return answer
  }
  if ('step' in answer) return answer
  reportAccess(context, { access: 'log-in', operation, customerId: answer.customer.id })
  context.answer.contextToken = answer.contextToken
  context.answer.customerToken = answer.customerToken
  return answer
}

/** What browser it is, in words. */
export function deviceOf({ identity }: ApiContext): string {
  return identity.device ?? '?'
}
