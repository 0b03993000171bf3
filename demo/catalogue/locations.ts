import type { LocalNames } from '#kernel/local-names.ts'
import type { Country } from '#kernel/storefront.ts'
import type { LocationFeed } from '#shop/catalog/catalog-feed.ts'

type Place = {
  readonly code: string
  /** Where a city has two of them. */
  readonly name?: string
  readonly city: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly at: readonly [lat: number, lng: number]
  readonly telephone: string
}

/**
 * Twenty-five stores. Streets are real, house numbers are not. Nobody's telephone rings: the French and German numbers lie in
 * ranges that are reserved for fiction, and no other subscriber's number begins with a zero.
 */
const places: Readonly<Partial<Record<Country, readonly Place[]>>> = {
  NL: [
    {
      code: 'AMS1',
      city: 'Amsterdam',
      street: 'Haarlemmerstraat',
      houseNumber: '204',
      postcode: '1013 EZ',
      at: [52.3806, 4.8907],
      telephone: '+31 20 000 01 11',
    },
    {
      code: 'UTR1',
      city: 'Utrecht',
      street: 'Oudegracht',
      houseNumber: '411',
      postcode: '3511 PJ',
      at: [52.0848, 5.1226],
      telephone: '+31 30 000 01 12',
    },
    {
      code: 'RTM1',
      city: 'Rotterdam',
      street: 'Nieuwe Binnenweg',
      houseNumber: '96',
      postcode: '3015 BE',
      at: [51.9147, 4.4701],
      telephone: '+31 10 000 01 13',
    },
    {
      code: 'HAG1',
      city: 'Den Haag',
      street: 'Noordeinde',
      houseNumber: '238',
      postcode: '2514 GN',
      at: [52.0811, 4.3065],
      telephone: '+31 70 000 01 14',
    },
    {
      code: 'EIN1',
      city: 'Eindhoven',
      street: 'Kleine Berg',
      houseNumber: '97',
      postcode: '5611 JT',
      at: [51.4366, 5.4748],
      telephone: '+31 40 000 01 15',
    },
    {
      code: 'GRQ1',
      city: 'Groningen',
      street: 'Folkingestraat',
      houseNumber: '83',
      postcode: '9711 JV',
      at: [53.2158, 6.5665],
      telephone: '+31 50 000 01 16',
    },
    {
      code: 'MST1',
      city: 'Maastricht',
      street: 'Stokstraat',
      houseNumber: '64',
      postcode: '6211 GD',
      at: [50.8486, 5.6937],
      telephone: '+31 43 000 01 17',
    },
    {
      code: 'AMS2',
      name: 'Cordwainer Amsterdam Utrechtsestraat',
      city: 'Amsterdam',
      street: 'Utrechtsestraat',
      houseNumber: '188',
      postcode: '1017 VS',
      at: [52.362, 4.899],
      telephone: '+31 20 000 01 18',
    },
  ],
  BE: [
    {
      code: 'ANR1',
      city: 'Antwerpen',
      street: 'Kammenstraat',
      houseNumber: '57',
      postcode: '2000',
      at: [51.2169, 4.3993],
      telephone: '+32 3 000 01 21',
    },
    {
      code: 'GNT1',
      city: 'Gent',
      street: 'Mageleinstraat',
      houseNumber: '23',
      postcode: '9000',
      at: [51.0527, 3.7243],
      telephone: '+32 9 000 01 22',
    },
    {
      code: 'BRU1',
      city: 'Brussel',
      street: 'Antoine Dansaertstraat',
      houseNumber: '243',
      postcode: '1000',
      at: [50.8512, 4.3466],
      telephone: '+32 2 000 01 23',
    },
    {
      code: 'LEU1',
      city: 'Leuven',
      street: 'Mechelsestraat',
      houseNumber: '139',
      postcode: '3000',
      at: [50.8814, 4.6996],
      telephone: '+32 16 00 01 24',
    },
    {
      code: 'BRG1',
      city: 'Brugge',
      street: 'Geldmuntstraat',
      houseNumber: '77',
      postcode: '8000',
      at: [51.2087, 3.2233],
      telephone: '+32 50 00 01 25',
    },
    {
      code: 'LGG1',
      city: 'Liège',
      street: 'En Neuvice',
      houseNumber: '81',
      postcode: '4000',
      at: [50.6448, 5.5755],
      telephone: '+32 4 000 01 26',
    },
  ],
  FR: [
    {
      code: 'LIL1',
      city: 'Lille',
      street: 'Rue Esquermoise',
      houseNumber: '71',
      postcode: '59800',
      at: [50.6386, 3.0608],
      telephone: '+33 3 53 01 01 31',
    },
    {
      code: 'PAR1',
      city: 'Paris',
      street: 'Rue de Charonne',
      houseNumber: '219',
      postcode: '75011',
      at: [48.853, 2.379],
      telephone: '+33 1 99 00 01 32',
    },
    {
      code: 'LYS1',
      city: 'Lyon',
      street: 'Rue Auguste Comte',
      houseNumber: '93',
      postcode: '69002',
      at: [45.754, 4.8302],
      telephone: '+33 4 65 71 01 33',
    },
    {
      code: 'BOD1',
      city: 'Bordeaux',
      street: 'Rue des Remparts',
      houseNumber: '99',
      postcode: '33000',
      at: [44.8412, -0.5793],
      telephone: '+33 5 36 49 01 34',
    },
    {
      code: 'NTE1',
      city: 'Nantes',
      street: 'Rue Crébillon',
      houseNumber: '47',
      postcode: '44000',
      at: [47.2137, -1.562],
      telephone: '+33 2 61 91 01 35',
    },
  ],
  DE: [
    {
      code: 'CGN1',
      city: 'Köln',
      street: 'Ehrenstraße',
      houseNumber: '88',
      postcode: '50672',
      at: [50.9386, 6.9405],
      telephone: '+49 221 4710 141',
    },
    {
      code: 'DUS1',
      city: 'Düsseldorf',
      street: 'Flinger Straße',
      houseNumber: '34',
      postcode: '40213',
      at: [51.2254, 6.7747],
      telephone: '+49 211 000 01 42',
    },
    {
      code: 'BER1',
      city: 'Berlin',
      street: 'Alte Schönhauser Straße',
      houseNumber: '72',
      postcode: '10119',
      at: [52.5273, 13.4054],
      telephone: '+49 30 23125 143',
    },
    {
      code: 'HAM1',
      city: 'Hamburg',
      street: 'Lange Reihe',
      houseNumber: '143',
      postcode: '20099',
      at: [53.5569, 10.011],
      telephone: '+49 40 66969 144',
    },
    {
      code: 'MUC1',
      city: 'München',
      street: 'Hans-Sachs-Straße',
      houseNumber: '41',
      postcode: '80469',
      at: [48.13, 11.5696],
      telephone: '+49 89 99998 145',
    },
    {
      code: 'FRA1',
      city: 'Frankfurt am Main',
      street: 'Oeder Weg',
      houseNumber: '203',
      postcode: '60318',
      at: [50.1215, 8.68],
      telephone: '+49 69 90009 146',
    },
  ],
}

