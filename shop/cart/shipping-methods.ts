import type { Cents } from '#kernel/money.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { ShopSettings } from '../settings/settings.ts'

/** The ways in which a storefront delivers, in the order in which they are offered. */
export function shippingMethods(
  { delivery }: Pick<ShopSettings, 'delivery'>,
  { code }: Pick<Storefront, 'code'>,
): readonly ShippingMethod[] {
  return delivery.methods[code].filter(({ offered }) => offered !== false)
}

/** How a storefront's orders are collected in stores of ours; nothing where there are none. */
export function storePickup(
  settings: Pick<ShopSettings, 'delivery'>,
  storefront: Pick<Storefront, 'code'>,
): ShippingMethod | undefined {
  return shippingMethods(settings, storefront).find(({ pickup }) => pickup?.source === 'store')
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
  return typeof method.freeFrom === 'number' && subtotal >= method.freeFrom ? 0 : method.price
}

/** The first way home to a country, and what it costs; nothing where nobody delivers. */
export function homeDelivery(
  settings: Pick<ShopSettings, 'delivery'>,
  storefront: Pick<Storefront, 'code'>,
  country: Country,
): { readonly method: ShippingMethod; readonly priceFor: (subtotal: Cents, shipsFree: boolean) => Cents } | undefined {
  const method = shippingMethods(settings, storefront).find((one) => one.type === 'home' && shipsTo(one, country))
  return method && { method, priceFor: (subtotal, shipsFree) => shippingPrice(method, subtotal, shipsFree) }
}

/** The chosen method if it is still offered and reaches the country; otherwise the first that does (specification §4). */
export function chosenShippingMethod(
  settings: Pick<ShopSettings, 'delivery'>,
  storefront: Pick<Storefront, 'code'>,
  chosen: string | null,
  country: Country,
): ShippingMethod | undefined {
  const offered = shippingMethods(settings, storefront).filter((method) => shipsTo(method, country))
  return offered.find((method) => method.id === chosen) ?? offered[0]
}
