import type { Translated } from '#kernel/storefront.ts'

/** Short words on a product's picture. */
export const labels = {
  bestseller: { en: 'Bestseller', nl: 'Bestseller', de: 'Bestseller', fr: 'Best-seller' },
  limited: { en: 'Limited edition', nl: 'Gelimiteerde oplage', de: 'Limitierte Auflage', fr: 'Édition limitée' },
  online: { en: 'Online only', nl: 'Alleen online', de: 'Nur online', fr: 'Exclusivité web' },
  handmade: { en: 'Made by hand', nl: 'Met de hand gemaakt', de: 'Von Hand gefertigt', fr: 'Fait main' },
  back: { en: 'Back again', nl: 'Weer terug', de: 'Wieder da', fr: 'De retour' },
} as const satisfies Readonly<Record<string, Translated>>

export type LabelKey = keyof typeof labels

/** How long a pre-order takes; the storefront writes 'Pre Order' before it. */
export const deliveryTimes = {
  'one-week': { en: '1 week', nl: '1 week', de: '1 Woche', fr: '1 semaine' },
  'two-weeks': { en: '2 weeks', nl: '2 weken', de: '2 Wochen', fr: '2 semaines' },
  'three-weeks': { en: '3 weeks', nl: '3 weken', de: '3 Wochen', fr: '3 semaines' },
  'five-weeks': { en: '5 weeks', nl: '5 weken', de: '5 Wochen', fr: '5 semaines' },
} as const satisfies Readonly<Record<string, Translated>>

export type DeliveryTimeKey = keyof typeof deliveryTimes
