import type { Language, Translated } from '#kernel/storefront.ts'

/** Pages with what the law wants to be read before ordering; paths without the storefront's prefix. */
const pages = {
  terms: { en: '/terms/', nl: '/algemene-voorwaarden/', de: '/agb/', fr: '/cgv/' },
  privacy: { en: '/privacy-policy/', nl: '/privacy-policy/', de: '/privacy-policy/', fr: '/privacy-policy/' },
  withdrawal: {
    en: '/withdrawal-information/',
    nl: '/herroepingsrecht/',
    de: '/widerrufsbelehrung/',
    fr: '/droit-de-retractation/',
  },
} as const satisfies Readonly<Record<string, Translated>>

export function legalPage(language: Language, page: keyof typeof pages): string {
  return pages[page][language]
}
