import { isRefused, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { Passkey } from '#shop/credentials/passkey.ts'
import type { FactorSetup, OwnSession, RecoveryCodesTold } from '#shop/customers/change-second-factor.ts'
import type { Customer } from '#shop/customers/customer.ts'
import type { OwnerProof, SecondFactor } from '#shop/customers/second-factor.ts'
import type { PasskeyChallenge } from '#shop/customers/use-customer-passkeys.ts'
import { builder } from './builder.ts'
import { type ApiContext, tokenOf } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { asCustomer, CustomerResultType } from './customers.ts'
import { deviceOf, LoginResultType, loginAnswered } from './login-result.ts'
import { mayAsk, notGuessed, withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'

const PasskeyType = builder.objectRef<Passkey>('Passkey').implement({
  description: 'A key that somebody’s device keeps, by which they log in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    usedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ usedAt }) => usedAt }),
  }),
})
const SecondFactorType = builder.objectRef<SecondFactor>('SecondFactor').implement({
  description: 'Codes of an authenticator app that are asked for after the password.',
  fields: (t) => ({
    since: t.field({ type: 'DateTime', resolve: ({ since }) => since }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
  }),
})

builder.objectFields(CustomerType, (t) => ({
  passkeys: t.field({
    type: [PasskeyType],
    resolve: (customer, _, { shop }) => shop.passkeysOf(customer),
  }),
  secondFactor: t.field({
    type: SecondFactorType,
    nullable: true,
    description: 'Null where the password is enough.',
    resolve: async (customer, _, { shop }) => (await shop.secondFactorOf(customer)) ?? null,
  }),
}))

const PasskeyOptionsType = builder.objectRef<PasskeyChallenge>('PasskeyOptions').implement({
  description: 'What a browser hands to its authenticator (WebAuthn, as JSON); good for five minutes and one answer.',
  fields: (t) => ({
    options: t.field({ type: 'JSONString', resolve: ({ options }) => JSON.stringify(options) }),
  }),
})
const PasskeyOptionsResultType = builder.unionType('PasskeyOptionsResult', {
  types: [PasskeyOptionsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : PasskeyOptionsType),
})
const NewPasskeyOptionsType = builder.objectRef<PasskeyChallenge>('NewPasskeyOptions').implement({
  description: 'The same for a passkey that is made; it names whose account it is for.',
  fields: (t) => ({
    options: t.field({ type: 'JSONString', resolve: ({ options }) => JSON.stringify(options) }),
  }),
})
const NewPasskeyOptionsResultType = builder.unionType('NewPasskeyOptionsResult', {
  types: [NewPasskeyOptionsType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : NewPasskeyOptionsType),
})
const SecondFactorSetupType = builder.objectRef<FactorSetup>('SecondFactorSetup').implement({
  description:
    'What an authenticator app is given (RFC 6238); told this once, and worth nothing until it is confirmed.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Base32, for apps without a camera.' }),
    otpauthUrl: t.exposeString('otpauthUrl', { description: 'For a QR code.' }),
    account: t.exposeString('account', { description: 'How the app calls it.' }),
  }),
})
const SecondFactorSetupResultType = builder.unionType('SecondFactorSetupResult', {
  types: [SecondFactorSetupType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : SecondFactorSetupType),
})
const RecoveryCodesType = builder.objectRef<RecoveryCodesTold>('RecoveryCodes').implement({
  description: 'What stands in for the app, once each; told this once.',
  fields: (t) => ({
    recoveryCodes: t.stringList({ resolve: ({ recoveryCodes }) => [...recoveryCodes] }),
    customer: t.field({ type: CustomerType, resolve: ({ customer }) => customer }),
  }),
})
const RecoveryCodesResultType = builder.unionType('RecoveryCodesResult', {
  types: [RecoveryCodesType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : RecoveryCodesType),
})

/** The argument `code` of what asks for the owner's proof. */
export const codeArgument = { description: 'Of the app, or a recovery code, where codes are asked for.' }

