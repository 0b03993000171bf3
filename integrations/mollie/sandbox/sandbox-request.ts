import { z } from 'zod'
import { type Cents, centsOf, taxInside } from '#kernel/money.ts'
import { SandboxRejection } from './sandbox-answers.ts'
import { isLocale } from './sandbox-locales.ts'
import { isKnownElsewhere, sandboxMethod, takesCurrency } from './sandbox-methods.ts'
import { checkWalletToken } from './sandbox-wallet.ts'

/** What `POST /v2/payments` takes, and every reason why Mollie would not take it. */

const amount = z.strictObject({
  currency: z.enum(['EUR', 'GBP'], 'The currency is not enabled for this merchant'),
  value: z.string('The amount must be a string').regex(/^-?\d+\.\d{2}$/, 'The amount contains an invalid value'),
})

const webAddress = z.url({ protocol: /^https?$/, error: 'The URL is invalid' })

const address = z.strictObject({
  title: z.string().optional(),
  givenName: z.string().optional(),
  familyName: z.string().optional(),
  organizationName: z.string().optional(),
  streetAndNumber: z.string().optional(),
  streetAdditional: z.string().optional(),
  postalCode: z.string().optional(),
  email: z.email('The email address is invalid').optional(),
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'The phone number must be in E.164 format')
    .optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'The country code is invalid')
    .optional(),
})

const line = z.strictObject({
  type: z
    .enum(['physical', 'digital', 'shipping_fee', 'discount', 'store_credit', 'gift_card', 'surcharge'])
    .default('physical'),
  description: z.string('The description is missing').min(1),
  quantity: z.int('The quantity must be a whole number').min(1, 'The quantity must be at least 1'),
  quantityUnit: z.string().optional(),
  unitPrice: amount,
  discountAmount: amount.optional(),
  totalAmount: amount,
  vatRate: z
    .string()
    .regex(/^\d+\.\d{2}$/, 'The VAT rate must be a string with two decimals')
    .optional(),
  vatAmount: amount.optional(),
  sku: z.string().max(64, 'The SKU is longer than 64 characters').optional(),
  imageUrl: webAddress.optional(),
  productUrl: webAddress.optional(),
  categories: z.array(z.enum(['eco', 'gift', 'meal', 'sport_culture', 'additional', 'consume'])).optional(),
})

const locale = z.string().refine(isLocale, 'The locale is invalid')
const method = z.union([z.string(), z.array(z.string())])

export const createSchema = z.strictObject({
  amount,
  description: z.string('The description is missing').min(1, 'The description is missing'),
  redirectUrl: webAddress,
  cancelUrl: webAddress.nullish(),
  webhookUrl: webAddress.nullish(),
  method: method.nullish(),
  issuer: z.string().nullish(),
  locale: locale.nullish(),
  metadata: z.unknown().optional(),
  lines: z.array(line).nullish(),
  billingAddress: address.optional(),
  shippingAddress: address.optional(),
  captureMode: z.enum(['automatic', 'manual']).nullish(),
  restrictPaymentMethodsToCountry: z.string().nullish(),
  applePayPaymentToken: z.string().optional(),
  googlePayPaymentToken: z.string().optional(),
  sequenceType: z.literal('oneoff', 'The sandbox has no recurring payments').optional(),
})

export const updateSchema = createSchema
  .pick({
    description: true,
    redirectUrl: true,
    cancelUrl: true,
    webhookUrl: true,
    metadata: true,
    method: true,
    issuer: true,
    locale: true,
    restrictPaymentMethodsToCountry: true,
    billingAddress: true,
    shippingAddress: true,
  })
  .partial()

export type WireUpdate = z.infer<typeof updateSchema>

export const refundSchema = z.strictObject({
  amount,
  description: z.string().default(''),
  metadata: z.unknown().optional(),
  externalReference: z.unknown().optional(),
})

export const captureSchema = z.strictObject({
  amount: amount.optional(),
  description: z.string().default(''),
  metadata: z.unknown().optional(),
})

export const walletSessionSchema = z.strictObject({
  validationUrl: z.url({ protocol: /^https$/, error: 'The validation URL is invalid' }),
  domain: z.string('The domain is missing').regex(/^[a-z0-9.-]{1,253}$/i, 'The domain is invalid'),
})

/** What a request without anything to say may hold: nothing. */
export const emptySchema = z.strictObject({})

/** Mollie takes them, and the sandbox can't do anything with them: silence would promise what does not happen. */
const unsupported = new Set(
  'applicationFee captureDelay cardToken company consumerDateOfBirth customerId customerReference digitalGoods dueDate extraMerchantData mandateId profileId reverseRouting routing routingReversals sessionId storeCredentials terminalId testmode voucherNumber voucherPin'.split(
    ' ',
  ),
)
/** With a key of one profile these are told by the key. */
const toldByKey = new Set(['profileId', 'testmode'])

export type WireCreate = z.infer<typeof createSchema>

