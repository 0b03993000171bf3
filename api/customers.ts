import { type Birthday, splitBirthday } from '#kernel/birthday.ts'
import { isRefused, type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import type { EmailConfirmed } from '#shop/customers/confirm-email.ts'
import type { Customer, CustomFields } from '#shop/customers/customer.ts'
import type { RecoveryAsked } from '#shop/customers/recover-password.ts'
import { registrationOf } from '#shop/customers/register-after-order.ts'
import { AddressInput } from './address-types.ts'
import { builder } from './builder.ts'
import { type ApiContext, customerOf, requireCustomer, shopperOf, tokenOf } from './context.ts'
import { CustomerType } from './customer-types.ts'
import { deviceOf, LoginResultType, loginAnswered } from './login-result.ts'
import { notGuessed, withinLimits } from './rate-limits.ts'
import { RefusedType } from './refused.ts'
import { reportAccess } from './shopper-access.ts'

const LoggedOutType = builder.objectRef<{ readonly loggedOut: true }>('LoggedOut').implement({
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})
const LogoutResultType = builder.unionType('LogoutResult', {
  types: [LoggedOutType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : LoggedOutType),
})
export const CustomerResultType = builder.unionType('CustomerResult', {
  types: [CustomerType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : CustomerType),
})
const RecoveryAskedType = builder.objectRef<RecoveryAsked>('RecoveryAsked').implement({
  description: 'The same for every address, known or not.',
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    emailToken: t.exposeString('emailToken', { description: 'Opaque, and opens nothing.' }),
  }),
})
const RecoveryResultType = builder.unionType('RecoveryResult', {
  types: [RecoveryAskedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : RecoveryAskedType),
})
const EmailConfirmationSentType = builder.objectRef<{ readonly sent: true }>('EmailConfirmationSent').implement({
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})
const EmailConfirmationResultType = builder.unionType('EmailConfirmationResult', {
  types: [EmailConfirmationSentType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : EmailConfirmationSentType),
})
const EmailConfirmedType = builder.objectRef<EmailConfirmed>('EmailConfirmed').implement({
  fields: (t) => ({
    customer: t.field({ type: CustomerType, resolve: ({ customer }) => customer }),
    orders: t.exposeInt('orders', {
      description: 'So many orders, placed with the address but without the account, are in it from now on.',
    }),
  }),
})
const ConfirmEmailResultType = builder.unionType('ConfirmEmailResult', {
  types: [EmailConfirmedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : EmailConfirmedType),
})
const CustomerDeletedType = builder.objectRef<{ readonly deleted: true }>('CustomerDeleted').implement({
  fields: (t) => ({ success: t.boolean({ resolve: () => true }) }),
})
const DeleteCustomerResultType = builder.unionType('DeleteCustomerResult', {
  types: [CustomerDeletedType, RefusedType],
  resolveType: (value) => ('refusals' in value ? RefusedType : CustomerDeletedType),
})

const RegisterCustomerInput = builder.inputType('RegisterCustomerInput', {
  fields: (t) => ({
    salutation: t.string({ description: "'mr' or 'mrs'; absent: would rather not say." }),
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    birthdayYear: t.int(),
    birthdayMonth: t.int(),
    birthdayDay: t.int(),
    newsletter: t.boolean(),
    branchcode: t.string({ description: 'The store, when the account is opened on a tablet of its.' }),
    storefrontUrl: t.string({ required: true, description: 'The address of the shop, to which mails link back.' }),
    billingAddress: t.field({ type: AddressInput }),
  }),
})
const UpdateCustomerInput = builder.inputType('UpdateCustomerInput', {
  description: 'What is absent stays as it is.',
  fields: (t) => ({
    salutation: t.string({ description: "'mr' or 'mrs'; null: would rather not say." }),
    firstName: t.string(),
    lastName: t.string(),
    birthday: t.field({ type: 'Date', description: 'Null: is forgotten.' }),
    newsletter: t.boolean(),
    stores: t.stringList({ description: 'Codes of favourite stores, all of them.' }),
    lookbooks: t.stringList({ description: 'Uids of looks, all of them.' }),
  }),
})