/** Towns that other languages have a name of their own for. */
const townNames: Readonly<Record<string, LocalNames>> = {
  'Den Haag': { de: { city: 'Den Haag' }, fr: { city: 'La Haye' }, en: { city: 'The Hague' } },
  Groningen: { fr: { city: 'Groningue' } },
  Antwerpen: { fr: { city: 'Anvers' }, en: { city: 'Antwerp' } },
  Gent: { fr: { city: 'Gand' }, en: { city: 'Ghent' } },
  Brussel: { de: { city: 'Brüssel' }, fr: { city: 'Bruxelles' }, en: { city: 'Brussels' } },
  Leuven: { de: { city: 'Löwen' }, fr: { city: 'Louvain' } },
  Brugge: { de: { city: 'Brügge' }, fr: { city: 'Bruges' }, en: { city: 'Bruges' } },
  Luik: { de: { city: 'Lüttich' }, fr: { city: 'Liège' }, en: { city: 'Liège' } },
  Liège: { nl: { city: 'Luik' }, de: { city: 'Lüttich' } },
  Namur: { nl: { city: 'Namen' } },
  Paris: { nl: { city: 'Parijs' } },
  Lille: { nl: { city: 'Rijsel' } },
  Strasbourg: { nl: { city: 'Straatsburg' }, de: { city: 'Straßburg' } },
  Köln: { nl: { city: 'Keulen' }, fr: { city: 'Cologne' }, en: { city: 'Cologne' } },
  Berlin: { nl: { city: 'Berlijn' } },
  Hamburg: { fr: { city: 'Hambourg' } },
  München: { fr: { city: 'Munich' }, en: { city: 'Munich' } },
  'Frankfurt am Main': { fr: { city: 'Francfort-sur-le-Main' }, en: { city: 'Frankfurt' } },
}

/** In Brussels each street has two names; elsewhere it has the one that its town gave it. */
const streetNames: Readonly<Record<string, LocalNames>> = {
  BRU1: { fr: { street: 'rue Antoine Dansaert' } },
}

function localNamesOf({ code, city }: Place): { readonly localNames?: LocalNames } {
  const [towns = {}, streets = {}] = [townNames[city], streetNames[code]]
  const languages = (['nl', 'de', 'fr', 'en'] as const).filter((language) => towns[language] ?? streets[language])
  if (languages.length === 0) return {}
  return {
    localNames: Object.fromEntries(
      languages.map((language) => [language, { ...towns[language], ...streets[language] }]),
    ),
  }
}

const warehouse: LocationFeed = {
  code: 'DC',
  name: 'Waalwijk',
  kind: 'distribution-centre',
  street: 'Leestenmakersweg',
  houseNumber: '12',
  postcode: '5145 NV',
  city: 'Waalwijk',
  country: 'NL',
  lat: 51.7009,
  lng: 5.0497,
  telephone: '+31 416 000 100',
}

const stores: readonly LocationFeed[] = Object.entries(places).flatMap(([country, inCountry]) =>
  inCountry.map(({ at: [lat, lng], ...place }) => ({
    name: `Cordwainer ${place.city}`,
    ...place,
    ...localNamesOf({ ...place, at: [lat, lng] }),
    kind: 'store' as const,
    country: country as Country,
    lat,
    lng,
  })),
)

export const locations: readonly LocationFeed[] = [warehouse, ...stores]
export const distributionCentre = warehouse.code
export const storeLocations: readonly string[] = stores.map(({ code }) => code)
