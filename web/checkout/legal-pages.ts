import type { Language } from '#kernel/storefront.ts'

/** Pages with what the law wants to be read before ordering; paths without the storefront's prefix. */
const pages = {
  terms: { en: '/terms/', nl: '/algemene-voorwaarden/', de: '/agb/', fr: '/cgv/', es: '/condiciones-generales/' },
  privacy: {
    en: '/privacy-policy/',
    nl: '/privacy-policy/',
    de: '/privacy-policy/',
    fr: '/privacy-policy/',
    es: '/privacy-policy/',
  },
  withdrawal: {
    en: '/withdrawal-information/',
    nl: '/herroepingsrecht/',
    de: '/widerrufsbelehrung/',
    fr: '/droit-de-retractation/',
    es: '/derecho-de-desistimiento/',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export function legalPage(language: Language, page: keyof typeof pages): string {
  return pages[page][language]
}
