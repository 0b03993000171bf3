import type { Language, Storefront } from '#kernel/storefront.ts'
import type { Translate } from '#web/words/translator.ts'

type LegalLink = { readonly label: string; readonly url: string; readonly withdrawal?: boolean }

/** Content pages that every storefront must link to, by its language. */
const accessibilityPaths: Readonly<Record<Language, string>> = {
  en: '/accessibility/',
  nl: '/toegankelijkheid/',
  de: '/barrierefreiheit/',
  fr: '/accessibilite/',
}

/** How to withdraw (Directive 2011/83/EU, article 11; its online function has its place here). */
export const withdrawalPaths: Readonly<Record<Language, string>> = {
  en: '/withdrawal-information/',
  nl: '/herroepingsrecht/',
  de: '/widerrufsbelehrung/',
  fr: '/droit-de-retractation/',
}

/**
 * The legal row: withdrawal first and easy to find, then what the content names, then what the law wants there even if
 * the content forgets it: accessibility everywhere, Impressum and AGB in Germany, and only there.
 */
export function legalLinks(
  { language, country }: Pick<Storefront, 'language' | 'country'>,
  fromContent: readonly LegalLink[],
  t: Translate,
): readonly LegalLink[] {
  const onlyGerman = /^\/(?:impressum|agb)\/?$/
  const named = fromContent.filter(({ url }) => country === 'DE' || !onlyGerman.test(url))
  const wanted: LegalLink[] = [
    ...(country === 'DE'
      ? [
          { label: t('footer.imprint'), url: '/impressum/' },
          { label: t('footer.terms_de'), url: '/agb/' },
        ]
      : []),
    { label: t('footer.accessibility'), url: accessibilityPaths[language] },
  ]
  return [
    { label: t('withdraw.link'), url: withdrawalPaths[language], withdrawal: true },
    ...named,
    ...wanted.filter(({ url }) => !named.some((link) => link.url === url)),
  ]
}
