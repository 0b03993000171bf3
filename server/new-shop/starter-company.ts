import { callingCodes } from '#kernel/phone.ts'
import type { Language, Storefront } from '#kernel/storefront.ts'
import { toFillIn } from '#shop/company/places-to-fill-in.ts'
import type { NewShop } from './answers.ts'

type Texts = Readonly<Partial<Record<Language, string>>>

/** What the register of companies is called, where the shop's own words know it. */
const registers: Readonly<Record<string, Texts>> = {
  NL: {
    en: 'Dutch Chamber of Commerce (KvK)',
    nl: 'Kamer van Koophandel (KvK)',
    de: 'Handelsregister der niederländischen Handelskammer (KvK)',
    fr: 'Registre du commerce des Pays-Bas (KvK)',
    es: 'Registro mercantil neerlandés (KvK)',
  },
  BE: {
    en: 'Belgian Crossroads Bank for Enterprises',
    nl: 'Kruispuntbank van Ondernemingen (KBO)',
    de: 'Zentrale Datenbank der Unternehmen (Belgien)',
    fr: 'Banque-Carrefour des Entreprises (BCE)',
    es: 'Banco-Encrucijada de Empresas (Bélgica)',
  },
  FR: {
    en: 'French Trade and Companies Register (RCS)',
    nl: 'Frans handelsregister (RCS)',
    de: 'Französisches Handelsregister (RCS)',
    fr: 'Registre du commerce et des sociétés (RCS)',
    es: 'Registro mercantil francés (RCS)',
  },
  DE: {
    en: 'German commercial register (Handelsregister)',
    nl: 'Duits handelsregister (Handelsregister)',
    de: 'Handelsregister',
    fr: 'Registre du commerce allemand (Handelsregister)',
    es: 'Registro mercantil alemán (Handelsregister)',
  },
  GB: {
    en: 'Companies House',
    nl: 'Companies House (Verenigd Koninkrijk)',
    de: 'Companies House (Vereinigtes Königreich)',
    fr: 'Companies House (Royaume-Uni)',
    es: 'Companies House (Reino Unido)',
  },
  ES: {
    en: 'Spanish commercial register (Registro Mercantil)',
    nl: 'Spaans handelsregister (Registro Mercantil)',
    de: 'Spanisches Handelsregister (Registro Mercantil)',
    fr: 'Registre du commerce espagnol (Registro Mercantil)',
    es: 'Registro Mercantil',
  },
}

/** Producers of packaging and textiles are registered there (VerpackG; code de l'environnement, article L. 541-10). */
const producerNumbers: Readonly<Record<string, readonly (readonly [name: string, what: string])[]>> = {
  DE: [['packagingDE', 'the LUCID number, for packaging that is sold to Germany']],
  FR: [
    ['textilesFR', 'the unique identifier of the producer of textiles and shoes (REP)'],
    ['packagingFR', 'the unique identifier of the producer of packaging (REP)'],
  ],
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** company.json of a new shop: what was answered, and a mark wherever the law wants more. */
export function starterCompany({ name, country, email, storefronts }: NewShop): object {
  const languages = [...new Set(storefronts.map(({ language }) => language))]
  const inEach = (texts: Texts | undefined, what: string) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        texts?.[language] ?? toFillIn(`${what}, in ${languageNames.of(language) ?? language}`),
      ]),
    )
  const countries = [...new Set(storefronts.map((one) => one.country as string))]
  const abroad = countries.filter((one) => one !== country)
  const registrations = abroad.map((one) => [
    one,
    toFillIn(`the VAT number for ${one}, or take this line out where there is none`),
  ])
  const contactOf = (storefront: Storefront) => ({
    phone: toFillIn(`the number of customer service, such as ${callingCodes[storefront.country]} …`),
    email,
    privacyEmail: email,
    accessibilityEmail: email,
    safetyEmail: email,
    jobsEmail: email,
  })
  return {
    name: toFillIn('the name in the register'),
    tradeName: name,
    legalForm: inEach(undefined, 'the legal form'),
    street: toFillIn('street and number'),
    postalCode: toFillIn('postcode'),
    city: toFillIn('town'),
    country,
    register: { name: inEach(registers[country], 'the register of companies'), number: toFillIn('the number there') },
    vatNumber: toFillIn('the VAT number'),
    ...(registrations.length > 0 && { registrations: Object.fromEntries(registrations) }),
    representative: toFillIn('who may bind the company'),
    producerNumbers: Object.fromEntries(
      countries.flatMap((one) => producerNumbers[one] ?? []).map(([key, what]) => [key, toFillIn(what)]),
    ),
    mediators: countries.includes('FR')
      ? {
          FR: {
            name: toFillIn('the mediator for consumers (code de la consommation, article L. 616-1)'),
            address: toFillIn('the address of the mediator'),
            url: toFillIn('the address of the mediator’s site'),
          },
        }
      : {},
    contacts: Object.fromEntries(storefronts.map((one) => [one.code, contactOf(one)])),
  }
}
