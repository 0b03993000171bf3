import type { StorefrontCode } from '#kernel/storefront.ts'
import type { TypedAddress } from '#shop/orders/address.ts'

/** Everybody's, in the demo shop on one's own machine: `passwordHash` is made of it. */
export const demoPassword = 'Well heeled shoppers'
export const demoPasswordHash = 'scrypt$32768$8$3$lwfUS1nq-IAA6xwMplXi8g$RXTYzB5iurz0b_sFsMGSO3L6a6W5Sy9MHHgQkpRO5GA'

/** How far an order is, and how long ago it was placed. */
export type DemoOrder = {
  readonly daysAgo: number
  /** What is `coming-back` arrived, and some of it is awaited as a return. */
  readonly stage: 'received' | 'incorporated' | 'sent' | 'en-route' | 'coming-back' | 'delivered' | 'cancelled'
  readonly pieces: number
}

/** What somebody says of an article, in their language. */
export type DemoReview = {
  readonly stars: number
  readonly fit: 'small' | 'normal' | 'large'
  readonly text: string
}

export type DemoCustomer = {
  readonly storefrontCode: StorefrontCode
  readonly email: string
  readonly salutation: 'mr' | 'mrs' | null
  readonly birthday: string
  readonly addresses: readonly TypedAddress[]
  readonly favouriteStores: readonly string[]
  readonly paymentMethod: string
  readonly shippingMethod: string
  readonly orders: readonly DemoOrder[]
  /** What they say of the articles of their oldest order that arrived. */
  readonly reviews: readonly DemoReview[]
  readonly wishes: number
}

const everyStage: readonly DemoOrder[] = [
  { daysAgo: 0, stage: 'received', pieces: 1 },
  { daysAgo: 1, stage: 'incorporated', pieces: 2 },
  { daysAgo: 3, stage: 'sent', pieces: 1 },
  { daysAgo: 4, stage: 'en-route', pieces: 2 },
  { daysAgo: 8, stage: 'coming-back', pieces: 2 },
  { daysAgo: 40, stage: 'delivered', pieces: 1 },
  { daysAgo: 95, stage: 'cancelled', pieces: 1 },
  { daysAgo: 210, stage: 'delivered', pieces: 3 },
]

/** As many orders, each placed some days earlier. */
const earlier = (days: number) => everyStage.map((order) => ({ ...order, daysAgo: order.daysAgo + days }))

