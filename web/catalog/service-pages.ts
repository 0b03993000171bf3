import type { Language } from '#kernel/storefront.ts'

/** Content pages that the catalogue points at, by language: paths without the storefront's prefix. */
const pages = {
  delivery: { en: '/delivery/', nl: '/verzending/', de: '/versand/', fr: '/livraison/', es: '/envios/' },
  returns: { en: '/returns/', nl: '/retourneren/', de: '/retouren/', fr: '/retours/', es: '/devoluciones/' },
  guarantee: {
    en: '/guarantee/',
    nl: '/wettelijke-garantie/',
    de: '/gewaehrleistung/',
    fr: '/garantie-legale/',
    es: '/garantia-legal/',
  },
  customerService: {
    en: '/customer-service/',
    nl: '/klantenservice/',
    de: '/kundenservice/',
    fr: '/service-client/',
    es: '/atencion-al-cliente/',
  },
  productSafety: {
    en: '/product-safety/',
    nl: '/productveiligheid/',
    de: '/produktsicherheit/',
    fr: '/securite-des-produits/',
    es: '/seguridad-de-los-productos/',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export function servicePage(language: Language, page: keyof typeof pages): string {
  return pages[page][language]
}
