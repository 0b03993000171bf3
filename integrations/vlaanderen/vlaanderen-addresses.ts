import { z } from 'zod'
import type { AddressLookupPort } from '#shop/checkout/address-lookup-port.ts'
import { type AddressClientConfig, createAddressClient } from '../vendor/address-client.ts'

/** An answer of the Geolocation service, as far as the shop reads it. A town has neither street nor postcode. */
const answerSchema = z.object({
  LocationResult: z.array(
    z.object({
      Municipality: z.string(),
      Zipcode: z.union([z.string(), z.number().int().transform(String)]).nullish(),
      Thoroughfarename: z.string().nullish(),
      Housenumber: z.string().nullish(),
    }),
  ),
})

/** The service answers no more than these. */
const most = '5'

/** Addresses of Flanders and Brussels by the Geolocation service of Digitaal Vlaanderen, which is open to everybody. */
export function createVlaanderenAddresses({ endpoint, ...config }: AddressClientConfig): AddressLookupPort {
  const client = createAddressClient('vlaanderen', { endpoint, ...config })
  return {
    async find({ line = '', zipcode }) {
      const url = new URL(`${endpoint}/Location`)
      url.search = new URLSearchParams({ q: [line, zipcode].filter(Boolean).join(', '), c: most }).toString()
      const request = { operation: 'suggest addresses', url, headers: { Accept: 'application/json' } }
      const answer = await client.read(request, answerSchema)
      return (answer?.LocationResult ?? []).flatMap((place) => {
        const { Municipality: city, Zipcode: postcode, Thoroughfarename: name, Housenumber: number } = place
        if (!name || !postcode) return []
        return [{ street: number ? `${name} ${number}` : name, houseNumber: number ?? '', zipcode: postcode, city }]
      })
    },
  }
}
