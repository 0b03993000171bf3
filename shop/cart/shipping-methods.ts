import type { Cents } from '#kernel/money.ts'
import type { Country, StoreCode, Storefront } from '#kernel/storefront.ts'

/** `pickup` means a service point (specification §3). */
export type ShippingType = 'home' | 'pickup'

export type ShippingMethod = {
  readonly id: string
  readonly carrier: string
  readonly type: ShippingType
  readonly price: Cents
  /** From this subtotal on delivery is free; absent when it never is. */
  readonly freeFrom?: Cents
  /** Countries that the carrier goes to. */
  readonly countries: readonly Country[]
}

const home = (
  id: string,
  carrier: string,
  price: Cents,
  freeFrom: Cents | undefined,
  countries: readonly Country[],
): ShippingMethod => ({
  id,
  carrier,
  type: 'home',
  price,
  ...(freeFrom === undefined ? {} : { freeFrom }),
  countries,
})

const union: readonly Country[] = ['NL', 'BE', 'FR', 'DE', 'AT', 'LU']

/** Belgium asks for two ways of delivery at least (Code of economic law, article VI.45/2). */
const methods: Readonly<Record<StoreCode, readonly ShippingMethod[]>> = {
  en_GB: [home('royal-mail', 'Royal Mail', 495, 7500, ['GB']), home('dpd-express', 'DPD', 995, undefined, ['GB'])],
  nl_NL: [home('postnl', 'PostNL', 495, 7500, union), home('dhl-evening', 'DHL', 695, undefined, ['NL'])],
  nl_BE: [home('bpost', 'bpost', 495, 7500, union), home('postnl-be', 'PostNL', 595, 10000, ['BE', 'NL'])],
  fr_BE: [home('bpost', 'bpost', 495, 7500, union), home('postnl-be', 'PostNL', 595, 10000, ['BE', 'NL'])],
  fr_FR: [home('colissimo', 'Colissimo', 595, 9000, union), home('chronopost', 'Chronopost', 1295, undefined, ['FR'])],
  de_DE: [home('dhl', 'DHL', 495, 7500, union), home('dhl-express', 'DHL Express', 1195, undefined, ['DE'])],
}

/** The ways in which a storefront delivers, in the order in which they are offered. */
export function shippingMethods(storefront: Pick<Storefront, 'code'>): readonly ShippingMethod[] {
  return methods[storefront.code]
}

/** Whether the carrier goes to this country. */
export function reaches(method: ShippingMethod, country: Country): boolean {
  return method.countries.includes(country)
}

/** What delivery costs for this subtotal; an empty cart costs nothing to deliver. */
export function shippingPrice(method: ShippingMethod, subtotal: Cents): Cents {
  if (subtotal === 0) return 0
  return method.freeFrom !== undefined && subtotal >= method.freeFrom ? 0 : method.price
}

/** The chosen method if it is still offered and reaches the country; otherwise the first that does (specification §4). */
export function chosenShippingMethod(
  storefront: Pick<Storefront, 'code'>,
  chosen: string | null,
  country: Country,
): ShippingMethod | undefined {
  const offered = shippingMethods(storefront).filter((method) => reaches(method, country))
  return offered.find((method) => method.id === chosen) ?? offered[0]
}
