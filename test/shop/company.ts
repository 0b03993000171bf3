import example from '#demo/company.json' with { type: 'json' }
import { storefrontCodes } from '#kernel/storefront.ts'
import { type Company, readCompany } from '#shop/company/company.ts'

/** The invented company that a shop is of until its operator says otherwise. */
export const demoCompany = companyOf(example)

const contact = {
  phone: '+49 30 999 999',
  email: 'help@meridian.example',
  privacyEmail: 'data@meridian.example',
  accessibilityEmail: 'access@meridian.example',
  safetyEmail: 'safe@meridian.example',
  jobsEmail: 'people@meridian.example',
}

/** Another company, with everything that can be said of one, and nothing in common with the demo shop's. */
export const meridian = companyOf({
  name: 'Meridian Shoes GmbH',
  tradeName: 'Meridian',
  legalForm: { en: 'Limited company', nl: 'Vennootschap', de: 'Gesellschaft', fr: 'Société' },
  capital: '25 000 €',
  street: 'Längengrad 0',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  register: {
    name: { en: 'Berlin register', nl: 'Register in Berlijn', de: 'Amtsgericht Berlin', fr: 'Registre de Berlin' },
    number: 'HRB 4711',
  },
  vatNumber: 'DE999999999',
  registrations: { NL: 'NL999999999B01', BE: 'BE 0999.999.999', FR: 'FR 99 999999999', GB: 'GB 999 9999 99' },
  eoriNumber: 'DE999999999999999',
  representative: 'Ada Meridian',
  publicationDirector: 'Paule Méridien',
  host: { name: 'Rechenhaus AG', address: 'Am Netz 1, 60311 Frankfurt', phone: '+49 69 999 999' },
  producerNumbers: { textilesFR: 'FR999999_11', packagingFR: 'FR999999_01', packagingDE: 'DE9999999999999' },
  mediators: Object.fromEntries(
    ['NL', 'BE', 'FR', 'DE', 'GB'].map((country) => [
      country,
      { name: `Mediation ${country}`, address: `1 Peace Street, ${country}`, url: 'https://peace.example/' },
    ]),
  ),
  contacts: Object.fromEntries(storefrontCodes.map((code) => [code, contact])),
})

function companyOf(value: unknown): Company {
  const read = readCompany(value)
  if ('errors' in read) throw new Error(read.errors.join('\n'))
  return read
}