/** Reads a body, or refuses it for its first mistake in the way of Mollie: 422 with the field. */
export function bodyOf<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  if (issue?.code === 'unrecognized_keys') throw unknownField(issue.path, issue.keys[0] ?? '')
  throw new SandboxRejection(422, issue?.message ?? 'The request is invalid', issue?.path.join('.'))
}

function unknownField(path: readonly PropertyKey[], name: string): SandboxRejection {
  const detail =
    path.length === 0 && unsupported.has(name) && !toldByKey.has(name)
      ? `The sandbox has no ${name}`
      : `Non-existent body parameter "${name}" for this API call`
  return new SandboxRejection(422, detail, [...path, name].join('.'))
}

/** Everything that the shape alone does not say. Returns the amount in cents. */
export function checkedCreate(body: unknown): { request: WireCreate; amount: Cents } {
  const request = bodyOf(createSchema, body)
  const cents = centsOf(request.amount.value)
  if (cents < 1) throw new SandboxRejection(422, 'The amount is lower than the minimum', 'amount')
  if (request.metadata !== undefined && JSON.stringify(request.metadata).length > 1024) {
    throw new SandboxRejection(422, 'The metadata is larger than 1 kB', 'metadata')
  }
  checkLines(request, cents)
  checkMethods(request, cents)
  checkWalletToken(request)
  return { request: { ...request, description: request.description.slice(0, 255) }, amount: cents }
}

/** The methods that a request names: none, one or several. */
export const namedMethods = ({ method: named }: Pick<WireCreate, 'method'>): readonly string[] =>
  Array.isArray(named) ? named : named ? [named] : []

export function checkMethods(request: WireCreate, cents: Cents): void {
  for (const id of namedMethods(request)) checkMethod(id, request, cents)
}

function checkMethod(id: string, request: WireCreate, cents: Cents): void {
  const method = sandboxMethod(id)
  if (!method || method.listedOnly) {
    const why = isKnownElsewhere(id) ? 'The payment method is not enabled' : 'The payment method is invalid'
    throw new SandboxRejection(422, why, 'method')
  }
  if (!takesCurrency(method, request.amount.currency)) {
    throw new SandboxRejection(422, 'The payment method does not support the currency', 'method')
  }
  if (cents < method.minimum) throw new SandboxRejection(422, 'The amount is lower than the minimum', 'amount')
  if (cents > method.maximum) throw new SandboxRejection(422, 'The amount is higher than the maximum', 'amount')
  if (request.captureMode === 'manual' && !method.holdsForMs) {
    throw new SandboxRejection(422, 'The payment method does not support manual capture', 'captureMode')
  }
  if (method.manualCaptureOnly && request.captureMode !== 'manual') {
    throw new SandboxRejection(422, 'The payment method needs captureMode manual', 'captureMode')
  }
  if (request.issuer && method.issuers && !method.issuers.some((issuer) => issuer.id === request.issuer)) {
    throw new SandboxRejection(422, 'The issuer is invalid', 'issuer')
  }
  if (method.needsBuyer) checkBuyer(request)
}

const buyer = ['streetAndNumber', 'postalCode', 'city', 'country', 'givenName', 'familyName', 'email'] as const

function checkBuyer(request: WireCreate): void {
  if (!request.lines?.length) throw new SandboxRejection(422, 'The order lines are missing', 'lines')
  for (const name of buyer) {
    if (!request.billingAddress?.[name]) {
      throw new SandboxRejection(422, `The ${name} of the billing address is missing`, `billingAddress.${name}`)
    }
  }
}

const negativeTypes = new Set(['discount', 'store_credit', 'gift_card'])

function checkLines(request: WireCreate, cents: Cents): void {
  if (!request.lines?.length) return
  let sum = 0
  for (const [index, line] of request.lines.entries()) {
    const field = (name: string) => `lines.${index}.${name}`
    const unit = centsOf(line.unitPrice.value)
    const discount = line.discountAmount ? centsOf(line.discountAmount.value) : 0
    const total = centsOf(line.totalAmount.value)
    if (negativeTypes.has(line.type) ? unit > 0 : unit < 0 || total < 0) {
      throw new SandboxRejection(422, `The unit price has the wrong sign for type ${line.type}`, field('unitPrice'))
    }
    if (discount < 0) throw new SandboxRejection(422, 'The discount must be positive', field('discountAmount'))
    if (total !== unit * line.quantity - discount) {
      const rule = 'The total amount must be the unit price times the quantity minus the discount'
      throw new SandboxRejection(422, rule, field('totalAmount'))
    }
    if (line.vatRate && line.vatAmount) {
      const expected = taxInside(total, Math.round(Number(line.vatRate) * 100))
      // A cent is forgiven, because not everybody rounds halves alike.
      if (Math.abs(expected - centsOf(line.vatAmount.value)) > 1) {
        throw new SandboxRejection(
          422,
          'The VAT amount does not follow from the total and the rate',
          field('vatAmount'),
        )
      }
    }
    sum += total
  }
  if (sum !== cents) throw new SandboxRejection(422, 'The lines do not add up to the amount', 'lines')
}
