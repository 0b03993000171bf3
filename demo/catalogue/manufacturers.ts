import type { ManufacturerFeed } from '#shop/catalog/catalog-feed.ts'
import type { BrandKey } from './brands.ts'

const houseAddress = 'Cordwainer Nederland B.V., Leestenmakersweg 12, 5145 NV Waalwijk'

/** Who answers for each brand's safety. Foldwick sits outside the Union, so the house answers for it inside. */
const byBrand: Readonly<Record<BrandKey, Omit<ManufacturerFeed, 'key'>>> = {
  cordwainer: {
    name: 'Cordwainer Nederland B.V.',
    address: houseAddress,
    country: 'NL',
    email: 'safety@cordwainer.example',
  },
  langstraet: {
    name: 'Schoenfabriek Langstraet B.V.',
    address: 'Schoenfabriek Langstraet B.V., Randnaaierstraat 41, 5151 RL Drunen',
    country: 'NL',
    email: 'veiligheid@langstraet.example',
  },
  tidewerk: {
    name: 'Tidewerk Footwear B.V.',
    address: 'Tidewerk Footwear B.V., Zijlkade 7, 9971 BC Zoutkamp',
    country: 'NL',
    email: 'safety@tidewerk.example',
  },
  torrevanni: {
    name: 'Calzaturificio Torrevanni S.r.l.',
    address: 'Calzaturificio Torrevanni S.r.l., Via delle Forme 18, 63811 Sant’Elpidio a Mare (FM)',
    country: 'IT',
    email: 'sicurezza@torrevanni.example',
  },
  aubrelle: {
    name: 'Maison Aubrelle SAS',
    address: 'Maison Aubrelle SAS, 9 montée des Chaussonnières, 69001 Lyon',
    country: 'FR',
    email: 'securite@aubrelle.example',
  },
  foldwick: {
    name: 'Foldwick Leather Ltd',
    address: 'Foldwick Leather Ltd, 3 Lorimers Row, Walsall WS1 2QF',
    country: 'GB',
    email: 'safety@foldwick.example',
    responsiblePerson: {
      name: 'Cordwainer Nederland B.V.',
      address: houseAddress,
      country: 'NL',
      email: 'safety@cordwainer.example',
    },
  },
  ebbelund: {
    name: 'Ebbelund ApS',
    address: 'Ebbelund ApS, Mejerivænget 4, 5600 Faaborg',
    country: 'DK',
    email: 'sikkerhed@ebbelund.example',
  },
  laufwald: {
    name: 'Laufwald Schuhtechnik GmbH',
    address: 'Laufwald Schuhtechnik GmbH, Am Waldsaum 22, 79100 Freiburg im Breisgau',
    country: 'DE',
    email: 'sicherheit@laufwald.example',
  },
  menorval: {
    name: 'Calzados Menorval S.L.',
    address: 'Calzados Menorval S.L., Carrer des Sabaters 5, 07760 Ciutadella de Menorca',
    country: 'ES',
    email: 'seguridad@menorval.example',
  },
  boenhof: {
    name: 'Boenhof BV',
    address: 'Boenhof BV, Borstelmakersstraat 15, 8870 Izegem',
    country: 'BE',
    email: 'veiligheid@boenhof.example',
  },
}

/** One manufacturer per brand, under the brand's key. */
export const manufacturers: readonly ManufacturerFeed[] = Object.entries(byBrand).map(([key, rest]) => ({
  key,
  ...rest,
}))