builder.mutationFields((t) => ({
  confirmLogin: t.field({
    type: LoginResultType,
    description: 'The second step of a login that was answered with `SecondFactorNeeded`.',
    args: {
      step: t.arg.string({ required: true }),
      code: t.arg.string({ required: true, description: 'Of the app, or a recovery code.' }),
    },
    resolve: async (_, typed, context) => {
      const { shop, storefront } = context
      // Counted by account: whoever knows the password begins as many steps as they like.
      const email = (await shop.customerOfStep(typed.step))?.email ?? typed.step.slice(0, 64)
      return withinLimits(context, 'confirmLogin', email, async () => {
        const wish = { ...typed, device: deviceOf(context) }
        const answer = await shop.confirmLogin(storefront, tokenOf(context, null), wish)
        if (!isRefused(answer)) {
          await notGuessed(context, 'confirmLogin', email)
          await notGuessed(context, 'login', email)
        }
        return loginAnswered(context, 'confirmLogin', answer)
      })
    },
  }),
  beginPasskeyLogin: t.field({
    type: PasskeyOptionsResultType,
    description: 'Names no account: whose it is tells the passkey that answers.',
    resolve: (_, __, context) => askingForPasskey(context, () => context.shop.beginPasskeyLogin()),
  }),
  loginByPasskey: t.field({
    type: LoginResultType,
    description: 'A passkey asks for its person’s finger, face or PIN: no code is asked for after it.',
    args: { answer: t.arg({ type: 'JSONString', required: true, description: 'Of the browser, as JSON.' }) },
    resolve: (_, { answer }, context) =>
      askingForPasskey(context, async () => {
        const given = { answer: JSON.parse(answer) as unknown, device: deviceOf(context) }
        const { shop, storefront } = context
        return loginAnswered(
          context,
          'loginByPasskey',
          await shop.logInByPasskey(storefront, tokenOf(context, null), given),
        )
      }),
  }),

  beginPasskey: t.field({
    type: NewPasskeyOptionsResultType,
    description: 'For a further passkey of whoever is logged in.',
    args: { password: t.arg.string({ required: true }), code: t.arg.string(codeArgument) },
    resolve: (_, typed, context) =>
      changingLogin(context, (customer) => context.shop.beginPasskey(customer, proofOf(typed))),
  }),
  addPasskey: t.field({
    type: CustomerResultType,
    args: {
      name: t.arg.string({ required: true, description: 'Empty: what browser it was made in.' }),
      answer: t.arg({ type: 'JSONString', required: true, description: 'Of the browser, as JSON.' }),
    },
    resolve: (_, { name, answer }, context) =>
      asCustomer(context, (customer) =>
        context.shop.addPasskey(customer, {
          name,
          answer: JSON.parse(answer) as unknown,
          device: deviceOf(context),
        }),
      ),
  }),
  removePasskey: t.field({
    type: CustomerResultType,
    description: 'Logs out everywhere else, too.',
    args: {
      id: t.arg.id({ required: true }),
      password: t.arg.string({ required: true }),
      code: t.arg.string(codeArgument),
    },
    resolve: (_, { id, ...typed }, context) =>
      changingLogin(context, (customer, session) =>
        context.shop.removePasskey(customer, session, { id, ...proofOf(typed) }),
      ),
  }),

  beginSecondFactor: t.field({
    type: SecondFactorSetupResultType,
    description: 'For codes after the password, or for another app in the place of the one before.',
    args: { password: t.arg.string({ required: true }), code: t.arg.string(codeArgument) },
    resolve: (_, typed, context) =>
      changingLogin(context, (customer) => context.shop.beginSecondFactor(customer, proofOf(typed))),
  }),
  confirmSecondFactor: t.field({
    type: RecoveryCodesResultType,
    description: 'Shows that the app has the secret; codes are asked for from now on. Logs out everywhere else.',
    args: { code: t.arg.string({ required: true, description: 'Of the app.' }) },
    resolve: (_, typed, context) =>
      changingLogin(context, (customer, session) => context.shop.confirmSecondFactor(customer, session, typed.code)),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesResultType,
    description: 'Those of before are worth nothing from now on.',
    args: { password: t.arg.string({ required: true }), code: t.arg.string(codeArgument) },
    resolve: (_, typed, context) =>
      changingLogin(context, (customer) => context.shop.renewRecoveryCodes(customer, proofOf(typed))),
  }),
  removeSecondFactor: t.field({
    type: CustomerResultType,
    description: 'The password is enough from now on. Logs out everywhere else.',
    args: { password: t.arg.string({ required: true }), code: t.arg.string(codeArgument) },
    resolve: (_, typed, context) =>
      changingLogin(context, (customer, session) => context.shop.removeSecondFactor(customer, session, proofOf(typed))),
  }),
}))

/** What was typed to prove that somebody is the owner of their account; what wasn't is asked for. */
export const proofOf = ({
  password,
  code,
}: {
  readonly password?: string | null | undefined
  readonly code?: string | null | undefined
}): OwnerProof => ({ password: password ?? '', code: code ?? '' })

/** Changes how its owner logs in, as often as passwords may be tried. */
async function changingLogin<T>(
  context: ApiContext,
  work: (customer: Customer, session: OwnSession) => Promise<T | Refused>,
): Promise<T | Refused> {
  return asCustomer(context, async (customer) => {
    const sessionId = (await context.login())?.sessionId ?? ''
    const session = { sessionId, contextToken: tokenOf(context, null) }
    return withinLimits(context, 'changeLogin', customer.email, () => work(customer, session))
  })
}

async function askingForPasskey<T>(context: ApiContext, work: () => Promise<T | Refused>): Promise<T | Refused> {
  return (await mayAsk(context, 'passkeyLogin')) ? work() : refusedWith(refusalOf('too-many-requests'))
}
