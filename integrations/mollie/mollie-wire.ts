import { z } from 'zod'
import { type Cents, centsOf, decimalAmount, type Money } from '#kernel/money.ts'
import { type Currency, currencies } from '#kernel/storefront.ts'

/** What we read of Mollie's answers, and no more: whatever else they hold, and whatever they will add, is let be. */

/** Whether a text is an id of a payment: `tr_5B8cwPMGnU6qLbRvo7qEZo`. How many letters follow is Mollie's business, up to a bound. */
export const isMolliePaymentId = (text: string): boolean => /^tr_[A-Za-z0-9]{1,64}$/.test(text)

const amount = z.object({ currency: z.enum(currencies), value: z.string().regex(/^-?\d+\.\d{2}$/) })

const link = z.object({ href: z.string() })

export const molliePayment = z.object({
  id: z.string(),
  status: z.string(),
  method: z.string().nullish(),
  amount,
  amountRefunded: amount.nullish(),
  amountCaptured: amount.nullish(),
  amountRemaining: amount.nullish(),
  metadata: z.unknown().optional(),
  isCancelable: z.boolean().nullish(),
  expiresAt: z.string().nullish(),
  details: z
    .object({
      failureReason: z.string().nullish(),
      // Of a bank transfer; what can't be read must not cost the payment.
      bankName: z.string().nullish().catch(null),
      bankAccount: z.string().nullish().catch(null),
      bankBic: z.string().nullish().catch(null),
      transferReference: z.string().nullish().catch(null),
    })
    .nullish(),
  statusReason: z.object({ code: z.string() }).nullish(),
  _links: z.object({ checkout: link.nullish() }),
})

export const mollieMetadata = z.object({ orderId: z.string().optional(), paymentId: z.string().optional() })

const image = z.object({ size2x: z.string().optional(), svg: z.string().optional() })

const method = z.object({
  id: z.string().nullable(),
  description: z.string(),
  status: z.string().nullish(),
  minimumAmount: amount,
  maximumAmount: amount.nullish(),
  image: image.nullish(),
  issuers: z.array(z.object({ id: z.string(), name: z.string(), image: image.nullish() })).nullish(),
})

/** A method of another shape is left out: it must not cost the others. */
export const mollieMethods = z.object({
  _embedded: z.object({
    methods: z
      .array(method.nullable().catch(null))
      .refine((methods) => methods.length === 0 || methods.some((one) => one !== null), 'no method can be read')
      .transform((methods) => methods.filter((one) => one !== null)),
  }),
})

export const mollieRefund = z.object({ id: z.string(), status: z.string(), amount })

export const mollieCapture = z.object({ id: z.string(), status: z.string(), amount: amount.nullish() })

/** Apple's own, handed on as it is: its documentation calls it opaque. Without a signature it is none. */
export const mollieWalletSession = z.looseObject({ merchantSessionIdentifier: z.string(), signature: z.string() })

/** Of an answer whose body the shop has no use for. */
export const anyAnswer = z.unknown()

export const mollieError = z.object({
  title: z.string().optional(),
  detail: z.string(),
  field: z
    .string()
    .nullish()
    .transform((field) => field ?? undefined),
})

export type WireAmount = { readonly currency: string; readonly value: string }

/** Amounts travel as strings with exactly two decimals; a number would be refused. */
export function wireAmount(cents: Cents, currency: Currency): WireAmount {
  return { currency, value: decimalAmount(cents) }
}

export function moneyOf(wire: z.infer<typeof amount>): Money {
  return { amount: centsOf(wire.value), currency: wire.currency }
}
