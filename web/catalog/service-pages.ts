import type { Language, Translated } from '#kernel/storefront.ts'

/** Content pages that the catalogue points at, by language: paths without the storefront's prefix. */
const pages = {
  delivery: { en: '/delivery/', nl: '/verzending/', de: '/versand/', fr: '/livraison/' },
  returns: { en: '/returns/', nl: '/retourneren/', de: '/retouren/', fr: '/retours/' },
  guarantee: { en: '/guarantee/', nl: '/wettelijke-garantie/', de: '/gewaehrleistung/', fr: '/garantie-legale/' },
  customerService: { en: '/customer-service/', nl: '/klantenservice/', de: '/kundenservice/', fr: '/service-client/' },
  productSafety: {
    en: '/product-safety/',
    nl: '/productveiligheid/',
    de: '/produktsicherheit/',
    fr: '/securite-des-produits/',
  },
} as const satisfies Readonly<Record<string, Translated>>

export function servicePage(language: Language, page: keyof typeof pages): string {
  return pages[page][language]
}
