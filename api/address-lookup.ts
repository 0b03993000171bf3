import { countries } from '#kernel/storefront.ts'
import type { KnownAddress } from '#shop/checkout/address-lookup-port.ts'
import { builder } from './builder.ts'
import { mayAsk } from './rate-limits.ts'

const KnownAddressType = builder.objectRef<KnownAddress>('KnownAddress').implement({
  description: 'An address that the register of its country knows.',
  fields: (t) => ({
    street: t.exposeString('street', {
      description: 'With the house number in it where the country writes both on one line.',
    }),
    houseNumber: t.exposeString('houseNumber'),
    zipcode: t.exposeString('zipcode'),
    city: t.exposeString('city'),
  }),
})

/** Longer texts are no part of an address. */
const longest = 120

builder.queryFields((t) => ({
  lookUpAddress: t.field({
    type: [KnownAddressType],
    nullable: true,
    description:
      'What the register of a country knows by what was typed so far, to fill a form; empty when it knows none. Null where no register can be asked, or not now: nothing depends on it.',
    args: {
      countryIso: t.arg.string({ required: true }),
      zipcode: t.arg.string(),
      houseNumber: t.arg.string({ description: 'With the postcode, in the Netherlands.' }),
      line: t.arg.string({ description: 'The beginning of number and street, elsewhere.' }),
    },
    resolve: async (_, { countryIso, zipcode, houseNumber, line }, context) => {
      context.answer.personal = true
      const country = countries.find((one) => one === countryIso)
      if (!country || !(await mayAsk(context, 'lookUpAddress'))) return null
      const text = (typed: string | null | undefined) => (typed ?? '').slice(0, longest)
      const typed = { zipcode: text(zipcode), houseNumber: text(houseNumber), line: text(line) }
      return (await context.shop.lookUpAddress(country, typed)) ?? null
    },
  }),
}))
