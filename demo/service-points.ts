import type { Country } from '#kernel/storefront.ts'

/** A place at which a parcel can wait: what the sandboxes of the carriers' services know in the demo shop. */
export type DemoPoint = {
  readonly id: string
  readonly carrier: string
  readonly kind: 'servicepoint' | 'packstation' | 'postoffice'
  readonly name: string
  readonly number?: string
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly alsoCalled: readonly string[]
  readonly country: Country
  readonly lat: number
  readonly lng: number
  readonly hours: readonly { readonly weekDay: number; readonly from: string; readonly to: string }[]
}

type City = {
  readonly city: string
  readonly alsoCalled?: readonly string[]
  readonly at: readonly [lat: number, lng: number]
  /** Streets with their postcodes. The streets are real, what is said to stand in them is not. */
  readonly streets: readonly (readonly [street: string, postcode: string])[]
}

const cities: Readonly<Partial<Record<Country, readonly City[]>>> = {
  NL: [
    {
      city: 'Amsterdam',
      at: [52.373, 4.893],
      streets: [
        ['Damrak', '1012 LP'],
        ['Overtoom', '1054 HN'],
        ['Ferdinand Bolstraat', '1072 LM'],
        ['Javastraat', '1094 HE'],
      ],
    },
    {
      city: 'Utrecht',
      at: [52.09, 5.121],
      streets: [
        ['Vredenburg', '3511 BC'],
        ['Biltstraat', '3572 BB'],
        ['Amsterdamsestraatweg', '3513 AG'],
      ],
    },
    {
      city: 'Rotterdam',
      at: [51.922, 4.479],
      streets: [
        ['Coolsingel', '3012 AC'],
        ['West-Kruiskade', '3014 AW'],
        ['Stationsplein', '3013 AK'],
      ],
    },
    {
      city: 'Den Haag',
      alsoCalled: ["'s-Gravenhage", 'The Hague'],
      at: [52.079, 4.308],
      streets: [
        ['Spuistraat', '2511 BC'],
        ['Frederik Hendriklaan', '2582 BV'],
        ['Weimarstraat', '2562 GW'],
      ],
    },
    {
      city: 'Eindhoven',
      at: [51.438, 5.479],
      streets: [
        ['Demer', '5611 AP'],
        ['Kruisstraat', '5612 CD'],
        ['Woenselse Markt', '5612 CS'],
      ],
    },
    {
      city: 'Groningen',
      at: [53.217, 6.567],
      streets: [
        ['Herestraat', '9711 LC'],
        ['Oosterstraat', '9711 NV'],
        ['Nieuwe Ebbingestraat', '9712 NK'],
      ],
    },
    {
      city: 'Maastricht',
      at: [50.849, 5.692],
      streets: [
        ['Grote Staat', '6211 CT'],
        ['Wycker Brugstraat', '6221 EA'],
        ['Brusselsestraat', '6211 PB'],
      ],
    },
  ],
  BE: [
    {
      city: 'Antwerpen',
      alsoCalled: ['Antwerp', 'Anvers'],
      at: [51.218, 4.407],
      streets: [
        ['Meir', '2000'],
        ['Nationalestraat', '2000'],
        ['Abdijstraat', '2020'],
      ],
    },
    {
      city: 'Gent',
      alsoCalled: ['Ghent', 'Gand'],
      at: [51.053, 3.722],
      streets: [
        ['Veldstraat', '9000'],
        ['Sleepstraat', '9000'],
        ['Brugsepoortstraat', '9000'],
      ],
    },
    {
      city: 'Brussel',
      alsoCalled: ['Bruxelles', 'Brussels', 'Ixelles', 'Elsene'],
      at: [50.842, 4.357],
      streets: [
        ['Nieuwstraat', '1000'],
        ['Rue du Bailli', '1050'],
        ['Chaussée d’Ixelles', '1050'],
        ['Dansaertstraat', '1000'],
      ],
    },
    {
      city: 'Leuven',
      alsoCalled: ['Louvain'],
      at: [50.879, 4.702],
      streets: [
        ['Bondgenotenlaan', '3000'],
        ['Diestsestraat', '3000'],
        ['Tiensestraat', '3000'],
      ],
    },
    {
      city: 'Brugge',
      alsoCalled: ['Bruges'],
      at: [51.208, 3.225],
      streets: [
        ['Steenstraat', '8000'],
        ['Langestraat', '8000'],
      ],
    },
    {
      city: 'Liège',
      alsoCalled: ['Luik'],
      at: [50.643, 5.572],
      streets: [
        ['Rue Saint-Gilles', '4000'],
        ['Rue Puits-en-Sock', '4020'],
        ['Rue Léopold', '4000'],
      ],
    },
  ],
  FR: [
    {
      city: 'Paris',
      at: [48.858, 2.365],
      streets: [
        ['Rue Oberkampf', '75011'],
        ['Rue de Bretagne', '75003'],
        ['Rue Montorgueil', '75002'],
        ['Rue Daguerre', '75014'],
      ],
    },
    {
      city: 'Lille',
      at: [50.634, 3.064],
      streets: [
        ['Rue de Gand', '59800'],
        ['Rue Solférino', '59000'],
        ['Rue du Molinel', '59800'],
      ],
    },
    {
      city: 'Lyon',
      at: [45.76, 4.834],
      streets: [
        ['Rue Mercière', '69002'],
        ['Cours Gambetta', '69003'],
        ['Grande Rue de la Croix-Rousse', '69004'],
      ],
    },
    {
      city: 'Bordeaux',
      at: [44.839, -0.574],
      streets: [
        ['Rue Sainte-Catherine', '33000'],
        ['Cours Victor Hugo', '33000'],
        ['Rue Fondaudège', '33000'],
      ],
    },
    {
      city: 'Nantes',
      at: [47.216, -1.556],
      streets: [
        ['Rue Crébillon', '44000'],
        ['Rue Paul Bellamy', '44000'],
        ['Boulevard Gabriel Guist’hau', '44000'],
      ],
    },
  ],
  DE: [
    {
      city: 'Köln',
      alsoCalled: ['Koeln', 'Cologne'],
      at: [50.938, 6.951],
      streets: [
        ['Ehrenstraße', '50672'],
        ['Aachener Straße', '50674'],
        ['Domstraße', '50668'],
        ['Severinstraße', '50678'],
      ],
    },
    {
      city: 'Düsseldorf',
      alsoCalled: ['Duesseldorf'],
      at: [51.226, 6.777],
      streets: [
        ['Flinger Straße', '40213'],
        ['Nordstraße', '40477'],
        ['Lorettostraße', '40219'],
      ],
    },
    {
      city: 'Berlin',
      at: [52.527, 13.402],
      streets: [
        ['Torstraße', '10119'],
        ['Kastanienallee', '10435'],
        ['Bergmannstraße', '10961'],
        ['Kantstraße', '10625'],
      ],
    },
    {
      city: 'Hamburg',
      at: [53.553, 10.0],
      streets: [
        ['Lange Reihe', '20099'],
        ['Schanzenstraße', '20357'],
        ['Eppendorfer Weg', '20259'],
      ],
    },
    {
      city: 'München',
      alsoCalled: ['Muenchen', 'Munich'],
      at: [48.135, 11.576],
      streets: [
        ['Reichenbachstraße', '80469'],
        ['Hohenzollernstraße', '80801'],
        ['Sonnenstraße', '80331'],
      ],
    },
    {
      city: 'Frankfurt am Main',
      alsoCalled: ['Frankfurt'],
      at: [50.117, 8.683],
      streets: [
        ['Berger Straße', '60316'],
        ['Schweizer Straße', '60594'],
        ['Kaiserstraße', '60311'],
      ],
    },
  ],
  GB: [
    {
      city: 'London',
      at: [51.513, -0.118],
      streets: [
        ['Lamb’s Conduit Street', 'WC1N 3LD'],
        ['Marylebone High Street', 'W1U 4QW'],
        ['Upper Street', 'N1 0NY'],
        ['The Mall', 'SW1A 1AA'],
      ],
    },
    {
      city: 'Manchester',
      at: [53.481, -2.241],
      streets: [
        ['Deansgate', 'M3 2BW'],
        ['Oldham Street', 'M1 1JN'],
        ['Whitworth Street', 'M1 5WG'],
      ],
    },
    {
      city: 'Edinburgh',
      at: [55.951, -3.195],
      streets: [
        ['George Street', 'EH2 2LR'],
        ['Leith Walk', 'EH6 8LN'],
        ['Bruntsfield Place', 'EH10 4DE'],
      ],
    },
  ],
}

