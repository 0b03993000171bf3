import type { Country, StoreCode } from '#kernel/storefront.ts'

/** Who sells, as every confirmation has to name them (Directive 2011/83, article 6(1)(c)). The demo shop's numbers are invented. */
export const trader = {
  name: 'Cordwainer B.V.',
  street: 'Leestenmakersweg 12',
  place: '5145 NV Waalwijk',
  country: 'NL' satisfies Country,
  companyNumber: '00000917',
  vatNumber: 'NL000000917B00',
} as const

export type Contact = { readonly phone: string; readonly email: string }

/** Customer service of each storefront (specification §1: contact details vary by locale); the same as in its footer. */
export const contacts: Readonly<Record<StoreCode, Contact>> = {
  en_GB: { phone: '+31 416 000 917', email: 'service@cordwainer.example' },
  nl_NL: { phone: '+31 416 000 917', email: 'service@cordwainer.example' },
  nl_BE: { phone: '+32 3 000 09 17', email: 'klantendienst@cordwainer.example' },
  fr_BE: { phone: '+32 2 000 09 17', email: 'clients.belgique@cordwainer.example' },
  fr_FR: { phone: '+33 1 99 00 09 17', email: 'clients@cordwainer.example' },
  de_DE: { phone: '+49 221 4710 917', email: 'kundenservice@cordwainer.example' },
}
