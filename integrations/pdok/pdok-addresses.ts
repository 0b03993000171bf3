import { z } from 'zod'
import type { AddressLookupPort } from '#shop/checkout/address-lookup-port.ts'
import { type AddressClientConfig, createAddressClient } from '../vendor/address-client.ts'

/** An answer of the Locatieserver, as far as the shop reads it. */
const answerSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        straatnaam: z.string(),
        huisnummer: z.number().int(),
        postcode: z.string(),
        woonplaatsnaam: z.string(),
      }),
    ),
  }),
})

/** Additions of one number: a tall building has more of them than anybody reads. */
const rows = '50'

/** The register of Dutch addresses (BAG) by the Locatieserver of PDOK, which is open to everybody. */
export function createPdokAddresses({ endpoint, ...config }: AddressClientConfig): AddressLookupPort {
  const client = createAddressClient('pdok', { endpoint, ...config })
  return {
    async find({ zipcode = '', houseNumber = '' }) {
      const postcode = zipcode.replace(/\s/g, '')
      // Both go into a query of Solr, in which other signs have a meaning.
      if (!/^\d{4}[A-Z]{2}$/.test(postcode) || !/^\d{1,5}$/.test(houseNumber)) return []
      const url = new URL(`${endpoint}/free`)
      url.search = new URLSearchParams({
        q: `${postcode} ${houseNumber}`,
        fq: `type:adres AND postcode:${postcode} AND huisnummer:${houseNumber}`,
        fl: 'straatnaam,huisnummer,postcode,woonplaatsnaam',
        rows,
      }).toString()
      const request = { operation: 'find an address', url, headers: { Accept: 'application/json' } }
      const answer = await client.read(request, answerSchema)
      return (answer?.response.docs ?? []).map((doc) => ({
        street: doc.straatnaam,
        houseNumber: String(doc.huisnummer),
        zipcode: doc.postcode,
        city: doc.woonplaatsnaam,
      }))
    },
  }
}