builder.queryFields((t) => ({
  getCustomer: t.field({
    type: CustomerType,
    nullable: true,
    description: 'Who is logged in, or nobody.',
    resolve: (_, __, context) => customerOf(context),
  }),
  isPasswordLink: t.boolean({
    description: 'Whether a mailed link still lets somebody choose a password.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: (_, { hash }, context) => {
      context.answer.personal = true
      return context.shop.isPasswordLink(hash)
    },
  }),
}))

builder.mutationFields((t) => ({
  login: t.field({
    type: LoginResultType,
    args: {
      username: t.arg.string({ required: true, description: 'The e-mail address.' }),
      password: t.arg.string({ required: true }),
    },
    resolve: (_, { username, password }, context) =>
      withinLimits(context, 'login', username, async () => {
        const wish = { username, password, device: deviceOf(context) }
        const answer = await context.shop.logIn(context.storefront, tokenOf(context, null), wish)
        // Whoever has to show a code as well has not shown that they weren't guessing.
        if (!isRefused(answer) && !('step' in answer)) await notGuessed(context, 'login', username)
        return loginAnswered(context, 'login', answer)
      }),
  }),
  logout: t.field({
    type: LogoutResultType,
    resolve: async (_, __, context) => {
      const answer = await context.shop.logOut(context.identity.customerToken)
      if (!isRefused(answer)) {
        leave(context)
        reportAccess(context, { access: 'log-out', operation: 'logout' })
      }
      return answer
    },
  }),
  registerCustomer: t.field({
    type: LoginResultType,
    args: { input: t.arg({ type: RegisterCustomerInput, required: true }) },
    resolve: (_, { input }, context) =>
      withinLimits(context, 'registerCustomer', input.email, async () => {
        const { birthdayYear: year, birthdayMonth: month, birthdayDay: day } = input
        const named = [year, month, day].some((part) => part !== null && part !== undefined)
        return loginAnswered(
          context,
          'registerCustomer',
          await context.shop.registerCustomer(context.storefront, tokenOf(context, null), {
            firstName: input.firstName,
            lastName: input.lastName,
            email: input.email,
            password: input.password,
            salutation: input.salutation,
            birthday: named ? { year: year ?? 0, month: month ?? 0, day: day ?? 0 } : null,
            newsletter: input.newsletter ?? false,
            branchcode: input.branchcode,
            billingAddress: input.billingAddress ?? null,
            storefrontUrl: input.storefrontUrl,
            device: deviceOf(context),
          }),
        )
      }),
  }),
  registerAfterOrder: t.field({
    type: LoginResultType,
    description:
      'Opens an account for the guest who placed an order in this session, with what the order knows of them.',
    args: {
      token: t.arg.string(),
      reference: t.arg.string({ required: true, description: 'Of the last order of the session.' }),
      password: t.arg.string({ required: true }),
      storefrontUrl: t.arg.string({ required: true }),
    },
    resolve: async (_, { token, reference, ...chosen }, context) => {
      const { shop, storefront, identity } = context
      const shopper = await shopperOf(context, token)
      const order = await shop.orderByReference(reference, identity.visit)
      // A link to an order opens it for whoever has it; an account is only for whoever placed it here.
      if (!order || order.id !== shopper?.lastOrderId || order.storefrontCode !== storefront.code) {
        return refusedWith(refusalOf('order-not-found'))
      }
      const typed = registrationOf(order, storefront, { ...chosen, device: deviceOf(context) })
      return withinLimits(context, 'registerCustomer', order.email, async () =>
        loginAnswered(
          context,
          'registerAfterOrder',
          await shop.registerCustomer(storefront, tokenOf(context, token), typed),
        ),
      )
    },
  }),
  sendPasswordRecoveryMail: t.field({
    type: RecoveryResultType,
    args: { email: t.arg.string({ required: true }), storefrontUrl: t.arg.string({ required: true }) },
    resolve: (_, { email, storefrontUrl }, context) =>
      withinLimits(context, 'sendPasswordRecoveryMail', email, () =>
        context.shop.sendPasswordRecoveryMail(context.storefront, { email, storefrontUrl }),
      ),
  }),
  resetPassword: t.field({
    type: LoginResultType,
    args: {
      hash: t.arg.string({ required: true, description: 'From the mailed link.' }),
      newPassword: t.arg.string({ required: true }),
      newPasswordConfirm: t.arg.string({ required: true }),
    },
    resolve: (_, { hash, newPassword, newPasswordConfirm }, context) =>
      withinLimits(context, 'resetPassword', hash.slice(0, 64), async () =>
        newPassword === newPasswordConfirm
          ? loginAnswered(
              context,
              'resetPassword',
              await context.shop.resetPassword(context.storefront, tokenOf(context, null), {
                hash,
                newPassword,
                device: deviceOf(context),
              }),
            )
          : refusedWith(refusalOf('password-not-repeated', { field: 'newPasswordConfirm' })),
      ),
  }),
  updateCustomer: t.field({
    type: CustomerResultType,
    args: { input: t.arg({ type: UpdateCustomerInput, required: true }) },
    resolve: (_, { input }, context) =>
      asCustomer(context, (customer) => {
        const { salutation, birthday } = input
        const split = typeof birthday === 'string' ? (splitBirthday(birthday) ?? noDay) : birthday
        const lists = customFieldsOf(input)
        return context.shop.updateCustomer(customer, {
          firstName: input.firstName,
          lastName: input.lastName,
          newsletter: input.newsletter,
          salutation,
          ...(split === undefined ? {} : { birthday: split }),
          ...(lists ? { customFields: lists } : {}),
        })
      }),
  }),
  changeEmail: t.field({
    type: CustomerResultType,
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_, typed, context) =>
      asCustomer(context, (customer) =>
        withinLimits(context, 'changeLogin', customer.email, () => context.shop.changeEmail(customer, typed)),
      ),
  }),
  sendEmailConfirmationMail: t.field({
    type: EmailConfirmationResultType,
    description: 'Mails a link that shows that the address of the account is its owner’s.',
    resolve: (_, __, context) =>
      asCustomer(context, (customer) =>
        withinLimits(context, 'sendEmailConfirmationMail', customer.email, () =>
          context.shop.sendEmailConfirmation(customer),
        ),
      ),
  }),
  confirmEmail: t.field({
    type: ConfirmEmailResultType,
    description: 'Takes the mailed link, from the owner of its account alone.',
    args: { hash: t.arg.string({ required: true }) },
    resolve: (_, { hash }, context) => asCustomer(context, (customer) => context.shop.confirmEmail(customer, hash)),
  }),
  changePassword: t.field({
    type: LoginResultType,
    args: {
      password: t.arg.string({ required: true, description: 'The current one.' }),
      newPassword: t.arg.string({ required: true }),
      newPasswordConfirm: t.arg.string({ required: true }),
    },
    resolve: (_, typed, context) =>
      asCustomer(context, (customer) =>
        withinLimits(context, 'changeLogin', customer.email, async () =>
          loginAnswered(
            context,
            'changePassword',
            await context.shop.changePassword(context.storefront, tokenOf(context, null), customer, {
              ...typed,
              device: deviceOf(context),
            }),
          ),
        ),
      ),
  }),
  DeleteCustomer: t.field({
    type: DeleteCustomerResultType,
    description: 'Deletes the account and all that belongs to it; orders are kept for as long as tax law asks.',
    args: { password: t.arg.string({ required: true }) },
    resolve: (_, typed, context) =>
      asCustomer(context, (customer) =>
        withinLimits(context, 'changeLogin', customer.email, async () => {
          const answer = await context.shop.deleteCustomer(customer, typed)
          if (!isRefused(answer)) leave(context)
          return answer
        }),
      ),
  }),
}))

/** No day of any year: it is refused as one that does not exist. */
const noDay: Birthday = { year: 0, month: 0, day: 0 }

/** Does what only its owner may do with an account; everybody else is asked to log in. */
export async function asCustomer<T>(
  context: ApiContext,
  work: (customer: Customer) => Promise<T | Refused>,
): Promise<T | Refused> {
  return work(await requireCustomer(context))
}

function leave({ answer }: ApiContext): void {
  answer.contextToken = null
  answer.customerToken = null
}

function customFieldsOf(input: {
  readonly stores?: readonly string[] | null | undefined
  readonly lookbooks?: readonly string[] | null | undefined
}): CustomFields | undefined {
  const { stores, lookbooks } = input
  if (!stores && !lookbooks) return undefined
  return { ...(stores ? { stores } : {}), ...(lookbooks ? { lookbooks } : {}) }
}
