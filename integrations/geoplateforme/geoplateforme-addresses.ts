import { z } from 'zod'
import type { AddressLookupPort } from '#shop/checkout/address-lookup-port.ts'
import { type AddressClientConfig, createAddressClient } from '../vendor/address-client.ts'

/** An answer of the geocoder, as far as the shop reads it. */
const answerSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.object({
        /** Number and street in one: `12 Rue de la Paix`. */
        name: z.string(),
        housenumber: z.string().optional(),
        postcode: z.string(),
        city: z.string(),
        type: z.string(),
      }),
    }),
  ),
})

/** Places that have no street are no address. */
const doors = new Set(['housenumber', 'street', 'locality'])

/** The register of French addresses (BAN) by the geocoder of the Géoplateforme, which is open to everybody. */
export function createGeoplateformeAddresses({ endpoint, ...config }: AddressClientConfig): AddressLookupPort {
  const client = createAddressClient('geoplateforme', { endpoint, ...config })
  return {
    async find({ line = '', zipcode }) {
      const url = new URL(`${endpoint}/search`)
      url.search = new URLSearchParams({
        q: line,
        index: 'address',
        autocomplete: '1',
        limit: '8',
        ...(zipcode && { postcode: zipcode }),
      }).toString()
      // What it can't read as a query, it refuses.
      const request = { operation: 'suggest addresses', url, expected: [400], headers: { Accept: 'application/json' } }
      const answer = await client.read(request, answerSchema)
      return (answer?.features ?? [])
        .filter(({ properties }) => doors.has(properties.type))
        .map(({ properties: { name, housenumber = '', postcode, city } }) => ({
          street: name,
          houseNumber: housenumber,
          zipcode: postcode,
          city,
        }))
    },
  }
}
