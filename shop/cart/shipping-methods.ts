import type { Cents } from '#kernel/money.ts'
import type { LocationType } from '#kernel/service-point.ts'
import type { Country, StoreCode, Storefront, Translated } from '#kernel/storefront.ts'
import type { DeliverySchedule } from './delivery-schedule.ts'
import { deliverySchedules } from './delivery-schedules.ts'

/** `pickup` means a service point (specification §3). */
export type ShippingType = 'home' | 'pickup'

/** Where a parcel can be collected, and whom to ask for the places. */
export type Pickup = {
  /** `store`: our own stores; others are services outside. */
  readonly source: 'store' | 'dhl-parcel' | 'dhl' | 'sendcloud'
  readonly types: readonly LocationType[]
  /** Of a service that speaks for several carriers: which are meant. */
  readonly carriers?: readonly string[]
}

export type ShippingMethod = {
  readonly id: string
  readonly carrier: string
  /** What is special about it: 'In the evening'. */
  readonly description: Translated
  readonly type: ShippingType
  /** Of type pickup: where the places are found. */
  readonly pickup?: Pickup
  readonly price: Cents
  /** From this subtotal on delivery is free; absent when it never is. */
  readonly freeFrom?: Cents
  /** Countries that the carrier goes to. */
  readonly countries: readonly Country[]
  /** When it comes; a store of ours says itself when an order is ready. */
  readonly schedule?: DeliverySchedule
}

const home = (
  id: string,
  carrier: string,
  description: Translated,
  price: Cents,
  freeFrom: Cents | undefined,
  countries: readonly Country[],
): ShippingMethod => ({
  id,
  carrier,
  description,
  type: 'home',
  price,
  ...(freeFrom === undefined ? {} : { freeFrom }),
  countries,
})

const pickup = (
  id: string,
  carrier: string,
  description: Translated,
  price: Cents,
  freeFrom: Cents,
  country: Country,
  where: Pickup,
): ShippingMethod => ({
  id,
  carrier,
  description,
  type: 'pickup',
  pickup: where,
  price,
  freeFrom,
  countries: [country],
})

const atPoint: Translated = {
  en: 'To a pickup point near you',
  nl: 'Naar een afhaalpunt bij jou in de buurt',
  de: 'An einen Paketshop in Ihrer Nähe',
  fr: 'En point relais près de chez vous',
}
const atPackstation: Translated = {
  en: 'To a Packstation or post office',
  nl: 'Naar een Packstation of postkantoor',
  de: 'An eine Packstation oder Filiale',
  fr: 'En Packstation ou bureau de poste',
}
const inStore: Translated = {
  en: 'Collect it in one of our stores',
  nl: 'Afhalen in een van onze winkels',
  de: 'Abholung in einer unserer Filialen',
  fr: 'Retrait dans l’un de nos magasins',
}
const stores = (country: Country): ShippingMethod =>
  pickup('store-pickup', 'Click & Collect', inStore, 0, 0, country, { source: 'store', types: ['store'] })
const counters = ['servicepoint', 'postoffice'] as const

const standard: Translated = {
  en: 'Standard delivery',
  nl: 'Standaardbezorging',
  de: 'Standardversand',
  fr: 'Livraison standard',
}
const atHome: Translated = {
  en: 'Home delivery',
  nl: 'Levering aan huis',
  de: 'Lieferung nach Hause',
  fr: 'Livraison à domicile',
}
const express: Translated = {
  en: 'Express delivery',
  nl: 'Expresbezorging',
  de: 'Expressversand',
  fr: 'Livraison express',
}
const evening: Translated = { en: 'In the evening', nl: 'In de avond', de: 'Am Abend', fr: 'En soirée' }
const timed: Translated = {
  en: 'With a time window',
  nl: 'Met tijdvak',
  de: 'Mit Zeitfenster',
  fr: 'Avec créneau horaire',
}

const union: readonly Country[] = ['NL', 'BE', 'FR', 'DE', 'AT', 'LU']

