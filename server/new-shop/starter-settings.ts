import type { Language, Storefront } from '#kernel/storefront.ts'
import { usualService } from '#shop/settings/service-settings.ts'
import type { NewShop } from './answers.ts'

type Texts = Readonly<Partial<Record<Language, string>>>

const standard: Texts = {
  en: 'Standard delivery',
  nl: 'Standaardbezorging',
  de: 'Standardversand',
  fr: 'Livraison standard',
  es: 'Envío estándar',
}
const second: Texts = {
  en: 'With another carrier',
  nl: 'Met een andere vervoerder',
  de: 'Mit einem anderen Versanddienst',
  fr: 'Avec un autre transporteur',
  es: 'Con otro transportista',
}

/** Who brings most parcels of a country. */
const carriers: Readonly<Record<string, string>> = {
  NL: 'PostNL',
  BE: 'bpost',
  FR: 'Colissimo',
  DE: 'DHL',
  GB: 'Royal Mail',
  AT: 'Österreichische Post',
  LU: 'POST Luxembourg',
  IE: 'An Post',
  ES: 'Correos',
  PT: 'CTT',
  IT: 'Poste Italiane',
  DK: 'PostNord',
  SE: 'PostNord',
  FI: 'Posti',
  NO: 'Posten',
  PL: 'Poczta Polska',
  CH: 'Die Post',
}

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/**
 * settings.json of a new shop: one way of delivery for each storefront (Belgium has two, Code of economic law, article VI.45/2),
 * the rates of VAT, what a club would give, and nothing beside. What pages promise of returns and of customer service
 * stands there, so that whoever opens the shop sees it.
 *
 * @param like what the shop's own settings say of VAT, by which every shop begins
 */
export function starterSettings(
  { storefronts, country }: NewShop,
  { schema, vat }: { readonly schema: string; readonly vat: object },
): object {
  const languages = [...new Set(storefronts.map(({ language }) => language))]
  const said = (texts: Texts) =>
    Object.fromEntries(languages.map((language) => [language, texts[language] ?? texts.en]))
  const method = (storefront: Storefront, id: string, carrier: string, description: Texts, price: number) => ({
    id,
    carrier,
    description: said(description),
    type: 'home',
    price,
    countries: storefront.deliversTo,
    schedule: {
      from: country,
      timeZone: storefronts[0].timeZone,
      cutOff: '16:00',
      dispatchDays: workdays,
      home: storefront.country,
      transitDays: storefront.country === country ? [1, 3] : [2, 5],
      deliveryDays: [...workdays, 'saturday'],
    },
  })
  const methodsOf = (storefront: Storefront) => {
    const carrier = carriers[storefront.country] ?? 'Parcel service'
    const first = method(storefront, 'standard', carrier, standard, 495)
    return storefront.country === 'BE' ? [first, method(storefront, 'second', 'PostNL', second, 595)] : [first]
  }
  return {
    $schema: schema,
    timeZone: storefronts[0].timeZone,
    delivery: {
      methods: Object.fromEntries(storefronts.map((one) => [one.code, methodsOf(one)])),
      supplyDays: { centre: 0, stores: 2, supplier: 4 },
    },
    extras: [],
    vat,
    loyalty: {
      offered: false,
      signUpPoints: 0,
      voucherPoints: 200,
      voucherValues: Object.fromEntries(storefronts.map(({ currency }) => [currency, 1000])),
      voucherDelayDays: 14,
      voucherMonths: 6,
      reminderDays: 30,
    },
    payment: { notOffered: [] },
    returns: { days: 14 },
    service: usualService,
    giftCards: { offered: false },
    consent: { askAlways: false },
  }
}