/** The shoppers of the demo shop, one for each storefront: what an account looks like once it has been lived in. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    storefrontCode: 'nl_NL',
    email: 'sanne@cordwainer.example',
    salutation: 'mrs',
    birthday: '1988-04-02',
    addresses: [
      {
        countryIso: 'NL',
        firstName: 'Sanne',
        lastName: 'de Wit',
        street: 'Oudegracht',
        additionalAddressLine1: '118',
        additionalAddressLine2: 'bis',
        zipcode: '3511 AX',
        city: 'Utrecht',
      },
      {
        countryIso: 'NL',
        firstName: 'Sanne',
        lastName: 'de Wit',
        street: 'Stationsplein',
        additionalAddressLine1: '45',
        zipcode: '3013 AK',
        city: 'Rotterdam',
      },
    ],
    favouriteStores: ['UTR1', 'RTM1'],
    paymentMethod: 'ideal',
    shippingMethod: 'postnl',
    orders: everyStage,
    reviews: [
      { stars: 5, fit: 'normal', text: 'Zit vanaf de eerste dag goed en het leer wordt alleen maar mooier.' },
      { stars: 4, fit: 'small', text: 'Mooie schoen, maar neem een halve maat groter: bij de tenen is hij smal.' },
      { stars: 5, fit: 'normal', text: 'Al maanden bijna elke dag aan. De zool is nauwelijks versleten.' },
    ],
    wishes: 6,
  },
  {
    storefrontCode: 'nl_BE',
    email: 'lotte@cordwainer.example',
    salutation: 'mrs',
    birthday: '1994-11-30',
    addresses: [
      {
        countryIso: 'BE',
        firstName: 'Lotte',
        lastName: 'Peeters',
        street: 'Nationalestraat',
        additionalAddressLine1: '52',
        zipcode: '2000',
        city: 'Antwerpen',
      },
      {
        countryIso: 'BE',
        firstName: 'Lotte',
        lastName: 'Peeters',
        street: 'Kouter',
        additionalAddressLine1: '14',
        zipcode: '9000',
        city: 'Gent',
      },
    ],
    favouriteStores: ['ANR1'],
    paymentMethod: 'bancontact',
    shippingMethod: 'bpost',
    orders: earlier(2),
    reviews: [
      { stars: 4, fit: 'normal', text: 'Stevig en warm, precies wat ik zocht voor de herfst.' },
      { stars: 3, fit: 'small', text: 'Valt klein uit. Geruild voor een maat groter, die zit wel perfect.' },
      { stars: 5, fit: 'normal', text: 'Heel licht, ik voel ze amper.' },
    ],
    wishes: 3,
  },
  {
    storefrontCode: 'fr_BE',
    email: 'amelie@cordwainer.example',
    salutation: null,
    birthday: '1979-07-19',
    addresses: [
      {
        countryIso: 'BE',
        firstName: 'Amélie',
        lastName: 'Dubois',
        street: 'Rue du Bailli',
        additionalAddressLine1: '71',
        zipcode: '1050',
        city: 'Ixelles',
      },
      {
        countryIso: 'BE',
        firstName: 'Amélie',
        lastName: 'Dubois',
        street: 'Rue de Fer',
        additionalAddressLine1: '38',
        zipcode: '5000',
        city: 'Namur',
      },
    ],
    favouriteStores: ['BRU1'],
    paymentMethod: 'bancontact',
    shippingMethod: 'bpost',
    orders: earlier(1),
    reviews: [
      { stars: 5, fit: 'normal', text: 'Très belle finition, la couleur est fidèle à la photo.' },
      { stars: 4, fit: 'normal', text: 'Confortable après deux jours, le cuir s’assouplit vite.' },
      { stars: 2, fit: 'small', text: 'Jolie mais trop étroite pour moi, je l’ai renvoyée.' },
    ],
    wishes: 2,
  },
  {
    storefrontCode: 'fr_FR',
    email: 'julien@cordwainer.example',
    salutation: 'mr',
    birthday: '1985-01-08',
    addresses: [
      {
        countryIso: 'FR',
        firstName: 'Julien',
        lastName: 'Moreau',
        street: '14 rue de la Clef',
        zipcode: '59800',
        city: 'Lille',
      },
      {
        countryIso: 'FR',
        firstName: 'Julien',
        lastName: 'Moreau',
        street: '27 rue des Martyrs',
        zipcode: '75009',
        city: 'Paris',
      },
    ],
    favouriteStores: ['LIL1'],
    paymentMethod: 'creditcard',
    shippingMethod: 'colissimo',
    orders: earlier(3),
    reviews: [
      { stars: 4, fit: 'normal', text: 'Bonne qualité, taille comme d’habitude.' },
      { stars: 5, fit: 'normal', text: 'On me demande toujours où je les ai achetées.' },
      { stars: 4, fit: 'large', text: 'Un peu large au talon, une semelle règle le problème.' },
    ],
    wishes: 4,
  },
  {
    storefrontCode: 'de_DE',
    email: 'greta@cordwainer.example',
    salutation: 'mrs',
    birthday: '1991-09-14',
    addresses: [
      {
        countryIso: 'DE',
        firstName: 'Greta',
        lastName: 'Groß',
        street: 'Ehrenstraße',
        additionalAddressLine1: '9a',
        zipcode: '50672',
        city: 'Köln',
      },
      {
        countryIso: 'DE',
        firstName: 'Greta',
        lastName: 'Groß',
        street: 'Sternstraße',
        additionalAddressLine1: '112',
        zipcode: '20357',
        city: 'Hamburg',
      },
    ],
    favouriteStores: ['CGN1', 'HAM1'],
    paymentMethod: 'paypal',
    shippingMethod: 'dhl',
    orders: everyStage,
    reviews: [
      { stars: 5, fit: 'normal', text: 'Saubere Nähte, angenehm weiches Leder. Passt wie gewohnt.' },
      { stars: 4, fit: 'small', text: 'Schöner Schuh, fällt aber eine halbe Nummer kleiner aus.' },
      { stars: 4, fit: 'normal', text: 'Bequem auch nach einem langen Tag auf den Beinen.' },
    ],
    wishes: 5,
  },
  {
    storefrontCode: 'en_GB',
    email: 'amy@cordwainer.example',
    salutation: 'mrs',
    birthday: '1982-12-24',
    addresses: [
      {
        countryIso: 'GB',
        firstName: 'Amy',
        lastName: 'Reed',
        street: '3 Lamb’s Conduit Street',
        zipcode: 'WC1N 3LD',
        city: 'London',
      },
      {
        countryIso: 'GB',
        firstName: 'Amy',
        lastName: 'Reed',
        street: '18 Broughton Street',
        zipcode: 'EH1 3RH',
        city: 'Edinburgh',
      },
    ],
    favouriteStores: [],
    paymentMethod: 'creditcard',
    shippingMethod: 'royal-mail',
    orders: earlier(2),
    reviews: [
      { stars: 5, fit: 'normal', text: 'Well made and comfortable straight out of the box.' },
      { stars: 3, fit: 'small', text: 'Runs small. I changed it for half a size up, which fits well.' },
      { stars: 5, fit: 'normal', text: 'Worn them in the rain all winter and my feet stayed dry.' },
    ],
    wishes: 3,
  },
]