/** Belgium asks for two ways of delivery at least (Code of economic law, article VI.45/2). */
const methods: Readonly<Record<StoreCode, readonly ShippingMethod[]>> = {
  en_GB: [
    home('royal-mail', 'Royal Mail', standard, 495, 7500, ['GB']),
    home('dpd-express', 'DPD', express, 995, undefined, ['GB']),
    pickup('inpost', 'InPost', atPoint, 295, 6000, 'GB', {
      source: 'sendcloud',
      types: ['servicepoint', 'packstation'],
      carriers: ['inpost_gb'],
    }),
  ],
  nl_NL: [
    home('postnl', 'PostNL', standard, 495, 7500, union),
    home('dhl-evening', 'DHL', evening, 695, undefined, ['NL']),
    pickup('dhl-point', 'DHL ServicePoint', atPoint, 395, 7500, 'NL', { source: 'dhl-parcel', types: counters }),
    stores('NL'),
  ],
  nl_BE: [
    home('bpost', 'bpost', atHome, 495, 7500, union),
    home('postnl-be', 'PostNL', timed, 595, 10000, ['BE', 'NL']),
    pickup('dhl-point', 'DHL ServicePoint', atPoint, 395, 7500, 'BE', { source: 'dhl-parcel', types: counters }),
    stores('BE'),
  ],
  fr_BE: [
    home('bpost', 'bpost', atHome, 495, 7500, union),
    home('postnl-be', 'PostNL', timed, 595, 10000, ['BE', 'NL']),
    pickup('dhl-point', 'DHL ServicePoint', atPoint, 395, 7500, 'BE', { source: 'dhl-parcel', types: counters }),
    stores('BE'),
  ],
  fr_FR: [
    home('colissimo', 'Colissimo', standard, 595, 9000, union),
    home('chronopost', 'Chronopost', express, 1295, undefined, ['FR']),
    pickup('mondial-relay', 'Mondial Relay', atPoint, 395, 7500, 'FR', {
      source: 'sendcloud',
      types: counters,
      carriers: ['mondial_relay'],
    }),
    stores('FR'),
  ],
  de_DE: [
    home('dhl', 'DHL', standard, 495, 7500, union),
    home('dhl-express', 'DHL Express', express, 1195, undefined, ['DE']),
    pickup('dhl-packstation', 'DHL Packstation', atPackstation, 395, 7500, 'DE', {
      source: 'dhl',
      types: ['packstation', 'postoffice'],
    }),
    pickup('dhl-shop', 'DHL Paketshop', atPoint, 395, 7500, 'DE', { source: 'dhl', types: ['servicepoint'] }),
    stores('DE'),
  ],
}

/** The ways in which a storefront delivers, in the order in which they are offered. */
export function shippingMethods({ code }: Pick<Storefront, 'code'>): readonly ShippingMethod[] {
  return methods[code].map((method) => {
    const schedule = deliverySchedules[method.id]
    return schedule ? { ...method, schedule } : method
  })
}

/** How a storefront's orders are collected in stores of ours; nothing where there are none. */
export function storePickup(storefront: Pick<Storefront, 'code'>): ShippingMethod | undefined {
  return methods[storefront.code].find(({ pickup }) => pickup?.source === 'store')
}

/** Packstations of DHL's open only to its customers, by their number. */
export function asksForCustomerNumber({ pickup }: Pick<ShippingMethod, 'pickup'>): boolean {
  return pickup?.source === 'dhl' && pickup.types.includes('packstation')
}

/** Whether the carrier goes to this country. */
export function shipsTo(method: ShippingMethod, country: Country): boolean {
  return method.countries.includes(country)
}

/**
 * What delivery costs for this subtotal; an empty cart costs nothing to deliver.
 *
 * @param shipsFree whether there is nothing in it but products that are delivered for nothing
 */
export function shippingPrice(method: ShippingMethod, subtotal: Cents, shipsFree = false): Cents {
  if (subtotal === 0 || shipsFree) return 0
  return method.freeFrom !== undefined && subtotal >= method.freeFrom ? 0 : method.price
}

/** The chosen method if it is still offered and reaches the country; otherwise the first that does (specification §4). */
export function chosenShippingMethod(
  storefront: Pick<Storefront, 'code'>,
  chosen: string | null,
  country: Country,
): ShippingMethod | undefined {
  const offered = shippingMethods(storefront).filter((method) => shipsTo(method, country))
  return offered.find((method) => method.id === chosen) ?? offered[0]
}
