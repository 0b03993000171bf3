import type { Language, Storefront } from '#kernel/storefront.ts'
import type { Translate } from '#web/messages/translator.ts'

type LegalLink = {
  readonly label: string
  readonly url: string
  /** A mark by which a retailer's accessibility tool finds the link that opens it; without a tool it leads to the statement. */
  readonly opens?: 'accessibility'
}

/** Content pages that every storefront must link to, by its language. */
const accessibilityPaths: Readonly<Record<Language, string>> = {
  en: '/accessibility/',
  nl: '/toegankelijkheid/',
  de: '/barrierefreiheit/',
  fr: '/accessibilite/',
  es: '/accesibilidad/',
}

/**
 * The legal row behind its first link, the one to withdraw: what the content names, then what the law wants there even if
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
  const all = [...named, ...wanted.filter(({ url }) => !named.some((link) => link.url === url))]
  return all.map((link) => (link.url === accessibilityPaths[language] ? { ...link, opens: 'accessibility' } : link))
}
