import type { PromotionFeed } from '#shop/promotions/promotion-feed.ts'
import { daysBefore, morningIn } from './catalogue/dates.ts'

/** The promotions of the demo shop: one of each kind, by code and by itself, for all storefronts and for some. */
export function demoPromotions(now: Date): readonly PromotionFeed[] {
  const since = `${daysBefore(now, 10)}T00:00:00.000Z`
  return [
    {
      key: 'welcome',
      code: 'WELCOME10',
      name: {
        en: 'Welcome: 10% off',
        nl: 'Welkom: 10% korting',
        de: 'Willkommen: 10 % Rabatt',
        fr: 'Bienvenue : 10 % de réduction',
      },
      benefit: { kind: 'percentage', rate: 1000 },
      fullPriceOnly: true,
      mostPerShopper: 1,
      priority: 10,
    },
    {
      key: 'twenty-from-two-hundred',
      code: 'TWENTY',
      name: {
        en: '£18 off from £180',
        nl: '€ 20 korting vanaf € 200',
        de: '20 € Rabatt ab 200 €',
        fr: '20 € de réduction dès 200 €',
      },
      benefit: { kind: 'amount', amounts: { EUR: 2000, GBP: 1800 } },
      minimum: { EUR: 20_000, GBP: 18_000 },
      exclusive: true,
    },
    {
      key: 'free-delivery',
      code: 'DOORSTEP',
      name: { en: 'Free delivery', nl: 'Gratis verzending', de: 'Kostenloser Versand', fr: 'Livraison offerte' },
      benefit: { kind: 'free-shipping' },
      priority: 20,
    },
    {
      key: 'first-boots',
      code: 'FIRSTBOOTS',
      name: {
        en: 'Early boots: 15% off',
        nl: 'Vroege laarzen: 15% korting',
        de: 'Frühe Stiefel: 15 % Rabatt',
        fr: 'Premières bottes : 15 % de réduction',
      },
      benefit: { kind: 'percentage', rate: 1500 },
      categories: ['women-boots', 'men-boots'],
      from: since,
      to: morningIn(now, 60),
      mostInTotal: 50,
      mostPerShopper: 1,
    },
    {
      key: 'belts-two-and-a-half',
      name: {
        en: 'Belts: the second at half price',
        nl: 'Riemen: de tweede voor de helft',
        de: 'Gürtel: der zweite zum halben Preis',
        fr: 'Ceintures : la deuxième à moitié prix',
      },
      benefit: { kind: 'bundle', pieces: 2, reduced: 1, rate: 5000 },
      categories: ['women-belts', 'men-belts'],
    },
    {
      key: 'bonjour',
      code: 'BONJOUR',
      name: { en: '£5 off', nl: '€ 5 korting', de: '5 € Rabatt', fr: '5 € de bienvenue' },
      benefit: { kind: 'amount', amounts: { EUR: 500 } },
      storefronts: ['fr_FR', 'fr_BE'],
      mostPerShopper: 1,
    },
  ]
}
