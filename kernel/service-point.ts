import { streetLine } from './street-line.ts'

/** What a place is at which a parcel waits: one of our stores, a counter, a locker of DHL's, a post office. */
export const locationTypes = ['store', 'servicepoint', 'packstation', 'postoffice'] as const
export type LocationType = (typeof locationTypes)[number]

/** A place as a delivery address keeps it, as JSON text (specification §3). */
export type KeptServicePoint = {
  /** 'DHL', 'Mondial Relay'. */
  readonly provider: string
  /** The carrier's own id of it. */
  readonly providerId: string
  readonly locationType: LocationType
  readonly title: string
  readonly street: string
  readonly houseNumber: string
  readonly houseNumberAddition: string | null
  readonly postcode: string
  readonly city: string
  readonly country: string
  /** The number by which DHL knows its customer; of packstations alone. */
  readonly dhlCustomerNumber: string | null
}

/** Reads what an address keeps; nothing for text that is no such place. */
export function readServicePoint(json: string | null | undefined): KeptServicePoint | undefined {
  if (!json) return undefined
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const text = (name: string) => {
    const found = (value as Readonly<Record<string, unknown>>)[name]
    return typeof found === 'string' ? found : ''
  }
  const locationType = locationTypes.find((type) => type === text('locationType'))
  if (!locationType || text('title') === '' || text('provider') === '' || text('providerId') === '') return undefined
  return {
    provider: text('provider'),
    providerId: text('providerId'),
    locationType,
    title: text('title'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    houseNumberAddition: text('houseNumberAddition') || null,
    postcode: text('postcode'),
    city: text('city'),
    country: text('country'),
    dhlCustomerNumber: text('dhlCustomerNumber') || null,
  }
}

/**
 * The lines of a place as an envelope carries them, without the country. A packstation has the customer's number and its own, and no
 * street: DHL sends back what is addressed to one.
 */
export function servicePointLines(point: KeptServicePoint): string[] {
  const place = `${point.postcode} ${point.city}`
  if (point.locationType === 'packstation' && point.dhlCustomerNumber !== null) {
    return [point.dhlCustomerNumber, packstationName(point.title), place]
  }
  const street = streetLine(point, point.country)
  return [
    ...(point.dhlCustomerNumber === null ? [] : [point.dhlCustomerNumber]),
    point.title,
    ...(street === '' ? [] : [street]),
    place,
  ]
}

/** `Packstation 101` of whatever DHL calls it: `Packstation 101 Köln Hbf`, `DHL Packstation Nr. 101`. */
export function packstationName(title: string): string {
  const number = /\bPackstation\D{0,6}(\d{1,4})\b/i.exec(title)?.[1]
  return number === undefined ? title : `Packstation ${number}`
}

/** A packstation has three digits (specification §5). */
export const packstationNumberMost = 3

/** DHL gives its customers six to ten digits, which are often written in groups. */
export function dhlCustomerNumberError(
  typed: string,
): 'dhl-customer-number-required' | 'dhl-customer-number-invalid' | undefined {
  const digits = typed.replace(/[\s.-]/g, '')
  if (digits === '') return 'dhl-customer-number-required'
  return /^\d{6,10}$/.test(digits) ? undefined : 'dhl-customer-number-invalid'
}

const longestStreet = 200

/** A street and its number, where somebody wrote them into one field: 'Charles-de-Gaulle-Str. 20', '12 rue de la Clef'. */
export function splitStreet(text: string): { readonly street: string; readonly houseNumber: string } {
  // Longer ones are no street: how long the carriers' answers are is not up to us.
  const behind = text.length > longestStreet ? null : /^(.*\D)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\w?)?)$/.exec(text.trim())
  if (behind?.[1] && behind[2]) return { street: behind[1].trim(), houseNumber: behind[2] }
  return { street: text.trim(), houseNumber: '' }
}
