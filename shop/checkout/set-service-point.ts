import type { Clock } from '#kernel/clock.ts'
import { type Refused, refusalOf, refusedWith } from '#kernel/message-key.ts'
import { dhlCustomerNumberError } from '#kernel/service-point.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { Context } from '../cart/context.ts'
import { shippingMethods } from '../cart/shipping-methods.ts'
import { isContactOnly } from '../orders/address.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { Transact } from '../transact.ts'
import { type FindPointsDeps, servicePointOf } from './find-service-points.ts'
import { addressAtPoint } from './service-point.ts'
import { ServicePointsUnavailable } from './service-point-port.ts'

export type ServicePointInput = {
  /** The method by which the parcel travels. */
  readonly methodId: string
  readonly providerId: string
  /** Asked for at packstations: they open to nobody without one. */
  readonly dhlCustomerNumber: string
}

/**
 * Sends the parcel to a place: the carrier is asked for it by its id, so that nobody makes one up, and the delivery address is
 * copied with it. The address of before stays, to go back to.
 */
export async function setServicePoint(
  deps: Pick<FindPointsDeps, 'stores' | 'carriers' | 'company'> & {
    readonly transact: Transact
    readonly clock: Clock
    readonly settings: SettingsSource
  },
  storefront: Storefront,
  token: string | undefined,
  { methodId, providerId, dhlCustomerNumber }: ServicePointInput,
): Promise<Context | Refused> {
  const method = shippingMethods(deps.settings.at(deps.clock.now()), storefront).find(({ id }) => id === methodId)
  if (!method?.pickup) return refusedWith(refusalOf('shipping-method-not-found', { field: 'shippingMethod' }))
  if (providerId === '') return refusedWith(refusalOf('service-point-missing', { field: 'servicePoint' }))
  const point = await servicePointOf(deps, storefront, method, providerId).catch((error: unknown) => {
    if (error instanceof ServicePointsUnavailable) return 'unavailable' as const
    throw error
  })
  if (point === 'unavailable') return refusedWith(refusalOf('service-points-unavailable', { field: 'servicePoint' }))
  if (!point) return refusedWith(refusalOf('service-point-missing', { field: 'servicePoint' }))
  const atPackstation = point.locationType === 'packstation'
  const error = atPackstation ? dhlCustomerNumberError(dhlCustomerNumber) : undefined
  if (error) return refusedWith(refusalOf(error, { field: 'dhlCustomerNumber' }))

  return deps.transact(['addresses', 'contexts'], { token }, async (repositories) => {
    const now = deps.clock.now()
    const context = await repositories.contexts.lock(token, now)
    if (!context || context.storefrontCode !== storefront.code) return refusedWith(refusalOf('context-not-found'))
    const [known] =
      context.shippingAddressId === null ? [] : await repositories.addresses.addresses([context.shippingAddressId])
    const originId = known?.customFields.origin ?? known?.id
    const [origin] = originId === undefined ? [] : await repositories.addresses.addresses([originId])
    if (!origin) return refusedWith(refusalOf('address-missing'))
    const { id, ...address } = origin
    // A carrier needs to know whose parcel it keeps.
    if (isContactOnly(address) && point.locationType !== 'store') return refusedWith(refusalOf('address-missing'))
    const digits = dhlCustomerNumber.replace(/\D/g, '')
    const atPoint = addressAtPoint(address, point, atPackstation ? digits : null, id)
    const shippingAddressId = await repositories.addresses.add(atPoint, now)
    return repositories.contexts.change(context.id, { shippingAddressId, shippingMethod: method.id }, now)
  })
}
