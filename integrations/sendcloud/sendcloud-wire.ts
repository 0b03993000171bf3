import { z } from 'zod'
import type { VendorAnswer } from '../vendor/vendor-client.ts'

/** The two keys of a Sendcloud account. */
export type SendcloudKeys = { readonly publicKey: string; readonly secretKey: string }

export const sendcloudHeaders = ({ publicKey, secretKey }: SendcloudKeys) => ({
  Accept: 'application/json',
  Authorization: `Basic ${btoa(`${publicKey}:${secretKey}`)}`,
})

/** A way for a parcel to go; one without a label to print is for telephones. */
const optionSchema = z.object({
  code: z.string(),
  functionalities: z
    .object({ labelless: z.boolean().nullish(), returns: z.boolean().nullish(), last_mile: z.string().nullish() })
    .nullish(),
  contract: z.object({ id: z.number() }).nullish(),
})

/** The answer of `/shipping-options`: ways that have a label, in Sendcloud's order. */
export const sendcloudOptions = z
  .object({ data: z.array(optionSchema).nullable() })
  .transform(({ data }) => (data ?? []).filter(({ functionalities }) => !functionalities?.labelless))

export const sendcloudPdf = z
  .instanceof(Uint8Array)
  .refine((bytes) => new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-', 'must be a PDF')

export const kilos = (grams: number) => grams / 1000

/** An address in Sendcloud's words. */
export function sendcloudAddress(address: {
  readonly name: string
  readonly street: string
  readonly houseNumber: string
  readonly city: string
  readonly zipcode: string
  readonly country: string
  readonly email?: string
}) {
  const { name, street, houseNumber, zipcode, city, country, email } = address
  return {
    name,
    address_line_1: street,
    ...(houseNumber === '' ? {} : { house_number: houseNumber }),
    postal_code: zipcode,
    city,
    country_code: country,
    ...(email === undefined ? {} : { email }),
  }
}

const oneError = z.looseObject({
  code: z.unknown().optional(),
  message: z.unknown().optional(),
  detail: z.unknown().optional(),
})
/** Some operations answer with one error, some with a list of them, by itself or inside an object. */
const refusal = z.union([
  z.array(oneError),
  z
    .object({ error: oneError.optional(), errors: z.array(oneError).optional() })
    .transform(({ error, errors }) => (error ? [error] : (errors ?? []))),
])

function firstError(text: string): z.output<typeof oneError> | undefined {
  try {
    return refusal.parse(JSON.parse(text))[0]
  } catch {
    return undefined
  }
}

/** Sendcloud's own word for why it refuses. */
export function sendcloudErrorCode({ text }: Pick<VendorAnswer, 'text'>): string | undefined {
  const code = firstError(text)?.code
  return code === undefined || code === null ? undefined : String(code)
}

/** Sendcloud's own sentence for why it refuses, for somebody who can mend it. */
export function sendcloudErrorSentence(text: string | undefined): string | undefined {
  const { detail, message } = firstError(text ?? '') ?? {}
  const said = detail ?? message
  return typeof said === 'string' ? said.slice(0, 300) : undefined
}