const shops: Readonly<Partial<Record<Country, readonly string[]>>> = {
  NL: ['Boekhandel', 'Tabakswinkel', 'Drogist', 'Supermarkt'],
  BE: ['Dagbladhandel', 'Krantenwinkel', 'Librairie', 'Nachtwinkel'],
  FR: ['Tabac', 'Librairie', 'Pressing', 'Épicerie'],
  DE: ['Kiosk', 'Schreibwaren', 'Lotto-Laden', 'Späti'],
  GB: ['Newsagent', 'Locker', 'Corner shop', 'Bookshop'],
}

const carriers: Readonly<Partial<Record<Country, string>>> = { FR: 'mondial_relay', GB: 'inpost_gb' }

const weekly = (from: string, to: string, saturday: string) => [
  ...[1, 2, 3, 4, 5].map((weekDay) => ({ weekDay, from, to })),
  { weekDay: 6, from: '10:00', to: saturday },
]
const always = [1, 2, 3, 4, 5, 6, 7].map((weekDay) => ({ weekDay, from: '00:00', to: '24:00' }))

/** Service points, packstations and post offices around the cities in which the demo shop has stores and shoppers. */
export const demoServicePoints: readonly DemoPoint[] = Object.entries(cities).flatMap(([code, list], countryIndex) => {
  const country = code as Country
  return list.flatMap((place, cityIndex) =>
    place.streets.flatMap(([street, postcode], index) => {
      const serial = (countryIndex + 1) * 1000 + cityIndex * 10 + index
      // Spread around the middle of the city, each some hundred metres further out.
      const angle = index * 2.4 + cityIndex
      const at = (distance: number) => ({
        lat: Number((place.at[0] + Math.sin(angle) * distance).toFixed(5)),
        lng: Number((place.at[1] + Math.cos(angle) * distance * 1.6).toFixed(5)),
      })
      const common = {
        carrier: carriers[country] ?? 'dhl',
        street,
        postcode,
        city: place.city,
        alsoCalled: place.alsoCalled ?? [],
        country,
      }
      const counter: DemoPoint = {
        ...common,
        id: `${40_000 + serial}`,
        kind: country === 'DE' && index === 1 ? 'postoffice' : 'servicepoint',
        name: country === 'DE' && index === 1 ? `Postfiliale ${street}` : `${shops[country]?.[index] ?? ''} ${street}`,
        houseNumber: String(7 + index * 26 + cityIndex * 3),
        ...at(0.004 + index * 0.004),
        hours: weekly(index % 2 === 0 ? '08:30' : '09:00', index % 2 === 0 ? '19:00' : '18:00', '17:00'),
      }
      if (country !== 'DE') return [counter]
      const number = String(101 + cityIndex * 10 + index)
      const locker: DemoPoint = {
        ...common,
        id: `${50_000 + serial}`,
        kind: 'packstation',
        name: `Packstation ${number}`,
        number,
        houseNumber: String(12 + index * 19 + cityIndex),
        ...at(0.002 + index * 0.004),
        hours: always,
      }
      return [locker, counter]
    }),
  )
})
